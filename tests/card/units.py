"""Products by each kind of instructions that a card has for them: right, and how fast."""
import programs

# cuBLASLt would take some of these products
OWN = {"SAMARA_CUBLASLT": "/none"}
# a kind: variables that ask for it, types of its factors, tolerance (None: that of the type)
KINDS = {"fma": (OWN | {"SAMARA_GPU_UNITS": "fma"}, ("f32",), None),
         "mma": (OWN | {"SAMARA_GPU_UNITS": "mma"}, ("bf16", "f16"), None),
         "wgmma": (OWN | {"SAMARA_GPU_UNITS": "wgmma"}, ("bf16", "f16"), None),
         "tf32": (OWN | {"SAMARA_MATMUL": "tf32"}, ("f32",), 4e-3)}
FAST = (("mma", "product", "bf16"), ("mma", "product-tail", "bf16"), ("wgmma", "product-tail", "bf16"), ("tf32", "product", "f32"))


def chosen(place, capability):
    """Kinds that a card of this compute capability has; the emulated one has all."""
    return [k for k in KINDS if place.where["mock"] or k in ("fma", "mma") or k == "tf32" and capability >= (8, 0) or
            k == "wgmma" and capability == (9, 0)]


def check(place, compare, kind):
    env, types, tolerance = KINDS[kind]
    sizes = ((64, 72, 40),) if place.small else ((256, 384, 320), (136, 264, 200), (512, 512, 1024))
    for t in types:
        for m, n, k in sizes:
            name = f"product-tail-{t}-{m}x{n}x{k}-by-{kind}"
            path = place.file(name, programs.product(m, n, k, t, True))
            yield compare(place, name, path, False, tolerance=tolerance, **env)
            run = place.measure(path, 2, **env)
            used = [o.get("device", {}).get("templates", "") for o in run["ops"]]
            yield {"passed": f"{name}: its template"} if any(f"({kind}, " in u for u in used) else {
                "failed": name, "why": f"its kernels are {'; '.join(used)}"}


def run(place, compare, figures, capability):
    kinds = chosen(place, capability)
    for kind in kinds:
        yield from check(place, compare, kind)
    for side in (64,) if place.small else (4096, 8192):
        for kind, name, t in FAST:
            if kind in kinds:
                case = (name, (side,) * 3, "tf32" if kind == "tf32" else t, programs.product(side, side, side, t, name == "product-tail"),
                        2 * side ** 3, "TFLOP/s", 1e-12)
                yield from figures(place, [case], 20, way=f" by {kind}", **KINDS[kind][0])
