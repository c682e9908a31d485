/* Small whole programs: several nests in one function, each with its own label. */
#include "../harness.h"

typedef struct {
	int nin, nhid, nout;
	float *w1, *b1, *w2, *b2;
} mlp;

/* case: prog_mlp_forward   expect: gemv|softmax   also: relu|bias|add|max|sum|scal|mul */
NOINLINE void prog_mlp_forward(const mlp *net, const float *x, float *h, float *p)
{
	/* nest: gemv */
	for (int i = 0; i < net->nhid; i++) {
		float s = net->b1[i];
		for (int j = 0; j < net->nin; j++)
			s += net->w1[i * net->nin + j] * x[j];
		h[i] = s;
	}
	/* nest: relu */
	for (int i = 0; i < net->nhid; i++)
		if (h[i] < 0)
			h[i] = 0;
	/* nest: gemv */
	for (int i = 0; i < net->nout; i++) {
		float s = net->b2[i];
		for (int j = 0; j < net->nhid; j++)
			s += net->w2[i * net->nhid + j] * h[j];
		p[i] = s;
	}
	float m = p[0], z = 0;
	/* nest: max|softmax */
	for (int i = 1; i < net->nout; i++)
		if (p[i] > m)
			m = p[i];
	/* nest: sum|softmax|none */
	for (int i = 0; i < net->nout; i++) {
		p[i] = expf(p[i] - m);
		z += p[i];
	}
	/* nest: scal|mul|softmax|none */
	for (int i = 0; i < net->nout; i++)
		p[i] /= z;
}

/* case: prog_mlp_batch_train   expect: gemm   also: bias|add|sigmoid|sum|axpy|mul|scal */
NOINLINE void prog_mlp_batch_train(int B, int I, int O, const double *X, const double *Y, double *W, double *b,
                                   double *Z, double *D, double *G, double lr)
{
    /* nest: gemm */
    for (int n = 0; n < B; n++)
        for (int o = 0; o < O; o++) {
            Z[n * O + o] = 0;
            for (int i = 0; i < I; i++)
                Z[n * O + o] += X[n * I + i] * W[i * O + o];
        }
    /* nest: bias|add */
    for (int n = 0; n < B; n++)
        for (int o = 0; o < O; o++)
            Z[n * O + o] += b[o];
    /* nest: sigmoid */
    for (int n = 0; n < B * O; n++)
        Z[n] = 1.0 / (1.0 + exp(-Z[n]));
    /* nest: none|mul */
    for (int n = 0; n < B * O; n++)
        D[n] = (Z[n] - Y[n]) * Z[n] * (1 - Z[n]);
    /* nest: gemm */
    for (int i = 0; i < I; i++)
        for (int o = 0; o < O; o++) {
            double g = 0;
            for (int n = 0; n < B; n++)
                g += X[n * I + i] * D[n * O + o];
            G[i * O + o] = g;
        }
    /* nest: axpy */
    for (int k = 0; k < I * O; k++)
        W[k] -= lr * G[k];
    /* nest: sum|axpy|gemv|none */
    for (int n = 0; n < B; n++)
        for (int o = 0; o < O; o++)
            b[o] -= lr * D[n * O + o];
}

/* case: prog_attention   expect: gemm|softmax   also: max|sum|scal|mul */
NOINLINE void prog_attention(int T, int D, const float *Q, const float *K, const float *V, float *S, float *O)
{
  float scale = 1.0f / sqrtf((float)D);
  /* nest: gemm */
  for (int i = 0; i < T; i++)
    for (int j = 0; j < T; j++) {
      float a = 0;
      for (int d = 0; d < D; d++) a += Q[i * D + d] * K[j * D + d];
      S[i * T + j] = a * scale;
    }
  /* nest: softmax */
  for (int i = 0; i < T; i++) {
    float *row = S + i * T, mx = row[0], sum = 0;
    for (int j = 1; j < T; j++) if (row[j] > mx) mx = row[j];
    for (int j = 0; j < T; j++) { row[j] = expf(row[j] - mx); sum += row[j]; }
    for (int j = 0; j < T; j++) row[j] /= sum;
  }
  /* nest: gemm */
  for (int i = 0; i < T; i++)
    for (int d = 0; d < D; d++) {
      float a = 0;
      for (int j = 0; j < T; j++) a += S[i * T + j] * V[j * D + d];
      O[i * D + d] = a;
    }
}

#define IMG_W 160
#define IMG_H 120
static unsigned char photo[IMG_H][IMG_W], edges[IMG_H][IMG_W];
static float lum[IMG_H][IMG_W], blur[IMG_H][IMG_W];
static int tone[256], curve[256];
static const float kernel5[5][5] = {
	{ 1, 4, 7, 4, 1 }, { 4, 16, 26, 16, 4 }, { 7, 26, 41, 26, 7 }, { 4, 16, 26, 16, 4 }, { 1, 4, 7, 4, 1 },
};

/* case: prog_image_filter   expect: conv2d|histogram|cumsum|gather   also: none */
NOINLINE void prog_image_filter(void)
{
	int x, y, i, j;
	/* nest: histogram */
	for (y = 0; y < IMG_H; y++)
		for (x = 0; x < IMG_W; x++)
			tone[photo[y][x]]++;
	/* nest: cumsum */
	for (i = 0, j = 0; i < 256; i++) {
		j += tone[i];
		curve[i] = j;
	}
	/* nest: gather|scal|none */
	for (y = 0; y < IMG_H; y++)
		for (x = 0; x < IMG_W; x++)
			lum[y][x] = curve[photo[y][x]] * (255.0f / (IMG_W * IMG_H));
	/* nest: conv2d */
	for (y = 2; y < IMG_H - 2; y++)
		for (x = 2; x < IMG_W - 2; x++) {
			float s = 0;
			for (i = -2; i <= 2; i++)
				for (j = -2; j <= 2; j++)
					s += lum[y + i][x + j] * kernel5[i + 2][j + 2];
			blur[y][x] = s * (1.0f / 273.0f);
		}
	/* nest: none */
	for (y = 1; y < IMG_H - 1; y++)
		for (x = 1; x < IMG_W - 1; x++) {
			float gx = blur[y][x + 1] - blur[y][x - 1], gy = blur[y + 1][x] - blur[y - 1][x];
			edges[y][x] = fabsf(gx) + fabsf(gy) > 24.0f ? 255 : 0;
		}
}

/* case: prog_kmeans_distances   expect: gemm   also: sum|nrm2|dot|argmax|none */
NOINLINE void prog_kmeans_distances(int n, int k, int d, const double *x, const double *c, double *xc, double *cc, int *who)
{
	/* |x - c|^2 = |x|^2 - 2 x.c + |c|^2, and |x|^2 decides nothing */
	/* nest: gemm */
	for (int i = 0; i < n; i++)
		for (int j = 0; j < k; j++) {
			double s = 0;
			for (int t = 0; t < d; t++)
				s += x[i * d + t] * c[j * d + t];
			xc[i * k + j] = s;
		}
	/* nest: dot|nrm2|sum|none */
	for (int j = 0; j < k; j++) {
		cc[j] = 0;
		for (int t = 0; t < d; t++)
			cc[j] += c[j * d + t] * c[j * d + t];
	}
	/* nest: argmax|none */
	for (int i = 0; i < n; i++) {
		double best = -INFINITY;
		who[i] = -1;
		for (int j = 0; j < k; j++) {
			double v = 2 * xc[i * k + j] - cc[j];
			if (v > best)
				best = v, who[i] = j;
		}
	}
}

/* case: prog_power_iteration   expect: gemv|nrm2   also: scal|mul|dot|sum|none */
NOINLINE double prog_power_iteration(double **a, double *v, double *t, int n, int steps)
{
	double norm = 0;
	while (steps-- > 0) {
		/* nest: gemv */
		for (int i = 0; i < n; i++) {
			t[i] = 0;
			for (int j = 0; j < n; j++)
				t[i] += a[i][j] * v[j];
		}
		norm = 0;
		/* nest: nrm2|dot|sum */
		for (int i = 0; i < n; i++)
			norm += t[i] * t[i];
		norm = sqrt(norm);
		/* nest: scal|mul|none */
		for (int i = 0; i < n; i++)
			v[i] = t[i] / norm;
	}
	return norm;
}

/* case: prog_conjugate_gradient   expect: gemv|dot|axpy   also: scal|mul|axpby|none */
NOINLINE double prog_conjugate_gradient(int n, const double *A, double *x, double *r, double *p, double *q, int iters)
{
    double rho = 0;
    /* nest: dot|sum|nrm2 */
    for (int i = 0; i < n; ++i) rho += r[i] * r[i];
    for (int it = 0; it < iters && rho > 1e-20; ++it) {
        /* nest: gemv */
        for (int i = 0; i < n; ++i) {
            double s = 0;
            for (int j = 0; j < n; ++j) s += A[i * n + j] * p[j];
            q[i] = s;
        }
        double pq = 0, old = rho;
        /* nest: dot */
        for (int i = 0; i < n; ++i) pq += p[i] * q[i];
        double alpha = rho / pq;
        /* nest: axpy */
        for (int i = 0; i < n; ++i) x[i] += alpha * p[i];
        /* nest: axpy */
        for (int i = 0; i < n; ++i) r[i] -= alpha * q[i];
        rho = 0;
        /* nest: dot|sum|nrm2 */
        for (int i = 0; i < n; ++i) rho += r[i] * r[i];
        double beta = rho / old;
        /* nest: none|scal|axpy|add */
        for (int i = 0; i < n; ++i) p[i] = r[i] + beta * p[i];
    }
    return rho;
}

struct cnn {
	float in[3][34][34], w[8][3][3][3], b[8], a[8][32][32], p[8][16][16], fc[10][8 * 16 * 16], y[10];
};

/* case: prog_cnn_block   expect: conv2d|maxpool2d|gemv   also: relu|bias|argmax|max */
NOINLINE int prog_cnn_block(struct cnn *n)
{
  /* nest: conv2d|bias */
  for (int o = 0; o < 8; ++o)
    for (int y = 0; y < 32; ++y)
      for (int x = 0; x < 32; ++x) {
        float s = n->b[o];
        for (int c = 0; c < 3; ++c)
          for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j)
              s += n->in[c][y + i][x + j] * n->w[o][c][i][j];
        n->a[o][y][x] = s;
      }
  /* nest: relu */
  for (int o = 0; o < 8; ++o)
    for (int y = 0; y < 32; ++y)
      for (int x = 0; x < 32; ++x)
        n->a[o][y][x] = n->a[o][y][x] > 0 ? n->a[o][y][x] : 0;
  /* nest: maxpool2d */
  for (int o = 0; o < 8; ++o)
    for (int y = 0; y < 16; ++y)
      for (int x = 0; x < 16; ++x) {
        float m = -FLT_MAX;
        for (int i = 0; i < 2; ++i)
          for (int j = 0; j < 2; ++j)
            if (n->a[o][2 * y + i][2 * x + j] > m)
              m = n->a[o][2 * y + i][2 * x + j];
        n->p[o][y][x] = m;
      }
  const float *flat = &n->p[0][0][0];
  /* nest: gemv */
  for (int o = 0; o < 10; ++o) {
    n->y[o] = 0;
    for (int i = 0; i < 8 * 16 * 16; ++i)
      n->y[o] += n->fc[o][i] * flat[i];
  }
  int best = 0;
  /* nest: argmax */
  for (int o = 1; o < 10; ++o)
    if (n->y[o] > n->y[best])
      best = o;
  return best;
}

/* case: prog_transformer_mlp   expect: rmsnorm|gemv   also: dot|sum|mul|sigmoid|add|nrm2|none */
NOINLINE void prog_transformer_mlp(float *x, const float *g, const float *w1, const float *w2, const float *w3,
                                   float *xb, float *hb, float *hb2, int dim, int hid)
{
	float ss = 0;
	/* nest: dot|sum|nrm2|rmsnorm */
	for (int j = 0; j < dim; j++)
		ss += x[j] * x[j];
	ss = 1.0f / sqrtf(ss / dim + 1e-5f);
	/* nest: mul|rmsnorm|none */
	for (int j = 0; j < dim; j++)
		xb[j] = g[j] * (ss * x[j]);
	/* nest: gemv */
	for (int i = 0; i < hid; i++) {
		float v = 0;
		for (int j = 0; j < dim; j++)
			v += w1[i * dim + j] * xb[j];
		hb[i] = v;
	}
	/* nest: gemv */
	for (int i = 0; i < hid; i++) {
		float v = 0;
		for (int j = 0; j < dim; j++)
			v += w3[i * dim + j] * xb[j];
		hb2[i] = v;
	}
	/* nest: none|mul|sigmoid */
	for (int i = 0; i < hid; i++) {
		float v = hb[i];
		v *= 1.0f / (1.0f + expf(-v));
		hb[i] = v * hb2[i];
	}
	/* nest: gemv */
	for (int i = 0; i < dim; i++) {
		float v = 0;
		for (int j = 0; j < hid; j++)
			v += w2[i * hid + j] * hb[j];
		xb[i] = v;
	}
	/* nest: add|axpy */
	for (int i = 0; i < dim; i++)
		x[i] += xb[i];
}

/* case: prog_covariance   expect: mean|gemm   also: sum|scal|bias|add|none */
NOINLINE void prog_covariance(int m, int n, double data[n][m], double cov[m][m], double mean[m])
{
	int i, j, k;
	/* nest: mean|sum */
	for (j = 0; j < m; j++) {
		mean[j] = 0.0;
		for (i = 0; i < n; i++)
			mean[j] += data[i][j];
		mean[j] /= n;
	}
	/* nest: bias|none|add */
	for (i = 0; i < n; i++)
		for (j = 0; j < m; j++)
			data[i][j] -= mean[j];
	/* nest: gemm */
	for (i = 0; i < m; i++)
		for (j = 0; j < m; j++) {
			cov[i][j] = 0.0;
			for (k = 0; k < n; k++)
				cov[i][j] += data[k][i] * data[k][j];
			cov[i][j] /= (n - 1.0);
		}
}

RUN(prog_mlp_forward)
{
	FOR_DIMS(d, { 500, 400, 300 }, { 1, 1, 1 }, { 0, 2, 3 }, { 3, 0, 2 }) {
		mlp m = { d[0], d[1], d[2], f32(d[0] * d[1]), f32(d[1]), f32(d[1] * d[2]), f32(d[2]) };
		float *x = f32(d[0]), *h = f32(d[1]), *p = f32(d[2]);

		prog_mlp_forward(&m, x, h, p);
		dump_f32("h", h, d[1]);
		dump_f32("p", p, d[2]);
	}
}

RUN(prog_mlp_batch_train)
{
	FOR_DIMS(d, { 32, 80, 90 }, { 1, 1, 1 }, { 0, 2, 2 }, { 2, 0, 2 }) {
		double *X = f64(d[0] * d[1]), *Y = f64(d[0] * d[2]), *W = f64(d[1] * d[2]), *b = f64(d[2]);
		double *Z = f64(d[0] * d[2]), *D = f64(d[0] * d[2]), *G = f64(d[1] * d[2]);

		for (int k = 0; k < 3; k++)
			prog_mlp_batch_train(d[0], d[1], d[2], X, Y, W, b, Z, D, G, 0.1);
		dump_f64("W", W, d[1] * d[2]);
		dump_f64("b", b, d[2]);
		dump_f64("Z", Z, d[0] * d[2]);
	}
}

RUN(prog_attention)
{
	FOR_DIMS(d, { 100, 64 }, { 1, 1 }, { 5, 0 }, { 0, 4 }) {
		float *q = f32(d[0] * d[1]), *k = f32(d[0] * d[1]), *v = f32(d[0] * d[1]);
		float *s = f32(d[0] * d[0]), *o = f32(d[0] * d[1]);

		prog_attention(d[0], d[1], q, k, v, s, o);
		dump_f32("S", s, d[0] * d[0]);
		dump_f32("O", o, d[0] * d[1]);
	}
}

RUN(prog_image_filter)
{
	memcpy(photo, u8_in(IMG_W * IMG_H, 30, 200), sizeof(photo));
	prog_image_filter();
	dump_i32("curve", curve, 256);
	dump_f32("blur", &blur[0][0], IMG_W * IMG_H);
}

RUN(prog_kmeans_distances)
{
	FOR_DIMS(d, { 400, 20, 60 }, { 1, 1, 1 }, { 0, 2, 2 }, { 3, 0, 2 }, { 3, 2, 0 }) {
		double *x = f64(d[0] * d[2]), *c = f64(d[1] * d[2]), *xc = f64(d[0] * d[1]), *cc = f64(d[1]);
		int32_t *who = i32(d[0]);

		prog_kmeans_distances(d[0], d[1], d[2], x, c, xc, cc, who);
		dump_f64("xc", xc, d[0] * d[1]);
		dump_i32("who", who, d[0]);
	}
}

RUN(prog_power_iteration)
{
	FOR_SIZES(n, 300, 1, 3) {
		double *a[300], *v = f64_of(n, 1), *t = f64(n), e;

		for (int i = 0; i < n; i++)
			a[i] = f64_in(n, 0, 1);
		e = prog_power_iteration(a, v, t, n, 5);
		dump_f64("e", &e, 1);
		dump_f64("v", v, n);
	}
}

RUN(prog_conjugate_gradient)
{
	FOR_SIZES(n, 300, 1, 0) {
		double *A = f64(n * n), *x = f64_of(n, 0), *r = f64(n), *p = f64(n), *q = f64(n);

		for (int i = 0; i < n; i++)
			for (int j = 0; j <= i; j++)
				A[i * n + j] = A[j * n + i] += i == j ? n : 0;
		memcpy(p, r, sizeof(*p) * n);
		prog_conjugate_gradient(n, A, x, r, p, q, 4);
		dump_f64("x", x, n);
	}
}

RUN(prog_cnn_block)
{
	struct cnn *n = smr_get(1, sizeof(*n));
	int32_t best;

	memcpy(n, f32(sizeof(*n) / 4), sizeof(*n));
	best = prog_cnn_block(n);
	dump_f32("p", &n->p[0][0][0], 8 * 16 * 16);
	dump_f32("y", n->y, 10);
	dump_i32("best", &best, 1);
}

RUN(prog_transformer_mlp)
{
	FOR_DIMS(d, { 300, 700 }, { 1, 1 }, { 3, 0 }) {
		float *x = f32(d[0]), *g = f32(d[0]), *xb = f32(d[0]), *hb = f32(d[1]), *hb2 = f32(d[1]);
		float *w1 = f32(d[0] * d[1]), *w2 = f32(d[0] * d[1]), *w3 = f32(d[0] * d[1]);

		prog_transformer_mlp(x, g, w1, w2, w3, xb, hb, hb2, d[0], d[1]);
		dump_f32("x", x, d[0]);
	}
}

RUN(prog_covariance)
{
	FOR_DIMS(d, { 80, 90 }, { 1, 2 }, { 3, 2 }) {
		double *a = f64(d[0] * d[1]), *c = f64(d[0] * d[0]), *m = f64(d[0]);

		prog_covariance(d[0], d[1], (void *)a, (void *)c, m);
		dump_f64("data", a, d[0] * d[1]);
		dump_f64("cov", c, d[0] * d[0]);
		dump_f64("mean", m, d[0]);
	}
}

SMR_MAIN(R(prog_mlp_forward), R(prog_mlp_batch_train), R(prog_attention), R(prog_image_filter),
         R(prog_kmeans_distances), R(prog_power_iteration), R(prog_conjugate_gradient), R(prog_cnn_block),
         R(prog_transformer_mlp), R(prog_covariance))
