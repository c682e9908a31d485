/** @file Messages between host and zygote: one message per datagram, with file descriptors. */
#ifndef SMR_BASE_JAIL_PROTOCOL_H
#define SMR_BASE_JAIL_PROTOCOL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SMR_JAIL_MESSAGE_SOCKET = 3, SMR_JAIL_MESSAGE_FILES = 2 };

typedef enum smr_jail_message_kind {
	SMR_JAIL_MESSAGE_HELLO,  /* zygote: it can confine workers (text: how), or cannot (status,
				  * text) */
	SMR_JAIL_MESSAGE_SPAWN,  /* host: requests a worker, with its memfd and the shared file */
	SMR_JAIL_MESSAGE_BORN,   /* zygote: forked it, with its pidfd */
	SMR_JAIL_MESSAGE_BARREN, /* zygote: could not fork it (status, text) */
	SMR_JAIL_MESSAGE_DEAD    /* zygote: it has ended, with the status of wait4() */
} smr_jail_message_kind;

typedef struct smr_jail_message {
	uint32_t kind;
	uint32_t id;    /* the worker's number, given by the host */
	int32_t status; /* an smr_status, or the status of wait4() */
	int32_t pid;
	uint64_t window, memory, share; /* bytes */
	uint32_t cpu_s;
	uint64_t peak;   /* resident bytes: of a worker that ended, of the zygote at a fork */
	uint64_t cpu_ns; /* of a worker that has ended */
	char text[200];
} smr_jail_message;

/** Sends a message; false, with errno: it was not sent. @p waits: waits until there is room for
 * it. */
bool smr_jail_message_send(int socket, const smr_jail_message *w, const int *files, size_t n,
			   bool waits);
/** Receives the next message and its files, -1 for those that are absent; false: the other side is
 * gone, or the message is malformed. */
bool smr_jail_message_get(int socket, smr_jail_message *w, int files[SMR_JAIL_MESSAGE_FILES]);
#endif
