/** @file What every kind of queue keeps to: included by one test for each kind, which sets `kind`
 * and opens ends of it. */
#ifndef SMR_TESTS_QUEUE_CASE_H
#define SMR_TESTS_QUEUE_CASE_H
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "net/queue.h"
#include "unit.h"

static const smr_queue_kind *kind;
static smr_queue *opened(const char *node); /* NULL: that only submits */
static smr_queue *a, *b, *boss;             /* two nodes, and one that submits */
static char run[SMR_QUEUE_WORD];
static const char *const fleets[] = {"heavy-compute", "fast-path"};

static int set_up(void **state)
{
	a = opened("a");
	b = opened("b");
	boss = opened(NULL);
	for (size_t i = 0; i < 2; i++)
		assert_int_equal(kind->make(boss, fleets[i]), SMR_OK);
	return 0;
}

static int tear_down(void **state)
{
	kind->close(a);
	kind->close(b);
	kind->close(boss);
	return 0;
}

/* An id that no other test and no earlier run has. */
static const char *id(const char *name)
{
	static _Thread_local char text[8][SMR_QUEUE_ID];
	static _Thread_local unsigned n;
	char *t = text[n++ % 8];

	snprintf(t, SMR_QUEUE_ID, "%s.%s", run, name);
	return t;
}

static void push(const char *fleet, const char *name)
{
	assert_int_equal(kind->push(boss, fleet, id(name), name, strlen(name), NULL), SMR_OK);
}

static smr_ticket *pull(smr_queue *q, int timeout_ms)
{
	smr_ticket *t;

	assert_int_equal(kind->pull(q, fleets, 2, 1, timeout_ms, &t), SMR_OK);
	return t;
}

static smr_ticket *pull_it(smr_queue *q, const char *name)
{
	smr_ticket *t = pull(q, 30000);

	assert_non_null(t);
	assert_string_equal(t->id, id(name));
	assert_int_equal(t->n, strlen(name));
	assert_memory_equal(t->data, name, t->n);
	return t;
}

static void end(smr_queue *q, smr_ticket *t)
{
	assert_int_equal(kind->ack(q, t), SMR_OK);
	kind->drop(q, t);
}

/* Acknowledging may take a moment to arrive. */
static void assert_empty(void)
{
	uint64_t depth[2] = {1, 1};

	for (int i = 0; i < 100 && depth[0] + depth[1] > 0; i++) {
		for (size_t k = 0; k < 2; k++)
			assert_int_equal(kind->depth(boss, fleets[k], &depth[k]), SMR_OK);
		usleep(10000);
	}
	assert_int_equal(depth[0] + depth[1], 0);
}

static void a_ticket_comes_to_one_node_as_it_was_sent(void **state)
{
	smr_ticket *t;

	push("heavy-compute", "one");
	t = pull_it(a, "one");
	assert_string_equal(t->fleet, "heavy-compute");
	assert_int_equal(t->deliveries, 1);
	assert_int_equal(t->nodes, 0);
	assert_null(pull(b, 50));
	end(a, t);
	assert_null(pull(b, 400));
	assert_empty();
}

static void tickets_of_all_fleets_are_heard(void **state)
{
	smr_ticket *t;

	assert_null(pull(a, 50));
	push("fast-path", "quick");
	t = pull_it(a, "quick");
	assert_string_equal(t->fleet, "fast-path");
	end(a, t);
	push("heavy-compute", "slow");
	end(a, pull_it(a, "slow"));
	assert_empty();
}

static void the_same_id_twice_is_one_ticket(void **state)
{
	push("heavy-compute", "twin");
	push("heavy-compute", "twin");
	end(a, pull_it(a, "twin"));
	assert_null(pull(a, 100));
	push("heavy-compute", "twin");
	assert_null(pull(a, 100));
	assert_empty();
}

static void what_a_silent_node_took_goes_to_another(void **state)
{
	smr_ticket *lost, *t;
	int64_t from;

	push("heavy-compute", "lost");
	lost = pull_it(a, "lost");
	from = smr_now_ns();
	t = pull_it(b, "lost");
	assert_true(smr_now_ns() - from < UNIT_HANGS / 3);
	assert_int_equal(t->deliveries, 2);
	assert_int_equal(t->nodes, 1);
	kind->drop(a, lost);
	end(b, t);
	assert_empty();
}

static void the_same_node_again_is_not_another(void **state)
{
	push("heavy-compute", "again");
	kind->drop(a, pull_it(a, "again"));
	kind->drop(a, pull_it(a, "again"));
	smr_ticket *t = pull_it(a, "again");

	assert_int_equal(t->deliveries, 3);
	assert_int_equal(t->nodes, 0);
	assert_false(t->again);
	end(a, t);
	assert_empty();
}

static void a_node_that_came_back_counts_once(void **state)
{
	smr_ticket *t;

	push("heavy-compute", "reborn");
	for (int i = 0; i < 2; i++) {
		smr_queue *early = opened("a");

		kind->drop(early, pull_it(early, "reborn"));
		kind->close(early);
	}
	t = pull_it(a, "reborn");
	assert_int_equal(t->nodes, 1);
	assert_true(t->again);
	kind->drop(a, t);
	t = pull_it(b, "reborn");
	assert_int_equal(t->nodes, 1);
	assert_false(t->again);
	assert_int_equal(t->deliveries, 4);
	end(b, t);
	assert_empty();
}

static void a_sign_of_life_keeps_a_ticket(void **state)
{
	smr_ticket *t;

	push("heavy-compute", "long");
	t = pull_it(a, "long");
	for (int i = 0; i < 8; i++) {
		assert_null(pull(b, 100));
		assert_int_equal(kind->extend(a, t), SMR_OK);
	}
	end(a, t);
	assert_null(pull(b, 400));
	assert_empty();
}

static void what_is_given_back_comes_later_and_blames_nobody(void **state)
{
	smr_ticket *t;
	int64_t from;

	push("heavy-compute", "later");
	t = pull_it(a, "later");
	from = smr_now_ns();
	assert_int_equal(kind->nak(a, t, 200), SMR_OK);
	kind->drop(a, t);
	t = pull_it(b, "later");
	assert_true(smr_seconds(from, smr_now_ns()) > 0.15);
	assert_int_equal(t->nodes, 0);
	end(b, t);
	assert_empty();
}

static void what_nobody_took_may_go_to_another_fleet(void **state)
{
	static const char *const fast[] = {"fast-path"};
	smr_ticket *t;

	push("heavy-compute", "moved");
	push("fast-path", "moved");
	assert_int_equal(kind->pull(a, fast, 1, 1, 3000, &t), SMR_OK);
	assert_non_null(t);
	assert_string_equal(t->id, id("moved"));
	end(a, t);
	/* one that was left behind is recognised by its result */
	while ((t = pull(a, 100)) != NULL) {
		assert_string_equal(t->id, id("moved"));
		end(a, t);
	}
	assert_empty();
}

static bool find_letter(void *ctx, const smr_ticket *t, const char *why)
{
	if (strcmp(t->id, id("poison")) == 0 && t->n == 6 && memcmp(t->data, "poison", 6) == 0 &&
	    strcmp(why, "it ended three nodes") == 0)
		++*(int *)ctx;
	return true;
}

static void a_dead_letter_is_out_of_the_queue_and_can_be_read(void **state)
{
	smr_ticket *t;
	int found = 0;

	push("heavy-compute", "poison");
	t = pull_it(a, "poison");
	assert_int_equal(kind->bury(a, t, "it ended three nodes"), SMR_OK);
	kind->drop(a, t);
	assert_null(pull(b, 400));
	for (int i = 0; i < 100 && found == 0; i++) {
		assert_int_equal(kind->letters(boss, find_letter, &found), SMR_OK);
		usleep(10000);
	}
	assert_int_equal(found, 1);
	assert_empty();
}

static int heard;

static void hear(void *ctx, const char *of, const void *data, size_t n)
{
	if (n == 5 && memcmp(data, "first", 5) == 0)
		__atomic_add_fetch((int *)ctx, 1, __ATOMIC_SEQ_CST);
}

static void a_result_is_kept_once(void **state)
{
	smr_ticket t = {.fleet = "heavy-compute"};
	smr_str got = {0};

	heard = 0;
	assert_int_equal(kind->listen(boss, run, hear, &heard), SMR_OK);
	assert_int_equal(kind->result(boss, id("sum"), &got), SMR_ENOTFOUND);
	strcpy(t.id, id("sum"));
	assert_int_equal(kind->finish(a, &t, "first", 5), SMR_OK);
	assert_int_equal(kind->finish(b, &t, "other", 5), SMR_OK);
	assert_int_equal(kind->result(boss, id("sum"), &got), SMR_OK);
	assert_string_equal(smr_str_text(&got), "first");
	for (int i = 0; i < 100 && __atomic_load_n(&heard, __ATOMIC_SEQ_CST) == 0; i++)
		usleep(10000);
	assert_int_equal(heard, 1);
	smr_str_free(&got);
}

/* Handing in does not block: pull() reports settled tickets, and then nothing is left of them. */
static void what_is_handed_in_is_kept_and_out_of_the_queue(void **state)
{
	smr_str got = {0};
	smr_ticket *t, *again = NULL;
	bool settled;

	push("heavy-compute", "handed");
	t = pull_it(a, "handed");
	assert_int_equal(kind->hand_in(a, t, "value", 5, &settled), SMR_OK);
	if (!settled) {
		for (int i = 0; i < 100 && again == NULL; i++)
			(void)kind->pull(a, fleets, 2, 0, 50, &again);
		assert_ptr_equal(again, t);
		assert_true(t->settled);
	}
	kind->drop(a, t);
	assert_int_equal(kind->result(boss, id("handed"), &got), SMR_OK);
	assert_string_equal(smr_str_text(&got), "value");
	smr_str_free(&got);
	assert_empty();
	assert_int_equal(kind->pull(a, fleets, 2, 0, 50, &t), SMR_ENOTFOUND);
	assert_null(t);
}

static smr_ticket *received;

static void receive(void *ctx, smr_ticket *t)
{
	__atomic_store_n(&received, t, __ATOMIC_SEQ_CST);
}

static smr_ticket *send_to_a(const char *name)
{
	smr_ticket *t = NULL;

	__atomic_store_n(&received, NULL, __ATOMIC_SEQ_CST);
	for (int i = 0; i < 400 && t == NULL; i++) {
		if (i % 100 == 0) /* on a server it takes a moment until a can be reached */
			assert_int_equal(kind->send(boss, fleets[0], "a", id(name), name,
						    strlen(name)),
					 SMR_OK);
		usleep(2000);
		t = __atomic_load_n(&received, __ATOMIC_SEQ_CST);
	}
	assert_non_null(t);
	assert_true(t->sent);
	assert_string_equal(t->id, id(name));
	assert_string_equal(t->fleet, fleets[0]);
	assert_int_equal(t->n, strlen(name));
	assert_memory_equal(t->data, name, t->n);
	return t;
}

static int empty_results;

static void hear_sent(void *ctx, const char *of, const void *data, size_t n)
{
	hear(ctx, of, data, n);
	if (n == 0 && strcmp(of, id("full")) == 0)
		__atomic_add_fetch(&empty_results, 1, __ATOMIC_SEQ_CST);
}

static void what_is_sent_is_quick_and_kept_nowhere(void **state)
{
	smr_str got = {0};
	smr_ticket *t;
	bool settled;

	heard = empty_results = 0;
	assert_int_equal(kind->listen(boss, run, hear_sent, &heard), SMR_OK);
	assert_int_equal(kind->receive(a, fleets[0], receive, NULL), SMR_OK);
	t = send_to_a("quick");
	assert_int_equal(kind->hand_in(a, t, "first", 5, &settled), SMR_OK);
	assert_true(settled);
	kind->drop(a, t);
	t = send_to_a("full");
	assert_int_equal(kind->nak(a, t, 0), SMR_OK); /* no room */
	kind->drop(a, t);
	for (int i = 0; i < 100 && (__atomic_load_n(&heard, __ATOMIC_SEQ_CST) == 0 ||
				    __atomic_load_n(&empty_results, __ATOMIC_SEQ_CST) == 0);
	     i++)
		usleep(10000);
	assert_true(heard > 0 && empty_results > 0);
	assert_int_equal(kind->result(boss, id("quick"), &got), SMR_ENOTFOUND);
	assert_int_equal(kind->receive(a, fleets[0], NULL, NULL), SMR_OK);
	assert_int_equal(kind->listen(boss, run, NULL, NULL), SMR_OK);
	assert_empty();
}

static unsigned answers[200]; /* by the ticket's number: times that its own result was heard */

/* In the thread that hears of tickets, as nodes do with short ones. */
static void answer_at_once(void *ctx, smr_ticket *t)
{
	bool settled;

	assert_int_equal(kind->hand_in(a, t, t->data, t->n, &settled), SMR_OK);
	kind->drop(a, t);
}

static void hear_answer(void *ctx, const char *of, const void *data, size_t n)
{
	int number = -1;
	char text[16] = "";

	memcpy(text, data, n < sizeof(text) ? n : 0);
	if (sscanf(text, "many-%d.", &number) == 1 && number >= 0 && number < 200 &&
	    strcmp(id("many"), of) != 0 && strstr(of, ".many-") != NULL &&
	    atoi(strstr(of, ".many-") + 6) == number)
		__atomic_add_fetch(&answers[number], 1, __ATOMIC_SEQ_CST);
}

/* More than go into one message, by number and by bytes; to two nodes, of which one is not there.
 */
static void what_is_sent_together_comes_as_if_alone(void **state)
{
	enum { N = 200, LARGE = 3000 };
	static char names[N][SMR_QUEUE_ID], texts[N][LARGE];
	smr_posting all[N];
	size_t n;

	memset(answers, 0, sizeof(answers));
	assert_int_equal(kind->listen(boss, run, hear_answer, NULL), SMR_OK);
	assert_int_equal(kind->receive(a, fleets[0], answer_at_once, NULL), SMR_OK);
	usleep(50000); /* messages sent before the subscription are lost, as they may
			  be */
	for (int i = 0; i < N; i++) {
		n = (size_t)snprintf(texts[i], 16, "many-%d.", i);
		n = i % 3 == 0 ? LARGE : n; /* of all lengths: hear_answer() looks at the short */
		snprintf(names[i], sizeof(names[i]), "%s-%d", id("many"), i);
		all[i] = (smr_posting){.fleet = fleets[0],
				       .node = i % 10 == 9 ? "nobody" : "a",
				       .id = names[i],
				       .data = texts[i],
				       .n = n};
	}
	assert_int_equal(kind->send_all(boss, all, N), SMR_OK);
	for (int i = 0; i < 200; i++) {
		bool all_heard = true;

		for (int k = 0; k < N; k++)
			all_heard &= k % 3 == 0 || k % 10 == 9 ||
				     __atomic_load_n(&answers[k], __ATOMIC_SEQ_CST) > 0;
		if (all_heard)
			break;
		usleep(10000);
	}
	for (int k = 0; k < N; k++)
		assert_int_equal(answers[k], k % 3 != 0 && k % 10 != 9);
	assert_int_equal(kind->receive(a, fleets[0], NULL, NULL), SMR_OK);
	assert_int_equal(kind->listen(boss, run, NULL, NULL), SMR_OK);
	assert_empty();
}

static void who_had_it_and_is_gone_counts_and_who_lives_does_not(void **state)
{
	smr_ticket *t;

	assert_int_equal(kind->push(boss, fleets[0], id("vain"), "vain", 4, "gone"), SMR_OK);
	t = pull_it(a, "vain");
	assert_int_equal(t->nodes, 1);
	end(a, t);
	assert_int_equal(kind->receive(a, fleets[0], receive, NULL), SMR_OK);
	kind->drop(a, send_to_a("tired"));
	assert_int_equal(kind->push(boss, fleets[0], id("tired"), "tired", 5, "a"), SMR_OK);
	t = pull_it(a, "tired");
	assert_int_equal(t->nodes, 0);
	kind->drop(a, t);
	t = pull_it(b, "tired"); /* which knows only that it was with a, twice */
	assert_int_equal(t->nodes, 1);
	end(b, t);
	assert_int_equal(kind->receive(a, fleets[0], NULL, NULL), SMR_OK);
	assert_empty();
}

static void two_nodes_share_a_heap_of_tickets(void **state)
{
	enum { N = 60 };
	bool seen[N] = {false};
	int each[2] = {0};
	char name[16];

	for (int i = 0; i < N; i++) {
		snprintf(name, sizeof(name), "heap%d", i);
		push(fleets[i % 2], name);
	}
	for (int i = 0; i < N; i++) {
		smr_queue *q = i % 3 == 0 ? a : b;
		smr_ticket *t = pull(q, 30000);
		int k;

		assert_non_null(t);
		assert_int_equal(sscanf(strchr(t->id, '.'), ".heap%d", &k), 1);
		assert_in_range(k, 0, N - 1);
		assert_false(seen[k]);
		seen[k] = true;
		each[q == a]++;
		end(q, t);
	}
	assert_int_equal(each[0] + each[1], N);
	assert_empty();
}

static void *wake_it(void *q)
{
	usleep(30000); /* mostly, the other one waits by then; if not, its pull() returns, too */
	kind->wake(q);
	return NULL;
}

static void who_waits_for_tickets_can_be_woken(void **state)
{
	int64_t from = smr_now_ns();
	pthread_t t;

	assert_int_equal(pthread_create(&t, NULL, wake_it, a), 0);
	assert_null(pull(a, 60000));
	assert_true(smr_now_ns() - from < INT64_C(50000000000));
	pthread_join(t, NULL);
}

static void names_that_are_none_are_refused(void **state)
{
	static const char *const bad[] = {"",    "nodot", ".x",  "r.",    "r.a.b", "r.a b",
					  "R.a", "r.*",   "r.>", "r/x.a", "r.a\n", NULL};
	char big[SMR_QUEUE_INLINE + 1] = {0};
	smr_ticket t = {.fleet = "heavy-compute"};

	for (size_t i = 0; bad[i] != NULL; i++) {
		assert_int_equal(kind->push(boss, fleets[0], bad[i], "x", 1, NULL), SMR_EINVAL);
		snprintf(t.id, sizeof(t.id), "%s", bad[i]);
		assert_int_equal(kind->finish(a, &t, "x", 1), SMR_EINVAL);
	}
	assert_int_equal(kind->make(boss, "a.b"), SMR_EINVAL);
	assert_int_equal(kind->push(boss, fleets[0], id("big"), big, sizeof(big), NULL),
			 SMR_EINVAL);
}

static int queue_tests(int (*before)(void **state), int (*after)(void **state))
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_ticket_comes_to_one_node_as_it_was_sent),
		cmocka_unit_test(tickets_of_all_fleets_are_heard),
		cmocka_unit_test(the_same_id_twice_is_one_ticket),
		cmocka_unit_test(what_a_silent_node_took_goes_to_another),
		cmocka_unit_test(the_same_node_again_is_not_another),
		cmocka_unit_test(a_node_that_came_back_counts_once),
		cmocka_unit_test(a_sign_of_life_keeps_a_ticket),
		cmocka_unit_test(what_is_given_back_comes_later_and_blames_nobody),
		cmocka_unit_test(what_nobody_took_may_go_to_another_fleet),
		cmocka_unit_test(a_dead_letter_is_out_of_the_queue_and_can_be_read),
		cmocka_unit_test(a_result_is_kept_once),
		cmocka_unit_test(what_is_handed_in_is_kept_and_out_of_the_queue),
		cmocka_unit_test(what_is_sent_together_comes_as_if_alone),
		cmocka_unit_test(what_is_sent_is_quick_and_kept_nowhere),
		cmocka_unit_test(who_had_it_and_is_gone_counts_and_who_lives_does_not),
		cmocka_unit_test(two_nodes_share_a_heap_of_tickets),
		cmocka_unit_test(who_waits_for_tickets_can_be_woken),
		cmocka_unit_test(names_that_are_none_are_refused),
	};

	snprintf(run, sizeof(run), "t%lld", (long long)smr_now_ns());
	return cmocka_run_group_tests(tests, before, after);
}
#endif
