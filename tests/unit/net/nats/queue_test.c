/* The queues on a server have the same contract as those in the process. */
#include "cluster/config/signed.h"
#include "cluster_case.h"
#include "queue_case.h"

static cluster_case *server;
static smr_nats *joined[64];
static size_t njoined;

static smr_queue *opened(const char *node)
{
	smr_queue_params p = {.node = node};
	smr_queue *q;

	p.connection = joined[njoined++] = cluster_join(server, "operator");
	assert_int_equal(kind->open(NULL, &p, &q), SMR_OK);
	return q;
}

static int before(void **state)
{
	cluster_make(state);
	server = *state;
	server->c->ack_wait_ms = 300;
	cluster_ok(smr_cluster_up(server->c, SMR_UP_WITH_THREAD));
	kind = server->m->queue;
	return set_up(state);
}

static int after(void **state)
{
	void *k = server;

	tear_down(state);
	while (njoined > 0)
		server->m->close(joined[--njoined]);
	return cluster_end(&k);
}

static void wait_for_connections(bool wanted)
{
	for (size_t i = 0; i < njoined; i++)
		for (int t = 0; t < 20000 && server->m->connected(joined[i]) != wanted; t++)
			usleep(1000);
}

static void nobody(void *ctx, smr_ticket *t)
{
}

/* It pauses longer and longer, but is notified when the queues are made. */
static void who_asked_before_the_queue_was_made_hears_of_it(void **state)
{
	static const char *const late[] = {"memory-bound"};
	smr_queue *early = opened("early");
	smr_str s = {0};
	smr_ticket *t;

	cluster_ok(server->m->request(joined[0], "$JS.API.STREAM.DELETE.WORK_orchestrator", NULL, 0,
				      2000, &s));
	assert_int_equal(kind->make(boss, late[0]), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "samara cluster up"));
	assert_int_equal(kind->receive(early, late[0], nobody, NULL), SMR_OK);
	assert_int_equal(kind->pull(early, late, 1, 1, 700, &t), SMR_OK);
	assert_null(t);
	cluster_ok(smr_cluster_up(server->c, SMR_UP_WITH_THREAD));
	assert_int_equal(kind->make(boss, late[0]), SMR_OK);
	push(late[0], "late");
	for (int i = 0; i < 3 && t == NULL; i++) /* a notification wakes it, too */
		assert_int_equal(kind->pull(early, late, 1, 1, 60000, &t), SMR_OK);
	assert_non_null(t);
	end(early, t);
	kind->close(early);
	smr_str_free(&s);
}

/* ---- users ----------------------------------------------------------------------------------- */

static smr_queue *opened_for(const char *user)
{
	smr_queue_params p = {.user = user};
	smr_queue *q;

	p.connection = joined[njoined++] = cluster_join(server, "operator");
	assert_int_equal(kind->open(NULL, &p, &q), SMR_OK);
	return q;
}

static void push_as(smr_queue *q, const char *name)
{
	assert_int_equal(kind->push(q, fleets[1], id(name), name, strlen(name), NULL), SMR_OK);
}

static const char *vouch(void *ctx, const char *data, size_t n)
{
	return smr_signed_by_operator(server->c->operator_key, data, n);
}

/* A list that another role had the server write is ignored: nodes keep the former one. */
static void a_list_of_users_counts_when_the_operator_has_signed_it(void **state)
{
	smr_queue_params p = {.node = "careful", .vouch = vouch};
	uint8_t seed[32] = {1};
	smr_str own = {0}, forged = {0};
	smr_ticket *t = NULL;
	smr_queue *q;

	p.connection = joined[njoined++] = cluster_join(server, "operator");
	assert_int_equal(kind->open(NULL, &p, &q), SMR_OK);
	cluster_ok(server->m->get(joined[0], SMR_BUCKET_CLUSTER, "users", &own));
	cluster_ok(smr_signed_make(seed, "nobody 0 0\n", 11, &forged));
	cluster_ok(server->m->put(joined[0], SMR_BUCKET_CLUSTER, "users", forged.s, forged.n));
	push(fleets[1], "careful");
	assert_int_equal(kind->pull(q, &fleets[1], 1, 1, 1, &t), SMR_EDENIED);
	cluster_ok(server->m->put(joined[0], SMR_BUCKET_CLUSTER, "users", own.s, own.n));
	for (int i = 0; i < 30 && t == NULL; i++) /* it reads the list again after a second */
		if (kind->pull(q, &fleets[1], 1, 1, 200, &t) != SMR_OK)
			usleep(100000);
	assert_non_null(t);
	end(q, t);
	cluster_ok(server->m->put(joined[0], SMR_BUCKET_CLUSTER, "users", forged.s, forged.n));
	cluster_ok(server->m->publish(joined[0], "task.fast-path.made", NULL, 0));
	push(fleets[1], "careful2");
	assert_int_equal(kind->pull(q, &fleets[1], 1, 1, 3000, &t), SMR_OK);
	assert_non_null(t);
	end(q, t);
	cluster_ok(server->m->put(joined[0], SMR_BUCKET_CLUSTER, "users", own.s, own.n));
	kind->close(q);
	smr_str_free(&own);
	smr_str_free(&forged);
}

/* A user with thousands of tickets has no more turns than one with a few. */
static void users_have_their_turn(void **state)
{
	enum { MANY = 200, FEW = 10 };
	smr_queue *many, *few, *node;
	unsigned of_many = 0, of_few = 0;
	char name[32];

	cluster_ok(smr_cluster_add_user(server->c, "many", &(smr_user_limits){0}, NULL));
	cluster_ok(smr_cluster_add_user(server->c, "few", &(smr_user_limits){0}, NULL));
	many = opened_for("many");
	few = opened_for("few");
	node = opened("turns");
	for (int i = 0; i < MANY; i++) {
		snprintf(name, sizeof(name), "same%d", i);
		push_as(many, name);
	}
	for (int i = 0; i < FEW; i++) { /* the same names, but other tickets */
		snprintf(name, sizeof(name), "same%d", i);
		push_as(few, name);
	}
	cluster_ok(server->m->flush(joined[njoined - 3], 2000));
	cluster_ok(server->m->flush(joined[njoined - 2], 2000));
	while (of_few < FEW) {
		smr_ticket *t;

		assert_int_equal(kind->pull(node, &fleets[1], 1, 1, 5000, &t), SMR_OK);
		assert_non_null(t);
		of_many += strcmp(t->user, "many") == 0;
		of_few += strcmp(t->user, "few") == 0;
		end(node, t);
	}
	assert_in_range(of_many, FEW - 1, FEW + 2);
	kind->close(many);
	kind->close(few);
	kind->close(node);
	cluster_ok(smr_cluster_remove_user(server->c, "many"));
	cluster_ok(smr_cluster_remove_user(server->c, "few"));
}

/* Pulls at most @p most tickets, before a held one is delivered again. */
static unsigned pull_all(smr_queue *node, smr_ticket **held, unsigned most)
{
	unsigned n = 0;

	while (n < most) {
		assert_int_equal(kind->pull(node, &fleets[1], 1, 1, 100, &held[n]), SMR_OK);
		if (held[n] == NULL)
			break;
		n++;
	}
	return n;
}

static void a_user_has_no_more_than_his_limits(void **state)
{
	smr_queue *small, *node;
	smr_ticket *held[16];
	unsigned n;
	char name[32];

	cluster_ok(smr_cluster_add_user(server->c, "small",
					&(smr_user_limits){.slots = 2, .tickets = 5}, NULL));
	small = opened_for("small");
	node = opened("limits");
	for (int i = 0; i < 12; i++) {
		snprintf(name, sizeof(name), "limit%d", i);
		push_as(small, name);
	}
	cluster_ok(server->m->flush(joined[njoined - 2], 2000));
	n = pull_all(node, held, 16);
	assert_int_equal(n, 2); /* held at a time, by any number of nodes */
	while (n > 0)
		end(node, held[--n]);
	for (unsigned all = 2;; all += n) { /* of those that were not refused */
		n = pull_all(node, held, 16);
		assert_in_range(n, 0, 2);
		for (unsigned i = 0; i < n; i++)
			end(node, held[i]);
		if (n == 0) {
			assert_int_equal(all, 5);
			break;
		}
	}
	kind->close(small);
	kind->close(node);
	cluster_ok(smr_cluster_remove_user(server->c, "small"));
}

static void what_one_user_sends_leaves_room_for_others(void **state)
{
	smr_queue *greedy = opened_for("orchestrator"), *other;
	smr_queue *node = opened("room");
	smr_ticket *none;

	cluster_ok(smr_cluster_add_user(server->c, "other", &(smr_user_limits){.slots = 1}, NULL));
	other = opened_for("other");
	received = NULL;
	assert_int_equal(kind->receive(node, fleets[1], receive, NULL), SMR_OK); /* and holds it */
	assert_int_equal(kind->pull(node, &fleets[1], 1, 1, 100, &none),
			 SMR_OK); /* reads the list */
	heard = empty_results = 0;
	assert_int_equal(kind->listen(other, run, hear_sent, &heard), SMR_OK);
	for (int i = 0; i < 400 && empty_results == 0; i++) { /* the second one exceeds the limit */
		assert_int_equal(kind->send(other, fleets[1], "room", id("full"), "x", 1), SMR_OK);
		usleep(5000);
	}
	assert_int_not_equal(empty_results, 0);
	kind->close(greedy);
	kind->close(other);
	assert_int_equal(kind->receive(node, fleets[1], NULL, NULL), SMR_OK);
	kind->drop(node, received);
	kind->close(node);
	cluster_ok(smr_cluster_remove_user(server->c, "other"));
}

/* The server has tickets and their takers in memory: a ticket without a result is pushed again. */
static void what_the_server_forgot_is_pushed_again(void **state)
{
	smr_ticket *t;

	push(fleets[0], "lost");
	kind->drop(a, pull_it(a, "lost"));
	assert_int_equal(kill(smr_cluster_pid(server->c), SIGKILL), 0);
	wait_for_connections(false);
	cluster_ok(smr_cluster_up(server->c, SMR_UP_WITH_THREAD));
	wait_for_connections(true);
	push(fleets[0], "lost");
	kind->drop(b, pull_it(b, "lost"));
	t = pull_it(a, "lost"); /* the new server knows the taker from there */
	assert_int_equal(t->deliveries, 2);
	assert_int_equal(t->nodes, 1);
	end(a, t);
}

int main(void)
{
	if (!cluster_possible())
		return unit_skipped();
	if (queue_tests(before, after) != 0)
		return 1;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(who_asked_before_the_queue_was_made_hears_of_it),
		cmocka_unit_test(a_list_of_users_counts_when_the_operator_has_signed_it),
		cmocka_unit_test(users_have_their_turn),
		cmocka_unit_test(a_user_has_no_more_than_his_limits),
		cmocka_unit_test(what_one_user_sends_leaves_room_for_others),
		cmocka_unit_test(what_the_server_forgot_is_pushed_again),
	};

	return cmocka_run_group_tests(tests, before, after);
}
