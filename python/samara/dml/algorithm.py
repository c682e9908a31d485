"""Builtin functions of DML as functions on nodes. Made by tools/dml-python: do not edit.

Each takes nodes, Python's numbers and arrays, and gives a node, or a MultiReturn of several.
Further functions are those of the folder that $SAMARA_DML_LIBRARY names."""

from ._builtin import builtin as _builtin
from ._builtin import find as _find


def __getattr__(name):
    return _find(name)


@_builtin("matrix")
def aggregate(target, groups, fn, ngroups=None, weights=None):
    """aggregate() of DML.

    Gives result (matrix)."""


@_builtin("matrix", "matrix")
def alsCG(X, rank=10, regType="L2", reg=0.000001, maxi=50, check=True, thr=0.0001, seed=132521,
        verbose=True):
    """U V about X where X is not 0, U and V of so many columns and rows: each in turn by conjugate
    gradients while the other stays.
      regType  L2: reg weighs the squares of U and V; wL2: those of a row by how many numbers
      the row of X has
      check    ends when the loss falls by less than the share thr

    Gives U (matrix), V (matrix)."""


@_builtin("matrix", "matrix", "matrix", "matrix", "matrix")
def batch_norm2d(X, gamma, beta, ema_mean, ema_var, mode, epsilon, mu):
    """Images, a row each, of nrow(gamma) channels, with each channel's mean at beta and deviation
    at gamma: by the batch ("train"), or by the
    moving averages, which train updates. The last two results are for batch_norm2d_backward().

    Gives out (matrix), ema_mean_upd (matrix), ema_var_upd (matrix), cache_mean (matrix),
    cache_inv_var (matrix)."""


@_builtin("matrix", "matrix", "matrix")
def batch_norm2d_backward(X, dout, gamma, epsilon, cache_mean, cache_inv_var):
    """The gradients of batch_norm2d() in training for its images, gamma and beta.

    Gives dX (matrix), dgamma (matrix), dbeta (matrix)."""


@_builtin("matrix")
def bitwAnd(a, b):
    """bitwAnd() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def bitwOr(a, b):
    """bitwOr() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def bitwShiftL(a, b):
    """bitwShiftL() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def bitwShiftR(a, b):
    """bitwShiftR() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def bitwXor(a, b):
    """bitwXor() of DML.

    Gives result (matrix)."""


@_builtin("matrix", "matrix")
def confusionMatrix(P, Y):
    """How often each class was found (rows) for each that is (columns), as counts and as shares of
    a column.

    Gives confusionSum (matrix), confusionAvg (matrix)."""


@_builtin("scalar")
def cov(x, y, w=None):
    """cov() of DML.

    Gives result (scalar)."""


@_builtin("scalar")
def det(A):
    """det() of DML.

    Gives result (scalar)."""


@_builtin("matrix")
def dist(X):
    """Distances of rows of X from each other; what is NaN, by rounding or as X is, is 0.

    Gives Y (matrix)."""


@_builtin("frame")
def dropInvalidLength(target, lengths):
    """dropInvalidLength() of DML.

    Gives result (frame)."""


@_builtin("frame")
def dropInvalidType(target, schema):
    """dropInvalidType() of DML.

    Gives result (frame)."""


@_builtin("frame")
def freplicate(target, row):
    """freplicate() of DML.

    Gives result (frame)."""


@_builtin("matrix")
def ifelse(test, yes, no):
    """ifelse() of DML.

    Gives result (matrix)."""


@_builtin("matrix", "matrix", "matrix", "matrix")
def intercepted(X, icpt, reg):
    """X as models with an intercept want it: icpt 1 and 2 put a column of ones behind it, 2 shifts
    and scales the others to mean 0
    and variance 1 (columns that do not vary are only shifted). The intercept has no weight.

    Gives Z (matrix), weights (matrix), factor (matrix), shift (matrix)."""


@_builtin("matrix")
def intercepted_back(B, icpt, factor, shift):
    """Coefficients of what intercepted() made, as those of X itself.

    Gives C (matrix)."""


@_builtin("scalar")
def interQuartileMean(x, w=None):
    """interQuartileMean() of DML.

    Gives result (scalar)."""


@_builtin("matrix", "matrix")
def kmeans(X, k=10, runs=10, max_iter=1000, eps=0.000001, is_verbose=False,
        avg_sample_size_per_centroid=50, seed=-1):
    """k centers so that rows of X are near one (Lloyd), and each row's center; the best of several
    runs. Where a run begins is drawn by
    k-means++. eps: a run ends when the sum of squared distances falls by less than this share.

    Gives C (matrix), Y (matrix)."""


@_builtin("matrix")
def kmeansPredict(X, C):
    """The number of the nearest row of C for each row of X.

    Gives Y (matrix)."""


@_builtin("matrix")
def l2svm(X, Y, intercept=False, epsilon=0.001, reg=1, maxIterations=100, maxii=20,
        verbose=False, columnId=-1):
    """A linear support vector machine for two classes with squared hinge loss:
      min 1/2 sum(max(0, 1 - Y * (X model))^2) + reg/2 sum(model^2)
    by nonlinear conjugate gradients, each step's length by Newton's method. Labels are any two
    numbers.

    Gives model (matrix)."""


@_builtin("matrix", "matrix")
def l2svmPredict(X, W, verbose=False):
    """Scores of l2svm(): one for each row and column of W, and which column has the greatest.

    Gives YRaw (matrix), Y (matrix)."""


@_builtin("matrix")
def lm(X, y, icpt=0, reg=1e-7, tol=1e-7, maxi=0, verbose=True):
    """Linear regression, y about X B: directly where columns are few, by conjugate gradients else.
      icpt  0 no intercept, 1 one more row of B for it, 2 the same of columns shifted and scaled
      to mean 0 and variance 1
      reg   weight of the squares of B;  tol, maxi  of conjugate gradients

    Gives B (matrix)."""


@_builtin("matrix")
def lmCG(X, y, icpt=0, reg=1e-7, tol=1e-7, maxi=0, verbose=True):
    """Linear regression by conjugate gradients on the normal equations; parameters as of lm().
    maxi 0: as many steps as columns.

    Gives B (matrix)."""


@_builtin("matrix")
def lmDS(X, y, icpt=0, reg=1e-7, verbose=True):
    """Linear regression by its normal equations; parameters as of lm().

    Gives B (matrix)."""


@_builtin("matrix")
def lmPredict(X, B, ytest=None, icpt=0, verbose=False):
    """Predictions of a model of lm() for X; with verbose and ytest, how well they fit.

    Gives yhat (matrix)."""


@_builtin("matrix", "matrix", "matrix", "matrix", "matrix")
def lstm(X, W, b, out0, c0, return_seq):
    """A long short-term memory over T steps: X has D numbers for each (N x T*D), W and b make of
    them and of the last output, side by side, the
    gates i, f, o and the candidate g (W: D+M x 4M). out: each step's output (N x T*M), or the
    last one's; c: the last cell state. The others are
    each step's output, state and gates in a row, for lstm_backward().

    Gives out (matrix), c (matrix), cache_out (matrix), cache_c (matrix), cache_ifog (matrix)."""


@_builtin("matrix", "matrix", "matrix", "matrix", "matrix")
def lstm_backward(X, W, b, out0, c0, return_seq, dout, dc, cache_out, cache_c, cache_ifog):
    """The gradients of lstm() for what it was given, from those of its outputs (dout: of all steps
    where return_seq, else of the last one) and of
    the last cell state (dc), and from what lstm() kept of each step.

    Gives dX (matrix), dW (matrix), db (matrix), dout0 (matrix), dc0 (matrix)."""


@_builtin("matrix")
def msvm(X, Y, intercept=False, epsilon=0.001, reg=1.0, maxIterations=100, verbose=False):
    """Support vector machines for classes 1, 2, ...: each against all others, a column of the
    model each. A class without rows never wins.

    Gives model (matrix)."""


@_builtin("matrix", "matrix")
def msvmPredict(X, W):
    """Scores of each class by msvm(), and the class of the greatest.

    Gives YRaw (matrix), Y (matrix)."""


@_builtin("matrix")
def multiLogReg(X, Y, icpt=2, tol=1e-6, reg=1.0, maxi=100, maxii=20, verbose=True):
    """Logistic regression of classes 1, 2, ..., of which the last is what the others are compared
    with (labels of 0 and below are one
    more class, the last): a column of betas for each other class. icpt as of lm(). Newton's
    method within a trust region, each step by
    conjugate gradients (Steihaug), until the gradient is tol of the first one.

    Gives betas (matrix)."""


@_builtin("matrix", "matrix", "scalar")
def multiLogRegPredict(X, B, Y=None, verbose=False):
    """Probabilities of the classes by multiLogReg(), the likeliest, and, with labels, how many of
    a hundred are right.

    Gives M (matrix), predicted_Y (matrix), accuracy (scalar)."""


@_builtin("matrix", "matrix")
def naiveBayes(D, C, laplace=1, verbose=True):
    """Multinomial naive Bayes: how often each class 1, 2, ... is, and of what share of a class's
    counts each column of D has; laplace is
    added to every count.

    Gives prior (matrix), classConditionals (matrix)."""


@_builtin("matrix", "matrix")
def naiveBayesPredict(X, P, C):
    """The logarithm of each class's likelihood by naiveBayes(), and the likeliest class.

    Gives YRaw (matrix), Y (matrix)."""


@_builtin("matrix", "matrix", "matrix")
def normalize(X):
    """Columns of X from 0 to 1; their least and greatest numbers.

    Gives Y (matrix), cmin (matrix), cmax (matrix)."""


@_builtin("matrix")
def normalizeApply(X, cmin, cmax):
    """The normalization of normalize() for other rows; a column of one number alone is 0 at it.

    Gives Y (matrix)."""


@_builtin("matrix")
def outer(u, v, op):
    """outer() of DML.

    Gives result (matrix)."""


@_builtin("matrix", "matrix", "matrix", "matrix")
def pca(X, K=2, center=True, scale=True, onlyComponents=False):
    """The K directions in which the rows of X differ most, as columns of Components, and X along
    them.

    Gives XReduced (matrix), Components (matrix), Centering (matrix), ScaleFactor (matrix)."""


@_builtin("matrix")
def pcaTransform(X, Clusters, Centering=None, ScaleFactor=None):
    """Other rows along the directions that pca() found.

    Gives Y (matrix)."""


@_builtin("matrix", names={'empty_return': 'empty.return'})
def removeEmpty(target, margin=None, select=None, empty_return=None):
    """removeEmpty() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def sample(range, size, replace=None, seed=None):
    """sample() of DML.

    Gives result (matrix)."""


@_builtin("matrix", "matrix", "matrix")
def scale(X, center=True, scale=True):
    """X with means of columns at 0 (center) and sums of squares divided by n - 1 at 1 (scale), and
    the shifts and divisors.
    Missing numbers stay; columns of zeros are not divided.

    Gives Out (matrix), Centering (matrix), ScaleFactor (matrix)."""


@_builtin("matrix")
def scaleApply(X, Centering, ScaleFactor):
    """The shift and scale of scale() for other rows; matrices without rows do nothing.

    Gives Y (matrix)."""


@_builtin("matrix")
def sigmoid(target):
    """sigmoid() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def solve(A, b):
    """solve() of DML.

    Gives result (matrix)."""


@_builtin("matrix")
def sqrtMatrixJava(A):
    """The symmetric square root of a symmetric matrix: B %*% B is A.

    Gives B (matrix)."""


@_builtin("matrix", "matrix")
def steplm(X, y, icpt=0, reg=1e-7, tol=1e-7, maxi=0, verbose=True):
    """Linear regression by the columns that matter: one after the other, the one that lowers
    Akaike's criterion most, as long as that is by
    a thousandth. B has a row for each column of X (and the intercept's), 0 for those left out;
    S their numbers, as they came.

    Gives B (matrix), S (matrix)."""


@_builtin("matrix")
def table(a, b, c=None, d=None, e=None, f=None, odim1=None, odim2=None):
    """table() of DML.

    Gives result (matrix)."""


@_builtin("frame")
def tokenize(target, spec, max_tokens):
    """tokenize() of DML.

    Gives result (frame)."""


@_builtin("matrix")
def toOneHot(X, numClasses):
    """A row for each number of X, 1 at its place of numClasses.

    Gives Y (matrix)."""


@_builtin("matrix")
def transformcolmap(target, spec):
    """transformcolmap() of DML.

    Gives result (matrix)."""


@_builtin("frame")
def transformdecode(target, spec, meta):
    """transformdecode() of DML.

    Gives result (frame)."""


@_builtin("frame")
def typeof(target):
    """typeof() of DML.

    Gives result (frame)."""


@_builtin("frame")
def valueSwap(target, schema):
    """valueSwap() of DML.

    Gives result (frame)."""


@_builtin("matrix")
def xor(a, b):
    """xor() of DML.

    Gives result (matrix)."""
