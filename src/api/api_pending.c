/* <samara/ship.h>: requests to nodes, and their answers. */
#include "api/api_ship.h"
#include "base/alloc.h"

static smr_status find_peer(const char *who, smr_nodes *n, size_t node, smr_peer **out)
{
	if (node >= n->n)
		return smr_fail(SMR_EINVAL, "%s: there is no node %zu; the first is 0 of %zu", who,
				node, n->n);
	*out = n->peers[node];
	return SMR_OK;
}

static void count_open_calls(smr_pending *p, size_t n)
{
	atomic_fetch_add(&p->nodes->open, n);
	if (p->code != NULL)
		atomic_fetch_add(&p->code->open, n);
}

static smr_status new_pending(smr_nodes *n, smr_loaded *code, smr_pending **out)
{
	smr_pending *p = smr_calloc(1, sizeof(*p));

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an answer");
	p->nodes = n;
	p->code = code;
	*out = p;
	return SMR_OK;
}

/* Gives out a request that was sent; frees one that failed. */
static smr_status hand_out_pending(smr_pending *p, smr_status st, smr_pending **out)
{
	if (st != SMR_OK) {
		smr_free(p);
		return st;
	}
	count_open_calls(p, 1);
	*out = p;
	return SMR_OK;
}

/* ---- requests -------------------------------------------------------------------------------- */

smr_status smr_code_call(smr_loaded *c, size_t node, const void *payload, size_t n,
			 smr_pending **out)
{
	smr_pending *p;
	smr_peer *e;

	if (c == NULL || out == NULL || (payload == NULL && n > 0))
		return smr_fail(SMR_EINVAL,
				"smr_code_call: code, a payload, a place for the answer");
	SMR_TRY(find_peer("smr_code_call", c->nodes, node, &e));
	SMR_TRY(new_pending(c->nodes, c, &p));
	return hand_out_pending(p, smr_peer_begin_call(e, c->parcel, payload, n, &p->begun), out);
}

smr_status smr_code_send(smr_loaded *c, size_t node, const void *payload, size_t n)
{
	smr_peer *e;

	if (c == NULL || (payload == NULL && n > 0))
		return smr_fail(SMR_EINVAL, "smr_code_send: code and a payload");
	SMR_TRY(find_peer("smr_code_send", c->nodes, node, &e));
	return smr_peer_tell(e, c->parcel, payload, n);
}

smr_status smr_nodes_get(smr_nodes *n, size_t node, uint64_t offset, size_t bytes,
			 smr_pending **out)
{
	smr_pending *p;
	smr_peer *e;

	if (n == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_nodes_get: nodes, a place for the answer");
	SMR_TRY(find_peer("smr_nodes_get", n, node, &e));
	SMR_TRY(new_pending(n, NULL, &p));
	return hand_out_pending(p, smr_peer_begin_get(e, offset, bytes, &p->begun), out);
}

smr_status smr_nodes_put(smr_nodes *n, size_t node, uint64_t offset, const void *from, size_t bytes,
			 smr_pending **out)
{
	smr_pending *p;
	smr_peer *e;

	if (n == NULL || out == NULL || (from == NULL && bytes > 0))
		return smr_fail(SMR_EINVAL, "smr_nodes_put: nodes, bytes, a place for the answer");
	SMR_TRY(find_peer("smr_nodes_put", n, node, &e));
	SMR_TRY(new_pending(n, NULL, &p));
	return hand_out_pending(p, smr_peer_begin_put(e, offset, from, bytes, &p->begun), out);
}

/* ---- answers --------------------------------------------------------------------------------- */

static int64_t ns_of(double seconds)
{
	return seconds >= 0 && seconds < 9e9 ? (int64_t)(seconds * 1e9) : INT64_MAX;
}

smr_status smr_pending_poll(smr_pending *p, int *done)
{
	if (p == NULL || done == NULL)
		return smr_fail(SMR_EINVAL, "smr_pending_poll: an answer, and a place to say");
	*done = smr_begun_done(p->begun);
	return SMR_OK;
}

smr_status smr_pending_wait(smr_pending *p, double timeout_s, const void **answer, size_t *n)
{
	const smr_str *said;
	smr_status st;

	if (p == NULL)
		return smr_fail(SMR_EINVAL, "smr_pending_wait: an answer");
	if (smr_begun_wait(p->nodes->plane, &p->begun, 1, ns_of(timeout_s)) != 0)
		return smr_fail(SMR_ESTATE, "there is no answer yet");
	st = smr_begun_take(p->begun, &said);
	if (st != SMR_OK) /* SMR_ESTATE means "no answer yet" to the caller */
		return smr_fail(st == SMR_ESTATE ? SMR_EIO : st, "%s", smr_errmsg());
	if (answer != NULL)
		*answer = smr_str_text(said);
	if (n != NULL)
		*n = said->n;
	return SMR_OK;
}

smr_status smr_pending_wait_any(smr_pending *const *pending, size_t count, double timeout_s,
				size_t *which)
{
	smr_nodes *nodes = NULL;
	smr_begun **list;

	if (pending == NULL || which == NULL)
		return smr_fail(SMR_EINVAL, "smr_pending_wait_any: answers, and a place to say");
	list = smr_calloc(count + 1, sizeof(*list));
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a list of answers");
	for (size_t i = 0; i < count; i++) {
		if (pending[i] == NULL)
			continue;
		if (nodes != NULL && pending[i]->nodes != nodes) {
			smr_free(list);
			return smr_fail(SMR_EINVAL, "smr_pending_wait_any: answers of two groups");
		}
		nodes = pending[i]->nodes;
		list[i] = pending[i]->begun;
	}
	if (nodes != NULL)
		*which = smr_begun_wait(nodes->plane, list, count, ns_of(timeout_s));
	smr_free(list);
	return nodes != NULL ? SMR_OK : smr_fail(SMR_EINVAL, "smr_pending_wait_any: no answer");
}

void smr_pending_close(smr_pending *p)
{
	if (p == NULL)
		return;
	smr_begun_free(p->begun);
	count_open_calls(p, (size_t)-1);
	smr_free(p);
}
