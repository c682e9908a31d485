/* Properties whose attribute in the tree differs: vhlo states all defaults, which texts omit, and
 * has one form for lists that StableHLO has several for. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

enum { FEW = 64 }; /* integers in an array, at most */

struct bc_fix {
	const char *op; /* NULL: any */
	const char *names;
	smr_status (*make)(bc_reader *r, bc_cursor *c, smr_mlir_named *f);
};

static smr_status finish(bc_reader *r, const smr_mlir_attr *a)
{
	return a != NULL ? SMR_OK : bc_no_memory(r);
}

smr_status bc_as_array(bc_reader *r, bc_cursor *c, const smr_mlir_attr *a,
		       const smr_mlir_attr **out)
{
	if (a->kind == SMR_MLIR_ARRAY) {
		*out = a;
		return SMR_OK;
	}
	if (a->kind != SMR_MLIR_DENSE || a->type->element->kind != SMR_MLIR_INT || a->n > FEW)
		return bc_fail(r, c->at, "expected a list of at most %d integers before this", FEW);
	*out = bc_array_of_dense(r, a);
	return finish(r, *out);
}

static smr_status nothing(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	return SMR_OK;
}

static smr_status array(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	return bc_as_array(r, c, f->attr, &f->attr);
}

static smr_status array_unless_empty(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	SMR_TRY(bc_as_array(r, c, f->attr, &f->attr));
	if (f->attr->n == 0)
		f->attr = NULL;
	return SMR_OK;
}

static smr_status unless_empty(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	const smr_mlir_attr *a = f->attr;

	if ((a->kind == SMR_MLIR_LIST || a->kind == SMR_MLIR_STRING || a->kind == SMR_MLIR_DICT) &&
	    a->n == 0)
		f->attr = NULL;
	return SMR_OK;
}

static smr_status unless_empty_text(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if (f->attr->kind == SMR_MLIR_STRING && f->attr->n == 0)
		f->attr = NULL;
	return SMR_OK;
}

/* For lists of the attributes of each argument or result. */
static smr_status unless_all_empty(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	const smr_mlir_attr *a = f->attr;

	if (a->kind != SMR_MLIR_LIST)
		return bc_fail(r, c->at, "expected a list of dictionaries before this");
	for (size_t i = 0; i < a->n; i++) {
		if (a->list[i]->kind != SMR_MLIR_DICT)
			return bc_fail(r, c->at, "expected a list of dictionaries before this");
		if (a->list[i]->n > 0)
			return SMR_OK;
	}
	f->attr = NULL;
	return SMR_OK;
}

static smr_status unless_0(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if ((f->attr->kind == SMR_MLIR_BOOL || f->attr->kind == SMR_MLIR_INTEGER) &&
	    f->attr->bits == 0)
		f->attr = NULL;
	return SMR_OK;
}

static smr_status unless_1(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if (f->attr->kind == SMR_MLIR_INTEGER && f->attr->bits == 1)
		f->attr = NULL;
	return SMR_OK;
}

static smr_status unit_if_true(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if (f->attr->kind == SMR_MLIR_UNIT)
		return SMR_OK;
	if (f->attr->kind != SMR_MLIR_BOOL)
		return bc_fail(r, c->at, "expected true or false before this");
	if (f->attr->bits == 0) {
		f->attr = NULL;
		return SMR_OK;
	}
	f->attr = mlir_new_attr(r->arena, SMR_MLIR_UNIT);
	return finish(r, f->attr);
}

static smr_status symbol(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if (f->attr->kind == SMR_MLIR_SYMBOL)
		return SMR_OK;
	if (f->attr->kind != SMR_MLIR_STRING)
		return bc_fail(r, c->at, "expected a function's name before this");
	f->attr = bc_text_attr(r, SMR_MLIR_SYMBOL, f->attr->text, f->attr->n);
	return finish(r, f->attr);
}

static smr_status symbols_unless_empty(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	smr_mlir_attr *a = mlir_new_attr(r->arena, SMR_MLIR_LIST);
	const smr_mlir_attr *from = f->attr, **list;

	if (from->kind != SMR_MLIR_LIST)
		return bc_fail(r, c->at, "expected a list of functions' names before this");
	f->attr = NULL;
	if (from->n == 0)
		return SMR_OK;
	list = smr_arena_array(r->arena, from->n, sizeof(*list));
	if (a == NULL || list == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < from->n; i++) {
		smr_mlir_named one = {.attr = from->list[i]};

		SMR_TRY(symbol(r, c, &one));
		list[i] = one.attr;
	}
	a->n = from->n;
	a->list = list;
	f->attr = a;
	return SMR_OK;
}

/* A channel of number 0 is none. Collectives are from device to device: type 1. */
static smr_status channel(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	smr_mlir_named v[2] = {{"handle", f->attr}, {"type", NULL}};

	if (f->attr->kind != SMR_MLIR_INTEGER)
		return bc_fail(r, c->at, "expected a channel's number before this");
	f->attr = NULL;
	if (v[0].attr->bits == 0)
		return SMR_OK;
	f->name = "channel_handle";
	v[1].attr = mlir_int_attr(r->arena, "i64", 1);
	f->attr = v[1].attr == NULL ? NULL : bc_fields_attr(r, "stablehlo.channel_handle", v, 2);
	return finish(r, f->attr);
}

static bool has_value(const smr_mlir_attr *a, const char *field, const char *word)
{
	const smr_mlir_attr *v = smr_mlir_field(a, field);

	return v != NULL && v->kind == SMR_MLIR_KEYWORD && strcmp(v->text, word) == 0;
}

static smr_status unless_notype(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if (has_value(f->attr, "value", "NOTYPE"))
		f->attr = NULL;
	return SMR_OK;
}

static smr_status unless_default_accuracy(bc_reader *r, bc_cursor *c, smr_mlir_named *f)
{
	if (f->attr->n == 1 && has_value(smr_mlir_field(f->attr, "mode"), "value", "DEFAULT"))
		f->attr = NULL;
	return SMR_OK;
}

static const bc_fix fixes[] = {
	{NULL, "known_expanding_dimensions known_nonexpanding_dimensions", array_unless_empty},
	{NULL,
	 "base_dilations broadcast_dimensions broadcast_sizes edge_padding_high edge_padding_low "
	 "fft_length interior_padding lhs_dilation limit_indices permutation rhs_dilation "
	 "slice_sizes start_indices strides window_dilations window_dimensions window_reversal "
	 "window_strides",
	 array},
	{"stablehlo.map", "dimensions", array},
	{"stablehlo.reduce", "dimensions", array},
	{"stablehlo.reverse", "dimensions", array},
	{NULL,
	 "layout operand_layouts output_operand_aliases precision_config result_layouts "
	 "result_tilings",
	 unless_empty},
	{"func.func", "sym_visibility", unless_empty},
	{"builtin.module", "sym_visibility", unless_empty},
	{NULL, "arg_attrs res_attrs", unless_all_empty},
	{NULL, "called_computations", symbols_unless_empty},
	{NULL, "callee decomposition", symbol},
	{"stablehlo.send", "channel_id", nothing}, /* groups.c has these */
	{"stablehlo.recv", "channel_id", nothing},
	{NULL, "channel_id", channel},
	{NULL, "use_global_device_ids", unit_if_true},
	{NULL, "compare_type", unless_notype},
	{NULL, "result_accuracy", unless_default_accuracy},
	{"stablehlo.custom_call", "backend_config", unless_empty_text},
	{"stablehlo.custom_call", "api_version", unless_1},
	{"stablehlo.custom_call", "has_side_effect", unless_0},
	{"stablehlo.composite", "composite_attributes", unless_empty},
	{"stablehlo.composite", "version", unless_0},
	{"stablehlo.cholesky", "lower", unless_0},
};

static bool has_word(const char *words, const char *word)
{
	size_t len = strlen(word);

	for (const char *at = words; at != NULL; at = strchr(at, ' ')) {
		at += *at == ' ';
		if (strncmp(at, word, len) == 0 && (at[len] == ' ' || at[len] == '\0'))
			return true;
	}
	return false;
}

const bc_fix *bc_find_fix(const char *op, const char *attr)
{
	for (size_t i = 0; i < sizeof(fixes) / sizeof(fixes[0]); i++)
		if ((fixes[i].op == NULL || strcmp(fixes[i].op, op) == 0) &&
		    has_word(fixes[i].names, attr))
			return &fixes[i];
	return NULL;
}

smr_status bc_apply_fix(bc_reader *r, bc_cursor *c, const bc_fix *fix, smr_mlir_named *f)
{
	return fix == NULL ? SMR_OK : fix->make(r, c, f);
}
