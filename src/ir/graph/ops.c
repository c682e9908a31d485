#include <string.h>

#include "ir/graph/graph.h"

static const struct row {
	const char *name, *about;
	int8_t arity;
	uint8_t kind;
	float flops;
} rows[] = {
#define SMR_OP(name, arity, kind, flops, about) \
	[SMR_OP_##name] = {#name, about, arity, SMR_KIND_##kind, flops},
#include "ir/graph/ops.def"
#undef SMR_OP
};

static const struct row *row_of(smr_op op)
{
	static const struct row none = {"?", "no operator", -1, SMR_KIND_OPAQUE, 0};

	return (unsigned)op < SMR_OP_COUNT ? &rows[op] : &none;
}

const char *smr_op_name(smr_op op)
{
	return row_of(op)->name;
}

int smr_op_arity(smr_op op)
{
	return row_of(op)->arity;
}

smr_op_kind smr_op_kind_of(smr_op op)
{
	return (smr_op_kind)row_of(op)->kind;
}

bool smr_op_is_value(smr_op op)
{
	return op == SMR_OP_param || op == SMR_OP_part || smr_op_kind_of(op) >= SMR_KIND_MAP;
}

double smr_op_flops(smr_op op)
{
	return (double)row_of(op)->flops;
}

const char *smr_op_about(smr_op op)
{
	return row_of(op)->about;
}

bool smr_op_parse(const char *name, size_t len, smr_op *out)
{
	for (unsigned i = 0; i < SMR_OP_COUNT; i++) {
		if (strncmp(rows[i].name, name, len) == 0 && rows[i].name[len] == '\0') {
			*out = (smr_op)i;
			return true;
		}
	}
	return false;
}
