"""gather and scatter: every arrangement of dimension numbers, types of elements and of indices,
places inside and outside."""

import numpy as np

from sources.values import DTYPES, rand

from .core import ALL, COMPLEX, EIGHTHS, FLOATS, INTS, NIBBLES, SIGNED, UNSIGNED, array, pairwise, region, small, tensor
from .fold import lines_of, takes

INDEX = SIGNED + UNSIGNED
SOME = ("f32", "i64", "bf16", "c64")
# operand, shape of the indices without their own dimension, where that stands, offset dims (of the
# result), collapsed, operand batching, indices batching, map, slice sizes
FORMS = (
    ((7,), (4,), 1, (), (0,), (), (), (0,), (1,)),
    ((7,), (), 0, (0,), (), (), (), (0,), (3,)),
    ((7,), (4,), 0, (1,), (), (), (), (0,), (2,)),
    ((7,), (2, 3), 1, (1,), (), (), (), (0,), (2,)),
    ((5, 3), (4,), 1, (1,), (0,), (), (), (0,), (1, 3)),
    ((5, 3), (4,), 1, (0,), (0,), (), (), (0,), (1, 2)),
    ((5, 3), (4,), 1, (0,), (1,), (), (), (1,), (2, 1)),
    ((5, 3), (4,), 1, (), (0, 1), (), (), (0, 1), (1, 1)),
    ((5, 3), (4,), 0, (), (0, 1), (), (), (1, 0), (1, 1)),
    ((5, 3), (2, 2), 2, (1, 3), (), (), (), (1, 0), (2, 2)),
    ((5, 3), (0,), 1, (1,), (0,), (), (), (0,), (1, 3)),
    ((5, 0), (2,), 1, (1,), (0,), (), (), (0,), (1, 0)),
    ((4, 3, 5), (2,), 1, (0, 1), (1,), (), (), (0, 2), (2, 1, 3)),
    ((4, 3, 5), (2, 3), 0, (2,), (0, 2), (), (), (2, 0), (1, 3, 1)),
    ((4, 3, 5), (4, 2), 2, (2,), (1,), (0,), (0,), (1,), (1, 1, 4)),
    ((4, 3, 5), (3, 4), 0, (0,), (), (0, 1), (2, 1), (2,), (1, 1, 2)),
    ((4, 3, 5), (2,), 0, (0, 1, 2), (), (), (), (0, 1, 2), (4, 3, 5)),
    ((2, 1, 3, 1, 2, 2), (2,), 1, (1, 2, 3), (1, 3), (0,), (0,), (2, 4), (1, 1, 2, 1, 1, 2)),
    ((1, 1), (1, 1), 2, (2,), (0,), (), (), (0,), (1, 1)),
)


def indices(i, form, seed, wild):
    """Inside, with some of them twice; wild: outside, and hanging over the end, too."""
    operand, batch, at, *_, names, sizes = form
    shape = batch[:at] + (len(names),) + batch[at:] if at <= len(batch) else batch
    r = rand("i64", batch + (len(names),), f"{seed}{operand}", 0, 1000)
    most = np.array([operand[d] - sizes[d] + 1 for d in names])
    x = r % np.maximum(most, 1)
    if wild:
        odd = rand("i64", x.shape, f"{seed}odd", 0, 6)
        info = np.iinfo(DTYPES[i])
        far = np.array([0, most[0], 100, info.max, max(info.min, -2), max(info.min, -200)], object)
        x = np.where(odd > 0, far[odd], x)
    elif x.size > 1 and len(batch):
        x.reshape(-1, len(names))[-1] = x.reshape(-1, len(names))[0]
    x = np.moveaxis(x, -1, at) if at <= len(batch) else x[..., 0]
    assert x.shape == shape
    return x.astype(DTYPES[i])


def result_shape(form):
    _, batch, _, offset, collapsed, batching, *_, sizes = form
    window = [n for d, n in enumerate(sizes) if d not in collapsed + batching]
    rest = list(batch)
    return tuple(window.pop(0) if d in offset else rest.pop(0) for d in range(len(window) + len(rest)))


def implied(form):
    return form[2] == len(form[1]) and len(form[7]) == 1


def with_implied(form, yes):
    """The dimension of one index may be left out."""
    return form[:2] + (len(form[1]) + 1,) + form[3:] if yes and implied(form) else form


def index_dim(form):
    return min(form[2], len(form[1]))


def gathers(c):
    rest = dict(i=INDEX, wild=(False, True), implied=(False, True), sorted=(False, True))
    for r in pairwise("gather", t=ALL, form=FORMS[::3], **rest) + pairwise("gather forms", t=SOME, form=FORMS, **rest):
        form = with_implied(r["form"], r["implied"])
        operand, batch, _, offset, collapsed, batching, ibatch, names, sizes = form
        i = indices(r["i"], form, "g", r["wild"])
        if r["sorted"] and (len(names) > 1 or r["wild"]):
            continue  # the text would say what is not so
        if r["sorted"]:
            i = np.sort(i, axis=None).reshape(i.shape)
        parts = (("offset_dims", offset), ("collapsed_slice_dims", collapsed), ("operand_batching_dims", batching), ("start_indices_batching_dims", ibatch), ("start_index_map", names))
        text = ", ".join([f"{k} = {list(v)}" for k, v in parts if v] + [f"index_vector_dim = {index_dim(form)}"])
        attributes = f"dimension_numbers = #stablehlo.gather<{text}>, slice_sizes = {array(sizes)}, indices_are_sorted = {'true' if r['sorted'] else 'false'}"
        t = r["t"]
        c.op(f"gather_{t}_{r['i']}", "stablehlo.gather", [(t, small(t, operand, "g")), (r["i"], i)], (t, result_shape(form)), attributes=attributes)


def scattered(c, name, operands, i, updates, form, body, unique=False):
    operand, batch, _, offset, collapsed, batching, ibatch, names, _ = form
    parts = (("update_window_dims", offset), ("inserted_window_dims", collapsed), ("input_batching_dims", batching), ("scatter_indices_batching_dims", ibatch), ("scatter_dims_to_operand_dims", names))
    text = ", ".join([f"{k} = {list(v)}" for k, v in parts if v] + [f"index_vector_dim = {index_dim(form)}"])
    args = operands + [i] + updates
    n = len(operands)
    ins, types = ", ".join(f"%a{k}" for k in range(len(args))), ", ".join(tensor(e, x.shape) for e, x in args)
    results = [(e, x.shape) for e, x in operands]
    outs = ", ".join(tensor(e, s) for e, s in results)
    back = f"%r:{n}" if n > 1 else "%r"
    line = f'{back} = "stablehlo.scatter"({ins}) <{{scatter_dimension_numbers = #stablehlo.scatter<{text}>, unique_indices = {"true" if unique else "false"}}}> ({body}) : ({types}) -> {f"({outs})" if n > 1 else outs}'
    c.add(name, args, results, line, "equal")


def scatters(c):
    types = FLOATS + INTS + COMPLEX + ("i1",) + EIGHTHS + NIBBLES
    for body in ("add", "multiply", "maximum", "minimum", "and", "xor", "replace", "addmod"):
        some = [t for t in types if takes(body, t)] if body != "replace" else list(types)
        common = body in ("add", "replace")
        rest = dict(i=INDEX, wild=(False, True), implied=(False, True))
        rows = pairwise(f"scatter {body}", t=some if common else some[::3], form=FORMS[len(body) % 3 :: 3], **rest)
        for r in rows + (pairwise(f"scatter forms {body}", t=SOME, form=FORMS, **rest) if body == "add" else []):
            form, t = with_implied(r["form"], r["implied"]), r["t"]
            i = indices(r["i"], form, "s", r["wild"])
            updates = small(t, result_shape(form), "u")
            if body == "replace":  # who is last is not told: all that may meet bring the same
                updates = np.full(updates.shape, small(t, (), "same", zero=False))
            x = small(t, form[0], "x")
            if body == "addmod":
                x, updates = np.abs(x).astype(x.dtype), np.abs(updates).astype(x.dtype)
            if body == "multiply" and t != "i1":
                updates = np.where(updates == 0, updates.dtype.type(1), np.sign(updates.real).astype(updates.dtype)).astype(updates.dtype)
            lines = lines_of(body, t) if body != "replace" else []
            put = region(["%x", "%y"], t, lines, t, ["%v"] if lines else ["%y"])
            scattered(c, f"scatter_{body}_{t}_{r['i']}", [(t, x)], (r["i"], i), [(t, updates)], form, put)
    for r in pairwise("scatter two", t=FLOATS[:2] + ("i32", "ui8"), u=("i16", "ui8"), form=FORMS[4:16], wild=(False, True)):
        t, u, form = r["t"], r["u"], r["form"]
        i, shape = indices("i32", form, "s", r["wild"]), result_shape(form)
        lines = [f"%1 = stablehlo.add %x, %p : {tensor(t, ())}", f"%2 = stablehlo.maximum %y, %q : {tensor(u, ())}"]
        put = region(["%x", "%y", "%p", "%q"], [t, u, t, u], lines, [t, u], ["%1", "%2"])
        operands, updates = [(t, small(t, form[0], "x")), (u, small(u, form[0], "y"))], [(t, small(t, shape, "p")), (u, small(u, shape, "q"))]
        scattered(c, f"scatter_two_{t}_{u}", operands, ("i32", i), updates, form, put)


def cases(c):
    gathers(c)
    scatters(c)
