/* Writes the option tables as manual pages (man(7)). */
#include <string.h>

#include "cli/help.h"

/* Escapes text for troff; a line must not begin with a dot or an apostrophe. */
static void put_text(smr_str *out, const char *text, size_t n)
{
	if (n > 0 && (text[0] == '.' || text[0] == '\''))
		smr_str_puts(out, "\\&");
	for (size_t i = 0; i < n; i++)
		if (text[i] == '\\')
			smr_str_puts(out, "\\e");
		else if (text[i] == '-')
			smr_str_puts(out, "\\-");
		else if (text[i] == '\'')
			smr_str_puts(out, "\\(aq");
		else if (text[i] == '`')
			smr_str_puts(out, "\\(ga");
		else if (text[i] == '~')
			smr_str_puts(out, "\\(ti");
		else if (text[i] == '^')
			smr_str_puts(out, "\\(ha");
		else
			smr_str_putc(out, text[i]);
}

static void put_all(smr_str *out, const char *text)
{
	put_text(out, text, strlen(text));
}

static bool is_verbatim(const char *text)
{
	return *text == ' ';
}

/* Lines that begin with a blank are verbatim. */
static void put_paragraphs(smr_str *out, const char *text)
{
	bool verbatim = false;

	for (; *text != '\0'; text += strcspn(text, "\n"), text += *text == '\n') {
		size_t n = strcspn(text, "\n");

		if (is_verbatim(text) != verbatim)
			smr_str_puts(out, verbatim ? ".fi\n" : ".nf\n");
		else if (!verbatim && n > 0)
			smr_str_puts(out, ".PP\n");
		verbatim = is_verbatim(text);
		if (n == 0)
			continue;
		put_text(out, text, n);
		smr_str_putc(out, '\n');
	}
	if (verbatim)
		smr_str_puts(out, ".fi\n");
}

static void put_upper(smr_str *out, const char *text)
{
	for (; *text != '\0'; text++)
		smr_str_putc(out, *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text);
}

static void put_head(smr_str *out, const char *name, const char *about)
{
	smr_str_puts(out, ".\\\" Made by `samara help --format=man`.\n.TH SAMARA");
	smr_str_puts(out, *name != '\0' ? "\\-" : "");
	put_upper(out, name);
	smr_str_puts(out, " 1 \"\" \"samara " SMR_VERSION "\" \"Samara\"\n.ad l\n.SH NAME\nsamara");
	smr_str_puts(out, *name != '\0' ? "\\-" : "");
	put_all(out, name);
	smr_str_puts(out, " \\- ");
	put_all(out, about);
	smr_str_putc(out, '\n');
}

static void put_tagged(smr_str *out, const char *tag, const char *text)
{
	smr_str_puts(out, ".TP\n.B ");
	put_all(out, tag);
	smr_str_putc(out, '\n');
	put_all(out, text);
	smr_str_putc(out, '\n');
}

static void put_synopsis(smr_str *out, const smr_command *c)
{
	smr_str_puts(out, ".SH SYNOPSIS\n.nf\n");
	for (size_t i = 0; i == 0 || i < c->nforms; i++) {
		smr_str line = {0};

		smr_help_synopsis(&line, c, i);
		put_text(out, smr_str_text(&line), line.n);
		smr_str_putc(out, '\n');
		smr_str_free(&line);
	}
	smr_str_puts(out, ".fi\n");
}

static void put_options(smr_str *out, const smr_cli_options *o)
{
	for (size_t i = 0; o != NULL && i < o->n; i++) {
		smr_str spelling = {0}, text = {0};

		if (!o->list[i].hidden) {
			smr_help_spelling(&spelling, &o->list[i]);
			smr_help_of(&text, &o->list[i]);
			put_tagged(out, smr_str_text(&spelling), smr_str_text(&text));
		}
		smr_str_free(&spelling);
		smr_str_free(&text);
	}
}

static void put_form(smr_str *out, const smr_command *c, size_t i)
{
	const smr_cli_form *f = &c->forms[i];

	if (c->nforms > 1) {
		smr_str_puts(out, ".SS \"samara ");
		put_all(out, c->name);
		smr_str_puts(out, f->verb != NULL ? " " : "");
		put_all(out, f->verb != NULL ? f->verb : "");
		smr_str_puts(out, f->operands != NULL ? " " : "");
		put_all(out, f->operands != NULL ? f->operands : "");
		smr_str_puts(out, "\"\n");
	}
	if (f->about != NULL) {
		put_all(out, f->about);
		smr_str_putc(out, '\n');
	}
	put_options(out, f->options);
}

static void put_variables(smr_str *out, const smr_command *c)
{
	if (c->nvariables > 0)
		smr_str_puts(out, ".SH ENVIRONMENT\n");
	for (size_t i = 0; i < c->nvariables; i++)
		put_tagged(out, c->variables[i].name, c->variables[i].help);
}

static void put_end(smr_str *out)
{
	smr_str_puts(out, ".SH \"EXIT STATUS\"\n0: done. 1: the work failed. 2: wrong use; the "
			  "message lists what is allowed.\n");
}

static void man_of_all(smr_str *out)
{
	put_head(out, "", "finds the kernels of a program, predicts them, runs the best ones");
	smr_str_puts(out, ".SH SYNOPSIS\n.B samara\nCOMMAND ...\n.SH DESCRIPTION\n");
	for (const smr_command *const *c = smr_commands; *c != NULL; c++)
		if ((*c)->about != NULL)
			put_tagged(out, (*c)->name, (*c)->about);
	smr_str_puts(out, ".SH ENVIRONMENT\n");
	for (const smr_cli_variable *v = smr_cli_variables; v->name != NULL; v++)
		put_tagged(out, v->name, v->help);
	put_end(out);
	smr_str_puts(out, ".SH \"SEE ALSO\"\nEach command has a page of its own: "
			  "samara\\-run(1), samara\\-predict(1) and so on.\n");
}

void smr_help_man(smr_str *out, const smr_command *c)
{
	if (c == NULL) {
		man_of_all(out);
		return;
	}
	put_head(out, c->name, c->about);
	put_synopsis(out, c);
	if (c->text != NULL) {
		smr_str_puts(out, ".SH DESCRIPTION\n");
		put_paragraphs(out, c->text);
	}
	if (c->nforms > 0)
		smr_str_puts(out, ".SH OPTIONS\n");
	for (size_t i = 0; i < c->nforms; i++)
		put_form(out, c, i);
	put_variables(out, c);
	if (c->more != NULL) {
		smr_str_puts(out, ".SH NOTES\n");
		put_paragraphs(out, c->more);
	}
	put_end(out);
	smr_str_puts(out, ".SH \"SEE ALSO\"\nsamara(1)\n");
}
