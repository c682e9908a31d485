/* samara graph: checks and prints a flow in text form, or a tensor program after some of its
 * passes. */
#include <stdio.h>
#include <string.h>

#include "api/model/compile.h"
#include "api/model/model.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "dml/syntax/dml.h"
#include "front/stablehlo/bytecode/program.h"
#include "front/stablehlo/mlir/mlir.h"

static void print_operators(void)
{
	printf("%-10s %s\n", "operator", "meaning");
	for (unsigned op = 0; op < SMR_OP_COUNT; op++)
		if (smr_op_kind_of((smr_op)op) == SMR_KIND_ELEMENT)
			printf("%-10s %s\n", smr_op_name((smr_op)op), smr_op_about((smr_op)op));
}

/* The request for a program. */
typedef struct asking {
	const char *file;
	const char *strategy; /* NULL: the program's own shardings */
	const char *entry;    /* NULL: main */
	smr_load_stage upto;
} asking;

/* Prints a program's blocks and flows at the requested stage. */
static smr_status print_tensor_module(const asking *a, const char *text, size_t n, smr_str *out)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_ctx *ctx = NULL;
	smr_model *m = NULL;
	smr_status st = smr_open(NULL, &ctx);

	l.path = a->file;
	l.text = text;
	l.length = n;
	l.strategy = a->strategy;
	l.entry = a->entry;
	if (st == SMR_OK) {
		ctx->runner.watch = smr_cli_passes();
		st = smr_model_load(ctx, &l, a->upto, NULL, &m);
	}
	if (st == SMR_OK)
		smr_module_print(out, m->module);
	smr_cli_passes_print();
	(void)smr_unload(m);
	(void)smr_close(ctx);
	return st;
}

static smr_status generic_form(const asking *a, const char *text, size_t n, smr_str *out)
{
	smr_mlir *m;
	smr_status st;

	SMR_TRY(smr_mlir_load(a->file, text, n, &m));
	st = smr_mlir_print(m, out);
	smr_mlir_free(m);
	return st;
}

static smr_status print_parsed_script(const asking *a, const char *text, size_t n, smr_str *out)
{
	smr_dml_script *s;

	SMR_TRY(smr_dml_parse(a->file, text, n, &s));
	smr_dml_print(out, s);
	smr_dml_free(s);
	return SMR_OK;
}

typedef smr_status printer(const asking *a, const char *text, size_t n, smr_str *out);

static int print_program(const asking *a, printer *print)
{
	smr_str out = {0};
	char *text = NULL;
	size_t n;
	smr_status st = smr_read_file(a->file, &text, &n);

	if (st == SMR_OK)
		st = print(a, text, n, &out);
	if (st == SMR_OK && out.oom)
		st = smr_fail(SMR_ENOMEM, "no memory for the text");
	if (st == SMR_OK)
		fputs(smr_str_text(&out), stdout);
	smr_str_free(&out);
	smr_free(text);
	return st == SMR_OK ? 0 : smr_cli_fail("graph", "%s", smr_errmsg());
}

static int print_flow(const char *file, smr_status (*print)(const smr_graph *, char **))
{
	char *text = NULL, *out = NULL;
	smr_graph *g = NULL;
	size_t n;
	smr_status st = smr_read_file(file, &text, &n);

	if (st == SMR_OK)
		st = smr_graph_parse(file, text, n, &g);
	if (st == SMR_OK)
		st = print(g, &out);
	if (st == SMR_OK)
		fputs(out, stdout);
	smr_free(out);
	smr_free(text);
	smr_graph_free(g);
	return st == SMR_OK ? 0 : smr_cli_fail("graph", "%s", smr_errmsg());
}

typedef struct request {
	const char *file, *strategy, *entry;
	bool json, dot, mlir, parts, simplified, fused, operators;
} request;

static const smr_cli_option options[] = {
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, json),
	 .help = "Of a flow: print it as JSON."},
	{"--dot", SMR_CLI_FLAG, .at = offsetof(request, dot),
	 .help = "Of a flow: print it for Graphviz."},
	{"--mlir", SMR_CLI_FLAG, .at = offsetof(request, mlir),
	 .help = "Of FILE.mlir: print it as it was read, in MLIR's generic form."},
	{"--parts", SMR_CLI_FLAG, .at = offsetof(request, parts),
	 .help = "Of FILE.mlir: print the program of one device, where it says how its arrays are "
		 "cut over several."},
	{"--simplified", SMR_CLI_FLAG, .at = offsetof(request, simplified),
	 .help = "Of FILE.mlir: print the ops that are left when constants are computed and ops "
		 "without effect are left out."},
	{"--fused", SMR_CLI_FLAG, .at = offsetof(request, fused),
	 .help = "Of FILE.mlir: print its flows as they run, with ops that are fused as one."},
	{"--strategy", SMR_CLI_TEXT, .at = offsetof(request, strategy), .metavar = "WAYS",
	 .help = "With --parts, --simplified or --fused: cut a program of one device over several. "
		 "WAYS are those of `samara predict --help`: dp=N,sp=N,tp=N,fsdp,pp=N,mb=M,gpipe."},
	SMR_CLI_ENTRY_ROW(request, entry),
	{"--operators", SMR_CLI_FLAG, .at = offsetof(request, operators),
	 .help = "Without FILE: list the operators that expressions of nests may have."},
	SMR_CLI_PASSES,
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options),
					    .file = offsetof(request, file)};

static smr_load_stage stage_of(const request *q)
{
	return q->parts        ? SMR_LOAD_CUT
	       : q->simplified ? SMR_LOAD_SIMPLIFIED
	       : q->fused      ? SMR_LOAD_FUSED
			       : SMR_LOAD_READ;
}

/* Returns NULL, or which options exclude each other. */
static const char *check_graph_request(const request *q)
{
	smr_load_stage upto = stage_of(q);

	if (q->file == NULL)
		return "which file?";
	if (q->strategy != NULL && upto == SMR_LOAD_READ)
		return "a strategy is shown by --parts, --simplified, --fused";
	if (smr_cli_passes() != NULL && (q->mlir || !smr_cli_is_mlir(q->file)))
		return "passes are of programs (FILE.mlir)";
	if (q->entry != NULL && (q->mlir || !smr_cli_is_mlir(q->file)))
		return "--entry is of programs (FILE.mlir), without --mlir";
	if (smr_cli_passes() != NULL && upto == SMR_LOAD_READ)
		return "passes run for --parts, --simplified and --fused: say how far";
	return NULL;
}

static int print_file(const request *q)
{
	smr_status (*print)(const smr_graph *, char **) = q->json  ? smr_graph_json
							  : q->dot ? smr_graph_dot
								   : smr_graph_print;
	const asking a = {
		.file = q->file, .strategy = q->strategy, .entry = q->entry, .upto = stage_of(q)};
	bool plain = a.upto == SMR_LOAD_READ && !q->mlir;

	if (smr_cli_ends_in(a.file, ".dml") && print == smr_graph_print && plain)
		return print_program(&a, print_parsed_script);
	if (!smr_cli_is_mlir(a.file))
		return plain ? print_flow(a.file, print)
			     : smr_cli_usage(&smr_command_graph, "%s is not MLIR", a.file);
	if (print != smr_graph_print)
		return smr_cli_usage(&smr_command_graph, "%s is more than one flow", a.file);
	return print_program(&a, q->mlir ? generic_form : print_tensor_module);
}

static int run_graph_command(int argc, char **argv)
{
	request q = {0};
	const char *wrong;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_graph, "%s", smr_errmsg());
	if (q.operators)
		return print_operators(), 0;
	wrong = check_graph_request(&q);
	return wrong != NULL ? smr_cli_usage(&smr_command_graph, "%s", wrong) : print_file(&q);
}

static const smr_cli_form forms[] = {{.operands = "FILE", .options = &all_options}};

const smr_command smr_command_graph = {
	.name = "graph",
	.about = "check a flow in text form and print it",
	SMR_CLI_FORMS(forms),
	.text = "Reads a flow in text form, checks every rule and prints it. FILE.mlir is a "
		"StableHLO program: its blocks and their flows are printed. FILE.dml is a script "
		"of SystemDS: it is printed as it was read, operations in parentheses.",
	.run = run_graph_command,
};
