/* Shardy's attributes, with the fields that mlir/sdy.c documents. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

static const char *const axis = "sdy.axis", *const mesh_axis = "sdy.mesh_axis",
			 *const mesh = "sdy.mesh", *const sub_axis = "sdy.sub_axis",
			 *const dim = "sdy.dim", *const sharding = "sdy.sharding";

static smr_status make(bc_reader *r, const char *name, const smr_mlir_named *f, size_t n,
		       const smr_mlir_attr **out)
{
	*out = bc_fields_attr(r, name, f, n);
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

/* Reads a list of attributes that are all called @p name. */
static smr_status read_list_of(bc_reader *r, bc_cursor *c, const char *name,
			       const smr_mlir_attr **out)
{
	SMR_TRY(bc_attr_list(r, c, out));
	for (size_t i = 0; i < (*out)->n; i++) {
		const smr_mlir_attr *a = (*out)->list[i];

		if (a->kind != SMR_MLIR_ATTR || strcmp(a->text, name) != 0)
			return bc_fail(r, c->at, "expected a list of %s before this", name);
	}
	return SMR_OK;
}

static smr_status read_int(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	int64_t v;

	SMR_TRY(bc_svarint(r, c, &v));
	*out = mlir_int_attr(r->arena, "i64", v);
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

/* Makes axes of a list of strings. */
static smr_status read_manual_axes(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *list = mlir_new_attr(r->arena, SMR_MLIR_LIST);
	const smr_mlir_attr *names, **v;

	SMR_TRY(bc_attr_list(r, c, &names));
	v = smr_arena_array(r->arena, names->n, sizeof(*v));
	if (list == NULL || v == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < names->n; i++) {
		if (names->list[i]->kind != SMR_MLIR_STRING)
			return bc_fail(r, c->at, "expected a list of axes' names before this");
		SMR_TRY(make(r, axis, &(smr_mlir_named){"name", names->list[i]}, 1, &v[i]));
	}
	list->n = names->n;
	list->list = v;
	return make(r, "sdy.manual_axes", &(smr_mlir_named){"axes", list}, 1, out);
}

static smr_status read_mesh_axis(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[2] = {{.name = "name"}, {.name = "size"}};

	SMR_TRY(bc_string_attr(r, c, &f[0].attr));
	SMR_TRY(read_int(r, c, &f[1].attr));
	return make(r, mesh_axis, f, 2, out);
}

static smr_status read_mesh(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[2] = {{.name = "axes"}, {.name = "device_ids"}};

	SMR_TRY(read_list_of(r, c, mesh_axis, &f[0].attr));
	SMR_TRY(bc_ints(r, c, &f[1].attr));
	return make(r, mesh, f, f[1].attr->n > 0 ? 2 : 1, out);
}

static smr_status read_sub_axis(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[2] = {{.name = "pre_size"}, {.name = "size"}};

	SMR_TRY(read_int(r, c, &f[0].attr));
	SMR_TRY(read_int(r, c, &f[1].attr));
	return make(r, sub_axis, f, 2, out);
}

static smr_status read_axis(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[3] = {{.name = "name"}, {.name = "pre_size"}, {.name = "size"}};
	const smr_mlir_attr *part;

	SMR_TRY(bc_string_attr(r, c, &f[0].attr));
	SMR_TRY(bc_optional_attr(r, c, &part));
	f[1].attr = smr_mlir_field(part, "pre_size");
	f[2].attr = smr_mlir_field(part, "size");
	if (part != NULL && (part->kind != SMR_MLIR_ATTR || strcmp(part->text, sub_axis) != 0))
		return bc_fail(r, c->at, "expected a part of an axis before this");
	return make(r, axis, f, 3, out);
}

static smr_status read_dim(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[3] = {{.name = "axes"}, {.name = "open"}, {.name = "priority"}};
	unsigned char closed;
	bool some;
	uint64_t v;

	SMR_TRY(read_list_of(r, c, axis, &f[0].attr));
	SMR_TRY(bc_byte(r, c, &closed));
	SMR_TRY(bc_flag(r, c, &v, &some));
	f[1].attr = mlir_bool_attr(r->arena, closed == 0);
	f[2].attr = some ? mlir_int_attr(r->arena, "i64", (int64_t)v) : NULL;
	if (f[1].attr == NULL || (some && f[2].attr == NULL))
		return bc_no_memory(r);
	return make(r, dim, f, 3, out);
}

/* Omits an empty list of axes, as texts do. */
static smr_status read_some_axes(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	SMR_TRY(read_list_of(r, c, axis, out));
	if ((*out)->n == 0)
		*out = NULL;
	return SMR_OK;
}

static smr_status read_sharding_to(bc_reader *r, bc_cursor *c, bool unreduced,
				   const smr_mlir_attr **out)
{
	smr_mlir_named f[4] = {
		{.name = "mesh"}, {.name = "dims"}, {.name = "replicated"}, {.name = "unreduced"}};
	const smr_mlir_attr *m;

	SMR_TRY(bc_attr(r, c, &m));
	if (m->kind != SMR_MLIR_SYMBOL && (m->kind != SMR_MLIR_ATTR || strcmp(m->text, mesh) != 0))
		return bc_fail(r, c->at, "expected a mesh or its name before this");
	f[0].attr = m;
	SMR_TRY(read_list_of(r, c, dim, &f[1].attr));
	SMR_TRY(read_some_axes(r, c, &f[2].attr));
	if (unreduced)
		SMR_TRY(read_some_axes(r, c, &f[3].attr));
	return make(r, sharding, f, 4, out);
}

static smr_status read_sharding(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	return read_sharding_to(r, c, false, out);
}

static smr_status read_unreduced_sharding(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	return read_sharding_to(r, c, true, out);
}

/* With the operation by which unreduced parts are combined: 0, a sum. */
static smr_status read_combined_sharding(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	int64_t by;

	SMR_TRY(read_sharding_to(r, c, true, out));
	SMR_TRY(bc_svarint(r, c, &by));
	return by == 0 ? SMR_OK
		       : bc_fail(r, c->at, "unsupported: parts that are not combined by a sum");
}

static smr_status read_per_value(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f = {.name = "shardings"};

	SMR_TRY(read_list_of(r, c, sharding, &f.attr));
	return make(r, "sdy.sharding_per_value", &f, 1, out);
}

static smr_status read_axis_list(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f = {.name = "axes"};

	SMR_TRY(read_list_of(r, c, axis, &f.attr));
	return make(r, "sdy.axis_ref_list", &f, 1, out);
}

/* Sharding rules, which nothing reads. */
static smr_status read_rule(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	c->at = c->end;
	*out = bc_keyword_field(r, "sdy.op_sharding_rule", "body", "");
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

smr_status bc_sdy_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	static bc_attr_reader *const readers[] = {
		[0] = read_manual_axes,
		[1] = read_mesh_axis,
		[2] = read_mesh,
		[3] = read_sub_axis,
		[4] = read_axis,
		[5] = read_dim,
		[6] = read_sharding,
		[7] = read_per_value,
		[8] = read_rule,
		[9] = read_rule,
		[10] = read_rule,
		[11] = read_axis_list,
		[15] = read_unreduced_sharding,
		[16] = read_per_value,
		[17] = read_combined_sharding,
	};
	const unsigned char *at = c->at;
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	if (code >= sizeof(readers) / sizeof(readers[0]) || readers[code] == NULL)
		return bc_fail(r, at, "unsupported: the sdy attribute of code %llu",
			       (unsigned long long)code);
	return readers[code](r, c, out);
}
