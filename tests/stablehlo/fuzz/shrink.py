"""Makes a program that fails smaller: values become arguments or constants, dimensions and
elements simpler."""

import copy

from .ops import KINDS
from .program import Body, Invalid, Node, render


def bodies(body):
    """All regions, outermost first."""
    yield body
    for n in body.nodes:
        for b in n.bodies:
            yield from bodies(b)


def places(program):
    """All nodes, each by its region and number."""
    return [(b, i) for b, body in enumerate(bodies(program.body)) for i in range(len(body.nodes))]


def region(program, b):
    return list(bodies(program.body))[b]


def replace(program, old, new):
    """Replaces each use of the one by the other."""
    for body in bodies(program.body):
        body.outs = [new if r[0] is old[0] and r[1] == old[1] else r for r in body.outs]
        for n in body.nodes:
            n.ins = [new if r[0] is old[0] and r[1] == old[1] else r for r in n.ins]


def drop_unused(program):
    while True:
        used = {id(r[0]) for body in bodies(program.body) for r in body.outs}
        used |= {id(r[0]) for body in bodies(program.body) for n in body.nodes for r in n.ins}
        lost = 0
        for body in bodies(program.body):
            kept = [n for n in body.nodes if id(n) in used]
            lost += len(body.nodes) - len(kept)
            body.nodes = kept
        if lost == 0:
            return


def size(program):
    nodes = sum(len(b.nodes) for b in bodies(program.body))
    text, outs = render(program, KINDS)
    elements = sum(n.outs[0].size for n in program.params)
    plain = sum(n.more["way"] != "plain" for n in program.params)
    return (len(outs), nodes, elements, plain, len(text))


def fewer_results(p):
    for i in range(len(p.body.outs)):
        q = copy.deepcopy(p)
        q.body.outs = [q.body.outs[i]]
        yield q


def without_node(p):
    """A value is an argument, a constant, or what it was made of."""
    for b, i in reversed(places(p)):
        n = region(p, b).nodes[i]
        if n.kind in ("param", "const"):
            continue
        for k in range(len(n.ins)):
            if any(m.fits(n.outs[0]) for m in [n.ins[k][0].outs[n.ins[k][1]]]):
                q = copy.deepcopy(p)
                n2 = region(q, b).nodes[i]
                replace(q, (n2, 0), n2.ins[k])
                yield q
        q = copy.deepcopy(p)
        body = region(q, b)
        n2 = body.nodes[i]
        new = []
        for k, t in enumerate(n2.outs):
            if b == 0:
                way = "small" if t.bound is not None or t.elem == "c64" else "any"
                new.append(Node("param", elem=t.elem, shape=t.shape, way=way, seed=i + k))
            else:
                new.append(Node("const", raw=[1] * 24, elem=t.elem, shape=t.shape))
        for k, m in enumerate(new):
            replace(q, (n2, k), (m, 0))
        body.nodes[i : i + 1] = new
        yield q


def without_region(p):
    """A branch or an iteration of a loop in place of the whole."""
    for b, i in places(p):
        n = region(p, b).nodes[i]
        for k, inner in enumerate(n.bodies):
            q = copy.deepcopy(p)
            body = region(q, b)
            n2 = body.nodes[i]
            taken = n2.bodies[k]
            first = 1 if n2.kind == "while" else 0
            nodes = list(taken.nodes)
            hold = Body(nodes=nodes, outs=list(taken.outs))
            if n2.kind == "while":
                counter = Node("const", raw=[1] * 24, elem="i32", shape=())
                nodes.insert(0, counter)
                given = [(counter, 0)] + n2.ins
                for a, r in zip(taken.args, given):
                    for m in nodes:
                        m.ins = [r if x[0] is a else x for x in m.ins]
                    hold.outs = [r if x[0] is a else x for x in hold.outs]
            body.nodes[i : i + 1] = nodes
            for x, r in enumerate(hold.outs):
                replace(q, (n2, x + first), r)
            if first:
                replace(q, (n2, 0), (nodes[0], 0))
            yield q


def smaller_dims(p):
    sizes = {d for n in all_leaves(p) for d in n.more["shape"]}
    for d in sorted(sizes, reverse=True):
        for e in sorted({1, 2, d // 2, d - 1} - {d, 0}):
            if 0 < e < d:
                q = copy.deepcopy(p)
                for n in all_leaves(q):
                    n.more["shape"] = tuple(e if x == d else x for x in n.more["shape"])
                yield q
    for b, i in places(p):
        n = region(p, b).nodes[i]
        if n.kind == "param" and len(n.more["shape"]) > 0:
            for d in range(len(n.more["shape"])):
                q = copy.deepcopy(p)
                m = region(q, b).nodes[i]
                m.more["shape"] = tuple(x for k, x in enumerate(m.more["shape"]) if k != d)
                yield q


def all_leaves(p):
    return [n for body in bodies(p.body) for n in body.nodes if "shape" in n.more]


def simpler_elements(p):
    for i, n in enumerate(p.params):
        for way in ("plain", "small"):
            if n.more["way"] not in (way, "plain"):
                q = copy.deepcopy(p)
                q.params[i].more["way"] = way
                yield q


def simpler_numbers(p):
    for b, i in places(p):
        n = region(p, b).nodes[i]
        for k, v in enumerate(n.raw):
            if v and n.kind not in ("unary", "smooth", "binary"):
                q = copy.deepcopy(p)
                region(q, b).nodes[i].raw[k] = 0
                yield q


def shrink(program, fails, most=2000):
    """`fails` says whether a program still does."""
    program = copy.deepcopy(program)
    tried, again = 0, True
    while again:
        again = False
        for step in (fewer_results, without_node, without_region, smaller_dims, simpler_elements, simpler_numbers):
            progress = True
            while progress and tried < most:
                progress = False
                for q in step(program):
                    try:
                        drop_unused(q)
                        if size(q) >= size(program):
                            continue
                    except (Invalid, IndexError, KeyError, ValueError):
                        continue
                    tried += 1
                    if fails(q):
                        program, progress, again = q, True, True
                        break
    render(program, KINDS)
    return program
