/* Installs arriving code: it is compiled on the store's thread and runs when it is ready. */
#include <string.h>
#include <unistd.h>

#include "net/rpc/internal.h"

/* Moves the payload behind the code to the front of the body, which is aligned. */
void smr_find_payload(smr_arrival *a)
{
	size_t ncode = a->f.ncode, nbody = (size_t)a->f.nbody;

	a->payload = a->head;
	a->npayload = a->f.npayload;
	if (nbody > ncode) {
		a->payload = memmove(a->body, a->body + ncode, nbody - ncode);
		a->npayload = nbody - ncode;
	}
	a->chain = smr_chain_of(&a->f, a->peer->id);
	a->source = smr_source_of(a->peer);
}

static void send_have_frame(smr_peer *e, const smr_rpc_packet *k, smr_status st)
{
	smr_frame_head f = {.kind = SMR_FRAME_HEAD_HAVE,
			    .flags = SMR_FRAME_HEAD_HASH,
			    .status = (uint16_t)st,
			    .handle = k->handle};

	memcpy(f.hash, k->hash, sizeof(f.hash));
	(void)smr_send_head(e, &f);
}

void smr_call_settle(smr_rpc_packet *k, smr_arrival *a, smr_status st, const char *why)
{
	if (a->f.ncode > 0)
		send_have_frame(a->peer, k, st);
	smr_find_payload(a);
	if (st == SMR_OK) {
		smr_run_later(k, a);
		return;
	}
	smr_chain_fail(k->plane, a->chain, st, why);
	smr_arrival_drop(a);
}

/* Continues waiting calls, on the compiler's thread. */
static void on_code_installed(void *parcel, smr_status st, const char *why, smr_code *code)
{
	smr_rpc_packet *k = parcel;
	smr_rpc *p = k->plane;
	smr_arrival *a, *next;

	smr_lock(p);
	k->installing = false;
	if (st == SMR_OK)
		smr_parcel_installed(k, code);
	else if (k->waiting != NULL)
		smr_refuse(p, k->waiting->peer, &k->waiting->f, why);
	a = k->waiting;
	k->waiting = NULL;
	for (; a != NULL; a = next) {
		next = a->next;
		smr_call_settle(k, a, st, why);
	}
	p->installing--;
	smr_parcel_unused(k);
	smr_unlock(p);
}

/* Appends a call, to keep the order of arrival. */
void smr_call_wait(smr_rpc_packet *k, smr_arrival *a)
{
	smr_arrival **at = &k->waiting;

	while (*at != NULL)
		at = &(*at)->next;
	a->next = NULL;
	*at = a;
}

void smr_call_install(smr_arrival *a)
{
	smr_rpc *p = a->plane;
	smr_rpc_packet *k = smr_parcel_add(p, a->f.hash);
	smr_status st = SMR_ENOMEM;

	if (k != NULL) {
		k->installing = true;
		p->installing++;
		st = smr_code_install_later(p->o.codes, a->body, a->f.ncode, k->hash,
					    on_code_installed, k);
	}
	if (st == SMR_OK) {
		smr_call_wait(k, a);
		return;
	}
	smr_chain_fail(p, smr_chain_of(&a->f, a->peer->id), st,
		       "the node has no room for more code");
	if (k != NULL) {
		k->installing = false;
		p->installing--;
		send_have_frame(a->peer, k, st);
		smr_parcel_unused(k);
	}
	smr_arrival_drop(a);
}

/* Waits for callbacks of the compiler's thread, which come also while the plane closes. */
void smr_parcel_wait(smr_rpc *p)
{
	bool some = true;

	while (some) {
		smr_lock(p);
		some = p->installing > 0;
		smr_unlock(p);
		if (some)
			usleep(500);
	}
}
