/* What read() will give: FILE.mtd says, or the arguments do; no data is looked at. */
#include <string.h>

#include "dml/absint.h"
#include "dml/io/read.h"
#include "dml/io/stored.h"

/* An argument, or what FILE.mtd says; else it is not known. */
static int64_t size(script_builtin_call *c, uint32_t i, int64_t about, const char *file,
		    const char *what)
{
	script_value *v = &c->args[i];

	if (v->kind != SCRIPT_NOTHING && script_foresee_force(c->s, v) == SMR_OK &&
	    script_is_number(v))
		return script_size_of(c->s, c->at, v, what);
	if (about >= 0)
		return about;
	return script_unknown_size(c->s, script_here(c->s, c->at), "%s of %s", what, file);
}

static smr_status about_file(script_builtin_call *c, const char *file, script_value *out)
{
	script_about a = script_about_nothing();
	const char *type;
	int64_t rows, cols;
	double nnz, zeros;

	if (script_about_read(file, &a) != SMR_OK)
		return script_fail(c->s, c->at, "%s", smr_errmsg());
	SMR_TRY(script_arg_text(c, SCRIPT_READ_DATA_TYPE,
				*a.data_type != '\0' ? a.data_type : "matrix", &type));
	if (strcmp(type, "matrix") != 0)
		return script_unseen_number(strcmp(type, "scalar") != 0, out);
	rows = size(c, SCRIPT_READ_ROWS, a.rows, file, "rows");
	cols = size(c, SCRIPT_READ_COLS, a.cols, file, "columns");
	SMR_TRY(script_arg_number(c, SCRIPT_READ_NNZ, (double)a.nnz, &nnz));
	zeros = nnz >= 0 && rows > 0 && cols > 0 ? 1 - nnz / (double)rows / (double)cols : 0;
	SMR_TRY(script_unseen_matrix(rows, cols, zeros > 0 && zeros <= 1 ? zeros : 0, out));
	out->matrix->outlook->exact = nnz >= 0 && zeros >= 0 && zeros <= 1;
	return SMR_OK;
}

smr_status script_foresee_read(script_builtin_call *c, script_value *out)
{
	if (c->args[SCRIPT_READ_FILE].kind == SCRIPT_STRING)
		return about_file(c, c->args[SCRIPT_READ_FILE].text->s, out);
	if (c->args[SCRIPT_READ_DATA_TYPE].kind == SCRIPT_STRING &&
	    strcmp(c->args[SCRIPT_READ_DATA_TYPE].text->s, "scalar") == 0)
		return script_unseen_number(false, out);
	return script_unseen_matrix(
		size(c, SCRIPT_READ_ROWS, -1, "a file whose name is computed", "rows"),
		size(c, SCRIPT_READ_COLS, -1, "a file whose name is computed", "columns"), 0, out);
}
