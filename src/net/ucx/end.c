/* Opens and closes connections, and handles lost peers. */
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/ucx/port.h"

static void link_end(smr_port *p, smr_port_end *e)
{
	e->prev = NULL;
	e->next = p->ends;
	if (p->ends != NULL)
		p->ends->prev = e;
	p->ends = e;
}

static void unlink_end(smr_port *p, smr_port_end *e)
{
	if (e->next != NULL)
		e->next->prev = e->prev;
	if (e->prev != NULL)
		e->prev->next = e->next;
	else
		p->ends = e->next;
}

/* Moves an end to the dying ones: within UCX's progress nothing may be closed, see
 * smr_ucx_bury(). */
static void move_to_dying(smr_port_end *e)
{
	e->dead = true;
	unlink_end(e->port, e);
	e->next = e->port->dying;
	e->port->dying = e;
}

static void on_error(void *arg, ucp_ep_h ep, ucs_status_t status)
{
	smr_port_end *e = arg;

	if (e->dead)
		return;
	snprintf(e->why, sizeof(e->why), "%s", ucs_status_string(status));
	move_to_dying(e);
}

/* Closes an end without waiting for the other side; its pending messages are soon called back as
 * not ok. */
static void close_end(smr_port_end *e)
{
	ucp_request_param_t how = {.op_attr_mask = UCP_OP_ATTR_FIELD_FLAGS,
				   .flags = UCP_EP_CLOSE_FLAG_FORCE};
	ucs_status_ptr_t r = e->ep != NULL ? ucp_ep_close_nbx(e->ep, &how) : NULL;

	if (e->port->o.shared_memory)
		smr_ucx_work_close(e->work, r);
	else if (UCS_PTR_IS_PTR(r))
		ucp_request_free(r); /* it continues without this reference */
}

void smr_ucx_bury(smr_port *p)
{
	while (p->dying != NULL) {
		smr_port_end *e = p->dying;

		p->dying = e->next;
		close_end(e);
		if (e->user != NULL)
			p->o.events.gone(p->o.events.ctx, e->user, e->why);
		smr_free(e);
	}
}

smr_port_end *smr_ucx_end_of(smr_port *p, ucp_ep_h ep)
{
	for (smr_port_end *e = p->ends; e != NULL; e = e->next)
		if (e->ep == ep)
			return e;
	return NULL;
}

void smr_ucx_drop(smr_port_end *e)
{
	e->user = NULL; /* gone() is not called */
	if (e->dead)
		return;
	move_to_dying(e);
	if (e->port->callers.thread == SMR_CALLERS_WATCHING)
		smr_ucx_kick(e->port);
}

static int no_connection(ucs_status_t st, char *err, size_t nerr)
{
	snprintf(err, nerr, "no connection: %s", ucs_status_string(st));
	return 1;
}

static smr_port_end *make(smr_port *p, smr_ucx_work *w, void *user)
{
	smr_port_end *e = smr_calloc(1, sizeof(*e));

	if (e == NULL)
		return NULL;
	e->port = p;
	e->work = w;
	e->user = user;
	link_end(p, e);
	return e;
}

static ucs_status_t create_endpoint(smr_port_end *e, ucp_ep_params_t *how)
{
	how->field_mask |= UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE | UCP_EP_PARAM_FIELD_ERR_HANDLER;
	how->err_mode = UCP_ERR_HANDLING_MODE_PEER;
	how->err_handler.cb = on_error;
	how->err_handler.arg = e;
	return ucp_ep_create(e->work->worker, how, &e->ep);
}

static int create(smr_port *p, ucp_ep_params_t *how, void *user, smr_port_end **out, char *err,
		  size_t nerr)
{
	smr_port_end *e = make(p, p->works, user);
	ucs_status_t st = e != NULL ? create_endpoint(e, how) : UCS_ERR_NO_MEMORY;

	if (st == UCS_OK) {
		*out = e;
		return 0;
	}
	if (e != NULL)
		unlink_end(p, e);
	smr_free(e);
	return no_connection(st, err, nerr);
}

static void on_request(ucp_conn_request_h request, void *arg)
{
	ucp_ep_params_t how = {.field_mask = UCP_EP_PARAM_FIELD_CONN_REQUEST,
			       .conn_request = request};
	smr_port *p = arg;
	smr_port_end *e;
	char err[100];

	if (create(p, &how, NULL, &e, err, sizeof(err)) != 0)
		return;
	e->user = p->o.events.accept(p->o.events.ctx, e);
	if (e->user == NULL)
		on_error(e, e->ep, UCS_ERR_REJECTED);
}

static socklen_t sockaddr_length(const struct sockaddr_storage *s)
{
	return s->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

int smr_ucx_listen(smr_port *p, struct sockaddr_storage *at, char *err, size_t nerr)
{
	ucp_listener_params_t how = {.field_mask = UCP_LISTENER_PARAM_FIELD_SOCK_ADDR |
						   UCP_LISTENER_PARAM_FIELD_CONN_HANDLER,
				     .sockaddr = {.addr = (struct sockaddr *)at,
						  .addrlen = sockaddr_length(at)},
				     .conn_handler = {.cb = on_request, .arg = p}};
	ucp_listener_attr_t is = {.field_mask = UCP_LISTENER_ATTR_FIELD_SOCKADDR};
	ucs_status_t st;

	smr_futex_lock_enter(&p->face.gate);
	st = p->listener != NULL ? UCS_ERR_BUSY
				 : ucp_listener_create(p->works->worker, &how, &p->listener);
	if (st == UCS_OK)
		st = ucp_listener_query(p->listener, &is);
	smr_futex_lock_leave(&p->face.gate);
	if (st != UCS_OK) {
		snprintf(err, nerr, "cannot listen: %s", ucs_status_string(st));
		return 1;
	}
	*at = is.sockaddr;
	smr_ucx_kick(p);
	return 0;
}

static ucs_status_t address_of(const smr_ucx_work *w, void *to, size_t *n)
{
	ucp_address_t *address;
	size_t size, room = *n;
	ucs_status_t st = ucp_worker_get_address(w->worker, &address, &size);

	if (st != UCS_OK)
		return st;
	if (size <= room)
		memcpy(to, address, size);
	*n = size;
	ucp_worker_release_address(w->worker, address);
	return size <= room ? UCS_OK : UCS_ERR_BUFFER_TOO_SMALL;
}

int smr_ucx_meet(smr_port *p, void *user, smr_port_end **out, void *address, size_t *n, char *err,
		 size_t nerr)
{
	smr_ucx_work *w = NULL;
	smr_port_end *e = NULL;
	ucs_status_t st = smr_ucx_work_open(p, &w);

	if (st == UCS_OK)
		st = address_of(w, address, n);
	if (st == UCS_OK) {
		e = make(p, w, user);
		st = e != NULL ? UCS_OK : UCS_ERR_NO_MEMORY;
	}
	if (st == UCS_OK) {
		*out = e;
		return 0;
	}
	if (w != NULL)
		smr_ucx_work_close(w, NULL);
	return no_connection(st, err, nerr);
}

int smr_ucx_connect(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key, void *user,
		    smr_port_end **out, char *err, size_t nerr)
{
	ucp_ep_params_t how = {
		.field_mask = UCP_EP_PARAM_FIELD_FLAGS | UCP_EP_PARAM_FIELD_SOCK_ADDR,
		.flags = UCP_EP_PARAMS_FLAGS_CLIENT_SERVER,
		.sockaddr = {.addr = (const struct sockaddr *)to, .addrlen = sockaddr_length(to)}};

	return create(p, &how, user, out, err, nerr);
}

/* UCX reads the address without checks: it must come from an authenticated peer. */
int smr_ucx_join(smr_port_end *e, const void *address, size_t n, char *err, size_t nerr)
{
	ucp_ep_params_t how = {.field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS, .address = address};
	ucs_status_t st = create_endpoint(e, &how);

	return st == UCS_OK ? 0 : no_connection(st, err, nerr);
}
