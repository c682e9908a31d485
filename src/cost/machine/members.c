/* Checks the members of a machine's text: unknown ones are refused, and each has a source.
 *
 * "source" is one text for all, or an object from names of members, with blanks between them, to
 * the source of these; a link has its own. */
#include <string.h>

#include "base/data/suggest.h"
#include "base/str.h"
#include "cost/machine/text.h"

static const char *const others[] = {"aliases", "arrays",    "bandwidth", "cores",
				     "cpu",     "kind",      "links",     "name",
				     "note",    "operators", "price",     "source"};
/* Members that need no source: they name a machine, and do not describe its speed. */
static const char *const unsourced[] = {"aliases", "cpu", "kind", "name", "note", "source"};

enum { OTHERS = sizeof(others) / sizeof(others[0]) };

static bool contains_word(const char *const *words, size_t n, const char *word, size_t length)
{
	for (size_t i = 0; i < n; i++)
		if (strlen(words[i]) == length && memcmp(words[i], word, length) == 0)
			return true;
	return false;
}

static void all_members(const char *out[SMR_MACHINE_NUMBERS + OTHERS])
{
	for (size_t i = 0; i < SMR_MACHINE_NUMBERS; i++)
		out[i] = smr_machine_numbers[i].name;
	memcpy(out + SMR_MACHINE_NUMBERS, others, sizeof(others));
}

/* Checks that every word of the keys is an existing member. */
static smr_status check_source(json_t *j, json_t *source, const char *path)
{
	const char *key;
	json_t *text;

	if (source == NULL || json_is_string(source))
		return SMR_OK;
	if (!json_is_object(source))
		return smr_fail(SMR_EPARSE, "%s: \"source\" must be text, or an object of texts",
				path);
	json_object_foreach (source, key, text) {
		if (json_string_length(text) == 0)
			return smr_fail(SMR_EPARSE, "%s: the source of \"%s\" must be text", path,
					key);
		for (const char *word = key; *word != '\0'; word += strspn(word, " ")) {
			size_t length = strcspn(word, " ");
			char name[64];

			snprintf(name, sizeof(name), "%.*s", (int)length, word);
			if (length >= sizeof(name) || json_object_get(j, name) == NULL)
				return smr_fail(SMR_EPARSE,
						"%s: a source of \"%s\", which is not there (names "
						"have blanks between them)",
						path, name);
			word += length;
		}
	}
	return SMR_OK;
}

static smr_status check_aliases(json_t *aliases, const char *path)
{
	size_t n = json_array_size(aliases);

	if (aliases != NULL && !json_is_array(aliases))
		n = 1;
	for (size_t i = 0; i < n; i++)
		if (json_string_length(json_array_get(aliases, i)) == 0)
			return smr_fail(SMR_EPARSE, "%s: \"aliases\" must be a list of names",
					path);
	return SMR_OK;
}

smr_status smr_machine_members(json_t *j, const char *path)
{
	const char *known[SMR_MACHINE_NUMBERS + OTHERS], *key;
	json_t *note = json_object_get(j, "note"), *v;

	all_members(known);
	json_object_foreach (j, key, v) {
		const char *meant;

		if (contains_word(known, SMR_MACHINE_NUMBERS + OTHERS, key, strlen(key)))
			continue;
		meant = smr_suggest(key, known, SMR_MACHINE_NUMBERS + OTHERS);
		return smr_fail(SMR_EPARSE, "%s: no machine has \"%s\"%s%s%s", path, key,
				meant ? " (did you mean \"" : "", meant ? meant : "",
				meant ? "\"?)" : "");
	}
	if (note != NULL && !json_is_string(note))
		return smr_fail(SMR_EPARSE, "%s: \"note\" must be text", path);
	SMR_TRY(check_aliases(json_object_get(j, "aliases"), path));
	return check_source(j, json_object_get(j, "source"), path);
}

/* Returns whether @p member is a word of a key of @p source. */
static bool has_source(json_t *source, const char *member)
{
	size_t length = strlen(member);
	const char *key;
	json_t *text;

	json_object_foreach (source, key, text) {
		for (const char *at = key; (at = strstr(at, member)) != NULL; at += length)
			if ((at == key || at[-1] == ' ') &&
			    (at[length] == '\0' || at[length] == ' '))
				return true;
	}
	return false;
}

static bool links_have_source(json_t *links)
{
	size_t n = json_array_size(links);

	for (size_t i = 0; i < n; i++)
		if (json_string_length(json_object_get(json_array_get(links, i), "source")) == 0)
			return false;
	return n > 0;
}

smr_status smr_machine_unsourced(const char *path, char **out)
{
	smr_str s = {0};
	const char *key;
	json_t *j, *v, *source;
	smr_status st;

	SMR_TRY(smr_machine_text(path, &j));
	source = json_object_get(j, "source");
	json_object_foreach (j, key, v) {
		if (contains_word(unsourced, sizeof(unsourced) / sizeof(unsourced[0]), key,
				  strlen(key)) ||
		    has_source(source, key) || (strcmp(key, "links") == 0 && links_have_source(v)))
			continue;
		smr_str_printf(&s, "%s%s", s.n > 0 ? ", " : "", key);
	}
	json_decref(j);
	smr_str_puts(&s, "");
	st = smr_str_status(&s, "names of members");
	*out = st == SMR_OK ? smr_str_take(&s) : NULL;
	smr_str_free(&s);
	return st;
}
