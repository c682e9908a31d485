/* Order of the steps: first those that open or map files; then files and privileges are given up;
 * then open() of the program; then limits; last the filter, which forbids most of the earlier
 * steps. The stack is that of the first thread: it grows up to its limit, and the gap below is
 * larger than any frame. */
#include "base/jail/worker.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "base/alloc.h"
#include "base/jail/confine.h"
#include "base/jail/control_page.h"
#include "base/jail/fault.h"
#include "base/os/socket.h"
#include "base/thread/clock.h"

enum {
	KEPT = 1 << 20, /* bytes of a reply's memory that are kept for the next reply */
	MEASURE_NS = 500000
};

static struct {
	smr_jail_page *page;
	char *area;
	uint64_t window;
	pthread_mutex_t asking; /* one question at a time */
} self = {.asking = PTHREAD_MUTEX_INITIALIZER};

static void await_go(void)
{
	smr_jail_page *p = self.page;

	while (atomic_load(&p->state) != SMR_PAGE_GO) {
		atomic_store(&p->asleep, 1);
		uint32_t seen = atomic_load(&p->state);

		if (seen != SMR_PAGE_GO)
			smr_page_sleep(&p->state, seen, INT64_MAX);
		atomic_store(&p->asleep, 0);
	}
}

static void set_page_state(uint32_t state)
{
	atomic_store(&self.page->state, state);
	smr_page_wake(&self.page->state);
}

/* Returns whether the area has @p n bytes, or requests them. */
static bool has_room(uint64_t n)
{
	if (n > self.page->size && n <= self.window) {
		self.page->n = n;
		set_page_state(SMR_PAGE_GROW);
		await_go();
	}
	return n <= self.page->size;
}

int smr_jail_ask(uint32_t op, const struct iovec *bytes, size_t n, smr_str *answer)
{
	smr_jail_page *p = self.page;
	size_t total = smr_iov_bytes(bytes, n);
	int st = -1;

	pthread_mutex_lock(&self.asking);
	if (answer != NULL)
		smr_str_clear(answer);
	if (!has_room(p->ask_at + total))
		goto unlock;
	smr_iov_copy(self.area + p->ask_at, bytes, n);
	p->op = op;
	p->n = total;
	set_page_state(SMR_PAGE_ASK);
	await_go();
	st = p->status;
	if (answer != NULL) {
		smr_str_write(answer, self.area + p->ask_at, p->n);
		if (answer->oom)
			st = -1;
	}
unlock:
	pthread_mutex_unlock(&self.asking);
	return st;
}

/* Measures the processor time, but not after every short call. */
static void measure_cpu_time(void)
{
	static int64_t last;
	struct rusage u = {0};
	int64_t now = smr_now_ns();

	if (now - last < MEASURE_NS)
		return;
	last = now;
	getrusage(RUSAGE_SELF, &u);
	self.page->peak = (uint64_t)u.ru_maxrss << 10;
}

static void report_call_status(smr_status st, uint64_t n)
{
	smr_jail_page *p = self.page;

	if (st != SMR_OK)
		(void)snprintf(p->why, sizeof(p->why), "%s", smr_errmsg());
	p->status = (int32_t)st;
	p->n = n;
	measure_cpu_time();
	set_page_state(SMR_PAGE_DONE);
}

static smr_status serve_call(const smr_jail_program *program, void *state, smr_str *reply)
{
	SMR_TRY(program->serve(state, self.area, self.page->n, reply));
	SMR_TRY(smr_str_status(reply, "a reply"));
	if (!has_room(reply->n))
		return smr_fail(SMR_ENOMEM, "no memory to hand over a reply of %zu bytes",
				reply->n);
	if (reply->n > 0)
		memcpy(self.area, reply->s, reply->n);
	return SMR_OK;
}

static _Noreturn void run_worker_loop(const smr_jail_program *program, void *state)
{
	smr_str reply = {0};

	set_page_state(SMR_PAGE_IDLE);
	for (;;) {
		await_go();
		smr_str_clear(&reply);
		smr_status st = serve_call(program, state, &reply);

		report_call_status(st, st == SMR_OK ? reply.n : 0);
		if (reply.cap > KEPT)
			smr_str_free(&reply);
	}
}

static smr_status map_shared_memory(const smr_jail_message *spawn, const int *files, void **share)
{
	size_t head = smr_page_bytes();
	char *all = mmap(NULL, head + spawn->window, PROT_READ | PROT_WRITE,
			 MAP_SHARED | MAP_NORESERVE, files[0], 0);

	if (all == MAP_FAILED)
		return smr_fail(SMR_ENOMEM, "the area cannot be mapped: %m");
	self.page = (smr_jail_page *)(void *)all;
	self.area = all + head;
	self.window = spawn->window;
	*share = NULL;
	if (spawn->share == 0)
		return SMR_OK;
	*share = mmap(NULL, spawn->share, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE,
		      files[1], 0);
	return *share != MAP_FAILED
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "the shared memory cannot be mapped: %m");
}

static smr_status seal_process(const smr_filter *filter, const smr_mapped *mapped,
			       const smr_jail_message *spawn)
{
	SMR_TRY(smr_confine_limits(mapped, spawn->memory, spawn->cpu_s));
	return smr_filter_install(filter);
}

/* Writes a failure into the control page for the host; the host then sees the process end. */
_Noreturn void smr_worker_run(const smr_jail_program *p, const smr_filter *filter,
			      const smr_jail_message *spawn, const int *files, pid_t zygote)
{
	smr_mapped mapped = {0};
	void *share = NULL, *state = NULL;
	smr_status st = map_shared_memory(spawn, files, &share);

	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != zygote || self.page == NULL)
		_exit(1);
	prctl(PR_SET_NAME, "samara-worker");
	if (st == SMR_OK)
		st = smr_fault_watch(self.page);
	if (st == SMR_OK)
		st = smr_confine_mapped(&mapped);
	if (st == SMR_OK)
		st = smr_confine_files();
	if (st == SMR_OK && p->open != NULL)
		st = p->open(share, spawn->share, &state);
	if (st == SMR_OK)
		st = seal_process(filter, &mapped, spawn);
	if (st == SMR_OK)
		run_worker_loop(p, state);
	(void)snprintf(self.page->why, sizeof(self.page->why), "%s", smr_errmsg());
	_exit(1);
}

static void test_confinement(const smr_filter *filter, char *why, size_t n)
{
	smr_mapped mapped;
	smr_status st = smr_confine_mapped(&mapped);

	if (st == SMR_OK)
		st = smr_confine_files();
	if (st == SMR_OK)
		st = seal_process(filter, &mapped, &(smr_jail_message){.memory = 1 << 20});
	if (st == SMR_OK)
		syscall(SYS_getppid); /* the filter ends the process here */
	(void)snprintf(why, n, "%s", st == SMR_OK ? "seccomp has no effect" : smr_errmsg());
	_exit(1);
}

smr_status smr_worker_try(const smr_filter *filter)
{
	size_t n = smr_page_bytes();
	char *why = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	smr_status st = SMR_OK;
	int status = 0;

	if (why == MAP_FAILED)
		return smr_fail(SMR_ENOMEM, "no page for a trial of confinement");
	pid_t pid = fork();

	if (pid == 0)
		test_confinement(filter, why, n);
	if (pid < 0)
		st = smr_fail(SMR_EIO, "no process for a trial of confinement: %m");
	else if (waitpid(pid, &status, 0) != pid)
		st = smr_fail(SMR_EIO, "a trial of confinement is lost: %m");
	else if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGSYS)
		st = smr_fail(SMR_EUNSUPPORTED, "workers cannot be confined here: %.160s",
			      why[0] != '\0' ? why : "a trial ended");
	munmap(why, n);
	return st;
}
