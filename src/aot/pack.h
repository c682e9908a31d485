/** @file A program as bytes, for libraries that are built ahead of time, and back (internal).
 *
 * What is packed was verified: nests go, as each op that has one has a kernel; what people call
 * things goes, too. Whoever unpacks trusts the bytes as much as the code beside them, but no byte
 * leads out of them. */
#ifndef SMR_AOT_PACK_H
#define SMR_AOT_PACK_H
#include "aot/bytes.h"
#include "front/stablehlo/import/stablehlo.h"
#include "ir/module/module.h"

/** Appends it; SMR_EUNSUPPORTED names what cannot be packed. A node's `bits`, where it is an op, is
 * told by @p number. */
SMR_MUST_USE smr_status smr_pack_module(const smr_module *m,
					uint64_t (*number)(void *arg, const smr_node *v), void *arg,
					smr_str *out);
/** What it takes and gives. */
void smr_pack_face(const smr_stablehlo_face *f, smr_str *out);

/** The module, whose constants lie where the bytes do. SMR_ECORRUPT: they are damaged. */
SMR_MUST_USE smr_status smr_unpack_module(smr_taking *t, smr_module **out);
/** Free it with smr_stablehlo_face_free() in any case. */
SMR_MUST_USE smr_status smr_unpack_face(smr_taking *t, const smr_module *m,
					smr_stablehlo_face *out);
#endif
