/* JSON, printed. */
#include "cli/json.h"

smr_status smr_cli_put_json(const json_t *o, FILE *to)
{
	if (json_dumpf(o, to, JSON_INDENT(2) | JSON_REAL_PRECISION(6)) != 0)
		return smr_fail(SMR_EIO, "cannot write the JSON");
	fputc('\n', to);
	return SMR_OK;
}
