#include "base/jail/confine.h"

#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/jail/control_page.h"

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_restrict_self 446
#endif
#ifndef SYS_close_range
#define SYS_close_range 436
#endif

enum { LANDLOCK_VERSION = 1 };

static const rlim_t RESERVED = (rlim_t)256 << 30; /* bytes of addresses */

/* The structure of linux/landlock.h, a header that on many machines is older than the kernel. */
typedef struct ruleset {
	uint64_t files, net, scoped;
} ruleset;

/* The accesses that each version of landlock can forbid. */
static const struct {
	int version;
	ruleset adds;
	size_t size; /* size of the structure */
} landlock[] = {
	{1, {.files = (1 << 13) - 1}, sizeof(uint64_t)},
	{2, {.files = 1 << 13}, sizeof(uint64_t)},     /* links to other folders */
	{3, {.files = 1 << 14}, sizeof(uint64_t)},     /* truncate */
	{4, {.net = 3}, 2 * sizeof(uint64_t)},         /* TCP */
	{5, {.files = 1 << 15}, 2 * sizeof(uint64_t)}, /* ioctl of devices */
	{6, {.scoped = 3}, 3 * sizeof(uint64_t)},      /* abstract sockets, signals */
};

int smr_confine_landlock(void)
{
	long v = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_VERSION);

	return v > 0 ? (int)v : 0;
}

/* A rule set without a rule forbids all accesses that it handles. */
static smr_status forbid_files(void)
{
	int version = smr_confine_landlock();
	ruleset all = {0};
	size_t size = 0;

	for (size_t i = 0; i < sizeof(landlock) / sizeof(landlock[0]); i++)
		if (landlock[i].version <= version) {
			all.files |= landlock[i].adds.files;
			all.net |= landlock[i].adds.net;
			all.scoped |= landlock[i].adds.scoped;
			size = landlock[i].size;
		}
	if (size == 0)
		return SMR_OK; /* the filter of system calls then forbids files alone */

	int fd = (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);

	if (fd < 0 || syscall(SYS_landlock_restrict_self, fd, 0) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "landlock %d refuses: %m", version);
	close(fd);
	return SMR_OK;
}

smr_status smr_confine_files(void)
{
	if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "new privileges cannot be given up: %m");
	if (syscall(SYS_close_range, 0U, ~0U, 0) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "files cannot be closed (close_range): %m");
	return forbid_files();
}

smr_status smr_confine_mapped(smr_mapped *out)
{
	unsigned long long all, own;
	FILE *f = fopen("/proc/self/statm", "re");
	int n = f == NULL ? 0 : fscanf(f, "%llu %*u %*u %*u %*u %llu", &all, &own);

	if (f != NULL)
		(void)fclose(f);
	if (n != 2)
		return smr_fail(SMR_EUNSUPPORTED, "/proc/self/statm cannot be read: %m");
	*out = (smr_mapped){all * smr_page_bytes(), own * smr_page_bytes()};
	return SMR_OK;
}

static smr_status set_resource_limit(int what, const char *name, rlim_t most)
{
	struct rlimit now;

	if (getrlimit(what, &now) == 0 && now.rlim_max < most)
		most = now.rlim_max;
	if (setrlimit(what, &(struct rlimit){most, most}) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "%s cannot be limited: %m", name);
	return SMR_OK;
}

/* Code may reserve more than it uses: Wasmtime takes 4 GiB of addresses for each memory. So the
 * limit holds for writable memory (RLIMIT_DATA); the host watches memory that was made read-only
 * (run.c). */
smr_status smr_confine_limits(const smr_mapped *mapped, uint64_t memory, uint32_t cpu_s)
{
	const struct {
		int what;
		const char *name;
		rlim_t most;
	} list[] = {
		{RLIMIT_FSIZE, "RLIMIT_FSIZE", 0},
		{RLIMIT_CORE, "RLIMIT_CORE", 0},
		{RLIMIT_NOFILE, "RLIMIT_NOFILE", 0},
		{RLIMIT_MEMLOCK, "RLIMIT_MEMLOCK", 0},
		{RLIMIT_MSGQUEUE, "RLIMIT_MSGQUEUE", 0},
		{RLIMIT_STACK, "RLIMIT_STACK", 8 << 20},
		{RLIMIT_AS, "RLIMIT_AS", mapped->all + memory + RESERVED},
		{RLIMIT_DATA, "RLIMIT_DATA", mapped->own + memory},
		{RLIMIT_CPU, "RLIMIT_CPU", cpu_s != 0 ? cpu_s : RLIM_INFINITY},
	};

	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++)
		SMR_TRY(set_resource_limit(list[i].what, list[i].name, list[i].most));
	return SMR_OK;
}
