/** @file Options of a command as a table. The parser, the environment, --help, manual pages, shell
 * completion and docs/reference/options.md all use it. */
#ifndef SMR_CLI_OPTIONS_H
#define SMR_CLI_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/data/words.h"
#include "base/os/environment.h"
#include "base/os/progress.h"
#include "base/status.h"

/** Kind of an option. Every kind but FLAG and MAYBE takes its value as --NAME=VALUE or as --NAME
 * VALUE. */
typedef enum smr_cli_option_kind {
	SMR_CLI_FLAG,    /* --NAME: sets the bool at @p at, or calls @p on */
	SMR_CLI_TEXT,    /* a const char * at @p at */
	SMR_CLI_NUMBER,  /* a long at @p at, from @p least to @p most */
	SMR_CLI_CALL,    /* the value is passed to @p take */
	SMR_CLI_SETTING, /* TEXT that must be valid for smr_setting_fits() of @p variable */
	SMR_CLI_MAYBE    /* --NAME or --NAME=VALUE: @p take gets the value or NULL; also --NAME
			    VALUE if @p is_value accepts VALUE */
} smr_cli_option_kind;

typedef struct smr_cli_option {
	const char *name; /* "--json", "-o" */
	smr_cli_option_kind kind;
	size_t at; /* offset in the request */
	/** Stores the value; false: it is invalid. It may modify a @p value of argv, but not one of
	 * the environment. */
	bool (*take)(void *request, char *value);
	void (*on)(void);
	long least, most;
	/** Environment variable that is used if the option is not given; it is read before the
	 * arguments. An empty or invalid value counts as not set. */
	const char *variable;
	const char *sets; /* of a FLAG: the variable's value that sets it; NULL: "1" */
	/** Allowed words: separated by blanks, or one by one from a registry (NULL ends them). A
	 * SETTING without either has the words of its variable. */
	const char *words;
	smr_word_fn *word;
	bool open;           /* values other than these words are allowed, too */
	const char *metavar; /* "FILE"; NULL: "N" for a number, "WORD" for words */
	bool (*is_value)(const char *text);
	const char *value;   /* description of the value in messages; NULL: made from kind and
				words */
	const char *initial; /* the default in help; NULL: none is named */
	bool repeats;        /* may be given several times; each adds one */
	bool hidden;         /* an alias that is in no list */
	const char *help;    /* sentences; the printer breaks lines */
} smr_cli_option;

typedef struct smr_cli_options {
	const smr_cli_option *list;
	size_t n;
	size_t file; /* offset of the const char * of the one file */
	bool bare;   /* the command takes no file */
	/** Handles other arguments that begin with '-'; NULL: there are none. False: invalid. */
	bool (*flag)(void *request, const char *arg);
	/** If not NULL, gets every argument that is no option, in place of `file` and `flag`. */
	void (*other)(void *request, char *arg);
	/** Arguments for `other` are a compiler's, but a word one or two letters away from an
	 * option is an error. */
	bool sees_slips;
} smr_cli_options;

#define SMR_CLI_OPTIONS(rows) .list = (rows), .n = sizeof(rows) / sizeof((rows)[0])

/** Parses the environment and argv[1...] into @p request. SMR_EINVAL: the message names the wrong
 * argument and what is allowed. */
SMR_MUST_USE smr_status smr_cli_take(const smr_cli_options *o, int argc, char **argv,
				     void *request);

/** Sets the environment variables of the given options for a program to start; only FLAG, TEXT and
 * SETTING. */
SMR_MUST_USE smr_status smr_cli_environment(const smr_cli_options *o, const void *request,
					    smr_environment *env);

/* ---- options_words.c ------------------------------------------------------------------------- */

/** Returns the i-th allowed word; NULL: past the last one. */
const char *smr_cli_word(const smr_cli_option *o, size_t i, char room[SMR_WORD_ROOM]);
bool smr_cli_is_word(const smr_cli_option *o, const char *value);
/** Returns the placeholder of the value in help: "FILE", "N"; NULL: it takes none. */
const char *smr_cli_metavar(const smr_cli_option *o);
/** Whether @p arg differs from an option by a likely typing error. */
bool smr_cli_is_slip(const smr_cli_options *o, const char *arg);
/** Returns SMR_EINVAL with a message: @p arg is unknown; the options, and the most similar one. */
SMR_MUST_USE smr_status smr_cli_told_option(const smr_cli_options *o, const char *arg);
/** Returns SMR_EINVAL with a message: @p arg, or its value, is not valid for @p o. */
SMR_MUST_USE smr_status smr_cli_told_value(const smr_cli_option *o, const char *arg);

/* ---- values ---------------------------------------------------------------------------------- */

/** Whether @p file ends in @p ending, which begins with a dot. */
bool smr_cli_ends_in(const char *file, const char *ending);
/** Whether such a file is among a command's arguments, before "--". */
bool smr_cli_has_file(int argc, char **argv, const char *ending);
/** Returns whether a file is a tensor program: by its ending, .mlir or .mlirbc, or by its first
 * bytes, of MLIR bytecode or of what jax.export writes. */
bool smr_cli_is_mlir(const char *file);
/** Returns whether such a file is among the arguments before "--". */
bool smr_cli_has_mlir(int argc, char **argv);

/** Parses NAME or NAME:DEVICES with 1 to @p most devices (0: not given), and cuts the devices off
 * @p text. False: malformed. */
bool smr_cli_devices(char *text, uint64_t most, uint64_t *devices);

/** For options with an optional number: `--tune 5`. */
bool smr_cli_is_number(const char *text);
/** For options with an optional file: whether the next argument is neither an option nor a
 * program. */
bool smr_cli_is_output(const char *text);

/** Whether an option's value, which may be NULL, is this word. */
bool smr_cli_is(const char *given, const char *word);

/** Parses an unsigned integer of at most @p most; false: malformed or too large. */
bool smr_cli_number(const char *text, uint64_t most, uint64_t *out);

/** Returns the i-th name of an implementation (back/list.c). */
const char *smr_cli_impl_word(size_t i);

/** Returns the i-th name of a described machine (cost/machine/machine.h). */
const char *smr_cli_machine_word(size_t i);

/** Table rows shared by many commands. */
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
#define SMR_CLI_ENTRY_ROW(type, field)                                                        \
	{"--entry", SMR_CLI_TEXT, .at = offsetof(type, field), .metavar = "NAME",             \
	 .help = "Of FILE.mlir: the function that runs. Default: main, or the only one that " \
		 "is not private."}
#define SMR_CLI_DEVICE_ROW(type, field)                                                     \
	{"--device",                                                                        \
	 SMR_CLI_TEXT,                                                                      \
	 .at = offsetof(type, field),                                                       \
	 .words = "cpu gpu auto webgpu",                                                    \
	 .initial = "SAMARA_DEVICE, or cpu",                                                \
	 .help = "gpu: the first NVIDIA GPU runs every kernel that it can. auto: a kernel " \
		 "runs where the prediction, with transfers, is shorter. webgpu: WebGPU's " \
		 "device runs every kernel that it can."}
#define SMR_CLI_MATMUL_ROW(type, field)                                                     \
	{"--matmul",                                                                        \
	 SMR_CLI_SETTING,                                                                   \
	 .at = offsetof(type, field),                                                       \
	 .variable = "SAMARA_MATMUL",                                                       \
	 .initial = "f32",                                                                  \
	 .help = "Numbers that an NVIDIA GPU multiplies in place of f32 in products whose " \
		 "sums may be reordered, whatever the program says. tf32: factors are "     \
		 "rounded to 11 bits, sums are f32."}
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
/** Sets SAMARA_MATMUL for this process, before it has threads; NULL: it stays as it is. */
void smr_cli_set_matmul(const char *word);
#endif
