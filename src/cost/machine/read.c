/* Reads a machine from its text; every member must be known, every number within its range. */
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cost/machine/text.h"

/* `!(x >= least)` also rejects a NaN. */
static smr_status read_numbers(json_t *j, const char *path, smr_machine *m)
{
	for (size_t i = 0; i < SMR_MACHINE_NUMBERS; i++) {
		const smr_machine_number *n = &smr_machine_numbers[i];
		json_t *v = json_object_get(j, n->name);
		double x = json_number_value(v);

		if (v == NULL && (n->needed >> m->kind & 1) == 0)
			continue;
		if (!json_is_number(v) || x <= 0)
			return smr_fail(SMR_EPARSE, "%s: \"%s\" must be a number above 0", path,
					n->name);
		if (!(x >= n->least && x <= n->most))
			return smr_fail(SMR_EPARSE,
					"%s: \"%s\" is %g, which cannot be: it lies between %g and "
					"%g",
					path, n->name, x, n->least, n->most);
		*smr_machine_at(m, n) = x;
	}
	if (m->idle_w > m->tdp_w)
		return smr_fail(SMR_EPARSE, "%s: \"idle_w\" is above \"tdp_w\"", path);
	if (m->memory_bytes > 0 && m->cache_bytes > m->memory_bytes)
		return smr_fail(SMR_EPARSE, "%s: \"cache_bytes\" is above \"memory_bytes\"", path);
	return SMR_OK;
}

static bool is_plausible_rate(double bps)
{
	return bps >= 1e3 && bps <= 1e16;
}

static smr_status read_curve(json_t *curve, const char *path, smr_machine *m)
{
	double last = 0;

	m->npoints = json_array_size(curve);
	if (m->npoints < 2 || m->npoints > SMR_BANDWIDTH_POINTS)
		return smr_fail(SMR_EPARSE, "%s: \"bandwidth\" must have 2 to %d points", path,
				SMR_BANDWIDTH_POINTS);
	for (size_t i = 0; i < m->npoints; i++) {
		if (json_unpack(json_array_get(curve, i), "[F,F,F!]", &m->set_bytes[i],
				&m->bw_one[i], &m->bw_all[i]) != 0 ||
		    m->set_bytes[i] <= last || m->set_bytes[i] > 1e16 ||
		    !is_plausible_rate(m->bw_one[i]) || !is_plausible_rate(m->bw_all[i]))
			return smr_fail(
				SMR_EPARSE,
				"%s: point %zu of \"bandwidth\" must be [bytes, one thread, all "
				"threads] with bytes ascending and rates of 1e3 to 1e16 bytes/s",
				path, i);
		last = m->set_bytes[i];
	}
	return SMR_OK;
}

/* Sets defaults of members that are optional for CPUs. Addition: four cycles on every x86-64 of the
 * last ten years, near it elsewhere; the rest: medians of the tested hosts, picojoules after
 * Horowitz (ISSCC 2014). */
static void set_cpu_defaults(smr_machine *m)
{
	const struct {
		double *at, value;
	} rest[] = {{&m->scalar_hz, 0.85 * m->clock_hz},
		    {&m->scalar_add_s, 4 / m->clock_hz},
		    {&m->fork_join_s, 4e-6},
		    {&m->first_touch_bps, 1.5e9},
		    {&m->idle_w, m->tdp_w / 6},
		    {&m->pj_flop_f32, 6},
		    {&m->pj_flop_f64, 12},
		    {&m->pj_byte_cache, 10},
		    {&m->pj_byte_dram, 160}};

	for (size_t i = 0; i < sizeof(rest) / sizeof(rest[0]); i++)
		if (*rest[i].at == 0)
			*rest[i].at = rest[i].value;
	smr_machine_assume_dear(m);
}

static smr_status read_name(json_t *j, const char *path, smr_machine *m)
{
	const char *name, *cpu = "", *kind = "cpu";
	json_error_t e;

	if (json_unpack_ex(j, &e, 0, "{s:s,s:i,s?s,s?s}", "name", &name, "cores", &m->cores, "cpu",
			   &cpu, "kind", &kind) != 0)
		return smr_fail(SMR_EPARSE, "%s: \"name\" and \"cores\" are needed: %s", path,
				e.text);
	if (m->cores < 1 || m->cores > 1000000)
		return smr_fail(SMR_EPARSE, "%s: \"cores\" must be 1 to 1000000", path);
	if (name[0] == '\0' || strlen(name) >= sizeof(m->name))
		return smr_fail(SMR_EPARSE, "%s: \"name\" must have 1 to %zu letters", path,
				sizeof(m->name) - 1);
	while (m->kind < SMR_MACHINE_KINDS && strcmp(smr_machine_kinds[m->kind], kind) != 0)
		m->kind++;
	if (m->kind == SMR_MACHINE_KINDS)
		return smr_fail(SMR_EPARSE, "%s: \"kind\" must be \"cpu\", \"gpu\" or \"tpu\"",
				path);
	strncpy(m->name, name, sizeof(m->name) - 1);
	strncpy(m->cpu, cpu, sizeof(m->cpu) - 1);
	return SMR_OK;
}

smr_status smr_machine_read(json_t *j, const char *path, smr_machine *m)
{
	*m = (smr_machine){0};
	SMR_TRY(read_name(j, path, m));
	SMR_TRY(read_numbers(j, path, m));
	SMR_TRY(smr_machine_read_device(j, path, m));
	SMR_TRY(read_curve(json_object_get(j, "bandwidth"), path, m));
	SMR_TRY(smr_machine_read_dear(json_object_get(j, "operators"), path, m));
	SMR_TRY(smr_machine_members(j, path));
	if (m->kind == SMR_MACHINE_CPU)
		set_cpu_defaults(m);
	return SMR_OK;
}

smr_status smr_machine_text(const char *path, json_t **out)
{
	json_error_t error;
	char *text;

	SMR_TRY(smr_read_file(path, &text, NULL));
	*out = json_loads(text, JSON_REJECT_DUPLICATES, &error);
	smr_free(text);
	if (*out == NULL)
		return smr_fail(SMR_EPARSE, "%s:%d:%d: %s", path, error.line, error.column,
				error.text);
	return SMR_OK;
}
