# A node gets one tar: what is in it, what becomes of it on the node, what is refused, and that a
# program's codelets run there natively. Then the same by the systemd unit and the Kubernetes
# manifest.
. "$(dirname "$0")/lib.sh"
"$samara" doctor | grep -q '^ok *nats-server' || { echo "skipped: no nats-server here"; exit 77; }
"$samara" doctor | grep -q '^ok *libsamara-tar.so' || { echo "skipped: no libarchive here"; exit 77; }
dir=$work/c
clean() { # ends the processes of this script, by their ids
	for p in $nodes; do kill -9 "$p" 2>/dev/null; done
	[ ! -d "$dir" ] || "$samara" cluster down "$dir" >/dev/null 2>&1
	chmod -R u+rwx "$work"; rm -rf "$work"
}
trap clean EXIT
export XDG_STATE_HOME="$work/state"
node() { # NAME OPTION...: joins in the background
	name=$1; shift
	: >"$name.out"
	"$samara" node "$@" >"$name.out" 2>"$name.err" &
	nodes="$nodes $!"
	for _ in $(seq 150); do grep -q joined "$name.out" && return; sleep 0.1; done
	fail "node $name joins"; cat "$name.err"
}
ends() { # the node that was started last
	kill "$!" && wait "$!" || fail "it leaves"
}
refused() { "$samara" node --join "$@" 2>&1; }

"$samara" cluster init "$dir" >/dev/null
# files that are not exported: all other keys, and those for the server alone
check "export" "$samara" cluster export n1 --cluster "$dir" --output n1.tar 2>export.err
has "servers that only this machine reaches are told" "$(cat export.err)" "from this machine alone"
same "what a node needs, and nothing else" \
	"cluster.json fleets.json keys/node.n1.pass keys/node.n1.seed tls/ca.pem trust/cluster.key" \
	"$(tar tf n1.tar | grep -v '/$' | sort | tr '\n' ' ' | sed 's/ $//')"
same "it can read and write nothing of others" "" "$(tar tvf n1.tar | grep -v '^-rw-------\|^drwx------')"
same "the tar is for its owner alone" 600 "$(stat -c %a n1.tar)"
SAMARA_CLUSTER=$dir "$samara" cluster export n1 >again.tar 2>/dev/null
check "the same again" cmp n1.tar again.tar
check "the key of a trusted fabric" sh -c '
	"$1" cluster export n1 --cluster "$2" --fabric=trusted:eth0 2>/dev/null | tar t | grep -q keys/plane.key' - "$samara" "$dir"
has "no node" "$("$samara" cluster export --cluster "$dir" 2>&1)" "which node?"
has "no name" "$("$samara" cluster export 'a/b' --cluster "$dir" --output x.tar 2>&1)" "is no name for a node"
has "no fleet" "$("$samara" cluster export n1 --cluster "$dir" --fleets none --output x.tar 2>&1)" 'has not all of the fleets "none"'
has "nothing for a terminal" "$(script -qec "$samara cluster export n1 --cluster $dir" /dev/null </dev/null 2>&1)" \
	"nothing for a terminal"

"$samara" cluster up "$dir" >/dev/null || fail up
node n1 --join n1.tar
has "its name is the tar's" "$(cat n1.out)" "^n1 joined c: "
same "its folder is of the state" "$(echo "$work/state/samara/nodes/c.n1")" "$(echo "$work"/state/samara/nodes/*)"
same "which is its own alone" "" "$(find "$work/state/samara/nodes" -perm /077)"
cp "$here/gemm.c" .
SAMARA_FORCE=1 "$samara" run --cluster "$dir" --report gemm.c -- 200 >with 2>report
same "the same bits" "$("$samara" run --off gemm.c -- 200)" "$(cat with)"
has "on a node" "$(cat report)" "^5 of 5 calls were done by nodes"
! grep -q "as WebAssembly" report || { fail "natively: the tar has whom it trusts"; cat report; }
ends
node there --join n1.tar --state mine
has "or in another folder" "$(cat there.out)" "^n1 joined c: "
check "which is there" test -f mine/cluster.json
ends
has "a folder is where it is" "$(refused mine --state other)" "mine is no tar"
has "a key is for one name" "$(refused n1.tar --name other)" "lacks a key"
"$samara" cluster export n2 --cluster "$dir" --fleets fast-path --output n2.tar 2>/dev/null
node n2 --join n2.tar
has "a key is for its fleets" "$(cat n2.out)" "^n2 joined c: fleets fast-path slots"
ends
check "a node is removed" "$samara" cluster node remove n2 --cluster "$dir"
has "its key is refused" "$(timeout 20 "$samara" node --join n2.tar 2>&1)" "Authorization Violation"

# a folder that lacks a part, each of them
for part in tls/ca.pem trust/cluster.key; do
	rm -rf lacks; cp -r mine lacks; rm "lacks/$part"
	has "$part is missed" "$(refused lacks --name n1)" "lacks ${part%/cluster.key}.*samara cluster export n1 --output node.tar"
done
rm -rf lacks; cp -r mine lacks; rm lacks/keys/*.pass
has "a key is missed" "$(refused lacks --name n1)" "lacks a key"
has "the fabric's key is missed" "$(refused mine --name n1 --fabric=trusted:lo)" "lacks keys/plane.key"
chmod 644 mine/keys/*.seed
has "keys that others can read" "$(refused mine)" "others may read this secret key: chmod 600"
chmod 600 mine/keys/*.seed; chmod 777 mine/keys
has "keys that others can exchange" "$(refused mine)" "chmod go-w"
chmod 700 mine/keys; chmod 644 n1.tar
has "a tar that others can read" "$(refused n1.tar)" "chmod 600 n1.tar"
chmod 600 n1.tar
chmod 644 "$dir/keys/orchestrator.seed"
has "a program's key that others can read" "$(SAMARA_FORCE=1 "$samara" run --cluster "$dir" gemm.c -- 8 2>&1)" \
	"orchestrator.seed: others may read this secret key"
chmod 600 "$dir/keys/orchestrator.seed"

# tars that are not ours
python3 - <<'PY'
import io, os, tarfile
def tar(name, *entries):
    with tarfile.open(name, "w") as t:
        for path, kind, link, data in entries:
            i = tarfile.TarInfo(path)
            i.type, i.linkname, i.size = kind, link, len(data)
            t.addfile(i, io.BytesIO(data))
    os.chmod(name, 0o600)
good = ("cluster.json", tarfile.REGTYPE, "", b'{"name": "c"}')
tar("up.tar", good, ("../outside", tarfile.REGTYPE, "", b"x"))
tar("absolute.tar", good, (os.getcwd() + "/outside", tarfile.REGTYPE, "", b"x"))
tar("link.tar", good, ("keys", tarfile.SYMTYPE, os.getcwd(), b""), ("keys/outside", tarfile.REGTYPE, "", b"x"))
tar("hard.tar", good, ("keys/a.seed", tarfile.LNKTYPE, "gemm.c", b""))
tar("more.tar", good, ("keys/operator.seed", tarfile.REGTYPE, "", b"x"))
tar("big.tar", good, ("trust/denied", tarfile.REGTYPE, "", b"x" * (2 << 20)))
open("text.tar", "w").write("no tar" * 1000); os.chmod("text.tar", 0o600)
PY
for t in up absolute link hard more big text; do
	out=$(timeout 20 "$samara" node --join $t.tar --state "state-$t" 2>&1)
	same "$t.tar is refused" 1 $?
	has "$t.tar is told" "$out" "$t.tar: "
	[ ! -e "state-$t" ] || fail "$t.tar leaves nothing"
done
[ ! -e outside ] && [ ! -e ../outside ] || fail "nothing outside"

if "$build/venv/bin/python" -c "import yaml" 2>/dev/null; then
	check "service files" "$build/venv/bin/python" "$here/services.py" "$build" "$dir"
else
	fail "PyYAML is missing: make deps"
fi
finish
