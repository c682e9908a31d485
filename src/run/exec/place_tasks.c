/* The tasks of a program, and the values between them.
 *
 * Kernels are tasks: their predicted times on either side, as often as they run, and the transfers
 * of values between them. Equal instructions share a kernel, so they run on one side. A variable is
 * a task without work: its value may be kept on either side, which is what an iteration of a loop
 * hands to the next. Constants travel once in a process, so they cost nothing. All else runs on the
 * host.
 *
 * Ops that one kernel of the device may replace (run/exec/apart.h) are one task: all of them on the
 * host, or the kernel. They are tasks of their own if the device has no such kernel, or none that
 * is faster than they are there. */
#include <math.h>

#include "base/alloc.h"
#include "run/exec/apart.h"
#include "run/exec/cards.h"
#include "run/exec/place_own.h"

static const double TURNS = 10;      /* iterations of a loop of unknown length */
static const double IN_GRAPH = 0.25; /* of the time of a launch: that of a kernel in a graph */

enum { HOST = SMR_PLACEMENT_HOST, NONE = UINT32_MAX };

/* ---- tasks and values ---------------------------------------------------------------------------
 */

static smr_status add_value(placing *p, uint32_t maker, const uint32_t *readers, uint32_t n,
			    double bytes, double times)
{
	double each = bytes / p->machine->host_bps + p->machine->launch_s;

	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(smr_vec_push(&p->readers, readers[i]));
	return smr_vec_push(&p->values, (smr_placement_value){.maker = maker,
							      .nreaders = n,
							      .seconds = each * times});
}

/* Finds the seconds of a kernel among others that are started with it. */
static smr_kernel_sides sides_of(const placing *p, const smr_kernel_run *kernel)
{
	smr_kernel_sides each;

	smr_kernel_tell_sides(p->x->kernels, kernel, &each);
	each.device_s = fmax(each.device_s - (1 - IN_GRAPH) * p->machine->launch_s, 0);
	return each;
}

/* Finds the task of a kernel, and adds its runs at a place of the program. */
static smr_status add_runs(placing *p, smr_kernel_run *kernel, smr_kernel_sides each, double runs,
			   uint32_t *task)
{
	place_kernel *k;

	HASH_FIND_PTR(p->kernels, &kernel, k);
	if (k == NULL) {
		k = smr_calloc(1, sizeof(*k));
		if (k == NULL)
			return smr_fail(SMR_ENOMEM, "no memory to place a program");
		k->kernel = kernel;
		k->task = (uint32_t)p->tasks.n;
		HASH_ADD_PTR(p->kernels, kernel, k);
		SMR_TRY(smr_vec_push(&p->tasks, (smr_placement_task){0, 0}));
	}
	*task = k->task;
	p->tasks.v[*task].host_s += runs * each.host_s;
	p->tasks.v[*task].device_s =
		isinf(each.device_s) ? INFINITY : p->tasks.v[*task].device_s + runs * each.device_s;
	return SMR_OK;
}

/* ---- flows --------------------------------------------------------------------------------------
 */

static smr_status note_read(placing *p, uint32_t place, uint32_t reader)
{
	uint32_t of = p->same[place];

	SMR_TRY(smr_vec_push(&p->list, (place_read){reader, p->reads[of]}));
	p->reads[of] = (uint32_t)p->list.n - 1;
	return SMR_OK;
}

static smr_status add_kernels(placing *p, const smr_instr *a, double runs)
{
	for (uint32_t k = 0; k < a->nouts; k++) {
		uint32_t task = HOST;

		if (a->kernels[k] != NULL)
			SMR_TRY(add_runs(p, a->kernels[k], sides_of(p, a->kernels[k]), runs,
					 &task));
		for (uint32_t i = 0; a->kernels[k] != NULL && i < a->nins; i++)
			SMR_TRY(note_read(p, a->ins[i], task));
		for (uint32_t i = k; i < (a->joint ? a->nouts : k + 1); i++)
			p->maker[a->out + i] = task;
		if (a->joint)
			break;
	}
	return SMR_OK;
}

/* A collective is where its operands are. */
static smr_status add_collective(placing *p, const smr_instr *a)
{
	uint32_t task = (uint32_t)p->tasks.n;

	SMR_TRY(smr_vec_push(&p->tasks, (smr_placement_task){0, 0}));
	for (uint32_t i = 0; i < a->nins; i++)
		SMR_TRY(note_read(p, a->ins[i], task));
	for (uint32_t k = 0; k < a->nouts; k++)
		p->maker[a->out + k] = task;
	return SMR_OK;
}

/* ---- one kernel for several ops -----------------------------------------------------------------
 */

/* Returns the seconds of the ops on either side. */
static smr_kernel_sides sides_of_parts(const placing *p, const smr_exec_whole *w)
{
	smr_kernel_sides all = {0, 0};

	for (uint32_t i = 0; i < w->nparts; i++)
		if (w->parts[i]->kernels != NULL && w->parts[i]->kernels[0] != NULL) {
			smr_kernel_sides each = sides_of(p, w->parts[i]->kernels[0]);

			all.host_s += each.host_s;
			all.device_s += each.device_s;
		}
	return all;
}

/* Makes one task of the ops if the kernel is the fastest on the device. */
static smr_status add_whole(placing *p, const smr_exec_schedule *s, const smr_exec_whole *w,
			    double runs)
{
	smr_kernel_sides parts = sides_of_parts(p, w), each = sides_of(p, w->kernel);
	uint32_t task;
	place_kernel *k;

	if (w->nparts == 0 || isinf(each.device_s) || each.device_s > parts.device_s)
		return SMR_OK;
	each.host_s = parts.host_s;
	SMR_TRY(add_runs(p, w->kernel, each, runs, &task));
	HASH_FIND_PTR(p->kernels, &w->kernel, k);
	k->whole = true;
	for (uint32_t i = 0; i < w->nparts; i++)
		p->part[w->parts[i] - s->acts] = task;
	return SMR_OK;
}

static smr_status add_wholes(placing *p, const smr_exec_schedule *s, double runs)
{
	for (uint32_t i = 0; i < s->nacts; i++)
		p->part[i] = NONE;
	for (uint32_t i = 0; i < s->nacts; i++)
		if (s->acts[i].whole != NULL)
			SMR_TRY(add_whole(p, s, s->acts[i].whole, runs));
	return SMR_OK;
}

/* An op that is part of a task reads and makes its values. */
static smr_status add_part(placing *p, const smr_instr *a, uint32_t task)
{
	p->maker[a->out] = task;
	for (uint32_t i = 0; i < (a->alias ? 0 : a->nins); i++)
		SMR_TRY(note_read(p, a->ins[i], task));
	return SMR_OK;
}

/* ---- flows, continued ---------------------------------------------------------------------------
 */

static smr_status add_act(placing *p, const smr_instr *a, uint32_t part, double runs)
{
	for (uint32_t k = 0; k < a->nouts; k++) {
		p->same[a->out + k] = a->alias || a->piece ? p->same[a->ins[0]] : a->out + k;
		p->bytes[a->out + k] = smr_type_bytes(smr_node_type(a->v, k));
		p->reads[a->out + k] = NONE;
		p->maker[a->out + k] = HOST;
	}
	if (part != NONE)
		return add_part(p, a, part);
	if (a->kernels != NULL && !a->alias && !a->piece)
		return add_kernels(p, a, runs);
	if (!a->alias && !a->piece && smr_cards_meet(p->x, a->v->op) &&
	    smr_op_kind_of(a->v->op) == SMR_KIND_COLLECTIVE)
		return add_collective(p, a);
	/* of a part the host reads the indices alone */
	for (uint32_t i = a->piece ? 1 : 0; i < (a->alias ? 0 : a->nins); i++)
		SMR_TRY(note_read(p, a->ins[i], HOST));
	return SMR_OK;
}

static smr_status add_values_of(placing *p, const smr_exec_schedule *s, double runs)
{
	uint32_t *readers = smr_calloc(p->list.n + 1, sizeof(*readers));
	smr_status st = SMR_OK;

	if (readers == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	for (uint32_t v = 0; v < s->nplaces && st == SMR_OK; v++) {
		uint32_t n = 0;
		double times = runs;

		for (uint32_t r = p->reads[v]; r != NONE; r = p->list.v[r].next)
			readers[n++] = p->list.v[r].reader;
		for (uint32_t i = 0; i < s->nparams; i++)
			if (s->param_place[i] == v)
				times = fmin(runs, p->made[s->block->ins[s->param[i]]]);
		if (n > 0 && p->bytes[v] > 0)
			st = add_value(p, p->maker[v], readers, n, p->bytes[v], times);
	}
	smr_free(readers);
	return st;
}

static void begin_flow(placing *p, const smr_exec_schedule *s)
{
	for (uint32_t v = 0; v < s->nplaces; v++) {
		p->maker[v] = HOST;
		p->same[v] = v;
		p->reads[v] = NONE;
		p->bytes[v] = 0; /* constants: they travel once */
	}
	for (uint32_t i = 0; i < s->nparams; i++) {
		uint32_t var = s->block->ins[s->param[i]];

		p->maker[s->param_place[i]] = p->first_var[p->at] + var;
		p->bytes[s->param_place[i]] = smr_type_bytes(&p->f->vars[var].type);
	}
	p->list.n = 0;
}

static smr_status walk_flow(placing *p, const smr_exec_schedule *s)
{
	double runs = p->runs.of[s->block->id];

	begin_flow(p, s);
	SMR_TRY(add_wholes(p, s, runs));
	for (uint32_t i = 0; i < s->nacts; i++)
		SMR_TRY(add_act(p, &s->acts[i], p->part[i], runs));
	for (uint32_t i = 0; i < s->nresults; i++)
		SMR_TRY(note_read(p, s->result_place[i], p->first_var[p->at] + s->block->outs[i]));
	return add_values_of(p, s, runs);
}

static smr_status add_flow(placing *p, const smr_exec_schedule *s)
{
	size_t n = (size_t)s->nplaces + 1;
	smr_status st = SMR_OK;

	p->maker = smr_calloc(n, sizeof(*p->maker));
	p->same = smr_calloc(n, sizeof(*p->same));
	p->reads = smr_calloc(n, sizeof(*p->reads));
	p->bytes = smr_calloc(n, sizeof(*p->bytes));
	p->part = smr_calloc((size_t)s->nacts + 1, sizeof(*p->part));
	if (p->maker == NULL || p->same == NULL || p->reads == NULL || p->bytes == NULL ||
	    p->part == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory to place a program");
	if (st == SMR_OK)
		st = walk_flow(p, s);
	smr_free(p->maker);
	smr_free(p->same);
	smr_free(p->reads);
	smr_free(p->bytes);
	smr_free(p->part);
	return st;
}

/* ---- blocks -------------------------------------------------------------------------------------
 */

/* Adds that a variable is read elsewhere: by the host, or as another variable. */
static smr_status add_link(placing *p, uint32_t from, uint32_t to, const smr_type *t, double times)
{
	return add_value(p, from, &to, 1, smr_type_bytes(t), times);
}

static smr_status add_call(placing *p, const smr_block *b)
{
	const smr_function *f = p->x->module->functions[b->callee];
	uint32_t mine = p->first_var[p->at], its = p->first_var[b->callee];

	for (uint32_t i = 0; i < b->nins; i++)
		SMR_TRY(add_link(p, mine + b->ins[i], its + f->params[i],
				 &p->f->vars[b->ins[i]].type, 1));
	for (uint32_t i = 0; i < b->nouts; i++)
		SMR_TRY(add_link(p, its + f->results[i], mine + b->outs[i],
				 &p->f->vars[b->outs[i]].type, 1));
	return SMR_OK;
}

static smr_status add_block(placing *p, const smr_block *b)
{
	if (b->kind == SMR_BLOCK_BASIC)
		return add_flow(p, p->x->schedules[b->id]);
	if (b->kind == SMR_BLOCK_CALL)
		return add_call(p, b);
	return add_link(p, p->first_var[p->at] + b->on, HOST, &p->f->vars[b->on].type,
			p->made[b->on]);
}

/* Counts how often each variable gets a value. */
static void count_made(placing *p)
{
	smr_walk w;

	for (uint32_t i = 0; i < p->f->nparams; i++)
		p->made[p->f->params[i]] = 1;
	for (const smr_block *b = smr_walk_first(&w, &p->f->body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t i = 0; i < b->nouts; i++)
			p->made[b->outs[i]] += b->kind == SMR_BLOCK_BASIC ? p->runs.of[b->id] : 1;
}

static smr_status add_interface(placing *p)
{
	uint32_t first = p->first_var[p->at];

	for (uint32_t i = 0; p->at == 0 && i < p->f->nparams; i++)
		SMR_TRY(add_link(p, HOST, first + p->f->params[i],
				 &p->f->vars[p->f->params[i]].type, 1));
	for (uint32_t i = 0; p->at == 0 && i < p->f->nresults; i++)
		SMR_TRY(add_link(p, first + p->f->results[i], HOST,
				 &p->f->vars[p->f->results[i]].type, 1));
	return SMR_OK;
}

static smr_status add_function(placing *p)
{
	smr_walk w;
	smr_status st;

	p->made = smr_calloc(p->f->nvars + 1, sizeof(*p->made));
	if (p->made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	count_made(p);
	st = add_interface(p);
	for (const smr_block *b = smr_walk_first(&w, &p->f->body); b != NULL && st == SMR_OK;
	     b = smr_walk_next(&w))
		st = add_block(p, b);
	smr_free(p->made);
	return st;
}

smr_status smr_place_tasks(placing *p)
{
	const smr_module *m = p->x->module;

	SMR_TRY(smr_block_runs_count(m, TURNS, &p->runs));
	p->first_var = smr_calloc(m->nfunctions + 1, sizeof(*p->first_var));
	if (p->first_var == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	for (uint32_t i = 0; i < m->nfunctions; i++) {
		p->first_var[i] = (uint32_t)p->tasks.n;
		for (uint32_t v = 0; v < m->functions[i]->nvars; v++)
			SMR_TRY(smr_vec_push(&p->tasks, (smr_placement_task){0, 0}));
	}
	for (p->at = 0; p->at < m->nfunctions; p->at++) {
		p->f = m->functions[p->at];
		SMR_TRY(add_function(p));
	}
	return SMR_OK;
}

void smr_place_tasks_free(placing *p)
{
	place_kernel *next;

	for (place_kernel *k = p->kernels; k != NULL; k = next) {
		next = k->hh.next;
		HASH_DEL(p->kernels, k);
		smr_free(k);
	}
	smr_vec_free(&p->tasks);
	smr_vec_free(&p->values);
	smr_vec_free(&p->readers);
	smr_vec_free(&p->list);
	smr_block_runs_free(&p->runs);
	smr_free(p->first_var);
}
