/* Describes the arguments and results of a program without importing it. */
#include <string.h>

#include "base/arena.h"
#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

static smr_status copy_text(hlo_import *im, smr_str *s, const char **out)
{
	*out = s->oom ? NULL : smr_arena_strdup(im->arena, smr_str_text(s));
	smr_str_free(s);
	return *out != NULL ? SMR_OK : hlo_no_memory(im);
}

static smr_dtype get_whole_dtype(hlo_elem e)
{
	return !e.complex ? e.dtype : e.dtype == SMR_F64 ? SMR_C128 : SMR_C64;
}

/* Leaves *@p out as it is if the value has no text of this name. */
static smr_status describe_text(hlo_import *im, const smr_mlir_op *fn, const char *attrs,
				uint32_t i, const char *name, const char **out)
{
	const smr_mlir_attr *text = hlo_attr_of(fn, attrs, i, name);
	smr_str s = {0};

	if (text == NULL || text->kind != SMR_MLIR_STRING)
		return SMR_OK;
	smr_str_puts(&s, text->text);
	return copy_text(im, &s, out);
}

/* Takes the attributes about the memory of a value. */
static smr_status describe_memory(hlo_import *im, const smr_mlir_op *fn, const char *attrs,
				  uint32_t i, smr_stablehlo_value *out)
{
	const smr_mlir_attr *alias = hlo_attr_of(fn, attrs, i, "tf.aliasing_output");

	out->donor = hlo_attr_of(fn, attrs, i, "jax.buffer_donor") != NULL;
	out->alias = alias != NULL && alias->kind == SMR_MLIR_INTEGER ? (int32_t)alias->bits : -1;
	SMR_TRY(describe_text(im, fn, attrs, i, "mhlo.memory_kind", &out->memory));
	return describe_text(im, fn, attrs, i, "mhlo.layout_mode", &out->layout);
}

static smr_status describe_value(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_type *t,
				 const char *attrs, uint32_t i, const char *name, uint32_t *next,
				 smr_stablehlo_value *out)
{
	const smr_mlir_attr *sharding = hlo_attr_of(fn, attrs, i, "sdy.sharding");
	smr_str s = {0};
	hlo_type own;
	bool maps;

	SMR_TRY(hlo_type_of(im, fn, t, &own));
	SMR_TRY(hlo_pmap_maps(im, fn, strcmp(attrs, "res_attrs") == 0, i, &own, &maps));
	if (maps)
		own.dims[0] = im->mapped;
	*out = (smr_stablehlo_value){.dtype = get_whole_dtype(own.elem),
				     .rank = own.rank,
				     .first = *next,
				     .count = hlo_is_packed(im, &own) ? 1 : hlo_parts(&own)};
	*next += out->count;
	SMR_TRY(describe_memory(im, fn, attrs, i, out));
	memcpy(out->dims, own.dims, sizeof(out->dims));
	if (t->kind == SMR_MLIR_TENSOR)
		smr_mlir_print_type(&s, t->element);
	else
		smr_mlir_print_type(&s, t);
	SMR_TRY(copy_text(im, &s, &out->element));
	SMR_TRY(hlo_split_of(im, fn, sharding, own.rank, &out->split));
	for (uint32_t d = 0; im->parts && out->split.ndevices > 1 && d < own.rank; d++)
		out->dims[d] /= out->split.parts[d];
	if (sharding == NULL)
		sharding = hlo_attr_of(fn, attrs, i, "mhlo.sharding");
	if (sharding != NULL) {
		smr_mlir_print_attr(&s, sharding);
		SMR_TRY(copy_text(im, &s, &out->sharding));
	}
	return describe_text(im, fn, attrs, i, name, &out->name);
}

static smr_status describe_values(hlo_import *im, const smr_mlir_op *fn,
				  const smr_mlir_value *const *v, uint32_t n, const char *attrs,
				  const char *name, smr_stablehlo_value **out)
{
	uint32_t next = 0;

	*out = smr_arena_array(im->arena, n + 1, sizeof(**out));
	if (*out == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(describe_value(im, fn, v[i]->type, attrs, i, name, &next, &(*out)[i]));
	return SMR_OK;
}

static smr_status read_signature(hlo_import *im, smr_stablehlo_face *out)
{
	const smr_mlir_value **args;
	const smr_mlir_op *fn, *end;
	const smr_mlir_block *b;

	SMR_TRY(hlo_devices(im, &out->partitions, &out->replicas));
	out->apart = im->apart;
	SMR_TRY(hlo_main_function(im, &fn));
	SMR_TRY(hlo_region(im, fn, 0, UINT32_MAX, &b));
	if (b->nops == 0)
		return hlo_fail(im, fn, SMR_ETYPE, "a function without a return");
	args = smr_arena_array(im->arena, b->nargs + 1, sizeof(*args));
	if (args == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < b->nargs; i++)
		args[i] = &b->args[i];
	end = b->ops[b->nops - 1];
	out->nargs = b->nargs;
	out->nresults = end->noperands;
	SMR_TRY(describe_values(im, fn, args, b->nargs, "arg_attrs", "jax.arg_info", &out->args));
	return describe_values(im, fn, (const smr_mlir_value *const *)end->operands, end->noperands,
			       "res_attrs", "jax.result_info", &out->results);
}

smr_status hlo_face(hlo_import *im, smr_stablehlo_face *out)
{
	smr_arena *before = im->arena;
	smr_stablehlo_face face = {.arena = smr_arena_new()};
	smr_status st;

	if (face.arena == NULL)
		return hlo_no_memory(im);
	im->arena = face.arena;
	st = read_signature(im, &face);
	im->arena = before;
	if (st != SMR_OK) {
		smr_arena_free(face.arena);
		return st;
	}
	*out = face;
	return SMR_OK;
}

void smr_stablehlo_face_free(smr_stablehlo_face *face)
{
	smr_arena_free(face->arena);
	*face = (smr_stablehlo_face){0};
}
