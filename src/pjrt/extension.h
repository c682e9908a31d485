/** @file Extensions of the table. */
#ifndef SMR_PJRT_EXTENSION_H
#define SMR_PJRT_EXTENSION_H
#include "pjrt/abi/abi.h"

/** The first extension, Layouts, which the others are linked to. */
typedef struct pjrt_layouts_extension {
	pjrt_extension head;
	void *functions[7];
} pjrt_layouts_extension;
extern const pjrt_layouts_extension pjrt_extensions;
/** Profiler, the last one. */
typedef struct pjrt_profiler_extension {
	pjrt_extension head;
	const struct pjrt_profiler_table *functions;
	int64_t traceme_context_id;
} pjrt_profiler_extension;
extern const pjrt_profiler_extension pjrt_profiler_list;
/** Custom_Call, to which FFI and Profiler are linked. */
typedef struct pjrt_custom_call_extension {
	pjrt_extension head;
	void *custom_call;
} pjrt_custom_call_extension;
extern const pjrt_custom_call_extension pjrt_custom_call;

#endif
