/* Block trees as text, for people and golden tests. */
#include "base/alloc.h"
#include "ir/module/module.h"
#include "ir/text/text.h"

static void put_vars(smr_str *s, const uint32_t *vars, uint32_t n)
{
	smr_str_putc(s, '(');
	for (uint32_t i = 0; i < n; i++)
		smr_str_printf(s, "%sv%u", i > 0 ? ", " : "", vars[i]);
	smr_str_putc(s, ')');
}

/* Prints the flow's own text, indented. */
static void put_flow(smr_str *s, const smr_graph *g, unsigned depth)
{
	char *text = NULL;
	bool begin = false;

	if (smr_graph_print(g, &text) != SMR_OK) {
		s->oom = true;
		return;
	}
	for (const char *c = text; *c != '\0'; c++) {
		if (begin)
			smr_str_indent(s, depth);
		begin = *c == '\n';
		smr_str_putc(s, *c);
	}
	smr_free(text);
}

static void put_mesh(smr_str *s, const smr_mesh *m)
{
	smr_str_puts(s, "mesh");
	for (uint32_t a = 0; a < m->naxes; a++)
		smr_str_printf(s, " %s=%u", m->names[a], m->sizes[a]);
	smr_str_putc(s, '\n');
}

/* Prints which axes partition which dimension. */
static void put_shardings(smr_str *s, const smr_module *m, const smr_function *f)
{
	for (uint32_t i = 0; i < f->nvars; i++) {
		const smr_sharding *x = f->vars[i].sharding;

		if (x == NULL)
			continue;
		smr_str_printf(s, "  v%u is cut [", i);
		for (uint32_t d = 0; d < x->rank; d++) {
			smr_str_puts(s, d > 0 ? ", {" : "{");
			for (uint32_t k = 0; k < x->dims[d].n; k++)
				smr_str_printf(s, "%s%s", k > 0 ? " " : "",
					       m->mesh->names[x->dims[d].axes[k]]);
			smr_str_putc(s, '}');
		}
		smr_str_puts(s, "]\n");
	}
}

static void put_body(smr_str *s, const smr_module *m, const smr_body *body, unsigned depth);

static void put_bodies(smr_str *s, const smr_module *m, const smr_block *b, unsigned depth)
{
	for (uint32_t i = 0; i < b->nbodies; i++) {
		smr_str_puts(s, " {\n");
		put_body(s, m, &b->bodies[i], depth + 1);
		smr_str_indent(s, depth);
		smr_str_putc(s, '}');
	}
	smr_str_putc(s, '\n');
}

static void put_block(smr_str *s, const smr_module *m, const smr_block *b, unsigned depth)
{
	static const char *const words[] = {
		[SMR_BLOCK_IF] = "if", [SMR_BLOCK_CASE] = "case", [SMR_BLOCK_WHILE] = "while"};

	smr_str_indent(s, depth);
	if (b->kind != SMR_BLOCK_BASIC && b->kind != SMR_BLOCK_CALL) {
		smr_str_printf(s, "%s v%u", words[b->kind], b->on);
		put_bodies(s, m, b, depth);
		return;
	}
	put_vars(s, b->outs, b->nouts);
	smr_str_puts(s, " = ");
	if (b->kind == SMR_BLOCK_CALL)
		smr_str_printf(s, "call %s ", m->functions[b->callee]->name);
	put_vars(s, b->ins, b->nins);
	if (b->kind == SMR_BLOCK_BASIC) {
		smr_str_putc(s, ' ');
		put_flow(s, b->flow, depth);
	} else {
		smr_str_putc(s, '\n');
	}
}

static void put_body(smr_str *s, const smr_module *m, const smr_body *body, unsigned depth)
{
	for (uint32_t i = 0; i < body->n; i++)
		put_block(s, m, body->blocks[i], depth);
}

void smr_module_print(smr_str *s, const smr_module *m)
{
	smr_str_puts(s, "program ");
	smr_text_quoted(s, m->name);
	smr_str_printf(s, " partitions %u replicas %u\n", m->partitions, m->replicas);
	if (m->mesh != NULL)
		put_mesh(s, m->mesh);
	for (uint32_t i = 0; i < m->nfunctions; i++) {
		const smr_function *f = m->functions[i];

		smr_str_printf(s, "function %s ", f->name);
		put_vars(s, f->params, f->nparams);
		smr_str_puts(s, " -> ");
		put_vars(s, f->results, f->nresults);
		smr_str_puts(s, " {\n");
		if (m->mesh != NULL)
			put_shardings(s, m, f);
		put_body(s, m, &f->body, 1);
		smr_str_puts(s, "}\n");
	}
}
