/** @file Remote functions: a program connects to nodes (`samara node --listen`), loads code and
 * calls it there, many calls concurrently. The first call to a node sends the code, later calls do
 * not (docs/howto/shipping.md). The code itself uses the interface smr_code.h.
 *
 *   smr_nodes_open() -> smr_code_load() -> smr_code_call() -> smr_pending_wait()
 *
 * No context (smr_open) is needed. Several threads may make calls concurrently, with two
 * exceptions: close a handle only when no other thread uses it, and use a pending answer in one
 * thread at a time. A thread of the library, or a waiting caller, transfers the bytes. Arguments
 * are copied unless a call says otherwise. */
#ifndef SAMARA_SHIP_H
#define SAMARA_SHIP_H
#include <stddef.h>
#include <stdint.h>

#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_nodes smr_nodes;     /* connections to one node or to several nodes of a group */
typedef struct smr_loaded smr_loaded;   /* code that can be called on these nodes */
typedef struct smr_pending smr_pending; /* an answer that will arrive or has arrived */

/* ---- connections ------------------------------------------------------------------------------
 */

typedef struct smr_nodes_params {
	size_t struct_size;
	/** addresses[i] is the address of node i, "unix:PATH" or "tcp:HOST:PORT", as the node
	 * prints it; all of one kind. */
	const char *const *addresses;
	size_t naddresses;
	const char
		*key; /* file with the connection's key, for tcp; NULL: the file in $SAMARA_KEY */
	double timeout_s; /* timeout of each connection attempt; 0: 5 */
} smr_nodes_params;

/** Connects to all nodes or to none. SMR_EIO: a node is unreachable or refuses the key;
 * smr_errmsg() names it. Close *@p out with smr_nodes_close(). */
SMR_API SMR_MUST_USE smr_status smr_nodes_open(const smr_nodes_params *params, smr_nodes **out);
/** Closes the connections. SMR_ESTATE: code is still loaded or answers are pending. NULL is fine.
 */
SMR_API smr_status smr_nodes_close(smr_nodes *nodes);
/** Whether node @p node is still connected. A lost connection is not restored: its calls fail. */
SMR_API int smr_nodes_alive(smr_nodes *nodes, size_t node);

typedef struct smr_nodes_counts {
	size_t struct_size;
	uint64_t bytes_sent, archives_sent; /* to all nodes, since smr_nodes_open() */
} smr_nodes_counts;

/** Gives the counts. The caller sets @p out->struct_size. */
SMR_API SMR_MUST_USE smr_status smr_nodes_count(smr_nodes *nodes, smr_nodes_counts *out);

/* ---- code -------------------------------------------------------------------------------------
 */

typedef struct smr_code_params {
	size_t struct_size;
	/** Set one of path and bytes: an archive, LLVM bitcode, an ELF object or WebAssembly; as a
	 * file also a source that `samara archive build` accepts, which is compiled here. */
	const char *path;
	const void *bytes;
	size_t nbytes;
	/** File of the secret key that signs an archive made here; NULL: this user's key, which
	 * this user's nodes trust. */
	const char *key;
	const char *name; /* of an archive made here; NULL: the file's name, or "code" */
	uint64_t version; /* of an archive made here; 0: 1. Nodes refuse a version below one they
			     have seen */
} smr_code_params;

/** Loads code whose entry point is smr_main; sends nothing yet. Equal bytes loaded twice are sent
 * once. SMR_EDENIED: an archive whose signature is missing or wrong. SMR_ECORRUPT, SMR_EINVAL,
 * SMR_EUNSUPPORTED: the code is not usable. Close *@p out with smr_code_unload().
 */
SMR_API SMR_MUST_USE smr_status smr_code_load(smr_nodes *nodes, const smr_code_params *params,
					      smr_loaded **out);
/** SMR_ESTATE while answers of its calls are pending; NULL is fine. */
SMR_API smr_status smr_code_unload(smr_loaded *code);

/** Calls the code on node number @p node with @p n bytes, at most 16 MiB, and returns at once. The
 * last node in the chain of calls sends the answer. SMR_ESTATE: 4096 answers are pending already;
 * SMR_EIO: no connection. Close *@p out with smr_pending_close(). */
SMR_API SMR_MUST_USE smr_status smr_code_call(smr_loaded *code, size_t node, const void *payload,
					      size_t n, smr_pending **out);
/** Calls the code without an answer. Success means that the call was sent, not that it ran. */
SMR_API SMR_MUST_USE smr_status smr_code_send(smr_loaded *code, size_t node, const void *payload,
					      size_t n);

/* ---- the range of a node (samara node --data) -------------------------------------------------
 */

/** Reads @p n bytes at @p offset; the answer is these bytes. The connection's key gives the right
 * to read and write. SMR_EINVAL: outside the node's range. */
SMR_API SMR_MUST_USE smr_status smr_nodes_get(smr_nodes *nodes, size_t node, uint64_t offset,
					      size_t n, smr_pending **out);
/** Writes @p n bytes at @p offset; an empty answer follows when they are written. */
SMR_API SMR_MUST_USE smr_status smr_nodes_put(smr_nodes *nodes, size_t node, uint64_t offset,
					      const void *from, size_t n, smr_pending **out);

/* ---- answers ----------------------------------------------------------------------------------
 */

/** Sets *@p done to 1 if the answer has arrived or failed, else to 0. */
SMR_API SMR_MUST_USE smr_status smr_pending_poll(smr_pending *pending, int *done);
/** Waits for the answer, at most @p timeout_s seconds (negative: no limit); may be called again.
 * *@p answer (may be NULL) has @p n bytes and lives as long as @p pending. SMR_ESTATE: no answer
 * yet. SMR_EIO: a node died, or a function ended without a reply. SMR_EDENIED: the node refuses the
 * code. */
SMR_API SMR_MUST_USE smr_status smr_pending_wait(smr_pending *pending, double timeout_s,
						 const void **answer, size_t *n);
/** Waits until one of @p count answers, all of the same smr_nodes, has arrived, and sets *@p which
 * to its index; after @p timeout_s seconds to @p count. NULL entries are skipped. SMR_EINVAL: all
 * are NULL. */
SMR_API SMR_MUST_USE smr_status smr_pending_wait_any(smr_pending *const *pending, size_t count,
						     double timeout_s, size_t *which);
/** Gives up the answer: it is dropped when it arrives. NULL is fine. */
SMR_API void smr_pending_close(smr_pending *pending);

SMR_END_DECLS

#endif
