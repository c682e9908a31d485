"""Small scripts of DML of many kinds for ran.py: algorithms over matrices, over scalars, with
loops, functions and builtins."""

import os

SCRIPTS = {
    # regressions and classifiers, written out
    "normal_equations": """X = rand(rows=30000, cols=60, seed=1); y = X %*% rand(rows=60, cols=1, seed=2)
b = solve(t(X) %*% X + diag(matrix(0.001, 60, 1)), t(X) %*% y); print(sum(b))""",
    "gradient_descent": """X = rand(rows=20000, cols=50, seed=1, min=-1); y = X %*% rand(rows=50, cols=1, seed=2); w = matrix(0, 50, 1)
for (i in 1:100) { g = t(X) %*% (X %*% w - y) / 20000; w = w - 0.5 * g }
print(sum(w))""",
    "logistic": """X = rand(rows=20000, cols=40, seed=1, min=-1); y = (X %*% rand(rows=40, cols=1, seed=2, min=-1)) > 0; w = matrix(0, 40, 1)
for (i in 1:200) { p = 1 / (1 + exp(-(X %*% w))); w = w + 0.01 * t(X) %*% (y - p) / 100 }
print(sum(w))""",
    "softmax_regression": """X = rand(rows=6000, cols=30, seed=1); Y = table(seq(1, 6000), round(rand(rows=6000, cols=1, min=1, max=5, seed=2)), 6000, 5)
W = matrix(0, 30, 5)
for (i in 1:80) { Z = X %*% W; E = exp(Z - rowMaxs(Z)); P = E / rowSums(E); W = W + 0.1 / 6000 * (t(X) %*% (Y - P)) }
print(sum(W^2))""",
    "newton": """X = rand(rows=8000, cols=25, seed=1, min=-1); y = (X %*% rand(rows=25, cols=1, seed=2, min=-1)) > 0; w = matrix(0, 25, 1)
for (i in 1:30) { p = 1 / (1 + exp(-(X %*% w))); s = p * (1 - p); H = t(X) %*% (X * s) + diag(matrix(1, 25, 1)); w = w + solve(H, t(X) %*% (y - p) - w) }
print(sum(w))""",
    "svm_steps": """X = rand(rows=15000, cols=30, seed=1, min=-1); y = 2 * ((X %*% rand(rows=30, cols=1, seed=2, min=-1)) > 0) - 1; w = matrix(0, 30, 1)
for (i in 1:80) { m = y * (X %*% w); g = w * 0.01 - t(X) %*% (y * (m < 1)) / 15000; w = w - 1 / i * g }
print(sum(w))""",
    "perceptron_rows": """X = rand(rows=6000, cols=20, seed=1, min=-1); y = 2 * (X[, 1] > 0) - 1; w = matrix(0, 20, 1)
for (i in 1:6000) { x = X[i, ]; p = as.scalar(x %*% w) * as.scalar(y[i, 1]); if (p <= 0) { w = w + t(x) * as.scalar(y[i, 1]) } }
print(sum(w))""",
    "two_layers": """X = rand(rows=2000, cols=60, seed=1); y = rowSums(X) / 60; A = rand(rows=60, cols=80, seed=2, min=-0.1, max=0.1); B = rand(rows=80, cols=1, seed=3, min=-0.1, max=0.1)
for (i in 1:60) { H = max(X %*% A, 0); e = H %*% B - y; dB = t(H) %*% e / 2000; dH = (e %*% t(B)) * (H > 0); dA = t(X) %*% dH / 2000; A = A - 0.1 * dA; B = B - 0.1 * dB }
print(sum(B))""",
    "adam_steps": """w = rand(rows=500, cols=200, seed=1); m = w * 0; v = w * 0
for (i in 1:200) { g = w^3 - 0.1; m = 0.9 * m + 0.1 * g; v = 0.999 * v + 0.001 * g^2; w = w - 0.01 * (m / (1 - 0.9^i)) / (sqrt(v / (1 - 0.999^i)) + 1e-8) }
print(sum(w))""",
    "cross_validation": """X = rand(rows=6000, cols=40, seed=1); y = X %*% rand(rows=40, cols=1, seed=2); e = 0
for (k in 1:6) { lo = (k - 1) * 1000 + 1; hi = k * 1000; T = X[lo:hi, ]; XX = t(X) %*% X - t(T) %*% T; Xy = t(X) %*% y - t(T) %*% y[lo:hi, ]
  b = solve(XX + diag(matrix(0.1, 40, 1)), Xy); e = e + sum((T %*% b - y[lo:hi, ])^2) }
print(e)""",
    "naive_counts": """X = rand(rows=150000, cols=30, seed=1); c = round(rand(rows=150000, cols=1, seed=2, min=1, max=4)); C = table(c, seq(1, 150000), 4, 150000)
P = C %*% X; P = (P + 1) / (rowSums(P) + 30); S = log(P) %*% t(X); print(sum(rowIndexMax(t(S)) == c))""",
    # factors, graphs, chains
    "kmeans_written": """X = rand(rows=12000, cols=15, seed=1); C = X[1:8, ]
for (i in 1:50) { D = -2 * (X %*% t(C)) + t(rowSums(C^2)); M = rowMins(D); P = D <= M; P = P / rowSums(P); C = (t(P) %*% X) / t(colSums(P)) }
print(sum(C))""",
    "nmf": """V = rand(rows=800, cols=600, seed=1); W = rand(rows=800, cols=12, seed=2); H = rand(rows=12, cols=600, seed=3)
for (i in 1:150) { H = H * (t(W) %*% V) / (t(W) %*% W %*% H + 1e-9); W = W * (V %*% t(H)) / (W %*% (H %*% t(H)) + 1e-9) }
print(sum((V - W %*% H)^2))""",
    "pagerank_dense": """G = rand(rows=1500, cols=1500, seed=1); G = G / colSums(G); p = matrix(1 / 1500, 1500, 1)
for (i in 1:60) { p = 0.85 * (G %*% p) + 0.15 / 1500 }
print(sum(p^2))""",
    "pagerank_sparse": """G = rand(rows=20000, cols=20000, sparsity=0.0005, seed=1); p = matrix(1 / 20000, 20000, 1)
for (i in 1:300) { p = 0.85 * (G %*% p); p = p / sum(p) }
print(sum(p^2))""",
    "power_method": """A = rand(rows=700, cols=700, seed=1); A = A + t(A); v = matrix(1, 700, 1)
for (i in 1:600) { v = A %*% v; v = v / sqrt(sum(v^2)) }
print(as.scalar(t(v) %*% A %*% v))""",
    "triangles": """G = rand(rows=1500, cols=1500, seed=1) < 0.05; G = G * (1 - diag(matrix(1, 1500, 1))); G = max(G, t(G)); print(sum((G %*% G) * G) / 6)""",
    "reach": """G = rand(rows=600, cols=600, seed=1) < 0.006; R = G
for (i in 1:12) { R = max(R, (R %*% G) > 0) }
print(sum(R))""",
    "markov": """P = rand(rows=120, cols=120, seed=1); P = P / rowSums(P); Q = P
for (i in 1:800) { Q = Q %*% P }
print(sum(Q[1, ]^2))""",
    "jacobi_solve": """A = rand(rows=800, cols=800, seed=1) / 800 + diag(matrix(1, 800, 1)); b = rand(rows=800, cols=1, seed=2); d = diag(A); x = b
for (i in 1:300) { x = (b - A %*% x + d * x) / d }
print(sum(x))""",
    "conjugate": """A = rand(rows=1200, cols=1200, seed=1); A = t(A) %*% A + diag(matrix(100, 1200, 1)); b = matrix(1, 1200, 1); x = b * 0; r = b; p = r; rr = sum(r^2); i = 0
while (i < 60 & rr > 1e-20) { q = A %*% p; a = rr / sum(p * q); x = x + a * p; r = r - a * q; o = rr; rr = sum(r^2); p = r + rr / o * p; i = i + 1 }
print(sum(x))""",
    "als_loss": """X = rand(rows=3000, cols=2000, sparsity=0.01, seed=1); U = rand(rows=3000, cols=10, seed=2); V = rand(rows=2000, cols=10, seed=3); s = 0
for (i in 1:60) { s = s + sum((X != 0) * (U %*% t(V) - X)^2); U = U * 0.99 }
print(s)""",
    "inverse_many": """s = 0
for (i in 1:600) { A = rand(rows=40, cols=40, seed=i) + diag(matrix(20, 40, 1)); s = s + sum(inv(A)) }
print(s)""",
    "eigen_cov": """X = rand(rows=20000, cols=50, seed=1); X = X - colMeans(X); C = t(X) %*% X / 19999; [w, V] = eigen(C); print(sum(w)); print(sum(abs(X %*% V)))""",
    # statistics, elements, order
    "standardise": """X = rand(rows=40000, cols=50, seed=1, pdf="normal"); m = colMeans(X); s = sqrt(colSums((X - m)^2) / 39999); Z = (X - m) / s; R = t(Z) %*% Z / 39999; print(sum(R))""",
    "elements": """X = rand(rows=3000, cols=500, seed=1); s = 0
for (i in 1:20) { s = s + sum(sqrt(abs(X - i / 10)) * exp(-X) + sin(X)) }
print(s)""",
    "running_sums": """X = rand(rows=200000, cols=5, seed=1)
for (i in 1:10) { Y = cumsum(X); X = Y / (1 + max(Y)) }
print(sum(X))""",
    "sorted": """X = rand(rows=200000, cols=3, seed=1); s = 0
for (i in 1:4) { X = order(target=X, by=i %% 3 + 1); s = s + as.scalar(X[100, 1]) }
print(s); print(median(X[, 2])); print(quantile(X[, 1], 0.9))""",
    "counts": """x = round(rand(rows=1500000, cols=1, seed=1, min=1, max=50)); y = round(rand(rows=1500000, cols=1, seed=2, min=1, max=20)); T = table(x, y)
print(sum(T^2)); a = aggregate(target=y, groups=x, fn="mean"); print(sum(a))""",
    "choices": """X = rand(rows=2000, cols=800, seed=1, min=-2, max=2); s = 0
for (i in 1:15) { Y = ifelse(X > i / 10, X * 2, ifelse(X < -1, -1, X / 3)); s = s + sum(round(Y * 4) %% 3) }
print(s)""",
    "cleaning": """X = rand(rows=400000, cols=12, seed=1); X = X * (X > 0.1); X = replace(target=X, pattern=0, replacement=-1); Y = removeEmpty(target=X, margin="rows", select=rowSums(X < 0) < 3)
print(nrow(Y) + sum(Y))""",
    "correlation_lags": """x = cumsum(rand(rows=100000, cols=1, seed=1, min=-1)); m = mean(x); s = 0
for (k in 1:30) { a = x[1:(100000 - k), ] - m; b = x[(k + 1):100000, ] - m; s = s + sum(a * b) / sum((x - m)^2) }
print(s)""",
    "bootstrap": """x = rand(rows=5000, cols=1, seed=1); s = 0
for (i in 1:300) { r = round(rand(rows=5000, cols=1, seed=i, min=0.5, max=5000.4999)); P = table(seq(1, 5000), r, 5000, 5000); s = s + mean(P %*% x)^2 }
print(s)""",
    "random_walks": """s = 0
for (i in 1:100) { W = cumsum(rand(rows=2000, cols=50, seed=i, min=-1)); s = s + mean(max(W, 0)) }
print(s)""",
    "life_steps": """G = rand(rows=300, cols=300, seed=1) < 0.3; n = 300
for (i in 1:200) { P = matrix(0, n + 2, n + 2); P[2:(n + 1), 2:(n + 1)] = G
  N = P[1:n, 1:n] + P[1:n, 2:(n + 1)] + P[1:n, 3:(n + 2)] + P[2:(n + 1), 1:n] + P[2:(n + 1), 3:(n + 2)] + P[3:(n + 2), 1:n] + P[3:(n + 2), 2:(n + 1)] + P[3:(n + 2), 3:(n + 2)]
  G = (N == 3) | (G & (N == 2)) }
print(sum(G))""",
    "heat_steps": """U = matrix(0, 400, 400); U[1, ] = matrix(1, 1, 400)
for (i in 1:500) { U[2:399, 2:399] = 0.25 * (U[1:398, 2:399] + U[3:400, 2:399] + U[2:399, 1:398] + U[2:399, 3:400]) }
print(sum(U))""",
    "columns_parfor": """X = rand(rows=60000, cols=60, seed=1); R = matrix(0, 3, 60)
parfor (j in 1:60) { x = X[, j]; R[1, j] = mean(x); R[2, j] = var(x); R[3, j] = max(x) }
print(sum(R))""",
    "filled_by_rows": """A = matrix(0, 4000, 30)
for (i in 1:4000) { A[i, ] = matrix(i, 1, 30) + t(seq(1, 30)) }
print(sum(A))""",
    "recurrent": """X = rand(rows=100, cols=32, seed=1); W = rand(rows=32, cols=64, seed=2, min=-0.2, max=0.2); U = rand(rows=64, cols=64, seed=3, min=-0.2, max=0.2); h = matrix(0, 1, 64)
for (e in 1:80) { for (t in 1:100) { h = tanh(X[t, ] %*% W + h %*% U) } }
print(sum(h))""",
    "convolution": """X = rand(rows=16, cols=3*32*32, seed=1); W = rand(rows=8, cols=3*3*3, seed=2, min=-1); s = 0
for (i in 1:30) { Y = conv2d(X, W, input_shape=[16,3,32,32], filter_shape=[8,3,3,3], stride=[1,1], padding=[1,1]); Y = max(Y, 0)
  Z = max_pool(Y, input_shape=[16,8,32,32], pool_size=[2,2], stride=[2,2], padding=[0,0]); s = s + sum(Z); W = W * 0.95 }
print(s)""",
    # scalars, functions, text
    "collatz_longest": """best = 0; at = 0
for (i in 1:8000) { n = i; k = 0; while (n != 1) { if (n %% 2 == 0) { n = n / 2 } else { n = 3 * n + 1 }; k = k + 1 }; if (k > best) { best = k; at = i } }
print(at + " " + best)""",
    "fibonacci": """f = function(Integer n) return (Integer r) { if (n < 2) { r = n } else { a = f(n - 1); b = f(n - 2); r = a + b } }
x = f(25); print(x)""",
    "bisection": """s = 0.0
for (k in 1:15000) { lo = 0.0; hi = 10.0; while (hi - lo > 1e-9) { m = (lo + hi) / 2; if (m * m * m > k) { hi = m } else { lo = m } }; s = s + lo }
print(s)""",
    "texts": """s = ""; n = 0
for (i in 1:60000) { s = s + i; if (i %% 60 == 0) { n = n + 1; s = "" } }
print(n)""",
    "list_of_parts": """l = list(); s = 0
for (i in 1:2000) { l = append(l, rand(rows=20, cols=20, seed=i)) }
for (i in 1:2000) { M = as.matrix(l[i]); s = s + sum(M %*% M) }
print(s)""",
    "small_matrices": """A = rand(rows=6, cols=6, seed=1); s = 0
for (i in 1:20000) { B = A * i; s = s + sum(B %*% A) / i }
print(s)""",
    "function_of_matrices": """norm = function(Matrix[Double] X) return (Matrix[Double] Y) { Y = (X - colMeans(X)) / (1 + colMaxs(abs(X))) }
X = rand(rows=10000, cols=40, seed=1)
for (i in 1:40) { X = norm(X) + 0.01 }
print(sum(X^2))""",
    # builtins that are scripts themselves
    "b_lm": """X = rand(rows=20000, cols=70, seed=1); y = X %*% rand(rows=70, cols=1, seed=2); B = lm(X=X, y=y, icpt=1, verbose=FALSE); print(sum(B))""",
    "b_multi_log_reg": """X = rand(rows=6000, cols=25, seed=1); y = round(rand(rows=6000, cols=1, seed=2, min=1, max=4)); B = multiLogReg(X=X, Y=y, maxi=10, maxii=5, verbose=FALSE); print(sum(B^2))""",
    "b_kmeans": """X = rand(rows=30000, cols=10, seed=1); [C, Y] = kmeans(X=X, k=6, runs=2, max_iter=15, seed=7); print(sum(C))""",
    "b_l2svm": """X = rand(rows=10000, cols=35, seed=1, min=-1); y = 2 * (X[, 1] + X[, 2] > 0) - 1; w = l2svm(X=X, Y=y, maxIterations=15, verbose=FALSE); print(sum(w))""",
    "b_pca": """X = rand(rows=15000, cols=30, seed=1); [Y, C, e, s] = pca(X=X, K=4); print(sum(abs(Y)))""",
    "b_naive_bayes": """X = rand(rows=60000, cols=80, seed=1); y = round(rand(rows=60000, cols=1, seed=2, min=1, max=5)); [p, c] = naiveBayes(D=X, C=y, laplace=1); print(sum(c) + sum(p))""",
    "b_steplm": """X = rand(rows=8000, cols=12, seed=1); y = X[, 2] * 3 + X[, 5]; [B, S] = steplm(X=X, y=y, icpt=0, reg=1e-7, tol=1e-7, maxi=0, verbose=FALSE); print(sum(B))""",
    "b_scale": """X = rand(rows=60000, cols=30, seed=1)
for (i in 1:5) { [X, c, s] = scale(X, TRUE, TRUE); X = X + 1 }
print(sum(X))""",
}


def make(folder):
    for name, text in SCRIPTS.items():
        with open(os.path.join(folder, f"{name}.dml"), "w") as f:
            f.write(text + "\n")
