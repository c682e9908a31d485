/* Workers: one for all network connections, and one for each connection through shared memory.
 *
 * All senders to a worker share its queue in shared memory: a sender reserves the next slot, fills
 * it and marks it full. A sender that is killed or stopped between these steps would block all
 * later messages permanently. So only the peer of one connection knows the address of its worker,
 * and the queue ends with the connection. */
#include <sys/epoll.h>

#include "base/alloc.h"
#include "net/ucx/port.h"

enum { LAST_POLLS = 1000 /* to complete the end of a connection */ };

static void link_work(smr_port *p, smr_ucx_work *w)
{
	w->next = p->works;
	if (p->works != NULL)
		p->works->prev = w;
	p->works = w;
}

static void unlink_work(smr_port *p, smr_ucx_work *w)
{
	if (w->next != NULL)
		w->next->prev = w->prev;
	if (w->prev != NULL)
		w->prev->next = w->next;
	else
		p->works = w->next;
}

/* Adds a worker's descriptor: it is the port's only one, or joins the port's epoll set. */
static ucs_status_t watch_worker_fd(smr_port *p, smr_ucx_work *w)
{
	struct epoll_event in = {.events = EPOLLIN};

	if (!p->o.shared_memory) {
		p->fd = w->fd;
		return UCS_OK;
	}
	return epoll_ctl(p->fd, EPOLL_CTL_ADD, w->fd, &in) == 0 ? UCS_OK : UCS_ERR_NO_RESOURCE;
}

ucs_status_t smr_ucx_work_open(smr_port *p, smr_ucx_work **out)
{
	/* one thread at a time, not always the same: "serialized" in UCX */
	ucp_worker_params_t how = {.field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
				   .thread_mode = UCS_THREAD_MODE_SERIALIZED};
	smr_ucx_work *w = smr_calloc(1, sizeof(*w));
	ucs_status_t st;

	if (w == NULL)
		return UCS_ERR_NO_MEMORY;
	w->port = p;
	st = ucp_worker_create(p->context, &how, &w->worker);
	if (st != UCS_OK) {
		smr_free(w);
		return st;
	}
	st = ucp_worker_get_efd(w->worker, &w->fd);
	if (st == UCS_OK && !smr_ucx_receive(w))
		st = UCS_ERR_NO_RESOURCE;
	if (st == UCS_OK)
		st = watch_worker_fd(p, w);
	if (st != UCS_OK) {
		ucp_worker_destroy(w->worker);
		smr_free(w);
		return st;
	}
	link_work(p, w);
	/* a thread that sleeps on the descriptor has not armed this worker */
	(void)ucp_worker_signal(w->worker);
	*out = w;
	return UCS_OK;
}

void smr_ucx_work_close(smr_ucx_work *w, ucs_status_ptr_t closing)
{
	smr_port *p = w->port;

	w->closed = true;
	for (int i = 0; i < LAST_POLLS && UCS_PTR_IS_PTR(closing) &&
			ucp_request_check_status(closing) == UCS_INPROGRESS;
	     i++)
		(void)ucp_worker_progress(w->worker);
	if (UCS_PTR_IS_PTR(closing))
		ucp_request_free(closing);
	if (p->o.shared_memory)
		(void)epoll_ctl(p->fd, EPOLL_CTL_DEL, w->fd, NULL);
	unlink_work(p, w);
	ucp_worker_destroy(w->worker);
	smr_ucx_end_slots(p, w);
	smr_free(w);
}

bool smr_ucx_arm(smr_port *p)
{
	for (smr_ucx_work *w = p->works; w != NULL; w = w->next)
		if (ucp_worker_arm(w->worker) != UCS_OK)
			return false;
	return true;
}
