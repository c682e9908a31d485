/** @file Flows built by a program itself, without a front end.
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
 * Values are named by %NAME, the last one of that name: once a nest has stored into window y, %y is
 * what it stored. All text is copied. Every call refuses NULL and what breaks a rule of the form,
 * says why in smr_errmsg(), and then leaves the flow as it was. */
#ifndef SAMARA_GRAPH_H
#define SAMARA_GRAPH_H
#include <samara/status.h>
#include <stddef.h>

SMR_BEGIN_DECLS

typedef struct smr_graph smr_graph;

/** An empty flow; free it with smr_graph_free(). */
SMR_API SMR_MUST_USE smr_status smr_graph_new(const char *name, smr_graph **out);
SMR_API void smr_graph_free(smr_graph *g); /* NULL is fine */

/** A size that is known when the flow is entered. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_symbol(smr_graph *g, const char *name);
/** A pointer that is given when the flow is entered; @p written: some nest stores to its memory. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_base(smr_graph *g, const char *name, int written);
/** A number that is given when the flow is entered. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_scalar(smr_graph *g, const char *name,
						     const char *type);
/** A window onto the memory of a base. @p type is the elements' (f64, f32, i32 …), @p dims their
 * numbers, such as "n, 2*m + 1"; @p offset and @p strides are in bytes, such as "8*m, 8"; NULL
 * means no offset and a dense array, last dimension fastest. It sees what nests added before it
 * store. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_window(smr_graph *g, const char *name,
						     const char *type, const char *dims,
						     const char *base, const char *offset,
						     const char *strides);
/** A nest: "(LOOP: SIZE, …) [into %WINDOW[INDEX, …]] = EXPRESSION [when CONDITION]". Without `into`
 * its value is a scalar. @p name may be NULL where there is a window: the window's. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_nest(smr_graph *g, const char *name,
						   const char *text);
/** A scalar that the flow gives back; results are numbered in the order of the calls. */
SMR_API SMR_MUST_USE smr_status smr_graph_add_result(smr_graph *g, const char *name);

/** Checks every rule of the form. */
SMR_API SMR_MUST_USE smr_status smr_graph_verify(const smr_graph *g);
/** A flow from text; @p name is the text's own in messages ("NAME:line:column: …"). */
SMR_API SMR_MUST_USE smr_status smr_graph_parse(const char *name, const char *text, size_t len,
						smr_graph **out);
/** As text that reads back as the same flow; as JSON; as a drawing for Graphviz.
 * *@p out is the caller's: smr_graph_text_free(). */
SMR_API SMR_MUST_USE smr_status smr_graph_print(const smr_graph *g, char **out);
SMR_API SMR_MUST_USE smr_status smr_graph_json(const smr_graph *g, char **out);
SMR_API SMR_MUST_USE smr_status smr_graph_dot(const smr_graph *g, char **out);
SMR_API void smr_graph_text_free(char *text); /* NULL is fine */

SMR_END_DECLS

#endif
