/** @file Internals of a UCX port: its workers, their lock, and the thread that watches them. */
#ifndef SMR_NET_UCX_PORT_H
#define SMR_NET_UCX_PORT_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include <ucp/api/ucp.h>

#include "net/callers.h"
#include "net/port.h"

/* A worker: one per port through the network, one per end through shared memory. */
typedef struct smr_ucx_work {
	struct smr_ucx_work *next, *prev;
	smr_port *port;
	ucp_worker_h worker;
	int fd;
	bool closed; /* arrivals are not reported any more */
} smr_ucx_work;

struct smr_port_end {
	smr_port *port;
	smr_ucx_work *work;
	smr_port_end *next, *prev;
	ucp_ep_h ep; /* NULL: not joined yet */
	void *user;
	bool dead; /* gone() is due, or was called */
	char why[64];
};

/* A head being sent, or a body being received. */
typedef struct slot {
	struct slot *next, *prev; /* in the list of slots in use */
	smr_port *port;
	smr_ucx_work *work; /* while the slot is in use */
	smr_port_sent *sent;
	void *arg;
	void *cookie;
	ucp_dt_iov_t *iov;
	bool incoming;
	ucp_request_param_t alone; /* parameters to send a head without a body */
	char head[SMR_PORT_MAX_HEAD];
} slot;

struct smr_port {
	smr_port_face face; /* its head is the first free slot's */
	ucp_context_h context;
	smr_ucx_work *works;
	ucp_listener_h listener;
	smr_port_options o;
	int fd; /* of the workers */
	smr_callers callers;
	pthread_t thread;
	bool running, stop;
	int unarmed;     /* rounds in a row without an event although one is pending */
	int64_t tick_at; /* time of the next tick() */
	smr_port_end *ends, *dying;
	slot *free_slots, *slots;
};

SMR_API extern const smr_port_table smr_ucx_calls;

/* message.c */
bool smr_ucx_receive(smr_ucx_work *w);
void smr_ucx_end_slots(smr_port *p, const smr_ucx_work *gone); /* those that never end */
void smr_ucx_free_slots(smr_port *p);
void *smr_ucx_head(smr_port *p);
int smr_ucx_send_head(smr_port_end *e, size_t n);
int smr_ucx_send(smr_port_end *e, int flags, const void *head, size_t nhead,
		 const struct iovec *iov, size_t niov, smr_port_sent *sent, void *arg);
/* end.c */
int smr_ucx_listen(smr_port *p, struct sockaddr_storage *at, char *err, size_t nerr);
int smr_ucx_connect(smr_port *p, const struct sockaddr_storage *to, const uint8_t *key, void *user,
		    smr_port_end **out, char *err, size_t nerr);
int smr_ucx_meet(smr_port *p, void *user, smr_port_end **out, void *address, size_t *n, char *err,
		 size_t nerr);
int smr_ucx_join(smr_port_end *e, const void *address, size_t n, char *err, size_t nerr);
void smr_ucx_drop(smr_port_end *e);
smr_port_end *smr_ucx_end_of(smr_port *p, ucp_ep_h ep); /* NULL: no end of this port */
void smr_ucx_bury(smr_port *p);                         /* reports and frees dying ends */
/* work.c */
ucs_status_t smr_ucx_work_open(smr_port *p, smr_ucx_work **out);
/* @p closing: the request of ucp_ep_close_nbx() for its end; takes ownership. */
void smr_ucx_work_close(smr_ucx_work *w, ucs_status_ptr_t closing);
bool smr_ucx_arm(smr_port *p); /* false: there is work to do first */
/* drive.c */
void smr_ucx_halt(smr_port *p);
int smr_ucx_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns);
void smr_ucx_kick(smr_port *p);
void smr_ucx_told(smr_port *p);
void *smr_ucx_thread(void *port);
#endif
