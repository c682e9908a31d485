/* Prints the option tables as --help for a terminal. */
#include "cli/help.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { COLUMN = 22, LEAST_WIDTH = 50, MOST_WIDTH = 100, USUAL_WIDTH = 80, SHORT_WORDS = 24 };

int smr_help_width(FILE *to)
{
	struct winsize w;
	int width = USUAL_WIDTH;

	if (isatty(fileno(to)) && ioctl(fileno(to), TIOCGWINSZ, &w) == 0 && w.ws_col > 0)
		width = w.ws_col;
	return width < LEAST_WIDTH ? LEAST_WIDTH : width > MOST_WIDTH ? MOST_WIDTH : width;
}

/* ---- lines ----------------------------------------------------------------------------------- */

static int utf8_columns(const char *text, size_t n)
{
	int c = 0;

	for (size_t i = 0; i < n; i++)
		c += (text[i] & 0xc0) != 0x80;
	return c;
}

static void put_blanks(smr_str *out, int n)
{
	while (n-- > 0)
		smr_str_putc(out, ' ');
}

/* Breaks one paragraph; @p at is the current column. */
static void wrap_line(smr_str *out, const char *text, size_t n, int at, int indent, int width)
{
	bool begins = true;

	while (n > 0) {
		size_t word = 0;
		int wide;

		while (word < n && text[word] != ' ')
			word++;
		wide = utf8_columns(text, word);
		if (!begins && at + 1 + wide > width) {
			smr_str_putc(out, '\n');
			at = 0;
			begins = true;
		}
		if (begins && at < indent) {
			put_blanks(out, indent - at);
			at = indent;
		} else if (!begins) {
			smr_str_putc(out, ' ');
			at++;
		}
		smr_str_write(out, text, word);
		at += wide;
		begins = false;
		while (word < n && text[word] == ' ')
			word++;
		text += word;
		n -= word;
	}
	smr_str_putc(out, '\n');
}

void smr_help_wrap(smr_str *out, const char *text, int at, int indent, int width)
{
	while (*text != '\0') {
		size_t n = strcspn(text, "\n");

		if (*text == ' ') {
			put_blanks(out, indent - at);
			smr_str_write(out, text, n);
			smr_str_putc(out, '\n');
		} else {
			wrap_line(out, text, n, at, indent, width);
		}
		at = 0;
		text += n + (text[n] == '\n');
	}
}

/* ---- options --------------------------------------------------------------------------------- */

/* Appends "strict|fast" if that is short and no other value is allowed. */
static bool put_words(smr_str *out, const smr_cli_option *o)
{
	char room[SMR_WORD_ROOM];
	smr_str words = {0};
	const char *word;
	bool fits;

	for (size_t i = 0; (word = smr_cli_word(o, i, room)) != NULL; i++)
		smr_str_printf(&words, "%s%s", i == 0 ? "" : "|", word);
	fits = o->metavar == NULL && !o->open && words.n > 0 && words.n <= SHORT_WORDS;
	if (fits)
		smr_str_puts(out, smr_str_text(&words));
	smr_str_free(&words);
	return fits;
}

void smr_help_spelling(smr_str *out, const smr_cli_option *o)
{
	bool is_short = o->name[1] != '-', maybe = o->kind == SMR_CLI_MAYBE;

	smr_str_puts(out, o->name);
	if (o->kind == SMR_CLI_FLAG)
		return;
	smr_str_puts(out, maybe ? "[=" : is_short ? " " : "=");
	if (!put_words(out, o))
		smr_str_puts(out, smr_cli_metavar(o));
	if (maybe)
		smr_str_putc(out, ']');
}

void smr_help_of(smr_str *out, const smr_cli_option *o)
{
	char room[SMR_WORD_ROOM];
	smr_str spelled = {0};
	const char *word;
	size_t n = 0;

	smr_str_puts(out, o->help != NULL ? o->help : "");
	if (!o->open && !put_words(&spelled, o))
		for (; (word = smr_cli_word(o, n, room)) != NULL; n++)
			smr_str_printf(out, "%s%s", n == 0 ? " One of: " : ", ", word);
	smr_str_puts(out, n > 0 ? "." : "");
	smr_str_free(&spelled);
	if (o->initial != NULL)
		smr_str_printf(out, " Default: %s.", o->initial);
	if (o->repeats)
		smr_str_puts(out, " May be repeated.");
	if (o->variable != NULL)
		smr_str_printf(out, " Environment: %s%s%s.", o->variable,
			       o->kind == SMR_CLI_FLAG ? "=" : "",
			       o->kind != SMR_CLI_FLAG ? ""
			       : o->sets != NULL       ? o->sets
						       : "1");
}

static void put_option(smr_str *out, const smr_cli_option *o, int width)
{
	smr_str spelling = {0}, text = {0};
	int at;

	smr_help_spelling(&spelling, o);
	smr_help_of(&text, o);
	smr_str_printf(out, "  %s", smr_str_text(&spelling));
	at = 2 + utf8_columns(smr_str_text(&spelling), spelling.n);
	if (at + 2 > COLUMN) {
		smr_str_putc(out, '\n');
		at = 0;
	}
	smr_help_wrap(out, smr_str_text(&text), at, COLUMN, width);
	smr_str_free(&spelling);
	smr_str_free(&text);
}

static void put_options(smr_str *out, const smr_cli_options *o, int width)
{
	for (size_t i = 0; o != NULL && i < o->n; i++)
		if (!o->list[i].hidden)
			put_option(out, &o->list[i], width);
}

/* ---- usage ----------------------------------------------------------------------------------- */

/* A few options are listed one by one. */
static void put_synopsis_options(smr_str *out, const smr_cli_options *o)
{
	enum { ROOM = 44 };
	smr_str all = {0};

	for (size_t i = 0; o != NULL && i < o->n; i++) {
		if (o->list[i].hidden)
			continue;
		smr_str_puts(&all, " [");
		smr_help_spelling(&all, &o->list[i]);
		smr_str_puts(&all, o->list[i].repeats ? "] ..." : "]");
	}
	smr_str_puts(out, all.n <= ROOM ? smr_str_text(&all) : " [OPTION ...]");
	smr_str_free(&all);
}

void smr_help_synopsis(smr_str *out, const smr_command *c, size_t form)
{
	const smr_cli_form *f = c->nforms > 0 ? &c->forms[form] : NULL;

	smr_str_printf(out, "samara %s", c->name);
	if (f != NULL && f->verb != NULL)
		smr_str_printf(out, " %s", f->verb);
	put_synopsis_options(out, smr_cli_form_options(c, form));
	if (f != NULL && f->operands != NULL)
		smr_str_printf(out, " %s", f->operands);
}

void smr_help_usage(smr_str *out, const smr_command *c, int form)
{
	for (size_t i = 0; i == 0 || i < c->nforms; i++) {
		if (form >= 0 && (int)i != form)
			continue;
		smr_str_puts(out, i == 0 || form >= 0 ? "usage: " : "       ");
		smr_help_synopsis(out, c, i);
		smr_str_putc(out, '\n');
	}
}

/* ---- complete help --------------------------------------------------------------------------- */

/* Prints the synopses of all forms that share these options. */
static void put_heads(smr_str *out, const smr_command *c, size_t form, int width)
{
	for (size_t i = form; i < c->nforms && (i == form || c->forms[i].options == NULL); i++) {
		const smr_cli_form *f = &c->forms[i];

		smr_str_printf(out, "samara %s%s%s%s%s\n", c->name, f->verb != NULL ? " " : "",
			       f->verb != NULL ? f->verb : "", f->operands != NULL ? " " : "",
			       f->operands != NULL ? f->operands : "");
		if (f->about != NULL)
			smr_help_wrap(out, f->about, 0, 2, width);
	}
}

bool smr_help_has_own(const smr_command *c, size_t form)
{
	return form == 0 || c->forms[form].options != NULL;
}

static void put_forms(smr_str *out, const smr_command *c, int form, int width)
{
	for (size_t i = 0; i < c->nforms; i++) {
		if (form >= 0 ? (int)i != form : !smr_help_has_own(c, i))
			continue;
		smr_str_putc(out, '\n');
		if (c->nforms > 1)
			put_heads(out, c, i, width);
		else if (c->forms[0].about != NULL)
			smr_help_wrap(out, c->forms[0].about, 0, 0, width);
		put_options(out, smr_cli_form_options(c, i), width);
	}
}

static void put_variables(smr_str *out, const smr_command *c, int width)
{
	if (c->nvariables > 0)
		smr_str_puts(out, "\nEnvironment:\n");
	for (size_t i = 0; i < c->nvariables; i++) {
		const smr_cli_variable *v = &c->variables[i];
		int at = 2 + utf8_columns(v->name, strlen(v->name));

		smr_str_printf(out, "  %s%s", v->name, at + 2 > COLUMN ? "\n" : "");
		smr_help_wrap(out, v->help, at + 2 > COLUMN ? 0 : at, COLUMN, width);
	}
}

void smr_help_text(smr_str *out, const smr_command *c, int form, int width)
{
	smr_help_usage(out, c, form);
	if (c->text != NULL && form < 0) {
		smr_str_putc(out, '\n');
		smr_help_wrap(out, c->text, 0, 0, width);
	}
	put_forms(out, c, form, width);
	put_variables(out, c, width);
	if (c->more != NULL && form < 0) {
		smr_str_putc(out, '\n');
		smr_help_wrap(out, c->more, 0, 0, width);
	}
}
