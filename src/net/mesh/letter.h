/** @file Letters that have arrived, in their order (internal to net/mesh). */
#ifndef SMR_NET_MESH_LETTER_H
#define SMR_NET_MESH_LETTER_H
#include <stdbool.h>

#include "net/mesh/mesh.h"

typedef enum mesh_kind {
	MESH_JOIN,
	MESH_DATA,   /* a small letter */
	MESH_OFFER,  /* a letter whose bytes the sender keeps until it is accepted */
	MESH_ACCEPT, /* the receiver has memory for an offered letter */
	MESH_BODY,   /* the bytes of an accepted letter */
	MESH_FAILURE,
	MESH_KINDS
} mesh_kind;

/** The head of a message, little-endian, without padding. */
typedef struct mesh_head {
	uint32_t kind, from; /* from: number of the process, of MESH_JOIN */
	uint64_t bytes;      /* of the letter */
	uint64_t offer;      /* number of an offer among those of its sender */
	smr_mesh_tag tag;
} mesh_head;
_Static_assert(sizeof(mesh_head) == 72, "it is sent as it lies in memory");

typedef enum mesh_letter_state {
	LETTER_HERE,
	LETTER_OFFERED,
	LETTER_ACCEPTED, /* its bytes are requested, */
	LETTER_ARRIVING, /* the port writes them to `to`, */
	LETTER_ARRIVED,  /* they are there, */
	LETTER_LOST      /* or never will be */
} mesh_letter_state;

typedef struct mesh_letter {
	mesh_head head;
	mesh_letter_state state;
	char *to; /* memory of the one who accepted it */
	struct mesh_letter *next;
	char data[]; /* of a letter that is here; with a 0 behind it */
} mesh_letter;

/** Letters of one sender. */
typedef struct mesh_letters {
	mesh_letter *first, **last;
	size_t bytes; /* that they take */
} mesh_letters;

void mesh_letters_begin(mesh_letters *l);
/** Appends a letter with @p n bytes; NULL: no memory. */
mesh_letter *mesh_letters_add(mesh_letters *l, const mesh_head *head, const void *data, size_t n);
/** Finds the first letter of a run that is of the topic, or of another program, or of a failure;
 * accepted ones are passed over. NULL: there is none. */
mesh_letter *mesh_letters_find(const mesh_letters *l, const smr_mesh_tag *tag);
/** Finds the letter that tells the failure of a run; NULL: there is none. */
const mesh_letter *mesh_letters_find_failure(const mesh_letters *l, uint64_t run);
/** Finds the accepted letter of an offer; NULL: there is none. */
mesh_letter *mesh_letters_find_accepted(const mesh_letters *l, uint64_t offer);
void mesh_letters_remove(mesh_letters *l, mesh_letter *which); /* frees it */
/** Frees those of a run, but for one that is arriving. */
void mesh_letters_forget(mesh_letters *l, uint64_t run);
/** Whether a message's head and its size are those of a letter with @p body bytes. */
bool mesh_head_read(const void *bytes, size_t n, size_t body, mesh_head *out);

#endif
