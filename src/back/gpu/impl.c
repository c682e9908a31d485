/* The implementation "gpu": generated code on the first visible NVIDIA GPU. A run copies the
 * codelet's windows to the card, launches the kernels of its stages, and copies results back after
 * all of them have ended without an error; until then, the caller's memory is not touched. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/codegen/object/place.h"
#include "back/gpu/card.h"
#include "back/gpu/recent.h"
#include "back/gpu/resident.h"
#include "back/gpu/times.h"
#include "base/alloc.h"
#include "base/log.h"
#include "base/os/safe_read.h"
#include "gpu/stream.h"

struct smr_exec {
	const smr_codelet *c;
	const smr_gpu_card *card;
	smr_gpu_code code; /* without its IR */
	smr_gpu_module *module;
	smr_gpu_kernel *kernel[NEST_MAX_STAGES];
	nest_place place; /* addresses from 0 on */
	smr_gpu_times times;
};

/* Refuses codelets whose operands and results have no room on the card. */
static smr_status check_room(const smr_codelet *c, const smr_env *e)
{
	double need = 0;
	uint64_t room;

	for (uint32_t k = 0; k <= c->nbeside; k++) {
		smr_work w;

		smr_nest_work(smr_codelet_nest(c, k), e->sym, &w);
		need = fmax(need, w.bytes_read + w.bytes_written);
	}
	SMR_TRY(smr_gpu_card_room(&room));
	return need <= (double)room
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "%.3g MB are more than the %.3g free of the GPU",
				  need * 1e-6, (double)room * 1e-6);
}

static smr_status gpu_accept(const smr_codelet *c, const smr_env *e)
{
	const smr_gpu_card *card;

	SMR_TRY(smr_gpu_card_open(&card));
	SMR_TRY(check_room(c, e));
	return smr_gpu_check(c, e, &card->target);
}

static smr_status find_kernels(smr_exec *x)
{
	char name[32];

	for (int k = 0; k < x->code.nlaunches; k++) {
		snprintf(name, sizeof(name), "smr_gpu_%d", k);
		SMR_TRY(smr_gpu_function(x->module, name, &x->kernel[k]));
	}
	return SMR_OK;
}

static smr_status load_code(smr_exec *x, const smr_env *e)
{
	char *image;
	size_t n;
	smr_status st;

	SMR_TRY(smr_gpu_generate(x->c, e, &x->card->target, &x->code));
	SMR_TRY(smr_gpu_compile(&x->code, &x->card->target, &image, &n));
	st = smr_gpu_module_load(x->card->device, image, n, &x->module);
	smr_free(image);
	smr_str_free(&x->code.ir);
	if (st == SMR_OK)
		st = nest_place_make(x->c, e, &x->code.recipe, 0, INT64_MAX / 2, &x->place);
	return st == SMR_OK ? find_kernels(x) : st;
}

static void gpu_release(smr_exec *x)
{
	if (x->module != NULL && smr_gpu_synchronize(x->card->device) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	smr_gpu_times_destroy(&x->times);
	smr_gpu_module_free(x->module);
	smr_gpu_code_free(&x->code);
	smr_free(x);
}

static smr_status gpu_prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	(void)w;
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	x->c = c;
	smr_gpu_times_init(&x->times);
	st = smr_gpu_card_open(&x->card);
	if (st == SMR_OK)
		st = load_code(x, e);
	if (st != SMR_OK) {
		gpu_release(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

/* ---- running -------------------------------------------------------------------------------- */

/* The memory of a run on the card is one block: the windows, unless they are resident, then
 * intermediates, then a result that is a value. */
typedef struct run_of {
	smr_exec *x;
	const smr_env *e;
	smr_gpu_commands *commands; /* NULL: kernels are launched at once */
	smr_gpu_ptr block;
	uint64_t bytes;
	uint64_t temps, value;                                  /* offsets in the block */
	char *seen[NEST_MAX_MORE + 1], *now[NEST_MAX_MORE + 1]; /* host copies of results' segments:
								   before (masked), after the run */
} run_of;

static smr_status allocate_block(run_of *r)
{
	r->temps = (r->x->place.end + 255) / 256 * 256;
	r->value = r->temps + (uint64_t)nest_recipe_temp(&r->x->code.recipe);
	r->bytes = r->value + sizeof(uint64_t);
	if (smr_gpu_alloc(r->x->card->device, r->bytes, &r->block) == SMR_OK)
		return SMR_OK;
	smr_gpu_recent_forget(); /* it returns memory */
	return smr_gpu_alloc(r->x->card->device, r->bytes, &r->block);
}

/* The same where windows are resident, and no result is a value. */
static smr_status allocate_resident_block(run_of *r)
{
	r->bytes = (uint64_t)nest_recipe_temp(&r->x->code.recipe);
	if (r->bytes == 0)
		return SMR_OK;
	return r->commands != NULL ? smr_gpu_commands_alloc(r->commands, r->bytes, &r->block)
				   : smr_gpu_alloc(r->x->card->device, r->bytes, &r->block);
}

static void free_block(const run_of *r)
{
	if (r->commands != NULL)
		smr_gpu_commands_release(r->commands, r->block, r->bytes);
	else
		smr_gpu_free(r->x->card->device, r->block);
}

/* Copies a segment through memory of its own: between the elements of a program's own windows there
 * may be memory that cannot be read. */
static smr_status upload_segment(const run_of *r, const nest_place_segment *s)
{
	const char *from = (const char *)r->e->base[s->base] + s->lo;
	char *copy = NULL;
	smr_status st = SMR_OK;

	if (smr_gpu_recent_copy(r->x->card->device, r->block + s->at, from, s->n))
		return SMR_OK;
	if (!r->x->c->in_full) {
		copy = smr_malloc(s->n);
		if (copy == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
					(unsigned long long)s->n);
		st = smr_safe_read(copy, from, s->n);
		from = copy;
	}
	if (st == SMR_OK)
		st = smr_gpu_upload(r->x->card->device, r->block + s->at, from, s->n, NULL);
	smr_free(copy);
	return st;
}

static smr_status copy_in(const run_of *r)
{
	for (int i = 0; i < r->x->place.n; i++)
		if (r->x->place.segment[i].read)
			SMR_TRY(upload_segment(r, &r->x->place.segment[i]));
	return smr_gpu_fill(r->x->card->device, r->block + r->value, 0, sizeof(uint64_t), NULL);
}

static char *resident_address(const smr_env *e, const nest_recipe_op *op)
{
	const smr_gpu_resident *m = e->resident[op->base];

	return (char *)(uintptr_t)(m->device +
				   (uint64_t)((char *)e->base[op->base] - m->host + op->offset));
}

static char *address_of(const run_of *r, int op)
{
	const nest_recipe *recipe = &r->x->code.recipe;

	switch (recipe->op[op].where) {
	case NEST_MEMORY:
		return r->e->resident != NULL
			       ? resident_address(r->e, &recipe->op[op])
			       : (char *)(uintptr_t)(r->block + r->x->place.pointer[op]);
	case NEST_TEMP:
		return (char *)(uintptr_t)(r->block + r->temps +
					   (uint64_t)nest_recipe_temp_at(recipe, op));
	case NEST_RESULT:
		return (char *)(uintptr_t)(r->block + r->value);
	default:
		return NULL;
	}
}

/* Lists the memory that the kernels use; returns the number. */
static size_t list_accesses(const run_of *r, smr_gpu_access *out)
{
	const nest_place *p = &r->x->place;
	size_t n = 0;

	for (int i = 0; i < p->n; i++)
		out[n++] = (smr_gpu_access){r->e->resident[p->segment[i].base]->device, false};
	for (int k = 0; k < p->nresults; k++)
		out[p->result[k].segment].writes = true;
	if (r->block != 0)
		out[n++] = (smr_gpu_access){r->block, true};
	return n;
}

static smr_status launch(const run_of *r, const smr_gpu_work *w)
{
	smr_gpu_access all[NEST_PLACE_INPUTS + NEST_MAX_MORE + 2];

	if (r->commands == NULL)
		return smr_gpu_launch_kernel(r->x->card->device, w, NULL);
	return smr_gpu_commands_launch(r->commands, w, r->x->code.nwords * sizeof(uint64_t), all,
				       list_accesses(r, all));
}

static smr_status launch_kernels(const run_of *r)
{
	const smr_exec *x = r->x;
	uint64_t words[SMR_GPU_WORDS];
	char *base[NEST_MAX_OPERANDS];
	void *params[] = {words};

	for (int i = 0; i < x->code.recipe.nops; i++)
		base[i] = address_of(r, i);
	smr_gpu_arguments(&x->code, base, r->e->value, words);
	for (int k = 0; k < x->code.nlaunches; k++) {
		const smr_gpu_launch *l = &x->code.launch[k];
		const smr_gpu_work work = {.fn = x->kernel[k],
					   .grid = {l->grid, 1, 1},
					   .block = {l->block, 1, 1},
					   .shared = l->shared,
					   .params = params};

		SMR_TRY(launch(r, &work));
	}
	return SMR_OK;
}

/* Launches that are collected have no time of their own: a run that is measured is launched at
 * once. */
static smr_status launch_measured(const run_of *r)
{
	smr_gpu_times *times = &r->x->times;
	run_of alone = *r;
	smr_status st;
	int run;

	SMR_TRY(smr_gpu_commands_submit(r->commands));
	alone.commands = NULL;
	run = smr_gpu_times_begin(times, r->x->card->device);
	st = launch_kernels(&alone);
	smr_gpu_times_end(times, run, st == SMR_OK);
	return st;
}

static smr_status launch_stages(const run_of *r)
{
	return smr_gpu_times_due(&r->x->times, r->commands != NULL) ? launch_measured(r)
								    : launch_kernels(r);
}

/* Copies the segment of result @p k to new memory: as it was before the run if it is masked, and as
 * it is now. */
static smr_status download_result(run_of *r, int k)
{
	const nest_place_segment *s = &r->x->place.segment[r->x->place.result[k].segment];

	r->now[k] = smr_malloc(s->n);
	if (r->x->place.result[k].masked)
		r->seen[k] = smr_malloc(s->n);
	if (r->now[k] == NULL || (r->x->place.result[k].masked && r->seen[k] == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for a window of %llu bytes",
				(unsigned long long)s->n);
	if (r->seen[k] != NULL)
		SMR_TRY(smr_safe_read(r->seen[k], (const char *)r->e->base[s->base] + s->lo, s->n));
	return smr_gpu_download(r->x->card->device, r->now[k], r->block + s->at, s->n, NULL);
}

static smr_status copy_out(run_of *r)
{
	const nest_recipe_op *out = &r->x->code.recipe.op[r->x->code.recipe.result];
	uint64_t value = 0;

	for (int k = 0; k < r->x->place.nresults; k++)
		SMR_TRY(download_result(r, k));
	if (out->where == NEST_RESULT)
		SMR_TRY(smr_gpu_download(r->x->card->device, &value, r->block + r->value,
					 sizeof(value), NULL));
	if (out->where == NEST_RESULT)
		r->e->value[out->node] = value;
	for (int k = 0; k < r->x->place.nresults; k++)
		SMR_TRY(nest_place_out(&r->x->place, k, r->x->c, r->e, r->now[k], r->seen[k]));
	return SMR_OK;
}

/* Returns whether a result covers all of its memory, whose former contents are then not needed. */
static bool is_whole(const smr_exec *x, int k, const smr_env *e, const smr_gpu_resident *m)
{
	const nest_place_result *r = &x->place.result[k];
	int64_t n = (int64_t)smr_dtype_size(r->nest->into->type.dtype);
	smr_type t = r->nest->into->type;

	for (uint32_t d = 0; d < t.rank; d++)
		n *= smr_poly_eval(t.dims[d], e->sym);
	return !r->masked && n == (int64_t)m->bytes && x->place.segment[r->segment].n == m->bytes &&
	       !x->place.segment[r->segment].read;
}

/* Makes the windows of a segment current on the card. */
static smr_status bring_segment(const smr_exec *x, int i, const smr_env *e)
{
	const nest_place_segment *s = &x->place.segment[i];
	smr_gpu_resident *m = e->resident[s->base];
	int64_t at = (char *)e->base[s->base] - m->host + s->lo;
	bool whole = false;

	if (at < 0 || (uint64_t)at + s->n > m->bytes)
		return smr_fail(SMR_EINTERNAL, "a window of %llu bytes at %lld of %zu",
				(unsigned long long)s->n, (long long)at, m->bytes);
	for (int k = 0; k < x->place.nresults; k++)
		whole |= x->place.result[k].segment == i && is_whole(x, k, e, m);
	return smr_gpu_resident_there(m, !whole);
}

/* Returns whether base pointers are aligned as the code assumes: those of parts may not be. */
static bool are_aligned(const smr_exec *x, const smr_env *e)
{
	for (int i = 0; i < x->place.n; i++) {
		uint32_t b = x->place.segment[i].base;

		if (((char *)e->base[b] - e->resident[b]->host) % SMR_GPU_ALIGNED != 0)
			return false;
	}
	return true;
}

/* Runs on memory that stays on the card. The kernels are launched later, with those of other
 * codelets. */
static smr_status run_resident(smr_exec *x, const smr_env *e)
{
	run_of r = {.x = x, .e = e};
	smr_status st;

	if (x->code.recipe.op[x->code.recipe.result].where == NEST_RESULT)
		return smr_fail(SMR_EUNSUPPORTED, "a result that is a value");
	for (int i = 0; i < x->place.n; i++)
		SMR_TRY(bring_segment(x, i, e));
	if (!are_aligned(x, e))
		return smr_fail(SMR_EUNSUPPORTED, "a part of a tensor that is not aligned");
	r.commands = e->resident[x->place.segment[x->place.result[0].segment].base]->commands;
	SMR_TRY(allocate_resident_block(&r));
	st = launch_stages(&r);
	free_block(&r);
	for (int k = 0; st == SMR_OK && k < x->place.nresults; k++)
		smr_gpu_resident_wrote_there(
			e->resident[x->place.segment[x->place.result[k].segment].base]);
	return st;
}

/* Leaves the block to kernels of the same flow that run later. Segments that were copied in are
 * equal on both sides, as stored elements were copied back; so are results that fill theirs. */
static void keep_block(const run_of *r)
{
	const nest_place *p = &r->x->place;

	if (!smr_gpu_recent_give(r->x->card->device, r->block)) {
		free_block(r);
		return;
	}
	for (int i = 0; i < p->n; i++)
		if (p->segment[i].read)
			smr_gpu_recent_add((const char *)r->e->base[p->segment[i].base] +
						   p->segment[i].lo,
					   p->segment[i].n, r->block + p->segment[i].at);
	for (int k = 0; k < p->nresults; k++) {
		const nest_place_segment *s = &p->segment[p->result[k].segment];
		const char *host = (const char *)r->e->base[s->base] + s->lo;

		smr_gpu_recent_stored(host, s->n);
		if (s->read || nest_place_fills(p, k, r->x->c, r->e))
			smr_gpu_recent_add(host, s->n, r->block + s->at);
	}
}

static smr_status run_copying(smr_exec *x, const smr_env *e)
{
	run_of r = {.x = x, .e = e};
	smr_status st = allocate_block(&r);

	if (st == SMR_OK)
		st = copy_in(&r);
	if (st == SMR_OK)
		st = launch_stages(&r);
	if (st == SMR_OK)
		st = copy_out(&r);
	for (int k = 0; k < x->place.nresults; k++) {
		smr_free(r.seen[k]);
		smr_free(r.now[k]);
	}
	if (st == SMR_OK)
		keep_block(&r);
	else
		free_block(&r);
	return st;
}

static smr_status gpu_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	(void)w;
	return e->resident != NULL ? run_resident(x, e) : run_copying(x, e);
}

static const char *gpu_detail(const smr_exec *x)
{
	return x->code.detail;
}

static void gpu_measured(smr_exec *x, bool with_power, smr_device_measured *out)
{
	smr_gpu_times_read(&x->times, out);
	out->watts = with_power ? smr_gpu_card_watts() : 0;
	out->emulated = smr_machine_is_emulated(&x->card->machine);
	out->detail = x->code.detail;
}

const smr_impl smr_impl_gpu = {
	.name = "gpu",
	.about = "code generated for this nest, on an NVIDIA GPU",
	.reassociates = false,
	.beside = true,
	.machine = smr_gpu_card_machine,
	.measured = gpu_measured,
	.shared = true,
	.accept = gpu_accept,
	.prepare = gpu_prepare,
	.run = gpu_run,
	.release = gpu_release,
	.detail = gpu_detail,
	.compile_s = 0.1, /* LLVM's part; the driver's own is up to as long */
};
