# The Debian packages: they are built of the tree, lintian has nothing to say, and what is in them
# runs, wherever it lies.
. "$(dirname "$0")/lib.sh"
. "$here/examples.sh"
for tool in dpkg-buildpackage lintian dh dh_python3; do
	command -v $tool >/dev/null || { echo "no $tool: tools/bootstrap deb installs it"; exit 77; }
done
unset LD_LIBRARY_PATH SAMARA_HOME SAMARA_WASMTIME CC CXX CFLAGS CXXFLAGS
mkdir build dist
JOBS=${JOBS:-2} "$here/../../packaging/deb" build "$work/dist" >made 2>&1 || { tail -40 made; fail "make deb"; finish; exit; }
same "lintian has no error and no warning" "" "$(grep '^[EW]: ' made)"
same "the packages" "libsamara-dev libsamara-rt0 libsamara0 python3-samara samara samara-common" \
	"$(cd dist && echo *.deb | tr ' ' '\n' | sed 's/_.*//' | sort | tr '\n' ' ' | sed 's/ $//')"
for package in dist/*.deb; do dpkg-deb -x "$package" root; done
same "all is in one of them" "" "$(cd root && find . -type f | grep -v -e '^./usr/\(bin\|include\|lib\|share\)/')"
for page in samara samara-cc samara-c++ samara-fc; do
	check "a manual page: $page" test -e "root/usr/share/man/man1/$page.1.gz" -o -L "root/usr/share/man/man1/$page.1.gz"
done
samara=$work/root/usr/bin/samara
has "its own files are there" "$("$samara" doctor)" "^ok *libsamara-llvm.so *$work/root/usr/"
same "none is missing" "" "$("$samara" doctor | grep -e '^missing.*samara' -e '^missing *kernels')"
runs_examples "$samara" "$work/root/usr/bin/samara-cc"
for depends in clang-19 libsamara-dev; do
	has "samara needs $depends" "$(dpkg-deb -f dist/samara_*.deb Depends)" "$depends"
done
has "the library needs LLVM" "$(dpkg-deb -f dist/libsamara0_*.deb Depends)" "libllvm19"
finish
