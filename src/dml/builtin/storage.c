/* compress(), decompress() and local() say how SystemDS stores a matrix: in compressed column
 * groups, in one process. Matrices are neither compressed nor distributed here, so that each gives
 * its argument; compress() reports it once. */
#include "base/log.h"
#include "dml/absint.h"

static smr_status keep_storage(dml_builtin_call *c, dml_value *out)
{
	static bool told;

	if (c->args[0].kind != DML_FRAME) {
		dml_matrix *m;

		SMR_TRY(dml_arg_matrix(c, 0, &m));
	}
	if (c->data != 0 && !__atomic_exchange_n(&told, true, __ATOMIC_RELAXED))
		smr_log(SMR_LOG_WARN, "%s(): matrices stay uncompressed in Samara", c->name);
	*out = dml_keep(&c->args[0]);
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"compress", "target! scheme", keep_storage, 1, .shape = "rc", .facts = dml_keep_zeros},
	{"decompress", "target!", keep_storage, 0, .shape = "rc", .facts = dml_keep_zeros},
	{"local", "target!", keep_storage, 0, .shape = "rc", .facts = dml_keep_zeros},
};

const dml_builtins dml_builtins_storage = {rows, sizeof(rows) / sizeof(rows[0])};
