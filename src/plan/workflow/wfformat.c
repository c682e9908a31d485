/* WfFormat of WfCommons, versions 1.0 to 1.5: a JSON document.
 *
 * 1.5 has tasks and files in workflow.specification, and what a run took in workflow.execution;
 * before, workflow.tasks (or jobs) have all of it. A task waits for its parents, and for those
 * whose child it is; it is handed the files that they write and it reads. Jansson keeps no lines: a
 * message has the line on which the name of its task first stands. */
#include <string.h>

#include <jansson.h>

#include "base/alloc.h"
#include "plan/workflow/internal.h"

/* A file, and the task that writes it. */
typedef struct file {
	const char *name;
	double bytes;
	uint32_t writer, order; /* UINT32_MAX: none; the last reader that counted it */
	UT_hash_handle hh;
} file;

/* A name of a task beside its id; before 1.4, parents are names. */
typedef struct alias {
	const char *name;
	uint32_t task; /* UINT32_MAX: several have it */
	UT_hash_handle hh;
} alias;

typedef struct reader {
	wf_graph *g;
	file *files;
	alias *aliases;
} reader;

/* ---- lines ----------------------------------------------------------------------------------- */

static unsigned line_at(const wf_graph *g, const char *at)
{
	unsigned line = 1;

	for (const char *c = g->text; c < at; c++)
		line += *c == '\n';
	return line;
}

/* Returns the line of "NAME"; 1 if it is written in another way. */
static unsigned line_of(const wf_graph *g, const char *name)
{
	size_t n = strlen(name);
	const char *end = g->text + g->n;

	for (const char *at = g->text; (at = memmem(at, (size_t)(end - at), name, n)) != NULL; at++)
		if (at > g->text && at[-1] == '"' && at + n < end && at[n] == '"')
			return line_at(g, at);
	return 1;
}

static smr_status fail_at(const reader *r, const char *name, const char *what)
{
	char shown[4 * WF_SHOWN + 4];

	return wf_fail(r->g, line_of(r->g, name), "task '%s' %s",
		       wf_show(name, strlen(name), shown), what);
}

/* ---- members --------------------------------------------------------------------------------- */

static const json_t *first_of(const json_t *object, const char *one, const char *other)
{
	const json_t *v = json_object_get(object, one);

	return v != NULL ? v : json_object_get(object, other);
}

static const char *name_of(const json_t *object)
{
	return json_string_value(first_of(object, "id", "name"));
}

static bool is_missing(const json_t *v)
{
	return v == NULL || json_is_null(v);
}

/* ---- tasks ----------------------------------------------------------------------------------- */

static smr_status read_time(const reader *r, const json_t *task, wf_task *t)
{
	const json_t *time = first_of(task, "runtimeInSeconds", "runtime");

	if (is_missing(time))
		return SMR_OK;
	t->work = json_number_value(time);
	return json_is_number(time) && wf_is_size(t->work)
		       ? SMR_OK
		       : fail_at(r, t->name, "has a runtime that is no number, 0 or more");
}

static smr_status add_alias(reader *r, const json_t *task, const wf_task *t)
{
	const char *name = json_string_value(json_object_get(task, "name"));
	alias *a;

	if (name == NULL || strcmp(name, t->name) == 0)
		return SMR_OK;
	HASH_FIND_STR(r->aliases, name, a);
	if (a != NULL) {
		a->task = UINT32_MAX;
		return SMR_OK;
	}
	a = smr_arena_alloc(r->g->arena, sizeof(*a));
	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	*a = (alias){.name = name, .task = t->number};
	HASH_ADD_KEYPTR(hh, r->aliases, a->name, strlen(a->name), a);
	return a->hh.tbl != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a workflow");
}

/* Returns the task with that id, or with that name; NULL: none, or several. */
static const wf_task *find_task(const reader *r, const char *name)
{
	const wf_task *t = wf_find(r->g, name, strlen(name));
	alias *a;

	if (t != NULL)
		return t;
	HASH_FIND_STR(r->aliases, name, a);
	return a != NULL && a->task != UINT32_MAX ? r->g->tasks.v[a->task] : NULL;
}

static smr_status read_tasks(reader *r, const json_t *tasks)
{
	const json_t *task;
	size_t i;

	json_array_foreach (tasks, i, task) {
		const char *name = name_of(task);
		wf_task *t;

		if (name == NULL)
			return wf_fail(r->g, 1, "task %zu of the workflow has no id, and no name",
				       i);
		SMR_TRY(wf_add_task(r->g, name, strlen(name), 0, &t));
		t->work = -1;
		SMR_TRY(read_time(r, task, t));
		SMR_TRY(add_alias(r, task, t));
	}
	return SMR_OK;
}

/* Reads the times of 1.5, which stand apart from the tasks. */
static smr_status read_execution(reader *r, const json_t *tasks)
{
	const json_t *task;
	size_t i;

	json_array_foreach (tasks, i, task) {
		const char *name = name_of(task);
		wf_task *t = name != NULL ? wf_find(r->g, name, strlen(name)) : NULL;

		if (name == NULL)
			return wf_fail(r->g, 1, "task %zu of the execution has no id", i);
		if (t == NULL)
			return fail_at(r, name, "was executed, but is not in the specification");
		SMR_TRY(read_time(r, task, t));
	}
	return SMR_OK;
}

static smr_status check_times(const reader *r)
{
	for (size_t i = 0; i < r->g->tasks.n; i++)
		if (r->g->tasks.v[i]->work < 0)
			return fail_at(r, r->g->tasks.v[i]->name,
				       "has no runtimeInSeconds: a workflow that was never run "
				       "cannot be planned");
	return SMR_OK;
}

/* ---- files ----------------------------------------------------------------------------------- */

static smr_status find_file(reader *r, const char *name, file **out)
{
	file *f;

	HASH_FIND_STR(r->files, name, f);
	if (f == NULL) {
		f = smr_arena_alloc(r->g->arena, sizeof(*f));
		if (f == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a workflow");
		*f = (file){.name = name, .writer = UINT32_MAX, .order = UINT32_MAX};
		HASH_ADD_KEYPTR(hh, r->files, f->name, strlen(f->name), f);
		if (f->hh.tbl == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a workflow");
	}
	*out = f;
	return SMR_OK;
}

static smr_status read_size(reader *r, const json_t *object, file *f)
{
	const json_t *size = first_of(object, "sizeInBytes", "size");
	char shown[4 * WF_SHOWN + 4];

	if (is_missing(size))
		return SMR_OK;
	f->bytes = json_number_value(size);
	if (json_is_number(size) && wf_is_size(f->bytes))
		return SMR_OK;
	return wf_fail(r->g, line_of(r->g, f->name),
		       "file '%s' has a size that is no number, 0 or more",
		       wf_show(f->name, strlen(f->name), shown));
}

static smr_status read_sizes(reader *r, const json_t *files)
{
	const json_t *object;
	size_t i;

	json_array_foreach (files, i, object) {
		const char *name = name_of(object);
		file *f;

		if (name == NULL)
			return wf_fail(r->g, 1, "file %zu of the workflow has no id", i);
		SMR_TRY(find_file(r, name, &f));
		SMR_TRY(read_size(r, object, f));
	}
	return SMR_OK;
}

/* ---- who waits for whom ---------------------------------------------------------------------- */

/* Counts a file that a task writes (@p writes), or reads from another task. */
static smr_status use_file(reader *r, uint32_t task, const char *name, const json_t *object,
			   bool writes)
{
	const wf_task *t = r->g->tasks.v[task];
	file *f;

	if (name == NULL)
		return fail_at(r, t->name, "has a file without a name");
	SMR_TRY(find_file(r, name, &f));
	if (object != NULL)
		SMR_TRY(read_size(r, object, f));
	if (writes) {
		f->writer = task;
		return SMR_OK;
	}
	if (f->writer == UINT32_MAX || f->writer == task || f->order == task)
		return SMR_OK;
	f->order = task;
	return wf_add_edge(r->g, (wf_edge){.from = f->writer, .to = task, .bytes = f->bytes}, 0);
}

/* Reads the files that a task writes, or those that it reads. */
static smr_status read_files(reader *r, uint32_t i, const json_t *task, bool writes)
{
	const json_t *list = json_object_get(task, writes ? "outputFiles" : "inputFiles"), *f;
	size_t k;

	json_array_foreach (list, k, f)
		SMR_TRY(use_file(r, i, json_string_value(f), NULL, writes));
	json_array_foreach (json_object_get(task, "files"), k, f) {
		const char *link = json_string_value(json_object_get(f, "link"));

		if (link != NULL && strcmp(link, writes ? "output" : "input") == 0)
			SMR_TRY(use_file(r, i, name_of(f), f, writes));
	}
	return SMR_OK;
}

/* Reads the parents, or the children, of a task. */
static smr_status read_kin(reader *r, uint32_t i, const json_t *list, bool parents)
{
	const wf_task *t = r->g->tasks.v[i], *kin;
	const json_t *v;
	size_t k;

	json_array_foreach (list, k, v) {
		const char *name = json_string_value(v);

		kin = name != NULL ? find_task(r, name) : NULL;
		if (kin == NULL)
			return fail_at(r, t->name,
				       parents ? "has a parent that is no task"
					       : "has a child that is no task");
		SMR_TRY(wf_add_edge(r->g,
				    parents ? (wf_edge){.from = kin->number, .to = i}
					    : (wf_edge){.from = i, .to = kin->number},
				    0));
	}
	return SMR_OK;
}

static smr_status read_edges(reader *r, const json_t *tasks)
{
	const json_t *task;
	size_t i;

	json_array_foreach (tasks, i, task)
		SMR_TRY(read_files(r, (uint32_t)i, task, true));
	json_array_foreach (tasks, i, task) {
		SMR_TRY(read_files(r, (uint32_t)i, task, false));
		SMR_TRY(read_kin(r, (uint32_t)i, json_object_get(task, "parents"), true));
		SMR_TRY(read_kin(r, (uint32_t)i, json_object_get(task, "children"), false));
	}
	return SMR_OK;
}

/* ---- the document ---------------------------------------------------------------------------- */

static smr_status read_document(reader *r, const json_t *root)
{
	const json_t *workflow = json_object_get(root, "workflow"),
		     *specification = json_object_get(workflow, "specification"), *tasks;

	tasks = first_of(specification != NULL ? specification : workflow, "tasks", "jobs");
	if (!json_is_array(tasks))
		return wf_fail(r->g, 1,
			       "there is no list workflow.specification.tasks, and none "
			       "workflow.tasks");
	SMR_TRY(read_tasks(r, tasks));
	SMR_TRY(read_execution(r,
			       json_object_get(json_object_get(workflow, "execution"), "tasks")));
	SMR_TRY(check_times(r));
	SMR_TRY(read_sizes(r, json_object_get(specification, "files")));
	return read_edges(r, tasks);
}

static smr_status read_wfformat(wf_graph *g, const char *text, size_t n)
{
	reader r = {.g = g};
	json_error_t e;
	json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);
	smr_status st;

	g->line_of = line_of;
	if (root == NULL)
		return wf_fail(g, e.line > 0 ? (unsigned)e.line : 1, "%s", e.text);
	st = read_document(&r, root);
	HASH_CLEAR(hh, r.files);
	HASH_CLEAR(hh, r.aliases);
	json_decref(root);
	return st;
}

const smr_workflow_format wf_wfformat = {.name = "wfformat",
					 .about = "WfFormat of WfCommons",
					 .endings = (const char *const[]){".json", NULL},
					 .read = read_wfformat};
