/** @file Implementations of codelets on this CPU: one struct each, listed in list.c. */
#ifndef SMR_BACK_BACK_H
#define SMR_BACK_BACK_H
#include "base/workers.h"
#include "pass/codelet.h"

typedef struct smr_exec smr_exec; /* each implementation has its own */

/** A way to compute a codelet. All functions set smr_errmsg() when they do not return SMR_OK.
 *
 * prepare() may be slow (it builds primitives, compiles, packs nothing of the caller's data); the
 * result is valid for every environment with the same symbol values (sizes and strides), whatever
 * the base pointers and scalars. run() is called with all guards passed: windows that must be
 * disjoint are, extents are >= 1. run() fails before its first store or not at all: what a library
 * cannot finish, the implementation finishes itself. */
typedef struct smr_impl {
	const char *name; /* "openblas", "onednn", "nest" */
	const char *about;
	bool reassociates; /* its sums differ in rounding from the source's order */
	bool on_request;   /* taken where it is asked for by name, never by its prediction */
	/** Cheap: can it take this codelet at these sizes? SMR_EUNSUPPORTED and the reason if not.
	 */
	smr_status (*accept)(const smr_codelet *c, const smr_env *e);
	smr_status (*prepare)(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out);
	smr_status (*run)(smr_exec *x, const smr_env *e, const smr_workers *w);
	void (*release)(smr_exec *x);
	/** What it chose ("brgconv:avx2", tile sizes ...), for reports; may be NULL. */
	const char *(*detail)(const smr_exec *x);
	/** Seconds that the first prepare() on a machine takes, where what it makes is kept on
	 * disk (a compilation); 0: nothing to speak of. */
	double compile_s;
} smr_impl;

extern const smr_impl *const smr_impls[]; /* NULL-terminated */
const smr_impl *smr_impl_find(const char *name);
#endif
