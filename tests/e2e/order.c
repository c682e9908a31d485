/* Results that depend on the order of additions, on the rounding of products and sums, on NaN and
 * on the sign of zero. Each line is the name of a function and the bits of all that it gave; a
 * replacement prints what clang's own loops print. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NI __attribute__((noinline))
enum { N = 9001, M = 67, K = 71 };

static unsigned long long seed = 88172645463325252ull, sum;

static double number(void)
{
	seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
	return (double)(seed >> 11) * 0x1p-53;
}

/* Of several NaNs which one comes through is the instruction's choice: all NaNs are one. */
static unsigned long long bits_f(float x)
{
	unsigned b;

	memcpy(&b, &x, sizeof(b));
	return x != x ? 0x7fc00000 : b;
}

static unsigned long long bits_d(double x)
{
	unsigned long long b;

	memcpy(&b, &x, sizeof(b));
	return x != x ? 0x7ff8000000000000 : b;
}

static void mix_bits(unsigned long long b)
{
	for (int i = 0; i < 8; i++)
		sum = (sum ^ (b >> 8 * i & 255)) * 1099511628211ull;
}

static unsigned long long bits_i(int x)
{
	return (unsigned)x;
}

#define BITS(x) _Generic(x, float: bits_f, double: bits_d, default: bits_i)(x)
#define mix_n(p, n)                               \
	for (int mixed = 0; mixed < (n); mixed++) \
	mix_bits(BITS((p)[mixed]))
#define mix(p) mix_n(p, (int)(sizeof(p) / sizeof(*(p))))
#define mix_one(x) mix_bits(BITS(x))

static void tell(const char *name)
{
	printf("%-12s %016llx\n", name, sum);
	sum = 14695981039346656037ull;
}

/* T: float or double; F: suffix of names */
#define FAMILY(T, F, FABS, FMAX, FMIN, FMA)                                                        \
	NI T total##F(int n, const T *a)                                                           \
	{                                                                                          \
		T s = 0;                                                                           \
		for (int i = 0; i < n; i++)                                                        \
			s += a[i];                                                                 \
		return s;                                                                          \
	}                                                                                          \
	NI void cdf##F(int n, const T *restrict a, T *restrict c)                                  \
	{                                                                                          \
		T s = 0;                                                                           \
		for (int i = 0; i < n; i++) {                                                      \
			s += a[i];                                                                 \
			c[i] = s;                                                                  \
		}                                                                                  \
	}                                                                                          \
	NI T dot##F(int n, const T *a, const T *b)                                                 \
	{                                                                                          \
		T s = 0;                                                                           \
		for (int i = 0; i < n; i++)                                                        \
			s += a[i] * b[i];                                                          \
		return s;                                                                          \
	}                                                                                          \
	NI T dot_first##F(int n, const T *a, const T *b)                                           \
	{                                                                                          \
		T s = a[0] * b[0];                                                                 \
		for (int i = 1; i < n; i++)                                                        \
			s += a[i] * b[i];                                                          \
		return s;                                                                          \
	}                                                                                          \
	NI T unrolled##F(int n, const T *a, const T *b)                                            \
	{                                                                                          \
		T s = 0, t = 0;                                                                    \
		for (int i = 0; i + 1 < n; i += 2) {                                               \
			s += a[i] * b[i];                                                          \
			t += a[i + 1] * b[i + 1];                                                  \
		}                                                                                  \
		return s + t;                                                                      \
	}                                                                                          \
	NI T minus##F(int n, const T *a, const T *b)                                               \
	{                                                                                          \
		T s = 1;                                                                           \
		for (int i = 0; i < n; i++)                                                        \
			s -= a[i] * b[i];                                                          \
		return s;                                                                          \
	}                                                                                          \
	NI T variance##F(int n, const T *a)                                                        \
	{                                                                                          \
		T m = 0, v = 0;                                                                    \
		for (int i = 0; i < n; i++)                                                        \
			m += a[i];                                                                 \
		m /= (T)n;                                                                         \
		for (int i = 0; i < n; i++)                                                        \
			v += (a[i] - m) * (a[i] - m);                                              \
		return v / (T)n;                                                                   \
	}                                                                                          \
	NI T kahan##F(int n, const T *a)                                                           \
	{                                                                                          \
		T s = 0, c = 0;                                                                    \
		for (int i = 0; i < n; i++) {                                                      \
			T y = a[i] - c, t = s + y;                                                 \
			c = (t - s) - y;                                                           \
			s = t;                                                                     \
		}                                                                                  \
		return s;                                                                          \
	}                                                                                          \
	NI T neumaier##F(int n, const T *a)                                                        \
	{                                                                                          \
		T s = 0, c = 0;                                                                    \
		for (int i = 0; i < n; i++) {                                                      \
			T t = s + a[i];                                                            \
			if (FABS(s) >= FABS(a[i]))                                                 \
				c += (s - t) + a[i];                                               \
			else                                                                       \
				c += (a[i] - t) + s;                                               \
			s = t;                                                                     \
		}                                                                                  \
		return s + c;                                                                      \
	}                                                                                          \
	NI T klein##F(int n, const T *a)                                                           \
	{                                                                                          \
		T s = 0, cs = 0, ccs = 0;                                                          \
		for (int i = 0; i < n; i++) {                                                      \
			T c, cc, t = s + a[i];                                                     \
			c = FABS(s) >= FABS(a[i]) ? (s - t) + a[i] : (a[i] - t) + s;               \
			s = t;                                                                     \
			t = cs + c;                                                                \
			cc = FABS(cs) >= FABS(c) ? (cs - t) + c : (c - t) + cs;                    \
			cs = t;                                                                    \
			ccs += cc;                                                                 \
		}                                                                                  \
		return s + cs + ccs;                                                               \
	}                                                                                          \
	NI void two_sum##F(int n, const T *a, const T *b, T *restrict s, T *restrict e)            \
	{                                                                                          \
		for (int i = 0; i < n; i++) {                                                      \
			T x = a[i] + b[i], z = x - a[i];                                           \
			s[i] = x;                                                                  \
			e[i] = (a[i] - (x - z)) + (b[i] - z);                                      \
		}                                                                                  \
	}                                                                                          \
	NI void fast_two_sum##F(int n, const T *a, const T *b, T *restrict s, T *restrict e)       \
	{                                                                                          \
		for (int i = 0; i < n; i++) {                                                      \
			T x = a[i] + b[i];                                                         \
			s[i] = x;                                                                  \
			e[i] = b[i] - (x - a[i]);                                                  \
		}                                                                                  \
	}                                                                                          \
	NI void two_product##F(int n, const T *a, const T *b, T *restrict p, T *restrict e)        \
	{                                                                                          \
		for (int i = 0; i < n; i++) {                                                      \
			p[i] = a[i] * b[i];                                                        \
			e[i] = FMA(a[i], b[i], -p[i]);                                             \
		}                                                                                  \
	}                                                                                          \
	NI void horner##F(int n, const T *restrict x, T *restrict y)                               \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			y[i] = ((x[i] * (T)0.3 + (T)1.7) * x[i] - (T)0.1) * x[i] + (T)0.9;         \
	}                                                                                          \
	NI T max_gt##F(int n, const T *a)                                                          \
	{                                                                                          \
		T m = a[0];                                                                        \
		for (int i = 1; i < n; i++)                                                        \
			m = a[i] > m ? a[i] : m;                                                   \
		return m;                                                                          \
	}                                                                                          \
	NI T max_ge##F(int n, const T *a)                                                          \
	{                                                                                          \
		T m = 0;                                                                           \
		for (int i = 0; i < n; i++)                                                        \
			m = m >= a[i] ? m : a[i];                                                  \
		return m;                                                                          \
	}                                                                                          \
	NI T max_if##F(int n, const T *a)                                                          \
	{                                                                                          \
		T m = -INFINITY;                                                                   \
		for (int i = 0; i < n; i++)                                                        \
			if (a[i] > m)                                                              \
				m = a[i];                                                          \
		return m;                                                                          \
	}                                                                                          \
	NI T min_le##F(int n, const T *a)                                                          \
	{                                                                                          \
		T m = a[0];                                                                        \
		for (int i = 1; i < n; i++)                                                        \
			m = a[i] <= m ? a[i] : m;                                                  \
		return m;                                                                          \
	}                                                                                          \
	NI T max_f##F(int n, const T *a)                                                           \
	{                                                                                          \
		T m = a[0];                                                                        \
		for (int i = 1; i < n; i++)                                                        \
			m = FMAX(m, a[i]);                                                         \
		return m;                                                                          \
	}                                                                                          \
	NI T min_f##F(int n, const T *a)                                                           \
	{                                                                                          \
		T m = a[0];                                                                        \
		for (int i = 1; i < n; i++)                                                        \
			m = FMIN(a[i], m);                                                         \
		return m;                                                                          \
	}                                                                                          \
	NI int arg##F(int n, const T *a)                                                           \
	{                                                                                          \
		int at = 0;                                                                        \
		T m = a[0];                                                                        \
		for (int i = 1; i < n; i++)                                                        \
			if (a[i] > m) {                                                            \
				m = a[i];                                                          \
				at = i;                                                            \
			}                                                                          \
		return at;                                                                         \
	}                                                                                          \
	NI void rows_max##F(int m, int n, const T *a, T *restrict y)                               \
	{                                                                                          \
		for (int i = 0; i < m; i++) {                                                      \
			T s = a[i * n];                                                            \
			for (int j = 1; j < n; j++)                                                \
				s = s < a[i * n + j] ? a[i * n + j] : s;                           \
			y[i] = s;                                                                  \
		}                                                                                  \
	}                                                                                          \
	NI void cols_max##F(int m, int n, const T *a, T *restrict y)                               \
	{                                                                                          \
		for (int j = 0; j < n; j++)                                                        \
			y[j] = 0;                                                                  \
		for (int i = 0; i < m; i++)                                                        \
			for (int j = 0; j < n; j++)                                                \
				y[j] = FMAX(y[j], a[i * n + j]);                                   \
	}                                                                                          \
	NI void clamp##F(int n, const T *a, T *restrict y)                                         \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			y[i] = FMIN(FMAX(a[i], (T) - 1), (T)0);                                    \
	}                                                                                          \
	NI void relu##F(int n, const T *a, T *restrict y)                                          \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			y[i] = FMAX((T)0, a[i]);                                                   \
	}                                                                                          \
	NI void gemm_a##F(int n, int m, int k, T al, T be, T *restrict C, const T *A, const T *B)  \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			for (int j = 0; j < m; j++) {                                              \
				T s = 0;                                                           \
				for (int q = 0; q < k; q++)                                        \
					s += A[i * k + q] * B[q * m + j];                          \
				C[i * m + j] = al * s + be * C[i * m + j];                         \
			}                                                                          \
	}                                                                                          \
	NI void gemm_b##F(int n, int m, int k, T al, T be, T *restrict C, const T *A, const T *B)  \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			for (int j = 0; j < m; j++) {                                              \
				C[i * m + j] *= be;                                                \
				for (int q = 0; q < k; q++)                                        \
					C[i * m + j] += al * A[i * k + q] * B[q * m + j];          \
			}                                                                          \
	}                                                                                          \
	NI void gemm_c##F(int n, int m, int k, T *restrict C, const T *A, const T *B)              \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			for (int q = 0; q < k; q++)                                                \
				for (int j = 0; j < m; j++)                                        \
					C[i * m + j] += A[i * k + q] * B[q * m + j];               \
	}                                                                                          \
	NI void gemm_t##F(int n, int m, int k, T *restrict C, const T *A, const T *B)              \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			for (int j = 0; j < m; j++) {                                              \
				T s = C[i * m + j];                                                \
				for (int q = 0; q < k; q++)                                        \
					s += A[i * k + q] * B[j * k + q];                          \
				C[i * m + j] = s;                                                  \
			}                                                                          \
	}                                                                                          \
	NI void gemm_s##F(int n, int m, int k, T *restrict C, const T *A, const T *B)              \
	{                                                                                          \
		for (int i = 0; i < n; i++)                                                        \
			for (int j = 0; j < m; j++)                                                \
				for (int u = 0; u < 10; u++)                                       \
					for (int v = 0; v < k / 10; v++)                           \
						C[i * m + j] += A[i * k + v * 10 + u] *            \
								B[(v * 10 + u) * m + j];           \
	}                                                                                          \
	NI void gemv##F(int m, int n, T *restrict y, const T *A, const T *x)                       \
	{                                                                                          \
		for (int i = 0; i < m; i++)                                                        \
			for (int j = 0; j < n; j++)                                                \
				y[i] += A[i * n + j] * x[j];                                       \
	}                                                                                          \
	NI void gemv_t##F(int m, int n, T *restrict y, const T *A, const T *x)                     \
	{                                                                                          \
		for (int i = 0; i < m; i++)                                                        \
			for (int j = 0; j < n; j++)                                                \
				y[j] += A[i * n + j] * x[i];                                       \
	}                                                                                          \
	NI void blur##F(int m, int n, const T *a, const T *w, T *restrict y)                       \
	{                                                                                          \
		for (int i = 0; i + 2 < m; i++)                                                    \
			for (int j = 0; j + 2 < n; j++) {                                          \
				T s = 0;                                                           \
				for (int u = 0; u < 3; u++)                                        \
					for (int v = 0; v < 3; v++)                                \
						s += w[u * 3 + v] * a[(i + u) * n + j + v];        \
				y[i * n + j] = s;                                                  \
			}                                                                          \
	}                                                                                          \
	NI T residual##F(int m, int n, const T *A, const T *x, const T *b)                         \
	{                                                                                          \
		T r = 0;                                                                           \
		for (int i = 0; i < m; i++) {                                                      \
			T s = b[i];                                                                \
			for (int j = 0; j < n; j++)                                                \
				s -= A[i * n + j] * x[j];                                          \
			r += s * s;                                                                \
		}                                                                                  \
		return r;                                                                          \
	}                                                                                          \
	NI void jacobi##F(int n, const T *A, const T *b, const T *x, T *restrict y)                \
	{                                                                                          \
		for (int i = 0; i < n; i++) {                                                      \
			T s = b[i];                                                                \
			for (int j = 0; j < n; j++)                                                \
				s -= A[i * n + j] * x[j];                                          \
			y[i] = x[i] + s / A[i * n + i];                                            \
		}                                                                                  \
	}                                                                                          \
	static void fixpoint##F(void)                                                              \
	{                                                                                          \
		static T A[M * M], b[M], x[M], y[M];                                               \
		T last = -1, r = 0;                                                                \
		int turns = 0;                                                                     \
		for (int i = 0; i < M * M; i++)                                                    \
			A[i] = (T)(number() - 0.5);                                                \
		for (int i = 0; i < M; i++) {                                                      \
			A[i * M + i] += 40;                                                        \
			b[i] = (T)number();                                                        \
			x[i] = 0;                                                                  \
		}                                                                                  \
		do {                                                                               \
			last = r;                                                                  \
			jacobi##F(M, A, b, x, y);                                                  \
			memcpy(x, y, sizeof(x));                                                   \
			r = residual##F(M, M, A, x, b);                                            \
			turns++;                                                                   \
		} while (r != last && r != 0 && turns < 400);                                      \
		mix_one(turns);                                                                    \
		mix_one(r);                                                                        \
		mix(x);                                                                            \
		tell("fixpoint" #F);                                                               \
	}                                                                                          \
	static void one##F(const T *a, const T *b, const char *what)                               \
	{                                                                                          \
		static T c[N], d[N];                                                               \
		T s;                                                                               \
		char name[40];                                                                     \
		int at;                                                                            \
		FAMILY_ONE(total##F(N, a))                                                         \
		FAMILY_ONE(dot##F(N, a, b))                                                        \
		FAMILY_ONE(dot_first##F(N, a, b)) FAMILY_ONE(unrolled##F(N, a, b))                 \
			FAMILY_ONE(minus##F(N, a, b)) FAMILY_ONE(variance##F(N, a))                \
				FAMILY_ONE(kahan##F(N, a)) FAMILY_ONE(neumaier##F(N, a))           \
					FAMILY_ONE(klein##F(N, a)) cdf##F(N, a, c);                \
		s = total##F(N, a);                                                                \
		at = c[N - 1] == s || s != s;                                                      \
		mix_one(at);                                                                       \
		mix(c);                                                                            \
		two_sum##F(N, a, b, c, d);                                                         \
		mix(c);                                                                            \
		mix(d);                                                                            \
		fast_two_sum##F(N, a, b, c, d);                                                    \
		mix(c);                                                                            \
		mix(d);                                                                            \
		two_product##F(N, a, b, c, d);                                                     \
		mix(c);                                                                            \
		mix(d);                                                                            \
		horner##F(N, a, c);                                                                \
		mix(c);                                                                            \
		clamp##F(N, a, c);                                                                 \
		mix(c);                                                                            \
		relu##F(N, a, c);                                                                  \
		mix(c);                                                                            \
		snprintf(name, sizeof(name), "%s" #F, what);                                       \
		tell(name);                                                                        \
	}                                                                                          \
	static void extremes##F(const T *from)                                                     \
	{                                                                                          \
		static const int places[] = {-1, 0,  1,   2,      7,     8,    15,                 \
					     16, 31, 500, N - 17, N - 2, N - 1};                   \
		static T a[N], y[N];                                                               \
		T s;                                                                               \
		for (size_t p = 0; p < sizeof(places) / sizeof(*places); p++)                      \
			for (int kind = 0; kind < 4; kind++) {                                     \
				static const T what[] = {(T)NAN, (T) - 0.0, (T)0.0, (T)INFINITY};  \
				int at;                                                            \
				for (int i = 0; i < N; i++)                                        \
					a[i] = kind == 0 || kind == 3 ? from[i]                    \
					       : i % 3 == 0           ? (T) - 0.0                  \
					       : i % 3 == 1           ? (T)0.0                     \
								      : -FABS(from[i]);                      \
				if (places[p] >= 0)                                                \
					a[places[p]] = what[kind];                                 \
				if (kind == 3 && places[p] >= 0)                                   \
					a[N - 1 - places[p]] = (T)NAN;                             \
				FAMILY_ONE(max_gt##F(N, a))                                        \
				FAMILY_ONE(max_ge##F(N, a))                                        \
				FAMILY_ONE(max_if##F(N, a)) FAMILY_ONE(min_le##F(N, a))            \
					FAMILY_ONE(max_f##F(N, a)) FAMILY_ONE(min_f##F(N, a)) at = \
						arg##F(N, a);                                      \
				mix_one(at);                                                       \
				rows_max##F(40, N / 40, a, y);                                     \
				mix_n(y, 40);                                                      \
				cols_max##F(40, N / 40, a, y);                                     \
				mix_n(y, (N / 40));                                                \
			}                                                                          \
		tell("extremes" #F);                                                               \
	}                                                                                          \
	static void products##F(void)                                                              \
	{                                                                                          \
		static T A[M * K], B[K * M], C[M * M], x[M + K], y[M + K], w[9];                   \
		static const T factors[] = {1, -1, (T)0.0, (T) - 0.0, (T)1.3};                     \
		for (int kind = 0; kind < 3; kind++)                                               \
			for (int p = 0; p < 25; p++) {                                             \
				for (int i = 0; i < M * K; i++) {                                  \
					A[i] = kind == 0 ? (T)(i % 7 - 3) : (T)(number() - 0.5);   \
					B[i] = kind == 0 ? (T)((i / M % 2 ? 1 : -1) * (i % M % 5)) \
							 : (T)(number() - 0.5);                    \
				}                                                                  \
				for (int i = 0; i < M * M; i++)                                    \
					C[i] = kind == 0 ? (T)(i % 3) : (T)number();               \
				for (int i = 0; i < M + K; i++)                                    \
					x[i] = (T)number(), y[i] = kind == 0 ? (T) - 0.0 : (T)1;   \
				if (kind == 2)                                                     \
					A[p] = (T)INFINITY, C[p * 3] = (T)NAN, B[M * 7] = 0;       \
				memcpy(w, A, sizeof(w));                                           \
				gemm_a##F(M, M, K, factors[p % 5], factors[p / 5], C, A, B);       \
				mix(C);                                                            \
				gemm_b##F(M, M, K, factors[p % 5], factors[p / 5], C, A, B);       \
				mix(C);                                                            \
				gemm_c##F(M, M, K, C, A, B);                                       \
				mix(C);                                                            \
				gemm_t##F(M, M, K, C, A, B);                                       \
				gemm_s##F(M, M, K, C, A, B);                                       \
				mix(C);                                                            \
				mix(C);                                                            \
				gemv##F(M, K, y, A, x);                                            \
				mix(y);                                                            \
				gemv_t##F(M, K, y, A, x);                                          \
				mix(y);                                                            \
				blur##F(M, K, A, w, C);                                            \
				mix(C);                                                            \
			}                                                                          \
		tell("products" #F);                                                               \
	}                                                                                          \
	static void all##F(void)                                                                   \
	{                                                                                          \
		static T a[N], b[N];                                                               \
		for (int i = 0; i < N; i++) {                                                      \
			a[i] = (T)(number() - 0.3);                                                \
			b[i] = (T)((number() - 0.5) * (i % 77 ? 1 : 1e4));                         \
		}                                                                                  \
		one##F(a, b, "plain");                                                             \
		one##F(b, a, "wide");                                                              \
		extremes##F(a);                                                                    \
		extremes##F(b);                                                                    \
		products##F();                                                                     \
		fixpoint##F();                                                                     \
		a[N / 2] = (T) - 0.0, a[17] = (T)INFINITY;                                         \
		one##F(a, b, "inf");                                                               \
		a[N / 3] = (T)NAN;                                                                 \
		one##F(a, b, "nan");                                                               \
		for (int i = 0; i < N; i++)                                                        \
			a[i] = (T) - 0.0, b[i] = i % 2 ? (T)0.0 : (T) - 0.0;                       \
		one##F(a, b, "zeros");                                                             \
	}

#define FAMILY_ONE(call) \
	s = call;        \
	mix_one(s);

FAMILY(float, _f, fabsf, fmaxf, fminf, fmaf)
FAMILY(double, _d, fabs, fmax, fmin, fma)

/* Functions of the C library are that library's. */
NI void functions(int n, const double *a, double *restrict y)
{
	for (int i = 0; i < n; i++)
		y[i] = exp(-a[i]) + log(1 + a[i] * a[i]) * sin(a[i]) / (1 + tanh(a[i]));
}

NI void powers(int n, const double *a, double *restrict y)
{
	for (int i = 0; i < n; i++)
		y[i] = pow(a[i], 2.0) + pow(a[i], 1 / 2.2) + pow(a[i], 0.5) + pow(a[i], a[i]);
}

NI double norm(int n, const float *a)
{
	double s = 0;

	for (int i = 0; i < n; i++)
		s += (double)a[i] * a[i];
	return sqrt(s);
}

int main(void)
{
	static double a[N], y[N];
	static float f[N];
	double s;

	for (int turn = 0; turn < 3; turn++) {
		seed = 88172645463325252ull;
		all_f();
		all_d();
		for (int i = 0; i < N; i++)
			a[i] = number() * 3, f[i] = (float)a[i];
		functions(N, a, y);
		mix(y);
		tell("functions");
		powers(N, a, y);
		mix(y);
		tell("powers");
		s = norm(N, f);
		mix_one(s);
		tell("norm");
	}
	return 0;
}
