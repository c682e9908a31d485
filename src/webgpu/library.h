/** @file wgpu-native's library, opened at first need. */
#ifndef SMR_WEBGPU_LIBRARY_H
#define SMR_WEBGPU_LIBRARY_H
#include "base/status.h"
#include "webgpu/webgpu.h"

SMR_BEGIN_DECLS

typedef struct smr_webgpu_library {
	smr_wgpu call;
	WGPUInstance instance;
	char path[512];
	char version[24]; /* "29.0.1.1" */
} smr_webgpu_library;

/** Opens the library once in a process; the result of the first call stays. Thread safe. It is
 * $SAMARA_WEBGPU, else libwgpu_native.so of the system, else that of pip's wheel `wgpu`.
 *
 * SMR_EUNSUPPORTED: there is none, it is too old or incomplete, or the process is confined; the
 * text says which. SMR_ESTATE: this process was forked from one that had opened it. */
SMR_MUST_USE smr_status smr_webgpu_library_open(const smr_webgpu_library **out);

SMR_END_DECLS

#endif
