/* Input and output in an analysis: read() gives what FILE.mtd or the arguments say of the data,
 * which is not read; nothing is written. */
#include <string.h>

#include "dml/absint.h"
#include "dml/builtin/read.h"
#include "dml/io/stored.h"

/* Returns an argument as a size, else the one of FILE.mtd, else an unknown size. */
static int64_t resolve_dim(dml_builtin_call *c, uint32_t i, int64_t about, const char *file,
			   const char *what)
{
	dml_value *v = &c->args[i];

	if (v->kind != DML_NOTHING && dml_absint_force(c->s, v) == SMR_OK && dml_is_number(v))
		return dml_size_of(c->s, c->at, v, what);
	if (about >= 0)
		return about;
	return dml_unknown_size(c->s, dml_position(c->s, c->at), "%s of %s", what, file);
}

static smr_status about_file(dml_builtin_call *c, const char *file, dml_value *out)
{
	dml_mtd a = dml_mtd_nothing();
	const char *type;
	int64_t rows, cols;
	double nnz, zeros;

	if (dml_mtd_read(file, &a) != SMR_OK)
		return dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	SMR_TRY(dml_arg_text(c, DML_READ_DATA_TYPE, *a.data_type != '\0' ? a.data_type : "matrix",
			     &type));
	if (strcmp(type, "matrix") != 0 && strcmp(type, "frame") != 0)
		return dml_unseen_number(strcmp(type, "scalar") != 0, out);
	rows = resolve_dim(c, DML_READ_ROWS, a.rows, file, "rows");
	cols = resolve_dim(c, DML_READ_COLS, a.cols, file, "columns");
	if (strcmp(type, "frame") == 0)
		return dml_unseen_frame(rows, cols, out);
	SMR_TRY(dml_arg_number(c, DML_READ_NNZ, (double)a.nnz, &nnz));
	zeros = nnz >= 0 && rows > 0 && cols > 0 ? 1 - nnz / (double)rows / (double)cols : 0;
	SMR_TRY(dml_unseen_matrix(rows, cols, zeros > 0 && zeros <= 1 ? zeros : 0, out));
	out->matrix->outlook->exact = nnz >= 0 && zeros >= 0 && zeros <= 1;
	return SMR_OK;
}

smr_status dml_absint_show_nothing(dml_builtin_call *c, dml_value *out)
{
	for (uint32_t i = 0; i < DML_ARGS; i++)
		SMR_TRY(dml_absint_force(c->s, &c->args[i]));
	*out = (dml_value){0};
	return SMR_OK;
}

smr_status dml_absint_read(dml_builtin_call *c, dml_value *out)
{
	if (c->args[DML_READ_FILE].kind == DML_TEXT)
		return about_file(c, c->args[DML_READ_FILE].text->s, out);
	if (c->args[DML_READ_DATA_TYPE].kind == DML_TEXT &&
	    strcmp(c->args[DML_READ_DATA_TYPE].text->s, "scalar") == 0)
		return dml_unseen_number(false, out);
	return dml_unseen_matrix(
		resolve_dim(c, DML_READ_ROWS, -1, "a file whose name is computed", "rows"),
		resolve_dim(c, DML_READ_COLS, -1, "a file whose name is computed", "columns"), 0,
		out);
}
