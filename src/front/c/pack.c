/* LZ77 over a text that begins, for both sides, with the words that all flows have. What it tells
 * is written by adaptive bits, as in LZMA: each decision has a probability that follows what was
 * decided in its place before.
 *
 * A packed text is its length (4 bytes, little end first; STORED: the text follows as it is), then
 * the bits. For each step: one letter, or a match: a piece of what is there already, as far back as
 * one of the last matches or at a distance of its own.
 *
 * One function stands for both directions: code_bit() writes the bit that it is given, or reads one
 * and returns it. So what is read is what was written. */
#include "front/c/pack.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/alloc.h"

enum {
	HEAD = 4,
	STORED = 1 << 30,
	PROB_BITS = 11,
	SPEED = 4, /* of a probability: texts are short */
	TOP = 1 << 24,
	SHORTEST = 2, /* bytes of a match */
	NEWEST = 3,   /* ... at a distance of its own */
	LOW = 8,
	HIGH = 256,
	LONGEST = SHORTEST + 2 * LOW + HIGH - 1,
	REPS = 4,
	SLOT_BITS = 6,
	NEAR_SLOTS = 14, /* distances of these are known to the last bit */
	NEAR = 128,
	ALIGN_BITS = 4,
	LENGTH_KINDS = 4,
	LITERAL_BITS = 3, /* of the letter before */
	CHAINS = 1 << 15,
	TRIES = 128,
	BYTES_PER_BYTE = 1 << 13 /* of a text, at most: a match costs 0.3 bits or more */
};

/* Part of the format: a change needs another tag (SMR_FRAME_TEXTS). What is frequent stands last,
 * where it is near. */
static const char words[] =
	"a cast to or from a type without arithmetic\nvolatile access\nrows of rows of pointers\n"
	"a pointer or another odd thing is carried from one iteration to the next\n"
	"asks with a number that loops before it keep to themselves\n"
	"integer division by a number that may be 0\ncomparison of pointers\n"
	"a store does not move with one of its loops: the last value counts\n"
	"the rest of another loop: too few points\nan instruction without a formula: "
	"extractelement\n"
	"an element read in a loop is used outside it\n"
	"a pointer used behind the loop is no simple formula\n"
	"a power that may be another function for a known number\n"
	"number of iterations is no simple formula\n"
	"a small local array, which the compiler keeps in registers\n"
	"calls a function that the guest runtime has no code for\n"
	"shift by a number that may be too large\naddress of a load is no simple formula\n"
	"needs a value from before another statement's store\n"
	"reads or stores at another index what the same loop stores\nexit test in the middle\n"
	"call of free\ncall of malloc\ncall of realloc\ncall of printf\ncall of fprintf\n"
	"call of llvm.memset.p0.i64\ncall of llvm.memcpy.p0.p0.i64\n"
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

/* ---- bits ------------------------------------------------------------------------------------ */

typedef uint16_t prob; /* of a 0 */

typedef struct coder {
	uint8_t *at, *end;
	bool reads, bad; /* cut off, or no room */
	uint32_t range, code;
	uint64_t low;
	uint8_t held; /* the last byte, which a carry may change */
	size_t nheld; /* with bytes 255 behind it; 0: none */
} coder;

static void put(coder *c, unsigned byte)
{
	if (c->at < c->end)
		*c->at++ = (uint8_t)byte;
	else
		c->bad = true;
}

static unsigned get(coder *c)
{
	if (c->at < c->end)
		return *c->at++;
	c->bad = true;
	return 0;
}

static void put_low(coder *c)
{
	unsigned carry = (unsigned)(c->low >> 32);

	if ((uint32_t)c->low < 0xff000000U || carry != 0) {
		if (c->nheld > 0)
			put(c, c->held + carry);
		for (; c->nheld > 1; c->nheld--)
			put(c, 255 + carry);
		c->held = (uint8_t)(c->low >> 24);
		c->nheld = 0;
	}
	c->nheld++;
	c->low = (uint32_t)c->low << 8;
}

static void normalize(coder *c)
{
	while (c->range < TOP) {
		c->range <<= 8;
		if (c->reads)
			c->code = c->code << 8 | get(c);
		else
			put_low(c);
	}
}

static unsigned code_bit(coder *c, prob *p, unsigned bit)
{
	uint32_t bound = (c->range >> PROB_BITS) * *p;

	if (c->reads)
		bit = c->code >= bound;
	if (bit == 0) {
		c->range = bound;
		*p += ((1 << PROB_BITS) - *p) >> SPEED;
	} else {
		c->low += bound;
		c->code -= bound;
		c->range -= bound;
		*p -= *p >> SPEED;
	}
	normalize(c);
	return bit;
}

/* Bits that are as often 0 as 1. */
static unsigned code_plain(coder *c, unsigned n, unsigned value)
{
	unsigned out = 0;

	while (n-- > 0) {
		unsigned bit = value >> n & 1;

		c->range >>= 1;
		if (c->reads)
			bit = c->code >= c->range;
		if (bit != 0) {
			c->low += c->range;
			c->code -= c->range;
		}
		out = out * 2 + bit;
		normalize(c);
	}
	return out;
}

static unsigned code_tree(coder *c, prob *p, unsigned n, unsigned value)
{
	unsigned m = 1;

	for (unsigned i = n; i-- > 0;)
		m = m * 2 + code_bit(c, &p[m], value >> i & 1);
	return m - (1U << n);
}

/* The low bit first. */
static unsigned code_reverse(coder *c, prob *p, unsigned n, unsigned value)
{
	unsigned m = 1, out = 0;

	for (unsigned i = 0; i < n; i++) {
		unsigned bit = code_bit(c, &p[m], value >> i & 1);

		m = m * 2 + bit;
		out |= bit << i;
	}
	return out;
}

/* ---- steps ----------------------------------------------------------------------------------- */

/* What came last: letters only, one or two letters behind a match, a match, a repeated match. */
enum { LETTERS, MATCHED = 3, REPEATED, STATES };

typedef struct lengths {
	prob longer, longest, low[LOW], middle[LOW], high[HIGH];
} lengths;

typedef struct model {
	prob match[STATES], repeated[STATES], which[REPS];
	prob letter[1 << LITERAL_BITS][3][256];
	lengths fresh, again;
	prob slot[LENGTH_KINDS][1 << SLOT_BITS], near[NEAR], align[1 << ALIGN_BITS];
} model;

typedef struct packing {
	model m;
	coder c;
	uint8_t *all; /* the words, then the text */
	size_t at, n;
	uint32_t back[REPS]; /* of the last matches */
	unsigned state;
	int32_t first[CHAINS], *next; /* places that begin alike, the last first; -1 ends */
} packing;

typedef struct step {
	uint32_t n, back; /* n 0: a letter */
	unsigned rep;     /* REPS: none */
} step;

static void begin(packing *p)
{
	prob *all = (prob *)&p->m;

	for (size_t i = 0; i < sizeof(p->m) / sizeof(*all); i++)
		all[i] = 1 << (PROB_BITS - 1);
	memcpy(p->all, words, WORDS);
	p->at = WORDS;
	for (int i = 0; i < REPS; i++)
		p->back[i] = 1;
	p->c.range = ~0U;
}

/* Behind a match it is not the letter that would have gone on with the match. */
static void code_letter(packing *p)
{
	prob(*of)[256] = p->m.letter[p->all[p->at - 1] >> (8 - LITERAL_BITS)];
	unsigned value = p->c.reads ? 0 : p->all[p->at], m = 1;
	unsigned other = p->all[p->at - p->back[0]];
	bool follows = p->state >= MATCHED;

	for (int i = 7; i >= 0; i--) {
		unsigned like = other >> i & 1;

		m = m * 2 + code_bit(&p->c, &of[follows ? 1 + like : 0][m], value >> i & 1);
		follows = follows && (m & 1) == like;
	}
	p->all[p->at++] = (uint8_t)m;
	p->state = p->state >= MATCHED ? MATCHED - 1 : p->state > LETTERS ? p->state - 1 : LETTERS;
}

static unsigned code_length(coder *c, lengths *l, unsigned n)
{
	unsigned left = n - SHORTEST;

	if (code_bit(c, &l->longer, left >= LOW) == 0)
		return SHORTEST + code_tree(c, l->low, 3, left);
	if (code_bit(c, &l->longest, left >= 2 * LOW) == 0)
		return SHORTEST + LOW + code_tree(c, l->middle, 3, left - LOW);
	return SHORTEST + 2 * LOW + code_tree(c, l->high, 8, left - 2 * LOW);
}

static unsigned bits_of(uint32_t x)
{
	unsigned n = 0;

	for (; x > 0; x >>= 1)
		n++;
	return n;
}

/* A distance's slot: its two highest bits and how many stand behind them. */
static uint32_t code_distance(packing *p, unsigned n, uint32_t back)
{
	unsigned kind = n - SHORTEST < LENGTH_KINDS ? n - SHORTEST : LENGTH_KINDS - 1;
	uint32_t d = back - 1, base;
	unsigned nbits = bits_of(d), slot = d, more;

	if (nbits > 2)
		slot = (nbits - 1) * 2 + (d >> (nbits - 2) & 1);
	slot = code_tree(&p->c, p->m.slot[kind], SLOT_BITS, slot);
	if (slot < 4)
		return slot + 1;
	more = slot / 2 - 1;
	base = (2U | (slot & 1)) << more;
	if (slot < NEAR_SLOTS)
		return base + code_reverse(&p->c, p->m.near + base - slot, more, d - base) + 1;
	d -= base;
	base += code_plain(&p->c, more - ALIGN_BITS, d >> ALIGN_BITS) << ALIGN_BITS;
	return base + code_reverse(&p->c, p->m.align, ALIGN_BITS, d & ((1U << ALIGN_BITS) - 1)) + 1;
}

static unsigned code_which(packing *p, unsigned rep)
{
	unsigned i = 0;

	while (i < REPS - 1 && code_bit(&p->c, &p->m.which[i], rep > i) != 0)
		i++;
	return i;
}

static void copy(packing *p, uint32_t n, unsigned rep, uint32_t back)
{
	if (back > p->at || n > p->n - p->at) {
		p->c.bad = true;
		return;
	}
	for (unsigned i = rep < REPS ? rep : REPS - 1; i > 0; i--)
		p->back[i] = p->back[i - 1];
	p->back[0] = back;
	for (uint32_t i = 0; p->c.reads && i < n; i++)
		p->all[p->at + i] = p->all[p->at + i - back];
	p->at += n;
}

static void code_step(packing *p, step s)
{
	if (code_bit(&p->c, &p->m.match[p->state], s.n > 0) == 0) {
		code_letter(p);
		return;
	}
	if (code_bit(&p->c, &p->m.repeated[p->state], s.rep < REPS) != 0) {
		s.rep = code_which(p, s.rep);
		s.back = p->back[s.rep];
		s.n = code_length(&p->c, &p->m.again, s.n);
		p->state = REPEATED;
	} else {
		s.rep = REPS;
		s.n = code_length(&p->c, &p->m.fresh, s.n);
		s.back = code_distance(p, s.n, s.back);
		p->state = MATCHED;
	}
	copy(p, s.n, s.rep, s.back);
}

/* ---- packing --------------------------------------------------------------------------------- */

static uint32_t chain_of(const uint8_t *p)
{
	uint32_t x = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16;

	return x * 2654435761u >> 17;
}

static void enter(packing *p, size_t at)
{
	uint32_t chain;

	if (at + NEWEST > p->n)
		return;
	chain = chain_of(p->all + at);
	p->next[at] = p->first[chain];
	p->first[chain] = (int32_t)at;
}

static uint32_t alike(const packing *p, size_t a, size_t b)
{
	uint32_t n = 0;

	while (n < LONGEST && b + n < p->n && p->all[a + n] == p->all[b + n])
		n++;
	return n;
}

/* Whether one byte more pays for a longer way back. */
static bool is_far(uint32_t back, uint32_t than)
{
	return back / 128 > than;
}

static step find_fresh(const packing *p, size_t at)
{
	step best = {.rep = REPS};
	int tries = TRIES;

	if (at + NEWEST > p->n)
		return best;
	for (int32_t i = p->first[chain_of(p->all + at)]; i >= 0 && tries-- > 0; i = p->next[i]) {
		uint32_t n = alike(p, (size_t)i, at), back = (uint32_t)(at - (size_t)i);

		if (n < NEWEST || n <= best.n || (n == NEWEST && back > 4096) ||
		    (n == best.n + 1 && is_far(back, best.back)))
			continue;
		best.n = n;
		best.back = back;
	}
	return best;
}

static step find_repeated(const packing *p, size_t at)
{
	step best = {0};

	for (unsigned i = 0; i < REPS; i++) {
		uint32_t n = alike(p, at - p->back[i], at);

		if (n > best.n)
			best = (step){n, p->back[i], i};
	}
	return best;
}

static bool is_better(const step *again, const step *fresh)
{
	return again->n >= SHORTEST &&
	       (again->n + 1 >= fresh->n || (again->n + 2 >= fresh->n && fresh->back > 512) ||
		(again->n + 3 >= fresh->n && fresh->back > 32768));
}

/* Whether a letter first leads to more. */
static bool waits(const packing *p, const step *s)
{
	step fresh = find_fresh(p, p->at + 1), again = find_repeated(p, p->at + 1);

	return (fresh.n >= s->n && fresh.back < s->back) ||
	       (fresh.n == s->n + 1 && !is_far(fresh.back, s->back)) || fresh.n > s->n + 1 ||
	       (again.n >= NEWEST && again.n + 1 >= s->n);
}

/* Enters its first byte. */
static step choose(packing *p)
{
	step fresh = find_fresh(p, p->at), again = find_repeated(p, p->at);

	enter(p, p->at);
	if (is_better(&again, &fresh))
		return again;
	if (fresh.n > 0 && p->at + 1 < p->n && waits(p, &fresh))
		return (step){.rep = REPS};
	return fresh;
}

static void pack(packing *p)
{
	memset(p->first, 0xff, sizeof(p->first));
	for (size_t i = 0; i < WORDS; i++)
		enter(p, i);
	while (p->at < p->n && !p->c.bad) {
		size_t from = p->at;

		code_step(p, choose(p));
		while (++from < p->at)
			enter(p, from);
	}
	for (int i = 0; i < 5; i++)
		put_low(&p->c);
}

static void put_head(char *to, size_t n)
{
	for (int i = 0; i < HEAD; i++)
		to[i] = (char)(n >> 8 * i);
}

smr_status smr_text_pack(const char *text, size_t n, char **out, size_t *nout)
{
	packing *p = smr_calloc(1, sizeof(*p));
	smr_status st = SMR_OK;
	char *to = NULL;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to pack a text");
	p->n = WORDS + n;
	if (n > SMR_PACK_MOST) {
		st = smr_fail(SMR_EINVAL, "a text of %zu bytes is too long", n);
		goto done;
	}
	p->all = smr_malloc(p->n);
	p->next = smr_malloc(p->n * sizeof(*p->next));
	to = smr_malloc(HEAD + n + 1);
	if (p->all == NULL || p->next == NULL || to == NULL) {
		smr_free(to);
		st = smr_fail(SMR_ENOMEM, "no memory to pack a text");
		goto done;
	}
	begin(p);
	memcpy(p->all + WORDS, text, n);
	p->c.at = (uint8_t *)to + HEAD;
	p->c.end = p->c.at + n;
	pack(p);
	put_head(to, p->c.bad ? n | STORED : n);
	*nout = p->c.bad ? HEAD + n : (size_t)((char *)p->c.at - to);
	if (p->c.bad)
		memcpy(to + HEAD, text, n);
	*out = to;
done:
	smr_free(p->all);
	smr_free(p->next);
	smr_free(p);
	return st;
}

/* ---- unpacking ------------------------------------------------------------------------------- */

static bool unpack(packing *p)
{
	p->c.reads = true;
	for (int i = 0; i < 4; i++)
		p->c.code = p->c.code << 8 | get(&p->c);
	while (p->at < p->n && !p->c.bad)
		code_step(p, (step){0});
	return !p->c.bad && p->c.at == p->c.end;
}

/* SMR_OK: @p all is the words and the text. */
static smr_status unpack_to(uint8_t *all, const char *packed, size_t n, size_t length)
{
	packing *p = smr_calloc(1, sizeof(*p));
	bool ok;

	if (p == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to unpack a text");
	p->all = all;
	p->n = WORDS + length;
	begin(p);
	p->c.at = (uint8_t *)(uintptr_t)packed + HEAD;
	p->c.end = p->c.at + (n - HEAD);
	ok = unpack(p);
	smr_free(p);
	return ok ? SMR_OK : smr_fail(SMR_ECORRUPT, "a packed text is damaged");
}

smr_status smr_text_unpack(const char *packed, size_t n, char **out, size_t *nout)
{
	size_t length = 0;
	smr_status st;
	bool stored;
	char *all;

	for (size_t i = 0; n >= HEAD && i < HEAD; i++)
		length |= (size_t)(uint8_t)packed[i] << 8 * i;
	stored = (length & STORED) != 0;
	length &= ~(size_t)STORED;
	if (n < HEAD || length > SMR_PACK_MOST || length / BYTES_PER_BYTE > n ||
	    (stored && length != n - HEAD))
		return smr_fail(SMR_ECORRUPT, "a packed text is damaged");
	all = smr_malloc(WORDS + length + 1);
	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a text of %zu bytes", length);
	if (stored) {
		memcpy(all + WORDS, packed + HEAD, length);
	} else if ((st = unpack_to((uint8_t *)all, packed, n, length)) != SMR_OK) {
		smr_free(all);
		return st;
	}
	memmove(all, all + WORDS, length);
	all[length] = '\0';
	*out = all;
	*nout = length;
	return SMR_OK;
}
