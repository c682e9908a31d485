/* Removes entries one by one, unless a program holds them. The lock is flock(2) on the entry:
 * shared for its users, exclusive for the process that removes it. */
#include "base/os/cache.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/str.h"

static bool names_same_file(int fd, const char *path)
{
	struct stat held, named;

	return fstat(fd, &held) == 0 && stat(path, &named) == 0 && held.st_dev == named.st_dev &&
	       held.st_ino == named.st_ino;
}

/* Takes a lock; a file system without locks counts as locked. */
static bool locks(int fd, int how)
{
	return flock(fd, how | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

int smr_cache_hold(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	/* the entry may have been removed before it was locked */
	if (fd >= 0 && (!locks(fd, LOCK_SH) || !names_same_file(fd, path))) {
		close(fd);
		return -1;
	}
	return fd;
}

/* Renames a tree before removing it: under its own name others would find it half removed. */
static bool remove_tree(const char *path)
{
	smr_str gone = {0};
	bool ok;

	smr_str_printf(&gone, "%s.%ld.gone", path, (long)getpid());
	ok = !gone.oom && rename(path, gone.s) == 0;
	if (ok)
		smr_remove_all(gone.s);
	ok = ok && !smr_file_exists(gone.s);
	smr_str_free(&gone);
	return ok;
}

typedef enum outcome { GONE, HELD, FAILED } outcome;

static outcome remove_item(const char *path, bool tree)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	outcome out = FAILED;

	if (fd < 0 && errno == ENOENT) /* another process removed it */
		return GONE;
	if (fd >= 0 && !locks(fd, LOCK_EX))
		out = HELD;
	else if (tree ? remove_tree(path) : unlink(path) == 0 || errno == ENOENT)
		out = GONE;
	if (fd >= 0)
		close(fd);
	return out;
}

/* Returns whether the item, such as a stamp, belongs to the held program: then it stays too. */
static bool belongs_to_item(const smr_cache_item *x, const smr_cache_item *held)
{
	size_t n = held != NULL ? strlen(held->path) : 0;

	return n > 0 && strncmp(x->path, held->path, n) == 0 && x->path[n] == '.';
}

smr_status smr_cache_remove(const char *dir, smr_cache_list *l, smr_cache_removed *out)
{
	const smr_cache_item *held = NULL;
	smr_str path = {0}, failed = {0};
	smr_status st = SMR_OK;

	*out = (smr_cache_removed){0};
	for (size_t i = 0; i < l->of.n && st == SMR_OK; i++) {
		smr_cache_item *x = &l->of.v[i];

		if (!x->go)
			continue;
		smr_str_clear(&path);
		smr_str_printf(&path, "%s/%s", dir, x->path);
		st = smr_str_status(&path, "a name in the cache");
		if (st != SMR_OK)
			break;

		outcome is = belongs_to_item(x, held) ? HELD : remove_item(path.s, x->kind->trees);

		x->go = is == GONE;
		held = is == HELD && !belongs_to_item(x, held) ? x : held;
		out->files += is == GONE;
		out->bytes += is == GONE ? x->bytes : 0;
		out->held += is == HELD;
		if (is == FAILED && out->failed++ == 0)
			smr_str_printf(&failed, "%s: %s", path.s, strerror(errno));
	}
	if (st == SMR_OK && out->failed > 0)
		st = smr_fail(SMR_EIO, "cannot remove %s", smr_str_text(&failed));
	smr_str_free(&path);
	smr_str_free(&failed);
	return st;
}
