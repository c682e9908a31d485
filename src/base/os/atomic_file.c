/* Atomic replacement of files. A new file is unnamed until it is complete, so that a killed process
 * leaves nothing behind; file systems without O_TMPFILE get a temporary name. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/thread/clock.h"

struct smr_atomic_file {
	int fd;
	bool named; /* the file is linked under the neighbour's name */
	smr_write_mode mode;
	char *path, *neighbour;
};

static smr_status report_write_error(const smr_atomic_file *f)
{
	int e = errno;

	return smr_fail(e == ENOENT   ? SMR_ENOTFOUND
			: e == ENOMEM ? SMR_ENOMEM
				      : SMR_EIO,
			"cannot write %s: %s", f->path, strerror(e));
}

static void free_atomic_file(smr_atomic_file *f)
{
	smr_free(f->neighbour);
	smr_free(f->path);
	smr_free(f);
}

#define TAG ".012345" /* suffix of a temporary name */
enum { TRIES = 100 /* for names that another process uses */ };

/* Chooses another temporary name; false: there is none left, or errno is not about the name. */
static bool name_next(smr_atomic_file *f, int tries)
{
	uint32_t tag;

	if (tries == TRIES || (tries > 0 && errno != EEXIST))
		return false;
	if (getrandom(&tag, sizeof(tag), 0) != sizeof(tag))
		tag = (uint32_t)smr_now_ns() + (uint32_t)getpid();
	snprintf(f->neighbour, strlen(f->path) + sizeof(TAG), "%s.%06x", f->path, tag & 0xffffff);
	return true;
}

/* Opens an unnamed file, if /proc is mounted: only with /proc can the file get a name later. */
static int open_nameless(const smr_atomic_file *f, mode_t mode)
{
	char *folder = smr_strdup(f->path), *end = folder != NULL ? strrchr(folder, '/') : NULL;
	int fd = -1;

	if (end != NULL)
		end[end == folder] = '\0';
	if (folder != NULL && access("/proc/self/fd", X_OK) == 0)
		fd = open(end != NULL ? folder : ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
	smr_free(folder);
	return fd;
}

static void open_any(smr_atomic_file *f)
{
	mode_t mode = f->mode == SMR_WRITE_FOR_ALL ? 0666 : 0600;

	f->fd = open_nameless(f, mode);
	f->named = f->fd < 0;
	for (int i = 0; f->fd < 0 && name_next(f, i); i++)
		f->fd = open(f->neighbour, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode);
}

smr_status smr_atomic_file_open(const char *path, smr_write_mode mode, smr_atomic_file **out)
{
	smr_atomic_file *f = smr_calloc(1, sizeof(*f));
	smr_status st;

	if (f != NULL) {
		f->path = smr_strdup(path);
		f->neighbour = smr_malloc(strlen(path) + sizeof(TAG));
	}
	if (f == NULL || f->path == NULL || f->neighbour == NULL) {
		if (f != NULL)
			free_atomic_file(f);
		return smr_fail(SMR_ENOMEM, "no memory for %s", path);
	}
	f->mode = mode;
	open_any(f);
	if (f->fd < 0) {
		st = report_write_error(f);
		free_atomic_file(f);
		return st;
	}
	*out = f;
	return SMR_OK;
}

smr_status smr_atomic_file_write(smr_atomic_file *f, const void *data, size_t n)
{
	for (const char *at = data; n > 0;) {
		ssize_t put = write(f->fd, at, n);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return report_write_error(f);
		at += put;
		n -= (size_t)put;
	}
	return SMR_OK;
}

static smr_status link_temporary_name(smr_atomic_file *f)
{
	char fd[40];

	if (f->named)
		return SMR_OK;
	snprintf(fd, sizeof(fd), "/proc/self/fd/%d", f->fd);
	for (int i = 0; !f->named && name_next(f, i); i++)
		f->named = linkat(AT_FDCWD, fd, AT_FDCWD, f->neighbour, AT_SYMLINK_FOLLOW) == 0;
	return f->named ? SMR_OK : report_write_error(f);
}

smr_status smr_atomic_file_keep(smr_atomic_file *f)
{
	smr_status st =
		f->mode == SMR_WRITE_SYNC && fsync(f->fd) != 0 ? report_write_error(f) : SMR_OK;

	if (st == SMR_OK)
		st = link_temporary_name(f);
	/* on some network file systems close() reports a full disk */
	if (close(f->fd) != 0 && st == SMR_OK)
		st = report_write_error(f);
	if (st == SMR_OK && rename(f->neighbour, f->path) != 0)
		st = report_write_error(f);
	if (st != SMR_OK && f->named)
		unlink(f->neighbour);
	free_atomic_file(f);
	return st;
}

void smr_atomic_file_drop(smr_atomic_file *f)
{
	if (f == NULL)
		return;
	close(f->fd);
	if (f->named)
		unlink(f->neighbour);
	free_atomic_file(f);
}

smr_status smr_write_file(const char *path, const void *data, size_t n, smr_write_mode mode)
{
	smr_atomic_file *f;
	smr_status st;

	SMR_TRY(smr_atomic_file_open(path, mode, &f));
	st = smr_atomic_file_write(f, data, n);
	if (st == SMR_OK)
		return smr_atomic_file_keep(f);
	smr_atomic_file_drop(f);
	return st;
}
