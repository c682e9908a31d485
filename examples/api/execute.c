/* Runs a flow in text form on own arrays: ./execute product.smr */
#include <samara/samara.h>
#include <stdio.h>

enum { N = 500 };
static double a[N * N], b[N * N], c[N * N];

int main(int argc, char **argv)
{
	const smr_array arrays[] = {{"A", a, sizeof(a)}, {"B", b, sizeof(b)}, {"C", c, sizeof(c)}};
	smr_plan_params sizes = SMR_INIT(smr_plan_params);
	smr_execute_params params = SMR_INIT(smr_execute_params);
	smr_setting n = {"n", N};
	smr_ctx *ctx = NULL;
	smr_program *program = NULL;
	smr_planned *plan = NULL;
	smr_result *result = NULL;
	double seconds = 0;

	for (int i = 0; i < N * N; i++)
		a[i] = b[i] = i % N == i / N; /* 1 on the diagonal */
	sizes.sizes = &n;
	sizes.nsizes = 1;
	params.arrays = arrays;
	params.narrays = 3;
	if (smr_open(NULL, &ctx) != SMR_OK ||
	    smr_decompose(ctx, argc > 1 ? argv[1] : "product.smr", &program) != SMR_OK ||
	    smr_plan(program, &sizes, &plan) != SMR_OK ||
	    smr_execute(plan, &params, &result) != SMR_OK ||
	    smr_result_seconds(result, 0, &seconds) != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		return 1;
	}
	printf("c[0][0] = %g, c[0][1] = %g, %.3g ms\n", c[0], c[1], seconds * 1e3);
	smr_result_close(result);
	smr_plan_close(plan);
	smr_program_close(program);
	smr_close(ctx);
	return 0;
}
