#include "back/webgpu/scalar.h"

#include <string.h>

#include "back/cpu/codegen/emit/emit.h"
#include "base/alloc.h"

static nest_val write_function(nest_emit *m, smr_op op, smr_dtype t)
{
	smr_expr x = {.kind = SMR_EXPR_PARAM, .type = t};
	const smr_expr *args[] = {&x, &x};
	smr_expr e = {.kind = SMR_EXPR_OP,
		      .op = op,
		      .type = t,
		      .nargs = (uint32_t)smr_op_arity(op),
		      .args = args};
	const nest_val values[] = {{.s = "%x"}, {.s = "%y"}};

	return nest_math(m, &e, values);
}

/* Branches have labels. */
static smr_status check_straight(const smr_str *body)
{
	return strstr(smr_str_text(body), "\nb") == NULL &&
			       strstr(smr_str_text(body), " @smr_") == NULL
		       ? SMR_OK
		       : smr_fail(SMR_EUNSUPPORTED, "a function with branches");
}

smr_status wgsl_scalar_ir(smr_op op, smr_dtype t, smr_str *out, char result[28])
{
	nest_plan *p = smr_calloc(1, sizeof(*p));
	nest_emit *m = smr_calloc(1, sizeof(*m));
	smr_str decls = {0};
	smr_status st = p != NULL && m != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory for generated code");

	if (st == SMR_OK) {
		p->cpu.vector = (int)smr_dtype_size(t);
		p->reassoc = true;
		m->p = p;
		m->vloop = m->turn = -1;
		m->width = 1;
		m->decls = &decls;
		memcpy(result, write_function(m, op, t).s, 28);
		st = m->st == SMR_OK ? smr_str_status(&m->body, "generated code") : m->st;
	}
	if (st == SMR_OK)
		st = check_straight(&m->body);
	if (st == SMR_OK)
		smr_str_puts(out, smr_str_text(&m->body));
	if (m != NULL)
		smr_str_free(&m->body);
	smr_str_free(&decls);
	smr_free(m);
	smr_free(p);
	return st;
}
