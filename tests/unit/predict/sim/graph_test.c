/* Simulation: closed forms of collectives, overlap, contention and pipelines. */
#include <math.h>

#include "pass/pipeline_parallel/schedule.h"
#include "predict/sim/simulate.h"
#include "unit.h"

static smr_sim *sim(uint32_t rows)
{
	smr_sim *s;

	assert_int_equal(smr_sim_new(rows, &s), SMR_OK);
	return s;
}

static uint32_t add(smr_sim *s, const smr_sim_task *t, uint32_t after)
{
	uint32_t id;

	assert_int_equal(smr_sim_add(s, t, &after, 1, &id), SMR_OK);
	return id;
}

static smr_sim_task computing(uint32_t row, double seconds)
{
	return (smr_sim_task){.name = "c", .seconds = seconds, .nplaces = 1, .places = {{row, 0}}};
}

/* A collective that occupies links[link] all the time. */
static smr_sim_task talking(uint32_t row, uint8_t queue, double seconds, int link)
{
	smr_sim_task t = {.name = "t",
			  .kind = SMR_SIM_COLLECTIVE,
			  .seconds = seconds,
			  .nplaces = 1,
			  .places = {{row, queue}}};

	t.share[link] = 1;
	return t;
}

static double run(smr_sim *s)
{
	double makespan, sum;

	assert_int_equal(smr_sim_run(s, &makespan), SMR_OK);
	for (uint32_t i = 0; i < smr_sim_rows(s); i++) {
		smr_sim_use u = smr_sim_used(s, i);

		sum = u.compute + u.both + u.exposed + u.idle;
		assert_float_equal(sum, makespan, 1e-9 * makespan);
	}
	return makespan;
}

static void a_collective_alone_takes_its_closed_form(void **state)
{
	smr_machine m = {.kind = SMR_MACHINE_GPU, .nlinks = 1};
	smr_collective_cost c;
	smr_sim_task t = talking(0, 1, 0, 0);
	smr_sim *s = sim(1);

	m.links[0] = (smr_machine_link){.topology = SMR_TOPOLOGY_SWITCH,
					.axes = 1,
					.devices = 8,
					.bps = 300e9,
					.latency_s = 2e-6};
	assert_int_equal(smr_collective_predict(&m, SMR_ALL_REDUCE, 1e9,
						(smr_collective_group){8, 1, 0}, &c),
			 SMR_OK);
	smr_sim_cost(&t, &c);
	add(s, &t, SMR_SIM_NONE);
	/* 14 hops; 2 * 7/8 of the buffer and of the bytes lost at the start, at 0.87 of 300 GB/s */
	assert_float_equal(run(s), 14 * 2e-6 + 1.75 * (1e9 + 300e9 * 8e-6) / (0.87 * 300e9), 1e-12);
	assert_float_equal(smr_sim_used(s, 0).exposed, c.p50, 1e-12);
	smr_sim_free(s);
}

static void queues_go_on_side_by_side_and_in_order(void **state)
{
	smr_sim *s = sim(1);
	smr_sim_task c = computing(0, 2), t = talking(0, 1, 1, 0);
	uint32_t a, b;
	double start, finish;

	a = add(s, &c, SMR_SIM_NONE);
	b = add(s, &c, SMR_SIM_NONE);
	assert_float_equal(run(s), 4, 0);
	smr_sim_when(s, b, &start, &finish);
	assert_true(start == 2 && finish == 4);
	/* from 2 on: a second of communication, in which computing runs at 1 / 1.1 */
	add(s, &t, a);
	assert_float_equal(run(s), 3 + (2 - 1 / SMR_SIM_OVERLAP), 1e-12);
	assert_float_equal(smr_sim_used(s, 0).both, 1, 1e-12);
	smr_sim_free(s);
}

static void messages_share_the_links_that_they_cross(void **state)
{
	smr_sim *s = sim(2);
	smr_sim_task t = talking(0, 1, 1, 0), u = talking(0, 2, 1, 1), v = talking(0, 3, 3, 0);

	add(s, &t, SMR_SIM_NONE);
	add(s, &u, SMR_SIM_NONE); /* other links */
	assert_float_equal(run(s), 1, 0);
	add(s, &v, SMR_SIM_NONE); /* 2 s at half speed, then the other 2 of its 3 alone */
	assert_float_equal(run(s), 4, 1e-12);
	smr_sim_free(s);
	/* there and back at once: links go both ways */
	s = sim(2);
	t = (smr_sim_task){.name = "s", .kind = SMR_SIM_SEND, .seconds = 1, .nplaces = 2};
	t.share[0] = 1;
	t.places[0] = (smr_sim_place){0, 1};
	t.places[1] = (smr_sim_place){1, 2};
	add(s, &t, SMR_SIM_NONE);
	t.places[0] = (smr_sim_place){1, 1};
	t.places[1] = (smr_sim_place){0, 2};
	add(s, &t, SMR_SIM_NONE);
	assert_float_equal(run(s), 1, 0);
	/* and a third, on other queues of the same way */
	t.places[0].queue = 3;
	t.places[1].queue = 3;
	add(s, &t, SMR_SIM_NONE);
	assert_float_equal(run(s), 2, 1e-12);
	smr_sim_free(s);
}

/* ---- pipelines ------------------------------------------------------------------------------- */

enum { MAX = 64 };

/* All passes of a pipeline, one compute task a step; messages take no time. */
static void build(smr_sim *s, const smr_pp *p, double forward, double backward, uint32_t row)
{
	static uint32_t done[2][MAX][8][MAX]; /* task of a pass, by stage, chunk, micro-batch */
	uint32_t at[MAX] = {0}, left = 2 * p->stages * p->chunks * p->micro_batches, id;

	memset(done, 0xff, sizeof(done));
	while (left > 0) {
		uint32_t before_round = left;

		for (uint32_t st = 0; st < p->stages; st++) {
			smr_pp_step q;
			smr_sim_task t;
			uint32_t last = p->stages - 1, need = SMR_SIM_NONE, also = SMR_SIM_NONE;

			if (at[st] == 2 * p->chunks * p->micro_batches)
				continue;
			q = smr_pp_at(p, st, at[st]);
			t = computing(row + st, (q.backward ? backward : forward) / p->chunks);
			if (!q.backward && (st > 0 || q.chunk > 0))
				need = st > 0 ? done[0][st - 1][q.chunk][q.micro_batch]
					      : done[0][last][q.chunk - 1][q.micro_batch];
			else if (q.backward && (st < last || q.chunk + 1 < p->chunks))
				need = st < last ? done[1][st + 1][q.chunk][q.micro_batch]
						 : done[1][0][q.chunk + 1][q.micro_batch];
			if (q.backward)
				also = done[0][st][q.chunk][q.micro_batch];
			if ((need == SMR_SIM_NONE && !(st == 0 && q.chunk == 0 && !q.backward) &&
			     !(st == last && q.chunk + 1 == p->chunks && q.backward)) ||
			    (q.backward && also == SMR_SIM_NONE))
				continue;
			assert_int_equal(smr_sim_add(s, &t, (uint32_t[]){need, also}, 2, &id),
					 SMR_OK);
			done[q.backward][st][q.chunk][q.micro_batch] = id;
			at[st]++;
			left--;
		}
		assert_true(left < before_round); /* else stages wait for each other */
	}
}

static double pipeline_s(const smr_pp *p, double forward, double backward)
{
	smr_sim *s = sim(p->stages);
	double t;

	assert_int_equal(smr_pp_check(p), SMR_OK);
	build(s, p, forward, backward, 0);
	t = run(s);
	smr_sim_free(s);
	return t;
}

static void bubbles_are_those_of_the_formula(void **state)
{
	for (uint32_t p = 1; p <= 8; p++)
		for (uint32_t m = p; m <= 3 * p; m += p)
			for (uint32_t v = 1; v <= 4; v++) {
				smr_pp one = {SMR_GPIPE, p, 1, m};
				double work = m * 3.0, s;

				assert_float_equal(pipeline_s(&one, 1, 2), (m + p - 1) * 3.0, 1e-9);
				one.schedule = SMR_1F1B;
				assert_float_equal(pipeline_s(&one, 1, 2), (m + p - 1) * 3.0, 1e-9);
				one = (smr_pp){SMR_INTERLEAVED, p, v, m};
				s = pipeline_s(&one, 1, 2);
				/* (p - 1) / (v m) of the time of work */
				assert_float_equal(s / work - 1, (p - 1) / ((double)v * m), 1e-9);
			}
}

static void every_pass_comes_once_and_forward_first(void **state)
{
	static const smr_pp all[] = {{SMR_GPIPE, 4, 1, 6},
				     {SMR_1F1B, 4, 1, 6},
				     {SMR_1F1B, 6, 1, 2},
				     {SMR_INTERLEAVED, 4, 3, 8},
				     {SMR_INTERLEAVED, 3, 2, 3}};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		for (uint32_t st = 0; st < all[i].stages; st++) {
			const smr_pp *p = &all[i];
			bool seen[2][4][8] = {0};
			uint32_t live = 0, most = 0;

			for (uint32_t k = 0; k < 2 * p->chunks * p->micro_batches; k++) {
				smr_pp_step q = smr_pp_at(p, st, k);

				assert_false(seen[q.backward][q.chunk][q.micro_batch]);
				assert_true(!q.backward || seen[0][q.chunk][q.micro_batch]);
				seen[q.backward][q.chunk][q.micro_batch] = true;
				live += q.backward ? UINT32_MAX : 1;
				most = live > most ? live : most;
			}
			assert_int_equal(live, 0);
			assert_int_equal(most, smr_pp_live(p, st));
		}
}

static void replicas_that_are_alike_need_one_row(void **state)
{
	smr_pp p = {SMR_1F1B, 4, 1, 8};
	smr_sim *all = sim(4 * 4);
	double one = pipeline_s(&p, 1.25, 2.5);

	for (uint32_t i = 0; i < 4; i++)
		build(all, &p, 1.25, 2.5, 4 * i);
	assert_true(run(all) == one);
	smr_sim_free(all);
}

static void impossible_pipelines_are_told(void **state)
{
	static const struct {
		smr_pp p;
		const char *why;
	} bad[] = {{{SMR_1F1B, 0, 1, 1}, "0 stages"},
		   {{SMR_1F1B, 2, 2, 2}, "need the schedule 'interleaved'"},
		   {{SMR_INTERLEAVED, 4, 2, 6}, "multiple of its 4 stages"}};

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		assert_int_equal(smr_pp_check(&bad[i].p), SMR_EINVAL);
		assert_non_null(strstr(smr_errmsg(), bad[i].why));
	}
	assert_true(smr_pp_schedule_named("1f1b") == SMR_1F1B);
	assert_true(smr_pp_schedule_named("2f2b") == SMR_SCHEDULES);
}

/* ---- errors ---------------------------------------------------------------------------------- */

static void what_cannot_be_is_told(void **state)
{
	smr_sim *s = sim(1);
	smr_sim_task t = computing(0, NAN);
	uint32_t a, none = SMR_SIM_NONE, later = 7;

	assert_int_equal(smr_sim_add(s, &t, &none, 1, &a), SMR_EINVAL);
	t = computing(1, 1);
	assert_int_equal(smr_sim_add(s, &t, &none, 1, &a), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "no queue 0 of row 1"));
	t = computing(0, 1);
	t.nplaces = 0;
	assert_int_equal(smr_sim_add(s, &t, &none, 1, &a), SMR_EINVAL);
	t = computing(0, 1);
	assert_int_equal(smr_sim_add(s, &t, &later, 1, &a), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "task 7"));
	smr_sim_free(s);
}

static smr_status small(void *arg)
{
	smr_sim *s = NULL;
	double makespan;
	smr_status st = smr_sim_new(2, &s);

	for (int i = 0; i < 20 && st == SMR_OK; i++) {
		smr_sim_task t = computing(i % 2, 1);
		uint32_t before = i > 0 ? (uint32_t)i - 1 : SMR_SIM_NONE;

		st = smr_sim_add(s, &t, &before, 1, NULL);
	}
	if (st == SMR_OK)
		st = smr_sim_run(s, &makespan);
	smr_sim_free(s);
	return st;
}

static void memory_may_run_out_anywhere(void **state)
{
	unit_fail_some_allocations(small, NULL, 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_collective_alone_takes_its_closed_form),
		cmocka_unit_test(queues_go_on_side_by_side_and_in_order),
		cmocka_unit_test(messages_share_the_links_that_they_cross),
		cmocka_unit_test(bubbles_are_those_of_the_formula),
		cmocka_unit_test(every_pass_comes_once_and_forward_first),
		cmocka_unit_test(replicas_that_are_alike_need_one_row),
		cmocka_unit_test(impossible_pipelines_are_told),
		cmocka_unit_test(what_cannot_be_is_told),
		cmocka_unit_test(memory_may_run_out_anywhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
