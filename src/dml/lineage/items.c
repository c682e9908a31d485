/* Lineages, and the table of the operations behind them. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/data/table.h"
#include "base/data/vec.h"
#include "dml/lineage.h"

typedef struct item {
	UT_hash_handle hh;
	dml_lineage of;
	uint64_t id;
	uint64_t seen; /* number of the last trace that has it */
	dml_item_kind kind;
	uint32_t n;
	dml_lineage *in; /* behind `op` */
	char op[];
} item;

struct dml_items {
	pthread_mutex_t lock;
	item *all; /* by lineage */
	uint64_t n, traces;
	bool fell_short; /* memory was short for an item */
};

smr_status dml_items_new(dml_items **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a lineage");
	pthread_mutex_init(&(*out)->lock, NULL);
	return SMR_OK;
}

void dml_items_free(dml_items *t)
{
	item *x, *next;

	if (t == NULL)
		return;
	HASH_ITER (hh, t->all, x, next) {
		HASH_DEL(t->all, x);
		smr_free(x);
	}
	pthread_mutex_destroy(&t->lock);
	smr_free(t);
}

/* ---- adding */

static item *find_item(const dml_items *t, dml_lineage of)
{
	item *x;

	HASH_FIND(hh, t->all, &of, sizeof(of), x);
	return x;
}

/* Allocates operands behind the text, aligned. */
static item *new_item(dml_item_kind kind, const char *op, uint32_t n, const dml_lineage *in)
{
	size_t text = (strlen(op) + 1 + 7) / 8 * 8;
	item *x = smr_calloc(1, sizeof(*x) + text + n * sizeof(*in));

	if (x == NULL)
		return NULL;
	x->kind = kind;
	x->n = n;
	memcpy(x->op, op, strlen(op));
	x->in = (dml_lineage *)(void *)((char *)x + sizeof(*x) + text);
	if (n > 0)
		memcpy(x->in, in, n * sizeof(*in));
	return x;
}

static void add_item(dml_items *t, dml_lineage of, item *x)
{
	if (x != NULL) {
		x->of = of;
		x->id = t->n;
		HASH_ADD(hh, t->all, of, sizeof(of), x);
	}
	if (x == NULL || x->hh.tbl == NULL) {
		t->fell_short = true;
		smr_free(x);
		return;
	}
	t->n++;
}

dml_lineage dml_lineage_make(dml_items *t, dml_item_kind kind, const char *op, uint32_t n,
			     const dml_lineage *in)
{
	struct {
		uint64_t kind, op[2];
		dml_lineage in[DML_ITEM_INPUTS];
	} key = {.kind = (uint64_t)kind << 32 | n};
	size_t bytes = offsetof(__typeof__(key), in) + n * sizeof(*in);
	dml_lineage of;

	smr_assert(n <= DML_ITEM_INPUTS);
	key.op[0] = smr_hash64(op, strlen(op), 1);
	key.op[1] = smr_hash64(op, strlen(op), 2);
	if (n > 0)
		memcpy(key.in, in, n * sizeof(*in));
	of.a = smr_hash64(&key, bytes, 3) | 1; /* never none */
	of.b = smr_hash64(&key, bytes, 4);
	if (t == NULL)
		return of;
	pthread_mutex_lock(&t->lock);
	if (find_item(t, of) == NULL)
		add_item(t, of, new_item(kind, op, n, in));
	pthread_mutex_unlock(&t->lock);
	return of;
}

/* ---- text */

typedef SMR_VEC(item *) item_list;

static int compare_ids(const void *a, const void *b)
{
	const item *x = *(item *const *)a, *y = *(item *const *)b;

	return x->id < y->id ? -1 : x->id > y->id;
}

/* Collects the items behind @p of, each once; the list grows while it is walked. */
static smr_status collect(dml_items *t, dml_lineage of, item_list *list)
{
	item *x = find_item(t, of);

	t->traces++;
	if (x == NULL)
		return smr_fail(SMR_EINTERNAL, "an operation of a lineage is not recorded");
	x->seen = t->traces;
	SMR_TRY(smr_vec_push(list, x));
	for (size_t k = 0; k < list->n; k++)
		for (uint32_t i = 0; i < list->v[k]->n; i++) {
			x = find_item(t, list->v[k]->in[i]);
			if (x == NULL)
				return smr_fail(SMR_EINTERNAL,
						"an operand of a lineage is not recorded");
			if (x->seen == t->traces)
				continue;
			x->seen = t->traces;
			SMR_TRY(smr_vec_push(list, x));
		}
	qsort(list->v, list->n, sizeof(*list->v), compare_ids);
	return SMR_OK;
}

/* Appends @p s as one line: line ends and backslashes are escaped. */
static void escape_item(smr_str *out, const char *s)
{
	for (; *s != '\0'; s++)
		if (*s == '\n')
			smr_str_puts(out, "\\n");
		else if (*s == '\\')
			smr_str_puts(out, "\\\\");
		else
			smr_str_write(out, s, 1);
}

static void put_item(dml_items *t, const item *x, smr_str *out)
{
	smr_str_printf(out, "(%llu) (%c) ", (unsigned long long)x->id, (int)x->kind);
	escape_item(out, x->op);
	for (uint32_t i = 0; i < x->n; i++)
		smr_str_printf(out, " (%llu)", (unsigned long long)find_item(t, x->in[i])->id);
	smr_str_puts(out, "\n");
}

smr_status dml_items_put(dml_items *t, dml_lineage of, smr_str *out)
{
	item_list list = {0};
	smr_status st;

	pthread_mutex_lock(&t->lock);
	st = t->fell_short ? smr_fail(SMR_ENOMEM, "memory was short for a lineage")
			   : collect(t, of, &list);
	for (size_t i = 0; i < list.n && st == SMR_OK; i++)
		put_item(t, list.v[i], out);
	pthread_mutex_unlock(&t->lock);
	smr_vec_free(&list);
	return st == SMR_OK ? smr_str_status(out, "a lineage") : st;
}
