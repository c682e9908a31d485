/** @file Shared by the files of the image writer (internal). */
#ifndef SMR_RT_HELPER_IMAGE_OWN_H
#define SMR_RT_HELPER_IMAGE_OWN_H
#include "rt/helper/image_write.h"

/** Appends data at a multiple of 8 and returns its position. */
uint32_t smr_guest_image_put(smr_str *image, const void *data, size_t n);
smr_guest_image_list smr_guest_image_put_list(smr_str *image, const void *data, size_t n,
					      size_t size);
SMR_MUST_USE smr_status smr_guest_image_append(smr_str *image,
					       const smr_guest_image_specialization *p);
/* image_calls.c */
/** Returns the addresses of this process's functions, SMR_SITE_CALL_COUNT of them. */
const void *const *smr_guest_own_calls(void);
/** Whether the flow stores to nothing that it reads, judged by base pointers. */
bool smr_guest_is_repeatable(const smr_graph *g);
/** Whether codelets run every nest that calls a function: none was removed as dead. */
bool smr_guest_makes_all_calls(const smr_flow *f);
#endif
