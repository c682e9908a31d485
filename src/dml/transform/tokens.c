/* Distinct tokens of a column, numbered in order of appearance: a hash table with open addressing,
 * by the bytes of texts or the bits of numbers. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "dml/transform/transform.h"

enum { FIRST_SLOTS = 64 };

smr_status dml_tokens_begin(dml_cell_type type, dml_tokens *t)
{
	*t = (dml_tokens){.type = type, .nslots = FIRST_SLOTS};
	t->texts = dml_column_new(DML_CELL_STRING, 0);
	t->slots = smr_calloc(FIRST_SLOTS, sizeof(*t->slots));
	t->hashes = smr_calloc(FIRST_SLOTS, sizeof(*t->hashes));
	return t->texts != NULL && t->slots != NULL && t->hashes != NULL
		       ? SMR_OK
		       : smr_fail(SMR_ENOMEM, "no memory for tokens");
}

void dml_tokens_free(dml_tokens *t)
{
	dml_column_drop(t->texts);
	smr_free(t->bits);
	smr_free(t->slots);
	smr_free(t->hashes);
	*t = (dml_tokens){0};
}

static int64_t bits_of(const dml_column *c, int64_t i)
{
	int64_t bits = 0;
	double v;

	switch (c->type) {
	case DML_CELL_INT64:
		return c->int64[i];
	case DML_CELL_FP64:
	case DML_CELL_FP32:
		(void)dml_cell_number(c, i, &v);
		if (isnan(v))
			v = NAN;
		memcpy(&bits, &v, sizeof(bits));
		return bits;
	case DML_CELL_CHARACTER:
		return c->utf16[i];
	case DML_CELL_BOOLEAN:
		return c->truth[i];
	default:
		return c->int32[i];
	}
}

static uint32_t hash_of_bits(int64_t bits)
{
	uint64_t h = (uint64_t)bits * 0x9E3779B97F4A7C15;

	return (uint32_t)(h >> 32) ^ (uint32_t)(h >> 61);
}

static bool is_text(const dml_tokens *t, int32_t k, const char *s, size_t n)
{
	const int64_t *o = t->texts->offsets;

	return (size_t)(o[k] - o[k - 1]) == n && memcmp(t->texts->bytes + o[k - 1], s, n) == 0;
}

/* Returns the slot of a text, or of the number @p bits (s is NULL). */
static int64_t slot_of(const dml_tokens *t, uint32_t hash, const char *s, size_t n, int64_t bits)
{
	int64_t mask = t->nslots - 1, at = hash & mask;

	for (;; at = (at + 1) & mask) {
		int32_t k = t->slots[at];

		if (k == 0)
			return at;
		if (t->hashes[at] == hash &&
		    (s != NULL ? is_text(t, k, s, n) : t->bits[k - 1] == bits))
			return at;
	}
}

static bool grow(dml_tokens *t)
{
	int64_t n = t->nslots * 2;
	int32_t *slots = smr_calloc((size_t)n, sizeof(*slots));
	uint32_t *hashes = smr_calloc((size_t)n, sizeof(*hashes));

	if (slots == NULL || hashes == NULL) {
		smr_free(slots);
		smr_free(hashes);
		return false;
	}
	for (int64_t i = 0; i < t->nslots; i++) {
		int64_t at = t->hashes[i] & (n - 1);

		if (t->slots[i] == 0)
			continue;
		while (slots[at] != 0)
			at = (at + 1) & (n - 1);
		slots[at] = t->slots[i];
		hashes[at] = t->hashes[i];
	}
	smr_free(t->slots);
	smr_free(t->hashes);
	t->slots = slots;
	t->hashes = hashes;
	t->nslots = n;
	return true;
}

/* Adds a token at a slot; of a number, also its bits. */
static int32_t add_at(dml_tokens *t, int64_t slot, uint32_t hash, dml_cell text, bool number,
		      int64_t bits)
{
	int32_t k = (int32_t)(t->texts->n + 1);

	if (t->texts->n >= INT32_MAX - 1)
		return -1;
	if (number && k > t->bits_room) {
		int64_t room = (int64_t)k * 2 + FIRST_SLOTS;
		int64_t *more = smr_realloc(t->bits, (size_t)room * sizeof(*more));

		if (more == NULL)
			return -1;
		t->bits = more;
		t->bits_room = room;
	}
	if (number)
		t->bits[k - 1] = bits;
	dml_column_add_text(t->texts, text.s, text.n);
	t->slots[slot] = k;
	t->hashes[slot] = hash;
	if (t->texts->oom || ((int64_t)k * 2 > t->nslots && !grow(t)))
		return -1;
	return k;
}

static uint32_t hash_of_text(const char *s, size_t n)
{
	return (uint32_t)smr_hash64(s, n, 0);
}

int32_t dml_tokens_find_text(const dml_tokens *t, const char *s, size_t n)
{
	return t->slots[slot_of(t, hash_of_text(s, n), s, n, 0)];
}

int32_t dml_tokens_add_text(dml_tokens *t, const char *s, size_t n)
{
	uint32_t hash = hash_of_text(s, n);
	int64_t slot = slot_of(t, hash, s, n, 0);

	return t->slots[slot] != 0 ? t->slots[slot]
				   : add_at(t, slot, hash, (dml_cell){s, n}, false, 0);
}

int32_t dml_tokens_find(const dml_tokens *t, const dml_column *c, int64_t i)
{
	char room[DML_CELL_ROOM];
	int64_t bits;

	if (t->type == DML_CELL_STRING) {
		dml_cell s = dml_cell_text(c, i, room);

		return s.n > 0 ? dml_tokens_find_text(t, s.s, s.n) : 0;
	}
	bits = bits_of(c, i);
	return t->slots[slot_of(t, hash_of_bits(bits), NULL, 0, bits)];
}

int32_t dml_tokens_add(dml_tokens *t, const dml_column *c, int64_t i)
{
	char room[DML_CELL_ROOM];
	int64_t bits, slot;
	uint32_t hash;

	if (t->type == DML_CELL_STRING) {
		dml_cell s = dml_cell_text(c, i, room);

		return s.n > 0 ? dml_tokens_add_text(t, s.s, s.n) : 0;
	}
	bits = bits_of(c, i);
	hash = hash_of_bits(bits);
	slot = slot_of(t, hash, NULL, 0, bits);
	return t->slots[slot] != 0 ? t->slots[slot]
				   : add_at(t, slot, hash, dml_cell_text(c, i, room), true, bits);
}

/* Whether the text is that of the value: "3" is no double, whose text is "3.0". */
static bool is_value(const dml_column *one, const char *s, size_t n)
{
	char room[DML_CELL_ROOM];
	dml_cell x = dml_cell_text(one, 0, room);

	return x.n == n && memcmp(x.s, s, n) == 0;
}

smr_status dml_tokens_put(dml_tokens *t, const char *s, size_t n)
{
	const dml_cell text = {s, n};
	dml_column *one;
	int32_t k = 1;

	if (t->type == DML_CELL_STRING) {
		uint32_t hash = hash_of_text(s, n);

		k = add_at(t, slot_of(t, hash, s, n, 0), hash, text, false, 0);
		return k > 0 ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for tokens");
	}
	one = dml_column_new(t->type, 1);
	if (one == NULL)
		return SMR_ENOMEM;
	if (dml_column_add_parsed(one, s, n) && is_value(one, s, n)) {
		int64_t bits = bits_of(one, 0);
		uint32_t hash = hash_of_bits(bits);

		k = add_at(t, slot_of(t, hash, NULL, 0, bits), hash, text, true, bits);
	} else {
		dml_column_add_text(t->texts, s, n);
		k = t->texts->oom ? -1 : 1;
	}
	dml_column_drop(one);
	return k > 0 ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for tokens");
}
