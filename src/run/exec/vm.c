/* Interprets the block tree of a function. The last read of a variable (liveness.c) passes its
 * buffer on, so that the result can reuse it. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "run/exec/device.h"
#include "run/exec/internal.h"
#include "run/exec/region.h"
#include "run/exec/regions.h"

typedef struct frame {
	smr_device *d;
	const smr_function *f;
	smr_buffer **vars;
} frame;

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
	spent->runs++;
	spent->seconds += smr_cpu_timer_end(&run);
	return st;
}

static smr_status run_acts(smr_device *d, const smr_exec_schedule *s, smr_buffer **places)
{
	for (uint32_t i = 0; i < s->nacts; i++) {
		const smr_instr *a = &s->acts[i];

		if (d->counting != NULL && d->counting->left-- == 0)
			return smr_fail(SMR_EUNSUPPORTED, "a program that takes long to count");
		if (a->team != NULL && s->spent == NULL) {
			SMR_TRY(smr_op_group_run(d, s, &i, places));
			continue;
		}
		if (s->spent != NULL && d->counting == NULL)
			SMR_TRY(run_measured(d, a, places, &s->spent[i]));
		else
			SMR_TRY(smr_instr_run(d, a, places));
		smr_instr_drop_dead(d, a, places);
	}
	return SMR_OK;
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
	*out = smr_calloc(s->nplaces + 1, sizeof(smr_buffer *));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u values", s->nplaces);
	for (uint32_t i = 0; i < s->nconstants; i++)
		(*out)[s->constant_place[i]] = s->constants[i];
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
		places[s->constant_place[i]] = s->constants[i];
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
	for (uint32_t i = 0; st == SMR_OK && i < s->nresults; i++)
		out[i] = smr_buffer_keep(places[s->result_place[i]]);
	for (uint32_t i = 0; st == SMR_OK && i < s->nheld; i++)
		drop_place(d, places, s->held[i]);
	if (st != SMR_OK)
		drop_all(d, s, places);
	return st;
}

/* ---- blocks ------------------------------------------------------------------------------- */

static smr_status walk_body(frame *f, const smr_body *body);

static void set_variable(frame *f, uint32_t var, smr_buffer *b)
{
	smr_assert(var < f->f->nvars);
	smr_buffer_drop(f->d->heap, f->vars[var]);
	f->vars[var] = b;
}

static void drop_vars(frame *f, const smr_drops *drops)
{
	for (uint32_t i = 0; i < drops->n; i++)
		set_variable(f, drops->v[i], NULL);
}

/* Takes the inputs of a block; variables that it reads last are empty then. */
static void take_ins(frame *f, const smr_block *b, smr_buffer **list)
{
	const smr_liveness *life = &f->d->image->lives[b->id];

	smr_assert(b->nins == 0 || life->dies != NULL);
	for (uint32_t i = 0; i < b->nins; i++) {
		smr_buffer **v = &f->vars[b->ins[i]];

		list[i] = life->dies[i] ? *v : smr_buffer_keep(*v);
		if (life->dies[i])
			*v = NULL;
	}
}

/* Runs a block with its inputs and outputs. */
static smr_status run_between(frame *f, const smr_block *b, smr_buffer **list)
{
	const smr_liveness *life = &f->d->image->lives[b->id];
	smr_buffer **out = list + b->nins;
	smr_status st;

	smr_assert(b->kind == SMR_BLOCK_BASIC || b->kind == SMR_BLOCK_CALL);
	take_ins(f, b, list);
	for (uint32_t i = 0; i < b->nouts; i++)
		out[i] = NULL;
	if (b->kind == SMR_BLOCK_CALL)
		st = smr_walk_function(f->d, f->d->image->module->functions[b->callee], list, out);
	else
		st = walk_flow(f->d, b, list, out);
	for (uint32_t i = 0; i < b->nins; i++)
		smr_buffer_drop(f->d->heap, list[i]);
	for (uint32_t i = 0; st == SMR_OK && i < b->nouts; i++) {
		set_variable(f, b->outs[i], out[i]);
		if (life->unread[i])
			set_variable(f, b->outs[i], NULL);
	}
	return st;
}

static smr_status run_with_operands(frame *f, const smr_block *b)
{
	enum { FEW = 32 };
	smr_buffer *few[FEW], **list = few;
	size_t n = (size_t)b->nins + b->nouts;
	smr_status st;

	if (n > FEW)
		list = smr_calloc(n, sizeof(smr_buffer *));
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %zu values", n);
	st = run_between(f, b, list);
	if (list != few)
		smr_free(list);
	return st;
}

/* Reads the bits of a scalar variable. */
static smr_status read_scalar(const frame *f, uint32_t var, int64_t *out)
{
	const smr_buffer *b = f->vars[var];

	smr_assert(var < f->f->nvars);
	if (b == NULL)
		return smr_fail(SMR_EINTERNAL, "variable %u of %s is read before it is set", var,
				f->f->name);
	*out = 0;
	memcpy(out, b->t.data, smr_dtype_size(b->t.dtype));
	if (b->t.dtype == SMR_I32)
		*out = (int32_t)*out;
	return SMR_OK;
}

/* Counts each of the bodies from the same state, since any may run. */
static smr_status count_bodies(frame *f, const smr_block *b)
{
	const smr_liveness *life = &f->d->image->lives[b->id];
	smr_status st = SMR_OK;

	smr_assert(b->nbodies >= 1 && f->d->counting != NULL);
	for (uint32_t k = 0; st == SMR_OK && k + 1 < b->nbodies; k++) {
		frame copy = {.d = f->d, .f = f->f};

		copy.vars = smr_calloc(f->f->nvars + 1, sizeof(smr_buffer *));
		if (copy.vars == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for the variables of %s",
					f->f->name);
		for (uint32_t i = 0; i < f->f->nvars; i++)
			copy.vars[i] = f->vars[i] != NULL ? smr_buffer_keep(f->vars[i]) : NULL;
		drop_vars(&copy, &life->drops[k]);
		st = walk_body(&copy, &b->bodies[k]);
		for (uint32_t i = 0; i < f->f->nvars; i++)
			smr_buffer_drop(f->d->heap, copy.vars[i]);
		smr_free(copy.vars);
	}
	SMR_TRY(st);
	drop_vars(f, &life->drops[b->nbodies - 1]);
	return walk_body(f, &b->bodies[b->nbodies - 1]);
}

/* Counts the first two iterations: the second starts with the memory that the first one leaves. In
 * nested loops the outer loop runs the inner one twice. */
static smr_status count_loop_memory(frame *f, const smr_block *b)
{
	unsigned turns = f->d->counting->loops++ == 0 ? 2 : 1;
	smr_status st = SMR_OK;

	smr_assert(b->nbodies == 2 && f->d->counting != NULL);
	for (unsigned i = 0; st == SMR_OK && i <= turns; i++) {
		st = walk_body(f, &b->bodies[0]);
		if (st == SMR_OK && i < turns)
			st = walk_body(f, &b->bodies[1]);
	}
	f->d->counting->loops--;
	if (st == SMR_OK)
		drop_vars(f, &f->d->image->lives[b->id].drops[b->nbodies]);
	return st;
}

static smr_status walk_if(frame *f, const smr_block *b)
{
	const smr_liveness *life = &f->d->image->lives[b->id];
	int64_t on;

	if (f->d->counting != NULL)
		return count_bodies(f, b);
	SMR_TRY(read_scalar(f, b->on, &on));
	if (b->kind == SMR_BLOCK_IF)
		on = on != 0 ? 0 : 1;
	else if (on < 0 || on >= b->nbodies)
		on = b->nbodies - 1;
	smr_assert(on >= 0 && on < b->nbodies);
	drop_vars(f, &life->drops[on]);
	return walk_body(f, &b->bodies[on]);
}

/* Iterations of a loop between looks for its region. */
enum { OFTEN = 128 };

/* The variables at the start of an iteration are what the loop begins with: its region goes on from
 * there. */
static smr_exec_region *find_loop_region(const frame *f, smr_block *b)
{
	return f->d->image->measured ? NULL : smr_exec_regions_loop(f->d->image, f->f, b);
}

static smr_status walk_while(frame *f, smr_block *b)
{
	const smr_liveness *life = &f->d->image->lives[b->id];
	int64_t on;

	if (f->d->counting != NULL)
		return count_loop_memory(f, b);
	for (uint64_t n = 1;; n++) {
		smr_exec_region *r = n % OFTEN == 0 ? find_loop_region(f, b) : NULL;

		if (r != NULL)
			return smr_exec_region_run(f->d, r, f->vars);
		SMR_TRY(walk_body(f, &b->bodies[0]));
		SMR_TRY(read_scalar(f, b->on, &on));
		if (on == 0)
			break;
		SMR_TRY(walk_body(f, &b->bodies[1]));
	}
	drop_vars(f, &life->drops[b->nbodies]);
	return SMR_OK;
}

static smr_status walk_block(frame *f, smr_block *b)
{
	for (uint32_t i = 0; i < b->nins; i++)
		if (f->vars[b->ins[i]] == NULL)
			return smr_fail(SMR_EINTERNAL, "variable %u of %s is read before it is set",
					b->ins[i], f->f->name);
	switch (b->kind) {
	case SMR_BLOCK_BASIC:
	case SMR_BLOCK_CALL:
		return run_with_operands(f, b);
	case SMR_BLOCK_IF:
	case SMR_BLOCK_CASE:
		return walk_if(f, b);
	case SMR_BLOCK_WHILE:
		return walk_while(f, b);
	}
	return smr_fail(SMR_EINTERNAL, "a block of no known kind");
}

static smr_status walk_body(frame *f, const smr_body *body)
{
	bool regions = f->d->counting == NULL && !f->d->image->measured;

	for (uint32_t i = 0; i < body->n; i++) {
		smr_exec_region *r =
			regions ? smr_exec_regions_at(f->d->image, body->blocks[i]) : NULL;

		if (r == NULL) {
			SMR_TRY(walk_block(f, body->blocks[i]));
			continue;
		}
		SMR_TRY(smr_exec_region_run(f->d, r, f->vars));
		i += smr_exec_region_blocks(r) - 1;
	}
	return SMR_OK;
}

/* Returns the results. One buffer may be two results; results on other devices are missing here. */
static smr_status return_results(frame *f, smr_buffer **results)
{
	for (uint32_t i = 0; i < f->f->nresults; i++) {
		uint32_t v = f->f->results[i];

		if (f->vars[v] == NULL && smr_variable_on(&f->f->vars[v], f->d->number) &&
		    f->d->counting == NULL)
			return smr_fail(SMR_EINTERNAL, "result %u of %s is never set", i,
					f->f->name);
	}
	for (uint32_t i = 0; i < f->f->nresults; i++)
		if (f->vars[f->f->results[i]] != NULL)
			results[i] = smr_buffer_keep(f->vars[f->f->results[i]]);
	return SMR_OK;
}

/* Counts each function once: the depth of recursion is unknown before the run. */
static smr_status count_function(frame *f)
{
	smr_counting *c = f->d->counting;
	smr_status st;

	for (unsigned i = 0; i < c->nopen; i++)
		if (c->open[i] == f->f) {
			for (uint32_t k = 0; k < f->f->nresults; k++) {
				uint32_t v = f->f->results[k];

				set_variable(f, v, NULL);
				SMR_TRY(smr_buffer_new(f->d->heap, &f->f->vars[v].type,
						       &f->vars[v]));
			}
			return SMR_OK;
		}
	c->open[c->nopen++] = f->f;
	st = walk_body(f, &f->f->body);
	c->nopen--;
	return st;
}

static smr_status walk_calls(frame *f)
{
	smr_status st;

	if (f->d->calls == SMR_MAX_CALLS)
		return smr_fail(SMR_EUNSUPPORTED, "%s: more than %d calls in calls", f->f->name,
				SMR_MAX_CALLS);
	f->d->calls++;
	st = f->d->counting != NULL ? count_function(f) : walk_body(f, &f->f->body);
	f->d->calls--;
	return st;
}

smr_status smr_walk_function(smr_device *d, const smr_function *fn, smr_buffer **args,
			     smr_buffer **results)
{
	frame f = {.d = d, .f = fn, .vars = smr_calloc(fn->nvars + 1, sizeof(smr_buffer *))};
	smr_status st;

	if (f.vars == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the variables of %s", fn->name);
	for (uint32_t i = 0; i < fn->nparams; i++) {
		set_variable(&f, fn->params[i], args[i]);
		args[i] = NULL;
	}
	st = walk_calls(&f);
	if (st == SMR_OK)
		st = return_results(&f, results);
	for (uint32_t i = 0; i < fn->nvars; i++)
		smr_buffer_drop(d->heap, f.vars[i]);
	smr_free(f.vars);
	return st;
}
