/* Metrics of a node from /proc and cgroups (versions 1 and 2). Any file may be missing. */
#include "cluster/config/metrics.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/usable_cpus.h"
#include "cluster/config/cgroup.h"

enum {
	STAT,
	MEMINFO,
	WAIT_CPU,
	WAIT_MEMORY,
	WAIT_IO,
	NET,
	FILES,
	TEXT = 16384, /* the first line of stat; all of the others except with hundreds of
		       * networks */
};

static const char *const files[FILES] = {
	[STAT] = "/proc/stat",
	[MEMINFO] = "/proc/meminfo",
	[WAIT_CPU] = "/proc/pressure/cpu",
	[WAIT_MEMORY] = "/proc/pressure/memory",
	[WAIT_IO] = "/proc/pressure/io",
	[NET] = "/proc/net/dev",
};

typedef struct counters {
	double busy, total, steal; /* ticks of all processors */
	double received, sent;
	double own_s;
	int64_t at_ns;
} counters;

struct smr_metrics {
	int fd[FILES];
	smr_cgroup group;
	char *disk;
	int cores;
	counters last;
	char text[TEXT];
};

static const char *read_proc_file(smr_metrics *m, int fd)
{
	ssize_t n = fd >= 0 ? pread(fd, m->text, sizeof(m->text) - 1, 0) : -1;

	m->text[n > 0 ? n : 0] = '\0';
	return m->text;
}

/* proc(5): user nice system idle iowait irq softirq steal; guests are in user already. */
static void read_stat(smr_metrics *m, counters *c)
{
	double t[8] = {0};

	c->total = NAN;
	if (sscanf(read_proc_file(m, m->fd[STAT]), "cpu %lf %lf %lf %lf %lf %lf %lf %lf", &t[0],
		   &t[1], &t[2], &t[3], &t[4], &t[5], &t[6], &t[7]) < 4)
		return;
	c->total = t[0] + t[1] + t[2] + t[3] + t[4] + t[5] + t[6] + t[7];
	c->busy = c->total - t[3] - t[4];
	c->steal = t[7];
}

/* Parses "Name:   123 kB". */
static double parse_kilobytes_field(const char *text, const char *name)
{
	const char *at = strstr(text, name);

	return at != NULL ? strtod(at + strlen(name), NULL) * 1024 : NAN;
}

static double pressure(smr_metrics *m, int file)
{
	const char *text = read_proc_file(m, m->fd[file]), *at = strstr(text, "some avg10=");

	return at != NULL ? strtod(at + strlen("some avg10="), NULL) / 100 : NAN;
}

/* Parses two lines of headings, then "name: received-bytes, 7 more, sent-bytes ...". */
static void read_net(smr_metrics *m, counters *c)
{
	const char *at = read_proc_file(m, m->fd[NET]);

	c->received = c->sent = m->fd[NET] >= 0 ? 0 : NAN;
	for (; (at = strchr(at, '\n')) != NULL && *at != '\0';) {
		char name[32];
		double in, out;

		at++;
		if (sscanf(at, " %31[^: \n]: %lf %*s %*s %*s %*s %*s %*s %*s %lf", name, &in,
			   &out) == 3 &&
		    strcmp(name, "lo") != 0) {
			c->received += in;
			c->sent += out;
		}
	}
}

static void sample_counters(smr_metrics *m, counters *c)
{
	*c = (counters){.at_ns = smr_now_ns(), .own_s = smr_seconds(0, smr_process_ns())};
	read_stat(m, c);
	read_net(m, c);
}

static double disk_free(const smr_metrics *m)
{
	struct statvfs v;

	return statvfs(m->disk, &v) == 0 ? (double)v.f_bavail * (double)v.f_frsize : NAN;
}

smr_status smr_metrics_open(const char *root, const char *disk, smr_metrics **out)
{
	smr_metrics *m = smr_calloc(1, sizeof(*m));
	char path[512];

	if (m == NULL || (m->disk = smr_strdup(disk)) == NULL) {
		smr_free(m);
		return smr_fail(SMR_ENOMEM, "no memory for metrics");
	}
	for (int i = 0; i < FILES; i++) {
		snprintf(path, sizeof(path), "%s%s", root, files[i]);
		m->fd[i] = open(path, O_RDONLY | O_CLOEXEC);
	}
	smr_cgroup_open(root, &m->group);
	m->cores = smr_usable_cpus();
	sample_counters(m, &m->last);
	*out = m;
	return SMR_OK;
}

void smr_metrics_close(smr_metrics *m)
{
	if (m == NULL)
		return;
	for (int i = 0; i < FILES; i++)
		if (m->fd[i] >= 0)
			close(m->fd[i]);
	smr_cgroup_close(&m->group);
	smr_free(m->disk);
	smr_free(m);
}

/* Returns a share, within [0, 1] since counters may be reset, and processor clocks may go back a
 * little. */
static double clamped_ratio(double part, double all)
{
	return all > 0 ? fmin(1, fmax(0, part / all)) : NAN;
}

static double rate(double amount, double seconds)
{
	return isnan(amount) || seconds <= 0 ? NAN : fmax(0, amount) / seconds;
}

static void read_memory(smr_metrics *m, smr_metrics_reading *s)
{
	const char *text = read_proc_file(m, m->fd[MEMINFO]);

	s->memory = parse_kilobytes_field(text, "MemTotal:");
	s->memory_free = parse_kilobytes_field(text, "MemAvailable:");
	/* fmin() returns the number if the other argument is NaN */
	s->memory = fmin(s->memory, m->group.memory);
	s->memory_free = fmin(s->memory_free, smr_cgroup_memory_free(&m->group));
}

void smr_metrics_sample(smr_metrics *m, smr_metrics_reading *out)
{
	const counters *before = &m->last;
	counters now;

	sample_counters(m, &now);

	double seconds = smr_seconds(before->at_ns, now.at_ns);

	*out = (smr_metrics_reading){
		.cpu = clamped_ratio(now.busy - before->busy, now.total - before->total),
		.steal = clamped_ratio(now.steal - before->steal, now.total - before->total),
		.wait_cpu = pressure(m, WAIT_CPU),
		.wait_memory = pressure(m, WAIT_MEMORY),
		.wait_io = pressure(m, WAIT_IO),
		.disk_free = disk_free(m),
		.processors = fmin(m->cores, m->group.processors),
	};
	out->own = clamped_ratio(now.own_s - before->own_s, seconds * m->cores);
	out->received = rate(now.received - before->received, seconds);
	out->sent = rate(now.sent - before->sent, seconds);
	read_memory(m, out);
	m->last = now;
}
