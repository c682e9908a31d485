# The wheel: it is one for manylinux of Debian 12, and in a fresh virtual environment everything
# runs, without a compiler too.
. "$(dirname "$0")/lib.sh"
. "$here/examples.sh"
[ -x "$build/wheel-venv/bin/auditwheel" ] || { echo "no auditwheel in $build/wheel-venv: tools/bootstrap wheel installs it"; exit 77; }
nm -D "$build/libsamara.so.0" | grep -q __asan_ && { echo "a wheel of a sanitized build is none"; exit 77; }
unset LD_LIBRARY_PATH SAMARA_HOME SAMARA_WASMTIME SAMARA_NATS_SERVER
"$here/../../packaging/wheel/build" "$build" "$work/dist" >made 2>&1 || { cat made; fail "make wheel"; finish; exit; }
wheel=$(echo dist/*.whl)
has "its name" "$wheel" "^dist/samara-[0-9.]*-py3-none-manylinux_2_36_x86_64.whl$"
/usr/bin/python3 -m venv fresh
# NumPy is there, or a network is
fresh/bin/pip install -q --disable-pip-version-check "$wheel" >pip.out 2>&1 || { cat pip.out; echo "pip cannot install it here"; [ $failed -eq 0 ] && exit 77; }
bin=$work/fresh/bin
cd / || exit 2 # not where a build is
"$bin/samara" doctor --json >"$work/doctor.json"
cd "$work" || exit 2
python3 - doctor.json "$work/fresh" <<'PY' || fail "samara doctor finds all of its own there"
import json, sys
parts = json.load(open(sys.argv[1]))
own = [p for p in parts if "samara" in p["name"] or p["name"] == "kernels/gemm.k"]
bad = [p for p in own if p["state"] != "ok" or not p["detail"].startswith(sys.argv[2] + "/")]
print(*bad, sep="\n", end="")
sys.exit(len(own) < 8 or bool(bad))
PY
runs_examples "$bin/samara" "$bin/samara-cc"
site=$(echo "$work"/fresh/lib/python3*/site-packages/samara)
check "a program with libsamara" clang-19 "$here/../../examples/api/execute.c" \
	$(PKG_CONFIG_PATH=$site/lib/pkgconfig pkg-config --cflags --libs samara) -Wl,-rpath,"$site/lib" -o execute
has "it runs a kernel" "$(./execute "$here/../../examples/api/product.smr" 2>&1)" "c.0..0. = 1"
same "Python" "14.0" "$("$bin/python" -c '
import numpy, samara
a = numpy.arange(4, dtype=numpy.float32).reshape(2, 2)
text = "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> { %0 = stablehlo.multiply %a, %a : tensor<2x2xf32>\n return %0 : tensor<2x2xf32> }"
b = samara.load(text)(a)
print(float(numpy.sum(numpy.asarray(b[0] if isinstance(b, (list, tuple)) else b))))' 2>&1)"
has "JAX finds the plug-in" "$("$bin/python" -c '
import importlib.metadata, jax_plugins.samara
print(*[e.value for e in importlib.metadata.entry_points(group="jax_plugins")], jax_plugins.samara.find_library())' 2>&1)" \
	"^jax_plugins.samara $site/lib.*/libsamara_pjrt.so$"
has "the compiler's own help" "$("$bin/samara-cc" --help)" "^OVERVIEW: clang"
same "python -m samara" "$("$bin/samara" --version)" "$("$bin/python" -m samara --version)"

# ---- a machine with neither LLVM nor a compiler nor a linker
size=$(stat -c %s "$wheel")
[ "$size" -le 40000000 ] || fail "the wheel has $size bytes"
cat >large.mlir <<'END'
func.func @main(%a: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %0 = stablehlo.multiply %a, %a : tensor<1024x1024xf32>
  %1 = stablehlo.add %0, %a : tensor<1024x1024xf32>
  return %1 : tensor<1024x1024xf32>
}
END
cat >without.sh <<END
for f in /usr/lib/*/libLLVM.so.19.1 /usr/lib/llvm-19/lib/libLLVM.so.19.1 /usr/bin/ld /usr/bin/ld.lld-19 /usr/bin/clang-19; do
	[ ! -e "\$f" ] || mount --bind /dev/null "\$(readlink -f "\$f")" || exit 77
done
"$bin/samara" doctor
"$bin/samara" run sum.dml
rm -f out.npz; "$bin/samara" run large.mlir --random 1 --repeat 20 --outputs out.npz >/dev/null && ls out.npz
"$bin/samara" run program.c
END
out=$(SAMARA_CACHE=$work/other unshare -rm sh without.sh 2>&1); rc=$?
if [ $rc != 77 ]; then
	has "its own LLVM" "$out" "^ok *libsamara-llvm.so "
	has "it tells what is missing" "$out" "^missing *clang-19 .*; get it: apt install clang-19"
	has "DML" "$out" "^sum 2060.0$"
	has "StableHLO" "$out" "^out.npz$"
	check "it ran as generated code" test -n "$(find other/objects -name '*.so')"
	has "C needs clang, and says so" "$out" "cannot start clang-19: .*apt install clang-19"
else
	echo "note: LLVM cannot be hidden here"
fi
"$bin/pip" uninstall -q -y samara >/dev/null 2>&1
same "nothing of it is left" "" "$(find fresh -name '*samara*' -o -path '*jax_plugins/*')"
finish
