# Functions that travel, in other languages: each example of examples/ship/languages becomes an
# archive, by the command line of docs/howto/shipping.md, and is called on a node. A language whose
# compiler is missing is left out, and told. SAMARA_PYTHON: a Python that has ziglang, numba and
# llvmlite (else the build's).
. "$(dirname "$0")/lib.sh"
[ -r /sys/class/net ] || { echo "skipped: UCX finds no network, /sys is not mounted"; exit 77; }
languages=$here/../../examples/ship/languages
python=${SAMARA_PYTHON:-$build/venv/bin/python}
host=$(uname -m)-unknown-linux-gnu
ran=

words() { python3 -c 'import struct, sys; print(struct.pack("<%dQ" % (len(sys.argv) - 1), *map(int, sys.argv[1:])).hex())' "$@"; }
missing() { echo "left out: $1: $2"; }
has_module() { "$python" -c "import $*" 2>/dev/null; }
# LANGUAGE FILE...: the archive of these adds 5, then 6 to a node's number
counts() {
	language=$1; shift
	"$samara" archive build -o "$language.smar" --name "$language" "$@" || { fail "$language: builds"; return; }
	"$samara" archive sign "$language.smar"
	start_node "$language" --listen "unix:$work/$language.box"
	for by in 5 6; do
		same "$language adds $by" "reply $(words $((by == 5 ? 5 : 11)))" \
			"$("$samara" archive call --to "$at" --payload "$(words $by 1)" "$language.smar" 2>&1)"
	done
	ran="$ran $language"
}
kinds() { "$samara" archive inspect "$1" | awk '/^(bitcode|object|wasm) / { printf "%s %s, ", $1, $2 }'; }

counts cpp "$languages/increment.cpp"
same "C++ is for three kinds of machine" \
	"bitcode x86_64-unknown-linux-gnu, bitcode aarch64-unknown-linux-gnu, wasm wasm32-unknown-unknown, " "$(kinds cpp.smar)"

if command -v "${SAMARA_FLANG:-flang-new-19}" >/dev/null; then
	counts fortran "$languages/increment.f90"
	same "Fortran is for two" "bitcode x86_64-unknown-linux-gnu, bitcode aarch64-unknown-linux-gnu, " "$(kinds fortran.smar)"
else
	missing Fortran "apt install flang-19"
fi

if command -v rustc >/dev/null; then
	counts rust "$languages/increment.rs"
	same "Rust is machine code" "object $host, " "$(kinds rust.smar)"
	# the same as bitcode: by LLVM's text, without what LLVM 19 does not know
	rustc --edition=2021 --crate-type=lib -Cpanic=abort -Copt-level=2 --emit=llvm-ir -o new.ll "$languages/increment.rs"
	sed 's/captures([a-z_, ]*)//g; s/ inbounds nuw / inbounds /' new.ll >old.ll
	llvm-as-19 old.ll -o rust.bc && counts rust-ir rust.bc
	same "through the text it is bitcode" "bitcode $host, " "$(kinds rust-ir.smar)"
	# bitcode of a later LLVM is refused, and the message says what to do
	rustc --edition=2021 --crate-type=lib -Cpanic=abort --emit=llvm-bc -o later.bc "$languages/increment.rs"
	if ! llvm-dis-19 later.bc -o later.ll 2>/dev/null || rustc -vV | grep -q 'LLVM version: 2'; then
		said=$("$samara" archive build -o later.smar later.bc 2>&1)
		has "a later LLVM is refused" "$said" "for a later LLVM than 19"
		has "and the way out told" "$said" "--emit=obj"
	fi
else
	missing Rust "rustup, or apt install rustc"
fi

if has_module ziglang; then
	for machine in x86_64 aarch64; do
		"$python" -m ziglang build-obj -O ReleaseFast -target $machine-linux-gnu "-femit-llvm-bc=$machine.bc" -fno-emit-bin \
			"$languages/increment.zig" || fail "Zig for $machine"
	done
	counts zig x86_64.bc aarch64.bc
else
	missing Zig "pip install ziglang==0.14.1"
fi

if has_module numba, llvmlite; then
	"$python" "$languages/norm.py" norm.bc || fail "Numba makes bitcode"
	"$samara" archive build -o norm.smar norm.bc && "$samara" archive sign norm.smar || fail "Numba's becomes an archive"
	start_node python --listen "unix:$work/python.box"
	same "a Python function" "reply $(python3 -c 'import struct; print(struct.pack("<d", 30.0).hex())')" \
		"$("$samara" archive call --to "$at" --payload "$(python3 -c 'import struct; print(struct.pack("<4d", 1, 2, 3, 4).hex())')" norm.smar 2>&1)"
	ran="$ran python"
else
	missing Python "pip install numba==0.61.2 llvmlite==0.44.0"
fi

# a missing compiler is reported
has "no compiler" "$(SAMARA_RUSTC=/none "$samara" archive build -o x.smar "$languages/increment.rs" 2>&1)" \
	"cannot run /none: .*install rustc, or set SAMARA_RUSTC"
has "no Fortran as WebAssembly" "$("$samara" archive build -o x.smar --target wasm32-unknown-unknown "$languages/increment.f90" 2>&1)" \
	"makes no WebAssembly here"
echo "ran:$ran"
finish
