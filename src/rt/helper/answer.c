/* Answers messages: a message requests code, or reports measurements. Requested flows stay open. */
#include "rt/helper/answer.h"

#include <string.h>
#include <unistd.h>

#include "api/pipeline.h"
#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "front/c/lift/pack.h"
#include "front/c/lift/texts.h"
#include "rt/abi/cpu_identity.h"
#include "rt/abi/names.h"
#include "rt/helper/image_write.h"

enum { MOST_FLOWS = 1024 };

typedef struct entry {
	struct entry *next;
	uint32_t fp;
	smr_guest_text text; /* owned by the entry */
	smr_flow *flow;
	smr_str image;
} entry;

struct smr_guest_answerer {
	smr_runner runner; /* `fp` is set for each message */
	smr_machine machine;
	smr_library *library;
	uint64_t cpu;
	entry *entries;
	size_t nentries;
};

smr_status smr_guest_answerer_new(smr_guest_answerer **out)
{
	smr_guest_answerer *a = smr_calloc(1, sizeof(*a));
	smr_status st;

	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the helper");
	a->cpu = smr_guest_cpu_identity();
	st = smr_pipeline_library(&a->library);
	if (st == SMR_OK)
		st = smr_machine_host(&a->machine);
	if (st != SMR_OK) {
		smr_guest_answerer_free(a);
		return st;
	}
	st = smr_workers_new(0, &a->runner.workers);
	if (st != SMR_OK) {
		smr_guest_answerer_free(a);
		return st;
	}
	a->runner.library = a->library;
	a->runner.cost.machine = &a->machine;
	a->runner.originals = true;
	a->runner.together = true;
	*out = a;
	return SMR_OK;
}

static void free_entry(entry *x)
{
	smr_flow_free(x->flow);
	smr_str_free(&x->image);
	smr_free((char *)(uintptr_t)x->text.at);
	smr_free(x);
}

static void forget_all(smr_guest_answerer *a)
{
	while (a->entries != NULL) {
		entry *x = a->entries;

		a->entries = x->next;
		free_entry(x);
	}
	a->nentries = 0;
}

void smr_guest_answerer_free(smr_guest_answerer *a)
{
	if (a == NULL)
		return;
	forget_all(a);
	smr_workers_free(a->runner.workers);
	smr_library_free(a->library);
	smr_free(a);
}

static void path_of(const smr_guest_answerer *a, const entry *x, char out[SMR_GUEST_NAME])
{
	smr_guest_name(x->text.hash, a->cpu, x->fp, out);
}

/* Extracts the flow's text from the texts of its module. */
static smr_status take_text(const smr_guest_message *m, const char *texts, entry *x)
{
	smr_texts_view v = {.text = texts, .n = m->ntexts};
	char *all = NULL;
	size_t n;
	smr_status st = SMR_OK;

	if (m->packed != 0)
		SMR_TRY(smr_text_unpack(texts, m->ntexts, &all, &n));
	if (m->packed != 0 && !smr_texts_flow(all, n, m->number, &v))
		st = smr_fail(SMR_ECORRUPT, "a message has no text %u", m->number);
	else if (m->hash != smr_hash_fnv1a(v.text, v.n))
		st = smr_fail(SMR_ECORRUPT, "a message's text is damaged");
	if (st == SMR_OK) {
		x->text = (smr_guest_text){smr_strndup(v.text, v.n), v.n, m->hash};
		if (x->text.at == NULL)
			st = smr_fail(SMR_ENOMEM, "no memory for a flow");
	}
	smr_free(all);
	return st;
}

static smr_status open_entry(smr_guest_answerer *a, const smr_guest_message *m, const char *texts,
			     entry *x)
{
	char path[SMR_GUEST_NAME];

	SMR_TRY(take_text(m, texts, x));
	a->runner.fp = (smr_fp)m->fp;
	SMR_TRY(smr_flow_open(&a->runner, x->text.at, x->text.n, &x->flow));
	if (x->flow->graph->nsyms != m->nsyms)
		return smr_fail(SMR_ECORRUPT, "a message has %u symbols, its flow %u", m->nsyms,
				x->flow->graph->nsyms);
	path_of(a, x, path);
	return smr_guest_image_read(path, x->flow, &x->text, &x->image) == SMR_OK
		       ? SMR_OK
		       : smr_guest_image_begin(x->flow, &x->text, &x->image);
}

static smr_status find_entry(smr_guest_answerer *a, const smr_guest_message *m, const char *texts,
			     entry **out)
{
	smr_status st;
	entry *x;

	for (x = a->entries; x != NULL; x = x->next)
		if (x->text.hash == m->hash && x->fp == m->fp &&
		    x->flow->graph->nsyms == m->nsyms) {
			*out = x;
			return SMR_OK;
		}
	if (a->nentries >= MOST_FLOWS)
		forget_all(a);
	x = smr_calloc(1, sizeof(*x));
	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	x->fp = m->fp;
	st = open_entry(a, m, texts, x);
	if (st != SMR_OK) {
		free_entry(x);
		return st;
	}
	x->next = a->entries;
	a->entries = x;
	a->nentries++;
	*out = x;
	return SMR_OK;
}

/* Converts the message's symbols to the image's. Returns false if they depend on tables: the
 * program sends them again once it has the image. */
static bool bind_symbols(const smr_flow *f, const smr_guest_message *m, int64_t *sym)
{
	void *base[UINT8_MAX] = {NULL};

	if (m->bound)
		return true;
	if (f->graph->nrows > 0 || f->graph->nbases > UINT8_MAX)
		return false;
	if (f->nmoving > 0) {
		if (smr_guard_wraps(f->graph, sym) != SMR_OK)
			return false;
		smr_flow_rebase(f, sym, base);
	}
	return true;
}

/* Updates the image in memory; sets @p changed if it has changed. */
static smr_status change_image(smr_guest_answerer *a, entry *x, const smr_guest_message *m,
			       int64_t *sym, bool *changed)
{
	smr_guest_image_specialization *p = smr_guest_image_find(&x->image, sym);

	if (p == NULL && smr_guest_image_make_room(&x->image)) {
		*changed = true;
		SMR_TRY(smr_guest_image_add(&x->image, &a->runner, x->flow, sym,
					    m->threads > 0 ? (int)m->threads : 1));
		p = smr_guest_image_find(&x->image, sym);
	}
	if (p != NULL && smr_guest_image_note(p, m->loops_ns, m->code_ns))
		*changed = true;
	return SMR_OK;
}

/* Writes the file only if the image has changed, or if the program found no valid image: a newer
 * file makes programs map it again. */
static smr_status update_image_file(smr_guest_answerer *a, entry *x, const smr_guest_message *m,
				    int64_t *sym)
{
	bool changed = false;
	char path[SMR_GUEST_NAME];

	path_of(a, x, path);
	if (bind_symbols(x->flow, m, sym))
		SMR_TRY(change_image(a, x, m, sym, &changed));
	if (!changed && m->bound && access(path, F_OK) == 0)
		return SMR_OK;
	return smr_guest_image_write(&x->image, path);
}

smr_status smr_guest_answer(smr_guest_answerer *a, const void *message, size_t n)
{
	smr_guest_message m;
	int64_t sym[SMR_GUEST_MESSAGE_SYMBOLS];
	const char *texts;
	entry *x;

	if (n < sizeof(m))
		return smr_fail(SMR_ECORRUPT, "a message is cut off");
	memcpy(&m, message, sizeof(m));
	if (m.magic != SMR_GUEST_MESSAGE_MAGIC || m.version != SMR_GUEST_MESSAGE_VERSION ||
	    m.nsyms > SMR_GUEST_MESSAGE_SYMBOLS || m.fp > SMR_FP_STRICT || m.threads > 1024 ||
	    m.ntexts != n - sizeof(m) - m.nsyms * sizeof(*sym) || m.ntexts == 0)
		return smr_fail(SMR_ECORRUPT, "a message is damaged");
	memcpy(sym, (const char *)message + sizeof(m), m.nsyms * sizeof(*sym));
	texts = (const char *)message + sizeof(m) + m.nsyms * sizeof(*sym);
	if (m.cpu != a->cpu)
		return smr_fail(SMR_ECORRUPT, "a message comes from another CPU");
	SMR_TRY(find_entry(a, &m, texts, &x));
	return update_image_file(a, x, &m, sym);
}
