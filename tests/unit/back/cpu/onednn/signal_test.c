/* Products by oneDNN while the caller's thread gets signals: a handler's frame would overwrite the
 * memory that sgemm's kernels address by the stack pointer. */
#include <pthread.h>
#include <samara/samara.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "unit.h"

enum { N = 320, RUNS = 60 };

static const char text[] =
	"func.func @main(%a: tensor<320x320xf32>, %b: tensor<320x320xf32>) -> tensor<320x320xf32> "
	"{\n"
	"  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<320x320xf32>, "
	"tensor<320x320xf32>) -> tensor<320x320xf32>\n"
	"  return %0 : tensor<320x320xf32>\n}\n";

static atomic_bool ended;
static atomic_int handled;
static pthread_t runner;

static void count_signal(int number)
{
	atomic_fetch_add(&handled, 1);
}

static void *send_signals(void *arg)
{
	const struct timespec wait = {.tv_nsec = 200000};

	while (!atomic_load(&ended)) {
		nanosleep(&wait, NULL);
		pthread_kill(runner, SIGUSR1);
	}
	return NULL;
}

static smr_ndarray matrix(float *data)
{
	return (smr_ndarray){.dtype = "f32", .rank = 2, .dims = {N, N}, .data = data};
}

/* Each run has other memory, so that malloc() finds what was overwritten. */
static void run_once(smr_model *m)
{
	float *a = malloc(sizeof(float) * N * N), *b = malloc(sizeof(float) * N * N);
	float *c = malloc(sizeof(float) * N * N);
	bool right = true;

	assert_true(a != NULL && b != NULL && c != NULL);
	for (int i = 0; i < N * N; i++)
		a[i] = b[i] = 1;
	if (smr_model_run(m, (smr_ndarray[]){matrix(a), matrix(b)}, 2, (smr_ndarray[]){matrix(c)},
			  1) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (int i = 0; i < N * N; i++)
		right = right && c[i] == N;
	assert_true(right);
	free(a);
	free(b);
	free(c);
}

static void a_signal_changes_nothing(void **state)
{
	struct sigaction count = {.sa_handler = count_signal}, before;
	smr_load_params l = SMR_INIT(smr_load_params);
	pthread_t sender;
	smr_ctx *ctx;
	smr_model *m;

	l.text = text;
	l.length = strlen(text);
	l.only = "onednn";
	assert_int_equal(smr_open(NULL, &ctx), SMR_OK);
	if (smr_load(ctx, &l, &m) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	runner = pthread_self();
	sigemptyset(&count.sa_mask);
	assert_int_equal(sigaction(SIGUSR1, &count, &before), 0);
	assert_int_equal(pthread_create(&sender, NULL, send_signals, NULL), 0);
	for (int i = 0; i < RUNS; i++)
		run_once(m);
	atomic_store(&ended, true);
	assert_int_equal(pthread_join(sender, NULL), 0);
	sigaction(SIGUSR1, &before, NULL);
	assert_true(atomic_load(&handled) > 0);
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(a_signal_changes_nothing)};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
