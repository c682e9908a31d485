/* Reads a program on all threads for queries that follow: for several kinds of machines, or divided
 * in several ways. A failure is not reported here: it occurs again in the query. */
#include "base/alloc.h"
#include "base/thread/workers.h"
#include "predict/ask/readings.h"

/* ---- several kinds of machines --------------------------------------------------------------- */

typedef struct ahead {
	size_t n;
	smr_workload_params how[SMR_MACHINE_KINDS];
	const smr_predict_answer *first[SMR_MACHINE_KINDS]; /* first answer of each kind */
} ahead;

static bool is_in(const ahead *x, smr_machine_kind kind)
{
	bool in = false;

	for (size_t i = 0; i < x->n; i++)
		in |= x->how[i].target->kind == kind;
	return in;
}

static smr_status read_ahead(smr_predict_session *a, ahead *x)
{
	smr_workload *w[SMR_MACHINE_KINDS];

	SMR_TRY(predict_get_bare(a, &x->first[0]->strategy, &x->how[0].like));
	for (size_t i = 0; i < x->n; i++)
		x->how[i].like = x->how[0].like;
	(void)!smr_workload_read_all(a->ctx, &a->load, x->n, x->how, w);
	for (size_t i = 0; i < x->n; i++)
		if (w[i] != NULL && predict_make_room(a) == SMR_OK)
			predict_note_work(a, x->first[i], w[i]);
		else
			smr_workload_free(w[i]);
	return SMR_OK;
}

size_t smr_predict_ask_ahead(smr_predict_session *a, const smr_strategy *how, smr_predict_answer *t,
			     size_t n)
{
	static const smr_strategy whole_one = {.data = 1, .sequence = 1, .tensor = 1};
	ahead x = {.n = 0};
	size_t i = 0;

	for (; i < n && !t[i].here; i++) {
		t[i].strategy = how != NULL ? *how : whole_one;
		if (predict_find_machine(a, &t[i]) != SMR_OK || is_in(&x, t[i].machine.kind) ||
		    predict_find_work(a, &t[i]) != NULL)
			continue;
		x.first[x.n] = &t[i];
		x.how[x.n++] = (smr_workload_params){
			.target = &t[i].machine, .turns = a->turns, .repeat = a->repeat};
	}
	if (x.n > 1 && !smr_predict_runs_here(a) && t[0].strategy.pipeline <= 1)
		(void)!read_ahead(a, &x);
	return i > 0 ? i : 1;
}

/* ---- several ways on one machine ------------------------------------------------------------- */

typedef struct divided {
	const smr_predict_session *a;
	smr_predict_bare **list;
	bool *failed;
} divided;

static void divide_program(void *all_, int i)
{
	divided *all = all_;

	all->failed[i] = predict_make_bare(all->a, all->list[i]) != SMR_OK;
}

/* Divides the program by those strategies that it was not divided by. */
static smr_status divide_ahead(smr_predict_session *a, const smr_strategy *how, size_t n)
{
	divided all = {a, smr_calloc(n + 1, sizeof(*all.list)), smr_calloc(n + 1, sizeof(bool))};
	bool short_of = all.list == NULL || all.failed == NULL;
	int m = 0;

	for (size_t i = 0; i < n && !short_of; i++) {
		if (predict_find_bare(a, &how[i]) != NULL)
			continue;
		all.list[m] = smr_calloc(1, sizeof(**all.list));
		short_of = all.list[m] == NULL;
		if (!short_of)
			all.list[m++]->strategy = how[i];
	}
	if (!short_of)
		smr_workers_run(a->ctx->runner.workers, m, divide_program, &all);
	for (int i = 0; i < m; i++)
		if (short_of || all.failed[i]) {
			smr_free(all.list[i]);
		} else {
			all.list[i]->next = a->bare;
			a->bare = all.list[i];
		}
	smr_free(all.list);
	smr_free(all.failed);
	return short_of ? smr_fail(SMR_ENOMEM, "no memory for predictions") : SMR_OK;
}

/* Fuses what is divided; @p w: room for n of them. */
static smr_status fuse_ahead(smr_predict_session *a, smr_predict_answer *t, const smr_strategy *how,
			     size_t n, smr_workload_params *q, smr_workload **w)
{
	const smr_strategy **of = smr_calloc(n + 1, sizeof(*of));
	size_t m = 0;

	if (of == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for predictions");
	for (size_t i = 0; i < n; i++) {
		const smr_predict_bare *b = predict_find_bare(a, &how[i]);

		t->strategy = how[i];
		if (b == NULL || predict_find_work(a, t) != NULL)
			continue;
		of[m] = &how[i];
		q[m++] = (smr_workload_params){.target = &t->machine,
					       .turns = a->turns,
					       .repeat = a->repeat,
					       .like = b->model};
	}
	(void)!smr_workload_read_all(a->ctx, &a->load, m, q, w);
	for (size_t i = 0; i < m; i++) {
		t->strategy = *of[i];
		if (w[i] != NULL && predict_make_room(a) == SMR_OK)
			predict_note_work(a, t, w[i]);
		else
			smr_workload_free(w[i]);
	}
	smr_free(of);
	return SMR_OK;
}

smr_status smr_predict_read_ways(smr_predict_session *a, const smr_predict_answer *machine,
				 const smr_strategy *how, size_t n)
{
	smr_predict_answer t = *machine;
	smr_workload_params *q = smr_calloc(n + 1, sizeof(*q));
	smr_workload **w = smr_calloc(n + 1, sizeof(*w));
	smr_status st =
		q != NULL && w != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for predictions");

	if (st == SMR_OK)
		st = predict_find_machine(a, &t);
	if (st == SMR_OK)
		st = predict_get_whole(a);
	if (st == SMR_OK)
		st = divide_ahead(a, how, n);
	if (st == SMR_OK)
		st = fuse_ahead(a, &t, how, n, q, w);
	smr_free(q);
	smr_free(w);
	return st;
}
