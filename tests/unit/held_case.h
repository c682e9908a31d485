/** @file What a flow over values holds at most, counted apart from what orders it. */
#ifndef SMR_TESTS_HELD_CASE_H
#define SMR_TESTS_HELD_CASE_H
#include "ops_case.h"

static inline smr_graph *held_parsed(const char *text)
{
	smr_graph *g;

	if (smr_graph_parse("case", text, strlen(text), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

/* Bytes that it holds at most; each value dies behind its last reader. */
static inline double held_most(const smr_graph *g)
{
	double now = 0, most = 0;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		if (g->nodes[i]->op == SMR_OP_param)
			continue;
		now += smr_type_bytes(&g->nodes[i]->type);
		most = now > most ? now : most;
		for (uint32_t v = 0; v <= i; v++) {
			uint32_t last = v;

			for (uint32_t r = 0; r < g->nnodes; r++)
				for (uint32_t k = 0; k < g->nodes[r]->nins; k++)
					if (g->nodes[r]->ins[k] == g->nodes[v])
						last = r;
			for (uint32_t k = 0; k < g->nresults; k++)
				if (g->results[k] == g->nodes[v])
					last = UINT32_MAX;
			if (last == i && g->nodes[v]->op != SMR_OP_param)
				now -= smr_type_bytes(&g->nodes[v]->type);
		}
	}
	return most;
}
#endif
