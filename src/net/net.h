/** @file Transports: how a codelet's message reaches the node that runs it. One struct each, in
 * list.c. */
#ifndef SMR_NET_NET_H
#define SMR_NET_NET_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/uio.h>

#include "base/status.h"
#include "base/str.h"

/** What a node does with a message: it appends the reply. Every byte of the request may be hostile.
 */
typedef smr_status (*smr_serve_fn)(void *ctx, const void *request, size_t n, smr_str *reply);

typedef struct smr_link smr_link; /* each transport has its own */

/** What an end calls itself within a handshake: letters, digits and . _ - of at most 63 bytes each;
 * NULL: nothing. Ends of two clusters refuse each other; the rest is for the log. */
typedef struct smr_end_name {
	const char *cluster, *role, *node;
} smr_end_name;

/** Who this end is and whom it takes, for transports that ask; 0 for none of it. */
typedef struct smr_access {
	/** The file with a key that both ends have; NULL: the one that $SAMARA_KEY names. */
	const char *key_file;
	/** Or, over tls: the seed of this end's own Ed25519 key, 32 bytes; it calls ends whose
	 * address has their public key, and serves those whose public key it knows(), which is
	 * asked with a lock held and must not wait. */
	const uint8_t *secret;
	smr_end_name name;
	bool (*knows)(void *ctx, const uint8_t key[32]);
	void *ctx;
} smr_access;

typedef struct smr_transport {
	const char *name, *about;
	/** Bytes that are best asked for at a time; 0: as suits a socket of this machine. */
	size_t piece;
	/** Makes a link to the node at @p address. Transports inside the process hand requests to
	 * @p serve, which must outlive the link; others take it for requests that come in, at an
	 * address of their choice when @p address is NULL, and without it only call. @p access
	 * (NULL: nothing of it) is copied; what it points to must outlive the link. SMR_EDENIED:
	 * the other end does not know us. */
	smr_status (*open)(const char *address, const smr_access *access, smr_serve_fn serve,
			   void *ctx, smr_link **out);
	/** Sends the pieces of a request and waits. The first @p nhead bytes of the reply go to
	 * @p head, what is behind them is appended to @p reply; a shorter one is SMR_ECORRUPT.
	 * SMR_ENOTFOUND: the other end is no more. Safe from several threads. */
	smr_status (*call)(smr_link *l, const struct iovec *request, size_t n, void *head,
			   size_t nhead, smr_str *reply);
	void (*close)(smr_link *l); /* NULL is fine */
	/** Where others reach an end that serves; NULL: nobody can from outside the process. */
	const char *(*address)(smr_link *l);
} smr_transport;

/** NULL, with the names there are in smr_errmsg(), when there is none of that name. */
const smr_transport *smr_transport_find(const char *name);
#endif
