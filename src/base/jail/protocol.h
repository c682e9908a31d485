/** @file What host and zygote say to each other: one word per datagram, files beside it. */
#ifndef SMR_BASE_JAIL_PROTOCOL_H
#define SMR_BASE_JAIL_PROTOCOL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SMR_JAIL_MESSAGE_SOCKET = 3, SMR_JAIL_MESSAGE_FILES = 2 };

typedef enum smr_jail_message_kind {
	SMR_JAIL_MESSAGE_HELLO, /* zygote: it can confine workers (text: how), or not (status, text:
				   why) */
	SMR_JAIL_MESSAGE_SPAWN, /* host: a worker, with its memfd and what is shared */
	SMR_JAIL_MESSAGE_BORN,  /* zygote: with its pidfd */
	SMR_JAIL_MESSAGE_BARREN, /* zygote: there is no worker (status, text) */
	SMR_JAIL_MESSAGE_DEAD    /* zygote: what wait4() said */
} smr_jail_message_kind;

typedef struct smr_jail_message {
	uint32_t kind;
	uint32_t id;    /* of the worker, the host's number */
	int32_t status; /* smr_status, or of wait4() */
	int32_t pid;
	uint64_t window, memory, share; /* bytes */
	uint32_t cpu_s;
	uint64_t peak;   /* bytes resident: of one that died, of a zygote with a birth */
	uint64_t cpu_ns; /* of one that died */
	char text[200];
} smr_jail_message;

/** False, with errno: it did not go. @p waits: until there is room for it. */
bool smr_jail_message_send(int socket, const smr_jail_message *w, const int *files, size_t n,
			   bool waits);
/** The next one and its files, -1 for those that are not there; false: the other side is gone, or
 * broken. */
bool smr_jail_message_get(int socket, smr_jail_message *w, int files[SMR_JAIL_MESSAGE_FILES]);
#endif
