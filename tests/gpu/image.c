/* Images of kernels: loading, parameters, and the reason of the last failure. */
#include <dlfcn.h>
#include <elf.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emulator_own.h"

struct emu_module {
	void *dl;
	int fd; /* open as long as the module is: the loader knows modules by their path */
};

static _Thread_local char error[256];

const char *emu_error(void)
{
	return error;
}

int emu_fail(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(error, sizeof(error), fmt, ap);
	va_end(ap);
	return -1;
}

static size_t size_of_elf(const void *image)
{
	Elf64_Ehdr h;

	memcpy(&h, image, sizeof(h));
	return memcmp(h.e_ident, ELFMAG, SELFMAG) == 0
		       ? h.e_shoff + (size_t)h.e_shentsize * h.e_shnum
		       : 0;
}

static int write_all(int fd, const char *p, size_t n)
{
	while (n > 0) {
		ssize_t k = write(fd, p, n);

		if (k <= 0)
			return -1;
		p += k;
		n -= (size_t)k;
	}
	return 0;
}

static int open_image(emu_module *m, const void *image, size_t n)
{
	const smr_gpu_machine **at;
	char path[40];

	m->fd = memfd_create("gpu", MFD_CLOEXEC);
	if (m->fd < 0 || write_all(m->fd, image, n) != 0)
		return emu_fail("no memory file for an image of %zu bytes", n);
	snprintf(path, sizeof(path), "/proc/self/fd/%d", m->fd);
	m->dl = dlopen(path, RTLD_NOW | RTLD_LOCAL);
	if (m->dl == NULL)
		return emu_fail("%s", dlerror());
	at = dlsym(m->dl, "smr_gpu_machine");
	if (at == NULL)
		return emu_fail("the image has no smr_gpu_machine");
	*at = &emu_machine;
	return 0;
}

emu_module *emu_load(const void *image, size_t n)
{
	emu_module *m = calloc(1, sizeof(*m));

	if (m == NULL || (n == 0 && (n = size_of_elf(image)) == 0)) {
		emu_fail(m == NULL ? "no memory" : "the image is no shared object");
		free(m);
		return NULL;
	}
	if (open_image(m, image, n) != 0) {
		emu_unload(m);
		return NULL;
	}
	return m;
}

void emu_unload(emu_module *m)
{
	if (m == NULL)
		return;
	if (m->dl != NULL)
		dlclose(m->dl);
	if (m->fd >= 0)
		close(m->fd);
	free(m);
}

void *emu_find(const emu_module *m, const char *kernel, const char *what)
{
	char name[128];

	if ((size_t)snprintf(name, sizeof(name), "%s_%s", kernel, what) >= sizeof(name))
		return NULL;
	return dlsym(m->dl, name);
}

int emu_params(const emu_module *m, const char *kernel)
{
	const int64_t *p = emu_find(m, kernel, "params");

	return p != NULL ? (int)p[0] : -1;
}

size_t emu_param_size(const emu_module *m, const char *kernel, unsigned i)
{
	const int64_t *p = emu_find(m, kernel, "params");

	return p != NULL && (int64_t)i < p[0] ? (size_t)p[1 + i] : 0;
}
