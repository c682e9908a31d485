# The command line itself: help, JSON, exit statuses, doctor, kernels of one's own, machine, samara
# run.
. "$(dirname "$0")/lib.sh"

json() { python3 -c 'import json, sys; json.load(sys.stdin)'; } # stdin is one JSON document
for c in run cc report decompose kernels machine graph plan predict simulate learn doctor; do
	out=$("$samara" $c --help 2>err); same "status of $c --help" 0 $?
	has "$c --help says how to use it" "$out" "^usage: samara $c "
	same "$c --help has no complaints" "" "$(cat err)"
	has "$c is in the list" "$("$samara" --help)" "^  $c  "
done
for wrong in "" "nope" "run" "run --report" "run --impl=nope x.c" "run --fp=s x.c" "run --threads=no x.c" "decompose" "decompose --nope x.c" "kernels --nope" "machine nope" "machine show" "machine check" "machine list x" "machine list --save x" "machine check x --json" "machine show a b" "machine calibrate --save" "doctor nope" "graph" "plan" "plan x.dag" "plan --dag=x --objective=best" "plan --dag=x --deadline=0" "plan --dag=x --budget=-1" "plan --dag=x --objective=pareto --planner=heft"; do
	# shellcheck disable=SC2086  # words
	out=$("$samara" $wrong 2>&1 >/dev/null); same "status of: samara $wrong" 2 $?
	has "samara $wrong tells how to use it" "$out" "^usage: samara"
done
has "a slip in a command is seen" "$("$samara" predct 2>&1)" "there is no command 'predct' (did you mean predict?)"
same "help as JSON, both ways" "$("$samara" help --format=json)" "$("$samara" help --json)"
version=$("$samara" --version)
has "the version" "$version" "^samara [0-9.]* ([0-9a-f]*\(-changed\|unknown\)*, [a-z, ]*, [a-z0-9_]*-linux)$"
[ "$("$here/../../tools/commit")" = unknown ] || has "a commit" "$version" "^samara [0-9.]* ([0-9a-f]\{12,\}"
has "what is not there" "$(SAMARA_ONEDNN=/nowhere SAMARA_WASMTIME=/nowhere "$samara" --version)" "^missing:.* onednn.* wasmtime"
"$samara" --version --json >version.json
same "as JSON" "$(echo "$version" | sed -n 's/^found: *//p' | tr ' ' '\n' | sort)" \
	"$(python3 -c 'import json; print(*sorted(n for n, there in json.load(open("version.json"))["features"].items() if there), sep="\n")')"
same "its version is that" "$(python3 -c 'import json; v = json.load(open("version.json")); print("samara %(version)s (%(commit)s, %(build)s, %(target)s)" % v)')" "${version%%
*}"
"$samara" --version --xml >xml 2>&1; same "nothing else" 2 $?

# doctor: nothing is missing here but what this machine may lack; a removed program is reported with
# the way to install it
"$samara" doctor >out; had=$?
check "doctor as JSON" sh -c '"$0" doctor --json >doctor.json; python3 -c "
import json
d = {x[\"name\"]: x for x in json.load(open(\"doctor.json\"))}
assert d[\"clang-19\"][\"state\"] == \"ok\" and d[\"calibration\"][\"state\"] == \"note\", d
assert d[\"OpenBLAS, system\"][\"state\"] != \"ok\" or \"GFLOP/s\" in d[\"OpenBLAS, system\"][\"detail\"], d
assert \"oneDNN 3\" in d and \"OpenBLAS, wheel\" in d, d
assert all(x[\"state\"] == \"ok\" or x[\"get\"] for x in d.values()), d"' "$samara"
[ $had -eq 0 ] || ! grep -q '^missing' out || echo "note: $(grep '^missing' out)"
out=$(SAMARA_CLANG=/no/clang SAMARA_ONEDNN=/no/dnnl SAMARA_CACHE=/proc/none "$samara" doctor)
same "doctor's status when things are missing" 1 $?
for what in clang-19 oneDNN cache; do
	has "doctor misses $what" "$out" "^missing  $what .*; get it: "
done

has "doctor says why there is no GPU" "$(SAMARA_CUDA=/no/libcuda.so.1 "$samara" doctor)" "^note     GPU driver .*there is no CUDA driver: /no/libcuda.so.1"

# a kernel of one's own, from a folder
mkdir mine
cat >mine/twice_and_one.k <<'K'
kernel twice_and_one
about "2x + 1"
class element
form O[i..] = 2*X[i] + 1
K
cat >mine.c <<'C'
void f(int n, double *o, const double *x) { for (int i = 0; i < n; i++) o[i] = 2 * x[i] + 1; }
C
has "kernels shows it" "$(SAMARA_KERNELS=mine "$samara" kernels twice_and_one)" "2x + 1"
check "kernels --json" sh -c '"$0" kernels --json | python3 -c "
import json, sys
k = {x[\"name\"]: x for x in json.load(sys.stdin)}
assert k[\"gemm\"][\"forms\"][0][\"canonical\"] and len(k[\"gemm\"][\"forms\"][0][\"vector\"]) == 32"' "$samara"
has "decompose finds it" "$(SAMARA_KERNELS=mine "$samara" decompose mine.c)" " twice_and_one "
check "and not without the folder" sh -c '! "$0" decompose mine.c | grep -q twice_and_one' "$samara"
echo "form O[i] = 3*X[j]" >>mine/twice_and_one.k
out=$(SAMARA_KERNELS=mine "$samara" kernels 2>&1); same "status of a broken kernel" 1 $?
has "a broken kernel is named with its line" "$out" "twice_and_one.k:5:"
out=$("$samara" kernels nothing 2>&1); same "status of an unknown kernel" 1 $?

# plan: a task graph's schedule, its front, and what goes wrong
printf '3 2\n0 2 3 4 1 0\n1 3 5 6 2 1 0 1\n2 4 4 9 3 1 0 1.5\n' >three.dag
has "a plan is proved" "$("$samara" plan --dag three.dag)" "^makespan 7, energy 10; nothing is better"
check "as JSON" sh -c '"$0" plan --dag three.dag --json | python3 -c "
import json, sys
p = json.load(sys.stdin)
assert p[\"makespan\"] == p[\"bound\"] == 7 and p[\"energy\"] == 10 and p[\"optimal\"] is True, p
assert [(s[\"task\"], s[\"processor\"]) for s in p[\"schedule\"]] == [(0, 1), (1, 0), (2, 1)], p"' "$samara"
same "the front" "[[7.0, 10.0], [12.0, 6.0]]" "$("$samara" plan --dag three.dag --objective pareto --json |
	python3 -c 'import json, sys; f = json.load(sys.stdin); assert f["exact"]; print(f["front"])')"
has "energy by a deadline" "$("$samara" plan --dag three.dag --objective=energy --deadline=12)" "^makespan 12, energy 6; nothing is better"
out=$("$samara" plan --dag three.dag --deadline=6.9 2>&1); same "status of a deadline that nothing meets" 1 $?
has "it tells the earliest" "$out" "^makespan 7,"
has "and says so" "$out" "no schedule that ends by 6.9 was found"
out=$("$samara" plan --dag three.dag --planner=magic 2>&1); same "status of an unknown planner" 2 $?
has "planners are named" "$out" "what is '--planner=magic'? --planner takes search, exact, heft"
out=$("$samara" plan --dag three.dag --planner=heft --objective=energy 2>&1); same "status of heft for energy" 1 $?
printf '1 1\n0 -1 1 0\n' >bad.dag
out=$("$samara" plan --dag bad.dag 2>&1); same "status of a wrong graph" 1 $?
has "its line is told" "$out" "bad.dag:2: a time is -1"
out=$("$samara" plan --dag none.dag 2>&1); same "status of no graph" 1 $?

# plan: workflows in the formats of others
for graph in sort.json sort.dot; do
	out=$("$samara" plan --dag "$here/../plan/workflows/$graph" --processors 1:1:10,1:0.5:2)
	has "$graph is planned" "$out" "^makespan 29.5, energy 295; nothing is better"
	has "with names" "$out" "24.5 *29.5  merge"
done
has "stg is planned" "$("$samara" plan --dag "$here/../plan/workflows/sort.stg" --processors=2)" "^makespan 20,"
check "a step is simulated" "$samara" simulate "$here/../../examples/gpt-step/gpt3-175b.json" --on a100-80-sxm:1024 --chakra trace >out
has "its trace is planned" "$("$samara" plan --dag trace.0.et --processors=2 --planner=heft)" "  attention$"
out=$("$samara" plan --dag "$here/../plan/workflows/sort.json" 2>&1); same "status without processors" 1 $?
has "they are asked for" "$out" "say which by --processors COUNT"
out=$("$samara" plan --dag three.dag --processors=2 2>&1); same "status of processors twice" 1 $?
printf 'digraph {\n a -> b\n}\n' >bad
out=$("$samara" plan --dag bad --format=dot --processors=2 2>&1); same "status of a wrong workflow" 1 $?
has "its line is told, too" "$out" "bad:2: node 'a' has no runtime"

# machine: measured once, kept, known as such
has "before" "$("$samara" machine)" "shipped description"
check "calibrate" "$samara" machine calibrate >out
check "after" sh -c '! "$0" machine | grep -q "shipped description"' "$samara"
check "machine --json" sh -c '"$0" machine --json' "$samara" >machine.json && json <machine.json || fail "machine.json"
has "one file for this kind of host" "$(ls "$SAMARA_CACHE")" "^machine-.*json"
out=$(SAMARA_CACHE=/proc/none "$samara" machine calibrate 2>err); same "status when it cannot be kept" 1 $?
has "the figures all the same" "$out" "GFLOP/s"
has "and why" "$(cat err)" "/proc/none"

# machine list, show, check, --save: those that are described, ours and one's own
out=$("$samara" machine list); same "status of machine list" 0 $?
has "it has the H100" "$out" "^h100-sxm  *gpu  *132  *67  *989 .* nvlink 450 GB/s x 8  = h100$"
has "and what nobody sells is empty" "$out" "^tpu-v3  *tpu .* 1  chip 450 GB/s x 2"
check "as JSON" sh -c '"$0" machine list --json | python3 -c "
import json, sys
m = {x[\"name\"]: x for x in json.load(sys.stdin)}
assert len(m) >= 40 and all(x[\"source\"] for x in m.values())
assert m[\"h100-sxm\"][\"memory_bytes\"] == 80 << 30 and m[\"tpu-v4\"][\"links\"][0][\"axes\"] == 3"' "$samara"
out=$("$samara" machine show h100); same "status of machine show" 0 $?
has "show tells the matrix units" "$out" "^matrices .* bf16 989, .* TFLOP/s, dense"
has "and the source" "$out" "matrix_bf16_flops.*: NVIDIA H100 data sheet"
has "and what is assumed" "$("$samara" machine show grace)" "pj_per_flop_f32.*: assumed of CPUs"
out=$("$samara" machine show h20 2>&1); same "status of an unknown machine" 1 $?
has "the nearest is told" "$out" "no machine 'h20' (did you mean 'h200'?)"
"$samara" machine show grace --json >again.json
check "what is shown can be read" "$samara" machine check again.json >out
has "and every figure has its source" "$(cat out)" "^again.json: grace can be predicted on$"
sed 's/"clock_hz"/"clokc_hz"/' again.json >wrong.json
out=$("$samara" machine check wrong.json 2>&1); same "status of a wrong description" 1 $?
has "its wrong member is told" "$out" 'wrong.json: .*"c.*_hz"'
check "calibrate --save" sh -c '"$0" machine calibrate --save mine 2>saved >out' "$samara"
has "where it is" "$(cat saved)" "kept as .*machines/mine.json"
has "it is listed" "$("$samara" machine list)" "^mine  *cpu"
check "and can be shown" "$samara" machine show mine >out
out=$("$samara" machine calibrate --save ../x 2>&1 >/dev/null); same "status of a name that is none" 1 $?
echo '{' >"$SAMARA_MACHINES/broken.json"
out=$("$samara" machine list 2>err); same "status with a broken one" 1 $?
has "the broken one is told" "$(cat err)" "broken.json:"
has "and the others all the same" "$out" "^h200 "
rm "$SAMARA_MACHINES/broken.json"

# run: several files; the second time nothing is compiled; a changed header counts
printf 'int f(int x);\n#define PLUS 0\n' >m.h
printf '#include <stdio.h>\n#include "m.h"\nint main(int c, char **v) { printf("%%d %%s\\n", f(c), v[c - 1]); return 3; }\n' >m1.c
printf '#include "m.h"\nint f(int x) { return x * K + PLUS; }\n' >m2.c
run_m() { "$samara" run -DK=2 m1.c m2.c -lm -- "$@"; }
out=$(run_m hi); same "status of two files" 3 $?
same "two files" "4 hi" "$out"
same "with no compiler, from the cache" "6 ho" "$(PATH=/nowhere run_m hi ho)"
sed -i 's/x \* K/x * K + 1/' m2.c
same "a source that changed" "5 hi" "$(run_m hi)"
sed -i 's/PLUS 0/PLUS 2/' m.h
same "a header that changed" "7 hi" "$(run_m hi)"
mkdir -p other/inc inc && echo '#define N 1' >inc/n.h && echo '#define N 2' >other/inc/n.h
printf '#include <stdio.h>\n#include <n.h>\nint main(void) { printf("%%d\\n", N); }\n' >n.c
same "an include folder" 1 "$("$samara" run -Iinc n.c)"
same "the same words, from another folder" 2 "$(cd other && "$samara" run -Iinc ../n.c)"

# every implementation of the registry is a word of --impl, and runs the program or leaves it as it
# is
cat >product.c <<'C'
#include <stdio.h>
static float a[64 * 64], b[64 * 64], c[64 * 64];
int main(void)
{
	for (int i = 0; i < 64 * 64; i++) { a[i] = i % 7; b[i] = i % 5; }
	for (int i = 0; i < 64; i++)
		for (int j = 0; j < 64; j++) {
			float s = 0;
			for (int k = 0; k < 64; k++)
				s += a[i * 64 + k] * b[k * 64 + j];
			c[i * 64 + j] = s;
		}
	printf("%g\n", (double)c[777]);
	return 0;
}
C
impls=$("$samara" help run --format=json | python3 -c '
import json, sys
forms = json.load(sys.stdin)["commands"][0]["forms"]
print(*next(o["words"] for o in forms[0]["options"] if o["name"] == "--impl"))')
has "dot and bitcode are among them" " $impls " " dot .* bitcode "
want=$("$samara" run --off product.c)
for i in $impls; do
	same "--impl=$i" "$want" "$(SAMARA_FORCE=1 "$samara" run --fp=fast "--impl=$i" product.c)"
done

# an entry of the cache is used if it is undamaged and its inputs are unchanged, else remade
mkdir lib && echo 'int f(void) { return 3; }' >lib/f.c
printf '#include <stdio.h>\nint f(void);\nint main(void) { printf("%%d\\n", f()); }\n' >l.c
archive() { clang-19 -c lib/f.c -o lib/f.o && rm -f lib/libf.a && ar rc lib/libf.a lib/f.o; }
run_l() { SAMARA_CACHE=$work/kept "$samara" run l.c -Llib -lf; }
archive
same "an archive" 3 "$(run_l)"
kept=$(ls kept/programs/*.from) && kept=${kept%.from}
inode=$(stat -c %i "$kept")
same "an archive, again" 3 "$(run_l)"
same "it was not made anew" "$inode" "$(stat -c %i "$kept")"
truncate -s 5000 "$kept"
same "a cut program" 3 "$(run_l)"
python3 -c 'import sys; b = bytearray(open(sys.argv[1], "rb").read()); b[len(b) // 2] ^= 1; open(sys.argv[1], "wb").write(b)' "$kept"
inode=$(stat -c %i "$kept")
same "a damaged program" 3 "$(run_l)"
check "it was made anew" test "$inode" != "$(stat -c %i "$kept")"
head -n 3 "$kept.from" >cut && cat cut >"$kept.from"
sed -i 's/3/4/' lib/f.c && archive
same "a cut list of what it is made of" 4 "$(run_l)"
sed -i 's/4/5/' lib/f.c && archive
same "another archive" 5 "$(run_l)"
echo '-DN=1' >flags && printf '#include <stdio.h>\nint main(void) { printf("%%d\\n", N); }\n' >f.c
same "flags in a file" 1 "$("$samara" run @flags f.c)"
echo '-DN=2' >flags
same "other flags in it" 2 "$("$samara" run @flags f.c)"
for d in /proc/none "$work/m.h"; do
	same "without a cache ($d)" "7 hi" "$(SAMARA_CACHE=$d run_m hi)"
	out=$(SAMARA_CACHE=$d "$samara" run n.c -Iinc --report -- 2>err); same "without a cache, with a report ($d)" 1 "$out"
done
mkdir full
if mount -t tmpfs -o size=64k none full 2>/dev/null; then
	same "a full disk" 1 "$(SAMARA_CACHE=$work/full "$samara" run -Iinc n.c 2>err)"
	same "no noise on a full disk" "" "$(cat err)"
	umount full
fi

# run --json: the report, apart from the program's own output
"$samara" cc -O3 "$here/work.c" -o work
same "output beside a report" "$(./work)" "$(SAMARA_FORCE=1 "$samara" run --json "$here/work.c" 2>report.json)"
python3 - <<'PY' || fail "the report as JSON: $(cat report.json)"
import json
rows = json.load(open("report.json"))["codelets"]
taken = [r for r in rows if r["taken"]]
assert taken and all(r["calls"] > 0 and r["p10_s"] <= r["p50_s"] <= r["p90_s"] for r in taken), rows
assert all(r["energy_label"] in ("modelled", "measured:rapl") and r["line"] > 0 for r in taken), taken
assert all(r["reason"] for r in rows if not r["taken"]), rows
PY
"$samara" run --report=table "$here/work.c" >out
has "--report=FILE" "$(cat table)" "^codelet .* energy"
rm table
"$samara" run --threads 1 --fp strict --check always --impl nest --report table "$here/work.c" >out
has "--report FILE" "$(cat table)" "^codelet .* energy"

# samara report: what SAMARA_REPORT=FILE wrote, as often as one likes
SAMARA_FORCE=1 SAMARA_REPORT=$work/rows ./work >out
has "samara report" "$("$samara" report rows)" "^codelet .* energy"
same "it changes nothing" "$("$samara" report rows)" "$("$samara" report rows)"
check "samara report --json" sh -c '"$0" report --json rows | python3 -c "
import json, sys
r = json.load(sys.stdin)
assert any(c[\"taken\"] for c in r[\"codelets\"]) and r[\"notes\"] == [], r"' "$samara"
out=$("$samara" report none 2>&1); same "status of a report that is not there" 1 $?
has "what programs that write none are told by" "$out" "samara helper list"
check "and that is not made" test ! -e none
out=$("$samara" report work 2>&1); same "status of a file that is no report" 1 $?

# settings with unknown values: reported once, with the known ones; a program's stderr is its
# own
for wrong in SAMARA=perhaps SAMARA_FP=foo SAMARA_CHECK=bogus SAMARA_IMPL=bogus SAMARA_THREADS=abc SAMARA_VIA=bogus \
	SAMARA_TUNE=abc SAMARA_REPORT=/nodir/x SAMARA_FORCE=yes SAMARA_CODE=c SAMARA_OPAQUE=some SAMARA_ERRNO=loose; do
	out=$(env $wrong "$samara" kernels gemm 2>&1 >/dev/null)
	has "$wrong is told" "$out" "^samara kernels: what is ${wrong%=*}='${wrong#*=}'? it takes "
	same "$wrong is told once" 1 "$(printf '%s\n' "$out" | wc -l)"
	has "samara cc tells it, too" "$(env $wrong "$samara" cc -c m2.c -DK=1 -o m2.o 2>&1)" "what is ${wrong%=*}="
	out=$(env $wrong "$samara" run --fp=reassoc "$here/work.c" 2>&1 >/dev/null | grep -c "what is")
	same "samara run tells $wrong once" 1 "$out"
	same "a program does not tell $wrong" "" "$(env $wrong ./work 2>&1 >/dev/null)"
done
# help behind a verb; files of the cache; what does not go to clusters
has "help behind a verb" "$("$samara" archive try --help)" "^usage: samara archive "
same "its status" 0 "$("$samara" cluster export --help >/dev/null; echo $?)"
"$samara" run "$here/work.c" >/dev/null
same "the history is its user's alone" 600 "$(stat -c %a "$SAMARA_CACHE/history.db")"
for file in x.mlir x.dml; do
	has "$file on a cluster" "$("$samara" run --cluster=c $file 2>&1)" "only codelets of C programs go to clusters"
	has "$file by the environment" "$(SAMARA_CLUSTER=c "$samara" run $file 2>&1)" "^samara run: SAMARA_CLUSTER is not used"
done
rm rows
SAMARA_FP=foo SAMARA_IMPL=bogus SAMARA_FORCE=1 SAMARA_REPORT=$work/rows ./work >out
has "its report tells" "$("$samara" report rows)" "SAMARA_FP='foo'? it takes .*strict"
has "a name that is none counts as not set" "$("$samara" report rows)" "^work.c:.* check "
same "what is known is not told" "" "$(SAMARA_FP=strict SAMARA_IMPL=nest SAMARA_THREADS= "$samara" kernels gemm 2>&1 >/dev/null)"
finish
