/* The calls that compiled programs make for a site.
 *
 * While there is no code, the program's loops run and are timed: a question follows once they have
 * taken so long that its cost is negligible. Code then runs where it is known, or predicted, to be
 * faster than the loops; both are measured, and the slower one is dropped. Every path takes at most
 * some ten nanoseconds unless a question is asked or code runs. */
#include "rt/fpenv.h"
#include "rt/guest/guest.h"

enum {
	ASK_TICKS = 10000000,       /* 4 ms of loops: a question takes 0.05 to 0.13 ms */
	LOOK_POINTS = 1 << 24,      /* at least 2 ms of loops: search for an image at once */
	LOOK_SLOW_POINTS = 1 << 22, /* 4 ms, if a point takes a nanosecond */
	SHORT_TICKS = 12500,        /* 5 us: shorter calls are left to the loops */
	SHORT_CALLS = 64,           /* short calls after which the site is disabled */
	LONG_TICKS = 25000000,      /* 10 ms */
	TOLD_CALLS = 32,            /* shorter calls after which their mean is reported */
	STALE = 64,       /* answers during loops that seem to run: they were left by a jump */
	VAIN_CALLS = 256, /* calls in a row without code, or with slower code */
	FEW_SYMBOLS = 16,
	MANY_SIZES = 16,        /* sizes left to the loops before a site asks less often */
	SIZES_PER_DOUBLING = 4, /* further sizes per doubling, until the wait is MOST_WAIT */
	PACE_POINTS = 256,
	MOST_SLOWDOWN = 16, /* of a point, by caches: longer times include another process */
	MOST_WAIT = 1 << 12 /* multiple of ASK_TICKS between two questions */
};

guest_site *guest_site_of(guest_arena *a, smr_site *site)
{
	guest_site *s = __atomic_load_n((guest_site **)&site->prepared, __ATOMIC_ACQUIRE);
	guest_site *none = (guest_site *)0;

	if (s != none)
		return s;
	s = guest_alloc(a, sizeof(*s));
	if (s == none)
		return s;
	s->site = site;
	s->raw = guest_alloc(a, (site->nsyms + 1) * sizeof(*s->raw));
	if (s->raw == (int64_t *)0)
		return none;
	s->need = ASK_TICKS;
	s->least = ~UINT64_C(0);
	if (__atomic_compare_exchange_n((guest_site **)&site->prepared, &none, s, false,
					__ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
		return s;
	return none;
}

/* ---- questions --------------------------------------------------------------------------------
 */

/* Returns the ticks between questions: a site whose sizes differ at each call, and rarely get code,
 * asks less and less often, also in later processes, which read that from the image. So does one
 * whose image has no room for another size. */
static uint64_t price_of(const smr_guest_image *m)
{
	const smr_guest_image_specialization *all = guest_at(m, m->specializations.at);
	uint64_t wait = 1;
	uint32_t code = 0, loops;

	for (uint32_t i = 0; i < m->specializations.n; i++)
		code += all[i].verdict == SMR_GUEST_IMAGE_CODE;
	if (code >= SMR_GUEST_IMAGE_SPECIALIZATIONS)
		return (uint64_t)ASK_TICKS * MOST_WAIT;
	loops = m->specializations.n - code;
	for (uint32_t n = MANY_SIZES + code; n < loops && wait < MOST_WAIT; n += SIZES_PER_DOUBLING)
		wait *= 2;
	return ASK_TICKS * wait;
}

/* Returns NULL if the pool is used up. */
static guest_code *make_code(guest_arena *a, const smr_site *site, const smr_guest_image *m)
{
	const smr_guest_image_specialization *all = guest_at(m, m->specializations.at);
	guest_code *c = guest_alloc(a, sizeof(*c));
	uint32_t n = m->specializations.n;

	if (c == (guest_code *)0)
		return c;
	c->image = m;
	c->need = price_of(m);
	guest_find_calls(site, c);
	c->measures = guest_alloc(a, (n + 1) * sizeof(*c->measures));
	c->unknown = guest_alloc(a, (m->nsyms + 1) * sizeof(*c->unknown));
	if (c->measures == (guest_measure *)0 || c->unknown == (int64_t *)0)
		return (guest_code *)0;
	for (uint32_t i = 0; i < n; i++) {
		c->measures[i].in = c;
		c->measures[i].of = &all[i];
	}
	return c;
}

/* Keeps the measures of the image before it, since another thread may use them. */
void guest_take_image(guest_arena *a, guest_site *s, const smr_guest_image *m)
{
	guest_code *c = make_code(a, s->site, m);

	if (c == (guest_code *)0) {
		SYS_CALL(SYS_MUNMAP, m, m->size);
		s->images = GUEST_IMAGES;
		return;
	}
	s->images++;
	if (s->code == (guest_code *)0 || smr_guest_image_lookup(m, s->code->unknown) !=
						  (const smr_guest_image_specialization *)0)
		s->need = c->need;
	__atomic_store_n(&s->code, c, __ATOMIC_RELEASE);
}

static bool may_ask(const guest_arena *a, const guest_site *s)
{
	return s->ticks >= s->need && s->images < GUEST_IMAGES && !a->process.off &&
	       !a->process.quiet;
}

/* Asks for an image. The interval doubles each time, for sizes that never recur or a helper that
 * does not answer. */
static void ask(guest_arena *a, guest_site *s)
{
	const smr_guest_image *m = guest_question(a, s, s->raw, GUEST_ASK);

	s->ticks = 0;
	s->least = ~UINT64_C(0);
	if (s->need < (uint64_t)ASK_TICKS * MOST_WAIT)
		s->need *= 2;
	if (m != (const smr_guest_image *)0)
		guest_take_image(a, s, m);
}

/* Searches for an existing image before the first long call, since a program may have no second
 * one. */
static void look(guest_arena *a, guest_site *s, const int64_t *nums)
{
	const smr_guest_image *m;
	int64_t least = s->site->flags & SMR_SITE_SLOW ? LOOK_SLOW_POINTS : LOOK_POINTS;

	if (!(s->site->flags & SMR_SITE_POINTS) || nums[-1] < least || s->looked ||
	    a->process.off || a->process.quiet)
		return;
	s->looked = true;
	m = guest_question(a, s, nums, GUEST_LOOK);
	if (m != (const smr_guest_image *)0)
		guest_take_image(a, s, m);
}

/* ---- the program's loops, timed ---------------------------------------------------------------
 */

/* Records the sizes; `least` belongs to one set of sizes. */
static void set_sizes(guest_site *s, const int64_t *nums)
{
	bool same = true;

	for (uint32_t i = 0; i < s->site->nsyms; i++) {
		same &= s->raw[i] == nums[i];
		s->raw[i] = nums[i];
	}
	if (!same)
		s->least = ~UINT64_C(0);
}

/* Starts timing the loops, which report their end, unless another thread's are being timed. @p m:
 * measure of the specialization for these sizes, or NULL. */
static smr_site_answer time_loops(const guest_arena *a, guest_site *s, guest_measure *m,
				  const int64_t *nums)
{
	uint64_t none = 0, now;

	if (smr_site_loops(s->site) == 0 || a->process.quiet)
		return SMR_SITE_LOOPS;
	now = guest_ticks() | 1;
	if (!__atomic_compare_exchange_n(&s->began, &none, now, false, __ATOMIC_RELAXED,
					 __ATOMIC_RELAXED)) {
		if (++s->stale < STALE)
			return SMR_SITE_LOOPS;
		s->began = now;
	}
	s->stale = 0;
	s->timed = m;
	s->points = s->site->flags & SMR_SITE_POINTS && nums[-1] > 0 ? (uint64_t)nums[-1] : 0;
	if (m == (guest_measure *)0)
		set_sizes(s, nums);
	return SMR_SITE_TELL;
}

/* Raises the site's least points while its loops are too short; disables a site that does not
 * report its points. */
static void leave_short(guest_site *s, uint64_t ticks)
{
	uint32_t state = s->site->state;

	if (ticks >= SHORT_TICKS)
		return;
	if (state > 1 && state < UINT32_MAX / 2)
		__atomic_store_n(&s->site->state, state * 2, __ATOMIC_RELAXED);
	else if (++s->calls >= SHORT_CALLS && s->ticks < (uint64_t)SHORT_CALLS * SHORT_TICKS)
		__atomic_store_n(&s->site->state, 0, __ATOMIC_RELAXED);
}

/* Whether the measurement would change the image: the helper keeps the least of each time. */
static bool is_news(const guest_measure *m)
{
	uint64_t loops = guest_ticks_of(m->in->image, m->of->loops_ns);
	uint64_t code = guest_ticks_of(m->in->image, m->of->code_ns);

	return loops == 0 || code == 0 || m->loops < loops - loops / 8 ||
	       guest_cost(m) < code - code / 8;
}

static void settle(guest_arena *a, guest_site *s, guest_measure *m)
{
	if (m->told || m->ncode == 0 || !is_news(m))
		return;
	m->told = true;
	guest_tell(a, s, m);
}

/* Limits a time: it may be the only measurement of its sizes, while the processor ran another
 * process. No point takes many times as long as those of the site's other calls. */
static uint64_t doubt(guest_site *s, uint64_t ticks)
{
	uint64_t points = s->points, pace, most; /* read once: another thread's call may begin */

	if (points == 0)
		return ticks;
	pace = ticks * PACE_POINTS / points + 1;
	if (s->pace == 0 || pace < s->pace)
		s->pace = pace;
	most = s->pace * points / PACE_POINTS * MOST_SLOWDOWN;
	return ticks > most && most > 0 ? most : ticks;
}

static void loops_took(guest_arena *a, guest_site *s, uint64_t ticks)
{
	guest_measure *m = s->timed;
	uint64_t likely = doubt(s, ticks);

	if (m != (guest_measure *)0) {
		guest_loops_took(m, ticks);
		settle(a, s, m);
		return;
	}
	s->ticks += ticks;
	s->least = likely < s->least ? likely : s->least;
	leave_short(s, ticks);
	if (may_ask(a, s))
		ask(a, s);
}

void smr_site_left(uint64_t record)
{
	smr_site *site = (smr_site *)(uintptr_t)record;
	guest_site *s = __atomic_load_n((guest_site **)&site->prepared, __ATOMIC_ACQUIRE);
	uint64_t began =
		s != (guest_site *)0 ? __atomic_exchange_n(&s->began, 0, __ATOMIC_RELAXED) : 0;

	if (began != 0)
		loops_took(guest_arena_get(), s, guest_ticks() - began);
}

/* ---- code -------------------------------------------------------------------------------------
 */

static int run_slice(void *arg)
{
	return (int)guest_slice(arg);
}

/* Returns the stack for the next slice, or NULL if all are taken. */
static char *find_stack(guest_call *c, int *slot)
{
	*slot = -1;
	return c->memory != (char *)0 ? c->memory + c->bytes : guest_slot_take(c->arena, slot);
}

/* Runs one slice; handlers run between two slices. */
static guest_turn take_turn(guest_call *c)
{
	bool quiet = c->arena->process.quiet;
	guest_turn turn = GUEST_REFUSED;
	char *top;
	int slot;

	c->old = quiet ? 0 : sys_block(~SYS_FAULTS);
	top = find_stack(c, &slot);
	if (top != (char *)0)
		turn = (guest_turn)guest_on_stack(top, run_slice, c);
	if (slot >= 0)
		guest_slot_give(c->arena, slot);
	if (turn != GUEST_MORE)
		guest_forget(c);
	if (!quiet)
		sys_unblock(c->old);
	return turn;
}

static void code_took(guest_arena *a, guest_site *s, const guest_call *c, guest_measure *m,
		      uint64_t ticks)
{
	guest_code_took(m, c, ticks);
	s->need = m->in->need; /* its sizes recur */
	s->vain = 0;
	/* reports long calls at once, since a program may have no second one; of short ones the
	 * first are slow: pages of the image, threads */
	if (!m->told && m->of->told < SMR_GUEST_IMAGE_SURE &&
	    (ticks >= LONG_TICKS || m->ncode >= TOLD_CALLS)) {
		m->told = true;
		guest_tell(a, s, m);
	}
}

/* Disables a site after many useless calls: binding and looking up take half a microsecond. */
static void leave_vain(guest_site *s)
{
	if (++s->vain >= VAIN_CALLS)
		__atomic_store_n(&s->site->state, 0, __ATOMIC_RELAXED);
}

/* Decides without stack, bases and system calls, where the sizes suffice to leave a call to the
 * loops. */
static guest_turn decide(guest_call *c)
{
	const smr_guest_image *m = c->image;
	const uint32_t *moving = guest_at(m, m->moving.at);
	int64_t sym[FEW_SYMBOLS];

	if (m->rows.n > 0 || m->nsyms > FEW_SYMBOLS)
		return GUEST_MORE;
	for (uint32_t i = 0; i < m->nsyms; i++)
		sym[i] = c->nums[i];
	for (uint32_t i = 0; i < m->moving.n; i++)
		sym[moving[i]] = 0;
	return guest_decide(c, sym);
}

static smr_site_answer run_code(guest_arena *a, guest_site *s, guest_code *code, int64_t *nums,
				va_list *bases)
{
	guest_call c = {.arena = a,
			.site = s->site,
			.code = code,
			.image = code->image,
			.nums = nums,
			.bases = bases};
	uint64_t began = a->process.quiet ? 0 : guest_ticks();
	guest_turn turn = decide(&c);

	while (turn == GUEST_MORE)
		turn = take_turn(&c);
	if (turn == GUEST_DONE && !a->process.quiet)
		code_took(a, s, &c, guest_measure_of(code, c.spec), guest_ticks() - began);
	if (turn == GUEST_DONE)
		return SMR_SITE_DONE;
	leave_vain(s);
	if (turn == GUEST_UNKNOWN)
		return time_loops(a, s, (guest_measure *)0, nums);
	if (c.spec != (const smr_guest_image_specialization *)0 &&
	    c.spec->verdict == SMR_GUEST_IMAGE_CODE)
		return time_loops(a, s, guest_measure_of(code, c.spec), nums);
	return SMR_SITE_LOOPS;
}

/* Repeats the guard's test, whose load of the state a link-time optimiser may hoist out of
 * loops. */
static bool is_asked(const smr_site *site, const int64_t *nums)
{
	uint32_t state = __atomic_load_n(&site->state, __ATOMIC_RELAXED);

	return state == 1 || (state > 1 && (!(site->flags & SMR_SITE_POINTS) || nums[-1] >= state));
}

static smr_site_answer enter(guest_arena *a, smr_site *site, int64_t *nums, va_list *bases)
{
	guest_site *s = a != (guest_arena *)0 ? guest_site_of(a, site) : (guest_site *)0;
	guest_code *code;

	if (s == (guest_site *)0 || a->process.off || !guest_allows(&a->process, site)) {
		__atomic_store_n(&site->state, 0, __ATOMIC_RELAXED);
		return SMR_SITE_LOOPS;
	}
	if (!smr_fpenv_is_usual((site->flags & SMR_SITE_FLUSHED) != 0))
		return SMR_SITE_LOOPS;
	if (__atomic_load_n(&s->code, __ATOMIC_ACQUIRE) == (guest_code *)0)
		look(a, s, nums);
	code = __atomic_load_n(&s->code, __ATOMIC_ACQUIRE);
	if (code == (guest_code *)0)
		return time_loops(a, s, (guest_measure *)0, nums);
	return run_code(a, s, code, nums, bases);
}

int smr_site_enter(uint64_t record, int64_t *nums, ...)
{
	smr_site *site = (smr_site *)(uintptr_t)record;
	smr_site_answer answer = SMR_SITE_LOOPS;
	va_list bases;

	va_start(bases, nums);
	if (is_asked(site, nums))
		answer = enter(guest_arena_get(), site, nums, &bases);
	va_end(bases);
	return answer;
}
