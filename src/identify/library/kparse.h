/** @file Shared by the files of the kernel language's parser (internal). */
#ifndef SMR_IDENTIFY_LIBRARY_KPARSE_H
#define SMR_IDENTIFY_LIBRARY_KPARSE_H
#include "identify/match/form.h"

enum { MAX_NESTING = 64 };

/** Records an error and returns NULL. */
const cx *kp_bad(kparse *p, const char *what);
/** Returns @p e; records an out-of-memory error if it is NULL, so that parsing stops. */
const void *kp_made(kparse *p, const void *e);
/** Skips the current token if it has this kind, and returns whether it had. */
bool kp_accept(kparse *p, char kind);
bool kp_expect(kparse *p, char kind, const char *what);
/** Returns the number of a name in a table, and adds it if it is new; -1 if the table is full or @p
 * s is NULL. */
int kp_intern(kparse *p, const char **names, uint32_t *n, const char *s);
/** Return the number of a visible loop, or of any earlier loop; -1 if there is none. */
int kp_loop_number(const kparse *p, const char *s);
int kp_past_loop(const kparse *p, const char *s);
/** Whether this variant of the form leaves the optional loop out. */
bool kp_omitted(const kparse *p, const char *s);
/** Parses LOOP [..] [?]; returns its number, or -1 if it is left out or wrong. Scope 0 is the
 * domain. */
int kp_declare(kparse *p, uint32_t scope);
/** Parses "[" dimensions "]" after a name. */
const cx *kp_operand(kparse *p, const char *name);
/** Parses the conditions after "where"; returns NULL if all their loops are left out. */
const cx *kp_where(kparse *p);
/** Parses the clauses after a form's expression. */
void kp_tail(kparse *p);
/** Parses the result operand, which declares the loops of the domain. */
void kp_result(kparse *p);
#endif
