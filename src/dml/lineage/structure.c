/* How matrices are made of others. */
#include "dml/lineage/structure.h"

#include <pthread.h>

#include "base/data/table.h"

/* Entries of a table: it is emptied when it is full. */
enum { MOST = 1 << 17 };

typedef struct entry {
	UT_hash_handle hh;
	dml_lineage of;
	bool known; /* `structure` is set */
	dml_structure structure;
	uint64_t asked;
} entry;

struct dml_structures {
	pthread_mutex_t lock;
	entry *all;
};

smr_status dml_structures_new(dml_structures **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lineage");
	pthread_mutex_init(&(*out)->lock, NULL);
	return SMR_OK;
}

static void forget_all(dml_structures *t)
{
	entry *x, *next;

	HASH_ITER (hh, t->all, x, next) {
		HASH_DEL(t->all, x);
		smr_free(x);
	}
}

void dml_structures_free(dml_structures *t)
{
	if (t == NULL)
		return;
	forget_all(t);
	pthread_mutex_destroy(&t->lock);
	smr_free(t);
}

static entry *find_entry(const dml_structures *t, dml_lineage of)
{
	entry *x;

	HASH_FIND(hh, t->all, &of, sizeof(of), x);
	return x;
}

/* Finds or adds an entry; NULL: no memory. */
static entry *entry_of(dml_structures *t, dml_lineage of)
{
	entry *x = find_entry(t, of);

	if (x != NULL)
		return x;
	if (HASH_COUNT(t->all) >= MOST)
		forget_all(t);
	x = smr_calloc(1, sizeof(*x));
	if (x == NULL)
		return NULL;
	x->of = of;
	HASH_ADD(hh, t->all, of, sizeof(of), x);
	if (x->hh.tbl != NULL)
		return x;
	smr_free(x);
	return NULL;
}

void dml_structures_put(dml_structures *t, dml_lineage of, const dml_structure *s)
{
	entry *x;

	pthread_mutex_lock(&t->lock);
	x = entry_of(t, of);
	if (x != NULL) {
		x->known = true;
		x->structure = *s;
	}
	pthread_mutex_unlock(&t->lock);
}

bool dml_structures_get(dml_structures *t, dml_lineage of, dml_structure *out)
{
	const entry *x;
	bool known;

	pthread_mutex_lock(&t->lock);
	x = find_entry(t, of);
	known = x != NULL && x->known;
	if (known)
		*out = x->structure;
	pthread_mutex_unlock(&t->lock);
	return known;
}

uint64_t dml_structures_ask(dml_structures *t, dml_lineage of)
{
	uint64_t n = 0;
	entry *x;

	pthread_mutex_lock(&t->lock);
	x = entry_of(t, of);
	if (x != NULL)
		n = ++x->asked;
	pthread_mutex_unlock(&t->lock);
	return n;
}
