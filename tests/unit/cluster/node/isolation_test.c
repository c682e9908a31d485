/* Faults of code in a worker: the node reports them, continues, and remembers the code. */
#include "base/thread/caller.h"
#include "codes_case.h"

#define STAGE                                              \
	"@smr_nest_stages = constant [1 x ptr] [ptr @f]\n" \
	"define void @f(ptr %b, ptr %n, ptr %v, i64 %l, i64 %h, ptr %s) {\n"

static void serves(void)
{
	smr_str s = packed(&mine);
	bool wants;

	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	assert_int_equal(run_code(&s, &wants), SMR_OK);
	assert_false(wants);
	assert_string_equal(how, "");
	smr_str_free(&s);
}

static smr_str installed(const char *ir)
{
	smr_str s = with_bitcode(ir, smr_triple_host());

	if (send_code(s.s, s.n) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return s;
}

static void a_fault_is_told_with_its_place_and_costs_a_worker(void **state)
{
	smr_str s = installed(STAGE "  store volatile i32 1, ptr null\n  ret void\n}\n");
	bool wants;

	for (int i = 0; i < 3; i++) {
		refused(run_code(&s, &wants), SMR_EFAULT,
			"killed by SIGSEGV at address 0x0 (pc 0x");
		assert_non_null(strstr(smr_errmsg(), "in archive " SMR_CODELET_NAME " of me"));
		serves();
	}
	smr_str_free(&s);
}

static void what_ends_three_workers_is_refused(void **state)
{
	smr_str s = installed(STAGE "  call void @llvm.trap()\n  unreachable\n}\n"
				    "declare void @llvm.trap()\n");
	bool wants;

	for (int i = 0; i < 3; i++)
		assert_int_equal(run_code(&s, &wants), SMR_EFAULT);
	refused(run_code(&s, &wants), SMR_EDENIED, "it has ended 3 workers within 60 s");
	serves();
	smr_str_free(&s);
}

static void a_loop_ends_when_it_takes_many_times_what_was_predicted(void **state)
{
	smr_str s = installed(STAGE "  br label %on\non:\n  br label %on\n}\n");
	bool wants;

	smr_caller_now.predicted_s = 0.01;
	refused(run_code(&s, &wants), SMR_EFAULT, "ran longer than");
	smr_caller_now.predicted_s = 0;
	serves();
	smr_str_free(&s);
}

static void a_caller_that_is_gone_takes_its_task_with_it(void **state)
{
	smr_str s = installed(STAGE "  br label %on\non:\n  br label %on\n}\n");
	atomic_bool gone = true;
	bool wants;

	smr_caller_now.gone = &gone;
	refused(run_code(&s, &wants), SMR_EFAULT, "who asked for archive");
	smr_caller_now.gone = NULL;
	serves();
	smr_str_free(&s);
}

/* A module of many functions, each of some instructions. */
static smr_str many_functions(uint32_t n)
{
	smr_str s = {0}, section = {0};
	static const uint8_t body[] = {7, 0, 0x20, 0, 0x41, 3, 0x6c, 0x0b};

#define NUMBER(to, v)                                                  \
	do {                                                           \
		uint32_t left_ = (uint32_t)(v);                        \
		for (; left_ > 127; left_ >>= 7)                       \
			smr_str_putc(to, (char)((left_ & 127) | 128)); \
		smr_str_putc(to, (char)left_);                         \
	} while (0)
	smr_str_write(&s, "\0asm\1\0\0\0\1\6\1\x60\1\x7f\1\x7f", 16);
	NUMBER(&section, n);
	for (uint32_t i = 0; i < n; i++)
		smr_str_putc(&section, 0);
	smr_str_putc(&s, 3);
	NUMBER(&s, section.n);
	smr_str_write(&s, section.s, section.n);
	smr_str_clear(&section);
	NUMBER(&section, n);
	for (uint32_t i = 0; i < n; i++)
		smr_str_write(&section, body, sizeof(body));
	smr_str_putc(&s, 10);
	NUMBER(&s, section.n);
	smr_str_write(&s, section.s, section.n);
	smr_str_free(&section);
#undef NUMBER
	return s;
}

static void a_bomb_for_the_compiler_costs_its_sender(void **state)
{
	smr_str module = many_functions(200000), s;
	bool wants;

	if (!has_wasm()) {
		skip();
		return;
	}
	s = with_wasm(module.s, module.n);
	assert_int_equal(send_code(s.s, s.n), SMR_OK);
	refused(run_code(&s, &wants), SMR_EFAULT, "ran longer than");
	serves();
	smr_str_free(&module);
	smr_str_free(&s);
}

static int open_short(void **state)
{
	compile_s = 1;
	return set_up(state);
}

static int close_short(void **state)
{
	compile_s = 0;
	return tear_down(state);
}

static int open_limited(void **state)
{
	limit_s = 1;
	return open_short(state);
}

static int close_limited(void **state)
{
	limit_s = 0;
	return close_short(state);
}

#define TEST(t) cmocka_unit_test_setup_teardown(t, set_up, tear_down)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_fault_is_told_with_its_place_and_costs_a_worker),
		TEST(what_ends_three_workers_is_refused),
		cmocka_unit_test_setup_teardown(
			a_loop_ends_when_it_takes_many_times_what_was_predicted, open_short,
			close_short),
		TEST(a_caller_that_is_gone_takes_its_task_with_it),
		cmocka_unit_test_setup_teardown(a_bomb_for_the_compiler_costs_its_sender,
						open_limited, close_limited),
	};

	held = true;
	return unit_log_open() != 0 ? 1 : cmocka_run_group_tests(tests, open_all, close_all);
}
