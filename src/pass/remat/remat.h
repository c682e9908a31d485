/** @file Rematerialisation in a program of one flow: the backward pass recomputes activations
 * instead of keeping them (internal).
 */
#ifndef SMR_PASS_REMAT_REMAT_H
#define SMR_PASS_REMAT_REMAT_H
#include "ir/module/module.h"

/** Cuts what function 0 does up to where it holds most into segments, as many and where that is
 * taken to hold least: of each but the last one only what later ones read is kept; what ops behind
 * that place read besides is computed once more in front of the first of them (smr_loc.anew, as if
 * the program said it with a barrier). Every element's arithmetic stays as it was. *@p done: false:
 * it has control flow, and is left as it is. SMR_EINVAL, told: that would save nothing. */
SMR_MUST_USE smr_status smr_pass_remat(smr_module *m, bool *done);
/** Of a loop over layers and one back through them in function 0: what the turns forward keep for
 * those back is computed once more there, but for what each turn was given. *@p done: false: there
 * are no such loops, and all is left as it is. SMR_EINVAL, told: that would save nothing. */
SMR_MUST_USE smr_status smr_pass_remat_loops(smr_module *m, bool *done);
#endif
