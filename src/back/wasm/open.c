/* Opening libwasmtime, and the one engine of the process. */
#include <dlfcn.h>
#include <glob.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/wasm/memory.h"
#include "back/wasm/own.h"
#include "base/alloc.h"
#include "base/fs.h"

enum { STACK = 128 << 10 }; /* for WebAssembly frames of a call, in bytes */

const char smr_wasmtime_settings[] =
	"epoch,simd,stack=128k,components,host memories; no async, relaxed simd, threads, "
	"memory64";

static smr_wasmtime table;
static char path_opened[4096], problem[512];

#define CURE "pip install wasmtime==" SMR_WASMTIME_VERSION ", or set SAMARA_WASMTIME to a library"

static bool match_path(const char *pattern, char *out, size_t n)
{
	glob_t g;

	if (glob(pattern, 0, NULL, &g) != 0)
		return false;
	bool fits = (size_t)snprintf(out, n, "%s", g.gl_pathv[0]) < n;

	globfree(&g);
	return fits;
}

/* Looks in the build's virtual environment, and in one that contains Samara as a Python package. */
static bool in_venv(const char *dir, char *out, size_t n)
{
	static const char *const packages[] = {"venv/lib/python3*/site-packages", "../.."};
	char pattern[4200];

	for (size_t i = 0; i < sizeof(packages) / sizeof(packages[0]); i++) {
		snprintf(pattern, sizeof(pattern), "%s/%s/wasmtime/linux-*/_libwasmtime.so", dir,
			 packages[i]);
		if (match_path(pattern, out, n))
			return true;
	}
	return false;
}

/* Finds the library where make install puts it, or where pip puts it in the build's environment. */
static bool find_wasmtime(char *out, size_t n)
{
	const char *own = getenv("SAMARA_WASMTIME"), *home = getenv("SAMARA_HOME");
	char *found = NULL;
	bool ok;

	if (own != NULL && own[0] != '\0')
		return (size_t)snprintf(out, n, "%s", own) < n;
	if (smr_find_own("libwasmtime.so", &found) == SMR_OK)
		ok = (size_t)snprintf(out, n, "%s", found) < n;
	else
		ok = (home != NULL && in_venv(home, out, n)) ||
		     (smr_self_dir(&found) == SMR_OK && in_venv(found, out, n));
	smr_free(found);
	return ok;
}

static bool resolve_wasmtime_symbols(void *lib)
{
	const char *missing = NULL;

#define LOOK_UP(result, name, arguments)                         \
	if ((*(void **)&table.name = dlsym(lib, #name)) == NULL) \
		missing = #name;
	SMR_WASMTIME_CORE(LOOK_UP)
	SMR_WASMTIME_COMPONENT(LOOK_UP)
#undef LOOK_UP
	if (missing != NULL)
		snprintf(problem, sizeof(problem), "%s has no %s: %s", path_opened, missing, CURE);
	return missing == NULL;
}

static wasm_engine_t *new_engine(void)
{
	wasm_config_t *c = table.wasm_config_new();

	table.wasmtime_config_epoch_interruption_set(c, true);
	table.wasmtime_config_max_wasm_stack_set(c, STACK);
	table.wasmtime_config_wasm_simd_set(c, true);
	table.wasmtime_config_wasm_relaxed_simd_set(c, false);
	table.wasmtime_config_wasm_threads_set(c, false);
	table.wasmtime_config_wasm_memory64_set(c, false);
	table.wasmtime_config_wasm_multi_memory_set(c, true); /* composed components have several */
	table.wasmtime_config_wasm_component_model_set(c, true);
	/* calls are synchronous: tasks for them would take half of a call's time */
	table.wasmtime_config_wasm_component_model_async_set(c, false);
	table.wasmtime_config_concurrency_support_set(c, false);
	table.wasmtime_config_parallel_compilation_set(c, false); /* starts no threads */
	smr_linear_config(&table, c);
	return table.wasm_engine_new_with_config(c);
}

/* Checks the version. The API does not return it, but precompiled code contains it, as a length and
 * digits before the target's name; Wasmtime itself compares only the major number. */
static bool right_version(void)
{
	static const uint8_t empty[] = {0, 'a', 's', 'm', 1, 0, 0, 0};
	static const char mark[] = {0, 2, '5', '0'};
	wasmtime_module_t *m;
	wasm_byte_vec_t code;
	bool ok = false;

	if (smr_wasmtime_failed("", table.wasmtime_module_new(table.engine, empty, sizeof(empty),
							      &m)) != SMR_OK)
		return false;
	if (smr_wasmtime_failed("", table.wasmtime_module_serialize(m, &code)) == SMR_OK) {
		ok = memmem(code.data, code.size, mark, sizeof(mark)) != NULL;
		table.wasm_byte_vec_delete(&code);
	}
	table.wasmtime_module_delete(m);
	return ok;
}

static void open_once(void)
{
	if (!find_wasmtime(path_opened, sizeof(path_opened))) {
		snprintf(problem, sizeof(problem), "WebAssembly needs Wasmtime: %s", CURE);
		return;
	}
	void *lib = dlopen(path_opened, RTLD_NOW | RTLD_LOCAL);

	if (lib == NULL) {
		snprintf(problem, sizeof(problem), "%s: %s", dlerror(), CURE);
		return;
	}
	if (!resolve_wasmtime_symbols(lib))
		return;
	table.engine = new_engine();
	smr_wasm_signals_note();
	table.path = path_opened;
	if (table.engine == NULL || !right_version()) {
		snprintf(problem, sizeof(problem),
			 "%s is not Wasmtime " SMR_WASMTIME_VERSION ": %s", path_opened, CURE);
		table.engine = NULL;
	}
}

smr_status smr_wasmtime_open(const smr_wasmtime **out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, open_once);
	if (table.engine == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "%s", problem);
	*out = &table;
	return SMR_OK;
}

/* Copies a message as one line; errors have a back trace after the first lines. */
static void copy_as_one_line(const wasm_byte_vec_t *m, char *out, size_t n)
{
	size_t len = m->size < n - 1 ? m->size : n - 1;

	memcpy(out, m->data, len);
	while (len > 0 && (out[len - 1] == '\n' || out[len - 1] == '\0'))
		len--;
	out[len] = '\0';
	for (char *c = out; *c != '\0'; c++)
		if (*c == '\n')
			*c = ' ';
}

/* Reasons of traps: Wasmtime's own texts begin with a back trace. */
static const char *const traps[] = {
	[WASMTIME_TRAP_STACK_OVERFLOW] = "it ran out of stack",
	[WASMTIME_TRAP_MEMORY_OUT_OF_BOUNDS] = "it reached beyond its memory",
	[WASMTIME_TRAP_INTEGER_OVERFLOW] = "an integer division overflowed",
	[WASMTIME_TRAP_DIVISION_BY_ZERO] = "it divided an integer by zero",
	[WASMTIME_TRAP_INTERRUPT] = "it ran past its deadline and was stopped",
};

smr_status smr_wasmtime_failed(const char *what, wasmtime_error_t *e)
{
	wasm_byte_vec_t m;
	char text[400];

	if (e == NULL)
		return SMR_OK;
	table.wasmtime_error_message(e, &m);
	copy_as_one_line(&m, text, sizeof(text));
	table.wasm_byte_vec_delete(&m);
	table.wasmtime_error_delete(e);
	if (strstr(text, "wasm trap: interrupt") != NULL) /* traps of components are errors */
		snprintf(text, sizeof(text), "%s", traps[WASMTIME_TRAP_INTERRUPT]);
	return smr_fail(SMR_EUNSUPPORTED, "%s: %s", what, text);
}

smr_status smr_wasmtime_trapped(const char *what, wasm_trap_t *t)
{
	wasm_byte_vec_t m;
	char text[400];
	const char *why = text;
	uint8_t code = UINT8_MAX;

	if (t == NULL)
		return SMR_OK;
	table.wasm_trap_message(t, &m);
	copy_as_one_line(&m, text, sizeof(text));
	table.wasm_byte_vec_delete(&m);
	if (table.wasmtime_trap_code(t, &code) && code < sizeof(traps) / sizeof(traps[0]) &&
	    traps[code] != NULL)
		why = traps[code];
	table.wasm_trap_delete(t);
	return smr_fail(SMR_EUNSUPPORTED, "%s: %s", what, why);
}
