/* Letters that have arrived. */
#include "net/mesh/letter.h"

#include <string.h>

#include "base/alloc.h"

enum { MOST_OF_REASON = 4096 };

void mesh_letters_begin(mesh_letters *l)
{
	*l = (mesh_letters){.last = &l->first};
}

mesh_letter *mesh_letters_add(mesh_letters *l, const mesh_head *head)
{
	mesh_letter *a = smr_malloc(sizeof(*a) + head->bytes + 1);

	if (a == NULL)
		return NULL;
	*a = (mesh_letter){.head = *head};
	a->data[head->bytes] = '\0';
	*l->last = a;
	l->last = &a->next;
	return a;
}

mesh_letter *mesh_letters_find(const mesh_letters *l, const smr_mesh_tag *tag)
{
	mesh_letter *a = l->first;

	while (a != NULL && (a->head.tag.run != tag->run ||
			     (a->head.tag.topic != tag->topic &&
			      a->head.tag.program == tag->program && a->head.kind != MESH_FAILURE)))
		a = a->next;
	return a;
}

static void remove_at(mesh_letters *l, mesh_letter **at)
{
	mesh_letter *a = *at;

	*at = a->next;
	if (l->last == &a->next)
		l->last = at;
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
		if ((run == UINT64_MAX || (*at)->head.tag.run == run) && (*at)->whole)
			remove_at(l, at);
		else
			at = &(*at)->next;
}

bool mesh_head_read(const void *bytes, size_t n, size_t body, mesh_head *out)
{
	if (n != sizeof(*out))
		return false;
	memcpy(out, bytes, sizeof(*out));
	return out->kind < MESH_KINDS && out->bytes == body &&
	       body < SIZE_MAX - sizeof(mesh_letter) - 1 &&
	       (out->kind != MESH_JOIN || (body == 0 && out->from < SMR_MESH_MOST)) &&
	       (out->kind != MESH_FAILURE || body <= MOST_OF_REASON) &&
	       memchr(out->tag.what, '\0', sizeof(out->tag.what)) != NULL;
}
