/* The data of a page of a search: ways, other batches, machines with their sources. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/machine.h"
#include "cli/predict/search.h"
#include "cli/template.h"

enum { BATCHES = 5 }; /* a quarter, a half, one, two, four times as many sequences */

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a page");
}

static smr_status found_json(const smr_found *f, json_t **out)
{
	char *text;

	SMR_TRY(smr_fields_text(&smr_found_fields, f, SMR_CLI_DIGITS, &text));
	*out = json_loads(text, 0, NULL);
	smr_text_free(text);
	return *out != NULL ? SMR_OK : no_memory();
}

/* ---- other batches --------------------------------------------------------------------------- */

/* Sets the fields of a way, which have blanks between them, on the shape. */
static smr_status set_way(const smr_search_way *w, smr_transformer *t)
{
	char *text = smr_strdup(w->set), *at = text, *field;
	smr_status st = text != NULL ? SMR_OK : no_memory();

	while (st == SMR_OK && (field = strsep(&at, " ")) != NULL)
		st = smr_transformer_set(t, field);
	smr_free(text);
	return st;
}

/* Adds way @p i with that batch, unless it cannot be. */
static smr_status add_way(json_t *to, const smr_transformer *shape, const smr_found *f, size_t i,
			  uint32_t batch)
{
	const smr_search_way *w = f->ways[i];
	smr_transformer t = *shape;
	smr_transformer_step_result r;
	smr_machine m;
	double price = w->p50_s > 0 ? w->price / w->p50_s : 0; /* of a second */

	SMR_TRY(set_way(w, &t));
	SMR_TRY(smr_machine_load(w->machine, &m));
	t.batch = batch;
	if (smr_transformer_estimate(&t, &m, &r) != SMR_OK || !r.fits)
		return SMR_OK;
	return json_array_append_new(to,
				     json_pack("{s:I,s:f,s:f,s:f,s:f,s:f}", "way", (json_int_t)i,
					       "p50_s", r.p50, "tokens_per_s", r.tokens_s,
					       "utilisation", r.utilisation, "energy_j", r.energy_j,
					       "price_per_million", 1e6 * price / r.tokens_s)) == 0
		       ? SMR_OK
		       : no_memory();
}

static smr_status batches_json(const smr_transformer *shape, const smr_found *f, json_t **out)
{
	*out = json_array();
	for (int i = 0; i < BATCHES && *out != NULL; i++) {
		uint32_t batch = (uint32_t)((double)shape->batch * (1 << i) / 4);
		json_t *ways = json_array();

		if (json_array_append_new(*out,
					  json_pack("{s:I,s:b,s:o}", "batch", (json_int_t)batch,
						    "asked", i == 2, "ways", ways)) != 0)
			return no_memory();
		for (size_t k = 0; k < f->nways && batch > 0; k++)
			SMR_TRY(add_way(ways, shape, f, k, batch));
	}
	return *out != NULL ? SMR_OK : no_memory();
}

/* ---- the page -------------------------------------------------------------------------------- */

static smr_status machines_json(const smr_found *f, json_t **out)
{
	*out = json_object();
	if (*out == NULL)
		return no_memory();
	for (size_t i = 0; i < f->nways; i++)
		SMR_TRY(smr_cli_machine_add(*out, f->ways[i]->machine));
	return SMR_OK;
}

smr_status smr_cli_search_page(const char *path, const smr_transformer *shape, const smr_found *f)
{
	json_t *found = NULL, *batches = NULL, *machines = NULL, *data;
	char day[SMR_CLI_DAY];
	smr_status st = found_json(f, &found);

	if (st == SMR_OK)
		st = batches_json(shape, f, &batches);
	if (st == SMR_OK)
		st = machines_json(f, &machines);
	smr_cli_template_day(day);
	data = json_pack("{s:s,s:s,s:o*,s:o*,s:o*}", "samara", SMR_VERSION, "day", day, "found",
			 found, "batches", batches, "machines", machines);
	if (st == SMR_OK && data == NULL)
		st = no_memory();
	if (st == SMR_OK)
		st = smr_cli_template_fill("search.html", data, path);
	json_decref(data);
	return st;
}
