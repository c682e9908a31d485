/* Converts a split's tasks to a task graph, by the text form that planners read. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/c_locale.h"
#include "base/str.h"
#include "predict/split/internal.h"

typedef struct counter {
	uint32_t *seen; /* by value: 1 + the last task that reads it */
	bool *reads;    /* by task: whether the current task reads its values */
	double *bytes;  /* ... and how many bytes, each value once */
} counter;

static void count_reads(const split_tasks *t, counter *c, uint32_t task)
{
	const smr_units *u = &t->units;

	memset(c->reads, 0, t->n * sizeof(*c->reads));
	memset(c->bytes, 0, t->n * sizeof(*c->bytes));
	for (size_t i = 0; i < u->reads.n; i++) {
		const smr_unit_read *r = &u->reads.v[i];
		const smr_unit_value *v = &u->values.v[r->value];

		if (t->of_unit[r->unit] != task || v->maker == SMR_NO_UNIT ||
		    t->of_unit[v->maker] == task || c->seen[r->value] == task + 1)
			continue;
		c->seen[r->value] = task + 1;
		c->reads[t->of_unit[v->maker]] = true;
		c->bytes[t->of_unit[v->maker]] += v->bytes;
	}
}

/* A task's values go in one message with all that other tasks on that side read of it, so the
 * transfer takes at least this long. */
static void put_task(const split_tasks *t, const split_road *road, const counter *c, uint32_t task,
		     smr_str *s)
{
	const split_task *x = &t->list[task];
	uint32_t n = 0;

	for (uint32_t k = 0; k < t->n; k++)
		n += c->reads[k];
	smr_str_printf(s, "%u", task);
	for (uint32_t k = 0; k < t->p->n; k++)
		smr_str_printf(s, " %.17g", x->seconds[k][2]);
	for (uint32_t k = 0; k < t->p->n; k++)
		smr_str_printf(s, " %.17g", x->joules[k]);
	smr_str_printf(s, " %u", n);
	for (uint32_t k = 0; k < t->n; k++)
		if (c->reads[k])
			smr_str_printf(s, " %u %.17g", k,
				       road->message_s + c->bytes[k] * road->byte_s);
	smr_str_putc(s, '\n');
}

static smr_status put_dag(const split_tasks *t, const split_road *road, smr_str *s)
{
	locale_t before = smr_c_locale_enter();
	counter c = {smr_calloc(t->units.values.n + 1, sizeof(*c.seen)),
		     smr_calloc(t->n + 1, sizeof(*c.reads)),
		     smr_calloc(t->n + 1, sizeof(*c.bytes))};
	smr_status st = SMR_OK;

	smr_str_printf(s, "%u %u\n", t->n, t->p->n);
	if (c.seen == NULL || c.reads == NULL || c.bytes == NULL)
		st = split_no_memory();
	for (uint32_t i = 0; st == SMR_OK && i < t->n; i++) {
		count_reads(t, &c, i);
		put_task(t, road, &c, i, s);
	}
	smr_c_locale_leave(before);
	smr_free(c.seen);
	smr_free(c.reads);
	smr_free(c.bytes);
	return st == SMR_OK ? smr_str_status(s, "a task graph") : st;
}

smr_status split_dag(const split_tasks *t, const split_road *road, smr_dag **out)
{
	smr_str s = {0};
	smr_status st = put_dag(t, road, &s);

	if (st == SMR_OK)
		st = smr_dag_read("the program", smr_str_text(&s), s.n, out);
	smr_str_free(&s);
	return st;
}
