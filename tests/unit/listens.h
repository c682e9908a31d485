/** @file Where this process listens, as the kernel has it. */
#ifndef SMR_TESTS_LISTENS_H
#define SMR_TESTS_LISTENS_H
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Whether one of our descriptors is that socket. */
static inline int listens_is_ours(unsigned long inode)
{
	DIR *d = opendir("/proc/self/fd");
	struct dirent *e;
	char path[300], is[64], want[64];
	int ours = 0;

	snprintf(want, sizeof(want), "socket:[%lu]", inode);
	while (d != NULL && (e = readdir(d)) != NULL) {
		ssize_t n;

		snprintf(path, sizeof(path), "/proc/self/fd/%s", e->d_name);
		n = readlink(path, is, sizeof(is) - 1);
		is[n > 0 ? n : 0] = '\0';
		ours |= strcmp(is, want) == 0;
	}
	if (d != NULL)
		closedir(d);
	return ours;
}

/** Sockets of ours that listen on tcp; *@p elsewhere: those on another address than 127.0.0.1. */
static inline int listens(int *elsewhere)
{
	static const char *const tables[] = {"/proc/self/net/tcp", "/proc/self/net/tcp6"};
	int n = 0;

	*elsewhere = 0;
	for (int i = 0; i < 2; i++) {
		FILE *f = fopen(tables[i], "r");
		char line[400], address[40];
		unsigned state;
		unsigned long inode;

		while (f != NULL && fgets(line, sizeof(line), f) != NULL)
			if (sscanf(line, " %*d: %39[0-9A-F]:%*x %*s %x %*s %*s %*s %*s %*s %lu",
				   address, &state, &inode) == 3 &&
			    state == 0x0a && listens_is_ours(inode)) {
				n++;
				*elsewhere += strcmp(address, "0100007F") != 0;
			}
		if (f != NULL)
			fclose(f);
	}
	return n;
}
#endif
