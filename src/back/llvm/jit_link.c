/* Linking of objects into this process.
 *
 * LLJIT of LLVM 19 resolves symbols of the process in its main JITDylib and in all others with a
 * default setup: shipped code could call system(). So each object gets a bare JITDylib, which
 * defines only the given addresses and in which alone symbols are looked up. The C API cannot
 * destroy JITDylibs: they are cleared and reused. */
#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "back/llvm/jit_own.h"

struct smr_jit_linked {
	LLVMOrcJITDylibRef dylib;
	LLVMOrcResourceTrackerRef tracker;
	smr_jit_linked *next; /* next in the list of empty ones */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards all below, and linking */
static LLVMOrcLLJITRef jit;
static smr_jit_linked *empty;

smr_status smr_jit_told(const char *what, LLVMErrorRef why, char *err, size_t errlen)
{
	char *text = LLVMGetErrorMessage(why);

	snprintf(err, errlen, "%s: %s", what, text);
	LLVMDisposeErrorMessage(text);
	return SMR_ECORRUPT;
}

/* Drops an error that the caller also gets; LLVM would print it. */
static void consume_orc_error(void *ctx, LLVMErrorRef why)
{
	LLVMConsumeError(why);
}

static smr_status create_lljit(char *err, size_t errlen)
{
	LLVMErrorRef bad = jit == NULL ? LLVMOrcCreateLLJIT(&jit, NULL) : NULL;

	if (bad != NULL) {
		jit = NULL;
		return smr_jit_told("LLVM's linker does not start", bad, err, errlen);
	}
	LLVMOrcExecutionSessionSetErrorReporter(LLVMOrcLLJITGetExecutionSession(jit),
						consume_orc_error, NULL);
	return SMR_OK;
}

smr_status smr_jit_link_start(char *err, size_t errlen)
{
	smr_status st;

	pthread_mutex_lock(&lock);
	st = create_lljit(err, errlen);
	pthread_mutex_unlock(&lock);
	return st;
}

static smr_jit_linked *take_empty_dylib(void)
{
	static unsigned made;
	smr_jit_linked *l = empty;
	char name[32];

	if (l != NULL) {
		empty = l->next;
		return l;
	}
	l = calloc(1, sizeof(*l)); /* LLVM keeps it as long as its JITDylib, until exit */
	if (l == NULL)
		return NULL;
	snprintf(name, sizeof(name), "shipped%u", made++);
	l->dylib = LLVMOrcExecutionSessionCreateBareJITDylib(LLVMOrcLLJITGetExecutionSession(jit),
							     name);
	return l;
}

static void clear_dylib(smr_jit_linked *l)
{
	if (l->tracker != NULL) {
		LLVMConsumeError(LLVMOrcResourceTrackerRemove(l->tracker));
		LLVMOrcReleaseResourceTracker(l->tracker);
		l->tracker = NULL;
	}
	LLVMConsumeError(LLVMOrcJITDylibClear(l->dylib));
	l->next = empty;
	empty = l;
}

static LLVMErrorRef define_symbols(smr_jit_linked *l, const smr_jit_symbol *symbols, size_t n)
{
	LLVMOrcCSymbolMapPairs pairs = n > 0 ? calloc(n, sizeof(*pairs)) : NULL;
	LLVMErrorRef bad = NULL;

	if (n == 0)
		return NULL;
	if (pairs == NULL)
		return LLVMCreateStringError("no memory for symbols");
	for (size_t i = 0; i < n; i++) {
		pairs[i].Name = LLVMOrcLLJITMangleAndIntern(jit, symbols[i].name);
		pairs[i].Sym.Address = (LLVMOrcExecutorAddress)(size_t)symbols[i].address;
		pairs[i].Sym.Flags.GenericFlags =
			LLVMJITSymbolGenericFlagsExported | LLVMJITSymbolGenericFlagsCallable;
	}
	bad = LLVMOrcJITDylibDefine(l->dylib, LLVMOrcAbsoluteSymbols(pairs, n));
	free(pairs);
	return bad;
}

typedef struct found {
	LLVMErrorRef bad;
	const LLVMOrcCLookupSetElement *wanted;
	size_t n;
	void **address;
} found;

static void store_found_addresses(LLVMErrorRef bad, LLVMOrcCSymbolMapPairs pairs, size_t n,
				  void *ctx)
{
	found *f = ctx;

	f->bad = bad;
	for (size_t i = 0; bad == NULL && i < n; i++)
		for (size_t j = 0; j < f->n; j++)
			if (f->wanted[j].Name == pairs[i].Name)
				f->address[j] = (void *)(size_t)pairs[i].Sym.Address;
}

/* Looks up entries. Returns after the callback has run: this JIT has no threads of its own. */
static LLVMErrorRef look_up_entries(smr_jit_linked *l, const char *const *entries, size_t n,
				    void **address)
{
	LLVMOrcCLookupSetElement *wanted = calloc(n, sizeof(*wanted));
	LLVMOrcCJITDylibSearchOrderElement order = {
		l->dylib, LLVMOrcJITDylibLookupFlagsMatchExportedSymbolsOnly};
	found f = {.wanted = wanted, .n = n, .address = address};

	if (wanted == NULL)
		return LLVMCreateStringError("no memory for symbols");
	for (size_t i = 0; i < n; i++) {
		address[i] = NULL;
		wanted[i].Name = LLVMOrcLLJITMangleAndIntern(jit, entries[i]);
		wanted[i].LookupFlags = LLVMOrcSymbolLookupFlagsRequiredSymbol;
	}
	/* the lookup takes one reference of each name */
	LLVMOrcExecutionSessionLookup(LLVMOrcLLJITGetExecutionSession(jit), LLVMOrcLookupKindStatic,
				      &order, 1, wanted, n, store_found_addresses, &f);
	free(wanted);
	for (size_t i = 0; f.bad == NULL && i < n; i++)
		if (address[i] == NULL)
			f.bad = LLVMCreateStringError("an entry was not found");
	return f.bad;
}

smr_status smr_jit_link(const void *object, size_t n, const smr_jit_symbol *symbols,
			size_t nsymbols, const char *const *entries, size_t nentries,
			void **address, smr_jit_linked **out, char *err, size_t errlen)
{
	smr_jit_linked *l = NULL;
	LLVMErrorRef bad;
	smr_status st;

	pthread_mutex_lock(&lock);
	st = create_lljit(err, errlen);
	if (st == SMR_OK && (l = take_empty_dylib()) == NULL) {
		snprintf(err, errlen, "no memory to link shipped code");
		st = SMR_ENOMEM;
	}
	if (st == SMR_OK) {
		bad = define_symbols(l, symbols, nsymbols);
		l->tracker = LLVMOrcJITDylibCreateResourceTracker(l->dylib);
		if (bad == NULL) /* LLVM takes ownership of the buffer, even if it fails */
			bad = LLVMOrcLLJITAddObjectFileWithRT(
				jit, l->tracker,
				LLVMCreateMemoryBufferWithMemoryRangeCopy(object, n, "shipped"));
		if (bad == NULL)
			bad = look_up_entries(l, entries, nentries, address);
		if (bad != NULL) {
			st = smr_jit_told("linking", bad, err, errlen);
			clear_dylib(l);
		}
	}
	pthread_mutex_unlock(&lock);
	if (st == SMR_OK)
		*out = l;
	return st;
}

void smr_jit_drop(smr_jit_linked *l)
{
	pthread_mutex_lock(&lock);
	clear_dylib(l);
	pthread_mutex_unlock(&lock);
}
