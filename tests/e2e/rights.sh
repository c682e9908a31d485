# Who has keys of his own: users with folders of their own, nodes whose key is theirs alone, what is
# taken away from both, and a folder of the time before there were such keys. (What each key may do:
# tests/unit/net/nats/connection_test.c.)
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
until_true() { # TITLE COMMAND...: within 15 s
	what=$1; shift
	for _ in $(seq 150); do "$@" && return; sleep 0.1; done
	fail "$what"
}
ended() { ! kill -0 "$1" 2>/dev/null; }
cat >sum.c <<'C'
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
	int n = atoi(argv[1]);
	double *a = malloc(sizeof(*a) * n * n), s = 0;
	for (int i = 0; i < n * n; i++) a[i] = i % 97;
	for (int k = 0; k < 20; k++)
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++)
				a[i * n + j] = a[i * n + j] * 0.5 + k;
	for (int i = 0; i < n * n; i++) s += a[i];
	printf("%a\n", s);
}
C
want=$("$samara" run --off sum.c -- 200)
run() { # CLUSTER [N]
	SAMARA_FORCE=1 SAMARA_PATIENCE=5 "$samara" run --cluster "$1" --report sum.c -- "${2:-200}" 2>run.err
}

check "init" "$samara" cluster init "$dir" >/dev/null
check "up" "$samara" cluster up "$dir" >/dev/null
check "a node" "$samara" cluster node add n1 --fleets fast-path,memory-bound "$dir" >/dev/null
has "nodes are listed" "$("$samara" cluster node list "$dir")" "^n1  *fast-path memory-bound$"
has "no such fleet" "$("$samara" cluster node add n2 --fleets fast,memory-bound "$dir" 2>&1)" "has not all of the fleets"
has "no name" "$("$samara" cluster node add a.b "$dir" 2>&1)" "no name for a node"

# the node's folder: its own key, no fleet's
mkdir -p n1/keys n1/tls n1/trust
python3 - "$dir/cluster.json" n1/cluster.json <<'P'
import json, sys
json.dump(dict(json.load(open(sys.argv[1])), node="n1"), open(sys.argv[2], "w"))
P
cp "$dir/fleets.json" n1; cp "$dir/tls/ca.pem" n1/tls; cp "$dir/keys/node.n1.seed" "$dir/keys/node.n1.pass" n1/keys
cp "$dir"/trust/*.key n1/trust
"$samara" node --join n1 >n1.out 2>n1.err & pid=$!; nodes="$nodes $pid"
until_true "the node joins under its name" grep -q "^n1 joined c: fleets fast-path memory-bound slots 1" n1.out
has "it is there" "$("$samara" top "$dir" --once)" "^n1  *open"
has "another name has no key" "$("$samara" node --join n1 --name n2 2>&1)" "lacks a key"

check "a user" "$samara" cluster user add alice --slots 2 --tickets 100 --bytes 64M --may ship "$dir" >/dev/null
check "another" env SAMARA_CLUSTER="$dir" "$samara" cluster user add bob --bytes 100k >/dev/null
cp "$dir"/trust/*.key n1/trust
has "users are listed" "$("$samara" cluster user list "$dir")" "^alice  *2  *100  *67108864$"
has "no right" "$("$samara" cluster user add eve --may fly "$dir" 2>&1)" "'fly' is no right"
has "no name" "$("$samara" cluster user add operator "$dir" 2>&1)" "no name for a user"
same "a user's folder has what he needs and no more" \
	"cluster.json fleets.json keys/code.key keys/user.alice.seed tls/ca.pem" \
	"$(cd "$dir/users/alice" && find . -type f | sed 's|^\./||' | sort | tr '\n' ' ' | sed 's/ $//')"
same "for its owner alone" "" "$(find "$dir/users" "$dir/who.json" -perm /077)"
mv "$dir/users/alice" alice
same "her program" "$want" "$(run alice)"
has "its calls are done by nodes" "$(cat run.err)" "calls were done by nodes of the cluster"
has "hers alone" "$("$samara" monitor "$dir")" "sum.c"
same "bob's payload is too large" "$want" "$(run "$dir/users/bob")"
has "it is told" "$(cat run.err n1.err)" "[0-9]* bytes are more than the user bob may send at a time"
same "the cluster's own" "$want" "$(run "$dir")"

for i in $(seq 20); do "$samara" cluster user add "more$i" "$dir" >/dev/null 2>more.err || fail "user $i: $(cat more.err)"; done
has "many users have their queues" "$("$samara" cluster user list "$dir")" "^more20 "

check "she goes" "$samara" cluster user remove alice "$dir"
has "not twice" "$("$samara" cluster user remove alice "$dir" 2>&1)" "has no user 'alice'"
same "her program runs here" "$want" "$(run alice)"
has "her key is refused" "$(cat run.err)" "Authorization Violation"
[ ! -e "$dir/trust/alice.key" ] || fail "her code is trusted no more"
same "bob's still" "$("$samara" run --off sum.c -- 100)" "$(run "$dir/users/bob" 100)"
has "on nodes" "$(cat run.err)" "calls were done by nodes of the cluster"

check "the node goes" "$samara" cluster node remove n1 "$dir"
until_true "it ends" ended "$pid"
has "for its key is refused" "$(cat n1.err)" "does not let us come back"

# a folder of before: no word of the operator's key in it, streams with the old names
"$samara" cluster down "$dir"
python3 - "$dir/cluster.json" <<'P'
import json, sys
c = json.load(open(sys.argv[1]))
del c["operator"]
json.dump(c, open(sys.argv[1], "w"))
P
rm "$dir/who.json"
check "up with an old folder" "$samara" cluster up "$dir" >/dev/null
has "it has the key's name now" "$(cat "$dir/cluster.json")" '"operator": "U'
check "nodes can be added" "$samara" cluster node add n1 "$dir" >/dev/null
check "down" "$samara" cluster down "$dir"
finish
