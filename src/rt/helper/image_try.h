/** @file Runs the code of an image in the helper, on its own memory. */
#ifndef SMR_RT_HELPER_IMAGE_TRY_H
#define SMR_RT_HELPER_IMAGE_TRY_H
#include "rt/helper/image_write.h"

enum {
	SMR_GUEST_TRY_MOST = 256 << 20
}; /* greatest bytes of a flow's memory; larger ones are not
    * tried */

/** Runs a specialization of a flow several times on memory filled with small numbers, and compares
 * a sample of its points with the reference. *@p ns: the least time, or 0 if it was too large to
 * try. Returns SMR_ECORRUPT if a point is wrong. */
SMR_MUST_USE smr_status smr_guest_image_try(smr_str *image, const smr_guest_image_specialization *p,
					    const smr_flow *f, const smr_specialization *s,
					    smr_env *e, const smr_workers *w, uint64_t *ns);
#endif
