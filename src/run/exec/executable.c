#include "run/exec/executable.h"

#include <stdatomic.h>

#include "back/device/resident.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "ops/ops.h"
#include "run/exec/device.h"
#include "run/exec/place.h"
#include "run/exec/regions.h"

/* Returns whether it is verified here: unless it was proved before, or never runs. */
static bool is_judged(const smr_executable *x)
{
	return !x->module->proved && !x->runner->told;
}

static smr_status schedule_body(smr_executable *x, const smr_body *body)
{
	smr_walk w;

	smr_assert(x->schedules != NULL);
	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w)) {
		if (b->kind != SMR_BLOCK_BASIC)
			continue;
		if (is_judged(x))
			SMR_TRY(smr_ops_check(b->flow));
		SMR_TRY(smr_exec_schedule_make(x, b, &x->schedules[b->id]));
	}
	return SMR_OK;
}

static smr_status open_image(smr_executable *x)
{
	const smr_module *m = x->module;

	if (is_judged(x))
		SMR_TRY(smr_module_verify(m));
	x->arena = smr_arena_new();
	x->schedules = smr_calloc(m->nblocks + 1, sizeof(*x->schedules));
	x->ndevices = m->partitions * m->replicas;
	x->lives = smr_calloc(m->nblocks + 1, sizeof(*x->lives));
	x->devices = smr_calloc(x->ndevices, sizeof(*x->devices));
	if (x->arena == NULL || x->schedules == NULL || x->lives == NULL || x->devices == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", m->name);
	SMR_TRY(smr_kernels_new(x->runner, &x->kernels));
	SMR_TRY(smr_heap_new(&x->constants));
	for (uint32_t i = 0; i < x->ndevices; i++) {
		x->devices[i].image = x;
		x->devices[i].number = i;
		x->devices[i].eval = (smr_eval){m, &smr_vm_domain, .ctx = &x->devices[i]};
		x->devices[i].places_of = smr_calloc(m->nblocks + 1, sizeof(smr_buffer **));
		if (x->devices[i].places_of == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for %s", m->name);
		SMR_TRY(smr_heap_new(&x->devices[i].heap));
	}
	for (uint32_t i = 0; i < m->nfunctions; i++) {
		SMR_TRY(smr_lives_find(x, m->functions[i]));
		SMR_TRY(schedule_body(x, &m->functions[i]->body));
	}
	return smr_output_alias_find(x);
}

smr_status smr_executable_new(smr_runner *r, const smr_module *m, smr_executable **out)
{
	smr_executable *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", m->name);
	smr_assert(r != NULL && m->nfunctions >= 1);
	x->runner = r;
	x->module = m;
	st = open_image(x);
	if (st != SMR_OK) {
		smr_executable_free(x);
		return st;
	}
	smr_exec_place(x);
	if (!r->planned && (r->many || r->at_once)) {
		smr_exec_regions_ask(x);
		if (r->regions || r->at_once)
			smr_exec_regions_wait(x);
	}
	*out = x;
	return SMR_OK;
}

void smr_executable_tell_graphs(const smr_executable *x, struct smr_device_told *out)
{
	smr_device_commands_tell(x->devices[0].commands, out);
}

uint64_t smr_executable_joined(const smr_executable *x)
{
	return x->joined;
}

static void free_constants(const smr_device *d, uint32_t block)
{
	smr_buffer **own = d->constants_of[block];

	for (uint32_t i = 0; own != NULL && i < d->image->schedules[block]->nconstants; i++)
		smr_buffer_drop(d->heap, own[i]);
	smr_free(own);
}

static void free_device(const smr_executable *x, smr_device *d)
{
	for (uint32_t i = 0; d->places_of != NULL && i < x->module->nblocks; i++)
		smr_free(d->places_of[i]);
	smr_free(d->places_of);
	for (uint32_t i = 0; d->constants_of != NULL && i < x->module->nblocks; i++)
		free_constants(d, i);
	smr_free(d->constants_of);
	smr_heap_free(d->heap);
	smr_device_commands_free(d->commands);
}

void smr_executable_free(smr_executable *x)
{
	if (x == NULL)
		return;
	smr_exec_regions_free(x);
	for (uint32_t i = 0; x->devices != NULL && i < x->ndevices; i++)
		free_device(x, &x->devices[i]);
	for (uint32_t i = 0; x->schedules != NULL && i < x->module->nblocks; i++)
		if (x->schedules[i] != NULL)
			smr_exec_schedule_drop(x, x->schedules[i]);
	smr_heap_free(x->constants);
	smr_kernels_free(x->kernels);
	smr_arena_free(x->arena);
	smr_free(atomic_load(&x->spare));
	smr_free(x->devices);
	smr_free(x->lives);
	smr_free(x->schedules);
	smr_free(x);
}

uint32_t smr_executable_devices(const smr_executable *x)
{
	return x->ndevices;
}

smr_heap *smr_executable_heap(smr_executable *x, uint32_t d)
{
	smr_assert(d < x->ndevices);
	return x->devices[d].heap;
}

bool smr_executable_retreated(const smr_executable *x)
{
	return x->retreated;
}

void smr_executable_share(smr_executable *x, const smr_exec_others *others)
{
	x->others = others;
}

smr_status smr_executable_run(smr_executable *x, smr_buffer **args, smr_buffer **results,
			      void *const *homes)
{
	const smr_function *f = x->module->functions[0];
	smr_status st;

	smr_assert(x->ndevices >= 1 && x->module->nfunctions >= 1);
	if (x->runner->interrupts != NULL)
		x->interrupts = atomic_load(x->runner->interrupts);
	for (uint32_t i = 0; i < x->ndevices; i++) {
		x->devices[i].args = args + (size_t)i * f->nparams;
		x->devices[i].results = results + (size_t)i * f->nresults;
		x->devices[i].homes = homes != NULL ? homes + (size_t)i * f->nresults : NULL;
	}
	for (size_t i = 0; i < (size_t)x->ndevices * f->nresults; i++)
		results[i] = NULL;
	for (uint32_t i = 0; i < x->ndevices; i++)
		smr_device_commands_reset(x->devices[i].commands);
	if (x->nruns++ == 1)
		smr_exec_regions_ask(x);
	st = smr_devices_run(x);
	for (size_t i = 0; st == SMR_OK && i < (size_t)x->ndevices * f->nresults; i++)
		st = results[i] != NULL ? smr_buffer_here(results[i]) : SMR_OK;
	x->retreated = st != SMR_OK && x->resident && smr_exec_interrupted(x) == SMR_OK;
	x->resident &= !x->retreated;
	if (x->nruns == 1 && x->runner->many)
		smr_exec_regions_wait(x);
	for (uint32_t i = 0; i < x->ndevices; i++) {
		for (uint32_t k = 0; k < f->nparams; k++) {
			smr_buffer_drop(x->devices[i].heap, x->devices[i].args[k]);
			x->devices[i].args[k] = NULL;
		}
		for (uint32_t k = 0; st != SMR_OK && k < f->nresults; k++) {
			smr_buffer_drop(x->devices[i].heap, x->devices[i].results[k]);
			x->devices[i].results[k] = NULL;
		}
	}
	return st;
}
