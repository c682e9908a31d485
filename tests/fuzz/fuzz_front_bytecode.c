/* Any bytes as MLIR bytecode, or as what jax.export writes: they are refused with a reason, or
 * become a tree that prints, and a program or a reason why not. Seeds are hexadecimal digits, which
 * the first mutation turns into the bytes that they stand for. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "front/stablehlo/bytecode/bytecode.h"
#include "front/stablehlo/bytecode/program.h"
#include "front/stablehlo/import/stablehlo.h"

ACCEPTED_FORMATS("bytecode", "jax.export", "program")

size_t LLVMFuzzerMutate(uint8_t *data, size_t n, size_t most);

static void must(int holds)
{
	if (!holds)
		abort();
}

static int digit(uint8_t c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Decodes hexadecimal digits and ends of lines in place, or changes nothing. */
static size_t decode(uint8_t *data, size_t n)
{
	size_t k = 0;
	int high = -1;

	for (size_t i = 0; i < n; i++)
		if (digit(data[i]) < 0 && data[i] != '\n')
			return n;
	for (size_t i = 0; i < n; i++) {
		int d = digit(data[i]);

		if (d >= 0 && high >= 0)
			data[k++] = (uint8_t)(high * 16 + d);
		if (d >= 0)
			high = high >= 0 ? -1 : d;
	}
	return k;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t n, size_t most, unsigned seed)
{
	return LLVMFuzzerMutate(data, decode(data, n), most);
}

static void read_tree(const uint8_t *data, size_t n)
{
	smr_str text = {0};
	smr_mlir *m;

	if (smr_mlir_load("fuzz", data, n, &m) != SMR_OK) {
		must(smr_errmsg()[0] != '\0');
		return;
	}
	if (smr_mlir_is_bytecode(data, n))
		accepted("bytecode");
	else if (smr_jax_export_find(data, n, NULL, NULL))
		accepted("jax.export");
	must(smr_mlir_module(m) != NULL);
	must(smr_mlir_print(m, &text) == SMR_OK);
	smr_str_free(&text);
	smr_mlir_free(m);
}

static void import_program(const uint8_t *data, size_t n)
{
	smr_stablehlo_face face;
	smr_module *m;

	if (smr_stablehlo_load("fuzz", (const char *)data, n, NULL, &face, &m) != SMR_OK) {
		must(smr_errmsg()[0] != '\0');
		return;
	}
	accepted("program");
	must(smr_module_verify(m) == SMR_OK);
	smr_stablehlo_face_free(&face);
	smr_module_free(m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	uint8_t *copy = malloc(n > 0 ? n : 1), *exact;

	must(copy != NULL);
	memcpy(copy, data, n);
	n = decode(copy, n);
	exact = realloc(copy, n > 0 ? n : 1); /* the end is where a sanitizer looks */
	must(exact != NULL);
	if (smr_mlir_is_bytecode(exact, n) || smr_jax_export_find(exact, n, NULL, NULL)) {
		read_tree(exact, n);
		import_program(exact, n);
	}
	free(exact);
	return 0;
}
