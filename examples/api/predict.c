/* Predicts the cost of the kernels of a C file at n = 1000.
 *   cc predict.c $(pkg-config --cflags --libs samara)
 *   ./predict product.c */
#include <samara/samara.h>
#include <stdio.h>

int main(int argc, char **argv)
{
	smr_plan_params params = SMR_INIT(smr_plan_params);
	smr_setting n = {"n", 1000};
	smr_ctx *ctx = NULL;
	smr_program *program = NULL;
	smr_planned *plan = NULL;

	params.sizes = &n;
	params.nsizes = 1;
	if (smr_open(NULL, &ctx) != SMR_OK ||
	    smr_decompose(ctx, argc > 1 ? argv[1] : "product.c", &program) != SMR_OK ||
	    smr_plan(program, &params, &plan) != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		return 1;
	}
	for (size_t i = 0; i < smr_plan_count(plan); i++) {
		smr_choice c = SMR_INIT(smr_choice);
		smr_codelet_info k = SMR_INIT(smr_codelet_info);

		if (smr_plan_choice(plan, i, &c) != SMR_OK ||
		    smr_program_codelet(program, c.codelet, &k) != SMR_OK)
			break;
		printf("%s:%u %s: %s takes %.3g ms (%.3g to %.3g), its loops %.3g ms\n", k.file,
		       k.line, k.kernel ? k.kernel : "no kernel", c.implementation, c.p50_s * 1e3,
		       c.p10_s * 1e3, c.p90_s * 1e3, c.original_s * 1e3);
	}
	smr_plan_close(plan);
	smr_program_close(program);
	smr_close(ctx);
	return 0;
}
