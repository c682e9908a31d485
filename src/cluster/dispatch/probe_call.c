/* Sends one codelet to one node. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/thread/clock.h"
#include "cluster/dispatch/probe_internal.h"
#include "pass/codelet/codelet.h"
#include "run/remote/remote.h"

static const char text[] =
	"flow \"cluster-test\" {\n"
	"  sym n\n"
	"  base y written, x\n"
	"  %0 = view f64[n] x + (0) strides [8] \"x\"\n"
	"  %1 = view f64[n] y + (0) strides [8] \"y\"\n"
	"  %2 = nest (i: n) group 0 ins %0 into %1 [i] = add(mul(%0[i], 0.1:f64), 0.7:f64) \"y\"\n"
	"}\n";

static double expected_result(double x)
{
	return x * 0.1 + 0.7;
}

enum { REPLY_EXTRA = 64 * 1024, TRIES = 3 };

smr_status smr_cluster_probe_codelet_open(const smr_library *l, smr_cluster_probe_codelet *out)
{
	smr_cluster_probe_codelet *c = out;

	*c = (smr_cluster_probe_codelet){.most = SMR_PROBE_LARGE};
	c->arena = smr_arena_new();
	c->x = smr_calloc(c->most, sizeof(*c->x));
	c->y = smr_calloc(c->most, sizeof(*c->y));
	if (c->arena == NULL || c->x == NULL || c->y == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to test a cluster");
	for (size_t i = 0; i < c->most; i++)
		c->x[i] = (double)(i * 2654435761U % 1000003) - 500001;
	SMR_TRY(smr_graph_parse("the test", text, sizeof(text) - 1, &c->graph));
	SMR_TRY(smr_pass_codelets(c->graph, l, SMR_FP_STRICT, c->arena, &c->codelets, &c->n));
	if (c->n != 1)
		return smr_fail(SMR_EINTERNAL, "the test is %zu codelets", c->n);
	c->flow = (smr_flow){.text = text,
			     .ntext = sizeof(text) - 1,
			     .graph = c->graph,
			     .code = smr_hash64(text, sizeof(text) - 1, 0)};
	return SMR_OK;
}

void smr_cluster_probe_codelet_close(smr_cluster_probe_codelet *c)
{
	smr_graph_free(c->graph);
	smr_arena_free(c->arena);
	smr_free(c->x);
	smr_free(c->y);
	*c = (smr_cluster_probe_codelet){0};
}

/* ---- one exchange -----------------------------------------------------------------------------
 */

/* Offers the code once per client, to the nodes that take its tickets. */
static smr_status offer_code(smr_cluster_probe_codelet *c, const smr_cluster_probe_target *t,
			     const smr_packaged *code)
{
	if (code == NULL)
		return SMR_OK;
	for (size_t i = 0; i < c->noffers; i++)
		if (c->offers[i].client == t->client && c->offers[i].code == code)
			return SMR_OK;
	if (c->noffers == SMR_PROBE_OFFERS)
		return smr_fail(SMR_EINTERNAL, "the test has too many codes");
	c->offers[c->noffers].client = t->client;
	c->offers[c->noffers++].code = code;
	return smr_client_offer_code(t->client, code->hash, code->archive, code->n);
}

static smr_status check_answer(const smr_cluster_probe_target *t, const smr_task_reply *a,
			       bool *other)
{
	*other = a->nnode != strlen(t->node) || memcmp(a->node, t->node, a->nnode) != 0;
	if (a->status == SMR_OK)
		return SMR_OK;
	return smr_fail(a->status <= SMR_EINTERNAL ? (smr_status)a->status : SMR_ECORRUPT, "%.*s",
			(int)(a->nwhy < 200 ? a->nwhy : 200), a->why);
}

/* Sends a parcel and waits. *@p other: another node answered. */
static smr_status submit_probe_parcel(const smr_cluster_probe_target *t, smr_remote_parcel *k,
				      double *seconds, bool *other)
{
	const smr_str *m = smr_remote_parcel_message(k);
	smr_submission what = {.fleet = t->fleet,
			       .name = "cluster test",
			       .node = t->node,
			       .avoid = t->others,
			       .request = m->s,
			       .n = m->n,
			       .most = m->n + REPLY_EXTRA};
	int64_t from = smr_now_ns();
	smr_str reply = {0};
	smr_job *job;
	smr_task_reply a;
	bool done = false;
	smr_status st;

	SMR_TRY(smr_client_submit(t->client, &what, &job));
	st = smr_client_wait(t->client, job, (int)(t->patience_s * 1000), &done, &a, &reply);
	if (st == SMR_OK && !done)
		st = smr_fail(SMR_EIO, "no answer within %g s", t->patience_s);
	if (st == SMR_OK)
		st = check_answer(t, &a, other);
	if (st == SMR_OK && !*other)
		st = smr_remote_parcel_store(k, smr_str_text(&reply), reply.n);
	*seconds = smr_seconds(from, smr_now_ns());
	smr_client_drop(t->client, job);
	smr_str_free(&reply);
	return st;
}

static smr_status check_bits(const smr_cluster_probe_codelet *c, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		double is = expected_result(c->x[i]);
		uint64_t own, came;

		memcpy(&own, &is, sizeof(own));
		memcpy(&came, &c->y[i], sizeof(came));
		if (own != came)
			return smr_fail(SMR_ECORRUPT, "WRONG BITS: y[%zu] is %a, not %a", i,
					c->y[i], is);
	}
	return SMR_OK;
}

static smr_status send_probe_codelet(smr_cluster_probe_codelet *c,
				     const smr_cluster_probe_target *t, const smr_dispatch *step,
				     const smr_env *e, double *seconds, char how[SMR_PROBE_WHY])
{
	bool other = true;
	smr_status st = SMR_OK;

	for (int i = 0; i < TRIES && st == SMR_OK && other; i++) {
		smr_remote_parcel *k;

		SMR_TRY(smr_remote_parcel_pack(t->coder, &c->flow, step, e, &k));
		st = offer_code(c, t, smr_remote_parcel_code(k));
		if (st == SMR_OK)
			st = submit_probe_parcel(t, k, seconds, &other);
		snprintf(how, SMR_PROBE_WHY, "%s", smr_remote_parcel_how(k));
		smr_remote_parcel_free(k);
	}
	return st == SMR_OK && other ? smr_fail(SMR_EIO, "other nodes answer in its place") : st;
}

smr_status smr_cluster_probe_call(smr_cluster_probe_codelet *c, const smr_cluster_probe_target *t,
				  size_t n, double *seconds, char how[SMR_PROBE_WHY])
{
	int64_t sym[] = {(int64_t)n};
	void *base[] = {c->y, c->x};
	uint64_t value[8] = {0};
	smr_env e = {.sym = sym, .base = base, .value = value};
	smr_dispatch step = {.codelet = c->codelets, .impl = smr_impl_find(t->impl)};

	if (step.impl == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "there is no %s here", t->impl);
	if (c->graph->nnodes > sizeof(value) / sizeof(value[0]))
		return smr_fail(SMR_EINTERNAL, "the test has %u nodes", c->graph->nnodes);
	memset(c->y, 0xff, n * sizeof(*c->y));
	SMR_TRY(send_probe_codelet(c, t, &step, &e, seconds, how));
	return check_bits(c, n);
}
