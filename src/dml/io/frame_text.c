/* Frames in the output format of the language. */
#include <inttypes.h>

#include "dml/value.h"

static void put_cell(smr_str *s, const dml_column *c, int64_t i, int decimal)
{
	char room[DML_CELL_ROOM];
	dml_cell t;

	if (c->type == DML_CELL_FP64) {
		dml_put_fixed(s, c->fp64[i], decimal);
		return;
	}
	if (c->type == DML_CELL_BOOLEAN) {
		smr_str_puts(s, c->truth[i] != 0 ? "TRUE" : "FALSE");
		return;
	}
	t = dml_cell_text(c, i, room);
	if (t.s == NULL)
		smr_str_puts(s, "null");
	else
		smr_str_write(s, t.s, t.n);
}

void dml_put_frame(smr_str *s, const dml_dataframe *t, const dml_format *f)
{
	int64_t rows = t->rows < f->rows ? t->rows : f->rows;
	int64_t cols = t->cols < f->cols ? t->cols : f->cols;
	char room[DML_CELL_ROOM];

	smr_str_printf(s, "# FRAME: nrow = %" PRId64 ", ncol = %" PRId64 "%s#", t->rows, t->cols,
		       f->linesep);
	for (int64_t j = 0; j < cols; j++)
		smr_str_printf(s, "%s%s", f->sep, dml_dataframe_name(t, j, room));
	smr_str_printf(s, "%s#", f->linesep);
	for (int64_t j = 0; j < cols; j++)
		smr_str_printf(s, "%s%s", f->sep, dml_cell_type_name(t->columns[j]->type));
	smr_str_puts(s, f->linesep);
	for (int64_t i = 0; i < rows; i++) {
		for (int64_t j = 0; j < cols; j++) {
			if (j > 0)
				smr_str_puts(s, f->sep);
			put_cell(s, t->columns[j], i, (int)f->decimal);
		}
		smr_str_puts(s, f->linesep);
	}
}
