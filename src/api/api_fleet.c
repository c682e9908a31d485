/* Clusters of the public interface: a context joins one as compiled programs do. */
#include <stdio.h>
#include <string.h>

#include "api/api.h"
#include "base/alloc.h"

static smr_status join_cluster(smr_ctx *c, const smr_join_params *q)
{
	smr_remote_target_params p = {.cluster = q->cluster,
				      .run = q->run,
				      .patience_s = q->patience_s,
				      .book = c->book,
				      .history = &c->history};
	bool is_local;
	unsigned n = 0;

	SMR_TRY(smr_local_parse(q->cluster, &is_local, &n));
	if (is_local) {
		SMR_TRY(smr_local_up(n, true, NULL, &c->local));
		p.cluster = smr_local_dir(c->local);
	}
	return smr_remote_target_open(&c->runner, &p, &c->away);
}

void smr_ctx_leave(smr_ctx *c)
{
	smr_remote_target_close(c->away);
	c->away = NULL;
	smr_local_down(c->local);
	c->local = NULL;
}

smr_status smr_join(smr_ctx *c, const smr_join_params *q)
{
	smr_status st;

	if (c == NULL || q == NULL)
		return smr_fail(SMR_EINVAL, "smr_join: no %s",
				c == NULL ? "context" : "parameters");
	if (q->struct_size < sizeof(*q))
		return smr_fail(SMR_EINVAL, "smr_join: params.struct_size is %zu, not %zu",
				q->struct_size, sizeof(*q));
	if (q->cluster == NULL || *q->cluster == '\0')
		return smr_fail(SMR_EINVAL, "smr_join: no cluster: give its folder, or local:N");
	if (!(q->patience_s >= 0))
		return smr_fail(SMR_EINVAL, "smr_join: %g seconds of patience", q->patience_s);
	if (c->away != NULL)
		return smr_fail(SMR_ESTATE,
				"smr_join: the context has a cluster: smr_leave() it first");
	st = join_cluster(c, q);
	if (st != SMR_OK)
		smr_ctx_leave(c);
	return st;
}

smr_status smr_leave(smr_ctx *c)
{
	if (c == NULL)
		return smr_fail(SMR_EINVAL, "smr_leave: no context");
	if (c->away == NULL)
		return smr_fail(SMR_ESTATE, "smr_leave: the context has no cluster");
	if (c->plans > 0)
		return smr_fail(SMR_ESTATE, "smr_leave: %u plans are still open", c->plans);
	smr_ctx_leave(c);
	return SMR_OK;
}

smr_status smr_monitor(smr_ctx *c, const char *codelet, const char *fleet, smr_monitored *out)
{
	smr_monitor_line l;

	if (c == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_monitor: no %s",
				c == NULL ? "context" : "place for the answer");
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_monitor: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	if (!smr_monitor_read(c->book, codelet, fleet, &l))
		return smr_fail(SMR_ENOTFOUND, "no call of %s in %s has ended",
				codelet != NULL ? codelet : "any codelet",
				fleet != NULL ? fleet : "any fleet");
	out->count = l.calls;
	out->errors = l.errors;
	out->retries = l.retries;
	out->mean_s = l.mean_s;
	out->p95_s = l.p95_s;
	out->predicted_s = l.predicted_s;
	out->error_rate = l.error_rate;
	out->energy_j = l.energy_j;
	out->energy_label = strcmp(l.energy_label, "modelled") == 0 ? "modelled" : "measured:rapl";
	return SMR_OK;
}
