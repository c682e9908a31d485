#include "base/os/environment.h"

#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/str.h"

static bool is_named(const char *entry, const char *name)
{
	size_t n = strlen(name);

	return strncmp(entry, name, n) == 0 && entry[n] == '=';
}

smr_status smr_environment_begin(smr_environment *e)
{
	for (char **x = environ; x != NULL && *x != NULL; x++)
		SMR_TRY(smr_vec_push(&e->list, *x));
	return smr_vec_push(&e->list, NULL);
}

void smr_environment_free(smr_environment *e)
{
	for (size_t i = 0; i < e->own.n; i++)
		smr_free(e->own.v[i]);
	smr_vec_free(&e->own);
	smr_vec_free(&e->list);
}

static void remove_variable(smr_environment *e, const char *name)
{
	size_t n = 0;

	for (size_t i = 0; i < e->list.n; i++)
		if (e->list.v[i] == NULL || !is_named(e->list.v[i], name))
			e->list.v[n++] = e->list.v[i];
	e->list.n = n;
}

smr_status smr_environment_set(smr_environment *e, const char *name, const char *value)
{
	smr_str text = {0};
	char *entry;

	if (value == NULL) {
		remove_variable(e, name);
		return SMR_OK;
	}
	SMR_TRY(smr_vec_reserve(&e->own, 1));
	SMR_TRY(smr_vec_reserve(&e->list, 1));
	smr_str_printf(&text, "%s=%s", name, value);
	entry = smr_str_take(&text);
	if (entry == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the environment");
	e->own.v[e->own.n++] = entry;
	remove_variable(e, name);
	e->list.v[e->list.n - 1] = entry;
	e->list.v[e->list.n++] = NULL;
	return SMR_OK;
}

const char *smr_environment_get(const smr_environment *e, const char *name)
{
	for (size_t i = 0; i < e->list.n; i++)
		if (e->list.v[i] != NULL && is_named(e->list.v[i], name))
			return e->list.v[i] + strlen(name) + 1;
	return NULL;
}

char *const *smr_environment_list(const smr_environment *e)
{
	return e->list.v;
}
