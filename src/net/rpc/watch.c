/* The thread that watches the sockets between planes: new connections, and peers that ended. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/rpc/internal.h"

typedef struct watched {
	struct pollfd fds[MAX_PEERS + 2];
	smr_peer *peers[MAX_PEERS + 2]; /* a reference each */
	nfds_t n;
} watched;

/* Collects the sockets; false: the plane closes. */
static bool collect_poll_fds(smr_rpc *p, watched *w)
{
	bool on;

	w->fds[0] = (struct pollfd){.fd = p->unix_wake[0], .events = POLLIN};
	smr_lock(p);
	w->fds[1] = (struct pollfd){.fd = p->unix_fd, .events = POLLIN};
	w->n = 2;
	for (uint32_t i = 0; i < p->npeers; i++) {
		smr_peer *e = p->peers[i];

		if (e == NULL || e->fd < 0)
			continue;
		e->refs++;
		w->peers[w->n] = e;
		w->fds[w->n++] = (struct pollfd){.fd = e->fd, .events = POLLIN};
	}
	on = !p->closing;
	smr_unlock(p);
	return on;
}

/* Ends peers whose socket is readable: no data is sent there. */
static void kill_hung_up_peers(smr_rpc *p, watched *w)
{
	smr_lock(p);
	for (nfds_t i = 2; i < w->n; i++) {
		if (w->fds[i].revents != 0)
			smr_peer_kill(w->peers[i], "the other process is gone");
		smr_peer_unref(w->peers[i]);
	}
	smr_unlock(p);
}

static void *run_watch_thread(void *plane)
{
	smr_rpc *p = plane;
	watched *w = smr_calloc(1, sizeof(*w));
	char any[64];

	while (w != NULL && collect_poll_fds(p, w)) {
		if (poll(w->fds, w->n, -1) < 0)
			for (nfds_t i = 0; i < w->n; i++)
				w->fds[i].revents = 0;
		kill_hung_up_peers(p, w);
		if (w->fds[0].revents != 0)
			(void)!read(p->unix_wake[0], any, sizeof(any));
		if (w->fds[1].revents != 0)
			smr_unix_welcome(p);
	}
	if (w != NULL)
		kill_hung_up_peers(p, w);
	smr_free(w);
	return NULL;
}

void smr_unix_wake(smr_rpc *p)
{
	(void)!write(p->unix_wake[1], "", 1);
}

smr_status smr_unix_start(smr_rpc *p)
{
	p->unix_fd = -1;
	if (pipe2(p->unix_wake, O_CLOEXEC) != 0)
		return smr_fail(SMR_EIO, "no pipe: %s", strerror(errno));
	if (pthread_create(&p->unix_thread, NULL, run_watch_thread, p) != 0)
		return smr_fail(SMR_EIO, "no thread to listen");
	p->unix_watches = true;
	return SMR_OK;
}

void smr_unix_close(smr_rpc *p)
{
	if (!p->unix_watches)
		return;
	smr_unix_wake(p);
	pthread_join(p->unix_thread, NULL);
	close(p->unix_wake[0]);
	close(p->unix_wake[1]);
	if (p->unix_fd >= 0)
		close(p->unix_fd);
	if (p->unix_path != NULL)
		unlink(p->unix_path);
	smr_free(p->unix_path);
}
