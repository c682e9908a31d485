/* Any bytes as a packed text: it is refused, or comes out as long as it says, and packs again. Any
 * bytes as a text come back. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "base/alloc.h"
#include "front/c/lift/pack.h"

ACCEPTED_FORMATS("packed")

static void there_and_back(const char *text, size_t n)
{
	char *packed, *again;
	size_t npacked, nagain;

	if (smr_text_pack(text, n, &packed, &npacked) != SMR_OK ||
	    smr_text_unpack(packed, npacked, &again, &nagain) != SMR_OK)
		abort();
	if (nagain != n || memcmp(again, text, n) != 0 || again[n] != '\0')
		abort();
	smr_free(packed);
	smr_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	char *text;
	size_t ntext;

	there_and_back((const char *)data, n);
	if (smr_text_unpack((const char *)data, n, &text, &ntext) != SMR_OK)
		return 0;
	accepted("packed");
	there_and_back(text, ntext);
	smr_free(text);
	return 0;
}
