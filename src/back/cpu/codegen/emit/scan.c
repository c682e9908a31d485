/* Scans: accumulators that are kept along a loop of the domain. */
#include <string.h>

#include "back/cpu/codegen/emit/emit.h"
#include "base/alloc.h"

typedef struct scans {
	nest_emit *m;
	int n;
	nest_frame f[4];
} scans;

static bool find_scan(const smr_expr *e, void *arg)
{
	scans *s = arg;

	if (e->kind != SMR_EXPR_SCAN)
		return true;
	for (int i = 0; i < s->n; i++)
		if (s->f[i].fold == e)
			return false;
	if (s->n == 4)
		nest_unsupported(s->m, "more than four scans");
	else
		s->f[s->n++].fold = e;
	return false;
}

static void scan_start(nest_emit *m, nest_frame *f, const nest_inst *inst, int n)
{
	f->deps = smr_expr_loops(f->fold) & ~(UINT64_C(1) << m->s->scan);
	f->vec = m->width > 1 && f->deps >> m->vloop & 1;
	f->n = n;
	memcpy(f->inst, inst, (size_t)n * sizeof(*inst));
	for (uint32_t k = 0; k < f->fold->nacc; k++) {
		nest_folds(m, f->fold->init[k], inst, n);
		for (int i = 0; i < n; i++) {
			m->at = inst[i];
			f->acc[i][k] = nest_acc_new(m, f->fold->step[k]->type, f->vec);
			nest_acc_put(m, f->acc[i][k], f->fold->step[k]->type, f->vec,
				     nest_eval(m, f->fold->init[k]));
		}
	}
}

static void scan_value(nest_emit *m, nest_frame *f, int i)
{
	const smr_expr *e = f->fold;

	nest_memo_put(m, e, 0, smr_expr_loops(e),
		      nest_acc_get(m, f->acc[i][e->result], e->type, f->vec));
}

static void scan_step(nest_emit *m, nest_frame *f)
{
	const smr_expr *e = f->fold;
	nest_val v[SMR_MAX_ACCS];

	for (uint32_t k = 0; k < e->nacc; k++)
		nest_folds(m, e->step[k], f->inst, f->n);
	for (int i = 0; i < f->n; i++) {
		m->at = f->inst[i];
		if (e->exclusive)
			scan_value(m, f, i);
		m->frame[m->nframes++] = f;
		for (uint32_t k = 0; k < e->nacc; k++)
			v[k] = nest_eval(m, e->step[k]);
		m->nframes--;
		for (uint32_t k = 0; k < e->nacc; k++)
			nest_acc_put(m, f->acc[i][k], e->step[k]->type, f->vec, v[k]);
		if (!e->exclusive)
			scan_value(m, f, i);
	}
}

smr_status nest_scan_tile(nest_emit *m, const nest_inst *inst, int n)
{
	scans *s = smr_calloc(1, sizeof(*s));
	char to[28];
	nest_for t;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	s->m = m;
	nest_walk(m->s->value, find_scan, s);
	for (int i = 0; i < s->n; i++)
		scan_start(m, &s->f[i], inst, n);
	nest_extent(m, m->s->scan, to);
	nest_for_open(m, &t, m->s->scan, "0", to, "1");
	for (int i = 0; i < s->n; i++)
		scan_step(m, &s->f[i]);
	nest_compute(m, inst, n);
	nest_for_close(m, &t);
	smr_free(s);
	return SMR_OK;
}
