/* Little-endian machines alone exchange heads: then a number is its bytes. */
#include "net/plane/head.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
	       "heads are written as they lie in memory");

static const struct {
	const char *name;
	uint8_t flags; /* those that may be */
} kinds[] = {[SMR_HEAD_NONE] = {"NONE", 0},
#define ROW(name, flags) [SMR_HEAD_##name] = {#name, flags},
	     SMR_HEADS(ROW)
#undef ROW
};

const char *smr_head_name(unsigned kind)
{
	return kind < SMR_HEAD_KINDS ? kinds[kind].name : "?";
}

typedef struct field {
	uint8_t flag;
	bool sealed; /* only in sealed heads */
	uint16_t at, n;
} field;

#define FIELD(flag, sealed, member) \
	{flag, sealed, offsetof(smr_head, member), sizeof(((smr_head *)0)->member)}
static const field fields[] = {
	FIELD(SMR_HEAD_ORIGIN, false, origin), FIELD(SMR_HEAD_HASH, false, hash),
	FIELD(SMR_HEAD_HASH, false, ncode),    FIELD(SMR_HEAD_RANGE, false, offset),
	FIELD(SMR_HEAD_RANGE, false, n),       FIELD(SMR_HEAD_BODY, false, nbody),
	FIELD(SMR_HEAD_BODY, true, nonce),     FIELD(SMR_HEAD_BODY, true, body_tag),
};
#undef FIELD

_Static_assert(offsetof(smr_head, kind) == 4 && offsetof(smr_head, tag) == 8 &&
		       offsetof(smr_head, handle) + 4 == SMR_HEAD_FIXED,
	       "the first fields are the head's");

size_t smr_head_write_parts(const smr_head *f, bool sealed, uint8_t *out)
{
	size_t n = 0;

	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++)
		if ((f->flags & fields[i].flag) != 0 && (sealed || !fields[i].sealed)) {
			memcpy(out + n, (const char *)f + fields[i].at, fields[i].n);
			n += fields[i].n;
		}
	return n;
}

static const char *check(const smr_head *f)
{
	if ((f->flags & SMR_HEAD_BODY) != 0 && f->nbody == 0)
		return "an empty body";
	if ((f->flags & SMR_HEAD_HASH) != 0 && f->ncode > f->nbody)
		return "more code than there is";
	if (f->npayload > 0 && (f->flags & SMR_HEAD_BODY) != 0 && f->nbody != f->ncode)
		return "two payloads";
	return NULL;
}

const char *smr_head_read_long(smr_head *f, const char *head, bool sealed)
{
	const char *p = f->payload;
	size_t n = f->npayload;

	memcpy((char *)f + 4, head + 4, SMR_HEAD_FIXED - 4);
	if (f->kind == SMR_HEAD_NONE || f->kind >= SMR_HEAD_KINDS)
		return "no such kind of message";
	if (smr_head_form_of(f) != SMR_HEAD_LONG)
		return "a head that is longer than it need be";
	if ((f->flags & ~kinds[f->kind].flags) != 0)
		return "parts that this kind does not have";
	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++)
		if ((f->flags & fields[i].flag) != 0 && (sealed || !fields[i].sealed)) {
			if (fields[i].n > n)
				return "a head that is cut off";
			memcpy((char *)f + fields[i].at, p, fields[i].n);
			p += fields[i].n;
			n -= fields[i].n;
		}
	f->payload = p;
	f->npayload = n;
	return check(f);
}
