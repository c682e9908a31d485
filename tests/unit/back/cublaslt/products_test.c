/* Products by cuBLASLt: layouts, types, batches, epilogues and faults, by the library of
 * tests/gpu/mock_cublaslt.c. Results are compared with those of the plain code. */
#include <math.h>
#include <samara/samara.h>
#include <sys/mman.h>

#include "cuda_case.h"

enum { MOST = 1 << 16 };

/* Parameters are %a, %b and perhaps %c; the text returns one array. */
typedef struct program {
	const char *name;
	const char *type; /* of parameters */
	int na, nb, nc, nout;
	int64_t a[3], b[3], c[3], out[3]; /* sizes; as many as na ... */
	const char *result;               /* its type */
	double tolerance;
	const char *body;
} program;

#define F32 "f32"
#define GELU                                                                \
	"%k = stablehlo.constant dense<0.044715> : tensor<40x24xf32>\n"     \
	"%r = stablehlo.constant dense<0.7978845608> : tensor<40x24xf32>\n" \
	"%h = stablehlo.constant dense<0.5> : tensor<40x24xf32>\n"          \
	"%1 = stablehlo.constant dense<1.0> : tensor<40x24xf32>\n"          \
	"%x2 = stablehlo.multiply %x, %x : tensor<40x24xf32>\n"             \
	"%x3 = stablehlo.multiply %x2, %x : tensor<40x24xf32>\n"            \
	"%x4 = stablehlo.multiply %k, %x3 : tensor<40x24xf32>\n"            \
	"%x5 = stablehlo.add %x, %x4 : tensor<40x24xf32>\n"                 \
	"%x6 = stablehlo.multiply %r, %x5 : tensor<40x24xf32>\n"            \
	"%x7 = stablehlo.tanh %x6 : tensor<40x24xf32>\n"                    \
	"%x8 = stablehlo.add %1, %x7 : tensor<40x24xf32>\n"                 \
	"%x9 = stablehlo.multiply %h, %x8 : tensor<40x24xf32>\n"            \
	"%y = stablehlo.multiply %x, %x9 : tensor<40x24xf32>\n"
#define BIAS(type)                                                           \
	"%cc = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<24x" type \
	">) -> tensor<40x24x" type ">\n"                                     \
	"%x = stablehlo.add %p, %cc : tensor<40x24x" type ">\n"
#define RELU(type)                                                      \
	"%z = stablehlo.constant dense<0.0> : tensor<40x24x" type ">\n" \
	"%y = stablehlo.maximum %x, %z : tensor<40x24x" type ">\n"
#define DOT(type)                                                                               \
	"%p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<40x72x" type \
	">, tensor<72x24x" type ">) -> tensor<40x24x" type ">\n"
#define PLAIN(n, type, tol, with, text) \
	{n, type, 2, 2, with, 2, {40, 72}, {72, 24}, {24}, {40, 24}, type, tol, text}

static const program programs[] = {
	PLAIN("f32", F32, 1e-5, 0, DOT(F32) "%y = stablehlo.negate %p : tensor<40x24xf32>\n"),
	PLAIN("rows", F32, 1e-5, 0,
	      "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	      "(tensor<40x72xf32>, tensor<72x24xf32>) -> tensor<40x24xf32>\n"),
	PLAIN("f64", "f64", 1e-12, 0,
	      "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	      "(tensor<40x72xf64>, tensor<72x24xf64>) -> tensor<40x24xf64>\n"),
	PLAIN("f16", "f16", 4e-3, 0,
	      "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	      "(tensor<40x72xf16>, tensor<72x24xf16>) -> tensor<40x24xf16>\n"),
	PLAIN("bf16", "bf16", 2e-2, 0,
	      "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	      "(tensor<40x72xbf16>, tensor<72x24xbf16>) -> tensor<40x24xbf16>\n"),
	{"bf16 to f32",
	 "bf16",
	 2,
	 2,
	 0,
	 2,
	 {40, 72},
	 {72, 24},
	 {0},
	 {40, 24},
	 F32,
	 1e-4,
	 "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	 "(tensor<40x72xbf16>, tensor<72x24xbf16>) -> tensor<40x24xf32>\n"},
	{"both transposed",
	 F32,
	 2,
	 2,
	 0,
	 2,
	 {72, 40},
	 {24, 72},
	 {0},
	 {40, 24},
	 F32,
	 1e-5,
	 "%y = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : "
	 "(tensor<72x40xf32>, tensor<24x72xf32>) -> tensor<40x24xf32>\n"},
	{"right transposed",
	 F32,
	 2,
	 2,
	 0,
	 2,
	 {40, 9},
	 {24, 9},
	 {0},
	 {40, 24},
	 F32,
	 1e-5,
	 "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : "
	 "(tensor<40x9xf32>, tensor<24x9xf32>) -> tensor<40x24xf32>\n"},
	{"batch",
	 F32,
	 3,
	 3,
	 0,
	 3,
	 {5, 17, 33},
	 {5, 33, 19},
	 {0},
	 {5, 17, 19},
	 F32,
	 1e-5,
	 "%y = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x "
	 "[1] : (tensor<5x17x33xf32>, tensor<5x33x19xf32>) -> tensor<5x17x19xf32>\n"},
	{"vector",
	 F32,
	 2,
	 1,
	 0,
	 1,
	 {400, 333},
	 {333},
	 {0},
	 {400},
	 F32,
	 1e-5,
	 "%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	 "(tensor<400x333xf32>, tensor<333xf32>) -> tensor<400xf32>\n"},
	PLAIN("bias", F32, 1e-5, 1,
	      DOT(F32) BIAS(F32) "%y = stablehlo.reshape %x : (tensor<40x24xf32>) -> "
				 "tensor<40x24xf32>\n"),
	PLAIN("bias, relu", F32, 1e-5, 1, DOT(F32) BIAS(F32) RELU(F32)),
	PLAIN("bias, relu of bf16", "bf16", 3e-2, 1, DOT("bf16") BIAS("bf16") RELU("bf16")),
	PLAIN("bias, gelu", F32, 1e-5, 1, DOT(F32) BIAS(F32) GELU),
};
enum { PROGRAMS = sizeof(programs) / sizeof(programs[0]) };

typedef struct outcome {
	float y[MOST];
	long calls, products; /* of cublasLtMatmul; that were run by cuBLASLt */
	char report[4096];
} outcome;
static outcome *out; /* shared by the children */
static const program *now;
static const char *only;

/* ---- arrays -----------------------------------------------------------------------------------
 */

static void put(char *to, const char *type, size_t i, float v)
{
	double d = (double)v;
	_Float16 h = (_Float16)v;
	uint32_t w;

	memcpy(&w, &v, sizeof(w));
	w += 0x7fff + (w >> 16 & 1);
	if (strcmp(type, "f64") == 0)
		memcpy(to + 8 * i, &d, 8);
	else if (strcmp(type, F32) == 0)
		memcpy(to + 4 * i, &v, 4);
	else
		memcpy(to + 2 * i, strcmp(type, "f16") == 0 ? (char *)&h : (char *)&w + 2, 2);
}

static float get(const char *from, const char *type, size_t i)
{
	_Float16 h;
	uint16_t s;
	uint32_t w;
	double d;
	float f;

	if (strcmp(type, "f64") == 0) {
		memcpy(&d, from + 8 * i, 8);
		return (float)d;
	}
	if (strcmp(type, "f16") == 0) {
		memcpy(&h, from + 2 * i, 2);
		return (float)h;
	}
	memcpy(&s, from + 2 * i, 2);
	w = (uint32_t)s << 16;
	memcpy(&f, strcmp(type, F32) == 0 ? from + 4 * i : (char *)&w, 4);
	return f;
}

static size_t count_of(const int64_t *dims, int n)
{
	size_t all = 1;

	for (int i = 0; i < n; i++)
		all *= (size_t)dims[i];
	return all;
}

static smr_ndarray array_of(const char *type, const int64_t *dims, int n, unsigned seed)
{
	size_t all = count_of(dims, n);
	smr_ndarray a = {.dtype = type, .rank = (size_t)n, .data = malloc(8 * all)};

	for (int i = 0; i < n; i++)
		a.dims[i] = dims[i];
	for (size_t i = 0; i < all; i++)
		put(a.data, type, i, (float)((i * 7919 + seed * 31) % 61) / 30 - 1);
	return a;
}

static void type_text(char *text, size_t room, const char *type, const int64_t *dims, int n)
{
	size_t at = (size_t)snprintf(text, room, "tensor<");

	for (int i = 0; i < n; i++)
		at += (size_t)snprintf(text + at, room - at, "%dx", (int)dims[i]);
	snprintf(text + at, room - at, "%s>", type);
}

static void program_text(const program *p, char *text, size_t room)
{
	char a[64], b[64], c[64], y[64];

	type_text(a, sizeof(a), p->type, p->a, p->na);
	type_text(b, sizeof(b), p->type, p->b, p->nb);
	type_text(c, sizeof(c), p->type, p->c, p->nc);
	type_text(y, sizeof(y), p->result, p->out, p->nout);
	snprintf(text, room,
		 "func.func @main(%%a: %s, %%b: %s%s%s) -> %s {\n%sreturn %%y : %s\n}\n", a, b,
		 p->nc > 0 ? ", %c: " : "", p->nc > 0 ? c : "", y, p->body, y);
}

/* ---- runs -------------------------------------------------------------------------------------
 */

static int run_model(smr_model *m)
{
	const program *p = now;
	smr_ndarray args[3] = {array_of(p->type, p->a, p->na, 1),
			       array_of(p->type, p->b, p->nb, 2)};
	smr_ndarray result = array_of(p->result, p->out, p->nout, 3);

	if (p->nc > 0)
		args[2] = array_of(p->type, p->c, p->nc, 4);
	for (int turn = 0; turn < 3; turn++)
		GPU_OK(smr_model_run(m, args, p->nc > 0 ? 3 : 2, &result, 1));
	for (size_t i = 0; i < count_of(p->out, p->nout); i++)
		out->y[i] = get(result.data, p->result, i);
	for (int i = 0; i < (p->nc > 0 ? 3 : 2); i++)
		free(args[i].data);
	free(result.data);
	return 0;
}

static int run_on(const char *device)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	static char text[4096];
	smr_ctx *ctx;
	smr_model *m;

	memset(out, 0, sizeof(*out));
	program_text(now, text, sizeof(text));
	o.device = device;
	l.text = text;
	l.length = strlen(text);
	l.only = only;
	GPU_OK(smr_open(&o, &ctx));
	GPU_OK(smr_load(ctx, &l, &m));
	GPU_CHECK(run_model(m) == 0);
	out->calls = gpu_mock_calls("cublasLtMatmul");
	GPU_OK(smr_unload(m));
	GPU_OK(smr_close(ctx));
	return 0;
}

static int run_on_gpu(void)
{
	return run_on("gpu");
}

static int run_on_cpu(void)
{
	return run_on("cpu");
}

static void check_program(const program *p, const char *by, const char *fault, bool called)
{
	static float want[MOST];
	static int runs;
	char cache[160]; /* of its own: earlier runs' times do not choose */

	snprintf(cache, sizeof(cache), "SAMARA_CACHE=%s/cache%d", unit_folder, runs++);
	now = p;
	only = NULL;
	GPU_IN_CHILD(run_on_cpu, "MOCK_CUDA_CC=0.0", cache);
	memcpy(want, out->y, sizeof(want));
	only = by;
	GPU_IN_CHILD(run_on_gpu, "MOCK_CUDA_CC=0.0", cache,
		     fault != NULL ? fault : "MOCK_CUDA_LATE=1");
	if (called != (out->calls > 0))
		fail_msg("%s: %ld calls of the library", p->name, out->calls);
	for (size_t i = 0; i < count_of(p->out, p->nout); i++)
		if (!(fabsf(out->y[i] - want[i]) <= (float)p->tolerance * fmaxf(1, fabsf(want[i]))))
			fail_msg("%s: element %zu is %g, not %g", p->name, i, (double)out->y[i],
				 (double)want[i]);
}

static void the_library_computes_products_of_all_layouts(void **state)
{
	for (size_t i = 0; i < PROGRAMS; i++)
		check_program(&programs[i], "cublaslt", NULL, true);
}

static const program large = {
	"large",
	F32,
	2,
	2,
	0,
	2,
	{200, 240},
	{240, 220},
	{0},
	{200, 220},
	F32,
	1e-4,
	"%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
	"(tensor<200x240xf32>, tensor<240x220xf32>) -> tensor<200x220xf32>\n"};

static void the_cost_model_chooses_it_for_large_products(void **state)
{
	static const program small = {
		"small",
		F32,
		2,
		2,
		0,
		2,
		{8, 8},
		{8, 8},
		{0},
		{8, 8},
		F32,
		1e-5,
		"%y = stablehlo.dot_general %a, %b, contracting_dims = [1] x "
		"[0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>\n"};

	check_program(&large, NULL, NULL, true);
	check_program(&small, NULL, NULL, false);
}

static void whatever_fails_generated_code_computes(void **state)
{
	check_program(&large, NULL, "MOCK_CUDA_FAIL=cublasLtCreate:1+:1", false);
	check_program(&large, NULL, "MOCK_CUDA_FAIL=cublasLtMatmulAlgoGetHeuristic:1+:15", false);
	check_program(&large, NULL, "MOCK_CUDA_FAIL=cublasLtMatmul:1+:13", true);
	check_program(&large, NULL, "MOCK_CUDA_FAIL=cublasLtMatmul:2:14", true);
	check_program(&large, NULL, "SAMARA_CUBLASLT=/nowhere/libcublasLt.so", false);
}

static int share_outcome(void **state)
{
	out = mmap(NULL, sizeof(*out), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	return out != MAP_FAILED ? unit_make_cache(state) : -1;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_library_computes_products_of_all_layouts),
		cmocka_unit_test(the_cost_model_chooses_it_for_large_products),
		cmocka_unit_test(whatever_fails_generated_code_computes),
	};

	return cmocka_run_group_tests(tests, share_outcome, unit_drop_folder);
}
