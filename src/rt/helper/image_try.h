/** @file Code of an image, run by the helper on memory of its own. */
#ifndef SMR_RT_HELPER_IMAGE_TRY_H
#define SMR_RT_HELPER_IMAGE_TRY_H
#include "rt/helper/image_write.h"

enum { SMR_GUEST_TRY_MOST = 256 << 20 }; /* bytes of the flow's memory; more is not tried */

/** Runs a specialization of a flow some times on memory that is filled with small numbers, and
 * checks a sample of its points against the reference. *@p ns: the least time; 0: it was too large
 * to try. SMR_ECORRUPT: a point is wrong. */
SMR_MUST_USE smr_status smr_guest_image_try(smr_str *image, const smr_guest_image_specialization *p,
					    const smr_flow *f, const smr_specialization *s,
					    smr_env *e, const smr_workers *w, uint64_t *ns);
#endif
