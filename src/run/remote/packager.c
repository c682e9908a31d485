#include "run/remote/packager.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/data/table.h"
#include "base/data/vec.h"
#include "base/log.h"

enum { MAX_CODED = 1024, MAX_BYTES = 256 << 20, MAX_VOUCHERS = 256 };

/* A packed codelet at its sizes. */
typedef struct entry {
	UT_hash_handle hh; /* by name */
	uint8_t name[SMR_HASH_BYTES];
	smr_packaged coded;
	smr_str archive; /* empty: it cannot be packed */
} entry;

typedef struct signed_flow {
	uint64_t code;
	size_t ntext;
	uint32_t fp;
	smr_voucher voucher;
} signed_flow;

struct smr_packager {
	smr_secret_key key;
	bool has_key, as_text;
	pthread_mutex_t lock; /* protects the members below */
	entry *entries;
	size_t bytes;
	SMR_VEC(signed_flow) flows;
};

smr_status smr_packager_open(const smr_secret_key *key, bool as_text, smr_packager **out)
{
	smr_packager *c = smr_calloc(1, sizeof(*c));

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to sign what is sent");
	c->has_key = key != NULL;
	if (key != NULL)
		c->key = *key;
	c->as_text = as_text;
	pthread_mutex_init(&c->lock, NULL);
	*out = c;
	return SMR_OK;
}

void smr_packager_close(smr_packager *c)
{
	entry *e, *next;

	if (c == NULL)
		return;
	HASH_ITER (hh, c->entries, e, next) {
		HASH_DEL(c->entries, e);
		smr_str_free(&e->archive);
		smr_free(e);
	}
	smr_vec_free(&c->flows);
	smr_key_forget(&c->key);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}

/* ---- vouchers -------------------------------------------------------------------------------- */

/* Signs the flow's text, or returns a fresh voucher. Called with the lock held. */
static smr_status get_voucher(smr_packager *c, const smr_flow *f, uint32_t fp, smr_voucher *out)
{
	int64_t now = time(NULL);
	signed_flow s = {.code = f->code, .ntext = f->ntext, .fp = fp};
	size_t i = 0;

	while (i < c->flows.n && (c->flows.v[i].code != s.code || c->flows.v[i].fp != fp ||
				  c->flows.v[i].ntext != s.ntext))
		i++;
	if (i < c->flows.n && smr_voucher_fresh(&c->flows.v[i].voucher, now)) {
		*out = c->flows.v[i].voucher;
		return SMR_OK;
	}
	SMR_TRY(smr_voucher_make(&c->key, f->text, f->ntext, fp, now, &s.voucher));
	*out = s.voucher;
	if (i < c->flows.n)
		c->flows.v[i] = s;
	else if (c->flows.n < MAX_VOUCHERS)
		(void)smr_vec_push(&c->flows, s); /* on failure it is made again the next time */
	return SMR_OK;
}

bool smr_packager_vouch(smr_packager *c, const smr_flow *f, uint32_t fp, smr_voucher *out)
{
	smr_status st;

	if (!c->has_key)
		return false;
	pthread_mutex_lock(&c->lock);
	st = get_voucher(c, f, fp, out);
	pthread_mutex_unlock(&c->lock);
	if (st != SMR_OK)
		smr_log(SMR_LOG_WARN, "%s is not signed: %s", f->graph->name, smr_errmsg());
	return st == SMR_OK;
}

/* ---- code ------------------------------------------------------------------------------------ */

static smr_status name_of(const smr_flow *f, const smr_dispatch *p, const smr_env *e,
			  uint8_t out[SMR_HASH_BYTES])
{
	uint32_t numbers[] = {p->codelet->id, p->codelet->fp};
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, SMR_HASH_BYTES));
	smr_digester_add_text(&d, p->impl->name);
	smr_digester_add(&d, numbers, sizeof(numbers));
	smr_digester_add(&d, &f->graph->nsyms, sizeof(f->graph->nsyms));
	smr_digester_add(&d, e->sym, f->graph->nsyms * sizeof(*e->sym));
	smr_digester_add(&d, f->text, f->ntext);
	smr_digester_finish(&d, out);
	return SMR_OK;
}

static void pack_codelet(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
			 const smr_env *e, entry *x)
{
	smr_shipment s = {.impl = p->impl,
			  .codelet = p->codelet,
			  .text = f->text,
			  .ntext = f->ntext,
			  .nsyms = f->graph->nsyms,
			  .env = e};

	if (smr_codelet_pack(&s, &c->key, &x->archive) != SMR_OK ||
	    smr_archive_hash(x->archive.s, x->archive.n, x->coded.hash) != SMR_OK) {
		smr_log(SMR_LOG_INFO, "%s travels as text: %s", f->graph->name, smr_errmsg());
		smr_str_free(&x->archive);
		return;
	}
	x->coded.archive = x->archive.s;
	x->coded.n = x->archive.n;
	c->bytes += x->archive.n;
}

/* Called with the lock held, so that a codelet is packed once. */
static entry *find_or_pack(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
			   const smr_env *e)
{
	uint8_t name[SMR_HASH_BYTES];
	entry *x;

	if (name_of(f, p, e, name) != SMR_OK)
		return NULL;
	HASH_FIND(hh, c->entries, name, sizeof(name), x);
	if (x != NULL)
		return x;
	if (HASH_COUNT(c->entries) >= MAX_CODED || c->bytes > MAX_BYTES ||
	    (x = smr_calloc(1, sizeof(*x))) == NULL)
		return NULL;
	memcpy(x->name, name, sizeof(name));
	HASH_ADD(hh, c->entries, name, sizeof(name), x);
	if (x->hh.tbl == NULL) {
		smr_free(x);
		return NULL;
	}
	pack_codelet(c, f, p, e, x);
	return x;
}

smr_packaged *smr_packager_code(smr_packager *c, const smr_flow *f, const smr_dispatch *p,
				const smr_env *e)
{
	entry *x;
	bool usable;

	if (!c->has_key || (c->as_text && !f->opaque) || p->impl->pack == NULL)
		return NULL;
	pthread_mutex_lock(&c->lock);
	x = find_or_pack(c, f, p, e);
	usable = x != NULL && x->coded.archive != NULL &&
		 !__atomic_load_n(&x->coded.refused, __ATOMIC_RELAXED);
	pthread_mutex_unlock(&c->lock);
	return usable ? &x->coded : NULL;
}
