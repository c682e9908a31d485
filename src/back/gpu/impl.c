/* The implementation "gpu": generated code on NVIDIA GPUs. A run launches the kernels of the
 * codelet's stages on its windows (windows.h). Code is loaded on each card that runs it. */
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "back/gpu/memory.h"
#include "back/gpu/times.h"
#include "back/gpu/windows.h"
#include "base/alloc.h"
#include "base/log.h"
#include "gpu/stream.h"

/* The code as one card has it. */
typedef struct loaded {
	const smr_gpu_card *card;
	smr_gpu_module *module;
	smr_gpu_kernel *kernel[NEST_MAX_STAGES];
	struct loaded *next;
} loaded;

struct smr_exec {
	const smr_codelet *c;
	const smr_gpu_card *card; /* of the first load */
	smr_gpu_code code;        /* without its IR */
	char *image;
	size_t nimage;
	pthread_mutex_t lock;
	loaded *_Atomic loads; /* of all cards; entries are added under the lock */
	nest_place place;      /* addresses from 0 on */
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

/* ---- code on cards -------------------------------------------------------------------------- */

static smr_status find_kernels(const smr_exec *x, loaded *l)
{
	char name[32];

	for (int k = 0; k < x->code.nlaunches; k++) {
		snprintf(name, sizeof(name), "smr_gpu_%d", k);
		SMR_TRY(smr_gpu_function(l->module, name, &l->kernel[k]));
	}
	return SMR_OK;
}

static smr_status load_on(smr_exec *x, const smr_gpu_card *card)
{
	loaded *l = smr_calloc(1, sizeof(*l));
	smr_status st;

	if (l == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	l->card = card;
	st = smr_gpu_module_load(card->device, x->image, x->nimage, &l->module);
	if (st == SMR_OK)
		st = find_kernels(x, l);
	if (st != SMR_OK) {
		smr_gpu_module_free(l->module);
		smr_free(l);
		return st;
	}
	l->next = atomic_load(&x->loads);
	atomic_store(&x->loads, l);
	return SMR_OK;
}

static const loaded *find_load(const smr_exec *x, const smr_gpu_card *card)
{
	const loaded *l = atomic_load(&x->loads);

	while (l != NULL && l->card != card)
		l = l->next;
	return l;
}

/* Finds the kernels on a card, and loads the code there at its first run. */
static smr_status find_loaded(smr_exec *x, const smr_gpu_card *card, smr_gpu_kernel *const **out)
{
	const loaded *l = find_load(x, card);
	smr_status st = SMR_OK;

	if (l == NULL) {
		pthread_mutex_lock(&x->lock);
		if (find_load(x, card) == NULL)
			st = load_on(x, card);
		l = find_load(x, card);
		pthread_mutex_unlock(&x->lock);
	}
	if (st == SMR_OK)
		*out = l->kernel;
	return st;
}

static smr_status load_code(smr_exec *x, const smr_env *e)
{
	SMR_TRY(smr_gpu_generate(x->c, e, &x->card->target, &x->code));
	SMR_TRY(smr_gpu_compile(&x->code, &x->card->target, &x->image, &x->nimage));
	smr_str_free(&x->code.ir);
	SMR_TRY(load_on(x, x->card));
	return nest_place_make(x->c, e, &x->code.recipe, 0, INT64_MAX / 2, &x->place);
}

static void free_loads(smr_exec *x)
{
	loaded *l = atomic_load(&x->loads), *next;

	for (; l != NULL; l = next) {
		next = l->next;
		if (smr_gpu_synchronize(l->card->device) != SMR_OK)
			smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	}
	smr_gpu_times_destroy(&x->times);
	for (l = atomic_load(&x->loads); l != NULL; l = next) {
		next = l->next;
		smr_gpu_module_free(l->module);
		smr_free(l);
	}
}

static void gpu_release(smr_exec *x)
{
	free_loads(x);
	smr_gpu_code_free(&x->code);
	smr_free(x->image);
	pthread_mutex_destroy(&x->lock);
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
	pthread_mutex_init(&x->lock, NULL);
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

/* Further memory of the windows has intermediates. */
typedef struct run_of {
	smr_exec *x;
	smr_gpu_windows w;
} run_of;

static char *address_of(const run_of *r, int op)
{
	const nest_recipe *recipe = &r->x->code.recipe;

	switch (recipe->op[op].where) {
	case NEST_MEMORY:
		return (char *)(uintptr_t)smr_gpu_windows_at(&r->w, recipe->op[op].base,
							     recipe->op[op].offset);
	case NEST_TEMP:
		return (char *)(uintptr_t)(r->w.more + (uint64_t)nest_recipe_temp_at(recipe, op));
	case NEST_RESULT:
		return (char *)(uintptr_t)r->w.value;
	default:
		return NULL;
	}
}

static smr_status launch(const run_of *r, const smr_gpu_work *w)
{
	smr_gpu_access all[SMR_GPU_ACCESSES];

	if (r->w.commands == NULL)
		return smr_gpu_launch_kernel(r->w.card->device, w, NULL);
	return smr_gpu_commands_launch(r->w.commands, w, r->x->code.nwords * sizeof(uint64_t), all,
				       smr_gpu_windows_accesses(&r->w, all));
}

static smr_status launch_kernels(const run_of *r)
{
	const smr_exec *x = r->x;
	uint64_t words[SMR_GPU_WORDS];
	char *base[NEST_MAX_OPERANDS];
	void *params[] = {words};
	smr_gpu_kernel *const *kernels;

	SMR_TRY(find_loaded(r->x, r->w.card, &kernels));
	for (int i = 0; i < x->code.recipe.nops; i++)
		base[i] = address_of(r, i);
	smr_gpu_arguments(&x->code, base, r->w.e->value, words);
	for (int k = 0; k < x->code.nlaunches; k++) {
		const smr_gpu_launch *l = &x->code.launch[k];
		const smr_gpu_work work = {.fn = kernels[k],
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

	SMR_TRY(smr_gpu_commands_submit(r->w.commands));
	alone.w.commands = NULL;
	run = smr_gpu_times_begin(times, r->w.card->device);
	st = launch_kernels(&alone);
	smr_gpu_times_end(times, run, st == SMR_OK);
	return st;
}

/* Events belong to one card: that of the first load. */
static smr_status launch_stages(const run_of *r)
{
	return r->w.card == r->x->card && smr_gpu_times_due(&r->x->times, r->w.commands != NULL)
		       ? launch_measured(r)
		       : launch_kernels(r);
}

static smr_status gpu_run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	const nest_recipe *recipe = &x->code.recipe;
	run_of r = {.x = x};

	(void)w;
	SMR_TRY(smr_gpu_windows_open(x->c, &x->place, recipe, e, (uint64_t)nest_recipe_temp(recipe),
				     &r.w));
	return smr_gpu_windows_close(&r.w, launch_stages(&r));
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
