/** @file The tables of options as text: for terminals, manual pages, shells, and the documents. */
#ifndef SMR_CLI_HELP_H
#define SMR_CLI_HELP_H
#include <stdio.h>

#include "base/str.h"
#include "cli/cli.h"

/** The columns that help may take on @p to: those of the terminal, or 80. */
int smr_help_width(FILE *to);

/** Appends @p text from column @p at on, in lines of @p width columns that begin with @p indent
 * blanks. Each of its lines is a paragraph; one that begins with a blank is not broken. */
void smr_help_wrap(smr_str *out, const char *text, int at, int indent, int width);

/** "--report[=FILE]", "--fp=WORD", "-o FILE". */
void smr_help_spelling(smr_str *out, const smr_cli_option *o);
/** What help says of an option: its sentences, words, default and variable. */
void smr_help_of(smr_str *out, const smr_cli_option *o);
/** "samara run [OPTION ...] FILE.mlir" */
void smr_help_synopsis(smr_str *out, const smr_command *c, size_t form);
/** Whether the form has a list of options of its own. */
bool smr_help_has_own(const smr_command *c, size_t form);

/** "usage: ..." of all forms; @p form: of that one, or -1. */
void smr_help_usage(smr_str *out, const smr_command *c, int form);
/** The whole of --help; @p form: of one form, or -1. */
void smr_help_text(smr_str *out, const smr_command *c, int form, int width);
/** The list of all commands. */
void smr_help_commands(smr_str *out, int width);

/** @p c: one command, or NULL: all of them. */
void smr_help_json(smr_str *out, const smr_command *c);
/** The manual page of a command; NULL: samara(1). */
void smr_help_man(smr_str *out, const smr_command *c);
/** docs/reference/options.md. */
void smr_help_markdown(smr_str *out, const smr_command *c);
void smr_help_bash(smr_str *out);
void smr_help_zsh(smr_str *out);
void smr_help_fish(smr_str *out);
#endif
