/* Writes the module: one function for each stage. */
#include <stdio.h>

#include "back/cpu/codegen/emit/emit.h"
#include "base/alloc.h"

static void put_arguments(nest_emit *m, smr_str *out)
{
	for (int i = 0; i < m->p->nops; i++) {
		const nest_operand *o = &m->p->ops[i];

		if (o->where == NEST_VALUE && !o->literal) {
			if (m->p->cpu.scalars_by_address)
				smr_str_printf(
					out,
					"  %%vp%d = getelementptr ptr, ptr %%base, i64 %d\n"
					"  %%va%d = load ptr, ptr %%vp%d, !invariant.load !0\n",
					i, i, i, i);
			else if (m->p->cpu.simt > 0)
				smr_str_printf(out,
					       "  %%va%d = getelementptr i64, ptr %%base, i64 %d\n",
					       i, i);
			else
				smr_str_printf(out,
					       "  %%va%d = getelementptr i8, ptr %%value, i64 %u\n",
					       i, o->node * 8);
			if (o->dtype == SMR_I1)
				smr_str_printf(out,
					       "  %%vb%d = load i8, ptr %%va%d\n"
					       "  %%v%d = trunc i8 %%vb%d to i1\n",
					       i, i, i, i);
			else
				smr_str_printf(out, "  %%v%d = load %s, ptr %%va%d\n", i,
					       nest_type(o->dtype), i);
		} else if (o->where ==
			   NEST_ROWS) { /* row %lo is the first one behind the scratch block */
			smr_str_printf(out,
				       "  %%pr%d = mul i64 %%lo, %lld\n"
				       "  %%pa%d = sub i64 %lld, %%pr%d\n"
				       "  %%p%d = getelementptr i8, ptr %%scratch, i64 %%pa%d\n",
				       i, (long long)m->p->row_bytes, i,
				       NEST_SCRATCH + (long long)o->offset, i, i, i);
		} else if (o->where != NEST_VALUE && o->home == i) {
			smr_str_printf(out,
				       "  %%pa%d = getelementptr ptr, ptr %%base, i64 %d\n"
				       "  %%p%d = load ptr, ptr %%pa%d, !invariant.load !0\n",
				       i, i, i, i);
		}
	}
	for (int i = 0; i < m->p->nnums; i++)
		smr_str_printf(out,
			       "  %%na%d = getelementptr i64, ptr %%num, i64 %d\n"
			       "  %%num%d = load i64, ptr %%na%d, !invariant.load !0\n",
			       i, i, i, i);
}

#define HEAD                                                                           \
	"define void @smr_nest_%d(ptr noalias %%base, ptr noalias %%num, ptr noalias " \
	"%%value, i64 %%lo, i64 %%hi, ptr noalias %%scratch) #0 {\nentry:\n"
/* The point is %lo (simt/point.c); `base` has values, too, each in its operand's place. */
#define SIMT_HEAD                                                                             \
	"define internal void @smr_nest_%d(ptr noalias %%base, ptr noalias %%num, i64 %%lo, " \
	"i64 %%member, i64 %%column, i1 %%leads, ptr noalias %%scratch) #0 {\nentry:\n"

smr_status nest_function(nest_plan *p, int k, const nest_body *b, smr_str *out, smr_str *decls)
{
	nest_emit *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for generated code");
	m->p = p;
	m->s = &p->stages[k];
	m->number = k;
	m->vloop = m->turn = -1;
	m->width = 1;
	m->decls = decls;
	b->write(m, b->arg);
	smr_str_puts(out, b->head);
	smr_str_puts(out, smr_str_text(&m->entry));
	put_arguments(m, out);
	smr_str_puts(out, "  br label %start\nstart:\n");
	smr_str_puts(out, smr_str_text(&m->body));
	smr_str_puts(out, b->returns ? "}\n" : "  ret void\n}\n");
	if (m->st == SMR_OK && (m->body.oom || m->entry.oom))
		m->st = smr_fail(SMR_ENOMEM, "no memory for generated code");
	smr_status st = m->st;

	smr_str_free(&m->body);
	smr_str_free(&m->entry);
	smr_free(m->memo);
	smr_free(m);
	return st;
}

static void write_stage(nest_emit *m, const void *arg)
{
	(void)arg;
	if (m->p->cpu.simt > 0)
		nest_simt_loops(m);
	else
		nest_loops(m);
}

static smr_status stage_text(nest_plan *p, int k, smr_str *out, smr_str *decls)
{
	char head[256];
	nest_body b = {.head = head, .write = write_stage};

	snprintf(head, sizeof(head), p->cpu.simt > 0 ? SIMT_HEAD : HEAD, k);
	return nest_function(p, k, &b, out, decls);
}

/* Writes the metadata of a list with one scope in one domain. */
static void put_scope(smr_str *out)
{
	enum { SCOPE = NEST_STORED + 1, DOMAIN };

	smr_str_printf(out, "!%d = !{!%d}\n!%d = distinct !{!%d, !%d}\n!%d = distinct !{!%d}\n",
		       NEST_STORED, SCOPE, SCOPE, SCOPE, DOMAIN, DOMAIN, DOMAIN);
}

smr_status nest_ir(nest_plan *p, nest_more_fn *more, smr_str *out)
{
	smr_str decls = {0};
	smr_status st = SMR_OK;

	for (int k = 0; k < p->nstages && st == SMR_OK; k++)
		if (p->stages[k].team != NEST_TEAM_PRODUCT &&
		    p->stages[k].team != NEST_TEAM_ATTENTION && p->stages[k].team != NEST_TEAM_JOIN)
			st = stage_text(p, k, out, &decls);
	if (more != NULL && st == SMR_OK)
		st = more(p, out, &decls);
	smr_str_puts(out, smr_str_text(&decls));
	smr_str_printf(out,
		       "attributes #0 = { %snounwind \"prefer-vector-width\"=\"%d\" "
		       "\"min-legal-vector-width\"=\"%d\" }\n"
		       "attributes #1 = { nounwind willreturn memory(none) }\n!0 = !{}\n",
		       p->cpu.simt > 0 ? "alwaysinline " : "", p->cpu.vector * 8,
		       p->cpu.vector * 8);
	smr_str_printf(out, "!%d = !{i32 1}\n", NEST_NONTEMPORAL);
	if (nest_has_temps(p))
		put_scope(out);
	if (p->cpu.unroll > 1)
		smr_str_printf(out, "!1 = !{!\"llvm.loop.unroll.count\", i32 %d}\n", p->cpu.unroll);
	smr_str_free(&decls);
	return st == SMR_OK ? smr_str_status(out, "generated code") : st;
}
