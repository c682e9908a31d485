#!/usr/bin/env python3
"""The same functions as older JAX prints them: versions/VERSION/NAME.mlir, whose answers are those
of cases/NAME.npz.

versions.py             run with JAX 0.4.38, 0.5.3, 0.6.2 or 0.8.2: writes that version's folder, without the texts that
                        are those of 0.10.2 but for names
versions.py --verify    run with JAX 0.10.2: XLA gives the same answers for each text"""

import argparse
import importlib
import inspect
import json
import pathlib
import re
import sys

import generate
from compare import compare, result_types

VERSIONS = ("0.4.38", "0.5.3", "0.6.2", "0.8.2")
# Programs printed in another form, or computed in another way: linear algebra, indexing, calls
# back, shardings, symbolic sizes.
NAMES = """cholesky_f32 lu_batch_f32 qr_tall_c128 eigh_f32 svd_full_f32 eig_f32 schur_c64 hessenberg_f32 tridiagonal_c128 trsm_batch_c64
constants_hex trsm_vector tridiagonal_solve_f64 slice_strides square_complex fft_helpers gather_batching_two scatter_dims_rows asin_float sort_f32
cond_in_scan platform_dependent random_unsafe_rbg random_uniform_half dynamic_reshape dynamic_matmul refuse_callback refuse_ordered sm_psum_b
sm_all_gather_tiled sm_all_gather_stacked sm_psum_types sm_psum_both sm_psum_scatter_tiled sm_all_to_all_stacked sm_all_to_all_same sm_ppermute_axis
sm_axis_index sm_scan_permute sm_matmul_2d sm_while sm_cond sm_grad sm_softmax sm_halo sm_twice sm_pmap sm_pmap_types sm_partly sm_partly_index
pmap_sum pmap_index pmap_gather pmap_same pmap_complex pmap_step sdy_dot_grid sdy_constraint sdy_mlp_step export_cholesky_f32 export_cholesky_c128 export_eig_f32 export_eig_c128 export_schur_f32 export_schur_c128
activations activation_grads custom_derivatives associative_scan betainc igamma bessel_i0e_float cumulative_grad dropout_step dynamic_add
dynamic_broadcast dynamic_concatenate dynamic_conv dynamic_iota dynamic_pad_slice dynamic_polynomial dynamic_softmax_mask dynamic_sort dynamic_top_k
dynamic_while gather_batching image_resize index_forms integer_pow_m3 mod_int divmod_float model_lstm model_mlp_step multivariate norms ragged_dot
random_normal random_permutation random_rbg reduce_f32 reduce_welford scan_reverse scatter_batching scatter_ops_clip searchsorted sin_complex
svd_wide_c128 take_modes unary_f32 unary_bf16 zero_sized export_hessenberg_f32 export_hessenberg_c128 export_tridiagonal_f32 export_tridiagonal_c128 export_trsm_f32 export_trsm_c128""".split()
# Today's library takes neither literals of i1 with eight elements a byte nor the third operand that
# trsm had, nor LAPACK's calls with sizes as operands.
STRANGE = [f"{v}/constants_hex.mlir" for v in VERSIONS]
STRANGE += [f"0.4.38/{n}.mlir" for n in NAMES if n in ("trsm_vector", "multivariate") or n.startswith("export_")]
STRANGE += [f"0.5.3/export_trsm_{t}.mlir" for t in ("f32", "c128")]
# where in that process the function called back was
ADDRESS = re.compile(r"(?<=[<\"])9\d{13}(?=[>\"])")
HERE = pathlib.Path(__file__).resolve().parent


def form(text):
    """The text less the names of functions and results."""
    return re.sub(r'@[\w.]+|jax.result_info = "[^"]*"', "", text)


def texts():
    """All texts of this JAX; a function that it does not have yet is left out."""
    found = {}

    def add(name, fn, *args, text=None, x64=True, rule=None, devices=1, answers=None, refuse=None, **jit):
        if name in NAMES and fn is not None:
            try:
                found[name] = generate.tidy(text or generate.lower(name, fn, args, x64, **jit))
            except Exception as e:  # not in this version
                print(f"{name}: {type(e).__name__}: {str(e)[:200]}")

    from sources import FAMILIES

    for family in FAMILIES:
        module = importlib.import_module(f"sources.{family}")
        parts = [
            f
            for n, f in vars(module).items()
            if inspect.isfunction(f) and list(inspect.signature(f).parameters) == ["add"]
        ]
        for part in [f for f in parts if f.__name__ != "cases"] or parts:
            try:
                part(add)
            except AttributeError as e:  # the rest of this part is newer
                print(f"{family}.{part.__name__}: {e}")
    return found


def write(version):
    folder = HERE / "versions" / version
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.mlir"):
        old.unlink()
    for name, text in sorted(texts().items()):
        if form(text) != form((HERE / "cases" / f"{name}.mlir").read_text()):
            (folder / f"{name}.mlir").write_text(ADDRESS.sub("94000000000000", text))


def verify():
    import numpy as np

    table, wrong = json.loads((HERE / "cases/cases.json").read_text()), 0
    for path in sorted((HERE / "versions").glob("*/*.mlir")):
        name, text = path.stem, path.read_text()
        if "refuse" in table[name] or "?" in text or path.relative_to(HERE / "versions").as_posix() in STRANGE:
            continue  # XLA takes no symbolic sizes
        want = np.load(HERE / f"cases/{name}.npz")
        args = [want[f"arg{i}"] for i in range(sum(k.startswith("arg") for k in want.files))]
        try:
            got = generate.run_xla(text, args, table[name].get("devices", 1))
            lines, _ = compare(
                want,
                Arrays((f"out{i}", generate.plain(g)) for i, g in enumerate(got)),
                table[name]["rules"],
                result_types(text),
            )
        except Exception as e:  # say which
            lines = [f"{type(e).__name__}: {str(e)[:300]}"]
        for line in lines:
            print(f"{path.parent.name}/{name}: {line}")
        wrong += bool(lines)
    return 1 if wrong else 0


class Arrays(dict):
    files = property(list)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--verify", action="store_true")
    a = p.parse_args()
    import jax

    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_threefry_partitionable", True)  # as it is since 0.5
    if a.verify and jax.__version__ == generate.VERSION:
        return verify()
    if a.verify or jax.__version__ not in VERSIONS:
        sys.exit(f"this is JAX {jax.__version__}")
    return write(jax.__version__)


if __name__ == "__main__":
    sys.exit(main())
