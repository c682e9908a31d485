/* Fits a line by a script that samara build made a library of: no compiler is needed to run it. */
#include "fit.h"
#include <stdio.h>

enum { ROWS = 100000, COLS = 2 };
static double x[ROWS * COLS], y[ROWS];

int main(void)
{
	const smr_script_value in[] = {
		{.name = "X", .kind = SMR_SCRIPT_MATRIX, .rows = ROWS, .cols = COLS, .data = x},
		{.name = "y", .kind = SMR_SCRIPT_MATRIX, .rows = ROWS, .cols = 1, .data = y}};
	smr_open_params params = SMR_INIT(smr_open_params);
	smr_script *script = NULL;
	smr_script_value b;
	smr_ctx *ctx = NULL;
	int ok;

	for (int i = 0; i < ROWS; i++) {
		x[i * COLS] = 1;
		x[i * COLS + 1] = i % 100;
		y[i] = 3 + 2 * x[i * COLS + 1];
	}
	params.deterministic = 1; /* with the code that came with it from the first run on */
	ok = smr_open(&params, &ctx) == SMR_OK && fit_open(ctx, &script) == SMR_OK &&
	     smr_script_run(script, in, 2) == SMR_OK &&
	     smr_script_result(script, "b", &b) == SMR_OK;
	if (ok)
		printf("y = %.3f + %.3f x\n", b.data[0], b.data[1]);
	else
		fprintf(stderr, "%s\n", smr_errmsg());
	smr_script_close(script);
	smr_close(ctx);
	return !ok;
}
