/* Liveness of variables, block by block: the buffer of a dead variable is freed or reused in place.
 *
 * A backward walk through the tree of blocks with the set of live variables. Live before an `if`:
 * the variables that any of its bodies reads. Live in and before a `while`: also the variables that
 * an iteration reads before setting them; where this is not known exactly, the set is too large,
 * never too small. */
#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/vec.h"
#include "run/exec/internal.h"

typedef SMR_VEC(uint32_t) numbers;

typedef struct living {
	smr_executable *x;
	const smr_function *f;
	uint8_t *live, *set;   /* by variable */
	uint32_t *mark, marks; /* by variable: number of the last list that contains it */
	numbers trail;         /* variables whose `live` changed, in order */
	numbers sets;          /* variables whose `set` changed */
} living;

static smr_status set_live(living *l, uint32_t v, bool live)
{
	smr_assert(v < l->f->nvars);
	if (l->live[v] == live)
		return SMR_OK;
	l->live[v] = live;
	return smr_vec_push(&l->trail, v);
}

static void undo(living *l, size_t to)
{
	smr_assert(to <= l->trail.n);
	while (l->trail.n > to)
		l->live[l->trail.v[--l->trail.n]] ^= 1;
}

/* ---- reads of a loop before it sets a variable -------------------------------------------------
 */

static smr_status find_exposed_reads(living *l, const smr_body *body, numbers *out);

static smr_status expose_one(living *l, uint32_t v, numbers *out)
{
	smr_assert(v < l->f->nvars);
	if (l->set[v] || l->mark[v] == l->marks)
		return SMR_OK;
	l->mark[v] = l->marks;
	return smr_vec_push(out, v);
}

static void forget_sets(living *l, size_t to)
{
	smr_assert(to <= l->sets.n);
	while (l->sets.n > to)
		l->set[l->sets.v[--l->sets.n]] = 0;
}

/* A variable that is set in a body that may not run is not set after the block. */
static smr_status expose_bodies(living *l, const smr_block *b, numbers *out)
{
	bool loop = b->kind == SMR_BLOCK_WHILE;

	if (!loop)
		SMR_TRY(expose_one(l, b->on, out));
	for (uint32_t k = 0; k < b->nbodies; k++) {
		size_t before = l->sets.n;

		SMR_TRY(find_exposed_reads(l, &b->bodies[k], out));
		if (loop && k == 0)
			SMR_TRY(expose_one(l, b->on, out));
		else
			forget_sets(l, before);
	}
	return SMR_OK;
}

static smr_status find_exposed_reads(living *l, const smr_body *body, numbers *out)
{
	for (uint32_t i = 0; i < body->n; i++) {
		const smr_block *b = body->blocks[i];

		if (b->nbodies > 0) {
			SMR_TRY(expose_bodies(l, b, out));
			continue;
		}
		for (uint32_t k = 0; k < b->nins; k++)
			SMR_TRY(expose_one(l, b->ins[k], out));
		for (uint32_t k = 0; k < b->nouts; k++)
			if (!l->set[b->outs[k]]) {
				l->set[b->outs[k]] = 1;
				SMR_TRY(smr_vec_push(&l->sets, b->outs[k]));
			}
	}
	return SMR_OK;
}

/* ---- backward walk -------------------------------------------------------------------------- */

static smr_status walk_backward(living *l, const smr_body *body);

/* Copies a list of variables to drop to the image's arena. */
static smr_status keep_drops(living *l, const numbers *from, smr_drops *out)
{
	out->v = smr_arena_memdup(l->x->arena, from->v, from->n * sizeof(*from->v));
	out->n = (uint32_t)from->n;
	return out->v != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for lists of variables");
}

/* The last of several uses of a variable ends its life. */
static smr_status walk_plain(living *l, const smr_block *b, smr_liveness *life)
{
	smr_assert(b->nbodies == 0);
	life->dies = smr_arena_array(l->x->arena, b->nins + 1, sizeof(*life->dies));
	life->unread = smr_arena_array(l->x->arena, b->nouts + 1, sizeof(*life->unread));
	if (life->dies == NULL || life->unread == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the lives of variables");
	for (uint32_t k = b->nouts; k-- > 0;) {
		life->unread[k] = !l->live[b->outs[k]];
		SMR_TRY(set_live(l, b->outs[k], false));
	}
	for (uint32_t k = b->nins; k-- > 0;) {
		life->dies[k] = !l->live[b->ins[k]];
		SMR_TRY(set_live(l, b->ins[k], true));
	}
	return SMR_OK;
}

/* Changes of the live set by one body: variables, and whether they are live at its start. */
typedef struct arm {
	size_t first, n; /* range in `all` */
} arm;

typedef struct fork {
	numbers all, live; /* live: of the same length */
	arm *arms;
} fork;

static smr_status note_arm(living *l, fork *k, uint32_t which, size_t from)
{
	smr_assert(from <= l->trail.n);
	k->arms[which].first = k->all.n;
	l->marks++;
	for (size_t i = from; i < l->trail.n; i++) {
		uint32_t v = l->trail.v[i];

		if (l->mark[v] == l->marks)
			continue;
		l->mark[v] = l->marks;
		SMR_TRY(smr_vec_push(&k->all, v));
		SMR_TRY(smr_vec_push(&k->live, l->live[v]));
	}
	k->arms[which].n = k->all.n - k->arms[which].first;
	return SMR_OK;
}

/* Drops variables that are live before the fork and not in an arm at the start of that arm. */
static smr_status drop_in_arm(living *l, const fork *k, const arm *a, const numbers *needed,
			      smr_drops *out)
{
	numbers drops = {0};
	smr_status st = SMR_OK;

	smr_assert(a->first + a->n <= k->all.n && k->all.n == k->live.n);
	l->marks++;
	for (size_t i = 0; i < a->n; i++)
		if (k->live.v[a->first + i] != 0)
			l->mark[k->all.v[a->first + i]] = l->marks;
	for (size_t i = 0; st == SMR_OK && i < needed->n; i++)
		if (l->mark[needed->v[i]] != l->marks)
			st = smr_vec_push(&drops, needed->v[i]);
	if (st == SMR_OK)
		st = keep_drops(l, &drops, out);
	smr_vec_free(&drops);
	return st;
}

/* Finds variables that an arm reads, except those that are live after the fork, which live in all
 * arms. */
static smr_status find_needed(living *l, const fork *k, numbers *out)
{
	l->marks++;
	for (size_t i = 0; i < k->all.n; i++) {
		uint32_t v = k->all.v[i];

		if (k->live.v[i] == 0 || l->live[v] || l->mark[v] == l->marks)
			continue;
		l->mark[v] = l->marks;
		SMR_TRY(smr_vec_push(out, v));
	}
	return SMR_OK;
}

static smr_status walk_arms(living *l, const smr_block *b, smr_liveness *life, fork *k)
{
	numbers needed = {0};
	smr_status st;

	smr_assert(b->nbodies >= 1);
	k->arms = smr_arena_array(l->x->arena, b->nbodies, sizeof(*k->arms));
	if (k->arms == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the lives of variables");
	for (uint32_t i = 0; i < b->nbodies; i++) {
		size_t from = l->trail.n;

		SMR_TRY(walk_backward(l, &b->bodies[i]));
		SMR_TRY(note_arm(l, k, i, from));
		undo(l, from);
	}
	st = find_needed(l, k, &needed);
	/* many arms would have long lists: a late drop is harmless */
	for (uint32_t i = 0; st == SMR_OK && b->nbodies <= 8 && i < b->nbodies; i++)
		st = drop_in_arm(l, k, &k->arms[i], &needed, &life->drops[i]);
	/* treats variables that all arms set before reading as live, too */
	for (size_t i = 0; st == SMR_OK && i < needed.n; i++)
		st = set_live(l, needed.v[i], true);
	smr_vec_free(&needed);
	return st == SMR_OK ? set_live(l, b->on, true) : st;
}

static smr_status walk_if(living *l, const smr_block *b, smr_liveness *life)
{
	fork k = {0};
	smr_status st = walk_arms(l, b, life, &k);

	smr_vec_free(&k.all);
	smr_vec_free(&k.live);
	return st;
}

/* Makes variables live again that were live before the changes from @p from on. */
static smr_status put_back(living *l, size_t from)
{
	smr_status st = SMR_OK;
	size_t n = l->trail.n;

	smr_assert(from <= l->trail.n);
	for (size_t i = from; i < n; i++)
		l->set[l->trail.v[i]] ^= 1;
	for (size_t i = from; i < n; i++) {
		uint32_t v = l->trail.v[i];
		bool before = l->live[v] ^ l->set[v];

		l->set[v] = 0;
		if (st == SMR_OK && before)
			st = set_live(l, v, true);
	}
	return st;
}

static smr_status drop_behind(living *l, const smr_block *b, smr_liveness *life,
			      const numbers *read)
{
	numbers drops = {0};
	smr_status st = SMR_OK;

	for (size_t i = 0; st == SMR_OK && i < read->n; i++)
		if (!l->live[read->v[i]])
			st = smr_vec_push(&drops, read->v[i]);
	if (st == SMR_OK)
		st = keep_drops(l, &drops, &life->drops[b->nbodies]);
	smr_vec_free(&drops);
	return st;
}

/* After the condition either the code after the loop or its body runs. */
static smr_status walk_loop(living *l, const smr_block *b, smr_liveness *life, const numbers *read)
{
	size_t from;

	smr_assert(b->kind == SMR_BLOCK_WHILE && b->nbodies == 2);
	SMR_TRY(drop_behind(l, b, life, read));
	for (size_t i = 0; i < read->n; i++)
		SMR_TRY(set_live(l, read->v[i], true));
	from = l->trail.n;
	SMR_TRY(walk_backward(l, &b->bodies[1]));
	SMR_TRY(put_back(l, from));
	SMR_TRY(set_live(l, b->on, true));
	return walk_backward(l, &b->bodies[0]);
}

static smr_status walk_while(living *l, const smr_block *b, smr_liveness *life)
{
	numbers read = {0};
	smr_status st;

	l->marks++;
	st = expose_bodies(l, b, &read);
	forget_sets(l, 0);
	if (st == SMR_OK)
		st = walk_loop(l, b, life, &read);
	smr_vec_free(&read);
	return st;
}

static smr_status walk_backward(living *l, const smr_body *body)
{
	for (uint32_t i = body->n; i-- > 0;) {
		const smr_block *b = body->blocks[i];
		smr_liveness *life = &l->x->lives[b->id];

		if (b->nbodies == 0) {
			SMR_TRY(walk_plain(l, b, life));
			continue;
		}
		life->drops = smr_arena_array(l->x->arena, b->nbodies + 1, sizeof(*life->drops));
		if (life->drops == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for the lives of variables");
		SMR_TRY(b->kind == SMR_BLOCK_WHILE ? walk_while(l, b, life) : walk_if(l, b, life));
	}
	return SMR_OK;
}

smr_status smr_lives_find(smr_executable *x, const smr_function *f)
{
	living l = {.x = x, .f = f};
	smr_status st = SMR_ENOMEM;

	l.live = smr_calloc(f->nvars + 1, sizeof(*l.live));
	l.set = smr_calloc(f->nvars + 1, sizeof(*l.set));
	l.mark = smr_calloc(f->nvars + 1, sizeof(*l.mark));
	if (l.live == NULL || l.set == NULL || l.mark == NULL)
		(void)smr_fail(st, "no memory for the lives of variables");
	else
		st = SMR_OK;
	for (uint32_t i = 0; st == SMR_OK && i < f->nresults; i++)
		l.live[f->results[i]] = 1;
	if (st == SMR_OK)
		st = walk_backward(&l, &f->body);
	smr_free(l.live);
	smr_free(l.set);
	smr_free(l.mark);
	smr_vec_free(&l.trail);
	smr_vec_free(&l.sets);
	return st;
}
