/* LZ77 over a text that begins, for both sides, with the words that all flows have.
 *
 * A packed text is its length (4 bytes, little end first), then tokens:
 *   00llllll                      l + 1 bytes follow as they are
 *   01llllll oooooooo oooooooo    l + MATCH bytes from o + 1 bytes before, the low byte first
 *   1llllooo oooooooo             the same, of few bytes and near; o's high bits first
 */
#include "front/c/pack.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/alloc.h"

enum {
	HEAD = 4,
	MATCH = 3, /* bytes that pay for a token */
	RUN = 64,
	LONG_MOST = MATCH + 63,
	FAR = 1 << 16,
	SHORT_MOST = MATCH + 15,
	NEAR = 1 << 11,
	CHAINS = 1 << 12,
	TRIES = 64
};

/* Part of the format: a change needs another tag (SMR_FRAME_FLOW, SMR_FRAME_NOTE). What is frequent
 * stands last, where it is near. */
static const char words[] =
	"a switch or another jump than if and loops\nnumber of iterations unknown (bound changes, "
	"or counter may wrap)\nnumber of iterations depends on an outer loop or on data\n"
	"address of a store is no simple formula\ncomputes nothing that is used\ntoo small to pay\n"
	"call of a function pointer\nseveral exits (break, return, goto)\nopaque \"sizes do not "
	"tell a "
	"number that its addresses hang on\" reads writes fixed scalar i64 = rows table pitch u8 "
	"i16 "
	"u16 u32 u64 bool bitcast:u64( convert:i64(convert:f64(rem(div(shr(shl(and(or(xor(neg( "
	"abs( "
	"max( min( sqrt(exp( eq(ne(lt(le(gt(ge( select( size(n) [i + 1, j - 1] fold(k; 0:f64; "
	"add(acc0, "
	"mul(%0[i, k], %1[k, j]))) \"a\"\n  result %1\nsym value value_1 quotient bound loaded\n"
	"  wrap (1; 1, n) in [-2147483648, 2147483647]\n  wrap (n - 1) in [0, 4294967295]\n} flow "
	"\"main\" at \"src/main.c\":1 in main {\n  sym n\n  base x written, y\n  %0 = view i32[n] "
	"x + "
	"(0) strides [4] \"x\"\n  %1 = view f64[n] y + (0) strides [8] after %2 \"y\"\n  %3 = nest "
	"(i: "
	"n, j: n) group 0 at \"main.c\":2 in main ins %0, %1 into %0 [i] = add(%0[i], 1:i32) "
	"\"x\"\n}\n";

enum { WORDS = sizeof(words) - 1 };

/* ---- packing --------------------------------------------------------------------------------- */

typedef struct packer {
	char *all; /* the words, then the text */
	size_t n;
	int32_t first[CHAINS], *next; /* places that begin alike, the last first; -1 ends */
	char *out;
	size_t at;
} packer;

static uint32_t chain_of(const char *p)
{
	uint32_t x = (uint8_t)p[0] | (uint32_t)(uint8_t)p[1] << 8 | (uint32_t)(uint8_t)p[2] << 16;

	return x * 2654435761u >> 20;
}

static void enter(packer *p, size_t at)
{
	uint32_t chain;

	if (at + MATCH > p->n)
		return;
	chain = chain_of(p->all + at);
	p->next[at] = p->first[chain];
	p->first[chain] = (int32_t)at;
}

static size_t alike(const packer *p, size_t a, size_t b)
{
	size_t n = 0;

	while (n < LONG_MOST && b + n < p->n && p->all[a + n] == p->all[b + n])
		n++;
	return n;
}

/* What a match of @p n bytes saves. */
static int gain_of(size_t n, size_t back)
{
	return n < MATCH ? 0 : (int)n - (n <= SHORT_MOST && back <= NEAR ? 2 : 3);
}

static size_t match(const packer *p, size_t at, size_t *back)
{
	size_t best = 0;
	int gain = 0, tries = TRIES;

	if (at + MATCH > p->n)
		return 0;
	for (int32_t i = p->first[chain_of(p->all + at)]; i >= 0 && tries-- > 0; i = p->next[i]) {
		size_t from = at - (size_t)i, n = alike(p, (size_t)i, at);

		if (from > FAR)
			break;
		if (gain_of(n, from) > gain) {
			gain = gain_of(n, from);
			best = n;
			*back = from;
		}
	}
	return best;
}

static void put(packer *p, unsigned byte)
{
	p->out[p->at++] = (char)byte;
}

static void put_plain(packer *p, size_t from, size_t to)
{
	while (from < to) {
		size_t n = to - from < RUN ? to - from : RUN;

		put(p, (unsigned)n - 1);
		memcpy(p->out + p->at, p->all + from, n);
		p->at += n;
		from += n;
	}
}

static void put_match(packer *p, size_t n, size_t back)
{
	unsigned o = (unsigned)back - 1, l = (unsigned)n - MATCH;

	if (n <= SHORT_MOST && back <= NEAR) {
		put(p, 0x80 | l << 3 | o >> 8);
		put(p, o & 255);
	} else {
		put(p, 0x40 | l);
		put(p, o & 255);
		put(p, o >> 8);
	}
}

static void pack(packer *p)
{
	size_t plain = WORDS, at = WORDS, back = 0;

	for (size_t i = 0; i < WORDS; i++)
		enter(p, i);
	while (at < p->n) {
		size_t n = match(p, at, &back), step = n > 0 ? n : 1;

		if (n > 0) {
			put_plain(p, plain, at);
			put_match(p, n, back);
			plain = at + n;
		}
		for (size_t i = 0; i < step; i++)
			enter(p, at + i);
		at += step;
	}
	put_plain(p, plain, at);
}

smr_status smr_text_pack(const char *text, size_t n, char **out, size_t *nout)
{
	packer *p = smr_calloc(1, sizeof(*p));
	smr_status st = SMR_OK;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to pack a text");
	p->n = WORDS + n;
	memset(p->first, 0xff, sizeof(p->first));
	if (n > SMR_PACK_MOST) {
		st = smr_fail(SMR_EINVAL, "a text of %zu bytes is too long", n);
		goto done;
	}
	p->all = smr_malloc(p->n);
	p->next = smr_malloc(p->n * sizeof(*p->next));
	p->out = smr_malloc(HEAD + n + n / RUN + 1);
	if (p->all == NULL || p->next == NULL || p->out == NULL) {
		smr_free(p->out);
		st = smr_fail(SMR_ENOMEM, "no memory to pack a text");
		goto done;
	}
	memcpy(p->all, words, WORDS);
	memcpy(p->all + WORDS, text, n);
	for (int i = 0; i < HEAD; i++)
		put(p, (unsigned)(n >> 8 * i) & 255);
	pack(p);
	*out = p->out;
	*nout = p->at;
done:
	smr_free(p->all);
	smr_free(p->next);
	smr_free(p);
	return st;
}

/* ---- unpacking ------------------------------------------------------------------------------- */

typedef struct reader {
	const uint8_t *p, *end;
} reader;

typedef struct token {
	size_t n, back; /* back 0: as they are */
} token;

/* False: it is cut off. */
static bool read_token(reader *r, token *t)
{
	uint8_t c;

	if (r->p == r->end)
		return false;
	c = *r->p++;
	if (c < 0x40) {
		*t = (token){.n = (size_t)c + 1};
		return (size_t)(r->end - r->p) >= t->n;
	}
	if (c < 0x80) {
		if (r->end - r->p < 2)
			return false;
		*t = (token){.n = (c & 0x3f) + MATCH,
			     .back = ((size_t)r->p[0] | (size_t)r->p[1] << 8) + 1};
		r->p += 2;
		return true;
	}
	if (r->p == r->end)
		return false;
	*t = (token){.n = (c >> 3 & 15) + MATCH, .back = ((size_t)(c & 7) << 8 | r->p[0]) + 1};
	r->p++;
	return true;
}

static bool unpack(reader *r, char *all, size_t n)
{
	size_t at = WORDS;
	token t;

	while (at < n) {
		if (!read_token(r, &t) || t.n > n - at || t.back > at)
			return false;
		if (t.back == 0) {
			memcpy(all + at, r->p, t.n);
			r->p += t.n;
		}
		for (size_t i = 0; t.back > 0 && i < t.n; i++)
			all[at + i] = all[at + i - t.back];
		at += t.n;
	}
	return r->p == r->end;
}

smr_status smr_text_unpack(const char *packed, size_t n, char **out, size_t *nout)
{
	reader r = {(const uint8_t *)packed + HEAD, (const uint8_t *)packed + n};
	size_t length = 0;
	char *all;

	for (size_t i = 0; n >= HEAD && i < HEAD; i++)
		length |= (size_t)(uint8_t)packed[i] << 8 * i;
	if (n < HEAD || length > SMR_PACK_MOST || length / LONG_MOST > n)
		return smr_fail(SMR_ECORRUPT, "a packed text is damaged");
	all = smr_malloc(WORDS + length + 1);
	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a text of %zu bytes", length);
	memcpy(all, words, WORDS);
	if (!unpack(&r, all, WORDS + length)) {
		smr_free(all);
		return smr_fail(SMR_ECORRUPT, "a packed text is damaged");
	}
	memmove(all, all + WORDS, length);
	all[length] = '\0';
	*out = all;
	*nout = length;
	return SMR_OK;
}
