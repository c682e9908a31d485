/* Imports blocks op by op, each by its row in a table. */
#include "front/stablehlo/import/cuts.h"
#include "front/stablehlo/import/quant.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "front/stablehlo/bytecode/program.h"

smr_status(hlo_fail)(hlo_import *im, const smr_mlir_op *op, smr_status st, const char *fmt, ...)
{
	char why[1000];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	if (im->told)
		return st;
	im->told = true;
	if (op->line == 0)
		return smr_fail(st, "%s: %s", im->file, why);
	return smr_fail(st, "%s:%u:%u: %s", op->file != NULL ? op->file : im->file, op->line,
			op->column, why);
}

smr_status(hlo_no_memory)(hlo_import *im)
{
	return smr_fail(SMR_ENOMEM, "no memory for the program of %s", im->file);
}

smr_status(hlo_unsupported)(hlo_import *im, const smr_mlir_op *op, const char *why)
{
	return hlo_fail(im, op, SMR_EUNSUPPORTED, "unsupported: %s%s%s", op->name,
			why != NULL ? ": " : "", why != NULL ? why : "");
}

/* ---- rows ---- */

static const hlo_row *const tables[] = {
	hlo_element_rows, hlo_compare_rows, hlo_complex_rows, hlo_move_rows,       hlo_reduce_rows,
	hlo_dot_rows,     hlo_control_rows, hlo_window_rows,  hlo_index_rows,      hlo_library_rows,
	hlo_call_rows,    hlo_dynamic_rows, hlo_chlo_rows,    hlo_collective_rows, hlo_shard_rows,
	hlo_norm_rows,    hlo_core_rows,    hlo_scan_rows,    hlo_quant_rows,
};

static int compare_row_names(const void *a, const void *b)
{
	return strcmp((*(const hlo_row *const *)a)->name, (*(const hlo_row *const *)b)->name);
}

static smr_status read_tables(hlo_import *im)
{
	size_t n = 1;

	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		for (const hlo_row *r = tables[i]; r->name != NULL; r++)
			n++;
	im->rows = smr_arena_array(im->arena, n, sizeof(const hlo_row *));
	if (im->rows == NULL)
		return hlo_no_memory(im);
	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
		for (const hlo_row *r = tables[i]; r->name != NULL; r++)
			im->rows[im->nrows++] = r;
	qsort(im->rows, im->nrows, sizeof(const hlo_row *), compare_row_names);
	return SMR_OK;
}

const hlo_row *hlo_row_of(const hlo_import *im, const char *name)
{
	hlo_row key = {.name = name};
	const hlo_row *wanted = &key;
	const hlo_row **r =
		bsearch(&wanted, im->rows, im->nrows, sizeof(const hlo_row *), compare_row_names);

	return r != NULL ? *r : NULL;
}

/* ---- blocks ---- */

/* Attributes an error of ops/ or ir/ to the op that is being imported. */
static smr_status attach_error_to_op(hlo_import *im, const smr_mlir_op *op, smr_status st)
{
	char why[1000];

	if (st == SMR_OK || st == SMR_ENOMEM || im->told)
		return st;
	snprintf(why, sizeof(why), "%s", smr_errmsg());
	return hlo_fail(im, op, st, "%s", why);
}

/* Returns a workaround for an unsupported op; NULL: none is known. */
static const char *suggest_workaround(const char *name)
{
	static const struct {
		const char *begins, *way;
	} ways[] = {
		{"stablehlo.infeed", "hand data over as arguments"},
		{"stablehlo.outfeed", "hand data over as results"},
		{"stablehlo.recv", "hand data over as arguments"},
		{"stablehlo.send", "hand data over as results"},
		{"stablehlo.einsum", "run stablehlo-opt --stablehlo-legalize-deprecated-ops"},
		{"stablehlo.unary_einsum", "run stablehlo-opt --stablehlo-legalize-deprecated-ops"},
		{"stablehlo.torch_index_select",
		 "run stablehlo-opt --stablehlo-legalize-deprecated-ops"},
		{"chlo.", "run stablehlo-opt --chlo-legalize-to-stablehlo"},
	};

	for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++)
		if (strncmp(name, ways[i].begins, strlen(ways[i].begins)) == 0)
			return ways[i].way;
	return NULL;
}

static smr_status import_op(hlo_import *im, const smr_mlir_op *op)
{
	const hlo_row *row = hlo_row_of(im, op->name);
	const smr_mlir_op *before = im->at;
	bool done = false;
	smr_status st;

	if (row == NULL)
		return hlo_unsupported(im, op, suggest_workaround(op->name));
	im->at = op;
	st = hlo_quantized(im, op, row, &done);
	if (st == SMR_OK && !done)
		st = row->import != NULL ? row->import(im, op, row) : hlo_element(im, op, row);
	if (st == SMR_OK)
		st = hlo_said_of_results(im, op);
	im->at = before;
	return attach_error_to_op(im, op, st);
}

static bool is_terminator(const smr_mlir_op *op)
{
	return strcmp(op->name, "stablehlo.return") == 0 || strcmp(op->name, "func.return") == 0 ||
	       strcmp(op->name, "sdy.return") == 0;
}

smr_status hlo_block(hlo_import *im, const smr_mlir_block *b, const smr_mlir_op **end)
{
	smr_status st = SMR_OK;

	if (b->nops == 0 || !is_terminator(b->ops[b->nops - 1]))
		return hlo_fail(im, im->at, SMR_ETYPE, "a block of %s without a return",
				im->at->name);
	if (im->depth >= HLO_NESTING)
		return hlo_fail(im, im->at, SMR_EUNSUPPORTED,
				"regions and calls in each other, more than %d deep", HLO_NESTING);
	im->depth++;
	for (uint32_t i = 0; st == SMR_OK && i + 1 < b->nops; i++)
		st = import_op(im, b->ops[i]);
	im->depth--;
	*end = b->ops[b->nops - 1];
	return st;
}

smr_status hlo_region(hlo_import *im, const smr_mlir_op *op, uint32_t k, uint32_t nargs,
		      const smr_mlir_block **out)
{
	if (k >= op->nregions || op->regions[k].nblocks == 0)
		return hlo_fail(im, op, SMR_ETYPE, "%s without region %u", op->name, k);
	if (op->regions[k].nblocks > 1)
		return hlo_unsupported(im, op, "a region of several blocks");
	*out = op->regions[k].blocks[0];
	if (nargs != UINT32_MAX && (*out)->nargs != nargs)
		return hlo_fail(im, op, SMR_ETYPE, "region %u of %s has %u arguments, not %u", k,
				op->name, (*out)->nargs, nargs);
	return SMR_OK;
}

/* ---- programs ---- */

static bool has_row(const void *im, const char *name)
{
	return hlo_row_of(im, name) != NULL;
}

static smr_status run_import(hlo_import *im, const smr_stablehlo_params *params,
			     smr_stablehlo_face *face)
{
	SMR_TRY(read_tables(im));
	SMR_TRY(smr_mlir_recompose(im->mlir, has_row, im));
	SMR_TRY(hlo_number(im));
	SMR_TRY(hlo_functions(im));
	SMR_TRY(hlo_devices(im, &im->m->partitions, &im->m->replicas));
	if (params == NULL || !params->whole)
		SMR_TRY(hlo_module_mesh(im));
	im->packed = params != NULL && params->packed && im->m->partitions * im->m->replicas == 1;
	if (face != NULL)
		SMR_TRY(hlo_face(im, face));
	SMR_TRY(hlo_main(im, params));
	SMR_TRY(hlo_finish(im));
	return smr_module_verify(im->m);
}

static const char *name_of(const smr_mlir_op *module)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(module, "sym_name");

	return a != NULL && a->text != NULL ? a->text : "main";
}

smr_status smr_stablehlo_load(const char *file, const char *text, size_t n,
			      const smr_stablehlo_params *params, smr_stablehlo_face *face,
			      smr_module **out)
{
	hlo_import im = {.file = file,
			 .entry = params != NULL ? params->entry : NULL,
			 .outline = params != NULL && params->outline,
			 .divides = params != NULL && params->apart,
			 .face = face};
	smr_status st;

	if (im.entry != NULL && im.entry[0] == '@')
		im.entry++;
	if (face != NULL)
		*face = (smr_stablehlo_face){0};
	SMR_TRY(smr_mlir_load(file, text, n, &im.mlir));
	im.at = smr_mlir_module(im.mlir);
	st = smr_module_new(name_of(im.at), &im.m);
	if (st == SMR_OK) {
		im.arena = im.m->arena;
		im.file = smr_arena_strdup(im.arena, file);
		st = im.file == NULL
			     ? hlo_no_memory(&im)
			     : attach_error_to_op(&im, im.at, run_import(&im, params, face));
		hlo_forget(&im);
	}
	smr_mlir_free(im.mlir);
	if (st != SMR_OK) {
		if (face != NULL)
			smr_stablehlo_face_free(face);
		smr_module_free(im.m);
		return st;
	}
	*out = im.m;
	return SMR_OK;
}
