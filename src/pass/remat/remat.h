/** @file Rematerialisation in a program of one flow: the backward pass recomputes activations
 * instead of keeping them (internal).
 */
#ifndef SMR_PASS_REMAT_REMAT_H
#define SMR_PASS_REMAT_REMAT_H
#include "ir/module/module.h"

/** Recomputes activations in function 0, if it is one flow. Divides the ops before the memory peak
 * into segments, so that the predicted peak is lowest. For each segment but the last, only the
 * values that later segments read are kept. Other values read after the peak are recomputed before
 * their first reader (smr_loc.anew, as with a barrier in the program). Every element's arithmetic
 * stays the same. *@p done: false if function 0 has control flow; it is unchanged. Returns
 * SMR_EINVAL, with a message, if nothing is saved. */
SMR_MUST_USE smr_status smr_pass_remat(smr_module *m, bool *done);
/** Recomputes activations of a forward loop over layers in function 0 in the backward loop over
 * them, except the inputs of each iteration. *@p done: false if there are no such loops; nothing
 * changes. Returns SMR_EINVAL, with a message, if nothing is saved. */
SMR_MUST_USE smr_status smr_pass_remat_loops(smr_module *m, bool *done);
#endif
