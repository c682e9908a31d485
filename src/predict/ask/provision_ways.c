/* Enumerates the configurations of a program on one kind of machine: the number of devices, and the
 * division of its batch, weights and layers among them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
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

/* Tries a strategy; where it has too little memory, also with recomputation of layers in the
 * backward pass, if that saves memory. */
static smr_status try_way(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			  long n, const char *how)
{
	double most = r->sla.asked[SMR_SLA_MEMORY] ? r->sla.limit[SMR_SLA_MEMORY] : INFINITY;
	const smr_forecast *f;
	char more[72];

	SMR_TRY(try_offer(r, a, machine, n, how));
	f = &r->offers[r->n - 1].target.forecast;
	if (r->offers[r->n - 1].why[0] != '\0' || machine->here ||
	    (f->fits && f->memory_bytes <= most) || smr_predict_runs_here(a))
		return SMR_OK;
	snprintf(more, sizeof(more), "%s%sremat", how, *how != '\0' ? "," : "");
	SMR_TRY(try_offer(r, a, machine, r->offers[r->n - 1].target.devices, more));
	if (r->offers[r->n - 1].why[0] != '\0')
		r->n--;
	return SMR_OK;
}

/* Tries all divisions of batches and weights over @p n devices. */
static smr_status try_ways(request *r, smr_predict_session *a, const smr_predict_answer *machine,
			   long n)
{
	char how[48];

	for (long tensor = 1; tensor <= n; tensor++) {
		if (n % tensor != 0)
			continue;
		snprintf(how, sizeof(how), "dp=%ld,tp=%ld", n / tensor, tensor);
		SMR_TRY(try_way(r, a, machine, n, how));
		if (tensor == n)
			break;
		snprintf(how, sizeof(how), "dp=%ld,tp=%ld,fsdp", n / tensor, tensor);
		SMR_TRY(try_way(r, a, machine, n, how));
	}
	return SMR_OK;
}

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
		SMR_TRY(try_ways(r, a, machine, n));
		SMR_TRY(try_stages(r, a, machine, n, layers, marked));
	}
	return SMR_OK;
}
