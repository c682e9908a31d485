#include "base/data/buffer_pool.h"

#include <pthread.h>

enum { SPARE = 4, LEAST = 256 * 1024, MOST = 8 << 20 };

static smr_str spare[SPARE];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void smr_buffer_pool_take(smr_str *s, size_t n)
{
	if (n < LEAST || s->s != NULL)
		return;
	pthread_mutex_lock(&lock);
	for (int i = 0; i < SPARE && s->s == NULL; i++)
		if (spare[i].cap > n) {
			*s = spare[i];
			spare[i] = (smr_str){0};
		}
	pthread_mutex_unlock(&lock);
	smr_str_clear(s);
}

void smr_buffer_pool_give(smr_str *s)
{
	pthread_mutex_lock(&lock);
	for (int i = 0; i < SPARE && s->cap >= LEAST && s->cap <= MOST; i++)
		if (spare[i].s == NULL) {
			spare[i] = *s;
			*s = (smr_str){0};
		}
	pthread_mutex_unlock(&lock);
	smr_str_free(s);
}
