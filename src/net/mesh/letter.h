/** @file Letters that have arrived, in their order (internal to net/mesh). */
#ifndef SMR_NET_MESH_LETTER_H
#define SMR_NET_MESH_LETTER_H
#include <stdbool.h>

#include "net/mesh/mesh.h"

typedef enum mesh_kind { MESH_JOIN, MESH_DATA, MESH_FAILURE, MESH_KINDS } mesh_kind;

/** The head of a message, little-endian, without padding. */
typedef struct mesh_head {
	uint32_t kind, from; /* from: number of the process, of MESH_JOIN */
	uint64_t bytes;      /* of the letter */
	smr_mesh_tag tag;
} mesh_head;
_Static_assert(sizeof(mesh_head) == 64, "it is sent as it lies in memory");

typedef struct mesh_letter {
	mesh_head head;
	bool whole; /* all bytes have arrived */
	struct mesh_letter *next;
	char data[]; /* with a 0 behind it */
} mesh_letter;

/** Letters of one sender. */
typedef struct mesh_letters {
	mesh_letter *first, **last;
} mesh_letters;

void mesh_letters_begin(mesh_letters *l);
/** Appends an empty letter; NULL: no memory. */
mesh_letter *mesh_letters_add(mesh_letters *l, const mesh_head *head);
/** Finds the first letter of a run that is of the topic, or of another program, or of a failure;
 * NULL: there is none. */
mesh_letter *mesh_letters_find(const mesh_letters *l, const smr_mesh_tag *tag);
void mesh_letters_remove(mesh_letters *l, mesh_letter *which); /* frees it */
/** Frees those of a run; UINT64_MAX: all. Letters of which bytes are missing stay. */
void mesh_letters_forget(mesh_letters *l, uint64_t run);
/** Whether a message's head and its size are those of a letter with @p body bytes. */
bool mesh_head_read(const void *bytes, size_t n, size_t body, mesh_head *out);

#endif
