/** @file Every kernel of the library in several spellings, as nests a front end could make. */
#ifndef SMR_TESTS_IDENTIFY_GENUINE_H
#define SMR_TESTS_IDENTIFY_GENUINE_H

typedef struct spelling {
	const char *kernel, *decls, *nest;
} spelling;

#define MAT "f32 A m k; f32 B k n; f32 C m n; f32 alpha; f32 beta"
#define VEC "f32 x n; f32 y n; f32 z n; f32 a; f32 b"
#define CONV "f32 I c h w; f32 W o c kh kw; f32 O o oh ow; sym ph pw"
#define CONVL "o:o y:oh x:ow c:c r:kh s:kw | "
#define CHAN "f32 X n c; f32 O n c; f32 m c; f32 v c; f32 g c; f32 b c; f32 u n; f32 eps"
#define SUM(l, e) "fold(" l "; 0:f32; add(acc0, " e "))"
#define GEMM SUM("p", "mul(A[i, p], B[p, j])")
#define IY "sub(add(index(y), index(r)), size(ph))"
#define IX "sub(add(index(x), index(s)), size(pw))"
#define INSIDE                                                                           \
	"and(and(ge(" IY ", 0:i64), lt(" IY ", size(h))), and(ge(" IX ", 0:i64), lt(" IX \
	", size(w))))"
#define PADREAD "I[c, y + r + (-1*ph), x + s + (-1*pw)]"

static const spelling genuine[] = {
	/* contractions */
	{"gemm", MAT, "i:m j:n p:k | C[i, j] = " GEMM},
	{"gemm", MAT,
	 "i:m j:n p:k | C[i, j] = fold(p; C[i, j]; add(acc0, mul(A[i, p], B[p, "
	 "j])))"},
	{"gemm", MAT,
	 "i:m j:n p:k | C[i, j] = fold(p; mul($beta, C[i, j]); add(mul($alpha, "
	 "mul(B[p, j], A[i, p])), acc0))"},
	{"gemm", MAT, "i:m j:n p:k | C[i, j] = add(mul($alpha, " GEMM "), mul($beta, C[i, j]))"},
	{"gemm", MAT,
	 "i:m j:n p:k | C[i, j] = fold(p; C[i, j]; sub(acc0, mul(A[i, p], B[p, "
	 "j])))"},
	{"gemm", MAT, "i:m j:n p:k | C[i, j] = mul(div($alpha, $beta), " GEMM ")"},
	{"gemm", "f64 A k m; f64 B n k; f64 C m n",
	 "i:m j:n p:k | C[i, j] = fold(p; 0:f64; add(acc0, mul(A[p, i], B[j, "
	 "p])))"},
	{"gemm", "f32 A m k @ lda 1; f32 B k n @ ldb 1; f32 C m n @ ldc 1",
	 "i:m j:n p:k | C[i, j] = " GEMM},
	{"gemm", "i32 A m k; i32 B k n; i32 C m n",
	 "i:m j:n p:k | C[i, j] = fold(p; 0:i32; add(acc0, mul(A[i, p], B[p, "
	 "j])))"},
	{"gemm", "f32 A 4096; f32 B 4096; f32 C 4096",
	 "i:64 j:64 p:64 | C[(64)*i + j] = " SUM("p", "mul(A[(64)*i + p], B[(64)*p + j])")},
	{"bgemm", "f32 A b m k; f32 B b k n; f32 C b m n",
	 "q:b i:m j:n p:k | C[q, i, j] = " SUM("p", "mul(A[q, i, p], B[q, p, j])")},
	{"gemv", "f32 A m k; f32 x k; f32 y m", "i:m p:k | y[i] = " SUM("p", "mul(A[i, p], x[p])")},
	{"gemv", "f32 A k m; f32 x k; f32 y m; f32 alpha",
	 "i:m p:k | y[i] = fold(p; y[i]; add(acc0, mul(mul($alpha, A[p, i]), "
	 "x[p])))"},
	{"ger", "f32 A m n; f32 x m; f32 y n; f32 alpha",
	 "i:m j:n | A[i, j] = add(A[i, j], mul(mul($alpha, x[i]), y[j]))"},
	{"dot", VEC, "i:n | s := " SUM("i", "mul(x[i], y[i])")},
	{"dot", VEC, "i:n | s := " SUM("i", "mul(x[(-1)*i + (n - 1)], y[i])")},
	{"axpy", VEC, "i:n | y[i] = add(mul($a, x[i]), y[i])"},
	{"axpy", VEC, "i:n | y[i] = sub(y[i], mul(x[i], $a))"},
	{"scal", VEC, "i:n | x[i] = mul($a, x[i])"},
	{"scal", VEC, "i:n | x[i] = div(x[i], $a)"},
	/* windows */
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s", "mul(I[c, y + r, x + s], W[o, c, r, s])")},
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = fold(c; 0:f32; fold(r; acc0; fold(s; acc0; add(acc0, "
	       "mul(I[c, y + r, x + s], W[o, c, r, s])))))"},
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = fold(s, c, r; O[o, y, x]; add(acc0, mul(W[o, c, r, "
	       "s], I[c, (2)*y + r, (2)*x + (3)*s])))"},
	{"conv2d", "f32 I h w c; f32 W kh kw c o; f32 O oh ow o",
	 CONVL "O[y, x, o] = " SUM("c, r, s", "mul(I[y + r, x + s, c], W[r, s, c, o])")},
	{"conv2d", "f32 I h w; f32 W o kh kw; f32 O o oh ow",
	 "o:o y:oh x:ow r:kh s:kw | O[o, y, x] = " SUM("r, s", "mul(I[y + r, x + s], W[o, r, s])")},
	{"conv2d", "f32 I c h w; f32 W c kh kw; f32 O oh ow",
	 "y:oh x:ow c:c r:kh s:kw | O[y, x] = " SUM("c, r, s",
						    "mul(I[c, y + r, x + s], W[c, r, s])")},
	{"conv2d", "f32 I h w; f32 W kh kw; f32 O oh ow",
	 "y:oh x:ow r:kh s:kw | O[y, x] = " SUM("r, s", "mul(I[y + r, x + s], W[r, s])")},
	{"conv2d", "f32 I b c h w; f32 W o c kh kw; f32 O b o oh ow; sym sy sx",
	 "b:b " CONVL
	 "O[b, o, y, x] = " SUM("c, r, s", "mul(I[b, c, (sy)*y + r, (sx)*x + s], W[o, c, r, s])")},
	{"conv2d", "f32 I b c h w; f32 W o c kh kw; f32 O b o oh ow; sym sy sx dy dx",
	 "b:b " CONVL "O[b, o, y, x] = " SUM("c, r, s", "mul(I[b, c, (sy)*y + (dy)*r, (sx)*x + "
							"(dx)*s], W[o, c, r, s])")},
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s",
				   "select(" INSIDE ", mul(" PADREAD ", W[o, c, r, s]), 0:f32)")},
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = " SUM("c, r, s",
				   "mul(W[o, c, r, s], select(" INSIDE ", " PADREAD ", 0:f32))")},
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = fold(c, r, s; 0:f32; select(" INSIDE ", add(acc0, mul(" PADREAD
	       ", W[o, c, r, s])), acc0))"},
	{"conv2d", CONV,
	 CONVL "O[o, y, x] = fold(c, r, s; 0:f32; select(or(lt(" IY ", 0:i64), or(ge(" IY
	       ", size(h)), "
	       "or(lt(" IX ", 0:i64), ge(" IX ", size(w))))), acc0, add(acc0, mul(" PADREAD
	       ", W[o, c, r, s]))))"},
	{"conv2d", "f32 I c h w; f32 W o c; f32 O o h w",
	 "o:o y:h x:w c:c | O[o, y, x] = " SUM("c", "mul(I[c, y, x], W[o, c])")},
	{"conv2d", "f32 I g c h w; f32 W g o c kh kw; f32 O g o oh ow",
	 "g:g " CONVL
	 "O[g, o, y, x] = " SUM("c, r, s", "mul(I[g, c, y + r, x + s], W[g, o, c, r, s])")},
	{"dwconv2d", "f32 I c h w; f32 W c kh kw; f32 O c oh ow",
	 "c:c y:oh x:ow r:kh s:kw | O[c, y, x] = " SUM("r, s",
						       "mul(I[c, y + r, x + s], W[c, r, s])")},
	{"conv1d", "f32 I n; f32 W k; f32 O m",
	 "x:m s:k | O[x] = " SUM("s", "mul(I[x + s], W[s])")},
	{"conv1d", "f32 I n; f32 W k; f32 O m",
	 "x:m s:k | O[x] = " SUM("s", "mul(I[x + (-1)*s + (k)], W[s])")},
	{"conv1d", "f32 I c n; f32 W o c k; f32 O o m",
	 "o:o x:m c:c s:k | O[o, x] = " SUM("c, s", "mul(I[c, (2)*x + s], W[o, c, s])")},
	{"maxpool2d", "f32 I c h w; f32 O c oh ow",
	 "c:c y:oh x:ow r:2 s:2 | O[c, y, x] = fold(r, s; 0xff800000:f32; "
	 "fmax(acc0, I[c, (2)*y + r, (2)*x + s]))"},
	{"maxpool2d", "f32 I c h w; f32 O c oh ow",
	 "c:c y:oh x:ow r:3 s:3 | O[c, y, x] = fold(r, s; I[c, (2)*y, (2)*x]; "
	 "select(gt(I[c, (2)*y + r, (2)*x + s], acc0), I[c, (2)*y + r, (2)*x + s], "
	 "acc0))"},
	/* padding asked in one condition with the comparison */
	{"maxpool2d", "f32 I c h w; f32 O c oh ow; sym ph pw",
	 "c:c y:oh x:ow r:3 s:3 | O[c, y, x] = fold(r, s; 0xff800000:f32; "
	 "select(select(" INSIDE ", gt(" PADREAD ", acc0), 0:i1), " PADREAD ", acc0))"},
	{"avgpool2d", "f32 I c h w; f32 O c oh ow",
	 "c:c y:oh x:ow r:2 s:2 | O[c, y, x] = mul(0.25:f32, " SUM(
		 "r, s", "I[c, (2)*y + r, (2)*x + s]") ")"},
	{"avgpool2d", "f32 I c h w; f32 O c oh ow",
	 "c:c y:oh x:ow r:3 s:3 | O[c, y, x] = div(" SUM("r, s", "I[c, y + r, x + s]") ", 9:f32)"},
	{"avgpool2d", "f32 I c h w; f32 O c oh ow",
	 "c:c y:oh x:ow r:k s:k | O[c, y, x] = div(" SUM(
		 "r, s", "I[c, y + r, x + s]") ", convert:f32(size(k*k)))"},
	/* element by element */
	{"relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), x[i], 0:f32)"},
	{"relu", VEC, "i:n | y[i] = select(lt(x[i], 0:f32), 0:f32, x[i])"},
	{"relu", VEC, "i:n | x[i] = fmax(x[i], 0:f32)"},
	{"relu", VEC, "i:n | x[i] = 0:f32 when lt(x[i], 0:f32)"},
	{"relu", "f32 X a b c",
	 "i:a j:b l:c | X[i, j, l] = select(ult(X[i, j, l], 0:f32), 0:f32, X[i, j, "
	 "l])"},
	{"relu", "i8 x n", "i:n | x[i] = 0:i8 when lt(convert:i32(x[i]), 0:i32)"},
	{"relu", "i8 x n; i8 y n",
	 "i:n | y[i] = convert:i8(select(gt(convert:i32(x[i]), 0:i32), convert:i32(x[i]), "
	 "0:i32))"},
	{"max", "i8 x n", "i:n | s := fold(i; x[(0)]; select(gt(x[i], acc0), x[i], acc0))"},
	{"relu", "i32 x n; i32 y n", "i:n | y[i] = select(gt(x[i], 0:i32), x[i], 0:i32)"},
	{"leaky_relu", VEC, "i:n | y[i] = select(gt(x[i], 0:f32), x[i], mul(0.01:f32, x[i]))"},
	{"leaky_relu", VEC, "i:n | x[i] = mul($a, x[i]) when lt(x[i], 0:f32)"},
	{"sigmoid", VEC, "i:n | y[i] = div(1:f32, add(1:f32, exp(neg(x[i]))))"},
	{"tanh", VEC, "i:n | y[i] = tanh(x[i])"},
	{"gelu", VEC,
	 "i:n | y[i] = mul(mul(0.5:f32, x[i]), add(1:f32, erf(div(x[i], "
	 "1.41421356:f32))))"},
	{"gelu", VEC,
	 "i:n | y[i] = mul(mul(x[i], 0.5:f32), add(1:f32, erf(mul(x[i], "
	 "0.707106769:f32))))"},
	{"gelu", VEC,
	 "i:n | y[i] = mul(mul(0.5:f32, x[i]), add(1:f32, "
	 "tanh(mul(0.797884583:f32, add(x[i], mul(mul(mul(0.0447149985:f32, x[i]), "
	 "x[i]), x[i]))))))"},
	{"gelu", VEC,
	 "i:n | y[i] = mul(mul(0.5:f32, x[i]), add(1:f32, "
	 "tanh(mul(0.7978845:f32, add(x[i], mul(mul(mul(0.0447149985:f32, x[i]), "
	 "x[i]), x[i]))))))"},
	{"bias", "f32 X c h w; f32 b c", "i:c y:h x:w | X[i, y, x] = add(X[i, y, x], b[i])"},
	{"add", VEC, "i:n | z[i] = add(x[i], y[i])"},
	{"mul", VEC, "i:n | z[i] = mul(x[i], y[i])"},
	/* rows */
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(div(sub(X[i, j], m[j]), sqrt(add(v[j], "
	 "$eps))), g[j]), b[j])"},
	{"batchnorm", CHAN,
	 "i:n j:c | O[i, j] = add(mul(mul(g[j], div(1:f32, sqrt(add(v[j], "
	 "1e-05:f32)))), sub(X[i, j], m[j])), b[j])"},
	{"layernorm", CHAN,
	 "i:n j:c k:c l:c | O[i, j] = add(mul(div(sub(X[i, j], div(" SUM(
		 "k",
		 "X[i,"
		 " k]") ", convert:f32(size(c)))), sqrt(add(div(" SUM("l",
								      "mul(sub(X[i, l], div(" SUM(
									      "k",
									      "X[i, k]") ", "
											 "convert:"
											 "f32(size("
											 "c)))), "
											 "sub(X[i, "
											 "l], "
											 "div(" SUM(
												 "k",
												 "X"
												 "["
												 "i"
												 ","
												 " "
												 "k"
												 "]") ", "
												      "convert:f32(size(c)"
												      "))))") ", "
													      "convert:"
													      "f32(size(c)"
													      ")), "
													      "$eps))), "
													      "g[j]), "
													      "b[j])"},
	{"rmsnorm", CHAN,
	 "i:n j:c k:c | O[i, j] = mul(g[j], div(X[i, j], sqrt(add($eps, div(" SUM(
		 "k", "mul(X[i, k], X[i, k])") ", convert:f32(size(c)))))))"},
	{"softmax", CHAN,
	 "i:n j:c k:c l:c | O[i, j] = div(exp(sub(X[i, j], fold(k; 0xff800000:f32; "
	 "fmax(acc0, X[i, k])))), " SUM("l", "exp(sub(X[i, l], fold(k; 0xff800000:f32; "
					     "fmax(acc0, X[i, k]))))") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(X[i, j]), " SUM("l", "exp(X[i, l])") ")"},
	/* all elements shifted by one number, whatever it is; scaled as well */
	{"softmax", CHAN,
	 "i:n j:c k:c l:c | O[i, j] = div(exp(sub(X[i, j], fold(k; 0:f32; fmax(acc0, X[i, "
	 "k])))), " SUM("l", "exp(sub(X[i, l], fold(k; 0:f32; fmax(acc0, X[i, k]))))") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(sub(X[i, j], u[i])), " SUM(
		 "l", "exp(sub(X[i, l], u[i]))") ")"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = exp(sub(X[i, j], add(u[i], log(" SUM(
		 "l", "exp(sub(X[i, l], u[i]))") "))))"},
	{"softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = div(exp(sub(div(X[i, j], $eps), div(u[i], $eps))), " SUM(
		 "l", "exp(mul(sub(X[i, l], u[i]), div(1:f32, $eps)))") ")"},
	{"log_softmax", CHAN,
	 "i:n j:c l:c | O[i, j] = sub(X[i, j], add(u[i], log(" SUM(
		 "l", "exp(sub(X[i, l], u[i]))") ")))"},
	/* reductions, moves, scans */
	{"sum", VEC, "i:n | s := " SUM("i", "x[i]")},
	{"sum", CHAN, "i:n j:c | v[j] = " SUM("i", "X[i, j]")},
	{"mean", VEC, "i:n | s := div(" SUM("i", "x[i]") ", convert:f32(size(n)))"},
	{"mean", VEC,
	 "i:n | s := div(" SUM("i", "x[i]") ", convert:f32(bitcast:u32(convert:i32(size(n)))))"},
	{"mean", CHAN,
	 "i:n j:c | u[i] = mul(" SUM(
		 "j", "X[i, j]") ", convert:f32(div(1:f64, convert:f64(convert:i32(size(c))))))"},
	{"nrm2", CHAN, "i:n j:c | u[i] = sqrt(" SUM("j", "mul(X[i, j], X[i, j])") ")"},
	{"max", VEC,
	 "i:n-1 | s := fold(i; x[(0)]; select(gt(x[i + (1)], acc0), x[i + (1)], "
	 "acc0))"},
	{"max", VEC, "i:n | s := fold(i; -3.40282347e+38:f32; fmax(acc0, x[i]))"},
	{"argmax", VEC,
	 "i:n-1 | s := fold(i; x[(0)], 0:i32; select(gt(x[i + (1)], acc0), x[i + (1)], acc0), "
	 "select(gt(x[i + (1)], acc0), convert:i32(add(index(i), size(1))), acc1); 1)"},
	{"argmax", VEC,
	 "i:n-1 | s := fold(i; x[(0)], 0:i32; select(gt(x[i + (1)], acc0), x[i + "
	 "(1)], acc0), "
	 "select(gt(x[i + (1)], acc0), convert:i32(add(index(i), 1:i64)), acc1); "
	 "1)"},
	{"iamax", VEC,
	 "i:n | s := fold(i; 0:f32, 0:i64; select(lt(acc0, abs(x[i])), abs(x[i]), acc0), "
	 "select(lt(acc0, abs(x[i])), index(i), acc1); 1)"},
	{"iamax", VEC,
	 "i:n | s := fold(i; x[(0)], 0:i64; select(lt(abs(acc0), abs(x[i])), x[i], acc0), "
	 "select(lt(abs(acc0), abs(x[i])), index(i), acc1); 1)"},
	{"iamax", VEC,
	 "i:n-1 | s := fold(i; abs(x[(0)]), 0:i64; select(le(abs(x[i + (1)]), acc0), acc0, "
	 "abs(x[i + (1)])), select(le(abs(x[i + (1)]), acc0), acc1, add(index(i), 1:i64)); 1)"},
	{"argmax", VEC,
	 "i:n | s := fold(i; 0xff800000:f32, 0:i64; select(lt(acc0, x[i]), x[i], "
	 "acc0), "
	 "select(lt(acc0, x[i]), index(i), acc1); 1)"},
	{"nrm2", VEC, "i:n | s := sqrt(" SUM("i", "mul(x[i], x[i])") ")"},
	{"transpose", "f32 X m n; f32 O n m", "i:m j:n | O[j, i] = X[i, j]"},
	{"transpose", "u8 X m n; u8 O n m", "i:n j:m | O[i, j] = X[j, i]"},
	{"gather", "f32 x k; i32 J n; f32 y n", "i:n | y[i] = x[(1)*{J[i]}]"},
	{"gather", "f32 x k; f32 J n; f32 y n",
	 "i:n | y[i] = x[(1)*{convert:i64(convert:i32(J[i]))}]"},
	{"axpby", VEC, "i:n | z[i] = add(mul($a, x[i]), mul($b, y[i]))"},
	{"gather", "f32 x k d; i32 J n; f32 y n d",
	 "i:n j:d | y[i, j] = x[(1)*{convert:i64(J[i])}, j]"},
	{"cumsum", VEC, "i:n | y[i] = scan(i; 0:f32; add(acc0, x[i]))"},
	{"cumsum", VEC, "i:n-1 | x[i + (1)] = scan(i; x[(0)]; add(acc0, x[i + (1)]))"},
	{"cumsum", VEC, "i:n | y[i] = xscan(i; 0:f32; add(x[i], acc0))"},
	{"histogram", "i32 J n; i32 H k", "i:n | H[(1)*{J[i]}] = add(H[(1)*{J[i]}], 1:i32)"},
	{"histogram", "f32 x m n; i32 H k; f32 lo; f32 scale",
	 "i:m j:n | H[(1)*{convert:i32(mul(sub(x[i, j], $lo), $scale))}] = "
	 "add(H[(1)*{convert:i32(mul(sub(x[i, j], $lo), $scale))}], 1:i32)"},
};

#endif
