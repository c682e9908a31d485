/* Many runs of a flow at a time: ./futures product.smr loop|local:2|FOLDER [FLEET] [RUNS] */
#include <samara/samara.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 64, AT_ONCE = 32 };
static double a[N * N], b[N * N], alone[N * N], c[AT_ONCE][N * N];

int main(int argc, char **argv)
{
	smr_array arrays[] = {{"A", a, sizeof(a)}, {"B", b, sizeof(b)}, {"C", alone, sizeof(alone)}};
	int runs = argc > 4 ? atoi(argv[4]) : 200, differ = 0;
	smr_join_params where = SMR_INIT(smr_join_params);
	smr_plan_params sizes = SMR_INIT(smr_plan_params);
	smr_execute_params params = SMR_INIT(smr_execute_params);
	smr_monitored m = SMR_INIT(smr_monitored);
	smr_setting n = {"n", N};
	smr_future *futures[AT_ONCE] = {0};
	smr_ctx *ctx;
	smr_program *program;
	smr_planned *here, *plan;
	smr_result *result;

	for (int i = 0; i < N * N; i++)
		a[i] = 1.0 / (i + 1), b[i] = i % 7;
	where.cluster = argc > 2 ? argv[2] : "loop";
	sizes.sizes = &n, sizes.nsizes = 1;
	params.arrays = arrays, params.narrays = 3;
	if (smr_open(NULL, &ctx) != SMR_OK || smr_join(ctx, &where) != SMR_OK ||
	    smr_decompose(ctx, argc > 1 ? argv[1] : "product.smr", &program) != SMR_OK)
		return fprintf(stderr, "%s\n", smr_errmsg()), 1;
	sizes.only = "nest"; /* code of our own: the same bits everywhere */
	sizes.fleet = "here";
	if (smr_plan(program, &sizes, &here) != SMR_OK || smr_execute(here, &params, &result) != SMR_OK)
		return fprintf(stderr, "%s\n", smr_errmsg()), 1;
	smr_result_close(result);
	sizes.fleet = argc > 3 ? argv[3] : NULL; /* NULL: where it is over first */
	if (smr_plan(program, &sizes, &plan) != SMR_OK)
		return fprintf(stderr, "%s\n", smr_errmsg()), 1;
	for (int i = 0; i < runs + AT_ONCE; i++) {
		int k = i % AT_ONCE;

		if (futures[k] != NULL) { /* waiting frees the arrays of this call */
			if (smr_wait(futures[k], NULL) != SMR_OK)
				return fprintf(stderr, "%s\n", smr_errmsg()), 1;
			differ += memcmp(c[k], alone, sizeof(alone)) != 0;
			futures[k] = NULL;
		}
		if (i >= runs)
			continue;
		memset(c[k], 0, sizeof(c[k]));
		arrays[2].data = c[k];
		if (smr_submit(plan, &params, &futures[k]) != SMR_OK)
			return fprintf(stderr, "%s\n", smr_errmsg()), 1;
	}
	if (argc <= 3 || smr_monitor(ctx, NULL, argv[3], &m) != SMR_OK)
		m.count = 0;
	printf("%d runs, %d differ, %.0f on nodes\n", runs, differ, (double)m.count);
	smr_plan_close(here), smr_plan_close(plan), smr_program_close(program);
	return smr_close(ctx) != SMR_OK || differ > 0;
}
