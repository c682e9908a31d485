/* Opens and closes a port. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "net/ucx/port.h"

/* ucp_config_modify() succeeds for any name; UCX knows these names. */
static const struct {
	const char *name, *value;
	bool shared_memory; /* unknown to all other transports */
} settings[] = {
	{"KEEPALIVE_INTERVAL", "1s",
	 false}, /* 20s by default, but lost peers must be detected within 2 s */
	{"WARN_UNUSED_ENV_VARS", "n", false},
	{"MM_ERROR_HANDLING", "y", true}, /* otherwise endpoints in PEER mode are refused */
	{"MM_RX_BUFS_GROW", "96", true},  /* of 8 kB, for each connection: a queue has 64 places */
};

static ucs_status_t open_context(smr_port *p)
{
	ucp_params_t how = {.field_mask = UCP_PARAM_FIELD_FEATURES,
			    .features = UCP_FEATURE_AM | UCP_FEATURE_WAKEUP};
	/* no sysv: its segments survive a killed process */
	const char *tls = p->o.shared_memory                 ? "posix,cma,self"
			  : getenv("SAMARA_UCX_TLS") == NULL ? "tcp,self"
							     : NULL;
	ucp_config_t *config;
	ucs_status_t st = ucp_config_read("SAMARA", NULL, &config);

	if (st != UCS_OK)
		return st;
	for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++)
		if (p->o.shared_memory || !settings[i].shared_memory)
			(void)ucp_config_modify(config, settings[i].name, settings[i].value);
	if (tls != NULL)
		st = ucp_config_modify(config, "TLS", tls);
	if (st == UCS_OK && p->o.interface != NULL) /* otherwise it listens on every interface */
		st = ucp_config_modify(config, "NET_DEVICES", p->o.interface);
	if (st == UCS_OK)
		st = ucp_init(&how, config, &p->context);
	ucp_config_release(config);
	return st;
}

static ucs_status_t open_descriptors(smr_port *p)
{
	smr_ucx_work *one;

	p->callers.wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (p->o.shared_memory)
		p->fd = epoll_create1(EPOLL_CLOEXEC);
	if (p->callers.wake < 0 || (p->o.shared_memory && p->fd < 0))
		return UCS_ERR_NO_RESOURCE;
	return p->o.shared_memory ? UCS_OK : smr_ucx_work_open(p, &one);
}

static void close_ends(smr_port *p)
{
	for (smr_port_end *e = p->ends, *next; e != NULL; e = next) {
		next = e->next;
		smr_ucx_drop(e);
	}
	for (smr_port_end *e = p->dying; e != NULL; e = e->next)
		e->user = NULL; /* no event is reported any more */
	smr_ucx_bury(p);
	if (p->works == NULL)
		return;
	for (int64_t until = smr_now_ns() + 20000000; smr_now_ns() < until;)
		(void)ucp_worker_progress(p->works->worker); /* tells the others that it closes */
}

static void close_port(smr_port *p)
{
	if (p == NULL)
		return;
	if (p->running) {
		smr_futex_lock_enter(&p->face.gate);
		p->stop = true;
		smr_futex_lock_leave(&p->face.gate);
		smr_ucx_kick(p);
		pthread_join(p->thread, NULL);
	}
	if (p->listener != NULL)
		ucp_listener_destroy(p->listener);
	close_ends(p);
	while (p->works != NULL)
		smr_ucx_work_close(p->works, NULL);
	smr_ucx_free_slots(p);
	if (p->context != NULL)
		ucp_cleanup(p->context);
	if (p->callers.wake >= 0)
		close(p->callers.wake);
	if (p->o.shared_memory && p->fd >= 0)
		close(p->fd);
	smr_free(p);
}

static int start_port(smr_port *p, char *err, size_t nerr)
{
	ucs_status_t st;

	/* it searches for interfaces there; without any, 1.13 crashes when a connection fails */
	if (!p->o.shared_memory && access("/sys/class/net", R_OK) != 0) {
		snprintf(err, nerr, "UCX finds no network: /sys is not mounted");
		return 1;
	}
	st = open_context(p);
	if (st == UCS_OK)
		st = open_descriptors(p);
	if (st != UCS_OK) {
		snprintf(err, nerr, "UCX does not start: %s", ucs_status_string(st));
		return 1;
	}
	if (pthread_create(&p->thread, NULL, smr_ucx_thread, p) != 0) {
		snprintf(err, nerr, "no thread for UCX");
		return 1;
	}
	p->running = true;
	return 0;
}

static int open_port(const smr_port_options *o, smr_port **out, char *err, size_t nerr)
{
	smr_port *p = smr_calloc(1, sizeof(*p));

	if (p == NULL) {
		snprintf(err, nerr, "no memory for a port");
		return 1;
	}
	p->o = *o;
	p->fd = -1;
	p->callers.wake = -1;
	p->callers.gate = &p->face.gate;
	if (start_port(p, err, nerr) != 0) {
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

const smr_port_table smr_ucx_calls = {
	.module = SMR_MODULE(smr_port_table),
	.open = open_port,
	.close = close_port,
	.face = get_port_face,
	.halt = smr_ucx_halt,
	.listen = smr_ucx_listen,
	.connect = smr_ucx_connect,
	.meet = smr_ucx_meet,
	.join = smr_ucx_join,
	.drop = smr_ucx_drop,
	.head = smr_ucx_head,
	.send_head = smr_ucx_send_head,
	.send = smr_ucx_send,
	.wait = smr_ucx_wait,
	.told = smr_ucx_told,
	.kick = smr_ucx_kick,
	.max_head = SMR_PORT_MAX_HEAD,
};
