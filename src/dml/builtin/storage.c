/* compress() stores a matrix in compressed column groups, decompress() with all its elements.
 * local() says that a matrix is in one process, as all are here. */
#include "dml/absint.h"

static smr_status keep_storage(dml_builtin_call *c, dml_value *out)
{
	if (c->args[0].kind != DML_FRAME) {
		dml_matrix *m;

		SMR_TRY(dml_arg_matrix(c, 0, &m));
	}
	*out = dml_keep(&c->args[0]);
	return SMR_OK;
}

static smr_status change_storage(dml_builtin_call *c, dml_value *out)
{
	SMR_TRY(keep_storage(c, out));
	if (c->args[0].kind != DML_MATRIX)
		return SMR_OK;
	dml_drop(out);
	return c->data != 0 ? dml_pack(c->s, c->at, &c->args[0], out)
			    : dml_unpack(c->s, &c->args[0], out);
}

static const dml_builtin rows[] = {
	{"compress", "target! scheme", change_storage, 1, .shape = "rc", .facts = dml_keep_zeros},
	{"decompress", "target!", change_storage, 0, .shape = "rc", .facts = dml_keep_zeros},
	{"local", "target!", keep_storage, 0, .shape = "rc", .facts = dml_keep_zeros},
};

const dml_builtins dml_builtins_storage = {rows, sizeof(rows) / sizeof(rows[0])};
