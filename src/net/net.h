/** @file Transports, which send a codelet's message to the node that runs it. One struct each, in
 * list.c. */
#ifndef SMR_NET_NET_H
#define SMR_NET_NET_H
#include <stdbool.h>
#include <stdint.h>
#include <sys/uio.h>

#include "base/status.h"
#include "base/str.h"

/** Handles a message on a node: appends the reply. Every byte of the request may be hostile. */
typedef smr_status (*smr_serve_fn)(void *ctx, const void *request, size_t n, smr_str *reply);

typedef struct smr_link smr_link; /* each transport has its own */

/** Name of an end in a handshake: letters, digits and . _ - of at most 63 bytes each; NULL: none.
 * Ends of two clusters refuse each other; the other parts are for the log. */
typedef struct smr_end_name {
	const char *cluster, *role, *node;
} smr_end_name;

/** Identity of this end and the peers that it accepts, for transports that check them; 0: none. */
typedef struct smr_access {
	/** The file with a key that both ends have; NULL: the file $SAMARA_KEY. */
	const char *key_file;
	/** Or, over tls: the seed of this end's own Ed25519 key, 32 bytes. This end calls ends
	 * whose address has their public key, and serves those whose public key knows() accepts,
	 * which is called with a lock held and must not wait. */
	const uint8_t *secret;
	smr_end_name name;
	bool (*knows)(void *ctx, const uint8_t key[32]);
	void *ctx;
} smr_access;

typedef struct smr_transport {
	const char *name, *about;
	/** Preferred bytes of one request; 0: as suits a socket of this machine. */
	size_t piece;
	/** Opens a link to the node at @p address. Transports inside the process pass requests to
	 * @p serve, which must outlive the link; others use it for incoming requests, at an address
	 * of their choice when @p address is NULL, and without it only call. @p access (may be
	 * NULL) is copied; what it points to must outlive the link. SMR_EDENIED: the other end
	 * refuses this one. */
	smr_status (*open)(const char *address, const smr_access *access, smr_serve_fn serve,
			   void *ctx, smr_link **out);
	/** Sends the pieces of a request and waits. The first @p nhead bytes of the reply go to
	 * @p head, the rest is appended to @p reply; a shorter reply is SMR_ECORRUPT.
	 * SMR_ENOTFOUND: the other end is gone. Thread-safe. */
	smr_status (*call)(smr_link *l, const struct iovec *request, size_t n, void *head,
			   size_t nhead, smr_str *reply);
	void (*close)(smr_link *l); /* NULL is allowed */
	/** Returns the address at which others reach a serving end; NULL: none outside of the
	 * process. */
	const char *(*address)(smr_link *l);
} smr_transport;

/** Finds a transport; NULL, with the known names in smr_errmsg(), if there is none. */
const smr_transport *smr_transport_find(const char *name);
#endif
