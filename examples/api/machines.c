/* How long would a tensor program take on machines that are not here, and why?
 *   cc machines.c $(pkg-config --cflags --libs samara)
 *   ./machines model.mlir h100 tpu-v5e */
#include <samara/samara.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 16, SHOWN = 3 };

static void print(const smr_predicted *p)
{
	for (size_t i = 0; i < p->nmachines; i++) {
		const smr_predicted_machine *m = p->machines[i];

		printf("%s: %.3g ms (%.3g to %.3g), %.3g J%s\n", m->machine, m->p50_s * 1e3,
		       m->p10_s * 1e3, m->p90_s * 1e3, m->energy_j,
		       m->fits ? "" : ": it does not fit");
		for (size_t k = 0; k < m->nkernels && k < SHOWN; k++)
			printf("    %4.1f %% %s %s\n",
			       100 * m->kernels[k]->runs * m->kernels[k]->p50_s / m->p50_s,
			       m->kernels[k]->op, m->kernels[k]->type);
	}
	for (size_t i = 0; i < p->nrefused; i++)
		printf("%s cannot be predicted: %s\n", p->refused[i]->machine, p->refused[i]->why);
}

int main(int argc, char **argv)
{
	smr_load_params load = SMR_INIT(smr_load_params);
	smr_predict_program program = SMR_INIT(smr_predict_program);
	smr_predict_params params = SMR_INIT(smr_predict_params);
	smr_predict_target on[MOST] = {{"h100", 0}, {"epyc-9654", 0}};
	const smr_predicted *predicted = NULL;
	smr_ctx *ctx = NULL;

	load.path = argc > 1 ? argv[1] : "model.mlir";
	program.model = &load;
	params.program = &program;
	params.on = on;
	params.non = 2;
	params.kernels = 1;
	for (int i = 2; i < argc && i - 2 < MOST; i++) {
		on[i - 2] = (smr_predict_target){argv[i], 0};
		params.non = (size_t)(i - 1);
	}
	if (smr_open(NULL, &ctx) != SMR_OK || smr_predict(ctx, &params, &predicted) != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		return EXIT_FAILURE;
	}
	print(predicted);
	smr_predicted_free(predicted);
	smr_close(ctx);
	return EXIT_SUCCESS;
}
