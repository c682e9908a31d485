/* Any bytes as a program of a built library: read, or refused; what was read is written the same
 * from then on. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "aot/pack.h"

ACCEPTED_FORMATS("program")

static uint64_t number(void *arg, const smr_node *v)
{
	(void)arg;
	return v->bits;
}

/* Whether it is a program; *@p out is what it is written as. */
static int read_one(const char *at, size_t n, smr_str *out)
{
	smr_taking t = {.from = at, .n = n};
	smr_stablehlo_face face = {0};
	smr_module *m;
	int good;

	if (smr_unpack_module(&t, &m) != SMR_OK)
		return 0;
	good = smr_unpack_face(&t, m, &face) == SMR_OK &&
	       smr_pack_module(m, number, NULL, out) == SMR_OK;
	if (good)
		smr_pack_face(&face, out);
	smr_stablehlo_face_free(&face);
	smr_module_free(m);
	return good;
}

static char *placed(const void *data, size_t n)
{
	char *p = aligned_alloc(SMR_AOT_ALIGN, (n + SMR_AOT_ALIGN) / SMR_AOT_ALIGN * SMR_AOT_ALIGN);

	if (p == NULL)
		abort();
	memcpy(p, data, n);
	return p;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_str first = {0}, again = {0};
	char *at = placed(data, n);

	if (read_one(at, n, &first)) {
		char *other = placed(first.s, first.n);

		accepted("program");
		if (!read_one(other, first.n, &again) || first.n != again.n ||
		    memcmp(first.s, again.s, first.n) != 0)
			abort();
		free(other);
	}
	smr_str_free(&first);
	smr_str_free(&again);
	free(at);
	return 0;
}
