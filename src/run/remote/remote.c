#include "run/remote/remote.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/buffer_pool.h"
#include "base/log.h"
#include "ir/graph/reach.h"
#include "net/message.h"
#include "net/opaque.h"
#include "net/window.h"

struct smr_remote {
	const smr_transport *transport;
	smr_link *link;
	smr_packager *coder;
	pthread_mutex_t sending; /* held while code is sent: once for all waiting threads */
};

smr_status smr_remote_open(const char *transport, const char *address, smr_serve_fn serve,
			   void *ctx, smr_packager *coder, smr_remote **out)
{
	const smr_transport *t = smr_transport_find(transport);
	smr_remote *v;
	smr_status st;

	if (t == NULL)
		return SMR_ENOTFOUND;
	v = smr_calloc(1, sizeof(*v));
	if (v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a link");
	v->transport = t;
	v->coder = coder;
	pthread_mutex_init(&v->sending, NULL);
	st = t->open(address, NULL, serve, ctx, &v->link);
	if (st != SMR_OK) {
		pthread_mutex_destroy(&v->sending);
		smr_free(v);
		return st;
	}
	*out = v;
	return SMR_OK;
}

void smr_remote_close(smr_remote *v)
{
	if (v == NULL)
		return;
	v->transport->close(v->link);
	pthread_mutex_destroy(&v->sending);
	smr_free(v);
}

/* ---- sending -------------------------------------------------------------------------------- */

static smr_status add_range(const smr_codelet *c, const smr_node *view, const smr_env *e,
			    smr_segment *s, size_t *n)
{
	int64_t lo, hi;

	if (view == NULL)
		return SMR_OK;
	SMR_TRY(smr_codelet_is_opaque(c) ? smr_opaque_range(view, e->sym, &lo, &hi)
					 : smr_nest_range(c->nest, view, e, &lo, &hi));
	s[*n].base = view->window->base;
	s[*n].phase = (uint32_t)((uintptr_t)e->base[view->window->base] % SMR_PHASE);
	s[*n].lo = lo;
	s[(*n)++].n = (uint64_t)(hi - lo);
	return SMR_OK;
}

static int by_place(const void *a, const void *b)
{
	const smr_segment *s = a, *t = b;

	if (s->base != t->base)
		return s->base < t->base ? -1 : 1;
	return s->lo < t->lo ? -1 : s->lo > t->lo;
}

/* Merges overlapping windows of one base into one segment. */
static size_t merge_segments(smr_segment *s, size_t n)
{
	size_t kept = 0;

	qsort(s, n, sizeof(*s), by_place);
	for (size_t i = 1; i < n; i++) {
		smr_segment *a = &s[kept];
		int64_t end = a->lo + (int64_t)a->n, next = s[i].lo + (int64_t)s[i].n;

		if (s[i].base == a->base && s[i].lo <= end)
			a->n = (uint64_t)((next > end ? next : end) - a->lo);
		else
			s[++kept] = s[i];
	}
	return n == 0 ? 0 : kept + 1;
}

/* Sums the bytes of all windows. */
static smr_status total_bytes(const smr_segment *s, size_t n, size_t *total)
{
	*total = 0;
	for (size_t i = 0; i < n; i++)
		if (__builtin_add_overflow(*total, s[i].n, total))
			return smr_fail(SMR_EUNSUPPORTED, "its windows are larger than memory");
	return SMR_OK;
}

/* ---- receiving ------------------------------------------------------------------------------ */

static smr_status check_status(const smr_done *d)
{
	if (d->status == SMR_OK)
		return SMR_OK;
	return smr_fail(d->status <= SMR_EINTERNAL ? (smr_status)d->status : SMR_ECORRUPT, "%.*s",
			(int)(d->nwhy < 200 ? d->nwhy : 200), d->why);
}

static smr_status check_done(const smr_done *d, const smr_codelet *c)
{
	SMR_TRY(check_status(d));
	if (d->has_segment != (c->nest->into != NULL) || d->has_value != (c->nest->into == NULL))
		return smr_fail(SMR_ECORRUPT, "a node sent no result");
	return SMR_OK;
}

static smr_status take_opaque(const smr_done *d, const smr_codelet *c, const smr_env *e,
			      const smr_segment *sent, size_t n)
{
	SMR_TRY(check_status(d));
	if (!d->has_segment)
		return smr_fail(SMR_ECORRUPT, "a node sent no result");
	return smr_opaque_store(c, e, sent, n, d->segment.data, d->segment.n);
}

static smr_status take(const smr_done *d, const smr_codelet *c, const smr_env *e,
		       const smr_segment *sent, size_t n)
{
	const smr_node *to = c->nest->into;
	smr_reach part;
	int64_t lo, hi;

	if (smr_codelet_is_opaque(c))
		return take_opaque(d, c, e, sent, n);
	SMR_TRY(check_done(d, c));
	if (to == NULL) {
		e->value[c->nest->id] = d->value;
		return SMR_OK;
	}
	smr_reach_start(&part, to, e->sym);
	SMR_TRY(smr_reach_nest(&part, c->nest, to, e));
	SMR_TRY(smr_reach_bytes(&part, to, e->sym, &lo, &hi));
	if (d->segment.base != to->window->base || d->segment.lo != lo ||
	    d->segment.n != (uint64_t)(hi - lo))
		return smr_fail(SMR_ECORRUPT, "a node sent another window back");
	for (size_t i = 0; i < n; i++)
		if (sent[i].base == d->segment.base && sent[i].lo <= lo &&
		    hi <= sent[i].lo + (int64_t)sent[i].n) {
			smr_window_store_part(to, e, &part,
					      (const char *)sent[i].data + (lo - sent[i].lo),
					      d->segment.data);
			return SMR_OK;
		}
	return smr_fail(SMR_EINTERNAL, "the window written was not sent");
}

static smr_task task_of(const smr_flow *f, const smr_dispatch *p, const smr_env *e)
{
	return (smr_task){.codelet = p->codelet->id,
			  .fp = p->codelet->fp,
			  .text = f->text,
			  .ntext = f->ntext,
			  .impl = p->impl->name,
			  .nimpl = strlen(p->impl->name),
			  .nsyms = f->graph->nsyms,
			  .nvalues = f->graph->nnodes,
			  .syms = e->sym,
			  .values = e->value};
}

/* Collects the windows of a codelet. */
static smr_status collect_windows(const smr_codelet *c, const smr_env *e, smr_segment *s, size_t *n)
{
	if (smr_codelet_is_opaque(c))
		SMR_TRY(smr_opaque_apart(c, e));
	for (uint32_t i = 0; i < c->nest->nins; i++)
		SMR_TRY(add_range(c, smr_node_window(c->nest->ins[i]), e, s, n));
	for (uint32_t i = 0; i < c->nest->nouts; i++)
		SMR_TRY(add_range(c, c->nest->outs[i], e, s, n));
	SMR_TRY(add_range(c, c->nest->into, e, s, n));
	*n = merge_segments(s, *n);
	return SMR_OK;
}

/* ---- parcels --------------------------------------------------------------------------------- */

struct smr_remote_parcel {
	const smr_codelet *codelet;
	const smr_env *env;
	smr_segment *segments;
	size_t n;
	bool only_prepare;
	smr_packaged *code;
	bool wants_code, refused;
	char how[SMR_MESSAGE_HOW + 1];
	smr_str message; /* contains a copy of the segments */
};

/* Copies a window from the program's memory into the message. */
static smr_status copy_segment(void *parcel, size_t segment, void *to, size_t at)
{
	smr_remote_parcel *k = parcel;
	smr_segment *s = &k->segments[segment];

	s->data = (const void *)at; /* the message may still move */
	return smr_window_read(to, (char *)k->env->base[s->base] + s->lo, s->n);
}

static smr_status write_message(smr_remote_parcel *k, smr_task *t)
{
	enum { MORE = 4096 }; /* bytes besides windows and text */
	size_t total;

	SMR_TRY(total_bytes(k->segments, k->n, &total));
	total += t->ntext + MORE;
	smr_buffer_pool_take(&k->message, total);
	if (!smr_str_reserve(&k->message, total))
		return smr_fail(SMR_ENOMEM, "no memory for windows of %zu bytes", total);
	t->segments = k->segments;
	t->nsegments = k->n;
	t->fill = copy_segment;
	t->fill_ctx = k;
	SMR_TRY(smr_task_write(t, &k->message));
	for (size_t i = 0; i < k->n; i++)
		k->segments[i].data = k->message.s + (uintptr_t)k->segments[i].data;
	return SMR_OK;
}

/* Adds the code, which contains the text, or the text and its voucher. */
static void add_code(smr_packager *c, const smr_flow *f, const smr_dispatch *p, const smr_env *e,
		     smr_remote_parcel *k, smr_task *t, smr_voucher *v)
{
	_Static_assert((int)SMR_MESSAGE_HASH == (int)SMR_HASH_BYTES &&
			       (int)SMR_MESSAGE_VOUCHER == (int)SMR_VOUCHER_BYTES,
		       "a message has room for both");
	if (c == NULL)
		return;
	k->code = smr_packager_code(c, f, p, e);
	if (k->code != NULL) {
		t->code = k->code->hash;
		t->ncode = k->code->n;
		t->ntext = 0;
	} else if (smr_packager_vouch(c, f, t->fp, v)) {
		t->voucher = v->bytes;
	}
}

static smr_status pack_parcel(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
			      const smr_env *e, bool only_prepare, smr_remote_parcel **out)
{
	smr_remote_parcel *k = smr_calloc(1, sizeof(*k));
	smr_task t = task_of(f, p, e);
	smr_voucher v;
	smr_status st;

	if (k == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a message");
	k->codelet = p->codelet;
	k->env = e;
	k->segments = smr_calloc(p->codelet->nest->nins + p->codelet->nest->nouts + 2,
				 sizeof(*k->segments));
	k->only_prepare = only_prepare;
	t.only_prepare = only_prepare;
	st = k->segments != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a message");
	if (st == SMR_OK && !only_prepare)
		st = collect_windows(p->codelet, e, k->segments, &k->n);
	if (st == SMR_OK) {
		add_code(c, f, p, e, k, &t, &v);
		st = write_message(k, &t);
	}
	if (st != SMR_OK) {
		smr_remote_parcel_free(k);
		return st;
	}
	*out = k;
	return SMR_OK;
}

smr_status smr_remote_parcel_pack(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
				  const smr_env *e, smr_remote_parcel **out)
{
	return pack_parcel(c, f, p, e, false, out);
}

smr_status smr_remote_parcel_ask(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
				 const smr_env *e, smr_remote_parcel **out)
{
	return pack_parcel(c, f, p, e, true, out);
}

bool smr_remote_parcel_as_text(const smr_remote_parcel *p)
{
	if (p->code == NULL || !p->refused)
		return false;
	smr_log(SMR_LOG_WARN, "code is refused, its text goes instead: %s", smr_errmsg());
	__atomic_store_n(&p->code->refused, true, __ATOMIC_RELAXED);
	return true;
}

smr_packaged *smr_remote_parcel_code(const smr_remote_parcel *p)
{
	return p->code;
}

const char *smr_remote_parcel_how(const smr_remote_parcel *p)
{
	return p->how;
}

const smr_str *smr_remote_parcel_message(const smr_remote_parcel *p)
{
	return &p->message;
}

smr_status smr_remote_parcel_store(smr_remote_parcel *p, const void *reply, size_t n)
{
	smr_done d;

	SMR_TRY(smr_done_read(reply, n, &d));
	p->wants_code = d.wants_code;
	p->refused = d.status != SMR_OK || d.wants_code;
	if (d.wants_code)
		return smr_fail(SMR_ENOTFOUND, "the node does not have the code: %.*s",
				(int)(d.nwhy < 200 ? d.nwhy : 200), d.why);
	snprintf(p->how, sizeof(p->how), "%.*s", (int)d.nhow, d.how);
	if (p->only_prepare)
		return check_status(&d);
	return take(&d, p->codelet, p->env, p->segments, p->n);
}

void smr_remote_parcel_free(smr_remote_parcel *p)
{
	if (p == NULL)
		return;
	smr_buffer_pool_give(&p->message);
	smr_free(p->segments);
	smr_free(p);
}

/* ---- one transport --------------------------------------------------------------------------- */

static smr_status send_request(const smr_remote *v, const smr_str *message, smr_str *reply)
{
	struct iovec iov = {message->s, message->n};

	SMR_TRY(v->transport->call(v->link, &iov, 1, NULL, 0, reply));
	return smr_str_status(reply, "a reply");
}

static smr_status exchange(const smr_remote *v, smr_remote_parcel *k)
{
	smr_str reply = {0};
	smr_status st = send_request(v, &k->message, &reply);

	if (st == SMR_OK)
		st = smr_remote_parcel_store(k, reply.s, reply.n);
	smr_str_free(&reply);
	return st;
}

static smr_status send_code(const smr_remote *v, const smr_packaged *code, bool *refused)
{
	smr_str message = {0}, reply = {0};
	smr_done d;
	smr_status st;

	smr_message_code(code->archive, code->n, &message);
	st = smr_str_status(&message, "a message");
	if (st == SMR_OK)
		st = send_request(v, &message, &reply);
	if (st == SMR_OK)
		st = smr_done_read(reply.s, reply.n, &d);
	if (st == SMR_OK) {
		st = check_status(&d);
		*refused = st != SMR_OK;
	}
	smr_str_free(&message);
	smr_str_free(&reply);
	return st;
}

/* Sends the code and repeats the request. @p seen: number of times that the code had been sent when
 * the node reported it missing. */
static smr_status provide_code(smr_remote *v, smr_remote_parcel *k, uint64_t seen)
{
	smr_packaged *code = k->code;
	smr_status st = SMR_OK;

	if (code == NULL)
		return smr_fail(SMR_ECORRUPT, "a node wants code where there is none");
	pthread_mutex_lock(&v->sending);
	if (code->sent == seen) {
		st = send_code(v, code, &k->refused);
		code->sent += st == SMR_OK;
	}
	pthread_mutex_unlock(&v->sending);
	return st == SMR_OK ? exchange(v, k) : st;
}

static uint64_t times_sent(smr_remote *v, const smr_remote_parcel *k)
{
	uint64_t n;

	if (k->code == NULL)
		return 0;
	pthread_mutex_lock(&v->sending);
	n = k->code->sent;
	pthread_mutex_unlock(&v->sending);
	return n;
}

static smr_status send_one(smr_remote *v, smr_remote_parcel *k)
{
	uint64_t seen = times_sent(v, k);
	smr_status st = exchange(v, k);

	if (st == SMR_ENOTFOUND && k->wants_code)
		st = provide_code(v, k, seen);
	return st;
}

static smr_status send_and_store(smr_remote *v, const smr_flow *f, const smr_dispatch *p,
				 const smr_env *e, bool only_prepare, smr_shares *shares)
{
	smr_remote_parcel *k;
	smr_status st;

	SMR_TRY(pack_parcel(v->coder, f, p, e, only_prepare, &k));
	st = send_one(v, k);
	if (st != SMR_OK && smr_remote_parcel_as_text(k)) {
		smr_remote_parcel_free(k);
		SMR_TRY(pack_parcel(v->coder, f, p, e, only_prepare, &k));
		st = send_one(v, k);
	}
	if (st == SMR_OK && shares != NULL)
		snprintf(shares->how, sizeof(shares->how), "%s", k->how);
	smr_remote_parcel_free(k);
	return st;
}

static smr_status prepare_on_node(void *ctx, const smr_flow *f, smr_dispatch *p, const smr_env *e)
{
	return send_and_store(ctx, f, p, e, true, NULL);
}

static smr_status run_on_node(void *ctx, const smr_flow *f, const smr_dispatch *p, const smr_env *e,
			      smr_shares *shares)
{
	return send_and_store(ctx, f, p, e, false, shares);
}

const smr_executor smr_executor_node = {.prepare = prepare_on_node, .run = run_on_node};
