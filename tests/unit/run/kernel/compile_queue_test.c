/* Compilation in the background: runs do not wait for it, and are not affected by it. */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "back/ref/ref.h"
#include "base/thread/flush.h"
#include "base/thread/usable_cpus.h"
#include "run/kernel/compile_queue.h"
#include "run/kernel/kernel.h"
#include "unit.h"

struct smr_exec {
	const smr_codelet *codelet;
};

static sem_t gate;  /* number of permitted compilations */
static int made[8]; /* compiled sizes, in order */
static _Atomic int nmade, begun;
static _Atomic pthread_t maker; /* of the last one */
static bool fails, knows_sums;  /* of ones; runs at once */
static int code_runs, sums_by_code;

static smr_status accept(const smr_codelet *c, const smr_env *e)
{
	return SMR_OK;
}

static unsigned seen_tuning; /* of the last compilation */

static smr_status prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			  smr_exec **out)
{
	seen_tuning = c != NULL ? c->tuning : 0;
	atomic_fetch_add(&begun, 1);
	while (sem_wait(&gate) != 0)
		;
	made[atomic_fetch_add(&nmade, 1)] = c == NULL ? (int)e->sym[0] : 0;
	maker = pthread_self();
	if (fails)
		return smr_fail(SMR_EUNSUPPORTED, "no compiler today");
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory");
	(*out)->codelet = c;
	return SMR_OK;
}

static smr_status run_sums(const smr_exec *x, const smr_env *e)
{
	float *out = e->base[x->codelet->nest->into->window->base];

	for (int i = 0; i < 64; i++)
		out[i] = 40000;
	return SMR_OK;
}

static smr_status run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	code_runs++;
	if (knows_sums)
		return run_sums(x, e);
	return smr_ref_nest(x->codelet->graph, x->codelet->nest, e);
}

static void release(smr_exec *x)
{
	smr_free(x);
}

static smr_status run_code(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	sums_by_code += knows_sums;
	return run(x, e, w);
}

/* "ref" runs first: there is no interpreter here. 1000 s: only runs that must wait do. */
static const smr_impl slow = {.name = "nest",
			      .about = "slow to make",
			      .accept = accept,
			      .prepare = prepare,
			      .run = run_code,
			      .release = release,
			      .compile_s = 1e3};

/* A library, in some tests: available at once, or to be woken first. */
static bool has_library;
static _Atomic double sleepy; /* seconds */
static _Atomic int wakings;
static const char *best; /* by measurement */

static smr_status accept_some(const smr_codelet *c, const smr_env *e)
{
	return has_library ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "not installed");
}

static smr_status prepare_now(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory");
	(*out)->codelet = c;
	return SMR_OK;
}

static smr_status wake(const smr_codelet *c, const smr_env *e, const smr_workers *w, smr_exec **out)
{
	if (sleepy == 0)
		return prepare_now(c, e, w, out);
	wakings++;
	SMR_TRY(prepare(c, e, w, out));
	sleepy = 0;
	return SMR_OK;
}

static double wakes(void)
{
	return sleepy;
}

static void moment(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* Its replacement has to be faster. */
static smr_status run_longer(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	moment();
	return run(x, e, w);
}

/* Slower than generated code, and than the library unless it is the best. */
static smr_status run_well(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	if (strcmp(best, "onednn") != 0)
		moment(), moment();
	return run(x, e, w);
}

static const smr_impl library = {.name = "openblas",
				 .about = "there at once",
				 .accept = accept_some,
				 .prepare = prepare_now,
				 .run = run_longer,
				 .release = release},
		      sleeper = {.name = "onednn",
				 .about = "to be woken",
				 .accept = accept_some,
				 .prepare = wake,
				 .run = run_well,
				 .release = release,
				 .wakes = wakes};

/* Instead of src/back/list.c. */
const smr_pack_target smr_pack_targets[] = {{NULL, NULL}};
const smr_impl *const smr_impls[] = {&slow, &library, &sleeper, NULL};

const smr_impl *smr_impl_find(const char *name)
{
	for (const smr_impl *const *i = smr_impls; *i != NULL; i++)
		if (strcmp((*i)->name, name) == 0)
			return *i;
	return NULL;
}

static int set_up(void **state)
{
	nmade = begun = code_runs = 0;
	fails = has_library = knows_sums = false;
	sleepy = 0;
	wakings = 0;
	best = "nest";
	return sem_init(&gate, 0, 0);
}

static int tear_down(void **state)
{
	return sem_destroy(&gate);
}

/* ---- the queue ------------------------------------------------------------------------------ */

typedef struct asked {
	smr_compile_job m;
	int64_t size;
} asked;

static void ask(smr_compile_queue *m, asked *a, int size, double worth)
{
	*a = (asked){.m = {.impl = &slow, .worth = worth}, .size = size};
	a->m.env.sym = &a->size;
	assert_int_equal(smr_compile_queue_ask(m, &a->m), SMR_OK);
}

static void wait_until_made(const asked *a)
{
	while (!atomic_load(&a->m.made))
		moment();
}

/* Starts a compilation: later requests wait. */
static void begin(smr_compile_queue *m, asked *a)
{
	ask(m, a, 1, 0);
	while (atomic_load(&begun) == 0)
		moment();
}

static void the_worthiest_is_made_first(void **state)
{
	asked a[4];
	smr_compile_queue *m;

	assert_int_equal(smr_compile_queue_new(&m), SMR_OK);
	begin(m, a);
	ask(m, &a[1], 2, 1);
	ask(m, &a[2], 3, 2);
	ask(m, &a[3], 4, 0.5);
	atomic_store(&a[3].m.worth, 7);
	for (int i = 0; i < 4; i++)
		sem_post(&gate);
	for (int i = 0; i < 4; i++)
		wait_until_made(&a[i]);
	assert_memory_equal(made, ((int[]){1, 4, 3, 2}), 4 * sizeof(int));
	smr_compile_queue_free(m);
	for (int i = 0; i < 4; i++)
		release(a[i].m.exec);
}

static void who_cannot_wait_makes_it_himself(void **state)
{
	asked a[2];
	smr_compile_queue *m;

	assert_int_equal(smr_compile_queue_new(&m), SMR_OK);
	begin(m, a);
	ask(m, &a[1], 2, 1);
	sem_post(&gate);
	sem_post(&gate);
	smr_compile_queue_finish(m, &a[1].m);
	assert_true(atomic_load(&a[1].m.made));
	smr_compile_queue_finish(m, &a[0].m); /* in work elsewhere, or done */
	assert_true(atomic_load(&a[0].m.made));
	assert_int_equal(nmade, 2);
	smr_compile_queue_free(m);
	for (int i = 0; i < 2; i++)
		release(a[i].m.exec);
}

static void *open_gate(void *arg)
{
	for (int i = 0; i < 20; i++)
		moment();
	sem_post(&gate);
	return arg;
}

static smr_status note_flushing(void *ctx)
{
	atomic_fetch_add((atomic_int *)ctx, smr_flush_get() ? 100 : 1);
	return SMR_OK;
}

/* By a thread that the caller starts, and by the caller itself. */
static void code_is_made_with_subnormal_numbers(void **state)
{
	atomic_int n = 0;
	smr_compile_job jobs[8] = {{0}};
	smr_compile_queue *m;

	smr_flush_set(true);
	assert_int_equal(smr_compile_queue_new(&m), SMR_OK);
	for (int i = 0; i < 8; i++) {
		jobs[i].task = note_flushing;
		jobs[i].ctx = &n;
		assert_int_equal(smr_compile_queue_ask(m, &jobs[i]), SMR_OK);
	}
	for (int i = 8; i-- > 0;)
		smr_compile_queue_finish(m, &jobs[i]);
	assert_true(smr_flush_get());
	smr_flush_set(false);
	smr_compile_queue_free(m);
	assert_int_equal(n, 8);
}

static void freeing_waits_for_what_is_in_work_alone(void **state)
{
	asked a[2];
	smr_compile_queue *m;
	pthread_t t;

	assert_int_equal(smr_compile_queue_new(&m), SMR_OK);
	begin(m, a);
	ask(m, &a[1], 2, 1);
	assert_int_equal(pthread_create(&t, NULL, open_gate, NULL), 0);
	smr_compile_queue_free(m);
	pthread_join(t, NULL);
	assert_true(a[0].m.made);
	assert_false(a[1].m.made);
	assert_null(a[1].m.exec);
	release(a[0].m.exec);
}

static void queues_share_few_threads(void **state)
{
	enum { QUEUES = 8 };
	int most = smr_usable_cpus() / 4;
	smr_compile_queue *m[QUEUES];
	pthread_t by[QUEUES];
	int n = 0;
	asked a;

	for (int i = 0; i < QUEUES; i++) {
		int k = 0;

		assert_int_equal(smr_compile_queue_new(&m[i]), SMR_OK);
		ask(m[i], &a, i, 0);
		sem_post(&gate);
		wait_until_made(&a);
		release(a.m.exec);
		while (k < n && !pthread_equal(by[k], maker))
			k++;
		by[k] = maker;
		n = k == n ? n + 1 : n;
	}
	assert_true(n <= (most < 1 ? 1 : most));
	for (int i = 0; i < QUEUES; i++)
		smr_compile_queue_free(m[i]);
}

static void make_one(void)
{
	smr_compile_queue *m;
	asked a;

	assert_int_equal(smr_compile_queue_new(&m), SMR_OK);
	ask(m, &a, 1, 0);
	sem_post(&gate);
	wait_until_made(&a);
	release(a.m.exec);
	smr_compile_queue_free(m);
}

static void a_child_process_makes_queues_of_its_own(void **state)
{
	smr_compile_queue *m;
	asked a[2];
	int how = 1;
	pid_t child;

	assert_int_equal(smr_compile_queue_new(&m), SMR_OK);
	begin(m, a);
	ask(m, &a[1], 2, 0);
	child = fork();
	if (child == 0) {
		alarm(20);
		smr_compile_queue_free(m); /* whatever the parent's thread does */
		for (int i = 0; i < 3; i++)
			make_one();
		_exit(nmade == 3 ? 0 : 2);
	}
	assert_int_equal(waitpid(child, &how, 0), child);
	assert_int_equal(how, 0);
	for (int i = 0; i < 2; i++)
		sem_post(&gate);
	for (int i = 0; i < 2; i++)
		wait_until_made(&a[i]);
	smr_compile_queue_free(m);
	for (int i = 0; i < 2; i++)
		release(a[i].m.exec);
}

/* ---- kernels -------------------------------------------------------------------------------- */

enum { N = 64 };

static smr_machine machine;

static double many_calls(void *ctx, uint64_t code, uint64_t size)
{
	return 1e18;
}

/* Measurements select the best; each is far better than the reference. */
static bool past(void *ctx, const smr_cost_query *q, smr_past *out)
{
	*out = (smr_past){.runs = 100, .low = strcmp(q->impl, best) == 0 ? -18 : -10};
	return true;
}

static unsigned kept_tuning;

static unsigned kept(void *ctx, uint64_t code, uint64_t size)
{
	return kept_tuning;
}

typedef struct running {
	smr_runner r;
	smr_library *library;
	smr_graph *g;
	smr_kernels *k;
	smr_kernel_run *x;
	float in[N], out[N];
} running;

static const char doubling[] =
	"flow \"f\" {\n%0 = param f32[64] 0\n"
	"%1 = map f32[64] ins %0 body (1) = add(p0:f32, p0:f32)\nresult %1\n}\n";

/* Its sums take the reference far longer than run_sums() reports. */
enum { LONG = 40000 };
static const char sums[] =
	"flow \"f\" {\n%0 = param f32[64, 40000] 0\n%1 = constant 0:f32\n"
	"%2 = reduce f32[64] ins %0, %1 with dims [1] body (2) = add(p0:f32, p1:f32)"
	"\nresult %2\n}\n";

static void start_with(running *q, bool fixed, bool called, const char *text)
{
	const char *dirs[] = {"kernels", NULL};

	*q = (running){0};
	assert_int_equal(smr_library_open(dirs, &q->library), SMR_OK);
	assert_int_equal(smr_machine_load("machines/x86-64-v3.json", &machine), SMR_OK);
	q->r = (smr_runner){.library = q->library, .fixed = fixed, .cost.machine = &machine};
	q->r.cost.history = past;
	q->r.hooks.tuning = kept;
	if (called)
		q->r.hooks.past_calls = many_calls;
	assert_int_equal(smr_graph_parse("test", text, strlen(text), &q->g), SMR_OK);
	assert_int_equal(smr_kernels_new(&q->r, &q->k), SMR_OK);
	assert_int_equal(smr_kernel_find(q->k, q->g->results[0], 0, &q->x), SMR_OK);
	for (int i = 0; i < N; i++)
		q->in[i] = (float)i;
}

static void start(running *q, bool fixed, bool called)
{
	start_with(q, fixed, called, doubling);
}

static void run_once(running *q)
{
	memset(q->out, 0, sizeof(q->out));
	smr_kernel_memory(q->x)[0] = q->in;
	smr_kernel_memory(q->x)[1] = q->out;
	assert_int_equal(smr_kernel_run_on(q->k, q->x), SMR_OK);
	for (int i = 0; i < N; i++)
		assert_true(q->out[i] == 2 * q->in[i]);
}

static void end(running *q)
{
	smr_kernels_free(q->k);
	smr_graph_free(q->g);
	smr_library_free(q->library);
}

static void run_until(running *q, const char *impl)
{
	do {
		moment();
		run_once(q);
	} while (strcmp(smr_kernel_impl(q->x), impl) != 0);
}

static void nobody_waits_for_a_kernel(void **state)
{
	running q;

	start(&q, false, true);
	for (int i = 0; i < 20; i++) { /* the gate is closed */
		run_once(&q);
		assert_string_equal(smr_kernel_impl(q.x), "ref");
	}
	assert_int_equal(code_runs, 0);
	sem_post(&gate);
	run_until(&q, "nest");
	assert_true(code_runs > 0);
	assert_false(pthread_equal(maker, pthread_self()));
	end(&q);
}

static void what_is_there_runs_until_better_is_made(void **state)
{
	running q;

	has_library = true;
	start(&q, false, true);
	for (int i = 0; i < 5; i++) {
		run_once(&q);
		assert_string_equal(smr_kernel_impl(q.x), "openblas");
	}
	assert_int_equal(code_runs, 5);
	sem_post(&gate);
	run_until(&q, "nest");
	end(&q);
}

/* The check of the first call of compiled code takes as long as hundreds of calls of the current
 * implementation. */
static void what_is_checked_for_long_waits_for_its_turn(void **state)
{
	static float in[N * LONG], out[N], zero;
	running q;

	has_library = knows_sums = true;
	start_with(&q, false, true, sums);
	for (int i = 0; i < N * LONG; i++)
		in[i] = 1;
	sem_post(&gate);
	for (int after = 0; after < 30; after += nmade) {
		smr_kernel_memory(q.x)[0] = in;
		smr_kernel_memory(q.x)[1] = &zero;
		smr_kernel_memory(q.x)[2] = out;
		assert_int_equal(smr_kernel_run_on(q.k, q.x), SMR_OK);
		moment();
	}
	assert_int_equal(sums_by_code, 0);
	end(&q);
}

static void a_library_is_woken_while_another_runs(void **state)
{
	running q;

	has_library = true;
	sleepy = 1e3;
	best = "onednn";
	start(&q, false, true);
	for (int i = 0; i < 5; i++) {
		run_once(&q);
		assert_string_equal(smr_kernel_impl(q.x), "openblas");
	}
	sem_post(&gate);
	run_until(&q, "onednn");
	sem_post(&gate); /* code may be requested, too */
	assert_int_equal(wakings, 1);
	assert_false(pthread_equal(maker, pthread_self()));
	end(&q);
}

/* The result of a search by an earlier process; a fixed plan does not depend on it. */
static void a_tuning_that_was_kept_is_taken(void **state)
{
	running q;

	kept_tuning = 3;
	for (int fixed = 0; fixed < 2; fixed++) {
		seen_tuning = 0;
		sem_post(&gate);
		start(&q, fixed, true);
		if (fixed)
			run_once(&q);
		else
			run_until(&q, "nest");
		end(&q);
		assert_int_equal(seen_tuning, fixed ? 0 : 3);
	}
	kept_tuning = 0;
}

static void what_nobody_called_often_is_not_compiled(void **state)
{
	running q;

	start(&q, false, false);
	sem_post(&gate);
	for (int i = 0; i < 20; i++)
		run_once(&q);
	end(&q);
	assert_int_equal(nmade, 0);
}

static void what_cannot_be_made_is_done_without(void **state)
{
	running q;

	fails = true;
	start(&q, false, true);
	sem_post(&gate);
	run_once(&q);
	while (nmade == 0)
		moment();
	for (int i = 0; i < 20; i++) {
		moment();
		run_once(&q);
		assert_string_equal(smr_kernel_impl(q.x), "ref");
	}
	end(&q);
	assert_int_equal(nmade, 1); /* it is not tried again */
}

static void a_kernel_is_freed_while_it_is_made(void **state)
{
	running q;
	pthread_t t;

	start(&q, false, true);
	run_once(&q);
	assert_int_equal(pthread_create(&t, NULL, open_gate, NULL), 0);
	end(&q);
	pthread_join(t, NULL);
}

/* 64 points a run are not worth 1000 s, whatever past runs took. */
static void a_fixed_plan_does_not_change(void **state)
{
	running q;

	start(&q, true, true);
	sem_post(&gate);
	for (int i = 0; i < 20; i++) {
		run_once(&q);
		assert_string_equal(smr_kernel_impl(q.x), "ref");
	}
	end(&q);
	assert_int_equal(nmade, 0);
}

static void a_child_process_goes_on_with_what_there_is(void **state)
{
	running q;
	int how = 1;
	pid_t child;

	start(&q, false, true);
	run_once(&q); /* it is in work */
	child = fork();
	if (child == 0) {
		sem_post(&gate);
		for (int i = 0; i < 10; i++)
			run_once(&q);
		end(&q);
		_exit(nmade);
	}
	assert_int_equal(waitpid(child, &how, 0), child);
	assert_int_equal(how, 0);
	sem_post(&gate);
	end(&q);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_worthiest_is_made_first, set_up, tear_down),
		cmocka_unit_test_setup_teardown(who_cannot_wait_makes_it_himself, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(code_is_made_with_subnormal_numbers, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(freeing_waits_for_what_is_in_work_alone, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(queues_share_few_threads, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_child_process_makes_queues_of_its_own, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(nobody_waits_for_a_kernel, set_up, tear_down),
		cmocka_unit_test_setup_teardown(what_is_there_runs_until_better_is_made, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(what_is_checked_for_long_waits_for_its_turn, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(a_library_is_woken_while_another_runs, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(a_tuning_that_was_kept_is_taken, set_up, tear_down),
		cmocka_unit_test_setup_teardown(what_nobody_called_often_is_not_compiled, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(what_cannot_be_made_is_done_without, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(a_kernel_is_freed_while_it_is_made, set_up,
						tear_down),
		cmocka_unit_test_setup_teardown(a_fixed_plan_does_not_change, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_child_process_goes_on_with_what_there_is, set_up,
						tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
