# A program of the library on a cluster: smr_join, smr_plan, smr_execute, smr_monitor;
# `samara monitor` says the same; what a run learnt is there for the next one, from the cluster and
# from the local history.
. "$(dirname "$0")/lib.sh"
"$samara" doctor | grep -q '^ok *nats-server' || { echo "skipped: no nats-server here"; exit 77; }
flow=$here/../../examples/api/product.smr
program=$build/examples/example_cluster
futures=$build/examples/example_futures
dir=$work/c
node=
clean() { # ends the processes of this script, by their ids
	[ -z "$node" ] || kill -9 "$node" 2>/dev/null
	[ ! -d "$dir" ] || "$samara" cluster down "$dir" >/dev/null 2>&1
	chmod -R u+rwx "$work"; rm -rf "$work"
}
trap clean EXIT
predicted() { sed -n 's/.*predicted \([^ ]*\) s.*/\1/p' "$1"; }

has "no folder" "$("$program" "$flow" "$work/none" 2>&1)" "cannot open the cluster's folder"
has "no nodes" "$("$program" "$flow" local:0 2>&1)" "local:N takes 1 to 64 nodes"
has "no server" "$(SAMARA_NATS_SERVER=/nowhere "$program" "$flow" local:1 2>&1)" "SAMARA_NATS_SERVER=/nowhere cannot be run"
"$samara" cluster init "$dir" >/dev/null
has "a server that is down" "$("$program" "$flow" "$dir" 2>&1)" "cannot join the cluster"
"$program" "$flow" local:2 memory-bound >out 2>&1
has "two nodes of its own" "$(cat out)" "gemm product#0 in memory-bound: c\[0\]\[0\] = 1, 1 call"

"$samara" cluster up "$dir" >/dev/null
has "no node yet" "$("$program" "$flow" "$dir" memory-bound 2>&1)" "no node of fleet 'memory-bound' can be reached"
has "no such fleet" "$("$program" "$flow" "$dir" abacus 2>&1)" "the cluster has no fleet 'abacus'"
"$samara" node --join "$dir" --name n1 >n1.out 2>n1.err &
node=$!
for _ in $(seq 150); do grep -qs joined n1.out && break; sleep 0.1; done
check "a node has joined" grep -q joined n1.out

# each with a history of its own: what is different is what the cluster knows
for run in 1 2; do
	SAMARA_CACHE=$work/cache$run "$program" "$flow" "$dir" memory-bound >run$run 2>&1
	has "run $run" "$(cat run$run)" "gemm product#0 in memory-bound: c\[0\]\[0\] = 1, 1 call"
done
check "the second run plans with what the first one learnt" test "$(predicted run1)" != "$(predicted run2)"
"$samara" monitor --json "$dir" >monitor
python3 - run1 run2 monitor <<'PY' || fail "samara monitor says what smr_monitor says"
import json, re, sys
said = sorted(float(re.search(r"call, ([^ ]*) s", open(f).read())[1]) for f in sys.argv[1:3])
lines = json.load(open(sys.argv[3]))
kept = sorted(l["mean_s"] for l in lines)
ok = len(kept) == 2 and all(abs(a - b) <= 1e-5 * b for a, b in zip(said, kept))
ok = ok and all(l["codelet"] == "gemm product#0" and l["fleet"] == "memory-bound" and l["count"] == 1 and
                l["energy_label"] in ("modelled", "measured:rapl") and l["error_rate"] == 0 and l["p95_s"] == l["mean_s"]
                and l["predicted_s"] > 0 for l in lines)
ok or print(said, lines)
sys.exit(not ok)
PY
has "the table" "$("$samara" monitor --fleet memory-bound "$dir")" "gemm product#0 *memory-bound *1 "
has "the plan" "$("$samara" monitor --plans "$dir")" "^gemm product#0  *memory-bound  *n1  *[0-9.]*  *[0-9.]*$"
has "of no fleet" "$("$samara" monitor --fleet abacus "$dir")" "no call of this kind"
same "of another fleet" "[]" "$("$samara" monitor --json --fleet abacus "$dir")"

# many runs at a time, also when a node is lost with those that it had
same "many runs" "200 runs, 0 differ, 200 on nodes" "$("$futures" "$flow" "$dir" memory-bound 200 2>&1)"
SAMARA_LOG=debug "$samara" node --join "$dir" --name n2 >n2.out 2>n2.err &
second=$!
for _ in $(seq 150); do grep -qs joined n2.out && break; sleep 0.1; done
"$futures" "$flow" "$dir" memory-bound 8000 >killed 2>&1 &
run=$!
for _ in $(seq 300); do grep -q begins n2.err && break; sleep 0.05; done
sleep 0.5
kill -9 $second; wait $second 2>/dev/null
check "a node was killed in their midst" kill -0 $run
wait $run
same "runs of which a node was lost" "8000 runs, 0 differ, 8000 on nodes" "$(cat killed)"

# the threads of a program do not wait for each other's calls
cat >threads.c <<'C'
#include <pthread.h>
#include <stdio.h>
enum { N = 40, THREADS = 4, CALLS = 50 };
static double a[N][N], c[THREADS][N][N], sum[THREADS];
static pthread_barrier_t first;
static __attribute__((noinline)) void product(int t)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			double s = c[t][i][j];
			for (int k = 0; k < N; k++)
				s += a[i][k] * a[k][j];
			c[t][i][j] = s;
		}
}
static void *work(void *arg)
{
	int t = (int)(long)arg;
	if (t == 0)
		product(t);
	pthread_barrier_wait(&first);
	for (int i = t == 0; i < CALLS; i++)
		product(t);
	for (int i = 0; i < N * N; i++)
		sum[t] = sum[t] / 2 + c[t][0][i];
	return NULL;
}
int main(void)
{
	pthread_t threads[THREADS];
	pthread_barrier_init(&first, NULL, THREADS);
	for (int i = 0; i < N * N; i++)
		a[0][i] = 1.0 / (i + 1);
	for (long t = 0; t < THREADS; t++)
		pthread_create(&threads[t], NULL, work, (void *)t);
	for (int t = 0; t < THREADS; t++)
		pthread_join(threads[t], NULL);
	printf("%a %a %a %a\n", sum[0], sum[1], sum[2], sum[3]);
	return 0;
}
C
"$samara" run --off threads.c -- >alone 2>/dev/null
SAMARA_FORCE=1 "$samara" run --cluster="$dir" --report=report threads.c >together 2>/dev/null
check "threads: the same bits" cmp alone together
has "threads: all their products are sent" "$(cat report)" "gemm  *[a-z]*  *200 "

# blocks of rows on several nodes: the same bits for any number of them, also when a node is lost
cat >cut.c <<'C'
#include <stdio.h>
enum { N = 301 };
static double a[N][N], b[N][N], c[N][N], d[N][N], e[N][N];
static __attribute__((noinline)) void product(void)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			double s = 0;
			for (int k = 0; k < N; k++)
				s += a[i][k] * b[k][j];
			c[i][j] = s;
		}
}
static __attribute__((noinline)) void add(void) /* what is done twice would show */
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			e[i][j] = e[i][j] * 0.75 + c[j][i];
}
static __attribute__((noinline)) void blur(double w)
{
	for (int i = 1; i < N - 1; i++)
		for (int j = 1; j < N - 1; j++)
			d[i][j] = w * (c[i - 1][j] + c[i + 1][j] + c[i][j - 1] + c[i][j + 1] - 4 * c[i][j]);
}
int main(void)
{
	for (int i = 0; i < N * N; i++)
		a[0][i] = 1.0 / (i + 1), b[0][i] = 1.0 / (i % 17 + 3);
	for (int t = 0; t < 30; t++) {
		product();
		add();
		blur(0.1 + t);
		for (int i = 0; i < N; i++)
			a[t][i] = d[i][t + 1];
	}
	double s = 0;
	for (int i = 0; i < N * N; i++)
		s = s / 2 + d[0][i] + c[0][i] + e[0][i];
	printf("%a %a %a\\n", s, c[7][9], d[300 / 2][3]);
	return 0;
}
C
sed -i 's/t < 30/t < 30 * TIMES/; s/a.t..i. = d/a[t % 30][i] = d/; s/d.i..t + 1/d[i][t % 30 + 1/' cut.c
"$samara" run --off -DTIMES=1 cut.c >alone 2>/dev/null
"$samara" run --off -DTIMES=3 cut.c >alone3 2>/dev/null
for pieces in 1 2 3 7; do
	SAMARA_CUT=$pieces SAMARA_FORCE=1 "$samara" run -DTIMES=1 --cluster="$dir" --trace=trace$pieces cut.c >together 2>/dev/null
	check "$pieces pieces: the same bits" cmp alone together
done
pieces() { python3 -c 'import json, sys
print(sum(e["name"].startswith("gemm cut.c") and e["ph"] == "X" and e["pid"] > 2 for e in json.load(open(sys.argv[1]))["traceEvents"]))' "$1"; }
same "pieces" "30 210" "$(pieces trace1) $(pieces trace7)"
for n in 3 4; do
	SAMARA_LOG=debug "$samara" node --join "$dir" --name "n$n" >"n$n.out" 2>"n$n.err" &
	eval "node$n=$!"
done
for _ in $(seq 150); do grep -qs joined n3.out && grep -qs joined n4.out && break; sleep 0.1; done
SAMARA_CUT=3 SAMARA_FORCE=1 "$samara" run -DTIMES=3 --cluster="$dir" cut.c >together 2>/dev/null &
run=$!
for _ in $(seq 300); do grep -q begins n3.err && break; sleep 0.05; done
sleep 0.3
kill -9 $node3; wait $node3 2>/dev/null
check "a node was killed that had pieces" kill -0 $run
wait $run
check "pieces of a lost node: the same bits" cmp alone3 together
kill $node4; wait $node4

# a server that stands still is waited for once, not once for each call
cat >still.c <<'C'
#include <stdio.h>
enum { N = 40 };
static double a[N][N], c[N][N];
static __attribute__((noinline)) void product(void)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			double s = c[i][j];
			for (int k = 0; k < N; k++)
				s += a[i][k] * a[k][j];
			c[i][j] = s;
		}
}
int main(void)
{
	for (int i = 0; i < N * N; i++)
		a[0][i] = 1.0 / (i + 1);
	for (int i = 0; i < 6000; i++) {
		product();
		if (i == 100)
			fputs("half\n", stderr);
	}
	printf("%a\n", c[3][4]);
	return 0;
}
C
"$samara" run --off still.c >alone 2>/dev/null
SAMARA_PATIENCE=1 SAMARA_FORCE=1 SAMARA_LOG=warn "$samara" run --cluster="$dir" still.c >still.out 2>still.err &
run=$!
for _ in $(seq 600); do grep -q half still.err && break; sleep 0.05; done
server=$(cut -d" " -f1 "$dir/run/pid")
kill -STOP "$server"
wait $run; status=$?
kill -CONT "$server"
check "a server that stands still: the program ends" test $status = 0
check "a server that stands still: the same bits" cmp alone still.out
same "it is waited for once" 1 "$(grep -c 'patience is over' still.err)"

# who goes on after a crash finds the plan: it is left for what is better by a tenth
python3 - "$work/cache1/history.db" <<'PY' || fail "the plan is in the history"
import sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute("SELECT data FROM record WHERE key LIKE 'plan.%'").fetchall()
sys.exit(not (len(rows) == 1 and b"memory-bound" in rows[0][0] and b"gemm product#0" in rows[0][0]))
PY

# a record that was damaged is not believed
python3 - "$work/cache1/history.db" <<'PY' || fail "what was learnt is in the history"
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
n = db.execute("UPDATE record SET data = x'00' || substr(data, 2)").rowcount
db.commit()
sys.exit(n < 4)
PY
SAMARA_CACHE=$work/cache1 SAMARA_LOG=warn "$program" "$flow" "$dir" memory-bound >run3 2>&1
has "a damaged record" "$(cat run3)" "history: a record is ignored"
has "the run goes on" "$(cat run3)" "= 1, 1 call"

# the folder of a program that was killed goes with the next one's
SAMARA_FORCE=1 "$samara" run --cluster=local:1 "$here/work.c" >/dev/null 2>&1 &
killed=$!
for _ in $(seq 100); do
	stale=$(readlink /proc/$killed/fd/* 2>/dev/null | sed -n 's,^\(/tmp/samara-cluster-.*\)/owner$,\1,p')
	[ -n "$stale" ] && break
	sleep 0.05
done
kill -9 $killed; wait $killed 2>/dev/null
check "a folder is left behind" test -d "$stale"
check "another run" "$program" "$flow" local:1 >/dev/null
check "it is gone" test ! -e "$stale"

# Ctrl-C ends a run, its server and its nodes, and leaves nothing
cat >interrupt.py <<'PY'
"""interrupt.py COMMAND...: Ctrl-C once the program works; prints how it ended and what it left in /tmp."""
import os, signal, subprocess, sys
clusters = lambda: {f for f in os.listdir("/tmp") if f.startswith("samara-cluster-")}
mine = lambda p: [f for f in clusters() if os.path.exists(f"/tmp/{f}/owner") and
                  any(os.path.realpath(f"/proc/{p.pid}/fd/{d}") == f"/tmp/{f}/owner" for d in os.listdir(f"/proc/{p.pid}/fd"))]
p = subprocess.Popen(sys.argv[1:], start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                     preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
for line in p.stderr:
    if line == "working\n":
        break
folders = mine(p)
os.killpg(p.pid, signal.SIGINT)
p.communicate()
print(p.returncode, len(folders), sum(os.path.exists("/tmp/" + f) for f in folders))
PY
cat >long.c <<'C'
#include <stdio.h>
static double a[300][300], b[300][300], c[300][300];
int main(void)
{
	fputs("working\n", stderr);
	for (int t = 0; t < 100000; t++)
		for (int i = 0; i < 300; i++)
			for (int j = 0; j < 300; j++) {
				double s = 0;
				for (int k = 0; k < 300; k++)
					s += a[i][k] * b[k][j];
				c[i][j] = s + t;
			}
	return c[1][1] > 0;
}
C
same "Ctrl-C" "-2 1 0" "$(SAMARA_FORCE=1 python3 interrupt.py "$samara" run --cluster=local:2 long.c)"
same "Ctrl-C before there are nodes" "-2 1 0" "$(python3 interrupt.py "$samara" run --cluster=local:2 long.c)"

# a run of which nothing was sent says so
for _ in 1 2 3; do # the second run uses the code that the first prepared
	"$samara" run --fp=fast --cluster=local:1 --report=report "$here/work.c" >/dev/null 2>&1
done
has "nothing was sent" "$(cat report)" "^no call was sent to the cluster"
SAMARA_FORCE=1 "$samara" run --cluster="$dir" --report=report "$here/work.c" >/dev/null 2>&1
has "what was sent" "$(cat report)" "calls were done by nodes of the cluster"
finish
