/* Copies the result of smr_plan_machines() out of the offers, which are freed before it is read. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/data/fields.h"
#include "predict/ask/provision.h"

enum { VERSION = 1, TITLE = SMR_SPLIT_SIDES * 100 };

/* ---- as JSON --------------------------------------------------------------------------------- */

#define PART(...) SMR_FIELD(smr_split_part, __VA_ARGS__)
#define TRANSFER(...) SMR_FIELD(smr_split_transfer, __VA_ARGS__)
#define SPLIT(...) SMR_FIELD(smr_machine_split, __VA_ARGS__)
#define PLAN(...) SMR_FIELD(smr_machine_plan, __VA_ARGS__)
#define PLANS(...) SMR_FIELD(smr_machine_plans, __VA_ARGS__)
#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

static const smr_field part_list[] = {
	PART(line, "line", INTEGER, .about = "of the first of its ops"),
	PART(ops, "ops", INTEGER),
	PART(on, "on", INTEGER, .about = "device: number in machines"),
	PART(start_s, "start_s", REAL, .unit = "s"),
	PART(finish_s, "finish_s", REAL, .unit = "s"),
	SMR_FIELD_LIST(smr_split_part, after, nafter, "after", INTEGERS,
		       .about = "parts that it waits for"),
};
static const smr_fields part_fields = {
	.name = "split_part", TABLE(part_list, "ops that run one after another on one device")};

static const smr_field transfer_list[] = {
	TRANSFER(task, "task", INTEGER, .about = "the part whose values are sent"),
	TRANSFER(to, "to", INTEGER, .about = "device"),
	TRANSFER(bytes, "bytes", REAL, .unit = "B"),
	TRANSFER(start_s, "start_s", REAL, .unit = "s"),
	TRANSFER(finish_s, "finish_s", REAL, .unit = "s"),
};
static const smr_fields transfer_fields = {
	.name = "split_transfer", TABLE(transfer_list, "values that go to another device")};

static const smr_field split_list[] = {
	SMR_FIELD_LIST(smr_machine_split, machines, nmachines, "machines", TEXTS,
		       .about = "by device"),
	SMR_FIELD_LIST(smr_machine_split, memory_bytes, nmachines, "memory_bytes", REALS,
		       .unit = "B", .about = "by device"),
	SPLIT(bound, "bound", REAL, .about = "of the goal: no plan of these parts is below it"),
	SPLIT(value, "value", REAL, .about = "of this plan"),
	SPLIT(front_points, "front_points", INTEGER,
	      .about = "plans of the parts that none beats in time and energy"),
	SPLIT(front_exact, "front_exact", BOOL, .about = "... proved"),
	SMR_FIELD_LIST(smr_machine_split, tasks, ntasks, "tasks", RECORDS, .of = &part_fields),
	SMR_FIELD_LIST(smr_machine_split, messages, nmessages, "messages", RECORDS,
		       .of = &transfer_fields),
};
static const smr_fields split_fields = {.name = "machine_split",
					TABLE(split_list, "a program in parts on several devices")};

static const smr_field plan_list[] = {
	PLAN(machine, "machine", TEXT, .about = "of a split: of its first device"),
	PLAN(devices, "devices", INTEGER),
	PLAN(strategy, "strategy", TEXT, .about = "dp=4,tp=2,fsdp ..."),
	PLAN(p10_s, "p10_s", REAL, .unit = "s", .about = "of one run, quantile of 10 %"),
	PLAN(p50_s, "p50_s", REAL, .unit = "s", .about = "of one run, median"),
	PLAN(p90_s, "p90_s", REAL, .unit = "s", .about = "of one run, quantile of 90 %"),
	PLAN(energy_j, "energy_j", REAL, .unit = "J", .about = "of one run"),
	PLAN(energy_label, "energy_label", TEXT, .about = "modelled or measured"),
	PLAN(memory_bytes, "memory_bytes", REAL, .unit = "B", .about = "of one device, at most"),
	PLAN(fits, "fits", BOOL, .about = "into its memory, as far as that is known"),
	PLAN(pareto, "pareto", BOOL, .about = "no other plan is better in time and energy"),
	PLAN(feasible, "feasible", BOOL, .about = "it keeps all limits"),
	PLAN(split, "split", RECORD, .of = &split_fields, .rule = SMR_FIELD_IF_SET),
	PLAN(price, "price", REAL, .rule = SMR_FIELD_IF_SET, .about = "of one run"),
	PLAN(times_over, "times_over", REAL, .rule = SMR_FIELD_IF_SET,
	     .about = "how many times over its limit the worst measure is"),
	PLAN(worst, "worst", TEXT, .rule = SMR_FIELD_IF_SET, .about = "that measure"),
};
static const smr_fields plan_fields = {.name = "machine_plan",
				       TABLE(plan_list, "a way to run the program")};

static const smr_field refused_list[] = {
	SMR_FIELD(smr_machine_plan_refused, title, "title", TEXT),
	SMR_FIELD(smr_machine_plan_refused, why, "why", TEXT),
	SMR_FIELD(smr_machine_plan_refused, split, "split", BOOL),
};
static const smr_fields refused_fields = {
	.name = "machine_plan_refused",
	TABLE(refused_list, "a way that cannot be taken, or that another one beats")};

static const smr_field plans_list[] = {
	PLANS(program, "program", TEXT),
	PLANS(feasible, "feasible", BOOL, .about = "a plan keeps all limits"),
	PLANS(chosen, "chosen", INTEGER, .about = "number of the plan"),
	PLANS(minimise, "minimise", TEXT),
	SMR_FIELD_LIST(smr_machine_plans, plans, nplans, "plans", RECORDS, .of = &plan_fields,
		       .about = "the quickest first"),
	SMR_FIELD_LIST(smr_machine_plans, refused, nrefused, "refused", RECORDS,
		       .of = &refused_fields),
};
const smr_fields smr_machine_plans_fields = {
	.name = "plan", .version = VERSION, TABLE(plans_list, "samara plan --json of a program")};

smr_status smr_machine_plans_json(const smr_machine_plans *p, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_machine_plans_json: %s",
				p == NULL ? "no plans" : "no place for the text");
	return smr_fields_text(&smr_machine_plans_fields, p, digits, out);
}

/* ---- a split --------------------------------------------------------------------------------- */

static const int64_t *edges_to(smr_arena *a, const smr_split *s, uint32_t task, size_t *n)
{
	int64_t *after;

	*n = 0;
	for (uint32_t k = 0; k < s->nedges; k++)
		*n += s->edges[k].to == task;
	after = smr_arena_array(a, *n + 1, sizeof(*after));
	for (uint32_t k = 0, i = 0; after != NULL && k < s->nedges; k++)
		if (s->edges[k].to == task)
			after[i++] = s->edges[k].from;
	return after;
}

static void copy_parts(smr_arena *a, const smr_split *s, smr_machine_split *out)
{
	const void **list;
	smr_split_part *p = smr_records_new(a, s->ntasks, sizeof(*p), &list);

	for (uint32_t i = 0; p != NULL && i < s->ntasks; i++) {
		const smr_split_task *t = &s->tasks[i];

		p[i] = (smr_split_part){.line = t->line,
					.ops = t->ops,
					.on = (uint32_t)t->side,
					.start_s = t->start,
					.finish_s = t->finish};
		p[i].after = edges_to(a, s, i, &p[i].nafter);
	}
	out->ntasks = s->ntasks;
	out->tasks = (const smr_split_part *const *)list;
}

static void copy_transfers(smr_arena *a, const smr_split *s, smr_machine_split *out)
{
	const void **list;
	smr_split_transfer *x = smr_records_new(a, s->nmessages, sizeof(*x), &list);

	for (uint32_t i = 0; x != NULL && i < s->nmessages; i++) {
		const smr_split_message *m = &s->messages[i];

		x[i] = (smr_split_transfer){.task = m->task,
					    .to = (uint32_t)m->to,
					    .bytes = m->bytes,
					    .start_s = m->start,
					    .finish_s = m->finish};
	}
	out->nmessages = s->nmessages;
	out->messages = (const smr_split_transfer *const *)list;
}

static const smr_machine_split *copy_split(smr_arena *a, const smr_provision_offer *o)
{
	const smr_split *s = o->split;
	smr_machine_split *out = smr_arena_alloc(a, sizeof(*out));
	const char **names = smr_arena_array(a, SMR_SPLIT_SIDES, sizeof(*names));
	int64_t *ops = smr_arena_array(a, SMR_SPLIT_SIDES, sizeof(*ops));

	if (out == NULL || names == NULL || ops == NULL)
		return NULL;
	for (uint32_t k = 0; k < o->sides; k++) {
		names[k] = smr_text_copy(a, o->names[k]);
		ops[k] = s->ops[k];
	}
	*out = (smr_machine_split){.nmachines = o->sides,
				   .machines = names,
				   .ops = ops,
				   .memory_bytes =
					   smr_arena_memdup(a, s->memory, sizeof(s->memory)),
				   .bound = s->bound,
				   .value = s->value,
				   .by_memory = s->by_memory,
				   .front_points = o->points,
				   .front_exact = o->all_points};
	copy_parts(a, s, out);
	copy_transfers(a, s, out);
	return out;
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void title_of(const smr_provision_offer *o, char *out, size_t size)
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

static void copy_plan(smr_arena *a, const smr_sla *sla, const smr_provision_offer *o,
		      smr_machine_plan *out)
{
	const smr_forecast *f = &o->target.forecast;
	smr_sla_measure worst;
	double over = smr_sla_excess(sla, f, &worst);
	char title[TITLE];

	title_of(o, title, sizeof(title));
	*out = (smr_machine_plan){.title = smr_text_copy(a, title),
				  .machine = smr_text_copy(a, o->target.name),
				  .devices = o->sides > 0 ? o->sides : (uint64_t)o->target.devices,
				  .strategy = smr_text_copy(a, o->how),
				  .p10_s = f->p10,
				  .p50_s = f->p50,
				  .p90_s = f->p90,
				  .energy_j = f->energy_j,
				  .energy_label = smr_text_copy(a, f->label),
				  .memory_bytes = f->memory_bytes,
				  .fits = f->fits,
				  .pareto = o->front,
				  .feasible = over <= 1,
				  .split = o->split != NULL ? copy_split(a, o) : NULL,
				  .price = f->price > 0 ? f->price : 0,
				  .times_over = over > 1 && isfinite(over) ? over : 0,
				  .worst = over > 1 ? smr_sla_name(worst) : NULL};
}

static void copy_refused(smr_arena *a, const smr_provision *r, size_t from, smr_machine_plans *out)
{
	const void **list;
	smr_machine_plan_refused *x = smr_records_new(a, r->n - from, sizeof(*x), &list);
	char title[TITLE];

	for (size_t i = from; x != NULL && i < r->n; i++) {
		title_of(&r->offers[i], title, sizeof(title));
		x[i - from] = (smr_machine_plan_refused){.title = smr_text_copy(a, title),
							 .why = smr_text_copy(a, r->offers[i].why),
							 .split = r->offers[i].sides > 0};
	}
	out->nrefused = r->n - from;
	out->refused = (const smr_machine_plan_refused *const *)list;
}

typedef struct owner {
	smr_machine_plans shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} owner;

static void copy_plans(smr_arena *a, const smr_provision *r, size_t n, smr_machine_plans *out)
{
	const void **list;
	smr_machine_plan *p = smr_records_new(a, n, sizeof(*p), &list);

	for (size_t i = 0; p != NULL && i < n; i++)
		copy_plan(a, &r->sla, &r->offers[i], &p[i]);
	out->nplans = n;
	out->plans = (const smr_machine_plan *const *)list;
	out->chosen = r->chosen;
	out->feasible = p != NULL && r->chosen < n && p[r->chosen].feasible;
	out->minimise = smr_sla_name(r->by);
}

smr_status smr_machine_plans_of(const smr_provision *r, const char *program, size_t n,
				const smr_machine_plans **out)
{
	smr_arena *a = smr_arena_new();
	owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;

	if (o != NULL) {
		o->arena = a;
		o->shown.program = smr_text_copy(a, program);
		copy_plans(a, r, n, &o->shown);
		copy_refused(a, r, n, &o->shown);
	}
	if (o == NULL || smr_arena_ran_short(a)) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for plans");
	}
	*out = &o->shown;
	return SMR_OK;
}

void smr_machine_plans_free(const smr_machine_plans *p)
{
	if (p != NULL)
		smr_arena_free(((const owner *)p)->arena);
}
