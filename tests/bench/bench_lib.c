/* How fast the library implementations are, beside the libraries called whole: GFLOP/s, the best of
 * several rounds taken one after the other (a neighbour on the machine then slows all of them
 * alike).
 *
 * Ours: caller's NCHW memory, tiles on our pool; single pixels are products, see below. Raw: one
 * primitive on oneDNN's own threads, on NCHW memory, and on the layouts it likes best without the
 * copies to and from them. Usage: bench_lib [threads] [turns] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "base/thread/clock.h"

enum { MAX_TURNS = 99 };

static const smr_dnnl *dnnl;
static const smr_cblas *blas;
static dnnl_stream_t stream;

static float *numbers(int64_t n)
{
	float *p = malloc((size_t)n * sizeof(*p));

	if (p == NULL)
		exit(1);
	for (int64_t i = 0; i < n; i++)
		p[i] = (float)(i * 7 % 13) / 13 - 0.4f;
	return p;
}

/* ---- convolutions ------------------------------------------------------------------------------
 */

typedef struct layer {
	const char *name;
	int64_t in, out, h, w, k; /* of the padded image */
} layer;

static const layer layers[] = {
	{"superres 1: 9x9 1>64", 1, 64, 438, 652, 9},
	{"superres 2: 1x1 64>32", 64, 32, 430, 644, 1},
	{"superres 3: 5x5 32>1", 32, 1, 430, 644, 5},
	{"3x3 64>32 430x644", 64, 32, 430, 644, 3},
	{"resnet 3x3 64>64 56x56", 64, 64, 58, 58, 3},
	{"resnet 3x3 512>512 7x7", 512, 512, 9, 9, 3},
	{"resnet 1x1 256>64 56x56", 256, 64, 56, 56, 1},
};

typedef struct raw {
	dnnl_primitive_desc_t pd;
	dnnl_primitive_t p;
	dnnl_memory_t mem[3];
	void *data[3];
	bool slow; /* oneDNN's reference code: not run */
} raw;

static void raw_make(raw *r, const layer *l, dnnl_format_tag_t tag)
{
	dnnl_dims_t sd = {1, l->in, l->h, l->w}, wd = {l->out, l->in, l->k, l->k};
	dnnl_dims_t dd = {1, l->out, l->h - l->k + 1, l->w - l->k + 1};
	dnnl_dims_t one = {1, 1}, none = {0, 0};
	static const dnnl_query_t what[] = {dnnl_query_src_md, dnnl_query_weights_md,
					    dnnl_query_dst_md};
	dnnl_memory_desc_t s, w, d;
	dnnl_convolution_desc_t cd;
	const char *info = "ref";

	memset(r, 0, sizeof(*r));
	dnnl->memory_desc_init_by_tag(&s, 4, sd, dnnl_f32, tag);
	dnnl->memory_desc_init_by_tag(&w, 4, wd, dnnl_f32, dnnl_format_tag_any);
	dnnl->memory_desc_init_by_tag(&d, 4, dd, dnnl_f32, tag);
	dnnl->dilated_convolution_forward_desc_init(&cd, dnnl_forward_inference,
						    dnnl_convolution_direct, &s, &w, NULL, &d, one,
						    none, none, none);
	if (dnnl->primitive_desc_create(&r->pd, &cd, NULL, dnnl->engine, NULL) == dnnl_success)
		dnnl->primitive_desc_query(r->pd, dnnl_query_impl_info_str, 0, &info);
	r->slow = strncmp(info, "ref", 3) == 0;
	if (r->slow)
		return;
	dnnl->primitive_create(&r->p, r->pd);
	for (int i = 0; i < 3; i++) {
		const dnnl_memory_desc_t *md = dnnl->primitive_desc_query_md(r->pd, what[i], 0);
		size_t n = dnnl->memory_desc_get_size(md);

		r->data[i] = aligned_alloc(64, (n + 63) & ~(size_t)63);
		memset(r->data[i], 0, n);
		dnnl->memory_create(&r->mem[i], md, dnnl->engine, r->data[i]);
	}
}

static double raw_run(raw *r)
{
	int64_t from = smr_now_ns();

	if (r->slow)
		return 1e9;
	dnnl_exec_arg_t a[] = {{DNNL_ARG_SRC, r->mem[0]},
			       {DNNL_ARG_WEIGHTS, r->mem[1]},
			       {DNNL_ARG_DST, r->mem[2]}};
	dnnl->primitive_execute(r->p, stream, 3, a);
	return smr_seconds(from, smr_now_ns());
}

static void raw_free(raw *r)
{
	for (int i = 0; i < 3; i++) {
		dnnl->memory_destroy(r->mem[i]);
		free(r->data[i]);
	}
	dnnl->primitive_destroy(r->p);
	dnnl->primitive_desc_destroy(r->pd);
}

static smr_product_conv conv_of(const layer *l)
{
	int64_t y = l->h - l->k + 1, x = l->w - l->k + 1, kk = l->k * l->k;

	return (smr_product_conv){.dtype = SMR_F32,
				  .n = 1,
				  .g = 1,
				  .o = l->out,
				  .c = l->in,
				  .y = y,
				  .x = x,
				  .r = l->k,
				  .s = l->k,
				  .sy = 1,
				  .sx = 1,
				  .dy = 1,
				  .dx = 1,
				  .ih = l->h,
				  .iw = l->w,
				  .I = {.base = 0},
				  .W = {.base = 1},
				  .O = {.base = 2},
				  .ic = l->h * l->w,
				  .ih_stride = l->w,
				  .iw_stride = 1,
				  .wo = l->in * kk,
				  .wc = kk,
				  .wr = l->k,
				  .ws = 1,
				  .oo = y * x,
				  .oy = x,
				  .ox = 1};
}

static void least(double *best, double t)
{
	if (t < *best)
		*best = t;
}

static void bench_conv(const layer *l, const smr_workers *w, int turns)
{
	smr_product_conv c = conv_of(l);
	void *base[] = {numbers(l->in * l->h * l->w), numbers(l->out * l->in * l->k * l->k),
			numbers(l->out * c.y * c.x)};
	smr_env e = {.base = base};
	double ours = 1e9, nchw = 1e9, any = 1e9;
	smr_dnnl_conv *x;
	raw a, b;

	if (smr_dnnl_conv_new(dnnl, &c, smr_workers_count(w), &x) != SMR_OK) {
		printf("%-24s %s\n", l->name, smr_errmsg());
		return;
	}
	raw_make(&a, l, dnnl_nchw);
	raw_make(&b, l, dnnl_format_tag_any);
	for (int i = 0; i < turns; i++) {
		int64_t from = smr_now_ns();

		if (smr_dnnl_conv_run(x, &e, w) != SMR_OK)
			exit(1);
		least(&ours, smr_seconds(from, smr_now_ns()));
		least(&nchw, raw_run(&a));
		least(&any, raw_run(&b));
	}
	double flops = 2e-9 * (double)(l->out * l->in * l->k * l->k * c.y * c.x);

	printf("%-24s %7.1f   %7.1f %7.1f   %s\n", l->name, flops / ours, flops / nchw, flops / any,
	       smr_dnnl_conv_detail(x));
	raw_free(&a);
	raw_free(&b);
	smr_dnnl_conv_free(x);
	for (int i = 0; i < 3; i++)
		free(base[i]);
}

/* ---- products ----------------------------------------------------------------------------------
 */

static void call_blas(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda,
		      const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	blas->sgemm(101, ta ? 112 : 111, tb ? 112 : 111, m, n, k, (float)alpha, a, lda, b, ldb,
		    (float)beta, c, ldc);
}

static void call_dnnl(bool ta, bool tb, int m, int n, int k, double alpha, const void *a, int lda,
		      const void *b, int ldb, double beta, void *c, int ldc, void *room)
{
	dnnl->sgemm(ta ? 'T' : 'N', tb ? 'T' : 'N', m, n, k, (float)alpha, a, lda, b, ldb,
		    (float)beta, c, ldc);
}

static double timed(const smr_gemm_plan *p, const smr_env *e, const smr_workers *w)
{
	int64_t from = smr_now_ns();

	if (smr_gemm_plan_run(p, e, w) != SMR_OK)
		exit(1);
	return smr_seconds(from, smr_now_ns());
}

static double timed_raw(smr_gemm_call *call, int m, int n, int k, const smr_env *e)
{
	int64_t from = smr_now_ns();

	call(false, false, m, n, k, 1, e->base[0], k, e->base[1], n, 0, e->base[2], n, NULL);
	return smr_seconds(from, smr_now_ns());
}

static void bench_gemm(int m, int n, int k, const smr_workers *w, int turns)
{
	smr_gemm g = {.dtype = SMR_F32,
		      .batch = 1,
		      .m = m,
		      .n = n,
		      .k = k,
		      .A = {.base = 0, .dtype = SMR_F32},
		      .B = {.base = 1, .dtype = SMR_F32},
		      .C = {.base = 2, .dtype = SMR_F32},
		      .am = m > 1 ? k : 0,
		      .ak = 1,
		      .bk = n,
		      .bn = 1,
		      .cm = m > 1 ? n : 0,
		      .cn = 1,
		      .alpha = {.value = 1}};
	void *base[] = {numbers((int64_t)m * k), numbers((int64_t)k * n), numbers((int64_t)m * n)};
	smr_env e = {.base = base};
	double best[4] = {1e9, 1e9, 1e9, 1e9}, gflop = 2e-9 * m * n * k;
	smr_gemm_plan b, d;

	if (smr_gemm_plan_make(&g, call_blas, &b) != SMR_OK ||
	    smr_gemm_plan_make(&g, call_dnnl, &d) != SMR_OK)
		exit(1);
	for (int i = 0; i < turns; i++) {
		least(&best[0], timed(&b, &e, w));
		least(&best[1], timed(&d, &e, w));
		least(&best[2], timed_raw(call_blas, m, n, k, &e));
		least(&best[3], timed_raw(call_dnnl, m, n, k, &e));
	}
	printf("%5d x %6d x %5d    %7.1f %7.1f   %7.1f %7.1f\n", m, n, k, gflop / best[0],
	       gflop / best[1], gflop / best[2], gflop / best[3]);
	for (int i = 0; i < 3; i++)
		free(base[i]);
}

int main(int argc, char **argv)
{
	static const int sizes[][3] = {{64, 64, 64},       {128, 512, 64},  {256, 256, 256},
				       {1000, 1000, 1000}, {8, 1024, 1024}, {32, 276920, 64}};
	int threads = argc > 1 ? atoi(argv[1]) : 0, turns = argc > 2 ? atoi(argv[2]) : 9;
	smr_workers *w;

	if (turns < 1 || turns > MAX_TURNS || smr_workers_new(threads, &w) != SMR_OK) {
		fprintf(stderr, "usage: bench_lib [threads] [turns]\n");
		return 2;
	}
	if (threads > 0) { /* the libraries' own threads, before they are opened */
		char n[16];

		snprintf(n, sizeof(n), "%d", threads);
		setenv("OMP_NUM_THREADS", n, 1);
	}
	if (smr_dnnl_open(SMR_DNNL_2, &dnnl) != SMR_OK ||
	    smr_cblas_open(SMR_OPENBLAS_SYSTEM, &blas) != SMR_OK) {
		fprintf(stderr, "%s\n", smr_errmsg());
		return 1;
	}
	dnnl->stream_create(&stream, dnnl->engine, dnnl_stream_default_flags);
	printf("GFLOP/s, %d threads, best of %d; 0: oneDNN has only its reference code\n",
	       smr_workers_count(w), turns);
	printf("%-24s %7s   %7s %7s\n", "", "ours", "nchw", "any");
	for (size_t i = 0; i < sizeof(layers) / sizeof(*layers); i++)
		bench_conv(&layers[i], w, turns);
	printf("%-24s %7s %7s   %7s %7s\n", "f32 m x n x k", "blas", "dnnl", "raw blas",
	       "raw dnnl");
	for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); i++)
		bench_gemm(sizes[i][0], sizes[i][1], sizes[i][2], w, turns);
	smr_workers_free(w);
	return 0;
}
