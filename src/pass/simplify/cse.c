/* Common subexpression elimination of ops over values, and dead code elimination. */
#include <string.h>

#include "base/assert.h"
#include "base/data/table.h"
#include "ir/text/text.h"
#include "ops/ops.h"
#include "pass/fuse/internal.h"
#include "pass/lower/lower.h"
#include "pass/simplify/internal.h"

enum { MAX_DATA = 256 /* maximum bytes of a constant that is compared */ };

typedef struct known {
	char *key;
	smr_node *node;
	UT_hash_handle hh;
} known;

typedef struct finding {
	smr_graph *g;
	smr_node **now; /* by node: the first equal node */
	known *all;
} finding;

/* Appends the binary key, which takes a tenth of the time of the text. */
static smr_status put_op(smr_str *key, const smr_node *v)
{
	smr_assert(v->op != SMR_OP_param);
	if (v->nest != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "a nest");
	smr_key_number(key, v->op);
	smr_key_number(key, v->loc.anew);
	smr_key_number(key, v->op == SMR_OP_part ? v->bits : 0);
	smr_key_number(key, v->nmore);
	for (uint32_t k = 0; k <= v->nmore; k++)
		SMR_TRY(smr_lower_type_key(smr_node_type(v, k), key));
	smr_key_number(key, v->routine != NULL ? strlen(v->routine) + 1 : 0);
	smr_str_puts(key, v->routine != NULL ? v->routine : "");
	smr_key_number(key, v->nins);
	for (uint32_t i = 0; i < v->nins; i++)
		smr_key_number(key, v->ins[i]->id);
	smr_lower_attrs_key(v, key);
	return smr_lambda_key(v->body, key);
}

/* Makes the key that equal nodes share; false: the node equals no other. A text key starts with a
 * letter, a binary key with a zero. */
static bool put_key(smr_str *key, const smr_graph *g, const smr_node *v)
{
	if (v->op == SMR_OP_random || smr_op_has_effects(v->op) || v->op == SMR_OP_param)
		return false;
	if (v->op != SMR_OP_constant) {
		smr_key_number(key, 0);
		if (put_op(key, v) == SMR_OK)
			return true;
		smr_str_clear(key);
	}
	smr_str_puts(key, smr_op_name(v->op));
	if (v->op != SMR_OP_constant) {
		smr_key_number(key, v->loc.anew);
		smr_text_op(key, g, v);
	} else if (v->type.rank == 0) {
		smr_text_number(key, v->type.dtype, v->bits);
	} else {
		if (v->ndata > MAX_DATA)
			return false;
		smr_text_tensor(key, g, v);
	}
	return true;
}

static smr_status find(finding *f, smr_node *v, const smr_str *key)
{
	known *k;
	size_t n = key->n;

	HASH_FIND(hh, f->all, smr_str_text(key), n, k);
	if (k != NULL) {
		f->now[v->id] = k->node;
		return SMR_OK;
	}
	k = smr_arena_alloc(f->g->arena, sizeof(*k));
	if (k != NULL)
		k->key = smr_arena_memdup(f->g->arena, smr_str_text(key), n + 1);
	if (k == NULL || k->key == NULL)
		return fs_no_memory(f->g->name);
	k->node = v;
	HASH_ADD_KEYPTR(hh, f->all, k->key, n, k);
	return k->hh.tbl != NULL ? SMR_OK : fs_no_memory(f->g->name);
}

static smr_status find_equal(finding *f)
{
	smr_str key = {0};
	smr_status st = SMR_OK;

	for (uint32_t i = 0; st == SMR_OK && i < f->g->nnodes; i++) {
		smr_node *v = f->g->nodes[i];

		f->now[i] = v;
		for (uint32_t j = 0; j < v->nins; j++) {
			smr_assert(v->ins[j]->id < i);
			v->ins[j] = f->now[v->ins[j]->id];
		}
		smr_str_clear(&key);
		if (put_key(&key, f->g, v))
			st = key.oom ? fs_no_memory(f->g->name) : find(f, v, &key);
	}
	smr_str_free(&key);
	HASH_CLEAR(hh, f->all);
	for (uint32_t i = 0; i < f->g->nresults; i++)
		f->g->results[i] = f->now[f->g->results[i]->id];
	return st;
}

static smr_status drop_dead(smr_graph *g)
{
	bool *lives = smr_arena_array(g->arena, g->nnodes + 1, sizeof(*lives));
	uint32_t n = 0;

	smr_assert(g->nresults == 0 || g->results != NULL);
	if (lives == NULL)
		return fs_no_memory(g->name);
	for (uint32_t i = 0; i < g->nresults; i++)
		lives[g->results[i]->id] = true;
	for (uint32_t i = g->nnodes; i-- > 0;) {
		const smr_node *v = g->nodes[i];

		lives[i] |= v->op == SMR_OP_param || smr_op_has_effects(v->op);
		for (uint32_t j = 0; lives[i] && j < v->nins; j++)
			lives[v->ins[j]->id] = true;
	}
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (lives[i])
			g->nodes[n++] = g->nodes[i];
	smr_assert(n <= g->nnodes);
	g->nnodes = n;
	for (uint32_t i = 0; i < n; i++)
		g->nodes[i]->id = i;
	return SMR_OK;
}

smr_status fuse_simplify(smr_graph *g)
{
	finding f = {.g = g};

	f.now = smr_arena_array(g->arena, g->nnodes + 1, sizeof(smr_node *));
	if (f.now == NULL)
		return fs_no_memory(g->name);
	SMR_TRY(find_equal(&f));
	return drop_dead(g);
}
