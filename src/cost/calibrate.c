/* Measures this host in under three seconds: peak arithmetic, latency of an addition, bandwidth by
 * working set for one and all threads, cost of a parallel region, first touch of pages. Each figure
 * is the best of several short trials, since a shared machine only ever makes things slower. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "base/fs.h"
#include "base/str.h"
#include "base/workers.h"
#include "cost/host.h"
#include "cost/machine.h"

enum { CHAINS = 10 }; /* two units of latency four need eight; more would spill 16 registers */

/* Independent multiply-adds on registers. Returns a value so that none is dropped. */
#define DEFINE_PEAK(name, bytes, scalar, where)                                                    \
	typedef scalar name##_v __attribute__((vector_size(bytes)));                               \
	__attribute__((noinline)) where static double name(long rounds)                            \
	{                                                                                          \
		_Pragma("clang fp contract(fast)") name##_v acc[CHAINS] = {{0}}, x = {0}, y = {0}; \
		double sum = 0;                                                                    \
                                                                                                   \
		x += (scalar)0.999;                                                                \
		y += (scalar)0.001;                                                                \
		for (long r = 0; r < rounds; r++)                                                  \
			for (int c = 0; c < CHAINS; c++)                                           \
				acc[c] = acc[c] * x + y;                                           \
		for (int c = 0; c < CHAINS; c++)                                                   \
			sum += (double)acc[c][0];                                                  \
		return sum;                                                                        \
	}
DEFINE_PEAK(base_f32, 16, float, )
DEFINE_PEAK(base_f64, 16, double, )
#if defined(__x86_64__)
DEFINE_PEAK(v3_f32, 32, float, __attribute__((target("avx2,fma"))))
DEFINE_PEAK(v3_f64, 32, double, __attribute__((target("avx2,fma"))))
DEFINE_PEAK(v4_f32, 64, float, __attribute__((target("avx512f,fma"))))
DEFINE_PEAK(v4_f64, 64, double, __attribute__((target("avx512f,fma"))))
#endif

/* By what smr_host_kind() says; the row without a name is for all others. */
static const struct peak {
	const char *kind;
	double (*f32)(long), (*f64)(long);
	double bytes;
} peaks[] = {
#if defined(__x86_64__)
	{"x86-64-v4", v4_f32, v4_f64, 64},
	{"x86-64-v3", v3_f32, v3_f64, 32},
#endif
	{NULL, base_f32, base_f64, 16},
};

static volatile double sink;

static double best_rate(double (*run)(long), double flops_a_round)
{
	const long rounds = 400000;
	double best = 0;

	for (int t = 0; t < 6; t++) {
		int64_t from = smr_now_ns();

		sink = run(rounds);
		best = fmax(best, flops_a_round * (double)rounds / smr_seconds(from, smr_now_ns()));
	}
	return best;
}

static double add_latency(void)
{
	const long n = 4000000;
	double best = 1;

	for (int t = 0; t < 3; t++) {
		int64_t from = smr_now_ns();
		double x = 0;

		for (long i = 0; i < n; i++) {
			x += 1.5;
			__asm__ volatile("" : "+x"(x));
		}
		sink = x;
		best = fmin(best, smr_seconds(from, smr_now_ns()) / (double)n);
	}
	return best;
}

typedef struct sweep {
	float *data;
	size_t n; /* floats of each part */
	int rounds;
} sweep;

/* Triad on a part: two reads, one write. */
static void sweep_part(void *arg, int part)
{
	const sweep *s = arg;
	float *a = s->data + (size_t)part * s->n, *b = a + s->n / 3, *c = b + s->n / 3;

	for (int r = 0; r < s->rounds; r++) {
		for (size_t i = 0; i < s->n / 3; i++)
			a[i] = b[i] + 0.5f * c[i];
		__asm__ volatile("" ::: "memory");
	}
}

static double sweep_rate(float *data, double bytes, const smr_workers *w, int threads)
{
	sweep s = {.data = data, .n = (size_t)(bytes / 4 / threads)};
	double best = 0;

	s.rounds = (int)fmax(1, 1e8 / bytes);
	for (int t = 0; t < 4; t++) {
		int64_t from = smr_now_ns();

		smr_workers_run(w, threads, sweep_part, &s);
		best = fmax(best, bytes * s.rounds / smr_seconds(from, smr_now_ns()));
	}
	return best;
}

static void nothing(void *arg, int i)
{
	(void)arg;
	(void)i;
}

static double fork_join(const smr_workers *w)
{
	double best = 1;

	for (int t = 0; t < 200; t++) {
		int64_t from = smr_now_ns();

		smr_workers_run(w, smr_workers_count(w), nothing, NULL);
		best = fmin(best, smr_seconds(from, smr_now_ns()));
	}
	return fmax(best, 1e-7);
}

static const double sets[] = {16384, 131072, 524288, 4194304, 33554432, 134217728};
static const size_t largest = 134217728;

static smr_status measure_memory(smr_machine *m, const smr_workers *w)
{
	int64_t from = smr_now_ns();
	float *data =
		mmap(NULL, largest, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (data == MAP_FAILED)
		return smr_fail(SMR_ENOMEM, "no memory to measure bandwidth");
	memset(data, 0, largest);
	m->first_touch_bps = (double)largest / smr_seconds(from, smr_now_ns());
	m->npoints = sizeof(sets) / sizeof(sets[0]);
	for (size_t i = 0; i < m->npoints; i++) {
		m->set_bytes[i] = sets[i];
		m->bw_one[i] = sweep_rate(data, sets[i], NULL, 1);
		m->bw_all[i] = fmax(m->bw_one[i], sweep_rate(data, sets[i], w, m->cores));
	}
	munmap(data, largest);
	m->fork_join_s = fork_join(w);
	return SMR_OK;
}

static smr_status keep(const smr_machine *m)
{
	char *path = NULL, *text = NULL;
	smr_status st = smr_host_file(&path);

	if (st == SMR_OK)
		st = smr_machine_json(m, &text);
	if (st == SMR_OK)
		st = smr_write_file(path, text, strlen(text), SMR_WRITE_FAST);
	smr_free(text);
	smr_free(path);
	return st;
}

smr_status smr_machine_calibrate(smr_machine *out)
{
	const struct peak *p = peaks;
	smr_workers *w;
	smr_status st;

	SMR_TRY(smr_machine_load(smr_host_kind(),
				 out)); /* what is not measured: the energy model */
	out->cores = smr_host_cores();
	smr_host_cpu(out->cpu, sizeof(out->cpu));
	snprintf(out->name, sizeof(out->name), "host");
	SMR_TRY(smr_workers_new(0, &w));
	while (p->kind != NULL && strcmp(p->kind, smr_host_kind()) != 0)
		p++;
	out->peak_f32 = best_rate(p->f32, 2.0 * CHAINS * p->bytes / 4);
	out->peak_f64 = best_rate(p->f64, 2.0 * CHAINS * p->bytes / 8);
	out->scalar_add_s = add_latency();
	out->clock_hz = 4 / out->scalar_add_s; /* 4 cycles on every x86-64 of the last ten years,
						  near it elsewhere */
	st = measure_memory(out, w);
	smr_workers_free(w);
	out->calibrated = st == SMR_OK;
	return st == SMR_OK ? keep(out) : st;
}
