/* The program of an executable as text: StableHLO as it came, which JAX shows as HLO. What Samara
 * makes of it has no form in that language. */
#include <string.h>

#include "front/stablehlo/bytecode/program.h"
#include "pjrt/executable.h"
#include "pjrt/functions.h"
#include "pjrt/program.h"

static smr_status print_program(const pjrt_executable *x, smr_str *out)
{
	smr_arena *arena;
	smr_mlir *m;
	smr_status st;

	SMR_TRY(smr_mlir_load("jit", x->code.s, x->code.n, &m));
	arena = smr_arena_new();
	st = arena != NULL ? pjrt_program_rewrite(m, arena)
			   : smr_fail(SMR_ENOMEM, "no memory for the text of a program");
	if (st == SMR_OK)
		st = smr_mlir_print(m, out);
	smr_mlir_free(m);
	smr_arena_free(arena);
	return st == SMR_OK ? smr_str_status(out, "the text of a program") : st;
}

pjrt_error *pjrt_executable_optimized_program(pjrt_executable_optimized_program_args *a)
{
	static const char format[] = "mlir";
	pjrt_program *p = a->program;
	smr_str text = {0};
	pjrt_error *e = pjrt_error_of(print_program(a->executable, &text));

	if (e == NULL && p->code != NULL && p->code_size < text.n)
		e = pjrt_error_new(PJRT_INVALID_ARGUMENT,
				   "the text of the program has %zu bytes, there is room for %zu",
				   text.n, p->code_size);
	if (e == NULL) {
		p->format = format;
		p->format_size = sizeof(format) - 1;
		if (p->code != NULL)
			memcpy(p->code, text.s, text.n);
		p->code_size = text.n;
	}
	smr_str_free(&text);
	return e;
}
