/* Measures the card: copies by size, transfers, clocks. calibrate_launch.c measures launches. Times
 * are those of events; each is the shortest of some, since other processes only make it longer. */
#include "back/gpu/calibrate.h"

#include <math.h>

#include "back/gpu/calibrate_own.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "gpu/meter.h"
#include "gpu/pinned.h"

enum { MIB = 1 << 20, TRIALS = 3 };

static const double LONG_S = 0.1; /* one copy: larger ones are not measured */

/* Bytes that a copy reads and writes together. */
static const double sets[] = {16.0 * MIB,  32.0 * MIB,   64.0 * MIB,  128.0 * MIB,
			      512.0 * MIB, 1024.0 * MIB, 2048.0 * MIB};
_Static_assert(sizeof(sets) / sizeof(sets[0]) <= SMR_BANDWIDTH_POINTS, "room for each");

smr_status smr_gpu_timer_new(smr_gpu_device *d, smr_gpu_timer *out)
{
	smr_status st;

	*out = (smr_gpu_timer){.from = NULL};
	st = smr_gpu_event_new(d, true, &out->from);
	return st == SMR_OK ? smr_gpu_event_new(d, true, &out->to) : st;
}

void smr_gpu_timer_free(smr_gpu_timer *t)
{
	smr_gpu_event_free(t->from);
	smr_gpu_event_free(t->to);
}

/* ---- copies on the card --------------------------------------------------------------------- */

typedef struct copies {
	smr_gpu_device *d;
	smr_gpu_timer timer;
	smr_gpu_ptr from, to;
} copies;

static smr_status time_copy(const copies *c, size_t bytes, double *least)
{
	double s;

	*least = INFINITY;
	for (int i = 0; i < TRIALS; i++) {
		SMR_TRY(smr_gpu_event_record(c->timer.from, NULL));
		SMR_TRY(smr_gpu_copy(c->d, c->to, c->from, bytes, NULL));
		SMR_TRY(smr_gpu_event_record(c->timer.to, NULL));
		SMR_TRY(smr_gpu_seconds(c->timer.from, c->timer.to, &s));
		*least = fmin(*least, s);
	}
	return SMR_OK;
}

/* The time of a copy of a few bytes is that of its start, which the cost model adds. */
static smr_status fill_curve(const copies *c, size_t most, smr_machine *m)
{
	double start, s = 0;

	SMR_TRY(time_copy(c, 256, &start));
	m->npoints = 0;
	for (size_t i = 0; i < sizeof(sets) / sizeof(sets[0]); i++) {
		if (sets[i] / 2 > (double)most || s > LONG_S)
			break;
		SMR_TRY(time_copy(c, (size_t)(sets[i] / 2), &s));
		m->set_bytes[m->npoints] = sets[i];
		m->bw_one[m->npoints] = sets[i] / fmax(s - start, s / 2);
		m->bw_all[m->npoints] = m->bw_one[m->npoints];
		m->npoints++;
	}
	return m->npoints >= 2
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "the card has no %d MiB free to measure copies", 32);
}

static smr_status measure_copies(smr_gpu_device *d, size_t most, smr_machine *m)
{
	copies c = {.d = d};
	smr_status st = smr_gpu_alloc(d, most, &c.from);

	if (st == SMR_OK)
		st = smr_gpu_alloc(d, most, &c.to);
	if (st == SMR_OK)
		st = smr_gpu_fill(d, c.from, 1, most, NULL);
	if (st == SMR_OK)
		st = smr_gpu_timer_new(d, &c.timer);
	if (st == SMR_OK)
		st = fill_curve(&c, most, m);
	smr_gpu_timer_free(&c.timer);
	smr_gpu_free(d, c.from);
	smr_gpu_free(d, c.to);
	return st;
}

/* Returns the bytes of the two areas that copies are measured between: at most an eighth of what is
 * free, each. */
static smr_status find_most(smr_gpu_device *d, size_t *out)
{
	uint64_t available;

	SMR_TRY(smr_gpu_free_memory(d, &available));
	*out = (size_t)fmin((double)available / 8, 1024.0 * MIB);
	return SMR_OK;
}

/* ---- copies to and from the host ------------------------------------------------------------ */

static smr_status time_pageable(smr_gpu_device *d, smr_gpu_ptr p, char *host, size_t n,
				smr_machine *m)
{
	double both = INFINITY;

	for (int i = 0; i < TRIALS; i++) {
		int64_t start = smr_now_ns();

		SMR_TRY(smr_gpu_upload(d, p, host, n, NULL));
		SMR_TRY(smr_gpu_download(d, host, p, n, NULL));
		both = fmin(both, smr_seconds(start, smr_now_ns()));
	}
	m->host_bps = 2 * (double)n / both;
	return SMR_OK;
}

static smr_status time_small(smr_gpu_device *d, smr_gpu_ptr p, char *host, smr_machine *m)
{
	enum { FEW = 64 /* bytes */, MANY = 30 };
	double least = INFINITY;

	for (int i = 0; i < MANY; i++) {
		int64_t start = smr_now_ns();

		SMR_TRY(smr_gpu_upload(d, p, host, FEW, NULL));
		SMR_TRY(smr_gpu_synchronize(d));
		least = fmin(least, smr_seconds(start, smr_now_ns()));
	}
	m->host_latency_s = fmax(least, 1e-9);
	return SMR_OK;
}

/* Without pinned memory the figure stays unknown. */
static void time_pinned(smr_gpu_device *d, smr_gpu_ptr p, size_t n, smr_machine *m)
{
	smr_gpu_pinned s;

	m->host_pinned_bps = 0;
	if (smr_gpu_measure_pinned(d, p, n, &s) == SMR_OK && s.up + s.down > 0)
		m->host_pinned_bps = 2 * (double)n / (s.up + s.down);
}

static smr_status measure_transfers(smr_gpu_device *d, size_t n, smr_machine *m)
{
	char *host = smr_calloc(1, n);
	smr_gpu_ptr p = 0;
	smr_status st = host != NULL ? smr_gpu_alloc(d, n, &p)
				     : smr_fail(SMR_ENOMEM, "no memory to measure transfers");

	if (st == SMR_OK)
		st = time_pageable(d, p, host, n, m);
	if (st == SMR_OK)
		st = time_small(d, p, host, m);
	if (st == SMR_OK)
		time_pinned(d, p, n, m);
	smr_gpu_free(d, p);
	smr_free(host);
	return st;
}

/* ---- clocks and power ----------------------------------------------------------------------- */

/* Queues some ten milliseconds of work, and reads the clock meanwhile. */
static smr_status read_clock_under_load(smr_gpu_device *d, const smr_gpu_meter *meter, size_t most,
					smr_machine *m)
{
	smr_gpu_ptr p;
	double clock = 0;
	smr_status st;

	SMR_TRY(smr_gpu_alloc(d, most, &p));
	st = SMR_OK;
	for (double s = 0; st == SMR_OK && s < 0.02;
	     s += (double)most / m->bw_all[m->npoints - 1] + 1e-5)
		st = smr_gpu_copy(d, p, p + most / 2, most / 2, NULL);
	clock = smr_gpu_meter_clock(meter);
	if (st == SMR_OK)
		st = smr_gpu_synchronize(d);
	smr_gpu_free(d, p);
	if (clock > 0) {
		m->peak_f32 *= clock / m->clock_hz;
		m->peak_f64 *= clock / m->clock_hz;
		for (int t = 0; t < SMR_MATRIX_TYPES; t++)
			m->matrix[t] *= clock / m->clock_hz;
		m->clock_hz = clock;
	}
	return st;
}

/* Without NVML the clock is the highest one, and the power is unknown. */
static smr_status measure_clock(const smr_gpu_card *card, size_t most, smr_machine *m)
{
	smr_gpu_meter *meter;
	smr_status st;

	if (smr_gpu_meter_open(smr_gpu_about(card->device), &meter) != SMR_OK)
		return SMR_OK;
	m->tdp_w = smr_gpu_meter_limit(meter);
	st = read_clock_under_load(card->device, meter, most, m);
	smr_gpu_meter_close(meter);
	return st;
}

smr_status smr_gpu_measure_card(const smr_gpu_card *card, smr_machine *m)
{
	size_t most;

	SMR_TRY(find_most(card->device, &most));
	SMR_TRY(measure_copies(card->device, most, m));
	SMR_TRY(measure_transfers(card->device, most < 64 * MIB ? most : 64 * MIB, m));
	SMR_TRY(smr_gpu_measure_launches(card, m));
	return measure_clock(card, most < 64 * MIB ? most : 64 * MIB, m);
}
