# samara run of StableHLO programs: arrays in and out, made-up ones, times, and the errors of
# programs that cannot run.
. "$(dirname "$0")/lib.sh"

cat >dot.mlir <<'M'
module @jit_f {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<i32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    return %0, %c : tensor<2x2xf32>, tensor<i32>
  }
}
M
python=$build/venv/bin/python
"$python" -c 'import numpy' 2>/dev/null || { echo "no NumPy in $build/venv: make check installs it"; exit 77; }
"$python" -c 'import numpy as np
np.savez("in.npz", arg0=np.arange(6, dtype=np.float32).reshape(2, 3), arg1=np.ones((3, 2), np.float32))
np.savez_compressed("small.npz", arg0=np.zeros((2, 2), np.float32), arg1=np.ones((3, 2), np.float32))
np.savez("wrong.npz", arg0=np.zeros((2, 3)), arg1=np.ones((3, 2), np.float32))
np.savez("one.npz", arg0=np.zeros((2, 3), np.float32))'

"$samara" run dot.mlir --inputs in.npz --outputs out.npz >out; same "status of a run" 0 $?
has "its time is told" "$(cat out)" "^made ready in .* ms; first run"
check "the results are right" "$python" -c 'import numpy as np
z = np.load("out.npz")
assert sorted(z.files) == ["out0", "out1"], z.files
assert np.array_equal(z["out0"], np.float32([[3, 3], [12, 12]])) and z["out1"].dtype == np.int32 and z["out1"] == 7, dict(z)'
has "without --outputs they are shown" "$("$samara" run dot.mlir --inputs in.npz)" "^out0 f32\[2, 2\] 3 3 12 12$"

has "its flows are shown" "$("$samara" graph dot.mlir)" "dot f32\[2, 2\] ins .* lhs_contract \[1\] rhs_contract \[0\]"
"$samara" graph --json dot.mlir >got 2>err; same "status of a program as JSON" 2 $?
"$samara" graph --mlir dot.mlir >generic.mlir
has "its generic form" "$(cat generic.mlir)" '"stablehlo.dot_general"(%arg0, %arg1) {dot'
same "it is read as it was" "$(cat generic.mlir)" "$("$samara" graph --mlir generic.mlir)"

# the same seed, the same numbers, on any number of threads
a=$("$samara" run dot.mlir --random 5 --threads 1 | grep ^out); b=$("$samara" run --random=5 dot.mlir | grep ^out)
same "made-up numbers" "$a" "$b"
"$samara" run dot.mlir --random 1 --repeat 3 --json >out.json
check "JSON with times" python3 -c 'import json
d = json.load(open("out.json"))
assert d["runs"] == 3 and d["devices"] == 1 and 0 < d["min_ms"] <= d["median_ms"] and d["compile_ms"] > 0 and d["peak_bytes"] > 0 and d["allocated_bytes"] >= 0, d'
cat >wide.mlir <<EOF
func.func @main(%a: tensor<96x96xf32>, %b: tensor<96x96xf32>) -> tensor<96x96xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
  return %0 : tensor<96x96xf32>
}
EOF
for fixed in "" --deterministic; do
	"$samara" run wide.mlir --random 1 --repeat 400 --json $fixed >out.json
	check "what contests cost is told${fixed:+, and with a fixed plan there are none}" python3 -c 'import json, sys
d = json.load(open("out.json")); c = d["contests"]
assert d["all_ms"] >= 400 * d["min_ms"] and c["settled_run"] <= 400 and (c["tries"] > 0) == (c["settled_run"] > 0), d
assert c["lost_ms"] < d["all_ms"] and (c["open"] + c["over"] == 1 if sys.argv[1] == "" else c["tries"] == c["open"] == c["over"] == 0), d' "$fixed"
done

# time of each op
"$samara" run dot.mlir --random 1 --repeat 3 --report >out 2>err; same "status of a report" 0 $?
has "the report tells of the product" "$(cat err)" "% .* 3 *1 *[a-z-]* *dot f32\[2, 3\], f32\[3, 2\] -> f32\[2, 2\]  :3$"
has "and of the sums, predicted beside measured" "$(cat err)" "^ops with a prediction: [0-9.]* ms, predicted [0-9.]* ms (.*%), of [0-9.]* ms in all$"
"$samara" run dot.mlir --random 1 --report=told.txt >out; same "a report in a file" "$(sed 1q err)" "$(sed 1q told.txt)"
"$samara" run dot.mlir --random 1 --report=none/told.txt >out 2>err; same "a report that cannot be written" 1 $?
has "it is told" "$(cat err)" "cannot write none/told.txt"
"$samara" run dot.mlir --random 1 --report --json >out.json
check "JSON with ops" python3 -c 'import json
ops = json.load(open("out.json"))["ops"]
assert [o for o in ops if o["op"] == "dot" and o["runs"] == 1 and o["ms"] > 0], ops'

# code compiled by one process is used by the next, which has no compiler: neither a program nor
# the module of LLVM
mkdir alone && cp "$build/samara" alone
for f in "$build"/*; do
	case ${f##*/} in samara | libsamara-llvm.so) ;; *) ln -s "$f" alone ;; esac
done
cat >wide.mlir <<'M'
module @jit_w {
  func.func public @main(%arg0: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<64x1024xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<64x1024xf32>
    return %1 : tensor<64x1024xf32>
  }
}
M
SAMARA_CACHE=$PWD/kept "$samara" run wide.mlir --random 1 --deterministic --report >first 2>err
has "it is compiled before it runs" "$(cat err)" " 1  *1  *nest "
(cd kept/objects && ls -i) >made
SAMARA_CACHE=$PWD/kept PATH=/nowhere alone/samara run wide.mlir --random 1 --deterministic --report >second 2>err
has "it is not compiled again" "$(cat err)" " 1  *1  *nest "
same "nothing was made" "$(cat made)" "$(cd kept/objects && ls -i)"
same "the same comes of it" "$(grep ^out first)" "$(grep ^out second)"
rm -rf unkept
SAMARA_CACHE=$PWD/unkept PATH=/nowhere alone/samara run wide.mlir --random 1 --deterministic --report >third 2>err
has "without a compiler strips run" "$(cat err)" " 1  *1  *strip "

# whole arrays, cut over the devices that the program speaks of; the numbers are small integers, so
# sums are exact
cat >cut.mlir <<'M'
module @jit_g attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func public @main(%arg0: tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}, %arg1: tensor<4x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>}) -> (tensor<2x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x4xi32>, tensor<4x2xi32>) -> tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
M
a=$("$samara" run cut.mlir --random 3 | grep ^out); b=$("$samara" run cut.mlir --random 3 --whole | grep ^out)
same "cut and whole" "$a" "$b"
"$samara" run cut.mlir --random 3 --json >out.json
check "JSON with what is exchanged" python3 -c 'import json
d = json.load(open("out.json"))
assert d["devices"] == 4 and d["collectives"] == {"all_reduce": {"count": 1, "bytes": 8}}, d'
"$samara" run cut.mlir --random 3 --json --whole >out.json
check "JSON of one device" python3 -c 'import json
d = json.load(open("out.json"))
assert d["devices"] == 1 and d["collectives"] == {}, d'
has "one device's program" "$("$samara" graph --parts cut.mlir)" "all_reduce i32\[1, 2\]"
has "... and how it is cut" "$("$samara" graph --parts cut.mlir)" "v0 is cut \[{a}, {b}\]"
# the same by device: 0 and 1 have rows 0, 2 and 3 have rows 1; of arg1 0 and 2 have the first half
"$python" -c 'import numpy as np
a, b = np.arange(8, dtype=np.int32).reshape(2, 4), np.arange(8, dtype=np.int32).reshape(4, 2) - 3
part = {f"arg0@{d}": a[d // 2:d // 2 + 1, d % 2 * 2:][:, :2] for d in range(4)}
part |= {f"arg1@{d}": b[d % 2 * 2:][:2] for d in range(4)}
np.savez("whole.npz", arg0=a, arg1=b)
np.savez("part.npz", **part)
np.savez("three.npz", **{k: v for k, v in part.items() if k != "arg1@3"})
np.savez("size.npz", **part | {"arg0@2": a})
np.savez("type.npz", **part | {"arg0@2": np.zeros((1, 2))})
np.savez("twice.npz", **part | {"arg1@2": b[:2] + 1})'
"$samara" run cut.mlir --inputs whole.npz --outputs o1.npz >out; same "status of whole arrays" 0 $?
"$samara" run cut.mlir --inputs part.npz --outputs o2.npz >out; same "status of arrays by device" 0 $?
"$samara" run cut.mlir --inputs whole.npz --parts --outputs o3.npz >out; same "status of results by device" 0 $?
check "arrays by device are parts of the whole" "$python" -c 'import numpy as np
o1, o2, o3 = (np.load(f"o{i}.npz") for i in (1, 2, 3))
assert sorted(o2.files) == sorted(o3.files) == [f"out0@{d}" for d in range(4)], o2.files
for d in range(4):
    assert np.array_equal(o2[f"out0@{d}"], o1["out0"][d // 2:d // 2 + 1]), d
    assert np.array_equal(o2[f"out0@{d}"], o3[f"out0@{d}"]), d'
# cut before: each device takes an array of its own, or all the same
cat >apart.mlir <<'M'
module @m attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<complex<f32>>) -> (tensor<2xf32>, tensor<complex<f32>>) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.add %0, %arg0 : tensor<2xf32>
    return %1, %arg1 : tensor<2xf32>, tensor<complex<f32>>
  }
}
M
"$python" -c 'import numpy as np
a, b = np.float32([[1, 2], [10, 20]]), np.complex64([1j, 2])
np.savez("same.npz", arg0=a[0], arg1=b[1])
np.savez("own.npz", **{"arg0@0": a[0], "arg0@1": a[1], "arg1@0": b[0], "arg1@1": b[1]})
np.savez("mixed.npz", **{"arg0@0": a[0], "arg0@1": a[1], "arg1": b[1]})'
for z in same own mixed; do "$samara" run apart.mlir --inputs $z.npz --outputs o-$z.npz >out; same "status of $z arrays of devices" 0 $?; done
check "each device has its own" "$python" -c 'import numpy as np
same, own, mixed = (dict(np.load(f"o-{z}.npz")) for z in ("same", "own", "mixed"))
assert sorted(same) == ["out0", "out1"] and np.array_equal(same["out0"], [3, 6]) and same["out1"] == 2, same
assert sorted(own) == ["out0@0", "out0@1", "out1@0", "out1@1"] and own["out1@0"] == 1j and own["out1@1"] == 2, own
assert np.array_equal(own["out0@0"], [12, 24]) and np.array_equal(own["out0@1"], [21, 42]), own
assert mixed["out1@0"] == mixed["out1@1"] == 2 and np.array_equal(mixed["out0@1"], [21, 42]), mixed'
"$samara" graph --parts none.flow >got 2>err; same "status of parts of a flow" 2 $?

# programs that cannot run, and why
refused() { # TITLE WORDS ARGS...
	what=$1 words=$2; shift 2
	"$samara" run "$@" >got 2>err; same "status: $what" 1 $?
	has "$what" "$(cat err)" "$words"
}
refused "no arrays" "takes 2 arrays: give --inputs .* or --random" dot.mlir
refused "an array of other sizes" "tensor<2x3xf32> is said, but it is tensor<2x2xf32>" dot.mlir --inputs small.npz
refused "an array of another type" "arg0 is f64, the program takes f32" dot.mlir --inputs wrong.npz
refused "an array is missing" "argument 1 is not given" dot.mlir --inputs one.npz
refused "a part is missing" "three.npz has no array arg1@3: of 4 devices each has a part" cut.mlir --inputs three.npz
refused "a part of another size" "size.npz: dimension 0 of arg0@2 has 2 elements, the device's part has 1" cut.mlir --inputs size.npz
refused "a part of another type" "type.npz: arg0@2 is f64, the program takes i32" cut.mlir --inputs type.npz
refused "parts that differ" "twice.npz: arg1@0 and arg1@2 are one part, but differ" cut.mlir --inputs twice.npz
refused "no such file" "no.npz" dot.mlir --inputs no.npz
refused "no such program" "none.mlir" none.mlir --random 1
head -c 300 dot.mlir >half.mlir
refused "half a program" "half.mlir:[0-9]*:[0-9]*: " half.mlir --random 1
sed 's/stablehlo.dot_general.*/"stablehlo.nonsense"(%arg0) : (tensor<2x3xf32>) -> tensor<2x2xf32>/' dot.mlir >odd.mlir
refused "an op that there is not" "odd.mlir:3:.*unsupported: stablehlo.nonsense" odd.mlir --random 1
refused "a folder that there is not" "no/out.npz" dot.mlir --random 1 --outputs no/out.npz
[ ! -e no ] || fail "nothing is written there"
"$samara" run dot.mlir --nope >got 2>err; same "status of a wrong option" 2 $?
has "a wrong option" "$(cat err)" "what is '--nope'"
finish
