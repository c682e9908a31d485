/** @file Internals of the MLIR parser: tokens (lex.c), numbers (number.c), types (types.c),
 * attributes (attrs.c, dense.c, dialect.c, sdy.c), values by name (scope.c), ops (ops.c) and their
 * pretty forms (pretty*.c). All functions report their errors. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_PARSER_H
#define SMR_FRONT_STABLEHLO_MLIR_PARSER_H
#include "base/arena.h"
#include "base/data/vec.h"
#include "front/stablehlo/mlir/mlir.h"

struct smr_mlir {
	smr_arena *arena;
	smr_mlir_op *module;
};

typedef struct mlir_mark { /* a position in the text */
	const char *at, *line_start;
	uint32_t line;
} mlir_mark;

typedef struct mlir_group { /* "%a:2" left of an op, "%a: T" among arguments */
	const char *name;   /* without the % */
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
	uint32_t regions_open;   /* without the outermost module */
	uint32_t depth, deepest; /* nesting of types and attributes; the deepest since the alias
				  * began */
	uint64_t expanded;       /* bytes that aliases have expanded to so far */
	mlir_word *words;
	mlir_alias *aliases;  /* t and #a */
	mlir_memo *tensors;   /* tensor types by their text */
	mlir_binding *values; /* values of this function, by name */
	mlir_binding *newest; /* list of definitions, latest first */
	/* Parse stacks: each function removes what it pushed. */
	SMR_VEC(const void *) stack;
	SMR_VEC(smr_mlir_named) named;
	SMR_VEC(smr_mlir_region) regions;
	SMR_VEC(mlir_group) groups;
	smr_str text; /* the last quoted text */
} mlir_parser;

/** An op being parsed. Its parts so far are on top of the parser's stacks. */
typedef struct mlir_draft {
	mlir_parser *p;
	smr_mlir_op *op; /* noperands, results: set once known */
	const struct mlir_custom *custom;
	size_t operands, attrs, regions; /* start of its parts in p->stack, p->named, p->regions */
} mlir_draft;

/* ---- lex.c, quoted.c */
smr_status mlir_fail(const mlir_parser *p, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Fails with a message about the position @p m. */
smr_status mlir_fail_at(const mlir_parser *p, const mlir_mark *m, const char *fmt, ...)
	SMR_PRINTF(3, 4);
/** Fails with "expected X, found 'Y'". */
SMR_MUST_USE smr_status mlir_wanted(mlir_parser *p, const char *what);
SMR_MUST_USE smr_status mlir_no_memory(const mlir_parser *p);
/** Skips blanks and comments and returns the next letter, 0 at the end. */
char mlir_next(mlir_parser *p);
/** Returns whether the punctuation or whole word @p token is next. */
bool mlir_peek(mlir_parser *p, const char *token);
bool mlir_accept(mlir_parser *p, const char *token);
SMR_MUST_USE smr_status mlir_need(mlir_parser *p, const char *token);
/** Returns the length of the bare word (letters, digits, _ $ .) at this position; 0: none. */
size_t mlir_letters(mlir_parser *p);
/** Parses and interns a bare word. */
SMR_MUST_USE smr_status mlir_word_here(mlir_parser *p, const char *what, const char **out);
/** Parses a quoted text into p->text. */
SMR_MUST_USE smr_status mlir_quoted(mlir_parser *p);
/** Parses and interns a name, bare or quoted. */
SMR_MUST_USE smr_status mlir_name(mlir_parser *p, const char *what, const char **out);
/** Parses @sym and interns it without the @. */
SMR_MUST_USE smr_status mlir_symbol(mlir_parser *p, const smr_mlir_attr **out);
/** Skips nested brackets up to and including @p close of an open one; *@p out is the text
 * inside. */
SMR_MUST_USE smr_status mlir_balanced(mlir_parser *p, char close, const char **out, size_t *n);
/** Skips loc(…), if present. */
SMR_MUST_USE smr_status mlir_loc(mlir_parser *p);
/** Enters a level of nesting; call mlir_leave() after it. */
SMR_MUST_USE smr_status mlir_enter(mlir_parser *p);
void mlir_leave(mlir_parser *p);
/** Interns a text: equal texts have one pointer. NULL: no memory. */
const char *mlir_keep(mlir_parser *p, const char *s, size_t n);
/** Returns the pretty form of the op of this name, which mlir_keep() returned; NULL: there is
 * none. */
const struct mlir_custom *mlir_custom_of(const char *kept);
void mlir_forget_words(mlir_parser *p);

/* ---- number.c */
/** Parses a signed integer of 64 bits. */
SMR_MUST_USE smr_status mlir_int(mlir_parser *p, int64_t *out);
/** Parses a literal and stores it little-endian as @p t: decimals, hexadecimal bits, true, false,
 * and (re, im) if it is complex. */
SMR_MUST_USE smr_status mlir_element(mlir_parser *p, const smr_mlir_type *t, unsigned char *out);
/** Returns whether a number with a point or an exponent, and possibly a sign, is next. */
bool mlir_is_real(mlir_parser *p);
/** Returns whether a literal is next: a digit, or a sign and a digit. */
bool mlir_is_number(mlir_parser *p);
/** Loads stored bytes as bits of a word: sign-extended unless unsigned. */
uint64_t mlir_load(const smr_mlir_type *t, const unsigned char *data);
void mlir_print_element(smr_str *s, const smr_mlir_type *t, const unsigned char *data);

/* ---- types.c, scalars.c */
SMR_MUST_USE smr_status mlir_type(mlir_parser *p, const smr_mlir_type **out);
/** Returns whether a type begins here, which may still be invalid. */
bool mlir_is_type(mlir_parser *p);
/** Parses "(T, T)" or, if @p bare, also a single T without brackets; pushes the types. */
SMR_MUST_USE smr_status mlir_types_in_parens(mlir_parser *p, bool bare);
/** Finds a scalar type by name; NULL: there is none. Never fails for i64, i32, f64. */
const smr_mlir_type *mlir_scalar(const char *name, size_t n);
/** Returns tensor<T> of rank 0. NULL: no memory. */
const smr_mlir_type *mlir_scalar_tensor(mlir_parser *p, const smr_mlir_type *element);
const smr_mlir_type *mlir_function_type(mlir_parser *p, const void *const *members, size_t nins,
					size_t nouts);
/** Returns the same type with another element. NULL: no memory. */
const smr_mlir_type *mlir_with_element(mlir_parser *p, const smr_mlir_type *t,
				       const smr_mlir_type *element);
/** Counts the elements of a tensor whose sizes are all known; false otherwise. */
bool mlir_count(const smr_mlir_type *t, size_t *out);
void mlir_forget_memos(mlir_parser *p);

/* ---- attrs.c, make.c, alias.c; constructors return NULL when out of memory */
SMR_MUST_USE smr_status mlir_attr(mlir_parser *p, const smr_mlir_attr **out);
/** Parses "{a = 1, b}" onto p->named. */
SMR_MUST_USE smr_status mlir_dict_entries(mlir_parser *p);
/** Sorts attributes by name. */
void mlir_sort_named(smr_mlir_named *v, size_t n);
/** Sorts p->named from @p first on, rejects duplicate names, and pops the list. */
SMR_MUST_USE smr_status mlir_take_named(mlir_parser *p, size_t first, const smr_mlir_named **out,
					uint32_t *n);
SMR_MUST_USE smr_status mlir_dict(mlir_parser *p, const smr_mlir_attr **out);
smr_mlir_attr *mlir_new_attr(smr_arena *arena, smr_mlir_attr_kind kind);
const smr_mlir_attr *mlir_text_attr(mlir_parser *p, smr_mlir_attr_kind kind, const char *s,
				    size_t n);
const smr_mlir_attr *mlir_int_attr(smr_arena *arena, const char *type, int64_t v);
const smr_mlir_attr *mlir_bool_attr(smr_arena *arena, bool v);
const smr_mlir_attr *mlir_type_attr(mlir_parser *p, const smr_mlir_type *t);
/** Makes a list of the attributes from @p first on, and pops them. */
const smr_mlir_attr *mlir_list_attr(mlir_parser *p, size_t first);
const smr_mlir_attr *mlir_ints_attr(smr_arena *arena, const int64_t *v, size_t n);
/** array<i32: first, second>: the sizes of two lists of operands or results. NULL: no memory. */
const smr_mlir_attr *mlir_segments_attr(mlir_parser *p, uint32_t first, uint32_t second);
const smr_mlir_attr *mlir_dialect_attr(mlir_parser *p, const char *name, const smr_mlir_named *f,
				       size_t n);
SMR_MUST_USE smr_status mlir_push(mlir_parser *p, const void *x);
SMR_MUST_USE smr_status mlir_push_named(mlir_parser *p, const char *name, const smr_mlir_attr *a);
/** Parses "name = …"; rejects a duplicate name. */
SMR_MUST_USE smr_status mlir_define_alias(mlir_parser *p);
/** Finds the alias "#a" or "!t"; *@p out is NULL if there is none. */
SMR_MUST_USE smr_status mlir_use_alias(mlir_parser *p, const char *name, size_t n,
				       const void **out);
void mlir_forget_aliases(mlir_parser *p);

/* ---- dense.c: after "dense" and "array" */
SMR_MUST_USE smr_status mlir_dense(mlir_parser *p, const smr_mlir_attr **out);
SMR_MUST_USE smr_status mlir_array(mlir_parser *p, const smr_mlir_attr **out);
/** dense<[[v0, v1], …]> : tensor<nx2xi64>; array<i1: …>. NULL: no memory. */
const smr_mlir_attr *mlir_pairs_attr(mlir_parser *p, const int64_t *v, size_t n);
const smr_mlir_attr *mlir_bools_attr(mlir_parser *p, const bool *v, size_t n);

/* ---- dialect.c, sdy.c */
SMR_MUST_USE smr_status mlir_dialect(mlir_parser *p, const smr_mlir_attr **out);
/** Parses the rest of a known attribute after "#" and its name, which is all that pretty forms
 * have. */
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
/** Parses [1, 2, ?]. */
SMR_MUST_USE smr_status mlir_ints(mlir_parser *p, const smr_mlir_attr **out);
/** Parses a keyword as the attribute @p name, "stablehlo.precision" and the like. */
SMR_MUST_USE smr_status mlir_enum(mlir_parser *p, const char *name, const smr_mlir_attr **out);
/** Parses "[b, 0, f]x[0, i, o]->[b, 0, f]". */
SMR_MUST_USE smr_status mlir_conv_dims(mlir_parser *p, const smr_mlir_attr **out);
smr_status mlir_read_conv(mlir_parser *p, const char *name, const smr_mlir_attr **out);
void mlir_print_conv(smr_str *s, const smr_mlir_attr *a);

/* ---- print_attr.c */
/** Prints as inside a dialect's attribute: [1, 2] and 3 without their types. */
void mlir_print_field(smr_str *s, const smr_mlir_attr *a);
/** Prints 1, 2, ? */
void mlir_print_ints(smr_str *s, const smr_mlir_attr *a);
void mlir_print_dict(smr_str *s, const smr_mlir_named *f, size_t n);
void mlir_print_quoted(smr_str *s, const char *text, size_t n);

/** Parses "[<@mesh, …>, …]". */
SMR_MUST_USE smr_status mlir_shardings(mlir_parser *p, const smr_mlir_attr **out);

/* ---- scope.c */
/** Parses "%name" without resolving it. */
SMR_MUST_USE smr_status mlir_value_name(mlir_parser *p, mlir_group *out);
/** Defines g->n values. */
SMR_MUST_USE smr_status mlir_define(mlir_parser *p, const mlir_group *g, smr_mlir_value *values);
/** Parses and resolves "%name" or "%name#1". */
SMR_MUST_USE smr_status mlir_use(mlir_parser *p, smr_mlir_value **out);
typedef struct mlir_scope {
	mlir_binding *values, *newest;
	bool alone;
} mlir_scope;
/** Opens a scope; @p alone: outer values are not visible in it. */
mlir_scope mlir_open_scope(mlir_parser *p, bool alone);
void mlir_close_scope(mlir_parser *p, const mlir_scope *s);

/* ---- parse.c */
/** Parses @p text, which is one attribute, or one type if @p attr is NULL; the result is @p
 * arena's.
 */
SMR_MUST_USE smr_status mlir_parse_alone(const char *name, smr_arena *arena, const char *text,
					 size_t n, const smr_mlir_attr **attr,
					 const smr_mlir_type **type);

/* ---- block.c */
/** Parses "%a: T loc(…)". */
SMR_MUST_USE smr_status mlir_arg(mlir_parser *p, mlir_group *out);
/** Parses "{ … }" as the draft's next region. Its first block has the arguments p->groups[first …],
 * which are popped. */
SMR_MUST_USE smr_status mlir_region(mlir_draft *d, size_t first);
/** Makes an op with a name only. */
smr_mlir_op *mlir_new_op(mlir_parser *p, const char *name, uint32_t line, uint32_t column);

/* ---- ops.c */
/** Parses the op at this position and pushes it. */
SMR_MUST_USE smr_status mlir_op(mlir_parser *p, smr_mlir_block *block);
SMR_MUST_USE smr_status mlir_operand(mlir_draft *d);
/** Parses "%a, %b", possibly empty; leaves a comma before another token. */
SMR_MUST_USE smr_status mlir_operands(mlir_draft *d);
/** Compares the declared types of the operands, and their number, with the actual ones. */
SMR_MUST_USE smr_status mlir_operands_are(mlir_draft *d, const void *const *types, size_t n);
SMR_MUST_USE smr_status mlir_results_are(mlir_draft *d, const void *const *types, size_t n);
/** Parses "(T, T) -> T". */
SMR_MUST_USE smr_status mlir_function_tail(mlir_draft *d);
SMR_MUST_USE smr_status mlir_set(mlir_draft *d, const char *name, const smr_mlir_attr *a);
/** Parses "{…}" if present. */
SMR_MUST_USE smr_status mlir_attr_dict(mlir_draft *d);
/* ---- defaults.c */
/** Removes attributes that equal their default, which pretty forms omit. */
SMR_MUST_USE smr_status mlir_drop_defaults(mlir_draft *d);

/* ---- pretty*.c */
typedef smr_status (*mlir_op_reader)(mlir_draft *d);
typedef struct mlir_custom {
	const char *form;    /* see pretty.c */
	mlir_op_reader read; /* used instead of a form */
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
