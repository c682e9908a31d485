/* Collectives on cards, through NCCL: the last member that comes queues the exchange for all, after
 * the work of each card. Parts of a dimension that is not the first are packed before and after.
 * Without NCCL, and where two devices share a card, values travel through the host, and sums have
 * its order. */
#include "run/exec/cards.h"

#include "back/device/resident.h"
#include "back/gpu/card.h"
#include "back/gpu/memory.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "gpu/nccl.h"
#include "gpu/team.h"
#include "ops/collective.h"
#include "run/exec/device.h"

/* ---- cards of devices -------------------------------------------------------------------------
 */

static bool is_same_kind(const smr_gpu_card *a, const smr_gpu_card *b)
{
	return a->target.sm == b->target.sm && a->target.processors == b->target.processors &&
	       a->target.shared == b->target.shared &&
	       a->machine.memory_bytes == b->machine.memory_bytes;
}

bool smr_cards_assign(smr_executable *x, const smr_device_memory *of)
{
	int count, last = 0;
	const smr_gpu_card *first, *other;
	bool fits;

	if (x->ndevices == 1 || of != &smr_gpu_memory)
		return x->ndevices == 1;
	count = smr_gpu_card_count();
	fits = smr_gpu_card_open(&first) == SMR_OK;
	for (uint32_t i = 0; count > 0 && i < x->ndevices; i++)
		x->devices[i].card = (int)(i % (uint32_t)count);
	for (uint32_t i = 1; fits && i < x->ndevices; i++) {
		last = x->devices[i].card;
		smr_gpu_card_select(last);
		fits = smr_gpu_card_open(&other) == SMR_OK && is_same_kind(first, other);
	}
	smr_gpu_card_select(0);
	if (!fits && last > 0)
		smr_log(SMR_LOG_WARN, "%s: values do not stay on GPUs: GPU %d differs or fails",
			x->module->name, last);
	return fits;
}

void smr_cards_select(const smr_device *d)
{
	smr_gpu_card_select(d->card);
}

smr_status smr_cards_open(smr_executable *x, const smr_device_memory *of)
{
	smr_status st = SMR_OK;

	for (uint32_t i = 0; st == SMR_OK && i < x->ndevices; i++) {
		smr_device *d = &x->devices[i];

		smr_gpu_card_select(d->card);
		st = smr_device_commands_new(of, &d->commands);
		if (st == SMR_OK)
			smr_heap_set_commands(d->heap, d->commands);
		if (st == SMR_OK && x->ndevices > 1) {
			d->constants_of =
				smr_calloc(x->module->nblocks + 1, sizeof(*d->constants_of));
			if (d->constants_of == NULL)
				st = smr_fail(SMR_ENOMEM, "no memory for %s", x->module->name);
		}
	}
	smr_gpu_card_select(0);
	return st;
}

/* ---- what NCCL computes -----------------------------------------------------------------------
 */

static int nccl_type(smr_dtype t)
{
	static const struct pair {
		smr_dtype type;
		int nccl;
	} pairs[] = {
		{SMR_F32, ncclFloat32},   {SMR_F64, ncclFloat64}, {SMR_F16, ncclFloat16},
		{SMR_BF16, ncclBfloat16}, {SMR_I8, ncclInt8},     {SMR_U8, ncclUint8},
		{SMR_I32, ncclInt32},     {SMR_U32, ncclUint32},  {SMR_I64, ncclInt64},
		{SMR_U64, ncclUint64},
	};

	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++)
		if (pairs[i].type == t)
			return pairs[i].nccl;
	return -1;
}

static bool is_param(const smr_expr *e, uint32_t k)
{
	return e->kind == SMR_EXPR_PARAM && e->acc == k;
}

/* Finds the reduction of a body of two parameters. NCCL's extrema are not those of floats with
 * NaN. */
static bool find_reduction(const smr_lambda *body, smr_dtype t, int *out)
{
	const smr_expr *e = body->nresults == 1 ? body->results[0] : NULL;

	if (e == NULL || e->kind != SMR_EXPR_OP || e->nargs != 2 || e->type != t ||
	    !is_param(e->args[0], 0) || !is_param(e->args[1], 1))
		return false;
	*out = e->op == SMR_OP_add       ? ncclSum
	       : e->op == SMR_OP_mul     ? ncclProd
	       : smr_dtype_is_float(t)   ? -1
	       : e->op == SMR_OP_maximum ? ncclMax
	       : e->op == SMR_OP_minimum ? ncclMin
					 : -1;
	return *out >= 0;
}

typedef struct exchange_of {
	smr_executable *x;
	const smr_instr *a;
	const uint32_t *member;
	uint32_t n, k; /* k: of the operand and its result */
	smr_gpu_device *cards[SMR_GPU_MOST];
	smr_gpu_team *team;
	smr_gpu_ptr from[SMR_GPU_MOST], to[SMR_GPU_MOST];
	smr_gpu_ptr packed[SMR_GPU_MOST], unpacked[SMR_GPU_MOST]; /* 0: not needed */
	smr_gpu_exchange e;
} exchange_of;

static const smr_buffer *operand(const exchange_of *g, uint32_t m)
{
	return g->x->devices[g->member[m]].places[g->a->ins[g->k]];
}

static const smr_buffer *result(const exchange_of *g, uint32_t m)
{
	return g->x->devices[g->member[m]].places[g->a->out + g->k];
}

static uint32_t dim_of(const smr_node *v, uint32_t i)
{
	return (uint32_t)smr_node_get(v, SMR_ATTR_dims, NULL)[i];
}

/* Fills in the exchange of operand k; false: the host has to do it. */
static bool describe(exchange_of *g)
{
	static const struct pair {
		smr_op op;
		smr_gpu_exchange_kind kind;
	} pairs[] = {
		{SMR_OP_all_reduce, SMR_GPU_ALL_REDUCE},
		{SMR_OP_reduce_scatter, SMR_GPU_REDUCE_SCATTER},
		{SMR_OP_all_gather, SMR_GPU_ALL_GATHER},
		{SMR_OP_all_to_all, SMR_GPU_ALL_TO_ALL},
		{SMR_OP_collective_broadcast, SMR_GPU_BROADCAST},
		{SMR_OP_collective_permute, SMR_GPU_PERMUTE},
	};
	const smr_node *v = g->a->v;
	const smr_tensor *t = &operand(g, 0)->t, *out = &result(g, 0)->t;
	size_t size = smr_dtype_size(t->dtype), count = smr_buffer_bytes(operand(g, 0)) / size;
	bool reduces = v->op == SMR_OP_all_reduce || v->op == SMR_OP_reduce_scatter;
	uint32_t npairs = 0, i = 0;

	while (i < sizeof(pairs) / sizeof(pairs[0]) && pairs[i].op != v->op)
		i++;
	if (i == sizeof(pairs) / sizeof(pairs[0]) || count == 0)
		return false;
	g->e = (smr_gpu_exchange){.kind = pairs[i].kind,
				  .type = nccl_type(t->dtype),
				  .size = size,
				  .count = count,
				  .from = g->from,
				  .to = g->to};
	if (!reduces) { /* bytes */
		g->e.count *= g->e.size;
		g->e.size = 1;
		g->e.type = ncclUint8;
	}
	if (g->e.type < 0 || (reduces && !find_reduction(v->body, t->dtype, &g->e.op)))
		return false;
	if (v->op == SMR_OP_reduce_scatter || v->op == SMR_OP_all_to_all) {
		if ((size_t)t->dims[dim_of(v, 0)] % g->n != 0)
			return false;
		g->e.count /= g->n;
	}
	if (v->op == SMR_OP_all_gather &&
	    (size_t)t->dims[dim_of(v, 0)] * g->n != (size_t)out->dims[dim_of(v, 0)])
		return false;
	if (v->op == SMR_OP_collective_permute) {
		g->e.pairs = smr_node_get(v, SMR_ATTR_pairs, &npairs);
		g->e.npairs = npairs;
		for (uint32_t p = 0; p < npairs; p++)
			if (g->e.pairs[p] < 0 || g->e.pairs[p] >= g->n)
				return false;
	}
	return true;
}

/* ---- parts ------------------------------------------------------------------------------------
 */

/* Copies parts of dimension @p dim of a tensor to a row of parts, or back. */
static smr_status move_parts(const exchange_of *g, uint32_t m, const smr_tensor *whole,
			     uint32_t dim, smr_gpu_ptr at, smr_gpu_ptr parts, bool back)
{
	smr_ops_rows r = smr_ops_rows_of(whole, dim);
	size_t width = r.size / g->n * r.inner, step = r.size * r.inner;

	for (uint32_t i = 0; i < g->n; i++) {
		smr_gpu_ptr one = at + i * width, row = parts + i * width * r.outer;

		SMR_TRY(back ? smr_gpu_copy_rows(g->cards[m], one, step, row, width, width, r.outer,
						 NULL)
			     : smr_gpu_copy_rows(g->cards[m], row, width, one, step, width, r.outer,
						 NULL));
	}
	return SMR_OK;
}

/* The dimension whose parts are sent, and that of which parts arrive; false: parts are contiguous,
 * or there are none. */
static bool sends_parts(const exchange_of *g, uint32_t *dim)
{
	smr_op op = g->a->v->op;

	if (op != SMR_OP_reduce_scatter && op != SMR_OP_all_to_all)
		return false;
	*dim = dim_of(g->a->v, 0);
	return smr_ops_rows_of(&operand(g, 0)->t, *dim).outer > 1;
}

static bool gets_parts(const exchange_of *g, uint32_t *dim)
{
	smr_op op = g->a->v->op;

	if (op != SMR_OP_all_gather && op != SMR_OP_all_to_all)
		return false;
	*dim = dim_of(g->a->v, op == SMR_OP_all_to_all ? 1 : 0);
	return smr_ops_rows_of(&result(g, 0)->t, *dim).outer > 1;
}

static smr_status prepare_member(exchange_of *g, uint32_t m)
{
	const smr_device *d = &g->x->devices[g->member[m]];
	smr_device_resident *in = smr_buffer_resident(operand(g, m));
	smr_device_resident *out = smr_buffer_resident(result(g, m));
	uint32_t dim;

	smr_gpu_card_select(d->card);
	SMR_TRY(smr_device_commands_submit(d->commands));
	SMR_TRY(smr_device_resident_there(in, &smr_gpu_memory, true));
	SMR_TRY(smr_device_resident_there(out, &smr_gpu_memory, false));
	SMR_TRY(smr_device_commands_submit(d->commands));
	g->from[m] = in->device + (uint64_t)((char *)operand(g, m)->t.data - in->host);
	g->to[m] = out->device + (uint64_t)((char *)result(g, m)->t.data - out->host);
	if (g->e.kind == SMR_GPU_PERMUTE) /* members that no pair names get zeros */
		SMR_TRY(smr_gpu_fill(g->cards[m], g->to[m], 0, smr_buffer_bytes(result(g, m)),
				     NULL));
	if (sends_parts(g, &dim)) {
		SMR_TRY(smr_gpu_alloc(g->cards[m], smr_buffer_bytes(operand(g, m)), &g->packed[m]));
		SMR_TRY(move_parts(g, m, &operand(g, m)->t, dim, g->from[m], g->packed[m], false));
		g->from[m] = g->packed[m];
	}
	if (gets_parts(g, &dim)) {
		SMR_TRY(smr_gpu_alloc(g->cards[m], smr_buffer_bytes(result(g, m)),
				      &g->unpacked[m]));
		g->to[m] = g->unpacked[m];
	}
	return SMR_OK;
}

static smr_status finish_member(const exchange_of *g, uint32_t m)
{
	smr_device_resident *out = smr_buffer_resident(result(g, m));
	smr_gpu_ptr to = out->device + (uint64_t)((char *)result(g, m)->t.data - out->host);
	uint32_t dim;

	if (gets_parts(g, &dim))
		SMR_TRY(move_parts(g, m, &result(g, m)->t, dim, to, g->unpacked[m], true));
	return SMR_OK;
}

static smr_status exchange_operand(exchange_of *g)
{
	smr_status st = SMR_OK;

	for (uint32_t m = 0; st == SMR_OK && m < g->n; m++)
		st = prepare_member(g, m);
	if (st == SMR_OK)
		st = smr_gpu_team_run(g->team, &g->e);
	for (uint32_t m = 0; st == SMR_OK && m < g->n; m++)
		st = finish_member(g, m);
	for (uint32_t m = 0; m < g->n; m++) {
		smr_gpu_free(g->cards[m], g->packed[m]);
		smr_gpu_free(g->cards[m], g->unpacked[m]);
		g->packed[m] = g->unpacked[m] = 0;
	}
	return st;
}

/* ---- exchanges --------------------------------------------------------------------------------
 */

bool smr_cards_meet(const smr_executable *x, smr_op op)
{
	return x->resident && x->ndevices > 1 && x->others == NULL && op != SMR_OP_device &&
	       op != SMR_OP_send && op != SMR_OP_recv;
}

/* Finds the members' cards. */
static smr_status find_cards(exchange_of *g)
{
	const smr_gpu_card *card;

	if (g->n > SMR_GPU_MOST)
		return smr_fail(SMR_EUNSUPPORTED, "%u devices", g->n);
	for (uint32_t m = 0; m < g->n; m++) {
		smr_gpu_card_select(g->x->devices[g->member[m]].card);
		SMR_TRY(smr_gpu_card_open(&card));
		g->cards[m] = card->device;
		for (uint32_t i = 0; i < m; i++)
			if (g->cards[i] == g->cards[m])
				return smr_fail(SMR_EUNSUPPORTED, "two devices share a GPU");
	}
	return SMR_OK;
}

static smr_status exchange_all(exchange_of *g)
{
	SMR_TRY(find_cards(g));
	SMR_TRY(smr_gpu_team_open(g->cards, (int)g->n, &g->team));
	for (g->k = 0; g->k < g->a->v->nins; g->k++)
		SMR_TRY(describe(g) ? exchange_operand(g)
				    : smr_fail(SMR_EUNSUPPORTED, "NCCL has no such %s",
					       smr_op_name(g->a->v->op)));
	for (uint32_t m = 0; m < g->n; m++)
		for (g->k = 0; g->k < g->a->nouts; g->k++)
			smr_device_resident_wrote_there(smr_buffer_resident(result(g, m)));
	return SMR_OK;
}

bool smr_cards_exchange(smr_executable *x, const smr_instr *a, const uint32_t *member, uint32_t n)
{
	exchange_of g = {.x = x, .a = a, .member = member, .n = n};
	smr_status st;
	int own = smr_gpu_card_selected();

	if (!smr_cards_meet(x, a->v->op) || a->nouts != a->v->nins)
		return false;
	if (n < 2)
		return false;
	st = exchange_all(&g);
	smr_gpu_card_select(own);
	if (st == SMR_OK)
		return true;
	smr_log(x->exchanges_told ? SMR_LOG_DEBUG : SMR_LOG_INFO,
		"%s: %s goes through the host: %s", x->module->name, smr_op_name(a->v->op),
		smr_errmsg());
	x->exchanges_told = true;
	return false;
}

smr_status smr_cards_bring(const smr_executable *x, const smr_instr *a, const uint32_t *member,
			   uint32_t n)
{
	if (!smr_cards_meet(x, a->v->op))
		return SMR_OK;
	for (uint32_t m = 0; m < n; m++) {
		smr_buffer **places = x->devices[member[m]].places;

		for (uint32_t i = 0; i < a->v->nins; i++)
			SMR_TRY(smr_buffer_here(places[a->ins[i]]));
		for (uint32_t k = 0; k < a->nouts; k++)
			smr_device_resident_wrote_here(smr_buffer_resident(places[a->out + k]));
	}
	return SMR_OK;
}
