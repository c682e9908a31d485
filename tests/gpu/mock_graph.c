/* Graphs of the mock: nodes that are queued in the order in which they were added, or with
 * MOCK_CUDA_ORDER each as late as what it waits for allows, the last one first. */
#include <stdlib.h>
#include <string.h>

#include "mock.h"

struct CUgraphNode_st {
	mock_work work;
	int number;
	int *after; /* numbers of the nodes that it waits for */
	size_t nafter;
};

struct CUgraph_st {
	CUgraphNode *nodes; /* each its own allocation: a node is its address */
	size_t n;
};

struct CUgraphExec_st {
	mock_work *works; /* by number of the node */
	int *order;       /* numbers */
	size_t n;
};

static mock_call *copy_call(const mock_call *c)
{
	mock_call *copy = c != NULL ? malloc(sizeof(*copy)) : NULL;

	if (copy != NULL)
		*copy = *c;
	return copy;
}

static CUresult add_node(CUgraphNode *out, CUgraph g, const CUgraphNode *after, size_t n,
			 const mock_work *w)
{
	CUgraphNode node;

	for (size_t i = 0; i < n; i++)
		if ((size_t)after[i]->number >= g->n || g->nodes[after[i]->number] != after[i])
			return CUDA_ERROR_INVALID_VALUE;
	node = malloc(sizeof(*node));
	*node = (struct CUgraphNode_st){.work = *w, .number = (int)g->n, .nafter = n};
	node->after = calloc(n + 1, sizeof(*node->after));
	for (size_t i = 0; i < n; i++)
		node->after[i] = after[i]->number;
	g->nodes = realloc(g->nodes, (g->n + 1) * sizeof(*g->nodes));
	g->nodes[g->n++] = node;
	*out = node;
	return CUDA_SUCCESS;
}

CUresult cuGraphCreate(CUgraph *out, unsigned flags)
{
	MOCK_ENTER(cuGraphCreate, MOCK_CONTEXT);
	*out = calloc(1, sizeof(**out));
	mock_made(*out);
	return CUDA_SUCCESS;
}

CUresult cuGraphDestroy(CUgraph g)
{
	MOCK_ENTER(cuGraphDestroy, MOCK_CONTEXT);
	for (size_t i = 0; i < g->n; i++) {
		free(g->nodes[i]->work.call);
		free(g->nodes[i]->after);
		free(g->nodes[i]);
	}
	free(g->nodes);
	mock_gone(g);
	free(g);
	return CUDA_SUCCESS;
}

static CUresult read_kernel(const CUDA_KERNEL_NODE_PARAMS *p, mock_work *w)
{
	mock_call c = {.grid = {p->gridDimX, p->gridDimY, p->gridDimZ},
		       .block = {p->blockDimX, p->blockDimY, p->blockDimZ},
		       .shared = p->sharedMemBytes};
	CUresult r = p->kern != NULL || p->extra != NULL
			     ? CUDA_ERROR_INVALID_VALUE
			     : mock_prepare(p->func, p->kernelParams, &c);

	if (r == CUDA_SUCCESS)
		*w = (mock_work){.kind = MOCK_LAUNCH, .function = p->func, .call = copy_call(&c)};
	return r;
}

static CUresult read_copy(const CUDA_MEMCPY3D *p, mock_work *w)
{
	if (p->Height != 1 || p->Depth != 1 || p->srcArray != NULL || p->dstArray != NULL)
		return CUDA_ERROR_INVALID_VALUE;
	*w = (mock_work){.kind = MOCK_COPY, .n = p->WidthInBytes};
	w->from = p->srcMemoryType == CU_MEMORYTYPE_HOST ? p->srcHost
							 : mock_memory(p->srcDevice, w->n);
	w->to = p->dstMemoryType == CU_MEMORYTYPE_HOST ? p->dstHost
						       : mock_memory(p->dstDevice, w->n);
	return w->from != NULL && w->to != NULL ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphAddKernelNode(CUgraphNode *out, CUgraph g, const CUgraphNode *after, size_t n,
			      const CUDA_KERNEL_NODE_PARAMS *p)
{
	MOCK_ENTER(cuGraphAddKernelNode, MOCK_CONTEXT);
	mock_work w;
	CUresult r = read_kernel(p, &w);

	return r == CUDA_SUCCESS ? add_node(out, g, after, n, &w) : r;
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *out, CUgraph g, const CUgraphNode *after, size_t n,
			      const CUDA_MEMCPY3D *p, CUcontext c)
{
	MOCK_ENTER(cuGraphAddMemcpyNode, MOCK_CONTEXT);
	mock_work w;
	CUresult r = c == NULL ? CUDA_ERROR_INVALID_CONTEXT : read_copy(p, &w);

	return r == CUDA_SUCCESS ? add_node(out, g, after, n, &w) : r;
}

static bool is_ready(const struct CUgraphNode_st *node, const bool *done)
{
	for (size_t i = 0; i < node->nafter; i++)
		if (!done[node->after[i]])
			return false;
	return true;
}

/* Lists the nodes; each comes after those that it waits for. */
static int *order_nodes(CUgraph g)
{
	int *order = calloc(g->n + 1, sizeof(*order));
	bool *done = calloc(g->n + 1, sizeof(*done));

	for (size_t k = 0; k < g->n; k++) {
		size_t i = mock.last_first ? g->n - 1 : k;

		while (done[i] || !is_ready(g->nodes[i], done))
			i--;
		done[i] = true;
		order[k] = (int)i;
	}
	free(done);
	return order;
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *out, CUgraph g, unsigned long long flags)
{
	MOCK_ENTER(cuGraphInstantiateWithFlags, MOCK_CONTEXT);
	CUgraphExec e = calloc(1, sizeof(*e));

	e->n = g->n;
	e->order = order_nodes(g);
	e->works = calloc(g->n + 1, sizeof(*e->works));
	for (size_t i = 0; i < g->n; i++) {
		e->works[i] = g->nodes[i]->work;
		e->works[i].call = copy_call(e->works[i].call);
	}
	mock_made(e);
	*out = e;
	return CUDA_SUCCESS;
}

CUresult cuGraphExecDestroy(CUgraphExec e)
{
	MOCK_ENTER(cuGraphExecDestroy, MOCK_CONTEXT);
	for (size_t i = 0; i < e->n; i++)
		free(e->works[i].call);
	free(e->works);
	free(e->order);
	mock_gone(e);
	free(e);
	return CUDA_SUCCESS;
}

CUresult cuGraphLaunch(CUgraphExec e, CUstream s)
{
	MOCK_ENTER(cuGraphLaunch, MOCK_CONTEXT);
	for (size_t i = 0; i < e->n; i++) {
		mock_work w = e->works[e->order[i]];

		w.call = copy_call(w.call); /* later changes are for later launches */
		(void)mock_queue(s, &w);
	}
	return CUDA_SUCCESS;
}

static CUresult replace_work(CUgraphExec e, CUgraphNode node, const mock_work *w)
{
	mock_work *old = (size_t)node->number < e->n ? &e->works[node->number] : NULL;

	if (old == NULL || old->kind != w->kind || old->function != w->function) {
		free(w->call);
		return CUDA_ERROR_INVALID_VALUE;
	}
	free(old->call);
	*old = *w;
	return CUDA_SUCCESS;
}

CUresult cuGraphExecKernelNodeSetParams(CUgraphExec e, CUgraphNode node,
					const CUDA_KERNEL_NODE_PARAMS *p)
{
	MOCK_ENTER(cuGraphExecKernelNodeSetParams, MOCK_CONTEXT);
	mock_work w;
	CUresult r = read_kernel(p, &w);

	return r == CUDA_SUCCESS ? replace_work(e, node, &w) : r;
}

CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec e, CUgraphNode node, const CUDA_MEMCPY3D *p,
					CUcontext c)
{
	MOCK_ENTER(cuGraphExecMemcpyNodeSetParams, MOCK_CONTEXT);
	mock_work w;
	CUresult r = c == NULL ? CUDA_ERROR_INVALID_CONTEXT : read_copy(p, &w);

	return r == CUDA_SUCCESS ? replace_work(e, node, &w) : r;
}
