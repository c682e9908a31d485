/* Runs `samara cc`, `c++`, `fc`: passes the user's command line to clang or flang and adds three
 * things: the plug-in, variable names and line tables for the plug-in (which drops the line tables
 * again unless -g is given), and, when the command links, a runtime (src/rt/README.md). Leaves the
 * plug-in out where the user's loops are instrumented or no runtime can be linked. */
#include "front/c/driver.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/fs.h"
#include "base/os/environment.h"
#include "base/str.h"
#include "front/c/words.h"

typedef SMR_VEC(char *) list;

#define LINES "-gline-tables-only"

/* Compilers, by argv[0]. */
static const struct compiler {
	const char *name, *command, *variable, *package;
	bool is_clang; /* accepts clang's options of code generation */
} compilers[] = {
	{"cc", "clang-19", "SAMARA_CLANG", "clang-19", true},
	{"c++", "clang++-19", "SAMARA_CLANGXX", "clang-19", true},
	{"fc", "flang-new-19", "SAMARA_FLANG", "flang-19", false},
};

static smr_status add_argument(list *l, const char *text)
{
	char *copy = smr_strdup(text);

	if (copy == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the command line");
	smr_status st = smr_vec_push(l, copy);
	if (st != SMR_OK)
		smr_free(copy);
	return st;
}

static const char *get_set_variable(const char *variable)
{
	const char *value = getenv(variable);

	return value != NULL && value[0] != '\0' ? value : NULL;
}

static const struct compiler *compiler_of(const char *name)
{
	for (size_t i = 1; i < sizeof(compilers) / sizeof(compilers[0]); i++)
		if (strcmp(compilers[i].name, name) == 0)
			return &compilers[i];
	return &compilers[0];
}

/* SAMARA_CLANG applies to C++ too, with the driver mode g++. */
static smr_status add_compiler(list *l, const struct compiler *c)
{
	const char *own = get_set_variable(c->variable), *clang = get_set_variable("SAMARA_CLANG");

	if (own == NULL && strcmp(c->name, "c++") == 0 && clang != NULL) {
		SMR_TRY(add_argument(l, clang));
		return add_argument(l, "--driver-mode=g++");
	}
	return add_argument(l, own != NULL ? own : c->command);
}

/* Whether to add line tables for the plug-in: with -g or -Rpass clang makes its own. */
static bool wants_lines(const smr_cc_words *w)
{
	return w->optimizes && !w->debugs && !w->remarks && !w->assembles;
}

/* Suppresses the warning about options that we add and the compiler does not use. */
static smr_status begin_silence(list *l, const struct compiler *c)
{
	return c->is_clang ? add_argument(l, "--start-no-unused-arguments") : SMR_OK;
}

static smr_status end_silence(list *l, const struct compiler *c)
{
	return c->is_clang ? add_argument(l, "--end-no-unused-arguments") : SMR_OK;
}

static smr_status add_plugin(list *l, const struct compiler *c, const smr_cc_words *w)
{
	char *path = NULL, option[4200];

	if (w->foreign || w->instruments || w->internal || (!c->is_clang && w->sources == 0))
		return SMR_OK;
	SMR_TRY(smr_find_own("samara-cc.so", &path));
	snprintf(option, sizeof(option), "-fpass-plugin=%s", path);
	smr_free(path);
	SMR_TRY(begin_silence(l, c));
	SMR_TRY(add_argument(l, option));
	if (c->is_clang)
		SMR_TRY(add_argument(l, "-fno-discard-value-names"));
	if (wants_lines(w))
		SMR_TRY(add_argument(l, LINES));
	return end_silence(l, c);
}

/* The runtime "library" is all of libsamara, linked into the process. */
static bool takes_guest(const smr_cc_settings *how)
{
#if defined(__x86_64__)
	return how->runtime == NULL || strcmp(how->runtime, "library") != 0;
#else
	return false;
#endif
}

/* Links the guest as an object, not as a library, since weak references extract nothing from an
 * archive. Passes it by -Wl, since the user's -x would turn it into a source. */
static smr_status add_guest(list *l, const struct compiler *c)
{
	char *path = NULL, option[4200];

	SMR_TRY(smr_find_own("samara-guest.o", &path));
	snprintf(option, sizeof(option), "-Wl,%s", path);
	smr_free(path);
	SMR_TRY(begin_silence(l, c));
	SMR_TRY(add_argument(l, option));
	return end_silence(l, c);
}

/* Needs --no-as-needed because the reference is weak, so that the linker would drop the library,
 * and -Bdynamic because the user's last option may be -Bstatic. */
static smr_status add_runtime(list *l, const struct compiler *c, const smr_cc_words *w,
			      const smr_cc_settings *how)
{
	char *path = NULL, option[4200], rpath[4200];
	const char *name = w->is_static ? "libsamara-rt.a" : "libsamara-rt.so";

	if (!w->links || w->foreign || w->internal)
		return SMR_OK;
	if (takes_guest(how))
		return add_guest(l, c);
	SMR_TRY(smr_find_own(name, &path));
	*strrchr(path, '/') = 0;
	snprintf(option, sizeof(option), "-L%s", path);
	snprintf(rpath, sizeof(rpath), "-Wl,-rpath,%s", path);
	smr_free(path);
	SMR_TRY(begin_silence(l, c));
	SMR_TRY(add_argument(l, option));
	if (w->is_static) {
		SMR_TRY(add_argument(l, "-Wl,-u,smr_site_enter"));
		SMR_TRY(add_argument(l, "-lsamara-rt"));
	} else {
		SMR_TRY(add_argument(l, rpath));
		SMR_TRY(add_argument(l, "-Wl,--push-state,-Bdynamic,--no-as-needed"));
		SMR_TRY(add_argument(l, "-lsamara-rt"));
		SMR_TRY(add_argument(l, "-Wl,--pop-state"));
	}
	return end_silence(l, c);
}

static smr_status make_command(int argc, char **argv, const smr_cc_settings *how, list *l)
{
	const struct compiler *c = compiler_of(argc > 0 ? argv[0] : "");
	smr_cc_words w;

	SMR_TRY(smr_cc_look(argc, argv, &w));
	SMR_TRY(add_compiler(l, c));
	SMR_TRY(add_plugin(l, c, &w));
	for (int i = 1; i < argc; i++)
		SMR_TRY(add_argument(l, argv[i]));
	SMR_TRY(add_runtime(l, c, &w, how));
	return smr_vec_push(l, (char *)NULL);
}

smr_status smr_cc_command(int argc, char **argv, const smr_cc_settings *how, char ***out)
{
	list l = {0};
	smr_status st = make_command(argc, argv, how, &l);

	if (st == SMR_OK) {
		*out = l.v;
		return SMR_OK;
	}
	for (size_t i = 0; i < l.n; i++)
		smr_free(l.v[i]);
	smr_vec_free(&l);
	return st;
}

void smr_cc_free(char **command)
{
	for (char **p = command; p != NULL && *p != NULL; p++)
		smr_free(*p);
	smr_free(command);
}

void smr_cc_environment(smr_cc_settings *out)
{
	out->errno_is = get_set_variable("SAMARA_ERRNO");
	out->opaque = get_set_variable("SAMARA_OPAQUE");
	out->runtime = get_set_variable("SAMARA_RUNTIME");
}

/* ---- environment of the plug-in in the compiler ---------------------------------------------- */

/* Requests that the plug-in drops the line tables that the user did not ask for, and gives the path
 * of this program, which is the helper of the guest runtime. */
static smr_status set_plugin_variables(int argc, char *const *argv, const smr_cc_settings *how,
				       smr_environment *e)
{
	const char *opaque = how->opaque;
	char self[PATH_MAX];
	smr_cc_words w;
	bool drops = smr_cc_look(argc, argv, &w) == SMR_OK && wants_lines(&w);

	SMR_TRY(smr_environment_set(e, "SAMARA_LINES", drops ? "drop" : NULL));
	if (takes_guest(how) && realpath("/proc/self/exe", self) != NULL)
		SMR_TRY(smr_environment_set(e, "SAMARA_SELF", self));
	if (takes_guest(how) && opaque == NULL) /* the helper generates code for lifted loops
						 * only */
		opaque = "none";
	if (opaque != NULL)
		SMR_TRY(smr_environment_set(e, "SAMARA_OPAQUE", opaque));
	return how->errno_is != NULL ? smr_environment_set(e, "SAMARA_ERRNO", how->errno_is)
				     : SMR_OK;
}

static smr_status extend_variable(smr_environment *e, const char *name, const char *more)
{
	const char *was = smr_environment_get(e, name);
	smr_str all = {0};
	smr_status st;

	smr_str_printf(&all, "%s%s%s", was != NULL ? was : "", was != NULL ? ":" : "", more);
	st = smr_str_status(&all, "the environment");
	if (st == SMR_OK)
		st = smr_environment_set(e, name, all.s);
	smr_str_free(&all);
	return st;
}

/* ccache may replace clang in PATH: its key includes the plug-in and the variables that the plug-in
 * reads. */
static smr_status set_ccache_variables(smr_environment *e)
{
	static const char *const told[] = {"SAMARA_LINES", "SAMARA_SELF", "SAMARA_OPAQUE",
					   "SAMARA_ERRNO", "SAMARA_LIFT"};
	char *plugin = NULL;
	smr_str all = {0};
	smr_status st = SMR_OK;

	if (smr_find_own("samara-cc.so", &plugin) == SMR_OK)
		st = extend_variable(e, "CCACHE_EXTRAFILES", plugin);
	smr_free(plugin);
	smr_str_puts(&all, "samara");
	for (size_t i = 0; i < sizeof(told) / sizeof(*told); i++) {
		const char *value = smr_environment_get(e, told[i]);

		smr_str_printf(&all, " %s", value != NULL ? value : "-");
	}
	if (st == SMR_OK)
		st = smr_str_status(&all, "the environment");
	if (st == SMR_OK)
		st = extend_variable(e, "CCACHE_NAMESPACE", all.s);
	smr_str_free(&all);
	return st;
}

int smr_cc_main(int argc, char **argv, const smr_cc_settings *how)
{
	const struct compiler *c = compiler_of(argc > 0 ? argv[0] : "");
	smr_environment e = {0};
	char **command = NULL;
	smr_status st = smr_cc_command(argc, argv, how, &command);

	if (st == SMR_OK)
		st = smr_environment_begin(&e);
	if (st == SMR_OK)
		st = set_plugin_variables(argc, argv, how, &e);
	if (st == SMR_OK)
		st = set_ccache_variables(&e);
	if (st != SMR_OK) {
		fprintf(stderr, "samara %s: %s\n", c->name, smr_errmsg());
		smr_cc_free(command);
		smr_environment_free(&e);
		return 1;
	}
	execvpe(command[0], command, smr_environment_list(&e));
	fprintf(stderr, "samara %s: cannot start %s: %s (Debian: apt install %s; or set %s)\n",
		c->name, command[0], strerror(errno), c->package, c->variable);
	smr_cc_free(command);
	smr_environment_free(&e);
	return 127;
}
