"""Estimators of scikit-learn whose algorithms are functions of DML.

    from samara.estimators import LogisticRegression
    LogisticRegression().fit(X, y).predict(X)

They take part in pipelines and searches of scikit-learn, which this module imports; the package
samara does not import the module. Parameters of an algorithm have its names in DML."""

import functools

import numpy as np
from sklearn.base import BaseEstimator, ClassifierMixin, ClassNamePrefixFeaturesOutMixin, ClusterMixin, RegressorMixin, TransformerMixin
from sklearn.utils import check_random_state
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from ._script import script

__all__ = ["DBSCAN", "GaussianNB", "KMeans", "KNeighborsClassifier", "LinearRegression", "LinearSVC", "LogisticRegression",
           "PCA", "RandomForestClassifier"]


@functools.lru_cache(maxsize=64)
def _compiled(text, inputs, outputs, library=None):
    return script("estimator", inputs, outputs, text=text, library=library)


def _run(text, outputs, library=None, **inputs):
    """The outputs of a text of DML."""
    return _compiled(text, tuple(inputs), tuple(outputs), library)(**inputs)


def _rows(estimator, X, **kwargs):
    return validate_data(estimator, X, dtype=np.float64, **kwargs)


class _Classifier(ClassifierMixin, BaseEstimator):
    """Classes as numbers from 1 on: what the functions of DML take."""

    _sparse = False  # whether it takes sparse matrices

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = self._sparse
        return tags

    def _take(self, X, y, least=2):
        X, y = validate_data(self, X, y, dtype=np.float64, ensure_min_samples=2, accept_sparse="csr" if self._sparse else False)
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        if len(self.classes_) < least:
            raise ValueError(f"{type(self).__name__} needs two classes, y has {len(self.classes_)} class")
        return X, (codes + 1.0).reshape(-1, 1)

    def _new_rows(self, X):
        check_is_fitted(self)
        return _rows(self, X, reset=False, accept_sparse="csr" if self._sparse else False)

    def _classes_of(self, scores):
        return self.classes_[np.argmax(scores, axis=1)]


class LinearRegression(RegressorMixin, BaseEstimator):
    """Least squares: lmDS() or lmCG() of DML.

    fit_intercept: whether there is a constant. reg: the weight of the squares of coefficients.
    solver: "direct", "cg" (conjugate gradients), "auto" (by the number of columns). tol, maxi: end
    of the conjugate gradients; maxi 0 is the number of columns."""

    def __init__(self, fit_intercept=True, reg=1e-10, solver="auto", tol=1e-10, maxi=0):
        self.fit_intercept, self.reg, self.solver, self.tol, self.maxi = fit_intercept, reg, solver, tol, maxi

    def fit(self, X, y):
        """Fits the coefficients, `coef_` and `intercept_`."""
        X, y = validate_data(self, X, y, dtype=np.float64, y_numeric=True, multi_output=True, accept_sparse="csr")
        solvers = {"auto": "lm(X, y, icpt, reg, tol, maxi, FALSE)", "direct": "lmDS(X, y, icpt, reg, FALSE)",
                   "cg": "lmCG(X, y, icpt, reg, tol, maxi, FALSE)"}
        if self.solver not in solvers:
            raise ValueError(f"solver is {self.solver!r}: it has to be one of {', '.join(solvers)}")
        options = {"icpt": int(self.fit_intercept), "reg": float(self.reg), "tol": float(self.tol), "maxi": int(self.maxi)}
        columns = [_run(f"B = {solvers[self.solver]}", ["B"], X=X, y=np.ascontiguousarray(c, np.float64), **options)[0][:, 0]
                   for c in (y.T if y.ndim == 2 else [y])]
        B = np.array(columns)
        self.coef_, self.intercept_ = (B[:, :-1], B[:, -1]) if self.fit_intercept else (B, np.zeros(len(B)))
        if y.ndim == 1:
            self.coef_, self.intercept_ = self.coef_[0], float(self.intercept_[0])
        return self

    def __sklearn_tags__(self):
        tags = super().__sklearn_tags__()
        tags.target_tags.multi_output = True
        tags.input_tags.sparse = True
        return tags

    def predict(self, X):
        """X times the coefficients, plus the constant."""
        check_is_fitted(self)
        return _rows(self, X, reset=False, accept_sparse="csr") @ np.asarray(self.coef_).T + self.intercept_


class LogisticRegression(_Classifier):
    """Logistic regression of two classes or more: multiLogReg() of DML.

    icpt: 0 no constant, 1 a constant, 2 a constant, and columns shifted and scaled. reg: the weight
    of the squares of coefficients. tol, maxi, maxii: end of the steps, and of the conjugate
    gradients in each."""

    _sparse = True

    def __init__(self, icpt=2, reg=1e-3, tol=1e-6, maxi=100, maxii=20):
        self.icpt, self.reg, self.tol, self.maxi, self.maxii = icpt, reg, tol, maxi, maxii

    def fit(self, X, y):
        """Fits `betas_`: a column for each class but the last, the constants in the last row."""
        X, codes = self._take(X, y)
        self.betas_, = _run("B = multiLogReg(X, Y, icpt, tol, reg, maxi, maxii, FALSE)", ["B"], X=X, Y=codes,
                            icpt=int(self.icpt), tol=float(self.tol), reg=float(self.reg), maxi=int(self.maxi), maxii=int(self.maxii))
        return self

    def predict_proba(self, X):
        """The probability of each class."""
        X = self._new_rows(X)
        betas = self.betas_[:, :len(self.classes_) - 1]
        return _run("[M, Y, a] = multiLogRegPredict(X, B)", ["M"], X=X, B=np.ascontiguousarray(betas))[0]

    def predict(self, X):
        """The most probable class."""
        return self._classes_of(self.predict_proba(X))


class LinearSVC(_Classifier):
    """A linear support vector machine, l2svm() of DML; of more than two classes msvm(), each
    against all others.

    intercept: whether there is a constant. reg: the weight of the squares of coefficients.
    epsilon, maxIterations: end of the steps."""

    _sparse = True

    def __init__(self, intercept=True, reg=1.0, epsilon=1e-6, maxIterations=100):
        self.intercept, self.reg, self.epsilon, self.maxIterations = intercept, reg, epsilon, maxIterations

    def fit(self, X, y):
        """Fits `model_`: a column for each machine, constants in the last row."""
        X, codes = self._take(X, y)
        call = ("l2svm(X, Y, intercept, epsilon, reg, steps, 20, FALSE)" if len(self.classes_) == 2 else
                "msvm(X, Y, intercept, epsilon, reg, steps, FALSE)")
        self.model_, = _run(f"W = {call}", ["W"], X=X, Y=codes, intercept=bool(self.intercept), epsilon=float(self.epsilon),
                            reg=float(self.reg), steps=int(self.maxIterations))
        return self

    def decision_function(self, X):
        """Distances from the planes: of two classes a number for each row, else one for each
        class."""
        X = self._new_rows(X)
        n = X.shape[1]
        scores = X @ self.model_[:n] + (self.model_[n] if len(self.model_) > n else 0)
        return scores[:, 0] if len(self.classes_) == 2 else scores

    def predict(self, X):
        """The class on whose side a row is, or that it is farthest inside."""
        scores = self.decision_function(X)
        return self.classes_[(scores > 0).astype(int)] if scores.ndim == 1 else self._classes_of(scores)


class GaussianNB(_Classifier):
    """Naive Bayes with normal features. var_smoothing: the share of the largest variance that is
    added to all."""

    _FIT = """
counts = table(Y, 1)
P = table(Y, seq(1, nrow(X)), nrow(counts), nrow(X))
means = (P %*% X) / counts
D = X - t(P) %*% means
vars = (P %*% D^2) / counts + smoothing
"""
    _PREDICT = """
S = log(t(prior)) - 0.5 * t(rowSums(log(2 * 3.141592653589793 * vars)))
S = S - 0.5 * (X^2 %*% t(1 / vars) - 2 * X %*% t(means / vars) + t(rowSums(means^2 / vars)))
S = S - rowMaxs(S)
Q = exp(S) / rowSums(exp(S))
"""

    def __init__(self, var_smoothing=1e-9):
        self.var_smoothing = var_smoothing

    def fit(self, X, y):
        """Fits `theta_` and `var_`, means and variances by class, and `class_prior_`."""
        X, codes = self._take(X, y, 1)
        smoothing = float(self.var_smoothing * X.var(axis=0).max()) or float(self.var_smoothing)
        counts, self.theta_, self.var_ = _run(self._FIT, ["counts", "means", "vars"], X=X, Y=codes, smoothing=smoothing)
        self.class_prior_ = counts[:, 0] / len(X)
        return self

    def predict_proba(self, X):
        """The probability of each class."""
        X = self._new_rows(X)
        shift = self.theta_.mean(axis=0)  # squares of numbers near zero keep their digits
        return _run(self._PREDICT, ["Q"], X=X - shift, means=self.theta_ - shift, vars=self.var_,
                    prior=self.class_prior_)[0]

    def predict(self, X):
        """The most probable class."""
        return self._classes_of(self.predict_proba(X))


class RandomForestClassifier(_Classifier):
    """Decision trees of random rows and columns, whose shares of classes are averaged.

    n_estimators: trees. max_depth: splits from the root to a leaf. min_leaf: rows in a leaf.
    max_features: the expected share of columns that a split chooses from; "sqrt": their root. bins:
    values that a column is cut to, by its quantiles."""

    # Nodes of one depth are split together, those of several trees too, by counts of rows by node,
    # class and bin. A node that is not split has feature 0, and its rows go to its left child.
    _FIT = """
n = nrow(X)
m = ncol(X)
bin = seq(1, bins * m)
of = floor((bin - 1) / bins) + 1
columns = table(of, bin, m, bins * m)
Z = table(matrix(seq(1, n) %*% matrix(1, 1, m), n * m, 1), matrix(X + t(seq(0, m - 1) * bins), n * m, 1), n, bins * m)
feature = matrix(0, trees, 2^depth - 1)
limit = matrix(0, trees, 2^depth - 1)
leaves = matrix(0, trees, 2^depth * classes)
most = max(1, min(trees, floor(20000000 / (n * m))))
first = 1
while (first <= trees) {
  g = min(most, trees - first + 1)
  N = n * g
  rows = matrix(matrix(1, g, 1) %*% t(seq(1, n)), N, 1)
  tree = floor((seq(1, N) - 1) / n)
  XX = matrix(0, N, m)
  YY = matrix(0, N, 1)
  w = matrix(0, N, 1)
  for (i in 1:g) {
    XX[((i - 1) * n + 1):(i * n), ] = X
    YY[((i - 1) * n + 1):(i * n), ] = Y
    w[((i - 1) * n + 1):(i * n), ] = table(sample(n, n, TRUE, seed + first + i), 1, n, 1)
  }
  at = matrix(1, N, 1)
  for (d in 0:(depth - 1)) {
    count = 2^d
    nodes = g * count
    node = tree * count + at
    total = table(node, YY, w, nodes, classes)
    left = matrix(0, nodes, bins * m)
    right = matrix(0, nodes, bins * m)
    score = matrix(0, nodes, bins * m)
    other = matrix(0, nodes, bins * m)
    for (c in 1:classes) {
      H = table(node, rows, w * (YY == c), nodes, n) %*% Z
      L = t(cumsum(t(H))) - total[, c] %*% t(of - 1)
      R = total[, c] - L
      left = left + L
      right = right + R
      score = score + L^2
      other = other + R^2
    }
    draw = rand(rows=nodes, cols=m, seed=seed + 1000 * first + d)
    allowed = ((draw < share) | (draw == rowMins(draw))) %*% columns
    good = (left >= least) & (right >= least) & (allowed > 0)
    score = ifelse(good, score / max(left, 1) + other / max(right, 1), 0)
    best = rowIndexMax(score)
    splits = rowMaxs(score) > (rowSums(total^2) / max(rowSums(total), 1)) * (1 + 1e-12)
    f = splits * (floor((best - 1) / bins) + 1)
    l = splits * (best - (f - 1) * bins)
    feature[first:(first + g - 1), count:(2 * count - 1)] = matrix(f, g, count)
    limit[first:(first + g - 1), count:(2 * count - 1)] = matrix(l, g, count)
    own = table(seq(1, N), node, N, nodes) %*% f
    x = rowSums(table(seq(1, N), max(own, 1), N, m) * XX)
    at = 2 * at - 1 + ((own > 0) & (x > table(seq(1, N), node, N, nodes) %*% l))
  }
  leaves[first:(first + g - 1), ] = matrix(table(tree * 2^depth + at, YY, w, g * 2^depth, classes), g, 2^depth * classes)
  first = first + g
}
"""
    _PREDICT = """
n = nrow(X)
P = matrix(0, n, classes)
for (t in 1:nrow(feature)) {
  at = matrix(1, n, 1)
  for (d in 0:(depth - 1)) {
    node = table(seq(1, n), at, n, 2^d)
    own = node %*% t(feature[t, (2^d):(2^(d + 1) - 1)])
    x = rowSums(table(seq(1, n), max(own, 1), n, ncol(X)) * X)
    at = 2 * at - 1 + ((own > 0) & (x > node %*% t(limit[t, (2^d):(2^(d + 1) - 1)])))
  }
  V = matrix(leaves[t, ], 2^depth, classes)
  P = P + table(seq(1, n), at, n, 2^depth) %*% (V / max(rowSums(V), 1))
}
P = P / rowSums(P)
"""

    def __init__(self, n_estimators=20, max_depth=8, min_leaf=1, max_features="sqrt", bins=32, random_state=None):
        self.n_estimators, self.max_depth, self.min_leaf, self.max_features = n_estimators, max_depth, min_leaf, max_features
        self.bins, self.random_state = bins, random_state

    def _codes_of(self, X):
        """Numbers of bins, from 1."""
        return np.column_stack([np.searchsorted(edges, x) + 1.0 for edges, x in zip(self._edges, X.T)])

    def fit(self, X, y):
        """Grows the trees: the column and the bin that each node splits at, `features_` and
        `limits_`, and the rows of each class in the leaves, `leaves_`."""
        X, codes = self._take(X, y, 1)
        cuts = np.linspace(0, 1, int(self.bins) + 1)[1:-1]
        self._edges = [np.unique(np.quantile(x, cuts, method="inverted_cdf")) for x in X.T]
        share = X.shape[1] ** -0.5 if self.max_features == "sqrt" else float(self.max_features)
        seed = int(check_random_state(self.random_state).randint(1, 2**31 - 1))
        self.features_, self.limits_, self.leaves_ = _run(
            self._FIT, ["feature", "limit", "leaves"], X=self._codes_of(X), Y=codes, bins=int(self.bins), trees=int(self.n_estimators),
            depth=int(self.max_depth), classes=len(self.classes_), least=int(self.min_leaf), share=share, seed=seed)
        return self

    def predict_proba(self, X):
        """The mean share of each class in the leaves of a row."""
        X = self._new_rows(X)
        return _run(self._PREDICT, ["P"], X=self._codes_of(X), feature=self.features_, limit=self.limits_, leaves=self.leaves_,
                    depth=int(np.log2(self.features_.shape[1] + 1)), classes=len(self.classes_))[0]

    def predict(self, X):
        """The class with the largest mean share."""
        return self._classes_of(self.predict_proba(X))


_DISTANCES = "D = max(rowSums(A^2) - 2 * A %*% t(B) + t(rowSums(B^2)), 0)\n"


class KNeighborsClassifier(_Classifier):
    """The class of most of the n_neighbors nearest rows; of several such the first."""

    _VOTES = _DISTANCES + """
V = matrix(0, nrow(A), classes)
while (k > 0) {
  at = rowIndexMin(D)
  S = table(seq(1, nrow(A)), at, nrow(D), ncol(D))
  V = V + S %*% table(seq(1, nrow(Y)), Y, nrow(Y), classes)
  D = D + replace(target=S, pattern=1, replacement=Inf)
  k = k - 1
}
"""

    def __init__(self, n_neighbors=5):
        self.n_neighbors = n_neighbors

    def fit(self, X, y):
        """Keeps the rows."""
        self._X, self._codes = self._take(X, y, 1)
        self._shift = self._X.mean(axis=0)
        self.n_samples_fit_ = len(self._X)
        return self

    def predict_proba(self, X):
        """The share of each class among the nearest rows."""
        X = self._new_rows(X)
        k = min(int(self.n_neighbors), len(self._X))
        return _run(self._VOTES, ["V"], A=X - self._shift, B=self._X - self._shift, Y=self._codes, k=k,
                    classes=len(self.classes_))[0] / k

    def predict(self, X):
        """The class of most of the nearest rows."""
        return self._classes_of(self.predict_proba(X))


class KMeans(ClusterMixin, TransformerMixin, ClassNamePrefixFeaturesOutMixin, BaseEstimator):
    """k-means clusters: kmeans() of DML. n_init: runs, of which the best counts. eps, maxi: end of
    a run."""

    def __init__(self, n_clusters=8, n_init=10, maxi=300, eps=1e-6, random_state=None):
        self.n_clusters, self.n_init, self.maxi, self.eps, self.random_state = n_clusters, n_init, maxi, eps, random_state

    def fit(self, X, y=None):
        """Finds `cluster_centers_`, and `labels_` of the rows."""
        X = _rows(self, X)
        if len(X) < self.n_clusters:
            raise ValueError(f"n_samples={len(X)} should be >= n_clusters={self.n_clusters}")
        seed = int(check_random_state(self.random_state).randint(1, 2**31 - 1))
        shift = X.mean(axis=0)
        C, = _run("[C, Y] = kmeans(X, k, runs, maxi, eps, FALSE, 50, seed)", ["C"], X=X - shift, k=int(self.n_clusters),
                  runs=int(self.n_init), maxi=int(self.maxi), eps=float(self.eps), seed=seed)
        self.cluster_centers_ = C + shift
        self._n_features_out = len(C)
        distances = self._distances(X)
        self.labels_, self.inertia_ = np.argmin(distances, axis=1), float(distances.min(axis=1).sum())
        return self

    def _distances(self, X):
        shift = self.cluster_centers_.mean(axis=0)
        return _run(_DISTANCES, ["D"], A=X - shift, B=self.cluster_centers_ - shift)[0]

    def predict(self, X):
        """The nearest center of each row."""
        check_is_fitted(self)
        return np.argmin(self._distances(_rows(self, X, reset=False)), axis=1)

    def transform(self, X):
        """The distances of rows from the centers."""
        check_is_fitted(self)
        return np.sqrt(self._distances(_rows(self, X, reset=False)))


class DBSCAN(ClusterMixin, BaseEstimator):
    """Clusters of rows that have min_samples others (themselves included) nearer than eps; the rest
    is noise, label -1."""

    _CORES = _DISTANCES + """
N = D <= eps^2
core = rowSums(N) >= least
# Components of core rows: each takes the largest number of its neighbours until none changes.
number = core * seq(nrow(A), 1, -1)
G = N * core * t(core)
go = TRUE
while (go) {
  more = max(number, rowMaxs(G * t(number)))
  go = sum(more != number) > 0
  number = more
}
label = ifelse(core, number, rowMaxs(N * t(number * core)))
"""

    def __init__(self, eps=0.5, min_samples=5):
        self.eps, self.min_samples = eps, min_samples

    def fit(self, X, y=None):
        """Finds `labels_`."""
        X = _rows(self, X)
        shift = X.mean(axis=0)
        label, core = _run(self._CORES, ["label", "core"], A=X - shift, B=X - shift, eps=float(self.eps),
                           least=int(self.min_samples))
        found = np.unique(-label[label > 0])  # in the order of their first core rows
        self.labels_ = np.where(label[:, 0] > 0, np.searchsorted(found, -label[:, 0]), -1)
        self.core_sample_indices_ = np.flatnonzero(core[:, 0])
        return self


class PCA(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Principal components: pca() of DML. n_components None is as many as there are columns."""

    def __init__(self, n_components=None, scale=False):
        self.n_components, self.scale = n_components, scale

    def fit(self, X, y=None):
        """Finds `components_`, a row each, `mean_` and `scale_`."""
        X = _rows(self, X, ensure_min_samples=2)
        k = min(X.shape) if self.n_components is None else int(self.n_components)
        if not 1 <= k <= X.shape[1]:
            raise ValueError(f"n_components is {k}: X has {X.shape[1]} columns")
        _, C, mean, scale = _run("[R, C, m, s] = pca(X, k, TRUE, scaled, FALSE)", ["R", "C", "m", "s"], X=X, k=k,
                                 scaled=bool(self.scale))
        self.mean_ = mean[0]
        self.scale_ = scale[0] if self.scale else np.ones(X.shape[1])
        largest = np.argmax(np.abs(C), axis=0)
        self.components_ = (C * np.where(C[largest, range(k)] < 0, -1.0, 1.0)).T
        self._n_features_out = k
        return self

    def transform(self, X):
        """The rows along the components."""
        check_is_fitted(self)
        return (_rows(self, X, reset=False) - self.mean_) / self.scale_ @ self.components_.T

    def inverse_transform(self, X):
        """Rows of X from their components."""
        check_is_fitted(self)
        return np.asarray(X) @ self.components_ * self.scale_ + self.mean_
