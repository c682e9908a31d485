/* Only little-endian machines exchange headers, so numbers are copied. */
#include "net/rpc/frame_head.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
	       "heads are written as they lie in memory");

static const struct {
	const char *name;
	uint8_t flags; /* the allowed ones */
} kinds[] = {[SMR_FRAME_HEAD_NONE] = {"NONE", 0},
#define ROW(name, flags) [SMR_FRAME_HEAD_##name] = {#name, flags},
	     SMR_HEADS(ROW)
#undef ROW
};

const char *smr_frame_head_name(unsigned kind)
{
	return kind < SMR_FRAME_HEAD_KINDS ? kinds[kind].name : "?";
}

typedef struct field {
	uint8_t flag;
	bool sealed; /* in sealed heads only */
	uint16_t at, n;
} field;

#define FIELD(flag, sealed, member) \
	{flag, sealed, offsetof(smr_frame_head, member), sizeof(((smr_frame_head *)0)->member)}
static const field fields[] = {
	FIELD(SMR_FRAME_HEAD_ORIGIN, false, origin), FIELD(SMR_FRAME_HEAD_HASH, false, hash),
	FIELD(SMR_FRAME_HEAD_HASH, false, ncode),    FIELD(SMR_FRAME_HEAD_RANGE, false, offset),
	FIELD(SMR_FRAME_HEAD_RANGE, false, n),       FIELD(SMR_FRAME_HEAD_BODY, false, nbody),
	FIELD(SMR_FRAME_HEAD_BODY, true, nonce),     FIELD(SMR_FRAME_HEAD_BODY, true, body_tag),
	FIELD(SMR_FRAME_HEAD_HOPS, false, hops),     FIELD(SMR_FRAME_HEAD_HOPS, false, ends),
};
#undef FIELD

_Static_assert(offsetof(smr_frame_head, kind) == 4 && offsetof(smr_frame_head, tag) == 8 &&
		       offsetof(smr_frame_head, handle) + 4 == SMR_FRAME_HEAD_FIXED,
	       "the first fields are the head's");

/* Writes the parts that the flags select. */
static size_t write_parts(const smr_frame_head *f, bool sealed, uint8_t *out)
{
	size_t n = 0;

	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++)
		if ((f->flags & fields[i].flag) != 0 && (sealed || !fields[i].sealed)) {
			memcpy(out + n, (const char *)f + fields[i].at, fields[i].n);
			n += fields[i].n;
		}
	return n;
}

size_t smr_frame_head_write(const smr_frame_head *f, bool sealed, uint8_t *out)
{
	smr_frame_head_form form = smr_frame_head_form_of(f);
	uint32_t first = f->to & SMR_FRAME_HEAD_NAMES;
	size_t n = smr_frame_head_fixed(form);

	if (form == SMR_FRAME_HEAD_LONG) {
		memcpy(out, &first, 4);
		memcpy(out + 4, (const char *)f + 4, SMR_FRAME_HEAD_FIXED - 4);
		n += write_parts(f, sealed, out + n);
	}
	if (f->npayload > SMR_FRAME_HEAD_MAX - SMR_FRAME_HEAD_SEAL - n)
		return 0;
	if (form != SMR_FRAME_HEAD_LONG)
		return smr_frame_head_write_short(form, f->to, f->tag, f->handle, f->payload,
						  f->npayload, out);
	smr_copy_few(out + n, f->payload, f->npayload);
	return n + f->npayload;
}

static const char *check_frame_head(const smr_frame_head *f)
{
	if ((f->flags & SMR_FRAME_HEAD_BODY) != 0 && f->nbody == 0)
		return "an empty body";
	if ((f->flags & SMR_FRAME_HEAD_HASH) != 0 && f->ncode > f->nbody)
		return "more code than there is";
	if (f->npayload > 0 && (f->flags & SMR_FRAME_HEAD_BODY) != 0 && f->nbody != f->ncode)
		return "two payloads";
	if ((f->flags & SMR_FRAME_HEAD_HOPS) != 0 && f->hops == 0)
		return "a chain that did not go on";
	return NULL;
}

static const char *read_long(smr_frame_head *f, const char *head, bool sealed)
{
	const char *p = f->payload;
	size_t n = f->npayload;

	memcpy((char *)f + 4, head + 4, SMR_FRAME_HEAD_FIXED - 4);
	if (f->kind == SMR_FRAME_HEAD_NONE || f->kind >= SMR_FRAME_HEAD_KINDS)
		return "no such kind of message";
	if (smr_frame_head_form_of(f) != SMR_FRAME_HEAD_LONG)
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
	return check_frame_head(f);
}

const char *smr_frame_head_read(const void *head, size_t n, bool sealed, smr_frame_head *out)
{
	smr_frame_head_brief b;

	if (n < SMR_FRAME_HEAD_LEAST || n > SMR_FRAME_HEAD_MAX)
		return "a head of no such size";
	if (smr_frame_head_read_short(head, n, &b)) {
		*out = (smr_frame_head){.to = smr_frame_head_to(head),
					.kind = b.form == SMR_FRAME_HEAD_SHORT_CALL
							? SMR_FRAME_HEAD_CALL
							: SMR_FRAME_HEAD_ANSWER,
					.tag = b.tag,
					.handle = b.handle,
					.payload = b.payload,
					.npayload = b.npayload};
		return NULL;
	}
	if (b.form != SMR_FRAME_HEAD_LONG || n < SMR_FRAME_HEAD_FIXED)
		return "a head of no such form";
	*out = (smr_frame_head){.to = smr_frame_head_to(head),
				.payload = (const char *)head + SMR_FRAME_HEAD_FIXED,
				.npayload = n - SMR_FRAME_HEAD_FIXED};
	return read_long(out, head, sealed);
}
