/* Parses limits, and selects plans within them. */
#include "predict/sla.h"

#include <math.h>
#include <string.h>

#include "base/data/parse_double.h"

typedef struct unit {
	const char *name;
	double times;
} unit;

static const struct measure {
	const char *name;
	bool at_least;
	unit units[8];
} measures[SMR_SLA_MEASURES] = {
	[SMR_SLA_LATENCY] =
		{"latency",
		 false,
		 {{"s", 1}, {"ms", 1e-3}, {"us", 1e-6}, {"min", 60}, {"h", 3600}, {"d", 86400}}},
	[SMR_SLA_THROUGHPUT] = {"throughput",
				true,
				{{"/s", 1}, {"/min", 1.0 / 60}, {"/h", 1.0 / 3600}}},
	[SMR_SLA_ENERGY] = {"energy",
			    false,
			    {{"J", 1},
			     {"mJ", 1e-3},
			     {"kJ", 1e3},
			     {"MJ", 1e6},
			     {"Wh", 3600},
			     {"kWh", 3.6e6},
			     {"MWh", 3.6e9}}},
	[SMR_SLA_MEMORY] =
		{"memory",
		 false,
		 {{"GB", 1e9}, {"MB", 1e6}, {"GiB", 1073741824.0}, {"MiB", 1048576.0}, {"B", 1}}},
	[SMR_SLA_PRICE] = {"price", false, {{"", 1}}},
};

enum { UNITS = sizeof(measures[0].units) / sizeof(unit) };

smr_sla_measure smr_sla_named(const char *name)
{
	smr_sla_measure m = 0;

	while (m < SMR_SLA_MEASURES && strcmp(measures[m].name, name) != 0)
		m++;
	return m;
}

const char *smr_sla_name(smr_sla_measure m)
{
	return measures[m].name;
}

/* ---- text ------------------------------------------------------------------------------------ */

static const unit *find_unit(const struct measure *m, const char *text, size_t n)
{
	for (size_t i = 0; i < UNITS && m->units[i].name != NULL; i++)
		if (strlen(m->units[i].name) == n && memcmp(m->units[i].name, text, n) == 0)
			return &m->units[i];
	return NULL;
}

/* Parses NAME<=NUMBERUNIT; returns false if it is malformed. */
static bool read_limit(const char *at, const char *end, smr_sla *out)
{
	for (int i = 0; i < SMR_SLA_MEASURES; i++) {
		const struct measure *m = &measures[i];
		size_t n = strlen(m->name);
		const char *number = at + n + 2;
		const unit *u;
		double v;

		if ((size_t)(end - at) < n + 3 || memcmp(at, m->name, n) != 0 ||
		    memcmp(at + n, m->at_least ? ">=" : "<=", 2) != 0)
			continue;
		if (!smr_parse_double_read(&number, end, &v) || !isfinite(v) || v <= 0)
			return false;
		u = find_unit(m, number, (size_t)(end - number));
		if (u == NULL || out->asked[i])
			return false;
		out->asked[i] = true;
		out->limit[i] = v * u->times;
		return true;
	}
	return false;
}

smr_status smr_sla_read(const char *text, smr_sla *out)
{
	*out = (smr_sla){0};
	for (const char *at = text; *at != '\0';) {
		size_t n = strcspn(at, ",");

		if (!read_limit(at, at + n, out))
			return smr_fail(SMR_EINVAL,
					"limits '%s': what is '%.*s'? (latency<=50ms, "
					"throughput>=200/s, energy<=2.5J, memory<=16GB, "
					"price<=0.01, each once)",
					text, (int)n, at);
		at += n;
		at += *at == ',';
	}
	return SMR_OK;
}

/* ---- plans ----------------------------------------------------------------------------------- */

/* Returns the value that a limit applies to; NAN: unknown. */
static double value_of(smr_sla_measure m, const smr_forecast *f)
{
	switch (m) {
	case SMR_SLA_LATENCY:
		return f->p90;
	case SMR_SLA_THROUGHPUT:
		return f->p90 > 0 ? 1 / f->p90 : INFINITY;
	case SMR_SLA_ENERGY:
		return f->energy_j > 0 ? f->energy_j : NAN;
	case SMR_SLA_MEMORY:
		return f->memory_bytes;
	case SMR_SLA_PRICE:
		return f->price > 0 ? f->price : NAN;
	default:
		return NAN;
	}
}

double smr_sla_excess(const smr_sla *s, const smr_forecast *f, smr_sla_measure *worst)
{
	double most = 0;

	*worst = SMR_SLA_MEMORY;
	if (!f->fits)
		return INFINITY;
	for (smr_sla_measure m = 0; m < SMR_SLA_MEASURES; m++) {
		double v = value_of(m, f), times;

		if (!s->asked[m])
			continue;
		times = measures[m].at_least ? s->limit[m] / v : v / s->limit[m];
		if (isnan(times))
			times = INFINITY;
		if (times > most) {
			most = times;
			*worst = m;
		}
	}
	return most;
}

double smr_sla_rank(smr_sla_measure by, const smr_forecast *f)
{
	double v = value_of(by, f);

	if (isnan(v))
		return INFINITY;
	return measures[by].at_least ? -v : v;
}

size_t smr_sla_pick(const smr_sla *s, smr_sla_measure by, const smr_forecast *f, size_t n)
{
	size_t best = 0;
	smr_sla_measure worst;

	for (size_t i = 1; i < n; i++) {
		double is = fmax(smr_sla_excess(s, &f[i], &worst), 1);
		double was = fmax(smr_sla_excess(s, &f[best], &worst), 1);

		if (is < was || (is <= was && smr_sla_rank(by, &f[i]) < smr_sla_rank(by, &f[best])))
			best = i;
	}
	return best;
}
