/* Parses any bytes as a script: a valid script prints as text that parses to the same tree. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "dml/syntax/dml.h"

ACCEPTED_FORMATS("script")

static void must(int holds)
{
	if (!holds)
		abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	smr_str text = {0}, twice = {0};
	smr_dml_script *s, *again;

	if (smr_dml_parse("fuzz", (const char *)data, n, &s) != SMR_OK)
		return 0;
	accepted("script");
	smr_dml_print(&text, s);
	must(smr_dml_parse("again", smr_str_text(&text), text.n, &again) == SMR_OK);
	smr_dml_print(&twice, again);
	must(text.n == twice.n && memcmp(smr_str_text(&text), smr_str_text(&twice), text.n) == 0);
	smr_str_free(&twice);
	smr_str_free(&text);
	smr_dml_free(again);
	smr_dml_free(s);
	return 0;
}
