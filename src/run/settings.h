/** @file Environment variables that choose among words or take a number, and what is wrong with
 * those that are set. */
#ifndef SMR_RUN_SETTINGS_H
#define SMR_RUN_SETTINGS_H
#include <stdbool.h>
#include <stddef.h>

#include "base/words.h"

/** Whether @p value is one that SAMARA_... takes; if not, @p takes tells what it does take. A
 * variable that is not in the table takes any. */
bool smr_setting_fits(const char *variable, const char *value, char *takes, size_t n);

/** The words that the variable takes (base/words.h); both NULL: it takes something else. */
void smr_setting_words(const char *variable, const char **words, smr_word_fn **word);

/** Calls @p tell with a sentence for each variable of the environment whose value it does not take;
 * an empty one is not set: such a variable counts as not set. */
void smr_settings_wrong(void (*tell)(void *ctx, const char *text), void *ctx);
#endif
