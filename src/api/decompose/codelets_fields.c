/* The table of smr_codelets. */
#include "api/decompose/codelets_internal.h"
#include "api/explain/fields.h"

enum { VERSION = 1 };

#define ABOUT(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])
#define TABLE(of) .list = (of), .n = sizeof(of) / sizeof((of)[0])
#define NULLS .rule = SMR_FIELD_OR_NULL

#define OF(...) SMR_FIELD(smr_codelet_array, __VA_ARGS__)
static const smr_field operand_list[] = {
	OF(name, "name", TEXT),
	OF(type, "type", TEXT),
	SMR_FIELD_LIST(smr_codelet_array, shape, rank, "shape", QUANTITIES),
	OF(access, "access", TEXT, .about = "read, write, read-write"),
	OF(bytes, "bytes", QUANTITY, .unit = "B"),
};
#undef OF
static const smr_fields operand_fields = {.name = "codelet_operand",
					  ABOUT(operand_list, "an array, or a number")};

#define OF(...) SMR_FIELD(smr_codelet_prediction, __VA_ARGS__)
static const smr_field prediction_list[] = {
	OF(target, "target", TEXT),
	OF(implementation, "implementation", TEXT),
	OF(p10_s, "p10_s", NUMBER, .unit = "s"),
	OF(p50_s, "p50_s", NUMBER, .unit = "s"),
	OF(p90_s, "p90_s", NUMBER, .unit = "s"),
	OF(energy_j, "energy_j", NUMBER, .unit = "J"),
	OF(label, "label", TEXT, .about = "of the energy"),
};
#undef OF
static const smr_fields prediction_fields = {.name = "codelet_prediction",
					     ABOUT(prediction_list, "of one call")};

static const smr_field resources_list[] = {
	SMR_FIELD(smr_codelet_resources, cpu_threads, "cpu_threads", INTEGER),
	SMR_FIELD(smr_codelet_resources, memory_bytes, "memory_bytes", QUANTITY, .unit = "B",
		  NULLS),
	SMR_FIELD(smr_codelet_resources, gpu, "gpu", BOOL),
};
static const smr_fields resources_fields = {.name = "codelet_resources", TABLE(resources_list)};

#define OF(...) SMR_FIELD(smr_source_nest, __VA_ARGS__)
static const smr_field place_list[] = {
	OF(file, "file", TEXT),
	OF(line, "line", INTEGER),
	OF(function, "function", TEXT),
};
static const smr_fields place_fields = {.name = "codelet_nest", TABLE(place_list)};
static const smr_field nest_list[] = {
	OF(line, "line", INTEGER),
	OF(function, "function", TEXT, NULLS),
	OF(kernel, "kernel", TEXT, NULLS, .about = "the kernel of this codelet alone"),
	OF(reason, "reason", TEXT, NULLS, .about = "why it is no kernel"),
	OF(canonical, "canonical", TEXT),
	SMR_FIELD_LIST(smr_source_nest, vector, nvector, "vector", REALS, .about = "features"),
};
#undef OF
static const smr_fields nest_fields = {.name = "codelet_nest_features", TABLE(nest_list)};

static size_t has_features(const void *nest)
{
	return ((const smr_source_nest *)nest)->canonical != NULL;
}

static const smr_fields any_nest_fields = {
	.name = "codelet_any_nest",
	.form = SMR_FIELDS_ONE_OF,
	.variants = (const smr_fields *const[]){&place_fields, &nest_fields, NULL},
	.pick = has_features};

#define OF(...) SMR_FIELD(smr_codelet_facts, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_codelet_facts, __VA_ARGS__)
#define HEAD                                                                                     \
	OF(id, "id", INTEGER), OF(function, "function", TEXT), OF(file, "file", TEXT),           \
		OF(line, "line", INTEGER), OF(kernel, "kernel", TEXT, NULLS),                    \
		LIST(params, nparams, "params", MAP, .about = "of the kernel: sizes, scalars"),  \
		LIST(inputs, ninputs, "inputs", RECORDS, .of = &operand_fields),                 \
		LIST(outputs, noutputs, "outputs", RECORDS, .of = &operand_fields),              \
		LIST(depends, ndepends, "depends", INTEGERS, .about = "codelets that it needs"), \
		OF(lines, "lines", INTEGER, NULLS), OF(flops, "flops", QUANTITY, NULLS),         \
		OF(bytes, "bytes", QUANTITY, .unit = "B", NULLS),                                \
		OF(cyclomatic, "cyclomatic", INTEGER, NULLS), OF(pure, "pure", BOOL),            \
		OF(frequency, "frequency", REAL, NULLS, .about = "calls in a past run"),         \
		OF(resources, "resources", RECORD, .of = &resources_fields),                     \
		LIST(predicted, npredicted, "predicted", RECORDS, .of = &prediction_fields),     \
		OF(reason, "reason", TEXT, NULLS, .about = "why it is no kernel"),               \
		OF(opaque, "opaque", BOOL, .about = "loops that are not lifted")
#define TAIL                                                                                   \
	OF(flow, "flow", TEXT), OF(whole, "whole", TEXT, NULLS, .about = "several make it"),   \
		OF(whole_ends, "whole_ends", INTEGER, .rule = SMR_FIELD_IF_POSITIVE),          \
		LIST(nests, nnests, "nests", RECORDS, .of = &any_nest_fields,                  \
		     .rule = SMR_FIELD_IF_SET),                                                \
		OF(unknown, "unknown", TEXT, .rule = SMR_FIELD_IF_SET,                         \
		   .about = "the size that is missing"),                                       \
		LIST(ways, nways, "implementations", RECORDS, .of = &smr_explained_way_fields, \
		     .rule = SMR_FIELD_IF_SET)
static const smr_field lifted_list[] = {HEAD, TAIL};
static const smr_fields lifted_fields = {.name = "codelet", TABLE(lifted_list)};
static const smr_field opaque_list[] = {
	HEAD,
	OF(stays, "stays", TEXT, NULLS, .about = "why no node can take it"),
	TAIL,
};
#undef OF
#undef LIST
static const smr_fields opaque_fields = {.name = "codelet_opaque", TABLE(opaque_list)};

static size_t is_opaque(const void *codelet)
{
	return ((const smr_codelet_facts *)codelet)->opaque != 0;
}

static const smr_fields codelet_fields = {
	.name = "any_codelet",
	.form = SMR_FIELDS_ONE_OF,
	.variants = (const smr_fields *const[]){&lifted_fields, &opaque_fields, NULL},
	.pick = is_opaque};

static const smr_field note_list[] = {
	SMR_FIELD(smr_codelet_note, file, "file", TEXT),
	SMR_FIELD(smr_codelet_note, line, "line", INTEGER),
	SMR_FIELD(smr_codelet_note, function, "function", TEXT),
	SMR_FIELD(smr_codelet_note, reason, "reason", TEXT),
};
static const smr_fields note_fields = {.name = "codelet_note",
				       ABOUT(note_list, "loops that are not taken")};

static const smr_field codelets_list[] = {
	SMR_FIELD(smr_codelets, program, "program", TEXT),
	SMR_FIELD_LIST(smr_codelets, codelets, ncodelets, "codelets", RECORDS,
		       .of = &codelet_fields),
	SMR_FIELD_LIST(smr_codelets, not_taken, nnotes, "not_taken", RECORDS, .of = &note_fields),
};
const smr_fields smr_codelets_fields = {
	.name = "codelets",
	.version = VERSION,
	ABOUT(codelets_list, "samara decompose --json, samara explain --json of codelets")};

smr_status smr_codelets_json(const smr_codelets *c, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (c == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_codelets_json: %s",
				c == NULL ? "no codelets" : "no place for the text");
	return smr_fields_text(&smr_codelets_fields, c, digits, out);
}
