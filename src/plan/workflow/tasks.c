/* smr_plan_tasks(): the schedule of a task graph, or its front, in the form of the public header.
 */
#include <samara/plan.h>

#include <string.h>

#include "base/alloc.h"
#include "base/data/fields.h"
#include "base/fs.h"
#include "plan/workflow/tasks.h"
#include "plan/workflow/workflow.h"

enum { VERSION = 1 };

typedef struct owner {
	smr_task_plan shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} owner;

/* ---- as JSON --------------------------------------------------------------------------------- */

#define SLOT(...) SMR_FIELD(smr_task_slot, __VA_ARGS__)
#define PLAN(...) SMR_FIELD(smr_task_plan, __VA_ARGS__)
#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

static const smr_field slot_list[] = {
	SLOT(task, "task", INTEGER),
	SLOT(processor, "processor", INTEGER),
	SLOT(start, "start", REAL),
	SLOT(finish, "finish", REAL),
	SLOT(name, "name", TEXT, .rule = SMR_FIELD_IF_SET, .about = "of graphs that have names"),
};
static const smr_fields slot_fields = {.name = "task_slot",
				       TABLE(slot_list, "where and when a task runs")};

static const smr_field schedule_list[] = {
	PLAN(makespan, "makespan", REAL),
	PLAN(energy, "energy", REAL),
	PLAN(bound, "bound", REAL, .about = "of the objective: no schedule is below it"),
	PLAN(optimal, "optimal", BOOL, .about = "proved"),
	SMR_FIELD_LIST(smr_task_plan, slots, nslots, "schedule", RECORDS, .of = &slot_fields,
		       .about = "by task"),
};
const smr_fields smr_task_schedule_fields = {
	.name = "plan-tasks",
	.version = VERSION,
	TABLE(schedule_list, "samara plan --dag --json: numbers in the graph's own units")};

static const smr_field point_list[] = {
	SMR_FIELD(smr_task_point, time, "time", REAL),
	SMR_FIELD(smr_task_point, energy, "energy", REAL),
};
static const smr_fields point_fields = {
	.name = "task_point", .form = SMR_FIELDS_TUPLE, TABLE(point_list, "time and energy")};

static const smr_field front_list[] = {
	SMR_FIELD_LIST(smr_task_plan, points, npoints, "front", RECORDS, .of = &point_fields,
		       .about = "rising time, falling energy"),
	PLAN(exact, "exact", BOOL, .about = "no schedule beats any of them in both"),
	PLAN(epsilon, "epsilon", REAL, .rule = SMR_FIELD_OR_NULL,
	     .about = "for each schedule a point is at most this share worse in both; null: not "
		      "known"),
};
const smr_fields smr_task_front_fields = {.name = "plan-front",
					  .version = VERSION,
					  TABLE(front_list,
						"samara plan --dag --objective=pareto --json")};

smr_status smr_task_plan_json(const smr_task_plan *p, int digits, char **out)
{
	if (out != NULL)
		*out = NULL;
	if (p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_task_plan_json: %s",
				p == NULL ? "no plan" : "no place for the text");
	return smr_fields_text(p->objective == SMR_TASKS_PARETO ? &smr_task_front_fields
								: &smr_task_schedule_fields,
			       p, digits, out);
}

/* ---- planning -------------------------------------------------------------------------------- */

static void copy_front(smr_arena *a, const smr_dag_front *f, double deadline, smr_task_plan *out)
{
	const void **list;
	smr_task_point *p = smr_records_new(a, f->n, sizeof(*p), &list);
	size_t n = f->n;

	out->earliest = f->points[0].time;
	while (n > 0 && f->points[n - 1].time > deadline)
		n--;
	for (size_t i = 0; p != NULL && i < n; i++)
		p[i] = (smr_task_point){f->points[i].time, f->points[i].energy};
	out->npoints = n;
	out->points = (const smr_task_point *const *)list;
	out->exact = f->exact;
	out->epsilon = f->epsilon;
	out->in_time = n > 0;
}

static smr_status make_front(const smr_dag *d, const smr_dag_goal *goal, owner *o)
{
	smr_dag_front f;

	SMR_TRY(smr_dag_pareto(d, goal->seconds, &f));
	copy_front(o->arena, &f, goal->deadline, &o->shown);
	smr_free(f.points);
	return SMR_OK;
}

static void copy_schedule(smr_arena *a, const smr_dag *d, const smr_dag_schedule *s,
			  smr_task_plan *out)
{
	const void **list;
	smr_task_slot *x = smr_records_new(a, d->n, sizeof(*x), &list);

	for (uint32_t i = 0; x != NULL && i < d->n; i++)
		x[i] = (smr_task_slot){.task = i,
				       .processor = s->slots[i].processor,
				       .start = s->slots[i].start,
				       .finish = s->slots[i].finish,
				       .name = d->names != NULL ? smr_arena_strdup(a, d->names[i])
								: NULL};
	out->makespan = s->makespan;
	out->energy = s->energy;
	out->bound = s->bound;
	out->optimal = s->optimal;
	out->nslots = d->n;
	out->slots = (const smr_task_slot *const *)list;
}

static smr_status make_schedule(const smr_dag *d, const smr_dag_goal *goal, const char *planner,
				owner *o)
{
	const smr_dag_planner *p = smr_dag_planners[0];
	smr_dag_schedule s;

	if (planner != NULL)
		p = smr_dag_planner_find(planner);
	if (p == NULL)
		return SMR_EINVAL;
	if (goal->objective == SMR_DAG_ENERGY && !p->any_goal)
		return smr_fail(SMR_EUNSUPPORTED,
				"%s plans for the makespan alone; search and exact plan for energy",
				p->name);
	SMR_TRY(p->plan(d, goal, &s));
	copy_schedule(o->arena, d, &s, &o->shown);
	o->shown.in_time = s.makespan <= goal->deadline;
	smr_dag_schedule_free(&s);
	return SMR_OK;
}

/* Returns the format of a graph. *@p out: NULL: the one with processors of its own. */
static smr_status find_format(const smr_plan_tasks_params *p, const smr_workflow_format **out)
{
	bool is_dag = p->format != NULL && strcmp(p->format, "dag") == 0;

	*out = NULL;
	if (p->format != NULL && !is_dag) {
		*out = smr_workflow_find(p->format);
		return *out != NULL ? SMR_OK : SMR_EINVAL;
	}
	if (!is_dag && p->path != NULL)
		*out = smr_workflow_by_ending(p->path);
	if (*out == NULL && (p->processors != NULL || p->bandwidth > 0))
		return smr_fail(SMR_EINVAL,
				"%s has its own processors and times of transfers: --processors "
				"and --bandwidth are for --format=wfformat, dot, stg and chakra",
				p->path != NULL ? p->path : "the graph");
	return SMR_OK;
}

static smr_status read_text(const smr_plan_tasks_params *p, const smr_workflow_format *f,
			    const char *text, size_t n, smr_dag **out)
{
	const smr_workflow_machines m = {p->processors, p->bandwidth};
	const char *name = p->path != NULL ? p->path : "graph";

	return f == NULL ? smr_dag_read(name, text, n, out)
			 : smr_workflow_read(f, name, text, n, &m, out);
}

static smr_status read_graph(const smr_plan_tasks_params *p, smr_dag **out)
{
	const smr_workflow_format *f;
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(find_format(p, &f));
	if (p->text != NULL)
		return read_text(p, f, p->text, p->length, out);
	SMR_TRY(smr_read_file(p->path, &text, &n));
	st = read_text(p, f, text, n, out);
	smr_free(text);
	return st;
}

static smr_status plan_task_graph(const smr_plan_tasks_params *p, owner *o)
{
	const smr_dag_goal goal = {.objective = p->objective == SMR_TASKS_ENERGY ? SMR_DAG_ENERGY
										 : SMR_DAG_MAKESPAN,
				   .deadline = p->deadline > 0 ? p->deadline : INFINITY,
				   .seconds = p->budget_s > 0 ? p->budget_s : 1};
	smr_dag *d;
	smr_status st;

	SMR_TRY(read_graph(p, &d));
	o->shown.objective = p->objective;
	st = p->objective == SMR_TASKS_PARETO ? make_front(d, &goal, o)
					      : make_schedule(d, &goal, p->planner, o);
	smr_dag_free(d);
	if (st == SMR_OK && smr_arena_ran_short(o->arena))
		st = smr_fail(SMR_ENOMEM, "no memory for a plan");
	return st;
}

static smr_status check_plan_params(const smr_plan_tasks_params *p)
{
	if (p->struct_size < sizeof(*p))
		return smr_fail(SMR_EINVAL, "smr_plan_tasks: params.struct_size is %zu, not %zu",
				p->struct_size, sizeof(*p));
	if (p->path == NULL && p->text == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan_tasks: no graph");
	if ((unsigned)p->objective > SMR_TASKS_PARETO)
		return smr_fail(SMR_EINVAL, "smr_plan_tasks: there is no objective %d",
				(int)p->objective);
	if (!(p->deadline >= 0 && p->budget_s >= 0 && p->bandwidth >= 0))
		return smr_fail(SMR_EINVAL,
				"smr_plan_tasks: a deadline, a budget or a bandwidth below 0");
	if (p->objective == SMR_TASKS_PARETO && p->planner != NULL)
		return smr_fail(SMR_EINVAL, "smr_plan_tasks: a front has no planner");
	return SMR_OK;
}

smr_status smr_plan_tasks(const smr_plan_tasks_params *params, const smr_task_plan **out)
{
	smr_arena *a;
	owner *o;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (params == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_plan_tasks: %s",
				params == NULL ? "no params" : "no place for the plan");
	SMR_TRY(check_plan_params(params));
	a = smr_arena_new();
	o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;
	if (o == NULL) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	}
	o->arena = a;
	st = plan_task_graph(params, o);
	if (st == SMR_OK)
		*out = &o->shown;
	else
		smr_arena_free(a);
	return st;
}

void smr_task_plan_free(const smr_task_plan *p)
{
	if (p != NULL)
		smr_arena_free(((const owner *)p)->arena);
}
