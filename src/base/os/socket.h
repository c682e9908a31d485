/** @file Sockets: credentials of the peer, vectored reads and writes. */
#ifndef SMR_BASE_OS_SOCKET_H
#define SMR_BASE_OS_SOCKET_H
#include <stdbool.h>
#include <stddef.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>

/** Returns whether the process at the other end of a Unix socket belongs to this user, according to
 * the kernel. */
bool smr_socket_same_user(int fd);
/** Opens a Unix socket that listens, or that is connected; -1 and errno. */
int smr_socket_listen(const struct sockaddr_un *at, socklen_t n);
int smr_socket_connect(const struct sockaddr_un *at, socklen_t n);
/** Sets the maximum wait until a byte is sent or received. */
void smr_socket_patience(int fd, int ms);
/** Sends all bytes, or returns false; changes @p iov. */
bool smr_socket_send(int fd, struct iovec *iov, size_t n);
bool smr_socket_get(int fd, void *to, size_t n);

size_t smr_iov_bytes(const struct iovec *iov, size_t n);
void smr_iov_copy(void *to, const struct iovec *iov, size_t n);
#endif
