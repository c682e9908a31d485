/* Any bytes as a request to a node that computes by the reference: it answers, within its memory.
 * An input that is no message is an archive, its length in three bytes before it, and a task that
 * names it: code of a stranger, which goes into the sandbox. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "accepted.h"
#include "back/ref/ref.h"
#include "base/alloc.h"
#include "cluster/node/agent.h"
#include "wire.h"

ACCEPTED_FORMATS("task", "code", "task that names code")

struct smr_exec {
	const smr_codelet *codelet;
};

static const double MAX_POINTS = 1e4; /* points that the reference computes at once */

static smr_status accept(const smr_codelet *c, const smr_env *e)
{
	smr_work w;

	smr_nest_work(c->nest, e->sym, &w);
	return w.points <= MAX_POINTS ? SMR_OK : smr_fail(SMR_EUNSUPPORTED, "too slow");
}

static smr_status prepare(const smr_codelet *c, const smr_env *e, const smr_workers *w,
			  smr_exec **out)
{
	*out = smr_calloc(1, sizeof(**out));
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory");
	(*out)->codelet = c;
	return SMR_OK;
}

static smr_status run(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	return smr_ref_nest(x->codelet->graph, x->codelet->nest, e);
}

static void release(smr_exec *x)
{
	smr_free(x);
}

/* Of what arrived, every byte is looked at. */
static smr_status adopt(const smr_codelet *c, const smr_env *e, const smr_arrived *a,
			smr_exec **out)
{
	static volatile uint64_t sum;

	for (size_t i = 0; i < a->nnote; i++)
		sum += ((const uint8_t *)a->note)[i];
	for (size_t i = 0; i < a->nwasm; i++)
		sum += ((const uint8_t *)a->wasm)[i];
	if (a->entry != NULL || a->nbases != c->graph->nbases)
		abort(); /* nothing is linked for strangers */
	SMR_TRY(accept(c, e));
	return prepare(c, e, NULL, out);
}

static const smr_impl reference = {.name = "ref",
				   .accept = accept,
				   .prepare = prepare,
				   .run = run,
				   .release = release,
				   .adopt = adopt};

/* Instead of src/back/list.c. */
const smr_pack_target smr_pack_targets[] = {{NULL, NULL}};
const smr_impl *const smr_impls[] = {&reference, NULL};

const smr_impl *smr_impl_find(const char *name)
{
	return strcmp(name, "ref") == 0 || strcmp(name, "wasm") == 0 ? &reference : NULL;
}

static void serve(smr_agent *a, const void *request, size_t n, const char *format)
{
	smr_str reply = {0};
	smr_done d;

	if (smr_agent_serve(a, request, n, &reply) != SMR_OK ||
	    smr_done_read(reply.s, reply.n, &d) != SMR_OK)
		abort();
	if (d.status == SMR_OK && !d.wants_code)
		accepted(format);
	smr_str_free(&reply);
}

static void serve_message(smr_agent *a, const uint8_t *data, size_t n)
{
	uint8_t *m = malloc(n + 1);

	memcpy(m, data, n);
	if (n >= 24)
		put_right(m, n);
	serve(a, m, n, "task");
	free(m);
}

/* The task names the archive, whatever it named before. */
static void serve_with(smr_agent *a, const uint8_t *data, size_t n)
{
	size_t most = n - 3, nar = data[0] | (size_t)data[1] << 8 | (size_t)data[2] << 16;
	uint8_t hash[SMR_HASH_BYTES];
	const uint8_t *archive = data + 3;
	uint8_t *m;
	smr_str s = {0};
	smr_task t;

	nar = nar < most ? nar : most;
	smr_message_code(archive, nar, &s);
	serve(a, s.s, s.n, "code");
	m = malloc(most - nar + 1);
	memcpy(m, archive + nar, most - nar);
	if (most - nar >= 24)
		put_right(m, most - nar);
	if (smr_archive_hash(archive, nar, hash) == SMR_OK &&
	    smr_task_read(m, most - nar, &t) == SMR_OK) {
		t.code = hash;
		t.ncode = nar;
		smr_str_clear(&s);
		smr_task_write(&t, &s);
		serve(a, s.s, s.n, "task that names code");
		smr_task_free(&t);
	}
	smr_str_free(&s);
	free(m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static smr_library *library;
	const smr_codes_options c = {.no_cache = true, .sandbox = SMR_SANDBOX_SOME};
	smr_agent_options o = {.target = SMR_NODE_TRUST};
	const char *none[] = {NULL};
	smr_agent *a;

	if (library == NULL && smr_library_open(none, &library) != SMR_OK)
		abort();
	if (smr_trust_open(NULL, &o.trust) != SMR_OK ||
	    smr_codes_open(o.trust, &c, &o.codes) != SMR_OK ||
	    smr_agent_open(library, NULL, &o, &a) != SMR_OK)
		abort();
	smr_trust_strangers(o.trust, SMR_MAY_WASM);
	if (n > 3 && memcmp(data, "SMR", 3) != 0)
		serve_with(a, data, n);
	else
		serve_message(a, data, n);
	smr_agent_close(a);
	smr_codes_close(o.codes);
	smr_trust_close(o.trust);
	return 0;
}
