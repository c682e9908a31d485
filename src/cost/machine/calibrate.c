/* Measures this host, in about two seconds: peak arithmetic, latency of an addition, bandwidth by
 * working set for one and all threads, cost of a parallel region, first touch of pages, power where
 * there are counters. Each figure is the best of several short trials, since a shared machine only
 * ever makes things slower, and of several rounds of these, since a disturbance lasts longer than
 * consecutive trials. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "base/thread/clock.h"
#include "base/thread/usable_cpus.h"
#include "base/thread/workers.h"
#include "cost/machine/calibrate.h"
#include "cost/machine/energy.h"
#include "cost/machine/host.h"
#include "cost/machine/machine.h"

enum { ROUNDS = 3 };

static volatile double sink;

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

/* Measures cycles per second: a register-to-register addition takes one cycle on all tested
 * processors (an addition of a small constant may take none). */
static double clock_rate(void)
{
	const long n = 400000;
	double best = 0;

	for (int t = 0; t < 6; t++) {
		int64_t from = smr_now_ns();
		long x = 0, y = 1;

		__asm__ volatile("" : "+r"(y));
		for (long i = 0; i < n; i++) {
#pragma clang loop unroll(full)
			for (int k = 0; k < 16; k++) {
				x += y;
				__asm__ volatile("" : "+r"(x));
			}
		}
		sink = (double)x;
		best = fmax(best, 16.0 * (double)n / smr_seconds(from, smr_now_ns()));
	}
	return best;
}

/* Scalar code: a chain of products, additions beside it, a table that is read and written, and a
 * branch that is taken unpredictably one time in sixteen. */
__attribute__((noinline)) static unsigned plain(long rounds)
{
	unsigned table[1024], x = 1, sum = 0;

	for (int i = 0; i < 1024; i++)
		table[i] = (unsigned)i * 2654435761u;
	for (long r = 0; r < rounds; r++) {
		unsigned at = (x >> 12) % 1024, got = table[at];

		x = x * 1664525u + 1013904223u;
		if ((got >> 28) == 0) {
			sum += x;
			__asm__ volatile("" : "+r"(sum));
		}
		sum ^= got >> 3;
		table[at] = got + x + (sum >> 5);
	}
	return sum;
}

/* Returns the clock at which a core of Sapphire Rapids would be as fast; it takes so many cycles a
 * round. */
static double scalar_rate(void)
{
	const double cycles = 6.27;
	const long n = 200000;
	double best = 0;

	for (int t = 0; t < 8; t++) {
		int64_t from = smr_now_ns();

		sink = plain(n);
		best = fmax(best, cycles * (double)n / smr_seconds(from, smr_now_ns()));
	}
	return best;
}

typedef struct sweep {
	float *data;
	size_t n; /* number of floats of each part */
	int rounds;
	smr_triad_fn *triad;
} sweep;

/* Computes a triad on a part: two reads, one write, in whole vectors. */
static void sweep_part(void *arg, int part)
{
	const sweep *s = arg;
	size_t third = s->n / 3 / SMR_TRIAD_STEP * SMR_TRIAD_STEP;
	float *a = s->data + (size_t)part * s->n;

	for (int r = 0; r < s->rounds; r++)
		s->triad(a, a + third, a + 2 * third, third);
}

static double sweep_rate(float *data, double bytes, const smr_workers *w, int threads)
{
	size_t n = (size_t)(bytes / 4 / threads) / SMR_TRIAD_STEP * SMR_TRIAD_STEP;
	sweep s = {.data = data, .n = n, .triad = smr_calibrate_triad()};
	double best = 0;

	s.rounds = (int)fmax(1, 1e8 / bytes);
	for (int t = 0; t < 4; t++) {
		int64_t from = smr_now_ns();

		smr_workers_run(w, threads, sweep_part, &s);
		best = fmax(best, bytes * s.rounds / smr_seconds(from, smr_now_ns()));
	}
	return best;
}

static void empty_task(void *arg, int i)
{
	(void)arg;
	(void)i;
}

static double fork_join(const smr_workers *w)
{
	double best = 1;

	for (int t = 0; t < 200; t++) {
		int64_t from = smr_now_ns();

		smr_workers_run(w, smr_workers_count(w), empty_task, NULL);
		best = fmin(best, smr_seconds(from, smr_now_ns()));
	}
	return fmax(best, 1e-7);
}

static const double sets[] = {16384,   131072,  524288,   1048576,  2097152,
			      4194304, 8388608, 16777216, 33554432, 134217728};
_Static_assert(sizeof(sets) / sizeof(sets[0]) <= SMR_BANDWIDTH_POINTS, "room for each");
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

smr_status smr_machine_keep(const smr_machine *m)
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

/* Measures the package's power while this process is idle, and reads its limit; without counters,
 * or with counters that do not advance, keeps the values of the kind's description. */
static smr_status measure_power(smr_machine *m)
{
	double least = INFINITY, limit;
	smr_energy *e;

	SMR_TRY(smr_energy_open(NULL, &e));
	for (int t = 0; t < 3 && smr_energy_measured(e); t++) {
		int64_t from = smr_now_ns();

		smr_energy_lap(e);
		usleep(60000);
		least = fmin(least, smr_energy_lap(e) / smr_seconds(from, smr_now_ns()));
	}
	limit = smr_energy_limit(e);
	smr_energy_close(e);
	if (limit > m->idle_w && limit < 1e6)
		m->tdp_w = limit;
	if (least > 0.01 && least < 1e5) {
		m->idle_w = least;
		m->tdp_w = fmax(m->tdp_w, least);
		m->idle_measured = true;
	}
	return SMR_OK;
}

static smr_status measure_machine(smr_machine *m, const smr_workers *w)
{
	smr_calibrate_peaks(m, w);
	m->scalar_add_s = add_latency();
	m->clock_hz = clock_rate();
	m->scalar_hz = scalar_rate();
	return measure_memory(m, w);
}

static void keep_most(double *best, double now)
{
	*best = fmax(*best, now);
}

/* Keeps the better figure of two rounds for all that measure_machine() finds. */
static void keep_best(smr_machine *best, const smr_machine *now)
{
	keep_most(&best->peak_f32, now->peak_f32);
	keep_most(&best->peak_f64, now->peak_f64);
	for (int k = 0; k < SMR_MATRIX_TYPES; k++)
		keep_most(&best->matrix[k], now->matrix[k]);
	best->scalar_add_s = fmin(best->scalar_add_s, now->scalar_add_s);
	keep_most(&best->clock_hz, now->clock_hz);
	keep_most(&best->scalar_hz, now->scalar_hz);
	keep_most(&best->first_touch_bps, now->first_touch_bps);
	for (size_t i = 0; i < now->npoints; i++) {
		keep_most(&best->bw_one[i], now->bw_one[i]);
		keep_most(&best->bw_all[i], now->bw_all[i]);
	}
	best->fork_join_s = fmin(best->fork_join_s, now->fork_join_s);
}

/* The description of the kind supplies the figures that are not measured: the energy model. The
 * peak of units for bf16 is computed from the clock. */
smr_status smr_machine_calibrate(smr_machine *out)
{
	smr_workers *w;
	smr_machine now;
	smr_status st;

	SMR_TRY(smr_machine_load(smr_host_kind(), out));
	out->cores = smr_usable_cpus();
	smr_host_cpu(out->cpu, sizeof(out->cpu));
	snprintf(out->name, sizeof(out->name), "host");
	out->memory_bytes = smr_host_memory();
	out->cache_bytes = fmin(smr_host_cache(), out->memory_bytes);
	SMR_TRY(measure_power(out));
	SMR_TRY(smr_workers_new(0, &w));
	st = measure_machine(out, w);
	now = *out;
	for (int round = 1; st == SMR_OK && round < ROUNDS; round++) {
		st = measure_machine(&now, w);
		keep_best(out, &now);
	}
	smr_workers_free(w);
	smr_machine_add_units(out);
	out->calibrated = st == SMR_OK;
	return st == SMR_OK ? smr_machine_keep(out) : st;
}
