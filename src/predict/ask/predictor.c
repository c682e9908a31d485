/* Selects the predictor of kernels: formulas, past runs of this machine, or a learned model. */
#include <string.h>

#include "base/alloc.h"
#include "cost/model/trained.h"
#include "learn/train/probed.h"
#include "learn/train/retrain.h"
#include "predict/ask/session.h"

const char *smr_predictor_name(smr_predictor p)
{
	static const char *const names[] = {
		[SMR_PREDICTOR_AUTO] = "auto",           [SMR_PREDICTOR_PROFILED] = "profiled",
		[SMR_PREDICTOR_ROOFLINE] = "roofline",   [SMR_PREDICTOR_LEARNED] = "learned",
		[SMR_PREDICTOR_SIMULATED] = "simulated", [SMR_PREDICTOR_ALL] = "all"};

	return (size_t)p < sizeof(names) / sizeof(names[0]) ? names[p] : NULL;
}

static smr_status load_own(smr_predict_session *a)
{
	char *path = NULL;
	smr_status st;

	if (a->own != NULL)
		return SMR_OK;
	if (a->model == NULL)
		SMR_TRY(smr_retrain_path(&path));
	st = smr_trained_load(a->model != NULL ? a->model : path, &a->own);
	smr_free(path);
	if (st == SMR_ENOTFOUND && a->model == NULL)
		return smr_fail(st, "nothing was learned of this machine yet: `samara learn train` "
				    "does, from its history");
	SMR_TRY(st);
	if (smr_trained_has(a->own, SMR_MACHINE_CPU))
		return SMR_OK;
	return smr_fail(SMR_EINVAL,
			"%s was not learned of this machine, but of others: `samara learn train` "
			"makes one of its history",
			a->model != NULL ? a->model : "this.json in the cache");
}

smr_status smr_predict_take_own(smr_predict_session *a, const smr_predict_answer *t)
{
	smr_cost *c = &a->ctx->runner.cost;

	if (!t->here)
		return SMR_OK;
	c->trained = NULL;
	c->pace = a->ctx->history != NULL ? smr_history_pace(a->ctx->history) : 0;
	if (a->who != SMR_PREDICTOR_LEARNED)
		return SMR_OK;
	SMR_TRY(load_own(a));
	c->trained = a->own;
	return SMR_OK;
}

/* Returns the model of this host's history for a GPU of this host; NULL: it was learned of none. */
static const smr_trained *learned_of_own_gpu(smr_predict_session *a, const smr_predict_answer *t)
{
	char *path;

	if (a->model != NULL || t->machine.kind != SMR_MACHINE_GPU || t->machine.cpu[0] == '\0')
		return NULL;
	if (a->own == NULL && smr_retrain_path(&path) == SMR_OK) {
		if (smr_trained_load(path, &a->own) != SMR_OK)
			a->own = NULL;
		smr_free(path);
	}
	return a->own != NULL && smr_trained_has(a->own, SMR_MACHINE_GPU) ? a->own : NULL;
}

/* Loads a model trained on other machines; the shipped one is of GPUs. */
static smr_status load_learned(smr_predict_session *a, const smr_predict_answer *t)
{
	if (a->model == NULL && t->machine.kind != SMR_MACHINE_GPU)
		return smr_fail(
			SMR_EUNSUPPORTED,
			"nothing was learned of machines like %s: of hosts, a table of each "
			"one's history (`samara learn table`) makes a --model",
			t->name);
	if (a->learned == NULL)
		SMR_TRY(smr_trained_load(a->model != NULL ? a->model : "gpu", &a->learned));
	return smr_trained_has(a->learned, t->machine.kind)
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "%s has nothing of machines like %s", a->model,
				  t->name);
}

/* Corrects predictions by kernels that were measured on the machine, if there are some. */
static smr_status use_probes(smr_predict_session *a, smr_predict_answer *t)
{
	smr_probed *p;

	if (t->machine.kind == SMR_MACHINE_CPU ||
	    (a->who != SMR_PREDICTOR_AUTO && a->who != SMR_PREDICTOR_LEARNED))
		return SMR_OK;
	SMR_TRY(smr_probed_load(&t->machine, t->cost.trained, &p));
	if (p == NULL)
		return SMR_OK;
	if (smr_vec_push(&a->probed, p) != SMR_OK) {
		smr_probed_free(p);
		return smr_fail(SMR_ENOMEM, "no memory for probes");
	}
	smr_probed_use(p, &t->cost);
	return SMR_OK;
}

static smr_status choose_predictor(smr_predict_session *a, smr_predict_answer *t)
{
	t->who = a->who;
	t->cost = (smr_cost){.machine = &t->machine};
	if (a->who == SMR_PREDICTOR_PROFILED && !t->here)
		return smr_fail(SMR_EUNSUPPORTED, "nothing ran on %s: past runs are of `this`",
				t->name);
	if ((a->who == SMR_PREDICTOR_AUTO || a->who == SMR_PREDICTOR_PROFILED) && t->here)
		t->cost = a->ctx->runner.cost;
	if (a->who != SMR_PREDICTOR_LEARNED)
		return SMR_OK;
	if (t->here) {
		t->cost.trained = a->own;
		t->cost.pace = a->ctx->runner.cost.pace;
		return SMR_OK;
	}
	t->cost.trained = learned_of_own_gpu(a, t);
	if (t->cost.trained != NULL)
		return SMR_OK;
	SMR_TRY(load_learned(a, t));
	t->cost.trained = a->learned;
	return SMR_OK;
}

smr_status smr_predict_choose_cost(smr_predict_session *a, smr_predict_answer *t)
{
	SMR_TRY(choose_predictor(a, t));
	return use_probes(a, t);
}

/* Programs run without a history that cannot be opened; a query for it reports the reason. */
static smr_status check_history(const smr_ctx *ctx)
{
	smr_history *h;

	if (ctx->history != NULL)
		return SMR_OK;
	SMR_TRY(smr_history_open(NULL, &h));
	smr_history_close(h);
	return SMR_OK;
}

smr_status smr_predict_check_profile(const smr_predict_session *a, const smr_predict_answer *t)
{
	const smr_workload *w = t->work;

	SMR_TRY(check_history(a->ctx));
	for (size_t i = 0; i < w->n; i++) {
		smr_prediction p;

		smr_forecast_kernel(&t->cost, w, &w->kernels[i], &p);
		if (strcmp(p.source, "history") == 0 || strcmp(p.source, "measured") == 0)
			return SMR_OK;
	}
	return smr_fail(SMR_ENOTFOUND,
			"nothing of %s was measured here yet: run it (samara run), while "
			"little else runs",
			a->file);
}
