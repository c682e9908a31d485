/* Exports of a simulation: a timeline as JSON, and Chakra's messages, decoded here from the wire
 * format and the field numbers of et_def.proto only. */
#include <jansson.h>

#include "predict/sim/export.h"
#include "unit.h"

/* Two stages: forward here and there, a collective, and a message in between. */
static smr_sim *two_stages(void)
{
	static const smr_sim_task tasks[] = {
		{.name = "forward \"0\"",
		 .seconds = 1,
		 .flops = 5e9,
		 .nplaces = 1,
		 .places = {{0, 0}}},
		{.name = "send",
		 .kind = SMR_SIM_SEND,
		 .seconds = 0.5,
		 .bytes = 300,
		 .nplaces = 2,
		 .places = {{0, 1}, {1, 2}}},
		{.name = "forward 1", .seconds = 2, .nplaces = 1, .places = {{1, 0}}},
		{.name = "sum",
		 .kind = SMR_SIM_COLLECTIVE,
		 .collective = SMR_REDUCE_SCATTER,
		 .seconds = 0.25,
		 .bytes = 1e6,
		 .nplaces = 1,
		 .places = {{1, 3}}}};
	smr_sim *s;
	double makespan;

	assert_int_equal(smr_sim_new(2, &s), SMR_OK);
	smr_sim_row(s, 0, "first", 4);
	smr_sim_row(s, 1, "second", 4);
	smr_sim_queue(s, 3, "sums");
	for (uint32_t i = 0; i < 4; i++) {
		uint32_t after = i > 0 ? i - 1 : SMR_SIM_NONE;

		assert_int_equal(smr_sim_add(s, &tasks[i], &after, 1, NULL), SMR_OK);
	}
	assert_int_equal(smr_sim_run(s, &makespan), SMR_OK);
	assert_float_equal(makespan, 3.75, 1e-12);
	return s;
}

static const json_t *slice_of(const json_t *list, const char *name, int pid)
{
	size_t i;
	const json_t *e;

	json_array_foreach (list, i, e)
		if (strcmp(json_string_value(json_object_get(e, "name")), name) == 0 &&
		    json_integer_value(json_object_get(e, "pid")) == pid &&
		    strcmp(json_string_value(json_object_get(e, "ph")), "X") == 0)
			return e;
	fail_msg("no slice %s of process %d", name, pid);
	return NULL;
}

static void slices_lie_where_tasks_ran(void **state)
{
	smr_sim *s = two_stages();
	smr_str text = {0};
	json_t *all;
	const json_t *list, *e;

	assert_int_equal(smr_sim_timeline(s, &text), SMR_OK);
	all = json_loads(text.s, 0, NULL);
	assert_non_null(all);
	list = json_object_get(all, "traceEvents");
	assert_int_equal(json_array_size(list), 2 * (1 + SMR_SIM_QUEUES) + 5);
	assert_float_equal(
		json_number_value(json_object_get(slice_of(list, "forward \"0\"", 1), "dur")), 1e6,
		1e-3);
	e = slice_of(list, "sum", 2);
	assert_float_equal(json_number_value(json_object_get(e, "ts")), 3.5e6, 1e-3);
	assert_int_equal(json_integer_value(json_object_get(e, "tid")), 4);
	assert_float_equal(json_number_value(json_object_get(slice_of(list, "send", 1), "ts")),
			   json_number_value(json_object_get(slice_of(list, "send", 2), "ts")), 0);
	json_decref(all);
	smr_str_free(&text);
	smr_sim_free(s);
}

/* ---- a decoder of its own -------------------------------------------------------------------- */

typedef struct reader {
	const unsigned char *at, *end;
} reader;

static uint64_t varint(reader *r)
{
	uint64_t v = 0;

	for (int shift = 0;; shift += 7) {
		assert_true(r->at < r->end && shift < 64);
		v |= (uint64_t)(*r->at & 0x7f) << shift;
		if ((*r->at++ & 0x80) == 0)
			return v;
	}
}

static reader part(reader *r)
{
	uint64_t n = varint(r);
	reader p = {r->at, r->at + n};

	assert_true(n <= (uint64_t)(r->end - r->at));
	r->at += n;
	return p;
}

typedef struct node {
	uint64_t id, type, start, duration, ndeps, deps[4];
	char name[32];
	int nattrs;
	char attrs[6][16];
	uint64_t values[6], kinds[6];
} node;

static void read_text(reader p, char *to, size_t room)
{
	assert_true((size_t)(p.end - p.at) < room);
	memcpy(to, p.at, (size_t)(p.end - p.at));
	to[p.end - p.at] = '\0';
}

static void read_attribute(reader r, node *n)
{
	int i = n->nattrs++;

	assert_true(i < 6);
	while (r.at < r.end) {
		uint64_t tag = varint(&r);

		if (tag == (1 << 3 | 2)) {
			read_text(part(&r), n->attrs[i], sizeof(n->attrs[i]));
			continue;
		}
		assert_true((tag & 7) == 0);
		n->kinds[i] = tag >> 3;
		n->values[i] = varint(&r);
	}
}

static node read_node(reader r)
{
	node n = {0};

	while (r.at < r.end) {
		uint64_t tag = varint(&r), *to;
		reader p;

		switch (tag) {
		case 2 << 3 | 2:
			read_text(part(&r), n.name, sizeof(n.name));
			continue;
		case 5 << 3 | 2:
			for (p = part(&r); p.at < p.end;)
				n.deps[n.ndeps++] = varint(&p);
			continue;
		case 10 << 3 | 2:
			read_attribute(part(&r), &n);
			continue;
		case 1 << 3:
			to = &n.id;
			break;
		case 3 << 3:
			to = &n.type;
			break;
		case 6 << 3:
			to = &n.start;
			break;
		case 7 << 3:
			to = &n.duration;
			break;
		default:
			fail_msg("field %d, type %d", (int)(tag >> 3), (int)(tag & 7));
			return n;
		}
		*to = varint(&r);
	}
	return n;
}

static uint64_t value(const node *n, const char *name, uint64_t kind)
{
	for (int i = 0; i < n->nattrs; i++)
		if (strcmp(n->attrs[i], name) == 0) {
			assert_int_equal(n->kinds[i], kind);
			return n->values[i];
		}
	fail_msg("%s has no %s", n->name, name);
	return 0;
}

static int read_trace(smr_sim *s, uint32_t row, node *to)
{
	smr_str text = {0};
	reader r, p;
	char version[16];
	int n = 0;

	assert_int_equal(smr_sim_chakra(s, row, &text), SMR_OK);
	r = (reader){(unsigned char *)text.s, (unsigned char *)text.s + text.n};
	p = part(&r);
	assert_int_equal(varint(&p), 1 << 3 | 2);
	read_text(part(&p), version, sizeof(version));
	assert_string_equal(version, "0.0.4");
	while (r.at < r.end)
		to[n++] = read_node(part(&r));
	smr_str_free(&text);
	return n;
}

static void chakra_has_a_node_for_each_task_of_a_row(void **state)
{
	smr_sim *s = two_stages();
	node n[4];

	assert_int_equal(read_trace(s, 0, n), 2);
	assert_string_equal(n[0].name, "forward \"0\"");
	assert_true(n[0].id == 0 && n[0].type == 4 && n[0].ndeps == 0 && n[0].duration == 1000000);
	assert_int_equal(value(&n[0], "num_ops", 9), 5000000000);
	assert_int_equal(value(&n[0], "is_cpu_op", 27), 0);
	assert_true(n[1].id == 1 && n[1].type == 5 && n[1].ndeps == 1 && n[1].deps[0] == 0);
	assert_int_equal(value(&n[1], "comm_size", 9), 300);
	assert_int_equal(value(&n[1], "comm_dst", 7), 4); /* the first of the other four */
	assert_int_equal(value(&n[1], "comm_src", 7), 0);

	assert_int_equal(read_trace(s, 1, n), 3);
	assert_true(n[0].type == 6 && n[0].ndeps == 0 && n[0].start == 1000000);
	assert_true(n[1].type == 4 && n[1].ndeps == 1 && n[1].deps[0] == 1);
	assert_true(n[2].type == 7 && n[2].start == 3500000 && n[2].deps[0] == 2);
	assert_int_equal(value(&n[2], "comm_type", 9), 7);
	smr_sim_free(s);
}

static smr_status export(void *sim)
{
	smr_str text = {0};
	smr_status st = smr_sim_timeline(sim, &text);

	smr_str_clear(&text);
	if (st == SMR_OK)
		st = smr_sim_chakra(sim, 1, &text);
	smr_str_free(&text);
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	smr_sim *s = two_stages();

	unit_fail_some_allocations(export, s, 100);
	smr_sim_free(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(slices_lie_where_tasks_ran),
		cmocka_unit_test(chakra_has_a_node_for_each_task_of_a_row),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
