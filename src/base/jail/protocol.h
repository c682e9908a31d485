/** @file What host and zygote say to each other: one word per datagram, files beside it. */
#ifndef SMR_BASE_JAIL_PROTOCOL_H
#define SMR_BASE_JAIL_PROTOCOL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SMR_WORD_SOCKET = 3, SMR_WORD_FILES = 2 };

typedef enum smr_word_kind {
	SMR_WORD_HELLO, /* zygote: it can confine workers (text: how), or not (status, text: why) */
	SMR_WORD_SPAWN, /* host: a worker, with its memfd and what is shared */
	SMR_WORD_BORN,  /* zygote: with its pidfd */
	SMR_WORD_BARREN, /* zygote: there is no worker (status, text) */
	SMR_WORD_DEAD    /* zygote: what wait4() said */
} smr_word_kind;

typedef struct smr_word {
	uint32_t kind;
	uint32_t id;    /* of the worker, the host's number */
	int32_t status; /* smr_status, or of wait4() */
	int32_t pid;
	uint64_t window, memory, share; /* bytes */
	uint32_t cpu_s;
	uint64_t peak;   /* bytes resident: of one that died, of a zygote with a birth */
	uint64_t cpu_ns; /* of one that died */
	char text[200];
} smr_word;

/** False, with errno: it did not go. @p waits: until there is room for it. */
bool smr_word_send(int socket, const smr_word *w, const int *files, size_t n, bool waits);
/** The next one and its files, -1 for those that are not there; false: the other side is gone, or
 * broken. */
bool smr_word_get(int socket, smr_word *w, int files[SMR_WORD_FILES]);
#endif
