/* Field table of the report of a C program.
 *
 * The rows may have any numbers: those that are not finite become null. */
#include "cli/run/report_fields.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/fields.h"
#include "cli/json.h"

enum { VERSION = 1 };

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

typedef struct away {
	const smr_report_row *row;
	double measured_s, queue_s;
	smr_report_shares shares;
} away;

typedef struct on_device {
	uint64_t calls;
	double kernels_s, predicted_s;
	const char *label;
} on_device;

typedef struct codelet {
	smr_report_row row;
	double measured_s, energy_j;
	const char *reason, *check;
	on_device there;
	const on_device *device; /* `there`, or NULL */
	away remote;
	const away *away; /* `remote`, or NULL */
} codelet;

typedef struct document {
	const codelet *const *codelets;
	size_t ncodelets;
	bool deterministic;
	const char *const *notes;
	size_t nnotes;
} document;

/* ---- tables ---------------------------------------------------------------------------------- */

#define ROW(...) SMR_FIELD(smr_report_row, __VA_ARGS__)
static const smr_field remote_row_list[] = {
	ROW(away_calls, "calls", INTEGER),
	ROW(node, "node", CHARS, .about = "the last of them; empty: without a fleet"),
	ROW(why, "how", CHARS),
};
#undef ROW
static const smr_fields remote_row_fields = {.name = "report_away_row",
					     TABLE(remote_row_list, "calls on nodes")};

#define SECONDS(member, key, words) \
	SMR_FIELD(away, member, key, REAL, .rule = SMR_FIELD_OR_NULL, .unit = "s", .about = (words))
#define SHARE(member, key, words) \
	SMR_FIELD(away, shares.member, key, REAL, .rule = SMR_FIELD_OR_NULL, .about = (words))
static const smr_field away_list[] = {
	SMR_FIELD(away, row, "", INLINE, .of = &remote_row_fields),
	SECONDS(measured_s, "measured_s", "of one call"),
	SECONDS(queue_s, "queue_s", "of one call, waiting on the node"),
	SHARE(dispatch, "dispatch", "share of the time: what the others leave"),
	SHARE(serialisation, "serialisation", "share of the time"),
	SHARE(transfer, "transfer", "share of the time"),
	SHARE(work, "work", "share of the time"),
};
#undef SECONDS
#undef SHARE
static const smr_fields away_fields = {.name = "report_away", TABLE(away_list, "calls on nodes")};

#define ON_DEVICE(...) SMR_FIELD(on_device, __VA_ARGS__)
static const smr_field device_list[] = {
	ON_DEVICE(calls, "calls", INTEGER, .about = "whose kernels were timed"),
	ON_DEVICE(kernels_s, "kernels_s", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "s",
		  .about = "of one call, without copies"),
	ON_DEVICE(predicted_s, "predicted_s", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "s",
		  .about = "the same, predicted"),
	ON_DEVICE(label, "label", TEXT, .about = "measured:events or emulated"),
};
static const smr_fields device_fields = {.name = "report_device",
					 TABLE(device_list, "times that a GPU measured")};

#define OF(...) SMR_FIELD(codelet, __VA_ARGS__)
#define SECONDS(member, key, words) \
	OF(member, key, REAL, .rule = SMR_FIELD_OR_NULL, .unit = "s", .about = (words))
#define PLACE                                                              \
	OF(row.file, "file", CHARS), OF(row.line, "line", INTEGER),        \
		OF(row.function, "function", CHARS),                       \
		OF(row.kernel, "kernel", CHARS, .rule = SMR_FIELD_OR_NULL, \
		   .about = "of the library, nest, opaque ..."),           \
		OF(row.taken, "taken", BOOL), OF(row.calls, "calls", INTEGER)

static const smr_field left_list[] = {
	PLACE,
	OF(row.why, "reason", CHARS, .about = "why its own loops ran"),
};
static const smr_fields left_fields = {.name = "report_left",
				       TABLE(left_list, "loops that ran as they are")};

static const smr_field codelet_list[] = {
	PLACE,
	OF(reason, "reason", TEXT, .rule = SMR_FIELD_IF_SET, .about = "of a kernel that is opaque"),
	OF(row.impl, "implementation", CHARS),
	OF(row.detail, "detail", CHARS),
	SECONDS(row.p10_s, "p10_s", "predicted, of one call"),
	SECONDS(row.p50_s, "p50_s", "predicted, of one call"),
	SECONDS(row.p90_s, "p90_s", "predicted, of one call"),
	SECONDS(measured_s, "measured_s", "of one call; 0: not measured"),
	SECONDS(row.original_s, "original_s", "of one call of the original loops"),
	OF(energy_j, "energy_j", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "J",
	   .about = "of all calls"),
	OF(row.energy_label, "energy_label", CHARS,
	   .about = "measured:rapl, measured:nvml, modelled, emulated; unknown: energy_j is null"),
	OF(device, "device", RECORD, .rule = SMR_FIELD_IF_SET, .of = &device_fields),
	OF(away, "away", RECORD, .rule = SMR_FIELD_IF_SET, .of = &away_fields),
	OF(check, "check", TEXT, .about = "passed, cached, off, FAILED"),
	OF(row.checked, "checked_calls", INTEGER),
	OF(row.points, "checked_points", INTEGER),
};
#undef OF
#undef SECONDS
static const smr_fields codelet_fields = {
	.name = "report_codelet", TABLE(codelet_list, "one codelet of one place at one size")};

static size_t row_kind(const void *object)
{
	return ((const codelet *)object)->row.taken != 0;
}

static const smr_fields row_fields = {
	.name = "report_row",
	.form = SMR_FIELDS_ONE_OF,
	.variants = (const smr_fields *const[]){&left_fields, &codelet_fields, NULL},
	.pick = row_kind};

static const smr_field document_list[] = {
	SMR_FIELD_LIST(document, codelets, ncodelets, "codelets", RECORDS, .of = &row_fields),
	SMR_FIELD(document, deterministic, "deterministic", BOOL,
		  .about = "planned by sizes and kind of processor alone"),
	SMR_FIELD_LIST(document, notes, nnotes, "notes", TEXTS),
};
const smr_fields smr_run_report_fields = {
	.name = "report",
	.version = VERSION,
	TABLE(document_list, "samara report --json, samara run --report --json of a C program")};

/* ---- values ---------------------------------------------------------------------------------- */

smr_report_shares smr_report_shares_of(const smr_report_row *r)
{
	double rest = r->away_s - r->pack_s - r->store_s - r->move_s - r->run_s;

	return (smr_report_shares){.dispatch = fmax(rest, 0) / r->away_s,
				   .serialisation = (r->pack_s + r->store_s) / r->away_s,
				   .transfer = r->move_s / r->away_s,
				   .work = r->run_s / r->away_s};
}

double smr_report_mean_s(const smr_report_row *r)
{
	return r->calls > 0 ? r->measured_s / (double)r->calls : 0;
}

static void fill_codelet(codelet *c, const smr_report *r, size_t i)
{
	double calls;

	c->row = smr_report_at(r, i);
	c->measured_s = smr_report_mean_s(&c->row);
	c->reason = strcmp(c->row.kernel, "opaque") == 0 ? c->row.why : NULL;
	c->check = c->row.check[0] != '\0' ? c->row.check : "off";
	c->energy_j = strcmp(c->row.energy_label, "unknown") == 0 ? NAN : c->row.energy_j;
	if (c->row.device_calls > 0) {
		c->there = (on_device){.calls = c->row.device_calls,
				       .kernels_s = c->row.device_s / (double)c->row.device_calls,
				       .predicted_s = c->row.device_p50_s,
				       .label = c->row.device_label};
		c->device = &c->there;
	}
	if (c->row.away_calls == 0)
		return;
	calls = (double)c->row.away_calls;
	c->remote = (away){.row = &c->row,
			   .measured_s = c->row.away_s / calls,
			   .queue_s = c->row.wait_s / calls,
			   .shares = smr_report_shares_of(&c->row)};
	c->away = &c->remote;
}

/* Splits the notes, one a line. */
static smr_status fill_notes(document *d, char *notes, smr_arena *a)
{
	char *rest = NULL;
	const char **list;
	size_t most = 1;

	for (const char *s = notes; *s != '\0'; s++)
		most += *s == '\n';
	list = smr_arena_array(a, most, sizeof(*list));
	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a report");
	for (char *l = strtok_r(notes, "\n", &rest); l != NULL; l = strtok_r(NULL, "\n", &rest))
		list[d->nnotes++] = l;
	d->notes = list;
	return SMR_OK;
}

static smr_status put_document(document *d, const smr_report *r, char *notes, smr_arena *a,
			       FILE *to)
{
	const void **list;
	codelet *codelets;

	d->ncodelets = smr_report_count(r);
	codelets = smr_records_new(a, d->ncodelets, sizeof(*codelets), &list);
	if (codelets == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a report");
	for (size_t i = 0; i < d->ncodelets; i++)
		fill_codelet(&codelets[i], r, i);
	d->codelets = (const codelet *const *)list;
	SMR_TRY(fill_notes(d, notes, a));
	return smr_cli_put_fields(&smr_run_report_fields, d, to);
}

smr_status smr_report_put_json(const smr_report *r, bool deterministic, FILE *to)
{
	document d = {.deterministic = deterministic};
	smr_arena *a;
	char *notes;
	smr_status st;

	SMR_TRY(smr_report_notes(r, &notes));
	a = smr_arena_new();
	st = a != NULL ? put_document(&d, r, notes, a, to)
		       : smr_fail(SMR_ENOMEM, "no memory for a report");
	smr_arena_free(a);
	smr_free(notes);
	return st;
}
