/* Remote reads and writes of a node's range. */
#include <string.h>

#include "net/rpc/fastpath.h"

static bool in_range(const smr_rpc *p, const smr_frame_head *f)
{
	return f->offset <= p->o.data_size && f->n <= p->o.data_size - f->offset &&
	       f->n <= p->o.max_message;
}

static void refuse_range(smr_peer *e, const smr_frame_head *f)
{
	static const char why[] = "a range that is not there";

	smr_refuse(e->plane, e, f, why);
	smr_answer_locked(e, f->tag, SMR_EINVAL, why, sizeof(why) - 1);
}

static void on_range_sent(void *range, int ok)
{
}

/* Sends a long range from its place, so it may change meanwhile, as over RDMA. It must not change
 * where a tag of the body is sent first, so there it is copied. */
static void answer_range(smr_peer *e, const smr_frame_head *f)
{
	const smr_rpc *p = e->plane;
	smr_frame_head h = {.kind = SMR_FRAME_HEAD_ANSWER,
			    .flags = SMR_FRAME_HEAD_BODY,
			    .tag = f->tag,
			    .nbody = f->n};
	struct iovec iov = {(char *)p->o.data + f->offset, (size_t)f->n};

	if (f->n <= SMR_FRAME_HEAD_PAYLOAD || e->sealed)
		smr_answer_locked(e, f->tag, SMR_OK, iov.iov_base, iov.iov_len);
	else if (f->tag != 0)
		(void)smr_send(e, &h, &iov, 1, on_range_sent, NULL);
}

void smr_on_get(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	if (!in_range(e->plane, f) || f->npayload > 0)
		refuse_range(e, f);
	else
		answer_range(e, f);
}

static void store_put_data(smr_peer *e, const smr_frame_head *f, const void *from, size_t n)
{
	if (!in_range(e->plane, f) || f->n != n) {
		refuse_range(e, f);
		return;
	}
	memcpy((char *)e->plane->o.data + f->offset, from, n);
	smr_answer_locked(e, f->tag, SMR_OK, NULL, 0);
}

static void store_body(smr_arrival *a)
{
	bool good = smr_body_good(a);

	smr_lock(a->plane);
	if (good)
		store_put_data(a->peer, &a->f, a->body, (size_t)a->f.nbody);
	smr_unlock(a->plane);
	smr_arrival_free(a);
}

void smr_on_put(smr_peer *e, const smr_frame_head *f, smr_arrival **a)
{
	if (*a == NULL) {
		store_put_data(e, f, f->payload, f->npayload);
		return;
	}
	(*a)->run = store_body;
	smr_pool_add(e->plane, *a);
	*a = NULL;
}

/* ---- requests -------------------------------------------------------------------------------- */

smr_status smr_peer_get(smr_peer *e, uint64_t offset, void *to, size_t n, int ms)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_GET,
			    .flags = SMR_FRAME_HEAD_RANGE,
			    .offset = offset,
			    .n = n};
	smr_str answer = {0};
	smr_rpc_future w;
	smr_status st;

	SMR_TRY(smr_future_begin(e, &w, &answer));
	f.tag = w.tag;
	st = smr_future_end(&w, smr_send_head(e, &f), ms);
	if (st == SMR_OK && answer.n != n)
		st = smr_fail(SMR_ECORRUPT, "%zu bytes came instead of %zu", answer.n, n);
	if (st == SMR_OK && n > 0)
		memcpy(to, answer.s, n);
	smr_str_free(&answer);
	return st;
}

smr_status smr_peer_put(smr_peer *e, uint64_t offset, const void *from, size_t n, int ms)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_PUT,
			    .flags = SMR_FRAME_HEAD_RANGE,
			    .offset = offset,
			    .n = n};
	smr_str answer = {0};
	struct iovec iov = {(void *)(uintptr_t)from, n};
	smr_rpc_future w;
	smr_status st;

	if (n > SMR_FRAME_HEAD_PAYLOAD)
		smr_body_lend(e, &f, &iov);
	SMR_TRY(smr_future_begin(e, &w, &answer));
	f.tag = w.tag;
	st = smr_future_end(&w,
			    n > SMR_FRAME_HEAD_PAYLOAD ? smr_send_lent(&w, &f, &iov)
						       : smr_send_copy(e, &f, from, n),
			    ms);
	smr_str_free(&answer);
	return st;
}
