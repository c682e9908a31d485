/* Constructs and compares nodes of canonical trees. */
#include "identify/canon/canon.h"

smr_dtype cx_join(smr_dtype a, smr_dtype b)
{
	return a == SMR_DTYPE_COUNT ? b : a;
}

cx *cx_new(cx_maker *m, cx_kind kind, smr_dtype type, uint32_t n, const cx *const *args)
{
	cx *e;

	if (++m->nodes > CX_MAX_NODES) {
		m->too_large = true;
		return NULL;
	}
	e = smr_arena_alloc(m->arena, sizeof(*e));
	if (e == NULL)
		return NULL;
	e->kind = kind;
	e->type = type;
	e->n = n;
	if (n > 0) {
		e->args = smr_arena_memdup(m->arena, args, n * sizeof(const cx *));
		if (e->args == NULL)
			return NULL;
	}
	for (uint32_t i = 0; i < n; i++) {
		if (args[i] == NULL)
			return NULL;
		e->loops |= args[i]->loops;
		e->accs |= args[i]->accs;
	}
	return e;
}

const cx *cx_num(cx_maker *m, smr_dtype t, double v)
{
	cx *e = cx_new(m, CX_NUM, t, 0, NULL);

	if (e != NULL)
		e->num = v;
	return e;
}

bool cx_is_num(const cx *a, double v)
{
	return a != NULL && a->kind == CX_NUM && a->nalt == 0 && a->num == v;
}

static bool affine_equal(const cx_affine *a, const cx_affine *b)
{
	if (a == NULL || b == NULL)
		return a == b;
	for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++) {
		if ((a->coef[l] == NULL) != (b->coef[l] == NULL))
			return false;
		if (a->coef[l] != NULL && !smr_poly_equal(a->coef[l], b->coef[l]))
			return false;
	}
	return a->c == NULL || smr_poly_equal(a->c, b->c);
}

/* Compares leaves of forms by identity only, which suffices for matching. */
bool cx_equal(const cx *a, const cx *b)
{
	if (a == b)
		return true;
	if (a == NULL || b == NULL || a->kind != b->kind || a->type != b->type || a->op != b->op ||
	    a->rop != b->rop || a->neg != b->neg || a->n != b->n || a->num != b->num ||
	    a->id != b->id || a->depth != b->depth || a->bound != b->bound || a->pat != b->pat)
		return false;
	if (a->kind == CX_READ &&
	    (a->at == NULL || b->at == NULL || !cx_access_equal(a->at, b->at)))
		return false;
	if (a->kind == CX_SIZE && !smr_poly_equal(a->size, b->size))
		return false;
	if (!affine_equal(a->affine, b->affine) || !cx_equal(a->pred, b->pred) ||
	    !cx_equal(a->init, b->init))
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (!cx_equal(a->args[i], b->args[i]))
			return false;
	return true;
}

bool cx_has_fold(const cx *a)
{
	if (a->kind == CX_FOLD || a->kind == CX_SCAN)
		return true;
	for (uint32_t i = 0; i < a->n; i++)
		if (cx_has_fold(a->args[i]))
			return true;
	return false;
}

const cx *cx_raw(cx_maker *m, smr_op op, smr_dtype t, uint32_t n, const cx *const *args)
{
	cx *e = cx_new(m, CX_OP, t, n, args);

	if (e != NULL)
		e->op = op;
	return e;
}

static bool is_int(const cx *e)
{
	return !smr_dtype_is_float(e->type) && smr_dtype_size(e->type) >= 4;
}

const cx *cx_strip_convert(const cx *e)
{
	while (e->kind == CX_OP &&
	       ((e->op == SMR_OP_convert && (smr_dtype_is_float(e->type) || is_int(e))) ||
		(e->op == SMR_OP_bitcast && is_int(e) && is_int(e->args[0]))))
		e = e->args[0];
	return e;
}
