/* Any bytes as MLIR text: what is read prints as text that reads back as itself. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "front/stablehlo/mlir/mlir.h"

ACCEPTED_FORMATS("text")

static void must(int holds)
{
	if (!holds)
		abort();
}

/* Every question that a reader of the tree may ask of an attribute. */
static void ask(const smr_mlir_op *op)
{
	for (uint32_t i = 0; i < op->nattrs; i++) {
		const smr_mlir_attr *a = op->attrs[i].attr;

		must(smr_mlir_attr_of(op, op->attrs[i].name) == a);
		must(smr_mlir_attr_equal(a, a));
		(void)smr_mlir_field(a, "dims");
		if (smr_mlir_is_ints(a) && a->n > 0)
			(void)smr_mlir_int_at(a, a->n - 1);
	}
	for (uint32_t i = 0; i < op->nregions; i++)
		for (uint32_t k = 0; k < op->regions[i].nblocks; k++)
			for (uint32_t j = 0; j < op->regions[i].blocks[k]->nops; j++)
				ask(op->regions[i].blocks[k]->ops[j]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_str text = {0}, twice = {0};
	smr_mlir *m, *again;

	if (smr_mlir_parse("fuzz", (const char *)data, n, &m) != SMR_OK)
		return 0;
	accepted("text");
	ask(smr_mlir_module(m));
	must(smr_mlir_print(m, &text) == SMR_OK);
	must(smr_mlir_parse("again", text.s, text.n, &again) == SMR_OK);
	must(smr_mlir_print(again, &twice) == SMR_OK);
	must(text.n == twice.n && memcmp(text.s, twice.s, text.n) == 0);
	smr_str_free(&twice);
	smr_str_free(&text);
	smr_mlir_free(again);
	smr_mlir_free(m);
	return 0;
}
