# samara predict --strategy=tp=N: what devices send is what Megatron-LM's cut of the layers sends.
. "$(dirname "$0")/lib.sh"

: >sent.json
for family in llama gpt2 phi3 mixtral bert scan gpt2_train llama_train; do
	"$samara" predict -d cut --json --on h100:4 --strategy=tp=4 "$here/tensor/$family.mlir" >"$family.json" 2>"$family.txt" || fail "predict $family"
	"$samara" predict --json --on h100 "$here/tensor/$family.mlir" >"$family-one.json" || fail "predict $family on one"
done
check "two all-reduces of the hidden width a layer" python3 - <<'PY'
import json
import re
# B, S, D of make.py; collectives written once, and how often a loop runs them
hidden = 3 * 64 * 256 * 4
written = {"llama": 4, "gpt2": 4, "phi3": 4, "mixtral": 4, "bert": 4, "scan": 2, "gpt2_train": 8, "llama_train": 8}
collective = re.compile(r"(%\d+) = (all_reduce|all_gather|all_to_all|reduce_scatter|collective_permute|permute|send|recv) f32\[([\d, ]*)\]")
for family, n in written.items():
    sent, large = 0, 0
    text = open(family + ".txt").read()
    for name, op, dims in collective.findall(text):
        size = 4
        if len(re.findall(name + r"\b", text)) == 1:
            continue  # nothing reads it: it was joined with another
        for d in filter(None, dims.split(", ")):
            size *= int(d)
        sent += size
        large += size == hidden
        assert size == hidden or size <= hidden // 100, (family, op, dims)
        assert op == "all_reduce", (family, op)
    assert large == n and sent <= 1.05 * n * hidden, (family, large, sent / hidden)
    four, one = (json.load(open(f"{family}{x}.json"))["machines"][0] for x in ("", "-one"))
    # weights and work are cut: a quarter, and the norms that all devices compute
    assert four["flops"] < 0.35 * one["flops"], (family, four["flops"], one["flops"])
    assert four["memory_bytes"] < 0.55 * one["memory_bytes"], (family, four["memory_bytes"], one["memory_bytes"])
PY
finish
