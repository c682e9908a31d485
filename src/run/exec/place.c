/* Decides which kernels of a program run on the device, and whether values stay there: the least
 * cut of its tasks (place_tasks.c, plan/placement). */
#include "run/exec/place.h"

#include "back/device/memory.h"
#include "base/alloc.h"
#include "base/log.h"
#include "run/choose/choose.h"
#include "run/exec/apart.h"
#include "run/exec/cards.h"
#include "run/exec/device.h"
#include "run/exec/place_own.h"

/* Lets the kernels compute what is on the device; else their parts run on the host. */
static smr_status settle_whole(const placing *p, smr_instr *a, const bool *there)
{
	const smr_exec_whole *w = a->whole;
	place_kernel *k;

	HASH_FIND_PTR(p->kernels, &w->kernel, k);
	if (k == NULL)
		return SMR_OK;
	if (there[k->task])
		return smr_exec_whole_take(p->x, a);
	for (uint32_t i = 0; i < w->nparts; i++)
		if (w->parts[i]->kernels != NULL && w->parts[i]->kernels[0] != NULL)
			smr_kernel_settle(p->x->kernels, w->parts[i]->kernels[0], SMR_KERNEL_HOST);
	return SMR_OK;
}

static smr_status settle_wholes(const placing *p, const bool *there)
{
	for (uint32_t b = 0; b < p->x->module->nblocks; b++) {
		const smr_exec_schedule *s = p->x->schedules[b];

		for (uint32_t i = 0; s != NULL && i < s->nacts; i++)
			if (s->acts[i].whole != NULL)
				SMR_TRY(settle_whole(p, &s->acts[i], there));
	}
	return SMR_OK;
}

static smr_status settle_all(const placing *p, const smr_placement *all, const bool *there)
{
	unsigned n = 0;

	for (place_kernel *k = p->kernels; k != NULL; k = k->hh.next) {
		if (!k->whole || there[k->task])
			smr_kernel_settle(p->x->kernels, k->kernel,
					  there[k->task] ? SMR_KERNEL_DEVICE : SMR_KERNEL_HOST);
		n += there[k->task];
	}
	SMR_TRY(settle_wholes(p, there));
	smr_log(SMR_LOG_INFO, "%s: %u of %u kernels on the device, predicted to take %.3g s",
		p->x->module->name, n, HASH_COUNT(p->kernels), smr_placement_seconds(all, there));
	return SMR_OK;
}

static smr_status find_placement(placing *p)
{
	smr_placement all;
	bool *there;
	size_t at = 0;
	smr_status st;

	SMR_TRY(smr_place_tasks(p));
	for (size_t i = 0; i < p->values.n; at += p->values.v[i++].nreaders)
		p->values.v[i].readers = p->readers.v + at;
	all = (smr_placement){(uint32_t)p->tasks.n, (uint32_t)p->values.n, p->tasks.v, p->values.v};
	there = smr_calloc(p->tasks.n + 1, sizeof(*there));
	if (there == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	st = smr_placement_find(&all, there);
	if (st == SMR_OK)
		st = settle_all(p, &all, there);
	smr_free(there);
	return st;
}

static smr_status place_program(smr_executable *x, const smr_machine *m)
{
	placing p = {.x = x, .machine = m};
	smr_status st = find_placement(&p);

	smr_place_tasks_free(&p);
	return st;
}

/* Decides the kernels that are not decided yet by their own predictions. */
static void settle_others(const smr_executable *x)
{
	for (uint32_t b = 0; b < x->module->nblocks; b++)
		for (uint32_t i = 0; x->schedules[b] != NULL && i < x->schedules[b]->nacts; i++) {
			const smr_instr *a = &x->schedules[b]->acts[i];

			for (uint32_t k = 0; k < a->nkernels; k++)
				if (a->kernels[k] != NULL)
					smr_kernel_settle(x->kernels, a->kernels[k],
							  SMR_KERNEL_ALONE);
		}
}

/* Returns whether all tensors of a run, arguments and constants too, have room on the device. */
static bool has_room(smr_executable *x, const smr_device_memory *memory)
{
	const smr_function *f = x->module->functions[0];
	uint64_t room;
	smr_foreseen seen;
	double need, sharing = 0;

	if (memory->room(&room) != SMR_OK)
		return false;
	if (smr_executable_foresee(x, SIZE_MAX, &seen) != SMR_OK)
		return true; /* unknown: a run that fails is repeated without it */
	need = (double)seen.bytes;
	for (uint32_t i = 0; i < f->nparams; i++)
		need += smr_type_bytes(&f->vars[f->params[i]].type);
	for (uint32_t b = 0; b < x->module->nblocks; b++)
		for (uint32_t i = 0; x->schedules[b] != NULL && i < x->schedules[b]->nconstants;
		     i++)
			need += (double)smr_buffer_bytes(x->schedules[b]->constants[i]);
	for (uint32_t i = 0; i < x->ndevices; i++)
		sharing += x->devices[i].card == x->devices[0].card;
	need *= sharing;
	if (need <= (double)room)
		return true;
	smr_log(SMR_LOG_WARN,
		"%s: values do not stay on %s: they need %.3g MB, of which %.3g are free",
		x->module->name, memory->device, need * 1e-6, (double)room * 1e-6);
	return false;
}

/* Lets values stay on the device. */
static void open_commands(smr_executable *x, const smr_device_memory *memory)
{
	x->resident = smr_cards_open(x, memory) == SMR_OK;
	if (!x->resident)
		smr_log(SMR_LOG_DEBUG, "%s: %s", x->module->name, smr_errmsg());
}

void smr_exec_place(smr_executable *x)
{
	const smr_impl *impl = smr_impl_of_device(x->runner->device);
	const smr_machine *m;

	if (impl == NULL || x->runner->told)
		return;
	m = impl->machine();
	if (m != NULL && impl->memory != NULL && smr_cards_assign(x, impl->memory) &&
	    has_room(x, impl->memory))
		open_commands(x, impl->memory);
	if (x->runner->device != SMR_RUN_AUTO)
		return;
	if (x->resident && place_program(x, m) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s: kernels are placed one by one: %s", x->module->name,
			smr_errmsg());
	settle_others(x);
}
