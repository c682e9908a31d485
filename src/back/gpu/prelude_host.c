/* The functions smr_d_* for this CPU: calls by a table, smr_gpu_machine, that the loader sets. */
#include "back/gpu/own.h"

static const char functions[] =
	"@smr_gpu_machine = global ptr null, align 8\n"
	"@smr_zero = internal constant [64 x i8] zeroinitializer, align 16\n"
	"define internal ptr @smr_d_zero() nounwind {\n"
	"  ret ptr @smr_zero\n"
	"}\n";

/* Vectors pass through memory. */
#define MATRIX(name)                                                       \
	"define internal <4 x i32> @smr_d_" name "(ptr %row) nounwind {\n" \
	"  %p = alloca <4 x i32>, align 16\n"                              \
	"  call void @smr_d_of_" name "(ptr %row, ptr %p)\n"               \
	"  %r = load <4 x i32>, ptr %p, align 16\n"                        \
	"  ret <4 x i32> %r\n"                                             \
	"}\n"
#define MULTIPLY(name)                                                       \
	"define internal <4 x float> @smr_d_" name                           \
	"(<4 x float> %sum, <4 x i32> %a, i32 %low, i32 %high) nounwind {\n" \
	"  %p = alloca <4 x float>, align 16\n"                              \
	"  %q = alloca <4 x i32>, align 16\n"                                \
	"  %b = alloca [2 x i32], align 8\n"                                 \
	"  %b1 = getelementptr i32, ptr %b, i64 1\n"                         \
	"  store <4 x float> %sum, ptr %p, align 16\n"                       \
	"  store <4 x i32> %a, ptr %q, align 16\n"                           \
	"  store i32 %low, ptr %b, align 8\n"                                \
	"  store i32 %high, ptr %b1, align 4\n"                              \
	"  call void @smr_d_of_" name "(ptr %p, ptr %q, ptr %b)\n"           \
	"  %r = load <4 x float>, ptr %p, align 16\n"                        \
	"  ret <4 x float> %r\n"                                             \
	"}\n"
static const char of_warps[] = MATRIX("matrix") MATRIX("matrix_turned") MULTIPLY("multiply_f16")
	MULTIPLY("multiply_bf16") MULTIPLY("multiply_tf32");

/* The table's functions, in the order of smr_gpu_machine. */
static const struct {
	const char *type, *name, *parameters, *arguments;
} table[] = {
	{"i32", "thread", "", ""},
	{"i32", "block", "", ""},
	{"void", "barrier", "", ""},
	{"i32", "shuffle", "i32 %a, i32 %b", "i32 %a, i32 %b"},
	{"ptr", "shared", "", ""},
	{"void", "of_matrix", "ptr %a, ptr %b", "ptr %a, ptr %b"},
	{"void", "of_matrix_turned", "ptr %a, ptr %b", "ptr %a, ptr %b"},
	{"void", "of_multiply_f16", "ptr %a, ptr %b, ptr %c", "ptr %a, ptr %b, ptr %c"},
	{"void", "of_multiply_bf16", "ptr %a, ptr %b, ptr %c", "ptr %a, ptr %b, ptr %c"},
	{"void", "copy", "ptr %a, ptr %b, i32 %c", "ptr %a, ptr %b, i32 %c"},
	{"void", "copies_end", "", ""},
	{"void", "copies_wait", "i32 %a", "i32 %a"},
	{"void", "mbarrier_init", "ptr %a, i32 %b", "ptr %a, i32 %b"},
	{"void", "mbarrier_arrive", "ptr %a, i32 %b", "ptr %a, i32 %b"},
	{"void", "mbarrier_copies", "ptr %a", "ptr %a"},
	{"void", "mbarrier_wait", "ptr %a, i32 %b", "ptr %a, i32 %b"},
	{"void", "fence_async", "", ""},
	{"i32", "shared_at", "ptr %a", "ptr %a"},
	{"void", "wgmma_fence", "", ""},
	{"void", "wgmma_multiply", "ptr %a, i64 %b, i64 %c, i32 %d",
	 "ptr %a, i64 %b, i64 %c, i32 %d"},
	{"void", "wgmma_commit", "", ""},
	{"void", "wgmma_wait", "", ""},
	{"float", "tf32", "float %a", "float %a"},
	{"void", "of_multiply_tf32", "ptr %a, ptr %b, ptr %c", "ptr %a, ptr %b, ptr %c"},
	{"float", "exp2", "float %a", "float %a"},
};
_Static_assert(sizeof(table) / sizeof(table[0]) == sizeof(smr_gpu_machine) / sizeof(void *),
	       "functions");

static void put_function(size_t i, smr_str *ir)
{
	bool none = table[i].type[0] == 'v';

	smr_str_printf(ir,
		       "define internal %s @smr_d_%s(%s) nounwind {\n"
		       "  %%m = load ptr, ptr @smr_gpu_machine\n"
		       "  %%p = getelementptr ptr, ptr %%m, i64 %zu\n"
		       "  %%f = load ptr, ptr %%p\n"
		       "  %scall %s %%f(%s)\n"
		       "  ret %s%s\n"
		       "}\n",
		       table[i].type, table[i].name, table[i].parameters, i,
		       none ? "" : "%r = ", table[i].type, table[i].arguments, table[i].type,
		       none ? "" : " %r");
}

/* The kernel's parameter is copied to its stack, as it is for a GPU. */
static void put_entry(int k, size_t words, smr_str *ir)
{
	smr_str_printf(ir,
		       "@smr_gpu_%d_params = constant [2 x i64] [i64 1, i64 %zu], align 8\n"
		       "define void @smr_gpu_%d_run(ptr %%parameters) nounwind {\n"
		       "  %%p = load ptr, ptr %%parameters\n"
		       "  call void @smr_gpu_%d(ptr byval([%zu x i64]) align 8 %%p)\n"
		       "  ret void\n"
		       "}\n",
		       k, words * sizeof(uint64_t), k, k, words);
}

void smr_gpu_prelude_host(smr_gpu_code *code)
{
	smr_str_puts(&code->ir, functions);
	smr_str_puts(&code->ir, of_warps);
	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++)
		put_function(i, &code->ir);
	for (int k = 0; k < code->nlaunches; k++)
		put_entry(k, code->nwords, &code->ir);
}
