/** @file Shipped code: bitcode to an object, and objects into this process. Part of
 * libsamara-llvm.so, shown as one table.
 *
 * Bitcode must come from a trusted signer: LLVM's reader is no line of defence. What is checked
 * here (constructors, ifuncs, thread-local variables, inline assembly, other triples, newer
 * bitcode, calls of what is not allowed) keeps honest code honest and errors clear. */
#ifndef SMR_BACK_LLVM_JIT_H
#define SMR_BACK_LLVM_JIT_H
#include <stdbool.h>
#include <stddef.h>

#include <samara/status.h>

/** Part of every cache key. */
#define SMR_JIT_PASSES "default<O2>"

typedef struct smr_jit_rules {
	const char *const *entries; /* symbols that are kept and can be looked up */
	size_t nentries;
	bool (*may_run)(void *ctx, const char *triple);  /* the module's */
	bool (*may_call)(void *ctx, const char *symbol); /* one that it does not define */
	void *ctx;
} smr_jit_rules;

typedef struct smr_jit_symbol {
	const char *name;
	void *address;
} smr_jit_symbol;

/** What a module is. Texts are cut to fit. */
typedef struct smr_jit_about {
	char triple[128], producer[64];
	unsigned pointer_bits;
	bool big_endian;
	char symbols[2048]; /* functions and data it defines for others, commas between them */
} smr_jit_about;

typedef struct smr_jit_host {
	const char *version; /* "19.1.7" */
	const char *triple, *cpu, *features;
} smr_jit_host;

typedef struct smr_jit_linked smr_jit_linked;

/** Every function may be called from several threads at once; when one fails the reason is in
 * @p err, not in smr_errmsg(). */
typedef struct smr_jit {
	/** Starts LLVM, once; later calls are cheap. The texts stay. */
	smr_status (*start)(smr_jit_host *out, char *err, size_t errlen);
	/** Compiles something small: LLVM does much at its first time, which no caller should wait
	 * for. */
	smr_status (*warm)(char *err, size_t errlen);
	smr_status (*describe)(const void *bitcode, size_t n, smr_jit_about *out, char *err,
			       size_t errlen);
	/** Checks (SMR_EDENIED), optimises for this CPU, makes an ELF object; free *@p out with
	 * release(). */
	smr_status (*compile)(const void *bitcode, size_t n, const smr_jit_rules *rules, void **out,
			      size_t *out_n, char *err, size_t errlen);
	void (*release)(void *object);
	/** Links an object whose undefined symbols are all among @p symbols; the process's own are
	 * never looked at. @p address receives those of @p entries. */
	smr_status (*link)(const void *object, size_t n, const smr_jit_symbol *symbols,
			   size_t nsymbols, const char *const *entries, size_t nentries,
			   void **address, smr_jit_linked **out, char *err, size_t errlen);
	/** Unmaps it: no thread may be in it. */
	void (*drop)(smr_jit_linked *l);
	/** How often any of the above was called: tests show that LLVM was not entered. */
	unsigned long (*entered)(void);
} smr_jit;

SMR_API extern const smr_jit smr_llvm_jit;
#endif
