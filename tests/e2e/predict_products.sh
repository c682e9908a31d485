# samara predict: which numbers units multiply where a program says how precise products must be.
. "$(dirname "$0")/lib.sh"

product() { # PRECISION
	cat <<MLIR
func.func @main(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]$1 : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %1 = stablehlo.add %0, %a : tensor<4096x4096xf32>
  return %1 : tensor<4096x4096xf32>
}
MLIR
}
algorithm() { # TYPE PRODUCTS
	echo ", algorithm = <lhs_precision_type = $1, rhs_precision_type = $1, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = $2, allow_imprecise_accumulation = false>"
}
product '' >none.mlir
for p in DEFAULT HIGH HIGHEST; do
	product ", precision = [$p, $p]" >$p.mlir
done
product ", precision = [DEFAULT, HIGHEST]" >either.mlir
product "$(algorithm bf16 3)" >bf16x3.mlir
product "$(algorithm tf32 1)" >tf32.mlir
product "$(algorithm f32 1)" >f32.mlir
machines="h100 a100-80 l4 v100 t4 mi210 mi300x tpu-v5e"
for p in none DEFAULT HIGH HIGHEST either bf16x3 tf32 f32; do
	# shellcheck disable=SC2086
	"$samara" predict --json --by-codelet $(printf -- '--on %s ' $machines) $p.mlir >$p.json || fail "predict $p"
done
for m in f32 default bf16x6; do
	# shellcheck disable=SC2086
	"$samara" predict --json --matmul=$m $(printf -- '--on %s ' $machines) HIGH.mlir >by-$m.json || fail "predict --matmul=$m"
done
check "what XLA multiplies on each machine" python3 - <<'PY'
import json
cores = "h100 a100-80 l4".split()
wanted = {
    "none": {**dict.fromkeys(cores, "tf32"), "tpu-v5e": "bf16"},
    "DEFAULT": {**dict.fromkeys(cores, "tf32"), "tpu-v5e": "bf16"},
    "HIGH": {**dict.fromkeys(cores, "tf32"), "tpu-v5e": "bf16x3"},
    "HIGHEST": {"tpu-v5e": "bf16x6"},
    "either": {"tpu-v5e": "bf16x6"},
    "bf16x3": {**dict.fromkeys(cores + ["mi210", "mi300x", "tpu-v5e"], "bf16x3")},
    "tf32": {**dict.fromkeys(cores + ["mi300x"], "tf32"), "tpu-v5e": "bf16x3"},
    "f32": {"tpu-v5e": "bf16x6"},
    "by-f32": {"tpu-v5e": "bf16x6"},
    "by-default": {**dict.fromkeys(cores, "tf32"), "tpu-v5e": "bf16"},
    "by-bf16x6": {**dict.fromkeys(cores + ["mi210", "mi300x", "tpu-v5e"], "bf16x6")},
}
times = {}
for name, by in wanted.items():
    for m in json.load(open(name + ".json"))["machines"]:
        assert m["multiplies"] == by.get(m["machine"], "f32") + " 100 %", (name, m["machine"], m["multiplies"])
        for k in m.get("codelets", []):
            assert m["multiplies"].startswith(k["multiplies"]), k
        times[name, m["machine"]] = m["p50_s"]
assert 4 < times["HIGHEST", "h100"] / times["DEFAULT", "h100"] < 9
assert 4 < times["HIGHEST", "tpu-v5e"] / times["DEFAULT", "tpu-v5e"] < 7
assert times["HIGHEST", "v100"] == times["DEFAULT", "v100"]
PY
# both precisions of one shape are two kernels
{
	product ', precision = [HIGHEST, HIGHEST]' | sed '$d' | sed '$d'
	echo '  %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>'
	echo '  %3 = stablehlo.add %2, %a : tensor<4096x4096xf32>'
	echo '  return %3 : tensor<4096x4096xf32>'
	echo '}'
} >both.mlir
has "two precisions" "$("$samara" predict --on h100 both.mlir)" "products on h100 multiply f32 50 %, tf32 50 %"
"$samara" predict --matmul=f24 --on h100 both.mlir >out 2>err && fail "numbers that nothing multiplies"
has "which numbers there are" "$(cat err)" "bf16x3"
# short numbers: each operation once, no share above 1, a word where a machine has no units for them
for t in f16 bf16 i8 f8E4M3FN; do
	product '' | sed "s/xf32/x$t/g" >$t.mlir
	"$samara" predict --json --by-codelet --on h100 --on l4 --on v100 --on t4 $t.mlir >$t.json || fail "predict $t"
done
check "operations of short numbers" python3 - <<'PY'
import json
for t in "f16", "bf16", "i8", "f8E4M3FN":
    for m in json.load(open(t + ".json"))["machines"]:
        assert 0.99 < m["flops"] / (2 * 4096**3) < 1.01, (t, m["machine"], m["flops"])
        assert 0.2 < m["compute_utilisation"] <= 1 and 0 < m["memory_utilisation"] <= 1, (t, m)
PY
out=$("$samara" predict --on v100 --on h100 bf16.mlir)
has "bf16 on a machine without units for it" "$out" "products on v100 multiply bf16 as f32 100 %"
has "that is a warning" "$out" "warning: v100 has no units"
case $out in *"warning: h100"*) fail "a warning of nothing" ;; esac
# an argument that is given away is in memory once, with the result that has its memory
memory() { # ATTRIBUTE
	sed "s/ATTRIBUTE/$1/" <<'MLIR' >memory.mlir
func.func @main(%c: tensor<64x1024x1024xf32>ATTRIBUTE, %w: tensor<1024x1024xf32>) -> (tensor<64x1024x1024xf32>, tensor<1024x1024xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %1 = stablehlo.reshape %0 : (tensor<1024x1024xf32>) -> tensor<1x1024x1024xf32>
  %2 = stablehlo.dynamic_update_slice %c, %1, %z, %z, %z : (tensor<64x1024x1024xf32>, tensor<1x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x1024x1024xf32>
  %3 = stablehlo.add %2, %2 : tensor<64x1024x1024xf32>
  return %3, %0 : tensor<64x1024x1024xf32>, tensor<1024x1024xf32>
}
MLIR
	"$samara" predict --json --on h100 memory.mlir | python3 -c 'import json, sys; print(round(json.load(sys.stdin)["machines"][0]["memory_bytes"] / 2**28, 1))'
}
kept=$(memory '') given=$(memory ' {tf.aliasing_output = 0 : i32}') donor=$(memory ' {jax.buffer_donor = true}')
same "a result in the memory of an argument" "$given" "$donor"
check "it is in memory once" python3 -c 'import sys; kept, given = map(float, sys.argv[1:]); assert kept - given > 0.9 and given < 2.2, (kept, given)' "$kept" "$given"
finish
