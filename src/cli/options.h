/** @file Options of a command as one table. Parsing, the environment, --help, the manual pages, the
 * completion of shells and docs/reference/options.md all read it. */
#ifndef SMR_CLI_OPTIONS_H
#define SMR_CLI_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/data/words.h"
#include "base/os/environment.h"
#include "base/os/progress.h"
#include "base/status.h"

/** Every kind but FLAG takes its value as --NAME=VALUE and as --NAME VALUE. */
typedef enum smr_cli_option_kind {
	SMR_CLI_FLAG,    /* --NAME: a bool at @p at becomes true, or @p on is called */
	SMR_CLI_TEXT,    /* a const char * at @p at */
	SMR_CLI_NUMBER,  /* a long at @p at, of @p least to @p most */
	SMR_CLI_CALL,    /* @p take gets the value */
	SMR_CLI_SETTING, /* TEXT that smr_setting_fits() @p variable */
	SMR_CLI_MAYBE    /* --NAME, --NAME=VALUE: @p take gets the value, or NULL; --NAME VALUE if
			  * @p is_value says so of VALUE */
} smr_cli_option_kind;

typedef struct smr_cli_option {
	const char *name; /* "--json", "-o" */
	smr_cli_option_kind kind;
	size_t at; /* in the request */
	/** False: the value is wrong. @p value is of argv, and may be written to; a value of the
	 * environment is not written to. */
	bool (*take)(void *request, char *value);
	void (*on)(void);
	long least, most;
	/** Environment variable that counts where the option is not given: read once, before the
	 * arguments. An empty value and one that does not fit count as not set. */
	const char *variable;
	const char *sets; /* FLAG: the variable's value that switches it on; NULL: "1" */
	/** Allowed words: with blanks between, or one by one from a registry (NULL ends them). Of
	 * a SETTING: its variable's, where neither is there. */
	const char *words;
	smr_word_fn *word;
	bool open;           /* other values than these words may fit, too */
	const char *metavar; /* "FILE"; NULL: "N" of a number, "WORD" of words */
	bool (*is_value)(const char *text);
	const char *value;   /* what it takes, in messages; NULL: see kind, words */
	const char *initial; /* the default, for help; NULL: none that could be named */
	bool repeats;        /* each time it is given adds one */
	bool hidden;         /* another spelling, in no list */
	const char *help;    /* sentences; the printer breaks the lines */
} smr_cli_option;

typedef struct smr_cli_options {
	const smr_cli_option *list;
	size_t n;
	size_t file; /* where in the request the one file goes, a const char * */
	bool bare;   /* there is no file */
	/** What else begins with '-'; NULL: nothing does. False: it is wrong. */
	bool (*flag)(void *request, const char *arg);
	/** Gets all that is no option, in place of `file` and `flag`, where it is not NULL. */
	void (*other)(void *request, char *arg);
	/** What `other` gets is a compiler's, but a word that is a letter or two away from an
	 * option is taken for a slip. */
	bool sees_slips;
} smr_cli_options;

#define SMR_CLI_OPTIONS(rows) .list = (rows), .n = sizeof(rows) / sizeof((rows)[0])

/** Puts the environment and argv[1...] into @p request. SMR_EINVAL names the argument that is
 * wrong, and what would be right. */
SMR_MUST_USE smr_status smr_cli_take(const smr_cli_options *o, int argc, char **argv,
				     void *request);

/** Sets the variables of options that were given, for a program that is started: FLAG, TEXT and
 * SETTING alone. */
SMR_MUST_USE smr_status smr_cli_environment(const smr_cli_options *o, const void *request,
					    smr_environment *env);

/* ---- options_words.c ------------------------------------------------------------------------- */

/** The i-th word that it takes; NULL: there are no more. */
const char *smr_cli_word(const smr_cli_option *o, size_t i, char room[SMR_WORD_ROOM]);
bool smr_cli_is_word(const smr_cli_option *o, const char *value);
/** What stands for its value in help: "FILE", "N"; NULL: it takes none. */
const char *smr_cli_metavar(const smr_cli_option *o);
/** Whether @p arg is nearly one of the options, too near to be meant as it is. */
bool smr_cli_is_slip(const smr_cli_options *o, const char *arg);
/** SMR_EINVAL, told: @p arg is no option; which there are, and which one was meant. */
SMR_MUST_USE smr_status smr_cli_told_option(const smr_cli_options *o, const char *arg);
/** SMR_EINVAL, told: @p arg, or its value, is none that @p o takes. */
SMR_MUST_USE smr_status smr_cli_told_value(const smr_cli_option *o, const char *arg);

/* ---- values ---------------------------------------------------------------------------------- */

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

/** Whether an option that may not be there has this word. */
bool smr_cli_is(const char *given, const char *word);

/** A whole number without a sign, at most @p most; false: it is none. */
bool smr_cli_number(const char *text, uint64_t most, uint64_t *out);

/** Names of implementations (back/list.c). */
const char *smr_cli_impl_word(size_t i);

/** Names of machines that are described (cost/machine/machine.h). */
const char *smr_cli_machine_word(size_t i);

/** Rows that many commands have. */
#define SMR_CLI_QUIET_ROW                                   \
	{"--quiet", SMR_CLI_FLAG, .on = smr_progress_quiet, \
	 .help = "Do not show progress on a terminal."}
#define SMR_CLI_JSON_ROW(type, field, text) \
	{"--json", SMR_CLI_FLAG, .at = offsetof(type, field), .help = (text)}
#define SMR_CLI_CLUSTER_ROW(type, field) \
	{"--cluster",                    \
	 SMR_CLI_TEXT,                   \
	 .at = offsetof(type, field),    \
	 .metavar = "DIR",               \
	 .variable = "SAMARA_CLUSTER",   \
	 .help = "The folder of the cluster."}
#define SMR_CLI_SET_ROW(function)                                          \
	{"--set",                                                          \
	 SMR_CLI_CALL,                                                     \
	 .take = (function),                                               \
	 .metavar = "NAME=VALUE",                                          \
	 .repeats = true,                                                  \
	 .value = "NAME=VALUE, as n=1000, or gemm.n=1000 of one function", \
	 .help = "The value of a symbolic size, as n=1000; gemm.n=1000: of one function."}
#define SMR_CLI_FP_ROW(type, field)                                                         \
	{"--fp", SMR_CLI_TEXT, .at = offsetof(type, field), .words = "strict fast reassoc", \
	 .help = "fast, reassoc: sums may be reordered. strict: the source's order holds."}
#define SMR_CLI_THREADS_ROW(type, field) \
	{"--threads",                    \
	 SMR_CLI_NUMBER,                 \
	 .at = offsetof(type, field),    \
	 .most = 1024,                   \
	 .variable = "SAMARA_THREADS",   \
	 .initial = "all processors",    \
	 .help = "Use at most N threads."}
#define SMR_CLI_ERRNO_ROW(type, field)                                                        \
	{"--errno",                                                                           \
	 SMR_CLI_SETTING,                                                                     \
	 .at = offsetof(type, field),                                                         \
	 .variable = "SAMARA_ERRNO",                                                          \
	 .initial = "math",                                                                   \
	 .help = "strict: math functions that may set errno are not lifted. math: they are, " \
		 "unless the file reads errno."}
#define SMR_CLI_OPAQUE_ROW(type, field)                                                       \
	{"--opaque",                                                                          \
	 SMR_CLI_SETTING,                                                                     \
	 .at = offsetof(type, field),                                                         \
	 .variable = "SAMARA_OPAQUE",                                                         \
	 .initial = "gain",                                                                   \
	 .help = "Loops that cannot be lifted are asked about: all: wherever their code can " \
		 "stand alone; gain: where it may be faster on this machine than on the one " \
		 "compiled for; none: nowhere."}
#define SMR_CLI_FABRIC_ROW(type, field)                                                          \
	{"--fabric",                                                                             \
	 SMR_CLI_TEXT,                                                                           \
	 .at = offsetof(type, field),                                                            \
	 .metavar = "FABRIC",                                                                    \
	 .variable = "SAMARA_FABRIC",                                                            \
	 .initial = "tls",                                                                       \
	 .help = "How other machines are reached. tls: by mutual TLS. trusted:IFACE: by UCX on " \
		 "the interface IFACE, on whose network everyone is trusted; "                   \
		 "trusted:IFACE,public where its address is public."}
#endif
