/* JSON, printed. */
#include "cli/json.h"

smr_status smr_cli_put_json_digits(const json_t *o, int digits, FILE *to)
{
	if (json_dumpf(o, to, JSON_INDENT(2) | JSON_REAL_PRECISION(digits)) != 0)
		return smr_fail(SMR_EIO, "cannot write the JSON");
	fputc('\n', to);
	return SMR_OK;
}

smr_status smr_cli_put_json(const json_t *o, FILE *to)
{
	return smr_cli_put_json_digits(o, 6, to);
}
