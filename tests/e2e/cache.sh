# The cache may be shared, damaged, unwritable or full: results stay.
. "$(dirname "$0")/lib.sh"

clang-19 -O2 "$here/work.c" -o plain && "$samara" cc -O2 "$here/work.c" -o ours || fail "builds"
want=$(./plain)
same "SAMARA=off" "$want" "$(SAMARA=off SAMARA_FORCE=1 SAMARA_REPORT=$work/off ./ours)"
check "SAMARA=off makes no report" test ! -e off
same "generated code" "$want" "$(SAMARA_REPORT=$work/rows forced ./ours 2>err)"
check "it was replaced" test "$(taken rows)" -gt 0
same "warm" "$want" "$(SAMARA_REPORT=$work/warm forced ./ours 2>err)"
check "it was replaced, warm" test "$(taken warm)" -gt 0

objects=$(find "$SAMARA_CACHE" -name '*.so' -o -name '*.o')
[ -n "$objects" ] || fail "no object was cached in $(find "$SAMARA_CACHE")"
# a byte in the middle of the code, the first, the last, and half of the file gone
for where in middle first last cut; do
	for o in $objects; do
		[ -e "$o" ] || continue
		chmod u+w "$o"
		python3 - "$o" $where <<'PY'
import sys
path, where = sys.argv[1:]
data = bytearray(open(path, "rb").read())
if where == "cut":
    data = data[:len(data) // 2]
elif data:
    data[{"middle": len(data) // 2, "first": 0, "last": -1}[where]] ^= 0x55
open(path, "wb").write(data)
PY
	done
	same "damaged object ($where)" "$want" "$(forced ./ours 2>err)"
	same "and again" "$want" "$(SAMARA_REPORT=$work/again forced ./ours 2>err)"
done
check "a damaged object is made anew" test "$(taken again)" -gt 0

# eight processes at once on an empty cache
rm -rf "$SAMARA_CACHE"
for i in 1 2 3 4 5 6 7 8; do forced ./ours >many.$i 2>many.err.$i & done
wait
for i in 1 2 3 4 5 6 7 8; do same "process $i of 8" "$want" "$(cat many.$i)"; done

# the history's database is no database
find "$SAMARA_CACHE" -name '*.db' | while read -r db; do echo rubbish >"$db"; done
same "rubbish for a history" "$want" "$(forced ./ours 2>err)"

# where nothing can be written: a file in place of the folder (root may write into any folder)
echo >nodir
same "no folder" "$want" "$(SAMARA_CACHE=$work/nodir forced ./ours 2>err)"
same "a folder in a file" "$want" "$(SAMARA_CACHE=$work/nodir/deep forced ./ours 2>err)"
same "/proc" "$want" "$(SAMARA_CACHE=/proc/samara forced ./ours 2>err)"
mkdir readonly && chmod 500 readonly
same "a read-only folder" "$want" "$(SAMARA_CACHE=$work/readonly forced ./ours 2>err)"

# a full disk: 64 kB that are taken
mkdir full
if mount -t tmpfs -o size=64k none full 2>/dev/null; then
	head -c 60000 /dev/zero >full/taken 2>/dev/null
	same "a full disk" "$want" "$(SAMARA_CACHE=$work/full forced ./ours 2>err)"
	head -c 60000 /dev/zero >>full/taken 2>/dev/null
	same "no byte left" "$want" "$(SAMARA_CACHE=$work/full forced ./ours 2>err)"
	umount full
else
	echo "note: no tmpfs may be mounted here; files may not grow instead"
	same "files may not grow" "$want" "$(ulimit -f 0; trap '' XFSZ; forced ./ours 2>err | cat)"
fi
finish
