/** @file Inside the reader of MLIR: words (lex.c), numbers (number.c), types (types.c), attributes
 * (attrs.c, dense.c, dialect.c, sdy.c), values by name (scope.c), ops (ops.c) and their pretty
 * forms (custom*.c). Every smr_status of these has been told. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_PARSER_H
#define SMR_FRONT_STABLEHLO_MLIR_PARSER_H
#include "base/arena.h"
#include "base/data/vec.h"
#include "front/stablehlo/mlir/mlir.h"

struct smr_mlir {
	smr_arena *arena;
	smr_mlir_op *module;
};

typedef struct mlir_mark { /* a place in the text */
	const char *at, *line_start;
	uint32_t line;
} mlir_mark;

typedef struct mlir_group { /* "%a:2" left of an op, "%a: T" among arguments */
	const char *name;   /* behind the % */
	size_t len;
	mlir_mark at;
	uint32_t n;
	const smr_mlir_type *type;
	const smr_mlir_attr *attrs; /* of a function's argument, or NULL */
} mlir_group;

typedef struct mlir_binding mlir_binding;
typedef struct mlir_word mlir_word;
typedef struct mlir_alias mlir_alias;
typedef struct mlir_memo mlir_memo;

typedef struct mlir_parser {
	const char *file, *start, *end; /* *end is 0 */
	mlir_mark m;
	smr_arena *arena;
	uint32_t regions_open;   /* but for the outermost module */
	uint32_t depth, deepest; /* of types and attributes in each other; since the alias began */
	uint64_t expanded;       /* bytes of text that aliases stood for so far */
	mlir_word *words;
	mlir_alias *aliases;  /* !t and #a */
	mlir_memo *tensors;   /* tensor types by their text */
	mlir_binding *values; /* those of this function, by name */
	mlir_binding *newest; /* defined last, then those before it */
	/* what is being read, of all that is open; each reader takes off what it put on */
	SMR_VEC(const void *) stack;
	SMR_VEC(smr_mlir_named) named;
	SMR_VEC(smr_mlir_region) regions;
	SMR_VEC(mlir_group) groups;
	smr_str text; /* the quoted text read last */
} mlir_parser;

/** An op while it is read. What it has so far lies on top of the parser's stacks. */
typedef struct mlir_draft {
	mlir_parser *p;
	smr_mlir_op *op; /* noperands, results: as they are known */
	const struct mlir_custom *custom;
	size_t operands, attrs, regions; /* where its own begin in p->stack, p->named, p->regions */
} mlir_draft;

/* ---- lex.c, quoted.c */
smr_status mlir_fail(const mlir_parser *p, const char *fmt, ...) SMR_PRINTF(2, 3);
/** The same, about the place @p m. */
smr_status mlir_fail_at(const mlir_parser *p, const mlir_mark *m, const char *fmt, ...)
	SMR_PRINTF(3, 4);
/** "expected X, found 'Y'" */
SMR_MUST_USE smr_status mlir_wanted(mlir_parser *p, const char *what);
SMR_MUST_USE smr_status mlir_no_memory(const mlir_parser *p);
/** Over blanks and comments to the next letter, which is 0 at the end. */
char mlir_next(mlir_parser *p);
/** Punctuation or a word, whole. */
bool mlir_peek(mlir_parser *p, const char *token);
bool mlir_accept(mlir_parser *p, const char *token);
SMR_MUST_USE smr_status mlir_need(mlir_parser *p, const char *token);
/** Letters of a bare word (letters, digits, _ $ .) that stand here; 0: none does. */
size_t mlir_letters(mlir_parser *p);
/** A bare word, kept. */
SMR_MUST_USE smr_status mlir_word_here(mlir_parser *p, const char *what, const char **out);
/** A quoted text into p->text. */
SMR_MUST_USE smr_status mlir_quoted(mlir_parser *p);
/** A name: bare or quoted, kept. */
SMR_MUST_USE smr_status mlir_name(mlir_parser *p, const char *what, const char **out);
/** @sym, kept without the @. */
SMR_MUST_USE smr_status mlir_symbol(mlir_parser *p, const smr_mlir_attr **out);
/** Brackets in each other up to and with the @p close of the one before; *@p out is what is within.
 */
SMR_MUST_USE smr_status mlir_balanced(mlir_parser *p, char close, const char **out, size_t *n);
/** Over loc(…), if that is here. */
SMR_MUST_USE smr_status mlir_loc(mlir_parser *p);
/** One more thing within another; mlir_leave() after. */
SMR_MUST_USE smr_status mlir_enter(mlir_parser *p);
void mlir_leave(mlir_parser *p);
/** Letters as a text that stays, the same pointer for the same letters. NULL: no memory. */
const char *mlir_keep(mlir_parser *p, const char *s, size_t n);
/** The pretty form of the op of this name, which mlir_keep() returned; NULL: there is none. */
const struct mlir_custom *mlir_custom_of(const char *kept);
void mlir_forget_words(mlir_parser *p);

/* ---- number.c */
/** A whole number of 64 bits with its sign. */
SMR_MUST_USE smr_status mlir_int(mlir_parser *p, int64_t *out);
/** A literal as @p t has it stored, least byte first: decimals, hexadecimal bits, true, false, and
 * (re, im) if it is complex. */
SMR_MUST_USE smr_status mlir_element(mlir_parser *p, const smr_mlir_type *t, unsigned char *out);
/** Whether a number with a point or an exponent stands here, from its sign on. */
bool mlir_is_real(mlir_parser *p);
/** Whether a literal begins here: a digit, a sign and a digit. */
bool mlir_is_number(mlir_parser *p);
/** Stored bytes as bits in a word: sign-extended unless unsigned. */
uint64_t mlir_load(const smr_mlir_type *t, const unsigned char *data);
void mlir_print_element(smr_str *s, const smr_mlir_type *t, const unsigned char *data);

/* ---- types.c, scalars.c */
SMR_MUST_USE smr_status mlir_type(mlir_parser *p, const smr_mlir_type **out);
/** Whether a type begins here; it may still be a wrong one. */
bool mlir_is_type(mlir_parser *p);
/** "(T, T)" or, if @p bare, one T without; pushed onto the stack. */
SMR_MUST_USE smr_status mlir_types_in_parens(mlir_parser *p, bool bare);
/** Of the scalar's name; NULL: there is none. Never fails for i64, i32, f64. */
const smr_mlir_type *mlir_scalar(const char *name, size_t n);
/** tensor<T> of no dimensions. NULL: no memory. */
const smr_mlir_type *mlir_scalar_tensor(mlir_parser *p, const smr_mlir_type *element);
const smr_mlir_type *mlir_function_type(mlir_parser *p, const void *const *members, size_t nins,
					size_t nouts);
/** The same type with another element. NULL: no memory. */
const smr_mlir_type *mlir_with_element(mlir_parser *p, const smr_mlir_type *t,
				       const smr_mlir_type *element);
/** Elements of a tensor all of whose sizes are known; false otherwise. */
bool mlir_count(const smr_mlir_type *t, size_t *out);
void mlir_forget_memos(mlir_parser *p);

/* ---- attrs.c, make.c, alias.c; each maker returns NULL when memory is short */
SMR_MUST_USE smr_status mlir_attr(mlir_parser *p, const smr_mlir_attr **out);
/** "{a = 1, b}" into p->named. */
SMR_MUST_USE smr_status mlir_dict_entries(mlir_parser *p);
/** Sorts p->named from @p first on, refuses a second of a name, and takes them off. */
SMR_MUST_USE smr_status mlir_take_named(mlir_parser *p, size_t first, const smr_mlir_named **out,
					uint32_t *n);
SMR_MUST_USE smr_status mlir_dict(mlir_parser *p, const smr_mlir_attr **out);
smr_mlir_attr *mlir_new_attr(mlir_parser *p, smr_mlir_attr_kind kind);
const smr_mlir_attr *mlir_text_attr(mlir_parser *p, smr_mlir_attr_kind kind, const char *s,
				    size_t n);
const smr_mlir_attr *mlir_int_attr(mlir_parser *p, const char *type, int64_t v);
const smr_mlir_attr *mlir_bool_attr(mlir_parser *p, bool v);
const smr_mlir_attr *mlir_type_attr(mlir_parser *p, const smr_mlir_type *t);
/** Of what is on the stack from place @p first on, which comes off. */
const smr_mlir_attr *mlir_list_attr(mlir_parser *p, size_t first);
const smr_mlir_attr *mlir_ints_attr(mlir_parser *p, const int64_t *v, size_t n);
const smr_mlir_attr *mlir_dialect_attr(mlir_parser *p, const char *name, const smr_mlir_named *f,
				       size_t n);
SMR_MUST_USE smr_status mlir_push(mlir_parser *p, const void *x);
SMR_MUST_USE smr_status mlir_push_named(mlir_parser *p, const char *name, const smr_mlir_attr *a);
/** "name = …": refuses a second one. */
SMR_MUST_USE smr_status mlir_define_alias(mlir_parser *p);
/** *@p out is NULL where there is none of the name, "#a" or "!t". */
SMR_MUST_USE smr_status mlir_use_alias(mlir_parser *p, const char *name, size_t n,
				       const void **out);
void mlir_forget_aliases(mlir_parser *p);

/* ---- dense.c: behind "dense" and "array" */
SMR_MUST_USE smr_status mlir_dense(mlir_parser *p, const smr_mlir_attr **out);
SMR_MUST_USE smr_status mlir_array(mlir_parser *p, const smr_mlir_attr **out);
/** dense<[[v0, v1], …]> : tensor<nx2xi64>; array<i1: …>. NULL: no memory. */
const smr_mlir_attr *mlir_pairs_attr(mlir_parser *p, const int64_t *v, size_t n);
const smr_mlir_attr *mlir_bools_attr(mlir_parser *p, const bool *v, size_t n);

/* ---- dialect.c, sdy.c */
SMR_MUST_USE smr_status mlir_dialect(mlir_parser *p, const smr_mlir_attr **out);
/** What follows "#" and the name of a known attribute, as pretty forms have it alone. */
SMR_MUST_USE smr_status mlir_dialect_body(mlir_parser *p, const char *name,
					  const smr_mlir_attr **out);
void mlir_print_dialect(smr_str *s, const smr_mlir_attr *a);
typedef smr_status (*mlir_attr_reader)(mlir_parser *p, const char *name, const smr_mlir_attr **out);
typedef void (*mlir_attr_printer)(smr_str *s, const smr_mlir_attr *a);
typedef struct mlir_attr_form {
	const char *name;
	mlir_attr_reader read;
	mlir_attr_printer print;
	bool spaced; /* #sdy<manual_axes{"x"}>, not #sdy.manual_axes<…> */
} mlir_attr_form;
extern const mlir_attr_form mlir_sdy_forms[];
extern const size_t mlir_n_sdy_forms;
/** [1, 2, ?] */
SMR_MUST_USE smr_status mlir_ints(mlir_parser *p, const smr_mlir_attr **out);
/** A keyword as the attribute @p name, "stablehlo.precision" and the like. */
SMR_MUST_USE smr_status mlir_enum(mlir_parser *p, const char *name, const smr_mlir_attr **out);
/** "[b, 0, f]x[0, i, o]->[b, 0, f]" */
SMR_MUST_USE smr_status mlir_conv_dims(mlir_parser *p, const smr_mlir_attr **out);
smr_status mlir_read_conv(mlir_parser *p, const char *name, const smr_mlir_attr **out);
void mlir_print_conv(smr_str *s, const smr_mlir_attr *a);

/* ---- print_attr.c */
/** As within a dialect's attribute: [1, 2] and 3 without their types. */
void mlir_print_field(smr_str *s, const smr_mlir_attr *a);
/** 1, 2, ? */
void mlir_print_ints(smr_str *s, const smr_mlir_attr *a);
void mlir_print_dict(smr_str *s, const smr_mlir_named *f, size_t n);
void mlir_print_quoted(smr_str *s, const char *text, size_t n);

/** "[<@mesh, …>, …]" */
SMR_MUST_USE smr_status mlir_shardings(mlir_parser *p, const smr_mlir_attr **out);

/* ---- scope.c */
/** "%name", not looked up. */
SMR_MUST_USE smr_status mlir_value_name(mlir_parser *p, mlir_group *out);
/** Names g->n values. */
SMR_MUST_USE smr_status mlir_define(mlir_parser *p, const mlir_group *g, smr_mlir_value *values);
/** "%name" or "%name#1" */
SMR_MUST_USE smr_status mlir_use(mlir_parser *p, smr_mlir_value **out);
typedef struct mlir_scope {
	mlir_binding *values, *newest;
	bool alone;
} mlir_scope;
/** @p alone: what is outside is not seen within. */
mlir_scope mlir_open_scope(mlir_parser *p, bool alone);
void mlir_close_scope(mlir_parser *p, const mlir_scope *s);

/* ---- block.c */
/** "%a: T loc(…)" */
SMR_MUST_USE smr_status mlir_arg(mlir_parser *p, mlir_group *out);
/** "{ … }" after the draft's other regions, its first block of the arguments p->groups[first …],
 * which come off. */
SMR_MUST_USE smr_status mlir_region(mlir_draft *d, size_t first);
/** An op that has no more than a name yet. */
smr_mlir_op *mlir_new_op(mlir_parser *p, const char *name, uint32_t line, uint32_t column);

/* ---- ops.c */
/** Pushes the op that stands here onto the stack. */
SMR_MUST_USE smr_status mlir_op(mlir_parser *p, smr_mlir_block *block);
SMR_MUST_USE smr_status mlir_operand(mlir_draft *d);
/** "%a, %b", maybe none; a comma before something else stays. */
SMR_MUST_USE smr_status mlir_operands(mlir_draft *d);
/** What the text says the operands' types are: counted, compared with what they are. */
SMR_MUST_USE smr_status mlir_operands_are(mlir_draft *d, const void *const *types, size_t n);
SMR_MUST_USE smr_status mlir_results_are(mlir_draft *d, const void *const *types, size_t n);
/** "(T, T) -> T" */
SMR_MUST_USE smr_status mlir_function_tail(mlir_draft *d);
SMR_MUST_USE smr_status mlir_set(mlir_draft *d, const char *name, const smr_mlir_attr *a);
/** "{…}" if it is here */
SMR_MUST_USE smr_status mlir_attr_dict(mlir_draft *d);
/* ---- defaults.c */
/** Attributes that say what their absence says, which pretty forms leave out. */
SMR_MUST_USE smr_status mlir_drop_defaults(mlir_draft *d);

/* ---- custom*.c */
typedef smr_status (*mlir_op_reader)(mlir_draft *d);
typedef struct mlir_custom {
	const char *form;    /* see pretty.c */
	mlir_op_reader read; /* instead of a form */
} mlir_custom;
const mlir_custom *mlir_find_custom(const char *name);
SMR_MUST_USE smr_status mlir_read_form(mlir_draft *d, const char *form);

#ifdef __clang_analyzer__ /* see base/status.h */
#define mlir_fail(...) SMR_NEVER_OK(mlir_fail(__VA_ARGS__))
#define mlir_fail_at(...) SMR_NEVER_OK(mlir_fail_at(__VA_ARGS__))
#define mlir_wanted(p, what) SMR_NEVER_OK(mlir_wanted(p, what))
#define mlir_no_memory(p) SMR_NEVER_OK(mlir_no_memory(p))
#endif
#endif
