/* Opens and closes a port. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/tls/port.h"

static void close_port(smr_port *p)
{
	if (p == NULL)
		return;
	if (p->running) {
		smr_futex_lock_enter(&p->face.gate);
		p->stop = true;
		smr_futex_lock_leave(&p->face.gate);
		smr_tls_kick(p);
		pthread_join(p->thread, NULL);
	}
	if (p->listener >= 0)
		close(p->listener);
	smr_tls_flush_dirty(p);
	for (smr_port_end *e = p->ends; e != NULL; e = p->ends) {
		e->user = NULL; /* no event is reported any more */
		smr_tls_die(e, "the port closes");
	}
	for (smr_port_end *e = p->dying; e != NULL; e = e->next)
		e->user = NULL;
	p->face.inside = true;
	smr_tls_bury(p);
	SSL_CTX_free(p->ctx);
	if (p->ep >= 0)
		close(p->ep);
	if (p->callers.wake >= 0)
		close(p->callers.wake);
	smr_free(p);
}

static bool start_port(smr_port *p, char *err, size_t nerr)
{
	struct epoll_event in = {.events = EPOLLIN};

	if (!smr_tls_identity(p, p->o.secret, err, nerr))
		return false;
	if (p->o.name.cluster != NULL)
		snprintf(p->cluster, sizeof(p->cluster), "%s", p->o.name.cluster);
	p->o.secret = NULL; /* the caller's, like the others */
	p->o.name = (smr_end_name){NULL, NULL, NULL};
	p->ep = epoll_create1(EPOLL_CLOEXEC);
	p->callers.wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (p->ep < 0 || p->callers.wake < 0 ||
	    epoll_ctl(p->ep, EPOLL_CTL_ADD, p->callers.wake, &in) != 0) {
		snprintf(err, nerr, "no descriptors for a port: %s", strerror(errno));
		return false;
	}
	if (pthread_create(&p->thread, NULL, smr_tls_thread, p) != 0) {
		snprintf(err, nerr, "no thread for a port");
		return false;
	}
	p->running = true;
	return true;
}

static int open_port(const smr_port_options *o, smr_port **out, char *err, size_t nerr)
{
	smr_port *p = smr_calloc(1, sizeof(*p));

	if (p == NULL) {
		snprintf(err, nerr, "no memory for a port");
		return 1;
	}
	p->o = *o;
	p->ep = p->callers.wake = p->listener = -1;
	p->callers.gate = &p->face.gate;
	p->face.head = p->head;
	if (!start_port(p, err, nerr)) {
		close_port(p);
		return 1;
	}
	*out = p;
	return 0;
}

static smr_port_face *get_port_face(smr_port *p)
{
	return &p->face;
}

/* Not supported: net/ucx connects processes of one user on one machine. */
static int meet(smr_port *p, void *user, smr_port_end **out, void *address, size_t *n, char *err,
		size_t nerr)
{
	snprintf(err, nerr, "TLS has no shared memory");
	return 1;
}

static int refuse_shared_memory(smr_port_end *e, const void *address, size_t n, char *err,
				size_t nerr)
{
	snprintf(err, nerr, "TLS has no shared memory");
	return 1;
}

const smr_port_table smr_tls_table = {
	.module = SMR_MODULE(smr_port_table),
	.open = open_port,
	.close = close_port,
	.face = get_port_face,
	.halt = smr_tls_halt,
	.listen = smr_tls_listen,
	.connect = smr_tls_connect,
	.meet = meet,
	.join = refuse_shared_memory,
	.drop = smr_tls_drop,
	.head = smr_tls_head,
	.send_head = smr_tls_send_head,
	.send = smr_tls_send,
	.wait = smr_tls_wait,
	.told = smr_tls_told,
	.kick = smr_tls_kick,
	.max_head = SMR_PORT_MAX_HEAD,
};
