# --via: codelets run in another process, by TLS over tcp and through shared memory, and programs
# give the same output; without the node, or with a wrong key, their own loops run.
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
root=$here/../..
export SAMARA_LOG=warn
# caches come and go here: the key must not go with them
"$samara" archive keygen code.key >/dev/null
export SAMARA_CODE_KEY=$work/code.key

# sets the variables that lead to $at
road() {
	case $at in
	unix:*) echo "ucx:$at" ;;
	*) echo "tls:$at" ;;
	esac
}

# PID: where the process listens on tcp, as the kernel has it
listens() {
	python3 - "$1" <<-'END'
		import os, socket, struct, sys
		pid, found = sys.argv[1], []
		ours = {os.readlink(f"/proc/{pid}/fd/{fd}") for fd in os.listdir(f"/proc/{pid}/fd")}
		for table in "tcp", "tcp6":
		    for line in open(f"/proc/{pid}/net/{table}").readlines()[1:]:
		        word = line.split()
		        if word[3] == "0A" and f"socket:[{word[9]}]" in ours:
		            host, port = word[1].split(":")
		            if len(host) == 8:
		                host = socket.inet_ntoa(struct.pack("=I", int(host, 16)))
		            found.append(f"{host}:{int(port, 16)}")
		print(" ".join(found))
	END
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
same "it listens where it was told, and nowhere else" "${at#tcp:}" "$(listens "$pid")"
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

# UCX between machines needs the user's word that all on that network are trusted
same "UCX without a trusted fabric" "$want" "$(SAMARA_FORCE=1 SAMARA_VIA=ucx:$at ./work 2>err)"
check "is told" grep -q "SAMARA_FABRIC=trusted:IFACE" err
has "an interface that there is not" "$("$samara" node --listen tcp:127.0.0.1:0 --key key --fabric=trusted:none0 2>&1)" "no such address"
has "another word" "$("$samara" node --listen tcp:127.0.0.1:0 --key key --fabric=open 2>&1)" "there are tls, trusted:IFACE"
far=$at far_pid=$pid
start_node trusted --listen tcp:127.0.0.1:0 --key key --fabric=trusted:lo
for where in $(listens "$pid"); do
	check "UCX listens on lo alone, not at $where" test "${where#127.0.0.1:}" != "$where"
done
SAMARA_FABRIC=trusted:lo SAMARA_FORCE=1 SAMARA_REPORT=$work/trusted.rows SAMARA_VIA=ucx:$at SAMARA_CACHE=$work/cache.trusted ./work >trusted.out 2>trusted.err
same "a trusted fabric" "$want" "$(cat trusted.out)"
check "takes codelets" test "$(taken trusted.rows)" -gt 0
kill "$pid"; wait "$pid"
at=$far pid=$far_pid

# killed in the middle: the program goes on with its own loops
(sleep 0.5; kill -9 "$pid") &
mkdir -p killed; cd killed
SAMARA_CACHE=$work/cache.killed SAMARA_FORCE=1 SAMARA_VIA=$(road) "$work/superres" "$root/examples/superres/photo.pgm" out.pgm >stdout 2>stderr
same "killed in the middle: exit status" 0 $?
cd ..
check "killed in the middle: the same picture, within a grey level" near superres-tcp.direct/out.pgm killed/out.pgm
finish
