/** @file Frame headers of a TLS connection. The 24 bytes of a header are enough to reject an
 * invalid frame. README.md has the protocol. */
#ifndef SMR_NET_TLS_FRAME_H
#define SMR_NET_TLS_FRAME_H
#include <stdint.h>

#include "net/port.h"

/* name     whether bytes follow */
#define TLS_KINDS(X)  \
	X(HELLO, 0)   \
	X(MESSAGE, 1) \
	X(OFFER, 1)   \
	X(ASK, 0)     \
	X(PIECE, 1)   \
	X(CANCEL, 0)  \
	X(DONE, 0)    \
	X(WINDOW, 0)  \
	X(PING, 0)    \
	X(PONG, 0)

typedef enum tls_kind {
	FRAME_NONE,
#define KIND(name, bytes) FRAME_##name,
	TLS_KINDS(KIND)
#undef KIND
		TLS_KINDS_END
} tls_kind;

enum {
	TLS_FRAME = 24,
	TLS_PIECE = 128 << 10,
	TLS_WINDOW = 4 << 20,       /* initial maximum of a body's bytes in flight */
	TLS_MOST_WINDOW = 16 << 20, /* final maximum, for long round trips */
	TLS_REPLY = 1,              /* a flag: SMR_PORT_REPLY */
	TLS_UNASKED = 1,            /* the other flags of an OFFER: number of unrequested pieces */
	TLS_MOST_UNASKED = 127,
};

#define TLS_MAGIC UINT64_C(0x31534c54524d5301) /* little-endian \1 SMRTLS1 */

/* The header on the wire: little-endian, without padding. */
typedef struct tls_frame {
	uint32_t len; /* bytes that follow: head and body */
	uint8_t kind, flags;
	uint16_t nhead;
	uint64_t id, offset;
} tls_frame;
_Static_assert(sizeof(tls_frame) == TLS_FRAME, "it goes as it lies in memory");

/** Returns NULL, or the fault of a frame, from its header only. */
const char *smr_tls_frame_check(const tls_frame *f);
/** Returns the bytes of the piece at @p offset of a body: its division is fixed. */
static inline uint64_t smr_tls_piece_size(uint64_t total, uint64_t offset)
{
	return total - offset < TLS_PIECE ? total - offset : TLS_PIECE;
}
#endif
