/* Serves a request: parses, identifies and fuses it as the sender did, checks it, runs it on
 * copies, and answers. Flows and their preparations are kept, since the same codelet comes again
 * and again. */
#include "cluster/node/agent.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/hash.h"
#include "base/log.h"
#include "cluster/node/placement.h"
#include "cluster/node/segments.h"
#include "cluster/node/windows.h"
#include "ir/graph/reach.h"
#include "net/opaque.h"

struct smr_agent {
	const smr_library *library;
	const smr_workers *workers;
	smr_agent_options options;
	pthread_mutex_t lock; /* guards kept objects; a request that finds it taken keeps nothing */
	smr_node_cache *flows;
};

bool smr_node_target_of(const char *word, smr_node_target *out)
{
	static const char *const words[] = {"trust", "native", "wasm"};

	for (int i = 0; i < 3; i++)
		if (strcmp(word, words[i]) == 0) {
			*out = (smr_node_target)i;
			return true;
		}
	return false;
}

smr_status smr_node_write_done(const smr_done *d, smr_str *reply)
{
	smr_str_clear(reply);
	smr_done_write(d, reply);
	return smr_str_status(reply, "a reply");
}

static smr_status refuse(smr_status why, smr_str *reply)
{
	smr_done d = {.status = why, .why = smr_errmsg(), .nwhy = strlen(smr_errmsg())};

	return smr_node_write_done(&d, reply);
}

/* ---- tasks ----------------------------------------------------------------------------------- */

static smr_status answer_opaque(const smr_codelet *c, const smr_env *e, const char *how,
				smr_str *reply)
{
	smr_done d = {.has_segment = true, .how = how, .nhow = strlen(how)};
	smr_str all = {0};
	smr_status st = smr_opaque_results(c, e, &all);

	if (st == SMR_OK) {
		d.segment.data = all.s;
		d.segment.n = all.n;
		st = smr_node_write_done(&d, reply);
	}
	smr_str_free(&all);
	return st;
}

static smr_status write_codelet_reply(const smr_codelet *c, const smr_env *e, const char *how,
				      smr_str *reply)
{
	if (smr_codelet_is_opaque(c))
		return answer_opaque(c, e, how, reply);

	smr_done d = {.has_segment = c->nest->into != NULL,
		      .has_value = c->nest->into == NULL,
		      .how = how,
		      .nhow = strlen(how)};
	int64_t hi;

	if (d.has_value) {
		d.value = e->value[c->nest->id];
	} else {
		d.segment.base = c->nest->into->window->base;
		SMR_TRY(smr_nest_range(c->nest, c->nest->into, e, &d.segment.lo, &hi));
		d.segment.n = (uint64_t)(hi - d.segment.lo);
		d.segment.data = (char *)e->base[d.segment.base] + d.segment.lo;
	}
	return smr_node_write_done(&d, reply);
}

static smr_status run_task_codelet(const smr_agent *a, const smr_task *t, smr_node_cache *f,
				   const smr_codelet *c, const smr_node_placement *way,
				   smr_str *reply)
{
	smr_env e = {.sym = (int64_t *)t->syms, .value = (uint64_t *)t->values};
	smr_segments *p = NULL;
	smr_exec *x;
	smr_status st = smr_segments_new(t, f->graph->nbases, &p, &e.base);

	if (st == SMR_OK)
		st = smr_node_cache_exec(f, c, &way->way, &e, a->workers, &x);
	if (st != SMR_OK && way->how[0] != '\0')
		st = smr_fail(st, "it would run %s; but: %s", way->how, smr_errmsg());
	if (st == SMR_OK && t->only_prepare != 1)
		st = smr_windows_check_open(t, c, &e);
	if (st == SMR_OK && t->only_prepare == 1) {
		st = smr_node_write_done(&(smr_done){.how = way->how, .nhow = strlen(way->how)},
					 reply);
	} else if (st == SMR_OK) {
		st = way->way.impl->run(x, &e, a->workers);
		if (st == SMR_OK)
			st = write_codelet_reply(c, &e, way->how, reply);
	}
	smr_segments_free(p);
	return st;
}

static void log_placement_once(smr_node_cache *f, const smr_node_placement *w)
{
	uint64_t said = w->how[0] != '\0' ? smr_hash64(w->how, strlen(w->how), 0) : 0;

	if (said != 0 && said != f->told)
		smr_log(SMR_LOG_WARN, "node: a flow runs %s", w->how);
	f->told = said;
}

/* Serves a task. @p code: the archive that the task names; NULL: the task has its text. */
static smr_status run_task_message(smr_agent *a, const smr_task *t, smr_code *code,
				   smr_node_cache **flows, smr_str *reply)
{
	const smr_codelet *c;
	smr_node_cache *f;
	smr_node_placement way = {0};

	if (code != NULL)
		SMR_TRY(smr_node_placement_open(t, code, &way));
	SMR_TRY(smr_node_cache_find(flows, a->library, code != NULL ? way.shipped.text : t->text,
				    code != NULL ? way.shipped.ntext : t->ntext, t->fp, &f));
	if (t->codelet >= f->n)
		return smr_fail(SMR_EINVAL, "no codelet %u", t->codelet);
	c = &f->codelets[t->codelet];
	SMR_TRY(smr_windows_check(t, c));
	SMR_TRY(code != NULL ? smr_node_placement_of_code(&a->options, f, &way)
			     : smr_node_placement_of_text(&a->options, t, f, &way));
	smr_node_placement_on_device(
		&a->options, c,
		&(smr_env){.sym = (int64_t *)t->syms, .value = (uint64_t *)t->values}, &way);
	log_placement_once(f, &way);
	return run_task_codelet(a, t, f, c, &way, reply);
}

static smr_status serve_keeping(smr_agent *a, const smr_task *t, smr_code *code, smr_str *reply)
{
	bool keep = pthread_mutex_trylock(&a->lock) == 0;
	smr_node_cache *own = NULL;
	smr_status st = run_task_message(a, t, code, keep ? &a->flows : &own, reply);

	smr_node_cache_free(own);
	if (keep) {
		smr_node_cache_tidy(&a->flows);
		pthread_mutex_unlock(&a->lock);
	}
	return st;
}

static smr_status serve_task(smr_agent *a, const smr_task *t, smr_str *reply)
{
	smr_code *code = NULL;
	smr_status st;

	if (t->code != NULL && a->options.codes == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "this node takes no code");
	if (t->code != NULL && (code = smr_code_find(a->options.codes, t->code)) == NULL)
		return smr_node_write_done(&(smr_done){.wants_code = true}, reply);
	if (code != NULL && smr_code_outgrown(code)) {
		smr_code_release(code);
		return smr_node_write_done(&(smr_done){.wants_code = true}, reply);
	}
	st = serve_keeping(a, t, code, reply);
	smr_code_release(code);
	return st;
}

/* ---- code ------------------------------------------------------------------------------------ */

/* Installs code: it is compiled now, so that the following task finds it. */
static smr_status take_code(smr_agent *a, const void *archive, size_t n, smr_str *reply)
{
	smr_code *code;

	if (a->options.codes == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "this node takes no code");
	SMR_TRY(smr_code_install(a->options.codes, archive, n, NULL, &code));
	smr_log(SMR_LOG_INFO, "node: code of %zu bytes came, signed by %s", n,
		smr_code_signer(code));
	smr_code_release(code);
	return smr_node_write_done(&(smr_done){0}, reply);
}

/* ---- requests -------------------------------------------------------------------------------- */

smr_status smr_agent_serve(void *agent, const void *request, size_t n, smr_str *reply)
{
	smr_agent *a = agent;
	const void *archive;
	size_t narchive;
	smr_task t;
	smr_status st = smr_message_code_read(request, n, &archive, &narchive);

	if (st == SMR_OK) {
		st = take_code(a, archive, narchive, reply);
	} else if (st == SMR_ENOTFOUND) {
		st = smr_task_read(request, n, &t);
		if (st == SMR_OK) {
			st = serve_task(a, &t, reply);
			smr_task_free(&t);
		}
	}
	if (st == SMR_OK)
		return SMR_OK;
	smr_log(SMR_LOG_WARN, "node: a request is refused: %s", smr_errmsg());
	return refuse(st, reply);
}

smr_status smr_agent_open(const smr_library *l, const smr_workers *w, const smr_agent_options *o,
			  smr_agent **out)
{
	smr_agent *a = smr_calloc(1, sizeof(*a));

	if (a == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a node");
	a->library = l;
	a->workers = w;
	a->options = o != NULL ? *o : (smr_agent_options){.target = SMR_NODE_NATIVE};
	pthread_mutex_init(&a->lock, NULL);
	*out = a;
	return SMR_OK;
}

void smr_agent_hire(smr_agent *a, const smr_workers *w)
{
	a->workers = w;
}

void smr_agent_close(smr_agent *a)
{
	if (a == NULL)
		return;
	smr_node_cache_free(a->flows);
	pthread_mutex_destroy(&a->lock);
	smr_free(a);
}
