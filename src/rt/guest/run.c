/* Runs a call's codelets, slice by slice.
 *
 * A slice runs on a stack of the arena with all signals blocked except those of faults, and ends
 * when a signal is pending or some milliseconds have passed. Between two slices nothing is held and
 * nothing runs, so that handlers run, and may leave by a jump, as in a program without a guest. A
 * call that is expected to take several slices keeps its environment, and the stack of its next
 * slices, in its own memory: it never waits for another call's. */
#include "rt/guest/guest.h"

enum {
	TASK_CYCLES = 600000,       /* a task: 0.2 to 0.3 ms, the longest wait of a signal */
	ONE_SLICE_CYCLES = 4000000, /* below this a call keeps its environment on the slice's
				     * stack */
	BURST_CYCLES = 1000000,     /* some 0.15 ms: below this a group starts no thread */
	CHECK_ELEMENTS = 1 << 15,   /* elements of ranges that one task checks */
	MOST_CHECKS = 1 << 20,
	BURST_CHECKS = 12, /* tasks, some 60 us: below this no thread is started */
	ROOM = 192 << 10   /* bytes of a slice's stack for environment and temporaries */
};

typedef struct call_room {
	int64_t threads; /* fixed for the whole call, since the partition of a group depends on
			  * it */
	uint64_t result; /* of a step that computes a number */
	int64_t length;  /* estimated elements of a range that is folded over; fixed for the whole
			  * call */
	uint32_t checks; /* number of tasks that check ranges */
	int overlap;     /* 1: some range overlaps what is stored */
	guest_env env;
	uint64_t words[]; /* the environment; then temporaries, at a multiple of 64 */
} call_room;

static uint64_t env_end(const smr_guest_image *m)
{
	return (sizeof(call_room) + guest_env_bytes(m) + 63) / 64 * 64;
}

typedef struct codelet {
	const guest_call *call;
	const smr_guest_image_step *step;
	const nest_recipe *recipe;
	const uint32_t *stage; /* offsets of functions */
	const guest_env *env;
	uint64_t *result;
	int64_t length;
	char *base[NEST_MAX_OPERANDS];
	nest_group group;
} codelet;

static bool run_part(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch)
{
	const codelet *c = ctx;
	const char *image = (const char *)c->call->image;
	nest_fn *fn = (nest_fn *)(uintptr_t)(image + c->stage[stage]);

	fn(c->base, c->recipe->num, c->env->value, lo, hi, scratch);
	return true;
}

static void run_task(void *ctx, int task, int room)
{
	codelet *c = ctx;

	nest_group_task(&c->group, task, room);
}

static void finish_step(const guest_call *c, const codelet *k)
{
	const nest_recipe_op *out = &k->recipe->op[k->recipe->result];
	const smr_guest_image_copy *copy = guest_at(c->image, k->step->copies.at);

	if (out->where == NEST_RESULT)
		k->env->value[out->node] = *k->result;
	for (uint32_t i = 0; i < k->step->copies.n; i++)
		k->env->value[copy[i].to] = k->env->value[copy[i].from];
}

static bool is_handled(int signal)
{
	uint64_t action[4] = {0};

	return SYS_CALL(SYS_RT_SIGACTION, signal, 0, action, 8) == 0 && action[0] > 1;
}

/* Whether worker threads are allowed. No handler of the program runs in them, except for the
 * signals of faults. */
static bool may_burst(void)
{
	static const int faults[] = {4 /* ILL */, 5 /* TRAP */,  7 /* BUS */,
				     8 /* FPE */, 11 /* SEGV */, 31 /* SYS */};

	for (unsigned i = 0; i < sizeof(faults) / sizeof(*faults); i++)
		if (is_handled(faults[i]))
			return false;
	return true;
}

/* Runs a group; returns false if a signal is pending, with the position in c->group and c->task. */
static bool run_group(guest_call *c, codelet *k, int threads)
{
	int behind = nest_group_begin(k->recipe, (int)c->group, threads, TASK_CYCLES,
				      k->step->ranges != 0 ? k->length : 1,
				      k->step->ranges != 0 ? SMR_RANGE_ABOUT : 1, &k->group);
	bool many = c->workers > 1 && k->group.tasks > 1 && k->group.cycles >= BURST_CYCLES &&
		    may_burst();

	k->group.part = run_part;
	k->group.ctx = k;
	c->bursts |= many;
	c->task = (uint32_t)guest_burst(c, (int)c->task, k->group.tasks, many ? c->workers : 1,
					run_task, k);
	if ((int)c->task < k->group.tasks)
		return false;
	c->task = 0;
	c->group = (uint32_t)behind;
	return true;
}

/* Runs a step; returns false like run_group(). */
static bool run_step(guest_call *c, call_room *r)
{
	const smr_guest_image_step *steps = guest_at(c->image, c->spec->steps.at);
	codelet k = {.call = c,
		     .step = &steps[c->step],
		     .env = &r->env,
		     .result = &r->result,
		     .length = r->length};
	char *temp = (char *)r + env_end(c->image);

	k.recipe = guest_at(c->image, k.step->recipe);
	k.stage = guest_at(c->image, k.step->stages);
	nest_recipe_place(k.recipe, r->env.base, temp, &r->result, k.base);
	k.group.rows = k.step->row_bytes > 0 ? temp + k.step->temp_bytes : (char *)0;
	while ((int)c->group < k.recipe->nstages)
		if (!run_group(c, &k, (int)r->threads))
			return false;
	finish_step(c, &k);
	c->group = 0;
	c->step++;
	return true;
}

/* ---- folds over ranges ----------------------------------------------------------------------- */

/* Estimates the length of ranges from the first step that has them. */
static int64_t range_length(const guest_call *c, const guest_env *e)
{
	const smr_guest_image_step *steps = guest_at(c->image, c->spec->steps.at);

	for (uint32_t i = 0; i < c->spec->steps.n; i++)
		if (steps[i].ranges != 0)
			return smr_ranges_about(guest_at(c->image, steps[i].ranges), e->base);
	return 1;
}

/* Whether the prediction for ranges of SMR_RANGE_ABOUT elements, scaled to this call's, makes
 * untested code worth a trial. The helper decides about other code, of which it knows more. */
static bool may_pay(const guest_call *c, int64_t length)
{
	const smr_guest_image_specialization *p = c->spec;
	uint64_t ns = (uint64_t)nest_cycles_part((int64_t)p->predicted_ns, length, SMR_RANGE_ABOUT);

	return !p->unsure || p->code_ns > 0 || p->loops_ns == 0 || ns / 4 < p->loops_ns ||
	       guest_measure_of(c->code, p)->ncode > 0;
}

/* Returns the number of tasks that check rows, at most one per row. */
static uint32_t count_checks(const guest_call *c, int64_t length)
{
	const smr_range_extent *p = guest_at(c->image, c->spec->pieces.at);
	int64_t rows = 1, n;

	for (uint32_t i = 0; i < c->spec->pieces.n; i++)
		rows = p[i].ranges.n > rows ? p[i].ranges.n : rows;
	n = nest_cycles_part(rows, length, CHECK_ELEMENTS);
	return (uint32_t)(n < 1 ? 1 : n > rows ? rows : n > MOST_CHECKS ? MOST_CHECKS : n);
}

typedef struct checking {
	const guest_call *call;
	call_room *room;
} checking;

static void check_task(void *ctx, int task, int room)
{
	const checking *k = ctx;
	call_room *r = k->room;

	(void)room;
	if (!__atomic_load_n(&r->overlap, __ATOMIC_RELAXED) &&
	    !guest_reads_apart(k->call->image, k->call->spec, &r->env, (uint32_t)task, r->checks))
		__atomic_store_n(&r->overlap, 1, __ATOMIC_RELAXED);
}

/* Checks the ranges; returns false if a signal is pending. */
static bool check_ranges(guest_call *c, call_room *r)
{
	checking k = {.call = c, .room = r};
	bool many = c->workers > 1 && r->checks >= BURST_CHECKS && may_burst();

	c->task = (uint32_t)guest_burst(c, (int)c->task, (int)r->checks, many ? c->workers : 1,
					check_task, &k);
	if (c->task < r->checks)
		return false;
	c->task = 0;
	c->checked = true;
	return true;
}

static uint64_t predicted_cycles(const guest_call *c, int64_t length)
{
	const smr_guest_image_step *steps = guest_at(c->image, c->spec->steps.at);
	uint64_t sum = 0;

	for (uint32_t i = 0; i < c->spec->steps.n; i++)
		sum += steps[i].ranges == 0 ? steps[i].cycles
					    : (uint64_t)nest_cycles_part((int64_t)steps[i].cycles,
									 length, SMR_RANGE_ABOUT);
	return sum;
}

static uint64_t temporary_bytes(const guest_call *c, int threads)
{
	const smr_guest_image_step *steps = guest_at(c->image, c->spec->steps.at);
	uint64_t most = 0;

	for (uint32_t i = 0; i < c->spec->steps.n; i++) {
		uint64_t n = steps[i].temp_bytes;

		if (steps[i].row_bytes > 0)
			n += (uint64_t)threads * NEST_PART_BYTES;
		most = n > most ? n : most;
	}
	return most;
}

static guest_turn go_on(guest_call *c, call_room *r)
{
	if (c->spec->pieces.n > 0 && !c->checked && !check_ranges(c, r))
		return GUEST_MORE;
	if (r->overlap) {
		guest_measure_of(c->code, c->spec)->overlaps++;
		return GUEST_REFUSED;
	}
	while (c->step < c->spec->steps.n)
		if (!run_step(c, r))
			return GUEST_MORE;
	guest_give(c->image, &r->env, c->nums);
	return GUEST_DONE;
}

/* Moves the environment to memory that outlives the slice. */
static call_room *keep_room(guest_call *c, const call_room *r, uint64_t temps)
{
	uint64_t env = env_end(c->image);
	call_room *to;

	c->bytes = (env + temps + GUEST_STACK + 4095) / 4096 * 4096;
	c->memory = sys_map(c->bytes);
	if (c->memory == (char *)0)
		return (call_room *)0;
	to = (call_room *)(void *)c->memory;
	for (uint64_t i = 0; i < env / 8; i++)
		((uint64_t *)(void *)to)[i] = ((const uint64_t *)(const void *)r)[i];
	to->env.sym = (int64_t *)to->words;
	to->env.value = to->words + c->image->nsyms;
	to->env.base = (void **)(void *)(to->env.value + c->image->nvalues);
	return to;
}

static guest_turn begin(guest_call *c, call_room *r)
{
	va_list bases;
	bool ok, apart;
	uint64_t cycles, temps;
	bool quiet = c->arena->process.quiet, sliced;

	va_copy(bases, *c->bases);
	ok = guest_bind(c->image, c->nums, bases, r->words, &r->env);
	va_end(bases);
	if (!ok)
		return GUEST_REFUSED;
	if (c->spec == (const smr_guest_image_specialization *)0) {
		guest_turn turn = guest_decide(c, r->env.sym);

		if (turn != GUEST_MORE)
			return turn;
	}
	if (!guest_may_run(c->image, c->spec, &r->env, &apart) || !guest_may_call(c, apart))
		return GUEST_REFUSED;
	r->env.value[c->image->nvalues - 1] = (uint64_t)(uintptr_t)c->code->calls;
	r->length = range_length(c, &r->env);
	if (!may_pay(c, r->length))
		return GUEST_REFUSED;
	r->checks = count_checks(c, r->length);
	r->overlap = 0;
	cycles = predicted_cycles(c, r->length);
	r->threads =
		cycles < BURST_CYCLES && r->checks < BURST_CHECKS ? 1 : guest_threads(c->arena);
	c->workers = guest_workers(guest_measure_of(c->code, c->spec), (int)r->threads, &c->fewer);
	temps = temporary_bytes(c, (int)r->threads);
	sliced = cycles >= ONE_SLICE_CYCLES && !quiet;
	if (sliced || env_end(c->image) + temps > ROOM) {
		if (__atomic_load_n(&c->arena->locks->leaks, __ATOMIC_RELAXED) >= GUEST_LEAKS ||
		    quiet || (r = keep_room(c, r, temps)) == (call_room *)0)
			return GUEST_REFUSED;
		__atomic_add_fetch(&c->arena->locks->leaks, 1, __ATOMIC_RELAXED);
	}
	guest_watch(c);
	return go_on(c, r);
}

guest_turn guest_slice(guest_call *c)
{
	char room[ROOM] __attribute__((aligned(64)));
	guest_turn turn;

	if (c->memory != (char *)0) {
		if (c->failed)
			return GUEST_REFUSED;
		guest_watch(c);
		turn = go_on(c, (call_room *)(void *)c->memory);
	} else {
		if (env_end(c->image) > ROOM)
			return GUEST_REFUSED;
		turn = begin(c, (call_room *)(void *)room);
	}
	guest_watch_no_more(c);
	return turn == GUEST_DONE && c->failed ? GUEST_REFUSED : turn;
}

/* Runs on the caller's stack, since it frees the call's stack. */
void guest_forget(guest_call *c)
{
	uint64_t *leaks = &c->arena->locks->leaks;

	if (c->memory == (char *)0)
		return;
	SYS_CALL(SYS_MUNMAP, c->memory, c->bytes);
	c->memory = (char *)0;
	if (__atomic_load_n(leaks, __ATOMIC_RELAXED) > 0) /* 0 if a handler of this call forked */
		__atomic_sub_fetch(leaks, 1, __ATOMIC_RELAXED);
}
