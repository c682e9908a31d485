/* Active messages: a short header, and a body, which the receiver fetches from the sender if it is
 * large. */
#include <string.h>

#include "base/alloc.h"
#include "net/ucx/port.h"

enum { AM = 1 };

static void on_sent(void *request, ucs_status_t status, void *slot);

static void set_free_slots(smr_port *p, slot *first)
{
	p->free_slots = first;
	p->face.head = first != NULL ? first->head : NULL;
}

static slot *make_slot(smr_port *p)
{
	slot *s = smr_malloc(sizeof(*s));

	if (s == NULL)
		return NULL;
	memset(s, 0, offsetof(slot, head));
	s->port = p;
	s->alone = (ucp_request_param_t){.op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK |
							 UCP_OP_ATTR_FIELD_USER_DATA,
					 .cb.send = on_sent,
					 .user_data = s};
	set_free_slots(p, s);
	return s;
}

/* Returns a free slot, which stays free until it is taken. */
static inline slot *spare_slot(smr_port *p)
{
	return p->free_slots != NULL ? p->free_slots : make_slot(p);
}

/* Marks the spare slot as in use. */
static void take_slot(slot *s, smr_ucx_work *w)
{
	smr_port *p = s->port;

	set_free_slots(p, s->next);
	s->work = w;
	s->prev = NULL;
	s->next = p->slots;
	if (p->slots != NULL)
		p->slots->prev = s;
	p->slots = s;
}

static void free_iov(slot *s)
{
	smr_free(s->iov);
	s->iov = NULL;
}

static void release_slot(slot *s)
{
	smr_port *p = s->port;

	if (s->next != NULL)
		s->next->prev = s->prev;
	if (s->prev != NULL)
		s->prev->next = s->next;
	else
		p->slots = s->next;
	free_iov(s);
	s->incoming = false;
	s->next = p->free_slots;
	set_free_slots(p, s);
}

static void report_completion(const slot *s, int ok)
{
	if (s->incoming)
		s->port->o.events.received(s->port->o.events.ctx, s->cookie, ok);
	else if (s->sent != NULL)
		s->sent(s->arg, ok);
}

void smr_ucx_end_slots(smr_port *p, const smr_ucx_work *gone)
{
	for (slot *s = p->slots, *next; s != NULL; s = next) {
		next = s->next;
		if (s->work != gone)
			continue;
		report_completion(s, 0);
		release_slot(s);
	}
}

void smr_ucx_free_slots(smr_port *p)
{
	while (p->free_slots != NULL) {
		slot *s = p->free_slots;

		p->free_slots = s->next;
		smr_free(s);
	}
}

static void on_sent(void *request, ucs_status_t status, void *arg)
{
	slot *s = arg;

	ucp_request_free(request);
	report_completion(s, status == UCS_OK);
	release_slot(s);
}

/* Describes the body: one piece directly; several need UCX's own list, which lives as long as the
 * slot. */
static bool body_of(slot *s, const struct iovec *iov, size_t niov, const void **data, size_t *count,
		    size_t *bytes, ucp_request_param_t *how)
{
	for (size_t i = 0; i < niov; i++)
		*bytes += iov[i].iov_len;
	*data = niov == 1 ? iov[0].iov_base : NULL;
	*count = *bytes;
	if (niov < 2)
		return true;
	s->iov = smr_calloc(niov, sizeof(*s->iov));
	if (s->iov == NULL)
		return false;
	for (size_t i = 0; i < niov; i++)
		s->iov[i] = (ucp_dt_iov_t){.buffer = iov[i].iov_base, .length = iov[i].iov_len};
	*data = s->iov;
	*count = niov;
	how->op_attr_mask |= UCP_OP_ATTR_FIELD_DATATYPE;
	how->datatype = UCP_DATATYPE_IOV;
	return true;
}

void *smr_ucx_head(smr_port *p)
{
	slot *s = spare_slot(p);

	return s != NULL ? s->head : NULL;
}

/* Handles the result of a send: a failure, an immediate success, or a pending request. */
static int finish_or_track_send(smr_port_end *e, slot *s, ucs_status_ptr_t r, smr_port_sent *sent,
				void *arg)
{
	if (!UCS_PTR_IS_PTR(r))
		return r != NULL;
	take_slot(s, e->work);
	s->sent = sent;
	s->arg = arg;
	/* a pending request needs progress */
	if (e->port->callers.thread == SMR_CALLERS_WATCHING)
		smr_ucx_kick(e->port);
	else if (e->port->callers.driven && !e->port->face.inside)
		(void)ucp_worker_signal(e->work->worker);
	return 0;
}

int smr_ucx_send_head(smr_port_end *e, size_t n)
{
	slot *s = e->port->free_slots;
	ucs_status_ptr_t r;

	if (s == NULL || e->dead || n > SMR_PORT_MAX_HEAD)
		return 1;
	r = ucp_am_send_nbx(e->ep, AM, s->head, n, NULL, 0, &s->alone);
	return r == NULL ? 0 : finish_or_track_send(e, s, r, NULL, NULL);
}

int smr_ucx_send(smr_port_end *e, int flags, const void *head, size_t nhead,
		 const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg)
{
	ucp_request_param_t how = {.op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK |
						   UCP_OP_ATTR_FIELD_USER_DATA |
						   UCP_OP_ATTR_FIELD_FLAGS,
				   .cb.send = on_sent};
	const void *data = NULL;
	size_t count = 0, bytes = 0;
	ucs_status_ptr_t r;
	slot *s = spare_slot(e->port);

	if (s == NULL || e->dead || nhead > SMR_PORT_MAX_HEAD)
		return 1;
	if (niov > 0 && !body_of(s, iov, niov, &data, &count, &bytes, &how))
		return 1;
	if (head != s->head)
		memcpy(s->head, head, nhead);
	how.user_data = s;
	how.flags = bytes >= SMR_PORT_RENDEZVOUS ? UCP_AM_SEND_FLAG_RNDV : UCP_AM_SEND_FLAG_EAGER;
	if ((flags & SMR_PORT_REPLY) != 0)
		how.flags |= UCP_AM_SEND_FLAG_REPLY;
	r = ucp_am_send_nbx(e->ep, AM, s->head, nhead, data, count, &how);
	if (UCS_PTR_IS_PTR(r))
		return finish_or_track_send(e, s, r, sent, arg);
	if (niov > 1)
		free_iov(s);
	if (r == NULL && sent != NULL)
		sent(arg, 1);
	return r != NULL;
}

static void on_received(void *request, ucs_status_t status, size_t n, void *arg)
{
	slot *s = arg;

	ucp_request_free(request);
	report_completion(s, status == UCS_OK);
	release_slot(s);
}

static ucs_status_t fetch(smr_ucx_work *w, void *descriptor, void *memory, size_t n, void *cookie)
{
	smr_port *p = w->port;
	ucp_request_param_t how = {.op_attr_mask =
					   UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
				   .cb.recv_am = on_received};
	slot *s = spare_slot(p);
	ucs_status_ptr_t r;

	if (s == NULL) {
		p->o.events.received(p->o.events.ctx, cookie, 0);
		return UCS_OK;
	}
	how.user_data = s;
	r = ucp_am_recv_data_nbx(w->worker, descriptor, memory, n, &how);
	if (UCS_PTR_IS_PTR(r)) {
		take_slot(s, w);
		s->incoming = true;
		s->cookie = cookie;
		return UCS_INPROGRESS;
	}
	p->o.events.received(p->o.events.ctx, cookie, r == NULL);
	return UCS_INPROGRESS; /* UCX owns the descriptor now */
}

/* Handles a message whose body is still at its sender. */
static ucs_status_t on_announced(smr_ucx_work *w, smr_port_end *from, const void *head,
				 size_t nhead, void *descriptor, size_t n)
{
	smr_port *p = w->port;
	char copy[SMR_PORT_MAX_HEAD]; /* the head is freed when the body is requested */
	void *cookie = NULL, *memory;

	if (n == 0)
		return UCS_OK;
	memcpy(copy, head, nhead);
	memory = p->o.events.message(p->o.events.ctx, from, copy, nhead, NULL, n, &cookie);
	return memory == NULL ? UCS_OK : fetch(w, descriptor, memory, n, cookie);
}

static __attribute__((noinline)) ucs_status_t with_more(smr_ucx_work *w, const void *head,
							size_t nhead, void *data, size_t n,
							const ucp_am_recv_param_t *how)
{
	smr_port *p = w->port;
	smr_port_end *from = NULL;
	void *cookie = NULL;

	if ((how->recv_attr & UCP_AM_RECV_ATTR_FIELD_REPLY_EP) != 0)
		from = smr_ucx_end_of(p, how->reply_ep);
	if ((how->recv_attr & UCP_AM_RECV_ATTR_FLAG_RNDV) != 0)
		return on_announced(w, from, head, nhead, data, n);
	(void)p->o.events.message(p->o.events.ctx, from, head, nhead, n > 0 ? data : NULL, n,
				  &cookie);
	return UCS_OK;
}

static ucs_status_t on_message(void *arg, const void *head, size_t nhead, void *data, size_t n,
			       const ucp_am_recv_param_t *how)
{
	const uint64_t more = UCP_AM_RECV_ATTR_FIELD_REPLY_EP | UCP_AM_RECV_ATTR_FLAG_RNDV;
	smr_ucx_work *w = arg;
	smr_port *p = w->port;

	if (nhead > SMR_PORT_MAX_HEAD || w->closed)
		return UCS_OK;
	if (n > 0 || (how->recv_attr & more) != 0)
		return with_more(w, head, nhead, data, n, how);
	p->o.events.head(p->o.events.ctx, head, nhead);
	return UCS_OK;
}

bool smr_ucx_receive(smr_ucx_work *w)
{
	ucp_am_handler_param_t how = {.field_mask = UCP_AM_HANDLER_PARAM_FIELD_ID |
						    UCP_AM_HANDLER_PARAM_FIELD_CB |
						    UCP_AM_HANDLER_PARAM_FIELD_ARG,
				      .id = AM,
				      .cb = on_message,
				      .arg = w};

	return ucp_worker_set_am_recv_handler(w->worker, &how) == UCS_OK;
}
