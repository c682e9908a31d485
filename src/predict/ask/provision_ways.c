/* Enumerates the configurations of a program on one kind of machine: the number of devices, and the
 * division of its batch, weights and layers among them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/os/progress.h"
#include "pass/pipeline_parallel/stage.h"
#include "predict/ask/provision.h"
#include "predict/stages/pipeline.h"

typedef smr_provision request;
typedef smr_provision_offer offer;

smr_status smr_provision_add(request *r, offer **out)
{
	if (r->n == r->cap) {
		size_t cap = r->cap > 0 ? 2 * r->cap : 16;
		offer *more = smr_realloc(r->offers, cap * sizeof(*more));

		if (more == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for plans");
		r->offers = more;
		r->cap = cap;
	}
	*out = &r->offers[r->n];
	**out = (offer){.front = false};
	return SMR_OK;
}

/* Fails for a machine on which nothing can be predicted; a single impossible configuration is no
 * error. */
static smr_status try_offer(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			    long n, const char *how)
{
	offer *o;
	smr_strategy s;
	smr_status st;

	SMR_TRY(smr_provision_add(r, &o));
	o->target = *machine;
	o->target.devices = n;
	snprintf(o->how, sizeof(o->how), "%s", how);
	if (*how != '\0')
		SMR_TRY(smr_strategy_read(how, &s));
	st = smr_predict_ask(a, *how != '\0' ? &s : NULL, &o->target);
	if (st != SMR_OK && (*how == '\0' || st == SMR_ENOMEM))
		return st;
	if (st != SMR_OK)
		snprintf(o->why, sizeof(o->why), "%s", smr_errmsg());
	r->n++;
	return SMR_OK;
}

/* Whether a way has too little memory where recomputation of layers in the backward pass could save
 * some. */
static bool wants_remat(const request *r, const smr_predict_session *a, const offer *o)
{
	double most = r->sla.asked[SMR_SLA_MEMORY] ? r->sla.limit[SMR_SLA_MEMORY] : INFINITY;
	const smr_forecast *f = &o->target.forecast;

	return o->why[0] == '\0' && !o->target.here && !(f->fits && f->memory_bytes <= most) &&
	       !smr_predict_runs_here(a);
}

/* Tries offer @p at with recomputation, which is no plan where it saves nothing. */
static smr_status try_remat(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			    size_t at)
{
	const offer *o = &r->offers[at];
	char more[72];

	(void)snprintf(more, sizeof(more), "%s%sremat", o->how, o->how[0] != '\0' ? "," : "");
	SMR_TRY(try_offer(r, a, machine, o->target.devices, more));
	if (r->offers[r->n - 1].why[0] != '\0')
		r->n--;
	return SMR_OK;
}

static smr_status try_way(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			  long n, const char *how)
{
	size_t at = r->n;

	SMR_TRY(try_offer(r, a, machine, n, how));
	return wants_remat(r, a, &r->offers[at]) ? try_remat(r, a, machine, at) : SMR_OK;
}

/* ---- batches and weights --------------------------------------------------------------------- */

enum {
	MOST_WAYS = 256
}; /* divisors of a number below 2^31, twice: less than that, nearly always */

typedef struct ways {
	size_t n;
	smr_strategy list[MOST_WAYS];
} ways;

static void add_way(ways *w, const smr_strategy *s)
{
	if (w->n < MOST_WAYS)
		w->list[w->n++] = *s;
}

/* Lists all divisions of batches and weights over @p n devices. */
static void list_ways(long n, ways *out)
{
	out->n = 0;
	for (long tensor = 1; tensor <= n; tensor++) {
		smr_strategy s = {.data = (uint32_t)(n / tensor),
				  .sequence = 1,
				  .tensor = (uint32_t)tensor,
				  .pipeline = 1};

		if (n % tensor != 0)
			continue;
		add_way(out, &s);
		s.fully = true;
		if (tensor < n)
			add_way(out, &s);
	}
}

static void name_way(const smr_strategy *s, char *out, size_t size)
{
	(void)snprintf(out, size, "dp=%u,tp=%u%s", s->data, s->tensor, s->fully ? ",fsdp" : "");
}

/* Reads the ways that want recomputation with it, all at once. */
static smr_status read_remat(const request *r, smr_predict_session *a,
			     const smr_predict_answer *machine, size_t first, ways *w)
{
	w->n = 0;
	for (size_t i = first; i < r->n; i++) {
		smr_strategy s;

		if (!wants_remat(r, a, &r->offers[i]))
			continue;
		SMR_TRY(smr_strategy_read(r->offers[i].how, &s));
		s.remat = true;
		add_way(w, &s);
	}
	return smr_predict_read_ways(a, machine, w->list, w->n);
}

static smr_status try_list(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			   long n, ways *w)
{
	size_t first = r->n, end;
	char how[48];

	list_ways(n, w);
	for (size_t i = 0; i < w->n; i++) { /* as smr_strategy_read() does */
		name_way(&w->list[i], how, sizeof(how));
		SMR_TRY(smr_strategy_read(how, &w->list[i]));
	}
	SMR_TRY(smr_predict_read_ways(a, machine, w->list, w->n));
	for (size_t i = 0; i < w->n; i++) {
		name_way(&w->list[i], how, sizeof(how));
		SMR_TRY(try_offer(r, a, machine, n, how));
	}
	end = r->n;
	SMR_TRY(read_remat(r, a, machine, first, w));
	for (size_t i = first; i < end; i++)
		if (wants_remat(r, a, &r->offers[i]))
			SMR_TRY(try_remat(r, a, machine, i));
	return SMR_OK;
}

static smr_status try_ways(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			   long n)
{
	ways *w = smr_malloc(sizeof(*w));
	smr_status st = w != NULL ? try_list(r, a, machine, n, w)
				  : smr_fail(SMR_ENOMEM, "no memory for plans");

	smr_free(w);
	return st;
}

/* ---- stages ---------------------------------------------------------------------------------- */

/* Tries as many micro-batches as there are stages, and twice and four times as many. */
static smr_status try_parts(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			    long n, long tensor, long stages)
{
	char how[64];

	for (long parts = stages; parts <= 4 * stages; parts *= 2) {
		snprintf(how, sizeof(how), "dp=%ld,tp=%ld,pp=%ld,mb=%ld", n / tensor / stages,
			 tensor, stages, parts);
		SMR_TRY(try_way(r, a, machine, n, how));
	}
	return SMR_OK;
}

/* Tries stages that the program marks or, if it marks none, stages of its @p layers. */
static smr_status try_stages(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			     long n, long layers, long marked)
{
	long most = marked > 0 ? marked : layers;

	for (long stages = marked > 0 ? marked : 2; stages <= n && stages <= most; stages++)
		for (long tensor = 1; stages > 1 && tensor <= n / stages; tensor++)
			if (most % stages == 0 && n % (stages * tensor) == 0)
				SMR_TRY(try_parts(r, a, machine, n, tensor, stages));
	return SMR_OK;
}

/* Tries one device, then twice as many each time, and finally all. A program for several devices
 * has no other configuration. */
smr_status smr_provision_ways(request *r, smr_predict_session *a, const smr_predict_answer *machine)
{
	long most = machine->devices, own, layers, marked;
	const smr_model *model;
	size_t first = r->n;

	SMR_TRY(try_way(r, a, machine, 0, ""));
	own = r->offers[first].target.devices;
	if (most > 0 && own > most)
		return smr_fail(SMR_EINVAL,
				"%s is a program for %ld devices, and of %s there are %ld", a->file,
				own, machine->name, most);
	if (own > 1 || machine->here || smr_predict_runs_here(a))
		return SMR_OK;
	layers = smr_stages_most(r->offers[first].target.work);
	model = r->offers[first].target.work->model;
	marked = smr_stages_marked(model->base != NULL ? model->base->module : model->module);
	for (long n = 2; n <= most; n = n < most && 2 * n > most ? most : 2 * n) {
		smr_progress_step(log2((double)n), log2((double)most) + 1);
		SMR_TRY(try_ways(r, a, machine, n));
		SMR_TRY(try_stages(r, a, machine, n, layers, marked));
	}
	return SMR_OK;
}
