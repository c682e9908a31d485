/* Nests that resemble a kernel but are not one: the name that they must not get, and the reason
 * reported. */
#include "identify/match/identify.h"
#include "identify_flow.h"
#include "unit_kernels.h"

typedef struct lookalike {
	const char * not; /* NULL: no kernel at all */
	const char *decls, *nest;
} lookalike;

#define MAT "f32 A m k; f32 B k n; f32 C m n; f32 alpha; f32 x k; f64 D k n; sym t"
#define SQ "f32 A n n; f32 B n n; f32 C n n; f32 x n; f32 y n"
#define VEC "f32 x n; f32 y n; f32 z n; f32 a; f32 b; f32 w n; f64 d n; i32 J n; f32 T k"
#define CONV "f32 I c h w; f32 W o c kh kw; f32 O o oh ow; sym ph pw"
#define CONVL "o:o y:oh x:ow c:c r:kh s:kw | "
#define CHAN "f32 X n c; f32 O n c; f32 m c; f32 v c; f32 g c; f32 b c; f32 eps; f32 u n"
#define SUM(l, e) "fold(" l "; 0:f32; add(acc0, " e "))"
#define IY "sub(add(index(y), index(r)), size(ph))"
#define IX "sub(add(index(x), index(s)), size(pw))"

static const lookalike set[] = {
	/* products whose indices are not those of a matrix product */
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(A[i, p], B[i + p, j])")},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(A[p, p], B[p, j])")},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(A[i, p], B[i, j])")},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(mul(A[i, p], B[p, j]), x[p])")},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "add(mul(A[i, p], B[p, j]), x[p])")},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "add(A[i, p], B[p, j])")},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = fold(p; 1:f32; add(acc0, mul(A[i, p], B[p, j])))"},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = fold(p; x[j]; add(acc0, mul(A[i, p], B[p, j])))"},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = fold(p; C[j, i]; add(acc0, mul(A[i, p], B[p, j])))"},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = fold(p; 0:f32; fmax(acc0, mul(A[i, p], B[p, j])))"},
	{NULL, SQ,
	 "i:n j:n p:n | C[i, j] = fold(p; 0x7f800000:f32; fmin(acc0, add(A[i, p], B[p, j])))"},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = fold(p; 0:f32; mul(acc0, mul(A[i, p], B[p, j])))"},
	{NULL, SQ,
	 "i:n j:n p:n | C[i, j] = fold(p; 0:f32; add(mul(0.5:f32, acc0), mul(A[i, p], B[p, j])))"},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(A[i, p], abs(B[p, j]))")},
	{NULL, SQ,
	 "i:n j:n p:n | C[i, j] = " SUM(
		 "p", "select(le(index(p), index(i)), mul(A[i, p], B[p, j]), 0:f32)")},
	{NULL, SQ,
	 "i:n j:n p:n | C[i, j] = " SUM("p",
					"mul(A[i, p], B[p, j])") " when le(index(j), index(i))"},
	{NULL, SQ, "i:n j:n p:n | C[i, j] = add(" SUM("p", "mul(A[i, p], B[p, j])") ", A[i, j])"},
	{NULL, SQ, "i:n p:n | C[i, i] = " SUM("p", "mul(A[i, p], B[p, i])")},
	{NULL, MAT,
	 "i:m j:n p:k | C[i, j] = convert:f32(fold(p; 0:f64; add(acc0, mul(convert:f64(A[i, p]), "
	 "D[p, j]))))"},
	{NULL, "f64 A m k; f64 B k n; f64 C m n",
	 "i:m j:n p:k | C[i, j] = fold(p; 0:f64; add(acc0, convert:f64(convert:f32(mul(A[i, p], "
	 "B[p, j])))))"},
	{NULL, "u8 A m k; u8 B k n; u8 C m n",
	 "i:m j:n p:k | C[i, j] = fold(p; 0:u8; add(acc0, mul(A[i, p], B[p, j])))"},
	{"relu", "i8 x n; i8 y n",
	 "i:n | y[i] = convert:i8(select(gt(convert:i32(x[i]), 1:i32), convert:i32(x[i]), "
	 "0:i32))"},
	{"relu", "i8 x n; i8 y n",
	 "i:n | y[i] = select(gt(convert:i32(add(x[i], x[i])), 0:i32), add(x[i], x[i]), 0:i8)"},
	{"relu", "i32 x n; i8 y n",
	 "i:n | y[i] = select(gt(convert:i8(x[i]), 0:i8), convert:i8(x[i]), 0:i8)"},
	{"gather", "f32 x k; f32 J n; f32 y n",
	 "i:n | y[i] = x[(1)*{convert:i64(convert:i32(add(J[i], 1:f32)))}]"},
	{NULL, "i16 x n; i16 s n", "i:n | q := fold(i; 0:i16; add(acc0, x[i]))"},
	{NULL, "f32 A m k; f32 B k n; f32 C m n; sym h",
	 "i:m j:n p:h | C[i, j] = " SUM("p", "mul(A[i, (2)*p], B[p, j])")},
	/* vectors */
	{"gemv", SQ, "i:n p:n | y[i] = " SUM("p", "mul(A[i, p], x[i])")},
	{"gemv", SQ, "i:n p:n | y[i] = " SUM("p", "mul(A[i, p], x[i + p])")},
	{"gemv", "f32 a k; f32 x n; f32 y m", "i:m p:n | y[i] = " SUM("p", "mul(a[i + p], x[p])")},
	{"ger", SQ, "i:n j:n | C[i, j] = add(C[i, j], mul(x[i], y[i]))"},
	{"ger", SQ, "i:n j:n | C[i, j] = add(A[i, j], mul(x[i], y[j]))"},
	{"dot", VEC, "i:n | s := " SUM("i", "mul(x[i], mul(y[i], z[i]))")},
	{"dot", VEC, "i:n | s := fold(i; $a; add(acc0, mul(x[i], y[i])))"},
	{"dot", VEC, "i:n | s := " SUM("i", "select(gt(x[i], 0:f32), mul(x[i], y[i]), 0:f32)")},
	{"dot", VEC, "i:n | s := " SUM("i", "mul(x[i], abs(y[i]))")},
	{NULL, VEC,
	 "i:n | s := fold(i; 0:f32, 0:f32; add(acc0, sub(mul(x[i], y[i]), acc1)), "
	 "sub(sub(add(acc0, sub(mul(x[i], y[i]), acc1)), acc0), sub(mul(x[i], y[i]), acc1)); 0)"},
	{"axpy", VEC, "i:n | z[i] = add(mul($a, x[i]), y[i])"},
	{"axpy", VEC, "i:n | y[i] = add(mul($a, x[i]), mul($b, y[i]))"},
	{"axpy", VEC, "i:n | y[i] = add(mul(w[i], x[i]), y[i])"},
	{"axpy", VEC, "i:n | y[i] = add(add(mul($a, x[i]), y[i]), $b)"},
	{"scal", VEC, "i:n | y[i] = mul($a, x[i])"},
	{"scal", VEC, "i:n | x[i] = mul($a, mul(x[i], x[i]))"},
	/* windows */
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r, y + s], W[o, c, r, s])")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r + s, x], W[o, c, r, s])")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r, x + s], W[o, c, r, r + s])")},
	{NULL, CONV,
	 CONVL
	 "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r, x + s], sub(W[o, c, r, s], I[c, y, x]))")},
	{NULL, CONV,
	 CONVL
	 "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r, x + s], add(W[o, c, r, s], 1:f32))")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s", "abs(sub(I[c, y + r, x + s], W[o, c, r, s]))")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM(
		 "c, r, s", "select(ge(" IY
			    ", 0:i64), mul(I[c, y + r + (-1*ph), x + s], W[o, c, r, s]), 0:f32)")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s",
				   "select(and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), "
				   "and(ge(" IY ", 0:i64), lt(" IX
				   ", size(w)))), mul(I[c, y + r, x + s], W[o, c, r, s]), 0:f32)")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s",
				   "select(and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), "
				   "and(ge(" IX ", 0:i64), lt(" IX
				   ", size(w)))), mul(I[c, y + r, x + s], W[o, c, r, s]), 1:f32)")},
	{NULL, CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s",
				   "select(and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), "
				   "and(ge(add(index(x), mul(2:i64, index(s))), 0:i64), lt(" IX
				   ", size(w)))), mul(I[c, y + r, x + s], W[o, c, r, s]), 0:f32)")},
	/* pixels that are the rows of a matrix */
	{"conv2d", "f32 I h w c; f32 W o c; f32 O h w o",
	 "y:h x:w o:o c:c | O[y, x, o] = " SUM("c", "mul(I[y, x, c], W[o, c])")},
	{"maxpool2d", CONV,
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = fold(r, s; 0:f32; fmax(acc0, I[o, y + r, x + s]))"},
	{"maxpool2d", CONV,
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = fold(r, s; -1000:f32; fmax(acc0, I[o, y + r, x + "
	 "s]))"},
	{"maxpool2d", CONV,
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = fold(r, s; 0x7f800000:f32; fmin(acc0, I[o, y + r, x "
	 "+ s]))"},
	{"maxpool2d", CONV,
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = fold(r, s; 0xff800000:f32; fmax(acc0, abs(I[o, y + "
	 "r, x + s])))"},
	{"avgpool2d", CONV,
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = div(" SUM("r, s", "I[o, y + r, x + s]") ", 8:f32)"},
	{"avgpool2d", CONV,
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = mul(0.111:f32, " SUM("r, s",
								    "I[o, y + r, x + s]") ")"},
	{"avgpool2d", "i32 I c h w; i32 O c oh ow",
	 "o:c y:oh x:ow r:3 s:3 | O[o, y, x] = div(fold(r, s; 0:i32; add(acc0, I[o, y + r, x + "
	 "s])), 9:i32)"},
	/* element by element */
	{"relu", VEC, "i:n | y[i] = select(gt(x[i], 0.001:f32), x[i], 0:f32)"},
	{"relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), x[i], 0.001:f32)"},
	{"relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), w[i], 0:f32)"},
	{"relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), 0:f32, x[i])"},
	{"relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), 1:f32, 0:f32)"},
	{"relu", VEC, "i:n | y[i] = fmin(fmax(x[i], 0:f32), 6:f32)"},
	{"relu", VEC, "i:n | y[i] = fmin(x[i], 0:f32)"},
	{"relu", VEC, "i:n | y[i] = 0:f32 when lt(x[i], 0:f32)"},
	{"relu", VEC, "i:n | x[i] = 0:f32 when lt(y[i], 0:f32)"},
	{"relu", VEC, "i:n | y[i] = abs(x[i])"},
	{"leaky_relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), x[i], mul($a, w[i]))"},
	{"leaky_relu", VEC,
	 "i:n | y[i] = select(gt(x[i], 0:f32), x[i], mul($a, sub(exp(x[i]), 1:f32)))"},
	{"leaky_relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), x[i], mul(w[i], x[i]))"},
	{"leaky_relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), x[i], neg(x[i]))"},
	{"leaky_relu", VEC, "i:n | y[i] = select(le(x[i], 0:f32), mul(-0.1:f32, x[i]), x[i])"},
	{"sigmoid", VEC, "i:n | y[i] = div(1:f32, add(1:f32, exp(x[i])))"},
	{"sigmoid", VEC, "i:n | y[i] = div(1:f32, add(2:f32, exp(neg(x[i]))))"},
	{"sigmoid", VEC, "i:n | y[i] = div(x[i], add(1:f32, exp(neg(x[i]))))"},
	{"gelu", VEC, "i:n | y[i] = mul(mul(0.5:f32, x[i]), add(1:f32, erf(mul(x[i], 0.7:f32))))"},
	{"gelu", VEC,
	 "i:n | y[i] = mul(mul(0.5:f32, x[i]), add(1:f32, tanh(mul(0.797884583:f32, add(x[i], "
	 "mul(mul(mul(0.0446:f32, x[i]), x[i]), x[i]))))))"},
	{"tanh", VEC, "i:n | y[i] = sub(x[i], tanh(x[i]))"},
	{"add", VEC, "i:n | z[i] = add(x[i], convert:f32(d[i]))"},
	{"add", VEC, "i:n | z[i] = add(add(x[i], y[i]), 1:f32)"},
	{"add", VEC, "i:n | z[i] = sub(x[i], y[i])"},
	{"mul", VEC, "i:n | z[i] = div(x[i], y[i])"},
	{"mul", VEC, "i:n | z[i] = mul(mul(x[i], y[i]), w[i])"},
	{"bias", CHAN, "i:n j:c | O[i, j] = add(X[i, j], mul(b[j], g[j]))"},
	{"bias", CHAN, "i:n j:c | O[i, j] = sub(X[i, j], b[j])"},
	/* rows */
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(div(sub(X[i, j], m[j]), add(v[j], $eps)), g[j]), b[j])"},
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(div(sub(X[i, j], m[j]), sqrt(add(v[j], $eps))), g[j]), "
	 "mul(b[j], b[j]))"},
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(div(add(X[i, j], m[j]), sqrt(add(v[j], $eps))), g[j]), "
	 "b[j])"},
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(div(sub(X[i, j], m[j]), sqrt(add(v[j], $eps))), u[i]), "
	 "b[j])"},
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(div(X[i, j], sqrt(add(v[j], $eps))), g[j]), b[j])"},
	{"rmsnorm", CHAN,
	 "i:n j:c k:c | O[i, j] = mul(g[j], div(X[i, j], add($eps, sqrt(div(" SUM(
		 "k", "mul(X[i, k], X[i, k])") ", convert:f32(size(c)))))))"},
	{"rmsnorm", CHAN,
	 "i:n j:c k:c | O[i, j] = mul(g[j], div(X[i, j], sqrt(add($eps, div(" SUM(
		 "k", "mul(X[i, k], X[i, k])") ", convert:f32(size(n)))))))"},
	{"rmsnorm", CHAN,
	 "i:n j:c k:c | O[i, j] = mul(g[j], div(X[i, j], sqrt(add($eps, div(" SUM(
		 "k", "mul(X[i, k], O[i, k])") ", convert:f32(size(c)))))))"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(X[i, j]), add(1:f32, " SUM("l", "exp(X[i, l])") "))"},
	{"softmax", SQ, "i:n j:n l:n | C[i, j] = div(exp(A[i, j]), " SUM("l", "exp(A[l, i])") ")"},
	{"softmax", CHAN "; f32 Y n c",
	 "i:n j:c l:c | O[i, j] = div(exp(X[i, j]), " SUM("l", "exp(Y[i, l])") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c k:c | O[i, j] = div(exp(sub(X[i, j], fold(k; 0:f32; fmax(acc0, X[i, "
	 "k])))), " SUM("l", "exp(X[i, l])") ")"},
	{"softmax", CHAN "; f32 Y n c",
	 "i:n j:c l:c | O[i, j] = div(exp(sub(X[i, j], Y[i, j])), " SUM(
		 "l", "exp(sub(X[i, l], Y[i, l]))") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(sub(X[i, j], u[i])), " SUM(
		 "l", "exp(add(X[i, l], u[i]))") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(neg(X[i, j])), " SUM("l", "exp(neg(X[i, l]))") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(mul($eps, X[i, j])), " SUM("l", "exp(X[i, l])") ")"},
	{"log_softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = sub(X[i, j], log(" SUM("l", "exp(sub(X[i, l], u[i]))") "))"},
	/* reductions */
	{"sum", VEC, "i:n | s := fold(i; 1:f32; add(acc0, x[i]))"},
	{"sum", VEC, "i:n | s := " SUM("i", "mul(2:f32, x[i])")},
	{"sum", VEC, "i:n | s := " SUM("i", "x[(1)*{J[i]}]")},
	{"sum", VEC, "i:n | s := " SUM("i", "convert:f32(d[i])")},
	{"sum", CHAN, "i:n j:c | v[j] = fold(i; v[j]; add(acc0, X[i, j]))"},
	{"sum", VEC, "i:n | s := fold(i; 0:f32; sub(x[i], acc0))"},
	{"mean", VEC "; sym q", "i:n | s := div(" SUM("i", "x[i]") ", convert:f32(size(n - 1)))"},
	{"mean", VEC, "i:n | s := div(" SUM("i", "x[i]") ", $a)"},
	{"mean", VEC, "i:n | s := div(" SUM("i", "x[i]") ", convert:f32(convert:i8(size(n))))"},
	{"max", VEC, "i:n | s := fold(i; 0:f32; fmax(acc0, x[i]))"},
	{"max", VEC, "i:n | s := fold(i; 0xff800000:f32; select(gt(x[i], acc0), x[i], 0:f32))"},
	{"max", VEC, "i:n | s := fold(i; y[(0)]; fmax(acc0, x[i]))"},
	{"max", VEC, "i:n-1 | s := fold(i; x[(2)]; fmax(acc0, x[i + (1)]))"},
	{"argmax", VEC,
	 "i:n | s := fold(i; 0xff800000:f32, 0:i64; select(lt(acc0, x[i]), x[i], acc0), "
	 "select(lt(acc0, x[i]), add(index(i), 1:i64), acc1); 1)"},
	{"argmax", VEC,
	 "i:n | s := fold(i; 0xff800000:f32, 0:i64; select(lt(acc0, x[i]), x[i], acc0), "
	 "select(lt(acc0, y[i]), index(i), acc1); 1)"},
	{"argmax", VEC,
	 "i:n | s := fold(i; 0x7f800000:f32, 0:i64; select(lt(x[i], acc0), x[i], acc0), "
	 "select(lt(x[i], acc0), index(i), acc1); 1)"},
	{"argmax", VEC, /* the last of equal elements */
	 "i:n | s := fold(i; 0xff800000:f32, 0:i64; select(le(acc0, x[i]), x[i], acc0), "
	 "select(le(acc0, x[i]), index(i), acc1); 1)"},
	{"iamax", VEC, /* |x| > x[best] */
	 "i:n | s := fold(i; 0xff800000:f32, 0:i64; select(lt(acc0, abs(x[i])), x[i], acc0), "
	 "select(lt(acc0, abs(x[i])), index(i), acc1); 1)"},
	{"iamax", VEC,
	 "i:n | s := fold(i; x[(0)], 0:i64; select(lt(abs(acc0), abs(y[i])), x[i], acc0), "
	 "select(lt(abs(acc0), abs(y[i])), index(i), acc1); 1)"},
	{"iamax", VEC, /* finds none where all are below 1 */
	 "i:n | s := fold(i; 1:f32, 0:i64; select(lt(acc0, abs(x[i])), abs(x[i]), acc0), "
	 "select(lt(acc0, abs(x[i])), index(i), acc1); 1)"},
	{"iamax", VEC, /* the minimum, from 0 */
	 "i:n | s := fold(i; 0:f32, 0:i64; select(lt(abs(x[i]), acc0), abs(x[i]), acc0), "
	 "select(lt(abs(x[i]), acc0), index(i), acc1); 1)"},
	{"iamax", VEC, /* -|x| */
	 "i:n | s := fold(i; x[(0)], 0:i64; select(lt(select(lt(acc0, 0:f32), acc0, neg(acc0)), "
	 "select(lt(x[i], 0:f32), x[i], neg(x[i]))), x[i], acc0), "
	 "select(lt(select(lt(acc0, 0:f32), acc0, neg(acc0)), select(lt(x[i], 0:f32), x[i], "
	 "neg(x[i]))), index(i), acc1); 1)"},
	{"nrm2", VEC, "i:n | s := sqrt(" SUM("i", "mul(x[i], y[i])") ")"},
	{"nrm2", VEC, "i:n | s := sqrt(add(" SUM("i", "mul(x[i], x[i])") ", 1:f32))"},
	/* moves and scans */
	{"transpose", "f32 X m n; f32 O m n", "i:m j:n | O[i, j] = X[i, j]"},
	{"transpose", "f32 X m n; f32 O n m", "i:m j:n | O[j, i] = neg(X[i, j])"},
	{"transpose", "f32 X m m; f32 O m m", "i:m j:m | O[j, i] = X[i, i]"},
	{"gather", VEC, "i:n | y[i] = T[(1)*{J[i]} + i]"},
	{"gather", VEC, "i:n | y[i] = T[(1)*{add(J[i], 1:i32)}]"},
	{"gather", VEC, "i:n | y[i] = add(y[i], T[(1)*{J[i]}])"},
	{"cumsum", VEC, "i:n | y[i] = scan(i; 1:f32; add(acc0, x[i]))"},
	{"cumsum", VEC, "i:n | y[i] = scan(i; 0:f32; add(mul($a, acc0), x[i]))"},
	{"cumsum", VEC, "i:n | y[i] = scan(i; 0:f32; fmax(acc0, x[i]))"},
	/* starting from the first element, from another one, from a number without an index */
	{"cumsum", VEC, "i:n | y[i] = scan(i; x[(0)]; add(acc0, x[i]))"},
	{"cumsum", VEC, "i:n-1 | y[i] = scan(i; z[(0)]; add(acc0, x[i + (1)]))"},
	{"cumsum", VEC, "i:n-1 | y[i] = xscan(i; x[(0)]; add(acc0, x[i + (1)]))"},
	{"cumsum", VEC, "i:n | y[i] = mul(2:f32, scan(i; 0:f32; add(acc0, x[i])))"},
	{"cumsum", SQ, "i:n j:n | C[i, j] = scan(i; 0:f32; add(acc0, A[i, i]))"},
	{"histogram", "i32 J n; i32 H k", "i:n | H[(1)*{J[i]}] = add(H[(1)*{J[i]}], 2:i32)"},
	{"histogram", "i32 J n; i32 H k; i32 K n",
	 "i:n | H[(1)*{J[i]}] = add(H[(1)*{K[i]}], 1:i32)"},
	{"histogram", "f32 x n; i32 H k",
	 "i:n | H[(1)*{convert:i32(mul(x[i], x[i]))}] = add(H[(1)*{convert:i32(x[i])}], 1:i32)"},
	{"histogram", "i32 H k",
	 "i:n | H[(1)*{mul(index(i), index(i))}] = add(H[(1)*{mul(index(i), index(i))}], 1:i32)"},
	{"histogram", "i32 J n; i32 H k; sym m",
	 "i:n j:m | H[(1)*{J[i]}] = add(H[(1)*{J[i]}], 1:i32)"},
	/* stencils */
	{NULL, VEC, "i:n-2 | y[i] = mul(0.333:f32, add(add(x[i], x[i + (1)]), x[i + (2)]))"},
	{NULL, SQ,
	 "i:n-2 j:n-2 | C[i, j] = mul(0.25:f32, add(add(A[i, j + (1)], A[i + (2), j + (1)]), "
	 "add(A[i + (1), j], A[i + (1), j + (2)])))"},
};

static bool wrong(const lookalike *c)
{
	smr_graph *g = flow_graph(c->decls, c->nest);
	smr_arena *a = smr_arena_new();
	char why[200];
	smr_match m;
	bool bad;

	assert_int_equal(smr_identify(unit_kernels, g, flow_last(g), a, &m, why, sizeof(why)),
			 SMR_OK);
	bad = m.kernel != NULL && (c->not== NULL || strcmp(smr_kernel_name(m.kernel), c->not) == 0);
	if (bad)
		print_error("taken for %s: %s\n", smr_kernel_name(m.kernel), c->nest);
	if (m.kernel == NULL && strlen(why) < 12) {
		print_error("no reason: %s\n", c->nest);
		bad = true;
	}
	smr_arena_free(a);
	smr_graph_free(g);
	return bad;
}

static void no_lookalike_is_taken_for_a_kernel(void **state)
{
	int wrongly = 0;

	for (size_t i = 0; i < sizeof(set) / sizeof(set[0]); i++)
		wrongly += wrong(&set[i]);
	assert_int_equal(wrongly, 0);
}

static void the_reason_says_what_differs(void **state)
{
	static const struct {
		const char *decls, *nest, *words;
	} cases[] = {
		{SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(A[i, p], B[i, j])"), "closest: ge"},
		{SQ, "i:n j:n p:n | C[i, j] = " SUM("p", "mul(A[i, p], B[i + p, j])"),
		 "indexed by other loops"},
		{VEC, "i:n | y[i] = select(gt(x[i], 0.001:f32), x[i], 0:f32)", "constant differs"},
		{"u8 x n; u8 y n", "i:n | y[i] = add(x[i], y[i])", "narrower than 32 bits"},
		{VEC, "i:n | s := fold(i; 0:f32; fmax(acc0, x[i]))", "starts from another value"},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		smr_graph *g = flow_graph(cases[i].decls, cases[i].nest);
		smr_arena *a = smr_arena_new();
		char why[200];
		smr_match m;

		assert_int_equal(smr_identify(unit_kernels, g, flow_last(g), a, &m, why,
					      sizeof(why)),
				 SMR_OK);
		assert_null(m.kernel);
		if (strstr(why, cases[i].words) == NULL)
			fail_msg("\"%s\" is not in \"%s\"", cases[i].words, why);
		smr_arena_free(a);
		smr_graph_free(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_lookalike_is_taken_for_a_kernel),
		cmocka_unit_test(the_reason_says_what_differs),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
