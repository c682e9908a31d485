/** @file MLIR bytecode, versions 0 to 6, as the tree that MLIR text becomes (mlir/mlir.h).
 *
 * Portable artifacts of StableHLO hold ops of the dialect vhlo, whose attributes all have versions
 * and explicit defaults. The tree has the StableHLO ops, without the defaults that texts omit. */
#ifndef SMR_FRONT_STABLEHLO_BYTECODE_BYTECODE_H
#define SMR_FRONT_STABLEHLO_BYTECODE_BYTECODE_H

#include "front/stablehlo/mlir/mlir.h"

SMR_BEGIN_DECLS

/** Returns whether the bytes begin as MLIR bytecode does. */
bool smr_mlir_is_bytecode(const void *data, size_t n);
/** Reads a program; @p name is the file's, for messages. The bytes may be freed afterwards. Memory
 * is proportional to @p n. Lines and files of ops are those of their locations. SMR_EPARSE: the
 * message is "name: byte OFFSET: …"; SMR_EUNSUPPORTED: "file:line:column: unsupported: op". */
SMR_MUST_USE smr_status smr_mlir_read_bytecode(const char *name, const void *data, size_t n,
					       smr_mlir **out);

SMR_END_DECLS

#endif
