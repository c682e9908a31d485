# The test suites of real projects, from Debian's sources: built by samara cc, they print the same
# when the loops run as they are, when Samara chooses, and when all that can be replaced is replaced
# without being checked.
# Slow: in check-all.
. "$(dirname "$0")/lib.sh"
"$here/../../tools/debian-source" "$work" zlib bzip2 lua5.4 opus gsl || exit 77
jobs=${JOBS:-2}
export SEED=1 # of Opus's tests
cc="$samara cc"

thrice() { # NAME COMMAND...
	name=$1; shift
	SAMARA=off "$@" >"$work/off" 2>&1; off=$?
	"$@" >"$work/on" 2>&1; on=$?
	SAMARA_FORCE=1 SAMARA_CHECK=never "$@" >"$work/forced" 2>&1; all=$?
	same "$name ends the same" "$off $off" "$on $all"
	check "$name, chosen" cmp "$work/off" "$work/on"
	check "$name, replaced" cmp "$work/off" "$work/forced"
}
built() { # PROJECT COMMAND...
	what=$1; shift
	"$@" >"$work/make.log" 2>&1 || { fail "$what is built"; tail -20 "$work/make.log"; return 1; }
}

cd "$work/zlib" && CC=$cc CFLAGS=-O2 built zlib sh -c "./configure --static && make -s -j$jobs" && thrice zlib ./example

cd "$work/bzip2" && built bzip2 make -s "CC=$cc" bzip2 && for n in 1 2 3; do
	thrice "bzip2 -$n" sh -c "./bzip2 -$n <sample$n.ref | cmp - sample$n.bz2 && ./bzip2 -dc sample$n.bz2 | cmp - sample$n.ref"
	same "bzip2 $n" "" "$(cat "$work/forced")"
done

cat >"$work/sort.lua" <<'LUA'
local t = {}
for i = 1, 200000 do t[i] = math.sin(i) * 1000 // 1 end
table.sort(t)
local s = 0
for i, v in ipairs(t) do s = (s * 31 + v) % 1000003 end
print(s, #t, string.rep("ab", 20):gsub("b", "cd"))
LUA
cd "$work/lua5.4" && built lua make -s -j"$jobs" linux "CC=$cc -std=gnu99" SYSLDFLAGS= MYLIBS= && thrice lua src/lua "$work/sort.lua"

cd "$work/opus" && built opus sh -c "./configure CC='$cc' CFLAGS=-O2 --disable-shared --disable-asm --disable-rtcd \
	--disable-intrinsics && make -s -j$jobs && make -s -k check TESTS=" && for t in celt/tests/test_unit_dft \
	celt/tests/test_unit_mdct celt/tests/test_unit_rotation celt/tests/test_unit_mathops celt/tests/test_unit_cwrs32 \
	celt/tests/test_unit_entropy silk/tests/test_unit_LPC_inv_pred_gain tests/test_opus_padding; do
	thrice "opus $t" "./$t"
done

cd "$work/gsl" && sed -i 's/ doc$//; s/ doc / /' Makefile.in && # Debian's tarball lacks it
	built gsl sh -c "./configure CC='$cc' CFLAGS=-O2 --disable-shared && make -s -j$jobs" &&
	for d in block vector matrix cblas statistics poly linalg sort wavelet histogram fft; do
		cd "$work/gsl/$d" && built "gsl $d" make -s check TESTS= && thrice "gsl $d" ./test
	done
finish
