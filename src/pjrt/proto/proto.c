/* Protocol buffers: a field is a tag, its number << 3 | kind, and a value by its kind. */
#include "pjrt/proto/proto.h"

enum { VARINT, EIGHT_BYTES, BYTES, FOUR_BYTES = 5 };

pjrt_proto pjrt_proto_of(const void *data, size_t n)
{
	const unsigned char *at = data;

	return (pjrt_proto){.at = at, .end = at != NULL ? at + n : NULL};
}

bool pjrt_proto_varint(pjrt_proto *p, uint64_t *out)
{
	uint64_t value = 0;

	for (unsigned shift = 0; shift < 64 && p->at < p->end; shift += 7) {
		unsigned char byte = *p->at++;

		value |= (uint64_t)(byte & 0x7f) << shift;
		if (byte < 0x80) {
			*out = value;
			return true;
		}
	}
	p->bad = true;
	return false;
}

static bool skip_bytes(pjrt_proto *p, uint64_t n)
{
	if (n > (uint64_t)(p->end - p->at)) {
		p->bad = true;
		return false;
	}
	p->at += n;
	return true;
}

bool pjrt_proto_next(pjrt_proto *p, pjrt_field *out)
{
	uint64_t tag;

	if (p->bad || p->at == p->end || !pjrt_proto_varint(p, &tag))
		return false;
	*out = (pjrt_field){.number = (uint32_t)(tag >> 3)};
	switch (tag & 7) {
	case VARINT:
		return pjrt_proto_varint(p, &out->value);
	case EIGHT_BYTES:
		return skip_bytes(p, 8);
	case FOUR_BYTES:
		return skip_bytes(p, 4);
	case BYTES:
		out->is_bytes = true;
		if (!pjrt_proto_varint(p, &out->value))
			return false;
		out->bytes.at = p->at;
		if (!skip_bytes(p, out->value))
			return false;
		out->bytes.end = p->at;
		return true;
	default:
		p->bad = true;
		return false;
	}
}

void pjrt_proto_put_varint(smr_str *s, uint64_t value)
{
	for (; value >= 0x80; value >>= 7)
		smr_str_putc(s, (char)(value | 0x80));
	smr_str_putc(s, (char)value);
}

void pjrt_proto_put_number(smr_str *s, uint32_t number, uint64_t value)
{
	pjrt_proto_put_varint(s, number << 3 | VARINT);
	pjrt_proto_put_varint(s, value);
}

void pjrt_proto_put_bytes(smr_str *s, uint32_t number, const void *data, size_t n)
{
	pjrt_proto_put_varint(s, number << 3 | BYTES);
	pjrt_proto_put_varint(s, n);
	smr_str_write(s, data, n);
}
