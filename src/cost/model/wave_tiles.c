/* One product of f32 on a GPU. The library computes it in tiles of some size, maybe in parts of the
 * sum: it selects them by the compute time alone,
 *   ceil(tiles * parts / multiprocessors) * 2 rows columns (k / parts + prologue) /
 *       (peak of one * e),
 * and where two sizes are equally good, a mean of both is used, weighted by how much they differ.
 * The time is then the longest of that, of all bytes, of the power limit, and before there were
 * units for matrices of two more:
 *
 * - lines: concurrent tiles read some rows of both factors together, 32 bytes of each at a time.
 *   Memory has to open a page for each such piece, which takes as long as `chi` times its bytes
 *   would, and longer the farther rows are apart;
 * - pages: each multiprocessor reads its tiles' rows by addresses that have to be translated,
 *   `rho` million a second when each row is in a page of its own.
 *
 * Both were found with the name of the kernel known: of P100 and P4 each predicts the other. */
#include <math.h>

#include "cost/model/wave.h"

enum constant {
	P64,
	P32,
	P128, /* efficiencies of tiles before units for matrices */
	V0,
	V1,
	V2,
	V3,
	V5,
	V6, /* and of later ones */
	PROLOGUE,
	CHI,
	CHI_GROWS,
	RHO,
	RHO_FALLS,
	RHO_64,
	BANDWIDTH,
	JOIN,
	POWER,
	CHOICE,
	PARTS
};

const char *const smr_wave_names[SMR_WAVE] = {
	"64x64 of old",   "128x32 of old", "32x128 of old", "128x128",     "64x128",
	"64x64",          "128x32",        "32x64",         "32x32",       "prologue",
	"line of memory", "of k",          "rows a second", "their k",     "of 64x64",
	"bandwidth",      "start",         "power",         "preciseness", "adding up parts"};

/* rows, columns, concurrent tiles of a multiprocessor, e */
typedef struct tile {
	double m, n, at_once;
	enum constant efficiency;
} tile;

enum { TILES = 7 };
static const tile old_tiles[] = {{64, 64, 8, P64}, {128, 32, 2, P32}, {32, 128, 2, P128}},
		  tiles[TILES] = {{128, 128, 2, V0}, {64, 128, 4, V1}, {64, 64, 8, V2},
				  {128, 32, 2, V3},  {32, 128, 2, V3}, {32, 64, 2, V5},
				  {32, 32, 4, V6}};
static const double parts[] = {1, 2, 3, 4, 6, 8, 12, 16, 24};

static const double least_part = 64, /* steps of a sum */
	part_s = 2e-6,               /* another kernel adds them */
	start_s = 1e-6,              /* until memory requests are in flight */
	direct = 0.02,               /* share of the peak that is always reached */
	far_k = 42000,               /* where each row is in a page of its own */
	sharp = 5,                   /* sharpness of the maximum of several times */
	piece = 8;                   /* numbers of a row that are read at a time */

typedef struct product {
	const smr_machine *m;
	const smr_cost_shape *s;
	const double *v;
	double flops, peak, bps, bytes_s, power_s;
	bool old;
} product;

/* Waves; the other multiprocessors do not always wait for the last one. */
static double waves_of(double x)
{
	return x > 2 ? (ceil(x) + x) / 2 : ceil(x);
}

static double compute_time(const product *p, const tile *t)
{
	const smr_cost_shape *s = p->s;
	double n = ceil(s->m / t->m) * ceil(s->n / t->n), best = INFINITY;
	double one = p->peak / p->m->cores * p->v[t->efficiency];

	for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		double k = ceil(s->k / parts[i] / piece) * piece + p->v[PROLOGUE], x = 0;

		if (i > 0 && s->k / parts[i] < least_part)
			break;
		if (i > 0) /* partial sums are f32, written and read */
			x = p->v[PARTS] * 8 * s->m * s->n * parts[i] / p->bps + part_s;
		best = fmin(best,
			    waves_of(n * parts[i] / p->m->cores) * 2 * t->m * t->n * k / one + x);
	}
	return best;
}

/* Bytes per operation that concurrent tiles read. */
static double traffic_of(const product *p, const tile *t)
{
	double m = ceil(p->s->m / t->m), n = ceil(p->s->n / t->n), all = p->m->cores * t->at_once;
	double wide = fmin(n, all), high = fmin(m, fmax(1, floor(all / n)));

	return 4 * (wide * t->n + high * t->m) / (wide * high * 2 * t->m * t->n);
}

static double lines_time(const product *p, const tile *t)
{
	return p->flops * traffic_of(p, t) * p->v[CHI] *
	       pow(fmax(p->s->k, 16) / 1000, p->v[CHI_GROWS]) / p->bps;
}

static double pages_time(const product *p, const tile *t)
{
	double rows = p->flops / (2 * t->m * t->n * piece) * (t->m + t->n);

	return rows / (p->m->cores * p->v[RHO] * 1e6) *
	       fmin(pow(p->s->k / far_k, p->v[RHO_FALLS]), 1) *
	       (t->efficiency == P64 ? p->v[RHO_64] : 1);
}

/* Smooth maximum; times that are about equal slow each other down. */
static double smooth_maximum(const double *x, size_t n)
{
	double most = 0, sum = 0;

	for (size_t i = 0; i < n; i++)
		most = fmax(most, x[i]);
	for (size_t i = 0; i < n; i++)
		sum += x[i] > 0.1 * most ? pow(x[i] / most, sharp) : 0;
	return most * pow(sum, 1 / sharp);
}

static double tile_time(const product *p, const tile *t, double compute)
{
	double x[5] = {compute, p->bytes_s, p->power_s};

	if (p->old) {
		x[3] = lines_time(p, t);
		x[4] = pages_time(p, t);
	}
	return smooth_maximum(x, sizeof(x) / sizeof(x[0]));
}

double smr_wave_product(const smr_machine *m, const smr_cost_query *q, const smr_wave *w,
			double peak, double power_s)
{
	bool old = !smr_device_has_matrix(m);
	const tile *kit = old ? old_tiles : tiles;
	size_t n = old ? sizeof(old_tiles) / sizeof(old_tiles[0]) : TILES;
	product p = {m,    &q->shape,
		     w->v, q->work.flops,
		     peak, smr_cost_bandwidth(m, 1e9, 1),
		     0,    power_s * w->v[POWER],
		     old};
	double compute[TILES], least = INFINITY, sum = 0, weights = 0;

	p.bytes_s =
		(q->work.bytes_read + q->work.bytes_written) / p.bps / w->v[BANDWIDTH] + start_s;
	for (size_t i = 0; i < n; i++) {
		compute[i] = compute_time(&p, &kit[i]);
		least = fmin(least, compute[i]);
	}
	for (size_t i = 0; i < n; i++) {
		double weight = pow(least / compute[i], w->v[CHOICE]);

		if (weight < 1e-4)
			continue;
		weights += weight;
		sum += weight * log(tile_time(&p, &kit[i], compute[i]));
	}
	return fmin(exp(sum / weights), p.flops / (peak * direct) + p.bytes_s);
}

double smr_wave_join(const smr_wave *w)
{
	return w->v[JOIN];
}

const smr_wave smr_wave_first = {{0.72, 0.72, 0.60, 0.92, 0.90, 0.85, 0.75, 0.70, 0.60, 24,
				  5.5,  0.15, 100,  0.65, 1.00, 0.50, 1.40, 1.00, 30,   1.0}};
const smr_wave smr_wave_usual = {{0.699, 0.722, 0.539, 0.881, 0.854, 0.738, 0.677,
				  0.694, 0.591, 17.2,  5.88,  0.15,  105,   0.641,
				  1.3,   0.405, 1.35,  1.05,  31.9,  1.1}};
