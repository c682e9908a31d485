# An x86-64 machine builds and signs an archive; an AArch64 node under qemu takes the same file,
# checks it, compiles it with its own LLVM, and gives the same results. Slow: in check-all.
. "$(dirname "$0")/lib.sh"
tree=$(cd "$here/../.." && pwd)
[ "$(uname -m)" = x86_64 ] || { echo "this machine is no x86-64"; exit 77; }
command -v qemu-aarch64 >/dev/null || { echo "no qemu-aarch64: apt install qemu-user"; exit 77; }
root=$build/arm64-root
"$tree/tools/arm64-root" "$root" || exit 77
libs=$root/usr/lib/aarch64-linux-gnu

# the parts of Samara that a node needs, for AArch64
mkdir node node/c node/cli node/llvm
export CLANG_FLAGS="--target=aarch64-linux-gnu --sysroot=$root -O1 -fPIC -w -D_GNU_SOURCE -I$tree/include -I$tree/src \
	-idirafter /usr/include -DSMR_VERSION=\"t\" -DSMR_BIN_TO_LIB=\"../lib\" -DSMR_BIN_TO_SHARE=\"../share\" \
	-DSMR_LIB_TO_SHARE=\"..\" -DSMR_LIB_TO_BIN=\"../bin\" -I$(llvm-config-19 --includedir) -fvisibility=hidden -ffp-contract=off"
objects() { # FOLDER SOURCE...
	out=$1; shift
	printf '%s\n' "$@" | xargs -P 2 -I{} sh -c 'o=$1/$(basename "$2" | tr . _).o
		case $2 in *.cpp) clang++-19 -std=c++17 -fno-rtti -fno-exceptions $CLANG_FLAGS -c "$2" -o "$o" ;;
		*) clang-19 -std=gnu11 $CLANG_FLAGS -c "$2" -o "$o" ;; esac' sh "$out" {} || fail "compiles for AArch64"
}
objects node/c $(find "$tree"/src/base -name '*.c' ! -path '*/jail/*') $(ls "$tree"/src/net/archive/*.c | grep -v codelet)
objects node/cli $(find "$tree"/src/cli -name 'archive*.c' ! -name archive_call.c) "$here/aarch64_node.c"
objects node/llvm "$tree"/src/back/llvm/jit*.c "$tree"/src/back/llvm/jit_producer.cpp
link="clang++-19 --target=aarch64-linux-gnu --sysroot=$root -fuse-ld=lld"
$link -shared node/llvm/*.o "$libs/libLLVM-19.so" -o node/libsamara-llvm.so || fail "links the module"
$link node/cli/*.o node/c/*.o "$libs"/libsodium.so.23 "$libs"/libjansson.so.4 "$root/lib/aarch64-linux-gnu/libm.so.6" -o node/samara-archive || fail "links"
[ $failed -eq 0 ] || finish
arm() { SAMARA_HOME=$work/node SAMARA_CACHE=$work/arm-cache qemu-aarch64 -L "$root" node/samara-archive "$@" 2>&1; }
native() { "$samara" archive "$@" 2>&1; }

cat >mix.c <<'C'
#include <samara/smr_code.h>
double exp(double);
struct answer { double sum, fused; float loop[8]; uint64_t hash; };
/* Sums, products that an FMA would round otherwise, a loop for vectors, integers, a copied struct. */
void smr_main(const smr_code_context *c, void *payload, uint64_t n)
{
	struct answer a = {0};
	const unsigned char *p = payload;
	float *f = c->data;
	for (int i = 0; i < 4096; i++) f[i] = (float)(i % 97) * 0.31f;
	for (int k = 0; k < 5; k++)
		for (int i = 0; i < 4096; i++) f[i] = f[i] * 0.99f + 0.013f * (float)k;
	for (int i = 0; i < 4096; i++) a.sum += f[i];
	a.fused = a.sum * 1.000001 + 1e-7 / 3;
	for (int i = 0; i < 8; i++) a.loop[i] = f[i * 511];
	a.hash = 1469598103934665603u;
	for (uint64_t i = 0; i < n; i++) a.hash = (a.hash ^ p[i]) * 1099511628211u;
	smr_reply(c, &a, sizeof(a));
}
C
mkdir trust
native keygen me.secret >trust/me.key
native build -o mix.smar --key me.secret mix.c || fail "builds"
x86=$(native try --trust trust --payload 0102030405060708 mix.smar | grep reply)
has "x86-64 replies" "$x86" "^reply [0-9a-f]*$"
same "AArch64 gives the same bits" "$x86" "$(arm try --trust trust --payload 0102030405060708 mix.smar | grep reply)"
same "and from its cache" "$x86" "$(arm try --trust trust --payload 0102030405060708 mix.smar | grep reply)"
same "one entry of machine code" 1 "$(ls arm-cache/code/*.o | wc -l)"
native build -o object.smar --objects --name object --key me.secret mix.c || fail "builds objects"
same "as an object" "$x86" "$(arm try --trust trust --payload 0102030405060708 object.smar | grep reply)"

# refused there as here
native build -o x86.smar --name x86 --target x86_64-linux-gnu --key me.secret mix.c
has "no slice" "$(arm try --trust trust x86.smar)" "has nothing for aarch64-unknown-linux-gnu; it has x86_64-unknown-linux-gnu"
python3 -c 'b = bytearray(open("mix.smar", "rb").read()); b[900] ^= 4; open("bad.smar", "wb").write(b)'
has "tampered" "$(arm try --trust trust bad.smar)" "the signature is wrong"
echo 'int system(const char *); void smr_main(void) { system("echo it ran"); }' >evil.c
native build -o evil.smar --key me.secret evil.c
has "system()" "$(arm try --trust trust evil.smar)" "calls system, which is not allowed"
zig=$(zig) || finish
"$zig" build-obj -O ReleaseFast -target aarch64-linux-gnu -femit-llvm-bc=zig.bc -fno-emit-bin "$here/../../examples/ship/languages/increment.zig" || fail "zig"
native build -o zig.smar --key me.secret zig.bc || fail "builds from Zig's bitcode"
has "Zig on AArch64" "$(arm try --trust trust --payload 2a000000000000000100000000000000 zig.smar)" "^reply 2a00000000000000$"
finish
