/* Joules. Linux's powercap tree has one folder per package, intel-rapl:N, with a counter in
 * microjoules that wraps at max_energy_range_uj (Documentation/power/powercap). */
#include "cost/machine/energy.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/str.h"

enum { MAX_PACKAGES = 8 };

typedef struct package {
	char *path;
	double last, range; /* microjoules */
	double limit;       /* watts; 0: unknown */
} package;

struct smr_energy {
	int n;
	package packages[MAX_PACKAGES];
};

static bool read_number(const char *path, double *out)
{
	FILE *f = fopen(path, "re");
	bool ok = f != NULL && fscanf(f, "%lf", out) == 1;

	if (f != NULL)
		fclose(f);
	return ok;
}

static void add_package(smr_energy *e, const char *folder)
{
	package *p = &e->packages[e->n];
	smr_str counter = {0}, range = {0}, limit = {0};
	double microwatts;

	smr_str_printf(&counter, "%s/energy_uj", folder);
	smr_str_printf(&range, "%s/max_energy_range_uj", folder);
	smr_str_printf(&limit, "%s/constraint_0_power_limit_uw", folder); /* the long-term limit */
	if (e->n < MAX_PACKAGES && !counter.oom && !range.oom && read_number(counter.s, &p->last) &&
	    read_number(range.s, &p->range)) {
		p->path = smr_str_take(&counter);
		if (!limit.oom && read_number(limit.s, &microwatts))
			p->limit = microwatts * 1e-6;
		e->n += p->path != NULL;
	}
	smr_str_free(&counter);
	smr_str_free(&range);
	smr_str_free(&limit);
}

smr_status smr_energy_open(const char *root, smr_energy **out)
{
	const char *own = getenv("SAMARA_POWERCAP");
	smr_energy *e = smr_calloc(1, sizeof(*e));
	smr_str pattern = {0};
	glob_t found;

	if (e == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for energy counters");
	/* intel-rapl:0 is a package; intel-rapl:0:1, a part of it, would be counted twice */
	smr_str_printf(&pattern, "%s/intel-rapl:[0-9]",
		       root  ? root
		       : own ? own
			     : "/sys/class/powercap");
	if (!pattern.oom && glob(pattern.s, 0, NULL, &found) == 0) {
		for (size_t i = 0; i < found.gl_pathc; i++)
			add_package(e, found.gl_pathv[i]);
		globfree(&found);
	}
	smr_str_free(&pattern);
	*out = e;
	return SMR_OK;
}

void smr_energy_close(smr_energy *e)
{
	for (int i = 0; e != NULL && i < e->n; i++)
		smr_free(e->packages[i].path);
	smr_free(e);
}

bool smr_energy_measured(const smr_energy *e)
{
	return e->n > 0;
}

double smr_energy_lap(smr_energy *e)
{
	double joules = 0;

	for (int i = 0; i < e->n; i++) {
		package *p = &e->packages[i];
		double now;

		if (!read_number(p->path, &now))
			continue;
		joules += (now >= p->last ? now - p->last : now + p->range - p->last) * 1e-6;
		p->last = now;
	}
	return joules;
}

double smr_energy_limit(const smr_energy *e)
{
	double watts = 0;

	for (int i = 0; i < e->n; i++)
		watts += e->packages[i].limit;
	return watts;
}

double smr_energy_model(const smr_machine *m, double seconds, double share, double flops_f32,
			double flops_f64, double bytes_cache, double bytes_dram)
{
	return m->idle_w * seconds * share +
	       (flops_f32 * m->pj_flop_f32 + flops_f64 * m->pj_flop_f64 +
		bytes_cache * m->pj_byte_cache + bytes_dram * m->pj_byte_dram) *
		       1e-12;
}
