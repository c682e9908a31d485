/** @file A program as bytes for libraries built ahead of time, and its decoding (internal).
 *
 * Only verified modules are packed. Nests are left out, since each op with one has a kernel; so are
 * names for people. The reader trusts the bytes as much as the code beside them, but never reads
 * outside of them. */
#ifndef SMR_AOT_PACK_H
#define SMR_AOT_PACK_H
#include "aot/bytes.h"
#include "front/stablehlo/import/stablehlo.h"
#include "ir/module/module.h"

/** Appends the module; SMR_EUNSUPPORTED names what cannot be packed. @p number gives the `bits` of
 * a node that is an op. */
SMR_MUST_USE smr_status smr_pack_module(const smr_module *m,
					uint64_t (*number)(void *arg, const smr_node *v), void *arg,
					smr_str *out);
/** Appends the arguments and results of the program. */
void smr_pack_face(const smr_stablehlo_face *f, smr_str *out);

/** Reads the module; its constants point into the bytes. SMR_ECORRUPT: the bytes are damaged. */
SMR_MUST_USE smr_status smr_unpack_module(smr_taking *t, smr_module **out);
/** Reads the arguments and results. Free @p out with smr_stablehlo_face_free() in any case. */
SMR_MUST_USE smr_status smr_unpack_face(smr_taking *t, const smr_module *m,
					smr_stablehlo_face *out);
#endif
