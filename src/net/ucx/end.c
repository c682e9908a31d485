/* Connections: coming, going, dying. */
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "net/ucx/port.h"

static void link_end(smr_ucx_port *p, smr_ucx_end *e)
{
	e->prev = NULL;
	e->next = p->ends;
	if (p->ends != NULL)
		p->ends->prev = e;
	p->ends = e;
}

static void unlink_end(smr_ucx_port *p, smr_ucx_end *e)
{
	if (e->next != NULL)
		e->next->prev = e->prev;
	if (e->prev != NULL)
		e->prev->next = e->next;
	else
		p->ends = e->next;
}

/* Inside UCX's progress nothing is closed: that is for smr_ucx_bury(). */
static void die(smr_ucx_end *e)
{
	e->dead = true;
	unlink_end(e->port, e);
	e->next = e->port->dying;
	e->port->dying = e;
}

static void on_error(void *arg, ucp_ep_h ep, ucs_status_t status)
{
	smr_ucx_end *e = arg;

	if (e->dead)
		return;
	snprintf(e->why, sizeof(e->why), "%s", ucs_status_string(status));
	die(e);
}

/* What the end had under way is called back, soon, as not ok; nobody waits for the other side. */
static void close_ep(ucp_ep_h ep)
{
	ucp_request_param_t how = {.op_attr_mask = UCP_OP_ATTR_FIELD_FLAGS,
				   .flags = UCP_EP_CLOSE_FLAG_FORCE};
	ucs_status_ptr_t r = ucp_ep_close_nbx(ep, &how);

	if (UCS_PTR_IS_PTR(r))
		ucp_request_free(r); /* it goes on without us */
}

void smr_ucx_bury(smr_ucx_port *p)
{
	while (p->dying != NULL) {
		smr_ucx_end *e = p->dying;

		p->dying = e->next;
		close_ep(e->ep);
		if (e->user != NULL)
			p->o.events.gone(p->o.events.ctx, e->user, e->why);
		smr_free(e);
	}
}

smr_ucx_end *smr_ucx_end_of(smr_ucx_port *p, ucp_ep_h ep)
{
	for (smr_ucx_end *e = p->ends; e != NULL; e = e->next)
		if (e->ep == ep)
			return e;
	return NULL;
}

void smr_ucx_drop(smr_ucx_end *e)
{
	e->user = NULL; /* nobody is told */
	if (e->dead)
		return;
	die(e);
	if (e->port->state == WATCHING)
		smr_ucx_kick(e->port);
}

static int create(smr_ucx_port *p, ucp_ep_params_t *how, void *user, smr_ucx_end **out, char *err,
		  size_t nerr)
{
	smr_ucx_end *e = smr_calloc(1, sizeof(*e));
	ucs_status_t st;

	if (e == NULL) {
		snprintf(err, nerr, "no memory for a connection");
		return 1;
	}
	e->port = p;
	e->user = user;
	how->field_mask |= UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE | UCP_EP_PARAM_FIELD_ERR_HANDLER;
	how->err_mode = UCP_ERR_HANDLING_MODE_PEER;
	how->err_handler.cb = on_error;
	how->err_handler.arg = e;
	link_end(p, e);
	st = ucp_ep_create(p->worker, how, &e->ep);
	if (st != UCS_OK) {
		snprintf(err, nerr, "no connection: %s", ucs_status_string(st));
		unlink_end(p, e);
		smr_free(e);
		return 1;
	}
	*out = e;
	return 0;
}

static void on_request(ucp_conn_request_h request, void *arg)
{
	ucp_ep_params_t how = {.field_mask = UCP_EP_PARAM_FIELD_CONN_REQUEST,
			       .conn_request = request};
	smr_ucx_port *p = arg;
	smr_ucx_end *e;
	char err[100];

	if (create(p, &how, NULL, &e, err, sizeof(err)) != 0)
		return;
	e->user = p->o.events.accept(p->o.events.ctx, e);
	if (e->user == NULL)
		on_error(e, e->ep, UCS_ERR_REJECTED);
}

static socklen_t length(const struct sockaddr_storage *s)
{
	return s->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

int smr_ucx_listen(smr_ucx_port *p, struct sockaddr_storage *at, char *err, size_t nerr)
{
	ucp_listener_params_t how = {.field_mask = UCP_LISTENER_PARAM_FIELD_SOCK_ADDR |
						   UCP_LISTENER_PARAM_FIELD_CONN_HANDLER,
				     .sockaddr = {.addr = (struct sockaddr *)at,
						  .addrlen = length(at)},
				     .conn_handler = {.cb = on_request, .arg = p}};
	ucp_listener_attr_t is = {.field_mask = UCP_LISTENER_ATTR_FIELD_SOCKADDR};
	ucs_status_t st;

	smr_gate_enter(&p->face.gate);
	st = p->listener != NULL ? UCS_ERR_BUSY
				 : ucp_listener_create(p->worker, &how, &p->listener);
	if (st == UCS_OK)
		st = ucp_listener_query(p->listener, &is);
	smr_gate_leave(&p->face.gate);
	if (st != UCS_OK) {
		snprintf(err, nerr, "cannot listen: %s", ucs_status_string(st));
		return 1;
	}
	*at = is.sockaddr;
	smr_ucx_kick(p);
	return 0;
}

size_t smr_ucx_address(smr_ucx_port *p, void *to, size_t n)
{
	ucp_address_t *address = NULL;
	size_t size = 0;

	smr_gate_enter(&p->face.gate);
	if (ucp_worker_get_address(p->worker, &address, &size) != UCS_OK || size > n)
		size = 0;
	if (size > 0)
		memcpy(to, address, size);
	if (address != NULL)
		ucp_worker_release_address(p->worker, address);
	smr_gate_leave(&p->face.gate);
	return size;
}

int smr_ucx_connect(smr_ucx_port *p, const struct sockaddr_storage *to, void *user,
		    smr_ucx_end **out, char *err, size_t nerr)
{
	ucp_ep_params_t how = {
		.field_mask = UCP_EP_PARAM_FIELD_FLAGS | UCP_EP_PARAM_FIELD_SOCK_ADDR,
		.flags = UCP_EP_PARAMS_FLAGS_CLIENT_SERVER,
		.sockaddr = {.addr = (const struct sockaddr *)to, .addrlen = length(to)}};

	return create(p, &how, user, out, err, nerr);
}

/* UCX reads the address as it is: it must come from someone who has proved who they are. */
int smr_ucx_connect_address(smr_ucx_port *p, const void *address, size_t n, void *user,
			    smr_ucx_end **out, char *err, size_t nerr)
{
	ucp_ep_params_t how = {.field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS, .address = address};

	return create(p, &how, user, out, err, nerr);
}
