"""Layers of neural networks: Affine, ReLU, Sequential. Each has forward() and backward(), called on
the class with all operands, or on a layer, which has its own weights."""

import os
import pathlib

from ._list import MultiReturn

_LAYERS = pathlib.Path(__file__).parent / "layers"


def _layers():
    """The folder of the layers' functions: SystemDS's, where $SYSTEMDS_ROOT has it, else ours."""
    theirs = pathlib.Path(os.environ.get("SYSTEMDS_ROOT", "/nowhere")) / "scripts/nn/layers"
    return theirs if theirs.is_dir() else _LAYERS


class Layer:
    """A layer. A class of one defines _instance_forward() and _instance_backward()."""

    _source = None

    def __init__(self, sds_context=None, dml_script=None):
        if sds_context is not None and dml_script is not None:
            type(self)._create_source(sds_context, dml_script)
        self.forward, self.backward = self._instance_forward, self._instance_backward

    @classmethod
    def _create_source(cls, sds_context, dml_script):
        if cls._source is None or cls._source.sds_context is not sds_context:
            cls._source = sds_context.source(str(_layers() / dml_script), dml_script.split(".")[0])

    def _instance_forward(self, *args):
        raise NotImplementedError

    def _instance_backward(self, *args):
        raise NotImplementedError

    @staticmethod
    def forward(*args):
        """The result of the layer for its operands."""
        raise NotImplementedError

    @staticmethod
    def backward(*args):
        """Gradients of the operands, for that of what forward() gives."""
        raise NotImplementedError


class Affine(Layer):
    """X %*% W + b. d: features of X, m: of the result."""

    def __init__(self, sds_context, d, m, seed=-1):
        super().__init__(sds_context, "affine.dml")
        self._X = None
        self.weight, self.bias = self._source.init(D=d, M=m, seed=seed)

    @staticmethod
    def forward(X, W, b):
        """X %*% W + b"""
        Affine._create_source(X.sds_context, "affine.dml")
        return Affine._source.forward(X, W, b)

    @staticmethod
    def backward(dout, X, W, b):
        """Gradients of X, W and b."""
        Affine._create_source(X.sds_context, "affine.dml")
        return Affine._source.backward(dout, X, W, b)

    def _instance_forward(self, X):
        self._X = X
        return Affine.forward(X, self.weight, self.bias)

    def _instance_backward(self, dout, X):
        gradients = Affine.backward(dout, X, self.weight, self.bias)
        self._X = gradients[0]
        return gradients


class ReLU(Layer):
    """max(0, X)"""

    def __init__(self, sds_context):
        super().__init__(sds_context, "relu.dml")
        self._X = None

    @staticmethod
    def forward(X):
        """max(0, X)"""
        ReLU._create_source(X.sds_context, "relu.dml")
        return ReLU._source.forward(X)

    @staticmethod
    def backward(dout, X):
        """The gradient of X."""
        ReLU._create_source(dout.sds_context, "relu.dml")
        return ReLU._source.backward(dout, X)

    def _instance_forward(self, X):
        self._X = X
        return ReLU.forward(X)

    def _instance_backward(self, dout, X):
        self._X = ReLU.backward(dout, X)
        return self._X


class Sequential(Layer):
    """Layers one after the other."""

    def __init__(self, *args):
        super().__init__()
        self.layers = args[0] if len(args) == 1 and isinstance(args[0], list) else list(args)

    def __len__(self):
        return len(self.layers)

    def __getitem__(self, i):
        return self.layers[i]

    def __setitem__(self, i, layer):
        self.layers[i] = layer

    def __delitem__(self, i):
        del self.layers[i]

    def __iter__(self):
        return iter(self.layers)

    def __reversed__(self):
        return reversed(self.layers)

    def push(self, layer):
        """Adds a layer at the end."""
        self.layers.append(layer)

    def pop(self):
        """Takes the last layer away, and gives it."""
        return self.layers.pop()

    def _instance_forward(self, X):
        for layer in self:
            X = _first(layer.forward(X))
        return X

    def _instance_backward(self, dout, X):
        for layer in reversed(self):
            dout = _first(layer.backward(dout, X))
        return dout


def _first(node):
    """The first of several results."""
    return node[0] if isinstance(node, MultiReturn) else node
