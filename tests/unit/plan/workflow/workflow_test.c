/* Workflows in the formats of others: the graphs that they are, and what is said of wrong ones. */
#include <string.h>

#include "plan/workflow/workflow.h"
#include "unit.h"

static const smr_workflow_machines two = {.processors = "1:1:10,1:0.5:2", .bandwidth = 100};

static smr_dag *read_text(const char *format, const char *text, size_t n)
{
	smr_dag *d;

	if (smr_workflow_read(smr_workflow_find(format), "file", text, n, &two, &d) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return d;
}

/* The number of a task by its name. */
static uint32_t task_of(const smr_dag *d, const char *name)
{
	for (uint32_t i = 0; i < d->n; i++)
		if (strcmp(d->names[i], name) == 0)
			return i;
	fail_msg("there is no task %s", name);
	return 0;
}

/* The time of what one task hands to another; -1: it does not wait for it. */
static double data_of(const smr_dag *d, const char *from, const char *to)
{
	uint32_t i = task_of(d, to), j = task_of(d, from);

	for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
		if (d->preds[k].task == j)
			return d->preds[k].data;
	return -1;
}

static double time_of(const smr_dag *d, const char *name)
{
	return d->w[task_of(d, name) * d->p];
}

/* ---- right ones ------------------------------------------------------------------------------ */

static void wfformat_has_tasks_files_and_runtimes(void **state)
{
	static const char text[] =
		"{\"workflow\": {\"specification\": {\"tasks\": ["
		"{\"id\": \"join\", \"parents\": [\"a\", \"b\"], \"inputFiles\": [\"x\", \"y\"]},"
		"{\"id\": \"a\", \"children\": [\"join\"], \"outputFiles\": [\"x\", \"y\", \"z\"]},"
		"{\"id\": \"b\", \"parents\": []}],"
		"\"files\": [{\"id\": \"x\", \"sizeInBytes\": 200}, {\"id\": \"y\", "
		"\"sizeInBytes\": 50}]},"
		"\"execution\": {\"tasks\": [{\"id\": \"a\", \"runtimeInSeconds\": 3},"
		"{\"id\": \"b\", \"runtimeInSeconds\": 0}, {\"id\": \"join\", "
		"\"runtimeInSeconds\": 4.5}]}}}";
	smr_dag *d = read_text("wfformat", text, strlen(text));
	uint32_t join = task_of(d, "join");

	assert_int_equal(d->n, 3);
	assert_int_equal(join, 2); /* behind its parents, though it is the first of the file */
	assert_true(d->w[join * 2] == 4.5 && d->w[join * 2 + 1] == 9);
	assert_true(d->e[join * 2] == 45 && d->e[join * 2 + 1] == 18);
	assert_true(data_of(d, "a", "join") == 2.5 && data_of(d, "b", "join") == 0);
	assert_true(data_of(d, "a", "b") == -1 && time_of(d, "b") == 0);
	smr_dag_free(d);
}

static void wfformat_before_1_4_has_all_in_its_tasks(void **state)
{
	static const char text[] =
		"{\"workflow\": {\"jobs\": ["
		"{\"id\": \"1\", \"name\": \"a\", \"runtime\": 3, \"files\": [{\"link\": "
		"\"output\", \"name\": \"x\", \"size\": 100}]},"
		"{\"id\": \"2\", \"name\": \"b\", \"runtime\": 5, \"parents\": [\"a\"],"
		"\"files\": [{\"link\": \"input\", \"name\": \"x\", \"size\": 100}]}]}}";
	smr_dag *d = read_text("wfformat", text, strlen(text));

	assert_true(data_of(d, "1", "2") == 1 && time_of(d, "2") == 5);
	smr_dag_free(d);
}

static void dot_has_defaults_groups_and_ports(void **state)
{
	static const char text[] =
		"/* two */ strict DIGRAPH \"g\" {\n"
		"# a line of a preprocessor\n"
		"rankdir=LR; node [runtime=2, shape=box] edge [size=300; color=red]\n"
		"a -> b:n:s -> \"c \\\"d\\\"\" [bytes=\"5e2\", size=1]\n"
		"subgraph s { node [runtime=7]; e }\n"
		"b -> e; a -> b // again\n"
		"f [label=<<b>x</b>>, size=\"9\", time=1.5];\n"
		"{ g }\n"
		"}\n";
	smr_dag *d = read_text("dot", text, strlen(text));

	assert_int_equal(d->n, 6);
	assert_true(time_of(d, "a") == 2 && time_of(d, "e") == 7 && time_of(d, "f") == 1.5 &&
		    time_of(d, "g") == 2);
	assert_true(data_of(d, "a", "b") == 8 && data_of(d, "b", "c \"d\"") == 5 &&
		    data_of(d, "b", "e") == 3);
	smr_dag_free(d);
}

static void stg_has_predecessors_in_the_line_or_below(void **state)
{
	static const char plain[] = "2\n0 0 0\n1 4 1 0\n\n2 6 2 0 1\n 3 0 1 2\n# end\n5\n";
	static const char costs[] = "2\n0 0 0\n1 4 1\n 0 0\n2 6 1\n1 3.5\n3 0 1\n2 0";
	smr_dag *d = read_text("stg", plain, strlen(plain));

	assert_int_equal(d->n, 4);
	assert_true(time_of(d, "2") == 6 && data_of(d, "0", "2") == 0 && data_of(d, "1", "3") < 0);
	smr_dag_free(d);
	d = read_text("stg", costs, strlen(costs));
	assert_true(data_of(d, "1", "2") == 3.5);
	smr_dag_free(d);
}

/* Messages behind their lengths: of the file; node 7 "mul", 2 ms; node 8, an all-reduce of 200
 * bytes, waits for it; node 9 waits for both, in one packed field, and takes 1 s. */
static const char trace[] = "\x02\x0a\x00"
			    "\x0c\x08\x07\x12\x03mul\x18\x04\x38\xd0\x0f"
			    "\x18\x08\x08\x18\x07\x28\x07\x52\x10\x0a\x09"
			    "comm_size\x48\xc8\x01\x20\x07"
			    "\x0c\x08\x09\x18\x04\x2a\x02\x07\x08\x38\xc0\x84\x3d";

static void chakra_has_nodes_that_compute_and_communicate(void **state)
{
	smr_dag *d = read_text("chakra", trace, sizeof(trace) - 1);

	assert_int_equal(d->n, 3);
	assert_float_equal(time_of(d, "mul"), 2e-3, 1e-12);
	assert_float_equal(d->w[task_of(d, "mul") * 2 + 1], 4e-3, 1e-12);
	assert_true(time_of(d, "8") == 2 && d->w[task_of(d, "8") * 2 + 1] == 2);
	assert_true(time_of(d, "9") == 1);
	assert_true(data_of(d, "mul", "8") == 0 && data_of(d, "8", "9") == 0);
	smr_dag_free(d);
}

/* ---- wrong ones ------------------------------------------------------------------------------ */

#define TASKS(...) "{\"workflow\": {\"tasks\": [\n" __VA_ARGS__ "]}}"

static const struct wrong {
	const char *format, *text, *says;
} wrongs[] = {
	{"wfformat", "", "file:1: "},
	{"wfformat", "{\n\n\"a\" 1}", "file:3: ':' expected near '1'"},
	{"wfformat", "{}", "file:1: there is no list workflow.specification.tasks"},
	{"wfformat", TASKS(), "file:1: there is no task"},
	{"wfformat", TASKS("{}"), "file:1: task 0 of the workflow has no id"},
	{"wfformat", TASKS("\n{\"id\": \"a\"}"), "file:3: task 'a' has no runtimeInSeconds"},
	{"wfformat", TASKS("{\"id\": \"a\", \"runtime\": -1}"),
	 "file:2: task 'a' has a runtime that is no number, 0 or more"},
	{"wfformat", TASKS("{\"id\": \"a\", \"runtime\": \"1\"}"), "is no number"},
	{"wfformat", TASKS("{\"id\": \"a\", \"runtime\": 1},\n{\"id\": \"a\", \"runtime\": 1}"),
	 "file:2: task 'a' is there twice"},
	{"wfformat", TASKS("\n{\"id\": \"a\", \"runtime\": 1, \"parents\": [\"b\"]}"),
	 "file:3: task 'a' has a parent that is no task"},
	{"wfformat", TASKS("{\"id\": \"a\", \"runtime\": 1, \"children\": [1]}"),
	 "file:2: task 'a' has a child that is no task"},
	{"wfformat", TASKS("{\"id\": \"a\", \"runtime\": 1, \"parents\": [\"a\"]}"),
	 "file:2: task 'a' waits for itself"},
	{"wfformat",
	 TASKS("{\"id\": \"a\", \"runtime\": 1, \"parents\": [\"b\"]},\n"
	       "{\"id\": \"b\", \"runtime\": 1, \"parents\": [\"a\"]}"),
	 "waits for itself, by way of '"},
	{"wfformat",
	 TASKS("{\"id\": \"a\", \"runtime\": 1, \"files\": [{\"link\": \"input\", \"name\": "
	       "\"x\",\n\"size\": -5}]}"),
	 "file:2: file 'x' has a size that is no number"},
	{"wfformat", TASKS("{\"id\": \"a\", \"runtime\": 1e308}"),
	 "file:2: task 'a' takes more than a number can say"},
	{"dot", "", "file:1: a graph begins with 'digraph'"},
	{"dot", "graph {}", "file:1: tasks are a digraph, not a graph"},
	{"dot", "digraph {\n", "file:2: the graph does not end: '}' is missing"},
	{"dot", "digraph {}\n}", "file:2: there is more after the graph"},
	{"dot", "digraph {}", "file:1: there is no task"},
	{"dot", "digraph {\na\n}", "file:2: node 'a' has no runtime"},
	{"dot", "digraph {\na [size=x]\n}", "file:2: size should be a number, 0 or more, not 'x'"},
	{"dot", "digraph {\na [size=1\n}", "file:3: the name of an attribute is missing"},
	{"dot", "digraph {\na [size=]\n}", "file:2: the value of an attribute is missing"},
	{"dot", "digraph { node [size=1]\na -- b }", "file:2: tasks are joined by ->, not by --"},
	{"dot", "digraph { node [size=1]\na -> {b c} }", "file:2: an arrow leads to one node"},
	{"dot", "digraph { node [size=1]\n{b c} -> a }", "file:2: an arrow begins at one node"},
	{"dot", "digraph { node [size=1]\na -> a }", "file:2: task 'a' waits for itself"},
	{"dot", "digraph { node [size=1] a ->\nb -> c\nc -> a }",
	 "file:2: task 'c' waits for itself, by way of 'a'"},
	{"dot", "digraph {\n\"a\n}", "file:2: a text in quotes does not end"},
	{"dot", "digraph {\n<a\n}", "file:2: a text in < > does not end"},
	{"dot", "digraph {\n%}", "file:2: '%' cannot be here"},
	{"dot", "digraph {\na [size=5e2]}", "file:2: '5e' is no word of DOT: write it in quotes"},
	{"dot", "digraph {a: }", "file:1: the name of a port is missing"},
	{"stg", "", "file:1: there is no graph"},
	{"stg", "2 4\n", "file:1: the first line has the number of tasks alone"},
	{"stg", "1.5\n", "file:1: the number of tasks is 1.5, and should be whole"},
	{"stg", "1\n0 0 0\n", "file:3: the graph ends where task 1 should be"},
	{"stg", "1\n0 0 0\n2 0 0\n", "file:3: task 2 stands where task 1 should"},
	{"stg", "1\n0 -1 0\n", "file:2: a time should be a number, 0 or more, not '-1'"},
	{"stg", "1\n0 0\n", "file:2: the line ends where the number of predecessors should be"},
	{"stg", "1\n0 0 0\n1 1 1 1\n", "file:3: task 1 comes before its predecessor 1"},
	{"stg", "1\n0 0 0\n1 1 1\n#", "file:4: 1 predecessors of task 1 are missing"},
	{"stg", "1\n0 0 0\n1 1 1 0 0\n", "file:3: there is more behind the predecessors of task 1"},
	{"stg", "0\n0 0 0\n1 0 1 0\n2 0 0\n", "file:4: there is more after the exit, task 1"},
	{"chakra", "", "file: byte 0: a number does not end"},
	{"chakra", "\x05z", "file: byte 1: 5 bytes should follow, and there are 1"},
	{"chakra", "\x01z\x01\x0b", "file: byte 3: this is no field of an execution trace"},
	{"chakra", "\x01z\x04\x08\x01\x28\x02", "file: byte 3: node 1 waits for node 2"},
	{"chakra", "\x01z\x02\x08\x01\x02\x08\x01", "file: byte 6: task '1' is there twice"},
	{"chakra", "\x01z\x04\x08\x01\x28\x01", "file: byte 3: task '1' waits for itself"},
	{"chakra", "\x01z\x10\x08\x01\x52\x0c\x0a\x07num_ops\x48\xc8\x01",
	 "file: byte 3: node 1 computes, and has no duration_micros"},
};

static void wrong_files_are_refused_with_their_line(void **state)
{
	for (size_t i = 0; i < sizeof(wrongs) / sizeof(wrongs[0]); i++) {
		const smr_workflow_format *f = smr_workflow_find(wrongs[i].format);
		smr_dag *d;
		smr_status st = smr_workflow_read(f, "file", wrongs[i].text, strlen(wrongs[i].text),
						  &two, &d);

		if (st != SMR_EPARSE || strstr(smr_errmsg(), wrongs[i].says) == NULL)
			fail_msg("%s '%s': status %d, '%s', not '%s'", wrongs[i].format,
				 wrongs[i].text, (int)st, st == SMR_OK ? "" : smr_errmsg(),
				 wrongs[i].says);
	}
}

static void wrong_processors_are_refused(void **state)
{
	static const char *const lists[] = {"",    "x",      "0",     "1.5", "-1",
					    "4:0", "4:1:",   "4:1:x", "4,",  "4:1:1:1",
					    "1e9", "4:1:-1", NULL};
	static const char stg[] = "0\n0 0 0\n1 0 1 0\n";
	smr_workflow_machines m = {.processors = NULL};
	smr_dag *d;

	assert_int_equal(smr_workflow_read(smr_workflow_find("stg"), "file", stg, sizeof(stg) - 1,
					   &m, &d),
			 SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "file has no processors: say which by --processors"));
	for (int i = 0; lists[i] != NULL; i++) {
		m.processors = lists[i];
		if (smr_workflow_read(smr_workflow_find("stg"), "file", stg, sizeof(stg) - 1, &m,
				      &d) != SMR_EINVAL)
			fail_msg("'%s' is taken", lists[i]);
		assert_non_null(strstr(smr_errmsg(), "processors"));
	}
	m.processors = "2:3:0,1";
	assert_int_equal(smr_workflow_read(smr_workflow_find("stg"), "file", stg, sizeof(stg) - 1,
					   &m, &d),
			 SMR_OK);
	assert_int_equal(d->p, 3);
	smr_dag_free(d);
}

static void formats_are_found_by_name_and_ending(void **state)
{
	assert_null(smr_workflow_find("nope"));
	assert_non_null(strstr(smr_errmsg(), "there are: wfformat dot stg chakra"));
	assert_ptr_equal(smr_workflow_by_ending("a/b.gv"), smr_workflow_find("dot"));
	assert_ptr_equal(smr_workflow_by_ending("rank.0.et"), smr_workflow_find("chakra"));
	assert_null(smr_workflow_by_ending("three.dag"));
	assert_null(smr_workflow_by_ending(".stg"));
}

static smr_status read_each(void *arg)
{
	static const char dot[] = "digraph { node [runtime=1] a -> b -> c; a -> c [size=4] }";
	smr_dag *d;

	SMR_TRY(smr_workflow_read(smr_workflow_find("dot"), "file", dot, sizeof(dot) - 1, &two,
				  &d));
	smr_dag_free(d);
	SMR_TRY(smr_workflow_read(smr_workflow_find("chakra"), "file", trace, sizeof(trace) - 1,
				  &two, &d));
	smr_dag_free(d);
	return SMR_OK;
}

static void any_allocation_may_fail(void **state)
{
	assert_true(unit_fail_each_allocation(read_each, NULL) > 15);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(wfformat_has_tasks_files_and_runtimes),
		cmocka_unit_test(wfformat_before_1_4_has_all_in_its_tasks),
		cmocka_unit_test(dot_has_defaults_groups_and_ports),
		cmocka_unit_test(stg_has_predecessors_in_the_line_or_below),
		cmocka_unit_test(chakra_has_nodes_that_compute_and_communicate),
		cmocka_unit_test(wrong_files_are_refused_with_their_line),
		cmocka_unit_test(wrong_processors_are_refused),
		cmocka_unit_test(formats_are_found_by_name_and_ending),
		cmocka_unit_test(any_allocation_may_fail),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
