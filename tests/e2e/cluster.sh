# A cluster's life: made, up, joined by nodes that drain, leave, are killed; errors are reported;
# the server is restarted under its nodes; nothing is left behind.
. "$(dirname "$0")/lib.sh"
"$samara" doctor | grep -q '^ok *nats-server' || { echo "skipped: no nats-server here"; exit 77; }
dir=$work/c
nodes=
clean() { # ends the processes of this script, by their ids
	for p in $nodes; do kill -9 "$p" 2>/dev/null; done
	[ ! -d "$dir" ] || "$samara" cluster down "$dir" >/dev/null 2>&1
	chmod -R u+rwx "$work"; rm -rf "$work"
}
trap clean EXIT
node() { # NAME OPTION...: joins in the background
	name=$1; shift
	"$samara" node --join "$dir" --name "$name" "$@" >"$name.out" 2>"$name.err" &
	nodes="$nodes $!"
	eval "pid_$name=$!"
	until_true "node $name joins" grep -q joined "$name.out"
}
until_true() { # TITLE COMMAND...: within 15 s
	what=$1; shift
	for _ in $(seq 150); do "$@" && return; sleep 0.1; done
	fail "$what"
}
state() { # NAME WANTED
	"$samara" top "$dir" --once --json 2>/dev/null | python3 -c '
import json, sys
nodes = {n["node"]: n["state"] for n in json.load(sys.stdin)["nodes"]}
sys.exit(nodes.get(sys.argv[1], "gone") != sys.argv[2])' "$1" "$2"
}
ended() { ! kill -0 "$1" 2>/dev/null; }

has "no folder" "$("$samara" cluster up "$dir" 2>&1)" "cannot open the cluster's folder"
mkdir empty
has "no cluster" "$("$samara" cluster up empty 2>&1)" "samara cluster init"
has "no server" "$("$samara" cluster init "$dir" && SAMARA_NATS_SERVER=/nowhere "$samara" cluster up "$dir" 2>&1)" \
	"SAMARA_NATS_SERVER=/nowhere cannot be run"
has "not twice" "$("$samara" cluster init "$dir" 2>&1)" "there is something in it"
same "files are for their owner alone" "" "$(find "$dir" -perm /077)"
has "not up" "$("$samara" cluster status "$dir" 2>&1)" "cannot join the cluster"
has "nothing to end" "$("$samara" cluster down "$dir" 2>&1)" "no server of"

has "two servers are none" "$("$samara" cluster init "$work/two" --servers a,b 2>&1)" "2 servers: there must be 3, 5 or 7"
has "a port twice" "$("$samara" cluster init "$work/three" --servers a:5000,a:5000,b 2>&1)" "two servers have the port a:5000"

check "up" "$samara" cluster up "$dir" >out
has "up tells where" "$(cat out)" "serves at tls://127.0.0.1:"
same "up again is fine" "$(cat out)" "$("$samara" cluster up "$dir")"

# a public address: it is in the files for others, and is reported
"$samara" cluster init far --host 0.0.0.0 --public far.invalid >/dev/null
check "others' address comes first" grep -q '"tls://far.invalid:[0-9]*",$' far/cluster.json
same "and alone in what they get" 'tls://far.invalid' \
	"$("$samara" cluster export x --cluster far 2>&1 | tar xO cluster.json | grep -o 'tls://[a-z0-9.]*')"
has "up tells it" "$("$samara" cluster up far)" "serves at tls://far.invalid:"
check "down" "$samara" cluster down far
"$samara" cluster init wide --host 0.0.0.0 >/dev/null
has "nobody was told" "$("$samara" cluster up wide)" "no address by which others reach it.* --public HOST"
check "down" "$samara" cluster down wide
has "not ours" "$("$samara" cluster init not-ours --public far.invalid 2>&1)" "no address of this machine.* --host"
[ ! -e not-ours ] || fail "nothing is begun"
if getent hosts localhost >/dev/null; then # a bare root may lack /etc/hosts
	"$samara" cluster init own --public localhost >/dev/null
	check "it listens there" grep -q '"host": "localhost"' own/cluster.json
fi

# another cluster that was to have the same port: its server takes another one
taken=$(sed -n 's/.*"port": \([0-9]*\).*/\1/p' "$dir/cluster.json")
"$samara" cluster init "$work/second" >/dev/null
sed -i "s/\"port\": [0-9]*/\"port\": $taken/; s/127.0.0.1:[0-9]*/127.0.0.1:$taken/" "$work/second/cluster.json"
check "a port that somebody has" "$samara" cluster up "$work/second" >second.out
! grep -q ":$taken " second.out || fail "another port"
check "it is down" "$samara" cluster down "$work/second" >/dev/null
has "queues" "$("$samara" cluster status "$dir")" "^fleet fast-path  *0 nodes  *0 tickets "
has "no node yet" "$("$samara" cluster status "$dir")" "no node has joined"

node n1
node n2 --slots 3 --fleets fast-path
has "where it works" "$(cat n2.out)" "^n2 joined c: fleets fast-path slots 3; isolation: seccomp"
until_true "n1 is open" state n1 open
has "a name belongs to one" "$("$samara" node --join "$dir" --name n1 2>&1)" "has a node 'n1' already"
has "a name is a word" "$("$samara" node --join "$dir" --name 'a.b' 2>&1)" "no name for a node"
has "an unknown fleet" "$("$samara" node --join "$dir" --name n3 --fleets x 2>&1)" "has no fleet 'x'"
has "slots" "$("$samara" node --join "$dir" --slots 0 2>&1)" "what is '0'? --slots takes a whole number from 1 to 64"
has "who?" "$("$samara" node drain n9 --cluster "$dir" 2>&1)" "no node 'n9'"
has "a table" "$("$samara" top "$dir" --once)" "^n2  *[a-z]*  *0/3 "

check "drain" "$samara" node drain n2 --cluster "$dir"
until_true "n2 drains" state n2 draining
check "resume" env SAMARA_CLUSTER="$dir" "$samara" node resume n2
until_true "n2 works again" state n2 open
check "leave" "$samara" node leave n2 --cluster "$dir"
until_true "n2 ends" ended "$pid_n2"
check "n2 is gone" state n2 gone

kill -9 "$pid_n1"
until_true "who is killed is dead" state n1 dead
node n1
until_true "its name comes again" state n1 open

# the server dies: nodes come back by themselves, and what is in memory is made again
kill -9 "$("$samara" cluster status "$dir" --json | python3 -c 'import json, sys; print(json.load(sys.stdin)["pid"])')"
until_true "the server is away" eval '! "$samara" cluster status "$dir" >/dev/null 2>&1'
check "up after a crash" "$samara" cluster up "$dir" >out
until_true "n1 comes back" state n1 open
kill "$pid_n1"
until_true "n1 leaves on SIGTERM" ended "$pid_n1"
wait "$pid_n1"
same "its exit status" 0 $?
check "n1 is gone" state n1 gone

# a node's folder with the key of one fleet only; with a stranger's key; with another authority
mkdir -p part
cp -r "$dir/cluster.json" "$dir/fleets.json" "$dir/trust" part; mkdir -m 700 part/keys part/tls; cp "$dir/tls/ca.pem" part/tls; cp "$dir/keys/fast-path.seed" part/keys
"$samara" node --join part --name n4 >n4.out 2>n4.err & nodes="$nodes $!"; pid=$!
until_true "one key, one fleet" grep -q "fleets fast-path slots 1" n4.out
kill "$pid"; wait "$pid"
"$samara" cluster init other >/dev/null
cp other/keys/fast-path.seed part/keys
has "a stranger's key" "$("$samara" node --join part --name n5 2>&1)" "Authorization Violation"
cp "$dir/keys/fast-path.seed" part/keys; cp other/tls/ca.pem part/tls
has "another authority" "$("$samara" node --join part --name n5 2>&1)" "unable to get local issuer certificate"
has "the machine's authorities do not count" \
	"$(SSL_CERT_FILE=$dir/tls/ca.pem "$samara" node --join part --name n5 2>&1)" "unable to get local issuer certificate"
rm part/keys/fast-path.seed
has "no key" "$("$samara" node --join part --name n5 2>&1)" "part lacks a key"
(umask 077; rm -f part/keys/fast-path.seed; echo SUAA >part/keys/fast-path.seed)
has "a damaged key" "$("$samara" node --join part --name n5 2>&1)" "fast-path.seed: no seed"

check "down" "$samara" cluster down "$dir"
has "it is down" "$("$samara" cluster status "$dir" 2>&1)" "cannot join the cluster"
finish
