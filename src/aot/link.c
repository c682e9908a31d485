/* Links objects to a library; the system's linker runs as a child process. */
#include "aot/link.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"

/* ---- the folder ----------------------------------------------------------------------------- */

smr_status smr_workshop_open(smr_workshop *w)
{
	const char *tmp = getenv("TMPDIR");

	*w = (smr_workshop){0};
	if ((size_t)snprintf(w->dir, sizeof(w->dir), "%s/samara-build-XXXXXX",
			     tmp != NULL && *tmp != '\0' ? tmp : "/tmp") >= sizeof(w->dir) ||
	    mkdtemp(w->dir) == NULL) {
		smr_status st =
			smr_fail(SMR_EIO, "no folder %s for objects: %s", w->dir, strerror(errno));

		w->dir[0] = '\0';
		return st;
	}
	return SMR_OK;
}

const char *smr_workshop_file(smr_workshop *w, const char *name)
{
	size_t size = strlen(w->dir) + strlen(name) + 2;
	char *path = smr_malloc(size), **more = w->files;

	if (path != NULL && w->n == w->cap) {
		size_t cap = w->cap == 0 ? 64 : 2 * w->cap;

		more = smr_realloc(w->files, cap * sizeof(char *));
		if (more != NULL) {
			w->files = more;
			w->cap = cap;
		}
	}
	if (path == NULL || more == NULL) {
		smr_free(path);
		(void)smr_fail(SMR_ENOMEM, "no memory for the names of objects");
		return NULL;
	}
	snprintf(path, size, "%s/%s", w->dir, name);
	w->files[w->n++] = path;
	return path;
}

void smr_workshop_close(smr_workshop *w)
{
	for (size_t i = 0; i < w->n; i++) {
		unlink(w->files[i]);
		smr_free(w->files[i]);
	}
	smr_free(w->files);
	if (w->dir[0] != '\0')
		rmdir(w->dir);
	*w = (smr_workshop){0};
}

/* ---- children ------------------------------------------------------------------------------- */

typedef struct command {
	const char **argv;
	size_t n, cap;
	bool oom;
} command;

static void append_argument(command *c, const char *word)
{
	if (c->n + 1 >= c->cap) {
		size_t cap = c->cap == 0 ? 64 : 2 * c->cap;
		const char **more = smr_realloc((void *)c->argv, cap * sizeof(char *));

		c->oom |= more == NULL;
		if (more == NULL)
			return;
		c->argv = more;
		c->cap = cap;
	}
	c->argv[c->n++] = word;
	c->argv[c->n] = NULL;
}

static smr_status run_command(command *c)
{
	int status = 0, bad;
	pid_t pid;

	if (c->oom || c->n == 0)
		return smr_fail(SMR_ENOMEM, "no memory for a command");
	bad = posix_spawnp(&pid, c->argv[0], NULL, NULL, (char *const *)(void *)c->argv, environ);
	if (bad != 0)
		return smr_fail(SMR_ENOTFOUND, "cannot run %s: %s (apt install binutils)",
				c->argv[0], strerror(bad));
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return smr_fail(SMR_EIO, "%s: %s", c->argv[0], strerror(errno));
	if (status != 0)
		return smr_fail(SMR_EIO, "%s failed; its messages are above", c->argv[0]);
	return SMR_OK;
}

static smr_status run_and_free_command(command *c)
{
	smr_status st = run_command(c);

	smr_free((void *)c->argv);
	return st;
}

/* ---- linking -------------------------------------------------------------------------------- */

static void put_objects(command *c, const char *const *objects, size_t n, const char *runtime)
{
	for (size_t i = 0; i < n; i++)
		append_argument(c, objects[i]);
	append_argument(c, runtime);
}

static smr_status link_shared(smr_workshop *w, const char *name, const char *const *objects,
			      size_t n, const char *runtime, const char *out)
{
	static const char *const libs[] = {"-L/lib/x86_64-linux-gnu", "-L/lib/aarch64-linux-gnu",
					   "-L/lib64", "-l:libm.so.6", "-l:libc.so.6"};
	const char *map = smr_workshop_file(w, "map");
	char text[1200], version[4300], soname[320];
	command c = {0};

	if (map == NULL)
		return SMR_ENOMEM;
	snprintf(text, sizeof(text), "{ global: %s; %s_ready; %s_close; %s_error; local: *; };\n",
		 name, name, name, name);
	SMR_TRY(smr_write_file(map, text, strlen(text), SMR_WRITE_FAST));
	snprintf(version, sizeof(version), "--version-script=%s", map);
	snprintf(soname, sizeof(soname), "lib%s.so", name);
	append_argument(&c, "ld");
	append_argument(&c, "-shared");
	append_argument(&c, "-znow");
	append_argument(&c, "-znoexecstack");
	append_argument(&c, "-zrelro");
	append_argument(&c, "--gc-sections");
	append_argument(&c, "--build-id=none");
	append_argument(&c, "-s");
	append_argument(&c, "--as-needed");
	append_argument(&c, "-soname");
	append_argument(&c, soname);
	append_argument(&c, version);
	append_argument(&c, "-o");
	append_argument(&c, out);
	put_objects(&c, objects, n, runtime);
	for (size_t i = 0; i < sizeof(libs) / sizeof(libs[0]); i++)
		append_argument(&c, libs[i]);
	return run_and_free_command(&c);
}

/* Makes one object whose other symbols are local: two libraries in one program do not collide. */
static smr_status link_archive(smr_workshop *w, const char *name, const char *const *objects,
			       size_t n, const char *runtime, const char *out)
{
	static const char *const shown[] = {"", "_ready", "_close", "_error"};
	char keep[4][400], file[320];
	const char *object;
	command c = {0};

	snprintf(file, sizeof(file), "%s.o", name);
	object = smr_workshop_file(w, file);
	if (object == NULL)
		return SMR_ENOMEM;
	append_argument(&c, "ld");
	append_argument(&c, "-r");
	append_argument(&c, "-o");
	append_argument(&c, object);
	put_objects(&c, objects, n, runtime);
	SMR_TRY(run_and_free_command(&c));
	c = (command){0};
	append_argument(&c, "objcopy");
	append_argument(&c, "--strip-unneeded");
	for (int i = 0; i < 4; i++) {
		snprintf(keep[i], sizeof(keep[i]), "--keep-global-symbol=%s%s", name, shown[i]);
		append_argument(&c, keep[i]);
	}
	append_argument(&c, object);
	SMR_TRY(run_and_free_command(&c));
	c = (command){0};
	append_argument(&c, "ar");
	append_argument(&c, "rcsD");
	append_argument(&c, out);
	append_argument(&c, object);
	return run_and_free_command(&c);
}

smr_status smr_aot_link(smr_workshop *w, const char *name, const char *const *objects, size_t n,
			bool archive, const char *out)
{
	char *runtime;
	smr_status st;

	SMR_TRY(smr_find_own("samara-built.o", &runtime));
	st = archive ? link_archive(w, name, objects, n, runtime, out)
		     : link_shared(w, name, objects, n, runtime, out);
	smr_free(runtime);
	return st;
}

/* ---- data ------------------------------------------------------------------------------------ */

static smr_status assemble_bytes(smr_workshop *w, const char *name, const char *bytes,
				 const char *object)
{
	const char *path = smr_workshop_file(w, "script.s");
	smr_str text = {0};
	command c = {0};
	smr_status st;

	if (path == NULL)
		return SMR_ENOMEM;
	smr_str_printf(&text,
		       ".section .rodata\n.globl %s_script, %s_script_size\n.type %s_script, "
		       "%%object\n.type %s_script_size, %%object\n.balign 64\n%s_script:\n.incbin "
		       "\"%s\"\n",
		       name, name, name, name, name, bytes);
	smr_str_printf(
		&text,
		"%s_script_end:\n.size %s_script, . - %s_script\n.balign 8\n%s_script_size:\n"
		".quad %s_script_end - %s_script\n.size %s_script_size, 8\n"
		".section .note.GNU-stack,\"\",%%progbits\n",
		name, name, name, name, name, name, name);
	st = smr_str_status(&text, "a library's data");
	if (st == SMR_OK)
		st = smr_write_file(path, smr_str_text(&text), text.n, SMR_WRITE_FAST);
	smr_str_free(&text);
	SMR_TRY(st);
	append_argument(&c, "as");
	append_argument(&c, "-o");
	append_argument(&c, object);
	append_argument(&c, path);
	return run_and_free_command(&c);
}

smr_status smr_aot_link_data(smr_workshop *w, const char *name, const char *bytes, bool archive,
			     const char *out)
{
	const char *object = smr_workshop_file(w, "script.o");
	char soname[320];
	command c = {0};

	if (object == NULL)
		return SMR_ENOMEM;
	SMR_TRY(assemble_bytes(w, name, bytes, object));
	snprintf(soname, sizeof(soname), "lib%s.so", name);
	if (archive) {
		append_argument(&c, "ar");
		append_argument(&c, "rcsD");
	} else {
		append_argument(&c, "ld");
		append_argument(&c, "-shared");
		append_argument(&c, "-znoexecstack");
		append_argument(&c, "--build-id=none");
		append_argument(&c, "-soname");
		append_argument(&c, soname);
		append_argument(&c, "-o");
	}
	append_argument(&c, out);
	append_argument(&c, object);
	return run_and_free_command(&c);
}
