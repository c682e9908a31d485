/* Folds that threads of a group divide: their parts meet in the group's memory.
 *
 * Halves are combined, in an order that depends on the number of threads alone. WGSL has no
 * exchange between threads that all devices know, so warps meet there, too. */
#include "back/webgpu/own.h"

wgsl_val wgsl_team_join(wgsl *w, const smr_expr *fold, wgsl_val part)
{
	const nest_stage *s = w->s;
	int apart = s->team == NEST_TEAM_COLUMNS ? NEST_WARP : 1, memo;
	const char *type = wgsl_type(part.rep);
	wgsl_val a, b, all;

	w->shared |= UINT64_C(1) << part.rep;
	wgsl_line(w, "group_%s[t] = %s;", type, part.s);
	wgsl_line(w, "workgroupBarrier();");
	wgsl_open(w, "for (var half = %di; half > 0i; half = half / 2i) {", nest_team_size(s) / 2);
	wgsl_open(w, "if (member < half) {");
	memo = w->nmemo;
	a = wgsl_let(w, part.rep, "group_%s[t]", type);
	b = wgsl_let(w, part.rep, "group_%s[t + half * %di]", type, apart);
	all = wgsl_combine(w, fold, a, b);
	wgsl_line(w, "group_%s[t] = %s;", type, all.s);
	w->nmemo = memo;
	wgsl_close(w);
	wgsl_line(w, "workgroupBarrier();");
	wgsl_close(w);
	all = wgsl_let(w, part.rep, "group_%s[t - member * %di]", type, apart);
	wgsl_line(w, "workgroupBarrier();"); /* before the next fold uses the memory */
	return all;
}
