/* A node gets code and texts, signed and unsigned: what it runs and where, and what it refuses; in
 * its own process, then in workers. */
#include "codes_case.h"

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
	assert_int_equal(stats.compiled, held ? 0 : 1);
	assert_int_equal(stats.installed, 1);
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
	/* the text of a task with code is the archive's; the task's own is ignored */
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

/* Checks that the code is stopped or refused, and the next one is served. */
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
		/* takes all memory, then does what a failed allocation does */
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
	close_agent(); /* workers have the settings of the node at its start */
	open_agent(SMR_NODE_TRUST);
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
	/* the slice's target differs from its content */
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

static void a_key_that_is_trusted_later_counts_at_once(void **state)
{
	int64_t now = time(NULL);
	smr_str s;
	bool wants;

	if (!has_wasm()) {
		skip();
		return;
	}
	s = packed(&other);
	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	assert_int_equal(run_code(&s, &wants), SMR_OK);
	assert_string_equal(how, "as WebAssembly: its signer is not known here");
	assert_int_equal(run_text(&other, now), SMR_OK);
	assert_string_equal(how, "as WebAssembly: its signer is not known here");
	assert_int_equal(smr_trust_add(trust, "other", other.public_key, SMR_MAY_ALL, 0, 0),
			 SMR_OK);
	assert_int_equal(run_code(&s, &wants), SMR_OK);
	if (wants) { /* it was not linked */
		assert_int_equal(send_code(s.s, s.n), SMR_OK);
		assert_int_equal(run_code(&s, &wants), SMR_OK);
	}
	assert_false(wants);
	assert_string_equal(how, "");
	assert_int_equal(run_text(&other, now), SMR_OK);
	assert_string_equal(how, "");
	smr_str_free(&s);
}

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
		TEST(a_key_that_is_trusted_later_counts_at_once),
		TEST(text_is_run_natively_for_those_who_are_trusted),
		TEST(a_voucher_is_for_its_text_and_a_week),
		TEST(a_node_may_trust_all_or_nobody),
	};

	if (unit_log_open() != 0)
		return 1;
	int failed = cmocka_run_group_tests(tests, open_all, close_all);

	held = true;
	return failed + cmocka_run_group_tests_name("in workers", tests, open_all, close_all);
}
