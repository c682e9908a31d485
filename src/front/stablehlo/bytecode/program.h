/** @file A StableHLO program in any form that is read: MLIR text, MLIR bytecode, what jax.export
 * writes. */
#ifndef SMR_FRONT_STABLEHLO_BYTECODE_PROGRAM_H
#define SMR_FRONT_STABLEHLO_BYTECODE_PROGRAM_H

#include "front/stablehlo/mlir/mlir.h"

SMR_BEGIN_DECLS

/** Reads a program, whose form its first bytes tell. SMR_EPARSE: it is damaged; SMR_EUNSUPPORTED:
 * the form is known and not read; the message says what to do. Other errors as
 * smr_mlir_parse() and smr_mlir_read_bytecode(). */
SMR_MUST_USE smr_status smr_mlir_load(const char *name, const void *data, size_t n, smr_mlir **out);

/** Finds the bytecode in what jax.export's serialize() writes; false: the bytes are not that. */
bool smr_jax_export_find(const unsigned char *data, size_t n, const unsigned char **program,
			 size_t *size);

SMR_END_DECLS

#endif
