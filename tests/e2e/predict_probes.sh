# samara machine calibrate --probes: kernels that were measured on a machine correct predictions of
# it, and of no other.
. "$(dirname "$0")/lib.sh"

product() { # M N K
	cat <<MLIR
func.func @main(%a: tensor<$1x$3xf32>, %b: tensor<$3x$2xf32>) -> tensor<$1x$2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<$1x$3xf32>, tensor<$3x$2xf32>) -> tensor<$1x$2xf32>
  return %0 : tensor<$1x$2xf32>
}
MLIR
}
predict() { # OUT ARGS...
	out=$1; shift
	"$samara" predict --json --by-codelet "$@" >"$out" || fail "predict $*"
}
product 4096 4096 4096 >large.mlir
product 1536 2048 1024 >medium.mlir
sed 's/, precision = .HIGHEST, HIGHEST.//' large.mlir >rounded.mlir
for p in large medium rounded; do
	predict before-$p.json --on l4 --on t4 $p.mlir
done
# ten products that take 1.7 times what was predicted
sizes="512,512,512 1024,1024,1024 2048,2048,2048 4096,4096,1024 4096,1024,4096 1024,4096,4096 8192,1024,1024 256,4096,2048 2048,256,2048 8192,2048,4096"
echo machine,class,batch,m,n,k,flops,read,written,seconds >probes.csv
for s in $sizes; do
	IFS=, read -r m n k <<S
$s
S
	product "$m" "$n" "$k" >one.mlir
	predict one.json --on l4 one.mlir
	python3 - "$m" "$n" "$k" >>probes.csv <<'PY'
import json, sys
m, n, k = map(int, sys.argv[1:])
s = 1.7 * json.load(open("one.json"))["machines"][0]["p50_s"]
print("l4", "contract", 1, m, n, k, 2 * m * n * k, 4 * (m * k + k * n), 4 * m * n, s, sep=",")
PY
done
"$samara" machine calibrate --probes probes.csv >said || fail "calibrate --probes"
has "where they are" "$(cat said)" "l4: 10 measured kernels, kept as .*machines/l4.probes.csv"
has "how good they are" "$(cat said)" "contract *f32 *10 *41\."
for p in large medium rounded; do
	predict after-$p.json --on l4 --on t4 $p.mlir
done
predict roofline.json --predictor=roofline --on l4 large.mlir
check "predictions follow the measurements" python3 - <<'PY'
import json
def of(file):
    return {m["machine"]: m for m in json.load(open(file))["machines"]}
for p in ("large", "medium"):
    before, after = of(f"before-{p}.json"), of(f"after-{p}.json")
    ratio = after["l4"]["p50_s"] / before["l4"]["p50_s"]
    assert 1.5 < ratio < 1.9, (p, ratio)
    assert after["l4"]["source"] == "probes" and after["l4"]["p10_s"] <= before["l4"]["p50_s"] * 1.7 <= after["l4"]["p90_s"]
    assert after["l4"]["p90_s"] / after["l4"]["p10_s"] < before["l4"]["p90_s"] / before["l4"]["p10_s"]
    same = ("p10_s", "p50_s", "p90_s", "energy_j", "source")
    assert all(after["t4"][f] == before["t4"][f] for f in same), "another machine"
# products in other units, and the formula alone, are what they were
assert all(of("before-rounded.json")[m]["p50_s"] == of("after-rounded.json")[m]["p50_s"] for m in ("l4", "t4"))
assert of("roofline.json")["l4"]["p50_s"] == of("before-large.json")["l4"]["p50_s"]
PY
refuses() { # PATTERN ARGS...
	want=$1; shift
	if "$samara" "$@" >/dev/null 2>err; then fail "taken: $*"; fi
	has "refused: $*" "$(cat err)" "$want"
}
sed 's/^l4/l44/' probes.csv >wrong.csv
refuses "no machine 'l44' (did you mean 'l4'?)" machine calibrate --probes wrong.csv
sed 's/^l4/epyc-9654/' probes.csv >wrong.csv
refuses "epyc-9654 is a CPU" machine calibrate --probes wrong.csv
sed '4s/,[0-9.e-]*$/,-1/' probes.csv >wrong.csv
refuses "wrong.csv:4: this is no number that can be: '-1'" machine calibrate --probes wrong.csv
refuses "none.csv" machine calibrate --probes none.csv
echo machine >"$SAMARA_MACHINES/l4.probes.csv"
refuses "l4.probes.csv:1: no column is called 'class'" predict --on l4 large.mlir
rm "$SAMARA_MACHINES/l4.probes.csv"
predict gone.json --on l4 large.mlir
check "without the file all is as before" python3 -c '
import json
gone, roofline = (json.load(open(f))["machines"][0]["p50_s"] for f in ("gone.json", "roofline.json"))
assert gone == roofline, (gone, roofline)'
# a library of the user's own is named in the message
{ cat probes.csv; tail -n +2 probes.csv; tail -n +2 probes.csv; } >many.csv
export SAMARA_XGBOOST="$work/nothing.so"
refuses "its path in SAMARA_XGBOOST ($SAMARA_XGBOOST" learn train --from many.csv
finish
