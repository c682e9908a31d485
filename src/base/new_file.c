/* Files that take the place of old ones when they are whole. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"

struct smr_new_file {
	int fd;
	char *path, *neighbour;
};

static smr_status cannot(const smr_new_file *f)
{
	int e = errno;

	return smr_fail(e == ENOENT   ? SMR_ENOTFOUND
			: e == ENOMEM ? SMR_ENOMEM
				      : SMR_EIO,
			"cannot write %s: %s", f->path, strerror(e));
}

static void release(smr_new_file *f)
{
	smr_free(f->neighbour);
	smr_free(f->path);
	smr_free(f);
}

smr_status smr_new_file_open(const char *path, smr_new_file **out)
{
	smr_new_file *f = smr_calloc(1, sizeof(*f));
	size_t n = strlen(path) + sizeof(".XXXXXX");
	smr_status st;

	if (f != NULL) {
		f->path = smr_strdup(path);
		f->neighbour = smr_malloc(n);
	}
	if (f == NULL || f->path == NULL || f->neighbour == NULL) {
		if (f != NULL)
			release(f);
		return smr_fail(SMR_ENOMEM, "no memory for %s", path);
	}
	snprintf(f->neighbour, n, "%s.XXXXXX", path);
	f->fd = mkostemp(f->neighbour, O_CLOEXEC);
	if (f->fd < 0) {
		st = cannot(f);
		release(f);
		return st;
	}
	*out = f;
	return SMR_OK;
}

smr_status smr_new_file_write(smr_new_file *f, const void *data, size_t n)
{
	for (const char *at = data; n > 0;) {
		ssize_t put = write(f->fd, at, n);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return cannot(f);
		at += put;
		n -= (size_t)put;
	}
	return SMR_OK;
}

smr_status smr_new_file_set(smr_new_file *f, uint64_t where, const void *data, size_t n)
{
	for (const char *at = data; n > 0;) {
		ssize_t put = pwrite(f->fd, at, n, (off_t)where);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return cannot(f);
		at += put;
		where += (uint64_t)put;
		n -= (size_t)put;
	}
	return SMR_OK;
}

smr_status smr_new_file_keep(smr_new_file *f, smr_write_mode mode)
{
	smr_status st = mode == SMR_WRITE_SYNC && fsync(f->fd) != 0 ? cannot(f) : SMR_OK;

	/* close tells of a full disk on some network file systems */
	if (close(f->fd) != 0 && st == SMR_OK)
		st = cannot(f);
	if (st == SMR_OK && rename(f->neighbour, f->path) != 0)
		st = cannot(f);
	if (st != SMR_OK)
		unlink(f->neighbour);
	release(f);
	return st;
}

void smr_new_file_drop(smr_new_file *f)
{
	if (f == NULL)
		return;
	close(f->fd);
	unlink(f->neighbour);
	release(f);
}

smr_status smr_write_file(const char *path, const void *data, size_t n, smr_write_mode mode)
{
	smr_new_file *f;
	smr_status st;

	SMR_TRY(smr_new_file_open(path, &f));
	st = smr_new_file_write(f, data, n);
	if (st == SMR_OK)
		return smr_new_file_keep(f, mode);
	smr_new_file_drop(f);
	return st;
}
