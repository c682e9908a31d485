"""WebGPU on the card, through its driver of Vulkan: the bandwidth of chains, and the rate of f32
products. There are no events: a figure is the difference of two loops of different lengths, divided
by that of their iterations, so copies to and from the host do not count."""
import json
import pathlib
import re

# beside the places that the loader knows
DRIVERS = ("/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json",)

LOOP = """func.func @main({args}) -> {t} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, {t}
  cond {{
    %n = stablehlo.constant dense<{turns}> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.constant dense<0.01> : {t}
{body}
    stablehlo.return %j, %y : tensor<i32>, {t}
  }}
  return %0#1 : {t}
}}
"""
CHAIN = """    %u = stablehlo.multiply %x, %s : {t}
    %y = stablehlo.add %u, %s : {t}"""
PRODUCT = """    %u = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}
    %y = stablehlo.multiply %u, %s : {t}"""


def program(body, rows, columns, turns, operands=1):
    t = f"tensor<{rows}x{columns}xf32>"
    args = ", ".join(f"{name}: {t}" for name in ("%a", "%b")[:operands])
    return LOOP.format(args=args, t=t, turns=turns, body=body.format(t=t))


def seconds(place, name, text):
    """The fastest of some runs, by the clock."""
    p = place.samara("run", "--device=webgpu", "--json", "--repeat=5", "--random=1", place.file(name, text), timeout=60)
    if p.returncode != 0:
        raise RuntimeError(f"{p.returncode}: {(p.stderr or p.stdout)[-400:]}")
    return json.loads(p.stdout[p.stdout.index("{"):p.stdout.rindex("}") + 1])["min_ms"] * 1e-3


def iteration(place, what, body, rows, columns, turns, operands):
    few, many = (seconds(place, f"webgpu-{what}-{n}", program(body, rows, columns, n, operands)) for n in (turns, 3 * turns))
    if many <= few and place.small:  # a rehearsal, beside other work
        return many / (3 * turns)
    if many <= few:
        raise RuntimeError(f"{3 * turns} iterations took {many:.3g} s, {turns} took {few:.3g}")
    return (many - few) / (2 * turns)


def part(place):
    here = [f for f in DRIVERS if pathlib.Path(f).exists()]
    if here and not place.small:
        place.env.setdefault("VK_DRIVER_FILES", ":".join(here))
    doctor = place.samara("doctor", timeout=60).stdout
    adapters = [" ".join(line.split()) for line in doctor.splitlines() if "WebGPU" in line]
    yield {"about": {"webgpu": adapters}}
    if not any("WebGPU adapter" in line for line in adapters):
        return  # no driver or no library: a fact of the machine
    software = not any("discrete" in line or "integrated" in line for line in adapters)
    if software and not place.small:
        return
    label = "emulated" if software else "measured:clock"
    sizes = [(64, 1024)] if place.small else [(1 << 14, 1024), (1 << 16, 1024)]
    sides = [48] if place.small else [1024, 4096]
    cases = [("webgpu chain f32", CHAIN, r, c, 1, 8e-9 * r * c, "GB/s") for r, c in sizes]
    cases += [("webgpu product f32", PRODUCT, s, s, 2, 2e-12 * s ** 3, "TFLOP/s") for s in sides]
    for name, body, rows, columns, operands, work, unit in cases:
        what = f"{name} {rows}x{columns}"
        try:
            each = iteration(place, re.sub(r"\W+", "-", what), body, rows, columns, 20 if place.small else 10, operands)
            yield {"figure": what, "unit": unit, "value": work / each, "label": label, "peers": {}}
        except Exception as e:
            yield {"failed": what, "why": f"{type(e).__name__}: {e}"[:400]}
