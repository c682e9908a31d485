/** @file Transports: how a codelet's message reaches the node that runs it. One struct each, in
 * list.c. */
#ifndef SMR_NET_NET_H
#define SMR_NET_NET_H
#include <sys/uio.h>

#include "base/status.h"
#include "base/str.h"

/** What a node does with a message: it appends the reply. Every byte of the request may be hostile.
 */
typedef smr_status (*smr_serve_fn)(void *ctx, const void *request, size_t n, smr_str *reply);

typedef struct smr_link smr_link; /* each transport has its own */

typedef struct smr_transport {
	const char *name, *about;
	/** Makes a link to the node at @p address. Transports inside the process hand requests to
	 * @p serve, which must outlive the link; others take it for requests that come in, at an
	 * address of their choice when @p address is NULL, and without it only call. @p key: the
	 * file with the key of those that need one; NULL: the file that $SAMARA_KEY names. */
	smr_status (*open)(const char *address, const char *key, smr_serve_fn serve, void *ctx,
			   smr_link **out);
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
