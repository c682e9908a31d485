/* Parses a whole text: aliases and ops, of which one may be the module.
 *
 *   op     = [ results "=" ] ( generic | pretty ) [ loc ]
 *   results= "%" NAME [ ":" INT ] ( "," … )*
 *   generic= STRING "(" values ")" [ "<" dict ">" ] [ "(" region ( "," region )* ")" ] [ dict ]
 *            ":" "(" types ")" "->" ( type | "(" types ")" )
 *   pretty = NAME, then its form in pretty_forms.c
 *   region = "{" op* ( "^" NAME [ "(" args ")" ] ":" op* )* "}"
 *   attr   = attrs.c, dense.c, dialect.c, sdy.c      type = types.c      loc = "loc" "(" … ")"
 *
 * The tree is in one arena; the parser's own stacks are freed after parsing. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

/* Skips "{-# … #-}", the data of resources; uses of resources are rejected. */
static smr_status skip_metadata(mlir_parser *p)
{
	const char *close = strstr(p->m.at, "#-}");

	if (close == NULL)
		return mlir_fail(p, "no '#-}' for what begins here");
	while (p->m.at < close)
		if (*p->m.at++ == '\n') {
			p->m.line++;
			p->m.line_start = p->m.at;
		}
	p->m.at += 3;
	return SMR_OK;
}

static smr_status top_level(mlir_parser *p, smr_mlir_block *b)
{
	for (;;) {
		char c = mlir_next(p);

		if (p->m.at >= p->end)
			break;
		if (c == '!' || c == '#')
			SMR_TRY(mlir_define_alias(p));
		else if (c == '{' && mlir_peek(p, "{-#"))
			SMR_TRY(skip_metadata(p));
		else
			SMR_TRY(mlir_op(p, b));
	}
	b->nops = (uint32_t)p->stack.n;
	b->ops = smr_arena_memdup(p->arena, p->stack.v, b->nops * sizeof(b->ops[0]));
	return b->ops != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Returns the only op if it is a module, else a module around all ops. */
static smr_status parse_module(mlir_parser *p, smr_mlir_op **out)
{
	smr_mlir_block *b = smr_arena_alloc(p->arena, sizeof(*b));
	smr_mlir_region *r = smr_arena_alloc(p->arena, sizeof(*r));
	smr_mlir_op *op = mlir_new_op(p, "builtin.module", 1, 1);

	if (b == NULL || r == NULL || op == NULL)
		return mlir_no_memory(p);
	b->parent = op;
	SMR_TRY(top_level(p, b));
	if (b->nops == 1 && strcmp(b->ops[0]->name, "builtin.module") == 0) {
		*out = b->ops[0];
		(*out)->block = NULL;
		return SMR_OK;
	}
	op->regions = r;
	op->nregions = 1;
	r->nblocks = b->nops > 0;
	r->blocks = smr_arena_memdup(p->arena, (smr_mlir_block *[]){b}, sizeof(smr_mlir_block *));
	*out = op;
	return r->blocks != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Allocates the stacks, so that no pointer arithmetic starts from NULL. */
static smr_status open_stacks(mlir_parser *p)
{
	SMR_TRY(smr_vec_reserve(&p->stack, 256));
	SMR_TRY(smr_vec_reserve(&p->named, 64));
	SMR_TRY(smr_vec_reserve(&p->regions, 16));
	return smr_vec_reserve(&p->groups, 64);
}

static void close_stacks(mlir_parser *p)
{
	mlir_scope none = {.alone = true};

	mlir_close_scope(p, &none);
	mlir_forget_words(p);
	mlir_forget_memos(p);
	mlir_forget_aliases(p);
	smr_vec_free(&p->stack);
	smr_vec_free(&p->named);
	smr_vec_free(&p->regions);
	smr_vec_free(&p->groups);
	smr_str_free(&p->text);
}

smr_status smr_mlir_parse(const char *name, const char *text, size_t len, smr_mlir **out)
{
	mlir_parser p = {.file = name == NULL ? "text" : name};
	smr_mlir *m;
	smr_status st;
	char *copy;

	if (text == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_mlir_parse: no text or no place for the tree");
	m = smr_calloc(1, sizeof(*m));
	copy = len < SIZE_MAX ? smr_malloc(len + 1) : NULL;
	p.arena = smr_arena_new();
	if (m == NULL || copy == NULL || p.arena == NULL) {
		st = mlir_no_memory(&p);
	} else {
		memcpy(copy, text, len);
		copy[len] = '\0';
		p.start = copy;
		p.end = copy + len;
		p.m = (mlir_mark){copy, copy, 1};
		st = open_stacks(&p);
		if (st == SMR_OK)
			st = parse_module(&p, &m->module);
	}
	close_stacks(&p);
	smr_free(copy);
	if (st != SMR_OK) {
		smr_arena_free(p.arena);
		smr_free(m);
		return st;
	}
	m->arena = p.arena;
	*out = m;
	return SMR_OK;
}

static smr_status parse_attr_or_type(mlir_parser *p, const smr_mlir_attr **attr,
				     const smr_mlir_type **type)
{
	SMR_TRY(open_stacks(p));
	SMR_TRY(attr != NULL ? mlir_attr(p, attr) : mlir_type(p, type));
	mlir_next(p);
	return p->m.at >= p->end ? SMR_OK : mlir_wanted(p, "the end");
}

smr_status mlir_parse_alone(const char *name, smr_arena *arena, const char *text, size_t n,
			    const smr_mlir_attr **attr, const smr_mlir_type **type)
{
	mlir_parser p = {.file = name, .arena = arena};
	char *copy = smr_malloc(n + 1);
	smr_status st;

	if (copy == NULL)
		return mlir_no_memory(&p);
	memcpy(copy, text, n);
	copy[n] = '\0';
	p.start = copy;
	p.end = copy + n;
	p.m = (mlir_mark){copy, copy, 1};
	st = parse_attr_or_type(&p, attr, type);
	close_stacks(&p);
	smr_free(copy);
	return st;
}

void smr_mlir_free(smr_mlir *m)
{
	if (m == NULL)
		return;
	smr_arena_free(m->arena);
	smr_free(m);
}

const smr_mlir_op *smr_mlir_module(const smr_mlir *m)
{
	return m->module;
}
