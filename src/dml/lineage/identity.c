/* The identity of a file: what tells it from others, and from itself after a change. */
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>

#include "base/fs.h"
#include "dml/lineage.h"

/* A file that changed so recently may change again without another time. */
static const double RECENT_S = 0.1;

static bool put_identity(const char *path, smr_str *out)
{
	struct timespec now;
	struct stat f;

	if (stat(path, &f) != 0 || !S_ISREG(f.st_mode))
		return false;
	clock_gettime(CLOCK_REALTIME, &now);
	smr_str_printf(out, "°%lld-%lld-%lld.%09ld-%lld.%09ld", (long long)f.st_size,
		       (long long)f.st_ino, (long long)f.st_mtim.tv_sec, f.st_mtim.tv_nsec,
		       (long long)f.st_ctim.tv_sec, f.st_ctim.tv_nsec);
	return difftime(now.tv_sec, f.st_ctim.tv_sec) +
		       (double)(now.tv_nsec - f.st_ctim.tv_nsec) * 1e-9 >
	       RECENT_S;
}

bool dml_file_identity(const char *path, smr_str *out)
{
	smr_str mtd = {0};
	bool is = put_identity(path, out);

	smr_str_printf(&mtd, "%s.mtd", path);
	if (is && smr_file_exists(smr_str_text(&mtd)))
		is = put_identity(smr_str_text(&mtd), out);
	smr_str_free(&mtd);
	return is;
}
