/* samara graph: check and print a flow in text form, or what a tensor program becomes. */
#include <stdio.h>
#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cost/machine.h"
#include "front/dml/dml.h"
#include "front/stablehlo/mlir.h"
#include "front/stablehlo/stablehlo.h"
#include "pass/shard.h"
#include "pass/simplify.h"
#include "pass/stage.h"
#include "pass/values.h"

static void print_operators(void)
{
	printf("%-10s %s\n", "operator", "meaning");
	for (unsigned op = 0; op < SMR_OP_COUNT; op++)
		if (smr_op_kind_of((smr_op)op) == SMR_KIND_ELEMENT)
			printf("%-10s %s\n", smr_op_name((smr_op)op), smr_op_about((smr_op)op));
}

typedef enum stage { WHOLE, CUT, SIMPLE, FUSED } stage;

/* What is asked of a program. */
typedef struct asking {
	const char *file;
	const smr_strategy *how; /* NULL: as it says itself */
} asking;

/* A program's blocks and their flows, as far as they are made ready. */
static smr_status print_blocks(const asking *a, const char *text, size_t n, stage upto,
			       smr_str *out)
{
	smr_status st = SMR_OK;
	smr_fuse_params how = {.way = SMR_FUSE_BY_COST};
	smr_machine host;
	smr_simplified simpler;
	smr_fusion what;
	smr_module *m;

	SMR_TRY(smr_stablehlo_import(a->file, text, n, NULL, &m));
	if (upto >= CUT)
		st = smr_pass_cut(m, a->how);
	if (st == SMR_OK && upto >= SIMPLE)
		st = smr_simplify_module(m, smr_ref_op, &simpler);
	if (st == SMR_OK && upto >= FUSED)
		st = smr_machine_host(&host);
	how.machine = &host;
	if (st == SMR_OK && upto >= FUSED)
		st = smr_fuse_module(m, &how, &what);
	if (st == SMR_OK)
		smr_module_print(out, m);
	smr_module_free(m);
	return st;
}

static smr_status blocks(const asking *a, const char *text, size_t n, smr_str *out)
{
	return print_blocks(a, text, n, WHOLE, out);
}

/* ... of one device. */
static smr_status parts(const asking *a, const char *text, size_t n, smr_str *out)
{
	return print_blocks(a, text, n, CUT, out);
}

/* ... of which only those ops are left that must run. */
static smr_status simple_blocks(const asking *a, const char *text, size_t n, smr_str *out)
{
	return print_blocks(a, text, n, SIMPLE, out);
}

/* ... as they run. */
static smr_status fused_blocks(const asking *a, const char *text, size_t n, smr_str *out)
{
	return print_blocks(a, text, n, FUSED, out);
}

static smr_status generic_form(const asking *a, const char *text, size_t n, smr_str *out)
{
	smr_mlir *m;
	smr_status st;

	SMR_TRY(smr_mlir_parse(a->file, text, n, &m));
	st = smr_mlir_print(m, out);
	smr_mlir_free(m);
	return st;
}

static smr_status script(const asking *a, const char *text, size_t n, smr_str *out)
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
	const char *file, *strategy;
	bool json, dot, mlir, parts, simplified, fused, operators;
} request;

static const smr_cli_option options[] = {
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, json)},
	{"--dot", SMR_CLI_FLAG, .at = offsetof(request, dot)},
	{"--mlir", SMR_CLI_FLAG, .at = offsetof(request, mlir)},
	{"--parts", SMR_CLI_FLAG, .at = offsetof(request, parts)},
	{"--simplified", SMR_CLI_FLAG, .at = offsetof(request, simplified)},
	{"--fused", SMR_CLI_FLAG, .at = offsetof(request, fused)},
	{"--operators", SMR_CLI_FLAG, .at = offsetof(request, operators)},
	{"--strategy", SMR_CLI_TEXT, .at = offsetof(request, strategy)},
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, file)};

static printer *printer_of(const request *q)
{
	return q->mlir         ? generic_form
	       : q->parts      ? parts
	       : q->simplified ? simple_blocks
	       : q->fused      ? fused_blocks
			       : blocks;
}

static int run(int argc, char **argv)
{
	smr_status (*print)(const smr_graph *, char **) = smr_graph_print;
	asking a = {.file = NULL};
	request q = {0};
	printer *program;
	smr_strategy how;

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_graph, "%s", smr_errmsg());
	if (q.operators)
		return print_operators(), 0;
	if (q.strategy != NULL && smr_strategy_read(q.strategy, &how) != SMR_OK)
		return smr_cli_fail("graph", "%s", smr_errmsg());
	a.how = q.strategy != NULL ? &how : NULL;
	a.file = q.file;
	program = printer_of(&q);
	if (q.json || q.dot)
		print = q.json ? smr_graph_json : smr_graph_dot;
	if (a.file == NULL)
		return smr_cli_usage(&smr_command_graph, "which file?");
	if (a.how != NULL && (program == blocks || program == generic_form))
		return smr_cli_usage(&smr_command_graph,
				     "a strategy is shown by --parts, --simplified, --fused");
	if (smr_cli_ends_in(a.file, ".dml") && print == smr_graph_print && program == blocks)
		return print_program(&a, script);
	if (!smr_cli_ends_in(a.file, ".mlir"))
		return program != blocks
			       ? smr_cli_usage(&smr_command_graph, "%s is not MLIR", a.file)
			       : print_flow(a.file, print);
	if (print != smr_graph_print)
		return smr_cli_usage(&smr_command_graph, "%s is more than one flow", a.file);
	return print_program(&a, program);
}

const smr_command smr_command_graph = {
	.name = "graph",
	.args = "[--json|--dot|--mlir|--parts|--simplified|--fused] [--strategy=WAYS] FILE",
	.about = "check a flow in text form and print it",
	.more = "Reads a flow in text form, checks every rule and prints it.\n"
		"FILE.mlir is a StableHLO program: its blocks and their flows are printed.\n"
		"  --mlir        of FILE.mlir: as it was read, in MLIR's generic form\n"
		"  --parts       of FILE.mlir: the program of one device, where it says how its\n"
		"                arrays are cut over several\n"
		"  --simplified  of FILE.mlir: the ops that are left when what is known is "
		"computed, and\n"
		"                what changes nothing left out\n"
		"  --fused       of FILE.mlir: its flows as they run, with those ops as one that "
		"are fused\n"
		"  --strategy=dp=N,sp=N,tp=N,fsdp,pp=N,mb=M,gpipe   the last three: of a program "
		"of one\n"
		"                device, cut over several (`samara predict --help`)\n"
		"FILE.dml is a script of SystemDS: it is printed as it was read, operations in "
		"parentheses.\n"
		"  --operators   no FILE: what may stand in the expressions of nests",
	.run = run,
};
