/* Compiles a flow: identify, fuse. Programs and messages have it as text. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/hash.h"
#include "run/site/row_split.h"
#include "run/tune/baseline.h"

/* Returns whether a nest reads the window it stores to elsewhere than at the point it stores:
 * otherwise any order of its points gives the source's result. */
static bool reads_elsewhere(const smr_nest *n, uint32_t rank, const smr_expr *e, uint32_t input)
{
	smr_assert(rank <= SMR_MAX_RANK);
	if (e == NULL)
		return false;
	if (e->kind == SMR_EXPR_READ && e->input == input)
		for (uint32_t d = 0; d < rank; d++)
			if (!smr_index_equal(&e->index[d], &n->store[d]))
				return true;
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (reads_elsewhere(n, rank, e->index[d].indirect, input))
			return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (reads_elsewhere(n, rank, e->args[i], input))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (reads_elsewhere(n, rank, e->init[k], input) ||
		    reads_elsewhere(n, rank, e->step[k], input))
			return true;
	return false;
}

static smr_status check_nest(const smr_node *v)
{
	smr_assert(v->op == SMR_OP_nest && v->nest != NULL);
	for (uint32_t i = 0; i < v->nins && v->into != NULL; i++) {
		if (smr_node_window(v->ins[i]) == v->into &&
		    (reads_elsewhere(v->nest, v->into->type.rank, v->nest->value, i) ||
		     reads_elsewhere(v->nest, v->into->type.rank, v->nest->pred, i)))
			return smr_fail(SMR_EUNSUPPORTED,
					"it reads what it writes at another index");
	}
	return SMR_OK;
}

/* Makes a lock that fails if its own thread waits for it. */
static void make_lock(pthread_mutex_t *m)
{
	pthread_mutexattr_t kind;

	pthread_mutexattr_init(&kind);
	pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(m, &kind);
	pthread_mutexattr_destroy(&kind);
}

/* How a flow becomes codelets. */
typedef struct sort {
	const void *code; /* opaque: its bitcode */
	size_t ncode;
	bool beside;
} sort;

static smr_status find_codelets(const smr_runner *r, smr_flow *f, const sort *s)
{
	smr_assert(f->graph != NULL && f->codelets == NULL);
	f->ncodelets = 1;
	if (s->code != NULL) {
		f->opaque = true;
		return smr_pass_opaque(f->graph, s->code, s->ncode, f->arena, &f->codelets);
	}
	if (s->beside) {
		SMR_TRY(smr_pass_horizontal(f->graph, r->fp, f->arena, &f->codelets));
		f->codelets->in_full = !r->originals;
		return SMR_OK;
	}
	SMR_TRY(smr_pass_codelets(f->graph, r->library, r->fp, f->arena, &f->codelets,
				  &f->ncodelets));
	if (r->together)
		SMR_TRY(smr_pass_together(f->graph, f->arena, f->codelets, &f->ncodelets));
	for (size_t c = 0; c < f->ncodelets; c++) {
		f->codelets[c].in_full = !r->originals;
		SMR_TRY(check_nest(f->codelets[c].nest));
	}
	return smr_flow_find_moving(f);
}

/* Opens a flow of graph @p g, whose text is @p text; on success it takes @p g over. */
static smr_status open_flow(const smr_runner *r, smr_graph *g, const char *text, size_t n,
			    const sort *s, smr_flow **out)
{
	smr_flow *f = smr_calloc(1, sizeof(*f));
	smr_status st;

	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a flow");
	make_lock(&f->lock);
	f->code = smr_hash64(text, n, 0);
	f->arena = smr_arena_new();
	f->ntext = n;
	f->text = f->arena != NULL ? smr_arena_memdup(f->arena, text, n) : NULL;
	f->graph = g;
	f->tables = smr_rows_surely_read(g);
	st = f->text != NULL ? find_codelets(r, f, s)
			     : smr_fail(SMR_ENOMEM, "no memory for a flow");
	if (st != SMR_OK) {
		f->graph = NULL;
		smr_flow_free(f);
		return st;
	}
	*out = f;
	return SMR_OK;
}

static smr_status read_flow(const smr_runner *r, const char *text, size_t n, const sort *s,
			    smr_flow **out)
{
	smr_graph *g;
	smr_status st;

	SMR_TRY(smr_graph_parse("site", text, n, &g));
	st = open_flow(r, g, text, n, s, out);
	if (st != SMR_OK)
		smr_graph_free(g);
	return st;
}

smr_status smr_flow_open(smr_runner *r, const char *text, size_t n, smr_flow **out)
{
	return read_flow(r, text, n, &(sort){0}, out);
}

smr_status smr_flow_open_code(smr_runner *r, const char *text, size_t n, const void *code,
			      size_t ncode, smr_flow **out)
{
	return read_flow(r, text, n, &(sort){.code = code, .ncode = ncode}, out);
}

/* The text names the flow in the history, in messages and in built libraries. */
smr_status smr_flow_open_graph(smr_runner *r, smr_graph *g, bool beside, smr_flow **out)
{
	char *text;
	smr_status st;

	SMR_TRY(smr_graph_print(g, &text));
	st = open_flow(r, g, text, strlen(text), &(sort){.beside = beside}, out);
	smr_graph_text_free(text);
	return st;
}

void smr_specialization_free(smr_specialization *s)
{
	smr_assert(s == NULL || s->nsteps == 0 || s->steps != NULL);
	if (s == NULL)
		return;
	smr_baseline_free(s->loops);
	smr_specialization_settle(s);
	smr_row_chains_free(s->bands);
	smr_cuts_free(s);
	for (size_t i = 0; i < s->nsteps; i++)
		smr_step_free(&s->steps[i]);
	smr_free(s->steps);
	smr_free(s->pieces);
	smr_free(s->spans);
	smr_free(s->clashes);
	smr_free(s);
}

void smr_flow_free(smr_flow *f)
{
	if (f == NULL)
		return;
	while (f->sizes != NULL) {
		smr_specialization *s = f->sizes;

		f->sizes = s->next;
		smr_specialization_free(s);
	}
	smr_graph_free(f->graph);
	smr_arena_free(f->arena);
	pthread_mutex_destroy(&f->lock);
	smr_free(f);
}
