/* Processes of a program: they join, count their runs, and leave. */
#include "pjrt/processes/processes.h"

#include "base/alloc.h"
#include "pjrt/functions.h"
#include "pjrt/processes/internal.h"

struct pjrt_launches {
	uint64_t devices; /* hash of the set */
	uint64_t count;
	UT_hash_handle hh;
};

/* ---- joining ------------------------------------------------------------------------------- */

smr_status pjrt_processes_join(const pjrt_client_create_args *a, uint32_t ndevices,
			       pjrt_processes **out)
{
	int64_t n = pjrt_processes_number_option(a, "num_nodes", 1),
		self = pjrt_processes_number_option(a, "node_id", 0);
	pjrt_processes *p;
	smr_status st;

	*out = NULL;
	if (n <= 1)
		return SMR_OK;
	if (n > SMR_MESH_MOST || self < 0 || self >= n)
		return smr_fail(SMR_EUNSUPPORTED, "process %lld of %lld: %d processes at most",
				(long long)self, (long long)n, SMR_MESH_MOST);
	if (a->kv_get_callback == NULL || a->kv_put_callback == NULL)
		return smr_fail(SMR_EUNSUPPORTED,
				"%lld processes need a key-value store: call "
				"jax.distributed.initialize() first",
				(long long)n);
	p = smr_calloc(1, sizeof(*p));
	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for processes");
	p->n = (uint32_t)n;
	p->self = (uint32_t)self;
	pthread_mutex_init(&p->lock, NULL);
	st = pjrt_processes_connect(a, ndevices, p);
	if (st != SMR_OK) {
		pjrt_processes_leave(p);
		return st;
	}
	*out = p;
	return SMR_OK;
}

void pjrt_processes_leave(pjrt_processes *p)
{
	pjrt_launches *l, *next;

	if (p == NULL)
		return;
	smr_mesh_close(p->mesh);
	HASH_ITER (hh, p->launches, l, next) {
		HASH_DEL(p->launches, l);
		smr_free(l);
	}
	pthread_mutex_destroy(&p->lock);
	smr_free(p);
}

/* ---- runs ------------------------------------------------------------------------------------ */

static pjrt_launches *find_launches(pjrt_processes *p, uint64_t devices)
{
	pjrt_launches *l;

	HASH_FIND(hh, p->launches, &devices, sizeof(devices), l);
	if (l != NULL)
		return l;
	l = smr_calloc(1, sizeof(*l));
	if (l == NULL)
		return NULL;
	l->devices = devices;
	HASH_ADD(hh, p->launches, devices, sizeof(devices), l);
	if (l->hh.tbl != NULL)
		return l;
	smr_free(l);
	return NULL;
}

uint64_t pjrt_processes_launch(pjrt_processes *p, const int32_t *devices, uint32_t n)
{
	uint64_t set = smr_hash64(devices, n * sizeof(*devices), n), run = 0;
	pjrt_launches *l;

	pthread_mutex_lock(&p->lock);
	l = find_launches(p, set);
	if (l != NULL)
		run = smr_hash_mix(set, ++l->count) | 1;
	pthread_mutex_unlock(&p->lock);
	return run;
}
