/* The executables of a model. An executable has buffers, kernels and regions that one run uses, so
 * runs of several threads need one each. A second one is made when callers have waited several
 * times: it costs memory and some milliseconds, for its code is in the cache. A program that calls
 * functions of the process gets one at once: such a function may wait for another run of it. */

#include "api/model/model.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/thread/usable_cpus.h"

enum {
	PATIENCE = 8, /* waits before another one is made */
	MOST = 16,
	MOST_CALLING = 256 /* of a program with calls: one for each thread that is in one */
};

static bool calls_functions(const smr_body *body)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; b->flow != NULL && k < b->flow->nnodes; k++)
			if (b->flow->nodes[k]->op == SMR_OP_callback)
				return true;
	return false;
}

bool smr_model_is_calling(const smr_module *m)
{
	for (uint32_t i = 0; i < m->nfunctions; i++)
		if (calls_functions(&m->functions[i]->body))
			return true;
	return false;
}

/* Several devices are threads already; measured ops are those of one executable; flows that models
 * share are not shared by threads. */
static uint32_t count_allowed(const smr_model *m)
{
	int n = smr_usable_cpus();

	if (smr_executable_devices(m->image) > 1 || m->measured || m->runner.tune != NULL ||
	    m->runner.opened != NULL)
		return 1;
	if (m->images.patience == 0)
		return MOST_CALLING;
	return n < MOST ? (uint32_t)n : MOST;
}

smr_status smr_model_images_begin(smr_model *m, bool many)
{
	struct smr_model_images *g = &m->images;

	smr_assert(m->image != NULL && g->all == NULL);
	g->patience = smr_model_is_calling(m->module) ? 0 : PATIENCE;
	g->most = many ? count_allowed(m) : 1;
	pthread_mutex_init(&g->lock, NULL);
	pthread_cond_init(&g->freed, NULL);
	g->all = smr_calloc(g->most, sizeof(smr_executable *));
	g->idle = smr_calloc(g->most, sizeof(smr_executable *));
	if (g->all == NULL || g->idle == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a model");
	g->all[g->n++] = g->idle[g->nidle++] = m->image;
	return SMR_OK;
}

void smr_model_images_end(smr_model *m)
{
	struct smr_model_images *g = &m->images;

	for (uint32_t i = 1; i < g->n; i++)
		smr_executable_free(g->all[i]);
	if (g->most > 0) {
		pthread_mutex_destroy(&g->lock);
		pthread_cond_destroy(&g->freed);
	}
	smr_free(g->all);
	smr_free(g->idle);
}

/* Makes one more; without memory for it there are as many as there are. Called with the lock. */
static smr_executable *make_image(smr_model *m)
{
	struct smr_model_images *g = &m->images;
	uint32_t at = g->n++;
	smr_executable *x = NULL;

	pthread_mutex_unlock(&g->lock);
	if (smr_executable_new(&m->runner, m->module, &x) != SMR_OK)
		x = NULL;
	pthread_mutex_lock(&g->lock);
	g->waits = 0;
	g->all[at] = x;
	if (x == NULL)
		g->most = g->n;
	return x;
}

smr_status smr_model_image_take(smr_model *m, smr_executable **out)
{
	struct smr_model_images *g = &m->images;

	pthread_mutex_lock(&g->lock);
	*out = NULL;
	while (*out == NULL) {
		if (g->nidle > 0)
			*out = g->idle[--g->nidle];
		else if (g->n < g->most && ++g->waits > g->patience)
			*out = make_image(m);
		else
			pthread_cond_wait(&g->freed, &g->lock);
	}
	pthread_mutex_unlock(&g->lock);
	return SMR_OK;
}

void smr_model_image_give(smr_model *m, smr_executable *x, bool ran, size_t peak)
{
	struct smr_model_images *g = &m->images;

	pthread_mutex_lock(&g->lock);
	smr_assert(g->nidle < g->n);
	g->idle[g->nidle++] = x;
	m->runs += ran;
	m->peak = peak;
	pthread_cond_signal(&g->freed);
	pthread_mutex_unlock(&g->lock);
}
