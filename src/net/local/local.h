/** @file Internals of the local transport. */
#ifndef SMR_NET_LOCAL_LOCAL_H
#define SMR_NET_LOCAL_LOCAL_H
#include <pthread.h>
#include <sys/un.h>

#include "net/net.h"

enum { LOCAL_CALLS = 256, LOCAL_PATIENCE_S = 10 /* without a byte */ };

struct smr_link {
	struct sockaddr_un at;
	socklen_t nat;
	smr_serve_fn serve; /* NULL: this end calls */
	void *ctx;
	int fd; /* listening socket of a server */
	pthread_t thread;
	pthread_mutex_t lock;
	int fds[LOCAL_CALLS]; /* connections of a server, or idle ones of a caller */
	int nfds;
	bool closing;
};

/* message.c: u64 length, bytes */
bool smr_local_send(int fd, const struct iovec *iov, size_t n);
/* Receives a message; its first @p nhead bytes go to @p head. */
bool smr_local_get(int fd, void *head, size_t nhead, smr_str *out);
/* serve.c */
smr_status smr_local_serve(smr_link *l);
/* Ends the server after the calls in progress are answered. */
void smr_local_end(smr_link *l);
#endif
