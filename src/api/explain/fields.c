/* Field table of smr_explained: explanations as JSON. */
#include <samara/explain.h>

#include "api/explain/fields.h"
#include "base/data/fields.h"

enum { VERSION = 1 };

#define ABOUT(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])
#define TABLE(of) .list = (of), .n = sizeof(of) / sizeof((of)[0])
#define NODE(type) SMR_FIELD(type, node, "", INLINE, .of = &node_fields)

#define OF(...) SMR_FIELD(smr_explained_node, __VA_ARGS__)
static const smr_field node_list[] = {
	OF(op, "op", TEXT),
	OF(type, "type", TEXT),
	OF(line, "line", INTEGER, .rule = SMR_FIELD_IF_SET),
	OF(number, "number", INTEGER, .rule = SMR_FIELD_IF_SET,
	   .about = "of the op that runs it, from 1"),
};
#undef OF
static const smr_fields node_fields = {.name = "explained_node", ABOUT(node_list, "a value")};

/* ---- plans ----------------------------------------------------------------------------------- */

#define COSTS(type)                                                              \
	SMR_FIELD(type, seconds, "seconds", REAL, .unit = "s",                   \
		  .about = "start + read + write + compute - hidden + compile"), \
		SMR_FIELD(type, start_s, "start_s", REAL, .unit = "s"),          \
		SMR_FIELD(type, read_s, "read_s", REAL, .unit = "s"),            \
		SMR_FIELD(type, write_s, "write_s", REAL, .unit = "s"),          \
		SMR_FIELD(type, compute_s, "compute_s", REAL, .unit = "s"),      \
		SMR_FIELD(type, hidden_s, "hidden_s", REAL, .unit = "s"),        \
		SMR_FIELD(type, compile_s, "compile_s", REAL, .unit = "s")

static const smr_field plan_list[] = {
	SMR_FIELD(smr_explained_plan, plan, "plan", TEXT, .about = "chosen, rule, once, all, none"),
	SMR_FIELD(smr_explained_plan, ops, "ops", INTEGER),
	COSTS(smr_explained_plan),
};
static const smr_fields plan_fields = {.name = "explained_plan",
				       ABOUT(plan_list, "predicted cost of a plan of fusion")};

#define OF(...) SMR_FIELD(smr_explained_point, __VA_ARGS__)
static const smr_field point_list[] = {
	OF(point, "point", INTEGER),
	OF(value, "value", RECORD, .of = &node_fields),
	SMR_FIELD_LIST(smr_explained_point, readers, nreaders, "readers", RECORDS,
		       .of = &node_fields),
	OF(fused, "fused", BOOL, .about = "those who read it compute it"),
	OF(flipped_s, "flipped_s", REAL, .unit = "s", .about = "of the part, the other way"),
};
#undef OF
static const smr_fields point_fields = {.name = "explained_point",
					ABOUT(point_list, "what was decided")};

static const smr_field read_list[] = {
	NODE(smr_explained_use),
	SMR_FIELD(smr_explained_use, amount, "share", REAL, .about = "of its elements"),
};
static const smr_fields read_fields = {.name = "explained_read", TABLE(read_list)};
static const smr_field compute_list[] = {
	NODE(smr_explained_use),
	SMR_FIELD(smr_explained_use, amount, "times", REAL, .about = "each of its elements"),
};
static const smr_fields compute_fields = {.name = "explained_compute", TABLE(compute_list)};

static const smr_field op_list[] = {
	NODE(smr_explained_op),
	SMR_FIELD(smr_explained_op, kernel, "kernel", INTEGER, .rule = SMR_FIELD_IF_SET),
	COSTS(smr_explained_op),
	SMR_FIELD(smr_explained_op, joined, "joined", BOOL, .rule = SMR_FIELD_IF_SET),
	SMR_FIELD_LIST(smr_explained_op, reads, nreads, "reads", RECORDS, .of = &read_fields),
	SMR_FIELD_LIST(smr_explained_op, computes, ncomputes, "computes", RECORDS,
		       .of = &compute_fields),
};
static const smr_fields op_fields = {.name = "explained_op", ABOUT(op_list, "an op of the plan")};

#define OF(...) SMR_FIELD(smr_explained_part, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_explained_part, __VA_ARGS__)
static const smr_field part_list[] = {
	OF(part, "part", INTEGER),
	OF(function, "function", TEXT),
	OF(block, "block", INTEGER),
	OF(before, "before", INTEGER, .about = "values in it"),
	OF(evaluated, "evaluated", INTEGER, .about = "plans whose cost was found"),
	OF(by_rule, "by_rule", BOOL, .about = "no other plan is enough better"),
	LIST(plans, nplans, "plans", RECORDS, .of = &plan_fields),
	LIST(points, npoints, "points", RECORDS, .of = &point_fields),
	LIST(ops, nops, "ops", RECORDS, .of = &op_fields),
};
#undef OF
#undef LIST
static const smr_fields part_fields = {.name = "explained_part",
				       ABOUT(part_list, "no op of any plan reaches out of it")};

/* ---- ops with several results, chains -------------------------------------------------------- */

static const smr_field join_list[] = {
	NODE(smr_explained_join),
	SMR_FIELD_LIST(smr_explained_join, results, nresults, "results", RECORDS,
		       .of = &node_fields),
	SMR_FIELD(smr_explained_join, rows, "rows", INTEGER),
	SMR_FIELD(smr_explained_join, apart_s, "apart_s", REAL, .unit = "s"),
	SMR_FIELD(smr_explained_join, seconds, "seconds", REAL, .unit = "s"),
};
static const smr_fields join_fields = {.name = "explained_join",
				       ABOUT(join_list, "ops that became one")};

#define OF(...) SMR_FIELD(smr_explained_group, __VA_ARGS__)
#define GROUP                                                                                     \
	OF(group, "group", INTEGER), OF(function, "function", TEXT), OF(block, "block", INTEGER), \
		OF(values, "values", INTEGER), OF(points, "points", INTEGER),                     \
		OF(evaluated, "evaluated", INTEGER)
static const smr_field group_list[] = {GROUP};
static const smr_fields group_fields = {.name = "explained_group",
					ABOUT(group_list, "it was not searched as a whole")};
static const smr_field searched_list[] = {
	GROUP,
	OF(seconds, "seconds", REAL, .unit = "s", .about = "joined as is best"),
	OF(edges_alone_s, "edges_alone_s", REAL, .unit = "s"),
	OF(rule_s, "rule_s", REAL, .unit = "s"),
	OF(once_s, "once_s", REAL, .unit = "s"),
	OF(all_s, "all_s", REAL, .unit = "s"),
};
#undef OF
static const smr_fields searched_fields = {.name = "explained_group_searched",
					   ABOUT(searched_list,
						 "values whose ops could be results of one")};

static size_t is_searched(const void *group)
{
	return ((const smr_explained_group *)group)->seconds > 0;
}

static const smr_fields any_group_fields = {
	.name = "explained_any_group",
	.form = SMR_FIELDS_ONE_OF,
	.variants = (const smr_fields *const[]){&group_fields, &searched_fields, NULL},
	.pick = is_searched};

#define OF(...) SMR_FIELD(smr_explained_slabs, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_explained_slabs, __VA_ARGS__)
static const smr_field slabs_list[] = {
	LIST(ops, nops, "ops", RECORDS, .of = &node_fields),
	OF(taken, "taken", BOOL),
	LIST(axes, naxes, "axes", INTEGERS),
	LIST(slab, naxes, "slab", INTEGERS),
	OF(whole_s, "whole_s", REAL, .unit = "s"),
	OF(slabs_s, "slabs_s", REAL, .unit = "s"),
	OF(whole_bytes, "whole_bytes", REAL, .unit = "B"),
	OF(slab_bytes, "slab_bytes", REAL, .unit = "B"),
};
#undef OF
#undef LIST
static const smr_fields slabs_fields = {.name = "explained_slabs",
					ABOUT(slabs_list, "a chain of ops, block by block or not")};

/* ---- kernels --------------------------------------------------------------------------------- */

#define OF(...) SMR_FIELD(smr_explained_way, __VA_ARGS__)
static const smr_field refused_list[] = {
	OF(implementation, "implementation", TEXT),
	OF(refused, "refused", TEXT, .about = "why it does not run it"),
};
static const smr_fields refused_fields = {.name = "explained_refused", TABLE(refused_list)};
#define WAY                                                                                       \
	OF(implementation, "implementation", TEXT), OF(threads, "threads", INTEGER),              \
		OF(chosen, "chosen", BOOL), OF(p10_s, "p10_s", NUMBER, .unit = "s"),              \
		OF(p50_s, "p50_s", NUMBER, .unit = "s"), OF(p90_s, "p90_s", NUMBER, .unit = "s"), \
		OF(setup_s, "setup_s", NUMBER, .unit = "s"), OF(source, "by", TEXT)
static const smr_field way_list[] = {WAY};
static const smr_fields way_fields = {.name = "explained_way", TABLE(way_list)};
static const smr_field measured_list[] = {
	WAY,
	OF(runs, "runs", INTEGER, .about = "measured"),
	OF(measured_s, "measured_s", NUMBER, .unit = "s", .about = "the least"),
	OF(roofline_s, "roofline_s", NUMBER, .unit = "s"),
};
#undef OF
static const smr_fields measured_fields = {.name = "explained_way_measured", TABLE(measured_list)};

static size_t kind_of_way(const void *way)
{
	const smr_explained_way *w = way;

	return w->refused != NULL ? 0 : w->runs > 0 ? 2 : 1;
}

const smr_fields smr_explained_way_fields = {
	.name = "explained_any_way",
	.form = SMR_FIELDS_ONE_OF,
	.variants =
		(const smr_fields *const[]){&refused_fields, &way_fields, &measured_fields, NULL},
	.pick = kind_of_way};

#define OF(...) SMR_FIELD(smr_explained_kernel, __VA_ARGS__)
static const smr_field kernel_list[] = {
	NODE(smr_explained_kernel),
	OF(kernel, "kernel", INTEGER),
	OF(is, "is", TEXT, .about = "the codelet"),
	SMR_FIELD_LIST(smr_explained_kernel, ops, nops, "ops", INTEGERS, .about = "their numbers"),
	OF(first, "first", TEXT, .about = "the implementation until code is compiled"),
	OF(first_s, "first_s", NUMBER, .unit = "s"),
	OF(past_runs, "past_runs", NUMBER),
	SMR_FIELD_LIST(smr_explained_kernel, ways, nways, "implementations", RECORDS,
		       .of = &smr_explained_way_fields),
};
#undef OF
static const smr_fields kernel_fields = {.name = "explained_kernel",
					 ABOUT(kernel_list, "the candidates of a kernel")};

#define OF(...) SMR_FIELD(smr_explained_sum, __VA_ARGS__)
static const smr_field sum_list[] = {
	OF(kernels, "kernels", INTEGER),
	OF(measured, "measured", INTEGER),
	OF(roofline_s, "roofline_s", NUMBER, .unit = "s"),
	OF(p50_s, "p50_s", NUMBER, .unit = "s"),
	OF(measured_s, "measured_s", NUMBER, .unit = "s"),
};
#undef OF
static const smr_fields sum_fields = {.name = "explained_sum",
				      ABOUT(sum_list, "all places of the chosen ones, once")};

static const smr_field other_list[] = {
	NODE(smr_explained_other),
	SMR_FIELD(smr_explained_other, by, "by", TEXT),
};
static const smr_fields other_fields = {.name = "explained_other",
					ABOUT(other_list, "an op without a kernel")};

/* ---- blocks ---------------------------------------------------------------------------------- */

static const smr_fields block_fields;
static const smr_field body_list[] = {
	SMR_FIELD_LIST(smr_explained_body, blocks, nblocks, "blocks", RECORDS, .of = &block_fields),
};
static const smr_fields body_fields = {
	.name = "explained_body", .form = SMR_FIELDS_ONLY, TABLE(body_list)};

#define OF(...) SMR_FIELD(smr_explained_block, __VA_ARGS__)
static const smr_field block_list[] = {
	OF(kind, "kind", TEXT, .about = "flow, if, case, while, call"),
	OF(block, "block", INTEGER),
	OF(line, "line", INTEGER, .rule = SMR_FIELD_IF_SET),
	OF(calls, "calls", TEXT, .rule = SMR_FIELD_IF_SET),
	OF(ops, "ops", INTEGER, .rule = SMR_FIELD_IF_POSITIVE),
	SMR_FIELD_LIST(smr_explained_block, bodies, nbodies, "bodies", RECORDS, .of = &body_fields),
};
#undef OF
static const smr_fields block_fields = {.name = "explained_block", TABLE(block_list)};

static const smr_field function_list[] = {
	SMR_FIELD(smr_explained_function, function, "function", TEXT),
	SMR_FIELD_LIST(smr_explained_function, blocks, nblocks, "blocks", RECORDS,
		       .of = &block_fields),
};
static const smr_fields function_fields = {.name = "explained_function", TABLE(function_list)};

/* ---- the document ---------------------------------------------------------------------------- */

#define OF(...) SMR_FIELD(smr_explained, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_explained, __VA_ARGS__)
#define SOME .rule = SMR_FIELD_IF_SET
#define EXPLAINED                                                                              \
	OF(file, "file", TEXT), OF(machine, "machine", TEXT), OF(threads, "threads", INTEGER), \
		OF(before, "before", INTEGER, .about = "ops"),                                 \
		OF(after, "after", INTEGER, .about = "ops"),                                   \
		OF(fused, "fused", INTEGER, .about = "ops"),                                   \
		OF(points, "points", INTEGER, .about = "to decide"),                           \
		OF(evaluated, "evaluated", INTEGER, .about = "plans costed"),                  \
		OF(possible, "possible", NUMBER, .about = "plans"),                            \
		LIST(plans, nplans, "plans", RECORDS, .of = &plan_fields),                     \
		LIST(parts, nparts, "parts", RECORDS, .of = &part_fields),                     \
		LIST(joins, njoins, "joins", RECORDS, .of = &join_fields),                     \
		LIST(groups, ngroups, "groups", RECORDS, .of = &any_group_fields, SOME),       \
		LIST(slabs, nslabs, "slabs", RECORDS, .of = &slabs_fields),                    \
		LIST(kernels, nkernels, "kernels", RECORDS, .of = &kernel_fields, SOME),       \
		OF(chosen_kernels, "chosen_kernels", RECORD, .of = &sum_fields, SOME),         \
		LIST(without_kernel, nothers, "without_kernel", RECORDS, .of = &other_fields,  \
		     SOME),                                                                    \
		LIST(functions, nfunctions, "functions", RECORDS, .of = &function_fields)
static const smr_field explained_list[] = {EXPLAINED};
const smr_fields smr_explained_fields = {.name = "explain",
					 .version = VERSION,
					 ABOUT(explained_list,
					       "samara explain --json of a tensor program")};
const smr_fields smr_explained_flow_fields = {
	.name = "explained_flow", ABOUT(explained_list, "the plan of a flow of a script")};

smr_status smr_explained_json(const smr_explained *e, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (e == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_explained_json: %s",
				e == NULL ? "no explanation" : "no place for the text");
	return smr_fields_text(&smr_explained_fields, e, digits, out);
}
