/* Prints the table of a run: predicted and measured times, and loops that are not codelets, with
 * the reason.
 *
 * The rows are in a file that the program mapped, and the program may have crashed or written
 * anywhere: their contents are not trusted. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "cli/cli.h"
#include "cli/run/report_fields.h"

/* Formats a time with 3 significant digits and a unit: "12.3 ms". */
static const char *format_seconds(double s, char out[16])
{
	static const struct {
		double below, scale;
		const char *unit;
	} units[] = {{1e-6, 1e9, "ns"}, {1e-3, 1e6, "us"}, {1, 1e3, "ms"}, {0, 1, "s"}};
	size_t i = 0;

	while (i < 3 && !(s < units[i].below))
		i++;
	snprintf(out, 16, "%.3g %s", s * units[i].scale, units[i].unit);
	return out;
}

static const char *format_place(const smr_report_row *r, char *out, size_t n)
{
	const char *slash = strrchr(r->file, '/');

	snprintf(out, n, "%s:%u", slash != NULL ? slash + 1 : r->file, r->line);
	return out;
}

static void print_remote_calls(const smr_report_row *r, FILE *to)
{
	smr_report_shares s = smr_report_shares_of(r);
	char each[16];

	if (r->away_calls == 0) {
		if (r->why[0] != '\0')
			fprintf(to, "  %s\n", r->why);
		return;
	}
	if (r->node[0] == '\0') { /* one node without a fleet: it does not report its shares */
		fprintf(to, "  %llu on the node, %s each%s%s\n", (unsigned long long)r->away_calls,
			format_seconds(r->away_s / (double)r->away_calls, each),
			r->why[0] != '\0' ? "; " : "", r->why);
		return;
	}
	fprintf(to,
		"  %llu on nodes, %s each, the last on %s: dispatch %.1f %%, serialisation %.1f "
		"%%, "
		"transfer %.1f %%, work %.1f %%%s%s\n",
		(unsigned long long)r->away_calls,
		format_seconds(r->away_s / (double)r->away_calls, each), r->node, 100 * s.dispatch,
		100 * s.serialisation, 100 * s.transfer, 100 * s.work,
		r->why[0] != '\0' ? "; " : "", r->why);
}

/* Describes what was compared; this does not mean that all results are right. */
static const char *format_check(const smr_report_row *r, char out[64])
{
	unsigned long long n = (unsigned long long)r->points;

	if (strcmp(r->check, "cached") == 0)
		return "check in an earlier run";
	if (strcmp(r->check, "passed") != 0 || r->checked == 0)
		snprintf(out, 64, "check %s", r->check[0] ? r->check : "off");
	else if (r->checked == 1)
		snprintf(out, 64, "check %llu point%s of 1 call", n, n == 1 ? "" : "s");
	else
		snprintf(out, 64, "check %llu points of %llu calls", n,
			 (unsigned long long)r->checked);
	return out;
}

static const char *format_energy(const smr_report_row *r, char out[48])
{
	if (strcmp(r->energy_label, "unknown") == 0)
		snprintf(out, 48, "%8s J", "unknown");
	else
		snprintf(out, 48, "%8.3g J (%s)", r->energy_j, r->energy_label);
	return out;
}

/* Prints what a device measured: the kernels alone, where the row has copies, too. */
static void print_device(const smr_report_row *r, FILE *to)
{
	char measured[16], predicted[16];

	if (r->device_calls == 0)
		return;
	fprintf(to, "  kernels on the device: %s a call (%s, %llu calls), predicted %s\n",
		format_seconds(r->device_s / (double)r->device_calls, measured), r->device_label,
		(unsigned long long)r->device_calls, format_seconds(r->device_p50_s, predicted));
}

static void print_codelet_row(const smr_report_row *r, FILE *to)
{
	char at[64], p10[16], p50[16], p90[16], measured[16], original[16], energy[48], check[64];

	fprintf(to, "%-20s %-10s %-18s %6llu  %9s %9s %9s  %9s  %9s  %s  %s%s%s\n",
		format_place(r, at, sizeof(at)), r->kernel, r->impl, (unsigned long long)r->calls,
		format_seconds(r->p10_s, p10), format_seconds(r->p50_s, p50),
		format_seconds(r->p90_s, p90), format_seconds(smr_report_mean_s(r), measured),
		format_seconds(r->original_s, original), format_energy(r, energy),
		format_check(r, check), r->detail[0] ? "  " : "", r->detail);
	print_device(r, to);
}

/* Whether an earlier row has the same codelet, place and reason: each size of a site has a row. */
static bool has_same_row_before(const smr_report *report, size_t i, const smr_report_row *r)
{
	for (size_t k = 0; k < i; k++) {
		smr_report_row b = smr_report_at(report, k);

		if (!b.taken && b.line == r->line && strcmp(b.file, r->file) == 0 &&
		    strcmp(b.kernel, r->kernel) == 0 && strcmp(b.why, r->why) == 0)
			return true;
	}
	return false;
}

/* Returns a setting as the program got it. */
static const char *setting_of_program(const smr_environment *env, const char *variable)
{
	return env != NULL ? smr_environment_get(env, variable) : getenv(variable);
}

static bool is_deterministic(const smr_environment *env)
{
	const char *v = setting_of_program(env, "SAMARA_DETERMINISTIC");

	return v != NULL && strcmp(v, "1") == 0;
}

/* Explains to a user who gave a cluster why it was not used. */
static void print_sent(uint64_t calls, uint64_t sent, const smr_environment *env, FILE *to)
{
	const char *cluster = setting_of_program(env, "SAMARA_CLUSTER");

	if (cluster == NULL || *cluster == '\0' || calls == 0)
		return;
	if (sent == 0)
		fputs("no call was sent to the cluster: each goes where it is predicted to be "
		      "over first\n",
		      to);
	else
		fprintf(to, "%llu of %llu calls were done by nodes of the cluster\n",
			(unsigned long long)sent, (unsigned long long)calls);
}

static void print_notes(const smr_report *report, FILE *to)
{
	char *notes;

	if (smr_report_notes(report, &notes) != SMR_OK)
		return;
	fputs(notes, to);
	smr_free(notes);
}

static void print_table(const smr_report *report, const smr_environment *env, FILE *to)
{
	size_t n = smr_report_count(report), left = 0;
	uint64_t calls = 0, sent = 0;
	char at[64];

	fprintf(to, "%-20s %-10s %-18s %6s  %9s %9s %9s  %9s  %9s  energy\n", "codelet", "kernel",
		"implementation", "calls", "p10", "p50", "p90", "measured", "original");
	for (size_t i = 0; i < n; i++) {
		smr_report_row r = smr_report_at(report, i);

		if (r.taken)
			print_codelet_row(&r, to);
		if (r.taken)
			print_remote_calls(&r, to);
		left += !r.taken;
		calls += r.taken ? r.calls : 0;
		sent += r.away_calls;
	}
	print_sent(calls, sent, env, to);
	if (is_deterministic(env))
		fprintf(to, "deterministic: planned by sizes and kind of processor alone\n");
	print_notes(report, to);
	if (left > 0)
		fprintf(to, "not taken:\n");
	for (size_t i = 0; i < n; i++) {
		smr_report_row r = smr_report_at(report, i);

		if (!r.taken && !has_same_row_before(report, i, &r))
			fprintf(to, "  %-18s %-10s %s\n", format_place(&r, at, sizeof(at)),
				r.kernel, r.why);
	}
}

smr_status smr_cli_print_report(const char *path, bool as_json, const smr_environment *env,
				FILE *to)
{
	smr_report *report;
	smr_status st = SMR_OK;

	SMR_TRY(smr_report_read(path, &report));
	if (as_json)
		st = smr_report_put_json(report, is_deterministic(env), to);
	else
		print_table(report, env, to);
	smr_report_close(report);
	return st;
}
