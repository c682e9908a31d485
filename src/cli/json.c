/* Prints JSON. */
#include "cli/json.h"

#include <samara/code.h>
#include <stdbool.h>

#include "base/data/fields.h"

smr_status smr_cli_put_json_digits(const json_t *o, int digits, FILE *to)
{
	if (json_dumpf(o, to, JSON_INDENT(2) | JSON_REAL_PRECISION(digits)) != 0)
		return smr_fail(SMR_EIO, "cannot write the JSON");
	fputc('\n', to);
	return SMR_OK;
}

smr_status smr_cli_put_text(char *text)
{
	bool ok = puts(text) >= 0;

	smr_text_free(text);
	return ok ? SMR_OK : smr_fail(SMR_EIO, "cannot write the JSON");
}

smr_status smr_cli_put_fields_digits(const smr_fields *f, const void *object, int digits, FILE *to)
{
	json_t *o;
	smr_status st;

	SMR_TRY(smr_fields_json(f, object, &o));
	st = smr_cli_put_json_digits(o, digits, to);
	json_decref(o);
	return st;
}

smr_status smr_cli_put_fields(const smr_fields *f, const void *object, FILE *to)
{
	return smr_cli_put_fields_digits(f, object, SMR_CLI_DIGITS, to);
}
