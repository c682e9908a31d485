/* Host calls of shipped code: valid ones reach the data plane, invalid ones do not. The "code" is
 * an archive whose smr_main makes the call in the payload. */
#include <sys/mman.h>

#include "net/archive/code.h"
#include "ship_case.h"
#include "unit_log.h"

/* payload: { u64 which; u64 rank; u64 offset; u64 n; ptr memory; u8 hash[32]; i32 *answer } */
#define CALLER                                                                                   \
	"declare i32 @smr_reply(ptr, ptr, i64)\n"                                                \
	"declare i32 @smr_forward(ptr, i32, ptr, i64)\n"                                         \
	"declare i32 @smr_spawn(ptr, i32, ptr, ptr, i64)\n"                                      \
	"declare i32 @smr_get(ptr, i32, i64, i64, ptr, i64)\n"                                   \
	"declare i32 @smr_put(ptr, i32, i64, ptr, i64)\n"                                        \
	"define void @smr_main(ptr %c, ptr %p, i64 %len) {\n"                                    \
	"  %p1 = getelementptr i64, ptr %p, i64 1\n  %p2 = getelementptr i64, ptr %p, i64 2\n"   \
	"  %p3 = getelementptr i64, ptr %p, i64 3\n  %p4 = getelementptr i64, ptr %p, i64 4\n"   \
	"  %h = getelementptr i64, ptr %p, i64 5\n  %p9 = getelementptr i64, ptr %p, i64 9\n"    \
	"  %which = load i64, ptr %p\n  %rank = load i32, ptr %p1\n"                             \
	"  %off = load i64, ptr %p2\n  %n = load i64, ptr %p3\n  %m = load ptr, ptr %p4\n"       \
	"  %out = load ptr, ptr %p9\n"                                                           \
	"  switch i64 %which, label %reply [ i64 1, label %forward i64 2, label %spawn "         \
	"i64 3, label %get i64 4, label %put i64 5, label %stranger i64 6, label %stack ]\n"     \
	"reply:\n  %r0 = call i32 @smr_reply(ptr %c, ptr %m, i64 %n)\n  br label %end\n"         \
	"forward:\n  %r1 = call i32 @smr_forward(ptr %c, i32 %rank, ptr %m, i64 %n)\n"           \
	"  br label %end\n"                                                                      \
	"spawn:\n  %r2 = call i32 @smr_spawn(ptr %c, i32 %rank, ptr %h, ptr %m, i64 %n)\n"       \
	"  br label %end\n"                                                                      \
	"get:\n  %r3 = call i32 @smr_get(ptr %c, i32 %rank, i64 %off, i64 %n, ptr %m, i64 8)\n"  \
	"  br label %end\n"                                                                      \
	"put:\n  %r4 = call i32 @smr_put(ptr %c, i32 %rank, i64 %off, ptr %m, i64 %n)\n"         \
	"  br label %end\n"                                                                      \
	"stranger:\n  %r5 = call i32 @smr_forward(ptr %p, i32 %rank, ptr %m, i64 %n)\n"          \
	"  br label %end\n"                                                                      \
	"stack:\n  %local = alloca i64\n  store i64 77, ptr %local\n"                            \
	"  %r6 = call i32 @smr_forward(ptr %c, i32 %rank, ptr %local, i64 8)\n  br label %end\n" \
	"end:\n  %r = phi i32 [%r0, %reply], [%r1, %forward], [%r2, %spawn], [%r3, %get], "      \
	"[%r4, %put], [%r5, %stranger], [%r6, %stack]\n  store i32 %r, ptr %out\n"               \
	"  store i32 9, ptr %c\n"                                                                \
	"  %nr = getelementptr i32, ptr %c, i64 2\n  store i32 1000, ptr %nr\n  ret void\n}\n"

enum { REPLY, FORWARD, SPAWN, GET, PUT, STRANGER, STACK };

typedef struct request {
	uint64_t which, rank, offset, n;
	const void *memory;
	uint8_t hash[32];
	int *answer;
} request;

static smr_trust *trust;
static smr_codes *codes;
static smr_code *code, *limited;
static _Alignas(64) char data[256];
static const uint64_t sizes[] = {256, 256, 64};
static char log_text[256];
static int ops_answer;

static int took(const char *what, uint32_t rank, uint64_t offset, const void *p, size_t n)
{
	uint64_t first = 0;

	if (n > 0)
		memcpy(&first, p, n < 8 ? n : 8);
	snprintf(log_text, sizeof(log_text), "%s %u %llu %zu %llu", what, rank,
		 (unsigned long long)offset, n, (unsigned long long)first);
	return ops_answer;
}

static int on_reply(void *call, const void *p, size_t n)
{
	assert_ptr_equal(call, &ops_answer);
	return took("reply", 0, 0, p, n);
}

static int on_forward(void *call, smr_code *self, uint32_t rank, const void *p, size_t n)
{
	assert_true(self == code || self == limited);
	return took("forward", rank, 0, p, n);
}

static int on_spawn(void *call, const uint8_t *hash, uint32_t rank, const void *p, size_t n)
{
	if (memcmp(hash, smr_code_hash(limited), SMR_HASH_BYTES) != 0)
		return SMR_CODE_EINVAL;
	return took("spawn", rank, 0, p, n);
}

static int on_get(void *call, smr_code *self, uint32_t rank, uint64_t offset, size_t n,
		  const void *p, size_t payload_n)
{
	assert_int_equal(payload_n, 8);
	return took("get", rank, offset, p, n < 8 ? n : 8);
}

static int on_put(void *call, uint32_t rank, uint64_t offset, const void *p, size_t n)
{
	return took("put", rank, offset, p, n);
}

static const smr_code_ops ops = {on_reply, on_forward, on_spawn, on_get, on_put};

static int ask(smr_code *c, request r)
{
	smr_code_place place = {.rank = 1,
				.nranks = 3,
				.data = data,
				.data_size = sizeof(data),
				.sizes = sizes,
				.max_payload = 4096,
				.ops = &ops};
	int answer = 99;

	r.answer = &answer;
	log_text[0] = '\0';
	assert_int_equal(smr_code_run(c, &place, &ops_answer, 0, &r, sizeof(r), 0), SMR_OK);
	return answer;
}

static void refused(request r, int want)
{
	int got;

	unit_log_begin();
	got = ask(code, r);
	unit_log_has("code caller of me: ");
	assert_int_equal(got, want);
	assert_string_equal(log_text, "");
}

static int set_up(void **state)
{
	smr_secret_key me = ship_key(1), weak = ship_key(2);
	smr_codes_options o = {.no_cache = true};
	smr_str bytes = ship_archive_of("caller", CALLER, &me);
	smr_str other = ship_archive_of("limited", CALLER, &weak);

	assert_int_equal(smr_trust_open(NULL, &trust), SMR_OK);
	assert_int_equal(smr_trust_add(trust, "me", me.public_key, SMR_MAY_ALL, 0, 0), SMR_OK);
	assert_int_equal(smr_trust_add(trust, "weak", weak.public_key, SMR_MAY_SHIP, 0, 0), SMR_OK);
	assert_int_equal(smr_codes_open(trust, &o, &codes), SMR_OK);
	if (smr_code_install(codes, bytes.s, bytes.n, NULL, &code) != SMR_OK ||
	    smr_code_install(codes, other.s, other.n, NULL, &limited) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_str_free(&bytes);
	smr_str_free(&other);
	return 0;
}

static int tear_down(void **state)
{
	smr_code_release(code);
	smr_code_release(limited);
	smr_codes_close(codes);
	smr_trust_close(trust);
	return 0;
}

static void what_is_right_reaches_the_data_plane(void **state)
{
	static const uint64_t constant = 123456;
	uint64_t *far =
		mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	request spawn = {SPAWN, 2, 0, 8, &constant, {0}, NULL};

	*far = 31;
	memcpy(data + 8, &(uint64_t){11}, 8);
	assert_int_equal(ask(code, (request){REPLY, 0, 0, 8, data + 8, {0}, NULL}), 0);
	assert_string_equal(log_text, "reply 0 0 8 11");
	assert_int_equal(ask(code, (request){REPLY, 0, 0, 0, NULL, {0}, NULL}), 0); /* no bytes */
	assert_int_equal(ask(code, (request){FORWARD, 2, 0, 8, &constant, {0}, NULL}), 0);
	assert_string_equal(log_text, "forward 2 0 8 123456");
	assert_int_equal(ask(code, (request){FORWARD, 1, 0, 4096, far, {0}, NULL}), 0);
	assert_string_equal(log_text, "forward 1 0 4096 31");
	assert_int_equal(ask(code, (request){STACK, 0, 0, 0, NULL, {0}, NULL}), 0);
	assert_string_equal(log_text, "forward 0 0 8 77");
	assert_int_equal(ask(code, (request){GET, 2, 60, 4, data + 8, {0}, NULL}), 0);
	assert_string_equal(log_text, "get 2 60 4 11");
	assert_int_equal(ask(code, (request){PUT, 0, 248, 8, far, {0}, NULL}), 0);
	assert_string_equal(log_text, "put 0 248 8 31");
	memcpy(spawn.hash, smr_code_hash(limited), 32);
	assert_int_equal(ask(code, spawn), 0);
	assert_string_equal(log_text, "spawn 2 0 8 123456");
	ops_answer = SMR_CODE_EGONE;
	assert_int_equal(ask(code, (request){FORWARD, 2, 0, 8, &constant, {0}, NULL}),
			 SMR_CODE_EGONE);
	ops_answer = 0;
	munmap(far, 4096);
}

static void what_is_wrong_does_not(void **state)
{
	char *hole = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	assert_int_equal(munmap(hole + 4096, 4096), 0);
	refused((request){FORWARD, 3, 0, 8, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){FORWARD, 0xffffffff, 0, 8, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){FORWARD, 0, 0, 4097, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){FORWARD, 0, 0, UINT64_MAX, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){FORWARD, 0, 0, 8, NULL, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){FORWARD, 0, 0, 8, (void *)-8, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){FORWARD, 0, 0, 16, hole + 4088, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){REPLY, 0, 0, 1, hole + 4096, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){GET, 2, 61, 4, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){GET, 2, UINT64_MAX, 4, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){GET, 2, 4, UINT64_MAX, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){GET, 3, 0, 4, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){PUT, 2, 64, 1, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){PUT, 7, 0, 1, data, {0}, NULL}, SMR_CODE_EINVAL);
	refused((request){SPAWN, 0, 0, 8, data, {1}, NULL}, SMR_CODE_EINVAL);
	refused((request){STRANGER, 0, 0, 8, data, {0}, NULL}, SMR_CODE_EINVAL);
	munmap(hole, 4096);
}

static void rights_are_the_signers(void **state)
{
	for (uint64_t which = FORWARD; which <= PUT; which++) {
		unit_log_begin();
		assert_int_equal(ask(limited, (request){which, 0, 0, 8, data, {0}, NULL}),
				 SMR_CODE_EPERM);
		unit_log_has("code limited of weak: ");
		assert_string_equal(log_text, "");
	}
	assert_int_equal(ask(limited, (request){REPLY, 0, 0, 8, data, {0}, NULL}), 0);
}

static void nobody_calls_the_host_from_outside(void **state)
{
	smr_code_context c = {.abi = SMR_CODE_ABI, .nranks = 3};

	assert_int_equal(smr_reply(&c, data, 8), SMR_CODE_EINVAL);
	assert_int_equal(smr_reply(NULL, data, 8), SMR_CODE_EINVAL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_right_reaches_the_data_plane),
		cmocka_unit_test(what_is_wrong_does_not),
		cmocka_unit_test(rights_are_the_signers),
		cmocka_unit_test(nobody_calls_the_host_from_outside),
	};

	return unit_log_open() != 0 ? 1 : cmocka_run_group_tests(tests, set_up, tear_down);
}
