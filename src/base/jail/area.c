#include <fcntl.h>
#include <unistd.h>

#include "base/jail/host.h"
#include "base/thread/clock.h"

enum { STEP = 64 << 10, DEATH_S = 2 };

/* Ends idle workers that have large areas, so that other workers have room. Under the lock. */
static void make_room(smr_jails *j, uint64_t more)
{
	uint64_t leaving = 0;
	int64_t until = smr_now_ns() + DEATH_S * INT64_C(1000000000);

	for (size_t i = 0; i < j->list.n && j->areas + more > j->payload + leaving; i++) {
		smr_jail *w = j->list.v[i];

		if (w->stage == SMR_JAIL_IDLE && w->size > SMR_JAIL_FIRST && !w->dead) {
			smr_jail_end_it(w);
			leaving += w->size;
		}
	}
	while (leaving > 0 && j->areas + more > j->payload && smr_jails_wait(j, until))
		;
}

static bool reserve_area_bytes(smr_jails *j, uint64_t more)
{
	pthread_mutex_lock(&j->lock);
	if (j->areas + more > j->payload)
		make_room(j, more);
	bool fits = j->areas + more <= j->payload;

	if (fits)
		j->areas += more;
	pthread_mutex_unlock(&j->lock);
	return fits;
}

smr_status smr_jail_grow(smr_jail *w, uint64_t n)
{
	smr_jails *j = w->of;

	if (n <= w->size)
		return SMR_OK;
	if (n > j->window)
		return smr_fail(SMR_ENOMEM, "%llu bytes are more than a worker takes at once",
				(unsigned long long)n);
	uint64_t size = (n + STEP - 1) / STEP * STEP;

	if (size > j->window)
		size = j->window;
	uint64_t more = size - w->size;

	if (!reserve_area_bytes(j, more))
		return smr_fail(SMR_ENOMEM, "no room for %llu bytes beside the payloads of others",
				(unsigned long long)n);
	if (ftruncate(w->file, (off_t)(j->page_bytes + size)) != 0) {
		pthread_mutex_lock(&j->lock);
		j->areas -= more;
		pthread_mutex_unlock(&j->lock);
		return smr_fail(SMR_ENOMEM, "no room for %llu bytes: %m", (unsigned long long)n);
	}
	w->size = size;
	w->page->size = size;
	w->large = size > SMR_JAIL_KEPT;
	if (w->grouped) /* a page of the area is charged to the process that writes to it first */
		smr_group_limit(&j->groups, w->id, j->memory + size + SMR_JAIL_SLACK);
	return SMR_OK;
}

void smr_jail_shrink(smr_jail *w)
{
	size_t from = w->of->page_bytes + SMR_JAIL_FIRST;

	if (fallocate(w->file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)from,
		      (off_t)(w->size - SMR_JAIL_FIRST)) == 0)
		w->large = false;
}
