/** @file Shipped code: compiles bitcode to objects and links objects into this process. Part of
 * libsamara-llvm.so, exported as one table.
 *
 * Bitcode must come from a trusted signer: LLVM's reader is no defence against malicious input. The
 * checks here (constructors, ifuncs, thread-local variables, inline assembly, other triples, newer
 * bitcode, calls of symbols that are not allowed) are against mistakes, with clear errors. */
#ifndef SMR_BACK_LLVM_JIT_H
#define SMR_BACK_LLVM_JIT_H
#include <stdbool.h>
#include <stddef.h>

#include <samara/status.h>

/** Part of every cache key. */
#define SMR_JIT_PASSES "default<O2>"

typedef struct smr_jit_rules {
	const char *const *entries; /* symbols that stay visible and can be looked up */
	size_t nentries;
	bool (*may_run)(void *ctx, const char *triple);  /* the module's triple */
	bool (*may_call)(void *ctx, const char *symbol); /* a symbol defined elsewhere */
	void *ctx;
} smr_jit_rules;

typedef struct smr_jit_symbol {
	const char *name;
	void *address;
} smr_jit_symbol;

/** Description of a module. Texts are truncated to fit. */
typedef struct smr_jit_about {
	char triple[128], producer[64];
	unsigned pointer_bits;
	bool big_endian;
	char symbols[2048]; /* functions and data with external linkage, separated by commas */
} smr_jit_about;

typedef struct smr_jit_host {
	const char *version; /* "19.1.7" */
	const char *triple, *cpu, *features;
} smr_jit_host;

typedef struct smr_jit_linked smr_jit_linked;

/** All functions may be called from several threads at once. Errors are described in @p err, not in
 * smr_errmsg(). */
typedef struct smr_jit {
	/** Starts LLVM once; later calls are cheap. The texts in @p out stay valid. */
	smr_status (*start)(smr_jit_host *out, char *err, size_t errlen);
	/** Compiles a small function ahead of need: LLVM's first compilation is slow. */
	smr_status (*warm)(char *err, size_t errlen);
	smr_status (*describe)(const void *bitcode, size_t n, smr_jit_about *out, char *err,
			       size_t errlen);
	/** Checks bitcode (SMR_EDENIED), optimises it for this CPU and makes an ELF object; *@p out
	 * is freed by release(). */
	smr_status (*compile)(const void *bitcode, size_t n, const smr_jit_rules *rules, void **out,
			      size_t *out_n, char *err, size_t errlen);
	void (*release)(void *object);
	/** Links an object whose undefined symbols are all among @p symbols; symbols of the process
	 * are never looked up. Sets @p address to the addresses of @p entries. */
	smr_status (*link)(const void *object, size_t n, const smr_jit_symbol *symbols,
			   size_t nsymbols, const char *const *entries, size_t nentries,
			   void **address, smr_jit_linked **out, char *err, size_t errlen);
	/** Unmaps linked code, which no thread may be running. */
	void (*drop)(smr_jit_linked *l);
	/** Returns the number of calls of the functions above, for tests that LLVM is not used. */
	unsigned long (*entered)(void);
} smr_jit;

SMR_API extern const smr_jit smr_llvm_jit;
#endif
