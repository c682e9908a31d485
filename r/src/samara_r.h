/** @file The package samara: values of R as values of scripts, and back. */
#ifndef SAMARA_R_H
#define SAMARA_R_H
#include <samara/samara.h>

#define R_NO_REMAP
#include <Rinternals.h>

/** Sets @p out to the value of @p x, for the call in progress: it points into @p x and into memory
 * of R_alloc(). @p name is for messages. Signals an error of R for what is no value of a script. */
void as_script_value(const char *name, SEXP x, smr_script_value *out);
/** Returns the value as R has it, unprotected. */
SEXP from_script_value(const smr_script_value *v);

/** Sets @p out to a data frame, by Arrow's structs on its columns. */
void as_frame_value(const char *name, SEXP x, smr_script_value *out);
/** Whether a data frame has numbers only. */
int has_only_numbers(SEXP x);
/** Returns a data frame, unprotected. */
SEXP from_frame_value(const smr_script_value *v);
/** Returns an object of class "samara_failure" with the last error's text, unprotected. */
SEXP as_failure(const char *status, const char *message);

/** Memory of R_alloc(), which R frees after .Call(), all bytes 0. */
void *alloc_zeros(size_t n, size_t size);
#endif
