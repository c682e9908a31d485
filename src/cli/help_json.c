/* Writes the option tables as JSON, for tools and tests. */
#include <jansson.h>

#include "base/alloc.h"
#include "cli/help.h"

static const char *const kinds[] = {
	[SMR_CLI_FLAG] = "flag", [SMR_CLI_TEXT] = "text",       [SMR_CLI_NUMBER] = "number",
	[SMR_CLI_CALL] = "text", [SMR_CLI_SETTING] = "setting", [SMR_CLI_MAYBE] = "optional",
};

static json_t *words_json(const smr_cli_option *o)
{
	char room[SMR_WORD_ROOM];
	json_t *list = json_array();
	const char *word;

	for (size_t i = 0; (word = smr_cli_word(o, i, room)) != NULL; i++)
		json_array_append_new(list, json_string(word));
	return list;
}

static json_t *option_json(const smr_cli_option *o)
{
	json_t *j = json_pack("{s:s, s:s, s:s?, s:o, s:b, s:s?, s:s?, s:b, s:b, s:s}", "name",
			      o->name, "kind", kinds[o->kind], "metavar",
			      o->kind != SMR_CLI_FLAG ? smr_cli_metavar(o) : NULL, "words",
			      words_json(o), "open", (int)o->open, "variable", o->variable,
			      "default", o->initial, "repeats", (int)o->repeats, "hidden",
			      (int)o->hidden, "help", o->help != NULL ? o->help : "");

	if (j != NULL && o->kind == SMR_CLI_NUMBER) {
		json_object_set_new(j, "least", json_integer(o->least));
		json_object_set_new(j, "most", json_integer(o->most));
	}
	return j;
}

static json_t *form_json(const smr_command *c, size_t form)
{
	const smr_cli_options *o = smr_cli_form_options(c, form);
	const smr_cli_form *f = &c->forms[form];
	json_t *options = json_array();

	for (size_t i = 0; o != NULL && i < o->n; i++)
		json_array_append_new(options, option_json(&o->list[i]));
	return json_pack("{s:s?, s:s?, s:s?, s:b, s:b, s:o}", "verb", f->verb, "operands",
			 f->operands, "about", f->about, "as_before", !smr_help_has_own(c, form),
			 "takes_other_options", o != NULL && (o->flag != NULL || o->other != NULL),
			 "options", options);
}

static json_t *command_json(const smr_command *c)
{
	json_t *forms = json_array(), *variables = json_array();

	for (size_t i = 0; i < c->nforms; i++)
		json_array_append_new(forms, form_json(c, i));
	for (size_t i = 0; i < c->nvariables; i++)
		json_array_append_new(variables,
				      json_pack("{s:s, s:s}", "name", c->variables[i].name, "help",
						c->variables[i].help));
	return json_pack("{s:s, s:s?, s:s?, s:s?, s:o, s:o}", "name", c->name, "about", c->about,
			 "text", c->text, "more", c->more, "forms", forms, "variables", variables);
}

void smr_help_json(smr_str *out, const smr_command *c)
{
	json_t *list = json_array(), *all;
	char *text;

	for (const smr_command *const *k = smr_commands; *k != NULL; k++)
		if ((*k)->about != NULL && (c == NULL || c == *k))
			json_array_append_new(list, command_json(*k));
	all = json_pack("{s:i, s:o}", "version", 1, "commands", list);
	text = all != NULL ? json_dumps(all, JSON_INDENT(1)) : NULL;
	out->oom |= text == NULL;
	if (text != NULL)
		smr_str_printf(out, "%s\n", text);
	free(text);
	json_decref(all);
}
