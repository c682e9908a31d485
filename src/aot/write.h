/** @file Generated text of a built library: its header, and the glue code of its calls (internal to
 * aot/). */
#ifndef SMR_AOT_WRITE_H
#define SMR_AOT_WRITE_H
#include "aot/build.h"
#include "aot/serialize.h"

/** Writes NAME.h, for C and C++. */
SMR_MUST_USE smr_status smr_aot_header(const smr_model *m, const smr_build_params *p,
				       const smr_aot_image *b, smr_str *out);
/** Writes LLVM IR of the functions that NAME.h declares; the file @p bytes holds the program. */
SMR_MUST_USE smr_status smr_aot_glue(const smr_model *m, const smr_build_params *p,
				     const smr_aot_image *b, const char *bytes, smr_str *out);
#endif
