/* Devices that compute and communicate at the same time: the ops of each flow in their order on two
 * queues, where an op waits for its operands and for the op before it in its queue. All devices do
 * the same. */
#include <math.h>

#include "base/alloc.h"
#include "predict/internal.h"

typedef struct queues {
	const smr_graph *g;
	double *ready;  /* by node: time at which its value is available */
	double free[2]; /* of computing, of communicating */
} queues;

static const smr_graph *flow_of(const smr_module *m, uint32_t block)
{
	smr_walk w;

	for (uint32_t i = 0; i < m->nfunctions; i++)
		for (const smr_block *b = smr_walk_first(&w, &m->functions[i]->body); b != NULL;
		     b = smr_walk_next(&w))
			if (b->id == block)
				return b->flow;
	return NULL;
}

/* Places a node on a queue; a node that is no step takes no time. */
static void advance_queue(queues *q, const smr_node *v, double seconds, int queue)
{
	double begin = queue >= 0 ? q->free[queue] : 0;

	for (uint32_t i = 0; i < v->nins; i++)
		begin = fmax(begin, q->ready[v->ins[i]->id]);
	q->ready[v->id] = begin + seconds;
	if (queue >= 0)
		q->free[queue] = begin + seconds;
}

/* Runs the steps from *@p at on that are of one flow. */
static void run_flow(const smr_workload *w, const double *kernel_s, const double *move_s,
		     size_t *at, queues *q)
{
	uint32_t block = w->steps[*at].block;

	for (uint32_t i = 0; i < q->g->nnodes; i++) {
		const smr_node *v = q->g->nodes[i];
		const smr_predict_step *s = &w->steps[*at];

		if (*at < w->nsteps && s->block == block && s->v == v) {
			advance_queue(q, v,
				      s->moves ? move_s[s->number] : kernel_s[s->number] * s->times,
				      s->moves);
			++*at;
		} else {
			advance_queue(q, v, 0, -1);
		}
	}
}

smr_status smr_forecast_overlap(const smr_workload *w, const double *kernel_s, const double *move_s,
				double *out)
{
	*out = 0;
	for (size_t at = 0; at < w->nsteps;) {
		uint32_t block = w->steps[at].block;
		size_t from = at;
		queues q = {.g = flow_of(w->model->module, block)};

		q.ready = q.g != NULL ? smr_calloc(q.g->nnodes + 1, sizeof(*q.ready)) : NULL;
		if (q.ready == NULL)
			return smr_fail(SMR_ENOMEM, "no memory to predict a program");
		run_flow(w, kernel_s, move_s, &at, &q);
		smr_free(q.ready);
		*out += w->runs.of[block] * fmax(q.free[0], q.free[1]);
		if (at == from)
			return smr_fail(SMR_EINTERNAL, "a flow's ops are in another order");
	}
	return SMR_OK;
}
