/** @file Extensions of the table. */
#ifndef SMR_PJRT_EXTENSION_H
#define SMR_PJRT_EXTENSION_H
#include "pjrt/abi.h"

/** The first extension, Layouts, which the others are linked to. */
typedef struct pjrt_layouts_extension {
	pjrt_extension head;
	void *functions[7];
} pjrt_layouts_extension;
extern const pjrt_layouts_extension pjrt_extensions;
/** Custom_Call, to which FFI is linked. */
typedef struct pjrt_custom_call_extension {
	pjrt_extension head;
	void *custom_call;
} pjrt_custom_call_extension;
extern const pjrt_custom_call_extension pjrt_custom_call;
/** The layout of arrays of a rank; constant. */
pjrt_layout *pjrt_layout_of(uint32_t rank);

#endif
