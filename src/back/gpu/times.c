/* Seconds that the card measures of the kernels of one smr_exec, by pairs of events. An event that
 * fails is not told: the same error ends the run, or the next call of the driver. */
#include "back/gpu/times.h"

#include <math.h>

enum { FIRST = 32, FIRST_COLLECTED = 2, ONE_IN = 64 };

void smr_gpu_times_init(smr_gpu_times *t)
{
	*t = (smr_gpu_times){.begun = 0};
	pthread_mutex_init(&t->lock, NULL);
}

void smr_gpu_times_destroy(smr_gpu_times *t)
{
	for (int i = 0; i < SMR_GPU_PAIRS; i++) {
		smr_gpu_event_free(t->pair[i].from);
		smr_gpu_event_free(t->pair[i].to);
	}
	pthread_mutex_destroy(&t->lock);
}

static int find_free_pair(const smr_gpu_times *t)
{
	for (int i = 0; i < SMR_GPU_PAIRS; i++)
		if (t->pair[i].state == SMR_GPU_PAIR_FREE)
			return i;
	return -1;
}

/* Takes the time of a pair whose events have happened. */
static void read_pair(smr_gpu_times *t, int i)
{
	double s = 0;
	bool happened = false;

	if (t->pair[i].state != SMR_GPU_PAIR_ENDED)
		return;
	if (smr_gpu_event_happened(t->pair[i].to, &happened) == SMR_OK && !happened)
		return;
	t->pair[i].state = SMR_GPU_PAIR_FREE;
	if (!happened || smr_gpu_seconds(t->pair[i].from, t->pair[i].to, &s) != SMR_OK || !(s > 0))
		return;
	if (t->sum.runs == 1 && !t->warm) { /* the driver had to load the code in the first */
		t->sum.runs = 0;
		t->sum.seconds = 0;
		t->warm = true;
	}
	t->sum.runs++;
	t->sum.seconds += s;
	t->sum.fresh_s = t->sum.fresh_s > 0 ? fmin(t->sum.fresh_s, s) : s;
}

static void read_pairs(smr_gpu_times *t)
{
	for (int i = 0; i < SMR_GPU_PAIRS; i++)
		read_pair(t, i);
}

static smr_status record_start(smr_gpu_times *t, int i, smr_gpu_device *d)
{
	if (t->pair[i].from == NULL)
		SMR_TRY(smr_gpu_event_new(d, true, &t->pair[i].from));
	if (t->pair[i].to == NULL)
		SMR_TRY(smr_gpu_event_new(d, true, &t->pair[i].to));
	return smr_gpu_event_record(t->pair[i].from, NULL);
}

bool smr_gpu_times_due(smr_gpu_times *t, bool collected)
{
	uint64_t run;

	pthread_mutex_lock(&t->lock);
	run = ++t->begun;
	pthread_mutex_unlock(&t->lock);
	return collected ? run <= FIRST_COLLECTED : run <= FIRST || run % ONE_IN == 0;
}

int smr_gpu_times_begin(smr_gpu_times *t, smr_gpu_device *d)
{
	int i;

	pthread_mutex_lock(&t->lock);
	read_pairs(t);
	i = find_free_pair(t);
	if (i >= 0 && record_start(t, i, d) != SMR_OK)
		i = -1;
	if (i >= 0)
		t->pair[i].state = SMR_GPU_PAIR_BEGUN;
	pthread_mutex_unlock(&t->lock);
	return i;
}

void smr_gpu_times_end(smr_gpu_times *t, int run, bool launched)
{
	if (run < 0)
		return;
	pthread_mutex_lock(&t->lock);
	launched = launched && smr_gpu_event_record(t->pair[run].to, NULL) == SMR_OK;
	t->pair[run].state = launched ? SMR_GPU_PAIR_ENDED : SMR_GPU_PAIR_FREE;
	pthread_mutex_unlock(&t->lock);
}

void smr_gpu_times_read(smr_gpu_times *t, smr_device_measured *out)
{
	pthread_mutex_lock(&t->lock);
	read_pairs(t);
	*out = t->sum;
	t->sum.fresh_s = 0;
	pthread_mutex_unlock(&t->lock);
}
