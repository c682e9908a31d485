/* Maps images from files that the user owns and no other user can write, and checks all of an image
 * before using it. */
#include "rt/guest/guest.h"

const smr_guest_image *guest_map(int fd, const smr_site *site)
{
	const smr_guest_image *m;
	sys_stat st;
	long at;

	if (sys_failed(SYS_CALL(SYS_FSTAT, fd, &st)) ||
	    !smr_guest_is_trusted(st.mode, st.uid, (uint32_t)SYS_CALL(SYS_GETEUID)))
		return (const smr_guest_image *)0;
	at = SYS_CALL(SYS_MMAP, 0, st.size, SYS_PROT_RX, SYS_MAP_PRIVATE, fd, 0);
	if (sys_failed(at))
		return (const smr_guest_image *)0;
	m = (const smr_guest_image *)at;
	if (smr_guest_image_is_whole(m, st.size) && m->hash == site->hash &&
	    m->nsyms == site->nsyms)
		return m;
	SYS_CALL(SYS_MUNMAP, m, st.size);
	return (const smr_guest_image *)0;
}
