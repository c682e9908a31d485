/** @file The state of a mesh (shared by mesh.c, dial.c, events.c and exchange.c). The port's lock
 * guards all of it. */
#ifndef SMR_NET_MESH_INTERNAL_H
#define SMR_NET_MESH_INTERNAL_H
#include <sys/socket.h>

#include "net/mesh/letter.h"
#include "net/mesh/mesh.h"
#include "net/rpc/open_port.h"

typedef struct mesh_peer {
	smr_mesh_member member;
	smr_port_end *end; /* NULL: not connected */
	bool greeted;      /* it has this process's number */
	bool joined;       /* it has told its own: both accept each other */
	bool gone;         /* it was connected, or could not be */
	char why[160];
	mesh_letters letters;
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
/** Tells a process this one's number, once it is connected. */
void smr_mesh_greet(const smr_mesh *m, mesh_peer *p);
/** Reads "HOST:PORT" or "[HOST]:PORT": numbers only. */
SMR_MUST_USE smr_status smr_mesh_read_address(const char *text, struct sockaddr_storage *out);

#endif
