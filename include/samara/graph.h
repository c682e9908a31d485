/** @file Builds flows by calls, without a front end.
 *
 * A flow is a list of windows onto memory, scalars, and loop nests in index notation:
 *
 *   smr_graph_new("gemv", &g);
 *   smr_graph_add_symbol(g, "n");
 *   smr_graph_add_base(g, "A", 0);
 *   smr_graph_add_base(g, "x", 0);
 *   smr_graph_add_base(g, "y", 1);
 *   smr_graph_add_window(g, "A", "f64", "n, n", "A", NULL, NULL);
 *   smr_graph_add_window(g, "x", "f64", "n", "x", NULL, NULL);
 *   smr_graph_add_window(g, "y", "f64", "n", "y", NULL, NULL);
 *   smr_graph_add_nest(g, NULL, "(i: n, k: n) into %y[i] = fold(k; 0:f64; add(acc0, mul(%A[i, k],
 * %x[k])))");
 *
 * %NAME is the latest value of that name: after a nest has stored into window y, %y is the stored
 * value. All text is copied. A call that gets NULL or breaks a rule of the form fails, gives the
 * reason in smr_errmsg() and leaves the flow unchanged. */
#ifndef SAMARA_GRAPH_H
#define SAMARA_GRAPH_H
#include <samara/status.h>
#include <stddef.h>

SMR_BEGIN_DECLS

typedef struct smr_graph smr_graph;

/** Makes an empty flow; free it with smr_graph_free(). */
SMR_API SMR_MUST_USE smr_status smr_graph_new(const char *name, smr_graph **out);
SMR_API void smr_graph_free(smr_graph *g); /* NULL is fine */

/** Adds a symbolic size, given at entry. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_symbol(smr_graph *g, const char *name);
/** Adds a base pointer, given at entry; @p written: some nest stores to its memory. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_base(smr_graph *g, const char *name, int written);
/** Adds a scalar, given at entry. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_scalar(smr_graph *g, const char *name,
						     const char *type);
/** Adds a window onto the memory of a base. @p type is the element type (f64, f32, i32 …), @p dims
 * the sizes, such as "n, 2*m + 1". @p offset and @p strides are in bytes, such as "8*m, 8"; NULL:
 * offset 0, a dense array with the last dimension fastest. The window sees the stores of all nests
 * added before it. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_window(smr_graph *g, const char *name,
						     const char *type, const char *dims,
						     const char *base, const char *offset,
						     const char *strides);
/** Adds a nest: "(LOOP: SIZE, …) [into %WINDOW[INDEX, …]] = EXPRESSION [when CONDITION]". Without
 * `into` its value is a scalar. @p name NULL: the name of its window. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_nest(smr_graph *g, const char *name,
						   const char *text);
/** Adds a scalar result; results are numbered in the order of the calls. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_result(smr_graph *g, const char *name);

/** Checks every rule of the form. */
SMR_API SMR_MUST_USE smr_status smr_graph_verify(const smr_graph *g);
/** Reads a flow from text. Messages begin with "NAME:line:column:". */
SMR_API SMR_MUST_USE smr_status smr_graph_parse(const char *name, const char *text, size_t len,
						smr_graph **out);
/** Prints a flow as text (smr_graph_parse() reads it back as the same flow), as JSON, or as a graph
 * for Graphviz. Free *@p out with smr_graph_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_graph_print(const smr_graph *g, char **out);
SMR_API SMR_MUST_USE smr_status smr_graph_json(const smr_graph *g, char **out);
SMR_API SMR_MUST_USE smr_status smr_graph_dot(const smr_graph *g, char **out);
SMR_API void smr_graph_text_free(char *text); /* NULL is fine */

SMR_END_DECLS

#endif
