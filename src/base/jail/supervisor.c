/* One thread per zygote. It starts the zygote, since a zygote ends with the thread that started it;
 * it handles the zygote's messages, frees workers that have ended, keeps one spare worker, and ends
 * workers that were idle for long. It sleeps in between. */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/jail/host.h"
#include "base/log.h"
#include "base/thread/clock.h"

enum {
	ROUND_MS = 2000, /* between two checks of idle workers */
	SETTLE_S = 1,    /* time in which the threads of a call come to rest */
	SHRINK_S = 2,    /* idle time after which a large area shrinks */
	SOON_S = 1,      /* a zygote that ends within this time is broken */
	RESTARTS = 20,   /* of zygotes that lived shorter than SOON_S */
	LONG_S = 600,
	GRACE_MS = 1000 /* time in which a zygote must end by itself */
};

typedef SMR_VEC(smr_jail *) workers;

void smr_jails_poke(smr_jails *j)
{
	uint64_t one = 1;
	ssize_t n = write(j->poke, &one, sizeof(one));

	(void)n; /* a full counter wakes the thread as well */
}

void smr_jails_renew(smr_jails *j)
{
	pthread_mutex_lock(&j->lock);
	if (j->socket >= 0)
		kill(j->zygote, SIGKILL); /* before waitpid(): the number is the zygote's */
	pthread_mutex_unlock(&j->lock);
}

static smr_jail *find_jail(const smr_jails *j, uint32_t id)
{
	for (size_t i = 0; i < j->list.n; i++)
		if (j->list.v[i]->id == id)
			return j->list.v[i];
	return NULL;
}

static void handle_zygote_hello(smr_jails *j, const smr_jail_message *w)
{
	(void)snprintf(j->means, sizeof(j->means), "%.150s%s", w->text,
		       w->status == SMR_OK && j->groups.base[0] != '\0' ? " cgroup" : "");
	j->ready = w->status == SMR_OK;
	if (!j->ready)
		j->broken = SMR_EUNSUPPORTED;
}

static void handle_worker_start(smr_jails *j, const smr_jail_message *w, int *files)
{
	smr_jail *worker = find_jail(j, w->id);

	if (worker == NULL || worker->pid != 0)
		return;
	worker->pid = w->pid;
	worker->inherited = w->peak;
	worker->pidfd = files[0];
	files[0] = -1;
	worker->grouped = smr_group_join(&j->groups, w->id, w->pid, j->memory + SMR_JAIL_SLACK);
	j->use.forked++;
	if (worker->stage == SMR_JAIL_ENDING)
		smr_jail_kill(worker);
}

static void handle_worker_death(smr_jails *j, const smr_jail_message *w)
{
	smr_jail *worker = find_jail(j, w->id);

	if (worker == NULL)
		return;
	worker->wait_status = w->status;
	worker->peak = w->peak;
	worker->cpu_ns = w->cpu_ns;
	smr_jail_mark_dead(worker);
}

static void handle_spawn_failure(smr_jails *j, const smr_jail_message *w)
{
	smr_jail *worker = find_jail(j, w->id);

	if (worker == NULL)
		return;
	worker->barren = w->status > SMR_OK && w->status < SMR_EFAULT ? (smr_status)w->status
								      : SMR_EINTERNAL;
	memcpy(worker->why, w->text, sizeof(worker->why));
	smr_jail_mark_dead(worker);
}

/* Handles a message of the zygote. False: the zygote is gone. */
static bool handle_zygote_message(smr_jails *j)
{
	smr_jail_message w;
	int files[SMR_JAIL_MESSAGE_FILES];

	if (!smr_jail_message_get(j->socket, &w, files))
		return false;
	if (w.kind == SMR_JAIL_MESSAGE_HELLO)
		handle_zygote_hello(j, &w);
	else if (w.kind == SMR_JAIL_MESSAGE_BORN)
		handle_worker_start(j, &w, files);
	else if (w.kind == SMR_JAIL_MESSAGE_BARREN)
		handle_spawn_failure(j, &w);
	else if (w.kind == SMR_JAIL_MESSAGE_DEAD)
		handle_worker_death(j, &w);
	for (size_t i = 0; i < SMR_JAIL_MESSAGE_FILES; i++)
		if (files[i] >= 0)
			close(files[i]);
	return true;
}

/* Waits for the zygote for GRACE_MS, then kills it. */
static int reap_zygote(smr_jails *j)
{
	int status = 0;

	close(j->socket);
	j->socket = -1;
	for (int ms = 0; ms < GRACE_MS; ms++) {
		if (waitpid(j->zygote, &status, WNOHANG) != 0)
			return status;
		usleep(1000);
	}
	kill(j->zygote, SIGKILL);
	waitpid(j->zygote, &status, 0);
	return status;
}

static void mark_jails_broken(smr_jails *j, smr_status st, const char *why)
{
	j->broken = st;
	(void)snprintf(j->means, sizeof(j->means), "%s", why);
	smr_log(SMR_LOG_ERROR, "jail: %s", why);
}

/* Starts another zygote; the workers ended with the former one. */
static void replace_zygote(smr_jails *j)
{
	bool spoke = j->ready || j->broken != SMR_OK;
	int status = reap_zygote(j);
	char why[160];

	for (size_t i = 0; i < j->list.n; i++)
		if (!j->list.v[i]->dead) {
			j->list.v[i]->wait_status = SIGKILL;
			(void)snprintf(j->list.v[i]->why, sizeof(j->list.v[i]->why),
				       "its zygote ended");
			smr_jail_mark_dead(j->list.v[i]);
		}
	j->ready = false;
	if (j->broken != SMR_OK)
		return;
	(void)snprintf(why, sizeof(why), "%s %s ended (%s %d)", j->exe, j->word,
		       WIFSIGNALED(status) ? "signal" : "status",
		       WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
	if (!spoke || smr_now_ns() - j->started < SOON_S * INT64_C(1000000000) ||
	    j->restarts >= RESTARTS) {
		mark_jails_broken(j, SMR_EIO, why);
		return;
	}
	if (smr_now_ns() - j->started > LONG_S * INT64_C(1000000000))
		j->restarts = 0;
	j->restarts++;
	smr_log(SMR_LOG_WARN, "jail: %s: another one starts", why);
	if (smr_jails_start(j) != SMR_OK)
		mark_jails_broken(j, SMR_EIO, smr_errmsg());
}

static size_t count_alive(const smr_jails *j, bool *spare)
{
	size_t n = 0;

	*spare = false;
	for (size_t i = 0; i < j->list.n; i++) {
		n += !j->list.v[i]->dead && j->list.v[i]->stage != SMR_JAIL_ENDING;
		*spare |= !j->list.v[i]->dead && j->list.v[i]->stage == SMR_JAIL_SPARE;
	}
	return n;
}

static void start_spare_worker(smr_jails *j)
{
	bool spare;
	smr_jail *w;

	if (!j->wants_spare || !j->ready)
		return;
	j->wants_spare = false;
	if (count_alive(j, &spare) < j->most && !spare && smr_jail_start(j, &w) != SMR_OK)
		smr_log(SMR_LOG_WARN, "jail: no spare worker: %s", smr_errmsg());
}

/* Detects threads that the code has left running after its call. */
static bool is_busy_while_idle(smr_jail *w, int64_t now)
{
	int64_t seen = w->idle_seen > w->idle_since ? w->idle_seen : 0, before = w->idle_ran;

	if (now - w->idle_since < SETTLE_S * INT64_C(1000000000) ||
	    (seen != 0 && now - seen < ROUND_MS * INT64_C(1000000)))
		return false;
	w->idle_seen = now;
	w->idle_ran = smr_jail_ran_ns(w);
	return smr_jail_look(w) != SMR_JAIL_MODEST ||
	       (seen != 0 && w->idle_ran - before > (now - seen) / 10);
}

static void check_idle_worker(smr_jail *w, int64_t now)
{
	int64_t idle = now - w->idle_since;

	if (w->stage != SMR_JAIL_IDLE || w->dead)
		return;
	if (is_busy_while_idle(w, now)) {
		smr_log(SMR_LOG_WARN, "jail: a worker without a call was busy: it is ended");
		smr_jail_end_it(w);
	} else if (idle > SMR_JAIL_REST_S * INT64_C(1000000000))
		smr_jail_end_it(w);
	else if (w->large && idle > SHRINK_S * INT64_C(1000000000))
		smr_jail_shrink(w);
}

static void count_end(smr_jails *j, const smr_jail *w)
{
	j->areas -= w->size;
	j->use.cpu_s += (double)w->cpu_ns * 1e-9;
	if (w->peak > j->use.peak_bytes)
		j->use.peak_bytes = w->peak;
}

/* Moves dead workers that no caller has to @p gone. */
static void collect_dead_workers(smr_jails *j, workers *gone)
{
	int64_t now = smr_now_ns();

	for (size_t i = 0; i < j->list.n;) {
		smr_jail *w = j->list.v[i];

		check_idle_worker(w, now);
		if (!w->dead || w->stage == SMR_JAIL_BUSY || smr_vec_push(gone, w) != SMR_OK) {
			i++;
			continue;
		}
		count_end(j, w);
		j->list.v[i] = j->list.v[--j->list.n];
	}
	start_spare_worker(j);
}

static int round_ms(const smr_jails *j)
{
	for (size_t i = 0; i < j->list.n; i++)
		if (j->list.v[i]->stage != SMR_JAIL_SPARE)
			return ROUND_MS;
	return -1;
}

static void free_all(workers *gone)
{
	for (size_t i = 0; i < gone->n; i++)
		smr_jail_free(gone->v[i]);
	gone->n = 0;
}

/* Waits for events once and handles them. False: the pool closes. */
static bool run_supervisor_round(smr_jails *j, workers *gone)
{
	uint64_t pokes;
	struct pollfd p[] = {{.fd = j->poke, .events = POLLIN},
			     {.fd = j->socket, .events = POLLIN}};

	pthread_mutex_lock(&j->lock);
	int ms = round_ms(j);

	pthread_mutex_unlock(&j->lock);
	(void)poll(p, 2, ms);
	if ((p[0].revents & POLLIN) != 0 && read(j->poke, &pokes, sizeof(pokes)) < 0)
		pokes = 0;
	pthread_mutex_lock(&j->lock);
	if (p[1].revents != 0 && !handle_zygote_message(j) && !j->closing)
		replace_zygote(j);
	collect_dead_workers(j, gone);
	pthread_cond_broadcast(&j->changed);
	bool closing = j->closing;

	pthread_mutex_unlock(&j->lock);
	free_all(gone);
	return !closing;
}

void *smr_jails_tend(void *jails)
{
	smr_jails *j = jails;
	workers gone = {0};

	pthread_mutex_lock(&j->lock);
	smr_groups_open(&j->groups);
	smr_status st = smr_jails_start(j);

	if (st != SMR_OK)
		mark_jails_broken(j, st, smr_errmsg());
	pthread_cond_broadcast(&j->changed);
	pthread_mutex_unlock(&j->lock);
	while (run_supervisor_round(j, &gone))
		;
	if (j->socket >= 0)
		(void)reap_zygote(j);
	smr_vec_free(&gone);
	return NULL;
}
