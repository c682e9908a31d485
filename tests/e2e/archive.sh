# samara archive: from C, and from Zig where there is one, to a call; errors are reported.
. "$(dirname "$0")/lib.sh"
ship=$here/../../examples/ship
archive() { "$samara" archive "$@" 2>&1; }

cat >add.c <<'C'
#include <samara/smr_code.h>
/* Adds the payload to the node's first number, and replies with the sum. */
void smr_main(const smr_code_context *c, void *payload, uint64_t n)
{
	uint64_t *sum = c->data;
	if (n < sizeof(*sum)) return;
	*sum += *(const uint64_t *)payload;
	smr_reply(c, sum, sizeof(*sum));
}
C
mkdir trust
archive keygen me.secret >trust/me.key || fail "makes a key"
same "the secret is for nobody else" 600 "$(stat -c %a me.secret)"
has "a key is not overwritten" "$(archive keygen me.secret)" "File exists"

# three machines from one source
archive build -o add.smar --name add --version 3 --key me.secret add.c || fail "builds"
seen=$(archive inspect add.smar)
for line in "^add, version 3" "^bitcode *x86_64-unknown-linux-gnu " "^bitcode *aarch64-unknown-linux-gnu " \
	"^wasm *wasm32-unknown-unknown " "^entries *smr_main"; do
	has "inspect" "$seen" "$line"
done
archive build -o again.smar --name add --version 3 --key me.secret add.c || fail "builds again"
check "the same source makes the same archive" cmp add.smar again.smar
has "JSON" "$(archive inspect --json add.smar | python3 -c 'import json,sys; a = json.load(sys.stdin); print(a["name"], len(a["slices"]), a["slices"][2]["pointer_bits"])')" "^add 3 32$"
has "verify" "$(archive verify --trust trust add.smar)" "(me)"
has "runs" "$(archive try --trust trust --payload 2a00000000000000 add.smar)" "^reply 2a00000000000000$"
has "tells where it came from" "$(archive try --trust trust --json add.smar | python3 -c 'import json,sys; a = json.load(sys.stdin); print(a["name"], a["signer"], a["from"], a["reply"])')" "^add me from the cache None$"
has "runs from the cache" "$(archive try --trust trust --payload 0100000000000000 add.smar)" "^reply 0100000000000000$"
has "no payload, no reply" "$(archive try --trust trust add.smar)" "^no reply$"

# the cache: entries that were changed are remade
entry=$(ls "$SAMARA_CACHE"/code/*.o)
python3 - "$entry" <<'PY'
import sys
with open(sys.argv[1], "r+b") as f:
    f.seek(200); byte = f.read(1)[0]; f.seek(200); f.write(bytes([byte ^ 1]))
PY
has "a damaged entry is noticed" "$(SAMARA_LOG=warn archive try --trust trust --payload 2a00000000000000 add.smar)" \
	"is not what this node wrote"
has "and made anew" "$(SAMARA_LOG=warn archive try --trust trust --payload 2a00000000000000 add.smar | grep -v installed)" \
	"^reply 2a00000000000000$"
same "the key of the caches is for nobody else" 600 "$(stat -c %a "$SAMARA_CACHE/mac.key")"
has "without a cache" "$(SAMARA_CACHE=/proc/none archive try --trust trust --payload 2a00000000000000 add.smar)" "^reply 2a"

# objects need no compiler at all
archive build -o object.smar --name object --objects --target "$(uname -m)-unknown-linux-gnu" --key me.secret add.c || fail "objects"
has "an object slice" "$(archive inspect object.smar)" "^object "
has "runs as an object" "$(archive try --trust trust --payload 2a00000000000000 object.smar)" "^reply 2a"

# refused
archive build -o plain.smar add.c || fail "builds without a key"
has "unsigned" "$(archive try --trust trust plain.smar)" "it is not signed"
archive keygen other.secret >/dev/null
archive sign --key other.secret -o other.smar plain.smar || fail "signs"
has "strangers may run Wasm where that is asked for" "$(archive verify --wasm-for-all --trust trust other.smar)" "^may *wasm$"
has "what runs here" "$(archive verify --trust trust add.smar)" "^here *bitcode$"
has "unknown signer" "$(archive verify --trust trust other.smar)" "is not among the signers trusted here"
python3 -c 'b = bytearray(open("add.smar", "rb").read()); b[700] ^= 4; open("bad.smar", "wb").write(b)'
has "tampered" "$(archive verify --trust trust bad.smar)" "the signature is wrong"
archive build -o old.smar --name add --version 2 --key me.secret add.c
has "an old version" "$(archive try --trust trust old.smar)" "version 2, and version 3 of it has been seen here"
hash=$(archive inspect --json add.smar | python3 -c 'import json,sys; print(json.load(sys.stdin)["hash"])')
echo "$hash it is wrong" >trust/denied
has "denied" "$(archive verify --trust trust add.smar)" "archive $hash is denied here"
rm trust/denied
sed 's/^may.*/may wasm/' trust/me.key >trust/me.new && mv trust/me.new trust/me.key
has "no right to native code" "$(archive try --trust trust add.smar)" "may not ship native code"
sed 's/^may.*/may all/; $auntil 2020-01-01' trust/me.key >trust/me.new && mv trust/me.new trust/me.key
has "expired" "$(archive verify --trust trust add.smar)" "the key of me has expired"
sed '/^until/d' trust/me.key >trust/me.new && mv trust/me.new trust/me.key
cat >evil.c <<'C'
#include <samara/smr_code.h>
int system(const char *);
void smr_main(const smr_code_context *c, void *payload, uint64_t n) { system("echo it ran"); }
C
for how in "" --objects; do
	archive build -o evil.smar --name "evil$how" $how --key me.secret evil.c || fail "builds"
	has "system() $how" "$(archive try --trust trust evil.smar)" "calls system, which is not allowed"
done
echo 'double exp(double); void smr_main(const void *c, double *p, unsigned long n) { if (n) *p = exp(*p); }' >m.c
archive build -o m.smar --target "$(uname -m)-linux-gnu" --key me.secret m.c || fail "builds"
has "a library that is not declared" "$(archive try --trust trust m.smar)" "calls exp, and does not declare library m"
archive build -o m.smar --target "$(uname -m)-linux-gnu" --library m --name m2 --key me.secret m.c || fail "builds"
has "one that is" "$(archive try --trust trust m.smar)" "^no reply$"

# wrong use
has "no such entry" "$(archive build -o x --entry f add.c)" "does not define f; it defines smr_main"
has "no such library" "$(archive build -o x --library c add.c)" "there are: m, sleef"
has "no such target" "$(archive build -o x --target vax-dec-vms add.c)" "clang-19 failed\|no kind of machine"
has "no file" "$(archive inspect none.smar)" "No such file"
has "another file" "$(archive inspect add.c)" "this is no archive"
has "a cut file" "$(head -c 900 add.smar >cut.smar; archive inspect cut.smar)" "an archive of 900 bytes says it has"
has "a key that others may read" "$(chmod 644 me.secret; archive sign --key me.secret add.smar)" "chmod 600"
has "a syntax error" "$(echo 'void smr_main(' >s.c; archive build -o x s.c)" "s.c:1"
chmod 600 me.secret

# Zig 0.14 writes LLVM 19's bitcode; other ones are refused by name
zig=$(zig) || finish
for target in x86_64 aarch64; do
	"$zig" build-obj -O ReleaseFast -target $target-linux-gnu -femit-llvm-bc=zig.$target.bc -fno-emit-bin "$ship/languages/increment.zig" || fail "zig"
done
archive build -o zig.smar --key me.secret zig.x86_64.bc zig.aarch64.bc || fail "builds from Zig's bitcode"
has "Zig's triple" "$(archive inspect zig.smar)" "^bitcode *aarch64-unknown-linux-gnu "
archive build -o c.smar --key me.secret "$ship/increment.c" || fail "builds the same from C"
for from in zig c; do
	has "runs from $from" "$(archive try --trust trust --payload 2a000000000000000100000000000000 $from.smar)" "^reply 2a00000000000000$"
	has "no answer wanted, $from" "$(archive try --trust trust --payload 2a000000000000000000000000000000 $from.smar)" "^no reply$"
	has "too short, $from" "$(archive try --trust trust --payload 2a00000000000000 $from.smar)" "^no reply$"
done
finish
