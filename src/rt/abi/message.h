/** @file Message from a compiled program's runtime to the helper process: one datagram without an
 * answer.
 *
 * The runtime sends a message and continues: the result is an image that appears in the cache. So a
 * helper that hangs, or is killed, costs the program nothing. The socket is a SOCK_SEQPACKET in the
 * user's guest folder (mode 0700); both sides check the other's user. */
#ifndef SMR_RT_ABI_MESSAGE_H
#define SMR_RT_ABI_MESSAGE_H
#include <stdint.h>

#define SMR_GUEST_MESSAGE_MAGIC UINT32_C(0x51736d72)

enum {
	SMR_GUEST_MESSAGE_VERSION = 2,
	SMR_GUEST_MESSAGE_MOST = 160 << 10, /* bytes of a message: below the default of
					     * net.core.wmem_max */
	SMR_GUEST_MESSAGE_SYMBOLS = 256
};

typedef struct smr_guest_message {
	uint32_t magic, version;
	uint64_t cpu;      /* smr_guest_cpu_identity() */
	uint64_t hash;     /* hash of the flow's text: the image's name */
	uint64_t loops_ns; /* least time of the program's loops at these symbol values; 0 if
			    * unknown */
	uint64_t code_ns;  /* ... of the image's code; 0 if unknown */
	uint32_t nsyms;    /* number of int64_t after the message: values of the flow's symbols */
	uint32_t ntexts;   /* bytes of texts after the symbols */
	uint32_t threads;  /* number of processors that the program may use */
	uint32_t fp;       /* an smr_fp */
	uint32_t bound;    /* 1: the symbols are those of the image, after rows of tables were read
			    * and bases moved; 0: those of the program */
	uint32_t packed; /* 1: the texts are those of a frame (front/c/lift/texts.h); 0: the flow's
			  * text */
	uint32_t number; /* number of the flow among the texts */
	uint32_t pad;
} smr_guest_message;
#endif
