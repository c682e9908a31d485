/* The table of a run: predicted beside measured, and what was not taken and why. */
#include <stdio.h>
#include <string.h>

#include "base/str.h"
#include "cli/cli.h"
#include "run/report.h"

/* 3 significant digits with a unit: "12.3 ms". */
static const char *seconds(double s, char out[16])
{
	static const struct {
		double below, scale;
		const char *unit;
	} units[] = {{1e-6, 1e9, "ns"}, {1e-3, 1e6, "us"}, {1, 1e3, "ms"}, {1e99, 1, "s"}};
	size_t i = 0;

	while (s >= units[i].below)
		i++;
	snprintf(out, 16, "%.3g %s", s * units[i].scale, units[i].unit);
	return out;
}

static const char *place(const smr_report_row *r, char *out, size_t n)
{
	const char *slash = strrchr(r->file, '/');

	snprintf(out, n, "%s:%u", slash != NULL ? slash + 1 : r->file, r->line);
	return out;
}

static void print_taken(const smr_report_row *r, FILE *to)
{
	char at[64], p10[16], p50[16], p90[16], mean[16], original[16];

	fprintf(to, "%-20s %-10s %-18s %6llu  %9s %9s %9s  %9s  %9s  %8.3g J (%s)  check %s%s%s\n",
		place(r, at, sizeof(at)), r->kernel, r->impl, (unsigned long long)r->calls,
		seconds(r->p10_s, p10), seconds(r->p50_s, p50), seconds(r->p90_s, p90),
		seconds(r->calls ? r->measured_s / (double)r->calls : 0, mean),
		seconds(r->original_s, original), r->energy_j, r->energy_label,
		r->check[0] ? r->check : "off", r->detail[0] ? "  " : "", r->detail);
}

smr_status smr_cli_print_report(const char *path, FILE *to)
{
	smr_report *report;
	char at[64];
	size_t n, left = 0;

	SMR_TRY(smr_report_open(path, &report));
	n = smr_report_count(report);
	fprintf(to, "%-20s %-10s %-18s %6s  %9s %9s %9s  %9s  %9s  energy\n", "codelet", "kernel",
		"implementation", "calls", "p10", "p50", "p90", "measured", "original");
	for (size_t i = 0; i < n; i++) {
		const smr_report_row *r = smr_report_at(report, i);

		if (r->taken)
			print_taken(r, to);
		left += !r->taken;
	}
	if (left > 0)
		fprintf(to, "not taken:\n");
	for (size_t i = 0; i < n; i++) {
		const smr_report_row *r = smr_report_at(report, i);

		if (!r->taken)
			fprintf(to, "  %-18s %-10s %s\n", place(r, at, sizeof(at)), r->kernel,
				r->why);
	}
	smr_report_close(report);
	return SMR_OK;
}
