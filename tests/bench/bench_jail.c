/* Measures confinement: the same function called here and in a worker, workers forked, faults
 * reported. Prints rows of a table for each round.
 *
 * usage: bench_jail [ROUNDS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/jail/jail.h"
#include "base/thread/clock.h"

enum { CALLS = 5000, LARGE = 200, BYTES = 4 << 20, FORKS = 100 };

#define MUST(expr)                                                                        \
	do {                                                                              \
		if ((expr) != SMR_OK) {                                                   \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, smr_errmsg()); \
			exit(1);                                                          \
		}                                                                         \
	} while (0)

static char *bulk;

/* The first byte: e: nothing, a: one question, o: BYTES bytes, f: a fault. */
static smr_status serve(void *state, void *request, size_t n, smr_str *reply)
{
	const char *what = request;
	struct iovec v = {request, n};
	smr_str answer = {0};

	if (what[0] == 'a' && smr_jail_ask(1, &v, 1, &answer) != 0)
		return smr_fail(SMR_EIO, "no answer");
	if (what[0] == 'o') {
		char *to = smr_str_extend(reply, BYTES);

		if (to != NULL)
			memset(to, 1, BYTES);
	}
	if (what[0] == 'f')
		__builtin_trap();
	smr_str_free(&answer);
	return SMR_OK;
}

static int answer(void *ctx, uint32_t op, const void *bytes, size_t n, smr_str *to)
{
	return 0;
}

static smr_status in_worker(smr_jail *w, char what, size_t n, smr_str *reply)
{
	struct iovec v[] = {{&what, 1}, {bulk, n}};
	const smr_jail_call c = {.request = v, .nrequest = 2, .ask = answer, .limit_s = 60};

	smr_str_clear(reply);
	return smr_jail_run(w, &c, reply, NULL);
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void print_row(const char *what, double *us, size_t n)
{
	qsort(us, n, sizeof(us[0]), by_size);
	printf("| %s | %.2f | %.2f |\n", what, us[n / 2], us[n * 99 / 100]);
}

static smr_jail *take(smr_jails *j, uint8_t of)
{
	uint8_t key[SMR_JAIL_KEY] = {of};
	smr_jail *w;

	MUST(smr_jail_take(j, key, &w));
	return w;
}

static void bench_direct(void)
{
	static double us[CALLS];
	smr_str reply = {0};
	char what = 'e';

	for (int i = 0; i < CALLS; i++) {
		int64_t from = smr_now_ns();

		for (int k = 0; k < 100; k++) {
			smr_str_clear(&reply);
			MUST(serve(NULL, &what, 1, &reply));
		}
		us[i] = (double)(smr_now_ns() - from) * 1e-5;
	}
	print_row("empty, in this process", us, CALLS);
	smr_str_free(&reply);
}

static void bench_calls(smr_jails *j, const char *name, char what, size_t bytes, int n)
{
	static double us[CALLS];
	smr_jail *w = take(j, 1);
	smr_str reply = {0};

	MUST(in_worker(w, what, bytes, &reply));
	MUST(in_worker(w, what, bytes, &reply));
	for (int i = 0; i < n; i++) {
		int64_t from = smr_now_ns();

		MUST(in_worker(w, what, bytes, &reply));
		us[i] = (double)(smr_now_ns() - from) * 1e-3;
	}
	print_row(name, us, (size_t)n);
	smr_str_free(&reply);
	smr_jail_give(w);
}

static void bench_taken(smr_jails *j)
{
	static double us[CALLS];
	smr_str reply = {0};

	for (int i = 0; i < CALLS; i++) {
		int64_t from = smr_now_ns();
		smr_jail *w = take(j, 1);

		MUST(in_worker(w, 'e', 0, &reply));
		smr_jail_give(w);
		us[i] = (double)(smr_now_ns() - from) * 1e-3;
	}
	print_row("empty, taken and given back", us, CALLS);
	smr_str_free(&reply);
}

/* @p pause_ns: time to fork a spare. */
static void bench_forks(smr_jails *j, const char *name, long pause_ns)
{
	static double forked[FORKS], died[FORKS];
	smr_str reply = {0};

	for (int i = 0; i < FORKS; i++) {
		struct timespec pause = {0, pause_ns};
		(void)nanosleep(&pause, NULL);
		int64_t from = smr_now_ns();
		smr_jail *w = take(j, 2);

		MUST(in_worker(w, 'e', 0, &reply));
		int64_t called = smr_now_ns();

		if (in_worker(w, 'f', 0, &reply) != SMR_EFAULT)
			exit(1);
		forked[i] = (double)(called - from) * 1e-3;
		died[i] = (double)(smr_now_ns() - called) * 1e-3;
		smr_jail_give(w);
	}
	print_row(name, forked, FORKS);
	print_row("its fault, until it is reported", died, FORKS);
	smr_str_free(&reply);
}

int main(int argc, char **argv)
{
	static const smr_jail_program program = {.serve = serve};
	smr_jail_options o = {.share_fd = -1};
	smr_jails *j;

	if (argc > 1 && strcmp(argv[1], "jail") == 0)
		return smr_jail_zygote(&program);
	MUST(smr_jails_open(&o, &j));
	bulk = calloc(1, BYTES);
	if (bulk == NULL)
		return 1;
	printf("| %s | p50, us | p99, us |\n|---|---|---|\n", smr_jails_means(j));
	for (int i = 0, rounds = argc > 1 ? atoi(argv[1]) : 1; i < rounds; i++) {
		bench_direct();
		bench_calls(j, "empty, in a worker", 'e', 0, CALLS);
		bench_taken(j);
		bench_calls(j, "one question to the host", 'a', 0, CALLS);
		bench_calls(j, "4 MiB in", 'e', BYTES, LARGE);
		bench_calls(j, "4 MiB out", 'o', 0, LARGE);
		bench_forks(j, "first call of a new worker", 0);
		bench_forks(j, "first call of a spare", 2000000);
	}
	smr_jails_close(j);
	free(bulk);
	return 0;
}
