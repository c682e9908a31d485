/** @file What the parts of the kernel language's parser share (internal). */
#ifndef SMR_IDENTIFY_LIBRARY_KPARSE_H
#define SMR_IDENTIFY_LIBRARY_KPARSE_H
#include "identify/match/form.h"

enum { MAX_NESTING = 64 };

/** Notes an error; NULL. */
const cx *kp_bad(kparse *p, const char *what);
/** @p e, with NULL noted as what it is, so that nobody reads on. */
const void *kp_made(kparse *p, const void *e);
/** Reads on when the present token is of this kind. */
bool kp_accept(kparse *p, char kind);
bool kp_expect(kparse *p, char kind, const char *what);
/** The number of a name in a table, added if new; -1: full or NULL. */
int kp_intern(kparse *p, const char **names, uint32_t *n, const char *s);
/** A loop in sight, a loop seen before; -1: none. */
int kp_loop_number(const kparse *p, const char *s);
int kp_past_loop(const kparse *p, const char *s);
/** Whether this choice leaves the optional loop out. */
bool kp_omitted(const kparse *p, const char *s);
/** LOOP [..] [?]: its number, -1 when it is left out or wrong. Scope 0 is the domain. */
int kp_declare(kparse *p, uint32_t scope);
/** "[" dimensions "]" behind a name. */
const cx *kp_operand(kparse *p, const char *name);
/** Conditions behind "where"; NULL when all their loops are left out. */
const cx *kp_where(kparse *p);
/** What stands behind a form's expression. */
void kp_tail(kparse *p);
/** The place stored to: declares the loops of the domain. */
void kp_result(kparse *p);
#endif
