#include "cluster/node/isolation.h"

#include <stdio.h>
#include <string.h>

#include "back/wasm/wasmtime.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "base/thread/caller.h"
#include "cluster/node/isolation_internal.h"

enum { COMPILE_S = 20, FACTOR = 100, LIMIT_S = 60, HURRY_S = 2 };

static const double LEAST_S = 2;

/* ---- archives -------------------------------------------------------------------------------- */

/* Returns the current rights of the archive's signer, or those of unknown signers. */
static smr_status vouch_now(const smr_isolation *h, const smr_code *c, smr_vouch *v)
{
	return smr_trust_now(h->o.trust, smr_code_key(c), smr_code_hash(c), v);
}

/* Compiles an archive when it is installed, so that a failure refuses it. */
static smr_status try_code(void *ctx, smr_code *c)
{
	smr_isolation *h = ctx;
	smr_isolation_turn t = {.h = h, .id = smr_code_hash(c), .code = c, .gone = &h->over};
	smr_ruling verdict;
	smr_vouch v;
	smr_status st;

	SMR_TRY(smr_policy_of_code(&h->policy, c, &verdict));
	if (verdict.sandboxed)
		return SMR_OK;
	SMR_TRY(vouch_now(h, c, &v));
	SMR_TRY(smr_isolation_take(&t, smr_code_key(c), false));
	st = smr_isolation_supply(&t, c, &v, false);
	smr_isolation_give(&t);
	return st;
}

/* ---- tasks ----------------------------------------------------------------------------------- */

static double limit_of(const smr_isolation *h)
{
	double s = smr_caller_now.predicted_s * FACTOR;

	if (smr_caller_now.predicted_s <= 0)
		return h->o.limit_s;
	return s > LEAST_S ? s : LEAST_S;
}

static smr_status send_task_to_worker(smr_isolation_turn *t, const smr_ruling *v, uint64_t made,
				      const void *request, size_t n, smr_str *reply)
{
	smr_warrant w = {.kind = SMR_WARRANT_TASK, .threads = t->h->o.threads, .verdict = *v};

	return smr_isolation_hand(
		t, &w, request, n,
		t->limit_s + (smr_isolation_is_made(t, made) ? 0 : t->h->o.compile_s), reply);
}

static bool wants_code(const smr_str *reply)
{
	smr_done d;

	return reply->n < 4096 && smr_done_read(smr_str_text(reply), reply->n, &d) == SMR_OK &&
	       d.wants_code;
}

static smr_status run_with_code(smr_isolation_turn *t, smr_code *c, const smr_ruling *v,
				uint64_t made, const void *request, size_t n, smr_str *reply)
{
	smr_vouch vouch = {.rights = SMR_MAY_ALL}; /* where all are trusted */

	if (t->h->policy.target == SMR_NODE_TRUST)
		SMR_TRY(vouch_now(t->h, c, &vouch));
	for (int turn = 0; turn < 2; turn++) {
		SMR_TRY(smr_isolation_supply(t, c, &vouch, v->sandboxed));
		SMR_TRY(send_task_to_worker(t, v, made, request, n, reply));
		if (!wants_code(reply))
			return SMR_OK;
		smr_isolation_lost(t, smr_code_hash(c)); /* the worker evicted it */
		smr_str_clear(reply);
	}
	return smr_fail(SMR_ENOMEM, "a worker has no room for its code");
}

static smr_status serve_code(smr_isolation_turn *t, const smr_task *task, uint64_t made,
			     const void *request, size_t n, smr_str *reply)
{
	smr_code *c = smr_code_find(t->h->codes, task->code);
	smr_ruling v;
	smr_status st;

	if (c == NULL)
		return smr_node_write_done(&(smr_done){.wants_code = true}, reply);
	t->code = c;
	t->id = smr_code_hash(c);
	st = smr_policy_of_code(&t->h->policy, c, &v);
	for (bool again = true; st == SMR_OK; again = false) {
		st = smr_isolation_take(t, smr_code_key(c), v.sandboxed);
		if (st != SMR_OK)
			break;
		st = run_with_code(t, c, &v, made, request, n, reply);
		smr_isolation_give(t);
		if (st != SMR_EIO || !again)
			break;
		st = SMR_OK; /* the worker had ended: another one may succeed */
	}
	smr_code_release(c);
	return st;
}

/* Under the lock. */
static smr_isolation_text *find_text(smr_isolation *h, const uint8_t id[SMR_HASH_BYTES])
{
	smr_isolation_text *x;

	for (size_t i = 0; i < SMR_ISOLATION_TEXTS; i++)
		if (memcmp(h->texts[i].id, id, SMR_HASH_BYTES) == 0)
			return &h->texts[i];
	x = &h->texts[h->next_text++ % SMR_ISOLATION_TEXTS];
	*x = (smr_isolation_text){.vouched = {.is = false}};
	memcpy(x->id, id, SMR_HASH_BYTES);
	return x;
}

static smr_status serve_text(smr_isolation_turn *t, const smr_task *task, uint64_t made,
			     const void *request, size_t n, smr_str *reply)
{
	uint8_t *id = t->text_id;
	/* where all are trusted, the signature was not checked */
	bool checked = t->h->policy.trust != NULL && t->h->policy.target == SMR_NODE_TRUST;
	const uint8_t *signer = checked ? task->voucher : NULL;
	smr_ruling v;
	smr_status st;

	t->id = id;
	SMR_TRY(smr_digest(task->text, task->ntext, id, sizeof(t->text_id)));
	pthread_mutex_lock(&t->h->lock);
	st = smr_policy_of_signed(&t->h->policy, task->voucher, task->text, task->ntext, task->fp,
				  &find_text(t->h, id)->vouched, &v);
	pthread_mutex_unlock(&t->h->lock);
	SMR_TRY(st);
	for (bool again = true;; again = false) {
		SMR_TRY(smr_isolation_take(t, signer, v.sandboxed));
		st = send_task_to_worker(t, &v, made, request, n, reply);
		smr_isolation_give(t);
		if (st != SMR_EIO || !again)
			return st;
	}
}

static smr_status take_code(smr_isolation *h, const void *archive, size_t n, smr_str *reply)
{
	smr_code *c;

	SMR_TRY(smr_code_install(h->codes, archive, n, NULL, &c));
	smr_log(SMR_LOG_INFO, "node: code of %zu bytes came, signed by %s", n, smr_code_signer(c));
	smr_code_release(c);
	return smr_node_write_done(&(smr_done){0}, reply);
}

static smr_status serve_task(smr_isolation *h, const void *request, size_t n, smr_str *reply)
{
	smr_isolation_turn t = {.h = h, .limit_s = limit_of(h), .gone = smr_caller_now.gone};
	uint64_t made;
	smr_task task;

	SMR_TRY(smr_task_read_head(request, n, &task, &made));
	return task.code != NULL ? serve_code(&t, &task, made, request, n, reply)
				 : serve_text(&t, &task, made, request, n, reply);
}

smr_status smr_isolation_serve(void *hold, const void *request, size_t n, smr_str *reply)
{
	smr_isolation *h = hold;
	const void *archive;
	size_t narchive;
	smr_status st = smr_message_code_read(request, n, &archive, &narchive);

	if (st == SMR_OK)
		st = take_code(h, archive, narchive, reply);
	else if (st == SMR_ENOTFOUND)
		st = serve_task(h, request, n, reply);
	if (st == SMR_OK || st == SMR_EFAULT)
		return st;
	smr_log(SMR_LOG_WARN, "node: a request is refused: %s", smr_errmsg());
	return smr_node_write_done(
		&(smr_done){.status = st, .why = smr_errmsg(), .nwhy = strlen(smr_errmsg())},
		reply);
}

/* ---- shipped functions ----------------------------------------------------------------------- */

static smr_status end_call(const smr_isolation_turn *t, const smr_str *reply)
{
	smr_warrant_return head;

	if (reply->n < sizeof(head))
		return smr_fail(SMR_ECORRUPT, "a worker says nothing of a call");
	memcpy(&head, reply->s, sizeof(head));
	if (head.replied != 0)
		(void)smr_code_ask(t->code, t->rights, t->place, t->call,
				   &(smr_code_asked){.what = SMR_CODE_ASKS_REPLY},
				   reply->s + sizeof(head), reply->n - sizeof(head));
	return SMR_OK;
}

static smr_status send_call_to_worker(smr_isolation_turn *t, const smr_vouch *v,
				      const smr_code_turn *turn)
{
	smr_warrant w = {.kind = SMR_WARRANT_CALL,
			 .rank = t->place->rank,
			 .nranks = t->place->nranks,
			 .source = turn->source,
			 .got = turn->got,
			 .max_payload = t->place->max_payload,
			 .vouch = *v};
	smr_str reply = {0};
	smr_status st;

	SMR_TRY(smr_isolation_supply(t, t->code, v, false));
	st = smr_isolation_hand(t, &w, turn->payload, turn->n, t->limit_s, &reply);
	if (st == SMR_ENOTFOUND) { /* the worker evicted it */
		smr_isolation_lost(t, smr_code_hash(t->code));
		st = smr_isolation_supply(t, t->code, v, false);
		if (st == SMR_OK)
			st = smr_isolation_hand(t, &w, turn->payload, turn->n, t->limit_s, &reply);
	}
	if (st == SMR_OK)
		st = end_call(t, &reply);
	smr_str_free(&reply);
	return st;
}

smr_status smr_isolation_run(void *hold, smr_code *c, const smr_code_place *place, void *call,
			     const smr_code_turn *turn)
{
	smr_isolation *h = hold;
	smr_isolation_turn t = {.h = h,
				.id = smr_code_hash(c),
				.limit_s = h->o.limit_s,
				.gone = turn->gone,
				.code = c,
				.place = place,
				.call = call};
	smr_vouch v;
	smr_status st;

	if (turn->hurry && t.limit_s > HURRY_S)
		t.limit_s = HURRY_S;
	SMR_TRY(vouch_now(h, c, &v));
	t.rights = v.rights;
	if ((v.rights & SMR_MAY_SHIP) == 0 || smr_code_sandboxed(c))
		return smr_fail(SMR_EDENIED, "%s may not ship native code: Wasm alone", v.signer);
	SMR_TRY(smr_isolation_take(&t, smr_code_key(c), false));
	st = send_call_to_worker(&t, &v, turn);
	smr_isolation_give(&t);
	return st;
}

/* ---- open and close ---------------------------------------------------------------------------
 */

static smr_status open_jails(smr_isolation *h)
{
	smr_jail_options o = {.exe = h->o.exe,
			      .workers = h->o.workers,
			      .share_fd = h->o.share_size > 0 ? h->o.share_fd : -1,
			      .share_size = h->o.share_size,
			      .settings = h->settings};

	/* workers get this process's level, from its environment or its options */
	snprintf(h->log, sizeof(h->log), "SAMARA_LOG=%s", smr_log_level_name(smr_log_level_now()));
	snprintf(h->wasm, sizeof(h->wasm), "SAMARA_WASM_PATH=%s", smr_wasm_path());
	h->settings[0] = h->log;
	h->settings[1] = h->wasm;
	return smr_jails_open(&o, &h->jails);
}

smr_status smr_isolation_open(const smr_isolation_options *o, smr_isolation **out)
{
	smr_isolation *h = smr_calloc(1, sizeof(*h));
	smr_codes_options codes = {.sandbox = o->target == SMR_NODE_WASM ? SMR_SANDBOX_ALL
									 : SMR_SANDBOX_SOME,
				   .no_cache = true,
				   .elsewhere = try_code};
	smr_status st;

	if (h == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for workers");
	h->o = *o;
	if (h->o.limit_s <= 0)
		h->o.limit_s = LIMIT_S;
	if (h->o.compile_s <= 0)
		h->o.compile_s = COMPILE_S;
	h->policy = (smr_agent_options){.target = o->target, .trust = o->trust};
	pthread_mutex_init(&h->lock, NULL);
	codes.ctx = h;
	h->has_cache_key = smr_cache_key(h->cache_key) == SMR_OK;
	if (!h->has_cache_key)
		smr_log(SMR_LOG_INFO, "machine code is not kept on disk: %s", smr_errmsg());
	st = open_jails(h);
	if (st == SMR_OK)
		st = smr_codes_open(o->trust, &codes, &h->codes);
	if (st != SMR_OK) {
		smr_isolation_close(h);
		return st;
	}
	*out = h;
	return SMR_OK;
}

void smr_isolation_stop(smr_isolation *h)
{
	if (h != NULL)
		atomic_store(&h->over, true);
}

void smr_isolation_close(smr_isolation *h)
{
	if (h == NULL)
		return;
	smr_isolation_stop(h);
	smr_codes_close(h->codes);
	smr_jails_close(h->jails);
	pthread_mutex_destroy(&h->lock);
	smr_free(h);
}

smr_codes *smr_isolation_codes(smr_isolation *h)
{
	return h->codes;
}

const char *smr_isolation_means(const smr_isolation *h)
{
	return smr_jails_means(h->jails);
}

void smr_isolation_count(smr_isolation *h, smr_jail_use *out)
{
	smr_jails_count(h->jails, out);
	if (atomic_load(&h->peak) > out->peak_bytes)
		out->peak_bytes = atomic_load(&h->peak);
}

void smr_isolation_tell(smr_isolation *h)
{
	smr_jail_use u;

	smr_isolation_count(h, &u);
	if (u.calls > 0)
		smr_log(SMR_LOG_WARN,
			"node: workers: %llu calls, %llu faults, %.3f s of processor time, %.1f "
			"MiB at "
			"most, %llu processes",
			(unsigned long long)u.calls, (unsigned long long)u.faults, u.cpu_s,
			(double)u.peak_bytes / (1 << 20), (unsigned long long)u.forked);
}
