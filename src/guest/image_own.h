/** @file What the parts of the writer share (internal). */
#ifndef SMR_GUEST_IMAGE_OWN_H
#define SMR_GUEST_IMAGE_OWN_H
#include "guest/image_write.h"

/** Appends at a multiple of 8 and returns the position. */
uint32_t smr_guest_image_put(smr_str *image, const void *data, size_t n);
smr_guest_image_list smr_guest_image_put_list(smr_str *image, const void *data, size_t n,
					      size_t size);
SMR_MUST_USE smr_status smr_guest_image_append(smr_str *image,
					       const smr_guest_image_specialization *p);
#endif
