/* Scripts of DML: read, and run with what the context has. */
#include "pipeline/script.h"

#include "base/alloc.h"
#include "base/fs.h"

smr_status smr_ctx_run_script(smr_ctx *c, const smr_script_request *q, smr_script_stats *stats)
{
	smr_script_params p = {.runner = &c->runner,
			       .nargs = q->nargs,
			       .args = q->args,
			       .library = q->library,
			       .print = q->print,
			       .ctx = q->ctx};
	smr_dml_script *script;
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(q->path, &text, &n));
	st = smr_dml_parse(q->path, text, n, &script);
	smr_free(text);
	SMR_TRY(st);
	st = smr_script_run(script, &p, stats);
	smr_dml_free(script);
	return st;
}
