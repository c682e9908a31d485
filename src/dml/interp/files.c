/* Functions of a script, of the files that it names, and of the library of builtin functions. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "dml/depend/dependence.h"
#include "dml/interp.h"

/* Returns the file at @p path if it has been read, by whichever name; else NULL. Files that name
 * each other are read once. */
static dml_file *find_read(const script *s, const char *path)
{
	struct stat at, other;
	bool is = stat(path, &at) == 0;

	for (dml_file *f = s->root->files; f != NULL; f = f->next)
		if (strcmp(f->ast->file, path) == 0 ||
		    (is && stat(f->ast->file, &other) == 0 && other.st_dev == at.st_dev &&
		     other.st_ino == at.st_ino))
			return f;
	return NULL;
}

static smr_status read_file(script *s, const char *path, dml_file **out)
{
	smr_dml_script *ast;
	char *text;
	size_t n;
	smr_status st;

	*out = find_read(s, path);
	if (*out != NULL)
		return SMR_OK;
	SMR_TRY(smr_read_file(path, &text, &n));
	st = smr_dml_parse(path, text, n, &ast);
	smr_free(text);
	SMR_TRY(st);
	st = dml_add_file(s, ast, out);
	if (st != SMR_OK && *out == NULL)
		smr_dml_free(ast);
	else if (*out != NULL)
		(*out)->own = ast;
	return st;
}

/* File names are relative to the file that names them, to a folder above it, or to the working
 * directory; else to the folder of builtin functions, or to one above it. */
static bool find_source(const char *from, const char *name, char *path, size_t room)
{
	size_t n = strlen(from);

	while (name[0] != '/' && n > 0) {
		while (n > 0 && from[n - 1] != '/')
			n--;
		if ((size_t)snprintf(path, room, "%.*s%s", (int)n, from, name) < room &&
		    access(path, R_OK) == 0)
			return true;
		if (n > 0)
			n--; /* the slash */
	}
	snprintf(path, room, "%s", name);
	return access(path, R_OK) == 0;
}

static smr_status read_source(script *s, const dml_file *f, const smr_dml_source *src,
			      dml_file **out)
{
	char path[4096], library[4096];

	snprintf(library, sizeof(library), "%s/",
		 s->params->library != NULL ? s->params->library : "");
	if (!find_source(f->ast->file, src->file, path, sizeof(path)) &&
	    (s->params->library == NULL || !find_source(library, src->file, path, sizeof(path))))
		return smr_fail(SMR_EIO, "%s:%u:%u: there is no file %s", f->ast->file,
				src->at.line, src->at.column, src->file);
	return read_file(s, path, out);
}

smr_status dml_add_file(script *s, const smr_dml_script *ast, dml_file **out)
{
	dml_file *f = smr_calloc(1, sizeof(*f));

	*out = f;
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", ast->file);
	f->ast = ast;
	f->next = s->root->files;
	s->root->files = f;
	SMR_TRY(dml_check_parfor(ast));
	for (uint32_t i = 0; i < ast->nfunctions; i++)
		if (dml_writes_files(&ast->functions[i]->body))
			__atomic_store_n(&s->root->writes, true, __ATOMIC_RELAXED);
	f->spaces = smr_calloc(ast->nsources + 1, sizeof(*f->spaces));
	if (f->spaces == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", ast->file);
	for (uint32_t i = 0; i < ast->nsources; i++) {
		f->spaces[i].name = ast->sources[i].space;
		SMR_TRY(read_source(s, f, &ast->sources[i], &f->spaces[i].file));
		f->nspaces++;
	}
	return SMR_OK;
}

static const smr_dml_function *function_in(const dml_file *f, const char *name)
{
	for (uint32_t i = 0; i < f->ast->nfunctions; i++)
		if (strcmp(f->ast->functions[i]->name, name) == 0)
			return f->ast->functions[i];
	return NULL;
}

/* lm() is m_lm, s_lm, f_lm or lm of lm.dml. */
static const smr_dml_function *library_function(const dml_file *f, const char *name)
{
	static const char *const heads[] = {"m_", "s_", "f_", ""};
	const smr_dml_function *found = NULL;
	char full[256];

	for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]) && found == NULL; i++) {
		snprintf(full, sizeof(full), "%s%s", heads[i], name);
		found = function_in(f, full);
	}
	return found;
}

/* Searches the given folder, then the installed one. NULL: neither has the function. */
static smr_status library_path(const script *s, const char *name, char **out)
{
	char path[4096];
	smr_status st;

	*out = NULL;
	if (s->params->library != NULL)
		snprintf(path, sizeof(path), "%s/%s.dml", s->params->library, name);
	if (s->params->library != NULL && access(path, R_OK) == 0) {
		*out = smr_strdup(path);
		return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a name");
	}
	snprintf(path, sizeof(path), "dml/%s.dml", name);
	st = smr_find_own(path, out);
	return st == SMR_ENOTFOUND ? SMR_OK : st;
}

static smr_status find_library(script *s, const char *name, const smr_dml_function **out,
			       dml_file **file)
{
	char *path;
	smr_status st;

	*out = NULL;
	for (*file = s->root->files; *file != NULL; *file = (*file)->next)
		if ((*file)->builtin != NULL && strcmp((*file)->builtin, name) == 0) {
			*out = library_function(*file, name);
			return SMR_OK;
		}
	if (strchr(name, '/') != NULL)
		return SMR_OK;
	SMR_TRY(library_path(s, name, &path));
	if (path == NULL)
		return SMR_OK;
	st = read_file(s, path, file);
	smr_free(path);
	if (st == SMR_OK && *file != NULL && (*file)->builtin == NULL) {
		(*file)->builtin = smr_strdup(name);
		if ((*file)->builtin == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for a name");
	}
	if (st == SMR_OK && *file != NULL)
		*out = library_function(*file, name);
	return st;
}

smr_status dml_find_library(script *s, const char *name, const smr_dml_function **out,
			    dml_file **file)
{
	smr_status st;

	pthread_mutex_lock(&s->root->reading);
	st = find_library(s, name, out, file);
	pthread_mutex_unlock(&s->root->reading);
	return st;
}

smr_status dml_find_in(script *s, smr_dml_at at, dml_file *here, const char *where,
		       const char *name, const smr_dml_function **out, dml_file **file)
{
	*out = NULL;
	*file = here;
	if (where == NULL) {
		*out = function_in(here, name);
		return SMR_OK;
	}
	for (uint32_t i = 0; i < here->nspaces; i++)
		if (strcmp(here->spaces[i].name, where) == 0) {
			*file = here->spaces[i].file;
			*out = function_in(*file, name);
		}
	return *out != NULL ? SMR_OK
			    : dml_run_fail(s, at, "function %s is undefined in namespace %s", name,
					   where);
}

/* ---- functions named by their file */

static const char *without_dots(const char *path)
{
	while (path[0] == '.' && path[1] == '/')
		path += 2;
	return path;
}

static bool is_file(const dml_file *f, const char *path, size_t n)
{
	const char *name = without_dots(dml_file_name(f));
	size_t length = strlen(name);

	return length >= n && memcmp(name + length - n, path, n) == 0 &&
	       (length == n || name[length - n - 1] == '/');
}

smr_status dml_find_by_path(script *s, const char *text, const smr_dml_function **out,
			    dml_file **file)
{
	const char *path = without_dots(text), *colons = strstr(path, "::");
	size_t n = colons != NULL ? (size_t)(colons - path) : 0;

	*out = NULL;
	pthread_mutex_lock(&s->root->reading);
	for (dml_file *f = s->root->files; f != NULL && *out == NULL; f = f->next) {
		if (colons != NULL ? !is_file(f, path, n) : f != s->frame->file)
			continue;
		*out = function_in(f, colons != NULL ? colons + 2 : text);
		*file = f;
	}
	pthread_mutex_unlock(&s->root->reading);
	return SMR_OK;
}

void dml_free_files(script *s)
{
	dml_file *next;

	for (dml_file *f = s->files; f != NULL; f = next) {
		next = f->next;
		smr_dml_free(f->own);
		smr_free(f->spaces);
		smr_free(f->builtin);
		smr_free(f);
	}
	s->files = NULL;
}

smr_status dml_find_function(script *s, smr_dml_at at, const char *where, const char *name,
			     const smr_dml_function **out, dml_file **file)
{
	return dml_find_in(s, at, s->frame->file, where, name, out, file);
}
