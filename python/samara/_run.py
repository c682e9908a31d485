"""Programs on NumPy arrays: load()."""

import ctypes
import threading
from time import perf_counter as _now
from dataclasses import dataclass

import numpy as np

from . import _interrupt
from ._arrays import (DTYPES, SMALL, address, as_small, check_array, describe, describe_data, dtype_name, empty_large, is_large,
                      take_argument, take_output)
from ._library import Array, Contests, Context, Error, Exchange, Load, Stats, Tuning, Value, check, is_open, lib
from ._recent import Recent
from ._source import Source, as_jitted, bind, is_function, read_lowered, read_program

FUSE = ("cost", "none", "all", "once", "rule", "random")
_SHORT = 30e-6  # seconds of a run that keeps the interpreter's lock
_LONG_RUNS = 8  # longer runs in a row after which it is released again
_KEPT = 4  # sizes of a program that stay compiled, at first
_KEPT_LOWERED = 8  # types of arguments for which a function stays lowered, at first


@dataclass(frozen=True)
class ProgramValue:
    """An argument or a result of a program. dtype: of its array, a name of NumPy's or
    ml_dtypes'. A size that is not known before the call is None."""

    name: str
    dtype: str
    shape: tuple


@dataclass(frozen=True)
class _Options:
    """Arguments of load()."""

    threads: int = 0
    strict: bool = False
    deterministic: bool = False
    only: str | None = None
    whole: bool = False
    fuse: object = True
    simplify: bool = True
    tune: float = 0
    strategy: str | None = None
    entry: str | None = None
    donate: object = False
    frozen: tuple = ()
    device: str | None = None

    def context(self):
        return Context.of(int(self.threads), int(self.strict), int(self.deterministic), self.device)

    def fusion(self):
        """Number of the way, and the seed of a random one."""
        fuse = self.fuse
        if isinstance(fuse, bool):
            return FUSE.index("cost" if fuse else "none"), 0
        return (FUSE.index("random"), fuse) if isinstance(fuse, int) else (FUSE.index(fuse), 0)

    def params(self, source, sizes):
        """The struct smr_load_params; sizes: of the arguments that are not bound, or None."""
        sizes = [*(a.shape for a, _ in source.bound), *sizes] if sizes is not None else None
        given = (Array * max(1, len(sizes or ())))(*[describe(s) for s in sizes or ()])
        bound = [describe_data(a, name) for a, name in source.bound]
        frozen = (Array * len(bound))(*bound) if bound else None
        way, seed = self.fusion()
        return Load(ctypes.sizeof(Load), source.name.encode(), source.text, len(source.text),
                    given if sizes is not None else None, len(sizes or ()), frozen, len(bound),
                    self.only.encode() if self.only else None, int(self.whole), way, 0, 0 if self.simplify else 1, seed,
                    float(self.tune), None, None, self.strategy.encode() if self.strategy else None,
                    self.entry.encode() if self.entry else None)


def _is_plain(a, dtype, shape):
    return type(a) is np.ndarray and a.shape == shape and a.dtype == dtype and a.flags.c_contiguous


class _Model:
    """The program compiled for arguments of some sizes."""

    def __init__(self, source, options, sizes):
        self.handle = ctypes.c_void_p()
        self.context = options.context()
        params = options.params(source, sizes)

        def load():
            with self.context.turn:
                check(lib().smr_load(self.context.handle, ctypes.byref(params), ctypes.byref(self.handle)))

        _interrupt.call(load)
        self.values = [self._value(lib().smr_model_arg, i) for i in range(lib().smr_model_nargs(self.handle))]
        self.outputs = [self._value(lib().smr_model_result, i) for i in range(lib().smr_model_nresults(self.handle))]
        self.args, self.results = [v[1:] for v in self.values], [v[1:] for v in self.outputs]
        self._wanted = [(np.dtype(DTYPES[dtype]), shape) for dtype, shape in self.args]
        self._made = [(empty_large if is_large(shape, DTYPES[dtype]) else np.empty, shape, np.dtype(DTYPES[dtype]))
                      for dtype, shape in self.results]
        self._is_small = any(dtype in SMALL for dtype, _ in self.results)
        self._slots = threading.local()
        self._long = _LONG_RUNS  # runs in a row that took SHORT or longer
        self._took = _interrupt.LONG  # seconds of the last run
        self._loops = b"while" in source.text  # a run may take longer than the last one

    def _value(self, ask, i):
        v = Value(ctypes.sizeof(Value))
        check(ask(self.handle, i, ctypes.byref(v)))
        return (v.name or b"").decode() or None, v.dtype.decode(), tuple(v.dims[: v.rank])

    def __del__(self):
        if self.handle and is_open():
            with self.context.turn:
                lib().smr_unload(self.handle)

    def has_shapes(self, arrays):
        return len(arrays) == len(self.args) and all(
            type(a) is np.ndarray and a.shape == shape for a, (_, shape) in zip(arrays, self._wanted))

    def _made_slots(self):
        """Descriptions of arguments and results, of this thread: only addresses change. Both
        arrays, and their elements."""
        try:
            return self._slots.made
        except AttributeError:
            made = [(Array * max(1, len(values)))(*[describe(shape, dtype) for dtype, shape in values])
                    for values in (self.args, self.results)]
            each = [[slots[i] for i in range(len(values))] for slots, values in zip(made, (self.args, self.results))]
            self._slots.made = *made, *each
            return self._slots.made

    def _call(self, memory, *arrays):
        """Runs the model on arrays whose elements are in memory. A short run keeps the
        interpreter's lock: threads that hand it to each other for every call wait longer than the
        run takes."""
        began = _now()
        if self._took >= _interrupt.LONG:
            self._call_apart(memory, arrays)
        elif self._loops:
            _interrupt.watch(lambda: self._run(arrays), self._interrupt)
        else:
            status = (lib().run_short if self._long < _LONG_RUNS else lib().smr_model_run)(self.handle, *arrays)
            if status != 0:
                check(status)
        self._took = took = _now() - began
        self._long = 0 if took < _SHORT else self._long + 1

    def _run(self, arrays):
        check(lib().smr_model_run(self.handle, *arrays))

    def _call_apart(self, memory, arrays):
        """The same in a thread, which keeps what the run uses after an interrupt."""
        def run():
            self._run(arrays)
            memory.clear()

        try:
            _interrupt.call(run, self._interrupt)
        except KeyboardInterrupt:
            self._slots = threading.local()
            raise

    def _interrupt(self):
        lib().smr_model_interrupt(self.handle)

    def _reused(self, donated, arrays):
        """The array of an argument by the number of the result that takes its memory: of each
        donated argument the first result of its type and shape."""
        taken = {}
        for i in donated:
            k = next((k for k, v in enumerate(self.results) if v == self.args[i] and k not in taken), None)
            if k is not None and arrays[i].flags.writeable:
                taken[k] = arrays[i]
        return taken

    def run_plain(self, arrays):
        """The results' arrays; None unless all arguments are arrays as the program takes them."""
        if len(arrays) != len(self._wanted):
            return None
        ins, outs, each_in, each_out = self._made_slots()
        for a, slot, (dtype, shape) in zip(arrays, each_in, self._wanted):
            if not _is_plain(a, dtype, shape):
                return None
            slot.data = address(a)
        return self._results(arrays, [make(shape, dtype) for make, shape, dtype in self._made])

    def _results(self, arrays, results):
        ins, outs, each_in, each_out = self._made_slots()
        for a, slot in zip(results, each_out):
            slot.data = address(a)
        self._call([arrays, results], ins, len(each_in), outs, len(each_out))
        if self._is_small:
            return tuple(as_small(a, t[0]) if t[0] in SMALL else a for a, t in zip(results, self.results))
        return tuple(results)

    def run(self, arrays, out=None, donated=()):
        """The results' arrays: those of out, or new ones."""
        if len(arrays) != len(self.args):
            raise Error(f"the program takes {len(self.args)} arrays, not {len(arrays)}")
        taken = [a if _is_plain(a, *v) else take_argument(a, i, *t)
                 for i, (a, v, t) in enumerate(zip(arrays, self._wanted, self.args))]
        for a, slot in zip(taken, self._made_slots()[2]):
            slot.data = address(a)
        if out is not None:
            self._results(taken, [take_output(a, i, *v) for i, (a, v) in enumerate(zip(out, self.results))])
            return tuple(out)
        reused = self._reused(donated, taken) if donated else {}
        return self._results(taken, [reused[i] if i in reused else make(shape, dtype)
                                     for i, (make, shape, dtype) in enumerate(self._made)])


class _Sized:
    """A source, and its models by the sizes of the arguments."""

    def __init__(self, source, options):
        self.source, self.options = source, options
        self.models, self.last = Recent(_KEPT), None
        self.turn = threading.Lock()
        self.flat = options.donate is False and source.takes_leaves()

    def model(self, arrays):
        if self.last is not None and self.last.has_shapes(arrays):
            return self.last
        shapes = tuple(check_array(a, i).shape for i, a in enumerate(arrays))
        with self.turn:
            self.last = model = self.models.get(shapes, lambda: _Model(self.source, self.options, shapes))
        return model

    def run_plain(self, args):
        """The results' arrays; None unless the arguments are leaves, and arrays as the last model
        takes them."""
        last = self.last
        return last.run_plain(args) if last is not None and self.flat else None

    def described(self):
        """The model of the last sizes, or one for the sizes that the program states."""
        if self.last is None:
            self.last = _Model(self.source, self.options, None)
        return self.last


class Program:
    """Result of load(): call it with the program's arguments.

    Several threads may call it at once; each call runs on the threads that are free."""

    def __init__(self, program, options):
        self._program, self._options = program, options
        self._is_function = not isinstance(program, Source)
        self._sized = None if self._is_function else _Sized(program, options)
        self._lowered = Recent(_KEPT_LOWERED)  # of a function, by the tree and types of arguments
        self._lowering = threading.Lock()

    def __reduce__(self):
        return Program, (self._program, self._options)

    def __call__(self, *args, out=None, **kwargs):
        """The results, as new arrays or in those of out. A program that was given as text takes
        its arguments one by one and returns a tuple; one that JAX made takes and returns the
        function's trees."""
        sized = self._sized
        if sized is not None and out is None and not kwargs:
            results = sized.run_plain(args)
            if results is not None:
                return results if sized.source.trees is None else sized.source.trees.unflatten(results)
        if not self._is_function and sized.source.trees is None:
            if kwargs:
                raise Error(f"a program of text has no argument {next(iter(kwargs))}: give its arguments in order")
            if out is not None and len(out) != len(sized.model(args).results):
                raise Error(f"out has {len(out)} arrays, the program {len(sized.model(args).results)} results")
            return sized.model(args).run(args, out, self._donated(sized.source, range(len(args))))
        return self._call_tree(args, out, kwargs)

    def _donated(self, source, kept):
        """Numbers of the donated ones among the arrays that the program takes."""
        if self._options.donate is False:
            return ()
        leaves = source.donated if self._options.donate is True else self._options.donate
        return tuple(i for i, leaf in enumerate(kept) if leaf in leaves)

    def _call_tree(self, args, out, kwargs):
        if self._is_function:
            from jax.tree_util import tree_flatten

            leaves, tree = tree_flatten((args, kwargs))
            sized = self._lower(args, kwargs, leaves, tree)
        else:
            sized = self._sized
            leaves = sized.source.trees.flatten(args, kwargs)
        source = sized.source
        kept = range(len(leaves)) if source.kept is None else source.kept
        arrays = [leaves[i] for i in kept]
        arrays = [a if isinstance(a, np.ndarray) or not hasattr(a, "dtype") else np.asarray(a) for a in arrays]
        if out is not None:
            out = source.trees.flatten_out(out)
        results = sized.model(arrays).run(arrays, out, self._donated(source, kept))
        return source.trees.unflatten(results)

    def _lower(self, args, kwargs, leaves, tree):
        """The function's program for arguments of these types."""
        types = tuple((getattr(a, "dtype", type(a)), getattr(a, "shape", ())) for a in leaves)

        def made():
            jitted = as_jitted(self._program)
            lowered = jitted.lower(*self._options.frozen, *args, **kwargs)
            source = bind(read_lowered(lowered, getattr(self._program, "__name__", None)), self._options.frozen)
            if source.trees.in_tree != tree:
                raise Error("the function has static arguments: bind them, functools.partial(f, name=value)")
            return _Sized(source, self._options)

        with self._lowering:
            self._sized = sized = self._lowered.get((tree, types), made)
        return sized

    def lower(self, *args, **kwargs):
        """Lowers and compiles a function for arguments of these types, which may be
        jax.ShapeDtypeStruct; returns the program, whose arguments and results are known then."""
        from jax.tree_util import tree_flatten

        if not self._is_function:
            raise Error("only a function is lowered")
        self._lower(args, kwargs, *tree_flatten((args, kwargs))).described()
        return self

    @property
    def entry(self):
        """The argument entry of load()."""
        return self._options.entry

    def source(self, args=()):
        """The program; a function's for arguments of these types."""
        if self._is_function:
            self.lower(*args or ())
        return self._sized.source

    def _described(self):
        if self._sized is None:
            raise Error("a function has arguments once it is called, or lowered: lower(*args)")
        return self._sized.described()

    @property
    def arguments(self):
        """A ProgramValue for each array that the program takes."""
        return tuple(ProgramValue(name, dtype_name(dtype), shape) for name, dtype, shape in self._described().values)

    @property
    def results(self):
        """A ProgramValue for each array that the program returns."""
        return tuple(ProgramValue(name, dtype_name(dtype), shape) for name, dtype, shape in self._described().outputs)

    def _ran(self):
        if self._sized is None or self._sized.last is None:
            raise Error("it has not run yet")
        return self._sized.last.handle

    def stats(self):
        """Of the sizes that were run last: devices, load_s, runs, peak_bytes, apart (it was cut
        before), tuning, contests, joined, graphs, graph_kernels, graph_runs."""
        s = Stats(ctypes.sizeof(Stats))
        check(lib().smr_model_stat(self._ran(), ctypes.byref(s)))
        told = {name: getattr(s, name) for name, _ in Stats._fields_[1:]}
        for name, members in ("tuning", Tuning), ("contests", Contests):
            told[name] = {member: getattr(told[name], member) for member, _ in members._fields_[1:]}
        return told

    def exchanges(self):
        """Of the sizes that were run last: for each op between devices in how many places it
        stands, and the bytes that a device has from them."""
        e, found, handle = Exchange(ctypes.sizeof(Exchange)), {}, self._ran()
        while lib().smr_model_exchanges(handle, len(found), ctypes.byref(e)):
            found[e.op.decode()] = (e.count, e.bytes)
        return found


def load(program, name=None, threads=0, strict=False, deterministic=False, only=None, whole=False, fuse=True,
         simplify=True, tune=0, strategy=None, entry=None, donate=False, frozen=(), device=None):
    """A program that runs on NumPy arrays.

    program: a function, jitted by JAX or not, which is lowered at each call with new types; what
    JAX lowers (`jax.jit(f).lower(x)`) or exports (`jax.export.export(f)(x)`); what torch exports
    (`torch.export.export(m, (x,))`, after `import samara.torch`); a module of MLIR;
    StableHLO as text or bytecode; or the path of such a file, a Path or a string that ends in .mlir
    or .mlirbc. The first call, when sizes are known,
    reports what is not supported.

    name: the program's in messages. threads: 0 is one for each core. strict: sums stay in the
    program's order. deterministic: results are the same to the bit at any number of threads. only:
    the one implementation that runs loops (samara/model.h), for tests. whole: one device, also
    where the program says how its arrays are cut over several. fuse: ops may become one. Which:
    "cost" (True) those for which that is cheaper, "none" (False), "all", "once", "rule", as
    `samara run --fuse`; a number: any, by that seed. simplify: ops that need not run are left out.
    tune: above 0, the first call measures for so many seconds at most what runs each kernel best,
    and keeps it for later processes. strategy: how a program of one device is cut over several,
    threads of this process, "dp=2,tp=2", "pp=2,mb=8" (docs/howto/predict.md). entry: the function
    that runs, else main, or the only one that is not private. donate: True: arrays of arguments
    that the function donates (jax.jit's donate_argnums) are overwritten by results; or the numbers
    of such arguments, as leaves. frozen: values of the first arguments, (params,), which are
    constants then: calls give the others. Each size of the others has a copy of them. device:
    where kernels run: "cpu"; "gpu", the first NVIDIA GPU, wherever it can; "auto", where the
    prediction, with transfers, is shorter; "webgpu", WebGPU's device, wherever it can; None:
    $SAMARA_DEVICE, else "cpu".

    The code of the last 4 sizes stays in memory, of more sizes once they come back; others are
    loaded again from the cache of files, which takes about a millisecond for a small program.

    >>> import numpy as np, samara
    >>> double = samara.load('''func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    ...   %y = stablehlo.add %x, %x : tensor<3xf32>
    ...   return %y : tensor<3xf32>
    ... }''')
    >>> double.arguments
    (ProgramValue(name=None, dtype='float32', shape=(3,)),)
    >>> double(np.array([1, 2, 3], np.float32))
    (array([2., 4., 6.], dtype=float32),)
    """
    options = _Options(threads, strict, deterministic, only, whole, fuse, simplify, tune, strategy, entry, donate,
                       tuple(frozen), device)
    return Program(program if is_function(program) else bind(read_program(program, name), options.frozen), options)
