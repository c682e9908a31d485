/* Field tables of `samara monitor`, `samara cluster test`, `samara cluster status`. */
#include "cli/cluster/cluster_fields.h"

#include "base/data/fields.h"
#include "learn/placement/placements.h"

enum { VERSION = 1 };

#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])
#define ROWS(of_) {SMR_FIELD_LIST(smr_cluster_rows, list, n, "rows", RECORDS, .of = (of_))}

/* ---- monitor --------------------------------------------------------------------------------- */

#define CALLS(...) SMR_FIELD(smr_monitor_row, __VA_ARGS__)
static const smr_field calls_list[] = {
	CALLS(codelet, "codelet", TEXT),
	CALLS(fleet, "fleet", TEXT, .about = "here: the program's own process"),
	CALLS(count, "count", INTEGER, .about = "calls"),
	CALLS(mean_s, "mean_s", REAL, .unit = "s"),
	CALLS(p95_s, "p95_s", REAL, .unit = "s", .about = "of the latest 256 calls"),
	CALLS(predicted_s, "predicted_s", REAL, .unit = "s", .about = "mean"),
	CALLS(energy_j, "energy_j", REAL, .unit = "J", .about = "of all calls"),
	CALLS(energy_label, "energy_label", TEXT),
	CALLS(error_rate, "error_rate", REAL, .about = "share of all attempts"),
	CALLS(retries, "retries", INTEGER),
	CALLS(program, "program", TEXT, .about = "key of the program that told it"),
};
static const smr_fields calls_fields = {.name = "monitor_row",
					TABLE(calls_list, "a codelet in a fleet, of one program")};
static const smr_field monitor_list[] = ROWS(&calls_fields);
const smr_fields smr_monitor_fields = {
	.name = "monitor", .form = SMR_FIELDS_ONLY, TABLE(monitor_list, "samara monitor --json")};

#define PLAN(...) SMR_FIELD(smr_placement_entry, __VA_ARGS__)
static const smr_field plan_list[] = {
	PLAN(codelet, "codelet", CHARS),
	PLAN(fleet, "fleet", CHARS,
	     .about = "the best; here: none is better than the program's host"),
	PLAN(node, "node", CHARS, .about = "the one predicted to be the first; empty: any"),
	PLAN(here_s, "here_s", REAL, .unit = "s", .about = "predicted"),
	PLAN(there_s, "there_s", REAL, .unit = "s", .about = "predicted, with sending"),
};
static const smr_fields plan_fields = {.name = "monitor_plan",
				       TABLE(plan_list, "where a codelet was planned")};
static const smr_field plans_list[] = ROWS(&plan_fields);
const smr_fields smr_monitor_plans_fields = {.name = "monitor-plans",
					     .form = SMR_FIELDS_ONLY,
					     TABLE(plans_list, "samara monitor --plans --json")};

/* ---- test ------------------------------------------------------------------------------------ */

#define TESTED(...) SMR_FIELD(smr_cluster_tested, __VA_ARGS__)
static const smr_field tested_list[] = {
	TESTED(probe.node, "node", TEXT),
	TESTED(probe.fleet, "fleet", TEXT),
	TESTED(probe.road, "road", TEXT, .about = "server, local, tls, ucx; empty: not sent"),
	TESTED(probe.form, "form", TEXT, .about = "native, wasm; empty: not sent"),
	TESTED(probe.round_s, "round_trip_s", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "s",
	       .about = "median of some calls; null: no answer"),
	TESTED(probe.rate, "bytes_per_s", REAL, .rule = SMR_FIELD_OR_NULL, .unit = "B/s",
	       .about = "8 MB there and back; null: not measured"),
	TESTED(verdict, "verdict", TEXT, .about = "ok, none, failed"),
	TESTED(probe.why, "why", TEXT),
};
static const smr_fields tested_fields = {.name = "cluster_test_row",
					 TABLE(tested_list, "one node, one road, one form")};
static const smr_field test_list[] = ROWS(&tested_fields);
const smr_fields smr_cluster_test_fields = {.name = "cluster-test",
					    .form = SMR_FIELDS_ONLY,
					    TABLE(test_list, "samara cluster test --json")};

/* ---- status ---------------------------------------------------------------------------------- */

#define REPORT(...) SMR_FIELD(smr_cluster_report, __VA_ARGS__)
/* An unknown number is left out. */
#define KNOWN(member, key, ...) \
	REPORT(health.member, key, NUMBER, .rule = SMR_FIELD_IF_POSITIVE, __VA_ARGS__)
static const smr_field report_list[] = {
	REPORT(health.node, "node", CHARS),
	REPORT(instance, "instance", CHARS, .about = "identifies the process; hexadecimal"),
	REPORT(health.sequence, "sequence", INTEGER, .about = "number of the report"),
	REPORT(health.fleets, "fleets", CHARS, .about = "whose work it takes, in blanks"),
	REPORT(health.slots, "slots", INTEGER),
	REPORT(health.busy, "busy", INTEGER, .about = "slots at work"),
	REPORT(health.done, "done", INTEGER, .about = "tasks since it joined"),
	REPORT(health.failed, "failed", INTEGER, .about = "tasks since it joined"),
	REPORT(health.draining, "draining", BOOL),
	REPORT(key, "key", CHARS, .about = "public key of the node; hexadecimal"),
	REPORT(health.pass, "pass", CHARS, .rule = SMR_FIELD_IF_SET,
	       .about = "the operator's pass for the node's own key"),
	REPORT(health.left, "left", BOOL, .rule = SMR_FIELD_IF_SET,
	       .about = "it was the last report"),
	KNOWN(time_s, "time", .unit = "s", .about = "by its own clock, since 1970"),
	KNOWN(sample.cpu, "cpu", .about = "share of all processors that is in use"),
	KNOWN(sample.own, "own", .about = "share that the node uses"),
	KNOWN(sample.steal, "steal", .about = "share that the hypervisor took"),
	KNOWN(sample.wait_cpu, "wait_cpu", .about = "share of time in which a task waited"),
	KNOWN(sample.wait_memory, "wait_memory", .about = "share of time in which a task waited"),
	KNOWN(sample.wait_io, "wait_io", .about = "share of time in which a task waited"),
	KNOWN(sample.memory, "memory", .unit = "B"),
	KNOWN(sample.memory_free, "memory_free", .unit = "B"),
	KNOWN(sample.disk_free, "disk_free", .unit = "B"),
	KNOWN(sample.received, "received", .unit = "B/s"),
	KNOWN(sample.sent, "sent", .unit = "B/s"),
	KNOWN(sample.processors, "processors"),
	KNOWN(errors, "errors", .about = "share of the last minute's tasks that failed"),
	KNOWN(slowdown, "slowdown", .about = "factor on predicted times"),
	KNOWN(workers.calls, "worker_calls", .about = "since it joined"),
	KNOWN(workers.faults, "worker_faults", .about = "calls that ended their worker"),
	KNOWN(workers.cpu_s, "worker_cpu_s", .unit = "s"),
	KNOWN(workers.peak_bytes, "worker_peak", .unit = "B", .about = "of one process"),
	REPORT(age_s, "age", REAL, .unit = "s", .about = "of the report"),
};
static const smr_fields report_fields = {.name = "cluster_report",
					 TABLE(report_list, "the last report of a node")};

#define FACT(...) SMR_FIELD(smr_facts, __VA_ARGS__)
#define MEASURE(member, ...) FACT(member, #member, REAL, .rule = SMR_FIELD_OR_NULL, __VA_ARGS__)
static const smr_field machine_list[] = {
	FACT(node, "node", CHARS),
	FACT(arch, "arch", CHARS),
	FACT(cpu, "cpu", CHARS),
	FACT(features, "features", CHARS, .about = "of the CPU, in blanks"),
	MEASURE(cores, .about = "usable; may be fractional"),
	FACT(slots, "slots", INTEGER),
	FACT(gpus, "gpus", INTEGER),
	MEASURE(memory, .unit = "B"),
	MEASURE(memory_free, .unit = "B", .about = "when it joined"),
	MEASURE(disk_free, .unit = "B", .about = "when it joined"),
	MEASURE(bandwidth, .unit = "B/s", .about = "of all cores, from memory"),
	MEASURE(peak_f32, .unit = "flop/s", .about = "of all cores"),
	MEASURE(peak_f64, .unit = "flop/s", .about = "of all cores"),
	FACT(calibrated, "calibrated", BOOL, .about = "measured, not from a table"),
	FACT(fleets, "fleets", CHARS, .about = "in blanks"),
};
static const smr_fields machine_fields = {.name = "cluster_machine",
					  TABLE(machine_list, "the machine of a node")};
static const smr_field process_list[] = {
	FACT(pid, "pid", INTEGER),
	FACT(host, "host", CHARS),
};
static const smr_fields process_fields = {.name = "cluster_process",
					  TABLE(process_list, "the process of a node")};
static const smr_field facts_list[] = {
	SMR_FIELD(smr_cluster_facts, facts, "", INLINE, .of = &machine_fields),
	SMR_FIELD(smr_cluster_facts, instance, "instance", CHARS,
		  .about = "identifies the process; hexadecimal"),
	SMR_FIELD(smr_cluster_facts, facts, "", INLINE, .of = &process_fields),
};
static const smr_fields facts_fields = {.name = "cluster_facts",
					TABLE(facts_list, "facts that a node published")};

#define NODE(...) SMR_FIELD(smr_cluster_node, __VA_ARGS__)
static const smr_field node_list[] = {
	NODE(node, "node", TEXT),
	NODE(state, "state", TEXT, .about = "open, suspect, dead, draining, memory, disk, errors"),
	NODE(report, "report", RECORD, .of = &report_fields,
	     .about = "null: none of the last minute"),
	NODE(facts, "facts", RECORD, .rule = SMR_FIELD_IF_SET, .of = &facts_fields),
};
static const smr_fields node_fields = {.name = "cluster_node", TABLE(node_list, "a node")};

#define FLEET(...) SMR_FIELD(smr_cluster_fleet, __VA_ARGS__)
static const smr_field fleet_list[] = {
	FLEET(name, "name", TEXT),
	FLEET(nodes, "nodes", INTEGER, .about = "alive"),
	FLEET(tickets, "tickets", INTEGER, .about = "not finished"),
};
static const smr_fields fleet_fields = {.name = "cluster_fleet", TABLE(fleet_list, "a fleet")};

#define PICTURE(...) SMR_FIELD(smr_cluster_picture, __VA_ARGS__)
#define LIST(...) SMR_FIELD_LIST(smr_cluster_picture, __VA_ARGS__)
static const smr_field picture_list[] = {
	PICTURE(name, "name", TEXT),
	PICTURE(server, "server", TEXT, .about = "its address"),
	PICTURE(pid, "pid", INTEGER, .about = "of the server; 0: not on this host"),
	LIST(fleets, nfleets, "fleets", RECORDS, .of = &fleet_fields),
	LIST(nodes, nnodes, "nodes", RECORDS, .of = &node_fields),
};
const smr_fields smr_cluster_picture_fields = {
	.name = "cluster-status",
	.version = VERSION,
	TABLE(picture_list, "samara cluster status --json, each line of samara top --json")};
