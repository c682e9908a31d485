/** @file Extensions of the table. */
#ifndef SMR_PJRT_EXTENSION_H
#define SMR_PJRT_EXTENSION_H
#include "pjrt/abi.h"

/** The first extension, Layouts, which the other one is linked to. */
typedef struct pjrt_layouts_extension {
	pjrt_extension head;
	void *functions[7];
} pjrt_layouts_extension;
extern const pjrt_layouts_extension pjrt_extensions;
/** The layout of arrays of a rank; constant. */
pjrt_layout *pjrt_layout_of(uint32_t rank);

#endif
