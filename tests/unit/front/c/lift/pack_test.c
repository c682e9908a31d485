/* Tests that packed texts of flows come back, that they are short, and that damage is detected. */
#include "front/c/lift/pack.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "unit.h"

static const char flow[] =
	"flow \"gemm\" at \"src/algebra/gemm.c\":12 in gemm {\n  sym n m k\n  base c written, a, "
	"b\n"
	"  %0 = view f64[n, m] c + (0) strides [8*m, 8] \"c\"\n"
	"  %1 = view f64[n, k] a + (0) strides [8*k, 8] \"a\"\n"
	"  %2 = view f64[k, m] b + (0) strides [8*m, 8] \"b\"\n"
	"  %3 = nest (i: n, j: m, l: k) group 0 at \"src/algebra/gemm.c\":14 in gemm ins %0, %1, "
	"%2 "
	"into %0 [i, j] = fold(l; %0[i, j]; add(acc0, mul(%1[i, l], %2[l, j]))) \"c\"\n}\n";

static size_t there_and_back(const char *text, size_t n)
{
	char *packed, *again;
	size_t npacked, nagain;

	assert_int_equal(smr_text_pack(text, n, &packed, &npacked), SMR_OK);
	assert_int_equal(smr_text_unpack(packed, npacked, &again, &nagain), SMR_OK);
	assert_int_equal(nagain, n);
	assert_memory_equal(again, text, n);
	assert_int_equal(again[n], 0);
	smr_free(packed);
	smr_free(again);
	return npacked;
}

static void a_flow_takes_less_than_half(void **state)
{
	assert_true(there_and_back(flow, sizeof(flow) - 1) < (sizeof(flow) - 1) / 2);
}

static void any_text_comes_back(void **state)
{
	enum { N = 200000 };
	char *text = malloc(N);

	there_and_back("", 0);
	there_and_back("x", 1);
	memset(text, 'a', N);
	assert_true(there_and_back(text, N) < N / 20);
	srand(1);
	for (int i = 0; i < N; i++)
		text[i] = (char)rand();
	assert_true(there_and_back(text, N) < N + N / 32);
	for (int i = N / 2; i < N; i++) /* far away, and as long as possible */
		text[i] = text[i - 65536];
	there_and_back(text, N);
	for (size_t n = 0; n < 300; n++)
		there_and_back(flow, n);
	free(text);
}

static void what_is_cut_off_or_damaged_is_refused(void **state)
{
	char *packed, *text;
	size_t n, ntext, refused = 0;

	assert_int_equal(smr_text_pack(flow, sizeof(flow) - 1, &packed, &n), SMR_OK);
	for (size_t k = 0; k < n; k++)
		assert_int_equal(smr_text_unpack(packed, k, &text, &ntext), SMR_ECORRUPT);
	for (size_t k = 0; k < n; k++) { /* the frame's hash detects the others */
		packed[k] ^= 0x40;
		if (smr_text_unpack(packed, n, &text, &ntext) == SMR_OK)
			smr_free(text);
		else
			refused++;
		packed[k] ^= 0x40;
	}
	assert_true(refused > 0);
	smr_free(packed);
	/* an empty text; another format; a text without a length */
	assert_int_equal(smr_text_unpack("", 0, &text, &ntext), SMR_ECORRUPT);
	assert_int_equal(smr_text_unpack("\xff\xff\xff\xff!", 5, &text, &ntext), SMR_ECORRUPT);
	assert_int_equal(smr_text_unpack("\x28\xb5\x2f\xfd\x00\x58\x01\0\0", 9, &text, &ntext),
			 SMR_ECORRUPT);
	/* a text of 2^40 bytes */
	assert_int_equal(smr_text_unpack("\x28\xb5\x2f\xfd\xe0\0\0\0\0\0\1\0\0\1\0\0", 16, &text,
					 &ntext),
			 SMR_ECORRUPT);
}

static smr_status pack_and_unpack(void *arg)
{
	char *packed, *text;
	size_t n, ntext;
	smr_status st = smr_text_pack(flow, sizeof(flow) - 1, &packed, &n);

	if (st != SMR_OK)
		return st;
	st = smr_text_unpack(packed, n, &text, &ntext);
	smr_free(packed);
	if (st == SMR_OK)
		smr_free(text);
	return st;
}

static void short_memory_is_told(void **state)
{
	assert_true(unit_fail_each_allocation(pack_and_unpack, NULL) >= 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_flow_takes_less_than_half),
		cmocka_unit_test(any_text_comes_back),
		cmocka_unit_test(what_is_cut_off_or_damaged_is_refused),
		cmocka_unit_test(short_memory_is_told),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
