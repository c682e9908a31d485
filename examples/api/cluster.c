/* Runs a flow on a cluster: ./cluster product.smr loop|local:2|FOLDER */
#include <samara/samara.h>
#include <stdio.h>
enum { N = 500 };
static double a[N * N], b[N * N], c[N * N];

int main(int argc, char **argv)
{
	const smr_array arrays[] = {{"A", a, sizeof(a)}, {"B", b, sizeof(b)}, {"C", c, sizeof(c)}};
	smr_join_params where = SMR_INIT(smr_join_params);
	smr_plan_params sizes = SMR_INIT(smr_plan_params);
	smr_execute_params params = SMR_INIT(smr_execute_params);
	smr_choice choice = SMR_INIT(smr_choice);
	smr_monitored m = SMR_INIT(smr_monitored);
	smr_setting n = {"n", N};
	smr_ctx *ctx;
	smr_program *program;
	smr_planned *plan;
	smr_result *result;

	for (int i = 0; i < N * N; i++)
		a[i] = b[i] = i % N == i / N; /* 1 on the diagonal */
	where.cluster = argc > 2 ? argv[2] : "loop";
	sizes.sizes = &n, sizes.nsizes = 1;
	sizes.fleet = argc > 3 ? argv[3] : NULL; /* NULL: where it is over first */
	params.arrays = arrays, params.narrays = 3;
	if (smr_open(NULL, &ctx) != SMR_OK || smr_join(ctx, &where) != SMR_OK ||
	    smr_decompose(ctx, argc > 1 ? argv[1] : "product.smr", &program) != SMR_OK ||
	    smr_plan(program, &sizes, &plan) != SMR_OK ||
	    smr_plan_choice(plan, 0, &choice) != SMR_OK ||
	    smr_execute(plan, &params, &result) != SMR_OK ||
	    smr_monitor(ctx, choice.name, NULL, &m) != SMR_OK)
		return fprintf(stderr, "%s\n", smr_errmsg()), 1;
	printf("%s in %s: c[0][0] = %g, %.0f call, %g s, predicted %g s, %g J (%s)\n", choice.name,
	       choice.fleet, c[0], (double)m.count, m.mean_s, m.predicted_s, m.energy_j, m.energy_label);
	smr_result_close(result);
	smr_plan_close(plan);
	smr_program_close(program);
	return smr_close(ctx);
}
