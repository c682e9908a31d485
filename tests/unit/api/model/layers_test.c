/* Programs whose layers are iterations of a loop: run by pipeline stages and micro-batches, their
 * results equal those of one device bitwise. */
#include "base/str.h"
#include "unit.h"

#include "shard_run.h"

#include "ctx_case.h"

/* ---- programs -------------------------------------------------------------------------------- */

typedef struct program {
	unsigned layers;
	bool trains;
	bool casts;  /* values computed of all weights before the loop */
	bool clips;  /* the update depends on a sum over all gradients */
	bool adds;   /* moments: a stack that no loop reads */
	bool mixes;  /* the update of a layer depends on another layer's */
	bool marked; /* its ops have stage marks; the loop is within one stage */
	bool looks;  /* the loss uses a value computed before the layers */
	bool keeps;  /* the backward pass reads two stacks that could be computed from a third */
	bool anew;   /* the backward pass recomputes, behind a barrier, what it reads of a layer */
	smr_str text;
} program;

#define I "tensor<i32>"
#define M "tensor<8x8xi32>"
#define X "tensor<16x8xi32>"

/* %L stands for the number of layers. */
static void line(program *p, const char *text)
{
	for (const char *at = text; *at != '\0'; at++)
		if (at[0] == '%' && at[1] == 'L') {
			smr_str_printf(&p->text, "%u", p->layers);
			at++;
		} else {
			smr_str_printf(&p->text, "%c", *at);
		}
	smr_str_puts(&p->text, "\n");
}

#define W "tensor<%Lx8x8xi32>"
#define K "tensor<%Lx16x8xi32>"
#define LOOP_HEAD(state, types)                                                              \
	state " : " types "\n"                                                               \
	      "cond {\n"                                                                     \
	      "  %n = stablehlo.constant dense<%L> : " I "\n"                                \
	      "  %c = stablehlo.compare LT, %i, %n, SIGNED : (" I ", " I ") -> tensor<i1>\n" \
	      "  stablehlo.return %c : tensor<i1>\n"                                         \
	      "} do {\n"                                                                     \
	      "  %one = stablehlo.constant dense<1> : " I "\n"                               \
	      "  %j = stablehlo.add %i, %one : " I
#define TAKE(to, from, at, type, part, size)                                                 \
	"  %" to "1 = stablehlo.dynamic_slice %" from ", %" at ", %z, %z, sizes = [1, " size \
	", 8] : (" type ", " I ", " I ", " I ") -> tensor<1x" size "x8xi32>\n"               \
	"  %" to " = stablehlo.reshape %" to "1 : (tensor<1x" size "x8xi32>) -> " part
#define PUT(to, into, what, at, type, part, size)                                                  \
	"  %" to "1 = stablehlo.reshape %" what " : (" part ") -> tensor<1x" size "x8xi32>\n"      \
	"  %" to " = stablehlo.dynamic_update_slice %" into ", %" to "1, %" at ", %z, %z : (" type \
	", tensor<1x" size "x8xi32>, " I ", " I ", " I ") -> " type

/* The target of the loss: computed from y alone, or with weights, too. */
static void look(program *p)
{
	line(p, "%y1 = stablehlo.negate %y : " X "\n%y2 = stablehlo.maximum %y, %y1 : " X);
	line(p, p->looks ? "%yp = stablehlo.dot_general %y2, %e, contracting_dims = [1] x [0] : (" X
			   ", " M ") -> " X "\n%y3 = stablehlo.add %yp, %y2 : " X
			 : "%y3 = stablehlo.add %y, %zx : " X);
}

/* h -> max(0, h w), and the inputs of each layer. */
static void forward(program *p)
{
	line(p, "%z = stablehlo.constant dense<0> : " I "\n"
		"%zx = stablehlo.constant dense<0> : " X "\n"
		"%zk = stablehlo.constant dense<0> : " K);
	if (p->trains)
		look(p);
	line(p, p->casts ? "%u = stablehlo.add %w, %w : " W : "%u = stablehlo.negate %w : " W);
	line(p, "%h0 = stablehlo.dot_general %x, %e, contracting_dims = [1] x [0]");
	if (p->marked)
		line(p, "{mhlo.frontend_attributes = {stage = \"0\"}}");
	line(p, ": (" X ", " M ") -> " X);
	if (p->keeps)
		line(p, "%f:4 = stablehlo.while(" LOOP_HEAD(
				"%i = %z, %h = %h0, %k = %zk, %q = %zk)", I ", " X ", " K ", " K));
	else
		line(p, "%f:3 = stablehlo.while(" LOOP_HEAD("%i = %z, %h = %h0, %k = %zk)",
							    I ", " X ", " K));
	line(p, TAKE("b", "u", "i", W, M, "8"));
	if (p->keeps)
		line(p,
		     "  %nh = stablehlo.negate %h : " X "\n" PUT("k2", "k", "nh", "i", K, X, "16"));
	else
		line(p, PUT("k2", "k", "h", "i", K, X, "16"));
	line(p, "  %p = stablehlo.dot_general %h, %b, contracting_dims = [1] x [0]");
	if (p->marked)
		line(p, "{mhlo.frontend_attributes = {stage = \"1\"}}");
	line(p, ": (" X ", " M ") -> " X "\n"
		"  %o = stablehlo.maximum %p, %zx : " X);
	if (p->keeps)
		line(p, PUT("q2", "q", "p", "i", K, X, "16"));
	line(p, p->keeps ? "  stablehlo.return %j, %o, %k2, %q2 : " I ", " X ", " K ", " K "\n}"
			 : "  stablehlo.return %j, %o, %k2 : " I ", " X ", " K "\n}");
}

static void backward(program *p)
{
	line(p, "%d0 = stablehlo.subtract %f#1, %y3 : " X "\n"
		"%loss = stablehlo.reduce(%d0 init: %z) applies stablehlo.add across dimensions = "
		"[0, 1] : (" X ", " I ") -> " I "\n"
		"%zg = stablehlo.constant dense<0> : " W);
	line(p,
	     "%r:3 = stablehlo.while(" LOOP_HEAD("%i = %z, %d = %d0, %g = %zg)", I ", " X ", " W));
	line(p, "  %top = stablehlo.constant dense<%L> : " I "\n"
		"  %l1 = stablehlo.subtract %top, %i : " I "\n"
		"  %l = stablehlo.subtract %l1, %one : " I);
	line(p, TAKE("b", "u", "l", W, M, "8"));
	if (p->keeps)
		line(p, TAKE("nh", "f#2", "l", K, X, "16") "\n  %h = stablehlo.negate %nh : " X);
	else
		line(p, TAKE("h", "f#2", "l", K, X, "16"));
	if (p->anew)
		line(p, "  %t:2 = stablehlo.optimization_barrier %h, %b : " X ", " M);
	if (p->keeps)
		line(p, TAKE("p", "f#3", "l", K, X, "16"));
	else
		line(p,
		     p->anew ? "  %p = stablehlo.dot_general %t#0, %t#1, contracting_dims = [1] x "
			       "[0] "
			       ": (" X ", " M ") -> " X
			     : "  %p = stablehlo.dot_general %h, %b, contracting_dims = [1] x [0] "
			       ": (" X ", " M ") -> " X);
	line(p, "  %q = stablehlo.compare GT, %p, %zx, SIGNED : (" X ", " X ") -> tensor<16x8xi1>\n"
		"  %s = stablehlo.select %q, %d, %zx : tensor<16x8xi1>, " X "\n"
		"  %dw = stablehlo.dot_general %h, %s, contracting_dims = [0] x [0] : (" X ", " X
		") -> " M);
	line(p, PUT("g2", "g", "dw", "l", W, M, "8"));
	line(p, "  %o = stablehlo.dot_general %s, %b, contracting_dims = [1] x [1] : (" X ", " M
		") -> " X "\n"
		"  stablehlo.return %j, %o, %g2 : " I ", " X ", " W "\n}");
	line(p, "%de = stablehlo.dot_general %x, %r#1, contracting_dims = [0] x [0] : (" X ", " X
		") -> " M "\n%e2 = stablehlo.subtract %e, %de : " M);
}

static void update(program *p)
{
	line(p, p->mixes ? "%g5 = stablehlo.reverse %r#2, dims = [0] : " W
			 : "%g5 = stablehlo.negate %r#2 : " W);
	if (p->clips)
		line(p, "%sq = stablehlo.multiply %r#2, %r#2 : " W "\n"
			"%norm = stablehlo.reduce(%sq init: %z) applies stablehlo.add across "
			"dimensions = [0, 1, 2] : (" W ", " I ") -> " I "\n"
			"%norms = stablehlo.broadcast_in_dim %norm, dims = [] : (" I ") -> " W "\n"
			"%g6 = stablehlo.multiply %g5, %norms : " W);
	else
		line(p, "%g6 = stablehlo.add %g5, %g5 : " W);
	line(p,
	     p->adds ? "%m2 = stablehlo.add %m, %g6 : " W : "%m2 = stablehlo.subtract %m, %m : " W);
	line(p, "%t = stablehlo.add %m2, %g6 : " W "\n%w2 = stablehlo.add %w, %t : " W);
}

static const char *write_program(program *p)
{
	p->text = (smr_str){0};
	if (p->trains)
		line(p, "func.func @main(%w: " W ", %m: " W ", %e: " M ", %x: " X ", %y: " X
			") -> (" W ", " W ", " M ", " I ") {");
	else
		line(p, "func.func @main(%w: " W ", %e: " M ", %x: " X ") -> " X " {");
	forward(p);
	if (p->trains) {
		backward(p);
		update(p);
		line(p, "return %w2, %m2, %e2, %loss : " W ", " W ", " M ", " I "\n}");
	} else {
		line(p, "return %f#1 : " X "\n}");
	}
	return smr_str_text(&p->text);
}

static void check_way(program *p, const char *way, unsigned devices)
{
	shard_check(ctx, write_program(p), way, devices);
	smr_str_free(&p->text);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void layers_by_stages_give_what_one_device_gives(void **state)
{
	program p = {.layers = 4};

	for (unsigned casts = 0; casts < 2; casts++) {
		p.casts = casts;
		check_way(&p, "pp=2,mb=1", 2);
		check_way(&p, "pp=2,mb=4", 2);
		check_way(&p, "pp=4,mb=8,gpipe", 4);
		check_way(&p, "pp=2,mb=2,dp=2", 4);
	}
}

static void steps_by_stages_of_layers_give_what_whole_ones_give(void **state)
{
	static const struct {
		const char *way;
		unsigned devices;
	} ways[] = {{"pp=2,mb=1", 2},       {"pp=2,mb=2", 2}, {"pp=4,mb=8", 4},
		    {"pp=4,mb=4,gpipe", 4}, {"pp=2,dp=2", 4}, {"pp=4,mb=2,dp=2", 8}};

	for (unsigned kind = 0; kind < 16; kind++)
		for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
			program p = {.layers = 4,
				     .trains = true,
				     .casts = kind & 1,
				     .clips = kind >> 1 & 1,
				     .adds = kind >> 2 & 1,
				     .mixes = kind >> 3 & 1};

			check_way(&p, ways[i].way, ways[i].devices);
		}
}

static void stages_have_several_layers(void **state)
{
	program p = {.layers = 12, .trains = true, .adds = true, .casts = true};

	check_way(&p, "pp=2,mb=4", 2);
	check_way(&p, "pp=3,mb=2", 3);
	check_way(&p, "pp=4,mb=2", 4);
	check_way(&p, "pp=6,mb=2,gpipe", 6);
}

static void what_comes_before_the_layers_is_there_between_them(void **state)
{
	program p = {.layers = 4, .trains = true, .looks = true};

	check_way(&p, "pp=2,mb=1", 2);
	check_way(&p, "pp=2,mb=4", 2);
	check_way(&p, "pp=4,mb=4,gpipe", 4);
	check_way(&p, "pp=2,mb=2,dp=2", 4);
}

/* Returns the number of values of the first stage's forward pass that other stages or its own
 * backward pass read. */
static uint32_t values_kept(bool anew)
{
	program p = {.layers = 4, .trains = true, .anew = anew};
	const char *text = write_program(&p);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model *m = NULL;
	uint32_t n;

	l.text = text;
	l.length = strlen(text);
	l.strategy = "pp=2,mb=2";
	l.simplify = SMR_SIMPLIFY_NONE;
	l.fuse = SMR_FUSE_NONE;
	assert_int_equal(smr_load(ctx, &l, &m), SMR_OK);
	n = m->module->functions[1]->nresults;
	assert_int_equal(smr_unload(m), SMR_OK);
	smr_str_free(&p.text);
	return n;
}

static void layers_behind_a_barrier_are_of_the_way_back(void **state)
{
	program p = {.layers = 4, .trains = true, .casts = true, .anew = true};

	check_way(&p, "pp=2,mb=1", 2);
	check_way(&p, "pp=2,mb=4", 2);
	check_way(&p, "pp=4,mb=4,gpipe", 4);
	/* the inputs of two layers, and the output of the second; else the products of both, too */
	assert_int_equal(values_kept(true), 3);
	assert_int_equal(values_kept(false), 5);
}

/* Returns the number of stacks that are written. */
static uint32_t stacks_of(program *p, const char *way)
{
	const char *text = write_program(p);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model *m = NULL;
	uint32_t n = 0;

	l.text = text;
	l.length = strlen(text);
	l.strategy = way;
	l.fuse = SMR_FUSE_NONE;
	assert_int_equal(smr_load(ctx, &l, &m), SMR_OK);
	for (uint32_t i = 0; i < m->module->functions[0]->body.n; i++) {
		const smr_block *b = m->module->functions[0]->body.blocks[i];
		const smr_graph *g = b->nbodies == 2 ? b->bodies[1].blocks[0]->flow : NULL;

		for (uint32_t k = 0; g != NULL && k < g->nnodes; k++)
			n += g->nodes[k]->op == SMR_OP_dynamic_update;
	}
	assert_int_equal(smr_unload(m), SMR_OK);
	smr_str_free(&p->text);
	return n;
}

static void layers_are_computed_anew_on_the_way_back(void **state)
{
	static const struct {
		const char *way;
		unsigned devices;
	} ways[] = {{"remat", 1},           {"dp=2,remat", 2},      {"pp=2,mb=1,remat", 2},
		    {"pp=2,mb=4,remat", 2}, {"pp=2,dp=2,remat", 4}, {"pp=4,mb=4,gpipe,remat", 4}};

	for (unsigned kind = 0; kind < 8; kind++)
		for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
			program p = {.layers = 4,
				     .trains = true,
				     .keeps = true,
				     .casts = kind & 1,
				     .clips = kind >> 1 & 1,
				     .looks = kind >> 2 & 1};

			check_way(&p, ways[i].way, ways[i].devices);
		}
	program p = {.layers = 4, .trains = true, .keeps = true};

	/* both of the forward pass, and gradients; or only the inputs of each layer */
	assert_int_equal(stacks_of(&p, NULL), 3);
	assert_int_equal(stacks_of(&p, "remat"), 2);
}

/* The backward loop reads one stack from both ends, two others from one. */
static const char *write_ends(program *p, bool last_first)
{
	p->text = (smr_str){0};
	line(p,
	     "func.func @main(%w: " W ", %x: " X ") -> " X " {\n"
	     "%z = stablehlo.constant dense<0> : " I "\n"
	     "%zx = stablehlo.constant dense<0> : " X "\n"
	     "%zk = stablehlo.constant dense<0> : " K "\n"
	     "%f:5 = stablehlo.while(" LOOP_HEAD("%i = %z, %h = %x, %k = %zk, %q = %zk, %r = %zk)",
						 I ", " X ", " K ", " K ", " K));
	line(p, TAKE("b", "w", "i", W, M,
		     "8") "\n"
			  "  %p = stablehlo.dot_general %h, %b, contracting_dims = [1] x [0] : (" X
			  ", " M ") -> " X "\n  %n = stablehlo.negate %p : " X "\n"
			  "  %o = stablehlo.maximum %p, %zx : " X);
	line(p, PUT("k2", "k", "p", "i", K, X, "16"));
	line(p, PUT("q2", "q", "n", "i", K, X, "16"));
	line(p, PUT("r2", "r", "o", "i", K, X, "16"));
	line(p, "  stablehlo.return %j, %o, %k2, %q2, %r2 : " I ", " X ", " K ", " K ", " K "\n}");
	line(p, "%g:2 = stablehlo.while(" LOOP_HEAD("%i = %z, %d = %f#1)", I ", " X));
	line(p, "  %top = stablehlo.constant dense<%L> : " I "\n"
		"  %l1 = stablehlo.subtract %top, %i : " I "\n"
		"  %l = stablehlo.subtract %l1, %one : " I);
	line(p, last_first ? TAKE("u", "f#2", "l", K, X, "16") : TAKE("u", "f#2", "i", K, X, "16"));
	line(p, last_first ? TAKE("v", "f#2", "i", K, X, "16") : TAKE("v", "f#2", "l", K, X, "16"));
	line(p, last_first ? TAKE("s", "f#3", "l", K, X, "16") : TAKE("s", "f#3", "i", K, X, "16"));
	line(p, last_first ? TAKE("t", "f#4", "l", K, X, "16") : TAKE("t", "f#4", "i", K, X, "16"));
	line(p, "  %d1 = stablehlo.multiply %d, %u : " X "\n"
		"  %d2 = stablehlo.subtract %d1, %v : " X "\n"
		"  %d3 = stablehlo.multiply %d2, %s : " X "\n"
		"  %d4 = stablehlo.add %d3, %t : " X "\n"
		"  stablehlo.return %j, %d4 : " I ", " X "\n}\n"
		"return %g#1 : " X "\n}");
	return smr_str_text(&p->text);
}

static void a_stack_read_from_both_ends_is_kept(void **state)
{
	for (unsigned last_first = 0; last_first < 2; last_first++) {
		program p = {.layers = 4};

		shard_check(ctx, write_ends(&p, last_first), "remat", 1);
		smr_str_free(&p.text);
		shard_check(ctx, write_ends(&p, last_first), "dp=2,remat", 2);
		smr_str_free(&p.text);
	}
}

static void a_loop_within_a_marked_stage_is_no_hindrance(void **state)
{
	program p = {.layers = 3, .marked = true};

	check_way(&p, "pp=2,mb=2", 2);
	p.trains = true;
	check_way(&p, "pp=2,mb=4", 2);
}

static void each_stage_has_the_weights_of_its_layers(void **state)
{
	program p = {.layers = 4, .trains = true, .adds = true, .clips = true, .casts = true};
	const char *text = write_program(&p);
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model *m = NULL;

	l.text = text;
	l.length = strlen(text);
	l.strategy = "pp=2,mb=4,dp=2";
	assert_int_equal(smr_load(ctx, &l, &m), SMR_OK);
	for (unsigned device = 0; device < 4; device++)
		for (unsigned i = 0; i < 2; i++) { /* %w, %m and their next values */
			smr_model_part arg = SMR_INIT(smr_model_part), result = arg;

			assert_int_equal(smr_model_arg_part(m, i, device, &arg), SMR_OK);
			assert_int_equal(smr_model_result_part(m, i, device, &result), SMR_OK);
			assert_int_equal(arg.start[0], device / 2 * 2);
			assert_int_equal(arg.dims[0], 2);
			assert_int_equal(result.start[0], arg.start[0]);
			assert_int_equal(result.dims[0], 2);
		}
	assert_int_equal(smr_unload(m), SMR_OK);
	smr_str_free(&p.text);
}

static void refuses(const char *text, const char *way, const char *says)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_model *m = NULL;

	l.text = text;
	l.length = strlen(text);
	l.strategy = way;
	if (smr_load(ctx, &l, &m) == SMR_OK || strstr(smr_errmsg(), says) == NULL)
		fail_msg("%s: %s", way, m != NULL ? "it is taken" : smr_errmsg());
}

/* x doubled n times. */
#define DOUBLED                                                                        \
	"%f:2 = stablehlo.while(%i = %z, %h = %x) : " I ", " X "\n"                    \
	"cond {\n"                                                                     \
	"  %c = stablehlo.compare LT, %i, %n, SIGNED : (" I ", " I ") -> tensor<i1>\n" \
	"  stablehlo.return %c : tensor<i1>\n"                                         \
	"} do {\n"                                                                     \
	"  %one = stablehlo.constant dense<1> : " I "\n"                               \
	"  %j = stablehlo.add %i, %one : " I "\n"                                      \
	"  %o = stablehlo.add %h, %h : " X "\n"                                        \
	"  stablehlo.return %j, %o : " I ", " X "\n"                                   \
	"}\n"                                                                          \
	"return %f#1 : " X "\n}\n"

static void layers_that_are_no_stages_are_told(void **state)
{
	program p = {.layers = 4, .trains = true};
	const char *text = write_program(&p);

	refuses(text, "pp=3", "pp=3 does not divide the 4 layers of the loop in line ");
	refuses(text, "pp=2,mb=3", "dp*mb=3 does not divide dimension 0 of argument 3, 16");
	refuses(text, "remat", "remat saves nothing: the loop in line ");
	smr_str_free(&p.text);
	p.trains = false;
	refuses(write_program(&p), "remat", "here is no such");
	smr_str_free(&p.text);
	refuses("func.func @main(%x: " X ", %n: " I ") -> " X " {\n"
		"%z = stablehlo.constant dense<0> : " I "\n" DOUBLED,
		"pp=2", "line 3: how often a loop iterates depends on data");
	refuses("func.func @main(%x: " X ") -> " X " {\n"
		"%z = stablehlo.constant dense<0> : " I "\n"
		"%n = stablehlo.constant dense<4> : " I "\n" DOUBLED,
		"pp=2", "no loop is over layers");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(layers_by_stages_give_what_one_device_gives),
		cmocka_unit_test(steps_by_stages_of_layers_give_what_whole_ones_give),
		cmocka_unit_test(stages_have_several_layers),
		cmocka_unit_test(what_comes_before_the_layers_is_there_between_them),
		cmocka_unit_test(layers_behind_a_barrier_are_of_the_way_back),
		cmocka_unit_test(layers_are_computed_anew_on_the_way_back),
		cmocka_unit_test(a_stack_read_from_both_ends_is_kept),
		cmocka_unit_test(a_loop_within_a_marked_stage_is_no_hindrance),
		cmocka_unit_test(each_stage_has_the_weights_of_its_layers),
		cmocka_unit_test(layers_that_are_no_stages_are_told),
	};

	return cmocka_run_group_tests(tests, ctx_open, ctx_close);
}
