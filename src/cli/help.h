/** @file Option tables as text: for terminals, manual pages, shells and the documentation. */
#ifndef SMR_CLI_HELP_H
#define SMR_CLI_HELP_H
#include <stdio.h>

#include "base/str.h"
#include "cli/cli.h"

/** Returns the width of help in columns: that of the terminal @p to, or 80. */
int smr_help_width(FILE *to);

/** Appends @p text from column @p at on, in lines of @p width columns with an indent of @p indent
 * blanks. Each of its lines is a paragraph; one that begins with a blank is not broken. */
void smr_help_wrap(smr_str *out, const char *text, int at, int indent, int width);

/** Appends "--report[=FILE]", "--fp=WORD" or "-o FILE". */
void smr_help_spelling(smr_str *out, const smr_cli_option *o);
/** Appends the help text of an option: its sentences, words, default and variable. */
void smr_help_of(smr_str *out, const smr_cli_option *o);
/** Appends "samara run [OPTION ...] FILE.mlir". */
void smr_help_synopsis(smr_str *out, const smr_command *c, size_t form);
/** Whether the form has its own list of options. */
bool smr_help_has_own(const smr_command *c, size_t form);

/** Appends "usage: ..." of form @p form, or of all forms (-1). */
void smr_help_usage(smr_str *out, const smr_command *c, int form);
/** Appends the complete --help of form @p form, or of all forms (-1). */
void smr_help_text(smr_str *out, const smr_command *c, int form, int width);
/** Appends the list of all commands. */
void smr_help_commands(smr_str *out, int width);

/** Appends the tables as JSON; @p c: one command, or NULL: all commands. */
void smr_help_json(smr_str *out, const smr_command *c);
/** Appends the manual page of a command; NULL: samara(1). */
void smr_help_man(smr_str *out, const smr_command *c);
/** Appends the text of docs/reference/options.md; @p c: one command, or NULL: all commands. */
void smr_help_markdown(smr_str *out, const smr_command *c);
void smr_help_bash(smr_str *out);
void smr_help_zsh(smr_str *out);
void smr_help_fish(smr_str *out);
#endif
