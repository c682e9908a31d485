# --via: codelets run in another process, by TLS over tcp and through shared memory, and programs give
# the same output; without the node, or with a wrong key, their own loops run.
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
root=$here/../..
export SAMARA_LOG=warn
"$samara" archive keygen code.key >/dev/null # caches come and go here: the key must not go with them
export SAMARA_CODE_KEY=$work/code.key

# what leads to $at
road() {
	case $at in
	unix:*) echo "ucx:$at" ;;
	*) echo "tls:$at" ;;
	esac
}

# NAME COMMAND...: the same output directly and through the node at $at
twins() {
	name=$1; shift
	for via in direct sent; do
		mkdir -p "$name.$via"
		(cd "$name.$via" && SAMARA_CACHE=$work/cache.$name.$via SAMARA_FORCE=1 SAMARA_REPORT=$work/$name.$via.rows \
			SAMARA_VIA=$([ $via = sent ] && road) "$@" >stdout 2>stderr)
		same "$name $via: exit status" 0 $?
	done
	check "$name: the same output" alike "$name.direct" "$name.sent"
	check "$name: something was replaced" test "$(taken "$name.sent.rows")" -gt 0
	same "$name: as many calls" "$(taken "$name.direct.rows")" "$(taken "$name.sent.rows")"
}

"$samara" cc -O2 "$here/work.c" -o work || fail "builds"
"$samara" cc -O3 "$root"/examples/superres/superres.c -o superres -lm || fail "builds"

start_node shm --listen "unix:$work/socket"
twins work-shm "$work/work"
twins superres-shm "$work/superres" "$root/examples/superres/photo.pgm" out.pgm
kill "$pid"; wait "$pid"
same "the node ends well" 0 $?
check "and takes its socket away" test ! -e socket

export SAMARA_KEY=$work/key
start_node tcp --listen tcp:127.0.0.1:0 --key key
twins work-tcp "$work/work"
twins superres-tcp "$work/superres" "$root/examples/superres/photo.pgm" out.pgm
check "both ways the same bits" diff -r superres-shm.sent superres-tcp.sent

want=$(SAMARA=off ./work)
"$samara" node --listen "unix:$work/other.socket" --key other >other.out & other=$!
while [ ! -e other ]; do sleep 0.1; done
same "a wrong key" "$want" "$(SAMARA_KEY=$work/other SAMARA_FORCE=1 SAMARA_VIA=$(road) ./work 2>err)"
check "is said by the node" grep -q "a stranger is refused" tcp.err
kill "$other"; wait "$other"
same "a node that is not there" "$want" "$(SAMARA_FORCE=1 SAMARA_VIA=tls:tcp:127.0.0.1:1 ./work 2>err)"
same "no key" "$want" "$(SAMARA_KEY= SAMARA_FORCE=1 SAMARA_VIA=$(road) ./work 2>err)"

# killed in the middle: the program goes on with its own loops
(sleep 0.5; kill -9 "$pid") &
mkdir -p killed; cd killed
SAMARA_CACHE=$work/cache.killed SAMARA_FORCE=1 SAMARA_VIA=$(road) "$work/superres" "$root/examples/superres/photo.pgm" out.pgm >stdout 2>stderr
same "killed in the middle: exit status" 0 $?
cd ..
check "killed in the middle: the same picture, within a grey level" near superres-tcp.direct/out.pgm killed/out.pgm
finish
