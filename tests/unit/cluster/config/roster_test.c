/* The roster, with reports made by hand and by a real server. */
#include "cluster/config/census.h"
#include "cluster/config/roster.h"
#include "cluster/config/signed.h"
#include "cluster_case.h"
#include "net/rpc/rpc.h"

static const uint8_t seeds[4][SMR_NODE_KEY] = {{0}, {1}, {2}, {3}};

/* A report signed by a process with that seed. */
typedef struct told {
	const char *key, *node, *fleets; /* key: SET.NODE */
	uint8_t seed;
	uint64_t instance, sequence;
	const char *pass;
	bool left, draining;
} told;

static void sign(const told *t, smr_str *out)
{
	smr_health h = {.instance = t->instance,
			.sequence = t->sequence,
			.slots = 1,
			.slowdown = 1,
			.left = t->left,
			.draining = t->draining};
	smr_str text = {0};

	strcpy(h.node, t->node);
	strcpy(h.fleets, t->fleets);
	if (t->pass != NULL)
		strcpy(h.pass, t->pass);
	smr_rpc_public_key(seeds[t->seed], h.key);
	assert_int_equal(smr_health_json(&h, &text), SMR_OK);
	assert_int_equal(smr_signed_make(seeds[t->seed], text.s, text.n, out), SMR_OK);
	smr_str_free(&text);
}

static void tell(smr_roster *r, const told *t)
{
	smr_str text = {0};

	sign(t, &text);
	smr_roster_take(r, t->key, text.s, text.n);
	smr_str_free(&text);
}

static void report(smr_roster *r, const char *key, const char *node, const char *fleets)
{
	tell(r, &(told){.key = key, .node = node, .fleets = fleets});
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

	cluster_ok(smr_roster_open(k->m, n, k->c->operator_key, true, &r));
	assert_int_equal(count(r), 0);
	/* a node with the keys of two fleets reports under both */
	report(r, "x.b", "b", " x ");
	report(r, "y.b", "b", " y ");
	report(r, "y.a", "a", " y ");
	report(r, "y.a", "a", " y ");
	cluster_ok(smr_roster_read(r, &all, &nall));
	assert_int_equal(nall, 2);
	assert_string_equal(all[0].health.node, "a");
	assert_true(all[0].age_s >= 0 && all[0].age_s < 60);
	smr_free(all);
	assert_int_equal(smr_roster_alive(r, "x"), 1);
	assert_int_equal(smr_roster_alive(r, "y"), 2);
	assert_int_equal(smr_roster_alive(r, "z"), 0);
	/* another's name, another's fleet, no report at all, and a removed key */
	report(r, "y.c", "d", " y ");
	report(r, "y.c", "c", " y x ");
	smr_roster_take(r, "y.e", "nonsense", 8);
	smr_roster_take(r, "e", "nonsense", 8);
	assert_int_equal(count(r), 2);
	smr_roster_take(r, "y.a", NULL, 0); /* it is not signed */
	assert_int_equal(count(r), 2);
	tell(r, &(told){.key = "y.a", .node = "a", .fleets = " y ", .left = true});
	assert_int_equal(count(r), 1);
	smr_roster_close(r);
	k->m->close(n);
}

static void report_key(smr_roster *r, const char *node, uint8_t seed)
{
	char key[32];

	snprintf(key, sizeof(key), "x.%s", node);
	tell(r, &(told){.key = key, .node = node, .fleets = " x ", .seed = seed});
}

static void a_key_is_known_while_its_node_reports_it(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	uint8_t none[SMR_NODE_KEY] = {0}, one[SMR_NODE_KEY], two[SMR_NODE_KEY];
	smr_roster *r;

	smr_rpc_public_key(seeds[1], one);
	smr_rpc_public_key(seeds[2], two);
	cluster_ok(smr_roster_open(k->m, n, k->c->operator_key, true, &r));
	assert_false(smr_roster_knows(r, one));
	report_key(r, "a", 1);
	report_key(r, "b", 2);
	assert_true(smr_roster_knows(r, one));
	assert_true(smr_roster_knows(r, two));
	report_key(r, "a", 3); /* another process, while this one lives */
	assert_true(smr_roster_knows(r, one));
	tell(r, &(told){.key = "x.b", .node = "b", .fleets = " x ", .seed = 2, .left = true});
	assert_false(smr_roster_knows(r, two));
	report_key(r, "b", 3); /* restarted */
	assert_false(smr_roster_knows(r, two));
	assert_false(smr_roster_knows(r, none));
	smr_roster_close(r);
	k->m->close(n);
}

/* Returns whether the first node drains. */
static bool drains(smr_roster *r)
{
	smr_roster_entry *all;
	size_t n;
	bool is;

	cluster_ok(smr_roster_read(r, &all, &n));
	assert_int_equal(n, 1);
	is = all[0].health.draining;
	smr_free(all);
	return is;
}

static void nobody_speaks_for_a_node_but_itself(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	told own = {.key = "x.a", .node = "a", .fleets = " x ", .seed = 1, .sequence = 7}, other;
	smr_str text = {0};
	smr_roster *r;

	cluster_ok(smr_roster_open(k->m, n, k->c->operator_key, true, &r));
	tell(r, &own);
	other = own;
	other.seed = 2; /* a second holder of the fleet's key */
	other.draining = true;
	tell(r, &other);
	assert_false(drains(r));
	sign(&other, &text); /* with the key's name, but without the key */
	text.s[3] ^= 1;
	smr_roster_take(r, own.key, text.s, text.n);
	assert_false(drains(r));
	other.seed = 1;
	other.sequence = 6; /* an earlier report again */
	tell(r, &other);
	assert_false(drains(r));
	other.sequence = 8;
	tell(r, &other);
	assert_true(drains(r));
	smr_str_free(&text);
	smr_roster_close(r);
	k->m->close(n);
}

static void a_pass_binds_a_key_to_a_node_and_its_fleets(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	char seed[SMR_NKEY_SEED], key[SMR_NKEY_PUBLIC], pass[SMR_PASS], *operator, forged[SMR_PASS];
	told own = {.key = "=x=y.a", .node = "a", .fleets = " y ", .pass = pass};
	smr_str text = {0};
	uint8_t raw[32];
	smr_health h;
	smr_roster *r;

	cluster_ok(smr_roster_open(k->m, n, k->c->operator_key, true, &r));
	cluster_ok(smr_nkey_make(seed));
	cluster_ok(smr_nkey_public(seed, key));
	cluster_ok(smr_nkey_raw_seed(seed, raw));
	cluster_ok(smr_cluster_read_seed(k->c, "operator", &operator));
	cluster_ok(smr_pass_make(operator, "a", "=x=y", key, pass));
	cluster_ok(smr_pass_make(seed, "a", "=x=y", key, forged));
	tell(r, &own); /* signed with the process's key, not with the node's */
	assert_int_equal(count(r), 0);

	sign(&own, &text);
	cluster_ok(smr_health_read(text.s + SMR_SIGNED_HEAD, text.n - SMR_SIGNED_HEAD, &h));
	assert_string_equal(h.pass, pass);
	smr_str_clear(&text);
	for (int f = 0; f < 2; f++) {
		smr_str said = {0}, by = {0};

		strcpy(h.pass, f == 0 ? forged : pass);
		cluster_ok(smr_health_json(&h, &said));
		cluster_ok(smr_signed_make(raw, said.s, said.n, &by));
		smr_roster_take(r, "=x=y=z.a", by.s, by.n); /* with more fleets than the pass has */
		smr_roster_take(r, "=x=y.a", by.s, by.n);
		assert_int_equal(count(r), f); /* 0: the operator has not signed it */
		smr_str_free(&said);
		smr_str_free(&by);
	}
	/* a holder of a fleet's key cannot be a node that has its own */
	tell(r, &(told){.key = "x.a", .node = "a", .fleets = " x ", .draining = true});
	assert_false(drains(r));
	smr_roster_take(r, "x.a", NULL, 0);
	assert_int_equal(count(r), 1);
	smr_roster_take(r, "=x=y.a", NULL, 0);
	assert_int_equal(count(r), 0);
	smr_free(operator);
	smr_str_free(&text);
	smr_roster_close(r);
	k->m->close(n);
}

/* A role that can make the server send to nodes cannot end them by that. */
static void only_the_operator_tells_a_node_what_to_do(void **state)
{
	cluster_case *k = *state;
	const char *key = k->c->operator_key;
	smr_str text = {0}, forged = {0};
	char word[SMR_WORD];
	int64_t at = 0;

	cluster_ok(smr_cluster_word(k->c, "n1", 7, "leave", &text));
	assert_false(smr_word_check(key, "n2", 7, text.s, text.n, word, &at));
	assert_false(
		smr_word_check(key, "n1", 8, text.s, text.n, word, &at)); /* an earlier process */
	assert_false(smr_word_check(key, "n1", 7, "leave", 5, word, &at));
	assert_false(smr_word_check("", "n1", 7, text.s, text.n, word, &at));
	cluster_ok(smr_word_make(seeds[1], "n1", 7, "leave", &forged));
	assert_false(smr_word_check(key, "n1", 7, forged.s, forged.n, word, &at));
	assert_true(smr_word_check(key, "n1", 7, text.s, text.n, word, &at));
	assert_string_equal(word, "leave");
	assert_false(smr_word_check(key, "n1", 7, text.s, text.n, word, &at)); /* repeated */
	text.s[text.n - 1] ^= 1;
	at = 0;
	assert_false(smr_word_check(key, "n1", 7, text.s, text.n, word, &at));
	smr_str_free(&text);
	smr_str_free(&forged);
}

static void any_number_of_names_has_a_limit(void **state)
{
	cluster_case *k = *state;
	smr_nats *n = cluster_join(k, "operator");
	smr_roster *r;
	char name[16];

	cluster_ok(smr_roster_open(k->m, n, k->c->operator_key, false, &r));
	for (int i = 0; i < 5000; i++) {
		snprintf(name, sizeof(name), "x.n%d", i);
		report(r, name, name + 2, " x ");
	}
	assert_int_equal(count(r), 4096);
	smr_roster_close(r);
	k->m->close(n);
}

static void reports_of_others_arrive(void **state)
{
	cluster_case *k = *state;
	smr_nats *writer = cluster_join(k, "fast-path"), *late = cluster_join(k, "orchestrator");
	smr_nats *reader = cluster_join(k, "operator");
	smr_str text = {0};
	smr_roster *r, *l;
	told t = {.key = "fast-path.n1", .node = "n1", .fleets = " fast-path "};

	sign(&t, &text);
	cluster_ok(smr_roster_open(k->m, reader, k->c->operator_key, false, &r));
	cluster_ok(k->m->flush(reader, 2000));
	cluster_ok(k->m->put(writer, SMR_BUCKET_HEALTH, t.key, text.s, text.n));
	for (int i = 0; i < 200 && count(r) == 0; i++)
		usleep(10000);
	assert_int_equal(count(r), 1);
	/* a later listener sees it at once */
	cluster_ok(k->m->put(writer, SMR_BUCKET_HEALTH, t.key, text.s, text.n));
	cluster_ok(smr_roster_open(k->m, late, k->c->operator_key, true, &l));
	assert_int_equal(smr_roster_alive(l, "fast-path"), 1);
	t.left = true;
	smr_str_clear(&text);
	sign(&t, &text);
	cluster_ok(k->m->put(writer, SMR_BUCKET_HEALTH, t.key, text.s, text.n));
	for (int i = 0; i < 200 && count(r) + count(l) > 0; i++)
		usleep(10000);
	assert_int_equal(count(r) + count(l), 0);
	smr_str_free(&text);
	smr_roster_close(r);
	smr_roster_close(l);
	k->m->close(writer);
	k->m->close(late);
	k->m->close(reader);
}

static unsigned count_in(const cluster_case *k, smr_nats *n, const char *fleet)
{
	unsigned found = 0;

	cluster_ok(smr_census(k->m, n, fleet, &found));
	return found;
}

/* Nodes do not subscribe to reports, but can count the members. */
static void nodes_are_counted_by_name(void **state)
{
	cluster_case *k = *state;
	smr_nats *node = cluster_join(k, "fast-path"), *other = cluster_join(k, "memory-bound");

	assert_int_equal(count_in(k, node, "fast-path"), 0);
	cluster_ok(k->m->put(node, SMR_BUCKET_HEALTH, "fast-path.n1", "x", 1));
	cluster_ok(k->m->put(node, SMR_BUCKET_HEALTH, "fast-path.n2", "x", 1));
	cluster_ok(k->m->put(other, SMR_BUCKET_HEALTH, "memory-bound.n2", "x", 1));
	assert_int_equal(count_in(k, node, "fast-path"), 2);
	assert_int_equal(count_in(k, node, "memory-bound"), 1);
	k->m->close(node);
	k->m->close(other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(reports_make_and_end_members, cluster_start,
						cluster_end),
		cmocka_unit_test_setup_teardown(nobody_speaks_for_a_node_but_itself, cluster_start,
						cluster_end),
		cmocka_unit_test_setup_teardown(a_pass_binds_a_key_to_a_node_and_its_fleets,
						cluster_start, cluster_end),
		cmocka_unit_test_setup_teardown(only_the_operator_tells_a_node_what_to_do,
						cluster_make, cluster_end),
		cmocka_unit_test_setup_teardown(nodes_are_counted_by_name, cluster_start,
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
