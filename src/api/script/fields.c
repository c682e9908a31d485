/* Field tables of explanations and analyses of scripts. */
#include <samara/explain.h>
#include <string.h>

#include "api/explain/fields.h"
#include "api/script/fields.h"
#include "base/data/fields.h"

enum { VERSION = 1 };

#define ABOUT(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])
#define TABLE(of) .list = (of), .n = sizeof(of) / sizeof((of)[0])

/* ---- flows ----------------------------------------------------------------------------------- */

#define OF(...) SMR_FIELD(smr_explained_flow_op, __VA_ARGS__)
static const smr_field op_list[] = {
	OF(op, "op", TEXT),
	OF(types, "types", TEXT),
	OF(impl, "impl", TEXT),
	OF(line, "line", INTEGER),
	OF(runs, "runs", INTEGER),
	OF(ms, "ms", REAL, .unit = "ms", .about = "measured, all runs"),
	OF(predicted_ms, "predicted_ms", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "ms"),
};
#undef OF
static const smr_fields op_fields = {.name = "explained_flow_op", TABLE(op_list)};

#define OF(...) SMR_FIELD(smr_explained_flow, __VA_ARGS__)
static const smr_field flow_list[] = {
	OF(file, "file", TEXT, .about = "of the statement that first needed it"),
	OF(line, "line", INTEGER),
	OF(why, "why", TEXT, .about = "it was made"),
	OF(sizes, "sizes", TEXT, .about = "of what is of another size"),
	OF(when, "when", INTEGER, .about = "the computation that it was made for, from 1"),
	OF(operations, "operations", INTEGER),
	OF(operands, "operands", INTEGER),
	OF(results, "results", INTEGER),
	OF(runs, "runs", INTEGER),
	OF(made_ms, "made_ms", REAL, .unit = "ms"),
	OF(run_ms, "run_ms", REAL, .unit = "ms"),
	OF(bytes, "bytes", INTEGER, .rule = SMR_FIELD_OR_NULL, .unit = "B",
	   .about = "of its tensors at one time"),
	SMR_FIELD_LIST(smr_explained_flow, ops, nops, "ops", RECORDS, .of = &op_fields),
	OF(plan, "plan", RECORD, .of = &smr_explained_flow_fields, .rule = SMR_FIELD_IF_SET),
};
#undef OF
static const smr_fields flow_fields = {.name = "script_flow",
				       ABOUT(flow_list, "operations that were computed together")};

#define OF(...) SMR_FIELD(smr_explained_loop, __VA_ARGS__)
static const smr_field loop_list[] = {
	OF(file, "file", TEXT),
	OF(line, "line", INTEGER),
	OF(runs, "runs", INTEGER),
	OF(turns, "turns", INTEGER),
	OF(apart, "apart", INTEGER, .about = "iterations on several threads"),
	OF(threads, "threads", INTEGER),
	OF(why, "why", TEXT),
};
#undef OF
static const smr_fields loop_fields = {.name = "dml_loop", ABOUT(loop_list, "a parfor that ran")};

#define OF(...) SMR_FIELD(smr_explained_reuse, __VA_ARGS__)
static const smr_field reuse_list[] = {
	OF(lookups, "lookups", INTEGER),
	OF(hits, "hits", INTEGER),
	OF(partial, "partial", INTEGER, .about = "results made of parts that were found"),
	OF(entries, "entries", INTEGER, .about = "results that are kept"),
	OF(bytes, "bytes", INTEGER, .unit = "B"),
	OF(evictions, "evictions", INTEGER, .about = "results that made room for others"),
	OF(saved_ms, "saved_ms", REAL, .unit = "ms", .about = "estimated"),
};
#undef OF
static const smr_fields reuse_fields = {.name = "dml_reuse",
					ABOUT(reuse_list, "the cache of results")};

#define OF(...) SMR_FIELD(smr_explained_compression, __VA_ARGS__)
static const smr_field compression_list[] = {
	OF(file, "file", TEXT),
	OF(line, "line", INTEGER),
	OF(runs, "runs", INTEGER),
	OF(unpacked, "decompressions", INTEGER, .about = "of the results"),
	OF(ms, "ms", REAL, .unit = "ms"),
	OF(rows, "rows", INTEGER),
	OF(cols, "cols", INTEGER),
	OF(before, "before", INTEGER, .unit = "B"),
	OF(after, "after", INTEGER, .unit = "B", .about = "as before: it stayed uncompressed"),
	OF(groups, "groups", TEXT, .about = "column groups by kind"),
};
#undef OF
static const smr_fields compression_fields = {
	.name = "dml_compression", ABOUT(compression_list, "a statement that called compress()")};

static const smr_field dml_list[] = {
	SMR_FIELD(smr_explained_script, file, "file", TEXT),
	SMR_FIELD(smr_explained_script, computed, "computed", INTEGER, .about = "times"),
	SMR_FIELD(smr_explained_script, made, "made", INTEGER, .about = "flows"),
	SMR_FIELD_LIST(smr_explained_script, loops, nloops, "loops", RECORDS, .of = &loop_fields),
	SMR_FIELD_LIST(smr_explained_script, compressions, ncompressions, "compressions", RECORDS,
		       .of = &compression_fields),
	SMR_FIELD_LIST(smr_explained_script, flows, nflows, "flows", RECORDS, .of = &flow_fields),
	SMR_FIELD(smr_explained_script, reuse, "reuse", RECORD, .of = &reuse_fields,
		  .rule = SMR_FIELD_IF_SET),
};
const smr_fields smr_explained_script_fields = {
	.name = "explain-script",
	.version = VERSION,
	ABOUT(dml_list, "samara explain --run --json, samara run --report --json of a script")};

/* ---- analysis -------------------------------------------------------------------------------- */

#define OF(...) SMR_FIELD(smr_foreseen_set, __VA_ARGS__)
#define SET OF(line, "line", INTEGER), OF(name, "name", TEXT), OF(type, "type", TEXT)
#define MATRIX                                                       \
	SET, OF(rows, "rows", QUANTITY), OF(cols, "cols", QUANTITY), \
		OF(bytes, "bytes", INTEGER, .rule = SMR_FIELD_OR_NULL, .unit = "B")
static const smr_field set_list[] = {SET};
static const smr_fields set_fields = {.name = "foreseen_set", TABLE(set_list)};
static const smr_field matrix_list[] = {MATRIX};
static const smr_fields matrix_fields = {.name = "foreseen_matrix", TABLE(matrix_list)};
static const smr_field known_list[] = {
	MATRIX,
	OF(nonzeros, "nonzeros", INTEGER, .about = "at most"),
	OF(sparse, "sparse", BOOL),
};
#undef OF
static const smr_fields known_fields = {.name = "foreseen_matrix_known", TABLE(known_list)};

static size_t kind_of_set(const void *set)
{
	const smr_foreseen_set *s = set;

	if (strcmp(s->type, "frame") == 0)
		return 1;
	return strcmp(s->type, "matrix") != 0 ? 0 : s->bytes < 0 ? 1 : 2;
}

static const smr_fields any_set_fields = {
	.name = "foreseen_any_set",
	.form = SMR_FIELDS_ONE_OF,
	.variants = (const smr_fields *const[]){&set_fields, &matrix_fields, &known_fields, NULL},
	.pick = kind_of_set};

static const smr_field wait_list[] = {
	SMR_FIELD(smr_foreseen_wait, line, "line", INTEGER),
	SMR_FIELD(smr_foreseen_wait, what, "for", TEXT),
	SMR_FIELD(smr_foreseen_wait, operations, "operations", INTEGER),
};
static const smr_fields wait_fields = {.name = "foreseen_wait",
				       ABOUT(wait_list,
					     "operations that become a flow when the script runs")};

#define OF(...) SMR_FIELD(smr_foreseen_step, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_foreseen_step, __VA_ARGS__)
#define STEP                                                                         \
	OF(kind, "kind", TEXT), OF(depth, "depth", INTEGER), OF(file, "file", TEXT), \
		OF(line, "line", INTEGER)
static const smr_field block_list[] = {
	STEP,
	OF(last, "last", INTEGER, .about = "its last line"),
	OF(marked, "marked", BOOL, .about = "flows of it, or sizes, wait for data"),
	LIST(sets, nsets, "sets", RECORDS, .of = &any_set_fields),
	LIST(flows, nflows, "flows", INTEGERS, .about = "numbers, from 1"),
	LIST(waits, nwaits, "waits", RECORDS, .of = &wait_fields),
};
static const smr_fields block_fields = {.name = "foreseen_block",
					ABOUT(block_list, "statements one after another")};
#define CONTROL                                                    \
	STEP, OF(text, "text", TEXT, .rule = SMR_FIELD_OR_NULL),   \
		OF(note, "note", TEXT, .rule = SMR_FIELD_OR_NULL), \
		OF(again, "again", BOOL, .about = "a call with sizes that were shown")
static const smr_field control_list[] = {CONTROL};
static const smr_fields control_fields = {.name = "foreseen_control",
					  ABOUT(control_list, "a condition, a loop, a call")};
static const smr_field sparse_list[] = {
	CONTROL,
	OF(below, "below", REAL, .about = "share of elements"),
};
#undef OF
#undef LIST
static const smr_fields sparse_fields = {.name = "foreseen_sparse",
					 ABOUT(sparse_list,
					       "a variable that becomes sparse before a loop")};

static size_t kind_of_step(const void *step)
{
	const smr_foreseen_step *s = step;

	return strcmp(s->kind, "block") == 0 ? 0 : strcmp(s->kind, "sparse") == 0 ? 2 : 1;
}

static const smr_fields step_fields = {
	.name = "foreseen_step",
	.form = SMR_FIELDS_ONE_OF,
	.variants =
		(const smr_fields *const[]){&block_fields, &control_fields, &sparse_fields, NULL},
	.pick = kind_of_step};

static const smr_field unknown_list[] = {
	SMR_FIELD(smr_foreseen_unknown, name, "name", TEXT),
	SMR_FIELD(smr_foreseen_unknown, why, "why", TEXT),
	SMR_FIELD(smr_foreseen_unknown, file, "file", TEXT),
	SMR_FIELD(smr_foreseen_unknown, line, "line", INTEGER),
};
static const smr_fields unknown_fields = {
	.name = "foreseen_unknown", ABOUT(unknown_list, "a size that is not known before it runs")};

static const smr_field foreseen_list[] = {
	SMR_FIELD(smr_foreseen_script, file, "file", TEXT),
	SMR_FIELD_LIST(smr_foreseen_script, steps, nsteps, "script", RECORDS, .of = &step_fields),
	SMR_FIELD_LIST(smr_foreseen_script, unknown, nunknown, "unknown", RECORDS,
		       .of = &unknown_fields),
	SMR_FIELD_LIST(smr_foreseen_script, flows, nflows, "flows", RECORDS, .of = &flow_fields,
		       .about = "that are certain"),
};
const smr_fields smr_peak_memory_script_fields = {.name = "foresee-script",
						  .version = VERSION,
						  ABOUT(foreseen_list,
							"samara explain --json of a script")};

smr_status smr_explained_script_json(const smr_explained_script *e, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (e == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_explained_script_json: %s",
				e == NULL ? "no explanation" : "no place for the text");
	return smr_fields_text(&smr_explained_script_fields, e, digits, out);
}

smr_status smr_foreseen_script_json(const smr_foreseen_script *f, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (f == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_foreseen_script_json: %s",
				f == NULL ? "no analysis of a script" : "no place for the text");
	return smr_fields_text(&smr_peak_memory_script_fields, f, digits, out);
}
