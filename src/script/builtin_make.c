/* Builtin functions that make matrices: sequences, random numbers. */
#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "script/interp.h"

static smr_status sequence(script_builtin_call *c, script_value *out)
{
	script_node n = script_node_of(SCRIPT_SEQ, 1, 1);
	double from, to, step;
	script_value by;

	SMR_TRY(script_arg_number(c, 0, 0, &from));
	SMR_TRY(script_arg_number(c, 1, 0, &to));
	SMR_TRY(script_arg_number(c, 2, to < from ? -1 : 1, &step));
	if ((to - from) * step < 0)
		return script_fail(
			c->s, c->at,
			"Wrong sign for the increment in a call to seq(): from=%g, to=%g, "
			"incr=%g",
			from, to, step);
	if (isnan(from) || isnan(to) || isnan(step))
		return script_fail(c->s, c->at, "seq() of what is no number");
	if (step != 0)
		n.rows = (int64_t)floor((to - from) / step + 1e-10) + 1;
	by = script_double(step);
	by.literal = c->args[2].kind == SCRIPT_NOTHING || c->args[2].literal;
	SMR_TRY(script_trace_in(c->s->trace, &c->args[0], &n.in[0]));
	SMR_TRY(script_trace_in(c->s->trace, &by, &n.in[1]));
	return script_trace_add(c->s->trace, &n, out);
}

/* ---- random numbers: splitmix64 of seed and place, so that each element is on its own */

static uint64_t mixed(uint64_t x)
{
	x += 0x9e3779b97f4a7c15ull;
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
	return x ^ (x >> 31);
}

static double uniform(uint64_t seed, uint64_t i)
{
	return (double)(mixed(seed ^ mixed(i)) >> 11) * 0x1p-53;
}

typedef struct drawn {
	double least, most, sparsity;
	bool normal;
	uint64_t seed;
} drawn;

static double draw(const drawn *d, uint64_t i)
{
	double u = uniform(d->seed, 3 * i);

	if (d->sparsity < 1 && uniform(d->seed, 3 * i + 2) >= d->sparsity)
		return 0;
	if (!d->normal)
		return d->least + u * (d->most - d->least);
	return sqrt(-2 * log(1 - u)) * cos(2 * M_PI * uniform(d->seed, 3 * i + 1));
}

static smr_status seed_of(script_builtin_call *c, uint32_t i, uint64_t *out)
{
	int64_t seed;

	SMR_TRY(script_arg_int(c, i, -1, &seed));
	*out = mixed(seed != -1 ? (uint64_t)seed : (uint64_t)smr_now_ns());
	return SMR_OK;
}

static smr_status random_matrix(script_builtin_call *c, script_value *out)
{
	const char *pdf;
	int64_t rows, cols;
	script_matrix *m;
	drawn d;

	SMR_TRY(script_arg_sizes(c, 0, &rows, &cols));
	SMR_TRY(script_arg_number(c, 2, 0, &d.least));
	SMR_TRY(script_arg_number(c, 3, 1, &d.most));
	SMR_TRY(script_arg_text(c, 4, "uniform", &pdf));
	SMR_TRY(script_arg_number(c, 5, 1, &d.sparsity));
	SMR_TRY(seed_of(c, 6, &d.seed));
	d.normal = strcmp(pdf, "normal") == 0;
	if (!d.normal && strcmp(pdf, "uniform") != 0)
		return script_fail(c->s, c->at,
				   "rand(): pdf is \"uniform\" or \"normal\", not "
				   "\"%s\"",
				   pdf);
	if (!d.normal && !(d.least <= d.most))
		return script_fail(c->s, c->at, "rand(): min=%g is above max=%g", d.least, d.most);
	if (!(d.sparsity >= 0 && d.sparsity <= 1))
		return script_fail(c->s, c->at, "rand(): sparsity=%g is not within 0 and 1",
				   d.sparsity);
	m = script_matrix_new(rows, cols);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < rows * cols; i++)
		m->data[i] = draw(&d, (uint64_t)i);
	*out = script_of(m);
	return SMR_OK;
}

static const script_builtin rows[] = {
	{"seq", "from! to! incr", sequence, 0},
	{"rand", "rows! cols! min max pdf sparsity seed", random_matrix, 0},
	{"Rand", "rows! cols! min max pdf sparsity seed", random_matrix, 0},
};

const script_builtins script_builtins_make = {rows, sizeof(rows) / sizeof(rows[0])};
