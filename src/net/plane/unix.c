/* How two planes of one user on one machine meet: through a Unix socket, which says who is at the
 * other end, they hand each other the addresses of their workers. The socket stays open: its end
 * tells of a peer's death at once, where shared memory would need a second to notice. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/socket.h"
#include "net/plane/inner.h"

#define MAGIC "SMRPLAN2"

enum { MAX_ADDRESS = 4096, PATIENCE_S = 5 };

typedef struct card {
	char magic[8];
	uint64_t id;
	uint64_t data_size;
	uint32_t here, rank, naddress, unused;
	uint8_t address[MAX_ADDRESS];
} card;

static smr_status name_of(const char *path, struct sockaddr_un *at)
{
	*at = (struct sockaddr_un){.sun_family = AF_UNIX};
	if (strlen(path) >= sizeof(at->sun_path))
		return smr_fail(SMR_EINVAL, "%s: the name is too long for a socket", path);
	memcpy(at->sun_path, path, strlen(path) + 1);
	return SMR_OK;
}

static smr_status exchange(smr_plane *p, int fd, smr_peer *e, int ms, card *theirs)
{
	struct timeval patience = {.tv_sec = ms / 1000, .tv_usec = ms % 1000 * 1000};
	card mine = {.magic = MAGIC,
		     .id = p->id,
		     .here = e->here,
		     .rank = p->o.rank,
		     .data_size = p->o.data_size};

	mine.naddress = (uint32_t)p->ucx->address(p->port, mine.address, MAX_ADDRESS);
	if (mine.naddress == 0)
		return smr_fail(SMR_EIO, "UCX gives no address");
	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
	if (!smr_socket_send(fd, &(struct iovec){&mine, sizeof(mine)}, 1) ||
	    !smr_socket_get(fd, theirs, sizeof(*theirs)))
		return smr_fail(SMR_EIO, "the other side does not answer");
	if (memcmp(theirs->magic, MAGIC, 8) != 0 || theirs->naddress == 0 ||
	    theirs->naddress > MAX_ADDRESS || theirs->id == p->id || theirs->here == 0 ||
	    theirs->here > SMR_HEAD_NAMES)
		return smr_fail(SMR_EIO, "the other side is of another version, or ourselves");
	return SMR_OK;
}

/* [L] */
static smr_status link_up(smr_plane *p, smr_peer *e, const card *theirs)
{
	char err[160] = "";

	e->id = theirs->id;
	e->there = theirs->here;
	if (e->state == SMR_PEER_DEAD ||
	    p->ucx->connect_address(p->port, theirs->address, theirs->naddress, e, &e->end, err,
				    sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "%s", err);
	e->state = SMR_PEER_OPEN;
	e->rank = theirs->rank;
	e->data_size = theirs->data_size;
	smr_peer_opened(e);
	return SMR_OK;
}

/* Meets the one at the other end of @p fd; the peer has a reference for the caller. */
static smr_status meet(smr_plane *p, int fd, int ms, bool asked, smr_peer **out)
{
	smr_peer *e;
	card theirs;
	smr_status st;
	char ready = 0;

	if (!smr_socket_same_user(fd))
		return smr_fail(SMR_EIO, "the other side is another user's");
	smr_lock(p);
	e = p->closing ? NULL : smr_peer_new(p, asked ? SMR_PEER_ASKED : SMR_PEER_OPENING);
	if (e != NULL)
		e->refs++;
	smr_unlock(p);
	if (e == NULL)
		return smr_fail(SMR_EIO, "too many connections");
	st = exchange(p, fd, e, ms, &theirs);
	smr_lock(p);
	if (st == SMR_OK)
		st = link_up(p, e, &theirs);
	smr_unlock(p);
	/* the opener speaks first, so the listener says when it listens */
	if (st == SMR_OK && !(asked ? smr_socket_send(fd, &(struct iovec){&ready, 1}, 1)
				    : smr_socket_get(fd, &ready, 1)))
		st = smr_fail(SMR_EIO, "the other side does not answer");
	smr_lock(p);
	if (st == SMR_OK && e->state != SMR_PEER_OPEN)
		st = smr_fail(SMR_EIO, "the connection ended at once: %s", e->why);
	if (st != SMR_OK) {
		smr_peer_kill(e, "it could not be met");
		smr_peer_unref(e);
	} else {
		e->fd = fd; /* from now on what can be read there is the end */
		*out = e;
	}
	smr_unlock(p);
	return st;
}

/* ---- watching -------------------------------------------------------------------------------- */

typedef struct watched {
	struct pollfd fds[MAX_PEERS + 2];
	smr_peer *peers[MAX_PEERS + 2]; /* a reference each */
	nfds_t n;
} watched;

/* Whether the plane goes on. */
static bool collect(smr_plane *p, watched *w)
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

/* Nobody speaks there: what is readable is the end. */
static void look(smr_plane *p, watched *w)
{
	smr_lock(p);
	for (nfds_t i = 2; i < w->n; i++) {
		if (w->fds[i].revents != 0)
			smr_peer_kill(w->peers[i], "the other process is gone");
		smr_peer_unref(w->peers[i]);
	}
	smr_unlock(p);
}

static void welcome(smr_plane *p)
{
	int fd = accept4(p->unix_fd, NULL, NULL, SOCK_CLOEXEC);
	smr_peer *e;

	if (fd < 0)
		return;
	if (meet(p, fd, PATIENCE_S * 1000, true, &e) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "net: a connection is refused: %s", smr_errmsg());
		close(fd);
		return;
	}
	smr_lock(p);
	smr_peer_unref(e); /* the table has one */
	smr_unlock(p);
}

static void *watch(void *plane)
{
	smr_plane *p = plane;
	watched *w = smr_calloc(1, sizeof(*w));
	char any[64];

	while (w != NULL && collect(p, w)) {
		if (poll(w->fds, w->n, -1) < 0)
			for (nfds_t i = 0; i < w->n; i++)
				w->fds[i].revents = 0;
		look(p, w);
		if (w->fds[0].revents != 0)
			(void)!read(p->unix_wake[0], any, sizeof(any));
		if (w->fds[1].revents != 0)
			welcome(p);
	}
	if (w != NULL)
		look(p, w);
	smr_free(w);
	return NULL;
}

static void wake(smr_plane *p)
{
	(void)!write(p->unix_wake[1], "", 1);
}

smr_status smr_unix_start(smr_plane *p)
{
	p->unix_fd = -1;
	if (pipe2(p->unix_wake, O_CLOEXEC) != 0)
		return smr_fail(SMR_EIO, "no pipe: %s", strerror(errno));
	if (pthread_create(&p->unix_thread, NULL, watch, p) != 0)
		return smr_fail(SMR_EIO, "no thread to listen");
	p->unix_watches = true;
	return SMR_OK;
}

void smr_unix_close(smr_plane *p)
{
	if (!p->unix_watches)
		return;
	wake(p);
	pthread_join(p->unix_thread, NULL);
	close(p->unix_wake[0]);
	close(p->unix_wake[1]);
	if (p->unix_fd >= 0)
		close(p->unix_fd);
	if (p->unix_path != NULL)
		unlink(p->unix_path);
	smr_free(p->unix_path);
}

/* ---- listening and connecting ---------------------------------------------------------------- */

smr_status smr_unix_listen(smr_plane *p, const char *path, smr_str *bound)
{
	struct sockaddr_un at;
	int fd;

	SMR_TRY(name_of(path, &at));
	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd < 0)
		return smr_fail(SMR_EIO, "no socket: %s", strerror(errno));
	unlink(path);
	if (p->unix_fd >= 0 || bind(fd, (struct sockaddr *)&at, sizeof(at)) != 0 ||
	    chmod(path, 0600) != 0 || listen(fd, 64) != 0) {
		close(fd);
		return smr_fail(SMR_EIO, "%s: cannot listen there: %s", path, strerror(errno));
	}
	smr_lock(p);
	p->unix_fd = fd;
	p->unix_path = smr_strdup(path);
	smr_unlock(p);
	wake(p);
	if (bound != NULL)
		smr_str_printf(bound, "unix:%s", path);
	return SMR_OK;
}

smr_status smr_unix_connect(smr_plane *p, const char *path, int ms, smr_peer **out)
{
	struct sockaddr_un at;
	smr_status st;
	int fd;

	SMR_TRY(name_of(path, &at));
	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd < 0)
		return smr_fail(SMR_EIO, "no socket: %s", strerror(errno));
	if (connect(fd, (struct sockaddr *)&at, sizeof(at)) != 0)
		st = smr_fail(SMR_EIO, "%s: nobody is there: %s", path, strerror(errno));
	else
		st = meet(p, fd, ms, false, out);
	if (st == SMR_OK)
		wake(p);
	else
		close(fd);
	return st;
}
