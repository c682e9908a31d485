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

static bool is_whole(const smr_guest_image *m, uint64_t size, const char *text, uint32_t ntext)
{
	const uint64_t skipped = __builtin_offsetof(smr_guest_image, serial);

	return m->magic == SMR_GUEST_IMAGE_MAGIC && m->version == SMR_GUEST_IMAGE_VERSION &&
	       m->head == sizeof(*m) && m->size == size &&
	       m->sum == smr_guest_image_sum((const char *)m + skipped, size - skipped) &&
	       m->text.n == ntext && same_bytes(guest_at(m, m->text.at), text, ntext);
}

const smr_guest_image *guest_map(int fd, const char *text, uint32_t ntext)
{
	uint64_t st[18], size;
	long m;

	if (sys_failed(SYS_CALL(SYS_FSTAT, fd, st)) || !is_own_file(st))
		return (const smr_guest_image *)0;
	size = st[6];
	if (size < sizeof(smr_guest_image) || size > SMR_GUEST_IMAGE_MOST || size % 8 != 0)
		return (const smr_guest_image *)0;
	m = SYS_CALL(SYS_MMAP, 0, size, SYS_PROT_RX, SYS_MAP_PRIVATE, fd, 0);
	if (sys_failed(m))
		return (const smr_guest_image *)0;
	if (is_whole((const smr_guest_image *)m, size, text, ntext))
		return (const smr_guest_image *)m;
	SYS_CALL(SYS_MUNMAP, m, size);
	return (const smr_guest_image *)0;
}
