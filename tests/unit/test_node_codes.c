/* A node is sent code and texts, signed and not: what it runs, where, and what it refuses. */
#include <time.h>

#include "back/wasm/wasm.h"
#include "net/message.h"
#include "node/agent.h"
#include "ship/codelet.h"
#include "ship/voucher.h"
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
static char how[SMR_MESSAGE_HOW + 1];

static void open_agent(smr_node_target target)
{
	const smr_codes_options c = {.no_cache = true,
				     .sandbox = target == SMR_NODE_WASM ? SMR_SANDBOX_ALL
									: SMR_SANDBOX_SOME};
	smr_agent_options o = {.target = target};

	assert_int_equal(smr_trust_open(NULL, &trust), SMR_OK);
	assert_int_equal(smr_trust_add(trust, "me", mine.public_key, SMR_MAY_ALL, 0, 0), SMR_OK);
	smr_trust_strangers(trust, SMR_MAY_WASM);
	assert_int_equal(smr_codes_open(trust, &c, &codes), SMR_OK);
	o.trust = trust;
	o.codes = codes;
	assert_int_equal(smr_agent_open(unit_kernels, NULL, &o, &agent), SMR_OK);
}

static void close_agent(void)
{
	smr_agent_close(agent);
	smr_codes_close(codes);
	smr_trust_close(trust);
}

static int set_up(void **state)
{
	smr_wasm_own_signals(); /* cmocka's handlers are set before each test */
	open_agent(SMR_NODE_TRUST);
	return 0;
}

static int tear_down(void **state)
{
	close_agent();
	return 0;
}

static int open_all(void **state)
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

static int close_all(void **state)
{
	smr_arena_free(arena);
	smr_graph_free(g);
	return unit_close_kernels(state);
}

/* ---- messages -------------------------------------------------------------------------------- */

static smr_str packed(const smr_secret_key *key)
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

static smr_task task(void)
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
static smr_status serve(const smr_str *request, bool *wants)
{
	smr_str reply = {0};
	const char *log;
	smr_done d;
	smr_status st;

	unit_log_begin();
	st = smr_agent_serve(agent, request->s, request->n, &reply);
	log = unit_log_end();
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

static smr_status run(const smr_task *t, bool *wants)
{
	smr_str request = {0};
	smr_status st;

	smr_task_write(t, &request);
	st = serve(&request, wants);
	smr_str_free(&request);
	return st;
}

static smr_status send_code(const void *archive, size_t n)
{
	smr_str request = {0};
	bool wants;
	smr_status st;

	smr_message_code(archive, n, &request);
	st = serve(&request, &wants);
	smr_str_free(&request);
	return st;
}

static smr_status run_code(const smr_str *archive, bool *wants)
{
	uint8_t hash[SMR_HASH_BYTES];
	smr_task t = task();

	assert_int_equal(smr_archive_hash(archive->s, archive->n, hash), SMR_OK);
	t.code = hash;
	t.ncode = archive->n;
	t.ntext = 0;
	return run(&t, wants);
}

static smr_status run_text(const smr_secret_key *key, int64_t at)
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

static bool has_wasm(void)
{
	smr_task t = task();
	bool wants;

	t.impl = "wasm";
	return run(&t, &wants) == SMR_OK;
}

static void refused(smr_status st, smr_status wanted, const char *why)
{
	assert_int_equal(st, wanted);
	if (strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" is not in \"%s\"", why, smr_errmsg());
}

/* ---- code ------------------------------------------------------------------------------------ */

static void code_is_asked_for_once(void **state)
{
	smr_str s = packed(&mine);
	smr_codes_stats stats;
	bool wants;

	assert_int_equal(run_code(&s, &wants), SMR_OK);
	assert_true(wants);
	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	for (int i = 0; i < 3; i++) {
		assert_int_equal(run_code(&s, &wants), SMR_OK);
		assert_false(wants);
		assert_string_equal(how, "");
	}
	smr_codes_count(codes, &stats);
	assert_int_equal(stats.compiled, 1);
	smr_str_free(&s);
}

static void code_of_a_stranger_runs_in_a_sandbox_or_not_at_all(void **state)
{
	smr_str s = packed(&other);
	smr_codes_stats stats;
	bool wants;

	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	if (has_wasm()) {
		assert_int_equal(run_code(&s, &wants), SMR_OK);
		assert_string_equal(how, "as WebAssembly: its signer is not known here");
	} else {
		refused(run_code(&s, &wants), SMR_EUNSUPPORTED, "it would run as WebAssembly: its");
	}
	smr_codes_count(codes, &stats);
	assert_int_equal(stats.compiled + stats.linked, 0);
	smr_str_free(&s);
}

static void tampered_code_is_refused(void **state)
{
	smr_str s = packed(&mine);

	for (size_t i = 0; i < s.n; i += s.n / 50) {
		s.s[i] ^= 1;
		assert_true(send_code(s.s, s.n) != SMR_OK);
		s.s[i] ^= 1;
	}
	assert_true(send_code(s.s, 10) == SMR_ECORRUPT);
	assert_true(send_code(s.s, 0) == SMR_ECORRUPT);
	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	smr_str_free(&s);
}

static void code_is_for_its_codelet_and_sizes_alone(void **state)
{
	smr_str s = packed(&mine);
	uint8_t hash[SMR_HASH_BYTES];
	smr_task t = task();
	int64_t fewer[1] = {N - 1}, more[1] = {N + 1};
	bool wants;

	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	assert_int_equal(smr_archive_hash(s.s, s.n, hash), SMR_OK);
	t.code = hash;
	t.ncode = s.n;
	/* the text of a task with code is the archive's, whatever comes with it */
	assert_int_equal(run(&t, &wants), SMR_OK);
	t.syms = fewer;
	refused(run(&t, &wants), SMR_EINVAL, "for other sizes");
	t.syms = more;
	refused(run(&t, &wants), SMR_EINVAL, "for other sizes");
	t.syms = sym;
	t.codelet++;
	refused(run(&t, &wants), SMR_EINVAL, "another codelet");
	t.codelet--;
	t.fp = SMR_FP_STRICT;
	refused(run(&t, &wants), SMR_EINVAL, "another codelet");
	t.fp = codelets[0].fp;
	segments[0].n -= 4;
	refused(run(&t, &wants), SMR_EINVAL, "a window of A was not sent");
	smr_str_free(&s);
}

static void an_older_generation_is_not_run_again(void **state)
{
	smr_str s = packed(&mine), later = {0};
	smr_archive ar;

	assert_int_equal(smr_archive_read(s.s, s.n, &ar), SMR_OK);
	ar.version++;
	assert_int_equal(smr_archive_build(&ar, &later), SMR_OK);
	assert_int_equal(smr_archive_sign(&later, &mine), SMR_OK);
	assert_int_equal(send_code(later.s, later.n), SMR_OK);
	refused(send_code(s.s, s.n), SMR_EDENIED, "an old one is not run again");
	smr_str_free(&later);
	smr_str_free(&s);
}

/* The archive with this machine's bitcode exchanged. */
static smr_str with_bitcode(const char *ir, const char *triple)
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

static void code_that_does_what_it_must_not_is_refused(void **state)
{
#define TABLE                                              \
	"@smr_nest_stages = constant [1 x ptr] [ptr @f]\n" \
	"define void @f(ptr %b, ptr %n, ptr %v, i64 %l, i64 %h, ptr %s) {\n"
	static const struct {
		const char *ir, *why;
	} bad[] = {
		{"declare i32 @system(ptr)\n" TABLE
		 "  %x = call i32 @system(ptr %b)\n  ret void\n}\n",
		 "calls system, which is not allowed"},
		{TABLE "  call void asm sideeffect \"ud2\", \"\"()\n  ret void\n}\n",
		 "inline assembly"},
		{"@t = thread_local global i32 0\n" TABLE "  store i32 1, ptr @t\n  ret void\n}\n",
		 "thread-local"},
		{"@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } "
		 "{ i32 1, ptr @c, ptr null }]\ndefine void @c() {\n  ret void\n}\n" TABLE
		 "  ret void\n}\n",
		 "constructors"},
		{"define void @f() {\n  ret void\n}\n", "does not define its entry"},
	};
#undef TABLE
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		smr_str s = with_bitcode(bad[i].ir, smr_triple_host());

		refused(send_code(s.s, s.n), SMR_EDENIED, bad[i].why);
		smr_str_free(&s);
	}
}

/* The archive of a stranger, with its WebAssembly exchanged. */
static smr_str with_wasm(const void *module, size_t n)
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

/* It is stopped or refused, and the next one is served. */
static void hostile(const void *module, size_t n, const char *why)
{
	smr_str bad = with_wasm(module, n), good = packed(&other);
	bool wants;
	smr_status st;

	assert_int_equal(send_code(bad.s, bad.n), SMR_OK);
	st = run_code(&bad, &wants);
	if (st == SMR_OK || strstr(smr_errmsg(), why) == NULL)
		fail_msg("\"%s\" is not in \"%s\"", why, st == SMR_OK ? "" : smr_errmsg());
	assert_int_equal(send_code(good.s, good.n), SMR_OK);
	assert_int_equal(run_code(&good, &wants), SMR_OK);
	assert_string_equal(how, "as WebAssembly: its signer is not known here");
	smr_str_free(&good);
	smr_str_free(&bad);
}

static void webassembly_that_runs_wild_is_stopped(void **state)
{
#define STAGE "define void @smr_nest_0(ptr %b, ptr %n, ptr %v, i64 %l, i64 %h, ptr %s) {\n"
	static const struct {
		const char *ir, *why;
	} wild[] = {
		{STAGE "  br label %on\non:\n  br label %on\n}\n", "deadline"},
		/* all memory that it gets, then what a failed allocation does */
		{"declare i32 @llvm.wasm.memory.grow.i32(i32, i32)\n"
		 "declare void @llvm.trap()\n" STAGE "  br label %on\non:\n"
		 "  %p = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 16)\n"
		 "  %none = icmp eq i32 %p, -1\n"
		 "  br i1 %none, label %end, label %on\nend:\n"
		 "  call void @llvm.trap()\n  unreachable\n}\n",
		 "unreachable"},
		{"@big = global [20000000 x i8] zeroinitializer\n" STAGE
		 "  store ptr @big, ptr %s\n  ret void\n}\n",
		 "exceeds memory limits"},
		{STAGE "  store i32 1, ptr inttoptr (i32 -16 to ptr)\n  ret void\n}\n",
		 "beyond its memory"},
		{STAGE "  %a = alloca [4096 x i8]\n  store volatile i8 1, ptr %a\n"
		       "  call void @smr_nest_0(ptr %a, ptr %n, ptr %v, i64 %l, i64 %h, ptr %s)\n"
		       "  store volatile i8 1, ptr %a\n  ret void\n}\n",
		 "beyond its memory"},
		{"define void @other() {\n  ret void\n}\n", "exports no smr_nest_0"},
	};
#undef STAGE
	static const char imports[] = "\0asm\1\0\0\0\1\4\1\x60\0\0\2\x0e\1\3env\6system\0";
	smr_llvm_wasm_fn *make;

	if (!has_wasm()) {
		skip();
		return;
	}
	*(void **)&make = ship_llvm("smr_llvm_wasm");
	assert_int_equal(setenv("SAMARA_WASM_SECONDS", "0.5", 1), 0);
	assert_int_equal(setenv("SAMARA_WASM_MEMORY", "16", 1), 0);
	for (size_t i = 0; i < sizeof(wild) / sizeof(wild[0]); i++) {
		char err[512] = "";
		size_t nbitcode, n;
		void *bitcode = ship_bitcode(wild[i].ir, "wasm32-unknown-unknown", &nbitcode);
		void *module = NULL;

		if (make(bitcode, nbitcode, &module, &n, err, sizeof(err)) != 0)
			fail_msg("%s", err);
		hostile(module, n, wild[i].why);
		free(module);
		free(bitcode);
	}
	hostile(imports, sizeof(imports), "env.system");
	hostile("hello", 5, "no module that can be run");
	unsetenv("SAMARA_WASM_SECONDS");
	unsetenv("SAMARA_WASM_MEMORY");
}

static void code_of_another_machine_is_refused(void **state)
{
	/* what the slice says it is for is not what it is for */
	smr_str s = with_bitcode("@smr_nest_stages = constant [1 x ptr] [ptr @f]\n"
				 "define void @f() {\n  ret void\n}\n",
				 strncmp(smr_triple_host(), "aarch64", 7) == 0
					 ? "x86_64-unknown-linux-gnu"
					 : "aarch64-unknown-linux-gnu");

	refused(send_code(s.s, s.n), SMR_EUNSUPPORTED, "which this machine is not");
	smr_str_free(&s);
}

static void a_note_that_lies_is_refused(void **state)
{
	smr_str s = packed(&mine), out = {0};
	smr_archive ar;
	bool wants;

	assert_int_equal(smr_archive_read(s.s, s.n, &ar), SMR_OK);
	for (size_t i = 0; i < ar.nslices; i++)
		if (ar.slices[i].kind == SMR_SLICE_NOTE) {
			/* the recipe's first operand begins 8 MiB further on; it follows 56 bytes,
			 * one size, seven words */
			char *at = (char *)(uintptr_t)ar.slices[i].data + 56 + 8 + 7 * 8 + 3 * 8;

			at[2] ^= (char)0x80;
		}
	assert_int_equal(smr_archive_build(&ar, &out), SMR_OK);
	assert_int_equal(smr_archive_sign(&out, &mine), SMR_OK);
	assert_int_equal(send_code(out.s, out.n), SMR_OK);
	refused(run_code(&out, &wants), SMR_ECORRUPT, "in none of its windows");
	smr_str_free(&s);
	smr_str_free(&out);
}

static void a_key_that_is_denied_counts_no_more_at_once(void **state)
{
	smr_str s = packed(&mine);
	int64_t now = time(NULL);
	bool wants;

	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	assert_int_equal(run_code(&s, &wants), SMR_OK);
	assert_int_equal(run_text(&mine, now), SMR_OK);
	assert_int_equal(smr_trust_deny(trust, mine.public_key), SMR_OK);
	refused(run_code(&s, &wants), SMR_EDENIED, "is denied here");
	refused(run_text(&mine, now), SMR_EDENIED, "is denied here");
	smr_str_free(&s);
}

/* ---- text ------------------------------------------------------------------------------------ */

static void text_is_run_natively_for_those_who_are_trusted(void **state)
{
	int64_t now = time(NULL);
	bool wasm = has_wasm();

	assert_int_equal(run_text(&mine, now), SMR_OK);
	assert_string_equal(how, "");
	if (!wasm) {
		refused(run_text(NULL, 0), SMR_EUNSUPPORTED, "as WebAssembly: it is not signed");
		return;
	}
	assert_int_equal(run_text(&other, now), SMR_OK);
	assert_string_equal(how, "as WebAssembly: its signer is not known here");
	assert_int_equal(run_text(NULL, 0), SMR_OK);
	assert_string_equal(how, "as WebAssembly: it is not signed");
}

static void a_voucher_is_for_its_text_and_a_week(void **state)
{
	int64_t now = time(NULL), week = 7 * 86400;
	smr_task t = task();
	smr_voucher v;
	bool wants;

	assert_int_equal(smr_voucher_make(&mine, t.text, t.ntext - 1, t.fp, now, &v), SMR_OK);
	t.voucher = v.bytes;
	refused(run(&t, &wants), SMR_EDENIED, "the signature is wrong");
	assert_int_equal(smr_voucher_make(&mine, t.text, t.ntext, SMR_FP_STRICT, now, &v), SMR_OK);
	refused(run(&t, &wants), SMR_EDENIED, "the signature is wrong");
	assert_int_equal(smr_voucher_make(&mine, t.text, t.ntext, t.fp, now, &v), SMR_OK);
	v.bytes[SMR_KEY_BYTES]++; /* the time */
	refused(run(&t, &wants), SMR_EDENIED, "the signature is wrong");
	refused(run_text(&mine, now - week - 60), SMR_EDENIED, "is not taken again");
	refused(run_text(&mine, now + 7200), SMR_EDENIED, "of a time to come");
	refused(run_text(&mine, INT64_MIN), SMR_EDENIED, "of a time to come");
	assert_int_equal(run_text(&mine, now - week + 60), SMR_OK);
}

static void a_node_may_trust_all_or_nobody(void **state)
{
	smr_str s = packed(&mine);
	bool wants, wasm = has_wasm();

	close_agent();
	open_agent(SMR_NODE_NATIVE);
	assert_int_equal(run_text(NULL, 0), SMR_OK);
	assert_string_equal(how, "");
	close_agent();
	open_agent(SMR_NODE_WASM);
	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	if (wasm) {
		assert_int_equal(run_code(&s, &wants), SMR_OK);
		assert_string_equal(how, "as WebAssembly: this node does nothing else");
		assert_int_equal(run_text(&mine, time(NULL)), SMR_OK);
		assert_string_equal(how, "as WebAssembly: this node does nothing else");
	} else {
		refused(run_code(&s, &wants), SMR_EUNSUPPORTED, "does nothing else");
	}
	smr_str_free(&s);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(code_is_asked_for_once),
		TEST(code_of_a_stranger_runs_in_a_sandbox_or_not_at_all),
		TEST(tampered_code_is_refused),
		TEST(code_is_for_its_codelet_and_sizes_alone),
		TEST(an_older_generation_is_not_run_again),
		TEST(code_that_does_what_it_must_not_is_refused),
		TEST(webassembly_that_runs_wild_is_stopped),
		TEST(code_of_another_machine_is_refused),
		TEST(a_note_that_lies_is_refused),
		TEST(a_key_that_is_denied_counts_no_more_at_once),
		TEST(text_is_run_natively_for_those_who_are_trusted),
		TEST(a_voucher_is_for_its_text_and_a_week),
		TEST(a_node_may_trust_all_or_nobody),
	};

	return unit_log_open() != 0 ? 1 : cmocka_run_group_tests(tests, open_all, close_all);
}
