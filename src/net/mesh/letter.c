/* Letters that have arrived. */
#include "net/mesh/letter.h"

#include <string.h>

#include "base/alloc.h"

enum { MOST_OF_REASON = 4096 };

void mesh_letters_begin(mesh_letters *l)
{
	*l = (mesh_letters){.last = &l->first};
}

static size_t size_of(size_t n)
{
	return sizeof(mesh_letter) + n + 1;
}

static size_t count_bytes(const mesh_letter *a)
{
	return size_of(a->state == LETTER_HERE ? a->head.bytes : 0);
}

mesh_letter *mesh_letters_add(mesh_letters *l, const mesh_head *head, const void *data, size_t n)
{
	mesh_letter *a = smr_malloc(size_of(n));

	if (a == NULL)
		return NULL;
	*a = (mesh_letter){.head = *head,
			   .state = head->kind == MESH_OFFER ? LETTER_OFFERED : LETTER_HERE};
	if (n > 0)
		memcpy(a->data, data, n);
	a->data[n] = '\0';
	l->bytes += count_bytes(a);
	*l->last = a;
	l->last = &a->next;
	return a;
}

static bool is_for(const mesh_letter *a, const smr_mesh_tag *tag)
{
	return a->state <= LETTER_OFFERED && a->head.tag.run == tag->run &&
	       (a->head.tag.topic == tag->topic || a->head.tag.program != tag->program ||
		a->head.kind == MESH_FAILURE);
}

mesh_letter *mesh_letters_find(const mesh_letters *l, const smr_mesh_tag *tag)
{
	mesh_letter *a = l->first;

	while (a != NULL && !is_for(a, tag))
		a = a->next;
	return a;
}

const mesh_letter *mesh_letters_find_failure(const mesh_letters *l, uint64_t run)
{
	const mesh_letter *a = l->first;

	while (a != NULL && (a->head.kind != MESH_FAILURE || a->head.tag.run != run))
		a = a->next;
	return a;
}

mesh_letter *mesh_letters_find_accepted(const mesh_letters *l, uint64_t offer)
{
	mesh_letter *a = l->first;

	while (a != NULL && (a->state != LETTER_ACCEPTED || a->head.offer != offer))
		a = a->next;
	return a;
}

static void remove_at(mesh_letters *l, mesh_letter **at)
{
	mesh_letter *a = *at;

	*at = a->next;
	if (l->last == &a->next)
		l->last = at;
	l->bytes -= count_bytes(a);
	smr_free(a);
}

void mesh_letters_remove(mesh_letters *l, mesh_letter *which)
{
	mesh_letter **at = &l->first;

	while (*at != NULL && *at != which)
		at = &(*at)->next;
	if (*at != NULL)
		remove_at(l, at);
}

void mesh_letters_forget(mesh_letters *l, uint64_t run)
{
	for (mesh_letter **at = &l->first; *at != NULL;)
		if ((*at)->head.tag.run == run && (*at)->state != LETTER_ARRIVING)
			remove_at(l, at);
		else
			at = &(*at)->next;
}

/* By kind: the most bytes of a letter, and whether they follow its head. */
static const struct {
	uint64_t most;
	bool follow;
} forms[MESH_KINDS] = {
	[MESH_JOIN] = {0, true},
	[MESH_DATA] = {SIZE_MAX / 2, true},
	[MESH_OFFER] = {SIZE_MAX / 2, false},
	[MESH_ACCEPT] = {0, true},
	[MESH_BODY] = {SIZE_MAX / 2, true},
	[MESH_FAILURE] = {MOST_OF_REASON, true},
};

bool mesh_head_read(const void *bytes, size_t n, size_t body, mesh_head *out)
{
	if (n != sizeof(*out))
		return false;
	memcpy(out, bytes, sizeof(*out));
	return out->kind < MESH_KINDS && out->bytes <= forms[out->kind].most &&
	       body == (forms[out->kind].follow ? out->bytes : 0) &&
	       (out->kind != MESH_JOIN || out->from < SMR_MESH_MOST) &&
	       memchr(out->tag.what, '\0', sizeof(out->tag.what)) != NULL;
}
