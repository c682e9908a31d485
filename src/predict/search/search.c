/* smr_search(): machines, numbers of devices, ways, and the result. */
#include "predict/search/search.h"

#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/os/progress.h"
#include "base/status.h"
#include "base/thread/clock.h"
#include "predict/search/internal.h"

static smr_status check_params(const smr_search_params *p)
{
	if (p->non == 0 || p->on == NULL)
		return smr_fail(SMR_EINVAL, "a search on no machine");
	if (p->shape->batch == 0)
		return smr_fail(SMR_EINVAL, "%s: a search needs \"batch\", which all ways share",
				p->shape->name);
	for (size_t i = 0; i < p->non; i++)
		if (p->on[i].machine == NULL || p->on[i].devices == 0)
			return smr_fail(SMR_EINVAL,
					"a search needs the number of devices of %s: "
					"NAME:DEVICES",
					p->on[i].machine != NULL ? p->on[i].machine : "a machine");
	return SMR_OK;
}

static smr_status set_limits(search *s)
{
	const smr_search_params *p = s->p;
	double deadline = p->job != NULL ? p->job->deadline_s : 0;

	s->by = p->minimise != NULL ? smr_sla_named(p->minimise) : SMR_SLA_LATENCY;
	if (s->by == SMR_SLA_MEASURES)
		return smr_fail(SMR_EINVAL, "'%s' is no measure", p->minimise);
	SMR_TRY(smr_sla_read(p->limits != NULL ? p->limits : "", &s->sla));
	if (deadline <= 0)
		return SMR_OK;
	if (s->sla.asked[SMR_SLA_LATENCY])
		deadline = fmin(deadline, s->sla.limit[SMR_SLA_LATENCY]);
	s->sla.asked[SMR_SLA_LATENCY] = true;
	s->sla.limit[SMR_SLA_LATENCY] = deadline;
	return SMR_OK;
}

/* All devices, half of them, a quarter ... */
static smr_status try_machine(search *s, uint32_t machine)
{
	uint32_t all = s->p->on[machine].devices;

	SMR_TRY(smr_machine_load(s->p->on[machine].machine, &s->machines[machine]));
	for (uint32_t n = all; n > 0; n /= 2) {
		SMR_TRY(search_try(s, machine, n));
		if (n % 2 != 0)
			break;
	}
	return SMR_OK;
}

static smr_status search_all(search *s)
{
	const smr_search_params *p = s->p;

	SMR_TRY(check_params(p));
	SMR_TRY(set_limits(s));
	s->machines = smr_calloc(p->non, sizeof(*s->machines));
	if (s->machines == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a search");
	for (size_t i = 0; i < p->non; i++) {
		smr_progress_step((double)i, (double)p->non);
		SMR_TRY(try_machine(s, (uint32_t)i));
	}
	return SMR_OK;
}

/* No way can be: names the most frequent reason. */
static smr_status report_none(const search *s)
{
	const search_count *most = &s->refused[0];

	for (int i = 1; i < SEARCH_REASONS; i++)
		if (s->refused[i].ways > most->ways)
			most = &s->refused[i];
	return smr_fail(SMR_ENOTFOUND, "%s: none of %llu ways can be; %llu as %s: %s",
			s->p->shape->name, (unsigned long long)s->tried,
			(unsigned long long)most->ways, most->title, most->why);
}

smr_status smr_search(const smr_search_params *p, const smr_found **out)
{
	int64_t began = smr_now_ns();
	search s = {.p = p};
	smr_status st = search_all(&s);

	*out = NULL;
	if (st == SMR_OK && s.ways.n == 0)
		st = report_none(&s);
	if (st == SMR_OK)
		st = search_rank(&s);
	if (st == SMR_OK)
		st = search_result(&s, smr_seconds(began, smr_now_ns()), out);
	smr_vec_free(&s.ways);
	smr_free(s.machines);
	return st;
}
