/* NCCL without cards: exchanges on the host, as work of the mock driver's streams. An exchange
 * happens when the last of its ranks comes to it in its stream; until then the others' streams
 * stand still, as kernels that wait do. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "gpu/nccl.h"
#include "mock.h"

#define SMR_NCCL(name, result, args) MOCK_API result name args;
#include "gpu/nccl.def"
#undef SMR_NCCL

enum { INVALID = 4, USAGE = 5, MOST = 64 };

typedef enum what { REDUCE, SCATTER, GATHER, BROADCAST, SEND, RECEIVE } what;

typedef struct team {
	int n;
	struct ncclComm_st *ranks[MOCK_CARDS];
} team;

struct ncclComm_st {
	team *team;
	int rank, card;
	bool aborted;
	CUstream stream; /* of its last call */
};

/* A call between start and end of a group. */
typedef struct call {
	what what;
	ncclComm comm;
	const void *from;
	void *to;
	size_t n;
	int type, op, peer;
	CUstream stream;
} call;

static _Thread_local call calls[16 * MOST];
static _Thread_local int ncalls, depth;

int ncclGetVersion(int *out)
{
	*out = 22703;
	return ncclSuccess;
}

const char *ncclGetErrorString(int status)
{
	return status == ncclSuccess ? "no error" : "an error of the mock";
}

int ncclCommInitAll(ncclComm *out, int n, const int *devices)
{
	int r = mock_library_enter("ncclCommInitAll");
	team *t = r == 0 ? calloc(1, sizeof(*t)) : NULL;

	for (int i = 0; r == 0 && i < n; i++)
		for (int k = 0; k < i; k++)
			if (devices[i] == devices[k])
				r = USAGE;
	for (int i = 0; r == 0 && i < n; i++) {
		t->n = n;
		out[i] = t->ranks[i] = calloc(1, sizeof(*out[i]));
		*out[i] = (struct ncclComm_st){t, i, devices[i], false, NULL};
	}
	if (r != 0)
		free(t);
	mock_library_leave();
	return r;
}

int ncclCommAbort(ncclComm c)
{
	(void)mock_library_enter("ncclCommAbort");
	mock_library_leave();
	c->aborted = true;
	if (c->stream != NULL)
		mock_library_release(c->stream);
	return ncclSuccess;
}

int ncclCommGetAsyncError(ncclComm c, int *out)
{
	int r = mock_library_enter("ncclCommGetAsyncError");

	mock_library_leave();
	*out = r; /* an injected fault is one of the exchange */
	return ncclSuccess;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static size_t size_of(int type)
{
	return type <= ncclUint8 ? 1
	       : type == ncclFloat16 || type == ncclBfloat16 ? 2
	       : type == ncclInt64 || type == ncclUint64 || type == ncclFloat64 ? 8
										: 4;
}

#define FOLD(T)                                                                               \
	do {                                                                                  \
		T a, b;                                                                       \
		memcpy(&a, to, sizeof(a));                                                    \
		memcpy(&b, from, sizeof(b));                                                  \
		a = op == ncclSum    ? (T)(a + b)                                             \
		    : op == ncclProd ? (T)(a * b)                                             \
		    : op == ncclMax  ? (a > b ? a : b)                                        \
				     : (a < b ? a : b);                                       \
		memcpy(to, &a, sizeof(a));                                                    \
	} while (0)

static void fold_one(char *to, const char *from, int type, int op)
{
	switch (type) {
	case ncclFloat32:
		FOLD(float);
		break;
	case ncclFloat64:
		FOLD(double);
		break;
	case ncclFloat16:
		FOLD(_Float16);
		break;
	case ncclInt32:
		FOLD(int32_t);
		break;
	case ncclUint32:
		FOLD(uint32_t);
		break;
	case ncclInt64:
		FOLD(int64_t);
		break;
	case ncclUint64:
		FOLD(uint64_t);
		break;
	case ncclInt8:
		FOLD(int8_t);
		break;
	case ncclUint8:
		FOLD(uint8_t);
		break;
	default:
		abort();
	}
}

/* ---- exchanges ------------------------------------------------------------------------------- */

/* The calls of one group, which all its streams name; the last rank computes. */
typedef struct exchange {
	int n, rest; /* calls; those that are not over */
	bool begun, failed;
	bool here[16 * MOST];
	call all[];
} exchange;

typedef struct ticket {
	exchange *x;
	int of; /* its call */
} ticket;

static void reduce_all(const call *c, const exchange *x)
{
	size_t size = size_of(c->type), all = c->what == SCATTER ? c->n * (size_t)c->comm->team->n : c->n;
	char *sum = malloc(all * size + 1);

	memcpy(sum, x->all[0].from, all * size);
	for (int i = 1; i < x->n; i++)
		for (size_t k = 0; k < all; k++)
			fold_one(sum + k * size, (const char *)x->all[i].from + k * size, c->type,
				 c->op);
	for (int i = 0; i < x->n; i++)
		memcpy(x->all[i].to, sum + (c->what == SCATTER ? (size_t)i * c->n * size : 0),
		       c->n * size);
	free(sum);
}

static void move_all(const exchange *x)
{
	for (int i = 0; i < x->n; i++) {
		const call *c = &x->all[i];
		size_t bytes = c->n * size_of(c->type);

		for (int k = 0; c->what == GATHER && k < x->n; k++)
			memcpy((char *)x->all[k].to + (size_t)i * bytes, c->from, bytes);
		if (c->what == BROADCAST)
			memmove(c->to, x->all[c->peer].from, bytes);
	}
}

/* Finds for each receiving call, in order, the sending one that was not used. */
static void send_all(const exchange *x)
{
	bool used[16 * MOST] = {false};

	for (int i = 0; i < x->n; i++) {
		const call *to = &x->all[i];

		for (int k = 0; to->what == RECEIVE && k < x->n; k++) {
			const call *from = &x->all[k];

			if (from->what != SEND || used[k] || from->comm->rank != to->peer ||
			    from->peer != to->comm->rank)
				continue;
			if (from->n != to->n)
				abort();
			used[k] = true;
			memcpy(to->to, from->from, to->n * size_of(to->type));
			break;
		}
	}
}

static void compute(const exchange *x)
{
	const call *c = &x->all[0];

	if (c->what == REDUCE || c->what == SCATTER)
		reduce_all(c, x);
	else if (c->what >= SEND)
		send_all(x);
	else
		move_all(x);
}

/* The first rank that comes waits for the others: their streams run until they come, too. One that
 * does not come, as its card is lost, lets all others stand still. */
static bool arrive(void *arg)
{
	const ticket *t = arg;
	exchange *x = t->x;
	bool failed;

	x->here[t->of] = true;
	if (!x->begun) {
		x->begun = true;
		for (int i = 0; i < x->n; i++) {
			mock_library_run_until(x->all[i].stream, &x->here[i]);
			x->failed |= !x->here[i];
		}
		if (!x->failed)
			compute(x);
	}
	failed = x->failed;
	if (--x->rest == 0)
		free(x);
	return !failed;
}

static int queue_group(void)
{
	exchange *x;

	for (int i = 0; i < ncalls; i++)
		if (calls[i].comm->aborted)
			return USAGE;
	x = calloc(1, sizeof(*x) + (size_t)ncalls * sizeof(call));
	x->n = x->rest = ncalls;
	memcpy(x->all, calls, (size_t)ncalls * sizeof(call));
	for (int i = 0; i < ncalls; i++)
		calls[i].comm->stream = calls[i].stream;
	for (int i = 0; i < ncalls; i++) {
		ticket *t = malloc(sizeof(*t));

		*t = (ticket){x, i};
		mock_library_queue(calls[i].stream, calls[i].comm->card, arrive, t);
	}
	for (int i = 0; i < ncalls; i++)
		mock_library_start(calls[i].stream);
	return ncclSuccess;
}

int ncclGroupStart(void)
{
	depth++;
	return ncclSuccess;
}

int ncclGroupEnd(void)
{
	int r = mock_library_enter("ncclGroupEnd");

	if (--depth == 0 && r == 0 && ncalls > 0)
		r = queue_group();
	ncalls = depth == 0 ? 0 : ncalls;
	mock_library_leave();
	return r;
}

static int add(const char *name, call c, size_t reads, size_t writes)
{
	int r = mock_library_enter(name);
	size_t size = size_of(c.type);

	if (r == 0 && (depth == 0 || ncalls == 16 * MOST))
		r = USAGE; /* one thread for several ranks: a group is needed */
	if (c.n > 0 && reads > 0)
		c.from = mock_library_memory((CUdeviceptr)(uintptr_t)c.from, reads * size);
	if (c.n > 0 && writes > 0)
		c.to = mock_library_memory((CUdeviceptr)(uintptr_t)c.to, writes * size);
	if (r == 0 && c.n > 0 && ((reads > 0 && c.from == NULL) || (writes > 0 && c.to == NULL)))
		r = INVALID;
	if (r == 0)
		calls[ncalls++] = c;
	mock_library_leave();
	return r;
}

int ncclAllReduce(const void *from, void *to, size_t n, int type, int op, ncclComm c, void *stream)
{
	return add("ncclAllReduce", (call){REDUCE, c, from, to, n, type, op, 0, stream}, n, n);
}

int ncclReduceScatter(const void *from, void *to, size_t n, int type, int op, ncclComm c,
		      void *stream)
{
	return add("ncclReduceScatter", (call){SCATTER, c, from, to, n, type, op, 0, stream},
		   n * (size_t)c->team->n, n);
}

int ncclAllGather(const void *from, void *to, size_t n, int type, ncclComm c, void *stream)
{
	return add("ncclAllGather", (call){GATHER, c, from, to, n, type, 0, 0, stream}, n,
		   n * (size_t)c->team->n);
}

int ncclBroadcast(const void *from, void *to, size_t n, int type, int root, ncclComm c, void *stream)
{
	return add("ncclBroadcast", (call){BROADCAST, c, from, to, n, type, 0, root, stream}, n, n);
}

int ncclSend(const void *from, size_t n, int type, int peer, ncclComm c, void *stream)
{
	return add("ncclSend", (call){SEND, c, from, NULL, n, type, 0, peer, stream}, n, 0);
}

int ncclRecv(void *to, size_t n, int type, int peer, ncclComm c, void *stream)
{
	return add("ncclRecv", (call){RECEIVE, c, NULL, to, n, type, 0, peer, stream}, 0, n);
}
