/* Connects two planes of one user on one machine. Over a Unix socket, which gives the peer's
 * credentials, they exchange the addresses of their workers. The socket stays open, because its end
 * reports a peer's end at once; shared memory would need a second to notice. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/os/socket.h"
#include "net/rpc/internal.h"

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

/* Writes this side's card; each connection has an address of its own. */
static smr_status address_of(smr_rpc *p, smr_peer *e, card *mine)
{
	size_t n = MAX_ADDRESS;
	char err[160] = "";
	int bad = 1;

	smr_lock(p);
	if (e->state != SMR_PEER_DEAD)
		bad = p->calls->meet(p->port, e, &e->end, mine->address, &n, err, sizeof(err));
	smr_unlock(p);
	mine->naddress = (uint32_t)n;
	return bad == 0 ? SMR_OK : smr_fail(SMR_EIO, "UCX gives no address: %s", err);
}

static smr_status exchange_cards(smr_rpc *p, int fd, smr_peer *e, int ms, card *theirs)
{
	card mine = {.magic = MAGIC,
		     .id = p->id,
		     .here = e->here,
		     .rank = p->o.rank,
		     .data_size = p->o.data_size};

	SMR_TRY(address_of(p, e, &mine));
	smr_socket_patience(fd, ms);
	if (!smr_socket_send(fd, &(struct iovec){&mine, sizeof(mine)}, 1) ||
	    !smr_socket_get(fd, theirs, sizeof(*theirs)))
		return smr_fail(SMR_EIO, "the other side does not answer");
	if (memcmp(theirs->magic, MAGIC, 8) != 0 || theirs->naddress == 0 ||
	    theirs->naddress > MAX_ADDRESS || theirs->id == p->id || theirs->here == 0 ||
	    theirs->here > SMR_FRAME_HEAD_NAMES)
		return smr_fail(SMR_EIO, "the other side is of another version, or ourselves");
	return SMR_OK;
}

/* [L] */
static smr_status link_up(smr_rpc *p, smr_peer *e, const card *theirs)
{
	char err[160] = "";

	e->id = theirs->id;
	e->there = theirs->here;
	if (e->state == SMR_PEER_DEAD ||
	    p->calls->join(e->end, theirs->address, theirs->naddress, err, sizeof(err)) != 0)
		return smr_fail(SMR_EIO, "%s", err);
	e->state = SMR_PEER_OPEN;
	e->rank = theirs->rank;
	e->data_size = theirs->data_size;
	smr_peer_opened(e);
	return SMR_OK;
}

/* Exchanges cards over @p fd; the peer has a reference for the caller. */
static smr_status connect_unix_peer(smr_rpc *p, int fd, int ms, bool asked, smr_peer **out)
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
	st = exchange_cards(p, fd, e, ms, &theirs);
	smr_lock(p);
	if (st == SMR_OK)
		st = link_up(p, e, &theirs);
	smr_unlock(p);
	/* the opener sends first, so the listener reports that it listens */
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
		e->fd = fd; /* from now on, input on it means the end */
		*out = e;
	}
	smr_unlock(p);
	return st;
}

void smr_unix_welcome(smr_rpc *p)
{
	int fd = accept4(p->unix_fd, NULL, NULL, SOCK_CLOEXEC);
	smr_peer *e;

	if (fd < 0)
		return;
	if (connect_unix_peer(p, fd, PATIENCE_S * 1000, true, &e) != SMR_OK) {
		smr_log(SMR_LOG_WARN, "net: a connection is refused: %s", smr_errmsg());
		close(fd);
		return;
	}
	smr_lock(p);
	smr_peer_unref(e); /* the table keeps its own */
	smr_unlock(p);
}

smr_status smr_unix_listen(smr_rpc *p, const char *path, smr_str *bound)
{
	struct sockaddr_un at;
	int fd;

	SMR_TRY(name_of(path, &at));
	if (p->unix_fd >= 0)
		return smr_fail(SMR_ESTATE, "%s: the plane listens elsewhere already", path);
	unlink(path);
	fd = smr_socket_listen(&at, sizeof(at));
	if (fd < 0)
		return smr_fail(SMR_EIO, "%s: cannot listen there: %s", path, strerror(errno));
	(void)chmod(path, 0600); /* other users are refused anyway, but need not connect */
	smr_lock(p);
	p->unix_fd = fd;
	p->unix_path = smr_strdup(path);
	smr_unlock(p);
	smr_unix_wake(p);
	if (bound != NULL)
		smr_str_printf(bound, "unix:%s", path);
	return SMR_OK;
}

smr_status smr_unix_connect(smr_rpc *p, const char *path, int ms, smr_peer **out)
{
	struct sockaddr_un at;
	smr_status st;
	int fd;

	SMR_TRY(name_of(path, &at));
	fd = smr_socket_connect(&at, sizeof(at));
	if (fd < 0)
		return smr_fail(SMR_EIO, "%s: no process listens there: %s", path, strerror(errno));
	st = connect_unix_peer(p, fd, ms, false, out);
	if (st == SMR_OK)
		smr_unix_wake(p);
	else
		close(fd);
	return st;
}
