/* Number of iterations of a parfor that will run in parallel, as far as it is certain before the
 * run: the text, numbers, options and threads bound it. Whether so many do run is decided by
 * measuring the first iterations (dml/parfor/run.c). */
#include "dml/absint.h"
#include "dml/parfor/iterations.h"

static smr_status in_order(dml_degree *d, const char *because)
{
	d->most = 1;
	smr_str_printf(&d->why, "one after the other: %s", because);
	return SMR_OK;
}

/* Computes the degree for independent iterations. */
static smr_status degree(script *s, const dml_proof *p, const dml_range *r, dml_degree *out)
{
	int threads = smr_workers_count(s->trace->runner->workers);
	smr_status st;

	if (p->part)
		return in_order(out, "it is part of an iteration of the loop around it");
	if (threads == 1)
		return in_order(out, "there is one thread");
	out->most = threads;
	if (r->n > 0 && dml_turns_left(p, r) < threads)
		out->most = (int)dml_turns_left(p, r);
	st = dml_most_turns(s, p->t, &out->most);
	if (st != SMR_OK && !dml_is_excused(s, NULL, 0))
		return st;
	if (out->most < 2)
		return in_order(out, "par or the number of iterations allows no more");
	smr_str_printf(&out->why, "%d at a time, if %s", out->most,
		       s->turn != NULL ? "the loop around it leaves so many threads"
				       : "the first ones say that this is quicker");
	return SMR_OK;
}

/* Whether it is unknown how often an event of an iteration occurs, or what it is. */
static bool is_open(const smr_script_sight *x)
{
	static const bool repeats[SMR_SIGHT_END + 1] = {[SMR_SIGHT_WHILE] = true,
							[SMR_SIGHT_FOR] = true,
							[SMR_SIGHT_PARFOR] = true,
							[SMR_SIGHT_ELSE] = true};

	return repeats[x->kind] || (x->kind == SMR_SIGHT_IF && x->text == NULL) ||
	       (x->kind == SMR_SIGHT_FLOW && x->code == NULL);
}

smr_status dml_absint_gain(script *s, size_t loop, dml_degree *d)
{
	const dml_absint_state *f = s->absint;
	double together = 0, alone = 0;

	if (d->most < 2 || loop >= f->sights.n || f->sights.v[loop].kind != SMR_SIGHT_PARFOR)
		return SMR_OK;
	for (size_t i = loop + 1; i < f->sights.n; i++) {
		if (is_open(&f->sights.v[i]))
			return SMR_OK;
		if (f->sights.v[i].kind == SMR_SIGHT_FLOW)
			dml_code_predicted(f->sights.v[i].code, &together, &alone);
	}
	if (together == 0)
		return SMR_OK;
	smr_str_printf(&d->why,
		       "; an iteration's operations take %.3g ms, on one thread %.3g ms, "
		       "predicted",
		       together * 1e3, alone * 1e3);
	SMR_TRY(smr_str_status(&d->why, "the analysis"));
	return dml_note(s, loop, smr_str_text(&d->why));
}

smr_status dml_absint_threads(script *s, const smr_dml_statement *t, const dml_range *r,
			      dml_turn *turn, dml_degree *out)
{
	dml_proof *p;

	*out = (dml_degree){.most = 1};
	SMR_TRY(dml_prove(s, t, &p));
	SMR_TRY(dml_prove_now(s, p, r, &turn->results, &turn->nresults, &out->apart));
	if (out->apart)
		return degree(s, p, r, out);
	if (!p->vague || p->why[0] != '\0')
		return in_order(out, p->chosen);
	smr_str_printf(&out->why, "how many at a time depends on data");
	return SMR_OK;
}
