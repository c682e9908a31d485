# Source order: what a replacement gives is to the bit what clang's own loops give, forced and by
# default, at the first run and later, on one thread and two; --fp=fast need not be.
. "$(dirname "$0")/lib.sh"
for flags in "-O2" "-O3" "-O3 -march=native"; do
	clang-19 $flags -o plain "$here/order.c" -lm || fail "clang-19 $flags"
	"$samara" cc $flags -o order "$here/order.c" -lm || fail "samara cc $flags"
	./plain >want
	for impl in "" nest dot; do
		for threads in 1 2; do
			for run in cold warm; do
				[ $run = warm ] || rm -rf "$SAMARA_CACHE"
				SAMARA_FORCE=1 SAMARA_IMPL=$impl SAMARA_THREADS=$threads ./order >got
				check "$flags, impl '$impl', $threads threads, $run" diff want got
			done
		done
	done
	for run in cold warm; do
		[ $run = warm ] || rm -rf "$SAMARA_CACHE"
		./order >got
		check "$flags, as it is, $run" diff want got
	done
done
SAMARA_FORCE=1 "$samara" run --json --report=report -O3 -march=native "$here/order.c" -lm >got
for kernel in sum dot gemm gemv conv2d max argmax relu cumsum; do
	check "$kernel is replaced" grep -q "\"kernel\": \"$kernel\"" report
done
check "something was replaced" grep -q '"taken": true' report
finish
