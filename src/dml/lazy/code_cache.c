/* Cache of compiled traces, looked up by their text. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "base/data/table.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "dml/lazy.h"
#include "pass/fuse/report.h"
#include "pass/passes.h"

enum { DML_FIRST, DML_SIZES, DML_OPS }; /* reasons for a compilation */
enum { MOST = 400 /* entries: a growing matrix is new code in each iteration */ };

/* Bytes that codes may retain between runs: always; at most; at most of the available memory. */
static const double KEPT = 16 << 20, MOST_KEPT = 1 << 30, PART_KEPT = .25;

struct dml_code {
	smr_module *module;
	const dml_binding *bindings; /* in the module's arena */
	smr_executable *image;
	smr_fusion fusion;
	smr_fusion_report *story; /* NULL: not requested */
	smr_loc loc;              /* the statement that first needed the code */
	int why;
	char sizes[64];      /* an operand's size, before and now; "": unchanged */
	uint64_t when;       /* number of the flush that compiled it, from 1 */
	uint64_t ops;        /* hash of the trace without sizes */
	uint64_t runs, last; /* last: number of the last flush that ran it */
	int64_t made_ns, run_ns;
	size_t nodes, params, results;
	double bytes;    /* peak bytes of tensors in a run; 0: unknown */
	double kept;     /* bytes of tensors retained between runs */
	double spread_s; /* predicted seconds saved by a run on all threads */
	UT_hash_handle hh;
	size_t nkey;
	char key[];
};

static void free_code(dml_code *c)
{
	smr_executable_free(c->image);
	smr_module_free(c->module);
	smr_fusion_report_free(c->story);
	smr_free(c);
}

/* Memory that a heap retains between runs spares the next run page faults. Code for other sizes has
 * its own heap, so there may be hundreds of heaps. */
static void note_kept_bytes(dml_lazy *t, dml_code *c)
{
	double before = c->kept;

	smr_assert(c->image != NULL);
	c->kept = (double)smr_heap_kept(smr_executable_heap(c->image, 0));
	t->kept += c->kept - before;
}

/* Releases retained memory of the least recently used codes, until there is room for a run of
 * @p next beside its own retained memory. */
static void evict_kept_memory(dml_lazy *t, const dml_code *next)
{
	double most, others = t->kept - next->kept, before = others;

	if (others <= KEPT)
		return;
	most = fmin(t->owner.room(t->owner.ctx) * PART_KEPT, MOST_KEPT) - next->bytes;
	while (others > fmax(most, KEPT)) {
		dml_code *oldest = NULL;

		for (dml_code *c = t->codes; c != NULL; c = c->hh.next)
			if (c != next && c->kept > 0 && (oldest == NULL || c->last < oldest->last))
				oldest = c;
		if (oldest == NULL)
			break;
		others -= oldest->kept;
		smr_heap_trim(smr_executable_heap(oldest->image, 0));
		note_kept_bytes(t, oldest);
	}
	if (others < before)
		smr_give_pages_back();
}

void dml_free_codes(dml_lazy *t)
{
	dml_code *c, *next;

	HASH_ITER (hh, t->codes, c, next) {
		HASH_DEL(t->codes, c);
		free_code(c);
	}
}

/* Returns a number for a form: index of the operand with the pattern, and direction; 0: dense. */
static uint64_t form_key(const dml_lazy *t, dml_form f)
{
	uint64_t n = 0;

	smr_assert(f.pattern == NULL || t->params.n > 0);
	if (f.pattern == NULL)
		return 0;
	while (t->params.v[n]->pattern != f.pattern)
		n++;
	return 2 * n + 1 + f.turned;
}

typedef struct node_key {
	uint32_t op, wanted, in[DML_OPERANDS];
	int64_t n[2], rows, cols;
	uint64_t scalar, form;
	int64_t places;
	double number;
} node_key;

/* Serializes everything that determines the code; padding is 0, since nodes are set by field. */
static smr_status key_of(const dml_lazy *t, smr_str *s)
{
	for (size_t i = 0; i < t->nodes.n; i++) {
		const dml_node *n = &t->nodes.v[i];
		node_key k = {.op = n->op,
			      .wanted = t->made.v[i] != NULL,
			      .n = {n->n[0], n->n[1]},
			      .rows = n->rows,
			      .cols = n->cols,
			      .scalar = n->scalar,
			      .form = form_key(t, t->forms.v[i]),
			      .places =
				      t->forms.v[i].pattern != NULL ? t->forms.v[i].pattern->n : 0,
			      .number = n->number};

		memcpy(k.in, n->in, sizeof(k.in));
		smr_str_write(s, &k, sizeof(k));
	}
	return smr_str_status(s, "a trace");
}

static uint64_t hash_of_ops(const dml_lazy *t)
{
	uint64_t h = 1;

	smr_assert(t->nodes.n == t->made.n);
	for (size_t i = 0; i < t->nodes.n; i++) {
		const dml_node *n = &t->nodes.v[i];

		h = smr_hash_mix(h, n->op);
		h = smr_hash_mix(h, t->made.v[i] != NULL);
		for (int k = 0; k < DML_OPERANDS; k++)
			h = smr_hash_mix(h, n->in[k]);
	}
	return h;
}

/* Records the first size that differs from @p o, which has the same operations. */
static void note_sizes(dml_code *c, const dml_code *o)
{
	node_key a, b;

	smr_assert(c->nkey % sizeof(node_key) == 0 && o->nkey % sizeof(node_key) == 0);
	for (size_t at = 0; at + sizeof(a) <= c->nkey && at + sizeof(b) <= o->nkey;
	     at += sizeof(a)) {
		memcpy(&a, o->key + at, sizeof(a));
		memcpy(&b, c->key + at, sizeof(b));
		if (a.rows == b.rows && a.cols == b.cols && a.places == b.places)
			continue;
		if (a.rows == b.rows && a.cols == b.cols)
			snprintf(c->sizes, sizeof(c->sizes), "%lld elements, before %lld",
				 (long long)b.places, (long long)a.places);
		else
			snprintf(c->sizes, sizeof(c->sizes), "%lldx%lld, before %lldx%lld",
				 (long long)b.rows, (long long)b.cols, (long long)a.rows,
				 (long long)a.cols);
		return;
	}
}

/* Returns the reason for the compilation. */
static int why_of(const dml_lazy *t, dml_code *c)
{
	int why = DML_FIRST;
	const dml_code *same = NULL;

	for (const dml_code *o = t->codes; o != NULL; o = o->hh.next) {
		if (o->ops == c->ops)
			same = o;
		if (o->loc.file == c->loc.file && o->loc.line == c->loc.line)
			why = DML_OPS;
	}
	if (same == NULL)
		return why;
	note_sizes(c, same);
	return DML_SIZES;
}

/* Runs the passes after the cut by devices: a trace has one device. */
static smr_status run_passes(const dml_lazy *t, dml_code *c)
{
	const smr_runner *r = t->runner;
	const smr_fuse_params fuse = {.machine = r->cost.machine,
				      .threads = smr_runner_threads(r),
				      .way = SMR_FUSE_BY_COST,
				      .story = c->story};
	const smr_pass_options o = {.evaluate = smr_ref_op, .fuse = &fuse, .watch = r->watch};
	smr_pass_results passed = {.remat = false};

	SMR_TRY(smr_passes_run(c->module, SMR_LOAD_CUT, SMR_LOAD_FUSED, &o, &passed));
	c->fusion = passed.fusion;
	return SMR_OK;
}

static smr_status make_module(dml_lazy *t, dml_code *c)
{
	int64_t from = smr_now_ns();

	SMR_TRY(dml_lazy_module(t, &c->module, &c->bindings));
	smr_pass_done(t->runner->watch, SMR_PASS_IMPORT, c->module,
		      smr_seconds(from, smr_now_ns()));
	return SMR_OK;
}

static smr_status make_image(dml_lazy *t, dml_code *c)
{
	smr_pass_watch *watch = t->runner->watch;
	int64_t from;

	smr_assert(c->image == NULL);
	if (t->plans)
		SMR_TRY(smr_fusion_report_new(&c->story));
	SMR_TRY(make_module(t, c));
	SMR_TRY(run_passes(t, c));
	smr_pass_begins(watch, SMR_PASS_KERNELS, c->module);
	from = smr_now_ns();
	SMR_TRY(smr_executable_new(t->runner, c->module, &c->image));
	smr_pass_done(watch, SMR_PASS_KERNELS, c->module, smr_seconds(from, smr_now_ns()));
	return t->measures ? smr_executable_measure(c->image) : SMR_OK;
}

/* Evicts the least recently used code. */
static void make_room(dml_lazy *t)
{
	dml_code *oldest = t->codes;

	smr_assert(t->codes == NULL || HASH_COUNT(t->codes) <= MOST);
	if (HASH_COUNT(t->codes) < MOST)
		return;
	for (dml_code *c = t->codes; c != NULL; c = c->hh.next)
		if (c->last < oldest->last)
			oldest = c;
	HASH_DEL(t->codes, oldest);
	t->kept -= oldest->kept;
	free_code(oldest);
}

static smr_status make_code(dml_lazy *t, const smr_str *key, dml_code **out)
{
	dml_code *c = smr_calloc(1, sizeof(*c) + key->n);
	int64_t from = smr_now_ns(), worked = smr_log_on(SMR_LOG_DEBUG) ? smr_work_ns() : 0;
	smr_foreseen seen;
	smr_status st;

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for code");
	c->nkey = key->n;
	memcpy(c->key, smr_str_text(key), key->n);
	c->loc = t->owner.place(t->owner.ctx);
	c->ops = hash_of_ops(t);
	c->why = why_of(t, c);
	c->when = t->flushes + 1;
	c->nodes = t->nodes.n;
	c->params = t->params.n;
	for (size_t i = 0; i < t->made.n; i++)
		c->results += t->made.v[i] != NULL;
	make_room(t);
	st = make_image(t, c);
	if (st == SMR_OK && smr_executable_foresee(c->image, SIZE_MAX, &seen) == SMR_OK)
		c->bytes = (double)seen.bytes;
	if (st == SMR_OK)
		HASH_ADD_KEYPTR(hh, t->codes, c->key, c->nkey, c);
	if (st == SMR_OK && c->hh.tbl == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for code");
	if (st != SMR_OK) {
		free_code(c);
		return st;
	}
	c->made_ns = smr_now_ns() - from;
	smr_log(SMR_LOG_DEBUG, "flow: %.2f ms of processor time, %zu operations of line %u",
		smr_seconds(worked, smr_work_ns()) * 1e3, c->nodes, c->loc.line);
	c->spread_s = smr_executable_spread(c->image);
	t->made_s += (double)c->made_ns * 1e-9;
	t->compiled++;
	*out = c;
	return SMR_OK;
}

smr_status dml_find_code(dml_lazy *t, dml_code **out)
{
	smr_str key = {0};
	smr_status st = key_of(t, &key);

	*out = NULL;
	if (st == SMR_OK)
		HASH_FIND(hh, t->codes, smr_str_text(&key), key.n, *out);
	if (st == SMR_OK && *out == NULL)
		st = make_code(t, &key, out);
	if (*out != NULL)
		(*out)->last = t->flushes;
	smr_str_free(&key);
	return st;
}

smr_status dml_run_code(dml_lazy *t, dml_code *c)
{
	int64_t from = t->measures ? smr_now_ns() : 0;

	smr_assert(c->image != NULL && c->module != NULL);
	evict_kept_memory(t, c);
	SMR_TRY(t->owner.fits(t->owner.ctx, c->bytes));
	SMR_TRY(dml_run_image(t, c->image, c->module->functions[0], c->bindings));
	note_kept_bytes(t, c);
	c->runs++;
	t->spread_s += c->spread_s;
	if (t->measures)
		c->run_ns += smr_now_ns() - from;
	return SMR_OK;
}

void dml_code_predicted(const dml_code *c, double *together, double *alone)
{
	smr_told_kernel k;
	smr_executable_op op;
	double sum = 0;

	smr_assert(c->image != NULL);
	for (size_t i = 0; smr_executable_op_at(c->image, i, &op); i++) {
		if (op.kernel != NULL)
			smr_executable_tell(c->image, op.kernel, &k);
		sum += op.kernel != NULL && k.impl != NULL ? op.slabs * k.predicted.p50
							   : op.predicted_s;
	}
	*together += sum;
	*alone += sum + c->spread_s;
}

double dml_code_bytes(const dml_code *c)
{
	return c->bytes;
}

const dml_code *dml_code_next(const dml_lazy *t, const dml_code *c)
{
	return c != NULL ? c->hh.next : t->codes;
}

const dml_code *dml_code_runs(const dml_lazy *t, const dml_code *c)
{
	dml_code *same;

	HASH_FIND(hh, t->codes, c->key, c->nkey, same);
	return same;
}

void dml_code_tell(const dml_code *c, smr_script_flow *out)
{
	static const char *const why[] = {
		[DML_FIRST] = "first", [DML_SIZES] = "other sizes", [DML_OPS] = "other operations"};

	*out = (smr_script_flow){.loc = c->loc,
				 .code = c,
				 .why = why[c->why],
				 .sizes = c->sizes,
				 .when = c->when,
				 .module = c->module,
				 .image = c->image,
				 .fusion = &c->fusion,
				 .story = c->story,
				 .nodes = c->nodes,
				 .params = c->params,
				 .results = c->results,
				 .runs = c->runs,
				 .made_s = (double)c->made_ns * 1e-9,
				 .run_s = (double)c->run_ns * 1e-9};
}

void dml_code_add(const dml_code *c, smr_script_flow *out)
{
	out->runs += c->runs;
	out->made_s += (double)c->made_ns * 1e-9;
	out->run_s += (double)c->run_ns * 1e-9;
}
