/* The memory's limit: a[i] = b[i] + s * c[i] in two threads, by ordinary stores, which read each
 * line of the result before they write it, and by non-temporal ones, which do not. Prints the least
 * milliseconds of RUNS of each for arrays of KIB * 1024 bytes. triad KIB RUNS */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { THREADS = 2 };

typedef float lanes __attribute__((vector_size(32)));

static lanes *a, *b, *c;
static long n, runs;
static double best[2] = {1e9, 1e9};
static pthread_barrier_t meet;

static void part(long lo, long hi, int streams)
{
	lanes s = {.5f, .5f, .5f, .5f, .5f, .5f, .5f, .5f};

	if (streams)
		for (long i = lo; i < hi; i++)
			__builtin_nontemporal_store(b[i] + s * c[i], &a[i]);
	else
		for (long i = lo; i < hi; i++)
			a[i] = b[i] + s * c[i];
	__sync_synchronize();
}

static void *run(void *arg)
{
	long t = (long)arg;
	struct timespec from, to;

	for (long r = 0; r < 2 * runs; r++) {
		pthread_barrier_wait(&meet);
		clock_gettime(CLOCK_MONOTONIC, &from);
		part(n * t / THREADS, n * (t + 1) / THREADS, r % 2);
		pthread_barrier_wait(&meet);
		clock_gettime(CLOCK_MONOTONIC, &to);
		double ms = (double)(to.tv_sec - from.tv_sec) * 1e3 + (double)(to.tv_nsec - from.tv_nsec) / 1e6;

		if (t == 0 && ms < best[r % 2])
			best[r % 2] = ms;
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t other;

	if (argc != 3)
		return 2;
	n = (atol(argv[1]) << 10) / (long)sizeof(lanes);
	runs = atol(argv[2]);
	a = aligned_alloc(64, (size_t)n * sizeof(*a));
	b = aligned_alloc(64, (size_t)n * sizeof(*b));
	c = aligned_alloc(64, (size_t)n * sizeof(*c));
	for (long i = 0; i < n; i++)
		a[i] = b[i] = c[i] = (lanes){0};
	pthread_barrier_init(&meet, NULL, THREADS);
	pthread_create(&other, NULL, run, (void *)1);
	run((void *)0);
	pthread_join(other, NULL);
	printf("{\"plain_ms\": %.4f, \"stream_ms\": %.4f}\n", best[0], best[1]);
	return 0;
}
