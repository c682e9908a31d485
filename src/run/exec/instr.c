/* Executes one op: by its kernel, by its body, or by the reference evaluator. */
#include <string.h>

#include "back/device/resident.h"
#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "run/exec/batch.h"
#include "run/exec/cards.h"
#include "run/exec/device.h"
#include "run/exec/internal.h"

enum { TENSORS = 16 };

/* Makes a result that starts with its operand's elements: in place if the operand has no other
 * reference, else in a copy. */
static smr_status begin_with(smr_device *d, const smr_instr *a, uint32_t k, smr_buffer **places)
{
	smr_buffer *from = places[a->ins[k]], **to = &places[a->out + k];

	smr_assert(k < a->nouts && k < a->nins);
	if (a->over[k] && smr_buffer_is_sole(from)) {
		*to = from;
		places[a->ins[k]] = NULL;
		return SMR_OK;
	}
	smr_assert(from != NULL && *to == NULL);
	SMR_TRY(smr_buffer_here(from));
	SMR_TRY(smr_buffer_new(d->heap, smr_node_type(a->v, k), to));
	if (!smr_heap_is_dry(d->heap) && smr_buffer_bytes(from) > 0)
		memcpy((*to)->t.data, from->t.data, smr_buffer_bytes(from));
	return SMR_OK;
}

static smr_status new_result(smr_device *d, const smr_instr *a, uint32_t k, smr_buffer **out)
{
	const smr_type *t = smr_node_type(a->v, k);
	void *home = smr_home_of(d, a, k);

	smr_assert(k < a->nouts);
	if (home == NULL)
		return smr_buffer_new(d->heap, t, out);
	return smr_heap_is_dry(d->heap) ? smr_buffer_borrow(d->heap, t, home, out)
					: smr_buffer_lend(d->heap, t, home, out);
}

smr_status smr_instr_begin(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	if (smr_heap_is_dry(d->heap))
		smr_heap_note(d->heap, a->v);
	for (uint32_t k = 0; k < a->nouts; k++)
		SMR_TRY(a->over != NULL ? begin_with(d, a, k, places)
					: new_result(d, a, k, &places[a->out + k]));
	return SMR_OK;
}

void smr_instr_memory(const smr_instr *a, uint32_t k, smr_buffer *const *places, void **memory)
{
	smr_assert(k < a->nouts);
	for (uint32_t i = 0; i < a->nins; i++)
		memory[i] = places[a->ins[i]]->t.data;
	memory[a->nins] = places[a->out + k]->t.data;
	for (uint32_t i = 1; a->joint && i < a->nouts; i++)
		memory[a->nins + i] = places[a->out + i]->t.data;
}

/* Tells the kernel which operands never change. */
static void number_constants(const smr_instr *a, uint32_t k, smr_buffer *const *places)
{
	uint64_t *number = smr_kernel_constants(a->kernels[k]);

	for (uint32_t i = 0; number != NULL && i < a->nins; i++)
		number[i] = smr_buffer_constant(places[a->ins[i]]);
}

/* ---- memory on a device ------------------------------------------------------------------- */

/* Makes operands current on the host; an operand whose memory a result took over is the result. */
static smr_status bring_operands(const smr_instr *a, smr_buffer **places)
{
	for (uint32_t i = 0; i < a->nins; i++)
		if (places[a->ins[i]] != NULL)
			SMR_TRY(smr_buffer_here(places[a->ins[i]]));
	for (uint32_t k = 0; a->over != NULL && k < a->nouts; k++)
		SMR_TRY(smr_buffer_here(places[a->out + k]));
	return SMR_OK;
}

static void note_results(const smr_instr *a, smr_buffer **places)
{
	for (uint32_t k = 0; k < a->nouts; k++)
		smr_device_resident_wrote_here(smr_buffer_resident(places[a->out + k]));
}

/* Runs kernel @p k on memory that stays on the device; false: it has to run otherwise. */
static bool run_on_device(smr_device *d, const smr_instr *a, uint32_t k, smr_buffer **places)
{
	enum { FEW = 64 };
	struct smr_device_resident *memory[FEW];
	uint32_t n = 0;

	if (a->nins + a->nouts > FEW ||
	    !smr_kernel_stays_on_device(d->image->kernels, a->kernels[k]))
		return false;
	for (uint32_t i = 0; i < a->nins; i++)
		memory[n++] = smr_buffer_resident(places[a->ins[i]]);
	memory[n++] = smr_buffer_resident(places[a->out + k]);
	for (uint32_t i = 1; a->joint && i < a->nouts; i++)
		memory[n++] = smr_buffer_resident(places[a->out + i]);
	if (smr_kernel_run_there(d->image->kernels, a->kernels[k], memory) == SMR_OK)
		return true;
	smr_log(SMR_LOG_DEBUG, "%s: with copies: %s", smr_op_name(a->v->op), smr_errmsg());
	return false;
}

/* Queues collected launches of all devices, which share code that may be replaced. Another device's
 * failure is the result of its own next call. */
static smr_status submit_launches(const smr_device *d)
{
	for (uint32_t i = 0; i < d->image->ndevices; i++)
		if (i != d->number &&
		    smr_device_commands_submit(d->image->devices[i].commands) != SMR_OK)
			smr_log(SMR_LOG_DEBUG, "%s", smr_errmsg());
	return smr_device_commands_submit(d->commands);
}

static smr_status run_kernel(smr_device *d, const smr_instr *a, uint32_t k, smr_buffer **places)
{
	bool elsewhere = d->image->resident;

	smr_instr_memory(a, k, places, smr_kernel_memory(a->kernels[k]));
	number_constants(a, k, places);
	if (elsewhere && run_on_device(d, a, k, places))
		return SMR_OK;
	if (elsewhere) {
		SMR_TRY(submit_launches(d));
		SMR_TRY(bring_operands(a, places));
	}
	SMR_TRY(smr_kernel_run_on(d->image->kernels, a->kernels[k]));
	for (uint32_t i = 0; elsewhere && i < (a->joint ? a->nouts : 1); i++)
		smr_device_resident_wrote_here(smr_buffer_resident(places[a->out + k + i]));
	return SMR_OK;
}

smr_status smr_instr_kernels(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	smr_assert(a->kernels != NULL);
	for (uint32_t k = 0; k < a->nouts; k++) {
		if (a->kernels[k] == NULL) /* it has no elements, or is computed already */
			continue;
		SMR_TRY(run_kernel(d, a, k, places));
	}
	return SMR_OK;
}

/* Runs the body of an op on scalars. */
static smr_status run_body(const smr_instr *a, smr_buffer **places)
{
	uint64_t params[SMR_TINY] = {0}, results[SMR_TINY];

	smr_assert(a->nins <= SMR_TINY && a->nouts <= SMR_TINY);
	SMR_TRY(bring_operands(a, places));
	for (uint32_t i = 0; i < a->nins; i++)
		params[i] = smr_tensor_get(&places[a->ins[i]]->t, 0);
	SMR_TRY(smr_body_eval(a->code, params, results));
	for (uint32_t k = 0; k < a->nouts; k++)
		smr_tensor_set(&places[a->out + k]->t, 0, results[k]);
	note_results(a, places);
	return SMR_OK;
}

/* The buffer of an operand that was taken over is that of the result. */
static smr_status evaluate_instr(const smr_instr *a, const smr_workers *w, smr_buffer **places,
				 smr_tensor *t)
{
	smr_assert(a->info != NULL);
	for (uint32_t k = 0; k < a->nouts; k++)
		t[a->nins + k] = places[a->out + k]->t;
	for (uint32_t i = 0; i < a->nins; i++)
		t[i] = places[a->ins[i]] != NULL ? places[a->ins[i]]->t : t[a->nins + i];
	return a->over != NULL ? a->info->update(a->v, t, t + a->nins)
			       : smr_eval_plainly(w, a->info, a->v, t);
}

static smr_status evaluate_on_places(const smr_device *d, const smr_instr *a, smr_buffer **places)
{
	smr_tensor few[TENSORS], *t = few;
	smr_status st;

	if (a->nins + a->nouts > TENSORS)
		t = smr_calloc((size_t)a->nins + a->nouts, sizeof(*t));
	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));
	st = bring_operands(a, places);
	if (st == SMR_OK)
		st = evaluate_instr(a, d->image->runner->workers, places, t);
	if (st == SMR_OK)
		note_results(a, places);
	if (t != few)
		smr_free(t);
	return st;
}

/* Makes a view of a part. In a dry heap the indices are unknown. */
static smr_status take_piece(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	smr_tensor t[SMR_MAX_RANK + 1];
	int64_t at = 0;

	smr_assert(a->nins >= 1 && a->nins <= SMR_MAX_RANK + 1 && a->nouts == 1);
	if (!smr_heap_is_dry(d->heap)) {
		for (uint32_t i = 1; i < a->nins; i++)
			SMR_TRY(smr_buffer_here(places[a->ins[i]]));
		for (uint32_t i = 0; i < a->nins; i++)
			t[i] = places[a->ins[i]]->t;
		at = smr_op_piece_at(a->v, t);
	}
	return smr_buffer_piece(d->heap, places[a->ins[0]], at, &a->v->type, &places[a->out]);
}

smr_status smr_instr_run(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	smr_assert(!a->alias || !a->piece);
	if (a->handed)
		return SMR_OK;
	if (a->alias)
		return smr_buffer_alias(d->heap, places[a->ins[0]], &a->v->type, &places[a->out]);
	if (a->piece)
		return take_piece(d, a, places);
	SMR_TRY(smr_instr_begin(d, a, places));
	if (smr_heap_is_dry(d->heap))
		return a->slabs != NULL ? smr_tile_chains_run(d, a, places) : SMR_OK;
	if (a->info == NULL) {
		smr_ref_constant(a->v, &places[a->out]->t);
		return SMR_OK;
	}
	if (smr_op_kind_of(a->v->op) == SMR_KIND_COLLECTIVE) {
		if (!smr_cards_meet(d->image, a->v->op)) {
			SMR_TRY(bring_operands(a, places));
			note_results(a, places);
		}
		return smr_device_collective(d, a, places);
	}
	if (a->code != NULL)
		return run_body(a, places);
	if (a->slabs != NULL)
		return smr_tile_chains_run(d, a, places);
	return a->kernels != NULL ? smr_instr_kernels(d, a, places)
				  : evaluate_on_places(d, a, places);
}

void smr_instr_drop_dead(smr_device *d, const smr_instr *a, smr_buffer **places)
{
	for (uint32_t k = 0; k < a->ndead; k++) {
		smr_buffer_drop(d->heap, places[a->dead[k]]);
		places[a->dead[k]] = NULL;
	}
}
