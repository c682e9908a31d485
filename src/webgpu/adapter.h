/** @file Adapters, for the files of webgpu/ and for tests. */
#ifndef SMR_WEBGPU_ADAPTER_H
#define SMR_WEBGPU_ADAPTER_H
#include "webgpu/device.h"
#include "webgpu/library.h"

/** Lists adapters, which the caller releases; returns their number. */
size_t smr_webgpu_list(const smr_webgpu_library *lib, WGPUAdapter out[SMR_WEBGPU_MOST_ADAPTERS]);
void smr_webgpu_describe(const smr_webgpu_library *lib, WGPUAdapter a, smr_webgpu_info *out,
			 WGPULimits *limits);
/** Chooses one of @p n adapters by @p word, a number or a part of a name; NULL or "": the first one
 * that is no software adapter, else the first one. SMR_EUNSUPPORTED: there is none. */
SMR_MUST_USE smr_status smr_webgpu_choose(const smr_webgpu_info *all, size_t n, const char *word,
					  size_t *out);
#endif
