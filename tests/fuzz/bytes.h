/** @file Bytes as a file, for what reads files. */
#ifndef SMR_TESTS_FUZZ_BYTES_H
#define SMR_TESTS_FUZZ_BYTES_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/** The path of a file in memory that holds the bytes; the same file each time. */
static inline const char *bytes_as_file(const uint8_t *data, size_t n)
{
	static char path[40];
	static int fd = -1;

	if (fd < 0) {
		fd = memfd_create("fuzz", MFD_CLOEXEC);
		snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	}
	if (fd < 0 || ftruncate(fd, 0) != 0 || pwrite(fd, data, n, 0) != (ssize_t)n)
		abort();
	return path;
}
#endif
