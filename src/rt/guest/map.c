/* Images are mapped from files that the user owns and nobody else may write, and checked as a whole
 * before a byte of them is used. */
#include "rt/guest/guest.h"

/* struct stat of x86-64: words 3 (mode, uid), 6 (size) */
static bool is_own_file(const uint64_t st[18])
{
	uint32_t mode = (uint32_t)st[3], uid = (uint32_t)(st[3] >> 32);

	return (mode & 0170000) == 0100000 && (mode & 022) == 0 &&
	       (uid == 0 || (uid == (uint32_t)SYS_CALL(SYS_GETEUID) &&
			     uid != 65534 /* a user that is not mapped looks so */));
}

static bool same_bytes(const char *a, const char *b, uint64_t n)
{
	uint64_t i = 0;

	while (i < n && a[i] == b[i])
		i++;
	return i == n;
}

const smr_guest_image *guest_map(int fd, const char *text, uint32_t ntext)
{
	const smr_guest_image *m;
	uint64_t st[18], size;
	long at;

	if (sys_failed(SYS_CALL(SYS_FSTAT, fd, st)) || !is_own_file(st))
		return (const smr_guest_image *)0;
	size = st[6];
	at = SYS_CALL(SYS_MMAP, 0, size, SYS_PROT_RX, SYS_MAP_PRIVATE, fd, 0);
	if (sys_failed(at))
		return (const smr_guest_image *)0;
	m = (const smr_guest_image *)at;
	if (smr_guest_image_is_whole(m, size) && m->text.n == ntext &&
	    same_bytes(guest_at(m, m->text.at), text, ntext))
		return m;
	SYS_CALL(SYS_MUNMAP, m, size);
	return (const smr_guest_image *)0;
}
