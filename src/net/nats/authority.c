/* cnats has OpenSSL trust this machine's own authorities beside the one it is given, and read all
 * of them (some 140: 60 ms of a core for each connection, measured). It asks by the call below. The
 * linker looks for it in this module, which pulled cnats in, before libssl; so this one is taken,
 * and servers are vouched for by the cluster's authority alone. */
#include <openssl/ssl.h>

#include "base/status.h"

SMR_API int SSL_CTX_set_default_verify_paths(SSL_CTX *ctx)
{
	return 1;
}
