/* Measures launches, by a kernel that copies a few elements: generated as all others are. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "back/gpu/calibrate_own.h"
#include "base/alloc.h"
#include "gpu/graph.h"

enum { LAUNCHES = 200, TRIALS = 5, ELEMENTS = 32, BYTES = ELEMENTS * 4 };

static const char text[] = "flow launch {\n"
			   "  base x, y written\n"
			   "  %0 = view f32[32] x\n"
			   "  %1 = view f32[32] y\n"
			   "  %2 = nest (i: 32) into %1[i] = %0[i]\n"
			   "}\n";

typedef struct small_kernel {
	smr_gpu_device *d;
	smr_graph *graph;
	smr_gpu_code code;
	smr_gpu_module *module;
	smr_gpu_ptr memory;
	uint64_t words[SMR_GPU_WORDS];
	void *params[1];
	smr_gpu_work work;
	smr_gpu_timer timer;
} small_kernel;

static const smr_node *find_nest(const smr_graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			return g->nodes[i];
	return NULL;
}

static smr_status load_code(small_kernel *k, const smr_gpu_card *card)
{
	static float host[2][ELEMENTS];
	void *base[] = {host[0], host[1]};
	int64_t sym[1] = {0};
	uint64_t value[8] = {0};
	smr_codelet c = {.in_full = true};
	smr_env e = {.sym = sym, .base = base, .value = value};
	char *image, *at[NEST_MAX_OPERANDS];
	size_t n;
	smr_status st;

	SMR_TRY(smr_graph_parse("launch", text, strlen(text), &k->graph));
	c.graph = k->graph;
	c.nest = find_nest(k->graph);
	SMR_TRY(smr_gpu_generate(&c, &e, &card->target, &k->code));
	SMR_TRY(smr_gpu_compile(&k->code, &card->target, &image, &n));
	st = smr_gpu_module_load(k->d, image, n, &k->module);
	smr_free(image);
	if (st == SMR_OK)
		st = smr_gpu_alloc(k->d, (size_t)BYTES * NEST_MAX_OPERANDS, &k->memory);
	for (int i = 0; i < NEST_MAX_OPERANDS; i++)
		at[i] = (char *)(uintptr_t)(k->memory + (uint64_t)BYTES * (uint64_t)i);
	if (st == SMR_OK)
		smr_gpu_arguments(&k->code, at, value, k->words);
	return st == SMR_OK ? smr_gpu_function(k->module, "smr_gpu_0", &k->work.fn) : st;
}

static smr_status make_kernel(small_kernel *k, const smr_gpu_card *card)
{
	SMR_TRY(load_code(k, card));
	k->params[0] = k->words;
	k->work.params = k->params;
	for (int i = 0; i < 3; i++)
		k->work.grid[i] = k->work.block[i] = 1;
	k->work.grid[0] = k->code.launch[0].grid;
	k->work.block[0] = k->code.launch[0].block;
	k->work.shared = k->code.launch[0].shared;
	return smr_gpu_timer_new(k->d, &k->timer);
}

static void free_kernel(small_kernel *k)
{
	(void)smr_gpu_synchronize(k->d);
	smr_gpu_timer_free(&k->timer);
	smr_gpu_free(k->d, k->memory);
	smr_gpu_module_free(k->module);
	smr_gpu_code_free(&k->code);
	smr_graph_free(k->graph);
}

static smr_status launch_in_stream(const small_kernel *k)
{
	for (int i = 0; i < LAUNCHES; i++)
		SMR_TRY(smr_gpu_launch_kernel(k->d, &k->work, NULL));
	return SMR_OK;
}

/* Gets the shortest time of one launch; @p g: a graph of LAUNCHES, or NULL. */
static smr_status time_launches(const small_kernel *k, smr_gpu_graph *g, double *least)
{
	double s;

	*least = INFINITY;
	for (int t = 0; t < TRIALS; t++) {
		SMR_TRY(smr_gpu_event_record(k->timer.from, NULL));
		SMR_TRY(g != NULL ? smr_gpu_graph_launch(g, NULL) : launch_in_stream(k));
		SMR_TRY(smr_gpu_event_record(k->timer.to, NULL));
		SMR_TRY(smr_gpu_seconds(k->timer.from, k->timer.to, &s));
		*least = fmax(fmin(*least, s / LAUNCHES), 1e-9);
	}
	return SMR_OK;
}

static smr_status time_graph(const small_kernel *k, double *least)
{
	smr_gpu_graph *g;
	smr_gpu_node last = 0;
	smr_status st;

	SMR_TRY(smr_gpu_graph_new(k->d, &g));
	st = smr_gpu_graph_add_launch(g, NULL, 0, &k->work, &last);
	for (int i = 1; st == SMR_OK && i < LAUNCHES; i++)
		st = smr_gpu_graph_add_launch(g, &last, 1, &k->work, &last);
	if (st == SMR_OK)
		st = smr_gpu_graph_finish(g);
	if (st == SMR_OK)
		st = time_launches(k, g, least);
	(void)smr_gpu_synchronize(k->d);
	smr_gpu_graph_free(g);
	return st;
}

smr_status smr_gpu_measure_launches(const smr_gpu_card *card, smr_machine *m)
{
	small_kernel k = {.d = card->device};
	smr_status st = make_kernel(&k, card);

	if (st == SMR_OK)
		st = launch_in_stream(&k);
	if (st == SMR_OK)
		st = time_launches(&k, NULL, &m->launch_s);
	if (st == SMR_OK)
		st = time_graph(&k, &m->graph_launch_s);
	free_kernel(&k);
	return st;
}
