/* Writes docs/reference/options.md: the option tables in Markdown. */
#include <string.h>

#include "cli/help.h"

/* Appends a table cell. */
static void put_cell(smr_str *out, const char *text)
{
	for (; *text != '\0'; text++)
		if (*text == '|')
			smr_str_puts(out, "\\|");
		else if (*text == '<')
			smr_str_puts(out, "&lt;");
		else
			smr_str_putc(out, *text == '\n' ? ' ' : *text);
}

enum { WIDTH = 100 };

static void put_paragraph(smr_str *out, const char *text, size_t n)
{
	smr_str one = {0};

	smr_str_write(&one, text, n);
	smr_help_wrap(out, smr_str_text(&one), 0, 0, WIDTH);
	smr_str_putc(out, '\n');
	smr_str_free(&one);
}

/* Lines that begin with a blank are code. */
static void put_paragraphs(smr_str *out, const char *text)
{
	bool code = false;

	for (; *text != '\0'; text += strcspn(text, "\n"), text += *text == '\n') {
		size_t n = strcspn(text, "\n");

		if (code && *text != ' ')
			smr_str_putc(out, '\n');
		code = *text == ' ';
		if (code)
			smr_str_printf(out, "  %.*s\n", (int)n, text);
		else if (n > 0)
			put_paragraph(out, text, n);
	}
	if (code)
		smr_str_putc(out, '\n');
}

static void put_option(smr_str *out, const smr_cli_option *o)
{
	smr_str spelling = {0}, text = {0};

	smr_help_spelling(&spelling, o);
	smr_help_of(&text, o);
	smr_str_puts(out, "| `");
	put_cell(out, smr_str_text(&spelling));
	smr_str_puts(out, "` | ");
	put_cell(out, smr_str_text(&text));
	smr_str_puts(out, " |\n");
	smr_str_free(&spelling);
	smr_str_free(&text);
}

static void put_options(smr_str *out, const smr_cli_options *o)
{
	if (o == NULL || o->n == 0)
		return;
	smr_str_puts(out, "| option | meaning |\n|---|---|\n");
	for (size_t i = 0; i < o->n; i++)
		if (!o->list[i].hidden)
			put_option(out, &o->list[i]);
	smr_str_putc(out, '\n');
}

static void put_forms(smr_str *out, const smr_command *c)
{
	for (size_t i = 0; i < c->nforms; i++) {
		const smr_cli_form *f = &c->forms[i];

		if (c->nforms > 1)
			smr_str_printf(out, "**`samara %s%s%s%s%s`**\n\n", c->name,
				       f->verb != NULL ? " " : "", f->verb != NULL ? f->verb : "",
				       f->operands != NULL ? " " : "",
				       f->operands != NULL ? f->operands : "");
		if (f->about != NULL)
			put_paragraphs(out, f->about);
		put_options(out, f->options);
	}
}

static void put_variable(smr_str *out, const smr_cli_variable *v)
{
	smr_str_printf(out, "| `%s` | ", v->name);
	put_cell(out, v->help);
	smr_str_puts(out, " |\n");
}

static void put_variables(smr_str *out, const smr_command *c)
{
	if (c->nvariables == 0)
		return;
	smr_str_puts(out, "| environment | meaning |\n|---|---|\n");
	for (size_t i = 0; i < c->nvariables; i++)
		put_variable(out, &c->variables[i]);
	smr_str_putc(out, '\n');
}

static void put_command(smr_str *out, const smr_command *c)
{
	smr_str usage = {0};

	smr_help_usage(&usage, c, -1);
	smr_str_printf(out, "## samara %s\n\nPurpose: %s.\n\n```text\n%s```\n\n", c->name, c->about,
		       smr_str_text(&usage));
	smr_str_free(&usage);
	if (c->text != NULL)
		put_paragraphs(out, c->text);
	put_forms(out, c);
	put_variables(out, c);
	if (c->more != NULL)
		put_paragraphs(out, c->more);
}

void smr_help_markdown(smr_str *out, const smr_command *c)
{
	smr_str_puts(out, "# Commands and options\n\n"
			  "<!-- Made by tools/options-page from the tables in src/cli. -->\n\n");
	put_paragraphs(out, "Every option takes its value as `--option=value` and as `--option "
			    "value`. An option on the command line counts before its environment "
			    "variable. Exit status: 0 done, 1 the work failed, 2 wrong use.");
	for (const smr_command *const *k = smr_commands; *k != NULL; k++)
		if ((*k)->about != NULL && (c == NULL || c == *k))
			put_command(out, *k);
	smr_str_puts(out, "## Environment of all commands\n\n| variable | meaning |\n|---|---|\n");
	for (const smr_cli_variable *v = smr_cli_variables; v->name != NULL; v++)
		put_variable(out, v);
	while (out->n > 1 && out->s[out->n - 1] == '\n' && out->s[out->n - 2] == '\n')
		out->s[--out->n] = '\0';
}
