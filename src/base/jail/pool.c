#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/jail/host.h"
#include "base/thread/clock.h"
#include "base/thread/usable_cpus.h"

enum { BIRTH_S = 60 };

static const uint64_t GIB = UINT64_C(1) << 30;

bool smr_jails_wait(smr_jails *j, int64_t until)
{
	struct timespec at = {.tv_sec = until / 1000000000, .tv_nsec = until % 1000000000};

	return pthread_cond_timedwait(&j->changed, &j->lock, &at) == 0;
}

static int64_t deadline_after(double s)
{
	return smr_now_ns() + (int64_t)(s * 1e9);
}

static uint64_t half_of_memory(void)
{
	struct sysinfo s;

	return sysinfo(&s) == 0 ? (uint64_t)s.totalram * s.mem_unit / 2 : GIB;
}

static void set_options(smr_jails *j, const smr_jail_options *o)
{
	size_t cpus = (size_t)smr_usable_cpus();

	j->exe = o->exe != NULL ? o->exe : "/proc/self/exe";
	j->word = o->word != NULL ? o->word : "jail";
	j->settings = o->settings;
	j->most = o->workers != 0 ? o->workers : 2 * cpus + 4;
	j->threads = 16 * cpus + 64;
	j->page_bytes = smr_page_bytes();
	j->memory = o->memory != 0 ? o->memory : 2 * GIB;
	j->window = (o->window != 0 ? o->window : 4 * GIB) / j->page_bytes * j->page_bytes;
	if (j->window < SMR_JAIL_FIRST)
		j->window = SMR_JAIL_FIRST;
	j->payload = o->payload != 0 ? o->payload : half_of_memory();
	j->cpu_s = o->cpu_s;
	j->patience_s = o->patience_s > 0 ? o->patience_s : 10;
	j->share_fd = o->share_size != 0 ? o->share_fd : -1;
	j->share_size = o->share_size;
}

static smr_status make_lock(smr_jails *j)
{
	pthread_condattr_t a;

	if (pthread_condattr_init(&a) != 0)
		return smr_fail(SMR_ENOMEM, "no memory for a lock");
	int failed = pthread_condattr_setclock(&a, CLOCK_MONOTONIC) != 0 ||
		     pthread_cond_init(&j->changed, &a) != 0;

	pthread_condattr_destroy(&a);
	if (failed || pthread_mutex_init(&j->lock, NULL) != 0)
		return smr_fail(SMR_ENOMEM, "no memory for a lock");
	return SMR_OK;
}

static smr_status await_zygote(smr_jails *j, int64_t until)
{
	smr_status st = SMR_OK;

	pthread_mutex_lock(&j->lock);
	while (!j->ready && j->broken == SMR_OK && smr_jails_wait(j, until))
		;
	if (j->broken != SMR_OK)
		st = smr_fail(j->broken, "%s", j->means);
	else if (!j->ready)
		st = smr_fail(SMR_EIO, "%s %s says nothing", j->exe, j->word);
	pthread_mutex_unlock(&j->lock);
	return st;
}

smr_status smr_jails_open(const smr_jail_options *o, smr_jails **out)
{
	smr_jails *j = smr_calloc(1, sizeof(*j));
	smr_status st;

	if (j == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for workers");
	j->socket = -1;
	set_options(j, o);
	j->poke = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	st = j->poke >= 0 ? make_lock(j) : smr_fail(SMR_EIO, "no eventfd: %m");
	if (st == SMR_OK) {
		j->tended = pthread_create(&j->tender, NULL, smr_jails_tend, j) == 0;
		st = j->tended ? await_zygote(j, deadline_after(BIRTH_S))
			       : smr_fail(SMR_EIO, "no thread to tend workers");
	}
	if (st != SMR_OK) {
		smr_jails_close(j);
		return st;
	}
	*out = j;
	return SMR_OK;
}

void smr_jails_close(smr_jails *j)
{
	if (j == NULL)
		return;
	if (j->tended) {
		pthread_mutex_lock(&j->lock);
		j->closing = true;
		for (size_t i = 0; i < j->list.n; i++)
			smr_jail_end_it(j->list.v[i]);
		pthread_mutex_unlock(&j->lock);
		smr_jails_poke(j);
		pthread_join(j->tender, NULL);
		pthread_mutex_destroy(&j->lock);
		pthread_cond_destroy(&j->changed);
	}
	for (size_t i = 0; i < j->list.n; i++)
		smr_jail_free(j->list.v[i]);
	smr_vec_free(&j->list);
	if (j->poke >= 0)
		close(j->poke);
	smr_free(j);
}

const char *smr_jails_means(const smr_jails *j)
{
	return j->means;
}

typedef struct choice {
	smr_jail *mine, *spare, *other; /* idle ones: latest of the key, longest idle of others */
	size_t alive;
	bool has_one; /* the key has a worker, idle or busy */
} choice;

static choice scan_pool(const smr_jails *j, const uint8_t *key)
{
	choice c = {0};

	for (size_t i = 0; i < j->list.n; i++) {
		smr_jail *w = j->list.v[i];

		if (w->dead || w->stage == SMR_JAIL_ENDING)
			continue;
		c.alive++;
		if (w->stage == SMR_JAIL_SPARE) {
			c.spare = w;
			continue;
		}
		bool is_mine = memcmp(w->key, key, SMR_JAIL_KEY) == 0;

		c.has_one |= is_mine;
		if (w->stage != SMR_JAIL_IDLE)
			continue;
		if (is_mine) {
			if (c.mine == NULL || w->idle_since > c.mine->idle_since)
				c.mine = w;
		} else if (c.other == NULL || w->idle_since < c.other->idle_since) {
			c.other = w;
		}
	}
	return c;
}

/* Finds or starts a worker; *@p out stays NULL if all are busy. A key without a worker does not
 * wait for keys that have all of them. */
static smr_status choose_worker(smr_jails *j, const uint8_t *key, smr_jail **out)
{
	choice c = scan_pool(j, key);
	size_t most = j->most + (c.has_one ? 0 : SMR_JAIL_EXTRA);

	if (c.mine != NULL || c.spare != NULL) {
		*out = c.mine != NULL ? c.mine : c.spare;
		return SMR_OK;
	}
	if (c.alive >= most && c.other == NULL)
		return SMR_OK;
	if (c.alive >= j->most && c.other != NULL)
		smr_jail_end_it(c.other);
	return smr_jail_start(j, out);
}

static smr_status report_spawn_failure(const smr_jail *w)
{
	if (w->barren != SMR_OK)
		return smr_fail(w->barren, "%s", w->why);
	return smr_fail(SMR_EIO, "a worker could not be prepared: %.*s",
			(int)sizeof(w->page->why) - 1, w->page->why);
}

/* Waits while the zygote still forks a new worker. */
static smr_status await_birth(smr_jail *w)
{
	smr_jails *j = w->of;
	int64_t until = deadline_after(BIRTH_S);
	bool in_time = true;

	while (!w->dead && atomic_load(&w->page->state) == SMR_PAGE_NEW && smr_now_ns() < until)
		smr_page_sleep(&w->page->state, SMR_PAGE_NEW, until);
	pthread_mutex_lock(&j->lock);
	while (w->pid == 0 && !w->dead && in_time)
		in_time = smr_jails_wait(j, until);
	pthread_mutex_unlock(&j->lock);
	if (w->dead)
		return report_spawn_failure(w);
	if (w->pid == 0)
		smr_jails_renew(j); /* its zygote hangs */
	if (!in_time || atomic_load(&w->page->state) == SMR_PAGE_NEW)
		return smr_fail(SMR_EIO, "a worker was not prepared in %d s", BIRTH_S);
	return SMR_OK;
}

static smr_status claim_worker(smr_jails *j, const uint8_t *key, smr_jail **out)
{
	int64_t until = deadline_after(j->patience_s);
	smr_status st = SMR_OK;
	bool in_time = true;

	*out = NULL;
	pthread_mutex_lock(&j->lock);
	while (st == SMR_OK && *out == NULL) {
		if (j->broken != SMR_OK)
			st = smr_fail(j->broken, "%s", j->means);
		else if (j->ready)
			st = choose_worker(j, key, out);
		if (st == SMR_OK && *out == NULL && !in_time)
			st = smr_fail(SMR_ESTATE, "all %zu workers are busy", j->most);
		if (st == SMR_OK && *out == NULL)
			in_time = smr_jails_wait(j, until);
	}
	if (*out != NULL) {
		j->wants_spare |= (*out)->stage == SMR_JAIL_SPARE;
		(*out)->stage = SMR_JAIL_BUSY;
		memcpy((*out)->key, key, SMR_JAIL_KEY);
	}
	pthread_mutex_unlock(&j->lock);
	return st;
}

smr_status smr_jail_take(smr_jails *j, const uint8_t key[SMR_JAIL_KEY], smr_jail **out)
{
	smr_jail *w;

	SMR_TRY(claim_worker(j, key, &w));
	if (w->calls == 0) {
		smr_jails_poke(j); /* to start the next spare one */
		smr_status st = await_birth(w);

		if (st != SMR_OK) {
			smr_jail_give(w);
			return st;
		}
	}
	*out = w;
	return SMR_OK;
}

void smr_jail_give(smr_jail *w)
{
	smr_jails *j = w->of;
	uint32_t rests = w->calls == 0 ? SMR_PAGE_IDLE : SMR_PAGE_DONE;
	bool over = w->dead || w->calls >= SMR_JAIL_TURN || atomic_load(&w->page->state) != rests;

	pthread_mutex_lock(&j->lock);
	if (over || scan_pool(j, w->key).alive > j->most) {
		over = true;
		smr_jail_end_it(w);
	} else if (w->calls == 0 && w->note == NULL) {
		w->stage = SMR_JAIL_SPARE; /* no code has run in it */
	} else {
		w->stage = SMR_JAIL_IDLE;
		w->idle_since = smr_now_ns();
	}
	pthread_cond_broadcast(&j->changed);
	pthread_mutex_unlock(&j->lock);
	if (over)
		smr_jails_poke(j);
}

void **smr_jail_note(smr_jail *w, void (*free_note)(void *note))
{
	w->free_note = free_note;
	return &w->note;
}

/* Counts a worker that is alive or not freed yet. */
static void count_one(const smr_jail *w, smr_jail_use *total)
{
	bool alive = !w->dead && w->stage != SMR_JAIL_ENDING;
	uint64_t peak = w->dead ? w->peak : w->pid != 0 ? smr_jail_peak(w) : 0;

	total->workers += alive;
	total->cpu_s += (double)(w->dead ? (int64_t)w->cpu_ns : w->ran_ns) * 1e-9;
	if (peak > total->peak_bytes)
		total->peak_bytes = peak;
}

void smr_jails_count(smr_jails *j, smr_jail_use *total)
{
	pthread_mutex_lock(&j->lock);
	*total = j->use;
	for (size_t i = 0; i < j->list.n; i++)
		count_one(j->list.v[i], total);
	pthread_mutex_unlock(&j->lock);
	total->calls = atomic_load(&j->calls);
	total->faults = atomic_load(&j->faults);
}
