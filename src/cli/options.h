/** @file Options of a command as a table: what each is called and where its value goes. */
#ifndef SMR_CLI_OPTIONS_H
#define SMR_CLI_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct smr_cli_option {
	const char *name; /* "--json" */
	enum smr_cli_option_kind {
		SMR_CLI_FLAG,    /* --NAME: a bool at @p at becomes true. A name with its only
				  * value, "--fp=strict", is understood as --fp strict, too */
		SMR_CLI_TEXT,    /* --NAME VALUE, --NAME=VALUE: a const char * at @p at */
		SMR_CLI_NUMBER,  /* the same: a long at @p at, of @p least to @p most */
		SMR_CLI_CALL,    /* the same: @p take gets the value */
		SMR_CLI_SETTING, /* the same: it goes to the environment as @p variable, if
				  * smr_setting_fits() */
		SMR_CLI_MAYBE /* --NAME, --NAME=VALUE: @p take gets the value, or NULL; --NAME VALUE
			       * if @p is_value says so of VALUE */
	} kind;
	size_t at;
	/** False: it is wrong. @p value is of argv, and may be written to. */
	bool (*take)(void *request, char *value);
	long least, most;
	const char *variable;
	bool (*is_value)(const char *text);
	const char *value; /* what it takes, for messages: "a number from 1 to 9"; NULL: see kind */
} smr_cli_option;

typedef struct smr_cli_options {
	const smr_cli_option *list;
	size_t n;
	size_t file; /* where in the request the one file goes, a const char * */
	/** What else begins with '-'; NULL: nothing does. False: it is wrong. */
	bool (*flag)(void *request, const char *arg);
	/** Gets all that is no option, in place of `file` and `flag`, where it is not NULL. */
	void (*other)(void *request, char *arg);
} smr_cli_options;

/** Puts argv[1...] into @p request. SMR_EINVAL names the argument that is wrong, and what would be
 * right. */
SMR_MUST_USE smr_status smr_cli_take(const smr_cli_options *o, int argc, char **argv,
				     void *request);

/** Whether @p file ends in @p ending, which begins with a dot. */
bool smr_cli_ends_in(const char *file, const char *ending);
/** Whether such a file is among a command's arguments, before a "--". */
bool smr_cli_has_file(int argc, char **argv, const char *ending);

/** NAME or NAME:DEVICES, of 1 to @p most devices (0: it does not say): cuts these off @p text.
 * False: it is neither. */
bool smr_cli_devices(char *text, uint64_t most, uint64_t *devices);

/** Of options that may have a number: `--tune 5`. */
bool smr_cli_is_number(const char *text);
/** Of options that may have a file: the next argument that is no option and no program. */
bool smr_cli_is_output(const char *text);

/** A whole number without a sign, at most @p most; false: it is none. */
bool smr_cli_number(const char *text, uint64_t most, uint64_t *out);
#endif
