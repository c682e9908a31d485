/* Field table of `samara run --json` of a tensor program. */
#include "cli/run/model_fields.h"

#include <math.h>

#include "base/alloc.h"
#include "base/data/fields.h"
#include "cli/json.h"
#include "cli/passes.h"
#include "cli/run/model_report.h"

enum { VERSION = 1 };

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

typedef struct on_device {
	uint64_t runs;
	double kernels_ms, predicted_ms;
	const char *templates, *label;
} on_device;

typedef struct model_op {
	smr_model_row row;
	double ms, predicted_ms;
	on_device there;
	const on_device *device; /* `there`, or NULL */
} model_op;

typedef struct exchange {
	const char *op; /* first: the key */
	uint64_t count, bytes;
} exchange;

typedef struct contests {
	smr_model_contests made;
	double lost_ms;
	unsigned settled_run;
} contests;

typedef struct document {
	double compile_ms, first_ms, min_ms, median_ms, all_ms;
	uint64_t runs, peak_bytes, allocated_bytes, joined;
	uint64_t graphs, graph_kernels, graph_runs;
	unsigned devices;
	const exchange *const *collectives;
	size_t ncollectives, nops;
	const contests *contests;
	const smr_model_tuning *tuning;
	const smr_cli_pass_times *passes;
	const model_op *const *ops; /* NULL: no report */
} document;

/* ---- tables ---------------------------------------------------------------------------------- */

#define EXCHANGE(...) SMR_FIELD(exchange, __VA_ARGS__)
static const smr_field exchange_list[] = {
	EXCHANGE(count, "count", INTEGER, .about = "places in the program"),
	EXCHANGE(bytes, "bytes", INTEGER, .unit = "B",
		 .about = "received by each device, if each runs once"),
};
static const smr_fields exchange_fields = {.name = "run_collective",
					   TABLE(exchange_list, "collectives of one kind")};

#define CONTESTS(...) SMR_FIELD(contests, __VA_ARGS__)
static const smr_field contests_list[] = {
	CONTESTS(made.open, "open", INTEGER, .about = "kernels that are still tuned"),
	CONTESTS(made.over, "over", INTEGER, .about = "kernels that are decided"),
	CONTESTS(made.tries, "tries", INTEGER,
		 .about = "runs of a candidate that was not the best known"),
	CONTESTS(lost_ms, "lost_ms", REAL, .unit = "ms", .about = "extra time of these runs"),
	CONTESTS(settled_run, "settled_run", INTEGER,
		 .about = "the last run in which a kernel ran a candidate"),
};
static const smr_fields contests_fields = {.name = "run_contests",
					   TABLE(contests_list, "tuning during runs")};

#define TUNING(...) SMR_FIELD(smr_model_tuning, __VA_ARGS__)
static const smr_field tuning_list[] = {
	TUNING(kernels, "kernels", INTEGER, .about = "tuned before their first run"),
	TUNING(better, "better", INTEGER, .about = "whose measured best is not the predicted one"),
	TUNING(passed, "passed", INTEGER, .about = "left as predicted"),
	TUNING(spent_s, "seconds", REAL, .unit = "s"),
};
static const smr_fields tuning_fields = {.name = "run_tuning",
					 TABLE(tuning_list, "samara run --tune")};

#define ON_DEVICE(...) SMR_FIELD(on_device, __VA_ARGS__)
static const smr_field device_list[] = {
	ON_DEVICE(runs, "runs", INTEGER, .about = "whose kernels were timed"),
	ON_DEVICE(kernels_ms, "kernels_ms", REAL, .unit = "ms",
		  .about = "of one run of one op, without copies"),
	ON_DEVICE(predicted_ms, "predicted_ms", REAL, .unit = "ms", .about = "the same, predicted"),
	ON_DEVICE(templates, "templates", TEXT, .rule = SMR_FIELD_IF_SET,
		  .about = "of the kernels, with their grids and blocks"),
	ON_DEVICE(label, "label", TEXT, .about = "measured:events or emulated"),
};
static const smr_fields device_fields = {.name = "run_device",
					 TABLE(device_list, "times that a GPU measured")};

#define OP(...) SMR_FIELD(model_op, __VA_ARGS__)
static const smr_field op_list[] = {
	OP(row.op.op, "op", TEXT, .about = "of the first place: dot, fused ..."),
	OP(row.op.types, "types", CHARS, .about = "operands -> result"),
	OP(row.op.impl, "impl", TEXT, .about = "what runs it"),
	OP(row.op.line, "line", INTEGER, .about = "of the first place; 0: not known"),
	OP(row.places, "places", INTEGER, .about = "of the program"),
	OP(row.op.runs, "runs", INTEGER, .about = "of all places"),
	OP(ms, "ms", REAL, .unit = "ms", .about = "of all runs"),
	OP(predicted_ms, "predicted_ms", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "ms",
	   .about = "of all runs; null: no prediction"),
	OP(device, "device", RECORD, .rule = SMR_FIELD_IF_SET, .of = &device_fields),
};
static const smr_fields op_fields = {.name = "run_op",
				     TABLE(op_list, "ops of one kernel, all places together")};

#define OF(...) SMR_FIELD(document, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(document, __VA_ARGS__)
static const smr_field document_list[] = {
	OF(compile_ms, "compile_ms", REAL, .unit = "ms", .about = "reading and compiling"),
	OF(first_ms, "first_ms", REAL, .unit = "ms", .about = "the first run"),
	OF(min_ms, "min_ms", REAL, .unit = "ms", .about = "the fastest run"),
	OF(median_ms, "median_ms", REAL, .unit = "ms"),
	OF(all_ms, "all_ms", REAL, .unit = "ms", .about = "the sum of all runs"),
	OF(runs, "runs", INTEGER),
	OF(devices, "devices", INTEGER),
	OF(peak_bytes, "peak_bytes", INTEGER, .unit = "B",
	   .about = "of tensors in the last run, without arguments"),
	OF(allocated_bytes, "allocated_bytes", INTEGER, .unit = "B",
	   .about = "the most that the process had allocated"),
	LIST(collectives, ncollectives, "collectives", RECORD_MAP, .of = &exchange_fields,
	     .about = "by the name of the op"),
	OF(contests, "contests", RECORD, .of = &contests_fields),
	OF(joined, "joined", INTEGER, .about = "runs of groups of small ops on all threads"),
	OF(graphs, "graphs", INTEGER, .about = "graphs of kernels that a GPU ran"),
	OF(graph_kernels, "graph_kernels", INTEGER, .about = "kernels of the largest graph"),
	OF(graph_runs, "graph_runs", INTEGER, .about = "runs of all graphs"),
	OF(tuning, "tuning", RECORD, .rule = SMR_FIELD_IF_SET, .of = &tuning_fields),
	OF(passes, "passes", RECORD, .rule = SMR_FIELD_IF_SET, .of = &smr_cli_passes_fields),
	LIST(ops, nops, "ops", RECORDS, .rule = SMR_FIELD_IF_SET, .of = &op_fields,
	     .about = "with --report: the longest time first"),
};
const smr_fields smr_model_run_fields = {.name = "run",
					 .version = VERSION,
					 TABLE(document_list,
					       "samara run --json of a tensor program")};

/* ---- values ---------------------------------------------------------------------------------- */

static smr_status fill_collectives(document *d, const smr_model *m, smr_arena *a)
{
	smr_model_exchange e = SMR_INIT(smr_model_exchange);
	const void **list;
	exchange *all;
	size_t n = 0;

	while (smr_model_exchanges(m, n, &e))
		n++;
	all = smr_records_new(a, n, sizeof(*all), &list);
	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for JSON");
	for (size_t i = 0; i < n && smr_model_exchanges(m, i, &e); i++)
		all[i] = (exchange){.op = e.op, .count = e.count, .bytes = e.bytes};
	d->collectives = (const exchange *const *)list;
	d->ncollectives = n;
	return SMR_OK;
}

static smr_status fill_ops(document *d, const smr_model_rows *r, smr_arena *a)
{
	const void **list;
	model_op *ops = smr_records_new(a, r->n, sizeof(*ops), &list);

	if (ops == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for JSON");
	for (size_t i = 0; i < r->n; i++) {
		const smr_model_row *x = &r->list[i];

		ops[i] =
			(model_op){.row = *x,
				   .ms = x->op.seconds * 1e3,
				   .predicted_ms = x->predicted_s > 0 ? x->predicted_s * 1e3 : NAN};
		if (x->device_runs > 0) {
			ops[i].there = (on_device){.runs = (uint64_t)x->device_runs,
						   .kernels_ms = x->device_s * 1e3,
						   .predicted_ms = x->device_predicted_s * 1e3,
						   .templates = x->op.device_detail,
						   .label = x->op.device_label};
			ops[i].device = &ops[i].there;
		}
	}
	d->ops = (const model_op *const *)list;
	d->nops = r->n;
	return SMR_OK;
}

static smr_status fill_report(document *d, const smr_model *m, smr_arena *a)
{
	smr_model_rows rows = {0};
	smr_status st = smr_model_rows_collect(m, &rows);

	if (st == SMR_OK)
		st = fill_ops(d, &rows, a);
	smr_free(rows.list);
	return st;
}

static smr_status put_document(const document *d, FILE *to)
{
	json_t *o;
	bool ok;

	SMR_TRY(smr_fields_json(&smr_model_run_fields, d, &o));
	ok = json_dumpf(o, to, JSON_REAL_PRECISION(SMR_CLI_DIGITS)) == 0 && fputc('\n', to) != EOF;
	json_decref(o);
	return ok ? SMR_OK : smr_fail(SMR_EIO, "cannot write the JSON");
}

smr_status smr_model_put_json(const smr_model *m, const smr_model_stats *s,
			      const smr_model_times *t, bool report, FILE *to)
{
	contests tried = {.made = s->contests,
			  .lost_ms = s->contests.lost_s * 1e3,
			  .settled_run = t->settled};
	document d = {.compile_ms = s->load_s * 1e3,
		      .first_ms = t->first * 1e3,
		      .min_ms = t->least * 1e3,
		      .median_ms = t->median * 1e3,
		      .all_ms = t->all * 1e3,
		      .runs = s->runs,
		      .devices = s->devices,
		      .peak_bytes = s->peak_bytes,
		      .allocated_bytes = (uint64_t)smr_alloc_peak(),
		      .joined = s->joined,
		      .graphs = s->graphs,
		      .graph_kernels = s->graph_kernels,
		      .graph_runs = s->graph_runs,
		      .contests = &tried,
		      .tuning = s->tuning.limit_s > 0 ? &s->tuning : NULL,
		      .passes = smr_cli_pass_times_taken()};
	smr_arena *a = smr_arena_new();
	smr_status st =
		a != NULL ? fill_collectives(&d, m, a) : smr_fail(SMR_ENOMEM, "no memory for JSON");

	if (st == SMR_OK && report)
		st = fill_report(&d, m, a);
	if (st == SMR_OK)
		st = put_document(&d, to);
	smr_arena_free(a);
	return st;
}
