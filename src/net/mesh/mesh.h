/** @file Meshes: a few processes, each connected to each other one, that send letters.
 *
 *   smr_mesh_open() -> all tell each other their members -> smr_mesh_expect() -> all have done so
 *   -> smr_mesh_dial() -> smr_mesh_exchange() -> smr_mesh_close()
 *
 * Connections are authenticated and encrypted: a process accepts the members' keys only. Any thread
 * may send and receive.
 *
 * A letter of 64 kB and more goes directly from the sender's memory into the receiver's, which
 * waits for it. Smaller ones may arrive before: those are kept, up to 64 MB of a process that is
 * not this program, which is then cut off. */
#ifndef SMR_NET_MESH_MESH_H
#define SMR_NET_MESH_MESH_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

#include "base/status.h"

enum { SMR_MESH_KEY = 32, SMR_MESH_ADDRESS = 64, SMR_MESH_MOST = 64 };

typedef struct smr_mesh smr_mesh;

/** A process: where it listens, and its public key. */
typedef struct smr_mesh_member {
	char address[SMR_MESH_ADDRESS]; /* "HOST:PORT", "[HOST]:PORT" */
	uint8_t key[SMR_MESH_KEY];
} smr_mesh_member;

/** The subject of a letter. Letters of one tag and sender arrive in the order of sending. */
typedef struct smr_mesh_tag {
	uint64_t run;     /* which later runs do not reuse */
	uint64_t program; /* that both run */
	uint64_t topic;   /* within the run */
	char what[24];    /* the op, for messages; letters of other ops are not taken */
} smr_mesh_tag;

/** A letter for another process, or from it. */
typedef struct smr_mesh_transfer {
	uint32_t process;
	bool sends;
	uint32_t n;            /* number of pieces: 1 of one that is received */
	const struct iovec *v; /* its bytes: the pieces one after the other */
} smr_mesh_transfer;

/** Listens at an address of this machine ("127.0.0.1"), with a new key. */
SMR_MUST_USE smr_status smr_mesh_open(const char *host, smr_mesh **out, smr_mesh_member *own);
/** Names the processes, of which this one is number @p self: their keys are accepted from now on.
 * @p n is at most SMR_MESH_MOST. */
void smr_mesh_expect(smr_mesh *m, const smr_mesh_member *members, uint32_t n, uint32_t self);
/** Connects with all others, which expect this one. SMR_EIO: one is not reached within @p ns. */
SMR_MUST_USE smr_status smr_mesh_dial(smr_mesh *m, int64_t ns);
/** Ends all connections. Other threads must have left. NULL is fine. */
void smr_mesh_close(smr_mesh *m);

/** Sends and receives letters of one tag, at once, and returns when all have moved. Letters between
 * two processes pair up in the order of @p t. The memory is lent during the call. SMR_ETYPE: a
 * letter has another size, or is of another op, or the process runs another program; SMR_EIO: a
 * process is gone, or nothing moves for @p ns; SMR_ESTATE: the run failed elsewhere, and the
 * message is that one's. */
SMR_MUST_USE smr_status smr_mesh_exchange(smr_mesh *m, const smr_mesh_tag *tag,
					  const smr_mesh_transfer *t, uint32_t n, int64_t ns);
/** Tells a process that a run fails here, and why. */
void smr_mesh_fail(smr_mesh *m, uint32_t to, uint64_t run, const char *why);
/** Frees the letters of a run that were not received. Those that come later are not kept. */
void smr_mesh_end_run(smr_mesh *m, uint64_t run);

#endif
