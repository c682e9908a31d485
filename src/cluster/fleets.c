/* The fleets file. */
#include "cluster/fleets.h"

#include <jansson.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

static bool is_name(const char *s)
{
	return *s >= 'a' && *s <= 'z' && strlen(s) < sizeof(((smr_fleet *)0)->name) &&
	       strspn(s, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(s) &&
	       strcmp(s, "operator") != 0 && strcmp(s, "orchestrator") != 0;
}

static smr_status take(smr_fleets *f, json_t *entry, const char *where)
{
	smr_fleet *to = &f->v[f->n];
	const char *name = NULL, *about = "";
	json_error_t e;

	if (json_unpack_ex(entry, &e, 0, "{s:s,s?s}", "name", &name, "about", &about) != 0)
		return smr_fail(SMR_EPARSE, "%s: fleet %zu: %s", where, f->n + 1, e.text);
	if (!is_name(name))
		return smr_fail(SMR_EPARSE,
				"%s: '%s' is no name for a fleet: a-z, 0-9 and -, 31 at most, not "
				"operator nor orchestrator",
				where, name);
	if (smr_fleet_find(f, name) != NULL)
		return smr_fail(SMR_EPARSE, "%s: there are two fleets '%s'", where, name);
	to->about = smr_strdup(about);
	if (to->about == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the fleets of %s", where);
	strcpy(to->name, name);
	f->n++;
	return SMR_OK;
}

static smr_status take_all(smr_fleets *f, json_t *root, const char *where)
{
	json_t *list = json_object_get(root, "fleets"), *entry;
	size_t i, n = json_array_size(list);

	if (n == 0)
		return smr_fail(SMR_EPARSE, "%s: \"fleets\" is a list of at least one fleet",
				where);
	f->v = smr_calloc(n, sizeof(*f->v));
	if (f->v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the fleets of %s", where);
	json_array_foreach (list, i, entry)
		SMR_TRY(take(f, entry, where));
	return SMR_OK;
}

smr_status smr_fleets_parse(const char *text, size_t n, const char *where, smr_fleets **out)
{
	json_error_t e;
	json_t *root = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);
	smr_fleets *f = smr_calloc(1, sizeof(*f));
	smr_status st;

	if (root == NULL)
		st = smr_fail(SMR_EPARSE, "%s:%d: %s", where, e.line, e.text);
	else if (f == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for the fleets of %s", where);
	else
		st = take_all(f, root, where);
	json_decref(root);
	if (st == SMR_OK)
		*out = f;
	else
		smr_fleets_free(f);
	return st;
}

smr_status smr_fleets_read(const char *path, smr_fleets **out)
{
	char *text;
	size_t n;

	SMR_TRY(smr_read_file(path, &text, &n));

	smr_status st = smr_fleets_parse(text, n, path, out);

	smr_free(text);
	return st;
}

void smr_fleets_free(smr_fleets *f)
{
	if (f == NULL)
		return;
	for (size_t i = 0; i < f->n; i++)
		smr_free(f->v[i].about);
	smr_free(f->v);
	smr_free(f);
}

const smr_fleet *smr_fleet_find(const smr_fleets *f, const char *name)
{
	for (size_t i = 0; i < f->n; i++)
		if (strcmp(f->v[i].name, name) == 0)
			return &f->v[i];
	return NULL;
}
