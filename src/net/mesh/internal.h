/** @file The state of a mesh (shared by the files of this folder). The port's lock
 * guards all of it. */
#ifndef SMR_NET_MESH_INTERNAL_H
#define SMR_NET_MESH_INTERNAL_H
#include <sys/socket.h>

#include "net/mesh/letter.h"
#include "net/mesh/mesh.h"
#include "net/rpc/open_port.h"

enum { MESH_ENDED = 256 /* runs that are remembered, after their end */ };

typedef enum mesh_sending_state {
	SENDING_OFFERED,
	SENDING_MOVES, /* the port reads the bytes, */
	SENDING_DONE,  /* has them all, */
	SENDING_LOST   /* or does not need them any more */
} mesh_sending_state;

/** A letter in a caller's memory, until the port has its bytes. */
typedef struct mesh_sending {
	mesh_head head;
	const struct iovec *v;
	uint32_t n;
	mesh_sending_state state;
	struct mesh_sending *next; /* of the same process: not yet accepted */
} mesh_sending;

typedef struct mesh_peer {
	smr_mesh_member member;
	smr_port_end *end; /* NULL: not connected */
	bool greeted;      /* it has this process's number */
	bool joined;       /* it has told its own: both accept each other */
	bool gone;         /* it was connected, or could not be */
	char why[160];
	mesh_letters letters;
	mesh_sending *offers;
	uint64_t noffers;
	size_t unasked; /* bytes of small letters since it has last accepted an offer */
} mesh_peer;

/** An end before its process is known, and then the process. */
typedef struct mesh_user {
	smr_mesh *mesh;
	smr_port_end *end;
	mesh_peer *peer; /* NULL: not yet known */
	struct mesh_user *next;
} mesh_user;

struct smr_mesh {
	const smr_port_table *port_of;
	smr_port *port;
	uint8_t secret[SMR_MESH_KEY];
	uint32_t n, self;
	mesh_peer peers[SMR_MESH_MOST];
	mesh_user *users;
	uint64_t ended[MESH_ENDED]; /* runs, in a ring */
	size_t nended;
	struct smr_mesh *next; /* of all */
};

static inline void smr_mesh_lock(smr_mesh *m)
{
	smr_futex_lock_enter(&m->port_of->face(m->port)->gate);
}

static inline void smr_mesh_unlock(smr_mesh *m)
{
	smr_futex_lock_leave(&m->port_of->face(m->port)->gate);
}

/** Returns the events of the mesh's port, which are called with the lock. */
smr_port_events smr_mesh_events(smr_mesh *m);
/** Adds an end, which may be NULL yet, of a process that may be NULL yet. NULL: no memory. */
mesh_user *smr_mesh_add_user(smr_mesh *m, smr_port_end *e, mesh_peer *peer);
void smr_mesh_remove_user(smr_mesh *m, mesh_user *u);
/** Ends the connection with a process, and the waits for it. */
void smr_mesh_cut(smr_mesh *m, mesh_peer *p, const char *why);
/** Sends a letter without a body; false: the process is gone. */
bool smr_mesh_post_head(const smr_mesh *m, const mesh_peer *p, const mesh_head *head);
/** Begins to send a letter to a process: gives its bytes to the port, or offers them. */
void smr_mesh_begin_sending(const smr_mesh *m, mesh_peer *p, mesh_sending *s);
/** Gives the bytes of an offered letter to the port. */
void smr_mesh_give_accepted(const smr_mesh *m, mesh_peer *p, uint64_t offer);
/** Takes back an offer that was not accepted. */
void smr_mesh_withdraw_offer(mesh_peer *p, const mesh_sending *s);
/** Tells a process that a run fails, or is over. */
void smr_mesh_post_failure(const smr_mesh *m, const mesh_peer *p, uint64_t run, const char *why);
/** Tells a process this one's number, once it is connected. */
void smr_mesh_greet(const smr_mesh *m, mesh_peer *p);
/** Reads "HOST:PORT" or "[HOST]:PORT": numbers only. */
SMR_MUST_USE smr_status smr_mesh_read_address(const char *text, struct sockaddr_storage *out);

#endif
