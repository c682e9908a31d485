/* Metrics from made-up /proc and cgroup trees, their cost, and their consequences. */
#include <fcntl.h>
#include <ftw.h>
#include <math.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/fs.h"
#include "cluster/config/health.h"
#include "unit.h"

/* The test's own functions, which precede libc's: they count the system calls of a sample. */
static int preads, opens;

ssize_t pread64(int fd, void *to, size_t n, off64_t at);
ssize_t pread64(int fd, void *to, size_t n, off64_t at)
{
	preads++;
	return syscall(SYS_pread64, fd, to, n, at);
}

int open64(const char *path, int flags, ...);
int open64(const char *path, int flags, ...)
{
	opens++;
	return (int)syscall(SYS_openat, AT_FDCWD, path, flags, 0600);
}

/* ---- a tree of files --------------------------------------------------------------------------*/

static char root[64];

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *f)
{
	return remove(path);
}

static int make_root(void **state)
{
	strcpy(root, "/tmp/samara-test-XXXXXX");
	return mkdtemp(root) == NULL;
}

static int remove_root(void **state)
{
	return nftw(root, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static void put(const char *path, const char *text)
{
	char file[256];

	snprintf(file, sizeof(file), "%s%s", root, path);
	*strrchr(file, '/') = '\0';
	assert_int_equal(smr_mkdirs(file), SMR_OK);
	snprintf(file, sizeof(file), "%s%s", root, path);

	/* in place: descriptors stay open */
	FILE *f = fopen(file, "w");

	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

static void put_machine(void)
{
	put("/proc/stat", "cpu  100 0 100 700 100 0 0 0 0 0\ncpu0 1 2 3\n");
	put("/proc/meminfo", "MemTotal:       1000 kB\nMemFree: 1 kB\nMemAvailable:    600 kB\n");
	put("/proc/pressure/cpu", "some avg10=12.50 avg60=1.00 avg300=0.00 total=5\n");
	put("/proc/pressure/memory",
	    "some avg10=50.00 avg60=1.00 avg300=0.00 total=5\nfull avg10=1.00 avg60=0 total=0\n");
	put("/proc/net/dev",
	    "Inter-|   Receive                |  Transmit\n face |bytes    packets errs drop\n"
	    "    lo: 1000 1 0 0 0 0 0 0 1000 1 0 0 0 0 0 0\n"
	    "  eth0: 5000 1 0 0 0 0 0 0 7000 1 0 0 0 0 0 0\n");
}

static smr_metrics *open_metrics(const char *below)
{
	smr_metrics *m;

	assert_int_equal(smr_metrics_open(below, "/", &m), SMR_OK);
	return m;
}

static smr_metrics_reading sample_once(const char *below)
{
	smr_metrics *m = open_metrics(below);
	smr_metrics_reading s;

	smr_metrics_sample(m, &s);
	smr_metrics_close(m);
	return s;
}

static void near(double is, double should)
{
	if (!(fabs(is - should) <= 1e-9 * fmax(1, fabs(should))))
		fail_msg("%g is not %g", is, should);
}

static void shares_are_of_what_passed_since_the_last_sample(void **state)
{
	smr_metrics *m;
	smr_metrics_reading s;

	put_machine();
	m = open_metrics(root);
	/* 100 ticks more: 40 user, 10 system, 30 idle, 10 waiting for disks, 10 stolen */
	put("/proc/stat", "cpu  140 0 110 730 110 0 0 10 0 0\n");
	put("/proc/net/dev", "a\nb\n    lo: 9000 1 0 0 0 0 0 0 1000 1 0 0 0 0 0 0\n"
			     "  eth0: 6000 1 0 0 0 0 0 0 7000 1 0 0 0 0 0 0\n");
	smr_metrics_sample(m, &s);
	near(s.cpu, 0.6);
	near(s.steal, 0.1);
	near(s.wait_cpu, 0.125);
	near(s.wait_memory, 0.5);
	assert_true(isnan(s.wait_io)); /* there is no such file */
	near(s.memory, 1000 * 1024);
	near(s.memory_free, 600 * 1024);
	assert_true(s.received > 0);
	near(s.sent, 0);
	assert_true(s.own >= 0 && s.own <= 1);
	assert_true(s.disk_free > 0);
	smr_metrics_close(m);
}

static void nothing_at_all_is_survived(void **state)
{
	smr_metrics_reading s = sample_once(root);

	assert_true(isnan(s.cpu) && isnan(s.steal) && isnan(s.memory) && isnan(s.memory_free) &&
		    isnan(s.wait_cpu) && isnan(s.received));
	assert_true(s.processors >= 1);
	near(smr_health_slowdown(&s), 1);
}

static void counters_that_go_back_are_no_rates(void **state)
{
	smr_metrics *m;
	smr_metrics_reading s;

	put_machine();
	m = open_metrics(root);
	put("/proc/stat", "cpu  1 0 1 7 1 0 0 0 0 0\n");
	put("/proc/net/dev", "a\nb\n  eth0: 1 1 0 0 0 0 0 0 1 1 0 0 0 0 0 0\n");
	smr_metrics_sample(m, &s);
	assert_true(isnan(s.cpu));
	near(s.received, 0);
	put("/proc/stat", "cpu  garbage\n");
	put("/proc/net/dev", "eth0\n:\n:::\n  x: y\n");
	put("/proc/meminfo", "MemAvailable:\nMemTotal: -\n");
	put("/proc/pressure/cpu", "some avg10=");
	smr_metrics_sample(m, &s);
	assert_true(isnan(s.cpu));
	smr_metrics_close(m);
}

static void limits_of_cgroup_2_count_from_the_group_up(void **state)
{
	smr_metrics_reading s;

	put_machine();
	put("/proc/self/cgroup", "0::/a/b\n");
	put("/sys/fs/cgroup/a/b/memory.max", "max\n");
	put("/sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
	put("/sys/fs/cgroup/a/memory.max", "512000\n");
	put("/sys/fs/cgroup/a/memory.current", "400000\n");
	put("/sys/fs/cgroup/a/memory.stat", "anon 1\nfile 2\ninactive_file 100000\n");
	put("/sys/fs/cgroup/a/cpu.max", "50000 100000\n");
	s = sample_once(root);
	near(s.memory, 512000);
	near(s.memory_free, 212000);
	near(s.processors, 0.5);
	put("/sys/fs/cgroup/a/memory.current", "900000\n");
	near(sample_once(root).memory_free, 0);
}

static void limits_of_cgroup_1_count(void **state)
{
	smr_metrics_reading s;

	put_machine();
	put("/proc/self/cgroup", "4:memory:/x\n2:cpuacct,cpu:/x\n0::/\n");
	put("/sys/fs/cgroup/memory/x/memory.limit_in_bytes", "300000\n");
	put("/sys/fs/cgroup/memory/x/memory.usage_in_bytes", "100000\n");
	put("/sys/fs/cgroup/memory/x/memory.stat", "cache 5\ntotal_inactive_file 1000\n");
	put("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
	put("/sys/fs/cgroup/cpu/x/cpu.cfs_quota_us", "-1\n");
	put("/sys/fs/cgroup/cpu/x/cpu.cfs_period_us", "100000\n");
	put("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "25000\n");
	put("/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
	s = sample_once(root);
	near(s.memory, 300000);
	near(s.memory_free, 201000);
	near(s.processors, 0.25);
}

static void a_group_that_is_not_there_is_no_limit(void **state)
{
	put_machine();
	put("/proc/self/cgroup", "garbage\n::\n0::/../../etc\n7:memory:/gone\n");
	put("/sys/fs/cgroup/memory.max", "0\n");
	near(sample_once(root).memory, 1000 * 1024);
}

static void a_sample_opens_nothing_and_reads_each_file_once(void **state)
{
	smr_metrics *m = open_metrics("");
	smr_metrics_reading s;

	preads = opens = 0;
	for (int i = 0; i < 100; i++)
		smr_metrics_sample(m, &s);
	assert_int_equal(opens, 0);
	/* six of /proc, two of the cgroup that limits memory; and statvfs, two clocks */
	assert_in_range(preads, 100 * 4, 100 * 8);
	assert_true(s.memory > 0 && s.memory_free > 0 && s.memory_free <= s.memory);
	smr_metrics_close(m);
}

/* ---- what follows -----------------------------------------------------------------------------*/

static void others_and_waiting_slow_us_down(void **state)
{
	static const struct {
		double cpu, own, steal, wait_memory, slowdown;
	} rows[] = {
		{0, 0, 0, 0, 1},     {0.5, 0, 0, 0, 2},       {0.5, 0.5, 0, 0, 1},
		{1, 0.5, 0, 0, 2},   {0.25, 0, 0.25, 0, 2},   {0, 0, 0, 0.5, 2},
		{0.5, 0, 0, 0.5, 4}, {1, 0, 0, 0, 100},       {1, 0, 1, 1, 100},
		{0.2, 0.9, 0, 0, 1}, {NAN, NAN, NAN, NAN, 1}, {0.5, NAN, NAN, NAN, 2},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_metrics_reading s = {.cpu = rows[i].cpu,
					 .own = rows[i].own,
					 .steal = rows[i].steal,
					 .wait_memory = rows[i].wait_memory};

		near(smr_health_slowdown(&s), rows[i].slowdown);
	}
}

static const smr_health well = {
	.node = "n1",
	.instance = 0x123456789abcdef0,
	.sequence = 7,
	.fleets = " a b-c ",
	.time_s = 1700000000.25,
	.sample = {.cpu = 0.5,
		   .own = 0.25,
		   .steal = 0,
		   .wait_cpu = 0,
		   .wait_memory = 0,
		   .wait_io = NAN,
		   .memory = 8e9,
		   .memory_free = 4e9,
		   .disk_free = 1e10,
		   .received = 1,
		   .sent = 2,
		   .processors = 2},
	.slots = 4,
	.busy = 1,
	.done = 100,
	.failed = 3,
	.errors = 0.03,
	.workers = {.calls = 12345678, .faults = 2, .cpu_s = 1.5, .peak_bytes = NAN},
	.slowdown = 1.5,
};

static void gates_close_for_a_reason(void **state)
{
	smr_health h = well;

	assert_int_equal(smr_health_gate(&h, 0.5, 1e9), SMR_ADMISSION_OPEN);
	assert_int_equal(smr_health_gate(&h, 2.5, 1e9), SMR_ADMISSION_SUSPECT);
	assert_int_equal(smr_health_gate(&h, 3.5, 1e9), SMR_ADMISSION_DEAD);
	assert_int_equal(smr_health_gate(&h, NAN, 1e9), SMR_ADMISSION_DEAD);
	assert_int_equal(smr_health_gate(&h, 0.5, 5e9), SMR_ADMISSION_MEMORY);
	h.draining = true;
	assert_int_equal(smr_health_gate(&h, 0.5, 1e9), SMR_ADMISSION_DRAINING);
	h = well;
	h.sample.disk_free = 1e6;
	assert_int_equal(smr_health_gate(&h, 0.5, 1e9), SMR_ADMISSION_DISK);
	h = well;
	h.errors = 0.21;
	assert_int_equal(smr_health_gate(&h, 0.5, 1e9), SMR_ADMISSION_ERRORS);
	h.errors = h.sample.memory_free = h.sample.disk_free = NAN; /* unknown: no reason */
	assert_int_equal(smr_health_gate(&h, 0.5, 1e9), SMR_ADMISSION_OPEN);
	assert_string_equal(smr_admission_name(SMR_ADMISSION_DRAINING), "draining");
}

static void a_report_is_read_as_it_was_written(void **state)
{
	smr_health h;
	smr_str a = {0}, b = {0};

	assert_int_equal(smr_health_json(&well, &a), SMR_OK);
	assert_int_equal(smr_health_read(a.s, a.n, &h), SMR_OK);
	assert_int_equal(smr_health_json(&h, &b), SMR_OK);
	assert_string_equal(a.s, b.s);
	assert_string_equal(h.node, "n1");
	assert_string_equal(h.fleets, " a b-c ");
	assert_true(h.instance == well.instance && isnan(h.sample.wait_io));
	near(h.sample.memory_free, 4e9);
	near(h.time_s, 1700000000.25);
	assert_true(h.workers.calls == 12345678 && h.workers.faults == 2);
	assert_true(h.workers.cpu_s == 1.5 && isnan(h.workers.peak_bytes));
	smr_str_free(&a);
	smr_str_free(&b);
}

static void reports_that_lie_are_cut_to_size(void **state)
{
	static const char text[] =
		"{\"node\":\"n1\",\"instance\":\"1\",\"slots\":99999999,\"busy\":-4,\"cpu\":17,"
		"\"memory_free\":-1,\"slowdown\":0.001,\"done\":-1,\"sequence\":\"x\"}";
	static const char *const wrong[] = {"",
					    "[]",
					    "{}",
					    "{\"node\":\"n1\"}",
					    "{\"node\":\"../x\",\"instance\":\"1\"}",
					    "{\"node\":\"\",\"instance\":\"1\"}",
					    "{\"node\":\"N\",\"instance\":\"1\"}",
					    "{\"node\":7,\"instance\":\"1\"}"};
	smr_health h;

	assert_int_equal(smr_health_read(text, strlen(text), &h), SMR_OK);
	assert_int_equal(h.slots, 4096);
	assert_int_equal(h.busy, 0);
	assert_int_equal(h.done, 0);
	assert_true(isnan(h.sample.cpu) && isnan(h.sample.memory_free));
	near(h.slowdown, 1);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_int_equal(smr_health_read(wrong[i], strlen(wrong[i]), &h), SMR_EPARSE);
}

static void facts_of_this_machine_are_read_as_they_were_written(void **state)
{
	smr_metrics *m = open_metrics("");
	smr_metrics_reading s;
	smr_facts f, g;
	smr_str a = {0}, b = {0};

	smr_metrics_sample(m, &s);
	smr_metrics_close(m);
	assert_int_equal(smr_facts_gather(&s, &f), SMR_OK);
	assert_true(f.cores >= 0.01 && f.peak_f32 > 1e9 && f.bandwidth > 1e8 && f.memory > 1e8);
	assert_true(strlen(f.arch) > 0);
	strcpy(f.node, "n1");
	strcpy(f.fleets, " a b ");
	f.instance = ~(uint64_t)0;
	assert_int_equal(smr_facts_json(&f, &a), SMR_OK);
	assert_int_equal(smr_facts_read(a.s, a.n, &g), SMR_OK);
	assert_int_equal(smr_facts_json(&g, &b), SMR_OK);
	assert_string_equal(a.s, b.s);
	assert_int_equal(smr_facts_read("{\"node\":\"\"}", 11, &g), SMR_EPARSE);
	smr_str_free(&a);
	smr_str_free(&b);
}

static void facts_cannot_write_to_a_terminal(void **state)
{
	static const char text[] = "{\"node\":\"n1\",\"cpu\":\"\\u001b[2Jx\"}";
	smr_facts f;

	assert_int_equal(smr_facts_read(text, strlen(text), &f), SMR_OK);
	assert_string_equal(f.cpu, "?[2Jx");
}

int main(void)
{
#define IN_TREE(test) cmocka_unit_test_setup_teardown(test, make_root, remove_root)
	const struct CMUnitTest tests[] = {
		IN_TREE(shares_are_of_what_passed_since_the_last_sample),
		IN_TREE(nothing_at_all_is_survived),
		IN_TREE(counters_that_go_back_are_no_rates),
		IN_TREE(limits_of_cgroup_2_count_from_the_group_up),
		IN_TREE(limits_of_cgroup_1_count),
		IN_TREE(a_group_that_is_not_there_is_no_limit),
		cmocka_unit_test(a_sample_opens_nothing_and_reads_each_file_once),
		cmocka_unit_test(others_and_waiting_slow_us_down),
		cmocka_unit_test(gates_close_for_a_reason),
		cmocka_unit_test(a_report_is_read_as_it_was_written),
		cmocka_unit_test(reports_that_lie_are_cut_to_size),
		cmocka_unit_test(facts_of_this_machine_are_read_as_they_were_written),
		cmocka_unit_test(facts_cannot_write_to_a_terminal),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
