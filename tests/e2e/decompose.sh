# samara decompose: the same codelets from a source, bitcode, object, archive and executable.
. "$(dirname "$0")/lib.sh"

cp "$here/work.c" .
clang-19 -O1 -Xclang -disable-llvm-passes -g -c -emit-llvm work.c -o work.bc
"$samara" cc -O2 -c work.c -o work.o && "$samara" cc -O2 work.c -o work && ar rc libwork.a work.o || fail "builds"
for f in work.c work.bc work.o work libwork.a; do
	"$samara" decompose --json --set product.n=100 $f >out.json 2>err || { fail "decompose $f"; cat err; }
	python3 - $f out.json <<'PY' || fail "codelets of $f"
import json, sys
name, path = sys.argv[1:]
p = json.load(open(path))
keys = """id function file line kernel params inputs outputs depends lines flops bytes cyclomatic pure
frequency resources predicted reason flow whole""".split()
assert p["program"] == name
for c in p["codelets"]:
    assert set(keys) <= set(c), set(keys) - set(c)
    for x in c["inputs"] + c["outputs"]:
        assert set(x) == {"name", "type", "shape", "access", "bytes"}, x
    for x in c["predicted"]:
        assert set(x) == {"target", "implementation", "p10_s", "p50_s", "p90_s", "energy_j", "label"}
        assert 0 < x["p10_s"] <= x["p50_s"] <= x["p90_s"] and x["energy_j"] > 0 and x["label"]
    assert (c["kernel"] is None) == bool(c["reason"]), c["reason"]
# main has a copy, since it is inlined there
g, *copies = [c for c in p["codelets"] if c["kernel"] == "gemm" and c["function"] == "product"]
assert g["flow"] == "product" and {c["flow"] for c in copies} == {"main"}, copies
assert 10 <= g["line"] <= 16, g["line"]
assert g["flops"] == 2 * 100 ** 3, g["flops"]
assert g["bytes"] == 3 * 8 * 100 ** 2, g["bytes"]
assert [x["shape"] for x in g["inputs"]] == [["n", "n"], ["n", "n"]], g["inputs"]
assert {x["implementation"] for x in g["predicted"]} > {"original"}
assert any(c["kernel"] is None and c["function"] == "smooth" for c in p["codelets"])
PY
done
"$samara" decompose --json work.c >out.json
check "sizes that are not known are expressions" python3 -c '
import json
g, *copies = [c for c in json.load(open("out.json"))["codelets"] if c["function"] == "product"]
assert g["flops"] == "2*n*n*n" and g["lines"] == 8 and not g["predicted"], g'
has "table" "$("$samara" decompose work.c)" "work.c:[0-9]* *product *gemm"
has "who inlined it" "$("$samara" decompose work.c)" "inlined into: main"
cat >softmax.c <<'C'
#include <math.h>
void softmax(int n, double *x)
{
	double sum = 0;

	for (int i = 0; i < n; i++)
		sum += exp(x[i]);
	for (int i = 0; i < n; i++)
		x[i] = exp(x[i]) / sum;
}
C
"$samara" decompose --json softmax.c >out.json
check "kernels made of several codelets" python3 -c '
import json
c = json.load(open("out.json"))["codelets"]
assert [(x["whole"], x["whole_ends"]) for x in c] == [("softmax", 1)] * 2, c'
has "whole" "$("$samara" decompose softmax.c)" "part of: softmax, which ends with 1"
has "dot" "$("$samara" decompose --dot work.c)" "^digraph"
finish
