/* Plans of a program, as text and as JSON. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/explain_text.h"
#include "cli/json.h"
#include "cli/plan.h"
#include "cli/plot.h"
#include "pipeline/memory.h"

enum { SOME_LINES = 12, NAME = SMR_SPLIT_SIDES * 100 };

typedef smr_cli_planning request;
typedef smr_cli_offer offer;

static void name_of(const offer *o, char *out, size_t size)
{
	size_t n = 0;

	if (o->sides == 0)
		snprintf(out, size, "%s:%ld%s%s", o->target.name, o->target.devices,
			 o->how[0] != '\0' ? " " : "", o->how);
	for (uint32_t k = 0, next; k < o->sides && n < size; k = next) {
		for (next = k + 1; next < o->sides && strcmp(o->names[next], o->names[k]) == 0;)
			next++;
		n += (size_t)snprintf(out + n, size - n, "%s%s", k > 0 ? " + " : "", o->names[k]);
		if (next > k + 1 && n < size)
			n += (size_t)snprintf(out + n, size - n, ":%u", next - k);
	}
	if (n > 0 && n < size && o->how[0] != '\0')
		snprintf(out + n, size - n, ", %s", o->how);
}

static void print_offer(const request *r, size_t i, const char *mark)
{
	const offer *o = &r->offers[i];
	const smr_forecast *f = &o->target.forecast;
	smr_sla_measure worst;
	double over = smr_sla_excess(&r->sla, f, &worst);
	char name[NAME];

	name_of(o, name, sizeof(name));
	printf("%s%c %-34s", mark, o->front ? '*' : ' ', name);
	smr_explain_seconds(f->p50);
	fputs(", 90 % within", stdout);
	smr_explain_seconds(f->p90);
	printf(" %9.3g J", f->energy_j);
	if (f->price > 0)
		printf(" %9.3g", f->price);
	if (!f->fits)
		fputs("  does not fit into memory", stdout);
	else if (over > 1 && isinf(over))
		printf("  its %s is not known", smr_sla_name(worst));
	else if (over > 1)
		printf("  %s is over its limit, %.3g times", smr_sla_name(worst), over);
	putchar('\n');
}

/* ---- a split --------------------------------------------------------------------------------- */

/* Runs of tasks on one machine, in the order in which they begin. */
static void print_parts(const offer *o)
{
	const smr_split *s = o->split;
	double bytes = 0;
	smr_str memory = {0};

	for (uint32_t i = 0; i < s->nmessages; i++)
		bytes += s->messages[i].bytes;
	smr_memory_print(&memory, bytes);
	for (uint32_t side = 0; side < o->sides; side++) {
		smr_str held = {0};

		smr_memory_print(&held, s->memory[side]);
		printf("  on %s: %u ops, %s, lines", o->names[side], s->ops[side],
		       smr_str_text(&held));
		for (uint32_t i = 0, n = 0; i < s->ntasks && n <= SOME_LINES; i++)
			if (s->tasks[i].side == (int)side && s->tasks[i].ops > 0)
				printf(n++ < SOME_LINES ? " %u" : " ...", s->tasks[i].line);
		putchar('\n');
		smr_str_free(&held);
	}
	printf("  between them: %s in %u messages\n", smr_str_text(&memory), s->nmessages);
	smr_str_free(&memory);
}

/* Why it is as it is, and how far from the best it may be. */
static void print_split(const offer *o)
{
	const smr_split *s = o->split;

	print_parts(o);
	if (s->by_memory)
		puts("  it is cut so that it fits into the memory of each");
	else if (s->bound > 0 && s->value > s->bound * (1 + 1e-9))
		printf("  at most %.3g %% above the best plan of these %u tasks\n",
		       100 * (s->value / s->bound - 1), s->ntasks);
	else
		printf("  no plan of these %u tasks is better\n", s->ntasks);
	if (o->points > 0)
		printf("  plans of them that none beats in time and energy, idle machines apart: "
		       "%zu%s\n",
		       o->points, o->all_points ? ", proved" : " found");
}

/* ---- all of them ----------------------------------------------------------------------------- */

void smr_cli_plan_print(const request *r, size_t n, bool feasible)
{
	size_t kept = 0;
	smr_sla_measure worst;
	char name[NAME];

	for (size_t i = 0; i < n; i++)
		kept += smr_sla_excess(&r->sla, &r->offers[i].target.forecast, &worst) <= 1;
	name_of(&r->offers[r->chosen], name, sizeof(name));
	if (feasible)
		printf("%s: of %zu plans %zu keep all limits, and of these it has the %s %s\n",
		       name, n, kept, r->by == SMR_SLA_THROUGHPUT ? "highest" : "least",
		       smr_sla_name(r->by));
	else
		printf("no plan of %zu keeps all limits; %s comes nearest\n", n, name);
	for (size_t i = 0; i < n; i++)
		print_offer(r, i, i == r->chosen ? ">" : " ");
	if (r->offers[r->chosen].split != NULL)
		print_split(&r->offers[r->chosen]);
	for (size_t i = n; i < r->n; i++) {
		name_of(&r->offers[i], name, sizeof(name));
		printf("   %-34s %s%s\n", name, r->offers[i].sides == 0 ? "cannot be: " : "",
		       r->offers[i].why);
	}
}

static json_t *tasks_json(const smr_split *s)
{
	json_t *tasks = json_array();

	for (uint32_t i = 0; i < s->ntasks; i++) {
		const smr_split_task *t = &s->tasks[i];
		json_t *after = json_array();

		for (uint32_t k = 0; k < s->nedges; k++)
			if (s->edges[k].to == i)
				json_array_append_new(after, json_integer(s->edges[k].from));
		json_array_append_new(tasks, json_pack("{s:i, s:i, s:i, s:f, s:f, s:o}", "line",
						       (int)t->line, "ops", (int)t->ops, "on",
						       t->side, "start_s", t->start, "finish_s",
						       t->finish, "after", after));
	}
	return tasks;
}

static json_t *split_json(const offer *o)
{
	const smr_split *s = o->split;
	json_t *messages = json_array(), *names = json_array(), *memory = json_array();

	for (uint32_t i = 0; i < s->nmessages; i++) {
		const smr_split_message *m = &s->messages[i];

		json_array_append_new(messages,
				      json_pack("{s:i, s:i, s:f, s:f, s:f}", "task", (int)m->task,
						"to", m->to, "bytes", m->bytes, "start_s", m->start,
						"finish_s", m->finish));
	}
	for (uint32_t k = 0; k < o->sides; k++) {
		json_array_append_new(names, json_string(o->names[k]));
		json_array_append_new(memory, json_real(s->memory[k]));
	}
	return json_pack("{s:o, s:o, s:f, s:f, s:I, s:b, s:o, s:o}", "machines", names,
			 "memory_bytes", memory, "bound", s->bound, "value", s->value,
			 "front_points", (json_int_t)o->points, "front_exact", o->all_points,
			 "tasks", tasks_json(s), "messages", messages);
}

static json_t *offer_json(const request *r, const offer *o)
{
	const smr_forecast *f = &o->target.forecast;
	smr_sla_measure worst;
	double over = smr_sla_excess(&r->sla, f, &worst);
	json_t *j =
		json_pack("{s:s, s:I, s:s, s:f, s:f, s:f, s:f, s:s, s:f, s:b, s:b, s:b}", "machine",
			  o->target.name, "devices",
			  (json_int_t)(o->sides > 0 ? o->sides : o->target.devices), "strategy",
			  o->how, "p10_s", f->p10, "p50_s", f->p50, "p90_s", f->p90, "energy_j",
			  f->energy_j, "energy_label", f->label, "memory_bytes", f->memory_bytes,
			  "fits", f->fits, "pareto", o->front, "feasible", over <= 1);

	if (j != NULL && o->split != NULL)
		json_object_set_new(j, "split", split_json(o));
	if (j != NULL && f->price > 0)
		json_object_set_new(j, "price", json_real(f->price));
	if (j != NULL && over > 1 && isfinite(over))
		json_object_set_new(j, "times_over", json_real(over));
	if (j != NULL && over > 1)
		json_object_set_new(j, "worst", json_string(smr_sla_name(worst)));
	return j;
}

smr_status smr_cli_plan_json(const request *r, size_t n, bool feasible)
{
	json_t *all = json_array(), *o;
	smr_status st;

	for (size_t i = 0; i < n; i++)
		if (json_array_append_new(all, offer_json(r, &r->offers[i])) != 0) {
			json_decref(all);
			return smr_fail(SMR_ENOMEM, "no memory for the plans' JSON");
		}
	o = json_pack("{s:s, s:b, s:I, s:s, s:o}", "program", r->asked.file, "feasible", feasible,
		      "chosen", (json_int_t)r->chosen, "minimise", smr_sla_name(r->by), "plans",
		      all);
	st = o != NULL ? smr_cli_put_json(o, stdout)
		       : smr_fail(SMR_ENOMEM, "no memory for the plans' JSON");
	json_decref(o);
	return st;
}

smr_status smr_cli_plan_plot(const request *r, size_t n)
{
	smr_cli_point *points = smr_calloc(n + 1, sizeof(*points));
	smr_status st;

	if (points == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a picture");
	for (size_t i = 0; i < n; i++) {
		const smr_forecast *f = &r->offers[i].target.forecast;

		points[i] = (smr_cli_point){.p10 = f->p10,
					    .time = f->p50,
					    .p90 = f->p90,
					    .energy = f->energy_j,
					    .front = r->offers[i].front,
					    .chosen = i == r->chosen};
		name_of(&r->offers[i], points[i].name, sizeof(points[i].name));
	}
	st = smr_cli_plot(r->plot, r->asked.file, points, n);
	smr_free(points);
	return st;
}
