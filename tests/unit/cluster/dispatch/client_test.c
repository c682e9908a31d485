/* Submitters and workers, over the queues of this process. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "cluster/dispatch/hedge.h"
#include "cluster/worker/worker.h"
#include "unit.h"

enum { ACK_MS = 300, MANY_TIMES = 20 };

static const smr_queue_kind *kind = &smr_queue_loop;
static const smr_blob_route ways[] = {{.transport = "local"}, {.transport = NULL}};
static smr_queue *boss;

static smr_queue *opened(const char *node)
{
	smr_queue_params p = {.node = node, .ack_wait_ms = ACK_MS};
	smr_queue *q;

	assert_int_equal(kind->open("work", &p, &q), SMR_OK);
	assert_int_equal(kind->make(q, "any"), SMR_OK);
	return q;
}

static pthread_t served_by; /* the last request */

/* Adds 1 to each byte; a request that begins with 's' takes a while, one with 'k' ends its
 * process. */
static smr_status add_one(void *ctx, const void *request, size_t n, smr_str *reply)
{
	const char *p = request;

	__atomic_store_n(&served_by, pthread_self(), __ATOMIC_SEQ_CST);
	if (ctx != NULL)
		__atomic_add_fetch((int *)ctx, 1, __ATOMIC_SEQ_CST);
	if (n > 0 && p[0] == 'k')
		return smr_fail(SMR_EFAULT, "killed by SIGSEGV at address 0x0 in archive k");
	if (n > 0 && p[0] == 's')
		usleep(2 * ACK_MS * 1000);
	for (size_t i = 0; i < n; i++)
		smr_str_putc(reply, (char)(p[i] + 1));
	return SMR_OK;
}

typedef struct node {
	smr_queue *queue;
	smr_worker *worker;
	int served;
	void *contexts[4];
} node;

static unsigned two_members(void *ctx, const char *fleet)
{
	return 2;
}

static void start(node *x, const char *name, unsigned slots)
{
	smr_worker_fleet f = {.name = "any"};
	smr_worker_params p = {.kind = kind,
			       .node = name,
			       .fleets = &f,
			       .nfleets = 1,
			       .slots = slots,
			       .ack_wait_ms = ACK_MS,
			       .serve = add_one,
			       .members = two_members,
			       .contexts = x->contexts};

	x->served = 0;
	for (size_t i = 0; i < 4; i++)
		x->contexts[i] = &x->served;
	f.queue = x->queue = opened(name);
	assert_int_equal(smr_worker_start(&p, &x->worker), SMR_OK);
}

static void stop(node *x)
{
	smr_worker_stop(x->worker);
	kind->close(x->queue);
}

static smr_client *client_of(const char *run)
{
	smr_client *c;

	assert_int_equal(smr_client_open(kind, boss, run, ways, &c), SMR_OK);
	return c;
}

static smr_job *submit(smr_client *c, const void *data, size_t n)
{
	smr_submission s = {
		.fleet = "any", .name = "add", .request = data, .n = n, .most = n + 100};
	smr_job *j;

	assert_int_equal(smr_client_submit(c, &s, &j), SMR_OK);
	return j;
}

/* Waits in short slices, as the orchestrator does. */
static void finish(smr_client *c, smr_job *j, smr_task_reply *a, smr_str *reply)
{
	bool done = false;

	for (int i = 0; i < 400 && !done; i++)
		assert_int_equal(smr_client_wait(c, j, 50, &done, a, reply), SMR_OK);
	assert_true(done);
}

static void a_small_and_a_large_request_come_back(void **state)
{
	static const size_t sizes[] = {0, 5, SMR_TASK_MESSAGE_INLINE, SMR_TASK_MESSAGE_INLINE + 1,
				       3000000};
	smr_client *c = client_of("sizes");
	node x;

	start(&x, "x", 2);
	for (size_t i = 0; i < 5; i++) {
		char *data = smr_malloc(sizes[i] + 1);
		smr_str reply = {0};
		smr_task_reply a;
		smr_job *j;

		memset(data, 'a' + (int)i, sizes[i]);
		j = submit(c, data, sizes[i]);
		finish(c, j, &a, &reply);
		assert_int_equal(a.status, SMR_OK);
		assert_int_equal(reply.n, sizes[i]);
		for (size_t k = 0; k < sizes[i]; k++)
			assert_int_equal(reply.s[k], 'b' + (int)i);
		assert_memory_equal(a.node, "x", 1);
		smr_client_drop(c, j);
		smr_str_free(&reply);
		smr_free(data);
	}
	assert_int_equal(x.served, 5);
	stop(&x);
	smr_client_close(c);
}

static void many_at_once_are_each_done_once(void **state)
{
	enum { N = 200 };
	smr_client *c = client_of("many");
	smr_job *jobs[N];
	char text[N][8];
	node x, y;

	start(&x, "x", 4);
	start(&y, "y", 2);
	for (int i = 0; i < N; i++) {
		snprintf(text[i], 8, "%d", i);
		jobs[i] = submit(c, text[i], strlen(text[i]));
	}
	for (int i = N; i-- > 0;) {
		smr_str reply = {0};
		smr_task_reply a;

		finish(c, jobs[i], &a, &reply);
		assert_int_equal(reply.s[0], text[i][0] + 1);
		smr_client_drop(c, jobs[i]);
		smr_str_free(&reply);
	}
	assert_int_equal(x.served + y.served, N);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

static void work_that_takes_longer_than_the_acknowledgement_time_is_not_lost(void **state)
{
	smr_client *c = client_of("slow");
	smr_str reply = {0};
	smr_task_reply a;
	smr_job *j;
	node x, y;

	start(&x, "x", 1);
	start(&y, "y", 1);
	j = submit(c, "slow", 4);
	finish(c, j, &a, &reply);
	assert_int_equal(a.tries, 1);
	assert_int_equal(x.served + y.served, 1);
	smr_client_drop(c, j);
	smr_str_free(&reply);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

/* Takes the next ticket as a node that ends by it. */
static void die_of_it(const char *name)
{
	static const char *const any[] = {"any"};
	smr_queue *q = opened(name);
	smr_ticket *t;

	assert_int_equal(kind->pull(q, any, 1, 1, 5000, &t), SMR_OK);
	assert_non_null(t);
	kind->drop(q, t);
	kind->close(q);
}

static void what_a_dead_node_had_is_done_by_another(void **state)
{
	smr_client *c = client_of("dead");
	smr_str reply = {0};
	smr_job *j = submit(c, "abc", 3);
	smr_task_reply a;
	node x;

	die_of_it("first");
	start(&x, "x", 1);
	finish(c, j, &a, &reply);
	assert_string_equal(smr_str_text(&reply), "bcd");
	assert_int_equal(a.tries, 2);
	smr_client_drop(c, j);
	smr_str_free(&reply);
	stop(&x);
	smr_client_close(c);
}

static bool count_letter(void *ctx, const smr_ticket *t, const char *why)
{
	if (strncmp(t->id, "poison.", 7) == 0 &&
	    strstr(why, "2 nodes of fleet any ended while they had it") != NULL)
		++*(int *)ctx;
	return true;
}

static void what_ends_all_nodes_is_a_dead_letter_and_the_rest_is_done(void **state)
{
	smr_client *c = client_of("poison");
	smr_str reply = {0};
	smr_job *poison = submit(c, "poison", 6), *rest;
	smr_task_reply a;
	int letters = 0;
	node x;

	die_of_it("first");
	die_of_it("x");
	start(&x, "x", 1); /* restarted: the fleet has two nodes */
	rest = submit(c, "rest", 4);
	finish(c, poison, &a, &reply);
	assert_int_equal(a.status, SMR_EINTERNAL);
	assert_memory_equal(a.why, "2 nodes", 7);
	finish(c, rest, &a, &reply);
	assert_int_equal(a.status, SMR_OK);
	assert_int_equal(x.served, 1);
	for (int i = 0; i < 100 && letters == 0; i++) { /* it is written after the answer */
		assert_int_equal(kind->letters(boss, count_letter, &letters), SMR_OK);
		usleep(10000);
	}
	assert_int_equal(letters, 1);
	smr_client_drop(c, poison);
	smr_client_drop(c, rest);
	smr_str_free(&reply);
	stop(&x);
	smr_client_close(c);
}

static bool count_killed(void *ctx, const smr_ticket *t, const char *why)
{
	if (strstr(why, "killed by SIGSEGV at address 0x0 in archive k") != NULL)
		++*(int *)ctx;
	return true;
}

static void what_ends_its_worker_is_tried_once_more_and_then_a_dead_letter(void **state)
{
	smr_client *c = client_of("killed");
	smr_str reply = {0};
	smr_job *j;
	smr_task_reply a;
	int letters = 0;
	node x, y;

	start(&x, "x", 1);
	start(&y, "y", 1);
	j = submit(c, "k", 1);
	finish(c, j, &a, &reply);
	assert_int_equal(a.status, SMR_EFAULT);
	assert_non_null(memmem(a.why, a.nwhy, "SIGSEGV", 7));
	assert_int_equal(x.served, 1);
	assert_int_equal(y.served, 1);
	for (int i = 0; i < 100 && letters == 0; i++) { /* it is written after the answer */
		assert_int_equal(kind->letters(boss, count_killed, &letters), SMR_OK);
		usleep(10000);
	}
	assert_int_equal(letters, 1);
	smr_client_drop(c, j);
	smr_str_free(&reply);
	stop(&y);
	stop(&x);
	smr_client_close(c);
}

static void a_run_that_comes_again_finds_what_it_had(void **state)
{
	smr_client *c = client_of("again");
	bool done;
	smr_str reply = {0};
	smr_task_reply a;
	smr_job *j;
	node x;

	start(&x, "x", 1);
	j = submit(c, "abc", 3);
	finish(c, j, &a, &reply);
	smr_client_drop(c, j);
	smr_client_close(c); /* the submitter ends */
	c = client_of("again");
	j = submit(c, "abc", 3);
	smr_str_clear(&reply);
	finish(c, j, &a, &reply);
	assert_string_equal(smr_str_text(&reply), "bcd");
	assert_int_equal(x.served, 1);
	smr_client_drop(c, j);
	smr_client_close(c);
	c = client_of("again");
	smr_client_resume(c); /* then it does not even wait */
	j = submit(c, "abc", 3);
	smr_str_clear(&reply);
	assert_int_equal(smr_client_wait(c, j, 0, &done, &a, &reply), SMR_OK);
	assert_true(done);
	assert_string_equal(smr_str_text(&reply), "bcd");
	smr_client_drop(c, j);
	j = submit(c, "xyz", 3); /* other work */
	smr_str_clear(&reply);
	finish(c, j, &a, &reply);
	assert_string_equal(smr_str_text(&reply), "yz{");
	smr_client_drop(c, j);
	smr_str_free(&reply);
	stop(&x);
	smr_client_close(c);
}

static void a_large_result_of_a_dead_submitter_is_made_again(void **state)
{
	enum { N = 200000 };
	smr_client *c = client_of("large");
	char *data = smr_calloc(1, N);
	smr_str reply = {0};
	smr_task_reply a;
	smr_job *j;
	node x;

	start(&x, "x", 1);
	for (int i = 0; i < 2; i++) {
		j = submit(c, data, N);
		smr_str_clear(&reply);
		finish(c, j, &a, &reply);
		assert_int_equal(reply.n, N);
		smr_client_drop(c, j);
		smr_client_close(c);
		c = client_of("large");
	}
	assert_int_equal(x.served, 2);
	smr_str_free(&reply);
	smr_free(data);
	stop(&x);
	smr_client_close(c);
}

static void a_node_that_drains_finishes_what_it_has_and_takes_no_more(void **state)
{
	smr_client *c = client_of("drain");
	smr_str reply = {0};
	smr_job *first, *second;
	smr_task_reply a;
	node x, y;

	start(&x, "x", 1);
	first = submit(c, "slow", 4);
	for (int i = 0; i < 200 && smr_worker_count(x.worker).busy == 0; i++)
		usleep(5000);
	assert_false(smr_worker_drain(x.worker));
	second = submit(c, "more", 4);
	finish(c, first, &a, &reply);
	assert_int_equal(a.tries, 1);
	for (int i = 0; i < 200 && !smr_worker_drain(x.worker); i++)
		usleep(5000);
	assert_true(smr_worker_drain(x.worker));
	start(&y, "y", 1);
	finish(c, second, &a, &reply);
	assert_int_equal(x.served, 1);
	assert_int_equal(y.served, 1);
	smr_client_drop(c, first);
	smr_client_drop(c, second);
	smr_str_free(&reply);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

static void who_has_given_up_is_not_served(void **state)
{
	enum { N = 200000 };
	smr_client *c = client_of("gone");
	char *data = smr_calloc(1, N);
	uint64_t depth = 1;
	node x;

	smr_client_drop(c, submit(c, data, N));
	start(&x, "x", 1);
	for (int i = 0; i < 200 && depth > 0; i++) {
		usleep(10000);
		assert_int_equal(kind->depth(boss, "any", &depth), SMR_OK);
	}
	assert_int_equal(depth, 0);
	assert_int_equal(x.served, 0);
	smr_free(data);
	stop(&x);
	smr_client_close(c);
}

static smr_job *send_to(smr_client *c, const char *node, const void *data, size_t n)
{
	smr_submission s = {.fleet = "any",
			    .name = "add",
			    .node = node,
			    .request = data,
			    .n = n,
			    .most = n + 100};
	smr_job *j;

	assert_int_equal(smr_client_submit(c, &s, &j), SMR_OK);
	return j;
}

static void what_is_sent_is_done_by_that_node(void **state)
{
	smr_client *c = client_of("sent");
	node x, y;

	start(&x, "x", 1);
	start(&y, "y", 1);
	for (int i = 0; i < 20; i++) {
		smr_str reply = {0};
		smr_task_reply a;
		smr_job *j = send_to(c, "y", "abc", 3);

		finish(c, j, &a, &reply);
		assert_string_equal(smr_str_text(&reply), "bcd");
		assert_memory_equal(a.node, "y", 1);
		smr_client_drop(c, j);
		smr_str_free(&reply);
	}
	assert_int_equal(y.served, 20);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

/* Returns whether a ticket of that predicted time was served by the thread that sent it. */
static bool is_served_at_once(smr_client *c, double predicted_s)
{
	smr_submission s = {.fleet = "any",
			    .name = "add",
			    .node = "x",
			    .predicted_s = predicted_s,
			    .request = "abc",
			    .n = 3,
			    .most = 3};
	smr_str reply = {0};
	smr_task_reply a;
	smr_job *j;

	assert_int_equal(smr_client_submit(c, &s, &j), SMR_OK);
	finish(c, j, &a, &reply);
	assert_string_equal(smr_str_text(&reply), "bcd");
	smr_client_drop(c, j);
	smr_str_free(&reply);
	return pthread_equal(__atomic_load_n(&served_by, __ATOMIC_SEQ_CST), pthread_self()) != 0;
}

static void what_takes_no_time_wakes_no_other_thread(void **state)
{
	smr_client *c = client_of("instant");
	bool once = false;
	node x;

	start(&x, "x", 2);
	/* the measured times of most are below that of waking */
	for (int i = 0; i < 20000 && !once; i++)
		once = is_served_at_once(c, 0);
	assert_true(once);
	for (int i = 0; i < 20; i++)
		assert_false(is_served_at_once(c, 1));
	stop(&x);
	smr_client_close(c);
}

static void what_is_sent_to_nobody_is_done_by_somebody(void **state)
{
	smr_client *c = client_of("nobody");
	smr_job *gone = send_to(c, "gone", "abc", 3), *full[4], *large;
	char *data = smr_calloc(1, 200000);
	smr_str reply = {0};
	smr_task_reply a;
	node x, y;

	start(&x, "x", 1);
	start(&y, "y", 2);
	finish(c, gone, &a, &reply);
	assert_string_equal(smr_str_text(&reply), "bcd");
	assert_int_equal(a.tries, 2); /* the lost node counts */
	smr_client_drop(c, gone);
	for (int i = 0; i < 4; i++) /* one at work, one waits, two are refused */
		full[i] = send_to(c, "x", "slow", 4);
	for (int i = 0; i < 4; i++) {
		finish(c, full[i], &a, &reply);
		assert_int_equal(a.status, SMR_OK);
		smr_client_drop(c, full[i]);
	}
	assert_true(y.served > 0);
	large = send_to(c, "x", data, 200000);
	smr_str_clear(&reply);
	finish(c, large, &a, &reply);
	assert_int_equal(reply.n, 200000);
	smr_client_drop(c, large);
	smr_str_free(&reply);
	smr_free(data);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

/* Returns the result of a race, and its time. */
static double end_race(smr_hedge *r, smr_task_reply *a, smr_str *reply)
{
	int64_t from = smr_now_ns();
	bool done = false;

	for (int i = 0; i < 100 && !done; i++)
		assert_int_equal(smr_hedge_wait(r, 100, &done, a, reply), SMR_OK);
	assert_true(done);
	return smr_seconds(from, smr_now_ns());
}

static void hold_on(smr_queue *q, smr_ticket **t)
{
	static const char *const any[] = {"any"};

	assert_int_equal(kind->pull(q, any, 1, 1, 5000, t), SMR_OK);
	assert_non_null(*t);
}

/* A node that extends its deadlines and never finishes: no other node would take over its
 * ticket. */
static void a_straggler_gets_a_twin_on_another_node_and_the_first_result_counts(void **state)
{
	smr_submission s = {.fleet = "any", .name = "add", .request = "abc", .n = 3, .most = 9};
	smr_client *c = client_of("race");
	smr_queue *stuck = opened("stuck");
	smr_str reply = {0};
	smr_ticket *t;
	smr_task_reply a;
	smr_hedge *r;
	bool done;
	node x;

	assert_int_equal(smr_hedge_open(c, &s, 0.05, &r), SMR_OK);
	assert_int_equal(smr_hedge_wait(r, 120, &done, &a, &reply), SMR_OK);
	assert_false(smr_hedge_has_twin(r)); /* no node has begun it: a twin would wait as well */
	assert_true(smr_hedge_is_pending(r));
	hold_on(stuck, &t);
	assert_false(smr_hedge_is_pending(r));
	start(&x, "x", 1);
	for (int i = 0; i < 400 && !smr_hedge_has_twin(r); i++) {
		assert_int_equal(kind->extend(stuck, t), SMR_OK);
		assert_int_equal(smr_hedge_wait(r, 50, &done, &a, &reply), SMR_OK);
	}
	assert_true(smr_hedge_has_twin(r));
	if (!done)
		end_race(r, &a, &reply);
	assert_string_equal(smr_str_text(&reply), "bcd");
	assert_memory_equal(a.node, "x", 1);
	smr_hedge_close(r);
	/* the straggler's later result is ignored */
	assert_int_equal(kind->finish(stuck, t, "late", 4), SMR_OK);
	assert_int_equal(kind->ack(stuck, t), SMR_OK);
	kind->drop(stuck, t);
	smr_str_free(&reply);
	stop(&x);
	kind->close(stuck);
	smr_client_close(c);
}

static void what_comes_in_time_gets_no_twin(void **state)
{
	smr_submission s = {.fleet = "any", .name = "add", .request = "abc", .n = 3, .most = 9};
	smr_client *c = client_of("intime");
	smr_str reply = {0};
	smr_task_reply a;
	smr_hedge *r;
	node x, y;

	start(&x, "x", 1);
	start(&y, "y", 1);
	for (int i = 0; i < 2; i++) {
		s.request = i == 0 ? "abc" : "slo";
		assert_int_equal(smr_hedge_open(c, &s, i == 0 ? 60 : INFINITY, &r), SMR_OK);
		end_race(r, &a, &reply);
		assert_false(smr_hedge_has_twin(r));
		smr_hedge_close(r);
	}
	assert_int_equal(x.served + y.served, 2);
	smr_str_free(&reply);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

static void who_is_to_avoid_a_ticket_leaves_it_to_others_while_there_are_any(void **state)
{
	smr_submission s = {.fleet = "any",
			    .name = "add",
			    .avoid = " z x ",
			    .request = "abc",
			    .n = 3,
			    .most = 9};
	smr_client *c = client_of("avoid");
	smr_str reply = {0};
	smr_task_reply a;
	smr_job *j;
	node x, y;

	start(&x, "x", 4);
	for (int i = 0; i < MANY_TIMES; i++) {
		assert_int_equal(smr_client_submit(c, &s, &j), SMR_OK);
		finish(c, j, &a, &reply);
		smr_client_drop(c, j);
		if (i == 0) { /* there is no other node */
			assert_int_equal(x.served, 1);
			start(&y, "y", 4);
		}
	}
	/* x takes a ticket that waits too long, as on a busy machine */
	assert_int_equal(x.served + y.served, MANY_TIMES);
	assert_true(y.served > MANY_TIMES / 2);
	smr_str_free(&reply);
	stop(&x);
	stop(&y);
	smr_client_close(c);
}

static int set_up(void **state)
{
	boss = opened(NULL);
	return 0;
}

static int tear_down(void **state)
{
	kind->close(boss);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_small_and_a_large_request_come_back),
		cmocka_unit_test(many_at_once_are_each_done_once),
		cmocka_unit_test(work_that_takes_longer_than_the_acknowledgement_time_is_not_lost),
		cmocka_unit_test(what_a_dead_node_had_is_done_by_another),
		cmocka_unit_test(what_ends_all_nodes_is_a_dead_letter_and_the_rest_is_done),
		cmocka_unit_test(what_ends_its_worker_is_tried_once_more_and_then_a_dead_letter),
		cmocka_unit_test(a_run_that_comes_again_finds_what_it_had),
		cmocka_unit_test(a_large_result_of_a_dead_submitter_is_made_again),
		cmocka_unit_test(a_node_that_drains_finishes_what_it_has_and_takes_no_more),
		cmocka_unit_test(who_has_given_up_is_not_served),
		cmocka_unit_test(what_is_sent_is_done_by_that_node),
		cmocka_unit_test(what_takes_no_time_wakes_no_other_thread),
		cmocka_unit_test(what_is_sent_to_nobody_is_done_by_somebody),
		cmocka_unit_test(
			a_straggler_gets_a_twin_on_another_node_and_the_first_result_counts),
		cmocka_unit_test(what_comes_in_time_gets_no_twin),
		cmocka_unit_test(who_is_to_avoid_a_ticket_leaves_it_to_others_while_there_are_any),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
