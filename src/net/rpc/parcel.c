/* The table of code known to this plane: called on other nodes, installed here, or both. Handles
 * and records of the code that peers have name an index with a generation, so that stale ones are
 * detected. */
#include <string.h>

#include <sodium.h>

#include "base/data/digest.h"
#include "base/thread/clock.h"
#include "net/rpc/internal.h"

smr_rpc_packet *smr_parcel_find(smr_rpc *p, const uint8_t *hash)
{
	smr_rpc_packet *k;

	HASH_FIND(hh, p->parcels, hash, SMR_FRAME_HEAD_HASH_BYTES, k);
	return k;
}

const void *smr_parcel_bytes(const smr_rpc_packet *k, size_t *n)
{
	*n = k->nown;
	return k->own != NULL ? k->own : k->code != NULL ? smr_code_archive(k->code, n) : NULL;
}

static void uninstall_parcel(smr_rpc_packet *k)
{
	smr_code_release(k->code);
	k->code = NULL;
	k->handle = 0;
	k->slow = true;
	if (k->own == NULL)
		k->stamp = ++k->plane->stamp; /* this side cannot send its bytes any more */
}

static void free_parcel(smr_rpc_packet *k)
{
	smr_rpc *p = k->plane;

	uninstall_parcel(k);
	p->parcel[k->index] = NULL;
	HASH_DEL(p->parcels, k);
	smr_free(k->own);
	smr_free(k);
}

/* Returns the least recently used one of those that only other nodes call. */
static smr_rpc_packet *find_lru_parcel(smr_rpc *p)
{
	smr_rpc_packet *found = NULL;

	for (uint32_t i = 0; i < MAX_PARCELS; i++) {
		smr_rpc_packet *k = p->parcel[i];

		if (k != NULL && k->own == NULL && k->pins == 0 && !k->installing &&
		    (found == NULL || k->used < found->used))
			found = k;
	}
	return found;
}

static bool find_parcel_slot(smr_rpc *p, uint32_t *at)
{
	smr_rpc_packet *k;

	for (uint32_t i = 0; i < MAX_PARCELS; i++)
		if (p->parcel[i] == NULL) {
			*at = i;
			return true;
		}
	k = find_lru_parcel(p);
	if (k == NULL)
		return false;
	*at = k->index;
	free_parcel(k);
	return true;
}

smr_rpc_packet *smr_parcel_add(smr_rpc *p, const uint8_t *hash)
{
	smr_rpc_packet *k = smr_parcel_find(p, hash);
	uint32_t at;

	if (k != NULL || !find_parcel_slot(p, &at))
		return k;
	k = smr_calloc(1, sizeof(*k));
	if (k == NULL)
		return NULL;
	memcpy(k->hash, hash, sizeof(k->hash));
	k->plane = p;
	k->index = at;
	k->stamp = ++p->stamp;
	k->slow = true; /* until its time is measured */
	k->used = smr_now_ns();
	HASH_ADD(hh, p->parcels, hash, sizeof(k->hash), k);
	if (k->hh.tbl == NULL) {
		smr_free(k);
		return NULL;
	}
	p->parcel[at] = k;
	return k;
}

void smr_parcel_installed(smr_rpc_packet *k, smr_code *code)
{
	uninstall_parcel(k);
	k->code = code;
	do
		k->handle = randombytes_random() / MAX_PARCELS * MAX_PARCELS + k->index;
	while (k->handle == 0);
}

void smr_parcel_unused(smr_rpc_packet *k)
{
	if (k->code == NULL && k->own == NULL && k->pins == 0 && !k->installing)
		free_parcel(k);
}

/* Removes code that the store no longer trusts: it may not be called by its handle either. */
void smr_parcel_look(smr_rpc *p)
{
	(void)smr_codes_purge(p->o.codes, false);
	for (uint32_t i = 0; i < MAX_PARCELS; i++) {
		smr_rpc_packet *k = p->parcel[i];
		smr_code *c =
			k != NULL && k->code != NULL ? smr_code_find(p->o.codes, k->hash) : NULL;

		if (k != NULL && k->code != NULL && c == NULL)
			uninstall_parcel(k);
		smr_code_release(c);
	}
}

void smr_rpc_forget(smr_rpc *p)
{
	smr_lock(p);
	for (uint32_t i = 0; i < MAX_PARCELS; i++)
		if (p->parcel[i] != NULL && p->parcel[i]->code != NULL)
			uninstall_parcel(p->parcel[i]);
	smr_unlock(p);
	if (p->o.codes != NULL)
		(void)smr_codes_purge(p->o.codes, true);
}

void smr_parcel_free_all(smr_rpc *p)
{
	for (uint32_t i = 0; i < MAX_PARCELS; i++)
		if (p->parcel[i] != NULL)
			free_parcel(p->parcel[i]);
}

smr_status smr_rpc_parcel(smr_rpc *p, const void *archive, size_t n, smr_rpc_packet **out)
{
	uint8_t hash[SMR_FRAME_HEAD_HASH_BYTES];
	smr_status st = SMR_OK;
	smr_rpc_packet *k;

	if (n == 0 || n > SMR_ARCHIVE_MAX_BYTES)
		return smr_fail(SMR_EINVAL, "an archive of %zu bytes", n);
	SMR_TRY(smr_archive_hash(archive, n, hash));
	smr_lock(p);
	k = smr_parcel_add(p, hash);
	if (k == NULL)
		st = smr_fail(SMR_ENOMEM, "no room for one more archive");
	else if (k->own == NULL && (k->own = smr_malloc(n)) == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for an archive");
	if (st == SMR_OK) {
		memcpy(k->own, archive, n);
		k->nown = n;
		*out = k;
	}
	smr_unlock(p);
	return st;
}

smr_copy *smr_copy_new(smr_peer *e, const smr_rpc_packet *k)
{
	smr_copy *c;

	if (k->index >= e->ncopies) {
		size_t n = k->index + 8;

		c = smr_realloc(e->copies, n * sizeof(*c));
		if (c == NULL)
			return NULL;
		memset(c + e->ncopies, 0, (n - e->ncopies) * sizeof(*c));
		e->copies = c;
		e->ncopies = n;
	}
	c = &e->copies[k->index];
	if (c->stamp != k->stamp) {
		while (c->held != NULL) {
			smr_arrival *a = c->held;

			c->held = a->next;
			smr_arrival_drop(a);
		}
		*c = (smr_copy){.stamp = k->stamp};
	}
	return c;
}
