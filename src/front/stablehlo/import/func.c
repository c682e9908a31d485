/* Functions: most calls are inlined. Recursive functions, and large ones that are called often,
 * remain functions. */
#include <string.h>

#include "base/data/table.h"
#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/import.h"

enum {
	SMALL = 16,   /* ops up to which functions are always inlined */
	MOST = 20000, /* ops, at most, that all inlined calls of one function become */
	CALL_DEPTH = 100,
	LISTED = 20, /* functions that an error names, at most */
};

struct hlo_func {
	const char *name;
	const smr_mlir_op *op;
	uint64_t size; /* ops, with those of inlined calls */
	uint32_t calls;
	bool open, done, stays, dynamic, declared;
	uint32_t number; /* number of the function if it is not inlined */
	hlo_value **args, **results;
	hlo_func *next; /* list of functions still to be imported */
	UT_hash_handle hh;
};

static hlo_func *find_func(hlo_import *im, const char *name)
{
	hlo_func *f = NULL;

	if (name != NULL)
		HASH_FIND_STR(im->funcs, name, f);
	return f;
}

const smr_mlir_op *hlo_find_function(hlo_import *im, const char *name)
{
	hlo_func *f = find_func(im, name);

	return f != NULL ? f->op : NULL;
}

const char *hlo_symbol(const smr_mlir_op *op, const char *name)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, name);

	return a != NULL && (a->kind == SMR_MLIR_SYMBOL || a->kind == SMR_MLIR_STRING) ? a->text
										       : NULL;
}

/* ---- how large they are ---- */

static void measure_func(hlo_import *im, hlo_func *f, unsigned depth);

static bool should_inline(const hlo_func *f)
{
	return !f->stays &&
	       (f->dynamic || f->calls == 1 || f->size <= SMALL || f->size * f->calls <= MOST);
}

static void measure_call(hlo_import *im, hlo_func *f, hlo_func *to, unsigned depth)
{
	if (to == NULL)
		return;
	if (to->open || depth > CALL_DEPTH) /* recursion, or too deep calls */
		to->stays = true;
	else
		measure_func(im, to, depth + 1);
	if (should_inline(to))
		f->size += to->size;
}

static void measure_block(hlo_import *im, hlo_func *f, const smr_mlir_block *b, unsigned depth)
{
	for (uint32_t i = 0; i < b->nops; i++) {
		const smr_mlir_op *op = b->ops[i];

		f->size++;
		if (strcmp(op->name, "func.call") == 0)
			measure_call(im, f, find_func(im, hlo_symbol(op, "callee")), depth);
		else if (strcmp(op->name, "stablehlo.composite") == 0)
			measure_call(im, f, find_func(im, hlo_symbol(op, "decomposition")), depth);
		for (uint32_t r = 0; r < op->nregions; r++)
			for (uint32_t k = 0; k < op->regions[r].nblocks; k++)
				measure_block(im, f, op->regions[r].blocks[k], depth);
	}
}

static void measure_func(hlo_import *im, hlo_func *f, unsigned depth)
{
	if (f->done || f->op->nregions == 0 || f->op->regions[0].nblocks == 0)
		return;
	f->open = f->done = true;
	measure_block(im, f, f->op->regions[0].blocks[0], depth);
	f->open = false;
}

static void count_calls(hlo_import *im, const smr_mlir_block *b)
{
	for (uint32_t i = 0; i < b->nops; i++) {
		const smr_mlir_op *op = b->ops[i];
		hlo_func *f = find_func(im, strcmp(op->name, "func.call") == 0
						    ? hlo_symbol(op, "callee")
						    : hlo_symbol(op, "decomposition"));

		if (f != NULL)
			f->calls++;
		for (uint32_t r = 0; r < op->nregions; r++)
			for (uint32_t k = 0; k < op->regions[r].nblocks; k++)
				count_calls(im, op->regions[r].blocks[k]);
	}
}

static bool has_dynamic(const smr_mlir_block *b)
{
	for (uint32_t i = 0; i < b->nargs; i++)
		for (uint32_t d = 0;
		     b->args[i].type->kind == SMR_MLIR_TENSOR && d < b->args[i].type->n; d++)
			if (b->args[i].type->dims[d] == SMR_MLIR_DYNAMIC)
				return true;
	return false;
}

static smr_status register_func(hlo_import *im, const smr_mlir_op *op)
{
	const char *name = hlo_symbol(op, "sym_name");
	hlo_func *f;

	if (name == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "a function without a name");
	if (find_func(im, name) != NULL)
		return hlo_fail(im, op, SMR_ETYPE, "a second function @%s", name);
	f = smr_arena_alloc(im->arena, sizeof(*f));
	if (f == NULL)
		return hlo_no_memory(im);
	f->name = name;
	f->op = op;
	if (op->nregions > 0 && op->regions[0].nblocks > 0)
		f->dynamic = has_dynamic(op->regions[0].blocks[0]);
	HASH_ADD_KEYPTR(hh, im->funcs, f->name, strlen(f->name), f);
	return f->hh.tbl != NULL ? SMR_OK : hlo_no_memory(im);
}

smr_status hlo_functions(hlo_import *im)
{
	const smr_mlir_op *module = smr_mlir_module(im->mlir);
	const smr_mlir_block *b;
	hlo_func *f, *next;

	SMR_TRY(hlo_region(im, module, 0, UINT32_MAX, &b));
	for (uint32_t i = 0; i < b->nops; i++) {
		if (strcmp(b->ops[i]->name, "func.func") == 0)
			SMR_TRY(register_func(im, b->ops[i]));
		else if (strcmp(b->ops[i]->name, "sdy.mesh") != 0)
			return hlo_unsupported(im, b->ops[i], "outside of functions");
	}
	count_calls(im, b);
	HASH_ITER (hh, im->funcs, f, next)
		measure_func(im, f, 0);
	return SMR_OK;
}

void hlo_forget_functions(hlo_import *im)
{
	HASH_CLEAR(hh, im->funcs);
}

/* ---- calls ---- */

/* Checks the results of the return @p end against the function's type. */
static smr_status check_results(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_op *end,
				hlo_value *const *results, uint32_t n)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(fn, "function_type");
	const smr_mlir_type *t = a != NULL && a->kind == SMR_MLIR_TYPE ? a->type : NULL;

	if (t == NULL || t->kind != SMR_MLIR_FUNCTION)
		return SMR_OK;
	if (t->nresults != n)
		return hlo_fail(im, end, SMR_ETYPE, "%s of %u values; the function has %u results",
				end->name, n, t->nresults);
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(hlo_fits(im, end, t->members[t->n + i], &results[i]->type));
	return SMR_OK;
}

static smr_status inline_func(hlo_import *im, const smr_mlir_op *fn, hlo_value *const *args,
			      uint32_t nargs, hlo_value **results, uint32_t nresults)
{
	const smr_mlir_op *at = im->at, *end;
	const smr_mlir_block *b;
	uint32_t stage = im->stage, behind = im->behind;
	smr_loc loc = hlo_loc(im, at);

	SMR_TRY(hlo_region(im, fn, 0, nargs, &b));
	for (uint32_t i = 0; i < nargs; i++) {
		SMR_TRY(hlo_fits(im, at, b->args[i].type, &args[i]->type));
		SMR_TRY(hlo_bind(im, &b->args[i], args[i]));
	}
	im->stage = loc.stage;
	im->behind = loc.anew;
	SMR_TRY(hlo_block(im, b, &end));
	im->stage = stage;
	im->behind = behind;
	if (end->noperands != nresults)
		return hlo_fail(im, at, SMR_ETYPE, "%u results of %u", nresults, end->noperands);
	for (uint32_t i = 0; i < nresults; i++)
		SMR_TRY(hlo_operand(im, end, i, &results[i]));
	return check_results(im, fn, end, results, nresults);
}

/* Declares a function whose blocks are imported later; preserves im->f. */
static smr_status declare_func(hlo_import *im, hlo_func *f)
{
	const smr_mlir_op *ret;
	const smr_mlir_block *b;
	smr_function *before = im->f;
	hlo_type t;

	SMR_TRY(hlo_region(im, f->op, 0, UINT32_MAX, &b));
	if (b->nops == 0)
		return hlo_fail(im, f->op, SMR_ETYPE, "@%s without a return", f->name);
	if (f->dynamic)
		return hlo_unsupported(im, f->op, "it calls itself, and its sizes are symbols");
	ret = b->ops[b->nops - 1];
	im->f = smr_module_function(im->m, f->name);
	f->args = smr_arena_array(im->arena, b->nargs + 1, sizeof(hlo_value *));
	f->results = smr_arena_array(im->arena, ret->noperands + 1, sizeof(hlo_value *));
	if (im->f == NULL || f->args == NULL || f->results == NULL)
		return hlo_no_memory(im);
	f->number = im->m->nfunctions - 1;
	for (uint32_t i = 0; i < b->nargs; i++) {
		SMR_TRY(hlo_type_of(im, f->op, b->args[i].type, &t));
		SMR_TRY(hlo_var_value(im, &t, &f->args[i]));
	}
	for (uint32_t i = 0; i < ret->noperands; i++) {
		SMR_TRY(hlo_type_of(im, ret, ret->operands[i]->type, &t));
		SMR_TRY(hlo_var_value(im, &t, &f->results[i]));
	}
	SMR_TRY(hlo_vars(im, f->args, b->nargs, &im->f->params, &im->f->nparams));
	SMR_TRY(hlo_vars(im, f->results, ret->noperands, &im->f->results, &im->f->nresults));
	f->declared = true;
	f->next = im->later;
	im->later = f;
	im->f = before;
	return SMR_OK;
}

static smr_status emit_func_call(hlo_import *im, const smr_mlir_op *op, hlo_func *f,
				 hlo_value *const *args, uint32_t nargs, hlo_value **results,
				 uint32_t nresults)
{
	uint32_t *ins, *outs, nins, nouts;
	const smr_mlir_block *b;
	smr_block *block;

	if (!f->declared)
		SMR_TRY(declare_func(im, f));
	SMR_TRY(hlo_region(im, f->op, 0, nargs, &b));
	for (uint32_t i = 0; i < nargs; i++)
		SMR_TRY(hlo_fits(im, op, b->args[i].type, &args[i]->type));
	if (b->ops[b->nops - 1]->noperands != nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%u results of @%s", nresults, f->name);
	for (uint32_t i = 0; i < nresults; i++)
		SMR_TRY(hlo_var_value(im, &f->results[i]->type, &results[i]));
	SMR_TRY(hlo_vars(im, args, nargs, &ins, &nins));
	SMR_TRY(hlo_vars(im, results, nresults, &outs, &nouts));
	im->flow = NULL;
	block = smr_body_add(im->m, im->body, SMR_BLOCK_CALL, 0);
	if (block == NULL)
		return hlo_no_memory(im);
	block->loc = hlo_loc(im, op);
	block->callee = f->number;
	return smr_block_bind(im->m, block, ins, nins, outs, nouts);
}

smr_status hlo_call(hlo_import *im, const smr_mlir_op *op, const char *name, hlo_value *const *args,
		    uint32_t nargs, hlo_value **results, uint32_t nresults)
{
	hlo_func *f = find_func(im, name);

	if (f == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s of @%s, which there is not", op->name,
				name != NULL ? name : "");
	return should_inline(f) && (im->depth < CALL_DEPTH || f->dynamic)
		       ? inline_func(im, f->op, args, nargs, results, nresults)
		       : emit_func_call(im, op, f, args, nargs, results, nresults);
}

/* ---- programs ---- */

/* Takes this device's part of the whole arguments of a pmap; parts of packed complex ones. */
static smr_status cut_pmap_arguments(hlo_import *im, const smr_mlir_op *fn, const smr_mlir_block *b,
				     hlo_value **args)
{
	hlo_cuts cuts;
	hlo_type t;
	bool maps;

	for (uint32_t i = 0; i < b->nargs; i++) {
		SMR_TRY(hlo_type_of(im, fn, b->args[i].type, &t));
		SMR_TRY(hlo_pmap_maps(im, fn, false, i, &t, &maps));
		if (!maps)
			continue;
		SMR_TRY(hlo_pmap_cut(im, t.rank, &cuts));
		SMR_TRY(hlo_part_of(im, fn, &cuts, args[i], &args[i]));
	}
	return hlo_unpack_arguments(im, fn, b, args);
}

static smr_status gather_pmap_result(hlo_import *im, const smr_mlir_op *fn, uint32_t i,
				     hlo_value **v)
{
	hlo_cuts cuts;
	bool maps;

	SMR_TRY(hlo_pmap_maps(im, fn, true, i, &(*v)->type, &maps));
	if (!maps)
		return SMR_OK;
	SMR_TRY(hlo_pmap_cut(im, (*v)->type.rank, &cuts));
	return hlo_whole_of(im, &cuts, *v, v);
}

/* Imports the blocks of im->f; its results are stored to @p to, or to new variables if that is
 * NULL. */
static smr_status import_func_body(hlo_import *im, const smr_mlir_op *fn, hlo_value **args,
				   uint32_t nargs, hlo_value **to)
{
	const smr_mlir_block *b;
	uint32_t n;
	hlo_value **results;

	SMR_TRY(hlo_region(im, fn, 0, nargs, &b));
	n = b->nops > 0 ? b->ops[b->nops - 1]->noperands : 0;
	results = smr_arena_array(im->arena, 2 * (size_t)n + 1, sizeof(*results));
	if (results == NULL)
		return hlo_no_memory(im);
	im->at = fn;
	im->fname = smr_arena_strdup(im->arena, im->f->name);
	im->body = &im->f->body;
	im->flow = NULL;
	if (to == NULL) {
		SMR_TRY(hlo_apart_arguments(im, fn, args, nargs));
		SMR_TRY(cut_pmap_arguments(im, fn, b, args));
	}
	SMR_TRY(inline_func(im, fn, args, nargs, results, n));
	for (uint32_t i = 0; i < n; i++) {
		if (to == NULL) {
			SMR_TRY(hlo_apart_result(im, fn, i, &results[i]));
			SMR_TRY(gather_pmap_result(im, fn, i, &results[i]));
			SMR_TRY(hlo_pack_result(im, fn, b->ops[b->nops - 1]->operands[i]->type,
						&results[i]));
			SMR_TRY(hlo_var_value(im, &results[i]->type, &results[n + i]));
			SMR_TRY(hlo_say(im, fn, hlo_attr_of(fn, "res_attrs", i, "sdy.sharding"),
					results[n + i]));
		}
		SMR_TRY(hlo_assign_all(im, results[i], to != NULL ? to[i] : results[n + i]));
	}
	if (to == NULL)
		SMR_TRY(hlo_vars(im, results + n, n, &im->f->results, &im->f->nresults));
	return SMR_OK;
}

const smr_mlir_attr *hlo_attr_of(const smr_mlir_op *fn, const char *list, uint32_t i,
				 const char *name)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(fn, list);

	return a != NULL && a->kind == SMR_MLIR_LIST && i < a->n ? smr_mlir_field(a->list[i], name)
								 : NULL;
}

static bool is_public(const hlo_func *f)
{
	const char *seen = hlo_symbol(f->op, "sym_visibility");

	return seen == NULL || strcmp(seen, "private") != 0;
}

/* Fails with the names of the functions that can run: all that are not private, or all. */
static smr_status list_functions(hlo_import *im, bool all)
{
	smr_str names = {0};
	hlo_func *f, *next;
	uint32_t n = 0;
	smr_status st;

	HASH_ITER (hh, im->funcs, f, next) {
		if (!all && !is_public(f))
			continue;
		if (++n <= LISTED)
			smr_str_printf(&names, "%s@%s", n > 1 ? ", " : "", f->name);
	}
	if (n > LISTED)
		smr_str_printf(&names, " and %u more", n - LISTED);
	if (names.oom)
		st = hlo_no_memory(im);
	else if (im->entry != NULL)
		st = hlo_fail(im, im->at, SMR_ENOTFOUND, "there is no function @%s: there %s %s",
			      im->entry, n == 1 ? "is" : "are",
			      n > 0 ? smr_str_text(&names) : "none");
	else
		st = hlo_fail(im, im->at, SMR_ETYPE, "a program without a function @main%s%s",
			      n > 0 ? ": the entry may be " : "", smr_str_text(&names));
	smr_str_free(&names);
	return st;
}

/* Counts the functions that are not private; *@p last is the last of them. */
static uint32_t count_public(hlo_import *im, hlo_func **last)
{
	hlo_func *f, *next;
	uint32_t n = 0;

	HASH_ITER (hh, im->funcs, f, next)
		if (is_public(f)) {
			*last = f;
			n++;
		}
	return n;
}

smr_status hlo_main_function(hlo_import *im, const smr_mlir_op **out)
{
	hlo_func *f = find_func(im, im->entry != NULL ? im->entry : "main"), *only = NULL;
	uint32_t n = count_public(im, &only);

	if (f == NULL && im->entry == NULL && n == 1)
		f = only;
	if (f == NULL)
		return list_functions(im, n == 0);
	*out = f->op;
	return SMR_OK;
}

smr_status hlo_main(hlo_import *im, const smr_stablehlo_params *params)
{
	const smr_mlir_op *fn;
	const smr_mlir_block *b;
	hlo_value **args;
	hlo_type t;

	SMR_TRY(hlo_main_function(im, &fn));
	SMR_TRY(hlo_region(im, fn, 0, UINT32_MAX, &b));
	im->f = smr_module_function(im->m, hlo_symbol(fn, "sym_name"));
	args = smr_arena_array(im->arena, b->nargs + 1, sizeof(*args));
	if (im->f == NULL || args == NULL)
		return hlo_no_memory(im);
	if (params != NULL && params->shapes != NULL && params->nshapes > b->nargs)
		return hlo_fail(im, fn, SMR_EINVAL,
				"%u arguments are taken, %u are given (jax.jit leaves out what "
				"nothing reads, unless keep_unused=True)",
				b->nargs, params->nshapes);
	for (uint32_t i = 0; i < b->nargs; i++) {
		SMR_TRY(hlo_argument_type(im, fn, b, i, params, &t));
		SMR_TRY(hlo_apart_type(im, fn, i, &t));
		SMR_TRY(hlo_pack_type(im, fn, b->args[i].type, &t));
		SMR_TRY(hlo_var_value(im, &t, &args[i]));
		SMR_TRY(hlo_say(im, fn, hlo_attr_of(fn, "arg_attrs", i, "sdy.sharding"), args[i]));
	}
	SMR_TRY(hlo_vars(im, args, b->nargs, &im->f->params, &im->f->nparams));
	SMR_TRY(import_func_body(im, fn, args, b->nargs, NULL));
	im->manual++; /* where functions are called from is not known */
	while (im->later != NULL) {
		hlo_func *f = im->later;

		im->later = f->next;
		im->f = im->m->functions[f->number];
		SMR_TRY(hlo_region(im, f->op, 0, UINT32_MAX, &b));
		SMR_TRY(import_func_body(im, f->op, f->args, b->nargs, f->results));
	}
	return SMR_OK;
}
