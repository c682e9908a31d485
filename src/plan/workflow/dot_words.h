/** @file Words of DOT. */
#ifndef SMR_PLAN_WORKFLOW_DOT_WORDS_H
#define SMR_PLAN_WORKFLOW_DOT_WORDS_H
#include "base/str.h"
#include "plan/workflow/internal.h"

/** Kinds of words; a mark stands for itself. */
enum { DOT_END = 256, DOT_ID, DOT_ARROW, DOT_UNDIRECTED };

typedef struct dot_reader {
	wf_graph *g;
	const char *at, *end;
	unsigned line;      /* of `at` */
	int word;           /* the next one */
	unsigned word_line; /* where it begins */
	bool quoted;        /* it is no keyword */
	smr_str text;       /* of an ID */
} dot_reader;

/** Reads the next word, and skips blanks and comments before it. */
SMR_MUST_USE smr_status dot_next(dot_reader *r);
/** Returns whether the next word is a keyword, in any case. */
bool dot_is_keyword(const dot_reader *r, const char *word);
/** Skips a mark; fails if it does not come next. */
SMR_MUST_USE smr_status dot_expect(dot_reader *r, char mark);
#endif
