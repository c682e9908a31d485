/* Every operator of every type becomes PTX for every GPU, or is refused with a reason: LLVM, which
 * ends the process if it lacks something, runs in a child. */
#include <sys/mman.h>
#include <sys/wait.h>

#include "kernels.h"

static const smr_dtype types[] = {SMR_F32, SMR_F64, SMR_F16, SMR_BF16, SMR_I1,
				  SMR_I8,  SMR_U16, SMR_I32, SMR_U64};
static const int sms[] = {75, 80, 90};

enum { NTYPES = sizeof(types) / sizeof(types[0]), NSMS = sizeof(sms) / sizeof(sms[0]) };

static const struct {
	smr_op op;
	const char *name;
	int arity;
} ops[] = {
#define SMR_OP(name, arity, ...) {SMR_OP_##name, #name, arity},
#include "ir/graph/ops.def"
#undef SMR_OP
};

enum { NOPS = sizeof(ops) / sizeof(ops[0]) };

/* y = op(x, ...) of one type, or a condition. SMR_EUNSUPPORTED: there is no such code. */
static smr_status compile_op(smr_op op, int arity, smr_dtype t, smr_dtype to, int sm)
{
	const smr_expr *args[3], *v;
	smr_gpu_target target = gpu_machine;
	smr_gpu_code code = {0};
	char *ptx = NULL;
	smr_status st;
	size_t n;

	begin(1, 1, DIMS(1000));
	for (int i = 0; i < arity; i++)
		args[i] = op == SMR_OP_select && i == 0
				  ? rd(window(SMR_I1, 1, DIMS(1000)), "a", "", "")
				  : rd(window(t, 1, DIMS(1000)), "a", "", "");
	v = smr_expr_op(g, op, to, (uint32_t)arity, args);
	smr_codelet c = codelet(v, window(to, 1, DIMS(1000)), "a", "");
	smr_env e = env();

	target.sm = sm;
	g->bases[c.nest->into->window->base].written = true;
	if (smr_graph_verify(g) != SMR_OK) { /* the operator has no such type */
		smr_graph_free(g);
		return SMR_EINVAL;
	}
	st = smr_gpu_generate(&c, &e, &target, &code);
	if (st == SMR_OK)
		st = smr_gpu_compile(&code, &target, &ptx, &n);
	smr_free(ptx);
	smr_gpu_code_free(&code);
	smr_graph_free(g);
	return st;
}

/* The work of a child, and the operator that it is at. */
typedef struct progress {
	int made, refused, failed;
	char now[64], reason[256];
} progress;

static void note(progress *p, smr_status st)
{
	if (st == SMR_EINVAL)
		return;
	p->made += st == SMR_OK;
	p->refused += st == SMR_EUNSUPPORTED;
	if (st == SMR_OK ||
	    (st == SMR_EUNSUPPORTED && strlen(smr_errmsg()) > 8 &&
	     strstr(smr_errmsg(), "invalid IR") == NULL && strstr(smr_errmsg(), "IR text") == NULL))
		return;
	p->failed++;
	snprintf(p->reason, sizeof(p->reason), "%.60s: %.180s", p->now, smr_errmsg());
}

static bool compares(smr_op op)
{
	return (op >= SMR_OP_eq && op <= SMR_OP_uno);
}

static void compile_all(progress *p, int sm)
{
	for (int i = 0; i < NOPS; i++)
		for (int k = 0; k < NTYPES; k++) {
			smr_dtype to = compares(ops[i].op) ? SMR_I1 : types[k];

			if (ops[i].arity < 1 || ops[i].arity > 3 ||
			    smr_op_kind_of(ops[i].op) != SMR_KIND_ELEMENT)
				continue;
			snprintf(p->now, sizeof(p->now), "%s of %s for sm_%d", ops[i].name,
				 smr_dtype_name(types[k]), sm);
			note(p, compile_op(ops[i].op, ops[i].arity, types[k], to, sm));
		}
	for (int from = 0; from < NTYPES; from++)
		for (int to = 0; to < NTYPES; to++) {
			snprintf(p->now, sizeof(p->now), "%s to %s for sm_%d",
				 smr_dtype_name(types[from]), smr_dtype_name(types[to]), sm);
			note(p, compile_op(SMR_OP_convert, 1, types[from], types[to], sm));
		}
}

/* Returns what the child did, in memory that it shared. */
static const progress *run_child(int sm, int *status)
{
	progress *p =
		mmap(NULL, sizeof(*p), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	pid_t child;

	assert_true(p != MAP_FAILED);
	child = fork();
	assert_true(child >= 0);
	if (child == 0) {
		signal(SIGABRT, SIG_DFL);
		signal(SIGSEGV, SIG_DFL);
		compile_all(p, sm);
		_exit(0);
	}
	assert_int_equal(waitpid(child, status, 0), child);
	return p;
}

static void operators_become_ptx_or_are_refused(void **state)
{
	enum { LEAST = 250 };

	for (int i = 0; i < NSMS; i++) {
		int status;
		const progress *p = run_child(sms[i], &status);

		printf("    sm_%d: %d made, %d refused\n", sms[i], p->made, p->refused);
		if (status != 0)
			fail_msg("%s ended the process: %#x", p->now, (unsigned)status);
		if (p->failed > 0)
			fail_msg("%d failed: %s", p->failed, p->reason);
		assert_true(p->made >= LEAST);
	}
}

/* LLVM would end the process. */
static void what_a_gpu_lacks_is_refused_by_name(void **state)
{
	static const char ir[] = "declare float @llvm.sin.f32(float)\n"
				 "define void @k(ptr %p) {\n"
				 "  %x = load float, ptr %p\n"
				 "  %y = call float @llvm.sin.f32(float %x)\n"
				 "  store float %y, ptr %p\n"
				 "  ret void\n"
				 "}\n"
				 "!nvvm.annotations = !{!0}\n"
				 "!0 = !{ptr @k, !\"kernel\", i32 1}\n";
	smr_gpu_code code = {0};
	smr_gpu_target t = gpu_machine;
	char *ptx;
	size_t n;

	smr_str_puts(&code.ir, ir);
	t.sm = 80;
	assert_int_equal(smr_gpu_compile(&code, &t, &ptx, &n), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "llvm.sin.f32"));
	t.sm = 70;
	assert_int_equal(smr_gpu_compile(&code, &t, &ptx, &n), SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "7.0"));
	smr_gpu_code_free(&code);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_a_gpu_lacks_is_refused_by_name),
		cmocka_unit_test(operators_become_ptx_or_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
