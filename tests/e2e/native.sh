# A program behaves as one that clang built: output, input, arguments, exit status, signals, start.
. "$(dirname "$0")/lib.sh"

cat >hello.c <<'C'
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static void at_exit(void) { puts("bye"); }
int main(int argc, char **argv)
{
	char line[80];

	atexit(at_exit);
	printf("hello %d %s %s\n", argc, argc > 1 ? argv[1] : "-", getenv("WHO") ? getenv("WHO") : "-");
	fprintf(stderr, "to stderr\n");
	if (fgets(line, sizeof(line), stdin))
		printf("read %s", line);
	fflush(stdout);
	if (argc > 2 && !strcmp(argv[2], "abort"))
		abort();
	if (argc > 2 && !strcmp(argv[2], "segv"))
		*(volatile int *)8 = 1;
	if (argc > 2 && !strcmp(argv[2], "term"))
		kill(getpid(), SIGTERM);
	return argc > 2 ? atoi(argv[2]) : 0;
}
C
clang-19 -O2 hello.c -o plain 2>/dev/null || fail "clang builds it"
"$samara" cc -O2 hello.c -o ours 2>/dev/null || fail "samara cc builds it"
for how in 0 3 255 abort segv term; do
	for p in plain ours; do
		{ echo line | WHO=me ./$p arg $how >$p.out 2>$p.err; echo $? >$p.status; } 2>/dev/null
	done
	same "stdout of $how" "$(cat plain.out)" "$(cat ours.out)"
	same "stderr of $how" "$(cat plain.err)" "$(cat ours.err)"
	same "status of $how" "$(cat plain.status)" "$(cat ours.status)"
	{ echo line | WHO=me "$samara" run hello.c -- arg $how >run.out 2>run.err; echo $? >run.status; } 2>/dev/null
	same "stdout of samara run, $how" "$(cat plain.out)" "$(cat run.out)"
	same "stderr of samara run, $how" "$(cat plain.err)" "$(cat run.err)"
	same "status of samara run, $how" "$(cat plain.status)" "$(cat run.status)"
done

# a program without sites never opens the compiler library
cat >maps.c <<'C'
#include <stdio.h>
#include <string.h>
int main(void)
{
	char line[512];
	int n = 0;
	FILE *f = fopen("/proc/self/maps", "r");

	while (fgets(line, sizeof(line), f))
		n += strstr(line, "libsamara.so") != NULL || strstr(line, "libLLVM") != NULL;
	printf("%d\n", n);
	return 0;
}
C
"$samara" cc -O2 maps.c -o maps || fail "samara cc builds maps.c"
same "nothing heavy is loaded" 0 "$(./maps)"
# at -O0 it is plain clang
"$samara" cc -O0 "$here/work.c" -o o0 || fail "samara cc -O0"
check "no sites at -O0" sh -c '! llvm-readelf-19 -S o0 | grep -q smr_sites'
# where nothing is lifted the code is clang's own, to the byte
for p in interpreter queens recursion; do
	for cc in clang-19 "$samara cc"; do
		$cc -O3 -w -c "$here/../bench/programs/plain/$p.c" -o plain.o &&
			llvm-objcopy-19 -O binary --only-section=.text plain.o "text-${cc##* }"
	done
	check "code of $p" cmp text-clang-19 text-cc
done
# -c then link, as make does; a static library; a shared one
"$samara" cc -O2 -fPIC -c "$here/work.c" -o work.o && "$samara" cc work.o -o linked || fail "compile, then link"
clang-19 -O2 "$here/work.c" -o plain_work
same "linked from an object" "$(./plain_work)" "$(./linked)"
finish
