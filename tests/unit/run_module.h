/** @file Modules made of texts, for tests of what runs them. */
#ifndef SMR_TESTS_RUN_MODULE_H
#define SMR_TESTS_RUN_MODULE_H
#include <string.h>

#include "base/alloc.h"
#include "ir/module/module.h"
#include "unit.h"

/* A function of a module that is made of texts. */
typedef struct made {
	smr_module *m;
	smr_function *f;
} made;

static inline smr_graph *flow_of(const char *text)
{
	smr_graph *g;
	char *whole = smr_malloc(strlen(text) + 32);

	strcpy(whole, "flow \"f\" {\n");
	strcat(whole, text);
	strcat(whole, "\n}\n");
	if (smr_graph_parse("test", whole, strlen(whole), &g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	smr_free(whole);
	return g;
}

static inline uint32_t var(made *p, smr_dtype t, int64_t n)
{
	smr_graph *g;
	smr_type type;
	uint32_t v;

	assert_int_equal(smr_graph_new("t", &g), SMR_OK);
	assert_int_equal(smr_type_make(g, t, n > 0 ? 1 : 0, &n, &type), SMR_OK);
	v = smr_function_var(p->m, p->f, &type, NULL);
	smr_graph_free(g);
	return v;
}

static inline void basic(made *p, smr_body *body, const char *text, const uint32_t *ins,
			 uint32_t nins, const uint32_t *outs, uint32_t nouts)
{
	smr_block *b = smr_body_add(p->m, body, SMR_BLOCK_BASIC, 0);

	b->flow = flow_of(text);
	assert_int_equal(smr_block_bind(p->m, b, ins, nins, outs, nouts), SMR_OK);
}

static inline made begin(uint32_t partitions)
{
	made p;

	assert_int_equal(smr_module_new("test", &p.m), SMR_OK);
	p.f = smr_module_function(p.m, "main");
	p.m->partitions = partitions;
	return p;
}

static inline uint32_t *list(made *p, uint32_t n, const uint32_t *v)
{
	return smr_arena_memdup(p->m->arena, v, n * sizeof(*v));
}

#define U(...) ((const uint32_t[]){__VA_ARGS__})

static inline void interface(made *p, uint32_t nparams, const uint32_t *params, uint32_t nresults,
			     const uint32_t *results)
{
	p->f->nparams = nparams;
	p->f->params = list(p, nparams, params);
	p->f->nresults = nresults;
	p->f->results = list(p, nresults, results);
}
#endif
