/* Host calls of shipped code. Native code has the rights of the process and could break anything;
 * but a mistake in its arguments must not end the node, and calls that its signer has no right to
 * are refused.
 *
 * The host answers from its own copy of the context. Memory outside of the call's payload, the
 * node's range and this thread's stack is copied by the kernel, which reports a failure where a
 * load would end the process. */
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "base/os/safe_read.h"
#include "net/archive/code_own.h"

typedef struct running {
	smr_code_context given; /* the copy that the code sees, and may have changed */
	smr_code *code;
	const smr_code_place *place;
	void *call;
	const char *payload;
	size_t n;
	bool replied;
	struct running *outer;
} running;

static _Thread_local running *now;

static int refuse_host_call(int st, const char *call, const char *fmt, ...) SMR_PRINTF(3, 4);

static int refuse_host_call(int st, const char *call, const char *fmt, ...)
{
	char why[200];
	va_list ap;

	if (!smr_log_on(SMR_LOG_WARN))
		return st;
	va_start(ap, fmt);
	vsnprintf(why, sizeof(why), fmt, ap);
	va_end(ap);
	smr_log(SMR_LOG_WARN, "code %s of %s: %s is refused: %s",
		now != NULL ? now->code->archive.name : "?",
		now != NULL ? now->code->vouch.signer : "?", call, why);
	return st;
}

/* ---- arguments --------------------------------------------------------------------------------
 */

static bool range_is_within(const void *p, size_t n, const void *from, size_t size)
{
	uintptr_t at = (uintptr_t)p, lo = (uintptr_t)from;

	return at >= lo && at - lo <= size && n <= size - (at - lo);
}

/* Returns whether the memory is on the stack between this call and the one that entered the code:
 * only the code's own frames are there. */
static bool on_stack(const void *p, size_t n)
{
	const char *lo = __builtin_frame_address(0), *hi = (const char *)now;

	return lo < hi && range_is_within(p, n, lo, (size_t)(hi - lo));
}

static int copy_unknown(const void *p, size_t n, void **copy)
{
	*copy = smr_malloc(n);
	if (*copy == NULL)
		return SMR_CODE_EBUSY;
	if (smr_safe_read_all(*copy, p, n))
		return SMR_CODE_OK;
	smr_free(*copy);
	*copy = NULL;
	return SMR_CODE_EINVAL;
}

static int readable_elsewhere(const char *call, const void **p, uint64_t n, void **copy)
{
	int st;

	if (n > now->place->max_payload)
		return refuse_host_call(SMR_CODE_EINVAL, call, "%llu bytes; at most %zu are taken",
					(unsigned long long)n, now->place->max_payload);
	st = copy_unknown(*p, n, copy);
	if (st == SMR_CODE_EINVAL)
		return refuse_host_call(st, call, "%llu bytes at %p cannot be read",
					(unsigned long long)n, *p);
	if (st == SMR_CODE_OK)
		*p = *copy;
	return st;
}

/* Makes bytes readable: *@p p itself, or a copy (then the caller frees *@p copy). */
static inline __attribute__((always_inline)) int readable(const char *call, const void **p,
							  uint64_t n, void **copy)
{
	const running *r = now;

	*copy = NULL;
	if (n == 0 || (n <= r->place->max_payload &&
		       (range_is_within(*p, n, r->place->data, r->place->data_size) ||
			range_is_within(*p, n, r->payload, r->n) || on_stack(*p, n))))
		return SMR_CODE_OK;
	return readable_elsewhere(call, p, n, copy);
}

static int check_host_call_right(const char *call, const smr_code_context *ctx, smr_right right)
{
	if (now == NULL || ctx != &now->given)
		return refuse_host_call(SMR_CODE_EINVAL, call, "the context is not this call's");
	if (right != 0 && (now->code->vouch.rights & right) == 0)
		return refuse_host_call(SMR_CODE_EPERM, call, "its signer has no right to it");
	return SMR_CODE_OK;
}

static int rank_exists(const char *call, uint32_t rank)
{
	return rank < now->place->nranks
		       ? SMR_CODE_OK
		       : refuse_host_call(SMR_CODE_EINVAL, call, "there is no rank %u among %u",
					  rank, now->place->nranks);
}

static int range_exists(const char *call, uint32_t rank, uint64_t offset, uint64_t n)
{
	uint64_t size = now->place->sizes[rank];

	return offset <= size && n <= size - offset
		       ? SMR_CODE_OK
		       : refuse_host_call(SMR_CODE_EINVAL, call,
					  "%llu bytes at %llu of rank %u, which has %llu",
					  (unsigned long long)n, (unsigned long long)offset, rank,
					  (unsigned long long)size);
}

/* ---- the calls --------------------------------------------------------------------------------
 */

#define CHECK(expr)                     \
	do {                            \
		int st_ = (expr);       \
		if (st_ != SMR_CODE_OK) \
			return st_;     \
	} while (0)

int smr_reply(const smr_code_context *ctx, const void *answer, uint64_t n)
{
	void *copy;
	int st;

	CHECK(check_host_call_right("smr_reply", ctx, 0));
	if (now->replied)
		return refuse_host_call(SMR_CODE_ESTATE, "smr_reply", "it has replied");
	CHECK(readable("smr_reply", &answer, n, &copy));
	st = now->place->ops->reply(now->call, answer, n);
	now->replied = st == SMR_CODE_OK;
	if (copy != NULL)
		smr_free(copy);
	return st;
}

int smr_forward(const smr_code_context *ctx, uint32_t rank, const void *payload, uint64_t n)
{
	void *copy;
	int st;

	CHECK(check_host_call_right("smr_forward", ctx, SMR_MAY_FORWARD));
	CHECK(rank_exists("smr_forward", rank));
	CHECK(readable("smr_forward", &payload, n, &copy));
	st = now->place->ops->forward(now->call, now->code, rank, payload, n);
	smr_free(copy);
	return st;
}

int smr_spawn(const smr_code_context *ctx, uint32_t rank, const uint8_t hash[32],
	      const void *payload, uint64_t n)
{
	uint8_t own_hash[SMR_HASH_BYTES];
	const void *at = hash;
	void *copy;
	int st;

	CHECK(check_host_call_right("smr_spawn", ctx, SMR_MAY_SPAWN));
	CHECK(rank_exists("smr_spawn", rank));
	CHECK(readable("smr_spawn", &at, sizeof(own_hash), &copy));
	memcpy(own_hash, at, sizeof(own_hash));
	smr_free(copy);
	CHECK(readable("smr_spawn", &payload, n, &copy));
	st = now->place->ops->spawn(now->call, own_hash, rank, payload, n);
	smr_free(copy);
	return st == SMR_CODE_EINVAL
		       ? refuse_host_call(st, "smr_spawn", "no code of that hash is here")
		       : st;
}

int smr_get(const smr_code_context *ctx, uint32_t rank, uint64_t offset, uint64_t n,
	    const void *payload, uint64_t payload_n)
{
	void *copy;
	int st;

	CHECK(check_host_call_right("smr_get", ctx, SMR_MAY_GET));
	CHECK(rank_exists("smr_get", rank));
	CHECK(range_exists("smr_get", rank, offset, n));
	if (payload_n > now->place->max_payload || n > now->place->max_payload - payload_n)
		return refuse_host_call(SMR_CODE_EINVAL, "smr_get",
					"%llu bytes and a payload of %llu; at most "
					"%zu are taken",
					(unsigned long long)n, (unsigned long long)payload_n,
					now->place->max_payload);
	CHECK(readable("smr_get", &payload, payload_n, &copy));
	st = now->place->ops->get(now->call, now->code, rank, offset, n, payload, payload_n);
	smr_free(copy);
	return st;
}

int smr_put(const smr_code_context *ctx, uint32_t rank, uint64_t offset, const void *from,
	    uint64_t n)
{
	void *copy;
	int st;

	CHECK(check_host_call_right("smr_put", ctx, SMR_MAY_PUT));
	CHECK(rank_exists("smr_put", rank));
	CHECK(range_exists("smr_put", rank, offset, n));
	CHECK(readable("smr_put", &from, n, &copy));
	st = now->place->ops->put(now->call, rank, offset, from, n);
	smr_free(copy);
	return st;
}

/* ---- calls of another process -----------------------------------------------------------------
 */

static const struct {
	const char *name;
	smr_right right;
	bool ranked, ranged;
} asks[] = {
	[SMR_CODE_ASKS_REPLY] = {"smr_reply", 0, false, false},
	[SMR_CODE_ASKS_FORWARD] = {"smr_forward", SMR_MAY_FORWARD, true, false},
	[SMR_CODE_ASKS_SPAWN] = {"smr_spawn", SMR_MAY_SPAWN, true, false},
	[SMR_CODE_ASKS_GET] = {"smr_get", SMR_MAY_GET, true, true},
	[SMR_CODE_ASKS_PUT] = {"smr_put", SMR_MAY_PUT, true, true},
};

static int check_asked(uint32_t rights, const smr_code_asked *a, size_t n)
{
	const char *name = asks[a->what].name;
	size_t most = now->place->max_payload;
	uint64_t more = a->what == SMR_CODE_ASKS_GET ? a->n : 0;

	if ((rights & asks[a->what].right) != asks[a->what].right)
		return refuse_host_call(SMR_CODE_EPERM, name, "its signer has no right to it");
	if (asks[a->what].ranked)
		CHECK(rank_exists(name, a->rank));
	if (asks[a->what].ranged)
		CHECK(range_exists(name, a->rank, a->offset,
				   a->what == SMR_CODE_ASKS_PUT ? n : a->n));
	if (n > most || more > most - n)
		return refuse_host_call(SMR_CODE_EINVAL, name,
					"%zu bytes and %llu; at most %zu are taken", n,
					(unsigned long long)more, most);
	return SMR_CODE_OK;
}

static int perform_host_call(const smr_code_asked *a, const void *payload, size_t n)
{
	const smr_code_ops *ops = now->place->ops;
	int st;

	switch (a->what) {
	case SMR_CODE_ASKS_REPLY:
		return ops->reply(now->call, payload, n);
	case SMR_CODE_ASKS_FORWARD:
		return ops->forward(now->call, now->code, a->rank, payload, n);
	case SMR_CODE_ASKS_SPAWN:
		st = ops->spawn(now->call, a->hash, a->rank, payload, n);
		return st == SMR_CODE_EINVAL
			       ? refuse_host_call(st, "smr_spawn", "no code of that hash is here")
			       : st;
	case SMR_CODE_ASKS_GET:
		return ops->get(now->call, now->code, a->rank, a->offset, a->n, payload, n);
	default:
		return ops->put(now->call, a->rank, a->offset, payload, n);
	}
}

int smr_code_ask(smr_code *c, uint32_t rights, const smr_code_place *place, void *call,
		 const smr_code_asked *a, const void *payload, size_t n)
{
	running r = {.code = c, .place = place, .call = call, .outer = now};
	int st;

	if (a->what >= sizeof(asks) / sizeof(asks[0]))
		return SMR_CODE_EINVAL;
	now = &r;
	st = check_asked(rights, a, n);
	if (st == SMR_CODE_OK)
		st = perform_host_call(a, payload, n);
	now = r.outer;
	return st;
}

/* ---- entry ------------------------------------------------------------------------------------
 */

static void *main_of(smr_code *c)
{
	void *at = atomic_load_explicit(&c->main, memory_order_relaxed);

	if (at != NULL)
		return at;
	at = smr_code_entry(c, "smr_main");
	atomic_store_explicit(&c->main, at, memory_order_relaxed);
	return at;
}

/* Shipped code lacks the signature that the function sanitizer reads in front of it. */
__attribute__((no_sanitize("function"))) smr_status smr_code_run(smr_code *c,
								 const smr_code_place *place,
								 void *call, uint32_t source,
								 void *payload, size_t n,
								 size_t got)
{
	void *entry = main_of(c);
	void (*fn)(const smr_code_context *, void *, uint64_t);
	running r;

	if (c->sandboxed)
		return smr_fail(SMR_EDENIED, "%s may not ship native code: Wasm alone",
				c->vouch.signer);
	if (entry == NULL)
		return smr_fail(SMR_ESTATE, "archive %s has no entry smr_main", c->archive.name);
	r.given = (smr_code_context){.abi = SMR_CODE_ABI,
				     .rank = place->rank,
				     .nranks = place->nranks,
				     .source = source,
				     .got = got,
				     .data_size = place->data_size,
				     .data = place->data};
	r.code = c;
	r.place = place;
	r.call = call;
	r.payload = payload;
	r.n = n;
	r.replied = false;
	r.outer = now;
	memcpy(&fn, &entry, sizeof(fn));
	now = &r;
	fn(&r.given, payload, n);
	now = r.outer;
	return SMR_OK;
}
