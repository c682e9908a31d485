# Ctrl-C: the program dies of it as it would have, and what it leaves in the cache goes in the end.
. "$(dirname "$0")/lib.sh"

clang-19 -O2 "$here/work.c" -o plain && "$samara" cc -O2 "$here/work.c" -o ours || fail "builds"
want=$(./plain)
# making code never ends, neither by a linker nor in the process, where its last step is a rename:
# the program is interrupted meanwhile
mkdir slow && printf '#!/bin/sh\ntouch "%s/linking"\nexec sleep 60\n' "$work" >slow/ld && chmod +x slow/ld
cat >slow.c <<C
#include <dlfcn.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
int rename(const char *from, const char *to)
{
	if (strstr(to, "/objects/") != NULL && strstr(to, ".so") != NULL) {
		close(open("$work/linking", O_CREAT | O_WRONLY, 0600));
		sleep(60);
	}
	return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
}
C
clang-19 -D_GNU_SOURCE -shared -fPIC slow.c -o slow.so || fail "builds the slow rename"
cat >interrupt.py <<'PY'
"""interrupt.py COMMAND...: Ctrl-C for its process group once "linking" is there; prints how it ended."""
import os, signal, subprocess, sys, time
p = subprocess.Popen(sys.argv[1:], start_new_session=True, stdout=subprocess.DEVNULL,
                     stderr=subprocess.DEVNULL, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
for _ in range(600):
    if os.path.exists("linking") or p.poll() is not None:
        break
    time.sleep(0.1)
os.killpg(p.pid, signal.SIGINT)
print(p.wait(60))
PY
strays() {
	find "$SAMARA_CACHE" -type f |
		grep -vE '/objects/[0-9a-f]+\.(so|plan)$|/programs/[0-9a-f]+(\.from)?$|/history\.db|/machine-[0-9a-f]+\.json$'
}
without_end() {
	PATH=$work/slow:$PATH LD_PRELOAD=$work/slow.so "$@"
}

same "it dies of the signal" -2 "$(without_end forced python3 interrupt.py ./ours)"
check "it was interrupted while its code was made" test -e linking
check "something is left behind" test -n "$(strays)"
same "the next run" "$want" "$(forced ./ours 2>err)"
# young files may belong to another process: only old ones are removed
find "$SAMARA_CACHE" -type f -exec touch -d '1 hour ago' {} +
find "$SAMARA_CACHE" -name '*.so' -delete
same "an hour later" "$want" "$(forced ./ours 2>err)"
same "what is left" "" "$(strays)"

rm -f linking
same "samara run, interrupted" -2 \
	"$(SAMARA_FORCE=1 SAMARA_IMPL=nest SAMARA_CACHE=$work/fresh without_end python3 interrupt.py \
		"$samara" run "$here/work.c" -- 400)"
same "samara run, again" "$want" "$(SAMARA_CACHE=$work/fresh "$samara" run "$here/work.c" 2>err)"

# a script that never ends: what it printed is there, what it was to write is not half there
cat >forever.dml <<'DML'
print("begun")
X = matrix(1, 10, 10)
while (TRUE) { X = X * 0.5 + 1 }
write(X, $out, format="csv")
DML
"$samara" run forever.dml -- out=out.csv >said 2>err &
for _ in $(seq 100); do grep -q begun said && break; sleep 0.1; done
kill -INT $! 2>/dev/null || kill -TERM $!
kill -TERM $! 2>/dev/null # a shell without job control lets its children ignore SIGINT
wait $! 2>/dev/null
same "what a script printed" begun "$(cat said)"
check "nothing half written" test ! -e out.csv

# a library of a script, while its code is made and while the script runs: nothing is left, and no
# library
printf 'X = rand(rows=500, cols=200, seed=1)\nprint(sum(exp(X) * X))\n' >fit.dml
printf 'file.create = 1\nwrite(file.create, "linking", format="text")\nwhile (TRUE) { file.create = 1 }\n' >forever.dml
mkdir tmp
rm -f linking
same "samara build of a script, interrupted" -2 \
	"$(TMPDIR=$work/tmp SAMARA_CACHE=$work/fresh without_end python3 interrupt.py "$samara" build fit.dml -o fit)"
check "it was interrupted while its code was made" test -e linking
same "what is left of it" "" "$(ls tmp; ls | grep -E '^(lib)?fit\.(so|h)$')"
rm -f linking linking.mtd
same "samara build of a script that never ends, interrupted" -2 \
	"$(TMPDIR=$work/tmp SAMARA_CACHE=$work/fresh python3 interrupt.py "$samara" build forever.dml -o fit)"
check "it ran" test -e linking
same "what is left of it" "" "$(ls tmp)"
rm -f linking linking.mtd
TMPDIR=$work/tmp "$samara" build forever.dml -o fit 2>err &
for _ in $(seq 100); do test -e linking.mtd && break; sleep 0.1; done
kill -TERM $!
wait $! 2>/dev/null
same "its folder, with a signal for it alone" "" "$(ls tmp)"
same "samara build, not interrupted" 0 "$(TMPDIR=$work/tmp "$samara" build fit.dml -o fit >said 2>err; echo $?)"
same "what is left of that" "" "$(ls tmp)"
check "its library is there" test -s libfit.so
finish
