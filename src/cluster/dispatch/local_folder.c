/* The owner of a folder locks a file in it: the lock ends with its process in any case, and does
 * not depend on process numbers, which are reused. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/fs.h"
#include "base/log.h"
#include "cluster/dispatch/local_internal.h"

enum { FRESH_S = 60 /* a folder without its file may still be in the making */ };

static const char prefix[] = "samara-cluster-";

smr_status smr_local_folder(char dir[40], int *lock)
{
	char path[64];

	snprintf(dir, 40, "/tmp/%sXXXXXX", prefix);
	if (mkdtemp(dir) == NULL) {
		dir[0] = '\0';
		return smr_fail(SMR_EIO, "no room for a cluster in /tmp: %s", strerror(errno));
	}
	snprintf(path, sizeof(path), "%s/owner", dir);
	*lock = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (*lock < 0 || flock(*lock, LOCK_EX | LOCK_NB) != 0)
		return smr_fail(SMR_EIO, "cannot lock %s: %s", path, strerror(errno));
	return SMR_OK;
}

/* Returns whether only this user may write to the folder, so that no other user has put a link in
 * it. */
static bool is_private_folder(const char *dir, struct stat *s)
{
	return lstat(dir, s) == 0 && S_ISDIR(s->st_mode) && s->st_uid == geteuid() &&
	       (s->st_mode & 077) == 0;
}

static bool is_abandoned(const char *dir, const struct stat *s)
{
	char path[300];
	int fd;
	bool is;

	snprintf(path, sizeof(path), "%s/owner", dir);
	fd = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
	if (fd < 0)
		return errno == ENOENT && time(NULL) - s->st_mtime > FRESH_S;
	is = flock(fd, LOCK_EX | LOCK_NB) == 0;
	close(fd);
	return is;
}

void smr_local_sweep(void)
{
	DIR *d = opendir("/tmp");

	for (struct dirent *e; d != NULL && (e = readdir(d)) != NULL;) {
		char dir[280];
		struct stat s;

		if (strncmp(e->d_name, prefix, strlen(prefix)) != 0)
			continue;
		snprintf(dir, sizeof(dir), "/tmp/%s", e->d_name);
		if (!is_private_folder(dir, &s) || !is_abandoned(dir, &s))
			continue;
		smr_log(SMR_LOG_INFO, "%s: its owner has ended: it is removed", dir);
		smr_remove_all(dir);
	}
	if (d != NULL)
		closedir(d);
}
