/* Graphs of launches and copies, built from the plan's own dependencies: no stream is captured. */
#include "gpu/graph.h"

#include "base/alloc.h"
#include "base/data/vec.h"
#include "gpu/own.h"

struct smr_gpu_graph {
	smr_gpu_device *device;
	CUgraph graph;
	CUgraphExec exec; /* NULL until then */
	SMR_VEC(CUgraphNode) nodes;
	SMR_VEC(CUgraphNode) after; /* of the node that is added */
};

smr_status smr_gpu_graph_new(smr_gpu_device *d, smr_gpu_graph **out)
{
	smr_gpu_graph *g = smr_calloc(1, sizeof(*g));
	smr_status st;

	if (g == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's graph");
	g->device = d;
	st = smr_gpu_enter(d);
	if (st == SMR_OK) {
		st = SMR_GPU_CALL(d, cuGraphCreate, &g->graph, 0);
		smr_gpu_leave(d);
	}
	if (st != SMR_OK) {
		smr_free(g);
		return st;
	}
	*out = g;
	return SMR_OK;
}

void smr_gpu_graph_free(smr_gpu_graph *g)
{
	if (g == NULL)
		return;
	if (smr_gpu_enter_to_free(g->device)) {
		if (g->exec != NULL)
			(void)g->device->cu->cuGraphExecDestroy(g->exec);
		(void)g->device->cu->cuGraphDestroy(g->graph);
		smr_gpu_leave(g->device);
	}
	smr_vec_free(&g->nodes);
	smr_vec_free(&g->after);
	smr_free(g);
}

/* ---- nodes --------------------------------------------------------------------------------------
 */

/* Makes room for a node, and lists the handles of those before it. */
static smr_status begin_node(smr_gpu_graph *g, const smr_gpu_node *after, size_t n)
{
	if (g->exec != NULL)
		return smr_fail(SMR_ESTATE, "%sa finished graph takes no more nodes",
				g->device->where);
	SMR_TRY(smr_vec_reserve(&g->nodes, 1));
	g->after.n = 0;
	for (size_t i = 0; i < n; i++) {
		if (after[i] >= g->nodes.n)
			return smr_fail(SMR_EINVAL, "%snode %u of a graph does not exist",
					g->device->where, after[i]);
		SMR_TRY(smr_vec_push(&g->after, g->nodes.v[after[i]]));
	}
	return SMR_OK;
}

static smr_gpu_node end_node(smr_gpu_graph *g, CUgraphNode node)
{
	g->nodes.v[g->nodes.n] = node;
	return (smr_gpu_node)g->nodes.n++;
}

static CUDA_KERNEL_NODE_PARAMS describe_launch(const smr_gpu_work *w)
{
	return (CUDA_KERNEL_NODE_PARAMS){
		.func = w->fn->handle,
		.gridDimX = w->grid[0],
		.gridDimY = w->grid[1],
		.gridDimZ = w->grid[2],
		.blockDimX = w->block[0],
		.blockDimY = w->block[1],
		.blockDimZ = w->block[2],
		.sharedMemBytes = w->shared,
		.kernelParams = w->params,
	};
}

/* One row, so pitches have no meaning. */
static CUDA_MEMCPY3D describe_copy(smr_gpu_ptr to, smr_gpu_ptr from, size_t bytes)
{
	return (CUDA_MEMCPY3D){
		.srcMemoryType = CU_MEMORYTYPE_DEVICE,
		.srcDevice = from,
		.dstMemoryType = CU_MEMORYTYPE_DEVICE,
		.dstDevice = to,
		.WidthInBytes = bytes,
		.Height = 1,
		.Depth = 1,
	};
}

smr_status smr_gpu_graph_add_launch(smr_gpu_graph *g, const smr_gpu_node *after, size_t n,
				    const smr_gpu_work *w, smr_gpu_node *out)
{
	CUDA_KERNEL_NODE_PARAMS p = describe_launch(w);
	smr_gpu_device *d = g->device;
	CUgraphNode node;
	smr_status st;

	SMR_TRY(begin_node(g, after, n));
	SMR_TRY(smr_gpu_enter(d));
	st = smr_gpu_kernel_allow_shared(w->fn, w->shared);
	if (st == SMR_OK)
		st = SMR_GPU_CALL(d, cuGraphAddKernelNode, &node, g->graph, g->after.v, g->after.n,
				  &p);
	smr_gpu_leave(d);
	if (st == SMR_OK)
		*out = end_node(g, node);
	return st;
}

smr_status smr_gpu_graph_add_copy(smr_gpu_graph *g, const smr_gpu_node *after, size_t n,
				  smr_gpu_ptr to, smr_gpu_ptr from, size_t bytes, smr_gpu_node *out)
{
	CUDA_MEMCPY3D p = describe_copy(to, from, bytes);
	smr_gpu_device *d = g->device;
	CUgraphNode node;
	smr_status st;

	SMR_TRY(begin_node(g, after, n));
	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuGraphAddMemcpyNode, &node, g->graph, g->after.v, g->after.n, &p,
			  d->context);
	smr_gpu_leave(d);
	if (st == SMR_OK)
		*out = end_node(g, node);
	return st;
}

/* ---- launches -----------------------------------------------------------------------------------
 */

smr_status smr_gpu_graph_finish(smr_gpu_graph *g)
{
	smr_gpu_device *d = g->device;
	smr_status st;

	if (g->exec != NULL)
		return smr_fail(SMR_ESTATE, "%sthe graph is finished", d->where);
	SMR_TRY(smr_gpu_enter(d));
	/* the graph stays until it is freed: its nodes name those of the finished one */
	st = SMR_GPU_CALL(d, cuGraphInstantiateWithFlags, &g->exec, g->graph, 0);
	smr_gpu_leave(d);
	if (st != SMR_OK)
		g->exec = NULL;
	return st;
}

static smr_status check_node(const smr_gpu_graph *g, smr_gpu_node node)
{
	if (g->exec == NULL)
		return smr_fail(SMR_ESTATE, "%sthe graph is not finished", g->device->where);
	return node < g->nodes.n ? SMR_OK
				 : smr_fail(SMR_EINVAL, "%snode %u of a graph does not exist",
					    g->device->where, node);
}

smr_status smr_gpu_graph_set_launch(smr_gpu_graph *g, smr_gpu_node node, const smr_gpu_work *w)
{
	CUDA_KERNEL_NODE_PARAMS p = describe_launch(w);
	smr_gpu_device *d = g->device;
	smr_status st;

	SMR_TRY(check_node(g, node));
	SMR_TRY(smr_gpu_enter(d));
	st = smr_gpu_kernel_allow_shared(w->fn, w->shared);
	if (st == SMR_OK)
		st = SMR_GPU_CALL(d, cuGraphExecKernelNodeSetParams, g->exec, g->nodes.v[node], &p);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_graph_set_copy(smr_gpu_graph *g, smr_gpu_node node, smr_gpu_ptr to,
				  smr_gpu_ptr from, size_t bytes)
{
	CUDA_MEMCPY3D p = describe_copy(to, from, bytes);
	smr_gpu_device *d = g->device;
	smr_status st;

	SMR_TRY(check_node(g, node));
	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuGraphExecMemcpyNodeSetParams, g->exec, g->nodes.v[node], &p,
			  d->context);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_graph_launch(smr_gpu_graph *g, smr_gpu_stream *s)
{
	smr_gpu_device *d = g->device;
	smr_status st;

	if (g->exec == NULL)
		return smr_fail(SMR_ESTATE, "%sthe graph is not finished", d->where);
	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuGraphLaunch, g->exec, smr_gpu_stream_handle(d, s));
	smr_gpu_leave(d);
	return st;
}
