"""Matrices of a script."""

import numpy as np

from ._index import index, index_code
from ._node import ArithmeticNode

# Reductions by axis: of the columns (0), of the rows (1), of all; what they give.
_REDUCTIONS = {
    "sum": ("colSums", "rowSums", "sum", "sums"), "prod": ("colProds", "rowProds", "prod", "products"),
    "mean": ("colMeans", "rowMeans", "mean", "means"), "max": ("colMaxs", "rowMaxs", "max", "maxima"),
    "min": ("colMins", "rowMins", "min", "minima"), "var": ("colVars", "rowVars", "var", "variances"),
    "sd": ("colSds", "rowSds", "sd", "standard deviations"),
    "countDistinct": ("colCountDistinct", "rowCountDistinct", "countDistinct", "numbers of distinct values"),
    "countDistinctApprox": ("colCountDistinctApprox", "rowCountDistinctApprox", "countDistinctApprox",
                            "approximate numbers of distinct values")}

# Functions of one matrix that give a matrix.
_FUNCTIONS = {
    "t": "the transposed matrix", "rev": "the rows in reverse order", "inv": "the inverse of a square matrix",
    "diag": "the diagonal matrix of a column, or the diagonal of a square matrix as a column",
    "cumsum": "sums of each column down to each row", "cumprod": "products of each column down to each row",
    "cumsumprod": "Y[i] = X[i, 1] + X[i, 2] * Y[i - 1] of a matrix of two columns",
    "cummin": "minima of each column down to each row", "cummax": "maxima of each column down to each row"}

# Functions of several results.
_DECOMPOSITIONS = {
    "svd": (3, "U, S and V: the singular value decomposition U %*% S %*% t(V)"),
    "eigen": (2, "w and V: eigenvalues, as a column, and eigenvectors of a symmetric matrix"),
    "qr": (2, "H and R: the Householder vectors and the upper triangle of the QR decomposition"),
    "lu": (3, "P, L and U: the LU decomposition with pivots, P %*% A = L %*% U"),
    "fft": (2, "real and imaginary parts of the Fourier transform")}


class Matrix(ArithmeticNode):
    """A matrix of doubles. Axis 0 is columns, 1 is rows, as in NumPy; None is the whole matrix."""

    gives = "matrix"

    def __init__(self, sds_context, operation, unnamed_input_nodes=None, named_input_nodes=None, local_data=None, source=None):
        super().__init__(sds_context, operation, unnamed_input_nodes, named_input_nodes, source)
        self._data = local_data

    def local(self):
        return self._data

    def code(self, name, unnamed, named):
        if self.operation == "[]":
            return index_code(name, unnamed)
        return super().code(name, unnamed, named)

    def __getitem__(self, i):
        return index(self, i)

    def __bool__(self):
        raise TypeError("a matrix has no truth: compute() it, and use any() or all()")

    def _by_axis(self, axis, name):
        if axis not in (0, 1, None):
            raise ValueError(f"axis is {axis!r}: it has to be 0 (columns), 1 (rows) or None (all)")
        return self.sds_context._make("scalar" if axis is None else "matrix", _REDUCTIONS[name][2 if axis is None else axis], [self])

    def nRow(self):
        """The number of rows."""
        return self.sds_context._make("scalar", "nrow", [self])

    def nCol(self):
        """The number of columns."""
        return self.sds_context._make("scalar", "ncol", [self])

    def trace(self):
        """The sum of the diagonal."""
        return self.sds_context._make("scalar", "trace", [self])

    def unique(self, axis=None):
        """Distinct values of the matrix, of its columns (axis 0), or of its rows (axis 1)."""
        if axis not in (0, 1, None):
            raise ValueError(f"axis is {axis!r}: it has to be 0, 1 or None")
        return self._like("unique", [self], {} if axis is None else {"dir": '"r"' if axis else '"c"'})

    def moment(self, moment, weights=None):
        """The central moment of a column, of order 2, 3 or 4."""
        return self._like("moment", [self, *([] if weights is None else [weights]), moment])

    def cholesky(self, safe=False):
        """The lower triangle L of A = L %*% t(L). safe is accepted, and A always checked."""
        return self._like("cholesky", [self])

    def ifft(self, imag_input=None):
        """The inverse of fft(): real and imaginary parts."""
        return self.sds_context._several("ifft", ["matrix"] * 2, [self, *([] if imag_input is None else [imag_input])])

    def to_one_hot(self, num_classes):
        """A column of numbers from 1 on as rows of zeros with a one."""
        if num_classes < 2:
            raise ValueError("num_classes has to be above 1")
        return self._like("toOneHot", [], {"X": self, "numClasses": num_classes})

    def rbind(self, *others):
        """The rows of this matrix and of others below."""
        return self._like("rbind", [self, *others])

    def cbind(self, *others):
        """The columns of this matrix and of others beside."""
        return self._like("cbind", [self, *others])

    def order(self, by=1, decreasing=False, index_return=False):
        """Rows in the order of column `by`, counted from 1, or the numbers of these rows."""
        return self._like("order", [], {"target": self, "by": by, "decreasing": decreasing, "index.return": index_return})

    def roll(self, shift):
        """Rows moved down by `shift`, the last ones to the top."""
        return self._like("roll", [self, shift])

    def replace(self, pattern, replacement):
        """The matrix with another number in place of each `pattern`, which may be NaN."""
        return self._like("replace", [], {"target": self, "pattern": pattern, "replacement": replacement})

    def reshape(self, rows, cols=1):
        """The same elements, row by row, in another shape."""
        return self._like("matrix", [self, rows, cols])

    def median(self, weights=None):
        """The median of a column."""
        return self.sds_context._make("scalar", "median", [self] if weights is None else [self, weights])

    def quantile(self, p, weights=None):
        """The quantile p, from 0 to 1, of a column, or those of a column p."""
        operands = [self, p] if weights is None else [self, weights, p]
        if getattr(p, "gives", None) == "matrix" or isinstance(p, np.ndarray):
            return self._like("quantile", operands)
        if not isinstance(p, (int, float)) or not 0 <= p <= 1:
            raise ValueError(f"p is {p!r}: it has to be a number from 0 to 1, or a matrix of such")
        return self.sds_context._make("scalar", "quantile", operands)

    def _triangle(self, operation, include_diagonal, return_values):
        return self._like(operation, [], {"target": self, "diag": include_diagonal, "values": return_values})

    def triu(self, include_diagonal=True, return_values=True):
        """The upper triangle; return_values False: ones where a value is."""
        return self._triangle("upper.tri", include_diagonal, return_values)

    def tril(self, include_diagonal=True, return_values=True):
        """The lower triangle; return_values False: ones where a value is."""
        return self._triangle("lower.tri", include_diagonal, return_values)

    def _arg(self, operation, axis):
        if axis not in (0, 1, None):
            raise ValueError(f"axis is {axis!r}: it has to be 0, 1 or None")
        if axis is None:
            return self._like(operation, [self.reshape(1, self.nCol() * self.nRow())]).to_scalar()
        return self._like(operation, [self if axis else self.t()])

    def argmin(self, axis=None):
        """Places of minima, counted from 1."""
        return self._arg("rowIndexMin", axis)

    def argmax(self, axis=None):
        """Places of maxima, counted from 1."""
        return self._arg("rowIndexMax", axis)


def _add(name, method, doc):
    method.__name__, method.__doc__ = name, doc
    setattr(Matrix, name, method)


for _name, _row in _REDUCTIONS.items():
    _add(_name, lambda self, axis=None, name=_name: self._by_axis(axis, name),
         f"The {_row[3]} of columns (axis 0), of rows (axis 1), or that of all elements.")
for _name, _doc in _FUNCTIONS.items():
    _add(_name, lambda self, name=_name: self._like(name, [self]), f"{_doc[0].upper()}{_doc[1:]}.")
for _name, (_n, _doc) in _DECOMPOSITIONS.items():
    _add(_name, lambda self, name=_name, n=_n: self.sds_context._several(name, ["matrix"] * n, [self]), f"{_doc}.")
