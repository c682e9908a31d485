/* Report rows of a flow. */
#include <stdio.h>
#include <string.h>

#include "run/run.h"

void smr_step_name(const smr_flow *f, const smr_dispatch *p, char *out, size_t n)
{
	const smr_loc *at = smr_codelet_loc(p->codelet);
	const char *slash = at->file != NULL ? strrchr(at->file, '/') : NULL;
	const smr_kernel *k = p->codelet->match.kernel;

	if (at->file == NULL)
		snprintf(out, n, "%s %s#%u", k != NULL ? smr_kernel_name(k) : "nest",
			 f->graph->name, p->codelet->id);
	else
		snprintf(out, n, "%s %s:%u", k != NULL ? smr_kernel_name(k) : "nest",
			 slash != NULL ? slash + 1 : at->file, at->line);
}

const char *smr_step_called(const smr_flow *f, smr_dispatch *p)
{
	if (p->name[0] == '\0')
		smr_step_name(f, p, p->name, sizeof(p->name));
	return p->name;
}

static smr_report_row *add_row(const smr_runner *r, const smr_codelet *c)
{
	smr_report_row *row = smr_report_add(r->report);
	const smr_loc *loc = smr_codelet_loc(c);

	if (row == NULL)
		return NULL;
	snprintf(row->file, sizeof(row->file), "%s", loc->file ? loc->file : "");
	snprintf(row->function, sizeof(row->function), "%s", loc->function ? loc->function : "");
	snprintf(row->kernel, sizeof(row->kernel), "%s",
		 c->match.kernel            ? smr_kernel_name(c->match.kernel)
		 : smr_codelet_is_opaque(c) ? "opaque"
					    : "nest");
	row->line = loc->line;
	return row;
}

/* Sets the reason: for opaque loops also why they are opaque, and why they stay here. */
static void set_row_reason(smr_report_row *row, const smr_codelet *c, const char *stays,
			   const char *why)
{
	if (!smr_codelet_is_opaque(c)) {
		snprintf(row->why, sizeof(row->why), "%s", why);
		return;
	}
	snprintf(row->why, sizeof(row->why), "%s%snot lifted: %s%s%s", why,
		 why[0] != '\0' ? "; " : "", c->why, stays != NULL ? "; stays here: " : "",
		 stays != NULL ? stays : "");
}

void smr_rows_original(const smr_runner *r, const smr_flow *f, const char *why)
{
	for (size_t c = 0; c < f->ncodelets && r->report != NULL; c++) {
		smr_report_row *row = add_row(r, &f->codelets[c]);

		if (row == NULL)
			return;
		snprintf(row->impl, sizeof(row->impl), "original");
		set_row_reason(row, &f->codelets[c], NULL, why);
	}
}

/* Sets the step's implementation and prediction. */
static void put_step(smr_report_row *row, const smr_dispatch *p)
{
	const char *detail =
		p->exec != NULL && p->impl->detail != NULL ? p->impl->detail(p->exec) : "";

	snprintf(row->impl, sizeof(row->impl), "%s", p->impl->name);
	snprintf(row->detail, sizeof(row->detail), "%s", detail ? detail : "");
	row->taken = 1;
	row->p10_s = p->predicted.p10;
	row->p50_s = p->predicted.p50;
	row->p90_s = p->predicted.p90;
	row->original_s = p->original.p50;
	row->query = p->query;
	snprintf(row->klass, sizeof(row->klass), "%s", p->query.klass);
	row->query.klass = row->query.impl = NULL;
}

void smr_row_taken(const smr_runner *r, const smr_flow *f, smr_dispatch *p)
{
	p->row = add_row(r, p->codelet);
	if (p->row == NULL)
		return;
	set_row_reason(p->row, p->codelet, p->stays, "");
	put_step(p->row, p);
}

void smr_row_changed(const smr_dispatch *p)
{
	if (p->row != NULL)
		put_step(p->row, p);
}

void smr_row_stays(const smr_dispatch *p)
{
	if (p->row != NULL)
		set_row_reason(p->row, p->codelet, p->stays, "");
}

void smr_rows_taken(const smr_runner *r, const smr_flow *f, smr_specialization *s)
{
	for (size_t i = 0; i < s->nsteps; i++)
		smr_row_taken(r, f, &s->steps[i]);
}

/* Number of calls of a size that a later run will not leave to the loops. */
static uint64_t ahead_of(const smr_specialization *s)
{
	bool pays = s->decision == SMR_REPLACE ||
		    (s->decision == SMR_UNDECIDED && s->gain > 0 &&
		     s->gain * (double)s->calls * SMR_RUNS_TO_COME >= s->setup);

	return pays ? s->left : 0;
}

static void set_row_future(const smr_runner *r, const smr_flow *f, smr_dispatch *p, uint64_t calls)
{
	bool taken = p->row != NULL;

	if (!taken)
		smr_row_taken(r, f, p);
	if (p->row == NULL)
		return;
	p->row->original_s = p->original.p50;
	p->row->ahead = calls;
	if (!taken) {
		p->row->taken = 0;
		set_row_reason(p->row, p->codelet, NULL,
			       "replacing the loops pays from the next run on");
	}
}

void smr_rows_ahead(const smr_runner *r)
{
	const smr_flow *f = __atomic_load_n(&r->flows, __ATOMIC_ACQUIRE);

	for (; f != NULL && r->report != NULL; f = f->next)
		for (smr_specialization *s = f->sizes; s != NULL; s = s->next) {
			uint64_t calls = ahead_of(s);

			for (size_t i = 0; calls > 0 && i < s->nsteps; i++)
				set_row_future(r, f, &s->steps[i], calls);
		}
}

void smr_row_pass(smr_dispatch *from, smr_dispatch *to)
{
	if (from->row == NULL || from->row->calls > 0)
		return;
	to->row = from->row;
	to->tells_anew = false;
	from->row = NULL;
	from->tells_anew = true;
	put_step(to->row, to);
}
