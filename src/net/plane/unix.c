/* How two planes of one user on one machine meet: through a Unix socket, which says who is at the
 * other end, they hand each other the addresses of their workers. The socket stays open: its end
 * tells of a peer's death at once, where shared memory would need a second to notice. */
#include <errno.h>
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
#include "net/plane/inner.h"

#define MAGIC "SMRPLAN1"

enum { MAX_ADDRESS = 4096, PATIENCE_S = 5 };

typedef struct card {
	char magic[8];
	uint64_t id;
	uint32_t here, naddress;
	uint8_t address[MAX_ADDRESS];
} card;

static bool same_user(int fd)
{
	struct ucred who;
	socklen_t n = sizeof(who);

	return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &n) == 0 && who.uid == geteuid();
}

static smr_status name_of(const char *path, struct sockaddr_un *at)
{
	*at = (struct sockaddr_un){.sun_family = AF_UNIX};
	if (strlen(path) >= sizeof(at->sun_path))
		return smr_fail(SMR_EINVAL, "%s: the name is too long for a socket", path);
	strcpy(at->sun_path, path);
	return SMR_OK;
}

static bool move_all(int fd, void *data, size_t n, bool out)
{
	for (char *p = data; n > 0;) {
		ssize_t k = out ? send(fd, p, n, MSG_NOSIGNAL) : recv(fd, p, n, 0);

		if (k < 0 && errno == EINTR)
			continue;
		if (k <= 0)
			return false;
		p += k;
		n -= (size_t)k;
	}
	return true;
}

static smr_status exchange(smr_plane *p, int fd, smr_peer *e, int ms, card *theirs)
{
	struct timeval patience = {.tv_sec = ms / 1000, .tv_usec = ms % 1000 * 1000};
	card mine = {.magic = MAGIC, .id = p->id, .here = e->here};

	mine.naddress = (uint32_t)p->ucx->address(p->port, mine.address, MAX_ADDRESS);
	if (mine.naddress == 0)
		return smr_fail(SMR_EIO, "UCX gives no address");
	setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
	if (!move_all(fd, &mine, sizeof(mine), true) ||
	    !move_all(fd, theirs, sizeof(*theirs), false))
		return smr_fail(SMR_EIO, "the other side does not answer");
	if (memcmp(theirs->magic, MAGIC, 8) != 0 || theirs->naddress == 0 ||
	    theirs->naddress > MAX_ADDRESS || theirs->id == p->id)
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
	return SMR_OK;
}

/* Meets the one at the other end of @p fd; the peer has a reference for the caller. */
static smr_status meet(smr_plane *p, int fd, int ms, bool asked, smr_peer **out)
{
	smr_peer *e;
	card theirs;
	smr_status st;

	if (!same_user(fd))
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
	if (st != SMR_OK) {
		smr_peer_kill(e, "it could not be met");
		smr_peer_put(e);
	}
	smr_unlock(p);
	if (st == SMR_OK)
		*out = e;
	return st;
}

/* ---- listening ------------------------------------------------------------------------------- */

typedef struct met {
	int fd;
	smr_peer *peer; /* a reference */
} met;

static void part(smr_plane *p, met *m)
{
	smr_lock(p);
	smr_peer_kill(m->peer, "the other process is gone");
	smr_peer_put(m->peer);
	smr_unlock(p);
	close(m->fd);
}

static void welcome(smr_plane *p, int fd, met *m, size_t *n)
{
	if (*n == MAX_PEERS || meet(p, fd, PATIENCE_S * 1000, true, &m[*n].peer) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "net: a connection is refused: %s", smr_errmsg());
		close(fd);
		return;
	}
	m[(*n)++].fd = fd;
}

static void wait_for_some(smr_plane *p, met *m, size_t *n)
{
	static const short ends = POLLHUP | POLLERR | POLLIN;
	struct pollfd fds[MAX_PEERS + 2] = {{.fd = p->unix_stop[0], .events = POLLIN},
					    {.fd = p->unix_fd, .events = POLLIN}};
	int fd;

	for (size_t i = 0; i < *n; i++)
		fds[i + 2] = (struct pollfd){.fd = m[i].fd, .events = POLLIN};
	if (poll(fds, *n + 2, -1) <= 0)
		return;
	for (size_t i = *n; i-- > 0;) /* nobody speaks there: what is readable is the end */
		if ((fds[i + 2].revents & ends) != 0) {
			part(p, &m[i]);
			m[i] = m[--*n];
		}
	if ((fds[1].revents & POLLIN) != 0 &&
	    (fd = accept4(p->unix_fd, NULL, NULL, SOCK_CLOEXEC)) >= 0)
		welcome(p, fd, m, n);
}

/* Those we met, on either side, until the plane closes. */
static void *watch(void *plane)
{
	smr_plane *p = plane;
	met *m = smr_calloc(MAX_PEERS, sizeof(*m));
	size_t n = 0;
	bool stop = m == NULL;

	while (!stop) {
		wait_for_some(p, m, &n);
		smr_lock(p);
		stop = p->closing;
		smr_unlock(p);
	}
	while (n > 0)
		part(p, &m[--n]);
	smr_free(m);
	return NULL;
}

smr_status smr_unix_listen(smr_plane *p, const char *path, smr_str *bound)
{
	struct sockaddr_un at;
	int fd;

	SMR_TRY(name_of(path, &at));
	fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (fd < 0 || pipe(p->unix_stop) != 0)
		return smr_fail(SMR_EIO, "no socket: %s", strerror(errno));
	unlink(path);
	if (bind(fd, (struct sockaddr *)&at, sizeof(at)) != 0 || chmod(path, 0600) != 0 ||
	    listen(fd, 64) != 0) {
		close(fd);
		return smr_fail(SMR_EIO, "%s: cannot listen there: %s", path, strerror(errno));
	}
	p->unix_fd = fd;
	p->unix_path = smr_strdup(path);
	if (pthread_create(&p->unix_thread, NULL, watch, p) != 0) {
		close(fd);
		p->unix_fd = -1;
		return smr_fail(SMR_EIO, "no thread to listen");
	}
	if (bound != NULL)
		smr_str_printf(bound, "unix:%s", path);
	return SMR_OK;
}

void smr_unix_close(smr_plane *p)
{
	if (p->unix_fd < 0)
		return;
	(void)!write(p->unix_stop[1], "", 1);
	pthread_join(p->unix_thread, NULL);
	close(p->unix_fd);
	close(p->unix_stop[0]);
	close(p->unix_stop[1]);
	if (p->unix_path != NULL)
		unlink(p->unix_path);
	smr_free(p->unix_path);
}

/* The opener has no thread that watches: it keeps the socket open for the listener's sake, and
 * relies on UCX to tell of a death. */
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
	if (st != SMR_OK) {
		close(fd);
		return st;
	}
	(*out)->fd = fd;
	return SMR_OK;
}
