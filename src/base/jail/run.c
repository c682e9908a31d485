/* One call. The control page is hostile: state, n, op and status are read once each and checked, a
 * question is copied before it is read, and nothing else is trusted. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/jail/host.h"
#include "base/os/socket.h"
#include "base/thread/clock.h"
#include "base/thread/sched_delay.h"

enum {
	LOOK_NS = 40000000,
	MEASURE_NS = 500000,
	DEATH_S = 10,
	WAITING = 9,
	SLACK = 16 << 20 /* memory of libraries that are loaded later */
};

typedef struct turn {
	smr_jail *w;
	const smr_jail_call *c;
	int64_t until; /* INT64_MAX: no limit */
	uint64_t ask_at, most;
	smr_str asked, answer;
	smr_str *reply;
	smr_jail_end *end;
	const char *broke; /* the rule that the worker broke, or NULL */
	bool slept, looked, over;
	int64_t waited, given; /* waiting for processors; the part added to until */
} turn;

static void resume_worker(smr_jail_page *p)
{
	atomic_store(&p->state, SMR_PAGE_GO);
	if (atomic_load(&p->asleep) != 0)
		smr_page_wake(&p->state);
}

/* Extends the limit by the time that the worker waited for processors, up to some times the
 * limit. */
static bool has_waited(turn *t, int64_t now)
{
	int64_t waited = smr_sched_delay_by(t->w->pid) - t->waited;
	int64_t most = (int64_t)(t->c->limit_s * WAITING * 1e9) - t->given;

	if (!t->looked || waited <= 0)
		return false;
	if (waited > most)
		waited = most;
	t->waited += waited;
	t->given += waited;
	t->until += waited;
	return now < t->until;
}

static bool is_within_limits(turn *t)
{
	smr_jail_excess e = smr_jail_look(t->w);

	t->end->memory = e == SMR_JAIL_MEMORY;
	if (e == SMR_JAIL_THREADS)
		t->broke = "made too many threads";
	return e == SMR_JAIL_MODEST;
}

/* Checks the worker from time to time while it runs. False: it must not continue. */
static bool may_continue(turn *t, int64_t now)
{
	if (t->c->cancel != NULL && atomic_load(t->c->cancel))
		t->end->cancelled = true;
	else if (now >= t->until && !has_waited(t, now))
		t->end->limit = true;
	else
		return !t->slept || is_within_limits(t);
	return false;
}

/* Begins to measure waiting after the first sleep: for calls that take longer than that. */
static void start_delay_accounting(turn *t)
{
	if (t->slept && !t->looked && t->until != INT64_MAX) {
		t->looked = true;
		t->waited = smr_sched_delay_by(t->w->pid);
	}
}

/* Waits for the worker. Returns its new state, or SMR_PAGE_GO if it must not continue. */
static uint32_t await(turn *t)
{
	const smr_jail *w = t->w;
	for (;;) {
		uint32_t state = atomic_load(&w->page->state);

		if (atomic_load(&w->dead))
			return SMR_PAGE_DEAD;
		if (state != SMR_PAGE_GO)
			return state;
		int64_t now = smr_now_ns();

		start_delay_accounting(t);
		if (!may_continue(t, now))
			return SMR_PAGE_GO;
		smr_page_sleep(&w->page->state, SMR_PAGE_GO,
			       t->until - now < LOOK_NS ? t->until : now + LOOK_NS);
		t->slept = true;
	}
}

static smr_status await_death(smr_jail *w)
{
	int64_t until = smr_now_ns() + DEATH_S * INT64_C(1000000000);

	while (!atomic_load(&w->dead)) {
		int64_t now = smr_now_ns();

		if (now >= until)
			return smr_fail(SMR_EIO, "a worker cannot be killed");
		/* its threads may still write the word while they end */
		smr_page_sleep(&w->page->state, atomic_load(&w->page->state), now + 1000000);
	}
	return SMR_OK;
}

/* Ends the call together with its worker. */
static smr_status finish_dead_worker(turn *t)
{
	smr_jail_kill(t->w);
	SMR_TRY(await_death(t->w));
	if (t->w->why[0] != '\0') /* not the fault of the code in it */
		return smr_fail(SMR_EIO, "a worker is gone: %s", t->w->why);
	atomic_fetch_add(&t->w->of->faults, 1);
	return smr_jail_tell_end(t->w, t->c->limit_s, t->broke, t->end);
}

static smr_status copy_worker_error(const turn *t, int32_t status)
{
	char why[sizeof(t->w->page->why)];

	if (status < SMR_ENOMEM || status >= SMR_EFAULT)
		return smr_fail(SMR_EINTERNAL, "a worker failed with unknown status %d",
				(int)status);
	memcpy(why, t->w->page->why, sizeof(why));
	why[sizeof(why) - 1] = '\0';
	for (char *c = why; *c != '\0'; c++)
		if ((unsigned char)*c < ' ' || (unsigned char)*c >= 0x7f)
			*c = '?';
	return smr_fail((smr_status)status, "%s",
			why[0] != '\0' ? why : "a worker failed and does not say why");
}

static smr_status take_reply(turn *t)
{
	const smr_jail_page *p = t->w->page;
	uint64_t n = __atomic_load_n(&p->n, __ATOMIC_RELAXED);
	int32_t status = __atomic_load_n(&p->status, __ATOMIC_RELAXED);

	t->over = true;
	t->end->peak_bytes = __atomic_load_n(&p->peak, __ATOMIC_RELAXED);
	if (status != SMR_OK)
		return copy_worker_error(t, status);
	if (n > t->w->size) {
		t->broke = "has a reply that is larger than its area";
		return finish_dead_worker(t);
	}
	if (n == 0)
		return SMR_OK;
	if (n > t->most)
		return smr_fail(SMR_ENOMEM, "a reply of %llu bytes; at most %llu are taken",
				(unsigned long long)n, (unsigned long long)t->most);
	char *to = smr_str_extend(t->reply, n);

	if (to == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a reply of %llu bytes",
				(unsigned long long)n);
	memcpy(to, t->w->area, n);
	return SMR_OK;
}

/* Writes the answer into the area, if there is room for it. */
static void write_answer_to_area(turn *t, int status)
{
	smr_jail_page *p = t->w->page;
	size_t n = t->answer.n;

	if (t->answer.oom || smr_jail_grow(t->w, t->ask_at + n) != SMR_OK) {
		n = 0;
		status = -1;
	}
	if (n > 0)
		memcpy(t->w->area + t->ask_at, t->answer.s, n);
	p->n = n;
	p->status = status;
}

static smr_status handle_host_question(turn *t)
{
	const smr_jail_page *p = t->w->page;
	uint64_t n = __atomic_load_n(&p->n, __ATOMIC_RELAXED);
	uint32_t op = __atomic_load_n(&p->op, __ATOMIC_RELAXED);
	int64_t from = smr_now_ns();

	if (t->c->ask == NULL || t->ask_at > t->w->size || n > t->w->size - t->ask_at) {
		t->broke = t->c->ask == NULL ? "asked, which this call may not"
					     : "asked with more than its area has";
		return finish_dead_worker(t);
	}
	smr_str_clear(&t->asked);
	smr_str_clear(&t->answer);
	if (n > t->most) {
		write_answer_to_area(t, -1);
		return SMR_OK;
	}
	smr_str_write(&t->asked, t->w->area + t->ask_at, n);
	int status = t->asked.oom
			     ? -1
			     : t->c->ask(t->c->ctx, op, smr_str_text(&t->asked), n, &t->answer);

	write_answer_to_area(t, status);
	if (t->until != INT64_MAX)
		t->until += smr_now_ns() - from;
	return SMR_OK;
}

/* Grows the area. An unchanged size in the page reports a refusal. */
static smr_status handle_grow_request(turn *t)
{
	uint64_t n = __atomic_load_n(&t->w->page->n, __ATOMIC_RELAXED);

	/* a reply lies at the beginning, a question behind the request */
	if (n > t->ask_at + t->most || smr_jail_grow(t->w, n) != SMR_OK)
		t->w->page->size = t->w->size;
	return SMR_OK;
}

static smr_status handle_stopped_worker(turn *t)
{
	return finish_dead_worker(t); /* the last check has recorded why */
}

static smr_status handle_invalid_state(turn *t)
{
	t->broke = "wrote over its control page";
	return finish_dead_worker(t);
}

static smr_status (*const take[])(turn *t) = {
	[SMR_PAGE_NEW] = handle_invalid_state,
	[SMR_PAGE_IDLE] = handle_invalid_state,
	[SMR_PAGE_GO] = handle_stopped_worker,
	[SMR_PAGE_DONE] = take_reply,
	[SMR_PAGE_ASK] = handle_host_question,
	[SMR_PAGE_GROW] = handle_grow_request,
	[SMR_PAGE_DEAD] = NULL,
};

static smr_status drive_worker_call(turn *t)
{
	smr_status st;

	do {
		resume_worker(t->w->page);
		uint32_t state = await(t);

		if (atomic_load(&t->w->dead))
			return finish_dead_worker(t);
		st = state < SMR_PAGE_DEAD ? take[state](t) : handle_invalid_state(t);
	} while (st == SMR_OK && !t->over);
	return st;
}

static smr_status put_request(turn *t)
{
	const smr_jail_call *c = t->c;
	smr_jail_page *p = t->w->page;
	size_t n = smr_iov_bytes(c->request, c->nrequest);
	size_t step = t->w->of->page_bytes;

	SMR_TRY(smr_jail_grow(t->w, n));
	smr_iov_copy(t->w->area, c->request, c->nrequest);
	t->ask_at = (n + step - 1) / step * step;
	p->n = n;
	p->ask_at = t->ask_at;
	p->size = t->w->size;
	p->status = SMR_OK;
	return SMR_OK;
}

/* Measures short calls only now and then, since a measurement takes as long as they do. */
static void measure_worker_cpu(smr_jail *w, smr_jail_end *end)
{
	int64_t now = smr_now_ns();

	if (now - w->measured < MEASURE_NS && !w->dead)
		return;
	w->measured = now;
	int64_t ran = atomic_load(&w->dead) ? (int64_t)w->cpu_ns : smr_jail_ran_ns(w);

	if (ran > w->ran_ns) {
		end->cpu_s = (double)(ran - w->ran_ns) * 1e-9;
		w->ran_ns = ran;
	}
}

smr_status smr_jail_run(smr_jail *w, const smr_jail_call *c, smr_str *reply, smr_jail_end *end)
{
	smr_jail_end unasked;
	turn t = {.w = w, .c = c, .reply = reply, .end = end != NULL ? end : &unasked};

	*t.end = (smr_jail_end){.exit_status = -1, .syscall = -1};
	if (atomic_load(&w->dead))
		return smr_fail(SMR_EIO, "a worker was gone before it was called");
	SMR_TRY(put_request(&t));
	t.most = c->most != 0 && c->most < w->of->window ? c->most : w->of->window;
	t.until = c->limit_s > 0 ? smr_now_ns() + (int64_t)(c->limit_s * 1e9) : INT64_MAX;
	atomic_fetch_add(&w->of->calls, 1);
	w->calls++;
	smr_status st = drive_worker_call(&t);

	measure_worker_cpu(w, t.end);
	smr_str_free(&t.asked);
	smr_str_free(&t.answer);
	return st;
}
