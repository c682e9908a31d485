/* One turn of a worker: takes it, knows what was sent to it, sends it a request, and answers its
 * questions. */
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/log.h"
#include "cluster/node/isolation_internal.h"
#include "net/archive/cache.h"

enum {
	KEPT = 64,          /* of what a worker has prepared */
	LINES = 50,         /* that a worker may log in one turn */
	LINE = 400,         /* bytes of one */
	PUTS = 512,         /* cache entries that a worker may write */
	LARGEST = 64 << 20, /* bytes of one */
};

typedef struct hash {
	uint8_t bytes[SMR_HASH_BYTES];
} hash;

/* Archives and modules that were sent to a worker. */
typedef struct note {
	SMR_VEC(hash) archives;
	uint64_t made[KEPT];
	size_t nmade;
	unsigned puts;
} note;

static void free_note(void *p)
{
	note *n = p;

	smr_vec_free(&n->archives);
	smr_free(n);
}

static note *get_archive_note(const smr_isolation_turn *t)
{
	void **at = smr_jail_note(t->w, free_note);

	if (*at == NULL)
		*at = smr_calloc(1, sizeof(note));
	return *at;
}

/* Names the worker's key. Native code of a signer never shares a process with sandboxed code, which
 * has a key that no signer has. */
static void name_worker(const uint8_t *signer, bool sandboxed, uint8_t key[SMR_JAIL_KEY])
{
	_Static_assert((int)SMR_JAIL_KEY == (int)SMR_KEY_BYTES, "workers are named by signers");
	memset(key, 0, SMR_JAIL_KEY);
	if (signer != NULL)
		memcpy(key, signer, SMR_JAIL_KEY);
	key[0] ^= sandboxed;
}

smr_status smr_isolation_take(smr_isolation_turn *t, const uint8_t *signer, bool sandboxed)
{
	smr_status st;

	SMR_TRY(smr_isolation_check(t->h, t->id));
	t->sandboxed = sandboxed;
	name_worker(signer, sandboxed, t->key);
	SMR_TRY(smr_jail_take(t->h->jails, t->key, &t->w));
	st = get_archive_note(t) != NULL ? SMR_OK
					 : smr_fail(SMR_ENOMEM, "no memory for a worker's note");
	if (st != SMR_OK)
		smr_isolation_give(t);
	return st;
}

void smr_isolation_give(smr_isolation_turn *t)
{
	if (t->w != NULL)
		smr_jail_give(t->w);
	t->w = NULL;
}

/* ---- content of the worker ------------------------------------------------------------------ */

static hash *find_archive_hash(note *n, const uint8_t *bytes)
{
	for (size_t i = 0; i < n->archives.n; i++)
		if (memcmp(n->archives.v[i].bytes, bytes, SMR_HASH_BYTES) == 0)
			return &n->archives.v[i];
	return NULL;
}

void smr_isolation_lost(smr_isolation_turn *t, const uint8_t *bytes)
{
	note *n = get_archive_note(t);
	hash *had = find_archive_hash(n, bytes);

	if (had != NULL)
		*had = n->archives.v[--n->archives.n];
}

smr_status smr_isolation_supply(smr_isolation_turn *t, smr_code *c, const smr_vouch *v,
				bool sandboxed)
{
	smr_warrant w = {.kind = SMR_WARRANT_CODE, .vouch = *v};
	smr_str none = {0};
	note *n = get_archive_note(t);
	size_t bytes;
	const void *archive = smr_code_archive(c, &bytes);
	hash h;
	smr_status st;

	if (find_archive_hash(n, smr_code_hash(c)) != NULL)
		return SMR_OK;
	w.vouch.rights = sandboxed ? SMR_MAY_WASM : v->rights | SMR_MAY_SHIP;
	memcpy(w.vouch.hash, smr_code_hash(c), SMR_HASH_BYTES);
	memcpy(h.bytes, smr_code_hash(c), SMR_HASH_BYTES);
	st = smr_isolation_hand(t, &w, archive, bytes, t->h->o.compile_s, &none);
	smr_str_free(&none);
	if (st == SMR_OK)
		st = smr_vec_push(&n->archives, h);
	return st;
}

bool smr_isolation_is_made(smr_isolation_turn *t, uint64_t made)
{
	note *n = get_archive_note(t);

	for (size_t i = 0; i < KEPT; i++)
		if (n->made[i] == made)
			return true;
	n->made[n->nmade++ % KEPT] = made;
	return false;
}

/* ---- requests of the worker ------------------------------------------------------------------ */

static int log_line(smr_isolation_turn *t, const char *p, size_t n)
{
	char text[LINE];
	uint32_t level;

	if (n < sizeof(level) || ++t->lines > LINES)
		return 0;
	memcpy(&level, p, sizeof(level));
	n -= sizeof(level);
	n = n < sizeof(text) ? n : sizeof(text) - 1;
	memcpy(text, p + sizeof(level), n);
	for (size_t i = 0; i < n; i++)
		if ((unsigned char)text[i] < ' ' || (unsigned char)text[i] >= 0x7f)
			text[i] = '?';
	if (level >= SMR_LOG_ERROR && level <= SMR_LOG_DEBUG)
		smr_log((smr_log_level)level, "%.*s", (int)n, text);
	return 0;
}

/* Names a cache entry. It belongs to its signer only, who can spoil only own code. */
static bool name_entry(const smr_isolation_turn *t, const void *name, uint8_t entry[SMR_HASH_BYTES])
{
	smr_digester d;

	if (!t->h->has_cache_key || smr_digester_start(&d, SMR_HASH_BYTES) != SMR_OK)
		return false;
	smr_digester_add(&d, t->key, sizeof(t->key));
	smr_digester_add(&d, name, SMR_HASH_BYTES);
	smr_digester_finish(&d, entry);
	return true;
}

static const char *folder_of(const smr_isolation_turn *t)
{
	return t->sandboxed ? SMR_SANDBOX_CACHE : SMR_CODE_CACHE;
}

static int get_entry(const smr_isolation_turn *t, const char *name, size_t n, smr_str *answer)
{
	uint8_t entry[SMR_HASH_BYTES];
	void *data;
	size_t bytes;

	if (n != SMR_HASH_BYTES || !name_entry(t, name, entry) ||
	    smr_code_cache_get(folder_of(t), t->h->cache_key, entry, &data, &bytes) != SMR_OK)
		return 0;
	smr_str_write(answer, data, bytes);
	smr_free(data);
	return 1;
}

static int put_entry(smr_isolation_turn *t, const char *p, size_t n)
{
	uint8_t entry[SMR_HASH_BYTES];

	if (n <= SMR_HASH_BYTES || n > LARGEST || ++get_archive_note(t)->puts > PUTS ||
	    !name_entry(t, p, entry))
		return 0;
	if (smr_code_cache_put(folder_of(t), t->h->cache_key, entry, p + SMR_HASH_BYTES,
			       n - SMR_HASH_BYTES) != SMR_OK)
		smr_log(SMR_LOG_INFO, "machine code is not kept on disk: %s", smr_errmsg());
	return 0;
}

static int handle_host_request(const smr_isolation_turn *t, const char *p, size_t n)
{
	smr_code_asked a;

	if (t->call == NULL || n < sizeof(a))
		return SMR_CODE_EINVAL;
	memcpy(&a, p, sizeof(a));
	return smr_code_ask(t->code, t->rights, t->place, t->call, &a, p + sizeof(a),
			    n - sizeof(a));
}

/* Implements smr_jail_ask_fn. */
static int answer_worker(void *turn, uint32_t op, const void *bytes, size_t n, smr_str *answer)
{
	smr_isolation_turn *t = turn;

	switch (op) {
	case SMR_WARRANT_LOG:
		return log_line(t, bytes, n);
	case SMR_WARRANT_CACHE_GET:
		return get_entry(t, bytes, n, answer);
	case SMR_WARRANT_CACHE_PUT:
		return put_entry(t, bytes, n);
	case SMR_WARRANT_HOST:
		return handle_host_request(t, bytes, n);
	default:
		return -1;
	}
}

/* ---- requests to the worker ----------------------------------------------------------------- */

static smr_status report_worker_death(const smr_isolation_turn *t, const smr_jail_end *end)
{
	char name[128] = "a flow";

	if (t->code != NULL)
		(void)snprintf(name, sizeof(name), "archive %s of %s", smr_code_name(t->code),
			       smr_code_signer(t->code));
	if (end->cancelled)
		return smr_fail(SMR_EFAULT, "who asked for %s is gone", name);
	smr_log_line(SMR_LOG_ERROR, "node: %s ended a worker: %s", name, end->text);
	smr_isolation_died(t->h, t->id, end->text);
	return smr_fail(SMR_EFAULT, "%s in %s", end->text, name);
}

smr_status smr_isolation_hand(smr_isolation_turn *t, smr_warrant *w, const void *more, size_t n,
			      double limit_s, smr_str *reply)
{
	struct iovec request[] = {{w, sizeof(*w)}, {(void *)(uintptr_t)more, n}};
	smr_jail_call c = {.request = request,
			   .nrequest = 2,
			   .most = w->kind == SMR_WARRANT_TASK ? 0 : LARGEST,
			   .limit_s = limit_s,
			   .cancel = t->gone,
			   .ask = answer_worker,
			   .ctx = t};
	smr_jail_end end;
	smr_status st;

	w->log = (uint32_t)smr_log_level_now();
	st = smr_jail_run(t->w, &c, reply, &end);
	if (end.peak_bytes > atomic_load_explicit(&t->h->peak, memory_order_relaxed))
		atomic_store(&t->h->peak, end.peak_bytes);
	return st == SMR_EFAULT ? report_worker_death(t, &end) : st;
}
