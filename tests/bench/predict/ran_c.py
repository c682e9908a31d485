"""Small programs of C of many kinds for ran.py: arrays of unpredictable numbers, one step
that is done again and again, a checksum.
Each is (name, arrays, functions with `step(t)`, checksum, steps); `fill` sets arrays of floats and
doubles to numbers in [0, 1)."""

import os
import re

HEAD = """#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static unsigned seed = 1;
static double draw(void) { seed = seed * 1664525u + 1013904223u; return (seed >> 8) / 16777216.0; }
"""
MAIN = """
int main(void)
{
%s	for (int t = 0; t < %d; t++)
		step(t);
	printf("%%.6g\\n", (double)(%s));
	return 0;
}
"""
STEP = "__attribute__((noinline)) static void step(int t)\n"

PROGRAMS = [
    # products
    ("gemm_tiny", "double a[24][24], b[24][24], c[24][24]", "{ for (int i = 0; i < 24; i++) for (int j = 0; j < 24; j++) { double s = 0;"
     " for (int k = 0; k < 24; k++) s += a[i][k] * b[k][j]; c[i][j] = s; } a[t % 24][0] += c[0][0] * 1e-6; }", "c[3][5]", 60000),
    ("gemm_rect", "float a[300][900], b[900][70], c[300][70]", "{ for (int i = 0; i < 300; i++) for (int j = 0; j < 70; j++) { float s = 0;"
     " for (int k = 0; k < 900; k++) s += a[i][k] * b[k][j]; c[i][j] = s; } b[t][t % 70] = c[t][0] / 900; }", "c[7][7]", 250),
    ("gemm_tn", "double a[700][200], b[700][150], c[200][150]", "{ for (int i = 0; i < 200; i++) for (int j = 0; j < 150; j++) { double s = 0;"
     " for (int k = 0; k < 700; k++) s += a[k][i] * b[k][j]; c[i][j] = s; } a[t][t % 200] = c[t % 200][0] / 700; }", "c[9][2]", 200),
    ("gemv_t", "double a[1200][800], x[1200], y[800]", "{ for (int j = 0; j < 800; j++) { double s = 0; for (int i = 0; i < 1200; i++)"
     " s += a[i][j] * x[i]; y[j] = s; } x[t] += y[t % 800] * 1e-5; }", "y[17]", 300),
    ("gram", "float a[2000][96], c[96][96]", "{ for (int i = 0; i < 96; i++) for (int j = 0; j < 96; j++) { float s = 0;"
     " for (int k = 0; k < 2000; k++) s += a[k][i] * a[k][j]; c[i][j] = s; } a[t][5] += c[1][1] * 1e-7f; }", "c[3][4]", 200),
    ("batched", "float a[64][20][20], b[64][20][20], c[64][20][20]", "{ for (int n = 0; n < 64; n++) for (int i = 0; i < 20; i++)"
     " for (int j = 0; j < 20; j++) { float s = 0; for (int k = 0; k < 20; k++) s += a[n][i][k] * b[n][k][j]; c[n][i][j] = s; }"
     " a[t % 64][0][0] = c[0][1][1] * 0.01f; }", "c[9][2][1]", 8000),
    ("chain3", "double a[160][160], b[160][160], c[160][160], d[160][160], e[160][160]",
     "{ for (int i = 0; i < 160; i++) for (int j = 0; j < 160; j++) { double s = 0; for (int k = 0; k < 160; k++) s += a[i][k] * b[k][j]; d[i][j] = s; }"
     " for (int i = 0; i < 160; i++) for (int j = 0; j < 160; j++) { double s = 0; for (int k = 0; k < 160; k++) s += d[i][k] * c[k][j]; e[i][j] = s; }"
     " a[t % 160][3] = e[0][0] * 1e-5; }", "e[8][2]", 200),
    ("dense_relu", "float w[256][512], b[256], x[128][512], y[128][256]", "{ for (int n = 0; n < 128; n++) for (int i = 0; i < 256; i++) { float s = b[i];"
     " for (int k = 0; k < 512; k++) s += w[i][k] * x[n][k]; y[n][i] = s > 0 ? s : 0; } x[t % 128][0] = y[0][0] * 1e-3f; }", "y[4][4]", 200),
    ("distances", "float p[3000][16], c[24][16], d[3000][24]", "{ for (int i = 0; i < 3000; i++) for (int j = 0; j < 24; j++) { float s = 0;"
     " for (int k = 0; k < 16; k++) { float e = p[i][k] - c[j][k]; s += e * e; } d[i][j] = s; } c[t % 24][0] = d[t][1] * 0.1f; }", "d[7][7]", 2000),
    ("covariance", "double x[1500][60], m[60], c[60][60]", "{ for (int j = 0; j < 60; j++) { double s = 0; for (int i = 0; i < 1500; i++) s += x[i][j]; m[j] = s / 1500; }"
     " for (int i = 0; i < 60; i++) for (int j = 0; j < 60; j++) { double s = 0; for (int k = 0; k < 1500; k++) s += (x[k][i] - m[i]) * (x[k][j] - m[j]);"
     " c[i][j] = s / 1499; } x[t][1] += c[0][0]; }", "c[5][6]", 150),
    ("attention", "float q[128][64], k[128][64], v[128][64], s[128][128], o[128][64]",
     "{ for (int i = 0; i < 128; i++) for (int j = 0; j < 128; j++) { float z = 0; for (int d = 0; d < 64; d++) z += q[i][d] * k[j][d]; s[i][j] = z * 0.125f; }"
     " for (int i = 0; i < 128; i++) { float m = s[i][0], z = 0; for (int j = 1; j < 128; j++) m = s[i][j] > m ? s[i][j] : m;"
     " for (int j = 0; j < 128; j++) { s[i][j] = expf(s[i][j] - m); z += s[i][j]; } for (int j = 0; j < 128; j++) s[i][j] /= z; }"
     " for (int i = 0; i < 128; i++) for (int d = 0; d < 64; d++) { float z = 0; for (int j = 0; j < 128; j++) z += s[i][j] * v[j][d]; o[i][d] = z; }"
     " q[t % 128][0] = o[0][0]; }", "o[3][3]", 400),
    ("cg_dense", "double a[500][500], p[500], q[500], r[500], x[500]", "{ double pq = 0, rr = 0; for (int i = 0; i < 500; i++) { double s = 0;"
     " for (int j = 0; j < 500; j++) s += a[i][j] * p[j]; q[i] = s; } for (int i = 0; i < 500; i++) { pq += p[i] * q[i]; rr += r[i] * r[i]; }"
     " double al = rr / (pq + rr) * 1e-5; for (int i = 0; i < 500; i++) { x[i] += al * p[i]; r[i] -= al * q[i]; p[i] = r[i] + 1e-4 * p[i]; } }", "x[3]", 2000),
    # windows
    ("fir", "float x[100064], h[64], y[100000]", "{ for (int i = 0; i < 100000; i++) { float s = 0; for (int k = 0; k < 64; k++) s += x[i + k] * h[k];"
     " y[i] = s; } h[t % 64] = y[t] / 64; }", "y[99]", 100),
    ("conv_channels", "float x[8][66][66], w[16][8][3][3], y[16][64][64]", "{ for (int o = 0; o < 16; o++) for (int i = 0; i < 64; i++) for (int j = 0; j < 64; j++)"
     " { float s = 0; for (int c = 0; c < 8; c++) for (int p = 0; p < 3; p++) for (int q = 0; q < 3; q++) s += x[c][i + p][j + q] * w[o][c][p][q];"
     " y[o][i][j] = s; } x[t % 8][1][1] = y[0][5][5] * 1e-3f; }", "y[3][4][5]", 300),
    ("max_pool", "float x[32][128][128], y[32][64][64]", "{ for (int c = 0; c < 32; c++) for (int i = 0; i < 64; i++) for (int j = 0; j < 64; j++) {"
     " float m = x[c][2 * i][2 * j]; m = x[c][2 * i][2 * j + 1] > m ? x[c][2 * i][2 * j + 1] : m; m = x[c][2 * i + 1][2 * j] > m ? x[c][2 * i + 1][2 * j] : m;"
     " m = x[c][2 * i + 1][2 * j + 1] > m ? x[c][2 * i + 1][2 * j + 1] : m; y[c][i][j] = m; } x[t % 32][0][0] += y[0][0][0] * 0.01f; }", "y[1][2][3]", 4000),
    ("heat3d", "float a[100][100][100], b[100][100][100]", "{ for (int i = 1; i < 99; i++) for (int j = 1; j < 99; j++) for (int k = 1; k < 99; k++)"
     " b[i][j][k] = 0.4f * a[i][j][k] + 0.1f * (a[i - 1][j][k] + a[i + 1][j][k] + a[i][j - 1][k] + a[i][j + 1][k] + a[i][j][k - 1] + a[i][j][k + 1]);"
     " for (int i = 1; i < 99; i++) for (int j = 1; j < 99; j++) for (int k = 1; k < 99; k++) a[i][j][k] = b[i][j][k]; }", "a[5][6][7]", 500),
    ("blur", "float a[1024][1024], b[1024][1024], c[1024][1024]", "{ for (int i = 0; i < 1024; i++) for (int j = 2; j < 1022; j++)"
     " b[i][j] = (a[i][j - 2] + 4 * a[i][j - 1] + 6 * a[i][j] + 4 * a[i][j + 1] + a[i][j + 2]) / 16;"
     " for (int i = 2; i < 1022; i++) for (int j = 0; j < 1024; j++) c[i][j] = (b[i - 2][j] + 4 * b[i - 1][j] + 6 * b[i][j] + 4 * b[i + 1][j] + b[i + 2][j]) / 16;"
     " a[t][t] = c[t + 2][t]; }", "c[50][60]", 300),
    ("sobel", "float a[512][512], g[512][512]", "{ for (int i = 1; i < 511; i++) for (int j = 1; j < 511; j++) {"
     " float x = a[i - 1][j + 1] + 2 * a[i][j + 1] + a[i + 1][j + 1] - a[i - 1][j - 1] - 2 * a[i][j - 1] - a[i + 1][j - 1];"
     " float y = a[i + 1][j - 1] + 2 * a[i + 1][j] + a[i + 1][j + 1] - a[i - 1][j - 1] - 2 * a[i - 1][j] - a[i - 1][j + 1]; g[i][j] = sqrtf(x * x + y * y); }"
     " a[t % 512][9] += g[5][5] * 0.1f; }", "g[50][60]", 1500),
    ("wave1d", "double u[50002], v[50002], w[50002]", "{ for (int i = 1; i <= 50000; i++) w[i] = 2 * u[i] - v[i] + 0.2 * (u[i - 1] - 2 * u[i] + u[i + 1]);"
     " memcpy(v, u, sizeof(u)); memcpy(u, w, sizeof(u)); }", "u[77]", 10000),
    # element by element
    ("triad", "double a[4000000], b[4000000], c[4000000]", "{ for (int i = 0; i < 4000000; i++) a[i] = b[i] + 3 * c[i]; c[t] = a[t + 1] * 0.3; }", "a[5]", 50),
    ("scale_small", "float a[20000], b[20000]", "{ for (int i = 0; i < 20000; i++) b[i] = a[i] * 1.5f + 0.25f; a[t % 20000] = b[7] * 0.1f; }", "b[9]", 200000),
    ("gelu", "float x[300000], y[300000]", "{ for (int i = 0; i < 300000; i++) y[i] = 0.5f * x[i] * (1 + tanhf(0.79788456f * (x[i] + 0.044715f * x[i] * x[i] * x[i])));"
     " x[t] = y[t]; }", "y[9]", 60),
    ("sigmoid", "double x[200000], y[200000]", "{ for (int i = 0; i < 200000; i++) y[i] = 1 / (1 + exp(-x[i])); x[t] = y[t]; }", "y[9]", 150),
    ("black_scholes", "float s[100000], k[100000], c[100000]", "{ for (int i = 0; i < 100000; i++) { float d = (logf((s[i] + 1) / (k[i] + 1)) + 0.07f) / 0.3f;"
     " float n = 1 / (1 + expf(-1.702f * d)), m = 1 / (1 + expf(-1.702f * (d - 0.3f))); c[i] = (s[i] + 1) * n - (k[i] + 1) * 0.95f * m; } s[t] += c[t] * 0.01f; }",
     "c[9]", 120),
    ("adam", "float w[400000], g[400000], m[400000], v[400000]", "{ for (int i = 0; i < 400000; i++) { m[i] = 0.9f * m[i] + 0.1f * g[i];"
     " v[i] = 0.99f * v[i] + 0.01f * g[i] * g[i]; w[i] -= 1e-3f * m[i] / (sqrtf(v[i]) + 1e-6f); } g[t] = w[t]; }", "w[9]", 800),
    ("horner", "double x[100000], y[100000]", "{ for (int i = 0; i < 100000; i++) { double p = 0.3; for (int k = 0; k < 12; k++) p = p * x[i] + 0.1 * k; y[i] = p; }"
     " x[t] = y[t] * 0.01; }", "y[9]", 1000),
    ("clip_int", "int a[500000], b[500000]", "{ for (int i = 0; i < 500000; i++) { int v = a[i] * 3 + t; b[i] = v < 0 ? 0 : v > 255 ? 255 : v; } a[t] = b[t + 1]; }",
     "b[9]", 4000),
    ("sines", "double x[100000], y[100000]", "{ for (int i = 0; i < 100000; i++) y[i] = sin(x[i]) * cos(2 * x[i]); x[t] = y[t]; }", "y[9]", 200),
    # rows and sums
    ("rms_norm", "float x[512][768], g[768], y[512][768]", "{ for (int i = 0; i < 512; i++) { float s = 0; for (int j = 0; j < 768; j++) s += x[i][j] * x[i][j];"
     " s = 1 / sqrtf(s / 768 + 1e-5f); for (int j = 0; j < 768; j++) y[i][j] = x[i][j] * s * g[j]; } x[t % 512][0] = y[1][1]; }", "y[4][4]", 400),
    ("soft_rows", "float x[600][500], y[600][500]", "{ for (int i = 0; i < 600; i++) { float m = x[i][0], z = 0; for (int j = 1; j < 500; j++) m = x[i][j] > m ? x[i][j] : m;"
     " for (int j = 0; j < 500; j++) { y[i][j] = expf(x[i][j] - m); z += y[i][j]; } for (int j = 0; j < 500; j++) y[i][j] /= z; } x[t % 600][0] = y[1][1]; }",
     "y[4][4]", 150),
    ("norm2", "double x[1000000]; double total", "{ double s = 0; for (int i = 0; i < 1000000; i++) s += x[i] * x[i]; total += sqrt(s); x[t] = s * 1e-6; }", "total", 400),
    ("row_sums", "float x[2000][1000], s[2000]", "{ for (int i = 0; i < 2000; i++) { float z = 0; for (int j = 0; j < 1000; j++) z += x[i][j]; s[i] = z; }"
     " x[t][3] = s[t] * 1e-3f; }", "s[4]", 200),
    ("column_max", "float x[1000][600], m[600]", "{ for (int j = 0; j < 600; j++) m[j] = x[0][j]; for (int i = 1; i < 1000; i++) for (int j = 0; j < 600; j++)"
     " m[j] = x[i][j] > m[j] ? x[i][j] : m[j]; x[t % 1000][3] = m[t % 600] * 0.5f; }", "m[4]", 4000),
    ("log_sum", "double x[200000]; double total", "{ double s = 0; for (int i = 0; i < 200000; i++) s += log(x[i] + 0.5); total += s; x[t] = fabs(s) / 200000; }", "total", 150),
    ("cosine", "float a[400][256], b[256], c[400]", "{ for (int i = 0; i < 400; i++) { float d = 0, n = 0; for (int j = 0; j < 256; j++) { d += a[i][j] * b[j];"
     " n += a[i][j] * a[i][j]; } c[i] = d / sqrtf(n); } b[t % 256] = c[t % 400] * 0.1f; }", "c[4]", 5000),
    ("prefix_int", "int a[1000000], s[1000000]", "{ int z = 0; for (int i = 0; i < 1000000; i++) { z += a[i]; s[i] = z; } a[t] += s[7] & 1; }", "s[9]", 1000),
    # picked by arrays, moved
    ("spmv", "double v[400000], x[20000], y[20000]; int col[400000]", "{ for (int i = 0; i < 20000; i++) { double s = 0;"
     " for (int k = 0; k < 20; k++) s += v[i * 20 + k] * x[col[i * 20 + k]]; y[i] = s; } x[t] = y[t] * 0.05; }", "y[9]", 1500),
    ("gather_rows", "float table[5000][64], out[4000][64]; int at[4000]", "{ for (int i = 0; i < 4000; i++) for (int j = 0; j < 64; j++) out[i][j] = table[at[i]][j];"
     " table[t % 5000][0] = out[1][1]; }", "out[9][3]", 10000),
    ("count", "int h[256]; int a[500000]", "{ for (int i = 0; i < 500000; i++) h[a[i] & 255]++; a[t]++; }", "h[9]", 2500),
    ("turn", "float a[700][900], b[900][700]", "{ for (int i = 0; i < 900; i++) for (int j = 0; j < 700; j++) b[i][j] = a[j][i]; a[t % 700][3] = b[4][4] + t; }", "b[9][3]", 1000),
    ("interleave", "float r[300000], g[300000], b[300000], p[900000]", "{ for (int i = 0; i < 300000; i++) { p[3 * i] = r[i]; p[3 * i + 1] = g[i]; p[3 * i + 2] = b[i]; }"
     " r[t] = p[9] + 1; }", "p[9]", 2000),
    # plain code, with and without loops that are lifted
    ("edit_distance", "int d[2001][2001]; char a[2000], b[2000]", "{ for (int i = 0; i < 2000; i++) { a[i] = (char)(draw() * 4); b[i] = (char)(draw() * 4); }"
     " for (int i = 0; i <= 2000; i++) d[i][0] = d[0][i] = i; for (int i = 1; i <= 2000; i++) for (int j = 1; j <= 2000; j++) {"
     " int c = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]); c = d[i - 1][j] + 1 < c ? d[i - 1][j] + 1 : c; d[i][j] = d[i][j - 1] + 1 < c ? d[i][j - 1] + 1 : c; } }",
     "d[2000][2000]", 20),
    ("shortest_paths", "int d[220][220]", "{ for (int i = 0; i < 220; i++) for (int j = 0; j < 220; j++) d[i][j] = (int)(draw() * 1000) + 1;"
     " for (int k = 0; k < 220; k++) for (int i = 0; i < 220; i++) for (int j = 0; j < 220; j++) if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j]; }",
     "d[9][3]", 40),
    ("sieve", "char s[3000000]; int n", "{ memset(s, 1, sizeof(s)); for (int i = 2; i * i < 3000000; i++) if (s[i]) for (int j = i * i; j < 3000000; j += i) s[j] = 0;"
     " n = 0; for (int i = 2; i < 3000000; i++) n += s[i]; }", "n", 60),
    ("monte_carlo", "double pi", "{ int in = 0; for (int i = 0; i < 1000000; i++) { double x = draw(), y = draw(); in += x * x + y * y < 1; } pi += 4e-6 * in; }", "pi", 150),
    ("quicksort", "double x[300000]", "", "x[9]", 6),
    ("cholesky", "double a[400][400]", "{ for (int i = 0; i < 400; i++) { for (int j = 0; j < 400; j++) a[i][j] = 1.0 / (1 + abs(i - j)); a[i][i] += 3; }"
     " for (int j = 0; j < 400; j++) { a[j][j] = sqrt(a[j][j]); for (int i = j + 1; i < 400; i++) a[i][j] /= a[j][j];"
     " for (int k = j + 1; k < 400; k++) for (int i = k; i < 400; i++) a[i][k] -= a[i][j] * a[k][j]; } }", "a[9][3]", 40),
    ("julia", "int n", "{ for (int i = 0; i < 300; i++) for (int j = 0; j < 300; j++) { double x = i / 150.0 - 1, y = j / 150.0 - 1; int k = 0;"
     " while (k < 200 && x * x + y * y < 4) { double z = x * x - y * y - 0.8 + t * 1e-3; y = 2 * x * y + 0.156; x = z; k++; } n += k; } }", "n", 30),
    ("mixed", "float a[256][256], b[256][256], c[256][256]; char s[2000000]; int n",
     "{ for (int i = 0; i < 256; i++) for (int j = 0; j < 256; j++) { float z = 0; for (int k = 0; k < 256; k++) z += a[i][k] * b[k][j]; c[i][j] = z; }"
     " for (int i = 2; i < 2000000; i++) s[i] = (char)(s[i - 1] * 5 + s[i - 2] + (int)c[1][1]); n += s[1999999]; a[t][0] = (float)(n & 7); }", "n", 60),
]
SPECIAL = {"quicksort": """static void sort(double *a, int n)
{
	while (n > 1) {
		double p = a[n / 2];
		int i = 0, j = n - 1;
		for (;;) { while (a[i] < p) i++; while (a[j] > p) j--; if (i >= j) break; double z = a[i]; a[i++] = a[j]; a[j--] = z; }
		sort(a, i);
		a += i;
		n -= i;
	}
}
{ for (int i = 0; i < 300000; i++) x[i] = draw(); sort(x, 300000); x[0] += t; }"""}


def fills(arrays):
    """Statements that set what is declared; integers are indices of the first array that is
    picked by them, or small."""
    out = ""
    for declaration in arrays.split(";"):
        kind, names = declaration.strip().split(" ", 1)
        for name, dims in re.findall(r"(\w+)((?:\[\d+\])+)", names):
            count = f"sizeof({name}) / sizeof({kind})"
            most = {"col": 20000, "at": 5000}.get(name, 1000)
            value = f"({kind})(draw() * {most})" if kind in ("int", "char") else f"({kind})draw()"
            if kind != "char":
                out += f"\tfor (size_t i = 0; i < {count}; i++)\n\t\t(({kind} *){name})[i] = {value};\n"
    return out


def text(arrays, body, checksum, steps, name):
    body = SPECIAL.get(name, body)
    at = body.rfind("\n{") + 1
    declared = "".join(f"static {d.strip()};\n" for d in arrays.split(";"))
    return HEAD + declared + body[:at] + STEP + body[at:] + MAIN % (fills(arrays), steps, checksum)


def make(folder):
    for name, arrays, body, checksum, steps in PROGRAMS:
        with open(os.path.join(folder, f"{name}.c"), "w") as f:
            f.write(text(arrays, body, checksum, steps, name))
