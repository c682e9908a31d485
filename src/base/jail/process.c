/* One worker on the host's side: its file and its process. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/jail/host.h"

#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#endif
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

/* Seals the file against shrinking, since the host would fault on pages that are gone, and against
 * execution. */
static int make_file(size_t bytes)
{
	int fd = memfd_create("samara-jail", MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);

	if (fd < 0 && errno == EINVAL)
		fd = memfd_create("samara-jail", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	if (fd >= 0 && (ftruncate(fd, (off_t)bytes) != 0 ||
			fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL) != 0)) {
		close(fd);
		fd = -1;
	}
	return fd;
}

static smr_status map_worker_area(smr_jail *w)
{
	smr_jails *j = w->of;

	w->file = make_file(j->page_bytes + SMR_JAIL_FIRST);
	if (w->file < 0)
		return smr_fail(SMR_EIO, "no memfd for a worker: %m");
	char *all = mmap(NULL, j->page_bytes + j->window, PROT_READ | PROT_WRITE,
			 MAP_SHARED | MAP_NORESERVE, w->file, 0);

	if (all == MAP_FAILED)
		return smr_fail(SMR_ENOMEM, "the area of a worker cannot be mapped: %m");
	w->page = (smr_jail_page *)(void *)all;
	w->area = all + j->page_bytes;
	w->size = SMR_JAIL_FIRST;
	w->page->size = w->size;
	return SMR_OK;
}

static smr_status request_fork(const smr_jail *w)
{
	const smr_jails *j = w->of;
	const smr_jail_message spawn = {.kind = SMR_JAIL_MESSAGE_SPAWN,
					.id = w->id,
					.window = j->window,
					.memory = j->memory,
					.share = j->share_size,
					.cpu_s = j->cpu_s};
	const int files[] = {w->file, j->share_fd};

	if (!smr_jail_message_send(j->socket, &spawn, files, j->share_size != 0 ? 2 : 1, false))
		return smr_fail(SMR_EIO, "the zygote takes no order: %m");
	return SMR_OK;
}

smr_status smr_jail_start(smr_jails *j, smr_jail **out)
{
	smr_jail *w = smr_calloc(1, sizeof(*w));
	smr_status st;

	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a worker");
	w->of = j;
	w->file = w->pidfd = -1;
	w->id = ++j->last_id;
	st = smr_vec_reserve(&j->list, 1);
	if (st == SMR_OK)
		st = map_worker_area(w);
	if (st == SMR_OK)
		st = request_fork(w);
	if (st != SMR_OK) {
		smr_jail_free(w);
		return st;
	}
	j->list.v[j->list.n++] = w;
	j->areas += w->size;
	*out = w;
	return SMR_OK;
}

void smr_jail_mark_dead(smr_jail *w)
{
	atomic_store(&w->dead, true);
	atomic_store(&w->page->state, SMR_PAGE_DEAD); /* the process cannot change it any more */
	smr_page_wake(&w->page->state);
}

void smr_jail_kill(smr_jail *w)
{
	if (w->pidfd >= 0)
		(void)syscall(SYS_pidfd_send_signal, w->pidfd, SIGKILL, NULL, 0);
}

void smr_jail_end_it(smr_jail *w)
{
	w->stage = SMR_JAIL_ENDING;
	smr_jail_kill(w);
}

void smr_jail_free(smr_jail *w)
{
	if (w->free_note != NULL && w->note != NULL)
		w->free_note(w->note);
	if (w->page != NULL)
		munmap(w->page, w->of->page_bytes + w->of->window);
	if (w->file >= 0)
		close(w->file);
	if (w->pidfd >= 0)
		close(w->pidfd);
	if (w->grouped)
		smr_group_remove(&w->of->groups, w->id);
	smr_free(w);
}
