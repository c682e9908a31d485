/* Object to shared object, by lld in this process, so that a warm start is a plain dlopen. */
#include "back/llvm/build.h"
#include "back/llvm/lld.h"
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int write_all(const char *path, const void *data, size_t n)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	const char *p = data;

	if (fd < 0)
		return 1;
	while (n > 0) {
		ssize_t w = write(fd, p, n);

		if (w <= 0) {
			close(fd);
			unlink(path);
			return 1;
		}
		p += w;
		n -= (size_t)w;
	}
	return close(fd);
}

/* With libm and libc as its own dependencies, the object, opened with RTLD_DEEPBIND, calls them
 * even if the program defines an exp or a memcpy. Without @p libs: the linker did not find them, or
 * nothing is called. */
static int run_linker(smr_lld_memory *m, bool libs, char *err, size_t errlen)
{
	const char *argv[24] = {
		"ld.lld",      "-shared",         "-z",   "now",         "-z",
		"noexecstack", "--build-id=none", "-s",   "--threads=1", "--as-needed",
		"-o",          "nest.so",         m->from};
	size_t n = 13;

	if (libs) {
		argv[n++] = "-L/lib/x86_64-linux-gnu";
		argv[n++] = "-L/lib/aarch64-linux-gnu";
		argv[n++] = "-L/lib64";
		argv[n++] = "-l:libm.so.6";
		argv[n++] = "-l:libc.so.6";
	}
	return smr_lld_link(argv, n, m, err, errlen);
}

int smr_llvm_link(const void *obj, size_t n, bool calls, const char *out_so, char *err,
		  size_t errlen)
{
	char so[4120];
	smr_lld_memory m = {.from = "nest.o", .object = obj, .nobject = n, .files = true};

	if ((size_t)snprintf(so, sizeof(so), "%s.%ld.%lx", out_so, (long)getpid(),
			     (unsigned long)(size_t)so) >= sizeof(so)) {
		snprintf(err, errlen, "%s: the name is too long", out_so);
		return 1;
	}
	int st = calls ? run_linker(&m, true, err, errlen) : 1;

	if (st != 0)
		st = run_linker(&m, false, err, errlen);
	if (st != 0) {
		if (st < 0)
			snprintf(err, errlen, "lld failed earlier in this process");
		return 1;
	}
	st = write_all(so, m.linked, m.nlinked);
	free(m.linked);
	if (st == 0 && rename(so, out_so) == 0)
		return 0;
	snprintf(err, errlen, "cannot write %s: %s", out_so, strerror(errno));
	unlink(so);
	return 1;
}
