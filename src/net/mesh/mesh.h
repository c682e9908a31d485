/** @file Meshes: a few processes, each connected to each other one, that send letters.
 *
 *   smr_mesh_open() -> all tell each other their members -> smr_mesh_expect() -> all have done so
 *   -> smr_mesh_dial() -> smr_mesh_send(), smr_mesh_receive() -> smr_mesh_close()
 *
 * Connections are authenticated and encrypted: a process accepts the members' keys only. Any thread
 * may send and receive. */
#ifndef SMR_NET_MESH_MESH_H
#define SMR_NET_MESH_MESH_H
#include <stddef.h>
#include <stdint.h>

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

/** Listens at an address of this machine ("127.0.0.1"), with a new key. */
SMR_MUST_USE smr_status smr_mesh_open(const char *host, smr_mesh **out, smr_mesh_member *own);
/** Names the processes, of which this one is number @p self: their keys are accepted from now on.
 * @p n is at most SMR_MESH_MOST. */
void smr_mesh_expect(smr_mesh *m, const smr_mesh_member *members, uint32_t n, uint32_t self);
/** Connects with all others, which expect this one. SMR_EIO: one is not reached within @p ns. */
SMR_MUST_USE smr_status smr_mesh_dial(smr_mesh *m, int64_t ns);
/** Ends all connections. Other threads must have left. NULL is fine. */
void smr_mesh_close(smr_mesh *m);

/** Sends a copy of @p n bytes. SMR_EIO: the process is gone. */
SMR_MUST_USE smr_status smr_mesh_send(smr_mesh *m, uint32_t to, const smr_mesh_tag *tag,
				      const void *data, size_t n);
/** Tells a process that a run fails here, and why. */
void smr_mesh_fail(smr_mesh *m, uint32_t to, uint64_t run, const char *why);
/** Waits for the next letter of a tag, and copies it. SMR_ETYPE: it has another size, or is of
 * another op, or the process runs another program; SMR_EIO: the process is gone, or sends nothing
 * for @p ns; SMR_ESTATE: the run failed there, and the message is that one's. */
SMR_MUST_USE smr_status smr_mesh_receive(smr_mesh *m, uint32_t from, const smr_mesh_tag *tag,
					 void *data, size_t n, int64_t ns);
/** Frees the letters of a run that were not received. */
void smr_mesh_end_run(smr_mesh *m, uint64_t run);

#endif
