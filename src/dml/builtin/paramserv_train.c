/* Training by a parameter server. A worker gets the model, computes gradients of some mini-batches,
 * updates its own copy of the model between them, and pushes the sum of the gradients. */
#include <string.h>

#include "base/alloc.h"
#include "dml/builtin/paramserv.h"

/* ---- lists of matrices ----------------------------------------------------------------------- */

static smr_status compute_list(script *s, dml_value *list)
{
	smr_status st = SMR_OK;

	for (uint32_t i = 0; i < list->list->n && st == SMR_OK; i++)
		st = dml_materialize(s->trace, &list->list->values[i]);
	return st;
}

/* Applies an operator to each value of @p a and that of @p b, or to it and the number @p by (b
 * NULL). */
static smr_status operate_list(const dml_training *t, smr_dml_op op, const dml_value *a,
			       const dml_value *b, double by, dml_value *out)
{
	dml_value number = dml_double(by), r = {.kind = DML_LIST};
	smr_status st;

	if (b != NULL && b->list->n != a->list->n)
		return dml_run_fail(t->s, t->at, "paramserv(): lists of %u and %u gradients",
				    a->list->n, b->list->n);
	SMR_TRY(dml_list_new(a->list->n, &r.list));
	st = SMR_OK;
	for (uint32_t i = 0; i < a->list->n && st == SMR_OK; i++) {
		st = dml_operate(t->s, t->at, op, &a->list->values[i],
				 b != NULL ? &b->list->values[i] : &number, &r.list->values[i]);
		if (st == SMR_OK && a->list->names != NULL)
			st = dml_list_name(r.list, i, a->list->names[i]);
	}
	if (st == SMR_OK)
		st = compute_list(t->s, &r);
	if (st == SMR_OK)
		*out = r;
	else
		dml_drop(&r);
	return st;
}

/* Adds @p v, which it takes over, to *@p sum, which is NOTHING at first. */
static smr_status add_list(const dml_training *t, dml_value *sum, dml_value v)
{
	dml_value r = v;
	smr_status st = SMR_OK;

	if (sum->kind != DML_NOTHING) {
		st = operate_list(t, SMR_DML_PLUS, sum, &v, 0, &r);
		dml_drop(&v);
		dml_drop(sum);
	}
	if (st == SMR_OK)
		*sum = r;
	return st;
}

/* ---- calls of the script's functions --------------------------------------------------------- */

/* Calls a function with arguments by name; @p n: without the hyperparameters, which are last. */
static smr_status call_by_name(const dml_training *t, const dml_lvalue *f, dml_value *args,
			       const char **names, uint32_t n, dml_value *out)
{
	smr_status st;

	if (t->hyper->kind != DML_NOTHING) {
		names[n] = "hyperparams";
		args[n++] = *t->hyper;
	}
	*out = (dml_value){0};
	SMR_TRY(dml_call_values(t->s, t->at, f, n, args, names, out, 1));
	if (out->kind != DML_LIST)
		st = dml_run_fail(t->s, t->at, "paramserv(): %s() gives no list",
				  f->function->name);
	else
		st = compute_list(t->s, out);
	if (st != SMR_OK)
		dml_drop(out);
	return st;
}

/* Replaces *@p model by what the aggregation makes of it. */
static smr_status update_model(const dml_training *t, dml_value *model, const dml_value *gradients)
{
	dml_value args[3] = {*model, *gradients}, r;
	const char *names[3] = {"model", "gradients"};

	SMR_TRY(call_by_name(t, &t->aggregate, args, names, 2, &r));
	dml_drop(model);
	*model = r;
	return SMR_OK;
}

static smr_status take_rows(script *s, const dml_matrix *m, const int64_t *rows, int64_t n,
			    dml_value *out)
{
	dml_matrix *r;

	if (m->data == NULL)
		return dml_sparse_pick(s, m, rows, n, out);
	r = dml_new(s, n, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < n; i++)
		memcpy(r->data + i * m->cols, m->data + rows[i] * m->cols,
		       (size_t)m->cols * sizeof(double));
	*out = dml_of(r);
	return SMR_OK;
}

static smr_status batch_gradients(const dml_training *t, const dml_value *model,
				  const int64_t *rows, int64_t n, dml_value *out)
{
	dml_value args[4] = {*model};
	const char *names[4] = {"model", "features", "labels"};
	smr_status st = take_rows(t->s, t->features->matrix, rows, n, &args[1]);

	if (st == SMR_OK)
		st = take_rows(t->s, t->labels->matrix, rows, n, &args[2]);
	if (st == SMR_OK)
		st = call_by_name(t, &t->gradients, args, names, 3, out);
	dml_drop(&args[1]);
	dml_drop(&args[2]);
	return st;
}

/* ---- workers --------------------------------------------------------------------------------- */

static int64_t count_batches(const dml_training *t, int64_t worker)
{
	int64_t n = t->starts[worker + 1] - t->starts[worker];

	return (n + t->batch - 1) / t->batch;
}

/* Computes what worker @p k pushes after its batches from @p from on: the sum of their gradients,
 * or its model. */
static smr_status work(const dml_training *t, int64_t k, int64_t from, const dml_value *model,
		       dml_value *out)
{
	dml_value own = dml_keep(model), sum = {0}, g;
	int64_t all = count_batches(t, k), to = from + t->pause < all ? from + t->pause : all;
	smr_status st = SMR_OK;

	for (int64_t j = from; j < to && st == SMR_OK; j++) {
		int64_t at = t->starts[k] + j * t->batch, left = t->starts[k + 1] - at;

		st = batch_gradients(t, &own, t->rows + at, left < t->batch ? left : t->batch, &g);
		if (st != SMR_OK)
			break;
		if (t->average || j + 1 < to)
			st = update_model(t, &own, &g);
		if (st == SMR_OK && !t->average)
			st = add_list(t, &sum, dml_keep(&g));
		dml_drop(&g);
	}
	if (st == SMR_OK)
		*out = dml_keep(t->average ? &own : &sum);
	dml_drop(&own);
	dml_drop(&sum);
	return st;
}

/* One push of each worker that still has batches, then the next model. @p round: of all rounds; the
 * backup workers change with it, so that all rows count. */
static smr_status synchronous_round(const dml_training *t, int64_t from, int64_t round,
				    dml_value *model)
{
	int64_t wanted = t->workers - (t->update == DML_SBP ? t->backups : 0), n = 0;
	dml_value sum = {0}, v, next;
	smr_status st = SMR_OK;

	for (int64_t i = 0; i < t->workers && n < wanted && st == SMR_OK; i++) {
		int64_t k = t->update == DML_SBP ? (i + round) % t->workers : i;

		if (from >= count_batches(t, k))
			continue;
		st = work(t, k, from, model, &v);
		if (st == SMR_OK)
			st = add_list(t, &sum, v);
		n++;
	}
	if (st == SMR_OK && t->average) {
		st = operate_list(t, SMR_DML_TIMES, &sum, NULL, 1 / (double)n, &next);
		if (st == SMR_OK) {
			dml_drop(model);
			*model = next;
		}
	} else if (st == SMR_OK) {
		st = update_model(t, model, &sum);
	}
	dml_drop(&sum);
	return st;
}

/* @p copies: the model that each worker has got last. */
static smr_status asynchronous_round(const dml_training *t, int64_t from, dml_value *copies,
				     dml_value *model)
{
	dml_value v;
	smr_status st = SMR_OK;

	for (int64_t k = 0; k < t->workers && st == SMR_OK; k++) {
		if (from >= count_batches(t, k))
			continue;
		st = work(t, k, from, &copies[k], &v);
		if (st != SMR_OK)
			break;
		st = update_model(t, model, &v);
		dml_drop(&v);
		dml_drop(&copies[k]);
		copies[k] = dml_keep(model);
	}
	return st;
}

smr_status dml_train(const dml_training *t, dml_value *model)
{
	dml_value *copies = smr_calloc((size_t)t->workers, sizeof(*copies));
	int64_t most = 0, round = 0;
	smr_status st = copies != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for models");

	for (int64_t k = 0; k < t->workers && st == SMR_OK; k++) {
		most = count_batches(t, k) > most ? count_batches(t, k) : most;
		copies[k] = dml_keep(model);
	}
	for (int64_t e = 0; e < t->epochs && st == SMR_OK; e++)
		for (int64_t from = 0; from < most && st == SMR_OK; from += t->pause)
			st = t->update == DML_ASP ? asynchronous_round(t, from, copies, model)
						  : synchronous_round(t, from, round++, model);
	for (int64_t k = 0; copies != NULL && k < t->workers; k++)
		dml_drop(&copies[k]);
	smr_free(copies);
	return st;
}
