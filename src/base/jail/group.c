#include "base/jail/group.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/os/control_group.h"

static const struct flavour {
	const char *controller; /* its name in /proc/self/cgroup; "": version 2 */
	const char *mount, *limit, *events;
} flavours[] = {
	{"memory", "/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.oom_control"},
	{"", "/sys/fs/cgroup", "memory.max", "memory.events"},
};

#define PREFIX "samara-"

enum { GONE_MS = 500 };

typedef struct path {
	char text[SMR_GROUP_PATH + 96];
} path;

static path join_path(const char *folder, const char *name)
{
	path p;

	(void)snprintf(p.text, sizeof(p.text), "%s/%s", folder, name);
	return p;
}

static path group_of(const smr_groups *g, uint32_t id)
{
	char name[48];

	(void)snprintf(name, sizeof(name), PREFIX "%d.%u", (int)getpid(), id);
	return join_path(g->base, name);
}

static bool write_text(path file, const char *text)
{
	int fd = open(file.text, O_WRONLY | O_CLOEXEC);
	size_t n = strlen(text);
	bool ok = fd >= 0 && write(fd, text, n) == (ssize_t)n;

	if (fd >= 0)
		close(fd);
	return ok;
}

static size_t read_text(const char *file, char *text, size_t n)
{
	int fd = open(file, O_RDONLY | O_CLOEXEC);
	ssize_t got = fd >= 0 ? read(fd, text, n - 1) : -1;

	if (fd >= 0)
		close(fd);
	text[got > 0 ? got : 0] = '\0';
	return (size_t)(got > 0 ? got : 0);
}

static bool find_own(const char *controller, char *out, size_t n)
{
	char lines[4096];

	if (read_text("/proc/self/cgroup", lines, sizeof(lines)) == 0 ||
	    !smr_control_group(lines, controller, out, n))
		return false;
	if (strcmp(out, "/") == 0)
		*out = '\0';
	return true;
}

/* Returns whether a group below has a limit that can be set. */
static bool can_limit(const smr_groups *g)
{
	path trial = group_of(g, 0);
	bool ok = mkdir(trial.text, 0755) == 0;

	if (ok) {
		ok = write_text(join_path(trial.text, g->limit), "1073741824");
		rmdir(trial.text);
	}
	return ok;
}

/* Version 2: a group that delegates a controller may have no processes of its own, so this process
 * moves into a group below. */
static bool move_to_leaf_cgroup(const smr_groups *g)
{
	char name[48];
	path own;

	(void)snprintf(name, sizeof(name), PREFIX "node-%d", (int)getpid());
	own = join_path(g->base, name);
	if (mkdir(own.text, 0755) != 0)
		return false;
	if (write_text(join_path(own.text, "cgroup.procs"), "0") &&
	    write_text(join_path(g->base, "cgroup.subtree_control"), "+memory"))
		return true;
	(void)write_text(join_path(g->base, "cgroup.procs"), "0");
	rmdir(own.text);
	return false;
}

/* Removes groups of hosts that were killed. A living host has workers in its groups, or its process
 * number in their names. */
static void remove_left(const smr_groups *g)
{
	DIR *d = opendir(g->base);

	for (const struct dirent *e; d != NULL && (e = readdir(d)) != NULL;) {
		const char *name = e->d_name;
		long pid;

		if (strncmp(name, PREFIX, sizeof(PREFIX) - 1) != 0)
			continue;
		name += sizeof(PREFIX) - 1;
		pid = strtol(strncmp(name, "node-", 5) == 0 ? name + 5 : name, NULL, 10);
		if (pid > 0 && kill((pid_t)pid, 0) != 0 && errno == ESRCH)
			rmdir(join_path(g->base, e->d_name)
				      .text); /* fails for a group that is in use */
	}
	if (d != NULL)
		closedir(d);
}

void smr_groups_open(smr_groups *g)
{
	for (size_t i = 0; i < sizeof(flavours) / sizeof(flavours[0]); i++) {
		char own[SMR_GROUP_PATH - 64];

		*g = (smr_groups){.limit = flavours[i].limit, .events = flavours[i].events};
		if (!find_own(flavours[i].controller, own, sizeof(own)))
			continue;
		(void)snprintf(g->base, sizeof(g->base), "%s%s", flavours[i].mount, own);
		if (can_limit(g) ||
		    (*flavours[i].controller == '\0' && move_to_leaf_cgroup(g) && can_limit(g))) {
			remove_left(g);
			return;
		}
	}
	g->base[0] = '\0';
}

static bool set_limit(const smr_groups *g, path group, uint64_t bytes)
{
	char limit[24];

	(void)snprintf(limit, sizeof(limit), "%llu", (unsigned long long)bytes);
	return write_text(join_path(group.text, g->limit), limit);
}

void smr_group_limit(const smr_groups *g, uint32_t id, uint64_t bytes)
{
	(void)set_limit(g, group_of(g, id), bytes); /* otherwise the former limit stays */
}

bool smr_group_join(const smr_groups *g, uint32_t id, pid_t pid, uint64_t bytes)
{
	path group = group_of(g, id);
	char who[16];

	if (g->base[0] == '\0' || mkdir(group.text, 0755) != 0)
		return false;
	(void)snprintf(who, sizeof(who), "%d", (int)pid);
	if (set_limit(g, group, bytes) && write_text(join_path(group.text, "cgroup.procs"), who))
		return true;
	rmdir(group.text);
	return false;
}

bool smr_group_was_full(const smr_groups *g, uint32_t id)
{
	char text[512];
	const char *kills;

	(void)read_text(join_path(group_of(g, id).text, g->events).text, text, sizeof(text));
	kills = strstr(text, "oom_kill ");
	return kills != NULL && atoi(kills + sizeof("oom_kill ") - 1) > 0;
}

void smr_group_remove(const smr_groups *g, uint32_t id)
{
	path group = group_of(g, id);

	/* a process that was killed a moment ago may still be in it */
	for (int ms = 0; ms < GONE_MS && rmdir(group.text) != 0 && errno == EBUSY; ms++)
		usleep(1000);
}
