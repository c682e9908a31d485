/* The least cut by a maximum flow (Dinic 1970): shortest ways are filled together, by levels.
 * Capacities are integers, so the result does not depend on the order of sums. */
#include "plan/placement/min_cut.h"

#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"

enum { NONE = UINT32_MAX };

/* Edges are in pairs: number e ^ 1 is the way back. */
typedef struct edge {
	uint32_t to, next; /* next: of the same node; NONE: the last */
	int64_t left;      /* capacity that is not used */
} edge;

typedef struct node {
	uint32_t first; /* edge; NONE: it has none */
	uint32_t now;   /* edge that is tried next */
	uint32_t level; /* distance from the source; NONE: it cannot be reached */
	uint32_t by;    /* edge by which the current way comes here */
} node;

struct smr_min_cut {
	SMR_VEC(node) nodes;
	SMR_VEC(edge) edges;
	uint32_t *list; /* nodes, in the order of a search */
	bool oom;
};

smr_status smr_min_cut_new(smr_min_cut **out)
{
	smr_min_cut *g = smr_calloc(1, sizeof(*g));

	if (g == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cut");
	(void)smr_min_cut_node(g);
	(void)smr_min_cut_node(g);
	*out = g;
	return SMR_OK;
}

void smr_min_cut_free(smr_min_cut *g)
{
	if (g == NULL)
		return;
	smr_vec_free(&g->nodes);
	smr_vec_free(&g->edges);
	smr_free(g->list);
	smr_free(g);
}

/* The next edge reports a failure. */
uint32_t smr_min_cut_node(smr_min_cut *g)
{
	g->oom |= smr_vec_push(&g->nodes, (node){.first = NONE}) != SMR_OK;
	return g->oom ? 0 : (uint32_t)g->nodes.n - 1;
}

uint32_t smr_min_cut_nodes(const smr_min_cut *g)
{
	return (uint32_t)g->nodes.n;
}

static void put_edge(smr_min_cut *g, uint32_t from, uint32_t to, int64_t capacity)
{
	g->edges.v[g->edges.n] = (edge){to, g->nodes.v[from].first, capacity};
	g->nodes.v[from].first = (uint32_t)g->edges.n++;
}

smr_status smr_min_cut_edge(smr_min_cut *g, uint32_t from, uint32_t to, int64_t capacity)
{
	if (g->oom)
		return smr_fail(SMR_ENOMEM, "no memory for a cut");
	SMR_TRY(smr_vec_reserve(&g->edges, 2));
	put_edge(g, from, to, capacity < SMR_CUT_NEVER ? capacity : SMR_CUT_NEVER);
	put_edge(g, to, from, 0);
	return SMR_OK;
}

/* Computes levels; returns whether the sink can be reached. */
static bool find_levels(smr_min_cut *g)
{
	size_t n = 0;

	for (size_t i = 0; i < g->nodes.n; i++) {
		g->nodes.v[i].level = NONE;
		g->nodes.v[i].now = g->nodes.v[i].first;
	}
	g->nodes.v[SMR_CUT_SOURCE].level = 0;
	g->list[n++] = SMR_CUT_SOURCE;
	for (size_t k = 0; k < n; k++)
		for (uint32_t e = g->nodes.v[g->list[k]].first; e != NONE; e = g->edges.v[e].next) {
			node *to = &g->nodes.v[g->edges.v[e].to];

			if (g->edges.v[e].left == 0 || to->level != NONE)
				continue;
			to->level = g->nodes.v[g->list[k]].level + 1;
			g->list[n++] = g->edges.v[e].to;
		}
	return g->nodes.v[SMR_CUT_SINK].level != NONE;
}

/* Follows edges to the next level from a node; returns whether there is one. */
static bool advance(smr_min_cut *g, uint32_t *at)
{
	node *from = &g->nodes.v[*at];

	for (; from->now != NONE; from->now = g->edges.v[from->now].next) {
		const edge *e = &g->edges.v[from->now];
		node *to = &g->nodes.v[e->to];

		if (e->left > 0 && to->level == from->level + 1) {
			to->by = from->now;
			*at = e->to;
			return true;
		}
	}
	return false;
}

/* Fills the way that leads to the sink. */
static void fill_way(smr_min_cut *g)
{
	int64_t most = INT64_MAX;
	edge *e = g->edges.v;

	for (uint32_t at = SMR_CUT_SINK; at != SMR_CUT_SOURCE; at = e[g->nodes.v[at].by ^ 1].to)
		if (e[g->nodes.v[at].by].left < most)
			most = e[g->nodes.v[at].by].left;
	for (uint32_t at = SMR_CUT_SINK; at != SMR_CUT_SOURCE; at = e[g->nodes.v[at].by ^ 1].to) {
		e[g->nodes.v[at].by].left -= most;
		e[g->nodes.v[at].by ^ 1].left += most;
	}
}

/* Fills all ways along the levels. */
static void fill_levels(smr_min_cut *g)
{
	uint32_t at = SMR_CUT_SOURCE;

	for (;;) {
		if (at == SMR_CUT_SINK) {
			fill_way(g);
			at = SMR_CUT_SOURCE;
		} else if (!advance(g, &at)) {
			if (at == SMR_CUT_SOURCE)
				return;
			/* no way leads on: back, and past this edge */
			at = g->edges.v[g->nodes.v[at].by ^ 1].to;
			g->nodes.v[at].now = g->edges.v[g->nodes.v[at].now].next;
		}
	}
}

/* Marks the nodes from which the sink can still be reached. */
static void mark_sinks(smr_min_cut *g, bool *sinks)
{
	size_t n = 0;

	memset(sinks, 0, g->nodes.n * sizeof(*sinks));
	sinks[SMR_CUT_SINK] = true;
	g->list[n++] = SMR_CUT_SINK;
	for (size_t k = 0; k < n; k++)
		for (uint32_t e = g->nodes.v[g->list[k]].first; e != NONE; e = g->edges.v[e].next) {
			uint32_t from = g->edges.v[e].to;

			if (g->edges.v[e ^ 1].left == 0 || sinks[from])
				continue;
			sinks[from] = true;
			g->list[n++] = from;
		}
}

smr_status smr_min_cut_find(smr_min_cut *g, bool *sinks)
{
	if (!g->oom)
		g->list = smr_calloc(g->nodes.n + 1, sizeof(*g->list));
	if (g->list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a cut");
	while (find_levels(g))
		fill_levels(g);
	mark_sinks(g, sinks);
	return SMR_OK;
}
