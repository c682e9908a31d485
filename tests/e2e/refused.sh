# A node is sent code that it must not run, calls that it must not answer, and connections that it
# must not take. Each time its log says why, and it goes on.
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
ship=$here/../../examples/ship
export SAMARA_LOG=warn
sum=0

build() { # NAME KEY ARGS...: NAME.c, or what the arguments name, becomes NAME.smar
	name=$1 key=$2; shift 2
	[ -f "$name.c" ] && set -- "$@" "$name.c"
	"$samara" archive build -o "$name.smar" --name "$name" --key "$key" "$@" || fail "builds $name"
}
call() { "$samara" archive call --to "$@" 2>&1; }
serves() { # TITLE: the node is as it was
	sum=$((sum + 1))
	same "$1: the node goes on" "reply $(printf '%02x00000000000000' $sum)" \
		"$(call "unix:$work/one" --payload 01000000000000000100000000000000 increment.smar)"
}
refused() { # NAME WHY: that archive is refused, and this is the reason
	before=$(wc -l <one.err)
	said=$(call "unix:$work/one" --payload 01000000000000000100000000000000 "$1.smar")
	has "$1: the caller is told" "$said" "$2"
	has "$1: the node's log says why" "$(tail -n +$((before + 1)) one.err)" "refused: .*$2"
	serves "$1"
}

mkdir trust
"$samara" archive keygen me.secret >trust/me.key
"$samara" archive keygen --until 2020-01-01 old.secret >trust/old.key
"$samara" archive keygen early.secret >trust/early.key
echo "from 2999-01-01" >>trust/early.key
"$samara" archive keygen denied.secret >trust/denied_one.key
sed -n 's/^public //p' trust/denied_one.key >trust/denied
"$samara" archive keygen stranger.secret >stranger.key
start_node one --listen "unix:$work/one" --trust trust
build increment me.secret "$ship/increment.c"
serves "to begin with"

# by whom, and which one of them
for who in old early denied stranger; do
	build by_$who $who.secret "$ship/increment.c"
done
refused by_old "the key of old has expired"
refused by_early "the key of early is not valid yet"
refused by_denied "is denied here"
refused by_stranger "may not ship native code"
build lives me.secret --version 2 "$ship/increment.c"
call "unix:$work/one" --payload 00000000000000000100000000000000 lives.smar >/dev/null
build lives me.secret --version 1 "$ship/increment.c"
refused lives "an old one is not run again"

# the body of the code
main='void smr_main(const smr_code_context *c, void *payload, uint64_t n)'
evil() { # NAME C WHY
	printf '#include <samara/smr_code.h>\n%s\n' "$2" >"$1.c"
	build "$1" me.secret --target "$(uname -m)-linux-gnu"
	refused "$1" "$3"
}
evil system "int system(const char *); $main { system(\"echo it ran\"); }" "calls system, which is not allowed"
evil dlsym "void *dlsym(void *, const char *); $main { dlsym(0, payload); }" "calls dlsym, which is not allowed"
evil constructor "static volatile int x; __attribute__((constructor)) static void f(void) { x++; } $main { *(int *)payload = x; }" "constructors"
evil ifunc "static void f(void) {} static void *pick(void) { return f; } void g(void) __attribute__((ifunc(\"pick\"))); $main { g(); }" "ifunc"
evil tls "static _Thread_local int x; $main { x++; *(volatile int *)payload = x; }" "thread-local"
evil assembly "$main { __asm__ volatile(\"nop\"); }" "inline assembly"
evil library "double exp(double); $main { *(double *)payload = exp(*(double *)payload); }" "does not declare library m"

# for whom it was made
case $(uname -m) in x86_64) other=aarch64-linux-gnu ;; *) other=x86_64-linux-gnu ;; esac
build elsewhere me.secret --target $other "$ship/increment.c"
refused elsewhere "has nothing for"
build later me.secret "$ship/increment.c"
python3 - <<'PY'
# the producer, LLVM19, stands in six-bit letters at any bit of the bitcode; 1 becomes 9
def code(text):
    return sum((ord(c) - 39 if c.isupper() else ord(c) + 4) << 6 * i for i, c in enumerate(text))
old = open("later.smar", "rb").read()
bits = int.from_bytes(old, "little")
at = next(i for i in range(8 * len(old)) if bits >> i & (1 << 36) - 1 == code("LLVM19"))
bits ^= (code("LLVM19") ^ code("LLVM99")) << at
open("later.smar", "wb").write(bits.to_bytes(len(old), "little"))
PY
"$samara" archive sign --key me.secret later.smar || fail "signs"
refused later "LLVM99"

# requests to its host: their status is returned to the code, which replies with it (-1: EINVAL, -2:
# EPERM), and logged
cat >asks.c <<'C'
#include <samara/smr_code.h>
void smr_main(const smr_code_context *ctx, void *payload, uint64_t n)
{
	const uint64_t *what = payload;
	int64_t st = *what == 0 ? smr_forward(ctx, 77, payload, n)
		   : *what == 1 ? smr_put(ctx, 0, ctx->data_size, payload, 1)
		   : *what == 2 ? smr_get(ctx, 0, UINT64_MAX, 16, payload, n)
		   : *what == 3 ? smr_forward(ctx, 0, (void *)16, 100)
				: smr_spawn(ctx, 0, payload, payload, 8);
	smr_reply(ctx, &st, sizeof(st));
}
C
build asks me.secret
asks() { # TITLE WANTED WHY
	before=$(wc -l <one.err)
	same "a bad argument: $3" "reply $2" "$(call "unix:$work/one" --payload "0${1}00000000000000$(printf '%048d' 0)" asks.smar)"
	has "the node's log says why" "$(tail -n +$((before + 1)) one.err)" "code asks of me: .*is refused: $3"
	serves "a bad argument"
}
einval=ffffffffffffffff
asks 0 $einval "there is no rank 77"
asks 1 $einval ""
asks 2 $einval ""
asks 3 $einval "100 bytes at 0x10 cannot be read"
asks 4 $einval "no code of that hash is here"

# who connects, and with how much
start_node far --listen tcp:127.0.0.1:0 --key key --trust trust
far=$at
"$samara" node --listen unix:"$work/keys" --key wrong >/dev/null 2>&1 &
nodes="$nodes $!"
for _ in $(seq 100); do [ -f wrong ] && break; sleep 0.1; done
check "a wrong key gets no answer" test "$(call "$far" --key wrong --payload 01000000000000000100000000000000 increment.smar | grep -c reply)" -eq 0
has "the node's log says why" "$(cat far.err)" "refused: it does not know our key"
has "no key at all" "$(SAMARA_KEY= call "$far" increment.smar)" "names the connection's key"
head -c 17000000 /dev/zero >large
has "more than a call takes" "$(call "$far" --key key --in large increment.smar)" "at most"
same "the right key" "reply 0100000000000000" "$(call "$far" --key key --payload 01000000000000000100000000000000 increment.smar)"
finish
