/** @file Implementations of codelets on this CPU: one struct each, listed in list.c. */
#ifndef SMR_BACK_BACK_H
#define SMR_BACK_BACK_H
#include "base/str.h"
#include "base/thread/workers.h"
#include "cost/model/rates.h"
#include "pass/codelet/codelet.h"

typedef struct smr_exec smr_exec; /* defined by each implementation */

/** Code of a codelet for another machine, as pack() makes it. */
typedef struct smr_packed {
	char triple[64]; /* normalised */
	void *code;      /* LLVM bitcode before optimisation; for wasm32 a module without imports.
			    Freed by smr_free() */
	size_t n;
	char entry[64];     /* the one symbol that adopt() looks up, the same for all targets */
	char features[128]; /* CPU features that the code requires: "avx2,fma" */
	smr_str note;       /* further data for adopt(); freed by smr_str_free() */
} smr_packed;

/** A packed codelet as a node received it: linked code, or code in a slice of an archive. The node
 * has checked the archive's signer; all other data is untrusted. */
typedef struct smr_arrived {
	void *entry; /* address of the entry; NULL for WebAssembly */
	const void *wasm;
	size_t nwasm;
	const void *note;
	size_t nnote;
	uint32_t nbases, nvalues; /* number of pointers and values that run() gets */
} smr_arrived;

/** Data of a codelet that a program built ahead of time keeps, for environments with the same
 * symbol values. */
typedef struct smr_serialized {
	smr_str note;    /* data for thaw(), which is read by the same build of Samara only */
	smr_str ir;      /* code that the codelet needs: LLVM IR, whose one external constant is a
			    table of functions; may be empty */
	uint32_t nparts; /* number of its parts with generated code; each is serialised
			  * separately */
	uint32_t nbases, nvalues; /* of a part: number of pointers and values that its run() gets */
} smr_serialized;

typedef struct smr_serialized_for {
	const char *cpu;    /* name of a target of generated code; NULL: this CPU */
	const char *prefix; /* prefix of all names that the IR defines; PREFIXstages is the table */
	uint32_t part;      /* 0: the whole codelet; from 1 on: one of its parts */
} smr_serialized_for;

/** A prepared part. */
typedef struct smr_deserialized_part {
	const struct smr_impl *by;
	smr_exec *exec;
} smr_deserialized_part;

/** smr_serialized as the built program loads it. */
typedef struct smr_deserialized {
	const void *note;
	size_t nnote;
	void *const *code;        /* the table of functions; NULL: none */
	uint32_t nbases, nvalues; /* number of pointers and values that run() gets */
	uint32_t nparts;
	const smr_deserialized_part *parts; /* the caller's; outlives the result of thaw() */
} smr_deserialized;

/** Times that a device measured of the run()s of an smr_exec. */
typedef struct smr_device_measured {
	uint64_t runs;  /* that were measured so far */
	double seconds; /* of their kernels, without copies; the sum */
	double fresh_s; /* of the shortest run that no earlier call returned; 0: there is none */
	double watts;   /* of the device lately; 0: unknown */
	bool emulated;  /* there is no device: all figures are those of an emulation */
	const char *detail; /* of its kernels, as detail() has it; NULL: none */
} smr_device_measured;

/** A way to compute a codelet. All functions set smr_errmsg() when they do not return SMR_OK.
 *
 * prepare() may be slow: it builds primitives and compiles, but it packs none of the caller's data.
 * Its result is valid for every environment with the same symbol values (sizes and strides),
 * whatever the base pointers and scalars are. All guards have passed when run() is called: windows
 * that must be disjoint are, extents are >= 1. run() fails before its first store or not at all:
 * the implementation itself finishes the work that a library cannot finish. */
typedef struct smr_impl {
	const char *name; /* "openblas", "onednn", "nest" */
	const char *about;
	bool reassociates; /* its float sums round differently from sums in the source's order */
	bool opaque;       /* accepts code that was not lifted, and nothing else */
	bool beside;       /* accepts codelets of several nests, too (smr_codelet.beside) */
	bool on_request;   /* chosen only if requested by name, never by its prediction */
	/** Returns the description of the device that it runs on, which is not this CPU; NULL: the
	 * device cannot be used. A NULL function: it runs on this CPU. */
	const smr_machine *(*machine)(void);
	/** The memory of that device, where values of a program may stay (back/device/memory.h);
	 * NULL: results are copied back by each run. */
	const struct smr_device_memory *memory;
	/** Reads what the device measured of @p x, without waiting for it; @p power: also watts.
	 * NULL where machine is NULL, and where nothing is measured. */
	void (*measured)(smr_exec *x, bool power, smr_device_measured *out);
	bool shared; /* several threads may be in run() of one smr_exec, each with its own
		      * env */
	const smr_cost_rates *rates; /* how fast it is; NULL: unknown */
	/** Returns quickly whether it supports this codelet at these sizes: SMR_EUNSUPPORTED and
	 * the reason if not. */
	smr_status (*accept)(const smr_codelet *c, const smr_env *e);
	smr_status (*prepare)(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			      smr_exec **out);
	smr_status (*run)(smr_exec *x, const smr_env *e, const smr_workers *w);
	void (*release)(smr_exec *x);
	/** Describes its choices ("brgconv:avx2", tile sizes ...) for reports; may be NULL. */
	const char *(*detail)(const smr_exec *x);
	/** Adds the work of @p x to `lanes`, `parts` and `dear` of @p work; NULL: the nest's
	 * estimate is used. */
	void (*count)(const smr_exec *x, smr_work *work);
	/** Estimates the work before prepare() in @p work; NULL: the nest's estimate is used. The
	 * choice calls it, so it is quick. */
	void (*foresee)(const smr_codelet *c, const smr_env *e, smr_work *work);
	/** Makes code for another machine at these sizes; @p target is a name of smr_pack_targets.
	 * NULL: other machines have this implementation too and find it by its name. */
	smr_status (*pack)(const smr_codelet *c, const smr_env *e, const char *target,
			   smr_packed *out);
	/** Like prepare(), with received code instead of generated code; run() and release() are
	 * the same. The caller may free @p a, but not the code at its entry. Checks every number in
	 * the note. NULL where pack is NULL. */
	smr_status (*adopt)(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
			    smr_exec **out);
	/** Serialises a codelet for a program that is built ahead of time. The caller frees the
	 * contents of @p out even after an error. NULL: not supported. */
	smr_status (*freeze)(const smr_codelet *c, const smr_env *e, const smr_serialized_for *f,
			     smr_serialized *out);
	/** Like prepare(), from the output of freeze(), without a codelet; run() and release() are
	 * the same. NULL where freeze is NULL. */
	smr_status (*thaw)(const smr_deserialized *t, const smr_workers *w, smr_exec **out);
	/** Seconds of the first prepare() on a machine whose result is cached on disk (a
	 * compilation); 0: negligible. */
	double compile_s;
	/** Whether compile_s applies to this codelet; NULL: to all codelets. */
	bool (*compiles)(const smr_codelet *c);
	/** Number of alternatives to the choices of its models. prepare() takes alternative number
	 * smr_codelet.tuning; 0 is the choice of the models. */
	unsigned tunings;
	/** Additional seconds of the first prepare() in this process, from any thread (a library
	 * that generates code when it starts); 0 after that. NULL: negligible. */
	double (*wakes)(void);
} smr_impl;

/** Returns smr_impl.compile_s for a codelet. */
static inline double smr_impl_compile_s(const smr_impl *i, const smr_codelet *c)
{
	return i->compiles == NULL || i->compiles(c) ? i->compile_s : 0;
}

extern const smr_impl *const smr_impls[]; /* NULL-terminated */

/** Sets whether generated code is from now on also compiled for other sizes, and cached. */
void smr_nest_for_all_sizes(bool on);
/** Targets of pack(); a NULL name ends the list. Of two targets for one CPU, the one that requires
 * more CPU features comes first. */
typedef struct smr_pack_target {
	const char *name; /* "x86_64" */
	const char *impl; /* the implementation that packs and adopts; NULL: the codelet's own */
} smr_pack_target;
extern const smr_pack_target smr_pack_targets[];
const smr_impl *smr_impl_find(const char *name);
/** Whether the codelet requires the source's order of sums and @p impl may change it. */
static inline bool smr_impl_reorders(const smr_impl *impl, const smr_codelet *c)
{
	return c->fp == SMR_FP_STRICT && impl->reassociates && !smr_codelet_is_exact_sum(c);
}
#endif
