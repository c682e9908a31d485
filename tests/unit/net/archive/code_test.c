/* Installs code: which archives are accepted, and which are refused with what message. */
#include "net/archive/code.h"

#include <dirent.h>
#include <pthread.h>
#include <sodium.h>
#include <time.h>

#include "net/archive/cache.h"
#include "ship_case.h"
#include "unit_log.h"

static smr_secret_key key;
static smr_trust *trust;
static smr_codes *codes;

static int set_up(void **state)
{
	smr_codes_options o = {.no_cache = true};

	key = ship_key(7);
	assert_int_equal(smr_trust_open(NULL, &trust), SMR_OK);
	assert_int_equal(smr_trust_add(trust, "me", key.public_key, SMR_MAY_ALL, 0, 0), SMR_OK);
	assert_int_equal(smr_codes_open(trust, &o, &codes), SMR_OK);
	return 0;
}

static int tear_down(void **state)
{
	smr_codes_close(codes);
	smr_trust_close(trust);
	return 0;
}

/* ---- running ----------------------------------------------------------------------------------
 */

static uint64_t answer;

static int reply(void *call, const void *data, size_t n)
{
	assert_int_equal(n, sizeof(answer));
	memcpy(&answer, data, n);
	return SMR_CODE_OK;
}

static const smr_code_ops ops = {.reply = reply};

static uint64_t run(smr_code *c, uint64_t payload)
{
	static _Alignas(64) uint64_t data[8];
	static const uint64_t sizes[1] = {sizeof(data)};
	smr_code_place place = {.nranks = 1,
				.data = data,
				.data_size = sizeof(data),
				.sizes = sizes,
				.max_payload = 1024,
				.ops = &ops};

	data[0] = 40;
	answer = 0;
	assert_int_equal(smr_code_run(c, &place, NULL, 1, &payload, sizeof(payload), 0), SMR_OK);
	return answer;
}

static smr_code *install(const smr_str *bytes)
{
	smr_code *c = NULL;

	if (smr_code_install(codes, bytes->s, bytes->n, NULL, &c) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return c;
}

static void bitcode_is_installed_and_runs(void **state)
{
	smr_str bytes = ship_archive_of("increment", SHIP_INCREMENT, &key);
	smr_code *c = install(&bytes), *again;
	smr_codes_stats stats;
	size_t n;

	assert_int_equal(run(c, 2), 42);
	assert_string_equal(smr_code_name(c), "increment");
	assert_string_equal(smr_code_signer(c), "me");
	assert_memory_equal(smr_code_archive(c, &n), bytes.s, bytes.n);
	again = install(&bytes);
	assert_ptr_equal(again, c);
	smr_code_release(again);
	again = smr_code_find(codes, smr_code_hash(c));
	assert_ptr_equal(again, c);
	smr_code_release(again);
	smr_codes_count(codes, &stats);
	assert_int_equal(stats.compiled, 1);
	assert_int_equal(stats.installed, 1);
	smr_code_release(c);
	smr_str_free(&bytes);
}

static void no_memory_is_writable_and_executable(void **state)
{
	smr_str bytes = ship_archive_of("increment", SHIP_INCREMENT, &key);
	smr_code *c = install(&bytes);
	uintptr_t at = (uintptr_t)smr_code_entry(c, "smr_main"), lo, hi;
	char line[512], rights[8];
	FILE *maps = fopen("/proc/self/maps", "re");
	int seen = 0;

	assert_non_null(maps);
	while (fgets(line, sizeof(line), maps) != NULL)
		if (sscanf(line, "%lx-%lx %7s", &lo, &hi, rights) == 3 && at >= lo && at < hi) {
			assert_string_equal(rights, "r-xp");
			seen++;
		}
	fclose(maps);
	assert_int_equal(seen, 1);
	smr_code_release(c);
	smr_str_free(&bytes);
}

/* ---- refusals ---------------------------------------------------------------------------------
 */

/* Checks that the archive is refused, and the log has the reason. */
static void not_taken(const smr_str *bytes, smr_status want, const char *why)
{
	smr_code *c = NULL;
	smr_status st;

	unit_log_begin();
	st = smr_code_install(codes, bytes->s, bytes->n, NULL, &c);
	unit_log_has(why);
	if (st != want || strstr(smr_errmsg(), why) == NULL)
		fail_msg("%s: %s: %s", why, smr_status_name(st), smr_errmsg());
}

static void refused(const char *name, const char *ir, smr_status want, const char *why)
{
	smr_str bytes = ship_archive_of(name, ir, &key);

	not_taken(&bytes, want, why);
	smr_str_free(&bytes);
}

#define MAIN(body) "define void @smr_main(ptr %ctx, ptr %p, i64 %n) {\n" body "  ret void\n}\n"

static void what_bitcode_may_not_have_is_refused_by_name(void **state)
{
	refused("system", "declare i32 @system(ptr)\n" MAIN("  call i32 @system(ptr %p)\n"),
		SMR_EDENIED, "calls system, which is not allowed");
	refused("dlsym",
		"declare ptr @dlsym(ptr, ptr)\n" MAIN("  call ptr @dlsym(ptr %p, ptr %p)\n"),
		SMR_EDENIED, "calls dlsym, which is not allowed");
	refused("pointer", "declare i32 @system(ptr)\n" MAIN("  store ptr @system, ptr %p\n"),
		SMR_EDENIED, "calls system, which is not allowed");
	refused("undeclared",
		"declare double @exp(double)\n" MAIN("  call double @exp(double 1.0)\n"),
		SMR_EDENIED, "it is in library m");
	refused("environ",
		"@environ = external global ptr\n" MAIN("  %e = load ptr, ptr @environ\n"
							"  store ptr %e, ptr %p\n"),
		SMR_EDENIED, "variable environ is not the code's own");
	refused("constructor",
		"define void @f() {\n  ret void\n}\n"
		"@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
		"[{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]\n" MAIN(""),
		SMR_EDENIED, "the code has constructors");
	refused("destructor",
		"define void @f() {\n  ret void\n}\n"
		"@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] "
		"[{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]\n" MAIN(""),
		SMR_EDENIED, "the code has destructors");
	refused("ifunc",
		"define ptr @pick() {\n  ret ptr @smr_main\n}\n"
		"@chosen = ifunc void (), ptr @pick\n" MAIN("  call void @chosen()\n"),
		SMR_EDENIED, "chosen is an ifunc");
	refused("tls", "@mine = thread_local global i32 0\n" MAIN("  store i32 1, ptr @mine\n"),
		SMR_EDENIED, "variable mine is thread-local");
	refused("assembly", MAIN("  call void asm sideeffect \"nop\", \"\"()\n"), SMR_EDENIED,
		"function smr_main has inline assembly");
	refused("module_assembly", "module asm \"nop\"\n" MAIN(""), SMR_EDENIED,
		"assembly outside functions");
	refused("section", "@hook = global ptr @smr_main, section \".init_array\"\n" MAIN(""),
		SMR_EDENIED, "wants to be in section .init_array");
	refused("entry", "define void @other() {\n  ret void\n}\n", SMR_EDENIED,
		"does not define its entry smr_main");
	refused("static",
		"define internal void @smr_main(ptr %c, ptr %p, i64 %n) {\n  ret void\n}\n"
		"@keep = global ptr @smr_main\n",
		SMR_EDENIED, "entry smr_main is local");
}

static void code_for_another_machine_is_refused(void **state)
{
	smr_archive a = ship_plain("elsewhere");
	const char *triple = strncmp(smr_triple_host(), "x86_64", 6) == 0
				     ? "aarch64-unknown-linux-gnu"
				     : "x86_64-unknown-linux-gnu";
	size_t n;
	void *bc = ship_bitcode(SHIP_INCREMENT, triple, &n);
	smr_str bytes;

	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, triple, bc, n);
	bytes = ship_signed(&a, &key);
	not_taken(&bytes, SMR_EUNSUPPORTED, "has nothing for");
	smr_str_free(&bytes);
	/* even if the archive claims this machine */
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	bytes = ship_signed(&a, &key);
	not_taken(&bytes, SMR_EUNSUPPORTED, "which this machine is not");
	smr_str_free(&bytes);
	/* a CPU feature that does not exist */
	free(bc);
	bc = ship_bitcode(SHIP_INCREMENT, smr_triple_host(), &n);
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	strcpy(a.slices[0].features, "time-travel");
	bytes = ship_signed(&a, &key);
	not_taken(&bytes, SMR_EUNSUPPORTED, "needs time-travel, which this CPU");
	smr_str_free(&bytes);
	free(bc);
}

/* The producer's name is in six-bit letters at any bit of the file. */
static void write_later_version(unsigned char *bc, size_t n)
{
	static const unsigned char llvm19[] = {37, 37, 47, 38, 53, 61}; /* LLVM19 */

	for (size_t bit = 0; bit + 36 <= 8 * n; bit++) {
		size_t same = 0;

		for (size_t i = 0; i < 36; i++) {
			size_t at = bit + i;

			same += (bc[at / 8] >> at % 8 & 1) == (llvm19[i / 6] >> i % 6 & 1);
		}
		if (same < 36)
			continue;
		for (size_t i = 0; i < 6; i++) { /* 1 becomes 9: LLVM99 */
			size_t at = bit + 24 + i;

			bc[at / 8] = (unsigned char)((bc[at / 8] & ~(1 << at % 8)) |
						     (61 >> i & 1) << at % 8);
		}
		return;
	}
	fail_msg("the bitcode does not tell who wrote it");
}

static void bitcode_of_a_later_llvm_is_refused_with_the_way_out(void **state)
{
	smr_archive a = ship_plain("later");
	size_t n;
	void *bc = ship_bitcode(SHIP_INCREMENT, smr_triple_host(), &n);

	write_later_version(bc, n);
	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	smr_str bytes = ship_signed(&a, &key);

	not_taken(&bytes, SMR_EUNSUPPORTED, "LLVM99");
	assert_non_null(strstr(smr_errmsg(), "build the archive with clang-19"));
	smr_str_free(&bytes);
	free(bc);
}

static void bytes_that_are_no_bitcode_are_refused(void **state)
{
	smr_archive a = ship_plain("noise");
	char noise[256] = "BC\xc0\xde and then nothing that makes sense";

	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), noise, sizeof(noise));
	smr_str bytes = ship_signed(&a, &key);

	not_taken(&bytes, SMR_ECORRUPT, "bitcode");
	smr_str_free(&bytes);
}

/* ---- before the signature is known ------------------------------------------------------------
 */

static void llvm_is_not_entered_for_what_is_not_signed_right(void **state)
{
	const smr_jit *jit = ship_llvm("smr_llvm_jit");
	smr_secret_key stranger = ship_key(9);
	smr_str good = ship_archive_of("increment", SHIP_INCREMENT, &key);
	smr_str other = ship_archive_of("increment", SHIP_INCREMENT, &stranger);
	unsigned long before;
	smr_code *c = install(&good);
	smr_codes_stats was, is;
	size_t calls = 0;

	smr_code_release(c);
	smr_codes_purge(codes, true);
	before = jit->entered();
	smr_codes_count(codes, &was);
	for (size_t i = 0; i < good.n; i += 1 + i / 64, calls++) { /* a byte flipped */
		good.s[i] ^= 0x10;
		assert_int_equal(smr_code_install(codes, good.s, good.n, NULL, &c), SMR_EDENIED);
		good.s[i] ^= 0x10;
	}
	good.s[200] ^= 0x10;
	not_taken(&good, SMR_EDENIED, "the signature is wrong");
	good.s[200] ^= 0x10;
	not_taken(&other, SMR_EDENIED, "is not among the signers");
	memset(good.s + good.n - 96, 0, 96);
	not_taken(&good, SMR_EDENIED, "not signed");
	assert_int_equal(smr_code_install(codes, good.s, 95, NULL, &c), SMR_ECORRUPT);
	assert_int_equal(jit->entered(), before);
	smr_codes_count(codes, &is);
	assert_int_equal(is.refused - was.refused, calls + 4);
	smr_str_free(&good);
	smr_str_free(&other);
}

/* ---- users, and room --------------------------------------------------------------------------
 */

static smr_str numbered(int i)
{
	char name[32], ir[256];

	snprintf(name, sizeof(name), "number%d", i);
	snprintf(ir, sizeof(ir), "define i64 @number() {\n  ret i64 %d\n}\n%s", i, MAIN(""));
	smr_archive a = ship_plain(name);
	size_t n;
	void *bc = ship_bitcode(ir, smr_triple_host(), &n);

	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	a.nentries = 2;
	strcpy(a.entries[1], "number");
	smr_str bytes = ship_signed(&a, &key);

	free(bc);
	return bytes;
}

/* Shipped code lacks the signature that the function sanitizer reads in front of it. */
__attribute__((no_sanitize("function"))) static int64_t call_number(const smr_code *c)
{
	int64_t (*number)(void);

	*(void **)&number = smr_code_entry(c, "number");
	assert_non_null(number);
	return number();
}

static void what_is_unused_longest_goes_first_and_what_is_used_stays(void **state)
{
	smr_codes_options o = {.no_cache = true, .max_bytes = 20000};
	smr_code *c[16], *held;
	uint8_t hash[16][SMR_HASH_BYTES];
	smr_codes_stats stats;
	smr_codes *small;
	size_t found = 0;

	assert_int_equal(smr_codes_open(trust, &o, &small), SMR_OK);
	for (int i = 0; i < 16; i++) {
		smr_str bytes = numbered(i);

		assert_int_equal(smr_code_install(small, bytes.s, bytes.n, NULL, &c[i]), SMR_OK);
		memcpy(hash[i], smr_code_hash(c[i]), SMR_HASH_BYTES);
		if (i != 0)
			smr_code_release(c[i]);
		smr_str_free(&bytes);
	}
	smr_codes_count(small, &stats);
	assert_true(stats.bytes <= o.max_bytes);
	assert_true(stats.evicted > 0 && stats.installed + stats.evicted == 16);
	for (int i = 0; i < 16; i++) {
		held = smr_code_find(small, hash[i]);
		assert_true((held != NULL) == (i == 0 || i > (int)(16 - stats.installed)));
		found += held != NULL;
		if (held != NULL)
			assert_int_equal(call_number(held), i);
		smr_code_release(held);
	}
	assert_int_equal(found, stats.installed);
	smr_code_release(c[0]);
	smr_codes_close(small);
}

static void code_that_is_denied_later_is_not_found_but_runs_to_its_end(void **state)
{
	smr_str bytes = numbered(99);
	smr_code *c = install(&bytes), *again;

	assert_int_equal(smr_trust_deny(trust, smr_code_hash(c)), SMR_OK);
	assert_int_equal(smr_codes_purge(codes, false), 0); /* it is in use */
	assert_null(smr_code_find(codes, smr_code_hash(c)));
	assert_int_equal(call_number(c), 99);
	smr_code_release(c);
	assert_int_equal(smr_code_install(codes, bytes.s, bytes.n, NULL, &again), SMR_EDENIED);
	assert_non_null(strstr(smr_errmsg(), "is denied here"));
	smr_str_free(&bytes);
}

/* ---- on another thread ------------------------------------------------------------------------
 */

typedef struct waiter {
	pthread_mutex_t lock;
	pthread_cond_t cond;
	int done;
	smr_status st;
	char why[256];
	smr_code *code;
	pthread_t by;
} waiter;

static void arrived(void *arg, smr_status st, const char *why, smr_code *c)
{
	waiter *w = arg;

	pthread_mutex_lock(&w->lock);
	w->done++;
	w->st = st;
	w->code = c;
	w->by = pthread_self();
	snprintf(w->why, sizeof(w->why), "%s", why);
	pthread_cond_signal(&w->cond);
	pthread_mutex_unlock(&w->lock);
}

static void wait_for(waiter *w, int n)
{
	pthread_mutex_lock(&w->lock);
	while (w->done < n)
		pthread_cond_wait(&w->cond, &w->lock);
	pthread_mutex_unlock(&w->lock);
}

static void compiling_happens_on_another_thread(void **state)
{
	waiter w = {.lock = PTHREAD_MUTEX_INITIALIZER, .cond = PTHREAD_COND_INITIALIZER};
	smr_str bytes = numbered(5);
	uint8_t wrong[SMR_HASH_BYTES] = {1};

	assert_int_equal(smr_code_install_later(codes, bytes.s, bytes.n, NULL, arrived, &w),
			 SMR_OK);
	wait_for(&w, 1);
	assert_int_equal(w.st, SMR_OK);
	assert_false(pthread_equal(w.by, pthread_self()));
	assert_int_equal(call_number(w.code), 5);
	smr_code_release(w.code);
	assert_int_equal(smr_code_install_later(codes, bytes.s, bytes.n, wrong, arrived, &w),
			 SMR_OK);
	wait_for(&w, 2);
	assert_int_equal(w.st, SMR_EDENIED);
	assert_null(w.code);
	assert_non_null(strstr(w.why, "not what its sender calls it"));
	smr_str_free(&bytes);
}

/* ---- the cache on disk ------------------------------------------------------------------------
 */

static uint64_t compiled_with(const uint8_t *node_key, const smr_str *bytes)
{
	smr_codes_options o = {.key = node_key};
	smr_codes_stats stats;
	smr_codes *store;
	smr_code *c;

	assert_int_equal(smr_codes_open(trust, &o, &store), SMR_OK);
	if (smr_code_install(store, bytes->s, bytes->n, NULL, &c) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_code_release(c);
	smr_codes_count(store, &stats);
	assert_int_equal(stats.compiled + stats.from_cache, 1);
	smr_codes_close(store);
	return stats.compiled;
}

static void machine_code_is_taken_from_the_cache_of_this_node_alone(void **state)
{
	uint8_t mine[SMR_CACHE_KEY_BYTES], theirs[SMR_CACHE_KEY_BYTES];
	smr_str bytes = numbered((int)time(NULL) & 0xfffff); /* not an entry of an earlier run */

	randombytes_buf(mine, sizeof(mine));
	randombytes_buf(theirs, sizeof(theirs));
	assert_int_equal(compiled_with(mine, &bytes), 1);
	assert_int_equal(compiled_with(mine, &bytes), 0);
	assert_int_equal(compiled_with(theirs, &bytes), 1); /* then it is theirs */
	assert_int_equal(compiled_with(theirs, &bytes), 0);
	assert_int_equal(compiled_with(mine, &bytes), 1);
	smr_str_free(&bytes);
}

static void every_changed_byte_of_an_entry_is_noticed(void **state)
{
	static const char object[] = "an object of forty-eight letters, or nearly that";
	uint8_t node[SMR_CACHE_KEY_BYTES] = {1}, name[SMR_HASH_BYTES], other[SMR_HASH_BYTES];
	char *dir, path[4096], hex[SMR_DIGEST_HEX], *data;
	size_t n, m;
	void *got;

	randombytes_buf(name, sizeof(name));
	memcpy(other, name, sizeof(name));
	other[0] ^= 1;
	assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, name, &got, &m), SMR_ENOTFOUND);
	assert_int_equal(smr_code_cache_put(SMR_CODE_CACHE, node, name, object, sizeof(object)),
			 SMR_OK);
	assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, name, &got, &m), SMR_OK);
	assert_int_equal(m, sizeof(object));
	assert_memory_equal(got, object, m);
	smr_free(got);
	assert_int_equal(smr_cache_dir("code", &dir), SMR_OK);
	smr_hex(name, sizeof(name), hex);
	snprintf(path, sizeof(path), "%s/%s.o", dir, hex);
	assert_int_equal(smr_read_file(path, &data, &n), SMR_OK);
	for (size_t i = 0; i < n; i++) {
		data[i] ^= 4;
		assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
		assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, name, &got, &m),
				 SMR_ENOTFOUND);
		data[i] ^= 4;
	}
	for (size_t i = 0; i < n; i += 7) { /* cut off */
		assert_int_equal(smr_write_file(path, data, i, SMR_WRITE_FAST), SMR_OK);
		assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, name, &got, &m),
				 SMR_ENOTFOUND);
	}
	unlink(path);
	smr_hex(other, sizeof(other), hex); /* under another name */
	snprintf(path, sizeof(path), "%s/%s.o", dir, hex);
	assert_int_equal(smr_write_file(path, data, n, SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, other, &got, &m), SMR_ENOTFOUND);
	unlink(path);
	smr_free(data);
	smr_free(dir);
}

static size_t count_entries(const char *dir)
{
	DIR *d = opendir(dir);
	size_t n = 0;

	for (struct dirent *e; (e = readdir(d)) != NULL;)
		n += strlen(e->d_name) == SMR_DIGEST_HEX + 1;
	closedir(d);
	return n;
}

static void the_cache_does_not_grow_for_ever(void **state)
{
	char dir[] = "/tmp/code_test.XXXXXX", path[128], command[64], *before;
	uint8_t node[SMR_CACHE_KEY_BYTES] = {1}, name[SMR_HASH_BYTES] = {9};
	void *got;
	size_t n;

	assert_non_null(mkdtemp(dir));
	before = smr_strdup(getenv("SAMARA_CACHE") != NULL ? getenv("SAMARA_CACHE") : "");
	assert_int_equal(setenv("SAMARA_CACHE", dir, 1), 0);
	assert_int_equal(smr_code_cache_put(SMR_CODE_CACHE, node, name, "object", 6),
			 SMR_OK); /* the oldest */
	for (int i = 0; i < 4096; i++) {
		snprintf(path, sizeof(path), "%s/code/%064x.o", dir, i);
		FILE *f = fopen(path, "we");

		assert_non_null(f);
		fclose(f);
	}
	name[0] = 8;
	assert_int_equal(smr_code_cache_put(SMR_CODE_CACHE, node, name, "object", 6), SMR_OK);
	assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, name, &got, &n), SMR_OK);
	smr_free(got);
	name[0] = 9;
	assert_int_equal(smr_code_cache_get(SMR_CODE_CACHE, node, name, &got, &n), SMR_ENOTFOUND);
	snprintf(path, sizeof(path), "%s/code", dir);
	assert_int_equal(count_entries(path), 4097 - 4097 / 4 + 1);
	assert_int_equal(setenv("SAMARA_CACHE", before, 1), 0);
	if (*before == '\0')
		unsetenv("SAMARA_CACHE");
	smr_free(before);
	snprintf(command, sizeof(command), "rm -rf %s", dir);
	assert_int_equal(system(command), 0);
}

/* ---- objects ----------------------------------------------------------------------------------
 */

static void object_refused(const char *what, const char *ir, smr_status want, const char *why)
{
	const smr_jit *jit = ship_llvm("smr_llvm_jit");
	char so[64], command[256], *data;
	smr_archive a = ship_plain(what);
	unsigned long before;
	size_t n;

	snprintf(so, sizeof(so), "/tmp/code_test.%ld", (long)getpid());
	snprintf(command, sizeof(command), "%s.ll", so);
	assert_int_equal(smr_write_file(command, ir, strlen(ir), SMR_WRITE_FAST), SMR_OK);
	snprintf(command, sizeof(command),
		 "clang-19 -O0 -fPIC -w -c -x ir %s.ll -o %s.o && rm %s.ll", so, so, so);
	assert_int_equal(system(command), 0);
	snprintf(command, sizeof(command), "%s.o", so);
	assert_int_equal(smr_read_file(command, &data, &n), SMR_OK);
	unlink(command);
	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_OBJECT, smr_triple_host(), data, n);
	smr_str bytes = ship_signed(&a, &key);

	before = jit->entered();
	if (want == SMR_OK) {
		smr_code *c = install(&bytes);

		smr_code_release(c);
	} else {
		not_taken(&bytes, want, why);
		/* entered for the CPU's name only */
		assert_int_equal(jit->entered(), before + 1);
	}
	smr_str_free(&bytes);
	smr_free(data);
}

static void objects_are_asked_before_they_are_linked(void **state)
{
	object_refused("fine", SHIP_INCREMENT, SMR_OK, "");
	object_refused("system", "declare i32 @system(ptr)\n" MAIN("  call i32 @system(ptr %p)\n"),
		       SMR_EDENIED, "calls system, which is not allowed");
	object_refused("environ",
		       "@environ = external global ptr\n" MAIN("  %e = load ptr, ptr "
							       "@environ\n  store ptr "
							       "%e, ptr %p\n"),
		       SMR_EDENIED, "environ, which is not allowed");
	object_refused("constructor",
		       "define void @f() {\n  ret void\n}\n"
		       "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
		       "[{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]\n" MAIN(""),
		       SMR_EDENIED, "the object has constructors");
	object_refused("ifunc",
		       "define ptr @pick() {\n  ret ptr @smr_main\n}\n"
		       "@chosen = ifunc void (), ptr @pick\n" MAIN("  call void @chosen()\n"),
		       SMR_EDENIED, "chosen is an ifunc");
	object_refused("tls",
		       "@mine = thread_local global i32 0\n" MAIN("  store i32 1, ptr @mine\n"),
		       SMR_EDENIED, "thread-local");
	object_refused("entry", "define void @other() {\n  ret void\n}\n", SMR_ECORRUPT,
		       "does not define its entry smr_main");
	object_refused("memory",
		       "@huge = global [400000000 x i8] zeroinitializer\n" MAIN(
			       "  store ptr @huge, ptr %p\n"),
		       SMR_EDENIED, "more than 256 MiB");
}

/* ---- without memory ---------------------------------------------------------------------------
 */

static smr_status install_once(void *arg)
{
	const smr_str *bytes = arg;
	smr_codes_options o = {.no_cache = true};
	smr_codes *store;
	smr_code *c = NULL;

	SMR_TRY(smr_codes_open(trust, &o, &store));
	smr_status st = smr_code_install(store, bytes->s, bytes->n, NULL, &c);

	if (st == SMR_OK)
		assert_int_equal(call_number(c), 3);
	smr_code_release(c);
	smr_codes_close(store);
	return st;
}

static void a_failed_allocation_is_told(void **state)
{
	smr_str bytes = numbered(3);

	assert_int_equal(install_once(&bytes), SMR_OK); /* LLVM is open */
	assert_true(unit_fail_each_allocation(install_once, &bytes) > 4);
	smr_str_free(&bytes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
#define T(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)
		T(bitcode_is_installed_and_runs),
		T(no_memory_is_writable_and_executable),
		T(what_bitcode_may_not_have_is_refused_by_name),
		T(code_for_another_machine_is_refused),
		T(bitcode_of_a_later_llvm_is_refused_with_the_way_out),
		T(bytes_that_are_no_bitcode_are_refused),
		T(llvm_is_not_entered_for_what_is_not_signed_right),
		T(what_is_unused_longest_goes_first_and_what_is_used_stays),
		T(code_that_is_denied_later_is_not_found_but_runs_to_its_end),
		T(compiling_happens_on_another_thread),
		T(machine_code_is_taken_from_the_cache_of_this_node_alone),
		T(every_changed_byte_of_an_entry_is_noticed),
		T(the_cache_does_not_grow_for_ever),
		T(objects_are_asked_before_they_are_linked),
		T(a_failed_allocation_is_told),
	};

	return unit_log_open() != 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
