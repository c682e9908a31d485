/** @file Internals of a UCX port: its workers, their lock, and the thread that watches them. */
#ifndef SMR_NET_UCX_PORT_H
#define SMR_NET_UCX_PORT_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include <ucp/api/ucp.h>

#include "net/callers.h"
#include "net/port.h"

/* A worker; through the network the port has one, through shared memory one for each end. */
typedef struct smr_ucx_work {
	struct smr_ucx_work *next, *prev;
	smr_port *port;
	ucp_worker_h worker;
	int fd;
	bool closed; /* nobody is told any more of what arrives */
} smr_ucx_work;

struct smr_port_end {
	smr_port *port;
	smr_ucx_work *work;
	smr_port_end *next, *prev;
	ucp_ep_h ep; /* NULL: not joined yet */
	void *user;
	bool dead; /* gone() is to be called, or was */
	char why[64];
};

/* A head that is being sent, or a body that comes in. */
typedef struct slot {
	struct slot *next, *prev; /* of those in use */
	smr_port *port;
	smr_ucx_work *work; /* while it is in use */
	smr_port_sent *sent;
	void *arg;
	void *cookie;
	ucp_dt_iov_t *iov;
	bool incoming;
	ucp_request_param_t alone; /* how a head without a body is sent */
	char head[SMR_PORT_MAX_HEAD];
} slot;

struct smr_port {
	smr_port_face face; /* the head is the first free slot's */
	ucp_context_h context;
	smr_ucx_work *works;
	ucp_listener_h listener;
	smr_port_options o;
	int fd; /* of the workers */
	smr_callers callers;
	pthread_t thread;
	bool running, stop;
	int unarmed; /* turns in a row in which there was nothing, and yet something under way */
	int64_t tick_at; /* when tick() is to be called */
	smr_port_end *ends, *dying;
	slot *free_slots, *slots;
};

SMR_API extern const smr_port_table smr_ucx_calls;

/* message.c */
bool smr_ucx_receive(smr_ucx_work *w);
void smr_ucx_end_slots(smr_port *p, const smr_ucx_work *gone); /* they never end by themselves */
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
smr_port_end *smr_ucx_end_of(smr_port *p, ucp_ep_h ep); /* NULL: none of ours */
void smr_ucx_bury(smr_port *p); /* tells of ends that died, and frees them */
/* work.c */
ucs_status_t smr_ucx_work_open(smr_port *p, smr_ucx_work **out);
/* @p closing: of the end it was made for, from ucp_ep_close_nbx(); taken over. */
void smr_ucx_work_close(smr_ucx_work *w, ucs_status_ptr_t closing);
bool smr_ucx_arm(smr_port *p); /* false: something is to be done first */
/* drive.c */
void smr_ucx_halt(smr_port *p);
int smr_ucx_wait(smr_port *p, int (*done)(void *arg), void *arg, int64_t ns);
void smr_ucx_kick(smr_port *p);
void smr_ucx_told(smr_port *p);
void *smr_ucx_thread(void *port);
#endif
