/* Reads the settings in the process's initial environment. Later changes by the program do not
 * count. */
#include "rt/guest/guest.h"

enum { O_CLOEXEC_FLAG = 02000000, FP_STRICT = 1 };

bool guest_allows(const guest_process *p, const smr_site *site)
{
	return !(site->flags & SMR_SITE_FAST) || !p->known || p->fp != FP_STRICT;
}

/* Returns the value if @p entry begins with NAME=, else NULL. */
static const char *value_of(const char *entry, const char *name)
{
	while (*name != 0 && *entry == *name)
		entry++, name++;
	return *name == 0 && *entry == '=' ? entry + 1 : (const char *)0;
}

static const char *find_variable(const char *all, uint64_t n, const char *name)
{
	for (uint64_t i = 0; i < n;) {
		const char *v = value_of(all + i, name);

		if (v != (const char *)0)
			return v;
		while (i < n && all[i] != 0)
			i++;
		i++;
	}
	return (const char *)0;
}

static bool same_text(const char *a, const char *b)
{
	while (*a != 0 && *a == *b)
		a++, b++;
	return *a == *b;
}

/* Appends a text; returns whether there was room. */
static bool add_text(char *to, uint64_t *at, const char *text)
{
	for (; *text != 0; text++) {
		if (*at + 1 >= GUEST_PATH)
			return false;
		to[(*at)++] = *text;
	}
	to[*at] = 0;
	return true;
}

/* Computes the folder as smr_cache_dir() of the library does. */
static bool set_folder(guest_process *p, const char *all, uint64_t n)
{
	const char *own = find_variable(all, n, "SAMARA_CACHE");
	const char *xdg = find_variable(all, n, "XDG_CACHE_HOME");
	const char *home = find_variable(all, n, "HOME");
	uint64_t at = 0;
	bool ok;

	if (own != (const char *)0 && own[0] == '/')
		ok = add_text(p->folder, &at, own);
	else if (xdg != (const char *)0 && xdg[0] == '/')
		ok = add_text(p->folder, &at, xdg) && add_text(p->folder, &at, "/samara");
	else
		ok = home != (const char *)0 && home[0] == '/' && add_text(p->folder, &at, home) &&
		     add_text(p->folder, &at, "/.cache/samara");
	ok = ok && add_text(p->folder, &at, "/" SMR_GUEST_FOLDER "/");
	if (!ok)
		p->folder[0] = 0;
	return ok;
}

static int read_number(const char *text)
{
	int n = 0;

	for (; text != (const char *)0 && *text >= '0' && *text <= '9' && n < 100000; text++)
		n = n * 10 + (*text - '0');
	return n;
}

static bool is_off(const char *mode)
{
	return mode != (const char *)0 && (same_text(mode, "off") || same_text(mode, "0"));
}

bool guest_environ_read(guest_process *p, char *room)
{
	long fd = SYS_CALL(SYS_OPEN, "/proc/self/environ", O_CLOEXEC_FLAG, 0);
	uint64_t n = 0;
	const char *fp;
	long got;

	if (sys_failed(fd))
		return false;
	while (n < GUEST_ENVIRON - 1 &&
	       (got = SYS_CALL(SYS_READ, fd, room + n, GUEST_ENVIRON - 1 - n)) > 0)
		n += (uint64_t)got;
	SYS_CALL(SYS_CLOSE, fd);
	if (n == GUEST_ENVIRON - 1) /* the environment may be longer */
		return false;
	room[n] = 0;
	fp = find_variable(room, n, "SAMARA_FP");
	p->fp = fp != (const char *)0 && (same_text(fp, "fast") || same_text(fp, "reassoc"))
			? 0
			: FP_STRICT;
	fp = find_variable(room, n, "SAMARA_SANDBOX");
	p->open = fp != (const char *)0 && same_text(fp, "none");
	p->threads = read_number(find_variable(room, n, "SAMARA_THREADS"));
	p->off = is_off(find_variable(room, n, "SAMARA")) || !set_folder(p, room, n);
	p->known = true;
	return true;
}
