# Bad input: the message is the compiler's own or names the file and the reason, and the status is
# not 0.
. "$(dirname "$0")/lib.sh"

fails() { # TITLE PATTERN COMMAND...
	what=$1 pattern=$2; shift 2
	out=$("$@" 2>&1 </dev/null); st=$?
	[ $st -ge 1 ] && [ $st -lt 126 ] || fail "$what: status $st"
	has "$what" "$out" "$pattern"
}

for c in 'int main(void) { return x; }' 'int main(void) { return 0' 'int f(int a) { int b; }'; do
	echo "$c" >bad.c
	clang-19 -O2 -Wall bad.c -o bad >clang.txt 2>&1; a=$?
	"$samara" cc -O2 -Wall bad.c -o bad >ours.txt 2>&1; b=$?
	same "diagnostics of: $c" "$(cat clang.txt)" "$(cat ours.txt)"
	same "status of: $c" $a $b
done
fails "cc: missing file" "no such file" "$samara" cc -O2 none.c
fails "run: missing file" "none.c" "$samara" run none.c
fails "decompose: missing file" "none.c" "$samara" decompose none.c
fails "decompose: syntax error" "bad.c:1" sh -c 'echo "int x[;" >bad.c; "$0" decompose bad.c' "$samara"
fails "run: syntax error" "bad.c:1" "$samara" run bad.c
fails "decompose: neither ELF nor source" "text" sh -c 'echo text >text; "$0" decompose text' "$samara"
fails "decompose: no flow" "f.smr" sh -c 'echo "flow oops {" >f.smr; "$0" decompose f.smr' "$samara"

clang-19 -O1 -c -emit-llvm "$here/work.c" -o whole.bc
check "decompose takes bitcode" sh -c '"$0" decompose whole.bc >/dev/null' "$samara"
head -c 700 whole.bc >cut.bc
fails "decompose: truncated bitcode" . "$samara" decompose cut.bc
fails "run: truncated bitcode" . "$samara" run cut.bc
fails "cc: truncated bitcode" . "$samara" cc -O2 cut.bc -o cut
{ printf 'BC\300\336'; head -c 2000 /dev/zero; } >zero.bc
fails "decompose: bitcode of zeros" . "$samara" decompose zero.bc
sed 's/^target triple = .*/target triple = "aarch64-unknown-linux-gnu"/' <<'LL' >other.ll
target triple = "x86_64-pc-linux-gnu"
define i32 @main() {
  ret i32 nonsense
}
LL
fails "decompose: broken IR" . "$samara" decompose other.ll
fails "run: no file" "usage" "$samara" run
fails "decompose: no file" "usage" "$samara" decompose
echo 'int main(void) { return 7; }' >seven.c
out=$("$samara" run --report=/none/at/all seven.c 2>&1); same "run: the program's own status" 7 $?
has "run: a report that cannot be written" "$out" "cannot write the report /none/at/all"
fails "decompose: a size that there is not" "no size is called 'nonesuch'" "$samara" decompose --set nonesuch=3 whole.bc
same "decompose: the file is named once" 1 "$("$samara" decompose none.c 2>&1 | grep -o 'none\.c' | wc -l)"
fails "decompose: a size without value" "usage" "$samara" decompose --set n whole.bc
finish
