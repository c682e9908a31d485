/* Horizontal batching: consecutive small, independent ops, such as the updates of a model's many
 * parameters, run as one list of tasks on all threads.
 *
 * Alone, each would run on one thread, because waking another costs more than it gains. Large ops
 * run after the group. Ops that are still measured, checked or tuned run alone. All results of a
 * group are available together, and its operands die together. Bits do not depend on which thread
 * runs what.
 */
#include <math.h>

#include "base/assert.h"
#include "base/thread/clock.h"
#include "base/thread/thread_choice.h"
#include "run/exec/device.h"

enum {
	SMALL = 512 << 10, /* bytes read and stored: some 20 us on one thread */
	MOST = 4 << 20,    /* ... stored by all members */
	MEMBERS = 256
};

typedef struct task {
	const smr_instr *act;
	void **memory; /* of its kernel; has space for any member's */
	smr_status status;
} task;

struct smr_op_group {
	uint32_t end; /* the act after the last one */
	task *tasks;  /* space for all members */
	smr_thread_choice pace;
};

/* ---- finding groups ------------------------------------------------------------------------- */

static bool runs_by_one_kernel(const smr_instr *a)
{
	return a->kernels != NULL && a->slabs == NULL && !a->handed && a->over == NULL &&
	       (a->joint || a->nouts == 1) && a->kernels[0] != NULL;
}

static double bytes(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) ? (double)n * (double)smr_dtype_size(t->dtype) : INFINITY;
}

static double bytes_stored(const smr_instr *a)
{
	double sum = 0;

	smr_assert(a->nouts >= 1);
	for (uint32_t k = 0; k < a->nouts; k++)
		sum += bytes(smr_node_type(a->v, k));
	return sum;
}

static bool is_small(const smr_instr *a)
{
	double sum = bytes_stored(a);

	for (uint32_t i = 0; i < a->nins; i++)
		sum += bytes(&a->v->ins[i]->type);
	return sum <= SMALL;
}

/* The current row of acts that may form a group. */
typedef struct row {
	smr_exec_schedule *s;
	uint32_t *maker; /* by place: 1 + the act that computes it; 0: an input */
	uint32_t first, members;
	double stored;
} row;

static bool reads_of_row(const row *r, const smr_instr *a)
{
	smr_assert(r->members <= MEMBERS);
	for (uint32_t i = 0; i < a->nins; i++)
		if (r->maker[a->ins[i]] > r->first)
			return true;
	return false;
}

/* Each task has space for any member. */
static smr_status make_team(smr_executable *x, const row *r, uint32_t end)
{
	smr_op_group *t = smr_arena_alloc(x->arena, sizeof(*t));
	void **memory;
	size_t most = 0;

	smr_assert(r->members > 1 && end <= r->s->nacts && r->first < end);
	for (uint32_t i = r->first; i < end; i++) {
		const smr_instr *a = &r->s->acts[i];
		size_t need = (size_t)a->nins + a->nouts + 1;

		if (a->member && need > most)
			most = need;
	}
	memory = smr_arena_array(x->arena, r->members * most, sizeof(*memory));
	if (t != NULL)
		*t = (smr_op_group){.end = end,
				    .tasks = smr_arena_array(x->arena, r->members,
							     sizeof(*t->tasks))};
	if (t == NULL || t->tasks == NULL || memory == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a team");
	for (uint32_t k = 0; k < r->members; k++)
		t->tasks[k].memory = memory + k * most;
	r->s->acts[r->first].team = t;
	return SMR_OK;
}

/* Act @p i starts a new row. */
static smr_status end_row(smr_executable *x, row *r, uint32_t i)
{
	if (r->members > 1)
		SMR_TRY(make_team(x, r, i));
	r->first = i;
	r->members = 0;
	r->stored = 0;
	return SMR_OK;
}

smr_status smr_teams_find(smr_executable *x, smr_exec_schedule *s)
{
	row r = {.s = s,
		 .maker = smr_arena_array(x->arena, (size_t)s->nplaces + 1, sizeof(*r.maker))};

	if (r.maker == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for teams");
	for (uint32_t i = 0; i < s->nacts; i++) {
		smr_instr *a = &s->acts[i];
		double more;

		for (uint32_t k = 0; k < a->nouts; k++)
			r.maker[a->out + k] = i + 1;
		if (!runs_by_one_kernel(a)) {
			SMR_TRY(end_row(x, &r, i));
			r.first = i + 1;
			continue;
		}
		a->member = is_small(a);
		more = a->member ? bytes_stored(a) : 0;
		if (reads_of_row(&r, a) || r.members == MEMBERS || r.stored + more > MOST)
			SMR_TRY(end_row(x, &r, i));
		r.members += a->member;
		r.stored += more;
	}
	return end_row(x, &r, s->nacts);
}

/* ---- running groups ------------------------------------------------------------------------- */

static void run_task(void *arg, int i)
{
	task *t = &((smr_op_group *)arg)->tasks[i];

	smr_assert(i >= 0 && t->act->kernels != NULL);
	t->status = smr_kernel_run_beside(t->act->kernels[0], t->memory);
}

/* Runs the tasks on all threads, or on this one if waking others costs more. */
static void run_tasks(smr_device *d, smr_op_group *t, uint32_t n)
{
	smr_thread_choice_way way = smr_thread_choice_next(&t->pace);
	int64_t from = smr_now_ns();

	smr_assert(n <= MEMBERS);
	smr_workers_run(way == SMR_THREADS_ALL ? d->image->runner->workers : NULL, (int)n, run_task,
			t);
	if (way == SMR_THREADS_MEASURE)
		smr_thread_choice_note(&t->pace, smr_now_ns() - from);
	d->image->joined += n;
}

/* Runs the members, whose results are allocated. */
static smr_status run_members(smr_device *d, smr_op_group *t, const smr_exec_schedule *s,
			      uint32_t first, smr_buffer **places)
{
	bool many = smr_workers_count(d->image->runner->workers) > 1;
	uint32_t n = 0;

	smr_assert(t->end <= s->nacts);
	for (uint32_t i = first; i < t->end; i++) {
		const smr_instr *a = &s->acts[i];

		if (!a->member)
			continue;
		if (!many || !smr_kernel_joins(d->image->kernels, a->kernels[0])) {
			SMR_TRY(smr_instr_kernels(d, a, places));
			continue;
		}
		t->tasks[n].act = a;
		smr_instr_memory(a, 0, places, t->tasks[n++].memory);
	}
	if (n > 0)
		run_tasks(d, t, n);
	for (uint32_t i = 0; i < n; i++)
		if (t->tasks[i].status != SMR_OK)
			SMR_TRY(smr_instr_kernels(d, t->tasks[i].act, places));
	return SMR_OK;
}

/* Runs the other acts. Places that die after them have no reader among the members, which have run.
 */
static smr_status run_others(smr_device *d, const smr_op_group *t, const smr_exec_schedule *s,
			     uint32_t first, smr_buffer **places)
{
	for (uint32_t i = first; i < t->end; i++)
		if (!s->acts[i].member) {
			SMR_TRY(smr_instr_run(d, &s->acts[i], places));
			smr_instr_drop_dead(d, &s->acts[i], places);
		}
	return SMR_OK;
}

smr_status smr_op_group_run(smr_device *d, const smr_exec_schedule *s, uint32_t *i,
			    smr_buffer **places)
{
	uint32_t first = *i;
	smr_op_group *t = s->acts[first].team;

	smr_assert(t != NULL && t->end > first && t->end <= s->nacts);
	*i = t->end - 1;
	for (uint32_t k = first; k < t->end; k++)
		if (s->acts[k].member)
			SMR_TRY(smr_instr_begin(d, &s->acts[k], places));
	if (!smr_heap_is_dry(d->heap))
		SMR_TRY(run_members(d, t, s, first, places));
	SMR_TRY(run_others(d, t, s, first, places));
	for (uint32_t k = first; k < t->end; k++)
		if (s->acts[k].member)
			smr_instr_drop_dead(d, &s->acts[k], places);
	return SMR_OK;
}
