/* A whole file. The tree is in one arena; nothing in it points into the file. */
#include "base/alloc.h"
#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

smr_status smr_mlir_read_bytecode(const char *name, const void *data, size_t n, smr_mlir **out)
{
	bc_reader r = {.name = name == NULL ? "bytecode" : name, .start = data};
	smr_mlir *m;
	smr_status st;

	if (data == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_mlir_read_bytecode: no bytes or no place for the "
					    "tree");
	r.end = r.start + n;
	r.most_nodes =
		n > BC_NODES_MOST / BC_NODES_BYTE ? BC_NODES_MOST : BC_NODES + n * BC_NODES_BYTE;
	if (!smr_mlir_is_bytecode(data, n))
		return bc_fail(&r, r.start,
			       "this is not MLIR bytecode, which begins with 4D 4C EF "
			       "52");
	m = smr_calloc(1, sizeof(*m));
	r.arena = smr_arena_new();
	st = m == NULL || r.arena == NULL ? bc_no_memory(&r) : bc_sections(&r);
	if (st == SMR_OK)
		st = bc_program(&r, &m->module);
	smr_vec_free(&r.values);
	if (st != SMR_OK) {
		smr_arena_free(r.arena);
		smr_free(m);
		return st;
	}
	m->arena = r.arena;
	*out = m;
	return SMR_OK;
}
