/** @file A node that is sent code and texts, signed and not: in this process, or in workers. */
#ifndef SMR_TEST_CODES_CASE_H
#define SMR_TEST_CODES_CASE_H
#include <time.h>

#include "back/wasm/wasm.h"
#include "cluster/node/isolation.h"
#include "net/archive/codelet.h"
#include "net/archive/voucher.h"
#include "net/message.h"
#include "ship_case.h"
#include "unit_kernels.h"
#include "unit_log.h"

enum { N = 64 };

static const char twice[] = "flow \"twice\" { sym n  base A, B written\n"
			    "%0 = view i32[n] A + (0) strides [4]\n"
			    "%1 = view i32[n] B + (0) strides [4]\n"
			    "%2 = nest (i: n) group 1 ins %0 into %1 [i] = add(%0[i], %0[i])\n}";

static smr_graph *g;
static smr_arena *arena;
static smr_codelet *codelets;
static size_t ncodelets;
static int32_t a[N], b[N];
static int64_t sym[1] = {N};
static void *base[2] = {a, b};
static uint64_t values[8];
static const smr_env env = {.sym = sym, .base = base, .value = values};
static smr_secret_key mine, other;
static smr_trust *trust;
static smr_codes *codes;
static smr_agent *agent;
static smr_isolation *hold; /* instead of the agent: code runs in workers */
static bool held;
static double limit_s, compile_s;
static char how[SMR_MESSAGE_HOW + 1];

/* Workers of the program that was built. */
static inline void open_hold(smr_node_target target)
{
	smr_isolation_options o = {.target = target,
				   .trust = trust,
				   .workers = 4,
				   .threads = 1,
				   .limit_s = limit_s,
				   .compile_s = compile_s};
	char exe[4096];
	smr_status st;

	snprintf(exe, sizeof(exe), "%s/samara", getenv("SAMARA_HOME"));
	o.exe = exe;
	st = smr_isolation_open(&o, &hold);
	if (st == SMR_EUNSUPPORTED)
		skip();
	if (st != SMR_OK)
		fail_msg("%s", smr_errmsg());
	codes = smr_isolation_codes(hold);
}

static inline void open_agent(smr_node_target target)
{
	const smr_codes_options c = {.no_cache = true,
				     .sandbox = target == SMR_NODE_WASM ? SMR_SANDBOX_ALL
									: SMR_SANDBOX_SOME};
	smr_agent_options o = {.target = target};

	assert_int_equal(smr_trust_open(NULL, &trust), SMR_OK);
	assert_int_equal(smr_trust_add(trust, "me", mine.public_key, SMR_MAY_ALL, 0, 0), SMR_OK);
	smr_trust_strangers(trust, SMR_MAY_WASM);
	if (held) {
		open_hold(target);
		return;
	}
	assert_int_equal(smr_codes_open(trust, &c, &codes), SMR_OK);
	o.trust = trust;
	o.codes = codes;
	assert_int_equal(smr_agent_open(unit_kernels, NULL, &o, &agent), SMR_OK);
}

static inline void close_agent(void)
{
	smr_agent_close(agent);
	if (hold != NULL)
		smr_isolation_close(hold);
	else
		smr_codes_close(codes);
	agent = NULL;
	hold = NULL;
	smr_trust_close(trust);
}

static inline int set_up(void **state)
{
	smr_wasm_own_signals(); /* cmocka's handlers are set before each test */
	open_agent(SMR_NODE_TRUST);
	return 0;
}

static inline int tear_down(void **state)
{
	close_agent();
	return 0;
}

static inline int open_all(void **state)
{
	mine = ship_key(3);
	other = ship_key(4);
	if (unit_open_kernels(state) != 0)
		return 1;
	arena = smr_arena_new();
	if (smr_graph_parse("test", twice, strlen(twice), &g) != SMR_OK)
		return 1;
	return smr_pass_codelets(g, unit_kernels, SMR_FP_REASSOC, arena, &codelets, &ncodelets);
}

static inline int close_all(void **state)
{
	smr_arena_free(arena);
	smr_graph_free(g);
	return unit_close_kernels(state);
}

/* ---- messages -------------------------------------------------------------------------------- */

static inline smr_str packed(const smr_secret_key *key)
{
	const smr_shipment s = {.impl = smr_impl_find("nest"),
				.codelet = &codelets[0],
				.text = twice,
				.ntext = strlen(twice),
				.nsyms = 1,
				.env = &env};
	smr_str out = {0};

	if (smr_codelet_pack(&s, key, &out) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return out;
}

static smr_segment segments[2];

static inline smr_task task(void)
{
	for (int i = 0; i < N; i++)
		a[i] = i * i - 77;
	memset(b, 0, sizeof(b));
	for (uint32_t i = 0; i < 2; i++)
		segments[i] = (smr_segment){.base = i,
					    .phase = (uint32_t)((uintptr_t)base[i] % SMR_PHASE),
					    .n = sizeof(a),
					    .data = base[i]};
	return (smr_task){.codelet = codelets[0].id,
			  .fp = codelets[0].fp,
			  .text = twice,
			  .ntext = strlen(twice),
			  .impl = "nest",
			  .nimpl = 4,
			  .nsyms = 1,
			  .nvalues = g->nnodes,
			  .nsegments = 2,
			  .syms = sym,
			  .values = values,
			  .segments = segments};
}

/* The status; a text with smr_errmsg() if it is not SMR_OK, and the node's log says the same.
 * Results are looked at. */
static inline smr_status serve(const smr_str *request, bool *wants)
{
	smr_str reply = {0};
	const char *log;
	smr_done d;
	smr_status st;

	unit_log_begin();
	st = held ? smr_isolation_serve(hold, request->s, request->n, &reply)
		  : smr_agent_serve(agent, request->s, request->n, &reply);
	log = unit_log_end();
	if (st == SMR_EFAULT)
		return st;
	assert_int_equal(st, SMR_OK);
	assert_int_equal(smr_done_read(reply.s, reply.n, &d), SMR_OK);
	st = (smr_status)d.status;
	if (st != SMR_OK && memmem(log, strlen(log), d.why, d.nwhy) == NULL)
		fail_msg("\"%.*s\" is not in the log: \"%s\"", (int)d.nwhy, d.why, log);
	*wants = d.wants_code;
	snprintf(how, sizeof(how), "%.*s", (int)d.nhow, d.how);
	if (d.has_segment) {
		assert_int_equal(d.segment.n, sizeof(b));
		for (int i = 0; i < N; i++) {
			int32_t got;

			memcpy(&got, (const char *)d.segment.data + 4 * i, 4);
			assert_int_equal(got, 2 * a[i]);
		}
	}
	if (st != SMR_OK)
		(void)smr_fail(st, "%.*s", (int)d.nwhy, d.why);
	smr_str_free(&reply);
	return st;
}

static inline smr_status run(const smr_task *t, bool *wants)
{
	smr_str request = {0};
	smr_status st;

	smr_task_write(t, &request);
	st = serve(&request, wants);
	smr_str_free(&request);
	return st;
}

static inline smr_status send_code(const void *archive, size_t n)
{
	smr_str request = {0};
	bool wants;
	smr_status st;

	smr_message_code(archive, n, &request);
	st = serve(&request, &wants);
	smr_str_free(&request);
	return st;
}

static inline smr_status run_code(const smr_str *archive, bool *wants)
{
	uint8_t hash[SMR_HASH_BYTES];
	smr_task t = task();

	assert_int_equal(smr_archive_hash(archive->s, archive->n, hash), SMR_OK);
	t.code = hash;
	t.ncode = archive->n;
	t.ntext = 0;
	return run(&t, wants);
}

static inline smr_status run_text(const smr_secret_key *key, int64_t at)
{
	smr_task t = task();
	smr_voucher v;
	bool wants;

	if (key != NULL) {
		assert_int_equal(smr_voucher_make(key, t.text, t.ntext, t.fp, at, &v), SMR_OK);
		t.voucher = v.bytes;
	}
	return run(&t, &wants);
}

static inline bool has_wasm(void)
{
	smr_task t = task();
	bool wants;

	t.impl = "wasm";
	return run(&t, &wants) == SMR_OK;
}

static inline void refused(smr_status st, smr_status wanted, const char *why)
{
	assert_int_equal(st, wanted);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" is not in \"%s\"", why, smr_errmsg());
}

/* The archive with this machine's bitcode exchanged. */
static inline smr_str with_bitcode(const char *ir, const char *triple)
{
	smr_str s = packed(&mine), out = {0};
	smr_archive ar;
	size_t n;
	void *bc = ship_bitcode(ir, triple, &n);

	assert_int_equal(smr_archive_read(s.s, s.n, &ar), SMR_OK);
	for (size_t i = 0; i < ar.nslices; i++)
		if (ar.slices[i].kind == SMR_SLICE_BITCODE) {
			ar.slices[i].data = bc;
			ar.slices[i].n = n;
		}
	assert_int_equal(smr_archive_build(&ar, &out), SMR_OK);
	assert_int_equal(smr_archive_sign(&out, &mine), SMR_OK);
	free(bc);
	smr_str_free(&s);
	return out;
}

/* The archive of a stranger, with its WebAssembly exchanged. */
static inline smr_str with_wasm(const void *module, size_t n)
{
	smr_str s = packed(&other), out = {0};
	smr_archive ar;

	assert_int_equal(smr_archive_read(s.s, s.n, &ar), SMR_OK);
	for (size_t i = 0; i < ar.nslices; i++)
		if (ar.slices[i].kind == SMR_SLICE_WASM) {
			ar.slices[i].data = module;
			ar.slices[i].n = n;
		}
	assert_int_equal(smr_archive_build(&ar, &out), SMR_OK);
	assert_int_equal(smr_archive_sign(&out, &other), SMR_OK);
	smr_str_free(&s);
	return out;
}
#endif
