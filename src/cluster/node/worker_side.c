/* One thread serves; only that thread sends requests to the node. */
#include "cluster/node/worker_side.h"

#include <stdlib.h>
#include <string.h>

#include "back/cpu/codegen/object/module.h"
#include "back/cpu/onednn/onednn.h"
#include "back/wasm/wasm.h"
#include "base/alloc.h"
#include "base/jail/jail.h"
#include "base/log.h"
#include "base/os/confined.h"
#include "base/thread/workers.h"
#include "cluster/node/warrant.h"

enum { MOST_RANKS = 1024 };

typedef struct cell {
	smr_agent *agent;
	smr_codes *codes;
	smr_workers *workers; /* made when a node allows a codelet more than one thread */
	smr_ruling verdict;   /* of the current task */
	uint64_t sizes[MOST_RANKS];
	void *share;
	size_t share_size;
	bool told; /* told: the logging level was set to the node's */
} cell;

static const smr_library *library;
static _Thread_local bool serving;

/* ---- requests to the node ------------------------------------------------------------------- */

static void forward_log_line(smr_log_level level, const char *line, size_t n)
{
	uint32_t l = level;

	if (serving)
		(void)smr_jail_ask(SMR_WARRANT_LOG,
				   (struct iovec[]){{&l, sizeof(l)}, {(void *)(uintptr_t)line, n}},
				   2, NULL);
}

static bool get_cache_entry(const uint8_t name[SMR_DIGEST_BYTES], void **data, size_t *n)
{
	struct iovec question = {(void *)(uintptr_t)name, SMR_DIGEST_BYTES};
	smr_str entry = {0};

	if (!serving || smr_jail_ask(SMR_WARRANT_CACHE_GET, &question, 1, &entry) != 1 ||
	    entry.oom || entry.n == 0) {
		smr_str_free(&entry);
		return false;
	}
	*n = entry.n;
	*data = smr_str_take(&entry);
	return true;
}

static void put_cache_entry(const uint8_t name[SMR_DIGEST_BYTES], const void *data, size_t n)
{
	struct iovec question[] = {{(void *)(uintptr_t)name, SMR_DIGEST_BYTES},
				   {(void *)(uintptr_t)data, n}};

	if (serving)
		(void)smr_jail_ask(SMR_WARRANT_CACHE_PUT, question, 2, NULL);
}

static const smr_confined node = {get_cache_entry, put_cache_entry};

/* ---- opening -------------------------------------------------------------------------------- */

/* Warms the compiler, which is used to link shipped code and to generate code. */
static void warm_compiler(void)
{
	void *found;

	if (nest_compiler("smr_llvm_jit", &found) != SMR_OK || smr_codes_warm() != SMR_OK)
		smr_log(SMR_LOG_WARN, "node: no compiler in workers: %s", smr_errmsg());
}

/* Libraries that are not installed are missing in workers too. */
smr_status smr_worker_side_warm(const smr_library *l)
{
	const smr_openblas *blas;
	const smr_dnnl *dnnl;

	library = l;
	/* libraries run single-threaded; their threads would not survive fork() */
	setenv("OPENBLAS_NUM_THREADS", "1", 1);
	setenv("OMP_NUM_THREADS", "1", 1);
	smr_wasm_own_signals();
	warm_compiler();
	if (smr_openblas_open_any(&blas) != SMR_OK)
		smr_log(SMR_LOG_INFO, "node: %s", smr_errmsg());
	if (smr_dnnl_open(SMR_DNNL_2, &dnnl) != SMR_OK &&
	    smr_dnnl_open(SMR_DNNL_3, &dnnl) != SMR_OK)
		smr_log(SMR_LOG_INFO, "node: %s", smr_errmsg());
	if (smr_wasm_warm() != SMR_OK)
		smr_log(SMR_LOG_INFO, "node: %s", smr_errmsg());
	return SMR_OK;
}

smr_status smr_worker_side_open(void *share, size_t share_size, void **state)
{
	smr_codes_options codes = {.sandbox = SMR_SANDBOX_SOME};
	cell *c = smr_calloc(1, sizeof(*c));
	smr_agent_options o = {.target = SMR_NODE_TRUST};

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a worker");
	smr_confine(&node);
	c->share = share;
	c->share_size = share_size;
	for (size_t i = 0; i < MOST_RANKS; i++) /* only the node knows the number of ranks */
		c->sizes[i] = UINT64_MAX;
	SMR_TRY(smr_codes_open(NULL, &codes, &c->codes));
	o.codes = c->codes;
	o.given = &c->verdict;
	SMR_TRY(smr_agent_open(library, NULL, &o, &c->agent));
	*state = c;
	return SMR_OK;
}

/* ---- calls of shipped functions ------------------------------------------------------------- */

typedef struct running {
	smr_str answer;
	bool replied, told; /* told: the node already has the reply */
} running;

static int request_from_host(const smr_code_asked *a, const void *payload, size_t n)
{
	struct iovec question[] = {{(void *)(uintptr_t)a, sizeof(*a)},
				   {(void *)(uintptr_t)payload, n}};
	int st = smr_jail_ask(SMR_WARRANT_HOST, question, 2, NULL);

	return st < SMR_CODE_ESTATE || st > SMR_CODE_OK ? SMR_CODE_EBUSY : st;
}

static int reply(void *call, const void *answer, size_t n)
{
	running *r = call;

	smr_str_write(&r->answer, answer, n);
	r->replied = !r->answer.oom;
	return r->answer.oom ? SMR_CODE_EBUSY : SMR_CODE_OK;
}

/* Sends a pending reply first: a call that is started after the reply does not belong to it. */
static int send_pending_reply(running *r)
{
	int st;

	if (!r->replied || r->told)
		return SMR_CODE_OK;
	st = request_from_host(&(smr_code_asked){.what = SMR_CODE_ASKS_REPLY},
			       smr_str_text(&r->answer), r->answer.n);
	r->told = true;
	return st;
}

static int reply_then_request(void *call, const smr_code_asked *a, const void *payload, size_t n)
{
	int st = send_pending_reply(call);

	return st != SMR_CODE_OK ? st : request_from_host(a, payload, n);
}

static int forward(void *call, smr_code *self, uint32_t rank, const void *payload, size_t n)
{
	return reply_then_request(
		call, &(smr_code_asked){.what = SMR_CODE_ASKS_FORWARD, .rank = rank}, payload, n);
}

static int request_spawn(void *call, const uint8_t *hash, uint32_t rank, const void *payload,
			 size_t n)
{
	smr_code_asked a = {.what = SMR_CODE_ASKS_SPAWN, .rank = rank};

	memcpy(a.hash, hash, sizeof(a.hash));
	return reply_then_request(call, &a, payload, n);
}

static int fetch(void *call, smr_code *self, uint32_t rank, uint64_t offset, size_t n,
		 const void *payload, size_t npayload)
{
	return reply_then_request(
		call,
		&(smr_code_asked){
			.what = SMR_CODE_ASKS_GET, .rank = rank, .offset = offset, .n = n},
		payload, npayload);
}

static int request_put(void *call, uint32_t rank, uint64_t offset, const void *from, size_t n)
{
	return request_from_host(
		&(smr_code_asked){.what = SMR_CODE_ASKS_PUT, .rank = rank, .offset = offset}, from,
		n);
}

static const smr_code_ops ops = {reply, forward, request_spawn, fetch, request_put};

static smr_status call(cell *c, const smr_warrant *w, void *payload, size_t n, smr_str *out)
{
	smr_code_place place = {.rank = w->rank,
				.nranks = w->nranks < MOST_RANKS ? w->nranks : MOST_RANKS,
				.data = c->share,
				.data_size = c->share_size,
				.sizes = c->sizes,
				.max_payload = w->max_payload,
				.ops = &ops};
	smr_code *code = smr_code_find(c->codes, w->vouch.hash);
	running r = {.replied = false};
	smr_status st;

	if (code == NULL)
		return smr_fail(SMR_ENOTFOUND, "the code is not here any more");
	st = smr_code_run(code, &place, &r, w->source, payload, n, w->got);
	smr_code_release(code);
	if (st == SMR_OK) {
		smr_warrant_return head = {r.replied && !r.told};

		smr_str_write(out, &head, sizeof(head));
		if (head.replied)
			smr_str_write(out, smr_str_text(&r.answer), r.answer.n);
		st = smr_str_status(out, "a reply");
	}
	smr_str_free(&r.answer);
	return st;
}

/* ---- requests ------------------------------------------------------------------------------- */

static smr_status install_code_archive(cell *c, const smr_warrant *w, const void *archive, size_t n)
{
	smr_code *code;

	SMR_TRY(smr_code_install_vouched(c->codes, archive, n, &w->vouch, &code));
	smr_code_release(code);
	return SMR_OK;
}

static smr_status task(cell *c, const smr_warrant *w, const void *request, size_t n, smr_str *out)
{
	c->verdict = w->verdict;
	if (w->threads != 1 && c->workers == NULL &&
	    smr_workers_new((int)w->threads, &c->workers) == SMR_OK)
		smr_agent_hire(c->agent, c->workers);
	return smr_agent_serve(c->agent, request, n, out);
}

static smr_status serve_warrant(cell *c, const smr_warrant *w, char *more, size_t n, smr_str *out)
{
	switch (w->kind) {
	case SMR_WARRANT_TASK:
		return task(c, w, more, n, out);
	case SMR_WARRANT_CODE:
		return install_code_archive(c, w, more, n);
	default:
		return call(c, w, more, n, out);
	}
}

smr_status smr_worker_side_serve(void *state, void *request, size_t n, smr_str *reply)
{
	const smr_warrant *w = request;
	cell *c = state;
	smr_status st;

	if (n < sizeof(*w))
		return smr_fail(SMR_EINTERNAL, "a request without a warrant");
	if (!c->told)
		smr_log_to(forward_log_line, (smr_log_level)w->log);
	c->told = serving = true;
	st = serve_warrant(c, w, (char *)request + sizeof(*w), n - sizeof(*w), reply);
	serving = false;
	return st;
}
