/* Finds the codelets in a file: sources are compiled to an object first; objects are searched for
 * the flows that the compiler plug-in stored in them. */
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "api/decompose/info.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "front/c/driver.h"
#include "front/c/elf.h"
#include "front/c/words.h"

static bool ends_in(const char *path, const char *const *endings)
{
	size_t n = strlen(path);

	for (; *endings != NULL; endings++) {
		size_t k = strlen(*endings);

		if (n > k && strcmp(path + n - k, *endings) == 0)
			return true;
	}
	return false;
}

static smr_status run_compiler_child(char **command)
{
	int status = 0, error;
	pid_t child;

	error = posix_spawnp(&child, command[0], NULL, NULL, command, environ);
	if (error != 0)
		return smr_fail(SMR_ENOTFOUND, "cannot start %s: %s", command[0], strerror(error));
	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR)
			return smr_fail(SMR_EIO, "lost the compiler: %s", strerror(errno));
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		return smr_fail(SMR_EPARSE, "the compiler failed");
	return SMR_OK;
}

static smr_status compile_to_object(char *const *flags, const char *source, const char *object)
{
	char **argv, **command = NULL;
	smr_cc_settings how;
	int n = 0, nflags = 0;
	smr_status st;

	while (flags[nflags] != NULL)
		nflags++;
	argv = smr_calloc((size_t)nflags + 6, sizeof(*argv));
	if (argv == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the compiler's command");
	argv[n++] = (char *)(uintptr_t)smr_cc_compiler_of(source);
	for (int i = 0; i < nflags; i++)
		argv[n++] = flags[i];
	argv[n++] = (char *)"-c";
	argv[n++] = (char *)source;
	argv[n++] = (char *)"-o";
	argv[n++] = (char *)object;
	smr_cc_environment(&how);
	st = smr_cc_command(n, argv, &how, &command);
	smr_free(argv);
	if (st == SMR_OK)
		st = run_compiler_child(command);
	smr_cc_free(command);
	return st;
}

/* Adds a flow; on success it takes the graph over. */
static smr_status add_flow(smr_program *p, smr_graph *g)
{
	smr_flow **more = smr_realloc(p->flows, (p->nflows + 1) * sizeof(*more));
	smr_runner as_source = p->ctx->runner;

	if (more == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	p->flows = more;
	as_source.fp = p->ctx->source_fp;
	SMR_TRY(smr_flow_open_graph(&as_source, g, false, &p->flows[p->nflows]));
	p->nflows++;
	return SMR_OK;
}

/* Takes ownership of the graph. */
static smr_status keep_opaque(smr_program *p, smr_graph **g)
{
	smr_graph **more = smr_realloc(p->opaque, (p->nopaque + 1) * sizeof(*more));

	if (more == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	p->opaque = more;
	p->opaque[p->nopaque++] = *g;
	*g = NULL;
	return SMR_OK;
}

/* Adds a flow. One that cannot be used is added to the notes as a reason; only ENOMEM is an
 * error. */
static smr_status add_graph(smr_program *p, smr_graph **at, smr_str *notes)
{
	smr_graph *g = *at;
	smr_status st = add_flow(p, g);

	if (st == SMR_OK)
		*at = NULL;
	if (st == SMR_OK || st == SMR_ENOMEM)
		return st;
	smr_str_printf(notes, "%s:%u %s: %s\n", g->loc.file ? g->loc.file : p->path, g->loc.line,
		       g->loc.function ? g->loc.function : g->name, smr_errmsg());
	return SMR_OK;
}

static smr_status add_sites(smr_program *p, smr_sites *s)
{
	smr_str notes = {0};
	smr_status st = SMR_OK;

	smr_str_puts(&notes, s->notes != NULL ? s->notes : "");
	for (uint32_t i = 0; i < s->n && st == SMR_OK; i++)
		st = smr_graph_find_opaque(s->graphs[i]) != NULL
			     ? keep_opaque(p, &s->graphs[i])
			     : add_graph(p, &s->graphs[i], &notes);
	if (s->damaged > 0)
		smr_str_printf(&notes, "%s:0 : %u flows are damaged: %s\n", p->path, s->damaged,
			       s->damage ? s->damage : "");
	p->damaged = s->damaged;
	if (st == SMR_OK)
		st = smr_str_status(&notes, "notes");
	if (st == SMR_OK && notes.n > 0)
		p->notes = smr_str_take(&notes);
	smr_str_free(&notes);
	return st;
}

static smr_status read_object(smr_program *p, const char *path)
{
	smr_sites sites = {0};
	smr_status st = smr_sites_read(path, &sites);

	if (st == SMR_OK)
		st = add_sites(p, &sites);
	smr_sites_free(&sites);
	return st;
}

static smr_status read_source(smr_program *p, const char *path)
{
	char object[] = "/tmp/samara-XXXXXX.o";
	int fd = mkstemps(object, 2);
	smr_status st;

	if (fd < 0)
		return smr_fail(SMR_EIO, "no room for an object in /tmp: %s", strerror(errno));
	close(fd);
	st = compile_to_object(p->ctx->cflags, path, object);
	if (st == SMR_OK)
		st = read_object(p, object);
	unlink(object);
	return st;
}

static smr_status parse_text(smr_program *p, const char *text, size_t n)
{
	smr_graph *g;
	smr_status st;

	SMR_TRY(smr_graph_parse("site", text, n, &g));
	st = add_flow(p, g);
	if (st != SMR_OK)
		smr_graph_free(g);
	return st;
}

static smr_status read_text(smr_program *p, const char *path)
{
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(path, &text, &n));
	st = parse_text(p, text, n);
	smr_free(text);
	return st;
}

static smr_status read_any(smr_program *p, const char *path)
{
	static const char *const flows[] = {".smr", NULL};

	if (access(path, R_OK) != 0)
		return smr_fail(errno == ENOENT ? SMR_ENOTFOUND : SMR_EIO, "%s: %s", path,
				strerror(errno));
	if (smr_cc_compiler_of(path) != NULL)
		return read_source(p, path);
	return ends_in(path, flows) ? read_text(p, path) : read_object(p, path);
}

static smr_status number_codelets(smr_program *p)
{
	for (size_t f = 0; f < p->nflows; f++)
		p->nplaces += p->flows[f]->ncodelets;
	p->places = smr_calloc(p->nplaces + 1, sizeof(*p->places));
	if (p->places == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for codelets");
	for (size_t f = 0, n = 0; f < p->nflows; f++)
		for (size_t c = 0; c < p->flows[f]->ncodelets; c++)
			p->places[n++] = (smr_api_place){p->flows[f], &p->flows[f]->codelets[c]};
	return SMR_OK;
}

static void free_program(smr_program *p)
{
	for (size_t f = 0; f < p->nflows; f++)
		smr_flow_free(p->flows[f]);
	for (size_t i = 0; i < p->nopaque; i++)
		smr_graph_free(p->opaque[i]);
	smr_free(p->opaque);
	smr_free(p->flows);
	smr_free(p->places);
	smr_free(p->notes);
	smr_free(p->path);
	smr_free(p);
}

static smr_status new_program(smr_ctx *c, const char *path, const char *text, size_t n,
			      smr_program **out)
{
	smr_program *p = smr_calloc(1, sizeof(*p));
	smr_status st = SMR_OK;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a program");
	p->ctx = c;
	p->path = smr_strdup(path);
	if (p->path == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for a program");
	if (st == SMR_OK)
		st = text != NULL ? parse_text(p, text, n) : read_any(p, path);
	if (st == SMR_OK)
		st = number_codelets(p);
	if (st != SMR_OK) {
		free_program(p);
		return st;
	}
	c->open++;
	*out = p;
	return SMR_OK;
}

smr_status smr_decompose(smr_ctx *c, const char *path, smr_program **out)
{
	if (out != NULL)
		*out = NULL;
	if (c == NULL || path == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_decompose: %s",
				c == NULL      ? "no context"
				: path == NULL ? "no path"
					       : "no place for the program");
	return new_program(c, path, NULL, 0, out);
}

smr_status smr_decompose_text(smr_ctx *c, const char *name, const char *text, size_t n,
			      smr_program **out)
{
	if (out != NULL)
		*out = NULL;
	if (c == NULL || name == NULL || text == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_decompose_text: %s",
				c == NULL      ? "no context"
				: name == NULL ? "no name"
				: text == NULL ? "no text"
					       : "no place for the program");
	return new_program(c, name, text, n, out);
}

smr_status smr_program_close(smr_program *p)
{
	if (p == NULL)
		return SMR_OK;
	if (p->open > 0)
		return smr_fail(SMR_ESTATE, "smr_program_close: %u plans are still open", p->open);
	p->ctx->open--;
	free_program(p);
	return SMR_OK;
}

size_t smr_program_count(const smr_program *p)
{
	return p != NULL ? p->nplaces : 0;
}

smr_status smr_program_codelet(const smr_program *p, size_t i, smr_codelet_info *out)
{
	const smr_codelet *c;
	const smr_loc *loc;

	if (p == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_program_codelet: %s",
				p == NULL ? "no program" : "no place for the answer");
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_program_codelet: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	if (i >= p->nplaces)
		return smr_fail(SMR_EINVAL, "smr_program_codelet: number %zu of %zu", i,
				p->nplaces);
	c = p->places[i].codelet;
	loc = smr_codelet_loc(c);
	out->id = (uint32_t)i;
	out->line = loc->line;
	out->flow = c->graph->name;
	out->function = loc->function ? loc->function : "";
	out->file = loc->file ? loc->file : "";
	out->kernel = c->match.kernel ? smr_kernel_name(c->match.kernel) : NULL;
	out->reason = c->match.kernel ? "" : c->why;
	return SMR_OK;
}
