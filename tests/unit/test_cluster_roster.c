/* The roster, fed by hand and by a real server. */
#include "cluster/roster.h"
#include "cluster_case.h"

static void report(smr_roster *r, const char *as, const char *node, const char *fleets)
{
	smr_health h = {.instance = 1, .slots = 1, .slowdown = 1};
	smr_str text = {0};

	strcpy(h.node, node);
	strcpy(h.fleets, fleets);
	assert_int_equal(smr_health_json(&h, &text), SMR_OK);
	smr_roster_take(r, as, text.s, text.n);
	smr_str_free(&text);
}

static size_t count(smr_roster *r)
{
	smr_roster_entry *all;
	size_t n;

	cluster_ok(smr_roster_read(r, &all, &n));
	smr_free(all);
	return n;
}

static void reports_make_and_end_members(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	smr_roster_entry *all;
	smr_roster *r;
	size_t nall;

	cluster_ok(smr_roster_open(k->m, n, true, &r));
	assert_int_equal(count(r), 0);
	report(r, "b", "b", " x y ");
	report(r, "a", "a", " y ");
	report(r, "a", "a", " y ");
	cluster_ok(smr_roster_read(r, &all, &nall));
	assert_int_equal(nall, 2);
	assert_string_equal(all[0].health.node, "a");
	assert_true(all[0].age_s >= 0 && all[0].age_s < 60);
	smr_free(all);
	assert_int_equal(smr_roster_alive(r, "x"), 1);
	assert_int_equal(smr_roster_alive(r, "y"), 2);
	assert_int_equal(smr_roster_members(r, "y"), 2);
	assert_int_equal(smr_roster_alive(r, "z"), 0);
	/* in another's name, no report at all, and farewell */
	report(r, "c", "d", " y ");
	smr_roster_take(r, "e", "nonsense", 8);
	assert_int_equal(count(r), 2);
	smr_roster_take(r, "a", NULL, 0);
	smr_roster_take(r, "nobody", NULL, 0);
	assert_int_equal(count(r), 1);
	smr_roster_close(r);
	k->m->close(n);
}

static void report_key(smr_roster *r, const char *node, uint8_t byte)
{
	smr_health h = {.instance = 1, .slots = 1, .slowdown = 1};
	smr_str text = {0};

	strcpy(h.node, node);
	memset(h.key, byte, sizeof(h.key));
	assert_int_equal(smr_health_json(&h, &text), SMR_OK);
	smr_roster_take(r, node, text.s, text.n);
	smr_str_free(&text);
}

static void a_key_is_known_while_its_node_reports_it(void **state)
{
	static const char bare[] =
		"{\"node\":\"c\",\"instance\":\"1\",\"slots\":1,\"key\":\"no key\"}";
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	uint8_t none[SMR_NODE_KEY] = {0}, one[SMR_NODE_KEY], two[SMR_NODE_KEY];
	smr_roster *r;

	memset(one, 1, sizeof(one));
	memset(two, 2, sizeof(two));
	cluster_ok(smr_roster_open(k->m, n, true, &r));
	assert_false(smr_roster_knows(r, one));
	report_key(r, "a", 1);
	report_key(r, "b", 2);
	assert_true(smr_roster_knows(r, one));
	assert_true(smr_roster_knows(r, two));
	report_key(r, "a", 3); /* started anew */
	assert_false(smr_roster_knows(r, one));
	smr_roster_take(r, "b", NULL, 0);
	assert_false(smr_roster_knows(r, two));
	smr_roster_take(r, "c", bare, strlen(bare));
	assert_false(smr_roster_knows(r, none));
	smr_roster_close(r);
	k->m->close(n);
}

static void any_number_of_names_has_a_limit(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	smr_roster *r;
	char name[16];

	cluster_ok(smr_roster_open(k->m, n, false, &r));
	for (int i = 0; i < 5000; i++) {
		snprintf(name, sizeof(name), "n%d", i);
		report(r, name, name, " x ");
	}
	assert_int_equal(count(r), 4096);
	smr_roster_close(r);
	k->m->close(n);
}

static void reports_of_others_arrive(void **state)
{
	static const char text[] =
		"{\"node\":\"n1\",\"instance\":\"1\",\"fleets\":\" fast-path \",\"slots\":1}";
	cluster_case *k = *state;
	smr_nats *writer = cluster_join(k, "fast-path"), *late = cluster_join(k, "orchestrator");
	smr_nats *reader = cluster_join(k, "memory-bound");
	smr_roster *r, *l;

	cluster_ok(smr_roster_open(k->m, reader, false, &r));
	cluster_ok(k->m->flush(reader, 2000));
	cluster_ok(k->m->put(writer, SMR_BUCKET_HEALTH, "n1", text, strlen(text)));
	for (int t = 0; t < 200 && count(r) == 0; t++)
		usleep(10000);
	assert_int_equal(count(r), 1);
	/* who comes later sees it at once */
	cluster_ok(k->m->put(writer, SMR_BUCKET_HEALTH, "n1", text, strlen(text)));
	cluster_ok(smr_roster_open(k->m, late, true, &l));
	assert_int_equal(smr_roster_alive(l, "fast-path"), 1);
	cluster_ok(k->m->forget(writer, SMR_BUCKET_HEALTH, "n1"));
	for (int t = 0; t < 200 && count(r) + count(l) > 0; t++)
		usleep(10000);
	assert_int_equal(count(r) + count(l), 0);
	smr_roster_close(r);
	smr_roster_close(l);
	k->m->close(writer);
	k->m->close(late);
	k->m->close(reader);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(reports_make_and_end_members, cluster_start,
						cluster_end),
		cmocka_unit_test_setup_teardown(a_key_is_known_while_its_node_reports_it,
						cluster_start, cluster_end),
		cmocka_unit_test_setup_teardown(any_number_of_names_has_a_limit, cluster_start,
						cluster_end),
		cmocka_unit_test_setup_teardown(reports_of_others_arrive, cluster_start,
						cluster_end),
	};

	if (!cluster_possible())
		return unit_skipped();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
