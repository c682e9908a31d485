/* Any bytes as a request to a node that computes by the reference: it answers, within its memory.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "back/ref/ref.h"
#include "base/alloc.h"
#include "base/hash.h"
#include "node/agent.h"

struct smr_exec {
	const smr_codelet *codelet;
};

static const double MAX_POINTS = 1e4; /* what the reference does in a blink */

static smr_status accept(const smr_codelet *c, const smr_env *e)
{
	smr_work w;

	smr_nest_work(c->graph, c->nest, e->sym, &w);
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

static const smr_impl reference = {
	.name = "ref", .accept = accept, .prepare = prepare, .run = run, .release = release};

/* Instead of src/back/list.c. */
const smr_pack_target smr_pack_targets[] = {{NULL, NULL}};
const smr_impl *const smr_impls[] = {&reference, NULL};

const smr_impl *smr_impl_find(const char *name)
{
	return strcmp(name, "ref") == 0 ? &reference : NULL;
}

static void put_right(uint8_t *m, size_t n)
{
	uint64_t length = n - 24, hash = smr_hash64(m + 24, n - 24, 0);

	for (int i = 0; i < 8; i++) {
		m[8 + i] = (uint8_t)(length >> 8 * i);
		m[16 + i] = (uint8_t)(hash >> 8 * i);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static smr_library *library;
	const char *none[] = {NULL};
	uint8_t *m = malloc(n + 1);
	smr_str reply = {0};
	smr_agent *a;
	smr_done d;

	if (library == NULL && smr_library_open(none, &library) != SMR_OK)
		abort();
	memcpy(m, data, n);
	if (n >= 24)
		put_right(m, n);
	if (smr_agent_open(library, NULL, NULL, &a) != SMR_OK ||
	    smr_agent_serve(a, m, n, &reply) != SMR_OK ||
	    smr_done_read(reply.s, reply.n, &d) != SMR_OK)
		abort();
	smr_agent_close(a);
	smr_str_free(&reply);
	free(m);
	return 0;
}
