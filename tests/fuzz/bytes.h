/** @file Bytes as a file, for what reads files. */
#ifndef SMR_TESTS_FUZZ_BYTES_H
#define SMR_TESTS_FUZZ_BYTES_H
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/** The same, with @p head in place of as many bytes: what is refused by it is not worth a try. */
static inline const char *bytes_behind(const char *head, const uint8_t *data, size_t n)
{
	const char *path = bytes_as_file(data, n);
	int fd = open(path, O_WRONLY | O_CLOEXEC);
	size_t length = strlen(head);

	if (fd < 0 || pwrite(fd, head, length, 0) != (ssize_t)length)
		abort();
	close(fd);
	return path;
}
#endif
