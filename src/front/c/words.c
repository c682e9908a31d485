/* Table of the clang options that decide whether loops get guards and whether the command links. */
#include "front/c/words.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

#include "base/alloc.h"
#include "base/fs.h"

enum effect {
	NOTHING,
	VALUE, /* the next argument is the option's value, not an input */
	NO_LINK,
	STATIC,
	DEBUG,
	NO_DEBUG,
	OPTIMIZE,
	NO_OPTIMIZE,
	REMARKS,
	INSTRUMENT,
	FOREIGN,
	INTERNAL,
	LANGUAGE, /* its value is a language */
	TARGET    /* its value is a target triple */
};

/* The first match counts. A name that ends in '*' matches any argument with that prefix. */
static const struct option {
	const char *name;
	enum effect effect;
} options[] = {
	{"-c", NO_LINK},
	{"-S", NO_LINK},
	{"-E", NO_LINK},
	{"-M", NO_LINK},
	{"-MM", NO_LINK},
	{"-r", NO_LINK},
	{"-Wl,-r", NO_LINK},
	{"-Wl,--relocatable", NO_LINK},
	{"-fsyntax-only", NO_LINK},
	{"-emit-ast", NO_LINK},
	{"--analyze", NO_LINK},
	{"--precompile*", NO_LINK},
	{"--version", NO_LINK},
	{"--help*", NO_LINK},
	{"-dumpversion", NO_LINK},
	{"-dumpmachine", NO_LINK},
	{"-print-*", NO_LINK},
	{"--print-*", NO_LINK},
	{"-static", STATIC},
	{"--static", STATIC},
	{"-static-pie", STATIC},
	{"-gcc*", NOTHING},
	{"-g0", NO_DEBUG},
	{"-ggdb0", NO_DEBUG},
	{"-g*", DEBUG},
	{"--debug", DEBUG},
	{"-O0", NO_OPTIMIZE},
	{"-O*", OPTIMIZE},
	{"-Rpass*", REMARKS},
	{"-fsave-optimization-record*", REMARKS},
	{"-foptimization-record-*", REMARKS},
	{"-fsanitize=*", INSTRUMENT},
	{"-fprofile-*", INSTRUMENT},
	{"-fcs-profile-*", INSTRUMENT},
	{"-fauto-profile*", INSTRUMENT},
	{"-fcoverage-mapping", INSTRUMENT},
	{"-ftest-coverage", INSTRUMENT},
	{"--coverage", INSTRUMENT},
	{"-coverage", INSTRUMENT},
	{"-ffreestanding", FOREIGN},
	{"-nostdlib", FOREIGN},
	{"--no-standard-libraries", FOREIGN},
	{"-nodefaultlibs", FOREIGN},
	{"-nolibc", FOREIGN},
	{"-mkernel", FOREIGN},
	{"-fapple-kext", FOREIGN},
	{"-mcmodel=kernel", FOREIGN},
	{"-m32", FOREIGN},
	{"-m16", FOREIGN},
	{"-mx32", FOREIGN},
	{"-cc1*", INTERNAL},
	{"--driver-mode=cl", INTERNAL},
	{"--driver-mode=cpp", NO_LINK},
	{"-target", TARGET},
	{"--target=*", TARGET},
	{"-x", LANGUAGE},
	{"-x*", LANGUAGE},
	{"--language=*", LANGUAGE},
	{"-o", VALUE},
	{"-I", VALUE},
	{"-D", VALUE},
	{"-U", VALUE},
	{"-L", VALUE},
	{"-l", VALUE},
	{"-A", VALUE},
	{"-B", VALUE},
	{"-F", VALUE},
	{"-T", VALUE},
	{"-J", VALUE},
	{"-u", VALUE},
	{"-z", VALUE},
	{"-e", VALUE},
	{"-MF", VALUE},
	{"-MT", VALUE},
	{"-MQ", VALUE},
	{"-MJ", VALUE},
	{"-include", VALUE},
	{"-include-pch", VALUE},
	{"-imacros", VALUE},
	{"-iprefix", VALUE},
	{"-isystem", VALUE},
	{"-isystem-after", VALUE},
	{"-cxx-isystem", VALUE},
	{"-iquote", VALUE},
	{"-idirafter", VALUE},
	{"-isysroot", VALUE},
	{"-iwithprefix", VALUE},
	{"-iwithprefixbefore", VALUE},
	{"-iwithsysroot", VALUE},
	{"-iframework", VALUE},
	{"-framework", VALUE},
	{"-ivfsoverlay", VALUE},
	{"-Xclang", VALUE},
	{"-Xlinker", VALUE},
	{"-Xassembler", VALUE},
	{"-Xpreprocessor", VALUE},
	{"-Xanalyzer", VALUE},
	{"-mllvm", VALUE},
	{"-arch", VALUE},
	{"-rpath", VALUE},
	{"--param", VALUE},
	{"--sysroot", VALUE},
	{"-aux-info", VALUE},
	{"-dumpbase", VALUE},
	{"-dumpdir", VALUE},
	{"-working-directory", VALUE},
	{"-serialize-diagnostics", VALUE},
	{"--serialize-diagnostics", VALUE},
	{"-module-dir", VALUE},
};

static bool has_prefix(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

static bool has_suffix(const char *s, const char *with)
{
	size_t n = strlen(s), m = strlen(with);

	return n >= m && strcmp(s + n - m, with) == 0;
}

static bool has_any_suffix(const char *s, const char *const *endings)
{
	for (; *endings != NULL; endings++)
		if (has_suffix(s, *endings))
			return true;
	return false;
}

static const struct option *find_option(const char *s)
{
	for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++) {
		const char *name = options[i].name;
		size_t n = strlen(name);

		if (name[n - 1] == '*' ? strncmp(s, name, n - 1) == 0 : strcmp(s, name) == 0)
			return &options[i];
	}
	return NULL;
}

static bool is_own_target(const char *triple)
{
#if defined(__x86_64__)
	bool own = has_prefix(triple, "x86_64-") || has_prefix(triple, "amd64-");
#elif defined(__aarch64__)
	bool own = starts(triple, "aarch64-") || starts(triple, "arm64-");
#else
	bool own = false;
#endif
	return own && strstr(triple, "-linux") != NULL &&
	       (has_suffix(triple, "-linux") || has_suffix(triple, "-gnu"));
}

const char *smr_cc_compiler_of(const char *file)
{
	static const struct language {
		const char *compiler;
		const char *endings[12];
	} languages[] = {
		{"cc", {".c", ".i", ".bc", ".ll", NULL}},
		{"c++", {".cpp", ".cc", ".cxx", ".c++", ".cp", ".C", ".CPP", ".ii", NULL}},
		{"fc", {".f90", ".F90", ".f", ".F", ".f95", ".f03", ".f08", ".for", NULL}},
	};

	for (size_t i = 0; i < sizeof(languages) / sizeof(languages[0]); i++)
		if (has_any_suffix(file, languages[i].endings))
			return languages[i].compiler;
	return NULL;
}

/* Counts an input. A header among the inputs is precompiled, so that nothing is linked. */
static void count_input(smr_cc_words *w, const char *s)
{
	static const char *const assembly[] = {".s", ".S", ".sx", NULL};
	static const char *const headers[] = {".h",  ".hh",  ".hpp", ".hxx",  ".h++", ".H",
					      ".hp", ".HPP", ".tcc", ".cppm", ".ixx", NULL};

	w->inputs++;
	w->sources += smr_cc_compiler_of(s) != NULL;
	w->assembles |= has_any_suffix(s, assembly);
	if (has_any_suffix(s, headers))
		w->links = false;
}

static void apply_effect(smr_cc_words *w, enum effect effect, const char *value)
{
	switch (effect) {
	case NO_LINK:
		w->links = false;
		break;
	case STATIC:
		w->is_static = true;
		break;
	case DEBUG:
	case NO_DEBUG:
		w->debugs = effect == DEBUG;
		break;
	case OPTIMIZE:
	case NO_OPTIMIZE:
		w->optimizes = effect == OPTIMIZE;
		break;
	case REMARKS:
		w->remarks = true;
		break;
	case INSTRUMENT:
		w->instruments = true;
		break;
	case FOREIGN:
		w->foreign = true;
		break;
	case INTERNAL:
		w->internal = true;
		break;
	case LANGUAGE:
		w->links &= !has_suffix(value, "-header");
		w->assembles |= has_prefix(value, "assembler");
		break;
	case TARGET:
		w->foreign = !is_own_target(value);
		break;
	default:
		break;
	}
}

/* Applies one argument; returns the effect that takes the next argument as its value, or
 * NOTHING. */
static enum effect parse_argument(smr_cc_words *w, const char *s)
{
	const struct option *o;
	size_t n;

	if (s[0] != '-' || s[1] == '\0') {
		count_input(w, s);
		return NOTHING;
	}
	o = find_option(s);
	if (o == NULL)
		return NOTHING;
	if (o->effect != VALUE && o->effect != LANGUAGE && o->effect != TARGET) {
		apply_effect(w, o->effect, "");
		return NOTHING;
	}
	n = strlen(o->name) - 1;
	if (o->name[n] != '*')
		return o->effect;
	apply_effect(w, o->effect, s + n);
	return NOTHING;
}

/* ---- @-files --------------------------------------------------------------------------------- */

enum { DEPTH = 8 }; /* nesting depth of @-files */

typedef struct looker {
	smr_cc_words *words;
	enum effect waits;
	int depth;
} looker;

static smr_status scan_word(looker *l, const char *s);

/* Returns the next word of a GNU response file, unquoted in place, or NULL at the end. */
static char *next_word(char **at)
{
	char *from = *at, *to, *word, quote = 0;

	while (isspace((unsigned char)*from))
		from++;
	if (*from == '\0')
		return NULL;
	for (word = to = from; *from != '\0' && (quote || !isspace((unsigned char)*from)); from++) {
		if (*from == '\\' && from[1] != '\0' && quote != '\'')
			*to++ = *++from;
		else if (quote != 0 ? *from == quote : *from == '"' || *from == '\'')
			quote = quote != 0 ? 0 : *from;
		else
			*to++ = *from;
	}
	*at = from + (*from != '\0');
	*to = '\0';
	return word;
}

/* Only regular files are read: a pipe can be read only once, by clang. */
static bool is_regular(const char *path)
{
	struct stat s;

	return stat(path, &s) == 0 && S_ISREG(s.st_mode);
}

static smr_status scan_response_file(looker *l, const char *path)
{
	char *text = NULL, *at, *word;
	smr_status st;

	if (!is_regular(path))
		return SMR_OK;
	st = smr_read_file(path, &text, NULL);
	if (st != SMR_OK)
		return st == SMR_ENOMEM ? st : SMR_OK;
	l->depth++;
	for (at = text; st == SMR_OK && (word = next_word(&at)) != NULL;)
		st = scan_word(l, word);
	l->depth--;
	smr_free(text);
	return st;
}

static smr_status scan_word(looker *l, const char *s)
{
	if (s[0] == '@' && s[1] != '\0' && l->depth < DEPTH)
		return scan_response_file(l, s + 1);
	if (l->waits != NOTHING) {
		apply_effect(l->words, l->waits, s);
		l->waits = NOTHING;
	} else {
		l->waits = parse_argument(l->words, s);
	}
	return SMR_OK;
}

smr_status smr_cc_look(int argc, char *const *argv, smr_cc_words *out)
{
	smr_cc_words words = {.links = true};
	looker l = {.words = &words};

	for (int i = 1; i < argc; i++)
		SMR_TRY(scan_word(&l, argv[i]));
	words.links &= words.inputs > 0;
	*out = words;
	return SMR_OK;
}
