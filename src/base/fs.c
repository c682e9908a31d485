#include "base/fs.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/str.h"

/* Reports an errno as a status with an error text. */
static smr_status fail_errno(const char *what, const char *path)
{
	int e = errno;
	smr_status st = e == ENOENT ? SMR_ENOTFOUND : e == ENOMEM ? SMR_ENOMEM : SMR_EIO;

	return smr_fail(st, "%s %s: %s", what, path, strerror(e));
}

static smr_status read_all(int fd, const char *path, smr_str *to)
{
	char block[65536];

	for (;;) {
		ssize_t got = read(fd, block, sizeof(block));

		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return fail_errno("cannot read", path);
		if (got == 0)
			break;
		smr_str_write(to, block, (size_t)got);
	}
	return smr_str_status(to, path);
}

smr_status smr_read_file(const char *path, char **out, size_t *n)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return fail_errno("cannot open", path);

	/* not by the size of stat(): pipes and /proc have none */
	smr_str text = {0};
	smr_status st = read_all(fd, path, &text);

	close(fd);
	if (st != SMR_OK) {
		smr_str_free(&text);
		return st;
	}
	size_t length = text.n;
	char *taken = smr_str_take(&text);

	if (taken == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", path);
	if (n != NULL)
		*n = length;
	*out = taken;
	return SMR_OK;
}

smr_status smr_mkdirs(const char *path)
{
	struct stat sb;
	smr_status st = SMR_OK;
	char *copy;

	if (stat(path, &sb) == 0 && S_ISDIR(sb.st_mode)) /* the usual case */
		return SMR_OK;
	copy = smr_strdup(path);
	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", path);
	for (char *p = copy; *p != '\0' && st == SMR_OK;) {
		p += strspn(p, "/");
		p += strcspn(p, "/");
		char kept = *p;

		*p = '\0';
		if (*copy != '\0' && mkdir(copy, 0700) != 0 && errno != EEXIST)
			st = fail_errno("cannot make the folder", copy);
		*p = kept;
	}
	smr_free(copy);
	if (st != SMR_OK)
		return st;
	if (stat(path, &sb) != 0)
		return fail_errno("cannot make the folder", path);
	if (!S_ISDIR(sb.st_mode))
		return smr_fail(SMR_EIO, "cannot make the folder %s: a file has that name", path);
	return SMR_OK;
}

bool smr_file_exists(const char *path)
{
	return access(path, F_OK) == 0;
}

static int remove_one(const char *path, const struct stat *s, int kind, struct FTW *at)
{
	(void)remove(path); /* the other files must go nevertheless */
	return 0;
}

void smr_remove_all(const char *path)
{
	enum { OPEN = 16 }; /* maximum of open folders */

	(void)nftw(path, remove_one, OPEN, FTW_DEPTH | FTW_PHYS);
}
