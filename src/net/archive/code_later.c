/* The compiler's thread: a single one, so that messages are moved while it works. */
#include <signal.h>
#include <string.h>

#include "base/log.h"
#include "net/archive/code_own.h"

static void complete_compile_job(co_job *j, smr_status st, smr_code *c)
{
	j->done(j->arg, st, st == SMR_OK ? "" : smr_errmsg(), c);
	smr_free(j->bytes);
	smr_free(j);
}

smr_status smr_codes_warm(void)
{
	const smr_jit *jit;
	smr_jit_host host;
	char err[512] = "";

	SMR_TRY(co_jit(&jit, &host));
	return jit->warm(err, sizeof(err)) == SMR_OK ? SMR_OK
						     : smr_fail(SMR_EUNSUPPORTED, "%s", err);
}

static co_job *next_job(smr_codes *s)
{
	co_job *j;

	pthread_mutex_lock(&s->lock);
	while (s->first == NULL && !s->closing)
		pthread_cond_wait(&s->work, &s->lock);
	j = s->closing ? NULL : s->first;
	if (j != NULL) {
		s->first = j->next;
		s->last = s->first != NULL ? s->last : NULL;
		s->waiting -= j->n;
	}
	pthread_mutex_unlock(&s->lock);
	return j;
}

static void *run_compiler_thread(void *arg)
{
	smr_codes *s = arg;

	if (s->options.elsewhere == NULL && smr_codes_warm() != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
	for (co_job *j; (j = next_job(s)) != NULL;) {
		smr_code *c = NULL;
		smr_status st =
			smr_code_install(s, j->bytes, j->n, j->has_hash ? j->hash : NULL, &c);

		complete_compile_job(j, st, c);
	}
	return NULL;
}

/* Starts the thread with signals blocked: they are for the program. Under the lock. */
static smr_status start_compiler_thread(smr_codes *s)
{
	sigset_t all, before;
	int bad;

	if (s->has_thread)
		return SMR_OK;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	bad = pthread_create(&s->thread, NULL, run_compiler_thread, s);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	s->has_thread = bad == 0;
	return bad == 0 ? SMR_OK
			: smr_fail(SMR_EIO, "no thread to compile code on: %s", strerror(bad));
}

static smr_status enqueue_compile_job(smr_codes *s, co_job *j)
{
	if (s->waiting + j->n > s->options.max_bytes)
		return smr_fail(SMR_ESTATE,
				"%zu bytes of code wait to be compiled: no more is taken",
				s->waiting);
	SMR_TRY(start_compiler_thread(s));
	if (s->last != NULL)
		s->last->next = j;
	else
		s->first = j;
	s->last = j;
	s->waiting += j->n;
	pthread_cond_signal(&s->work);
	return SMR_OK;
}

smr_status smr_code_install_later(smr_codes *s, const void *bytes, size_t n, const uint8_t *hash,
				  smr_code_done *done, void *arg)
{
	co_job *j = smr_calloc(1, sizeof(*j));
	smr_status st;

	if (j == NULL || (j->bytes = smr_malloc(n)) == NULL) {
		smr_free(j);
		return smr_fail(SMR_ENOMEM, "no memory for an archive of %zu bytes", n);
	}
	memcpy(j->bytes, bytes, n);
	j->n = n;
	j->done = done;
	j->arg = arg;
	j->has_hash = hash != NULL;
	if (hash != NULL)
		memcpy(j->hash, hash, SMR_HASH_BYTES);
	pthread_mutex_lock(&s->lock);
	st = enqueue_compile_job(s, j);
	pthread_mutex_unlock(&s->lock);
	if (st != SMR_OK) {
		smr_free(j->bytes);
		smr_free(j);
	}
	return st;
}

void co_stop(smr_codes *s)
{
	co_job *next;

	pthread_mutex_lock(&s->lock);
	s->closing = true;
	pthread_cond_broadcast(&s->work);
	pthread_mutex_unlock(&s->lock);
	if (s->has_thread)
		pthread_join(s->thread, NULL);
	for (co_job *j = s->first; j != NULL; j = next) {
		next = j->next;
		complete_compile_job(j, smr_fail(SMR_ESTATE, "the node closes"), NULL);
	}
	s->first = s->last = NULL;
}
