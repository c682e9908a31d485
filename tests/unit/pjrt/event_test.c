/* Events and queues: order, errors, waiting threads, functions at the end. */
#include "pjrt/event.h"

#include <pthread.h>

#include "pjrt/queue.h"
#include "unit.h"

typedef struct seen {
	int calls;
	pjrt_code code;
	pjrt_event *event;
} seen;

static void take_end(pjrt_error *e, void *arg)
{
	seen *s = arg;

	s->calls++;
	s->code = e != NULL ? pjrt_error_code(e) : 0;
	pjrt_error_free(e);
	if (s->event != NULL) /* the last reference */
		pjrt_event_drop(s->event);
}

static void functions_are_called_once(void **state)
{
	pjrt_event *e = pjrt_event_new();
	seen before = {0}, after = {0};

	assert_false(pjrt_event_is_over(e));
	assert_int_equal(pjrt_event_then(e, take_end, &before), SMR_OK);
	assert_int_equal(before.calls, 0);
	pjrt_event_end(e, NULL);
	pjrt_event_end(e, NULL);
	assert_int_equal(pjrt_event_then(e, take_end, &after), SMR_OK);
	assert_int_equal(before.calls, 1);
	assert_int_equal(after.calls, 1);
	assert_null(pjrt_event_wait(e));
	pjrt_event_drop(e);
}

static void everyone_gets_the_error(void **state)
{
	pjrt_event *e = pjrt_event_new();
	pjrt_error *why = pjrt_error_new(PJRT_DATA_LOSS, "gone: %d", 7), *got;
	seen s = {0};

	assert_int_equal(pjrt_event_then(e, take_end, &s), SMR_OK);
	pjrt_event_end(e, why);
	pjrt_error_free(why);
	assert_int_equal(s.code, PJRT_DATA_LOSS);
	for (int i = 0; i < 2; i++) {
		got = pjrt_event_wait(e);
		assert_int_equal(pjrt_error_code(got), PJRT_DATA_LOSS);
		assert_string_equal(pjrt_error_text(got), "gone: 7");
		pjrt_error_free(got);
	}
	pjrt_event_drop(e);
}

static void a_function_may_drop_the_event(void **state)
{
	pjrt_event *e = pjrt_event_new();
	seen s = {.event = e};

	assert_int_equal(pjrt_event_then(e, take_end, &s), SMR_OK);
	pjrt_event_end(pjrt_event_hold(e), NULL);
	pjrt_event_drop(e);
	assert_int_equal(s.calls, 1);
}

static void the_one_that_is_over_needs_no_memory(void **state)
{
	seen s = {0};

	assert_ptr_equal(pjrt_event_hold(&pjrt_event_over), &pjrt_event_over);
	assert_null(pjrt_event_wait(&pjrt_event_over));
	assert_int_equal(pjrt_event_then(&pjrt_event_over, take_end, &s), SMR_OK);
	assert_int_equal(s.calls, 1);
	pjrt_event_drop(&pjrt_event_over);
	pjrt_event_drop(&pjrt_event_over);
}

/* ---- queues --------------------------------------------------------------------------------- */

typedef struct step {
	pjrt_task task;
	int number, *last, *wrong;
	pjrt_event *done;
} step;

static void run_step(pjrt_task *t)
{
	step *s = (step *)t;

	*s->wrong += *s->last != s->number - 1;
	*s->last = s->number;
	if (s->done != NULL)
		pjrt_event_end(s->done, NULL);
}

enum { STEPS = 200 };

static void tasks_run_in_order(void **state)
{
	step steps[STEPS];
	int last = -1, wrong = 0;
	pjrt_event *done = pjrt_event_new();
	pjrt_queue q = {0};

	pjrt_queue_begin(&q);
	for (int i = 0; i < STEPS; i++) {
		steps[i] = (step){.task.run = run_step,
				  .number = i,
				  .last = &last,
				  .wrong = &wrong,
				  .done = i == STEPS / 2 ? done : NULL};
		assert_int_equal(pjrt_queue_push(&q, &steps[i].task), SMR_OK);
	}
	assert_null(pjrt_event_wait(done));
	pjrt_queue_end(&q);
	assert_int_equal(last, STEPS - 1);
	assert_int_equal(wrong, 0);
	pjrt_event_drop(done);
}

static void a_queue_without_tasks_has_no_thread(void **state)
{
	pjrt_queue q = {0};

	pjrt_queue_begin(&q);
	assert_false(q.running);
	assert_false(pjrt_queue_is_own(&q));
	pjrt_queue_end(&q);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(functions_are_called_once),
		cmocka_unit_test(everyone_gets_the_error),
		cmocka_unit_test(a_function_may_drop_the_event),
		cmocka_unit_test(the_one_that_is_over_needs_no_memory),
		cmocka_unit_test(tasks_run_in_order),
		cmocka_unit_test(a_queue_without_tasks_has_no_thread),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
