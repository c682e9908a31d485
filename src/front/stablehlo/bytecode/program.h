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

/** Replaces composites that stand for an op of chlo by the op, if @p knows it; they are calls of a
 * function that computes the same. */
SMR_MUST_USE smr_status smr_mlir_recompose(smr_mlir *m,
					   bool (*knows)(const void *arg, const char *name),
					   const void *arg);

/** Returns whether the first 8 bytes of a file may be those of what jax.export's serialize()
 * writes. */
bool smr_jax_export_begins(const unsigned char *head);
/** Finds the bytecode in what jax.export's serialize() writes; false: the bytes are not that.
 * @p program and @p size may be NULL. */
bool smr_jax_export_find(const void *data, size_t n, const unsigned char **program, size_t *size);

SMR_END_DECLS

#endif
