/* Reads a program for several kinds of machines at once.
 *
 * Each is fused, then its kernels are found. Kernels found for one are cached for the next, so
 * threads that search at the same time would find many twice: one thread searches, as long as
 * others can fuse. CPUs come first, since the implementations of their kernels are selected, too.
 */
#include <pthread.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/thread/workers.h"
#include "predict/internal.h"

typedef enum phase { TO_FUSE, FUSING, TO_FIND, FINDING, DONE } phase;

typedef struct job {
	const smr_workload_params *how;
	smr_workload *w;
	phase now;
	smr_status st;
	char why[1024]; /* error messages are per thread */
} job;

typedef struct all {
	smr_ctx *ctx;
	const smr_load_params *p;
	pthread_mutex_t lock; /* protects the phases */
	size_t n;
	job *jobs;
} all;

static bool is_for_cpus(const job *j)
{
	return j->how->target == NULL || j->how->target->kind == SMR_MACHINE_CPU;
}

/* Returns a job in that phase, for CPUs if there is one; NULL: there is none. */
static job *find_in(const all *a, phase now)
{
	job *found = NULL;

	for (size_t i = 0; i < a->n; i++) {
		job *j = &a->jobs[i];

		if (j->now == now && (found == NULL || (is_for_cpus(j) && !is_for_cpus(found))))
			found = j;
	}
	return found;
}

/* Returns the next job; NULL: other threads finish the last ones. */
static job *claim_job(all *a)
{
	job *j = NULL;

	if (find_in(a, FINDING) == NULL)
		j = find_in(a, TO_FIND);
	if (j == NULL)
		j = find_in(a, TO_FUSE);
	if (j == NULL)
		j = find_in(a, TO_FIND);
	if (j != NULL)
		j->now++;
	return j;
}

static void run_predict_job(const all *a, job *j)
{
	if (j->now == FINDING)
		j->st = smr_predict_find(a->p, j->how, j->w);
	else {
		j->st = smr_predict_make(&j->w);
		if (j->st == SMR_OK)
			j->st = smr_predict_fuse(a->ctx, a->p, j->how, j->w);
	}
	if (j->st != SMR_OK)
		snprintf(j->why, sizeof(j->why), "%s", smr_errmsg());
}

static void run_jobs_thread(void *all_, int i)
{
	all *a = all_;
	job *j;

	pthread_mutex_lock(&a->lock);
	while ((j = claim_job(a)) != NULL) {
		pthread_mutex_unlock(&a->lock);
		run_predict_job(a, j);
		pthread_mutex_lock(&a->lock);
		j->now = j->st == SMR_OK ? j->now + 1 : DONE;
	}
	pthread_mutex_unlock(&a->lock);
}

static smr_status hand_over(const job *j, smr_workload **out)
{
	*out = NULL;
	if (j->st == SMR_OK) {
		*out = j->w;
		return SMR_OK;
	}
	smr_workload_free(j->w);
	return smr_fail(j->st, "%s", j->why);
}

smr_status smr_workload_read_all(smr_ctx *ctx, const smr_load_params *p, size_t n,
				 const smr_workload_params *how, smr_workload **out)
{
	all a = {.ctx = ctx, .p = p, .n = n, .jobs = smr_calloc(n + 1, sizeof(*a.jobs))};
	smr_status st = SMR_OK;

	for (size_t i = 0; i < n; i++)
		out[i] = NULL;
	if (a.jobs == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to predict a program");
	for (size_t i = 0; i < n; i++)
		a.jobs[i].how = &how[i];
	pthread_mutex_init(&a.lock, NULL);
	smr_workers_run(ctx->runner.workers, (int)n, run_jobs_thread, &a);
	pthread_mutex_destroy(&a.lock);
	for (size_t i = n; i-- > 0;) {
		smr_status one = hand_over(&a.jobs[i], &out[i]);

		st = one != SMR_OK ? one : st;
	}
	smr_free(a.jobs);
	return st;
}
