/* Measurements of a specialization in this process, and decisions from them: whether code or the
 * loops run, and on how many threads. */
#include "rt/guest/guest.h"

enum {
	SURE_CALLS = 2,
	CLOSE_CALLS = 6,  /* ... if both take about the same time */
	TRIAL_SHARE = 20, /* code runs this many times as long as a trial of the loops takes */
	SLOW_CALLS = 4,
	RETRY_CALLS = 16,
	MANY_OVERLAPS = 8, /* calls with overlaps after which code is no longer tried */
	MEAN_CALLS = 8,
	LEAST_GAIN = 16, /* fraction of the code's time */
	WORK_TENTHS = 7, /* tenths of processor time that count as time */
	MANY_CALLS = 4,  /* on all threads, before fewer are tried */
	FEWER_CALLS = 4  /* on fewer threads */
};

/* Updates the mean of the last calls: the minimum may be a call whose operands were in a cache.
 * Caps times above twice the mean, which include another process. The first call has page
 * faults. */
static uint64_t mean(uint64_t known, uint32_t n, uint64_t ticks)
{
	uint64_t share = n < MEAN_CALLS ? n : MEAN_CALLS;

	if (n == 0 || (n == 1 && ticks < known))
		return ticks;
	ticks = ticks < 2 * known ? ticks : 2 * known;
	return ticks > known ? known + (ticks - known) / share : known - (known - ticks) / share;
}

uint64_t guest_cost(const guest_measure *m)
{
	uint64_t work = m->work / 10 * WORK_TENTHS;

	return m->code > work ? m->code : work;
}

/* Prefers the loops unless code gains enough; threads must not buy time with too much processor
 * time. */
static void compare(guest_measure *m)
{
	uint64_t cost = guest_cost(m);

	if (m->nloops >= SURE_CALLS && m->ncode > 0)
		m->prefers = m->loops < cost + cost / LEAST_GAIN;
}

void guest_loops_took(guest_measure *m, uint64_t ticks)
{
	m->loops = mean(m->loops, m->nloops, ticks);
	m->nloops++;
	compare(m);
}

uint64_t guest_ticks_of(const smr_guest_image *m, uint64_t ns)
{
	return ns * (m->ticks_per_s / 1000000) / 1000;
}

guest_measure *guest_measure_of(const guest_code *c, const smr_guest_image_specialization *p)
{
	return &c->measures[p - c->measures[0].of];
}

/* Whether to measure the loops in this process: when code is slower than the known time of the
 * loops, or when it has run for long, since the known time may have been measured on a loaded
 * machine. */
static bool tries_loops(const guest_measure *m)
{
	uint64_t known = guest_ticks_of(m->in->image, m->of->loops_ns);
	bool close = m->loops < m->code + m->code / 2;

	return m->ncode >= SLOW_CALLS && m->nloops < (close ? CLOSE_CALLS : SURE_CALLS) &&
	       known > 0 && (m->code > known || m->code * m->ncode > TRIAL_SHARE * known);
}

/* Measurements of earlier processes count until this one has measured both. A few measurements may
 * all include another process, so that code that was not much slower is retried at growing
 * intervals. */
bool guest_wants_code(const guest_code *c, const smr_guest_image_specialization *p)
{
	guest_measure *m = guest_measure_of(c, p);

	if (p->verdict != SMR_GUEST_IMAGE_CODE || tries_loops(m) || m->overlaps >= MANY_OVERLAPS)
		return false;
	if (!m->prefers)
		return true;
	m->left++;
	return m->left >= RETRY_CALLS && (m->left & (m->left - 1)) == 0 && m->code < 2 * m->loops;
}

guest_turn guest_decide(guest_call *c, const int64_t *sym)
{
	c->spec = smr_guest_image_lookup(c->image, sym);
	if (c->spec == (const smr_guest_image_specialization *)0) {
		for (uint32_t i = 0; i < c->image->nsyms; i++)
			c->code->unknown[i] = sym[i];
		return GUEST_UNKNOWN;
	}
	return guest_wants_code(c->code, c->spec) ? GUEST_MORE : GUEST_REFUSED;
}

/* Tries half the threads once: where memory, or a core shared by two threads, is the bottleneck,
 * more threads take processor time and gain little. Keeps half of them unless they take 5/4 of the
 * time. */
int guest_workers(const guest_measure *m, int most, bool *fewer)
{
	int n = m->workers > 0 && m->workers < most ? m->workers : most;

	*fewer = n > 1 && m->bursts && !m->settled && m->ncode >= MANY_CALLS;
	return *fewer ? n / 2 : n;
}

static void fewer_took(guest_measure *m, const guest_call *c, uint64_t ticks)
{
	m->fewer = mean(m->fewer, m->nfewer, ticks);
	m->least = mean(m->least, m->nfewer, ticks + c->others);
	if (++m->nfewer < FEWER_CALLS)
		return;
	m->nfewer = 0;
	m->settled = m->fewer >= m->code / 4 * 5;
	if (m->settled)
		return;
	m->workers = c->workers;
	m->code = m->fewer;
	m->work = m->least;
}

void guest_code_took(guest_measure *m, const guest_call *c, uint64_t ticks)
{
	if (c->fewer) {
		fewer_took(m, c, ticks);
	} else {
		m->code = mean(m->code, m->ncode, ticks);
		m->work = mean(m->work, m->ncode, ticks + c->others);
	}
	m->ncode++;
	m->bursts |= c->bursts;
	compare(m);
}
