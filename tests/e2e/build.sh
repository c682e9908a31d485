# samara build: libraries of tensor programs, called from C; arguments, refusals and
# the files that are left.
. "$(dirname "$0")/lib.sh"
ring=$here/../../examples/ring
python=$build/venv/bin/python
"$python" -c 'import numpy' 2>/dev/null || { echo "no NumPy in $build/venv: make check installs it"; exit 77; }
cc=${SAMARA_CLANG:-clang-19}
# a sanitized build's libraries want its run time
flags=$(nm -u "$build/samara-built.o" | grep -q __asan_ && echo -fsanitize=address,undefined)

# ---- the example: shared, static, in C and in C++
"$samara" build "$ring/ring.mlir" -o ring --freeze "$ring/weights.npz" >out; same "status of a build" 0 $?
has "it tells what it made" "$(cat out)" "^ring.h: ring()$"
check "the example" $cc $flags -std=c99 -Wall -Wextra -pedantic -Werror -I. "$ring/ring.c" -L. -lring -Wl,-rpath,. -o program
picture=$(./program); same "status of the example" 0 $?
has "the network knows the ring" "$picture" '^\.*######*\.\.\.\.\.*######*\.*$'
[ -n "$flags" ] || has "what it needs" "$(objdump -p libring.so | grep NEEDED | grep -vE 'lib(c|m)\.so\.6'; echo none)" '^none$'
same "what it shows" "ring ring_close ring_error ring_ready" "$(nm -D --defined-only libring.so | awk '{print $3}' | sort | tr '\n' ' ' | sed 's/ $//')"
# libraries that the whole process opens, as the loader reports them
opened=$(LD_DEBUG=files ./program 2>&1 | grep -E 'calling init: ' | sed 's/.*init: //' | sort -u)
same "no compiler is opened" "" "$(printf '%s\n' "$opened" | grep -E 'LLVM|libsamara')"
mkdir apart; "$samara" build "$ring/ring.mlir" -o apart/ring --freeze "$ring/weights.npz" --static >out; same "status of a static build" 0 $?
printf '#include "ring.h"\n#include "ring.h"\nint main() { return ring_ready(); }\n' >both.cpp
check "C++" ${cc%-19}++-19 $flags -std=c++11 -Wall -Wextra -pedantic -Werror -Iapart both.cpp apart/libring.a -lm -o both
check "it is made ready alone" ./both
check "the example, static" $cc $flags -Iapart "$ring/ring.c" apart/libring.a -lm -o static
same "the same picture" "$picture" "$(./static)"
same "a static library shows no more" "ring ring_close ring_error ring_ready" "$(nm --defined-only -g apart/libring.a | awk 'NF == 3 {print $3}' | sort | tr '\n' ' ' | sed 's/ $//')"
before=$(sha256sum <apart/libring.a); "$samara" build "$ring/ring.mlir" -o apart/ring --freeze "$ring/weights.npz" --static >out
same "equal programs give equal libraries" "$before" "$(sha256sum <apart/libring.a)"
for cpu in x86-64-v3 x86-64-v4; do
	"$samara" build "$ring/ring.mlir" -o "$cpu/ring" --freeze "$ring/weights.npz" 2>err && fail "a folder that is not there"
	mkdir "$cpu"; "$samara" build "$ring/ring.mlir" -o "$cpu/ring" --cpu=$cpu --freeze "$ring/weights.npz" >out; same "status for $cpu" 0 $?
	got=$(LD_LIBRARY_PATH=$cpu ./program 2>&1)
	[ "$got" = "$picture" ] || has "another CPU is told" "$got" "^ring: built for $cpu, which this CPU is not"
done

# ---- one argument, the others stay
"$python" -c 'import numpy as np
z = np.load("'"$ring"'/weights.npz")
np.save("w1.npy", z["arg0"]); np.save("wide.npy", z["arg0"].astype(np.float64)); np.save("long.npy", np.zeros((3, 32), np.float32))
np.savez("all.npz", **z, arg6=np.linspace(-1, 1, 1600, dtype=np.float32).reshape(800, 2))'
"$samara" build "$ring/ring.mlir" -o one --freeze arg0=w1.npy --json >out.json; same "status with one argument frozen" 0 $?
check "JSON" python3 -c 'import json
d = json.load(open("out.json"))
assert [a["name"] for a in d["args"]] == ["arg%d" % i for i in range(1, 7)] and d["results"][0]["dims"] == [800, 1], d
assert d["library"] == "libone.so" and d["function"] == "one" and d["bytes"] < 2 << 20, d'
has "the header says what is left" "$(cat one.h)" '^int one(const float \*arg1, .*const float \*arg6, float \*out0);$'
"$samara" run "$ring/ring.mlir" --inputs all.npz --deterministic --outputs run.npz >out; same "status of a run" 0 $?
check "the same as samara run" "$python" -c 'import ctypes, numpy as np
z, out, lib = np.load("all.npz"), np.zeros((800, 1), np.float32), ctypes.CDLL("./libone.so")
args = [np.ascontiguousarray(z["arg%d" % i]) for i in range(1, 7)]
assert lib.one(*[ctypes.c_void_p(a.ctypes.data) for a in (*args, out)]) == 0
assert np.abs(out - np.load("run.npz")["out0"]).max() < 1e-6' 2>asan || grep -q Sanitizer asan || fail "called from Python: $(cat asan)"

# ---- products keep what is computed of them, in code for each size of piece
cat >tail.mlir <<'EOF'
module @tail {
  func.func public @main(%arg0: tensor<700x300xf32>, %arg1: tensor<300x300xf32>, %arg2: tensor<300xf32>) -> tensor<700x300xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<700x300xf32>, tensor<300x300xf32>) -> tensor<700x300xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<300xf32>) -> tensor<700x300xf32>
    %2 = stablehlo.add %0, %1 : tensor<700x300xf32>
    %3 = stablehlo.tanh %2 : tensor<700x300xf32>
    return %3 : tensor<700x300xf32>
  }
}
EOF
"$python" -c 'import numpy as np
r = np.random.default_rng(0)
np.savez("tail.npz", **{"arg%d" % i: r.standard_normal(s).astype(np.float32) / 16 for i, s in enumerate([(700, 300), (300, 300), (300,)])})'
"$samara" build tail.mlir -o tail --json >tail.json; same "status of a build with a tail" 0 $?
check "code for each size" python3 -c 'import json
d = json.load(open("tail.json"))["kernels"]
assert d["dot"] + d["onednn"] == 1 and d["generated"] > 1, d'
"$samara" run tail.mlir --inputs tail.npz --deterministic --outputs run.npz >out; same "status of its run" 0 $?
check "its bits are those of samara run" "$python" -c 'import ctypes, numpy as np
z, out, lib = np.load("tail.npz"), np.zeros((700, 300), np.float32), ctypes.CDLL("./libtail.so")
args = [z["arg%d" % i] for i in range(3)]
for turn in range(2):
    assert lib.tail(*[ctypes.c_void_p(a.ctypes.data) for a in (*args, out)]) == 0
    lib.tail_close()
assert out.tobytes() == np.load("run.npz")["out0"].tobytes()' 2>asan || grep -q Sanitizer asan || fail "called from Python: $(cat asan)"

# ---- an attention that a device could compute as one kernel: libraries run on the CPU alone
cat >attends.mlir <<'EOF'
module @attends {
  func.func public @main(%q: tensor<2x64x32xf32>, %k: tensor<2x64x32xf32>, %v: tensor<2x64x32xf32>) -> tensor<2x64x32xf32> {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x64x32xf32>, tensor<2x64x32xf32>) -> tensor<2x64x64xf32>
    %1 = stablehlo.reduce(%0 init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x64xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2x64x64xf32>
    %4 = stablehlo.exponential %3 : tensor<2x64x64xf32>
    %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<2x64xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x64xf32>) -> tensor<2x64x64xf32>
    %7 = stablehlo.divide %4, %6 : tensor<2x64x64xf32>
    %8 = stablehlo.dot_general %7, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x64x64xf32>, tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    return %8 : tensor<2x64x32xf32>
  }
}
EOF
SAMARA_DEVICE=auto "$samara" build attends.mlir -o attends >out; same "status of a build for a device" 0 $?
printf '#include "attends.h"\nint main() { static float q[4096], o[4096]; return attends(q, q, q, o); }\n' >attends.c
check "its call" $cc $flags -I. attends.c -L. -lattends -Wl,-rpath,. -o attends
check "it runs without a device" ./attends

# ---- errors are reported, and nothing is written
mkdir empty
refused() { # TITLE PATTERN ARGS...
	what=$1 pattern=$2; shift 2
	got=$("$samara" build "$@" 2>&1) && fail "$what: it was built"
	has "$what" "$got" "$pattern"
	same "$what: nothing is left" "" "$(ls empty)"
}
refused "a type" "arg0 is f64, the program takes f32" "$ring/ring.mlir" -o empty/ring --freeze arg0=wide.npy
refused "a shape" "argument 0: dimension 0 has 2 elements, not 3" "$ring/ring.mlir" -o empty/ring --freeze arg0=long.npy
refused "an argument" "'arg9' is no argument of the program, which has 7" "$ring/ring.mlir" -o empty/ring --freeze arg9=w1.npy
refused "twice" "arg0 is frozen already" "$ring/ring.mlir" -o empty/ring --freeze arg0=w1.npy --freeze arg0=w1.npy
refused "no file" "none.npy" "$ring/ring.mlir" -o empty/ring --freeze arg0=none.npy
refused "a name" "'a-ring' cannot be the name of a function" "$ring/ring.mlir" -o empty/a-ring
refused "a word of C" "'while' cannot be the name" "$ring/ring.mlir" -o empty/while
refused "a CPU" "no code is generated for the CPU 'z80'" "$ring/ring.mlir" -o empty/ring --cpu=z80
refused "no name" "no name: -o NAME" "$ring/ring.mlir"
refused "a flag" "what is '--fast'" "$ring/ring.mlir" -o empty/ring --fast
sed 's/stablehlo.tanh/stablehlo.tanhh/' "$ring/ring.mlir" >odd.mlir
refused "an op" "odd.mlir:7:.*tanhh" odd.mlir -o empty/ring
cat >two.mlir <<'M'
module @two attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
M
refused "several devices" "a program for 2 devices" two.mlir -o empty/two

# ---- interrupted while it compiles: no file, no folder, no half
mkdir tmp
TMPDIR=$work/tmp SAMARA_CACHE=$work/other "$samara" build "$ring/ring.mlir" -o empty/ring 2>err >out &
pid=$!
for _ in $(seq 200); do [ -n "$(ls tmp)" ] && break; sleep 0.01; done
kill -TERM $pid; wait $pid; got=$?
[ $got -eq 130 ] && same "an interrupted build leaves nothing" "" "$(ls empty)" || same "it was faster" 0 $got
same "its folder is gone" "" "$(ls tmp)"
finish
