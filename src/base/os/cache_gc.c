/* Cleans a cache folder of temporary files that interrupted processes left. */
#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/fs.h"

enum { OLD = 600 /* seconds: no process works on a temporary file for so long */ };

static bool is_entry(const char *name, const char *const *endings)
{
	const char *rest = name + strspn(name, "0123456789abcdef");

	for (size_t i = 0; endings[i] != NULL; i++)
		if (strcmp(rest, endings[i]) == 0)
			return true;
	return false;
}

void smr_sweep(const char *dir, const char *const *endings)
{
	DIR *d = opendir(dir);
	time_t now = time(NULL);
	const struct dirent *e;
	struct stat s;
	int at = d == NULL ? -1 : dirfd(d);

	while (at >= 0 && (e = readdir(d)) != NULL)
		if (!is_entry(e->d_name, endings) &&
		    fstatat(at, e->d_name, &s, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(s.st_mode) &&
		    now - s.st_mtime > OLD)
			(void)unlinkat(at, e->d_name, 0);
	if (d != NULL)
		closedir(d);
}
