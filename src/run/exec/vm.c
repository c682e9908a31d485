/* Interprets the block tree of a function. The last read of a variable (liveness.c) passes its
 * buffer on, so that the result can reuse it. */
#include <string.h>

#include "back/device/resident.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/thread/clock.h"
#include "run/exec/device.h"
#include "run/exec/internal.h"
#include "run/exec/region.h"
#include "run/exec/regions.h"

smr_exec_tell *_Atomic smr_exec_teller;

/* ---- flows -------------------------------------------------------------------------------- */

static void drop_place(smr_device *d, smr_buffer **places, uint32_t p)
{
	smr_assert(places != NULL);
	smr_buffer_drop(d->heap, places[p]);
	places[p] = NULL;
}

/* Bytes of operands that it copies because they are shared. */
static double copied_by(const smr_instr *a, smr_buffer *const *places)
{
	double bytes = 0;

	smr_assert(a->over == NULL || a->nouts <= a->nins);
	for (uint32_t k = 0; a->over != NULL && k < a->nouts; k++)
		if (!a->over[k] || !smr_buffer_is_sole(places[a->ins[k]]))
			bytes += (double)smr_buffer_bytes(places[a->ins[k]]);
	return bytes;
}

/* Devices take turns: the time of other devices within an act is counted for the act, too. */
static smr_status run_measured(smr_device *d, const smr_instr *a, smr_buffer **places,
			       smr_spent *spent)
{
	smr_cpu_timer run =
		smr_cpu_timer_begin(d->image->runner->times, spent->runs, spent->seconds);
	smr_status st;

	spent->copied += copied_by(a, places);
	st = smr_instr_run(d, a, places);
	if (st == SMR_OK)
		st = smr_device_commands_wait(d->commands);
	spent->runs++;
	spent->seconds += smr_cpu_timer_end(&run);
	return st;
}

/* Runs act @p *i, or the group that starts there; *i is the last of them then. */
static smr_status run_act(smr_device *d, const smr_exec_schedule *s, uint32_t *i,
			  smr_buffer **places)
{
	const smr_instr *a = &s->acts[*i];

	SMR_TRY(smr_exec_interrupted(d->image));
	if (a->team != NULL && s->spent == NULL)
		return smr_op_group_run(d, s, i, places);
	if (s->spent != NULL && !smr_heap_is_dry(d->heap))
		SMR_TRY(run_measured(d, a, places, &s->spent[*i]));
	else
		SMR_TRY(smr_instr_run(d, a, places));
	smr_instr_drop_dead(d, a, places);
	return SMR_OK;
}

static smr_status run_acts(smr_device *d, const smr_exec_schedule *s, smr_buffer **places)
{
	smr_exec_tell *tell = atomic_load_explicit(&smr_exec_teller, memory_order_relaxed);

	for (uint32_t i = 0; i < s->nacts; i++) {
		uint32_t first = i;
		int64_t from = tell != NULL ? smr_now_ns() : 0;

		SMR_TRY(run_act(d, s, &i, places));
		if (tell != NULL && !smr_heap_is_dry(d->heap))
			tell(&s->acts[first], i + 1 - first, from, smr_now_ns());
	}
	return SMR_OK;
}

/* Makes a device's own buffers of a flow's constants, for its card's copies. */
static smr_status copy_constants(smr_device *d, const smr_block *b)
{
	const smr_exec_schedule *s = d->image->schedules[b->id];
	smr_buffer **own = smr_calloc(s->nconstants + 1, sizeof(smr_buffer *));

	if (own == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u constants", s->nconstants);
	d->constants_of[b->id] = own;
	for (uint32_t i = 0; i < s->nconstants; i++)
		SMR_TRY(smr_buffer_same(d->heap, s->constants[i], &own[i]));
	return SMR_OK;
}

static smr_buffer *const *constants_of(const smr_device *d, const smr_exec_schedule *s)
{
	return d->constants_of != NULL ? d->constants_of[s->block->id] : s->constants;
}

/* Returns the places of a flow, all empty except for its constants: a device is in one flow at a
 * time. */
static smr_status places_of(smr_device *d, const smr_block *b, smr_buffer ***out)
{
	const smr_exec_schedule *s = d->image->schedules[b->id];

	smr_assert(b->id < d->image->module->nblocks && s != NULL);
	*out = d->places_of[b->id];
	if (*out != NULL)
		return SMR_OK;
	if (d->constants_of != NULL && d->constants_of[b->id] == NULL)
		SMR_TRY(copy_constants(d, b));
	*out = smr_calloc(s->nplaces + 1, sizeof(smr_buffer *));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u values", s->nplaces);
	for (uint32_t i = 0; i < s->nconstants; i++)
		(*out)[s->constant_place[i]] = constants_of(d, s)[i];
	d->places_of[b->id] = *out;
	return SMR_OK;
}

/* Drops all places after a failure. */
static void drop_all(smr_device *d, const smr_exec_schedule *s, smr_buffer **places)
{
	for (uint32_t i = 0; i < s->nconstants; i++)
		places[s->constant_place[i]] = NULL;
	for (uint32_t p = 0; p < s->nplaces; p++)
		drop_place(d, places, p);
	for (uint32_t i = 0; i < s->nconstants; i++)
		places[s->constant_place[i]] = constants_of(d, s)[i];
}

/* Runs one flow: `in` by the block's ins, `out` by its outs. */
static smr_status walk_flow(smr_device *d, const smr_block *b, smr_buffer **in, smr_buffer **out)
{
	const smr_exec_schedule *s = d->image->schedules[b->id];
	smr_buffer **places;
	smr_status st;

	smr_assert(s != NULL && b->kind == SMR_BLOCK_BASIC);
	SMR_TRY(places_of(d, b, &places));
	for (uint32_t i = 0; i < s->nparams; i++) {
		uint32_t k = s->param[i];

		places[s->param_place[i]] = s->param_last[i] ? in[k] : smr_buffer_keep(in[k]);
		if (s->param_last[i])
			in[k] = NULL;
	}
	st = run_acts(d, s, places);
	if (st == SMR_OK)
		st = smr_device_commands_end_part(d->commands);
	for (uint32_t i = 0; st == SMR_OK && i < s->nresults; i++)
		out[i] = smr_buffer_keep(places[s->result_place[i]]);
	for (uint32_t i = 0; st == SMR_OK && i < s->nheld; i++)
		drop_place(d, places, s->held[i]);
	if (st != SMR_OK)
		drop_all(d, s, places);
	return st;
}

/* ---- blocks ------------------------------------------------------------------------------- */

void smr_vm_set(const smr_device *d, smr_eval_frame *f, uint32_t var, smr_buffer *b)
{
	smr_buffer **v = (smr_buffer **)f->vars + var;

	smr_assert(var < f->f->nvars);
	smr_buffer_drop(d->heap, *v);
	*v = b;
}

void smr_vm_drop(const smr_device *d, smr_eval_frame *f, const smr_block *b, uint32_t k)
{
	const smr_drops *drops = &d->image->lives[b->id].drops[k];

	for (uint32_t i = 0; i < drops->n; i++)
		smr_vm_set(d, f, drops->v[i], NULL);
}

/* Takes the inputs of a block; variables that it reads last are empty then. */
static void take_ins(const smr_device *d, const smr_eval_frame *f, const smr_block *b,
		     smr_buffer **list)
{
	const smr_liveness *life = &d->image->lives[b->id];

	smr_assert(b->nins == 0 || life->dies != NULL);
	for (uint32_t i = 0; i < b->nins; i++) {
		smr_buffer **v = (smr_buffer **)f->vars + b->ins[i];

		list[i] = life->dies[i] ? *v : smr_buffer_keep(*v);
		if (life->dies[i])
			*v = NULL;
	}
}

/* Runs a block with its inputs and outputs. */
static smr_status run_between(smr_device *d, smr_eval_frame *f, const smr_block *b,
			      smr_buffer **list)
{
	const smr_liveness *life = &d->image->lives[b->id];
	smr_buffer **out = list + b->nins;
	smr_status st;

	smr_assert(b->kind == SMR_BLOCK_BASIC || b->kind == SMR_BLOCK_CALL);
	take_ins(d, f, b, list);
	for (uint32_t i = 0; i < b->nouts; i++)
		out[i] = NULL;
	if (b->kind == SMR_BLOCK_CALL)
		st = smr_walk_function(d, d->image->module->functions[b->callee], list, out);
	else
		st = walk_flow(d, b, list, out);
	for (uint32_t i = 0; i < b->nins; i++)
		smr_buffer_drop(d->heap, list[i]);
	for (uint32_t i = 0; st == SMR_OK && i < b->nouts; i++) {
		smr_vm_set(d, f, b->outs[i], out[i]);
		if (life->unread[i])
			smr_vm_set(d, f, b->outs[i], NULL);
	}
	return st;
}

static smr_status report_unset(const smr_eval_frame *f, uint32_t var)
{
	return smr_fail(SMR_EINTERNAL, "variable %u of %s is read before it is set", var,
			f->f->name);
}

smr_status smr_vm_block(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	enum { FEW = 32 };
	smr_buffer *few[FEW], **list = few;
	size_t n = (size_t)b->nins + b->nouts;
	smr_status st;

	for (uint32_t i = 0; i < b->nins; i++)
		if (((smr_buffer **)f->vars)[b->ins[i]] == NULL)
			return report_unset(f, b->ins[i]);
	if (n > FEW)
		list = smr_calloc(n, sizeof(smr_buffer *));
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %zu values", n);
	st = run_between(e->ctx, f, b, list);
	if (list != few)
		smr_free(list);
	return st;
}

/* Reads the bits of a condition; drops what its arm does not read. */
static bool read_condition(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint64_t *bits)
{
	const smr_buffer *on = ((smr_buffer **)f->vars)[b->on];

	*bits = 0;
	if (on == NULL || smr_buffer_here(on) != SMR_OK)
		return false;
	memcpy(bits, on->t.data, smr_dtype_size(on->t.dtype));
	if (b->kind != SMR_BLOCK_WHILE)
		smr_vm_drop(e->ctx, f, b, (uint32_t)(smr_block_arm(b, *bits) - b->bodies));
	return true;
}

static smr_status report_condition(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	const smr_buffer *on = ((smr_buffer **)f->vars)[b->on];

	if (on != NULL)
		return smr_buffer_here(on);
	return report_unset(f, b->on);
}

static smr_status run_region(smr_device *d, smr_exec_region *r, smr_buffer **vars)
{
	smr_exec_tell *tell = atomic_load_explicit(&smr_exec_teller, memory_order_relaxed);
	int64_t from = tell != NULL ? smr_now_ns() : 0;
	smr_status st = smr_exec_region_run(d, r, vars);

	if (tell != NULL)
		tell(NULL, 0, from, smr_now_ns());
	return st;
}

/* Runs a region that begins at a block in its place. */
static smr_status run_ahead(smr_eval *e, smr_eval_frame *f, const smr_body *body, uint32_t *i)
{
	smr_device *d = e->ctx;
	smr_exec_region *r =
		d->image->measured ? NULL : smr_exec_regions_at(d->image, body->blocks[*i]);

	if (r == NULL)
		return SMR_OK;
	*i += smr_exec_region_blocks(r);
	return run_region(d, r, f->vars);
}

/* Looks for the region of a loop now and then: the variables at the start of an iteration are what
 * the loop begins with, so it goes on from there. */
static smr_status run_turns(smr_eval *e, smr_eval_frame *f, const smr_block *b, uint32_t n,
			    bool *done)
{
	smr_device *d = e->ctx;
	smr_exec_region *r = NULL;

	if (n == SMR_EVAL_END)
		smr_vm_drop(d, f, b, b->nbodies);
	else if (n % SMR_REGION_OFTEN == SMR_REGION_OFTEN - 1 && !d->image->measured)
		r = smr_exec_regions_loop(d->image, f->f, (smr_block *)b);
	*done = r != NULL;
	return r != NULL ? run_region(d, r, f->vars) : SMR_OK;
}

const smr_domain smr_vm_domain = {.flow = smr_vm_block,
				  .call = smr_vm_block,
				  .known = read_condition,
				  .unknown = report_condition,
				  .ahead = run_ahead,
				  .turn = run_turns};

/* Returns the results. One buffer may be two results; results on other devices are missing here. */
static smr_status return_results(const smr_device *d, const smr_eval_frame *f, smr_buffer **results)
{
	smr_buffer *const *vars = f->vars;

	for (uint32_t i = 0; i < f->f->nresults; i++) {
		uint32_t v = f->f->results[i];

		if (vars[v] == NULL && smr_variable_on(&f->f->vars[v], d->number) &&
		    !smr_heap_is_dry(d->heap))
			return smr_fail(SMR_EINTERNAL, "result %u of %s is never set", i,
					f->f->name);
	}
	for (uint32_t i = 0; i < f->f->nresults; i++)
		if (vars[f->f->results[i]] != NULL)
			results[i] = smr_buffer_keep(vars[f->f->results[i]]);
	return SMR_OK;
}

smr_status smr_walk_function(smr_device *d, const smr_function *fn, smr_buffer **args,
			     smr_buffer **results)
{
	smr_buffer **vars = smr_calloc(fn->nvars + 1, sizeof(smr_buffer *));
	smr_eval_frame f = {fn, vars};
	smr_status st;

	if (vars == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the variables of %s", fn->name);
	for (uint32_t i = 0; i < fn->nparams; i++) {
		smr_vm_set(d, &f, fn->params[i], args[i]);
		args[i] = NULL;
	}
	st = smr_eval_body(&d->eval, &f, &fn->body);
	if (st == SMR_OK)
		st = return_results(d, &f, results);
	for (uint32_t i = 0; i < fn->nvars; i++)
		smr_buffer_drop(d->heap, vars[i]);
	smr_free(vars);
	return st;
}
