/** @file Forms of the kernel library, and the parser of their language (internal). */
#ifndef SMR_IDENTIFY_MATCH_FORM_H
#define SMR_IDENTIFY_MATCH_FORM_H
#include "base/data/vec.h"
#include "base/str.h"
#include "identify/canon/canon.h"
#include "identify/match/identify.h"

enum { FORM_LOOPS = 16, FORM_NAMES = 12, FORM_OPTIONAL = 6 };

typedef struct form_loop {
	const char *name;
	bool pack;
	uint32_t scope; /* 0 for a loop of the domain, else the number of the fold that binds it */
	bool visible;   /* used while parsing */
} form_loop;

typedef struct form_preset {
	uint32_t scalar; /* a scalar that the form fixes, such as beta = 0 */
	double value;
} form_preset;

/** One form of a kernel, with one set of its optional loops left out. */
typedef struct form {
	const smr_kernel *kernel;
	size_t number;  /* index of the form in its kernel */
	uint32_t order; /* index in the library, which breaks ties */
	const cx *value;
	bool has_store;
	cx_paccess store;
	uint32_t scopes, nloops, noperands, nscalars, nparams, npresets;
	form_loop loop[FORM_LOOPS];
	const char *operand[FORM_NAMES]; /* operand 0 is the result */
	const char *scalar[FORM_NAMES];
	const char *param[FORM_NAMES];
	form_preset preset[FORM_NAMES];
	uint32_t bounded; /* bit k: a constant for scalar k must be greater than above[k] */
	double above[FORM_NAMES];
	const char *semantics; /* treatment of NaN, or NULL */
	bool permuted;         /* result and operand 1 must have different orders of dimensions */
	bool told;             /* the name is for reports only */
	bool unless_rows;      /* does not match where loops rows[0], rows[1] walk the rows of a
				* matrix */
	int32_t rows[2];
	uint64_t ops[2];         /* cx_ops() of the value */
	uint32_t folds, singles; /* folds in the value; domain loops that are not in a pack */
	bool domain_pack;
	double vector[SMR_FEATURES], squared; /* norm of `vector`, squared */
} form;

typedef struct kernel_form {
	const form *full; /* the form with all optional loops */
	const char *canonical;
} kernel_form;

struct smr_kernel {
	const char *name, *about, *class_;
	bool floats_only, dense; /* dense: contractions and windows */
	SMR_VEC(kernel_form) forms;
};

struct smr_library {
	smr_arena *arena;
	SMR_VEC(smr_kernel *) kernels;
	SMR_VEC(const form *) forms;
};

/* identify/library/kexpr.c, with the lexer below */
typedef struct klex {
	const char *file, *start, *s, *end, *at; /* at: start of the current token */
	char kind; /* 'i' identifier, 'n' number, '"' text, 0 end, else the letter; '.' is "..", 'l'
		    * "<=", 'g' ">=", '=' "=" , 'e' "==" */
	size_t len;
	double num;
	smr_status st;
} klex;

void klex_next(klex *k);
bool klex_is(const klex *k, const char *word);
/** Records the first error as file:line:column: @p what. */
void klex_fail(klex *k, const char *what);

typedef struct kparse {
	klex lex;
	cx_maker m;
	form *f;
	uint32_t noptional, omit; /* bit k: optional loop k is left out */
	const char *optional[FORM_OPTIONAL];
	uint32_t depth;
} kparse;

/** Parses a form from "NAME[..] = expr" on; fills p->f. */
smr_status kparse_form(kparse *p);
char *kparse_name(
	kparse *p); /* copies the current identifier into the arena; skips to the next token */

/* identify/library/library.c */
smr_status library_no_memory(void);
smr_kernel *library_kernel(const smr_library *l, const char *name);

/* vector.c */
void cx_vector(const cx *value, const cx_access *store, const form *f, uint64_t domain,
	       double out[SMR_FEATURES]);
/** Returns the operators that occur (as a bit set) and the number of folds. */
void cx_ops(const cx *value, uint64_t ops[2], uint32_t *folds);

/* text.c */
/** Prints a nest's tree with its loops named @p loops. */
smr_status cx_print(const cx *e, const char *const *loops, smr_arena *a, const char **out);
smr_status form_print(const form *f, smr_arena *a, const char **out);

/* match.c */
bool form_match(const form *f, cx_maker *m, const cx_nest *n, smr_match *out, char *why,
		size_t whylen);
#endif
