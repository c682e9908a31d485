/* smr_predict(): predicts the program on each machine, leaves out machines that cannot run it, and
 * ranks the others. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "predict/ask/session.h"
#include "predict/transformer/files.h"

enum { FULL_NAME = SMR_PREDICT_NAME + 24 };

typedef struct asking {
	smr_predict_session s;
	const smr_predict_params *p;
	const smr_strategy *how; /* NULL: no strategy was given */
	smr_strategy said;
	size_t n; /* number of answers */
	smr_predict_answer *answers;
	SMR_VEC(smr_predicted_refusal) refused; /* owns its texts */
} asking;

/* ---- one machine ----------------------------------------------------------------------------- */

smr_status smr_predict_answer_of(const smr_predict_target *t, smr_predict_answer *out)
{
	*out = (smr_predict_answer){.devices = t->devices};
	if (t->machine == NULL || *t->machine == '\0')
		return smr_fail(SMR_EINVAL, "a machine without a name");
	if (strlen(t->machine) >= sizeof(out->name))
		return smr_fail(SMR_EINVAL, "'%s' is longer than any machine's name", t->machine);
	if (t->devices > SMR_MAX_DEVICES)
		return smr_fail(SMR_EINVAL, "%u devices of %s: at most %d", t->devices, t->machine,
				SMR_MAX_DEVICES);
	memcpy(out->name, t->machine, strlen(t->machine) + 1);
	out->here = strcmp(t->machine, "this") == 0;
	return SMR_OK;
}

/* Writes the name with the number of devices if there are several: "h100:8". */
static void name_of(const smr_predict_answer *t, char out[FULL_NAME])
{
	snprintf(out, FULL_NAME, t->devices > 1 ? "%s:%ld" : "%s", t->name, t->devices);
}

/* Returns whether the predictor applies: past runs are of this machine, the shipped model is of
 * GPUs; `auto` selects one of the others. */
static bool predictor_is_applicable(const smr_predict_session *a, const smr_predict_answer *t)
{
	switch (a->who) {
	case SMR_PREDICTOR_AUTO:
		return false;
	case SMR_PREDICTOR_PROFILED:
		return t->here;
	case SMR_PREDICTOR_SIMULATED:
		return !smr_predict_runs_here(a);
	default:
		return true;
	}
}

/* Queries all predictors, for a comparison. */
static smr_status query_all_predictors(asking *q, smr_predict_answer *t, size_t *n)
{
	smr_predict_session *a = &q->s;
	smr_predict_answer first = *t;

	*n = 0;
	for (a->who = 0; a->who < SMR_PREDICTOR_ALL; a->who++) {
		smr_status st;

		t[*n] = first;
		if (!predictor_is_applicable(a, &first))
			continue;
		if (a->who == SMR_PREDICTOR_LEARNED && *n > 0 && a->model == NULL &&
		    t[*n - 1].machine.kind != SMR_MACHINE_GPU)
			continue;
		st = smr_predict_ask(a, q->how, &t[*n]);
		if (a->who == SMR_PREDICTOR_PROFILED && st == SMR_ENOTFOUND)
			continue;
		SMR_TRY(st);
		++*n;
	}
	return SMR_OK;
}

static smr_status query_target(asking *q, smr_predict_answer *t, size_t *n)
{
	q->s.who = q->p->predictor;
	if (q->s.who == SMR_PREDICTOR_ALL)
		return query_all_predictors(q, t, n);
	*n = 1;
	return smr_predict_ask(&q->s, q->how, t);
}

/* Leaves out one machine of several on which the prediction failed, provided that the program could
 * be read. */
static smr_status leave_out(asking *q, const smr_predict_answer *t, size_t n, smr_status st)
{
	smr_predicted_refusal x;
	char name[FULL_NAME];

	if (st == SMR_ENOMEM || n == 1 || !smr_predict_was_read(&q->s))
		return st;
	name_of(t, name);
	if (q->p->refused != NULL)
		q->p->refused(q->p->refused_arg, name, smr_errmsg());
	x = (smr_predicted_refusal){.machine = smr_strdup(name), .why = smr_strdup(smr_errmsg())};
	if (x.machine != NULL && x.why != NULL && smr_vec_push(&q->refused, x) == SMR_OK)
		return SMR_OK;
	smr_free((char *)x.machine);
	smr_free((char *)x.why);
	return smr_fail(SMR_ENOMEM, "no memory for predictions");
}

/* ---- all of them ----------------------------------------------------------------------------- */

static smr_status query_each_target(asking *q, smr_predict_answer *targets, size_t n)
{
	size_t ahead = 0;
	smr_status last = SMR_OK;

	for (size_t i = 0; i < n; i++) {
		smr_predict_answer *t = &q->answers[q->n];
		size_t now;

		if (i == ahead)
			ahead += smr_predict_ask_ahead(&q->s, q->how, &targets[i], n - i);
		*t = targets[i];
		last = query_target(q, t, &now);
		if (last == SMR_OK)
			q->n += now;
		else
			SMR_TRY(leave_out(q, &targets[i], n, last));
	}
	return q->n > 0 ? SMR_OK : smr_fail(last, "none of these machines can");
}

static smr_status query_targets(asking *q)
{
	static const smr_predict_target this_one = {.machine = "this", .devices = 0};
	const smr_predict_target *on = q->p->non > 0 ? q->p->on : &this_one;
	size_t n = q->p->non > 0 ? q->p->non : 1;
	smr_predict_answer *targets = smr_calloc(n, sizeof(*targets));
	smr_status st = SMR_OK;

	q->answers = smr_calloc(SMR_PREDICTOR_ALL * n, sizeof(*q->answers));
	if (targets == NULL || q->answers == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for predictions");
	for (size_t i = 0; st == SMR_OK && i < n; i++)
		st = smr_predict_answer_of(&on[i], &targets[i]);
	if (st == SMR_OK)
		st = query_each_target(q, targets, n);
	smr_free(targets);
	return st;
}

static int by_time(const void *a, const void *b)
{
	const smr_forecast *x = &((const smr_predict_answer *)a)->forecast;
	const smr_forecast *y = &((const smr_predict_answer *)b)->forecast;

	if (x->fits != y->fits)
		return x->fits ? -1 : 1;
	return x->p50 < y->p50 ? -1 : x->p50 > y->p50;
}

static void rank_answers(asking *q)
{
	qsort(q->answers, q->n, sizeof(*q->answers), by_time);
	for (size_t i = 0; i < q->n; i++) {
		const smr_forecast *f = &q->answers[i].forecast;

		q->answers[i].front = f->fits;
		for (size_t k = 0; k < q->n; k++) {
			const smr_forecast *o = &q->answers[k].forecast;

			q->answers[i].front &= !smr_forecast_beats(o, o->p50, f, f->p50);
		}
	}
}

/* Simulates the medians again and writes the files. */
static smr_status write_simulation(asking *q)
{
	smr_predict_answer t = q->answers[0];
	smr_sim *s;
	smr_status st;

	if (q->p->timeline == NULL && q->p->chakra == NULL)
		return SMR_OK;
	t.cost.machine = &t.machine;
	SMR_TRY(t.strategy.pipeline > 1 ? smr_predict_ask_stages(&q->s, &t, &s)
					: smr_forecast_simulated(&t.cost, t.work, &t.forecast, &s));
	st = smr_sim_write(s, q->p->timeline, q->p->chakra);
	smr_sim_free(s);
	return st;
}

static smr_status make_prediction(asking *q, const smr_predicted **out)
{
	SMR_TRY(query_targets(q));
	rank_answers(q);
	SMR_TRY(write_simulation(q));
	return smr_predicted_of(&q->s, q->p, q->answers, q->n, q->refused.v, q->refused.n, out);
}

static smr_status check(const smr_predict_params *p)
{
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_predict: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	if (p->non > 0 && p->on == NULL)
		return smr_fail(SMR_EINVAL,
				"smr_predict: machines are said to be there but are not");
	if (smr_predictor_name(p->predictor) == NULL)
		return smr_fail(SMR_EINVAL, "smr_predict: there is no predictor %d",
				(int)p->predictor);
	if (!(p->turns >= 0 && p->turns <= 1e12 && p->repeat >= 0 && p->repeat <= 1e12))
		return smr_fail(SMR_EINVAL, "smr_predict: turns and repeat are 0, or 1 to 1e12");
	if ((p->timeline != NULL || p->chakra != NULL) &&
	    (p->predictor != SMR_PREDICTOR_SIMULATED || p->non > 1))
		return smr_fail(SMR_EINVAL, "smr_predict: timeline and chakra take the simulated "
					    "predictor and one machine");
	return SMR_OK;
}

smr_status smr_predict_with(smr_ctx *ctx, const smr_predict_params *p,
			    const smr_predict_hooks *hooks, const smr_predicted **out)
{
	asking q = {.p = p};
	smr_status st;

	SMR_TRY(check(p));
	if (p->strategy != NULL) {
		SMR_TRY(smr_strategy_read(p->strategy, &q.said));
		q.how = &q.said;
	}
	st = smr_predict_session_open(ctx, p, hooks, &q.s);
	if (st == SMR_OK)
		st = make_prediction(&q, out);
	smr_predict_session_close(&q.s);
	for (size_t i = 0; i < q.refused.n; i++) {
		smr_free((char *)q.refused.v[i].machine);
		smr_free((char *)q.refused.v[i].why);
	}
	smr_vec_free(&q.refused);
	smr_free(q.answers);
	return st;
}

smr_status smr_predict(smr_ctx *ctx, const smr_predict_params *params, const smr_predicted **out)
{
	if (out != NULL)
		*out = NULL;
	if (ctx == NULL || params == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_predict: %s",
				ctx == NULL      ? "no context"
				: params == NULL ? "no params"
						 : "no place for the result");
	return smr_predict_with(ctx, params, NULL, out);
}
