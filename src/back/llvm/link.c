/* Object to shared object: runs the system's linker as a child process, so that a warm start is a
 * plain dlopen. */
#include "back/llvm/build.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* lld takes 15 ms longer than GNU ld on a small object, since it loads LLVM. */
static const char *const linkers[] = {"ld", "ld.lld-19", "ld.lld", "ld.gold"};

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
 * nothing is called, and searching them would take most of the time. */
static int run_linker(const char *linker, const char *obj, const char *so, const char *sleef,
		      bool libs)
{
	const char *argv[24] = {
		linker, "-shared",     "-z", "now", "-z", "noexecstack", "--build-id=none",
		"-s",   "--as-needed", "-o", so,    obj};
	int n = 12;

	if (sleef != NULL)
		argv[n++] = sleef;
	if (libs) {
		argv[n++] = "-L/lib/x86_64-linux-gnu";
		argv[n++] = "-L/lib/aarch64-linux-gnu";
		argv[n++] = "-L/lib64";
		argv[n++] = "-l:libm.so.6";
		argv[n++] = "-l:libc.so.6";
	}
	posix_spawn_file_actions_t quiet;
	pid_t pid;
	int status = -1;

	if (posix_spawn_file_actions_init(&quiet) != 0)
		return 1;
	posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
	posix_spawn_file_actions_addopen(&quiet, 2, "/dev/null", O_WRONLY, 0);
	if (posix_spawnp(&pid, linker, &quiet, NULL, (char *const *)(const void *)argv, environ) ==
	    0)
		while (waitpid(pid, &status, 0) < 0)
			if (errno !=
			    EINTR) { /* ECHILD: the program ignores SIGCHLD; the child is done */
				status = 0;
				break;
			}
	posix_spawn_file_actions_destroy(&quiet);
	return status == 0 && access(so, R_OK) == 0 ? 0 : 1;
}

/* SLEEF on the command line becomes a dependency, which is loaded with the object. */
static const char *find_sleef(const void *obj, size_t n)
{
	static const char *const places[] = {"/usr/lib/x86_64-linux-gnu/libsleef.so.3",
					     "/usr/lib64/libsleef.so.3", "/usr/lib/libsleef.so.3",
					     "/usr/local/lib/libsleef.so.3"};

	if (memmem(obj, n, "Sleef_", 6) == NULL)
		return NULL;
	for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++)
		if (access(places[i], R_OK) == 0)
			return places[i];
	return NULL;
}

int smr_llvm_link(const void *obj, size_t n, bool calls, const char *out_so, char *err,
		  size_t errlen)
{
	char base[4096], o[4120], so[4120];
	int made = 1;

	if ((size_t)snprintf(base, sizeof(base), "%s.%ld.%lx", out_so, (long)getpid(),
			     (unsigned long)(size_t)base) >= sizeof(base)) {
		snprintf(err, errlen, "%s: the name is too long", out_so);
		return 1;
	}
	snprintf(o, sizeof(o), "%s.o", base);
	snprintf(so, sizeof(so), "%s.so", base);
	if (write_all(o, obj, n) != 0) {
		snprintf(err, errlen, "cannot write %s", o);
		return 1;
	}
	for (size_t i = 0; i < 2 * sizeof(linkers) / sizeof(linkers[0]) && made != 0; i++)
		made = run_linker(linkers[i / 2], o, so, find_sleef(obj, n), calls && i % 2 == 0);
	unlink(o);
	if (made == 0 && rename(so, out_so) == 0)
		return 0;
	unlink(so);
	snprintf(err, errlen, "no linker could make %s (tried ld, ld.lld-19, ld.lld, ld.gold)",
		 out_so);
	return 1;
}
