#include "gpu/team.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "gpu/nccl.h"
#include "gpu/own.h"

struct smr_gpu_team {
	const smr_nccl *nccl;
	int n;
	smr_gpu_device *devices[SMR_GPU_MOST];
	ncclComm comms[SMR_GPU_MOST];
	pthread_mutex_t lock; /* of the next two */
	bool failed;
	char why[400];
	struct smr_gpu_team *next;
};

static smr_gpu_team *teams; /* under the lock */
static pthread_mutex_t teams_lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- failures ---------------------------------------------------------------------------------
 */

static smr_status tell_failure(const smr_gpu_team *t)
{
	return smr_fail(SMR_EFAULT, "the exchange between %d GPUs failed: %s", t->n, t->why);
}

/* Ends the team: its kernels stop waiting for each other. */
static smr_status fail_team(smr_gpu_team *t, const char *why)
{
	pthread_mutex_lock(&t->lock);
	if (!t->failed) {
		snprintf(t->why, sizeof(t->why), "%s", why);
		t->failed = true;
		smr_log(SMR_LOG_ERROR, "an exchange between %d GPUs failed: %s", t->n, why);
		for (int i = 0; i < t->n; i++)
			(void)t->nccl->ncclCommAbort(t->comms[i]);
	}
	pthread_mutex_unlock(&t->lock);
	return tell_failure(t);
}

static smr_status fail_call(smr_gpu_team *t, const char *call, int status)
{
	char why[300];

	snprintf(why, sizeof(why), "%s: %.200s (%d)", call, t->nccl->ncclGetErrorString(status),
		 status);
	return fail_team(t, why);
}

/* Asks the driver about a device of the team, which no other call may look at. */
static smr_status check_device(smr_gpu_device *d)
{
	smr_status st;
	CUresult r;

	SMR_TRY(smr_gpu_enter(d));
	r = d->cu->cuStreamQuery(d->stream.handle);
	st = r == CUDA_ERROR_NOT_READY ? SMR_OK : smr_gpu_result(d, "cuStreamQuery", r);
	smr_gpu_leave(d);
	return st;
}

static smr_status check_team(smr_gpu_team *t)
{
	if (t->failed)
		return tell_failure(t);
	for (int i = 0; i < t->n; i++) {
		int status = ncclSuccess, r = t->nccl->ncclCommGetAsyncError(t->comms[i], &status);

		if (r != ncclSuccess)
			return fail_call(t, "ncclCommGetAsyncError", r);
		if (status != ncclSuccess && status != ncclInProgress)
			return fail_call(t, "an exchange", status);
		if (check_device(t->devices[i]) != SMR_OK) {
			char why[300];

			snprintf(why, sizeof(why), "%.290s", smr_errmsg());
			return fail_team(t, why);
		}
	}
	return SMR_OK;
}

smr_status smr_gpu_team_check(smr_gpu_device *d)
{
	smr_gpu_team *t = atomic_load(&d->team);

	return t == NULL ? SMR_OK : check_team(t);
}

/* ---- opening ----------------------------------------------------------------------------------
 */

static smr_gpu_team *find_team(smr_gpu_device *const *d, int n)
{
	smr_gpu_team *t = teams;

	while (t != NULL &&
	       (t->n != n || memcmp(t->devices, d, (size_t)n * sizeof(smr_gpu_device *)) != 0))
		t = t->next;
	return t;
}

static smr_status connect_devices(smr_gpu_team *t)
{
	int ordinals[SMR_GPU_MOST], r;

	for (int i = 0; i < t->n; i++)
		ordinals[i] = t->devices[i]->info.ordinal;
	SMR_TRY(smr_gpu_enter(t->devices[0])); /* NCCL changes the thread's context */
	r = t->nccl->ncclCommInitAll(t->comms, t->n, ordinals);
	smr_gpu_leave(t->devices[0]);
	if (r == ncclSuccess)
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED, "NCCL does not connect %d GPUs: %s (%d)", t->n,
			t->nccl->ncclGetErrorString(r), r);
}

static smr_status make_team(smr_gpu_device *const *d, int n, smr_gpu_team **out)
{
	smr_gpu_team *t = smr_calloc(1, sizeof(*t));
	smr_status st;

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a team of GPUs");
	t->n = n;
	memcpy(t->devices, d, (size_t)n * sizeof(smr_gpu_device *));
	pthread_mutex_init(&t->lock, NULL);
	st = smr_nccl_open(&t->nccl, NULL);
	if (st != SMR_OK) {
		smr_free(t);
		return st;
	}
	st = connect_devices(t);
	if (st != SMR_OK) { /* it is kept: a second try would take as long */
		snprintf(t->why, sizeof(t->why), "%s", smr_errmsg());
		t->failed = true;
	}
	t->next = teams;
	teams = t;
	*out = t;
	return st;
}

smr_status smr_gpu_team_open(smr_gpu_device *const *d, int n, smr_gpu_team **out)
{
	smr_status st = SMR_OK;

	if (n < 1 || n > SMR_GPU_MOST)
		return smr_fail(SMR_EUNSUPPORTED, "a team of %d GPUs", n);
	pthread_mutex_lock(&teams_lock);
	*out = find_team(d, n);
	if (*out == NULL)
		st = make_team(d, n, out);
	pthread_mutex_unlock(&teams_lock);
	if (st == SMR_OK && (*out)->failed)
		return tell_failure(*out);
	return st;
}

/* ---- exchanges --------------------------------------------------------------------------------
 */

static const void *part_of(const smr_gpu_exchange *x, int rank, int part)
{
	return (const void *)(uintptr_t)(x->from[rank] + (uint64_t)part * x->count * x->size);
}

static void *place_of(const smr_gpu_exchange *x, int rank, int part)
{
	return (void *)(uintptr_t)(x->to[rank] + (uint64_t)part * x->count * x->size);
}

static int send_part(const smr_gpu_team *t, const smr_gpu_exchange *x, int from, int part, int to,
		     int place)
{
	int r = t->nccl->ncclSend(part_of(x, from, part), x->count, x->type, to, t->comms[from],
				  t->devices[from]->stream.handle);

	return r != ncclSuccess ? r
				: t->nccl->ncclRecv(place_of(x, to, place), x->count, x->type, from,
						    t->comms[to], t->devices[to]->stream.handle);
}

static int send_parts(const smr_gpu_team *t, const smr_gpu_exchange *x)
{
	int r = ncclSuccess;

	for (int from = 0; x->kind == SMR_GPU_ALL_TO_ALL && from < t->n; from++)
		for (int to = 0; to < t->n && r == ncclSuccess; to++)
			r = send_part(t, x, from, to, to, from);
	for (size_t i = 0; x->kind == SMR_GPU_PERMUTE && i + 1 < x->npairs && r == ncclSuccess;
	     i += 2)
		r = send_part(t, x, (int)x->pairs[i], 0, (int)x->pairs[i + 1], 0);
	return r;
}

/* Queues the part of one rank. */
static int queue_rank(const smr_gpu_team *t, const smr_gpu_exchange *x, int rank)
{
	const smr_nccl *c = t->nccl;
	const void *from = part_of(x, rank, 0);
	void *to = place_of(x, rank, 0), *stream = t->devices[rank]->stream.handle;
	ncclComm comm = t->comms[rank];

	switch (x->kind) {
	case SMR_GPU_ALL_REDUCE:
		return c->ncclAllReduce(from, to, x->count, x->type, x->op, comm, stream);
	case SMR_GPU_REDUCE_SCATTER:
		return c->ncclReduceScatter(from, to, x->count, x->type, x->op, comm, stream);
	case SMR_GPU_ALL_GATHER:
		return c->ncclAllGather(from, to, x->count, x->type, comm, stream);
	case SMR_GPU_BROADCAST:
		return c->ncclBroadcast(from, to, x->count, x->type, 0, comm, stream);
	default:
		return ncclSuccess;
	}
}

static smr_status queue_all(smr_gpu_team *t, const smr_gpu_exchange *x)
{
	int r = t->nccl->ncclGroupStart(), end;

	if (r != ncclSuccess)
		return fail_call(t, "ncclGroupStart", r);
	for (int i = 0; i < t->n && r == ncclSuccess; i++)
		r = queue_rank(t, x, i);
	if (r == ncclSuccess)
		r = send_parts(t, x);
	end = t->nccl->ncclGroupEnd();
	if (r != ncclSuccess || end != ncclSuccess)
		return fail_call(t, "an exchange", r != ncclSuccess ? r : end);
	for (int i = 0; i < t->n; i++)
		atomic_store(&t->devices[i]->team, t);
	return SMR_OK;
}

smr_status smr_gpu_team_run(smr_gpu_team *t, const smr_gpu_exchange *x)
{
	smr_status st;

	if (t->failed)
		return tell_failure(t);
	for (int i = 0; i < t->n; i++)
		SMR_TRY(smr_gpu_device_check(t->devices[i]));
	SMR_TRY(smr_gpu_enter(t->devices[0])); /* NCCL changes the thread's context */
	st = queue_all(t, x);
	smr_gpu_leave(t->devices[0]);
	return st;
}
