# `make install` into a folder, which is moved then: C, StableHLO, DML, the compiler and the
# libraries work there, all from there; a second install takes away what is old; `make uninstall`
# leaves what is not ours, and nothing else.
. "$(dirname "$0")/lib.sh"
. "$here/examples.sh"
root=$(cd "$here/../.." && pwd)
python=$build/venv/bin/python
unset LD_LIBRARY_PATH SAMARA_HOME SAMARA_WASMTIME PKG_CONFIG_PATH
export SAMARA_RUNTIME=library HOME="$work"
install() { DESTDIR=${2:-} "$root/tools/install" "$build" "$1" ${3:-}; }

# ---- in a folder, from another one
first="$work/first place"
mkdir "$first"; echo mine >"$first/mine"
install "$first" >/dev/null || { fail "install"; finish; exit; }
has "make does it" "$(make -C "$root" -n install BUILD="$build" PREFIX=/some/where DESTDIR=/d 2>&1)" "DESTDIR='/d' tools/install .* '/some/where'$"
has "a prefix is a full path" "$(install here 2>&1)" "where PREFIX begins with /"
check "the superres example" "$first/bin/samara" run "$root/examples/superres/superres.c" -- "$root/examples/superres/photo.pgm" first.pgm >first.out 2>&1
grep -rIl -e "$build" -e "$work" "$first" >told
same "no text names a folder of the build's or its own" "" "$(cat told)"
for file in "$first/bin/samara" "$first"/lib/libsamara.so.0 "$first"/lib/libsamara-rt.so.0 "$first"/lib/samara/*samara*.so; do
	has "no library is looked for in a fixed place: ${file##*/}" "x$(readelf -d "$file" | grep -E 'R(UN)?PATH')" '^x$'
done

# ---- moved
prefix="$work/second"
mv "$first" "$prefix"
samara=$prefix/bin/samara
"$samara" doctor --json >doctor.json
"$python" - doctor.json "$prefix" <<'PY' || fail "samara doctor finds all of its own there"
import json, sys
parts = json.load(open(sys.argv[1]))
own = {p["name"]: p for p in parts if "samara" in p["name"] or p["name"] == "kernels/gemm.k"}
bad = [p for p in own.values() if p["state"] != "ok" or not p["detail"].startswith(sys.argv[2] + "/")]
print(*bad, sep="\n", end="")
sys.exit(len(own) < 8 or bool(bad))
PY
check "C, built before, runs again" "$samara" run "$root/examples/superres/superres.c" -- "$root/examples/superres/photo.pgm" second.pgm >second.out 2>&1
check "it gives the same" cmp first.out second.out
check "with the same pixels" near first.pgm second.pgm
runs_examples "$samara" "$prefix/bin/samara-cc"

# ---- the library
export PKG_CONFIG_PATH="$prefix/lib/pkgconfig"
san=$(nm -D "$build/libsamara.so.0" | grep -q __asan_ && echo -fsanitize=address,undefined)
for example in execute script; do
	check "a program with libsamara: $example" ${SAMARA_CLANG:-clang-19} $san "$root/examples/api/$example.c" $(pkg-config --cflags --libs samara) \
		-Wl,-rpath,"$prefix/lib" -o "$example"
done
has "it runs a kernel" "$(./execute "$root/examples/api/product.smr" 2>&1)" "c.0..0. = 1"
has "it runs a script" "$(./script "$root/examples/api/fit.dml" 2>&1)" "^y = 3.000 + 3.000 x$"
has "headers and libraries are those" "$(pkg-config --cflags samara)" "$prefix/"
"$python" -c 'import numpy' 2>/dev/null && same "Python" "30.0" "$(PYTHONPATH=$prefix/share/samara/python "$python" -c '
import numpy, samara
a = numpy.arange(4, dtype=numpy.float32).reshape(2, 2)
text = "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> { %0 = stablehlo.multiply %a, %a : tensor<2x2xf32>\n return %0 : tensor<2x2xf32> }"
b = samara.load(text)(a)
print(float(numpy.sum(numpy.asarray(b[0] if isinstance(b, (list, tuple)) else b))) + 16)' 2>&1)"

# ---- another version over it, and away
mkdir -p "$prefix/share/samara/kernels/old"
echo old >"$prefix/share/samara/kernels/old/file"
printf 'share/samara/kernels/old/file\nshare/samara/kernels/old/\n' >>"$prefix/share/samara/installed.txt"
install "$prefix" >/dev/null
check "what the new version has not is gone" test ! -e "$prefix/share/samara/kernels/old/file"
check "it runs" "$samara" --version >/dev/null
install "$prefix" "" --remove >/dev/null
same "nothing is left but what was there" "./mine" "$(cd "$prefix" && find . -type f -o -type l -o -mindepth 1 -type d)"
install "$prefix" "" --remove >/dev/null 2>&1
same "nothing to remove" 1 $?
(umask 077; install /usr "$work/root" >/dev/null)
check "DESTDIR" test -x "$work/root/usr/bin/samara"
same "all may read it" "" "$(find "$work/root/usr" ! -type l ! -perm -0444)"
install /usr "$work/root" --remove >/dev/null
same "and away" "" "$(find "$work/root" -mindepth 2)"
same "the user's home has nothing but the cache" "" "$(find "$work" -maxdepth 1 -name '.*' -mindepth 1)"
finish
