/* Tests when a site asks its next question. The runtime's own source is built into this program;
 * the functions that it calls are fakes. */
#include "unit.h"

#if defined(__x86_64__)
#include "rt/guest/measure.c"
#include "rt/guest/site.c"

enum { ROOM = 64 << 10 };
static uint64_t told; /* ticks of the loops in the last question */

guest_arena *guest_arena_get(void)
{
	return NULL;
}

void *guest_alloc(guest_arena *a, uint64_t bytes)
{
	static char pool[16 * ROOM] __attribute__((aligned(64)));
	void *p = pool + a->used;

	a->used += (bytes + 63) / 64 * 64;
	assert_true(a->used <= sizeof(pool));
	memset(p, 0, bytes);
	return p;
}

const smr_guest_image *guest_question(guest_arena *a, const guest_site *s, const int64_t *nums,
				      guest_want want)
{
	(void)a, (void)nums, (void)want;
	told = s->least;
	return NULL;
}

void guest_tell(guest_arena *a, const guest_site *s, const guest_measure *m)
{
	(void)a, (void)s, (void)m;
}

void guest_find_calls(const smr_site *site, guest_code *c)
{
	(void)site, (void)c;
}

guest_turn guest_slice(guest_call *c)
{
	(void)c;
	return GUEST_REFUSED;
}

void guest_forget(guest_call *c)
{
	(void)c;
}

char *guest_slot_take(guest_arena *a, int *slot)
{
	(void)a, (void)slot;
	return NULL;
}

void guest_slot_give(guest_arena *a, int slot)
{
	(void)a, (void)slot;
}

int guest_on_stack(char *top, int (*fn)(void *arg), void *arg)
{
	(void)top;
	return fn(arg);
}

/* An image of one symbol: sizes 0 to loops + code - 1; the first `code` of them have code. */
typedef struct made_up_image {
	smr_guest_image head;
	smr_guest_image_specialization all[SMR_GUEST_IMAGE_SPECIALIZATIONS];
	int64_t sym[SMR_GUEST_IMAGE_SPECIALIZATIONS];
} made_up_image;

static const smr_guest_image *image_of(made_up_image *m, uint32_t loops, uint32_t code)
{
	*m = (made_up_image){0};
	m->head.nsyms = 1;
	m->head.ticks_per_s = GUEST_TICKS;
	m->head.specializations.at = offsetof(made_up_image, all);
	m->head.specializations.n = loops + code;
	for (uint32_t i = 0; i < loops + code; i++) {
		m->sym[i] = i;
		m->all[i].sym = (uint32_t)(offsetof(made_up_image, sym) + i * sizeof(int64_t));
		m->all[i].verdict = i < code ? SMR_GUEST_IMAGE_CODE : SMR_GUEST_IMAGE_LOOPS;
	}
	return &m->head;
}

/* Returns the milliseconds of loops before the next question, after an image has arrived. */
static uint64_t wait_after(uint32_t loops, uint32_t code)
{
	static made_up_image m;
	static smr_site site = {.nsyms = 1};
	static guest_arena a;
	guest_site *s;

	a = (guest_arena){0};
	site.prepared = NULL;
	s = guest_site_of(&a, &site);
	assert_int_equal(s->need, ASK_TICKS);
	guest_take_image(&a, s, image_of(&m, loops, code));
	return s->need / ASK_TICKS;
}

static void a_site_asks_for_sixteen_sizes_at_once(void **state)
{
	assert_int_equal(wait_after(0, 0), 1);
	assert_int_equal(wait_after(1, 0), 1);
	assert_int_equal(wait_after(MANY_SIZES, 0), 1);
}

static void sizes_that_are_left_to_the_loops_make_it_ask_less_and_less(void **state)
{
	assert_int_equal(wait_after(MANY_SIZES + 1, 0), 2);
	assert_int_equal(wait_after(MANY_SIZES + 5, 0), 4);
	assert_int_equal(wait_after(MANY_SIZES + 40, 0), 1024);
	assert_int_equal(wait_after(SMR_GUEST_IMAGE_SPECIALIZATIONS, 0), MOST_WAIT);
}

static void a_site_that_gets_code_goes_on_asking(void **state)
{
	assert_int_equal(wait_after(MANY_SIZES + 4, 4), 1);
	assert_int_equal(wait_after(24, 40), 1);
	assert_int_equal(wait_after(0, SMR_GUEST_IMAGE_SPECIALIZATIONS - 1), 1);
}

static void a_site_whose_image_is_full_of_code_asks_seldom(void **state)
{
	assert_int_equal(wait_after(0, SMR_GUEST_IMAGE_SPECIALIZATIONS), MOST_WAIT);
}

static void code_that_ran_leaves_the_wait_as_the_image_tells(void **state)
{
	static made_up_image m;
	static smr_site site = {.nsyms = 1};
	static guest_arena a;
	guest_site *s = guest_site_of(&a, &site);

	guest_take_image(&a, s, image_of(&m, MANY_SIZES + 5, 1));
	s->ticks = s->need;
	ask(&a, s);
	assert_int_equal(s->need, 4 * ASK_TICKS);
	code_took(&a, s, &(guest_call){0}, &s->code->measures[0], 1000);
	assert_int_equal(s->need, 2 * ASK_TICKS);
}

static void a_call_of_loops(guest_arena *a, guest_site *s, int64_t points, uint64_t ticks)
{
	int64_t nums[2] = {points, points};

	assert_int_equal(time_loops(a, s, NULL, nums + 1), SMR_SITE_TELL);
	s->began = 0;
	loops_took(a, s, ticks);
}

static void a_call_that_met_another_process_is_not_believed(void **state)
{
	static smr_site site = {.nsyms = 1, .flags = SMR_SITE_POINTS, .loops = 1};
	static guest_arena a;
	guest_site *s = guest_site_of(&a, &site);

	a_call_of_loops(&a, s, 1000, 100000);
	a_call_of_loops(&a, s, 2000, 300000);
	a_call_of_loops(&a, s, 1024, 40000000); /* it justifies a question */
	assert_in_range(told, 16 * 102400, 16 * 102400 * 101 / 100);
	a_call_of_loops(&a, s, 200000, 30000000); /* slower than others, but not by much */
	assert_int_equal(told, 30000000);
}

static void a_first_call_is_believed(void **state)
{
	static smr_site site = {.nsyms = 1, .flags = SMR_SITE_POINTS, .loops = 1};
	static guest_arena a;
	guest_site *s = guest_site_of(&a, &site);

	a_call_of_loops(&a, s, 1024, 40000000);
	assert_int_equal(told, 40000000);
}

/* Simulates calls of code on a machine where `ticks[n]` is the time of a call on n threads; returns
 * the final number of threads. */
static int threads_after(int calls, bool bursts, const uint64_t *ticks, int most)
{
	static made_up_image m;
	guest_measure measure = {.in = &(guest_code){.image = image_of(&m, 0, 1)}, .of = &m.all[0]};
	guest_call c = {.bursts = bursts};

	for (int i = 0; i < calls; i++) {
		c.workers = guest_workers(&measure, most, &c.fewer);
		guest_code_took(&measure, &c, ticks[c.workers] + (uint64_t)(i % 3));
	}
	assert_int_equal(measure.ncode, calls);
	return guest_workers(&measure, most, &c.fewer);
}

static void threads_that_bring_little_are_left_out(void **state)
{
	static const uint64_t bandwidth[] = {0, 1000, 900}, core[] = {0, 1000, 550},
			      many[] = {0, 1000, 560, 0, 500, 0, 0, 0, 480};

	assert_int_equal(threads_after(MANY_CALLS, true, bandwidth, 2), 1); /* the first trial */
	assert_int_equal(threads_after(100, true, bandwidth, 2), 1);
	assert_int_equal(threads_after(100, true, core, 2), 2);
	assert_int_equal(threads_after(100, true, many, 8), 2);
}

static void few_calls_and_calls_without_workers_try_nothing(void **state)
{
	static const uint64_t bandwidth[] = {0, 1000, 900};

	assert_int_equal(threads_after(MANY_CALLS - 1, true, bandwidth, 2), 2);
	assert_int_equal(threads_after(100, false, bandwidth, 2), 2);
	assert_int_equal(threads_after(100, true, bandwidth, 1), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(threads_that_bring_little_are_left_out),
		cmocka_unit_test(few_calls_and_calls_without_workers_try_nothing),
		cmocka_unit_test(a_site_asks_for_sixteen_sizes_at_once),
		cmocka_unit_test(sizes_that_are_left_to_the_loops_make_it_ask_less_and_less),
		cmocka_unit_test(a_site_that_gets_code_goes_on_asking),
		cmocka_unit_test(a_site_whose_image_is_full_of_code_asks_seldom),
		cmocka_unit_test(a_call_that_met_another_process_is_not_believed),
		cmocka_unit_test(a_first_call_is_believed),
		cmocka_unit_test(code_that_ran_leaves_the_wait_as_the_image_tells),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void)
{
	return 77; /* this machine has no guest runtime */
}
#endif
