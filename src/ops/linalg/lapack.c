/* lapack: calls a routine by name. Tensors are row-major; the last two dimensions are the matrix,
 * those before it the batch. */
#include "ops/linalg/lapack.h"

#include "base/alloc.h"
#include "ops/build.h"
#include "ops/list.h"

enum { MOST_OPERANDS = 2 * SMR_LAPACK_MOST };

static smr_status read_operand_shapes(const smr_node *v, smr_tensor *ins)
{
	if (v->routine == NULL)
		return smr_ops_wrong(v, "no routine is named");
	if (v->nins == 0 || v->nins > MOST_OPERANDS)
		return smr_ops_wrong(v, "%s of %u operands", v->routine, v->nins);
	for (uint32_t i = 0; i < v->nins; i++) {
		ins[i] = (smr_tensor){.dtype = v->ins[i]->type.dtype, .rank = v->ins[i]->type.rank};
		SMR_TRY(smr_ops_dims(v, i, ins[i].dims));
	}
	return SMR_OK;
}

static smr_status make_lapack_plan(const smr_node *v, const smr_tensor *ins, smr_lapack_plan *p)
{
	uint32_t n = 0;
	const int64_t *options = smr_node_get(v, SMR_ATTR_options, &n);
	const char *why =
		smr_lapack_plan_make(v->routine, options, options != NULL ? n : 0, ins, v->nins, p);

	return why == NULL ? SMR_OK : smr_ops_wrong(v, "%s: %s", v->routine, why);
}

static smr_status infer_lapack(smr_graph *g, const smr_node *v, smr_type *types)
{
	smr_tensor ins[MOST_OPERANDS];
	smr_lapack_plan p;

	SMR_TRY(read_operand_shapes(v, ins));
	SMR_TRY(make_lapack_plan(v, ins, &p));
	SMR_TRY(smr_ops_counts(v, v->nins, p.nouts));
	for (uint32_t k = 0; k < p.nouts; k++)
		SMR_TRY(smr_type_make(g, p.outs[k].dtype, p.outs[k].rank, p.outs[k].dims,
				      &types[k]));
	return SMR_OK;
}

static smr_status eval_lapack(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	smr_lapack_plan p;

	SMR_TRY(make_lapack_plan(v, ins, &p));
	return smr_lapack_run_once(&p, smr_node_get(v, SMR_ATTR_options, NULL), ins, outs);
}

typedef struct prepared {
	smr_lapack_plan plan;
	smr_lapack_routine routine;
} prepared;

static smr_status prepare_lapack(const smr_node *v, void **out)
{
	smr_tensor ins[MOST_OPERANDS];
	prepared *p = smr_calloc(1, sizeof(*p));
	smr_status st = p != NULL ? read_operand_shapes(v, ins)
				  : smr_fail(SMR_ENOMEM, "no memory for LAPACK");

	if (st == SMR_OK)
		st = make_lapack_plan(v, ins, &p->plan);
	if (st == SMR_OK)
		st = smr_lapack_open(&p->plan, &p->routine);
	if (st != SMR_OK)
		smr_free(p);
	else
		*out = p;
	return st;
}

static smr_status run_lapack(void *of, const smr_node *v, const smr_tensor *ins,
			     const smr_tensor *outs)
{
	prepared *p = of;

	return smr_lapack_run(&p->plan, &p->routine, smr_node_get(v, SMR_ATTR_options, NULL), ins,
			      outs);
}

static uint32_t count_lapack_batch_dims(const smr_node *v)
{
	smr_tensor ins[MOST_OPERANDS];
	smr_lapack_plan p;

	return read_operand_shapes(v, ins) == SMR_OK && make_lapack_plan(v, ins, &p) == SMR_OK
		       ? p.nbatch
		       : 0;
}

const smr_op_info smr_ops_lapack = {.op = SMR_OP_lapack,
				    .infer = infer_lapack,
				    .eval = eval_lapack,
				    .batch = count_lapack_batch_dims,
				    .prepare = prepare_lapack,
				    .run = run_lapack};
