/* Copies the best ways and the reasons against others out of a search. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/search/internal.h"
#include "predict/transformer/steps.h"

enum { VERSION = 1 };

/* ---- as JSON --------------------------------------------------------------------------------- */

#define WAY(...) SMR_FIELD(smr_search_way, __VA_ARGS__)
#define REFUSED(...) SMR_FIELD(smr_search_refused, __VA_ARGS__)
#define FOUND(...) SMR_FIELD(smr_found, __VA_ARGS__)
#define TABLE(of, words) .about = (words), .list = (of), .n = sizeof(of) / sizeof((of)[0])

static const smr_field way_list[] = {
	WAY(machine, "machine", TEXT),
	WAY(devices, "devices", INTEGER),
	WAY(tensor, "tensor", INTEGER),
	WAY(pipeline, "pipeline", INTEGER),
	WAY(chunks, "chunks", INTEGER),
	WAY(data, "data", INTEGER),
	WAY(context, "context", INTEGER),
	WAY(expert, "expert", INTEGER),
	WAY(micro_batch, "micro_batch", INTEGER),
	WAY(shard, "shard", TEXT),
	WAY(recompute, "recompute", TEXT),
	WAY(schedule, "schedule", TEXT),
	WAY(set, "set", TEXT, .about = "fields for samara simulate --set"),
	WAY(p10_s, "p10_s", REAL, .unit = "s", .about = "of one step, quantile of 10 %"),
	WAY(p50_s, "p50_s", REAL, .unit = "s", .about = "of one step, median"),
	WAY(p90_s, "p90_s", REAL, .unit = "s", .about = "of one step, quantile of 90 %"),
	WAY(utilisation, "utilisation", REAL, .about = "of the peak, 0 to 1"),
	WAY(tokens_per_s, "tokens_per_s", REAL, .unit = "1/s"),
	WAY(energy_j, "energy_j", REAL, .unit = "J", .about = "of one step, modelled"),
	WAY(memory_bytes, "memory_bytes", REAL, .unit = "B", .about = "of one device"),
	WAY(price, "price", REAL, .rule = SMR_FIELD_IF_SET, .about = "of one step"),
	WAY(currency, "currency", TEXT, .rule = SMR_FIELD_IF_SET),
	WAY(job, "job", RECORD, .of = &smr_simulated_job_fields, .rule = SMR_FIELD_IF_SET),
	WAY(simulated, "simulated", BOOL, .about = "false: by sums"),
	WAY(pareto, "pareto", BOOL, .about = "none is better in both time and price"),
	WAY(feasible, "feasible", BOOL, .about = "keeps all limits"),
	WAY(uneven, "uneven", BOOL, .about = "stages differ in their layers"),
	WAY(worst, "worst", TEXT, .rule = SMR_FIELD_IF_SET, .about = "measure over its limit"),
	WAY(times_over, "times_over", REAL, .rule = SMR_FIELD_IF_SET),
};
static const smr_fields way_fields = {.name = "search_way", TABLE(way_list, "a way of a step")};

static const smr_field refused_list[] = {
	REFUSED(kind, "kind", TEXT, .about = "memory, divides, stages, schedule, machine"),
	REFUSED(ways, "ways", INTEGER),
	REFUSED(title, "example", TEXT, .about = "of memory: the way that needs least"),
	REFUSED(why, "why", TEXT),
};
static const smr_fields refused_fields = {.name = "search_refused",
					  TABLE(refused_list, "ways that cannot be")};

static const smr_field found_list[] = {
	FOUND(model, "model", TEXT),
	FOUND(minimise, "minimise", TEXT),
	FOUND(tried, "tried", INTEGER),
	FOUND(possible, "possible", INTEGER),
	FOUND(kept, "feasible", INTEGER, .about = "ways that keep all limits"),
	FOUND(simulated, "simulated", INTEGER),
	FOUND(search_s, "search_s", REAL, .unit = "s", .about = "what searching took"),
	SMR_FIELD_LIST(
		smr_found, ways, nways, "ways", RECORDS, .of = &way_fields,
		.about =
			"the best first; the last ones are of the front, or the best of a machine"),
	SMR_FIELD_LIST(smr_found, refused, nrefused, "refused", RECORDS, .of = &refused_fields),
};
const smr_fields smr_found_fields = {
	.name = "search", .version = VERSION, TABLE(found_list, "samara simulate --search --json")};

/* ---- copies ---------------------------------------------------------------------------------- */

typedef struct owner {
	smr_found shown; /* first: the caller's pointer is this address */
	smr_arena *arena;
} owner;

static const char *const shards[SMR_SHARDINGS] = {"none", "optimiser", "gradients", "full"},
			 *const recomputes[SMR_RECOMPUTES] = {"none", "selective", "cheap", "full"},
			 *const schedules[SMR_SCHEDULES] = {"gpipe", "1f1b", "interleaved"};

static const char *set_of(smr_arena *a, const smr_transformer *t)
{
	char more[96] = "";
	int n = 0;

	if (t->context > 1)
		n += snprintf(more, sizeof(more), " context=%u", t->context);
	if (t->experts > 0)
		n += snprintf(more + n, sizeof(more) - (size_t)n, " expert=%u", t->expert);
	if (t->keep == 0)
		(void)snprintf(more + n, sizeof(more) - (size_t)n, " recompute=%s",
			       recomputes[t->recompute]);
	return smr_arena_printf(
		a,
		"tensor=%u pipeline=%u chunks=%u schedule=%s data=%u micro_batch=%u "
		"shard=%s%s",
		t->tensor, t->pipeline, t->chunks, schedules[t->schedule], t->data, t->micro_batch,
		shards[t->shard], more);
}

static bool is_uneven(const smr_transformer *t)
{
	return t->layers % (t->pipeline * t->chunks) != 0;
}

static void copy_result(smr_arena *a, const search *s, const search_way *w, smr_search_way *out)
{
	const smr_machine *m = &s->machines[w->machine];
	smr_sla_measure worst;
	double over = smr_sla_excess(&s->sla, &w->f, &worst);

	out->p10_s = w->r.p10;
	out->p50_s = w->r.p50;
	out->p90_s = w->r.p90;
	out->utilisation = w->r.utilisation;
	out->tokens_per_s = w->r.tokens_s;
	out->energy_j = w->r.energy_j;
	out->memory_bytes = w->r.memory.total;
	out->price = w->price;
	out->currency = !(w->price > 0)     ? NULL
			: m->price_hour > 0 ? smr_arena_strndup(a, m->price, 3)
					    : "USD";
	out->simulated = w->simulated;
	out->pareto = w->pareto;
	out->feasible = over <= 1;
	out->times_over = over > 1 && isfinite(over) ? over : 0;
	out->worst = over > 1 ? smr_sla_name(worst) : NULL;
	if (w->job.steps > 0)
		out->job = smr_arena_memdup(a, &w->job, sizeof(w->job));
}

static void copy_way(smr_arena *a, const search *s, const search_way *w, smr_search_way *out)
{
	const smr_transformer *t = &w->t;

	*out = (smr_search_way){.machine = smr_arena_strdup(a, s->machines[w->machine].name),
				.devices = w->r.devices,
				.tensor = t->tensor,
				.pipeline = t->pipeline,
				.chunks = t->chunks,
				.data = t->data,
				.context = t->context,
				.expert = t->expert,
				.micro_batch = t->micro_batch,
				.shard = shards[t->shard],
				.recompute = t->keep != 0 ? "by name" : recomputes[t->recompute],
				.schedule = schedules[t->schedule],
				.set = set_of(a, t),
				.uneven = is_uneven(t)};
	copy_result(a, s, w, out);
}

static bool is_shown(const search *s, size_t i)
{
	const search_way *w = &s->ways.v[i];

	return i < (s->p->top > 0 ? s->p->top : 10) || w->pareto || w->first;
}

static void copy_ways(smr_arena *a, const search *s, smr_found *out)
{
	const void **list;
	smr_search_way *ways;
	size_t n = 0;

	for (size_t i = 0; i < s->ways.n; i++) {
		n += is_shown(s, i);
		out->kept += s->ways.v[i].excess <= 1;
	}
	ways = smr_records_new(a, n, sizeof(*ways), &list);
	for (size_t i = 0; i < s->ways.n && ways != NULL; i++)
		if (is_shown(s, i))
			copy_way(a, s, &s->ways.v[i], &ways[out->nways++]);
	out->ways = (const smr_search_way *const *)list;
}

static void copy_refused(smr_arena *a, const search *s, smr_found *out)
{
	static const char *const kinds[SEARCH_REASONS] = {"memory", "divides", "stages", "schedule",
							  "machine"};
	const void **list;
	smr_search_refused *r = smr_records_new(a, SEARCH_REASONS, sizeof(*r), &list);

	for (int i = 0; i < SEARCH_REASONS && r != NULL; i++) {
		const search_count *c = &s->refused[i];

		if (c->ways > 0)
			r[out->nrefused++] = (smr_search_refused){kinds[i], c->ways,
								  smr_arena_strdup(a, c->title),
								  smr_arena_strdup(a, c->why)};
	}
	out->refused = (const smr_search_refused *const *)list;
}

smr_status search_result(const search *s, double seconds, const smr_found **out)
{
	smr_arena *a = smr_arena_new();
	owner *o = a != NULL ? smr_arena_alloc(a, sizeof(*o)) : NULL;

	if (o != NULL) {
		o->arena = a;
		o->shown.model = smr_arena_strdup(a, s->p->shape->name);
		o->shown.minimise = smr_sla_name(s->by);
		o->shown.tried = s->tried;
		o->shown.possible = s->ways.n;
		o->shown.simulated = s->simulated;
		o->shown.search_s = seconds;
		copy_ways(a, s, &o->shown);
		copy_refused(a, s, &o->shown);
	}
	if (o == NULL || smr_arena_ran_short(a)) {
		smr_arena_free(a);
		return smr_fail(SMR_ENOMEM, "no memory for a search");
	}
	*out = &o->shown;
	return SMR_OK;
}

void smr_found_free(const smr_found *f)
{
	if (f != NULL)
		smr_arena_free(((const owner *)f)->arena);
}
