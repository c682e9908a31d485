# samara predict: programs on machines that are not here; invalid questions are refused.
. "$(dirname "$0")/lib.sh"
programs=$here/../stablehlo/programs

"$samara" predict --json --by-codelet --on h100 --on a100-80 --on v100 --on tpu-v5e --on this \
	"$programs/gpt_tiny_train_adam.mlir" >out.json 2>err || { fail "predict"; cat err; }
check "quantiles, sums and the order of machines" python3 - <<'PY'
import json
p = json.load(open("out.json"))
times = [m["p50_s"] for m in p["machines"]]
assert times == sorted(times) and len(times) == 5, times
for m in p["machines"]:
    assert 0 < m["p10_s"] <= m["p50_s"] <= m["p90_s"], m
    assert m["energy_j"] > 0 and m["energy_label"] and m["fits"] and m["memory_bytes"] > 1e6
    total = sum(c["runs"] * c["p50_s"] for c in m["codelets"])
    assert abs(total + m["call_s"] - m["p50_s"]) < 1e-5 * total, (m["machine"], total, m["p50_s"])
    assert (m["call_s"] > 0) == (m["machine"] == "this")
    shares = [c["runs"] * c["p50_s"] for c in m["codelets"]]
    assert shares == sorted(shares, reverse=True)
by = {m["machine"]: m for m in p["machines"]}
assert by["h100"]["p50_s"] < by["a100-80"]["p50_s"] < by["v100"]["p50_s"]
assert any(m["pareto"] for m in p["machines"])
PY
# the answer for a machine does not depend on which others are asked about, and in which order
for on in "h100 --on p4 --on tpu-v6e --on raspberry-pi-5 --on epyc-9654" "epyc-9654 --on raspberry-pi-5 --on tpu-v6e --on p4 --on h100" \
	h100 p4 tpu-v6e raspberry-pi-5 epyc-9654; do
	# shellcheck disable=SC2086
	"$samara" predict --json --on $on "$programs/resnet_block_train.mlir" || fail "predict on $on"
done >order.json
check "machines that know nothing of each other" python3 - <<'PY'
import json
said, decoder, text = {}, json.JSONDecoder(), open("order.json").read().strip()
while text:
    p, end = decoder.raw_decode(text)
    text = text[end:].strip()
    for m in p["machines"]:
        said.setdefault(m["machine"], set()).add((m["p10_s"], m["p50_s"], m["p90_s"], m["energy_j"], m["memory_bytes"]))
assert len(said) == 5 and all(len(s) == 1 for s in said.values()), said
PY
# eight devices have an eighth of the batch each, and speak with each other
"$samara" predict --json --on h100:8 "$programs/mlp_train.mlir" >eight.json || fail "predict for eight"
"$samara" predict --json --on h100:8 --strategy=tp=8 "$programs/mlp_train.mlir" >tensor.json || fail "predict for eight by weights"
"$samara" predict --json --on h100 "$programs/mlp_train.mlir" >one.json || fail "predict for one"
check "devices" python3 - <<'PY'
import json
eight, tensor, one = (json.load(open(f + ".json"))["machines"][0] for f in ("eight", "tensor", "one"))
assert eight["devices"] == 8 and eight["communication_s"] > 0 and one["communication_s"] == 0
assert eight["exposed_communication_s"] <= eight["communication_s"]
assert eight["flops"] < one["flops"] / 3, (eight["flops"], one["flops"])
assert tensor["memory_bytes"] < one["memory_bytes"] / 2, (tensor["memory_bytes"], one["memory_bytes"])
PY
# loops turn as often when they are cut: devices agree about when they end
"$samara" predict --json --on h100:2 --strategy=dp=2 "$programs/gpt_scan_fwd.mlir" >loop.json || fail "a loop on two devices"
check "turns of a loop that is cut" python3 -c '
import json
assert "guessed_from_line" not in json.load(open("loop.json"))'
# stages of layers: those of a loop whose weights have a part for each iteration, forward and
# backward
layers() { # BATCH SIZE
	sed "s/B/$1/g; s/D/$2/g" <<'MLIR'
func.func @main(%w: tensor<8xDxDxf32>, %x: tensor<BxDxf32>, %loss: tensor<f32>) -> (tensor<8xDxDxf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %kept = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xBxDxf32>
  %r:3 = stablehlo.while(%i = %zero, %v = %x, %k = %kept) : tensor<i32>, tensor<BxDxf32>, tensor<8xBxDxf32>
    cond {
      %n = stablehlo.constant dense<8> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %a = stablehlo.dynamic_slice %w, %i, %z, %z, sizes = [1, D, D] : (tensor<8xDxDxf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1xDxDxf32>
      %b = stablehlo.reshape %a : (tensor<1xDxDxf32>) -> tensor<DxDxf32>
      %e = stablehlo.reshape %v : (tensor<BxDxf32>) -> tensor<1xBxDxf32>
      %k2 = stablehlo.dynamic_update_slice %k, %e, %i, %z, %z : (tensor<8xBxDxf32>, tensor<1xBxDxf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8xBxDxf32>
      %o = stablehlo.dot_general %v, %b, contracting_dims = [1] x [0] : (tensor<BxDxf32>, tensor<DxDxf32>) -> tensor<BxDxf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %o, %k2 : tensor<i32>, tensor<BxDxf32>, tensor<8xBxDxf32>
    }
  %sum = stablehlo.reduce(%r#1 init: %f) applies stablehlo.add across dimensions = [0, 1] : (tensor<BxDxf32>, tensor<f32>) -> tensor<f32>
  %g0 = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8xDxDxf32>
  %s:3 = stablehlo.while(%i = %zero, %v = %r#1, %g = %g0) : tensor<i32>, tensor<BxDxf32>, tensor<8xDxDxf32>
    cond {
      %n = stablehlo.constant dense<8> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %z = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %seven = stablehlo.constant dense<7> : tensor<i32>
      %l = stablehlo.subtract %seven, %i : tensor<i32>
      %a = stablehlo.dynamic_slice %w, %l, %z, %z, sizes = [1, D, D] : (tensor<8xDxDxf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1xDxDxf32>
      %b = stablehlo.reshape %a : (tensor<1xDxDxf32>) -> tensor<DxDxf32>
      %e = stablehlo.dynamic_slice %r#2, %l, %z, %z, sizes = [1, B, D] : (tensor<8xBxDxf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1xBxDxf32>
      %h = stablehlo.reshape %e : (tensor<1xBxDxf32>) -> tensor<BxDxf32>
      %dw = stablehlo.dot_general %h, %v, contracting_dims = [0] x [0] : (tensor<BxDxf32>, tensor<BxDxf32>) -> tensor<DxDxf32>
      %dw1 = stablehlo.reshape %dw : (tensor<DxDxf32>) -> tensor<1xDxDxf32>
      %g2 = stablehlo.dynamic_update_slice %g, %dw1, %l, %z, %z : (tensor<8xDxDxf32>, tensor<1xDxDxf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8xDxDxf32>
      %o = stablehlo.dot_general %v, %b, contracting_dims = [1] x [1] : (tensor<BxDxf32>, tensor<DxDxf32>) -> tensor<BxDxf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %o, %g2 : tensor<i32>, tensor<BxDxf32>, tensor<8xDxDxf32>
    }
  %new = stablehlo.subtract %w, %s#2 : tensor<8xDxDxf32>
  return %new, %sum : tensor<8xDxDxf32>, tensor<f32>
}
MLIR
}
layers 65536 4096 >layers.mlir
: >stages.json
"$samara" predict --json --by-codelet --on h100 --strategy=dp=16 layers.mlir >part.json || fail "a sixteenth"
for how in dp=1 pp=2,mb=1 pp=2,mb=16 pp=4,mb=16 pp=4,mb=16,gpipe pp=8,mb=16 pp=2,dp=2,mb=8; do
	"$samara" predict --json --on h100 --strategy=$how layers.mlir >one.json 2>err || { fail "stages $how"; cat err; }
	python3 -c 'import json; print(json.dumps(json.load(open("one.json"))["machines"][0]))' >>stages.json
done
"$samara" predict --predictor=simulated --on h100 --strategy=pp=4,mb=6,gpipe --timeline pipe.json layers.mlir >out 2>err && fail "micro-batches that do not divide"
has "which micro-batches is told" "$(cat err)" "6 micro-batches of 1 parts of the batch"
"$samara" predict --predictor=simulated --on h100 --strategy=pp=4,mb=8,gpipe --timeline pipe.json layers.mlir >out || fail "the timeline of stages"
check "stages" python3 - <<'PY'
import json
one, slow, two, four, gpipe, eight, dp = (json.loads(l) for l in open("stages.json"))
assert [m["devices"] for m in (one, two, four, eight, dp)] == [1, 2, 4, 8, 4]
# one micro-batch: one stage after another; what layers keep is not copied to and from where all of
# it lies
assert 0.9 * one["p50_s"] < slow["p50_s"] < one["p50_s"] and slow["source"] == "simulated"
# kernels of a sixteenth of the batch
part = json.load(open("part.json"))["machines"][0]["codelets"]
once = max(c["line"] for c in part)
one_pass = sum(c["runs"] * c["p50_s"] for c in part if c["line"] != once) + 3 * 8 * 4096**2 * 4 / 3.35e12
# a share of each pass, bubbles; messages, and what they slow down
for m, p in ((two, 2), (four, 4), (eight, 8)):
    ideal = one_pass / p * (16 + p - 1)
    assert 1 < m["p50_s"] / ideal < 1.3, (p, m["p50_s"], ideal)
    # a sum so long that it comes in stages needs the whole batch: no program runs so
    assert m["p10_s"] < m["p50_s"] < m["p90_s"] and m["source"] == "layers"
assert four["memory_bytes"] < two["memory_bytes"] < one["memory_bytes"]
assert gpipe["memory_bytes"] > 1.5 * four["memory_bytes"]  # 16 micro-batches on their way, not 4
assert abs(gpipe["p50_s"] / four["p50_s"] - 1) < 0.1
assert one["p50_s"] / 4 < dp["p50_s"] < two["p50_s"]
e = [x for x in json.load(open("pipe.json"))["traceEvents"] if x.get("ph") == "X"]
passes = [(x["pid"], x["name"], x["ts"], x["dur"]) for x in e if x["name"] in ("forward", "backward")]
assert len(passes) == 2 * 4 * 8 and len({p[0] for p in passes}) == 4, passes
for pid in {p[0] for p in passes}:  # all forward first
    mine = sorted((p[2], p[1]) for p in passes if p[0] == pid)
    assert [n for _, n in mine] == ["forward"] * 8 + ["backward"] * 8, mine
PY
"$samara" predict --on h100 --strategy=pp=4 "$programs/gpt_scan_fwd.mlir" >out 2>err && fail "stages that do not divide"
has "why is told" "$(cat err)" "pp=4 does not divide the 6 layers"
"$samara" predict --on h100 --strategy=pp=2 "$programs/mlp_train.mlir" >out 2>err && fail "stages of what has no layers"
has "that too" "$(cat err)" "no loop is over layers"
for wrong in pp=0 mb=4 gpipe pp=2,fsdp,dp=2 pp=2,sp=2 pp=2000 pp=x "pp=2 --on h100:3" "pp=2 --on this"; do
	# shellcheck disable=SC2086
	if "$samara" predict --on h100 --strategy=$wrong layers.mlir >/dev/null 2>err; then fail "--strategy=$wrong is taken"; fi
	[ -s err ] || fail "--strategy=$wrong: nothing is said"
done
# layers that keep two values each for the way back: recomputed, they keep what they are given
# alone
fat_layers() { # BATCH SIZE
	k="tensor<8x$1x$2xf32>" one="tensor<1x$1x$2xf32>" v="tensor<$1x$2xf32>" i="tensor<i32>"
	layers "$1" "$2" | sed "
s/%r:3 = \(.*\)%k = %kept) : \(.*\)/%r:4 = \1%k = %kept, %m = %kept) : \2, $k/
s/stablehlo.return %j, %o, %k2 : \(.*\)/%q = stablehlo.reshape %o : ($v) -> $one\n%m2 = stablehlo.dynamic_update_slice %m, %q, %i, %z, %z : ($k, $one, $i, $i, $i) -> $k\nstablehlo.return %j, %o, %k2, %m2 : \1, $k/
s/%h = stablehlo.reshape %e : /%e1 = stablehlo.dynamic_slice %r#3, %l, %z, %z, sizes = [1, $1, $2] : ($k, $i, $i, $i) -> $one\n%e2 = stablehlo.add %e, %e1 : $one\n%h = stablehlo.reshape %e2 : /"
}
fat_layers 65536 4096 >fat.mlir
: >remat.json
for how in dp=1 remat dp=2,fsdp dp=2,fsdp,remat pp=2,mb=8 pp=2,mb=8,remat; do
	"$samara" predict --json --by-codelet --on h200 --strategy=$how fat.mlir >one.json 2>err || { fail "remat: $how"; cat err; }
	python3 -c 'import json; print(json.dumps(json.load(open("one.json"))["machines"][0]))' >>remat.json
done
"$samara" plan --json --on h100 --sla 'memory<=18GB' fat.mlir >lean.json 2>err || { fail "a plan with little memory"; cat err; }
check "layers that are computed anew" python3 - <<'PY'
import json
one, anew, two, two_anew, stages, stages_anew = (json.loads(l) for l in open("remat.json"))
v = 65536 * 4096 * 4  # bytes of what a layer is given; it keeps two of these
dots = [c for c in one["codelets"] if c["op"] == "dot"]  # forward, and two on the way back
forward = min(dots, key=lambda c: c["line"])
saved = (16 - (8 + 2)) * v
# and a value that was there besides its part of a stack
less = one["memory_bytes"] - anew["memory_bytes"]
assert 0.99 * saved < less < saved + 1.1 * v, (one["memory_bytes"], anew["memory_bytes"], saved)
more = anew["p50_s"] - one["p50_s"]
# stacks that are not written take no time
assert more >= 0.8 * forward["runs"] * forward["p50_s"] and more < 0.6 * one["p50_s"], (more, forward)
assert anew["energy_j"] > one["energy_j"] and anew["flops"] > one["flops"]
assert 0.49 * saved < two["memory_bytes"] - two_anew["memory_bytes"] < saved / 2 + 0.6 * v
assert two_anew["p50_s"] > two["p50_s"] and stages_anew["p50_s"] > stages["p50_s"]
assert stages_anew["memory_bytes"] < stages["memory_bytes"]
lean = json.load(open("lean.json"))
best = lean["plans"][lean["chosen"]]
assert lean["feasible"] and "remat" in best["strategy"] and best["memory_bytes"] <= 18e9, lean
PY
has "what saves nothing is told" "$("$samara" predict --on h100 --strategy=remat layers.mlir 2>&1)" "remat saves nothing: the loop in line 11 keeps 0 bytes"
has "and what has no way back" "$("$samara" predict --on h100 --strategy=remat "$programs/gpt_scan_fwd.mlir" 2>&1)" "without a way back"
# a program that is written for its devices
has "a program for four devices" "$("$samara" predict --on h100 "$programs/sm_tp_gemm_allreduce.mlir")" "h100 *[48] "
# predictors side by side: what was learned is of GPUs
"$samara" predict --json --predictor=all --on h100 --on epyc-9654 "$programs/mlp_train.mlir" >all.json || fail "all predictors"
check "predictors side by side" python3 - <<'PY'
import json
p = [(m["machine"], m["predictor"]) for m in json.load(open("all.json"))["machines"]]
assert len(p) == 5 and {("h100", x) for x in ("learned", "roofline", "simulated")} < set(p), p
PY
# a model learned from two kinds of hosts predicts for each the time measured there
python3 - <<'PY'
for machine, cores, slower in ("epyc-9654", 96, 1), ("xeon-8480c", 56, 3):
    with open(machine + ".csv", "w") as table:
        print("machine,class,impl,m,flops,read,written,points,inner,loops,others,seconds,threads", file=table)
        for i in range(400):
            n, threads = 1000 * 1.06 ** (i // 2), [1, cores][i % 2]
            took = slower * (3e-6 + n * (4e-10 if threads == 1 else 1e-10))
            print(f"{machine},element,nest,{n:.0f},{n:.0f},{8 * n:.0f},{4 * n:.0f},{n:.0f},{n:.0f},1,2,{took:.5g},{threads}", file=table)
PY
"$samara" learn train --from epyc-9654.csv --from xeon-8480c.csv --out both.json >/dev/null 2>err || fail "two tables: $(cat err)"
cat >sum.mlir <<'MLIR'
func.func @main(%x: tensor<500000xf32>, %y: tensor<500000xf32>) -> tensor<500000xf32> {
  %r = stablehlo.add %x, %y : tensor<500000xf32>
  return %r : tensor<500000xf32>
}
MLIR
"$samara" predict --json --model=both.json --on epyc-9654 --on xeon-8480c sum.mlir >both.out || fail "two kinds of hosts"
check "of each of two hosts what it took" python3 - <<'PY'
import json
p = json.load(open("both.out"))
took = {m["machine"]: m["p50_s"] for m in p["machines"]}
assert p["learned_from"] == "epyc-9654.csv, xeon-8480c.csv", p
# by formula 1.1
assert 1.6 < took["xeon-8480c"] / took["epyc-9654"] < 4 and 3.5e-5 < took["epyc-9654"] < 8e-5, took
PY
has "a model of others" "$("$samara" predict --model=both.json --on t4 sum.mlir 2>&1)" "both.json has nothing of machines like t4"
has "a table by a name that nobody knows" "$("$samara" learn table --as nobody 2>&1)" "calibrate --save nobody"
# by discrete events: one device does one thing after another; several slow down where they compute
# and speak at once
cat >turns.mlir <<'MLIR'
func.func @main(%x: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<256x256xf32>
    cond {
      %n = stablehlo.constant dense<TURNS> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %w = stablehlo.dot_general %v, %x, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
      stablehlo.return %j, %w : tensor<i32>, tensor<256x256xf32>
    }
  return %r#1 : tensor<256x256xf32>
}
MLIR
sed 's/TURNS/7/' turns.mlir >seven.mlir
sed 's/TURNS/1000000/' turns.mlir >many.mlir
for p in seven many; do
	"$samara" predict --json --predictor=all --on epyc-9654 $p.mlir >$p.json || fail "all of $p"
done
"$samara" predict --predictor=simulated --on h100 --timeline t.json --chakra et seven.mlir >out || fail "--timeline"
"$samara" predict --json --predictor=all --on h100:4 --strategy=dp=2,tp=2 "$programs/gpt_tiny_train_adam.mlir" >four.json || fail "all of four devices"
check "simulated" python3 - <<'PY'
import json
def by(f): return {m["predictor"]: m for m in json.load(open(f + ".json"))["machines"]}
for f in ("seven", "many"):
    a, b = by(f)["roofline"], by(f)["simulated"]
    for q in ("p10_s", "p50_s", "p90_s"):
        assert abs(a[q] / b[q] - 1) < 1e-4, (f, q, a[q], b[q])
four = by("four")["simulated"]
assert by("four")["roofline"]["exposed_communication_s"] > 0 and four["source"] == "simulated"
alone = four["p50_s"] - four["exposed_communication_s"]
assert 0 < four["exposed_communication_s"] < four["communication_s"]
assert abs(four["p50_s"] / by("four")["roofline"]["p50_s"] - 1) < 0.2
events = [e for e in json.load(open("t.json"))["traceEvents"] if e.get("ph") == "X"]
assert sum(e["name"] == "dot" for e in events) == 7, [e["name"] for e in events]
assert all(a["ts"] + a["dur"] <= b["ts"] + 1e-3 for a, b in zip(events, events[1:]))
assert len(open("et.0.et", "rb").read()) > 100
PY
# a picture: all machines, the front, axes with units; with names that XML would take for its own
mkdir -p machines
sed 's/"name": "v100"/"name": "a<b"/; s/"aliases".*//' "$here/../../machines/v100.json" >"machines/a<b.json"
"$samara" predict --plot out.svg --on h100 --on "a<b" --on raspberry-pi-5 "$programs/mlp_train.mlir" >out 2>err || { fail "--plot"; cat err; }
"$samara" plan --plot plan.svg --on h100:2 --on epyc-9654 "$programs/mlp_train.mlir" >out 2>err || { fail "plan --plot"; cat err; }
check "pictures" python3 - <<'PY'
import xml.etree.ElementTree as E
def texts(f): return [e.text for e in E.parse(f).getroot().iter() if e.tag.endswith("}text")]
def dots(f): return [(float(e.get("cx")), float(e.get("cy"))) for e in E.parse(f).getroot().iter() if e.tag.endswith("}circle") and e.get("r") == "4"]
t = texts("out.svg")
assert {"h100", "a<b", "raspberry-pi-5"} <= set(t), t
assert any("(s)" in x for x in t) and any("(J)" in x for x in t) and any(x.endswith(" ms") for x in t), t
d = dots("out.svg")
assert len(d) == 3 and all(90 <= x <= 870 and 50 <= y <= 530 for x, y in d), d
assert d[0][0] < d[1][0] < d[2][0]  # from the quickest on
assert "h100:1" in texts("plan.svg") and len(dots("plan.svg")) > 3
PY
rm -rf machines
"$samara" predict --plot nowhere/out.svg --on h100 "$programs/mlp_train.mlir" >out 2>err && fail "a picture in no folder"
has "where it cannot be is told" "$(cat err)" "nowhere/out.svg"
# past runs: of this machine, and of what was measured on it (a busy machine measures nothing)
SAMARA_CACHE=$work/profile "$samara" predict --predictor=profiled "$programs/mlp_train.mlir" 2>err && fail "a profile of what never ran"
has "nothing was measured" "$(cat err)" "nothing of .* was measured here yet"
"$samara" predict --predictor=profiled --on h100 "$programs/mlp_train.mlir" 2>err && fail "a profile of another machine"
has "past runs are of this one" "$(cat err)" "past runs are of .this"
# a machine of one's own
cat >mine.json <<'JSON'
{"name": "mine", "kind": "gpu", "cores": 10, "clock_hz": 1e9, "peak_f32_flops_per_core": 1e11, "launch_s": 1e-5,
 "tdp_w": 50, "memory_bytes": 1e6, "bandwidth": [[1e6, 1e11, 1e11], [1e9, 1e11, 1e11]]}
JSON
has "what does not fit" "$("$samara" predict --on ./mine.json "$programs/mlp_train.mlir")" "does not fit"
# this host, measured and kept by a name, is predicted as it is itself where nothing was run
"$samara" machine calibrate --save desk >out 2>&1 || fail "calibrate --save"
"$samara" predict --json --on this --on desk --on raspberry-pi-5 --on xeon-spr "$programs/resnet_block_train.mlir" >desk.json || fail "predict on a calibration"
check "a calibration elsewhere" python3 - <<'PY'
import json
m = {x["machine"]: x for x in json.load(open("desk.json"))["machines"]}
# both have the numbers of one calibration; only a plan for this machine joins small ops, which
# saves more the slower the calibrated memory is
assert 0.99 < m["desk"]["p50_s"] / m["this"]["p50_s"] < 1.3, m
assert m["xeon-spr"]["p50_s"] < m["raspberry-pi-5"]["p50_s"], m
PY
for wrong in "--on nothing" "--on h100:0" "--on h100:x" "--on h100:3" "--strategy=dp=0" "--strategy=zp=2" "--turns=0" "--strategy=fsdp" "--predictor=magic" "--predictor=learned --on this" \
	"--timeline t.json" "--chakra et --predictor=simulated --on h100 --on v100" "--timeline no/t.json --predictor=simulated" \
	"--on mine.json:8 --on ./mine.json:8"; do
	# shellcheck disable=SC2086
	if "$samara" predict $wrong "$programs/mlp_train.mlir" >/dev/null 2>err; then fail "$wrong is taken"; fi
	[ -s err ] || fail "$wrong: nothing is said"
done

# a program of C is built and run here, and predicted for all machines
cat >solve.c <<'C'
#include <stdio.h>
#include <stdlib.h>
static float a[N * N], b[N * N], c[N * N];
static void product(void)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			float s = 0;
			for (int k = 0; k < N; k++)
				s += a[i * N + k] * b[k * N + j];
			c[i * N + j] = s;
		}
}
int main(int argc, char **argv)
{
	unsigned x = 1;
	for (int i = 0; i < N * N; i++)
		a[i] = b[i] = i % 7;
	for (int i = 0; i < atoi(argv[1]); i++)
		product();
	for (int i = 0; i < 100000000; i++) /* one waits for the other: no kernel */
		x = x * 1664525 + 1013904223 + (x >> 16);
	printf("%u %g\n", x, c[N + 1]);
	return argc > 2;
}
C
"$samara" predict --json --by-codelet --on epyc-9654 --on raspberry-pi-5 --on this --on h100 -DN=400 solve.c -- 5 >c.json 2>err || { fail "predict a C program"; cat err; }
check "a C program's kernels and the rest of it" python3 - <<'PY'
import json
by = {m["machine"]: m for m in json.load(open("c.json"))["machines"]}
assert len(by) == 4, by
for m in by.values():
    total = m["remainder_s"] + sum(c["runs"] * c["p50_s"] for c in m["codelets"])
    assert abs(total - m["p50_s"]) < 1e-4 * total, m
    gemm = [c for c in m["codelets"] if c["op"] == "gemm"]
    assert sum(c["runs"] for c in gemm) == 5 and all(c["flops"] == 2 * 400**3 for c in gemm), gemm
    assert m["memory_bytes"] > 3 * 400 * 400 * 4
    assert m["remainder_s"] > 0.05, m
assert by["raspberry-pi-5"]["remainder_s"] > by["epyc-9654"]["remainder_s"]
assert by["h100"]["remainder_s"] == by["this"]["remainder_s"]
assert by["this"]["copied_s"] == 0 < by["h100"]["copied_s"] and abs(by["h100"]["copied_s"] * 63e9 / (5 * 3 * 400 * 400 * 4) - 1) < 0.1
PY
# ... or, with --past, was run before
"$samara" predict --past --json --by-codelet --on this -DN=400 solve.c -- 5 >past.json 2>err || { fail "predict --past"; cat err; }
check "what a past run told" python3 - <<'PY'
import json
now, past = json.load(open("c.json")), json.load(open("past.json"))
by = {m["machine"]: m for m in now["machines"]}
assert past["machines"][0]["remainder_s"] == by["this"]["remainder_s"]
PY
"$samara" predict --past -DN=400 solve.c -- 6 2>err && fail "a past run with other arguments"
has "no such run" "$(cat err)" "did not run here"
touch -d "+2 seconds" solve.c
"$samara" predict --past -DN=400 solve.c -- 5 2>err && fail "a past run of another program"
"$samara" predict --past step.mlir 2>err && fail "--past of a tensor program"
"$samara" predict -DN=40 solve.c -- 1 2 2>err && fail "a C program that fails"
has "how it ended" "$(cat err)" "ended with status 1"
"$samara" predict -DN=40 solve.c 2>err && fail "a C program that crashes"
has "what ended it" "$(cat err)" "signal 11"
"$samara" predict --on h100:2 -DN=40 solve.c -- 1 2>err && fail "a C program on two devices"
has "one device" "$(cat err)" "one device"
"$samara" predict --strategy=dp=1 -DN=40 solve.c -- 1 2>err && fail "a C program by a strategy"
has "no strategy" "$(cat err)" "only tensor programs"
"$samara" predict --predictor=all -DN=40 solve.c -- 1 >/dev/null 2>err || { fail "all predictors of a C program"; cat err; }
# the time of loops over the elements of a sparse matrix grows with their number
for s in 0.001 0.01; do
	echo "G = rand(rows=4000, cols=4000, sparsity=$s, seed=1); V = rand(rows=4000, cols=1, seed=2)
for (i in 1:3) { V = G %*% V / 100 }
print(sum(V))" >sparse.dml
	"$samara" predict --json --by-codelet --predictor=roofline sparse.dml >sparse$s.json 2>err || { fail "predict a sparse script"; cat err; }
done
python3 - <<'P' || fail "a sparse product takes as long as it has elements"
import json
each = [max(c["p50_s"] for c in json.load(open(f"sparse{s}.json"))["machines"][0]["codelets"] if c["op"] == "sparse_dot") for s in ("0.001", "0.01")]
raise SystemExit(not 1e-6 < each[0] < each[1] / 2 < 1e-3)
P
# its first calls run the original loops, a few while it is not chosen yet; a later run has none
# such
cat >often.c <<'C'
#include <math.h>
#include <stdio.h>
static double x[20000], y[20000];
__attribute__((noinline)) static void step(int t)
{
	for (int i = 0; i < 20000; i++)
		y[i] = 1 / (1 + exp(-x[i]));
	x[t] = y[t];
}
int main(void)
{
	for (int t = 0; t < 500; t++)
		step(t);
	printf("%g\n", y[7]);
	return 0;
}
C
mkdir -p fresh
SAMARA_CACHE=$PWD/fresh "$samara" predict --json --by-codelet often.c >often.json 2>err || { fail "predict a C program that has no past"; cat err; }
python3 - often.json <<'P' || fail "calls that the original loops ran first are the codelet's in a later run"
import json, sys
one = json.load(open(sys.argv[1]))["machines"][0]
# a machine under load can make the loop change its plan: each plan is a codelet of its own
loops = {c["type"] for c in one["codelets"]}
sys.exit(not (len(loops) == 1 and 450 <= sum(c["runs"] for c in one["codelets"]) <= 500))
P
"$samara" predict none.c 2>err && fail "no C program"
has "no file" "$(cat err)" "none.c: no such file"

# a script is run here, and predicted for all machines
cat >step.dml <<'DML'
X = rand(rows=$n, cols=50, seed=1)
w = matrix(1, rows=50, cols=1)
for (i in 1:7)
  w = w + t(X) %*% (X %*% w) / $n
print("not shown " + sum(w))
DML
"$samara" predict --json --by-codelet --on epyc-9654 --on core-i7-1185g7 --on this step.dml -- n=20000 >script.json 2>err || { fail "predict a script"; cat err; }
check "a script's kernels and the rest of it" python3 - <<'PY'
import json
by = {m["machine"]: m for m in json.load(open("script.json"))["machines"]}
kernels = {name: m["p50_s"] - m["remainder_s"] for name, m in by.items()}
assert all(0 < s < 10 for s in kernels.values()), kernels
for m in by.values():
    total = m["remainder_s"] + sum(c["runs"] * c["p50_s"] + c["once_s"] for c in m["codelets"])
    assert m["remainder_s"] > 0 and abs(total - m["p50_s"]) < 1e-4 * total, m
    assert m["memory_bytes"] >= 20000 * 50 * 8
    runs = {}  # by the vectorised interpreter, then by the chosen implementation
    for c in m["codelets"]:
        runs[c["op"], c["type"], c["line"]] = runs.get((c["op"], c["type"], c["line"]), 0) + c["runs"]
    assert max(runs.values()) == 7, runs
PY
# an update of a value without other readers is made in place, also if the script's caller gets it
cat >rows.dml <<'DML'
A = matrix(0, 4000, 30)
for (i in 1:400) { A[i, ] = matrix(i, 1, 30) + t(seq(1, 30)) }
print(sum(A))
DML
"$samara" predict --json --by-codelet --predictor=roofline rows.dml >rows.json 2>err || { fail "predict updates in place"; cat err; }
python3 - <<'P' || fail "an update in place copies nothing"
import json
each = [c["p50_s"] for c in json.load(open("rows.json"))["machines"][0]["codelets"] if c["op"] == "dynamic_update"]
raise SystemExit(not (each and 0 < max(each) < 4e-6))
P
# code requested while the only run used the vectorised interpreter is there for the next process,
# which is predicted
cat >once.dml <<'DML'
X = matrix(sin(seq(1, 5000000)), 50000, 100)
while (FALSE) { }
print(sum(X))
DML
mkdir -p once
SAMARA_CACHE=$PWD/once "$samara" predict --threads=1 --json --by-codelet once.dml >once.json 2>err || { fail "predict what runs once"; cat err; }
SAMARA_CACHE=$PWD/once "$samara" run --threads=1 --json --report=once.report.json once.dml >out 2>err || { fail "run what was predicted"; cat err; }
python3 - <<'P' || fail "what runs once runs by the code that the first process made"
import json
told = {c["op"]: c["impl"] for c in json.load(open("once.json"))["machines"][0]["codelets"] if c["type"].startswith("-> f64[50000, 100]") or "f64[50000, 100]" in c["type"].split("->")[1]}
ran = {o["op"]: o["impl"] for f in json.load(open("once.report.json"))["flows"] for o in f["ops"] if "f64[50000, 100]" in o["types"].split("->")[1]}
raise SystemExit(not (told and told == ran and "strip" not in ran.values()))
P
"$samara" predict --predictor=simulated step.dml -- n=200 >out 2>err && fail "a script by discrete events"
has "what is simulated is told" "$(cat err)" "only tensor programs"
echo 'stop("no way")' >stop.dml
"$samara" predict stop.dml 2>err && fail "a script that stops"
has "why it stops" "$(cat err)" "no way"

# samara plan PROGRAM: the best that keeps the limits; the nearest, and status 1, where none does
"$samara" plan --json --on h100:4 --on a100-80:4 --on v100 --sla 'latency<=1s,memory<=100GB' --minimise energy \
	"$programs/mlp_train.mlir" >plan.json 2>err || { fail "plan"; cat err; }
"$samara" plan --json --on h100:4 --on a100-80:4 --sla 'latency<=1us' "$programs/mlp_train.mlir" >none.json 2>err &&
	fail "limits that nothing keeps"
has "what cannot be is told" "$(cat err)" "no plan keeps all limits"
check "plans" python3 - <<'PY'
import json
p, none = json.load(open("plan.json")), json.load(open("none.json"))
plans = p["plans"]
assert p["feasible"] and sum("split" not in x for x in plans) == 1 + 2 * (1 + 3 + 5), len(plans)
assert plans[p["chosen"]]["energy_j"] == min(x["energy_j"] for x in plans)
assert all(x["feasible"] for x in plans)
front = [x for x in plans if x["pareto"]]
for x in front:
    assert not any(y["p90_s"] < x["p90_s"] and y["energy_j"] < x["energy_j"] for y in plans)
assert front and plans[0]["p90_s"] == min(x["p90_s"] for x in plans)
assert not none["feasible"]
best = none["plans"][none["chosen"]]
assert best["times_over"] == min(x["times_over"] for x in none["plans"]) > 1 and best["worst"] == "latency"
PY
# stages of layers are among the plans of whatever has layers, as `samara predict` has them
layers 96 64 >staged.mlir
"$samara" plan --json --on h100:6 staged.mlir >staged.json 2>err || { fail "plan with stages"; cat err; }
"$samara" predict --json --on h100:4 --strategy=dp=2,tp=1,pp=2,mb=4 staged.mlir >stage.json || fail "predict two stages"
check "plans with stages" python3 - <<'PY'
import json
plans = json.load(open("staged.json"))["plans"]
one = json.load(open("stage.json"))["machines"][0]
by = {p.get("strategy", ""): p for p in plans if "pp=" in p.get("strategy", "")}
# 8 layers: 2 and 4 stages on 2, 4 and 6 devices, never 3 or 6
assert {s.split("pp=")[1].split(",")[0] for s in by} == {"2", "4"}, sorted(by)
for s, p in by.items():
    n = {k: int(v) for k, v in (x.split("=") for x in s.split(","))}
    assert n["dp"] * n["tp"] * n["pp"] == p["devices"] and n["mb"] in (n["pp"], 2 * n["pp"], 4 * n["pp"]), s
assert abs(by["dp=2,tp=1,pp=2,mb=4"]["p50_s"] - one["p50_s"]) < 1e-9, (by["dp=2,tp=1,pp=2,mb=4"], one["p50_s"])
assert one["source"] == "simulated", one  # the program that runs
PY
"$samara" run --random=1 --outputs=one.npz staged.mlir >/dev/null 2>err || { fail "layers on one device"; cat err; }
for how in pp=2,mb=4 pp=4,mb=8,gpipe pp=2,mb=2,dp=2; do
	"$samara" run --random=1 --strategy=$how --outputs=cut.npz staged.mlir >/dev/null 2>err || { fail "layers by $how"; cat err; }
	check "layers by $how as on one device" python3 - <<'PY'
import zipfile, struct
def floats(path, name):
    b = zipfile.ZipFile(path).read(name + ".npy")
    b = b[10 + struct.unpack("<H", b[8:10])[0]:]
    return struct.unpack("<%df" % (len(b) // 4), b)
for name in ("out0", "out1"):
    one, cut = floats("one.npz", name), floats("cut.npz", name)
    most = max(map(abs, one))
    assert len(one) == len(cut) and max(abs(a - b) for a, b in zip(one, cut)) <= 1e-5 * most, name
PY
done
# stages that the program marks: four layers of products, forward and back, on four stages
marked() { # LAYERS SIZE
	x="tensor<$2x$2xf32>" last=$(($1 - 1))
	echo "func.func @main($(for k in $(seq 0 $last); do printf '%%w%s: %s, ' "$k" "$x"; done)%h0: tensor<8192x$2xf32>) -> ($(for k in $(seq 0 $last); do printf '%s%s' "$([ "$k" = 0 ] || echo ', ')" "$x"; done)) {"
	b="tensor<8192x$2xf32>"
	for k in $(seq 0 $last); do
		echo "%h$((k + 1)) = stablehlo.dot_general %h$k, %w$k, contracting_dims = [1] x [0] {mhlo.frontend_attributes = {stage = \"$k\"}} : ($b, $x) -> $b"
	done
	echo "%d$1 = stablehlo.negate %h$1 {mhlo.frontend_attributes = {stage = \"$last\"}} : $b"
	for k in $(seq $last -1 0); do
		echo "%g$k = stablehlo.dot_general %h$k, %d$((k + 1)), contracting_dims = [0] x [0] {mhlo.frontend_attributes = {stage = \"$k\"}} : ($b, $b) -> $x"
		echo "%d$k = stablehlo.dot_general %d$((k + 1)), %w$k, contracting_dims = [1] x [1] {mhlo.frontend_attributes = {stage = \"$k\"}} : ($b, $x) -> $b"
		echo "%n$k = stablehlo.subtract %w$k, %g$k : $x"
	done
	echo "return $(for k in $(seq 0 $last); do printf '%s%%n%s' "$([ "$k" = 0 ] || echo ', ')" "$k"; done) : $(for k in $(seq 0 $last); do printf '%s%s' "$([ "$k" = 0 ] || echo ', ')" "$x"; done)"
	echo "}"
}
marked 4 4096 >marked.mlir
: >marked.json
for how in dp=1 pp=4,mb=1 pp=4,mb=16 pp=4,mb=16,gpipe pp=4,mb=8,dp=2 pp=4,mb=8,tp=2; do
	"$samara" predict --json --on h100 --strategy=$how marked.mlir >one.json 2>err || { fail "marked: $how"; cat err; }
	cat one.json >>marked.json
done
"$samara" predict --predictor=simulated --on h100 --strategy=pp=4,mb=4 --timeline marked_line.json marked.mlir >out || fail "the timeline of marked stages"
check "marked stages: bubbles, devices, memory of one stage" python3 - <<'PY'
import json
text, at, runs = open("marked.json").read(), 0, []
while text[at:].strip():
    p, n = json.JSONDecoder().raw_decode(text[at:].lstrip())
    at = len(text) - len(text[at:].lstrip()) + n
    runs.append(p["machines"][0])
one, alone, many, gpipe, dp, tp = runs
assert [r["devices"] for r in runs] == [1, 4, 4, 4, 8, 8], runs
# one micro-batch: stage after stage; many: all at once, but for the bubbles
assert 0.9 * one["p50_s"] < alone["p50_s"] < 1.5 * one["p50_s"], (one["p50_s"], alone["p50_s"])
assert one["p50_s"] / 4 < many["p50_s"] < 0.7 * one["p50_s"], (one["p50_s"], many["p50_s"])
assert dp["p50_s"] < many["p50_s"] and tp["p50_s"] < many["p50_s"]
assert many["memory_bytes"] < 0.6 * one["memory_bytes"] and many["memory_bytes"] < gpipe["memory_bytes"]
e = [x for x in json.load(open("marked_line.json"))["traceEvents"] if x.get("ph") == "X"]
# 3 pairs of neighbours, 4 micro-batches, both ways; a message stands on both ends' rows
assert len([x for x in e if x["name"] in ("activations", "gradients")]) == 2 * 3 * 4 * 2, len(e)
PY
"$samara" plan --json --on h100:8 marked.mlir >out.json 2>err || { fail "plan with marked stages"; cat err; }
check "plans with marked stages" python3 - <<'PY'
import json
ways = [p.get("strategy", "") for p in json.load(open("out.json"))["plans"]]
assert {w.split("pp=")[1].split(",")[0] for w in ways if "pp=" in w} == {"4"}, ways
PY
"$samara" predict --on h100 --strategy=pp=2 marked.mlir >out 2>err && fail "fewer stages than are marked"
has "how many there are" "$(cat err)" "pp=2, but the program marks 4 stages"
"$samara" plan --on h100:2 "$programs/sm_tp_gemm_allreduce.mlir" 2>err && fail "a plan on too few devices"
has "too few devices are told" "$(cat err)" "of h100 there are 2"
# a program that is run here is planned for, too: on one device of each machine
"$samara" plan --json --on epyc-9654 --on raspberry-pi-5 --on h100:4 --minimise energy -DN=400 solve.c -- 5 >cplan.json 2>err || { fail "plan of a C program"; cat err; }
"$samara" plan --past --json --on epyc-9654 --sla 'latency<=1us' -DN=400 solve.c -- 5 >cnone.json 2>err && fail "limits that no C program keeps"
"$samara" plan --json --on epyc-9654 --on raspberry-pi-5 step.dml -- n=20000 >dplan.json 2>err || { fail "plan of a script"; cat err; }
check "plans of what is run" python3 - <<'PY'
import json
c, none, d = (json.load(open(f + ".json")) for f in ("cplan", "cnone", "dplan"))
assert [x["devices"] for x in c["plans"]] == [1, 1, 1] and c["feasible"]
assert c["plans"][c["chosen"]]["energy_j"] == min(x["energy_j"] for x in c["plans"])
assert not none["feasible"] and len(none["plans"]) == 1
assert d["plans"][d["chosen"]]["machine"] == "epyc-9654" and len(d["plans"]) == 2
PY
has "a plan as text" "$("$samara" plan --on h100:2 "$programs/mlp_train.mlir")" "has the least latency"
# parts of one program on several machines: where they know nothing of each other, and where neither
# has room for all of it
towers() { # SIZE
	m="tensor<$1x$1xf32>"
	echo "func.func @main(%a: $m, %b: $m, %c: $m) -> tensor<f32> { %z = stablehlo.constant dense<0.0> : tensor<f32>"
	for t in a b c; do
		echo "%${t}1 = stablehlo.dot_general %$t, %$t, contracting_dims = [1] x [0] : ($m, $m) -> $m"
		echo "%${t}2 = stablehlo.dot_general %${t}1, %$t, contracting_dims = [1] x [0] : ($m, $m) -> $m"
		echo "%${t}3 = stablehlo.reduce(%${t}2 init: %z) applies stablehlo.add across dimensions = [0, 1] : ($m, tensor<f32>) -> tensor<f32>"
	done
	echo "%s = stablehlo.add %a3, %b3 : tensor<f32>"
	echo "%r = stablehlo.add %s, %c3 : tensor<f32>"
	echo "return %r : tensor<f32> }"
}
towers 4096 >towers.mlir
towers 64 >small.mlir
"$samara" plan --json --on epyc-9654 --on xeon-8480c towers.mlir >split.json || fail "a plan of two machines"
"$samara" plan --json --on epyc-9654 --on xeon-8480c small.mlir >whole.json || fail "a plan of a small program"
"$samara" plan --json --on xeon-8480c --on epyc-9654 --on graviton3 --sla 'memory<=250MB' --link net towers.mlir >tight.json || fail "a plan with little memory"
"$samara" plan --json --on h100:2 --on a100-80:2 towers.mlir >near.json || fail "a plan of two devices of two machines"
has "a split as text" "$("$samara" plan --on epyc-9654 --on xeon-8480c --on graviton3 towers.mlir)" "^  between them: .* in [1-9] messages"
check "splits" python3 - <<'PY'
import json
split, whole, tight, near = (json.load(open(f + ".json")) for f in ("split", "whole", "tight", "near"))
def judge(s):  # from the output alone: dependencies, one thing at a time, all ops once
    sent = {(m["task"], m["to"]): m for m in s["messages"]}
    lanes = {}
    for m in s["messages"]:
        for lane in ((s["tasks"][m["task"]]["on"], "sends"), (m["to"], "receives")):
            lanes.setdefault(lane, []).append((m["start_s"], m["finish_s"]))
        assert m["start_s"] >= s["tasks"][m["task"]]["finish_s"] - 1e-9
    for i, t in enumerate(s["tasks"]):
        lanes.setdefault((t["on"], "runs"), []).append((t["start_s"], t["finish_s"]))
        for k in t["after"]:
            there = s["tasks"][k]["finish_s"] if s["tasks"][k]["on"] == t["on"] else sent[k, t["on"]]["finish_s"]
            assert t["start_s"] >= there - 1e-9, (i, k)
    for lane in lanes.values():
        lane.sort()
        assert all(a[1] <= b[0] + 1e-9 for a, b in zip(lane, lane[1:])), lane
    return max([t["finish_s"] for t in s["tasks"]] + [m["finish_s"] for m in s["messages"]])
best = split["plans"][split["chosen"]]
alone = min(p["p90_s"] for p in split["plans"] if "split" not in p)
assert "split" in best and best["p90_s"] < alone, (best, alone) # how much depends on the host's implementation
assert abs(judge(best["split"]) - best["p50_s"]) < 1e-6
assert best["split"]["value"] >= best["split"]["bound"] and len({t["on"] for t in best["split"]["tasks"]}) == 2
assert all("split" not in p for p in whole["plans"]), whole
small = tight["plans"][tight["chosen"]]
assert "split" in small and len(small["split"]["memory_bytes"]) == 3 and max(small["split"]["memory_bytes"]) <= 250e6, small
judge(small["split"])
assert all(p["memory_bytes"] > 250e6 for p in tight["plans"] if "split" not in p or len(p["split"]["machines"]) == 2)
for p in tight["plans"] + near["plans"]:  # all can be so
    if "split" in p:
        judge(p["split"])
        assert p["split"]["front_points"] >= 1
best = near["plans"][near["chosen"]]
assert best["devices"] >= 2 and best["split"]["machines"].count("h100") == 2, best
PY
# bad input names what is wrong, and what would be right
refuses() { # PATTERN ARGS...
	want=$1; shift
	if "$samara" "$@" >/dev/null 2>err; then fail "taken: $*"; fi
	has "refused: $*" "$(cat err)" "$want"
}
mlp=$programs/mlp_train.mlir
for on in h100:0 h100: h100:x h100:-1 h100:99999 :4; do
	refuses "what is '$on'? --on takes MACHINE or MACHINE:DEVICES, 1 to 1024 devices" predict --on "$on" "$mlp"
	refuses "what is '$on'? --on takes MACHINE or MACHINE:DEVICES, 1 to 1024 devices" plan --on "$on" "$mlp"
done
refuses "no machine 'h1000' (did you mean 'h100'?)" predict --on h1000 "$mlp"
refuses "dp= is said twice" predict --on h100 --strategy=dp=2,dp=2 "$mlp"
refuses "dp= takes a whole number from 1 to 1024" predict --on h100 --strategy=dp=0 "$mlp"
refuses "what is 'xp=2'? (dp=N" predict --on h100 --strategy=xp=2 "$mlp"
refuses "what is ''? (dp=N" predict --on h100 --strategy= "$mlp"
refuses "dp=3 does not divide .* 128 (dp=2 would)" predict --on h100:3 "$mlp"
refuses "the strategy is for 2 devices: --on h100:2" predict --on h100:4 --strategy=dp=2 "$mlp"
refuses "pp=4 does not divide the 6 layers .* (pp=3 would)" predict --on h100 --strategy=pp=4 "$programs/gpt_scan_fwd.mlir"
refuses "what is '--strange'? (did you mean --strategy?)" predict --strange "$mlp"
refuses "there is '$mlp' already" predict --on h100 "$mlp" none.mlir
refuses "predictor takes auto, profiled" predict --predictor=best "$mlp"
refuses "turns takes a number from 1 to 1e12" predict --turns=nan "$mlp"
refuses "minimise takes latency" plan --on h100 --minimise beauty "$mlp"
refuses "deadline takes a number above 0" plan --dag none.dag --deadline=-1
card() { # MEMBERS
	echo '{"name": "mine", "kind": "gpu", "clock_hz": 1e9, "peak_f32_flops_per_core": 1e11, "launch_s": 1e-5, "tdp_w": 50, "bandwidth": [[1e6, 1e11, 1e11], [1e9, 1e11, 1e11]], '"$1}" >card.json
}
card '"cores": 1e30'
refuses '"cores" are needed: Expected integer' predict --on ./card.json "$mlp"
card '"cores": 10, "colour": 3'
refuses 'no machine has "colour"' predict --on ./card.json "$mlp"
link='"name": "l", "bytes_per_s": 1e11, "latency_s": 1e-6'
card '"cores": 10, "links": [{'"$link"', "topology": "ring"}]'
refuses "a link is .*: Object item not found: devices" predict --on ./card.json:2 "$mlp"
card '"cores": 10, "links": [{'"$link"', "topology": "torus", "devices": 4, "axes": 3}]'
refuses "4 devices make no torus of 3 axes" predict --on ./card.json:2 "$mlp"
mkdir damaged && head -c 8192 /dev/zero | tr '\0' x >damaged/history.db
usual=$SAMARA_CACHE
export SAMARA_CACHE="$work/damaged"
refuses "damaged/history.db is damaged: remove it, and a new one is started" learn train
refuses "damaged/history.db is damaged: remove it, and a new one is started" predict --predictor=profiled "$mlp"
echo '{"x":' >damaged/this.json
refuses "damaged/this.json:2:0: unexpected token" predict --predictor=learned "$mlp"
cp "$here/../../models/gpu.json" damaged/this.json
refuses "this.json in the cache was not learned of this machine" predict --predictor=learned "$mlp"
SAMARA_CACHE=$usual
# an eager framework runs each element-wise op by itself, which the host starts; not CPUs
for way in compiled eager; do
	"$samara" predict --json --by-codelet --framework=$way --on h100 --on epyc-9654 "$mlp" >$way.json || fail "predict --framework=$way"
done
"$samara" predict --json --predictor=simulated --framework=eager --on h100 "$mlp" >played.json || fail "eager, simulated"
check "eager frameworks" python3 - <<'PY'
import json
def of(file):
    return {m["machine"]: m for m in json.load(open(file))["machines"]}
compiled, eager = of("compiled.json"), of("eager.json")
assert eager["epyc-9654"] == compiled["epyc-9654"]
assert eager["h100"]["p50_s"] > 1.2 * compiled["h100"]["p50_s"]
assert eager["h100"]["p10_s"] < eager["h100"]["p50_s"] < eager["h100"]["p90_s"]
# no kernel is quicker than the host starts it
assert all(k["p50_s"] >= 6.9e-6 for k in eager["h100"]["codelets"])
assert abs(of("played.json")["h100"]["p50_s"] / eager["h100"]["p50_s"] - 1) < 0.01
PY
refuses "framework takes compiled" predict --framework=torch "$mlp"
# one of several machines that cannot run it is reported, the others are shown
if "$samara" predict --json --on h100:3 --on t4 "$mlp" >out 2>err; then fail "predict: no word of a machine that cannot"; fi
grep -q "h100:3: dp=3 does not divide" err || fail "predict: $(cat err)"
python3 -c 'import json, sys
p = json.load(open("out"))
sys.exit([m["machine"] for m in p["machines"]] != ["t4"] or [r["machine"] for r in p["refused"]] != ["h100:3"])' || fail "predict: $(cat out)"
refuses "missing.mlir" predict --on h100 --on t4 missing.mlir
for wrong in "--link string" "--sla latency<=x" "--sla speed<=1s" "--minimise beauty" "--on nothing"; do
	# shellcheck disable=SC2086
	if "$samara" plan --on h100 $wrong "$programs/mlp_train.mlir" >/dev/null 2>err; then fail "plan takes $wrong"; fi
	[ -s err ] || fail "plan $wrong: nothing is said"
done
finish
