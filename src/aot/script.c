/* Packs a script and its generated code as data: numbers and byte strings, preceded by a digest. */
#include "aot/script.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "aot/bytes.h"
#include "aot/link.h"
#include "aot/script_own.h"
#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "dml/syntax/dml.h"

/* ---- the data -------------------------------------------------------------------------------- */

static int is_code(const struct dirent *d)
{
	const char *end = strrchr(d->d_name, '.');

	return end != NULL && (strcmp(end, ".so") == 0 || strcmp(end, ".plan") == 0);
}

static smr_status put_file(smr_str *s, const char *dir, const char *name)
{
	smr_str path = {0};
	char *data = NULL;
	size_t n;
	smr_status st;

	smr_str_printf(&path, "%s/%s", dir, name);
	st = smr_str_status(&path, "a name");
	if (st == SMR_OK)
		st = smr_read_file(smr_str_text(&path), &data, &n);
	if (st == SMR_OK) {
		smr_put_text(s, name);
		smr_put_bytes(s, data, n);
	}
	smr_free(data);
	smr_str_free(&path);
	return st;
}

static smr_status put_code(smr_str *s, const char *dir, uint32_t *count)
{
	struct dirent **list;
	int n = scandir(dir, &list, is_code, alphasort);
	smr_status st = SMR_OK;

	*count = n > 0 ? (uint32_t)n : 0;
	smr_put(s, *count);
	for (int i = 0; i < n; i++) {
		if (st == SMR_OK)
			st = put_file(s, dir, list[i]->d_name);
		free(list[i]);
	}
	if (n >= 0)
		free(list);
	return st;
}

static void put_names(smr_str *s, const char *const *names, size_t n)
{
	smr_put(s, n);
	for (size_t i = 0; i < n; i++)
		smr_put_text(s, names[i]);
}

/* Checks that the script calls only functions of its own and builtin ones: other files are not
 * packed. */
static smr_status check_script_is_one_file(const char *path, const char *text, size_t n)
{
	smr_dml_script *ast;
	uint32_t nsources;

	SMR_TRY(smr_dml_parse(path, text, n, &ast));
	nsources = ast->nsources;
	smr_dml_free(ast);
	return nsources == 0 ? SMR_OK
			     : smr_fail(SMR_EUNSUPPORTED,
					"%s: source() of other files is not carried yet", path);
}

static smr_status put_script(const smr_aot_script *b, smr_str *s, uint32_t *count)
{
	const char *slash = strrchr(b->path, '/');
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(b->path, &text, &n));
	st = check_script_is_one_file(b->path, text, n);
	if (st != SMR_OK) {
		smr_free(text);
		return st;
	}
	smr_put_text(s, slash != NULL ? slash + 1 : b->path);
	smr_put_bytes(s, text, n);
	smr_free(text);
	smr_put(s, b->nargs);
	for (size_t i = 0; i < b->nargs; i++) {
		smr_put_text(s, b->args[i].name);
		smr_put_text(s, b->args[i].value);
	}
	put_names(s, b->inputs, b->ninputs);
	put_names(s, b->outputs, b->noutputs);
	return put_code(s, b->code, count);
}

static smr_status put_all(const smr_aot_script *b, smr_str *s, uint32_t *count)
{
	smr_aot_script_head h = {.magic = SMR_AOT_SCRIPT_MAGIC};

	smr_str_write(s, &h, sizeof(h));
	SMR_TRY(put_script(b, s, count));
	SMR_TRY(smr_str_status(s, "a script"));
	SMR_TRY(smr_digest(s->s + sizeof(h), s->n - sizeof(h), h.digest, sizeof(h.digest)));
	memcpy(s->s, &h, sizeof(h));
	return SMR_OK;
}

/* ---- the header ------------------------------------------------------------------------------ */

static void put_list(smr_str *s, const char *what, const char *const *names, size_t n)
{
	smr_str_printf(s, " * %s:", what);
	for (size_t i = 0; i < n; i++)
		smr_str_printf(s, " %s", names[i]);
	smr_str_puts(s, n > 0 ? "\n" : " none\n");
}

static smr_status put_header(const smr_aot_script *b, smr_str *s)
{
	const char *slash = strrchr(b->path, '/');

	smr_str_printf(s,
		       "/* %s, a script of DML, and code that was made for it by samara build.\n",
		       slash != NULL ? slash + 1 : b->path);
	put_list(s, "inputs", b->inputs, b->ninputs);
	put_list(s, "outputs", b->outputs, b->noutputs);
	smr_str_printf(s,
		       " * Link it with -l%s -lsamara. */\n#ifndef SAMARA_SCRIPT_%s\n#define "
		       "SAMARA_SCRIPT_%s\n#include <samara/samara.h>\n\n#ifdef __cplusplus\nextern "
		       "\"C\" {\n#endif\nextern const unsigned char %s_script[];\nextern const "
		       "uint64_t %s_script_size;\n#ifdef __cplusplus\n}\n#endif\n\n",
		       b->name, b->name, b->name, b->name, b->name);
	smr_str_printf(s,
		       "/** Run *@p out with smr_script_run(), close it with smr_script_close(). "
		       "*/\nstatic inline smr_status %s_open(smr_ctx *ctx, smr_script **out)\n"
		       "{\n\treturn smr_script_open_built(ctx, %s_script, %s_script_size, "
		       "out);\n}\n#endif\n",
		       b->name, b->name, b->name);
	return smr_str_status(s, "a header");
}

/* ---- the library ----------------------------------------------------------------------------- */

static smr_status link_script_library(const smr_aot_script *b, const smr_str *data, smr_workshop *w,
				      smr_str *out)
{
	const char *bytes = smr_workshop_file(w, "script"), *to;
	char *text;
	size_t n;

	if (bytes == NULL)
		return SMR_ENOMEM;
	SMR_TRY(smr_write_file(bytes, data->s, data->n, SMR_WRITE_FAST));
	to = smr_workshop_file(w, "library");
	if (to == NULL)
		return SMR_ENOMEM;
	SMR_TRY(smr_aot_link_data(w, b->name, bytes, b->archive, to));
	SMR_TRY(smr_read_file(to, &text, &n));
	smr_str_write(out, text, n);
	smr_free(text);
	return smr_str_status(out, "a library");
}

smr_status smr_build_script(const smr_aot_script *b, smr_str *library, smr_str *header,
			    uint32_t *ncodes)
{
	smr_workshop w;
	smr_str data = {0};
	smr_status st = put_all(b, &data, ncodes);

	if (st == SMR_OK)
		st = put_header(b, header);
	if (st == SMR_OK)
		st = smr_workshop_open(&w);
	if (st == SMR_OK) {
		st = link_script_library(b, &data, &w, library);
		smr_workshop_close(&w);
	}
	smr_str_free(&data);
	return st;
}
