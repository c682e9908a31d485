/* Programs that may install a seccomp filter for themselves.
 *
 * Strict seccomp kills for every system call but four, and the process cannot detect that it is
 * active. So the compiler detects programs that can install it: the plug-in marks objects that
 * refer to prctl(), syscall(), libseccomp or have system calls in assembly. A program with such an
 * object asks for all its sites before main. From then on this runtime makes no system call and
 * does not read the time stamp counter, which strict mode disables: mapped code runs on one thread.
 * Without start-up code nothing is prepared, and the program's loops run. */
#include "rt/guest/guest.h"

/** The plug-in's mark. */
extern const char smr_guest_quiet[] __attribute__((weak, visibility("hidden")));
/* Symbols of the linker. The section always exists, perhaps empty: otherwise GNU ld reports those
 * of two shared libraries as an error in a program without sites. */
__asm__(".pushsection smr_sites,\"awR\",@progbits\n.popsection");
extern smr_site __start_smr_sites[] __attribute__((weak, visibility("hidden")));
extern smr_site __stop_smr_sites[] __attribute__((weak, visibility("hidden")));

bool guest_is_quiet_program(void)
{
	return &smr_guest_quiet[0] != (const char *)0;
}

smr_site *guest_sites(smr_site **end)
{
	*end = __stop_smr_sites;
	return __start_smr_sites;
}

static void prepare(void)
{
	guest_arena *a;

	if (!guest_is_quiet_program() || __start_smr_sites == __stop_smr_sites)
		return;
	a = guest_arena_prepare();
	if (a == (guest_arena *)0)
		return;
	guest_question_all(a, __start_smr_sites, __stop_smr_sites);
	a->process.quiet = !a->process.open;
}

__attribute__((section(".init_array"), used)) static void (*at_start)(void) = prepare;
