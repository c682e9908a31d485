# A flipped byte in the program's own sections, and libraries that are not there: the original loops
# run.
. "$(dirname "$0")/lib.sh"

clang-19 -O2 "$here/work.c" -o plain && "$samara" cc -O2 "$here/work.c" -o ours || fail "builds"
want=$(./plain)
size=$(python3 "$here/flip.py" ours broken smr_text 0) || fail "no section smr_text"
chmod +x broken
# tag, length, hash, text from front to back
at=0
while [ $at -lt "$size" ]; do
	python3 "$here/flip.py" ours broken smr_text $at >/dev/null
	same "byte $at of smr_text" "$want" "$(forced ./broken 2>err)"
	at=$((at + 1 + size / 40))
done
python3 "$here/flip.py" ours broken smr_text 40 >/dev/null
out=$("$samara" decompose broken 2>&1)
has "decompose tells of the damage" "$out" "damaged"

# libsamara is not there: only the small runtime is
mkdir alone && cp "$build/libsamara-rt.so.0" alone/
same "without libsamara" "$want" "$(LD_LIBRARY_PATH=$work/alone forced ./ours 2>err)"
echo "no library" >alone/libsamara.so.0
same "a libsamara that is none" "$want" "$(LD_LIBRARY_PATH=$work/alone forced ./ours 2>err)"
# libsamara is there, but not what it opens
cp "$build/libsamara.so.0" alone/libsamara.so.0
same "without kernels" "$want" "$(LD_LIBRARY_PATH=$work/alone forced ./ours 2>err)"
cp -rL "$build/kernels" "$build/machines" alone/ 2>/dev/null
same "without the code generator" "$want" "$(LD_LIBRARY_PATH=$work/alone forced ./ours 2>err)"

# vendor libraries that are not there, or are none: what history and verdicts say of them does not
# matter
check "with the libraries" sh -c 'SAMARA_FORCE=1 ./ours >/dev/null 2>&1'
for lib in /none/lib.so "$work/alone/libsamara.so.0" "$work/err"; do
	same "libraries: $lib" "$want" \
		"$(SAMARA_FORCE=1 SAMARA_OPENBLAS=$lib SAMARA_ONEDNN=$lib ./ours 2>err2)"
	same "OpenBLAS alone: $lib" "$want" \
		"$(SAMARA_FORCE=1 SAMARA_IMPL=openblas SAMARA_OPENBLAS=$lib ./ours 2>err2)"
done
# any byte of the history and of the machine's description
"$samara" machine calibrate >/dev/null 2>&1
for f in "$SAMARA_CACHE"/history.db "$SAMARA_CACHE"/machine-*.json; do
	[ -e "$f" ] || { fail "no $f"; continue; }
	cp "$f" kept
	for part in 0 1 2 3 4 5 6 7 8 9; do
		rm -f "$f-wal" "$f-shm"
		python3 - kept "$f" $part <<'PY'
import sys
source, to, part = sys.argv[1:]
data = bytearray(open(source, "rb").read())
for at in range(int(part), len(data), 97):
    data[at] ^= 0x20
open(to, "wb").write(data)
PY
		same "bytes of ${f##*/} ($part)" "$want" "$(SAMARA_FORCE=1 ./ours 2>err2)"
	done
	cp kept "$f"
done
finish
