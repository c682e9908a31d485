/** @file Implementations of codelets on this CPU: one struct each, listed in list.c. */
#ifndef SMR_BACK_BACK_H
#define SMR_BACK_BACK_H
#include "base/str.h"
#include "base/thread/workers.h"
#include "pass/codelet/codelet.h"

typedef struct smr_exec smr_exec; /* each implementation has its own */

/** Code of a codelet for another machine, as pack() makes it. */
typedef struct smr_packed {
	char triple[64]; /* normalised */
	void *code;      /* LLVM bitcode, not optimised; for wasm32 a module that imports nothing.
			    smr_free() */
	size_t n;
	char entry[64];     /* the one symbol that adopt() looks up, the same for all targets */
	char features[128]; /* of the CPU, without which it does not run: "avx2,fma" */
	smr_str note;       /* what adopt() must know besides; smr_str_free() */
} smr_packed;

/** What came of it on a node: the code is linked, or in an archive's slice. The archive's signer
 * was asked about; everything else may be wrong. */
typedef struct smr_arrived {
	void *entry; /* address of the entry; NULL: WebAssembly */
	const void *wasm;
	size_t nwasm;
	const void *note;
	size_t nnote;
	uint32_t nbases, nvalues; /* pointers and values that run() will be given */
} smr_arrived;

/** What a program that is built ahead of time keeps of a codelet, for an environment with the same
 * symbol values. */
typedef struct smr_serialized {
	smr_str note;    /* what thaw() must know; the same build of ours reads it */
	smr_str ir;      /* code that it needs: LLVM IR, whose one external constant is a table of
			    functions; empty: none */
	uint32_t nparts; /* generated code that it runs besides, asked for one by one */
	uint32_t nbases, nvalues; /* of a part: pointers and values that its run() will be given */
} smr_serialized;

typedef struct smr_serialized_for {
	const char *cpu;    /* a target of generated code; NULL: this very CPU */
	const char *prefix; /* of the names of what the IR defines: PREFIXstages is the table */
	uint32_t part;      /* 0: all of it; else one of its parts, from 1 on */
} smr_serialized_for;

/** A part that is made ready. */
typedef struct smr_deserialized_part {
	const struct smr_impl *by;
	smr_exec *exec;
} smr_deserialized_part;

/** The same in the program that was built. */
typedef struct smr_deserialized {
	const void *note;
	size_t nnote;
	void *const *code;        /* the table; NULL: there is none */
	uint32_t nbases, nvalues; /* pointers and values that run() will be given */
	uint32_t nparts;
	const smr_deserialized_part *parts; /* the caller's, for longer than what is thawed */
} smr_deserialized;

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
	bool reassociates; /* its sums of floats differ in rounding from the source's order */
	bool opaque;       /* takes code that was not lifted, and nothing else */
	bool beside;       /* takes codelets of several nests, too (smr_codelet.beside) */
	bool on_request;   /* taken where it is asked for by name, never by its prediction */
	bool shared;       /* several threads may be in run() of one smr_exec, each with an env of
			    * its own */
	/** Cheap: can it take this codelet at these sizes? SMR_EUNSUPPORTED and the reason if not.
	 */
	smr_status (*accept)(const smr_codelet *c, const smr_env *e);
	smr_status (*prepare)(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out);
	smr_status (*run)(smr_exec *x, const smr_env *e, const smr_workers *w);
	void (*release)(smr_exec *x);
	/** What it chose ("brgconv:avx2", tile sizes ...), for reports; may be NULL. */
	const char *(*detail)(const smr_exec *x);
	/** Adds to lanes, parts and dear of @p work what it will do; NULL: the nest says it. */
	void (*count)(const smr_exec *x, smr_work *work);
	/** Says in @p work what it will do, before it is made ready; NULL: the nest says it. */
	void (*foresee)(const smr_codelet *c, const smr_env *e, smr_work *work);
	/** Makes code that another machine runs, for these sizes; @p target is a name of
	 * smr_pack_targets. NULL: this implementation is known everywhere by its name. */
	smr_status (*pack)(const smr_codelet *c, const smr_env *e, const char *target,
			   smr_packed *out);
	/** prepare() with the code that came instead of code of one's own; run() and release() are
	 * the same. What it does not keep of @p a may go; entry stays. Every number in the note is
	 * checked. NULL where pack is. */
	smr_status (*adopt)(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
			    smr_exec **out);
	/** For a program that is built ahead of time; the caller frees what is in @p out, whatever
	 * comes of it. NULL: it cannot be kept. */
	smr_status (*freeze)(const smr_codelet *c, const smr_env *e, const smr_serialized_for *f,
			     smr_serialized *out);
	/** prepare() from what freeze() gave, without a codelet: run() and release() are the same.
	 * NULL where freeze is. */
	smr_status (*thaw)(const smr_deserialized *t, const smr_workers *w, smr_exec **out);
	/** Seconds that the first prepare() on a machine takes, where what it makes is kept on
	 * disk (a compilation); 0: nothing to speak of. */
	double compile_s;
	/** Whether compile_s is so of this codelet; NULL: of all. */
	bool (*compiles)(const smr_codelet *c);
	/** Ways of its own that its models may have ranked wrongly: prepare() takes number
	 * smr_codelet.tuning of them, 0 is the models'. 0: it has none. */
	unsigned tunings;
	/** Seconds that the first prepare() in this process takes besides (a library that makes
	 * code for itself as it starts), from any thread; 0 once that is behind. NULL: nothing to
	 * speak of. */
	double (*wakes)(void);
} smr_impl;

/** smr_impl.compile_s of a codelet. */
static inline double smr_impl_compile_s(const smr_impl *i, const smr_codelet *c)
{
	return i->compiles == NULL || i->compiles(c) ? i->compile_s : 0;
}

extern const smr_impl *const smr_impls[]; /* NULL-terminated */

/** Whether code that is generated is made for other sizes as well, and kept, from now on. */
void smr_nest_for_all_sizes(bool on);
/** What code is packed for; a NULL name ends it. Of two kinds of one CPU the one that needs more of
 * it comes first. */
typedef struct smr_pack_target {
	const char *name; /* "x86_64" */
	const char *impl; /* the implementation that packs and adopts it; NULL: the codelet's own */
} smr_pack_target;
extern const smr_pack_target smr_pack_targets[];
const smr_impl *smr_impl_find(const char *name);
/** Whether the codelet is to keep the source's order, and that one might not. */
static inline bool smr_impl_reorders(const smr_impl *impl, const smr_codelet *c)
{
	return c->fp == SMR_FP_STRICT && impl->reassociates && !smr_codelet_is_exact_sum(c);
}
#endif
