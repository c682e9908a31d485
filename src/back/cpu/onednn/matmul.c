/* Products of bf16 with sums of f32, by oneDNN 3's matmul: sgemm() has no such operands. B may be
 * packed in oneDNN's own layout.
 *
 * The processor's instructions take subnormal operands as 0, so pieces with such operands are
 * widened and multiplied as f32. Products of two operands that are subnormal become 0, too: an
 * error of 2^-126 for each, far below the rounding of any sum that is not itself that small.
 *
 * A primitive is for one shape of pieces. Primitives are kept as long as a prepared product is, and
 * have memory and a stream for each concurrent caller. */
#include <pthread.h>
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "base/alloc.h"
#include "base/assert.h"

typedef struct shape {
	int ta, tb, m, n, k, lda, ldb, ldc, add;
	int packed_rows; /* B is packed for products of so many rows; 0: it has ldb and tb */
} shape;

typedef struct caller {
	struct caller *next;
	dnnl_stream_t stream;
	dnnl_memory_t a, b, c, scratch;
	void *room;
} caller;

typedef struct product {
	shape of;
	dnnl_primitive_desc_t pd;
	dnnl_primitive_t p;
	caller *idle;
	int running;
	uint64_t used; /* when: a number that grows */
} product;

enum { MOST_PRODUCTS = 128 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static product kept[MOST_PRODUCTS];
static size_t nkept, holders;
static uint64_t now;

bool smr_dnnl_has_bf16(const smr_gemm *g)
{
#if defined(__x86_64__)
	return g->dtype == SMR_F32 && g->A.dtype == SMR_BF16 && g->B.dtype == SMR_BF16 &&
	       __builtin_cpu_supports("avx512bf16");
#else
	return false;
#endif
}

/* ---- primitives ------------------------------------------------------------------------------ */

static void free_caller(const smr_dnnl *d, caller *c)
{
	d->memory_destroy(c->a);
	d->memory_destroy(c->b);
	d->memory_destroy(c->c);
	d->memory_destroy(c->scratch);
	d->stream_destroy(c->stream);
	smr_free(c->room);
	smr_free(c);
}

static void free_product(const smr_dnnl *d, product *p)
{
	while (p->idle != NULL) {
		caller *c = p->idle;

		p->idle = c->next;
		free_caller(d, c);
	}
	d->primitive_destroy(p->p);
	d->primitive_desc_destroy(p->pd);
	*p = (product){.used = 0};
}

static dnnl_status_t describe(const smr_dnnl *d, const shape *s, dnnl_primitive_desc_t *out)
{
	smr_dnnl_product_desc desc = {.m = s->m,
				      .n = s->n,
				      .k = s->k,
				      .a = {s->ta ? 1 : s->lda, s->ta ? s->lda : 1},
				      .b = {s->tb ? 1 : s->ldb, s->tb ? s->ldb : 1},
				      .c = {s->ldc, 1},
				      .add = s->add,
				      .packed_rows = s->packed_rows};

	return d->in->product(d, &desc, out);
}

static dnnl_status_t make_product(const smr_dnnl *d, const shape *s, product *p)
{
	dnnl_status_t st = describe(d, s, &p->pd);

	if (st == dnnl_success)
		st = d->primitive_create(&p->p, p->pd);
	if (st != dnnl_success)
		free_product(d, p);
	else
		p->of = *s;
	return st;
}

static dnnl_status_t make_memory(const smr_dnnl *d, const product *p, dnnl_query_t what, void *at,
				 dnnl_memory_t *out)
{
	return d->memory_create(out, d->primitive_desc_query_md(p->pd, what, 0), d->engine, at);
}

static dnnl_status_t make_caller(const smr_dnnl *d, const product *p, caller **out)
{
	caller *c = smr_calloc(1, sizeof(*c));
	dnnl_status_t st;

	if (c == NULL)
		return dnnl_out_of_memory;
	c->room = smr_aligned_alloc(64, d->memory_desc_get_size(d->primitive_desc_query_md(
						p->pd, dnnl_query_scratchpad_md, 0)) +
						1);
	st = c->room != NULL ? d->stream_create(&c->stream, d->engine, dnnl_stream_default_flags)
			     : dnnl_out_of_memory;
	if (st == dnnl_success)
		st = make_memory(d, p, dnnl_query_src_md, DNNL_MEMORY_NONE, &c->a);
	if (st == dnnl_success)
		st = make_memory(d, p, dnnl_query_weights_md, DNNL_MEMORY_NONE, &c->b);
	if (st == dnnl_success)
		st = make_memory(d, p, dnnl_query_dst_md, DNNL_MEMORY_NONE, &c->c);
	if (st == dnnl_success)
		st = make_memory(d, p, dnnl_query_scratchpad_md, c->room, &c->scratch);
	if (st != dnnl_success) {
		free_caller(d, c);
		return st;
	}
	*out = c;
	return st;
}

/* The slot of a new product: an empty one, or the one that was not used for the longest time. */
static product *choose_slot(const smr_dnnl *d)
{
	product *oldest = NULL;

	if (nkept < MOST_PRODUCTS)
		return &kept[nkept++];
	for (size_t i = 0; i < nkept; i++)
		if (kept[i].running == 0 && (oldest == NULL || kept[i].used < oldest->used))
			oldest = &kept[i];
	if (oldest != NULL)
		free_product(d, oldest);
	return oldest;
}

/* Finds the product, or makes it, and counts the caller. Called with the lock. */
static dnnl_status_t find_product(const smr_dnnl *d, const shape *s, product **out)
{
	product *p = NULL;
	dnnl_status_t st = dnnl_success;

	for (size_t i = 0; i < nkept && p == NULL; i++)
		if (kept[i].p != NULL && memcmp(&kept[i].of, s, sizeof(*s)) == 0)
			p = &kept[i];
	if (p == NULL) {
		p = choose_slot(d);
		st = p != NULL ? make_product(d, s, p) : dnnl_out_of_memory;
	}
	if (st != dnnl_success)
		return st;
	p->used = ++now;
	p->running++;
	*out = p;
	return dnnl_success;
}

static dnnl_status_t enter_product(const smr_dnnl *d, const shape *s, product **p, caller **c)
{
	dnnl_status_t st;

	pthread_mutex_lock(&lock);
	st = find_product(d, s, p);
	*c = st == dnnl_success ? (*p)->idle : NULL;
	if (*c != NULL)
		(*p)->idle = (*c)->next;
	pthread_mutex_unlock(&lock);
	if (st != dnnl_success || *c != NULL)
		return st;
	st = make_caller(d, *p, c);
	if (st != dnnl_success) {
		pthread_mutex_lock(&lock);
		(*p)->running--;
		pthread_mutex_unlock(&lock);
	}
	return st;
}

static void leave_product(product *p, caller *c)
{
	pthread_mutex_lock(&lock);
	c->next = p->idle;
	p->idle = c;
	p->running--;
	pthread_mutex_unlock(&lock);
}

void smr_dnnl_products_hold(void)
{
	pthread_mutex_lock(&lock);
	holders++;
	pthread_mutex_unlock(&lock);
}

void smr_dnnl_products_release(const smr_dnnl *d)
{
	pthread_mutex_lock(&lock);
	smr_assert(holders > 0);
	holders--;
	for (; holders == 0 && nkept > 0; nkept--)
		free_product(d, &kept[nkept - 1]);
	pthread_mutex_unlock(&lock);
}

/* ---- running --------------------------------------------------------------------------------- */

/* Twice a subnormal number, which has no sign then, is in 2..0xfe; a minimum has lanes. */
static inline __attribute__((always_inline)) uint16_t least_less_two(const uint16_t *v, int n)
{
	uint16_t least = UINT16_MAX;

	for (int i = 0; i < n; i++) {
		uint16_t x = (uint16_t)((v[i] << 1) - 2);

		least = x < least ? x : least;
	}
	return least;
}

static uint16_t least_plain(const uint16_t *v, int n)
{
	return least_less_two(v, n);
}

#if defined(__x86_64__)
__attribute__((target("avx512f,avx512bw"))) static uint16_t least_avx512(const uint16_t *v, int n)
{
	return least_less_two(v, n);
}

#define LEAST (__builtin_cpu_supports("avx512bw") ? least_avx512 : least_plain)
#else
#define LEAST least_plain
#endif

static bool has_subnormals(const uint16_t *v, int rows, int cols, int ld)
{
	uint16_t (*least)(const uint16_t *, int) = LEAST;

	for (int64_t r = 0; r < rows; r++)
		if (least(v + r * ld, cols) < 0xfd)
			return true;
	return false;
}

static dnnl_status_t run_product(const smr_dnnl *d, const product *p, const caller *c,
				 const void *a, const void *b, float *to)
{
	dnnl_exec_arg_t args[] = {{DNNL_ARG_SRC, c->a},
				  {DNNL_ARG_WEIGHTS, c->b},
				  {DNNL_ARG_DST, c->c},
				  {DNNL_ARG_SCRATCHPAD, c->scratch}};
	dnnl_status_t st = d->memory_set_data_handle(c->a, (void *)(uintptr_t)a);

	if (st == dnnl_success)
		st = d->memory_set_data_handle(c->b, (void *)(uintptr_t)b);
	if (st == dnnl_success)
		st = d->memory_set_data_handle(c->c, to);
	return st == dnnl_success ? smr_dnnl_execute(d, p->p, c->stream, 4, args) : st;
}

/* Multiplies as f32. */
static dnnl_status_t multiply_widened(const smr_dnnl *d, const smr_dnnl_product *x)
{
	int64_t arows = x->ta ? x->k : x->m, acols = x->ta ? x->m : x->k;
	int64_t brows = x->tb ? x->n : x->k, bcols = x->tb ? x->k : x->n;
	float *wide = smr_malloc((size_t)(arows * acols + brows * bcols) * sizeof(*wide));
	dnnl_status_t st;

	if (wide == NULL)
		return dnnl_out_of_memory;
	smr_pack_block(wide, SMR_F32, acols,
		       &(smr_product_block){x->a, SMR_BF16, arows, acols, x->lda, 1});
	smr_pack_block(wide + arows * acols, SMR_F32, bcols,
		       &(smr_product_block){x->b, SMR_BF16, brows, bcols, x->ldb, 1});
	st = d->sgemm(x->ta ? 'T' : 'N', x->tb ? 'T' : 'N', x->m, x->n, x->k, 1, wide, acols,
		      wide + arows * acols, bcols, x->add ? 1 : 0, x->c, x->ldc);
	smr_free(wide);
	return st;
}

static shape shape_of(const smr_dnnl_product *x)
{
	bool packed = x->packed_rows > 0;

	return (shape){.ta = x->ta,
		       .tb = !packed && x->tb,
		       .m = x->m,
		       .n = x->n,
		       .k = x->k,
		       .lda = x->lda,
		       .ldb = packed ? 0 : x->ldb,
		       .ldc = x->ldc,
		       .add = x->add,
		       .packed_rows = x->packed_rows};
}

static bool a_has_subnormals(const smr_dnnl_product *x)
{
	return has_subnormals(x->a, x->ta ? x->k : x->m, x->ta ? x->m : x->k, x->lda);
}

static bool b_has_subnormals(const smr_dnnl_product *x)
{
	return has_subnormals(x->b, x->tb ? x->n : x->k, x->tb ? x->k : x->n, x->ldb);
}

dnnl_status_t smr_dnnl_multiply(const smr_dnnl *d, const smr_dnnl_product *x)
{
	shape s = shape_of(x);
	product *p;
	caller *c;
	dnnl_status_t st;

	if (a_has_subnormals(x) || (x->packed == NULL && b_has_subnormals(x)))
		return multiply_widened(d, x);
	st = enter_product(d, &s, &p, &c);
	if (st != dnnl_success)
		return st;
	st = run_product(d, p, c, x->a, x->packed != NULL ? x->packed : x->b, x->c);
	leave_product(p, c);
	return st;
}

/* ---- packing --------------------------------------------------------------------------------- */

size_t smr_dnnl_packed_bytes(const smr_dnnl *d, const smr_dnnl_product *x)
{
	shape s = shape_of(x);
	dnnl_primitive_desc_t pd = NULL;
	size_t bytes = 0;

	smr_assert(x->packed_rows > 0);
	if (describe(d, &s, &pd) != dnnl_success)
		return 0;
	bytes = d->memory_desc_get_size(d->primitive_desc_query_md(pd, dnnl_query_weights_md, 0));
	d->primitive_desc_destroy(pd);
	return bytes;
}

static dnnl_status_t reorder(const smr_dnnl *d, dnnl_primitive_desc_t pd, dnnl_memory_t from,
			     dnnl_memory_t to)
{
	dnnl_exec_arg_t args[] = {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}};
	dnnl_primitive_t p = NULL;
	dnnl_stream_t stream = NULL;
	dnnl_status_t st = d->primitive_create(&p, pd);

	if (st == dnnl_success)
		st = d->stream_create(&stream, d->engine, dnnl_stream_default_flags);
	if (st == dnnl_success)
		st = smr_dnnl_execute(d, p, stream, 2, args);
	d->stream_destroy(stream);
	d->primitive_destroy(p);
	return st;
}

/* Packs from the layout of @p plain, a product with B as it lies, to that of @p own. */
static dnnl_status_t pack_between(const smr_dnnl *d, dnnl_primitive_desc_t plain,
				  dnnl_primitive_desc_t own, const void *b, void *to)
{
	const smr_dnnl_layout *have = d->primitive_desc_query_md(plain, dnnl_query_weights_md, 0);
	const smr_dnnl_layout *want = d->primitive_desc_query_md(own, dnnl_query_weights_md, 0);
	dnnl_memory_t source = NULL, target = NULL;
	dnnl_primitive_desc_t pd = NULL;
	dnnl_status_t st =
		d->reorder_primitive_desc_create(&pd, have, d->engine, want, d->engine, NULL);

	if (st == dnnl_success)
		st = d->memory_create(&source, have, d->engine, (void *)(uintptr_t)b);
	if (st == dnnl_success)
		st = d->memory_create(&target, want, d->engine, to);
	if (st == dnnl_success)
		st = reorder(d, pd, source, target);
	d->memory_destroy(target);
	d->memory_destroy(source);
	d->primitive_desc_destroy(pd);
	return st;
}

dnnl_status_t smr_dnnl_pack(const smr_dnnl *d, const smr_dnnl_product *x, void *to)
{
	shape own = shape_of(x), plain = own;
	dnnl_primitive_desc_t plain_pd = NULL, own_pd = NULL;
	dnnl_status_t st;

	smr_assert(x->packed_rows > 0);
	if (b_has_subnormals(x))
		return dnnl_unimplemented;
	plain.packed_rows = 0;
	plain.tb = x->tb;
	plain.ldb = x->ldb;
	st = describe(d, &plain, &plain_pd);
	if (st == dnnl_success)
		st = describe(d, &own, &own_pd);
	if (st == dnnl_success)
		st = pack_between(d, plain_pd, own_pd, x->b, to);
	d->primitive_desc_destroy(own_pd);
	d->primitive_desc_destroy(plain_pd);
	return st;
}
