/* The implementation "gpu": generated code on the first visible NVIDIA GPU. A run copies the
 * codelet's windows to the card, launches the kernels of its stages, and copies results back after
 * all of them have ended without an error; until then, the caller's memory is not touched. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/device/recent.h"
#include "back/device/windows.h"
#include "back/gpu/card.h"
#include "back/gpu/memory.h"
#include "back/gpu/times.h"
#include "base/alloc.h"
#include "base/log.h"
#include "gpu/commands.h"
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
	uint64_t temps; /* offset in the block */
	smr_device_windows windows;
} run_of;

static run_of describe_run(smr_exec *x, const smr_env *e)
{
	return (run_of){.x = x,
			.e = e,
			.windows = {.of = &smr_gpu_memory,
				    .c = x->c,
				    .recipe = &x->code.recipe,
				    .place = &x->place}};
}

static smr_status allocate_block(run_of *r)
{
	smr_device_windows *w = &r->windows;

	r->temps = (r->x->place.end + 255) / 256 * 256;
	w->value.at = r->temps + (uint64_t)nest_recipe_temp(&r->x->code.recipe);
	r->bytes = w->value.at + sizeof(uint64_t);
	if (smr_gpu_alloc(r->x->card->device, r->bytes, &r->block) != SMR_OK) {
		smr_device_recent_forget(); /* it returns memory */
		SMR_TRY(smr_gpu_alloc(r->x->card->device, r->bytes, &r->block));
	}
	w->value.block = r->block;
	for (int i = 0; i < r->x->place.n; i++)
		w->segment[i] = (smr_device_spot){r->block, r->x->place.segment[i].at};
	return SMR_OK;
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

static char *resident_address(const smr_env *e, const nest_recipe_op *op)
{
	const smr_device_resident *m = e->resident[op->base];

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
		return (char *)(uintptr_t)(r->windows.value.block + r->windows.value.at);
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
	run_of r = describe_run(x, e);
	smr_device_commands *c;
	smr_status st;

	SMR_TRY(smr_device_windows_bring(&r.windows, e));
	if (!are_aligned(x, e))
		return smr_fail(SMR_EUNSUPPORTED, "a part of a tensor that is not aligned");
	c = e->resident[x->place.segment[x->place.result[0].segment].base]->commands;
	r.commands = c != NULL ? c->own : NULL;
	SMR_TRY(allocate_resident_block(&r));
	st = launch_stages(&r);
	free_block(&r);
	if (st == SMR_OK)
		smr_device_windows_wrote(&r.windows, e);
	return st;
}

static smr_status run_copying(smr_exec *x, const smr_env *e)
{
	run_of r = describe_run(x, e);
	smr_status st = allocate_block(&r);

	if (st == SMR_OK)
		st = smr_device_windows_in(&r.windows, e);
	if (st == SMR_OK)
		st = launch_stages(&r);
	if (st == SMR_OK)
		st = smr_device_windows_out(&r.windows, e);
	if (st != SMR_OK || !smr_device_recent_give(&smr_gpu_memory, r.block, r.bytes))
		free_block(&r);
	else
		smr_device_windows_known(&r.windows, e);
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
	.memory = &smr_gpu_memory,
	.measured = gpu_measured,
	.shared = true,
	.accept = gpu_accept,
	.prepare = gpu_prepare,
	.run = gpu_run,
	.release = gpu_release,
	.detail = gpu_detail,
	.compile_s = 0.1, /* LLVM's part; the driver's own is up to as long */
};
