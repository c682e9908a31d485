/* Kernels: each finds the points of a thread. Barriers must be reached by all threads of a group,
 * so threads without a point compute the last one, and do not store. */
#include <stdio.h>
#include <string.h>

#include "back/gpu/own.h"
#include "back/webgpu/own.h"

/* The point, the place in the team, and whether the thread stores, by kind of launch. */
static const char *const indices[] = {
	[SMR_GPU_WARP_ROWS] = "  let own = block * (threads / 32i) + t / 32i;\n"
			      "  let member = t % 32i;\n"
			      "  let lo = min(own, points - 1i);\n"
			      "  let leads = member == 0i && own < points;\n",
	[SMR_GPU_BLOCK_ROWS] = "  let member = t;\n"
			       "  let lo = block;\n"
			       "  let leads = member == 0i;\n",
	[SMR_GPU_COLUMNS] = "  let own = block * 32i + t % 32i;\n"
			    "  let member = t / 32i;\n"
			    "  let lo = min(own, points - 1i);\n"
			    "  let leads = member == 0i && own < points;\n",
	[SMR_GPU_ROWS] = "  let member = t;\n"
			 "  let lo = block;\n"
			 "  let leads = member == 0i;\n",
};

/* Notes arrays that are stored to in parts of words, before they are read. */
static void note_bytes(wgsl *w, int operand)
{
	const nest_operand *o = &w->p->ops[operand];

	for (int b = 0; b < w->code->nbases; b++)
		if (o->where == NEST_MEMORY && w->code->base[b] == o->base &&
		    smr_dtype_size(o->dtype) < 4)
			w->bytes |= UINT64_C(1) << b;
}

static void put_stage(wgsl *w, int k)
{
	w->s = &w->p->stages[k];
	wgsl_stage(w);
}

/* Threads compute the row's points in turn. */
static void put_row_elements(wgsl *w, int k, int64_t rows)
{
	int64_t points = nest_simt_points(w->p, &w->p->stages[k]) / rows;

	wgsl_open(w, "for (var column: i32 = t; column < %lldi; column += threads) {",
		  (long long)points);
	put_stage(w, k);
	wgsl_close(w);
}

/* Stages of the same rows, with barriers between them: all threads have stored, then they read. */
static void put_rows(wgsl *w, const smr_gpu_launch *l)
{
	for (int k = l->first; k < l->first + l->nstages; k++) {
		if (k > l->first)
			wgsl_line(w, "storageBarrier();");
		if (w->p->stages[k].row == NEST_ROW_ELEMENTS) {
			put_row_elements(w, k, l->points);
			continue;
		}
		wgsl_open(w, "{");
		put_stage(w, k);
		wgsl_close(w);
	}
}

static void put_body(wgsl *w, const smr_gpu_launch *l)
{
	if (l->kind == SMR_GPU_CHAIN) {
		wgsl_line(w, "let lo = block * threads + t;");
		wgsl_open(w, "if (lo < points) {");
		put_stage(w, l->first);
		wgsl_close(w);
		return;
	}
	if (l->kind == SMR_GPU_PRODUCT) {
		w->s = &w->p->stages[l->first];
		wgsl_product(w);
		return;
	}
	if ((size_t)l->kind >= sizeof(indices) / sizeof(indices[0])) {
		wgsl_refuse(w, "%s in WGSL", smr_gpu_kind_name(l->kind));
		return;
	}
	smr_str_puts(&w->body, indices[l->kind]);
	if (l->kind == SMR_GPU_ROWS)
		put_rows(w, l);
	else
		put_stage(w, l->first);
}

static void put_head(const wgsl *w, const smr_gpu_launch *l, bool hides, smr_str *out)
{
	for (int rep = 0; rep < WGSL_REPS; rep++)
		if (w->shared >> rep & 1)
			smr_str_printf(out, "var<workgroup> group_%s: array<%s, %u>;\n",
				       wgsl_type((wgsl_rep)rep), wgsl_type((wgsl_rep)rep),
				       l->block);
	if (l->kind == SMR_GPU_PRODUCT)
		wgsl_product_arrays(&w->p->stages[l->first], out);
	smr_str_printf(out,
		       "@compute @workgroup_size(%u)\n"
		       "fn main(@builtin(workgroup_id) group: vec3<u32>,\n"
		       "        @builtin(local_invocation_index) thread: u32) {\n"
		       "  let block = i32(group.x + group.y * %uu);\n"
		       "  if (block >= %ui) { return; }\n"
		       "  let t = i32(thread);\n"
		       "  const threads = %ui;\n"
		       "  const points = %lldi;\n%s",
		       l->block, w->k->x, l->grid, l->block, (long long)l->points,
		       hides ? "  smr_hidden = group.z;\n" : "");
}

/* A dimension has few groups, so the grid has two. */
static smr_status set_grid(wgsl *w, const smr_gpu_launch *l)
{
	uint32_t most = w->t->groups, rows;

	if (l->points > INT32_MAX / 2)
		return smr_fail(SMR_EUNSUPPORTED, "%lld points", (long long)l->points);
	rows = (l->grid + most - 1) / most;
	if (rows > most)
		return smr_fail(SMR_EUNSUPPORTED, "%u groups of threads", l->grid);
	w->k->y = rows;
	w->k->x = rows > 1 ? (l->grid + rows - 1) / rows : l->grid;
	return SMR_OK;
}

static smr_status check_shared(const wgsl *w, const smr_gpu_launch *l)
{
	uint32_t bytes = 0;

	for (int rep = 0; rep < WGSL_REPS; rep++)
		if (w->shared >> rep & 1)
			bytes += l->block * (rep >= WGSL_I64 ? 8 : 4);
	if (l->kind == SMR_GPU_PRODUCT)
		bytes += wgsl_product_shared(&w->p->stages[l->first]);
	return bytes <= w->t->shared
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "%u bytes of a group's memory", bytes);
}

static smr_status put_kernel(wgsl *w, const smr_gpu_launch *l)
{
	smr_str *out = &w->k->text;
	bool hides;

	SMR_TRY(set_grid(w, l));
	wgsl_begin_kernel(w);
	for (int k = l->first; k < l->first + l->nstages; k++) {
		note_bytes(w, w->p->stages[k].out);
		for (int i = 0; i < w->p->stages[k].nmore; i++)
			note_bytes(w, w->p->stages[k].more[i].out);
	}
	smr_str_clear(&w->body);
	w->depth = 1;
	w->next = 0;
	put_body(w, l);
	if (w->st == SMR_OK)
		wgsl_declare(w, out);
	if (w->st != SMR_OK)
		return w->st;
	SMR_TRY(check_shared(w, l));
	SMR_TRY(smr_str_status(&w->body, "generated code"));
	hides = wgsl_functions(w->fns, out);
	SMR_TRY(wgsl_put_ops(w, out));
	put_head(w, l, hides, out);
	smr_str_puts(out, smr_str_text(&w->body));
	smr_str_puts(out, "}\n");
	return smr_str_status(out, "generated code");
}

static void describe(const smr_gpu_code *launches, smr_wgsl_code *code)
{
	size_t used = 0;

	for (int k = 0; k < launches->nlaunches && used < sizeof(code->detail); k++)
		used += (size_t)snprintf(code->detail + used, sizeof(code->detail) - used,
					 "%s%s, %u x %u", k > 0 ? "; " : "",
					 smr_gpu_kind_name(launches->launch[k].kind),
					 launches->launch[k].grid, launches->launch[k].block);
}

smr_status wgsl_kernels(wgsl *w)
{
	const smr_gpu_target as_gpu = {
		.threads = (int)w->t->threads, .shared = SIZE_MAX, .processors = 1};
	smr_gpu_code launches = {.nlaunches = 0};

	SMR_TRY(smr_gpu_plan(w->p, &as_gpu, &launches));
	for (int k = 0; k < launches.nlaunches; k++) {
		w->k = &w->code->kernel[w->code->nkernels++];
		SMR_TRY(put_kernel(w, &launches.launch[k]));
	}
	describe(&launches, w->code);
	return SMR_OK;
}
