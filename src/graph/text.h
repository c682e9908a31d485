/** @file What printing and parsing the text form share. */
#ifndef SMR_GRAPH_TEXT_H
#define SMR_GRAPH_TEXT_H
#include "graph/graph.h"

/** A letter of a name that needs no quotes. */
static inline bool smr_text_is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
	       c == '_' || c == '.' || c == '$';
}
bool smr_text_is_name(const char *s);
#endif
