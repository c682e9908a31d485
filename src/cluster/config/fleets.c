/* The fleets file: {"fleets": [{"name", "about", "nodes", "codelets"}, …]}, docs/howto/cluster.md.
 */
#include "cluster/config/fleets.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"

static const smr_fact_name profile_facts[] = {
	{"kernel", SMR_FACT_TEXT},       {"predicted", SMR_FACT_NUMBER},
	{"flops", SMR_FACT_NUMBER},      {"bytes", SMR_FACT_NUMBER},
	{"intensity", SMR_FACT_NUMBER},  {"memory", SMR_FACT_NUMBER},
	{"calls", SMR_FACT_NUMBER},      {"lines", SMR_FACT_NUMBER},
	{"cyclomatic", SMR_FACT_NUMBER}, {"threads", SMR_FACT_NUMBER},
	{"pure", SMR_FACT_TRUTH},        {NULL, SMR_FACT_NUMBER},
};

static smr_fact profile_get(const void *ctx, const char *name)
{
	const smr_profile *p = ctx;
	const struct row {
		const char *name;
		double number;
	} rows[] = {
		{"predicted", p->predicted_s}, {"flops", p->flops},
		{"bytes", p->bytes},           {"intensity", p->flops / p->bytes},
		{"memory", p->memory_bytes},   {"calls", p->calls},
		{"lines", p->lines},           {"cyclomatic", p->cyclomatic},
		{"threads", p->threads},       {"pure", p->pure},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (strcmp(rows[i].name, name) == 0)
			return (smr_fact){.number = rows[i].number};
	return (smr_fact){.number = NAN, .text = p->kernel};
}

static bool is_name(const char *s)
{
	return *s >= 'a' && *s <= 'z' && strlen(s) < sizeof(((smr_fleet *)0)->name) &&
	       strspn(s, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(s) &&
	       strcmp(s, "operator") != 0 && strcmp(s, "orchestrator") != 0;
}

static bool has_fleet_named(const smr_fleets *f, const char *name)
{
	for (size_t i = 0; i < f->n; i++)
		if (strcmp(f->v[i].name, name) == 0)
			return true;
	return false;
}

static smr_status parse_fleet_predicate(const char *text, const smr_fact_name *names,
					const char *where, const char *fleet, const char *member,
					smr_predicate **out)
{
	smr_status st = smr_predicate_parse(text, names, out);

	return st == SMR_OK ? SMR_OK
			    : smr_fail(st, "%s: \"%s\" of the fleet '%s': %s", where, member, fleet,
				       smr_errmsg());
}

static smr_status take(smr_fleets *f, json_t *entry, const char *where)
{
	smr_fleet *to = &f->v[f->n];
	const char *name = NULL, *about = "", *nodes = NULL, *codelets = "true";
	json_error_t e;

	if (json_unpack_ex(entry, &e, JSON_STRICT, "{s:s,s?s,s:s,s?s}", "name", &name, "about",
			   &about, "nodes", &nodes, "codelets", &codelets) != 0)
		return smr_fail(SMR_EPARSE, "%s: fleet %zu: %s", where, f->n + 1, e.text);
	if (!is_name(name))
		return smr_fail(SMR_EPARSE,
				"%s: '%s' is no name for a fleet: a-z, 0-9 and -, 31 at most, not "
				"operator nor orchestrator",
				where, name);
	if (has_fleet_named(f, name))
		return smr_fail(SMR_EPARSE, "%s: there are two fleets '%s'", where, name);
	snprintf(to->name, sizeof(to->name), "%s", name);
	f->n++; /* smr_fleets_free() frees it from here on */
	to->about = smr_strdup(about);
	if (to->about == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the fleets of %s", where);
	SMR_TRY(parse_fleet_predicate(nodes, smr_machine_facts, where, name, "nodes", &to->nodes));
	return parse_fleet_predicate(codelets, profile_facts, where, name, "codelets",
				     &to->codelets);
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
	for (size_t i = 0; i < f->n; i++) {
		smr_predicate_free(f->v[i].nodes);
		smr_predicate_free(f->v[i].codelets);
		smr_free(f->v[i].about);
	}
	smr_free(f->v);
	smr_free(f);
}

bool smr_fleet_takes(const smr_fleet *f, const smr_facts *machine)
{
	return smr_predicate_holds(f->nodes, smr_facts_get, machine);
}

size_t smr_fleets_rank(const smr_fleets *f, const smr_profile *codelet, size_t *order)
{
	size_t n = 0, hold = 0;

	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < f->n; i++)
			if (smr_predicate_holds(f->v[i].codelets, profile_get, codelet) ==
			    (pass == 0))
				order[n++] = i;
		if (pass == 0)
			hold = n;
	}
	return hold;
}
