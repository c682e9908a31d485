# samara cache: what it tells is what lies there; clear and gc remove that and nothing else, beside
# programs that run.
. "$(dirname "$0")/lib.sh"
number() { python3 -c 'import json, sys; v = json.load(open(sys.argv[1]))
for k in sys.argv[2].split("."): v = next(x for x in v if x["name"] == k) if isinstance(v, list) else v[k]
print(v)' "$1" "$2"; }
files() { find "$SAMARA_CACHE" -type f | wc -l; }

# ---- an empty one
has "nothing in it" "$("$samara" cache)" ": 0 files"
check "nothing to do" "$samara" cache clear
"$samara" cache info --json >info.json; same "as JSON" "0 $SAMARA_CACHE" "$(number info.json all.files) $(number info.json folder)"

# ---- what runs leave
clang-19 -O2 "$here/work.c" -o plain
want=$(./plain)
same "a run" "$want" "$(forced "$samara" run "$here/work.c" 2>err)"
echo 'print("sum " + sum(seq(1, 4)))' >sum.dml
"$samara" run sum.dml >/dev/null 2>&1
"$samara" cc -O2 "$here/work.c" -o ours
echo mine >"$SAMARA_CACHE/mine.txt"
mkdir -p "$SAMARA_CACHE/thesis"; echo mine >"$SAMARA_CACHE/thesis/0123.so"
"$samara" cache --json >info.json
same "one program" "1 2" "$(number info.json kinds.programs.entries) $(number info.json kinds.programs.files)"
check "objects" test "$(number info.json kinds.objects.entries)" -gt 0
check "a history, which was learnt" test "$(number info.json kinds.history.files) $(number info.json kinds.history.learnt)" = "1 True" -o "$(number info.json kinds.history.files)" -gt 1
same "all but what is not ours" "$(($(files) - 2))" "$(number info.json all.files)"
has "as text" "$("$samara" cache)" "^programs  *1  *2 .* C programs that samara run built$"

# ---- what would go
all=$(files)
"$samara" cache clear --dry-run --json >dry.json
same "a dry run removes nothing" "$all True" "$(files) $(number dry.json dry_run)"
for form in "--age 0" "--age=0"; do
	# shellcheck disable=SC2086  # words
	has "gc, $form" "$("$samara" cache gc --dry-run $form --size 0)" "^would remove"
done
same "gc keeps what is new" 0 "$("$samara" cache gc --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["removed"]["files"])')"
find "$SAMARA_CACHE/objects" -type f -exec touch -d '2020-01-01' {} +
check "gc removes what is old" test "$("$samara" cache gc --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["removed"]["files"])')" -gt 0
same "and no more" "0 2" "$(find "$SAMARA_CACHE/objects" -type f | wc -l) $(find "$SAMARA_CACHE/programs" -type f | wc -l)"
same "it is made again" "$want" "$(forced "$samara" run "$here/work.c" 2>err)"
check "objects again" test "$(find "$SAMARA_CACHE/objects" -name '*.so' | wc -l)" -gt 0
"$samara" cache gc --size=0 >/dev/null
same "gc to nothing leaves what was measured" "" "$(find "$SAMARA_CACHE/objects" "$SAMARA_CACHE/programs" -type f)"
check "the history" test -s "$SAMARA_CACHE/history.db"

# ---- beside a program that runs
cat >slow.c <<'END'
#include <stdio.h>
#include <unistd.h>
static double a[300][300], s;
int main(void)
{
	char c;
	puts("begun"), fflush(stdout);
	while (read(0, &c, 1) == 1) {
		for (int i = 0; i < 300; i++)
			for (int j = 0; j < 300; j++)
				a[i][j] += i * 2.0 + j;
		s += a[17][19];
	}
	printf("%.1f\n", s);
}
END
mkfifo in
SAMARA_FORCE=1 SAMARA_IMPL=nest "$samara" run --report=slow.rows slow.c <in >slow.out 2>slow.err &
runs=$!
exec 3>in
for _ in $(seq 300); do grep -qs begun slow.out && break; sleep 0.1; done
printf 'a' >&3
has "its program stays" "$("$samara" cache clear --json | tr -d '\n ')" '"in_use":2,'
same "with what belongs to it" 2 "$(find "$SAMARA_CACHE/programs" -type f | wc -l)"
printf 'b' >&3; exec 3>&-
wait "$runs"; same "it goes on" 0 $?
same "and gives what the loops give" "begun 159.0" "$(tr '\n' ' ' <slow.out | sed 's/ $//')"
"$samara" cache clear >/dev/null
same "then it goes" "" "$(find "$SAMARA_CACHE/programs" -type f)"
# programs start and others empty the cache, again and again
for i in 1 2 3; do
	( for _ in 1 2 3; do forced "$samara" run "$here/work.c"; done >many.$i 2>many.err.$i ) & eval "p$i=$!"
done
while kill -0 "$p1" 2>/dev/null || kill -0 "$p2" 2>/dev/null || kill -0 "$p3" 2>/dev/null; do "$samara" cache clear >/dev/null || fail "clear"; done
for i in 1 2 3; do same "process $i" "$(printf '%s\n%s\n%s' "$want" "$want" "$want")" "$(cat many.$i)"; done
# a program of samara cc, whose helper makes images
env -u SAMARA_RUNTIME SAMARA_RUNTIME=guest "$samara" cc -O2 "$here/work.c" -o guest
for _ in 1 2 3; do same "a program beside its helper" "$want" "$(./guest)"; "$samara" cache clear >/dev/null; done
"$samara" helper stop >/dev/null 2>&1

# ---- kinds, and all
forced "$samara" run "$here/work.c" >/dev/null 2>&1
"$samara" cache clear programs >/dev/null
same "one kind" "0" "$(find "$SAMARA_CACHE/programs" -type f | wc -l)"
check "not the others" test "$(find "$SAMARA_CACHE/objects" -type f | wc -l)" -gt 0
rows() { python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("select count(*) from took").fetchone()[0])' "$SAMARA_CACHE/history.db"; }
check "the history has rows" test "$(rows)" -gt 0
"$samara" cache clear history >/dev/null
same "and then none" 0 "$(rows)"
"$samara" cache clear --all >/dev/null
same "what is not ours stays" "mine.txt thesis/0123.so" "$(cd "$SAMARA_CACHE" && find . -type f ! -name 'history.db*' | sed 's|^./||' | sort | tr '\n' ' ' | sed 's/ $//')"

# ---- wrong use
for wrong in "nope" "clear nope" "clear --age=1" "gc programs" "info --all" "gc --age=no" "gc --size=large" "--dry-run"; do
	# shellcheck disable=SC2086  # words
	"$samara" cache $wrong >wrong.out 2>wrong.err; same "status of: samara cache $wrong" 2 $?
	has "samara cache $wrong tells how to use it" "$(cat wrong.err)" "^usage: samara cache"
done
echo >nodir
has "a file in its place" "$(SAMARA_CACHE=$work/nodir "$samara" cache 2>&1)" "a file has that name"
finish
