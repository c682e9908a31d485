/* Composites that stand for ops. Portable artifacts have no ops of chlo: chlo.erf is a call of the
 * composite "chlo.erf", whose decomposition is a function that computes it. Composites of ops that
 * the caller knows become these ops again; others stay calls. */
#include <string.h>

#include "base/arena.h"
#include "front/stablehlo/bytecode/program.h"
#include "front/stablehlo/mlir/parser.h"

typedef struct recomposer {
	smr_mlir *m;
	bool (*knows)(const void *arg, const char *name);
	const void *arg;
} recomposer;

/* Attributes of the call itself, which the op does not have. */
static bool is_of_call(const char *name)
{
	static const char *const names[] = {"composite_attributes", "decomposition", "name",
					    "version"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i], name) == 0)
			return true;
	return false;
}

/* Returns the name of the op that a composite stands for; NULL: it is a call. A composite has a
 * region if its op has one, which is chlo.scan. */
static const char *name_of_composite(const recomposer *c, const smr_mlir_op *op)
{
	const smr_mlir_attr *name;

	if (strcmp(op->name, "stablehlo.composite") != 0)
		return NULL;
	name = smr_mlir_attr_of(op, "name");
	if (name == NULL || name->kind != SMR_MLIR_STRING || strncmp(name->text, "chlo.", 5) != 0 ||
	    (strcmp(name->text, "chlo.scan") == 0) != (op->nregions > 0))
		return NULL;
	return c->knows(c->arg, name->text) ? name->text : NULL;
}

static smr_status recompose_op(const recomposer *c, smr_mlir_op *op, const char *name)
{
	const smr_mlir_attr *own = smr_mlir_attr_of(op, "composite_attributes");
	size_t nown = own != NULL && own->kind == SMR_MLIR_DICT ? own->n : 0, n = 0;
	smr_mlir_named *v = smr_arena_array(c->m->arena, op->nattrs + nown, sizeof(*v));

	if (v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the attributes of '%s'", name);
	for (size_t i = 0; i < op->nattrs; i++)
		if (!is_of_call(op->attrs[i].name))
			v[n++] = op->attrs[i];
	for (size_t i = 0; i < nown; i++)
		v[n++] = own->fields[i];
	op->name = name;
	op->attrs = v;
	op->nattrs = (uint32_t)n;
	return SMR_OK;
}

static smr_status recompose_in(const recomposer *c, const smr_mlir_op *parent)
{
	for (uint32_t r = 0; r < parent->nregions; r++)
		for (uint32_t k = 0; k < parent->regions[r].nblocks; k++) {
			const smr_mlir_block *b = parent->regions[r].blocks[k];

			for (uint32_t i = 0; i < b->nops; i++) {
				const char *name = name_of_composite(c, b->ops[i]);

				SMR_TRY(name != NULL ? recompose_op(c, b->ops[i], name)
						     : recompose_in(c, b->ops[i]));
			}
		}
	return SMR_OK;
}

smr_status smr_mlir_recompose(smr_mlir *m, bool (*knows)(const void *arg, const char *name),
			      const void *arg)
{
	const recomposer c = {m, knows, arg};

	return recompose_in(&c, m->module);
}
