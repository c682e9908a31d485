/* Runs a script of DML on own matrices, again and again: ./script fit.dml */
#include <samara/samara.h>
#include <stdio.h>

enum { ROWS = 100000, COLS = 2, TIMES = 3 };
static double x[ROWS * COLS], y[ROWS];

static int fit(smr_script *script, double slope)
{
	const smr_script_value in[] = {
		{.name = "X", .kind = SMR_SCRIPT_MATRIX, .rows = ROWS, .cols = COLS, .data = x},
		{.name = "y", .kind = SMR_SCRIPT_MATRIX, .rows = ROWS, .cols = 1, .data = y}};
	smr_script_value b;

	for (int i = 0; i < ROWS; i++) {
		x[i * COLS] = 1;
		x[i * COLS + 1] = i % 100;
		y[i] = 3 + slope * x[i * COLS + 1];
	}
	if (smr_script_run(script, in, 2) != SMR_OK ||
	    smr_script_result(script, "b", &b) != SMR_OK)
		return 0;
	printf("y = %.3f + %.3f x\n", b.data[0], b.data[1]);
	return 1;
}

int main(int argc, char **argv)
{
	static const char *const inputs[] = {"X", "y"}, *const outputs[] = {"b"};
	smr_script_open_params params = SMR_INIT(smr_script_open_params);
	smr_script *script = NULL;
	smr_ctx *ctx = NULL;
	int ok;

	params.path = argc > 1 ? argv[1] : "fit.dml";
	params.inputs = inputs;
	params.ninputs = 2;
	params.outputs = outputs;
	params.noutputs = 1;
	ok = smr_open(NULL, &ctx) == SMR_OK && smr_script_open(ctx, &params, &script) == SMR_OK;
	for (int i = 1; ok && i <= TIMES; i++)
		ok = fit(script, i);
	if (!ok)
		fprintf(stderr, "%s\n", smr_errmsg());
	smr_script_close(script);
	smr_close(ctx);
	return !ok;
}
