/* Control groups, versions 1 and 2, and both at once (hybrid). */
#include "cluster/config/cgroup.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/os/control_group.h"

enum { PATH = 512, TEXT = 4096 };

/* Mount points of the controllers, and the names of their files. */
static const struct flavour {
	const char *controller; /* its name in /proc/self/cgroup; "": version 2 */
	const char *mounts[2];
	const char *limit, *used, *cache;
} memory_flavours[] =
	{
		{"",
		 {"/sys/fs/cgroup", "/sys/fs/cgroup/unified"},
		 "memory.max",
		 "memory.current",
		 "\ninactive_file "},
		{"memory",
		 {"/sys/fs/cgroup/memory", NULL},
		 "memory.limit_in_bytes",
		 "memory.usage_in_bytes",
		 "\ntotal_inactive_file "},
},
  cpu_flavours[] = {
	  {"", {"/sys/fs/cgroup", "/sys/fs/cgroup/unified"}, "cpu.max", NULL, NULL},
	  {"cpu",
	   {"/sys/fs/cgroup/cpu", "/sys/fs/cgroup/cpu,cpuacct"},
	   "cpu.cfs_quota_us",
	   "cpu.cfs_period_us",
	   NULL},
};

static size_t read_at(int fd, char *text, size_t n)
{
	ssize_t got = fd >= 0 ? pread(fd, text, n - 1, 0) : -1;

	text[got > 0 ? got : 0] = '\0';
	return got > 0 ? (size_t)got : 0;
}

static size_t read_path(const char *path, char *text, size_t n)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	size_t got = read_at(fd, text, n);

	if (fd >= 0)
		close(fd);
	return got;
}

/* Parses a limit. "max", "9223372036854771712" (none in version 1) and malformed text are no
 * limit. */
static double parse_memory_limit(const char *text)
{
	char *end;
	double x = strtod(text, &end);

	return end != text && x > 0 && x < 0x1p60 ? x : NAN;
}

static double quota(const struct flavour *f, const char *folder)
{
	char path[2 * PATH], text[64], period[64] = "";
	double a, b;

	snprintf(path, sizeof(path), "%s/%s", folder, f->limit);
	if (read_path(path, text, sizeof(text)) == 0)
		return NAN;
	if (f->used == NULL) /* "max 100000" or "150000 100000" */
		return sscanf(text, "%lf %lf", &a, &b) == 2 && b > 0 ? a / b : NAN;
	snprintf(path, sizeof(path), "%s/%s", folder, f->used);
	if (read_path(path, period, sizeof(period)) == 0)
		return NAN;
	a = strtod(text, NULL);
	b = strtod(period, NULL);
	return a > 0 && b > 0 ? a / b : NAN;
}

static void take_memory(const struct flavour *f, const char *folder, smr_cgroup *g)
{
	char path[2 * PATH], text[64];
	double limit;

	snprintf(path, sizeof(path), "%s/%s", folder, f->limit);
	if (read_path(path, text, sizeof(text)) == 0)
		return;
	limit = parse_memory_limit(text);
	if (isnan(limit) || (!isnan(g->memory) && limit >= g->memory))
		return;
	smr_cgroup_close(g);
	g->memory = limit;
	g->cache = f->cache;
	snprintf(path, sizeof(path), "%s/%s", folder, f->used);
	g->used = open(path, O_RDONLY | O_CLOEXEC);
	snprintf(path, sizeof(path), "%s/memory.stat", folder);
	g->stat = open(path, O_RDONLY | O_CLOEXEC);
}

/* Applies the limits of the group and of its ancestors up to the mount point. In a namespace the
 * path may be one of the host's, which does not exist here: then only the mount point counts. */
static void walk_cgroup_ancestors(const char *root, const struct flavour *f, int is_cpu,
				  const char *lines, smr_cgroup *g)
{
	char group[PATH];

	if (!smr_control_group(lines, f->controller, group, sizeof(group)) ||
	    strstr(group, "..") != NULL)
		return;
	for (int m = 0; m < 2 && f->mounts[m] != NULL; m++) {
		char folder[2 * PATH], *end;
		size_t base = (size_t)snprintf(folder, sizeof(folder), "%s%s", root, f->mounts[m]);

		if (base + strlen(group) >= sizeof(folder))
			continue;
		snprintf(folder + base, sizeof(folder) - base, "%s",
			 strcmp(group, "/") == 0 ? "" : group);
		for (;;) {
			if (is_cpu)
				g->processors = fmin(g->processors, quota(f, folder));
			else
				take_memory(f, folder, g);
			end = strrchr(folder, '/');
			if (end == NULL || end < folder + base)
				break;
			*end = '\0';
		}
	}
}

void smr_cgroup_open(const char *root, smr_cgroup *out)
{
	char path[PATH], lines[TEXT];

	*out = (smr_cgroup){.processors = NAN, .memory = NAN, .used = -1, .stat = -1};
	snprintf(path, sizeof(path), "%s/proc/self/cgroup", root);
	if (read_path(path, lines, sizeof(lines)) == 0)
		return;
	for (int v = 0; v < 2; v++) {
		walk_cgroup_ancestors(root, &memory_flavours[v], 0, lines, out);
		walk_cgroup_ancestors(root, &cpu_flavours[v], 1, lines, out);
	}
}

void smr_cgroup_close(smr_cgroup *g)
{
	if (g->used >= 0)
		close(g->used);
	if (g->stat >= 0)
		close(g->stat);
	g->used = g->stat = -1;
}

double smr_cgroup_memory_free(const smr_cgroup *g)
{
	char text[TEXT];
	const char *at;
	double used, cache = 0;

	if (isnan(g->memory) || read_at(g->used, text, sizeof(text)) == 0)
		return g->memory;
	used = strtod(text, NULL);
	if (read_at(g->stat, text, sizeof(text)) > 0 && (at = strstr(text, g->cache)) != NULL)
		cache = strtod(at + strlen(g->cache), NULL);
	return fmax(0, g->memory - used + cache);
}
