/* Programs that mark the stages of a pipeline: run by stages and micro-batches, their results equal
 * those of one device bitwise. */
#include "base/str.h"
#include "unit.h"

#include "shard_run.h"

#include "ctx_case.h"

/* ---- programs -------------------------------------------------------------------------------- */

typedef enum marks { NOWHERE, FORWARD, EVERYWHERE } marks;

typedef struct program {
	unsigned layers, stages;
	marks marks;
	bool trains, tied, skips; /* tied: the first weights are also the last ones */
	smr_str text;
} program;

#define X "tensor<16x8xi32>"
#define W "tensor<8x8xi32>"

static void mark(program *p, unsigned layer, bool forward)
{
	unsigned stage = layer * p->stages / p->layers;

	if (p->marks == EVERYWHERE || (p->marks == FORWARD && forward))
		smr_str_printf(&p->text, " {mhlo.frontend_attributes = {stage = \"%u\"}}", stage);
}

static void dot(program *p, const char *to, const char *a, const char *b, const char *sum,
		const char *types, unsigned layer, bool forward)
{
	smr_str_printf(&p->text, "  %%%s = stablehlo.dot_general %%%s, %%%s, contracting_dims = %s",
		       to, a, b, sum);
	mark(p, layer, forward);
	smr_str_printf(&p->text, " : %s\n", types);
}

static void binary(program *p, const char *to, const char *op, const char *a, const char *b,
		   const char *type, unsigned layer, bool forward)
{
	smr_str_printf(&p->text, "  %%%s = stablehlo.%s %%%s, %%%s", to, op, a, b);
	mark(p, layer, forward);
	smr_str_printf(&p->text, " : %s\n", type);
}

static const char *name(const char *letter, unsigned i)
{
	static char names[8][16];
	static unsigned at;
	char *to = names[at++ % 8];

	snprintf(to, sizeof(names[0]), "%s%u", letter, i);
	return to;
}

static unsigned weights(const program *p)
{
	return p->tied ? p->layers - 1 : p->layers;
}

static unsigned weight_of(const program *p, unsigned layer)
{
	return layer % weights(p);
}

static void forward(program *p)
{
	smr_str_puts(&p->text, "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
			       "  %zs = stablehlo.constant dense<0> : " X "\n");
	for (unsigned i = 0; i < p->layers; i++) {
		dot(p, name("p", i), name("h", i), name("w", weight_of(p, i)), "[1] x [0]",
		    "(" X ", " W ") -> " X, i, true);
		if (p->skips && i + 1 == p->layers)
			binary(p, name("q", i), "add", name("p", i), "h1", X, i, true);
		else
			binary(p, name("q", i), "add", name("p", i), name("p", i), X, i, true);
		binary(p, name("h", i + 1), "maximum", name("q", i), "zs", X, i, true);
	}
}

static void backward(program *p)
{
	unsigned n = p->layers;

	binary(p, name("d", n), "subtract", name("h", n), "y", X, n - 1, true);
	smr_str_printf(&p->text,
		       "  %%l = stablehlo.reduce(%%d%u init: %%z) applies stablehlo.add across "
		       "dimensions = [0, 1] : (" X ", tensor<i32>) -> tensor<i32>\n",
		       n);
	for (unsigned i = n; i-- > 0;) {
		smr_str_printf(&p->text, "  %%c%u = stablehlo.compare GT, %%q%u, %%zs, SIGNED", i,
			       i);
		mark(p, i, true);
		smr_str_printf(&p->text, " : (" X ", " X ") -> tensor<16x8xi1>\n");
		smr_str_printf(&p->text, "  %%e%u = stablehlo.select %%c%u, %%d%u, %%zs", i, i,
			       i + 1);
		mark(p, i, false);
		smr_str_puts(&p->text, " : tensor<16x8xi1>, " X "\n");
		dot(p, name("g", i), name("h", i), name("e", i), "[0] x [0]",
		    "(" X ", " X ") -> " W, i, false);
		dot(p, name("d", i), name("e", i), name("w", weight_of(p, i)), "[1] x [1]",
		    "(" X ", " W ") -> " X, i, false);
	}
	if (p->tied)
		binary(p, "gt", "add", "g0", name("g", n - 1), W, 0, false);
	for (unsigned i = 0; i < weights(p); i++)
		smr_str_printf(&p->text, "  %%n%u = stablehlo.subtract %%w%u, %%%s : " W "\n", i, i,
			       p->tied && i == 0 ? "gt" : name("g", i));
}

/* Layers h -> max(0, 2 h w), and a training step on the last h less y; results are the weights, the
 * sum of the differences, and each last h. */
static const char *write_program(program *p)
{
	smr_str *s = &p->text;

	*s = (smr_str){0};
	smr_str_puts(s, "func.func @main(");
	for (unsigned i = 0; i < weights(p); i++)
		smr_str_printf(s, "%%w%u: " W ", ", i);
	smr_str_puts(s, p->trains ? "%h0: " X ", %y: " X ") -> (" : "%h0: " X ") -> (");
	for (unsigned i = 0; p->trains && i < weights(p); i++)
		smr_str_puts(s, W ", ");
	smr_str_puts(s, p->trains ? "tensor<i32>) {\n" : X ") {\n");
	forward(p);
	if (p->trains)
		backward(p);
	smr_str_puts(s, "  return ");
	for (unsigned i = 0; p->trains && i < weights(p); i++)
		smr_str_printf(s, "%%n%u, ", i);
	if (p->trains)
		smr_str_puts(s, "%l : ");
	else
		smr_str_printf(s, "%%h%u : ", p->layers);
	for (unsigned i = 0; p->trains && i < weights(p); i++)
		smr_str_puts(s, W ", ");
	smr_str_puts(s, p->trains ? "tensor<i32>\n}\n" : X "\n}\n");
	return smr_str_text(s);
}

static void check_way(program *p, const char *way, unsigned devices)
{
	shard_check(ctx, write_program(p), way, devices);
	smr_str_free(&p->text);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void stages_give_what_one_device_gives(void **state)
{
	program p = {.layers = 4, .stages = 2, .marks = FORWARD};

	check_way(&p, "pp=2,mb=1", 2);
	check_way(&p, "pp=2,mb=4", 2);
	check_way(&p, "pp=2,mb=8,gpipe", 2);
	p.skips = true;
	p.stages = 4;
	check_way(&p, "pp=4,mb=4", 4);
}

static void steps_by_stages_give_what_whole_ones_give(void **state)
{
	static const char *const ways[] = {"pp=2,mb=1",       "pp=2,mb=2",     "pp=2,mb=8",
					   "pp=2,mb=4,gpipe", "pp=2,dp=2",     "pp=2,mb=4,dp=2",
					   "pp=2,mb=2,tp=2",  "pp=2,tp=2,dp=2"};

	for (unsigned marked = FORWARD; marked <= EVERYWHERE; marked++)
		for (unsigned kind = 0; kind < 4; kind++)
			for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
				program p = {.layers = 4,
					     .stages = 2,
					     .trains = true,
					     .marks = (marks)marked,
					     .tied = kind & 1,
					     .skips = kind >> 1};

				check_way(&p, ways[i], i < 4 ? 2 : i < 7 ? 4 : 8);
			}
}

static void many_stages_follow_each_other(void **state)
{
	program p = {.layers = 8, .stages = 4, .trains = true, .marks = EVERYWHERE};

	check_way(&p, "pp=4,mb=8", 4);
	check_way(&p, "pp=4,mb=8,gpipe", 4);
	p.stages = 8;
	check_way(&p, "pp=8,mb=2", 8);
	p.layers = p.stages = 3;
	check_way(&p, "pp=3,mb=4,dp=2", 6);
}

#define MARK(k) " {mhlo.frontend_attributes = {stage = \"" k "\"}}"
#define F "tensor<4x2xf32>"
#define HEAD "func.func @main(%w: tensor<2x2xf32>, %x: " F ") -> " F " {\n"
#define ADD(to, a, b, k) "  %" to " = stablehlo.add %" a ", %" b MARK(k) " : " F "\n"
#define END(v) "  return %" v " : " F "\n}\n"

static void what_is_no_pipeline_is_told(void **state)
{
	static const struct {
		const char *way, *text, *says;
	} rows[] = {
		{"pp=2", HEAD ADD("a", "x", "x", "0") END("a"), "pp=2, but the program marks 1 "},
		{"pp=2", HEAD "  %a = stablehlo.add %x, %x : " F "\n" END("a"), "marks 0 stages"},
		{"pp=2", HEAD ADD("a", "x", "x", "2") END("a"), "marks 3 stages"},
		{"pp=2", HEAD ADD("a", "x", "x", "one") END("a"), "marks 0 stages"},
		{"pp=2,mb=3", HEAD ADD("a", "x", "x", "0") ADD("b", "a", "a", "1") END("b"),
		 "dp*mb=3 does not divide"},
		{"pp=3,mb=2",
		 HEAD ADD("a", "x", "x", "1") ADD("b", "a", "x", "2") ADD("c", "b", "x", "1")
			 ADD("d", "c", "x", "2") END("d"),
		 "line 5: map of stage 2 reads what stage 1 computes on the way back"},
		{"pp=2,mb=2",
		 HEAD ADD("a", "x", "x", "0") "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
					      "  %s = stablehlo.reduce(%a init: %z) applies "
					      "stablehlo.add across dimensions = [0, 1] : (" F
					      ", tensor<f32>) -> tensor<f32>\n"
					      "  %t = stablehlo.broadcast_in_dim %s, dims = [] : "
					      "(tensor<f32>) -> " F "\n" ADD("b", "a", "t", "1")
						      END("b"),
		 "there can be one micro-batch alone (mb=1)"},
		{"pp=2,remat", HEAD ADD("a", "x", "x", "0") ADD("b", "a", "a", "1") END("b"),
		 "not of ops that the program marks"},
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		smr_load_params l = SMR_INIT(smr_load_params);
		smr_model *m = NULL;

		l.text = rows[i].text;
		l.length = strlen(l.text);
		l.strategy = rows[i].way;
		if (smr_load(ctx, &l, &m) == SMR_OK || strstr(smr_errmsg(), rows[i].says) == NULL)
			fail_msg("%s, row %zu: %s", rows[i].way, i,
				 m != NULL ? "it is taken" : smr_errmsg());
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(stages_give_what_one_device_gives),
		cmocka_unit_test(steps_by_stages_give_what_whole_ones_give),
		cmocka_unit_test(many_stages_follow_each_other),
		cmocka_unit_test(what_is_no_pipeline_is_told),
	};

	return cmocka_run_group_tests(tests, ctx_open, ctx_close);
}
