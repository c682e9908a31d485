#include "cluster/node/flow_cache.h"

#include <string.h>

#include "base/alloc.h"
#include "base/log.h"

enum { MAX_FLOWS = 32, MAX_READY = 64 };

struct smr_node_cache_ready {
	struct smr_node_cache_ready *next;
	uint32_t codelet;
	const smr_impl *impl;
	smr_code *code; /* NULL: its own */
	smr_exec *exec;
	int64_t sym[];
};

static void free_ready(smr_node_cache *f)
{
	while (f->ready != NULL) {
		smr_node_cache_ready *r = f->ready;

		f->ready = r->next;
		r->impl->release(r->exec);
		smr_code_release(r->code);
		smr_free(r);
	}
	f->nready = 0;
}

void smr_node_cache_free(smr_node_cache *f)
{
	while (f != NULL) {
		smr_node_cache *next = f->next;

		free_ready(f);
		smr_graph_free(f->graph);
		smr_arena_free(f->arena);
		smr_free(f->text);
		smr_free(f);
		f = next;
	}
}

void smr_node_cache_tidy(smr_node_cache **list)
{
	size_t n = 0;

	for (const smr_node_cache *f = *list; f != NULL; f = f->next)
		n++;
	if (n <= MAX_FLOWS)
		return;
	smr_node_cache_free(*list);
	*list = NULL;
}

/* ---- flows ----------------------------------------------------------------------------------- */

static bool is_opaque(const smr_graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_opaque)
			return true;
	return false;
}

static smr_status read_flow(const smr_library *l, const char *text, size_t n, uint32_t fp,
			    smr_node_cache *f)
{
	f->ntext = n;
	f->fp = fp;
	f->text = smr_malloc(n);
	f->arena = smr_arena_new();
	if (f->text == NULL || f->arena == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	memcpy(f->text, text, n);
	if (fp > SMR_FP_STRICT)
		return smr_fail(SMR_EINVAL, "there is no floating-point mode %u", fp);
	SMR_TRY(smr_graph_parse("message", text, n, &f->graph));
	if (is_opaque(f->graph)) {
		SMR_TRY(smr_graph_verify(f->graph));
		f->n = 1;
		return smr_pass_opaque(f->graph, NULL, 0, f->arena, &f->codelets);
	}
	SMR_TRY(smr_pass_codelets(f->graph, l, (smr_fp)fp, f->arena, &f->codelets, &f->n));
	for (size_t c = 0; c < f->n; c++) /* copies cover whole windows */
		f->codelets[c].in_full = true;
	return SMR_OK;
}

smr_status smr_node_cache_find(smr_node_cache **list, const smr_library *l, const char *text,
			       size_t n, uint32_t fp, smr_node_cache **out)
{
	smr_node_cache *f;
	smr_status st;

	for (f = *list; f != NULL; f = f->next)
		if (f->fp == fp && f->ntext == n && memcmp(f->text, text, n) == 0) {
			*out = f;
			return SMR_OK;
		}
	f = smr_calloc(1, sizeof(*f));
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	st = read_flow(l, text, n, fp, f);
	if (st != SMR_OK) {
		smr_node_cache_free(f);
		return st;
	}
	f->next = *list;
	*list = *out = f;
	return SMR_OK;
}

/* ---- executions ------------------------------------------------------------------------------ */

static bool execution_matches(const smr_node_cache_ready *r, const smr_codelet *c,
			      const smr_node_cache_way *way)
{
	return r->codelet == c->id && r->impl == way->impl && r->code == way->code;
}

static smr_status make(const smr_codelet *c, const smr_node_cache_way *way, const smr_env *e,
		       const smr_workers *w, smr_exec **out)
{
	if (way->impl->opaque != smr_codelet_is_opaque(c))
		return smr_fail(SMR_EUNSUPPORTED, "%s does not take %s", way->impl->name,
				way->impl->opaque ? "nests" : "opaque code");
	if (way->arrived != NULL)
		return way->impl->adopt(c, e, way->arrived, out);
	SMR_TRY(way->impl->accept(c, e));
	return way->impl->prepare(c, e, w, out);
}

smr_status smr_node_cache_exec(smr_node_cache *f, const smr_codelet *c,
			       const smr_node_cache_way *way, const smr_env *e,
			       const smr_workers *w, smr_exec **out)
{
	size_t bytes = f->graph->nsyms * sizeof(int64_t);
	smr_node_cache_ready *r;
	smr_status st;

	for (r = f->ready; r != NULL; r = r->next)
		if (execution_matches(r, c, way) && memcmp(r->sym, e->sym, bytes) == 0) {
			*out = r->exec;
			return SMR_OK;
		}
	if (f->nready >= MAX_READY)
		free_ready(f);
	r = smr_calloc(1, sizeof(*r) + bytes);
	if (r == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to prepare");
	st = make(c, way, e, w, &r->exec);
	if (st != SMR_OK) {
		smr_free(r);
		return st;
	}
	smr_log(SMR_LOG_INFO, "node: a codelet is prepared by %s%s%s", way->impl->name,
		way->impl->detail != NULL ? ": " : "",
		way->impl->detail != NULL ? way->impl->detail(r->exec) : "");
	r->codelet = c->id;
	r->impl = way->impl;
	r->code = way->code != NULL ? smr_code_retain(way->code) : NULL;
	memcpy(r->sym, e->sym, bytes);
	r->next = f->ready;
	f->ready = r;
	f->nready++;
	*out = r->exec;
	return SMR_OK;
}
