/* Untrusted code is stopped, refused, or never started. */
#include "back/wasm/own.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "unit_log.h"
#include <dirent.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const smr_wasm_limits limits = {.memory = 8 << 20, .seconds = 0.2};

/* ---- modules by hand: a few bytes each ---------------------------------------------------------
 */

#define HEAD 0, 'a', 's', 'm', 1, 0, 0, 0
#define MEMORY_OF_ONE_PAGE 5, 3, 1, 0, 1

/* (func (export "f") (result i32) i32.const 42), and a memory */
static const uint8_t answer[] = {
	HEAD, 1,  5, 1,  0x60, 0, 1, 0x7f, 3,    2,   1,   0,   MEMORY_OF_ONE_PAGE,
	7,    14, 2, 1,  'f',  0, 0, 6,    'm',  'e', 'm', 'o', 'r',
	'y',  2,  0, 10, 6,    1, 4, 0,    0x41, 42,  0x0b};
/* (func (export "f") (result i32) (loop br 0) i32.const 0) */
static const uint8_t endless[] = {
	HEAD, 1,  5,   1,  0x60, 0, 1, 0x7f, 3,   2,    1,    0,   MEMORY_OF_ONE_PAGE,
	7,    14, 2,   1,  'f',  0, 0, 6,    'm', 'e',  'm',  'o', 'r',
	'y',  2,  0,   10, 11,   1, 9, 0,    3,   0x40, 0x0c, 0,   0x0b,
	0x41, 0,  0x0b};
/* (func (export "f") (result i32) i32.const 1000 memory.grow): 64 MiB */
static const uint8_t grows[] = {
	HEAD, 1,  5, 1,  0x60, 0, 1, 0x7f, 3,    2,    1,   0,    MEMORY_OF_ONE_PAGE,
	7,    14, 2, 1,  'f',  0, 0, 6,    'm',  'e',  'm', 'o',  'r',
	'y',  2,  0, 10, 9,    1, 7, 0,    0x41, 0xe8, 7,   0x40, 0,
	0x0b};
/* (func (export "f") (result i32) call 0): unlimited recursion */
static const uint8_t deep[] = {
	HEAD, 1,  5, 1,  0x60, 0, 1, 0x7f, 3,    2,   1,   0,   MEMORY_OF_ONE_PAGE,
	7,    14, 2, 1,  'f',  0, 0, 6,    'm',  'e', 'm', 'o', 'r',
	'y',  2,  0, 10, 6,    1, 4, 0,    0x10, 0,   0x0b};
/* (func (export "f") (result i32) i32.const -8 i32.load): beyond its memory */
static const uint8_t outside[] = {
	HEAD, 1,  5, 1,  0x60, 0, 1, 0x7f, 3,    2,    1,    0,   MEMORY_OF_ONE_PAGE,
	7,    14, 2, 1,  'f',  0, 0, 6,    'm',  'e',  'm',  'o', 'r',
	'y',  2,  0, 10, 9,    1, 7, 0,    0x41, 0x78, 0x28, 2,   0,
	0x0b};
/* the same with an offset of nearly 4 GiB: beyond what is reserved and its guard */
static const uint8_t far_outside[] = {
	HEAD, 1,    5,    1,    0x60, 0, 1,  0x7f, 3,    2,    1,    0,   MEMORY_OF_ONE_PAGE,
	7,    14,   2,    1,    'f',  0, 0,  6,    'm',  'e',  'm',  'o', 'r',
	'y',  2,    0,    10,   13,   1, 11, 0,    0x41, 0x78, 0x28, 2,   0xf0,
	0xff, 0xff, 0xff, 0x0f, 0x0b};
/* (import "env" "system" (func)) (memory (export "memory") 1) */
static const uint8_t imports[] = {HEAD, 1,   4,   1,   0x60, 0,   0,   2,
				  14,   1,   3,   'e', 'n',  'v', 6,   's',
				  'y',  's', 't', 'e', 'm',  0,   0,   MEMORY_OF_ONE_PAGE,
				  7,    10,  1,   6,   'm',  'e', 'm', 'o',
				  'r',  'y', 2,   0};
/* (start f) where f is an endless loop */
static const uint8_t starts[] = {
	HEAD, 1,   4, 1,  0x60, 0,   0,   3,   2,   1,    0,    MEMORY_OF_ONE_PAGE,
	7,    10,  1, 6,  'm',  'e', 'm', 'o', 'r', 'y',  2,    0,
	8,    1,   0, 10, 9,    1,   7,   0,   3,   0x40, 0x0c, 0,
	0x0b, 0x0b};

#define CODE(bytes) bytes, sizeof(bytes)

static smr_status run(const uint8_t *wasm, size_t n, int32_t *out)
{
	wasmtime_val_raw_t v = {0};
	smr_wasm_code *c = NULL;
	smr_wasm *x = NULL;
	smr_wasm_fn f = {0};

	if (smr_wasm_code_new(wasm, n, &c, NULL) != SMR_OK ||
	    smr_wasm_new(c, &limits, &x) != SMR_OK || smr_wasm_find(x, "f", ":i", &f) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_status st = smr_wasm_call(x, &f, &v);

	*out = v.i32;
	smr_wasm_free(x);
	smr_wasm_code_free(c);
	return st;
}

/* A trap would reach the program's handler, in the middle of the runtime. */
static void handlers_of_the_program_are_not_run_into(void **state)
{
	smr_wasm_code *c;
	smr_wasm *x;

	assert_int_equal(smr_wasm_code_new(CODE(answer), &c, NULL), SMR_OK);
	assert_int_equal(smr_wasm_new(c, &limits, &x), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "handles signal"));
	smr_wasm_code_free(c);
}

static void code_runs(void **state)
{
	int32_t v;

	assert_int_equal(run(CODE(answer), &v), SMR_OK);
	assert_int_equal(v, 42);
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void a_kernel_that_does_not_end_is_stopped(void **state)
{
	double start = now();
	int32_t v;

	for (int i = 0; i < 3; i++)
		assert_int_equal(run(CODE(endless), &v), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "deadline"));
	assert_true(now() - start >= 3 * 0.19);          /* not before the deadline */
	assert_int_equal(run(CODE(answer), &v), SMR_OK); /* the process still works */
}

static void the_deadline_holds_while_a_module_starts(void **state)
{
	smr_wasm_code *c;
	smr_wasm *x;

	assert_int_equal(smr_wasm_code_new(CODE(starts), &c, NULL), SMR_OK);
	assert_int_equal(smr_wasm_new(c, &limits, &x), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "deadline"));
	smr_wasm_code_free(c);
}

static void a_memory_bomb_gets_no_memory(void **state)
{
	smr_wasm_code *c;
	smr_wasm *x;
	int32_t v;

	assert_int_equal(run(CODE(grows), &v), SMR_OK);
	assert_int_equal(v, -1); /* the result of memory.grow if there is no memory */
	assert_int_equal(smr_wasm_code_new(CODE(answer), &c, NULL), SMR_OK);
	assert_int_equal(smr_wasm_new(c, &limits, &x), SMR_OK);
	assert_int_equal(smr_wasm_reserve(x, 7 << 20), SMR_OK);
	assert_int_equal(smr_wasm_reserve(x, 9 << 20), SMR_ENOMEM);
	assert_non_null(strstr(smr_errmsg(), "SAMARA_WASM_MEMORY"));
	smr_wasm_free(x);
	smr_wasm_code_free(c);
}

static void stacks_and_memories_have_an_end(void **state)
{
	int32_t v;

	assert_int_equal(run(CODE(deep), &v), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "stack"));
	assert_int_equal(run(CODE(outside), &v), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "beyond its memory"));
	assert_int_equal(run(CODE(far_outside), &v), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "beyond its memory"));
}

static void a_module_that_imports_is_refused(void **state)
{
	smr_wasm_code *c;

	assert_int_equal(smr_wasm_code_new(CODE(imports), &c, NULL), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "env.system"));
}

static void what_is_no_module_is_refused(void **state)
{
	uint8_t bad[sizeof(answer)];
	smr_wasm_code *c;
	smr_wasm *x;
	smr_wasm_fn f;
	uint32_t g;

	assert_int_equal(smr_wasm_code_new("hello", 5, &c, NULL), SMR_EUNSUPPORTED);
	memcpy(bad, answer, sizeof(bad));
	bad[sizeof(bad) - 3] = 0x42; /* an i64 instead of an i32 */
	assert_int_equal(smr_wasm_code_new(CODE(bad), &c, NULL), SMR_EUNSUPPORTED);
	assert_int_equal(smr_wasm_code_new(CODE(answer), &c, NULL), SMR_OK);
	assert_int_equal(smr_wasm_new(c, &limits, &x), SMR_OK);
	assert_int_equal(smr_wasm_find(x, "g", ":i", &f), SMR_ENOTFOUND);
	assert_int_equal(smr_wasm_find(x, "f", "i:i", &f), SMR_ETYPE);
	assert_int_equal(smr_wasm_find(x, "memory", ":i", &f), SMR_ETYPE);
	assert_int_equal(smr_wasm_global(x, "f", &g), SMR_ETYPE);
	smr_wasm_free(x);
	smr_wasm_code_free(c);
}

/* ---- the cache ---------------------------------------------------------------------------------
 */

static void entry(char *out, size_t n)
{
	char folder[96];
	int found = 0;

	snprintf(folder, sizeof(folder), "%s/wasm", unit_folder);
	DIR *d = opendir(folder);

	assert_non_null(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;)
		if (e->d_name[0] != '.') {
			snprintf(out, n, "%s/%.60s", folder, e->d_name);
			found++;
		}
	closedir(d);
	assert_int_equal(found, 1);
}

static bool from_cache(void)
{
	smr_wasm_code *c;
	smr_wasm *x;
	smr_wasm_fn f;
	wasmtime_val_raw_t v = {0};
	bool cached;
	const smr_wasmtime *w;

	assert_int_equal(smr_wasmtime_open(&w), SMR_OK);
	smr_wasm_forget(w); /* as if in another process */
	assert_int_equal(smr_wasm_code_new(CODE(answer), &c, &cached), SMR_OK);
	assert_int_equal(smr_wasm_new(c, NULL, &x), SMR_OK);
	assert_int_equal(smr_wasm_find(x, "f", ":i", &f), SMR_OK);
	assert_int_equal(smr_wasm_call(x, &f, &v), SMR_OK);
	assert_int_equal(v.i32, 42);
	smr_wasm_free(x);
	smr_wasm_code_free(c);
	return cached;
}

static void compiled_code_is_found_again(void **state)
{
	assert_false(from_cache());
	assert_true(from_cache());
}

/* Loads more modules than are kept: those in use stay, the oldest is removed. */
static void what_was_loaded_needs_no_file(void **state)
{
	const smr_wasmtime *w;
	uint8_t other[sizeof(answer)];
	smr_wasm_code *c[40];
	char path[200];
	bool cached;

	assert_int_equal(smr_wasmtime_open(&w), SMR_OK);
	smr_wasm_forget(w);
	assert_int_equal(smr_wasm_code_new(CODE(answer), &c[0], &cached), SMR_OK);
	assert_false(cached);
	entry(path, sizeof(path));
	assert_int_equal(unlink(path), 0);
	assert_int_equal(smr_wasm_code_new(CODE(answer), &c[1], &cached), SMR_OK);
	assert_true(cached);
	smr_wasm_code_free(c[1]);
	memcpy(other, answer, sizeof(answer));
	for (int i = 1; i < 40; i++) {
		other[sizeof(other) - 2] = (uint8_t)i; /* the function returns i */
		assert_int_equal(smr_wasm_code_new(CODE(other), &c[i], &cached), SMR_OK);
		assert_false(cached);
	}
	for (int i = 0; i < 40; i++) {
		smr_wasm *x;

		assert_int_equal(smr_wasm_new(c[i], &limits, &x), SMR_OK);
		smr_wasm_free(x);
		smr_wasm_code_free(c[i]);
	}
	assert_int_equal(smr_wasm_code_new(CODE(answer), &c[0], &cached), SMR_OK);
	assert_false(cached);
	smr_wasm_code_free(c[0]);
}

static void a_tampered_entry_is_made_anew(void **state)
{
	char path[200], *data;
	size_t n;

	assert_false(from_cache());
	entry(path, sizeof(path));
	assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
	for (size_t at = 0; at < n; at += n / 23) { /* any byte of the MAC and of the code */
		data[at] ^= 1;
		assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
		data[at] ^= 1;
		unit_log_begin();
		assert_false(from_cache());
		unit_log_has("was not written by us, or is damaged: it is compiled again");
		assert_true(from_cache());
	}
	assert_int_equal(smr_write_file(path, data, 20, SMR_WRITE_FAST), SMR_OK);
	assert_false(from_cache());
	smr_free(data);
}

static void an_entry_that_another_user_made_is_not_taken(void **state)
{
	char path[200], key[80];

	assert_false(from_cache());
	entry(path, sizeof(path));
	snprintf(key, sizeof(key), "%s/mac.key", unit_folder);
	assert_int_equal(unlink(key), 0); /* as if copied from elsewhere */
	assert_false(from_cache());
}

/* The MAC is right, but the code is of another Wasmtime, whose own check refuses it. */
static void precompiled_code_of_another_version_is_made_anew(void **state)
{
	char path[200], *data, key[2 * SMR_DIGEST_SHORT_BYTES + 1];
	const smr_wasmtime *w;
	size_t n;

	assert_false(from_cache());
	entry(path, sizeof(path));
	assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
	char *at = memmem(data, n, "\0\00250", 4);

	assert_non_null(at);
	memcpy(at + 2, "49", 2);
	assert_int_equal(smr_wasmtime_open(&w), SMR_OK);
	assert_int_equal(smr_wasm_key(w, "core", CODE(answer), key), SMR_OK);
	smr_wasm_cache_put(key, data + SMR_DIGEST_BYTES, n - SMR_DIGEST_BYTES);
	smr_free(data);
	unit_log_begin();
	assert_false(from_cache());
	unit_log_has("version '49");
	assert_true(from_cache());
}

static void a_child_has_a_clock_of_its_own(void **state)
{
	int32_t v;
	int status;

	assert_int_equal(run(CODE(answer), &v), SMR_OK);
	pid_t pid = fork();

	if (pid == 0)
		_exit(run(CODE(endless), &v) == SMR_EUNSUPPORTED ? 7 : 1);
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 7);
}

int main(void)
{
#define CACHED(f) cmocka_unit_test_setup_teardown(f, unit_make_cache, unit_drop_folder)
	const struct CMUnitTest first[] = {CACHED(handlers_of_the_program_are_not_run_into)};
	const struct CMUnitTest tests[] = {
		CACHED(code_runs),
		CACHED(a_kernel_that_does_not_end_is_stopped),
		CACHED(the_deadline_holds_while_a_module_starts),
		CACHED(a_memory_bomb_gets_no_memory),
		CACHED(stacks_and_memories_have_an_end),
		CACHED(a_module_that_imports_is_refused),
		CACHED(what_is_no_module_is_refused),
		CACHED(compiled_code_is_found_again),
		CACHED(what_was_loaded_needs_no_file),
		CACHED(a_tampered_entry_is_made_anew),
		CACHED(an_entry_that_another_user_made_is_not_taken),
		CACHED(precompiled_code_of_another_version_is_made_anew),
		CACHED(a_child_has_a_clock_of_its_own),
	};
	const smr_wasmtime *w;

	if (unit_log_open() != 0)
		return 1;
	if (smr_wasmtime_open(&w) != SMR_OK) {
		printf("skipped: %s\n", smr_errmsg());
		return 77; /* meson's "skipped" */
	}
	/* cmocka sets handlers before each test, as a program would */
	int bad = cmocka_run_group_tests_name("before", first, NULL, NULL);

	smr_wasm_own_signals(); /* cmocka's handlers are set before each test */
	return bad + cmocka_run_group_tests(tests, NULL, NULL);
}
