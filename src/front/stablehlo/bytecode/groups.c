/* Attributes that vhlo has one by one, and StableHLO in one attribute of several fields. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

enum { FIELDS = 9 };

typedef enum field_kind {
	INT_FIELD,
	LIST_FIELD, /* of integers; texts omit empty ones */
	TYPE_FIELD,
	BOOL_FIELD
} field_kind;

typedef struct field {
	const char *name; /* in StableHLO */
	field_kind kind;
	const char *from; /* in vhlo; NULL: the same name */
} field;

struct bc_group {
	const char *op, *attr, *name;
	field fields[FIELDS];
	bool whole;   /* also fields that are empty or 0 */
	bool is_conv; /* its fields number the dimensions */
};

#define GATHER                                                     \
	{                                                          \
		{"offset_dims", LIST_FIELD, NULL},                 \
		{"collapsed_slice_dims", LIST_FIELD, NULL},        \
		{"operand_batching_dims", LIST_FIELD, NULL},       \
		{"start_indices_batching_dims", LIST_FIELD, NULL}, \
		{"start_index_map", LIST_FIELD, NULL},             \
		{"index_vector_dim", INT_FIELD, NULL},             \
	}
#define CONV                                                          \
	{                                                             \
		{"input_batch_dimension", INT_FIELD, NULL},           \
		{"input_feature_dimension", INT_FIELD, NULL},         \
		{"input_spatial_dimensions", LIST_FIELD, NULL},       \
		{"kernel_input_feature_dimension", INT_FIELD, NULL},  \
		{"kernel_output_feature_dimension", INT_FIELD, NULL}, \
		{"kernel_spatial_dimensions", LIST_FIELD, NULL},      \
		{"output_batch_dimension", INT_FIELD, NULL},          \
		{"output_feature_dimension", INT_FIELD, NULL},        \
		{"output_spatial_dimensions", LIST_FIELD, NULL},      \
	}
#define CHANNEL                                      \
	{                                            \
		{"handle", INT_FIELD, "channel_id"}, \
		{"type", INT_FIELD, "channel_type"}, \
	}

/* Rows of one op are next to each other. */
static const bc_group groups[] = {
	{"stablehlo.dot_general",
	 "dot_dimension_numbers",
	 "stablehlo.dot",
	 {
		 {"lhs_batching_dimensions", LIST_FIELD, NULL},
		 {"rhs_batching_dimensions", LIST_FIELD, NULL},
		 {"lhs_contracting_dimensions", LIST_FIELD, NULL},
		 {"rhs_contracting_dimensions", LIST_FIELD, NULL},
	 },
	 false,
	 false},
	{"stablehlo.dot_general",
	 "algorithm",
	 "stablehlo.dot_algorithm",
	 {
		 {"lhs_precision_type", TYPE_FIELD, NULL},
		 {"rhs_precision_type", TYPE_FIELD, NULL},
		 {"accumulation_type", TYPE_FIELD, NULL},
		 {"lhs_component_count", INT_FIELD, NULL},
		 {"rhs_component_count", INT_FIELD, NULL},
		 {"num_primitive_operations", INT_FIELD, NULL},
		 {"allow_imprecise_accumulation", BOOL_FIELD, NULL},
	 },
	 true,
	 false},
	{"stablehlo.gather", "dimension_numbers", "stablehlo.gather", GATHER, false, false},
	{"stablehlo.dynamic_gather", "dimension_numbers", "stablehlo.gather", GATHER, false, false},
	{"stablehlo.scatter",
	 "scatter_dimension_numbers",
	 "stablehlo.scatter",
	 {
		 {"update_window_dims", LIST_FIELD, NULL},
		 {"inserted_window_dims", LIST_FIELD, NULL},
		 {"input_batching_dims", LIST_FIELD, NULL},
		 {"scatter_indices_batching_dims", LIST_FIELD, NULL},
		 {"scatter_dims_to_operand_dims", LIST_FIELD, NULL},
		 {"index_vector_dim", INT_FIELD, NULL},
	 },
	 false,
	 false},
	{"stablehlo.convolution", "dimension_numbers", "stablehlo.conv", CONV, true, true},
	{"stablehlo.dynamic_conv", "dimension_numbers", "stablehlo.conv", CONV, true, true},
	{"stablehlo.send", "channel_handle", "stablehlo.channel_handle", CHANNEL, true, false},
	{"stablehlo.recv", "channel_handle", "stablehlo.channel_handle", CHANNEL, true, false},
};
enum { NGROUPS = sizeof(groups) / sizeof(groups[0]) };

const bc_group *bc_find_group(const char *op)
{
	for (size_t i = 0; i < NGROUPS; i++)
		if (strcmp(groups[i].op, op) == 0)
			return &groups[i];
	return NULL;
}

/* Removes the attribute @p name from the list; NULL: it is not there. */
static const smr_mlir_attr *take_attr(const char *name, smr_mlir_named *v, size_t *n)
{
	const smr_mlir_attr *a = NULL;
	size_t kept = 0;

	for (size_t i = 0; i < *n; i++)
		if (strcmp(v[i].name, name) == 0)
			a = v[i].attr;
		else
			v[kept++] = v[i];
	*n = kept;
	return a;
}

/* Checks the kind of a field, and makes an array of a list. */
static smr_status read_field(bc_reader *r, bc_cursor *c, const field *f, smr_mlir_named *v)
{
	static const smr_mlir_attr_kind kinds[] = {[INT_FIELD] = SMR_MLIR_INTEGER,
						   [TYPE_FIELD] = SMR_MLIR_TYPE,
						   [BOOL_FIELD] = SMR_MLIR_BOOL};

	if (f->kind == LIST_FIELD)
		return bc_as_array(r, c, v->attr, &v->attr);
	return v->attr->kind == kinds[f->kind]
		       ? SMR_OK
		       : bc_fail(r, c->at, "%s is of a wrong kind", v->name);
}

static bool is_omitted(const field *f, const smr_mlir_attr *a)
{
	return f->kind == LIST_FIELD ? a->n == 0 : f->kind == INT_FIELD && a->bits == 0;
}

/* Returns whether the fields @p v of one operand number each dimension once. */
static bool is_numbering(const smr_mlir_named *v)
{
	uint64_t seen = 0, n = v[2].attr->n + 2, k;

	for (uint64_t i = 0; i < n; i++) {
		k = i < 2 ? v[i].attr->bits : (uint64_t)smr_mlir_int_at(v[2].attr, i - 2);
		if (k >= n || n > SMR_MLIR_RANK)
			return false;
		seen |= (uint64_t)1 << k;
	}
	return seen == ((uint64_t)1 << n) - 1;
}

static smr_status make_group(bc_reader *r, bc_cursor *c, const bc_group *g, const smr_mlir_named *f,
			     size_t n, smr_mlir_named *out)
{
	for (size_t i = 0; g->is_conv && i < FIELDS; i += 3)
		if (n != FIELDS || !is_numbering(f + i))
			return bc_fail(r, c->at,
				       "a convolution whose dimensions are not numbered "
				       "once each");
	*out = (smr_mlir_named){g->attr, bc_fields_attr(r, g->name, f, n)};
	return out->attr != NULL ? SMR_OK : bc_no_memory(r);
}

/* The algorithm of a contraction is of types "none" if the program does not choose it. */
static bool is_none(const smr_mlir_attr *a)
{
	return a->kind == SMR_MLIR_TYPE && a->type->kind == SMR_MLIR_NONE;
}

static smr_status apply_group(bc_reader *r, bc_cursor *c, const bc_group *g, smr_mlir_named *v,
			      size_t *n)
{
	smr_mlir_named f[FIELDS];
	size_t nf = 0, before = *n;
	bool none = false;

	for (size_t i = 0; i < FIELDS && g->fields[i].name != NULL; i++) {
		const field *like = &g->fields[i];
		const char *from = like->from != NULL ? like->from : like->name;

		f[nf] = (smr_mlir_named){like->name, take_attr(from, v, n)};
		if (f[nf].attr == NULL)
			continue;
		none = none || is_none(f[nf].attr);
		if (none)
			continue;
		SMR_TRY(read_field(r, c, like, &f[nf]));
		if (g->whole || !is_omitted(like, f[nf].attr))
			nf++;
	}
	if (none || *n == before)
		return SMR_OK;
	SMR_TRY(make_group(r, c, g, f, nf, &v[*n]));
	++*n;
	return SMR_OK;
}

static smr_status read_one_field(bc_reader *r, bc_cursor *c, const field *like,
				 const smr_mlir_attr **out)
{
	unsigned char b;
	int64_t v;

	switch (like->kind) {
	case LIST_FIELD:
		return bc_ints(r, c, out);
	case TYPE_FIELD:
		return bc_type_attr(r, c, out);
	case INT_FIELD:
		SMR_TRY(bc_svarint(r, c, &v));
		*out = mlir_int_attr(r->arena, "i64", v);
		break;
	case BOOL_FIELD:
		SMR_TRY(bc_byte(r, c, &b));
		*out = mlir_bool_attr(r->arena, b != 0);
		break;
	}
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

smr_status bc_read_fields(bc_reader *r, bc_cursor *c, const char *name, const smr_mlir_attr **out)
{
	const bc_group *g = groups;
	smr_mlir_named f[FIELDS], made;
	size_t nf = 0;

	while (strcmp(g->name, name) != 0)
		g++;
	for (size_t i = 0; i < FIELDS && g->fields[i].name != NULL; i++) {
		f[nf].name = g->fields[i].name;
		SMR_TRY(read_one_field(r, c, &g->fields[i], &f[nf].attr));
		nf += g->whole || !is_omitted(&g->fields[i], f[nf].attr);
	}
	SMR_TRY(make_group(r, c, g, f, nf, &made));
	*out = made.attr;
	return SMR_OK;
}

smr_status bc_group_attrs(bc_reader *r, bc_cursor *c, const bc_group *g, smr_mlir_named *v,
			  size_t *n)
{
	const char *op = g->op;

	for (; g < groups + NGROUPS && strcmp(g->op, op) == 0; g++)
		SMR_TRY(apply_group(r, c, g, v, n));
	return SMR_OK;
}
