/* Prepares and runs tiled chains. */
#include "run/site/row_chain.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"

enum {
	BUFFERS = 3 << 19,     /* bytes that mostly stay in a core's second-level cache */
	LEAST_BYTES = 8 << 20, /* between the stages: smaller results stay in the caches anyway */
	VERDICT = 0x62616e64   /* "band" */
};

void smr_row_chains_free(smr_row_chains *b)
{
	if (b == NULL)
		return;
	for (int k = 0; k < b->n; k++) {
		smr_row_chain_stage *s = &b->stages[k];

		if (s->exec != NULL)
			b->impl->release(s->exec);
		smr_graph_free(s->graph);
		smr_free(s->places);
		smr_free(s->numbers);
	}
	for (int i = 0; i < b->nslots; i++)
		smr_free(b->slots[i].memory);
	smr_free(b->slots);
	smr_free(b->clashes);
	smr_free(b);
}

/* ---- preparation ---------------------------------------------------------------------------- */

/* Finds clashes of the chain's windows, except for those between its stages, which are not in the
 * program's memory. */
static smr_status find_clashes(const smr_flow *f, const smr_specialization *s, smr_row_chains *b)
{
	uint8_t *marks = smr_calloc(f->graph->nnodes + 1, 1);
	uint8_t *between = smr_calloc(f->graph->nbases + 1, 1);
	smr_status st = smr_fail(SMR_ENOMEM, "no memory for guards");

	for (int k = 0; marks != NULL && between != NULL && k < b->n; k++) {
		const smr_node *v = b->stages[k].step->codelet->nest;

		smr_mark_windows(marks, v);
		between[v->into->window->base] = k + 1 < b->n;
	}
	if (marks != NULL && between != NULL)
		st = smr_specialization_clashes(f, s, marks, between, &b->clashes, &b->nclashes);
	smr_free(marks);
	smr_free(between);
	return st;
}

static int64_t bytes_between(const smr_row_chains *b)
{
	int64_t all = 0;

	for (int k = 0; k + 1 < b->n; k++)
		all += b->stages[k].shape.width * b->stages[k].shape.planes * b->stages[k].rows;
	return all;
}

static uint64_t verdict_of(const smr_row_chain_stage *s)
{
	return smr_hash_mix(s->step->query.code, VERDICT);
}

/* Combines the verdicts of all stages: bad if one is, good if all are. */
static smr_verdict_kind combine_verdicts(const smr_runner *r, const smr_row_chains *b)
{
	bool good = r->hooks.verdict != NULL;

	for (int k = 0; r->hooks.verdict != NULL && k < b->n; k++) {
		const smr_row_chain_stage *s = &b->stages[k];
		smr_verdict_kind v = r->hooks.verdict(r->hooks.ctx, verdict_of(s), b->impl->name,
						      s->step->query.size);

		if (v == SMR_JUDGED_BAD)
			return v;
		good &= v == SMR_JUDGED_GOOD;
	}
	return good ? SMR_JUDGED_GOOD : SMR_UNJUDGED;
}

static smr_status make_stages(const smr_runner *r, smr_row_chains *b, const smr_env *e)
{
	for (int k = 0; k < b->n; k++) {
		smr_row_chain_stage *s = &b->stages[k];
		smr_env block = {.sym = e->sym};

		SMR_TRY(smr_row_chain_stage_make(b, k, e->sym));
		block.value = smr_calloc(s->graph->nnodes, sizeof(*block.value));
		block.base = smr_calloc(s->nplaces, sizeof(*block.base));
		smr_status st = block.value == NULL || block.base == NULL
					? smr_fail(SMR_ENOMEM, "no memory for bands of rows")
					: b->impl->accept(&s->codelet, &block);
		if (st == SMR_OK)
			st = b->impl->prepare(&s->codelet, &block, NULL, &s->exec);
		smr_exit_guard_watch();
		smr_free(block.value);
		smr_free(block.base);
		SMR_TRY(st);
	}
	b->nslots = smr_workers_count(r->workers);
	b->slots = smr_calloc((size_t)b->nslots, sizeof(*b->slots));
	return b->slots != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for bands of rows");
}

static smr_status build_chain(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			      size_t first, int n, const smr_env *e, smr_row_chains *b)
{
	b->first = first;
	b->n = n;
	b->impl = smr_impl_find("nest");
	for (int k = 0; k < n; k++) {
		b->stages[k].step = &s->steps[first + (size_t)k];
		if (b->impl == NULL || b->stages[k].step->impl != b->impl)
			return smr_fail(SMR_EUNSUPPORTED, "another implementation is chosen");
	}
	SMR_TRY(smr_row_chains_find(f, e->sym, r->band_bytes > 0 ? r->band_bytes : BUFFERS, b));
	if (bytes_between(b) < LEAST_BYTES && !r->force)
		return smr_fail(SMR_EUNSUPPORTED, "little is between the stages");
	if (combine_verdicts(r, b) == SMR_JUDGED_BAD)
		return smr_fail(SMR_EUNSUPPORTED, "its results were wrong");
	SMR_TRY(find_clashes(f, s, b));
	SMR_TRY(make_stages(r, b, e));
	snprintf(b->detail, sizeof(b->detail), "bands of %lld rows, %lld chunks",
		 (long long)b->stages[0].block, (long long)b->chunks);
	return SMR_OK;
}

void smr_row_chains_prepare(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			    const smr_env *e)
{
	size_t most = s->nsteps < SMR_ROW_CHAIN_STAGES ? s->nsteps : SMR_ROW_CHAIN_STAGES;

	/* a fixed plan gives the same bits on nodes, where each codelet runs alone */
	if (r->via != NULL || r->only_fleet != NULL || f->opaque || r->fixed || r->together)
		return;
	for (size_t n = most; n >= 2; n--)
		for (size_t first = 0; first + n <= s->nsteps; first++) {
			smr_row_chains *b = smr_calloc(1, sizeof(*b));

			if (b != NULL && build_chain(r, f, s, first, (int)n, e, b) == SMR_OK) {
				s->bands = b;
				return;
			}
			smr_log(SMR_LOG_DEBUG, "%s: no bands from %zu on: %s", f->graph->name,
				first, b != NULL ? smr_errmsg() : "no memory");
			smr_row_chains_free(b);
		}
}

/* ---- run ------------------------------------------------------------------------------------ */

typedef struct job {
	smr_row_chains *b;
	const smr_env *e;
	uint64_t *value[SMR_ROW_CHAIN_STAGES];
	const smr_runner *runner;
	bool checks;
	atomic_int failed; /* smr_status */
} job;

typedef struct chunk {
	smr_row_chain_run run;
	job *j;
	char *memory;
} chunk;

static void bases_of(const chunk *c, int k, int64_t row, void **base)
{
	const smr_row_chain_stage *s = &c->j->b->stages[k];

	for (uint32_t i = 0; i < s->nplaces; i++) {
		const smr_row_chain_place *p = &s->places[i];
		int64_t at = p->offset + row * p->step;
		char *from = c->j->e->base[p->base];

		if (p->from >= 0) {
			const smr_row_chain_stage *w = &c->j->b->stages[p->from];

			from = c->memory + w->at;
			at -= c->run.base[p->from] * w->shape.pitch;
		}
		base[i] = (char *)((uintptr_t)from + (uintptr_t)at);
	}
}

/* Compares the first block of each stage with the reference. */
static smr_status run_checked(smr_row_chain_stage *s, const smr_impl *impl, const smr_env *e)
{
	smr_check_sample *sample = NULL;
	smr_status st;

	if (smr_check_sample_take(&s->codelet, e, &sample) != SMR_OK)
		sample = NULL;
	st = impl->run(s->exec, e, NULL);
	if (st == SMR_OK && sample != NULL)
		st = smr_check_sample_compare(sample, e);
	s->points = smr_check_sample_points(sample);
	smr_check_sample_free(sample);
	s->checked = true;
	return st;
}

static bool compute_block(smr_row_chain_run *x, int k, int64_t row)
{
	chunk *c = (chunk *)((char *)x - offsetof(chunk, run));
	smr_row_chain_stage *s = &c->j->b->stages[k];
	void *base[SMR_ROW_CHAIN_READS + 1];
	smr_env e = {.sym = c->j->e->sym, .base = base, .value = c->j->value[k]};
	int64_t from = smr_now_ns();
	smr_status st;

	bases_of(c, k, row, base);
	st = c->j->checks && !s->checked ? run_checked(s, c->j->b->impl, &e)
					 : c->j->b->impl->run(s->exec, &e, NULL);
	atomic_fetch_add_explicit(&s->spent, smr_now_ns() - from, memory_order_relaxed);
	if (st != SMR_OK)
		atomic_store(&c->j->failed, (int)st);
	return st == SMR_OK;
}

static void slide_rows(smr_row_chain_run *x, int k, int64_t keep)
{
	chunk *c = (chunk *)((char *)x - offsetof(chunk, run));
	const smr_row_chain_stage *s = &c->j->b->stages[k];
	char *at = c->memory + s->at;
	size_t from = (size_t)((keep - x->base[k]) * s->shape.pitch);
	size_t bytes = (size_t)((x->done[k] - keep) * s->shape.pitch);

	for (int64_t p = 0; bytes > 0 && p < s->shape.planes; p++)
		memmove(at + p * s->plane, at + p * s->plane + from, bytes);
	x->base[k] = keep;
}

/* Returns the memory of a free slot; there is one slot for each thread. */
static char *borrow_slot(smr_row_chains *b, int *slot)
{
	for (int i = 0;; i = (i + 1) % b->nslots) {
		if (atomic_exchange(&b->slots[i].busy, true))
			continue;
		if (b->slots[i].memory == NULL)
			b->slots[i].memory =
				smr_aligned_alloc(4096, (b->bytes + 4095) / 4096 * 4096);
		*slot = i;
		return b->slots[i].memory;
	}
}

static void run_chunk(void *arg, int i)
{
	job *j = arg;
	chunk c = {.run = {.b = j->b, .compute = compute_block, .slide = slide_rows}, .j = j};
	int slot;

	if (atomic_load(&j->failed) != SMR_OK)
		return;
	c.memory = borrow_slot(j->b, &slot);
	if (c.memory == NULL)
		atomic_store(&j->failed, (int)SMR_ENOMEM);
	else if (!smr_row_chain_chunk(&c.run, i) && atomic_load(&j->failed) == SMR_OK)
		atomic_store(&j->failed, (int)SMR_EINTERNAL);
	atomic_store(&j->b->slots[slot].busy, false);
}

static smr_status bind_numbers(job *j)
{
	for (int k = 0; k < j->b->n; k++) {
		const smr_row_chain_stage *s = &j->b->stages[k];

		j->value[k] = smr_calloc(s->graph->nnodes, sizeof(**j->value));
		if (j->value[k] == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for bands of rows");
		for (uint32_t i = 0; i < s->graph->nnodes; i++)
			j->value[k][i] = s->numbers[i] != UINT32_MAX ? j->e->value[s->numbers[i]]
					 : s->graph->nodes[i]->op == SMR_OP_constant
						 ? s->graph->nodes[i]->bits
						 : 0;
	}
	return SMR_OK;
}

/* Returns whether this run is checked; *@p told is the check's text in the report. */
static bool wants_check(const smr_runner *r, smr_row_chains *b, const char **told)
{
	*told = r->check == SMR_CHECK_NEVER ? NULL : "passed";
	if (r->check == SMR_CHECK_NEVER || (r->check == SMR_CHECK_SAMPLE && b->runs > 0))
		return false;
	if (r->check == SMR_CHECK_SAMPLE && combine_verdicts(r, b) == SMR_JUDGED_GOOD) {
		*told = "cached";
		return false;
	}
	for (int k = 0; k < b->n; k++)
		b->stages[k].checked = false;
	return true;
}

static void record_spent_time(smr_row_chains *b, double seconds, const char *check)
{
	double spent = 1e-9;

	for (int k = 0; k < b->n; k++)
		spent += (double)b->stages[k].spent * 1e-9;
	for (int k = 0; k < b->n; k++) {
		smr_dispatch *p = b->stages[k].step;
		double own = seconds * (double)b->stages[k].spent * 1e-9 / spent;

		p->calls++;
		p->runs++;
		p->spent += own;
		if (p->row == NULL)
			continue;
		p->row->calls++;
		p->row->measured_s += own;
		p->row->energy_j += p->predicted.energy_j;
		snprintf(p->row->energy_label, sizeof(p->row->energy_label), "modelled");
		snprintf(p->row->detail, sizeof(p->row->detail), "%s", b->detail);
		if (check != NULL && b->runs == 0)
			snprintf(p->row->check, sizeof(p->row->check), "%s", check);
		p->row->checked += b->stages[k].points > 0;
		p->row->points += b->stages[k].points;
		b->stages[k].points = 0;
	}
}

static void report_verdicts(const smr_runner *r, const smr_row_chains *b, bool good)
{
	for (int k = 0; k < b->n && r->hooks.judge != NULL; k++)
		if (b->stages[k].checked)
			r->hooks.judge(r->hooks.ctx, verdict_of(&b->stages[k]), b->impl->name,
				       b->stages[k].step->query.size, good);
}

static smr_status run(const smr_runner *r, smr_row_chains *b, const smr_env *e, bool checks)
{
	const smr_workers *w = b->stages[0].step->workers;
	job j = {.b = b, .e = e, .runner = r, .checks = checks};
	smr_status st = bind_numbers(&j);

	for (int k = 0; k < b->n; k++)
		b->stages[k].spent = 0;
	if (st == SMR_OK)
		smr_workers_run(checks ? NULL : w, (int)b->chunks, run_chunk, &j);
	for (int k = 0; k < b->n; k++)
		smr_free(j.value[k]);
	return st != SMR_OK ? st : (smr_status)atomic_load(&j.failed);
}

bool smr_row_chains_run(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			const smr_env *e)
{
	smr_row_chains *b = s->bands;
	int64_t from = smr_now_ns();
	const char *told;
	smr_status st;
	bool checks;

	if (!smr_clashes_hold(s, b->clashes, b->nclashes, e))
		return false;
	checks = wants_check(r, b, &told);
	st = run(r, b, e, checks);
	if (checks && (st == SMR_OK || st == SMR_ECORRUPT))
		report_verdicts(r, b, st == SMR_OK);
	if (st == SMR_OK) {
		record_spent_time(b, smr_seconds(from, smr_now_ns()), told);
		b->runs++;
		return true;
	}
	smr_log(st == SMR_ECORRUPT ? SMR_LOG_ERROR : SMR_LOG_INFO, "%s: not in bands: %s",
		f->graph->name, smr_errmsg());
	smr_row_chains_free(b);
	s->bands = NULL;
	return false;
}

size_t smr_row_chains_first(const smr_specialization *s)
{
	return s->bands != NULL ? s->bands->first : SIZE_MAX;
}

size_t smr_row_chains_steps(const smr_specialization *s)
{
	return s->bands != NULL ? (size_t)s->bands->n : 0;
}
