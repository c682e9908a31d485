#include "net/tls/frame.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
	       "frames are written as they lie in memory");

static const uint8_t bytes_follow[TLS_KINDS_END] = {
#define ROW(name, bytes) [FRAME_##name] = bytes,
	TLS_KINDS(ROW)
#undef ROW
};

const char *smr_tls_frame_check(const tls_frame *f)
{
	uint32_t least = f->nhead;

	if (f->kind == FRAME_NONE || f->kind >= TLS_KINDS_END)
		return "a frame of no such kind";
	if ((f->flags & ~TLS_REPLY) != 0 && f->kind != FRAME_OFFER)
		return "a frame with flags that there are not";
	if (!bytes_follow[f->kind])
		return f->len != 0 || f->nhead != 0 ? "a frame with more than it may have" : NULL;
	if (f->nhead > SMR_PORT_MAX_HEAD)
		return "a head that is too long";
	if (f->kind == FRAME_PIECE)
		return f->nhead != 0 || f->len == 0 || f->len > TLS_PIECE
			       ? "a piece of no such size"
			       : NULL;
	if (f->kind == FRAME_OFFER)
		return f->len != least || f->offset == 0 ? "an offer of no such size" : NULL;
	if (f->len < least || f->len - least >= SMR_PORT_RENDEZVOUS)
		return "a message of no such size";
	return NULL;
}
