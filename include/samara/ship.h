/** @file Functions that travel: a program opens connections to nodes (`samara node --listen`),
 * loads code, and calls it there, many calls at a time. The code goes along with the first call to
 * a node, never again (docs/shipping.md; what the code itself is written against is smr_code.h).
 *
 *   smr_nodes_open() -> smr_code_load() -> smr_code_call() -> smr_pending_wait()
 *
 * No context (smr_open) is needed. All calls may come from several threads at once, except that a
 * handle is closed by one thread, when no other one uses it, and a pending answer is one thread's
 * at a time. The bytes move on a thread of the library's own, or of whoever waits. Whatever is
 * given to a call is copied, unless it says otherwise. */
#ifndef SAMARA_SHIP_H
#define SAMARA_SHIP_H
#include <stddef.h>
#include <stdint.h>

#include <samara/code.h>

SMR_BEGIN_DECLS

typedef struct smr_nodes smr_nodes;     /* connections to one node, or to several of a group */
typedef struct smr_loaded smr_loaded;   /* code that can be called there */
typedef struct smr_pending smr_pending; /* an answer that is still to come, or is here */

/* ---- connections ------------------------------------------------------------------------------
 */

typedef struct smr_nodes_params {
	size_t struct_size;
	/** Node number i is addresses[i]: "unix:PATH" or "tcp:HOST:PORT", as the node says itself;
	 * all of one kind. */
	const char *const *addresses;
	size_t naddresses;
	const char *key;  /* file with the connection's key, for tcp; NULL: $SAMARA_KEY names it */
	double timeout_s; /* of each connection that is made; 0: 5 */
} smr_nodes_params;

/** Connects to all of them, or to none. SMR_EIO names the node that is not there or does not take
 * the key. Close *@p out with smr_nodes_close(). */
SMR_API SMR_MUST_USE smr_status smr_nodes_open(const smr_nodes_params *params, smr_nodes **out);
/** SMR_ESTATE while code is loaded or answers are pending; NULL is fine. */
SMR_API smr_status smr_nodes_close(smr_nodes *nodes);
/** Whether node @p node is still connected. A connection that ended stays so: its calls fail. */
SMR_API int smr_nodes_alive(smr_nodes *nodes, size_t node);

typedef struct smr_nodes_counts {
	size_t struct_size;
	uint64_t bytes_sent, archives_sent; /* to all of them, since they were opened */
} smr_nodes_counts;

/** @p out->struct_size is set by the caller. */
SMR_API SMR_MUST_USE smr_status smr_nodes_count(smr_nodes *nodes, smr_nodes_counts *out);

/* ---- code -------------------------------------------------------------------------------------
 */

typedef struct smr_code_params {
	size_t struct_size;
	/** One of the two: a file, or bytes in memory, of an archive; of LLVM bitcode, an ELF
	 * object, WebAssembly; or (a file alone) of a source that `samara archive build` takes,
	 * which is compiled here. */
	const char *path;
	const void *bytes;
	size_t nbytes;
	/** What becomes an archive here is signed with the secret key in this file; NULL: with
	 * this user's own key, which this user's nodes trust. */
	const char *key;
	const char *name; /* of what becomes an archive here; NULL: that of the file, or "code" */
	uint64_t version; /* the same; 0: 1. Nodes refuse versions lower than one they have seen */
} smr_code_params;

/** Makes the code ready to be called; nothing is sent yet. The entry that calls enter is smr_main.
 * SMR_EDENIED: an archive whose signature is missing or wrong; SMR_ECORRUPT, SMR_EINVAL,
 * SMR_EUNSUPPORTED say what is wrong with the code. The same bytes, loaded twice, are sent once.
 * Close *@p out with smr_code_unload().
 */
SMR_API SMR_MUST_USE smr_status smr_code_load(smr_nodes *nodes, const smr_code_params *params,
					      smr_loaded **out);
/** SMR_ESTATE while answers of its calls are pending; NULL is fine. */
SMR_API smr_status smr_code_unload(smr_loaded *code);

/** Calls the code on node number @p node with @p n bytes, at most 16 MiB, and returns at once. The
 * answer comes from whichever node of the group the chain of calls ends on. SMR_ESTATE: 4096
 * answers are pending already; SMR_EIO: no connection. Close *@p out with smr_pending_close(). */
SMR_API SMR_MUST_USE smr_status smr_code_call(smr_loaded *code, size_t node, const void *payload,
					      size_t n, smr_pending **out);
/** The same where nobody waits for an answer. That it was sent does not say that it ran. */
SMR_API SMR_MUST_USE smr_status smr_code_send(smr_loaded *code, size_t node, const void *payload,
					      size_t n);

/* ---- the range of a node (samara node --data) -------------------------------------------------
 */

/** Reads @p n bytes at @p offset; the answer is these bytes. Whoever has the connection's key may;
 * SMR_EINVAL: the range is not there. */
SMR_API SMR_MUST_USE smr_status smr_nodes_get(smr_nodes *nodes, size_t node, uint64_t offset,
					      size_t n, smr_pending **out);
/** Writes @p n bytes at @p offset; the answer has 0 bytes, and comes when they are written. */
SMR_API SMR_MUST_USE smr_status smr_nodes_put(smr_nodes *nodes, size_t node, uint64_t offset,
					      const void *from, size_t n, smr_pending **out);

/* ---- answers ----------------------------------------------------------------------------------
 */

/** *@p done 1: smr_pending_wait() will not wait. */
SMR_API SMR_MUST_USE smr_status smr_pending_poll(smr_pending *pending, int *done);
/** Waits for the answer, at most @p timeout_s seconds (negative: for ever), and may be called
 * again.
 * *@p answer (may be NULL), @p n bytes, belongs to @p pending until that is closed. SMR_ESTATE: no
 * answer yet; else what went wrong: SMR_EIO (a node died, or a function ended without a reply),
 * SMR_EDENIED (the node does not take the code), ... */
SMR_API SMR_MUST_USE smr_status smr_pending_wait(smr_pending *pending, double timeout_s,
						 const void **answer, size_t *n);
/** Waits until one of @p count, all of the same nodes, is there, *@p which, or @p timeout_s seconds
 * are over: then *@p which is @p count. NULL among them are passed over; SMR_EINVAL when all are.
 */
SMR_API SMR_MUST_USE smr_status smr_pending_wait_any(smr_pending *const *pending, size_t count,
						     double timeout_s, size_t *which);
/** Nobody waits any more: an answer that comes later is dropped. NULL is fine. */
SMR_API void smr_pending_close(smr_pending *pending);

SMR_END_DECLS

#endif
