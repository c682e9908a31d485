/* Templates of pages: each has three words, in this order, that are replaced. */
#include "cli/template.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/str.h"
#include "cli/cli.h"
#include "cli/json.h"

void smr_cli_template_day(char out[SMR_CLI_DAY])
{
	time_t now = time(NULL);
	struct tm utc;

	out[0] = '\0';
	if (gmtime_r(&now, &utc) != NULL)
		(void)strftime(out, SMR_CLI_DAY, "%Y-%m-%d", &utc);
}

static smr_status read_own(const char *name, char **out)
{
	char file[64], *path;
	smr_status st;

	(void)snprintf(file, sizeof(file), "pages/%s", name);
	SMR_TRY(smr_find_own(file, &path));
	st = smr_read_file(path, out, NULL);
	smr_free(path);
	return st;
}

static smr_status put_file(smr_str *to, const char *name)
{
	char *text;

	SMR_TRY(read_own(name, &text));
	smr_str_puts(to, text);
	smr_free(text);
	return SMR_OK;
}

/* Writes a '<' of a name as JSON's escape, so that no text ends the page's script. */
static smr_status put_data(smr_str *to, const json_t *data)
{
	char *json = json_dumps(data, JSON_COMPACT | JSON_REAL_PRECISION(SMR_CLI_DIGITS));

	if (json == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a page");
	for (const char *c = json; *c != '\0'; c++)
		if (*c == '<')
			smr_str_puts(to, "\\u003c");
		else
			smr_str_putc(to, *c);
	free(json);
	return SMR_OK;
}

static smr_status fill(const char *name, const char *template, const json_t *data, smr_str *out)
{
	static const char *const words[] = {"@STYLE@", "@DATA@", "@SCRIPT@"}, *const files[] = {
										      "page.css",
										      NULL,
										      "page.js"};

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		const char *word = strstr(template, words[i]);

		if (word == NULL)
			return smr_fail(SMR_EPARSE, "pages/%s has no %s", name, words[i]);
		smr_str_write(out, template, (size_t)(word - template));
		SMR_TRY(files[i] != NULL ? put_file(out, files[i]) : put_data(out, data));
		template = word + strlen(words[i]);
	}
	smr_str_puts(out, template);
	return smr_str_status(out, "a page");
}

smr_status smr_cli_template_fill(const char *name, const json_t *data, const char *path)
{
	smr_str page = {0};
	char *template;
	smr_status st;

	SMR_TRY(read_own(name, &template));
	st = fill(name, template, data, &page);
	if (st == SMR_OK)
		st = smr_write_file(path, page.s, page.n, SMR_WRITE_FOR_ALL);
	smr_free(template);
	smr_str_free(&page);
	return st;
}
