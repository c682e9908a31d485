/* Bodies of maps: equal bodies are shared within a flow. They are built in temporary memory, and
 * copied if they are new. */
#include <string.h>

#include "base/data/table.h"
#include "front/stablehlo/import/import.h"
#include "ir/graph/rewrite.h"

enum { TURNS = 512 }; /* ops between two releases of temporary memory */

struct hlo_kept {
	const smr_lambda *body;
	const void *key;
	UT_hash_handle hh;
};

smr_status hlo_scratch(hlo_import *im, smr_graph **out)
{
	if (im->scratch.arena == NULL)
		im->scratch.arena = smr_arena_new();
	im->scratch.name = im->fname;
	*out = &im->scratch;
	return im->scratch.arena != NULL ? SMR_OK : hlo_no_memory(im);
}

void hlo_scratch_free(hlo_import *im)
{
	if (++im->scratched < TURNS)
		return;
	smr_arena_free(im->scratch.arena);
	im->scratch.arena = NULL;
	im->scratched = 0;
}

/* ---- copies --------------------------------------------------------------------------------- */

static smr_status copy_all(smr_graph *g, const smr_lambda *l, const smr_lambda **out)
{
	const smr_expr **results = smr_arena_array(g->arena, l->nresults, sizeof(*results));
	smr_rewriting r = {.a = g->arena, .own = true};

	for (uint32_t i = 0; results != NULL && i < l->nresults; i++)
		results[i] = smr_expr_rewrite(&r, l->results[i]);
	if (!smr_rewriting_end(&r) || results == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a body");
	*out = smr_graph_lambda(g, l->nparams, l->nresults, results);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

/* ---- what is known -------------------------------------------------------------------------- */

static smr_status add_kept_body(hlo_import *im, const smr_lambda *l, const smr_str *key,
				hlo_kept **out)
{
	hlo_kept *k = smr_arena_alloc(im->arena, sizeof(*k));

	if (k != NULL)
		k->key = smr_arena_memdup(im->arena, smr_str_text(key), key->n);
	if (k == NULL || k->key == NULL)
		return hlo_no_memory(im);
	SMR_TRY(copy_all(im->flow->g, l, &k->body));
	HASH_ADD_KEYPTR(hh, im->flow->bodies, k->key, key->n, k);
	*out = k;
	return k->hh.tbl != NULL ? SMR_OK : hlo_no_memory(im);
}

smr_status hlo_body(hlo_import *im, const smr_lambda *l, const smr_lambda **out)
{
	smr_str key = {0};
	hlo_kept *k;
	smr_status st = smr_lambda_key(l, &key);

	if (st == SMR_OK) {
		HASH_FIND(hh, im->flow->bodies, smr_str_text(&key), key.n, k);
		if (k == NULL)
			st = add_kept_body(im, l, &key, &k);
		if (st == SMR_OK)
			*out = k->body;
	}
	smr_str_free(&key);
	return st;
}

void hlo_forget_bodies(hlo_import *im)
{
	for (hlo_flow *f = im->flows; f != NULL; f = f->next)
		HASH_CLEAR(hh, f->bodies);
	smr_arena_free(im->scratch.arena);
	im->scratch.arena = NULL;
}
