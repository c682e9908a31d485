/* The allowed words of options, and error messages for others. */
#include <stdio.h>
#include <string.h>

#include "base/data/suggest.h"
#include "base/data/words.h"
#include "cli/options.h"
#include "cost/machine/machine.h"
#include "run/settings.h"

enum { NAMES = 64 }; /* candidates for a suggestion */

/* The words of a setting are those of its variable. */
static void words_of(const smr_cli_option *o, const char **words, smr_word_fn **word)
{
	*words = o->words;
	*word = o->word;
	if (o->kind == SMR_CLI_SETTING && o->words == NULL && o->word == NULL)
		smr_setting_words(o->variable, words, word);
}

const char *smr_cli_word(const smr_cli_option *o, size_t i, char room[SMR_WORD_ROOM])
{
	const char *words;
	smr_word_fn *word;

	words_of(o, &words, &word);
	return smr_words_at(words, word, i, room);
}

bool smr_cli_is_word(const smr_cli_option *o, const char *value)
{
	const char *words;
	smr_word_fn *word;

	words_of(o, &words, &word);
	return (words == NULL && word == NULL) || smr_words_have(words, word, value);
}

const char *smr_cli_impl_word(size_t i)
{
	const char *words;
	smr_word_fn *word;

	smr_setting_words("SAMARA_IMPL", &words, &word);
	return word(i);
}

const char *smr_cli_machine_word(size_t i)
{
	static smr_machine_names names;

	if (names.names == NULL && smr_machine_list(&names) != SMR_OK)
		return NULL;
	return i < names.n ? names.names[i] : NULL;
}

const char *smr_cli_metavar(const smr_cli_option *o)
{
	char room[SMR_WORD_ROOM];

	if (o->kind == SMR_CLI_FLAG || o->metavar != NULL)
		return o->metavar;
	if (o->kind == SMR_CLI_NUMBER)
		return "N";
	return smr_cli_word(o, 0, room) != NULL ? "WORD" : "TEXT";
}

/* ---- errors ---------------------------------------------------------------------------------- */

static void append_accepted_values(const smr_cli_option *o, smr_str *out)
{
	char takes[256], room[SMR_WORD_ROOM];
	const char *words;
	smr_word_fn *word;

	words_of(o, &words, &word);
	if (o->value != NULL)
		smr_str_puts(out, o->value);
	else if (smr_words_at(words, word, 0, room) != NULL) {
		smr_words_tell(out, words, word);
		if (o->open && o->metavar != NULL)
			smr_str_printf(out, " (%s)", o->metavar);
	} else if (o->kind == SMR_CLI_SETTING &&
		   !smr_setting_fits(o->variable, "", takes, sizeof(takes)))
		smr_str_puts(out, takes);
	else if (o->kind == SMR_CLI_NUMBER)
		smr_str_printf(out, "a whole number from %ld to %ld", o->least, o->most);
	else
		smr_str_printf(out, "a value: %s", smr_cli_metavar(o));
}

/* Returns the word that @p value is probably a misspelling of; NULL: none. */
static const char *near_word(const smr_cli_option *o, const char *value,
			     char rooms[NAMES][SMR_WORD_ROOM])
{
	const char *words[NAMES];
	size_t n = 0;

	while (!o->open && n < NAMES && (words[n] = smr_cli_word(o, n, rooms[n])) != NULL)
		n++;
	return smr_suggest(value, words, n);
}

static smr_status report_unknown_option(const char *arg, const char *near, const smr_str *rest)
{
	return smr_fail(SMR_EINVAL, "what is '%s'?%s%s%s%s%s", arg,
			near != NULL ? " (did you mean " : "", near != NULL ? near : "",
			near != NULL ? "?)" : "", rest->n > 0 ? " " : "", smr_str_text(rest));
}

smr_status smr_cli_told_value(const smr_cli_option *o, const char *arg)
{
	char rooms[NAMES][SMR_WORD_ROOM];
	const char *equals = arg[0] == '-' ? strchr(arg, '=') : NULL;
	const char *near = near_word(o, equals != NULL ? equals + 1 : arg, rooms);
	smr_str rest = {0};
	smr_status st;

	smr_str_printf(&rest, "%s takes ", o->name);
	append_accepted_values(o, &rest);
	st = report_unknown_option(arg, near, &rest);
	smr_str_free(&rest);
	return st;
}

/* Returns the option of this name, which was used in a wrong way. */
static const smr_cli_option *find_named(const smr_cli_options *o, const char *arg, size_t n)
{
	for (size_t k = 0; k < o->n; k++)
		if (strncmp(o->list[k].name, arg, n) == 0 && o->list[k].name[n] == '\0')
			return &o->list[k];
	return NULL;
}

/* Long names may differ in two letters, short ones in one. */
bool smr_cli_is_slip(const smr_cli_options *o, const char *arg)
{
	enum { LONG = 7 }; /* a name like "--tune" is short */
	size_t n = strcspn(arg, "=");
	char name[SMR_WORD_ROOM];

	if (strncmp(arg, "--", 2) != 0 || n >= sizeof(name))
		return false;
	snprintf(name, sizeof(name), "%.*s", (int)n, arg);
	for (size_t k = 0; k < o->n; k++)
		if (smr_edit_distance(name, o->list[k].name) <=
		    (strlen(o->list[k].name) < LONG ? 1 : 2))
			return true;
	return false;
}

smr_status smr_cli_told_option(const smr_cli_options *o, const char *arg)
{
	size_t n = strcspn(arg, "="), count = 0;
	const smr_cli_option *known = find_named(o, arg, n);
	const char *names[NAMES], *near;
	smr_str rest = {0};
	char name[SMR_WORD_ROOM];
	smr_status st;

	if (known != NULL && known->kind == SMR_CLI_FLAG)
		return smr_fail(SMR_EINVAL, "what is '%s'? %s takes no value", arg, known->name);
	if (known != NULL)
		return smr_cli_told_value(known, arg);
	for (size_t k = 0; k < o->n && count < NAMES; k++)
		if (!o->list[k].hidden)
			names[count++] = o->list[k].name;
	snprintf(name, sizeof(name), "%.*s", (int)n, arg);
	near = smr_suggest(name, names, count);
	for (size_t k = 0; k < count; k++)
		smr_str_printf(&rest, "%s%s", k == 0 ? "options: " : ", ", names[k]);
	if (count == 0)
		smr_str_puts(&rest, "there are no options");
	st = report_unknown_option(arg, near, &rest);
	smr_str_free(&rest);
	return st;
}
