/** @file What the tests of src/net/archive share: keys, bitcode from IR text, archives of it. */
#ifndef SMR_TESTS_SHIP_CASE_H
#define SMR_TESTS_SHIP_CASE_H
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

#include "back/llvm/jit.h"
#include "back/llvm/llvm.h"
#include "base/fs.h"
#include "net/archive/archive.h"
#include "unit.h"

/* Adds the payload's number to the first of the node's range and replies with the sum. */
#define SHIP_INCREMENT                                                              \
	"declare i32 @smr_reply(ptr, ptr, i64)\n"                                   \
	"define void @smr_main(ptr %ctx, ptr %payload, i64 %n) {\n"                 \
	"  %at = getelementptr i8, ptr %ctx, i64 32\n  %data = load ptr, ptr %at\n" \
	"  %old = load i64, ptr %data\n  %more = load i64, ptr %payload\n"          \
	"  %new = add i64 %old, %more\n  store i64 %new, ptr %data\n"               \
	"  %st = call i32 @smr_reply(ptr %ctx, ptr %data, i64 8)\n  ret void\n}\n"

static inline void *ship_llvm(const char *symbol)
{
	char *path;
	void *dl;

	assert_int_equal(smr_find_own("libsamara-llvm.so", &path), SMR_OK);
	dl = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	smr_free(path);
	assert_non_null(dl);
	return dlsym(dl, symbol);
}

/* free() it. */
static inline void *ship_bitcode(const char *ir, const char *triple, size_t *n)
{
	smr_llvm_bitcode_fn *make;
	char err[512] = "";
	void *out;

	*(void **)&make = ship_llvm("smr_llvm_bitcode");
	if (make(ir, strlen(ir), triple, &out, n, err, sizeof(err)) != 0)
		fail_msg("%s", err);
	return out;
}

static inline smr_slice ship_slice(smr_slice_kind kind, const char *triple, const void *data,
				   size_t n)
{
	smr_slice s = {.kind = kind, .data = data, .n = n, .pointer_bits = 64};

	if (strncmp(triple, "wasm32", 6) == 0)
		s.pointer_bits = 32;
	snprintf(s.triple, sizeof(s.triple), "%s", triple);
	return s;
}

static inline smr_archive ship_plain(const char *name)
{
	smr_archive a = {.version = 1, .nentries = 1, .entries = {"smr_main"}};

	snprintf(a.name, sizeof(a.name), "%s", name);
	return a;
}

/* The same key in every run: what is signed is the same too. */
static inline smr_secret_key ship_key(unsigned char seed)
{
	char path[64], hex[2 * SMR_SEED_BYTES + 1], text[128];
	smr_secret_key k;

	for (size_t i = 0; i < SMR_SEED_BYTES; i++)
		snprintf(hex + 2 * i, 3, "%02x", seed);
	snprintf(path, sizeof(path), "/tmp/ship_case.%ld.key", (long)getpid());
	snprintf(text, sizeof(text), "secret %s\n", hex);
	assert_int_equal(smr_write_file(path, text, strlen(text), SMR_WRITE_FAST), SMR_OK);
	assert_int_equal(smr_key_load(path, &k), SMR_OK);
	unlink(path);
	return k;
}

static inline smr_str ship_signed(const smr_archive *a, const smr_secret_key *k)
{
	smr_str bytes = {0};

	assert_int_equal(smr_archive_build(a, &bytes), SMR_OK);
	assert_int_equal(smr_archive_sign(&bytes, k), SMR_OK);
	return bytes;
}

/* A signed archive with one slice of bitcode for this machine. */
static inline smr_str ship_archive_of(const char *name, const char *ir, const smr_secret_key *k)
{
	smr_archive a = ship_plain(name);
	size_t n;
	void *bc = ship_bitcode(ir, smr_triple_host(), &n);

	a.nslices = 1;
	a.slices[0] = ship_slice(SMR_SLICE_BITCODE, smr_triple_host(), bc, n);
	smr_str bytes = ship_signed(&a, k);

	free(bc);
	return bytes;
}
#endif
