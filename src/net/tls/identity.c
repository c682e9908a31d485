/* Identities of both sides. Each side presents a self-signed certificate, of which only the Ed25519
 * key counts: no names, chains or dates are checked, so clocks may be wrong by years. TLS 1.3 makes
 * each side prove that it has the private key.
 *
 * OpenSSL has its own library context here: neither the user's configuration file nor settings of
 * other parts of the process apply. */
#include <stdio.h>
#include <string.h>

#include <openssl/err.h>
#include <openssl/x509.h>

#include "net/tls/port.h"

enum { MOST_CERTIFICATE = 2048 };

static OSSL_LIB_CTX *library;

/* Runs before other exit handlers are registered, which then run first (net/rpc/load.c). */
__attribute__((constructor)) static void start_library(void)
{
	(void)OPENSSL_init_ssl(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, NULL);
	library = OSSL_LIB_CTX_new();
}

/* ---- names ------------------------------------------------------------------------------------
 */

static bool add_name(X509_NAME *to, int nid, const char *text)
{
	return text == NULL || *text == '\0' ||
	       X509_NAME_add_entry_by_NID(to, nid, MBSTRING_ASC, (const unsigned char *)text, -1,
					  -1, 0) == 1;
}

/* Reads a name; only the characters that names may have. */
static void read_name(const X509 *x, int nid, char out[TLS_NAME])
{
	int n = X509_NAME_get_text_by_NID(X509_get_subject_name(x), nid, out, TLS_NAME);

	if (n < 0)
		n = 0;
	out[n < TLS_NAME ? n : TLS_NAME - 1] = '\0';
	for (char *c = out; c < out + n && c < out + TLS_NAME - 1; c++)
		if (*c == '\0' || strchr("._-", *c) == NULL)
			if (!((*c >= '0' && *c <= '9') || ((*c | 32) >= 'a' && (*c | 32) <= 'z')))
				*c = '?';
}

/* Reads the peer's names; false: both sides have clusters, and they differ. */
static bool take_names(smr_port_end *e, const X509 *x)
{
	read_name(x, NID_organizationName, e->cluster);
	read_name(x, NID_organizationalUnitName, e->role);
	read_name(x, NID_commonName, e->node);
	return e->cluster[0] == '\0' || e->port->cluster[0] == '\0' ||
	       strcmp(e->cluster, e->port->cluster) == 0;
}

/* ---- certificates -----------------------------------------------------------------------------
 */

/* Makes a certificate; equal for equal keys and names. */
static X509 *make_certificate(EVP_PKEY *key, const smr_end_name *who)
{
	X509 *x = X509_new_ex(library, NULL);
	X509_NAME *name = x != NULL ? X509_get_subject_name(x) : NULL;
	bool ok = name != NULL && X509_set_version(x, 2) == 1 &&
		  ASN1_INTEGER_set(X509_get_serialNumber(x), 1) == 1 &&
		  ASN1_TIME_set_string(X509_getm_notBefore(x), "19700101000000Z") == 1 &&
		  ASN1_TIME_set_string(X509_getm_notAfter(x), "99991231235959Z") == 1 &&
		  add_name(name, NID_organizationName, who->cluster) &&
		  add_name(name, NID_organizationalUnitName, who->role) &&
		  add_name(name, NID_commonName, who->node != NULL ? who->node : "samara") &&
		  X509_set_issuer_name(x, name) == 1 && X509_set_pubkey(x, key) == 1 &&
		  X509_sign(x, key, NULL) != 0;

	if (ok)
		return x;
	X509_free(x);
	return NULL;
}

static bool key_of(const X509 *x, uint8_t out[SMR_PORT_KEY])
{
	EVP_PKEY *k = x != NULL ? X509_get0_pubkey(x) : NULL;
	size_t n = SMR_PORT_KEY;

	return k != NULL && EVP_PKEY_get_id(k) == EVP_PKEY_ED25519 &&
	       EVP_PKEY_get_raw_public_key(k, out, &n) == 1 && n == SMR_PORT_KEY;
}

/* Replaces OpenSSL's own check of chains. */
static int verify_peer_key(X509_STORE_CTX *store, void *port)
{
	smr_port *p = port;
	SSL *ssl = X509_STORE_CTX_get_ex_data(store, SSL_get_ex_data_X509_STORE_CTX_idx());
	smr_port_end *e = SSL_get_app_data(ssl);
	const X509 *x = X509_STORE_CTX_get0_cert(store);
	uint8_t key[SMR_PORT_KEY];
	bool good = key_of(x, key);

	if (good && e->accepted) {
		good = p->o.events.knows(p->o.events.ctx, key);
		memcpy(e->key, key, sizeof(key));
	} else if (good) {
		good = CRYPTO_memcmp(e->key, key, sizeof(key)) == 0;
	}
	e->unknown = !good;
	if (good)
		e->foreign = !take_names(e, x);
	good = good && !e->foreign;
	X509_STORE_CTX_set_error(store, good ? X509_V_OK : X509_V_ERR_CERT_UNTRUSTED);
	return good;
}

static bool configure_ssl_context(SSL_CTX *x)
{
	SSL_CTX_set_options(x, SSL_OP_NO_TICKET | SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
	SSL_CTX_set_mode(x, SSL_MODE_RELEASE_BUFFERS);
	SSL_CTX_set_session_cache_mode(x, SSL_SESS_CACHE_OFF);
	SSL_CTX_set_max_cert_list(x, MOST_CERTIFICATE);
	SSL_CTX_set_security_level(x, 2);
	SSL_CTX_set_verify(x, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
	return SSL_CTX_set_min_proto_version(x, TLS1_3_VERSION) == 1 &&
	       SSL_CTX_set_max_proto_version(x, TLS1_3_VERSION) == 1 &&
	       SSL_CTX_set_ciphersuites(x, "TLS_AES_128_GCM_SHA256:TLS_CHACHA20_POLY1305_SHA256") ==
		       1 &&
	       SSL_CTX_set1_groups_list(x, "X25519") == 1 &&
	       SSL_CTX_set1_sigalgs_list(x, "ed25519") == 1 &&
	       SSL_CTX_set1_client_sigalgs_list(x, "ed25519") == 1 &&
	       SSL_CTX_set_num_tickets(x, 0) == 1 && SSL_CTX_set_max_early_data(x, 0) == 1;
}

bool smr_tls_identity(smr_port *p, const uint8_t *secret, char *err, size_t nerr)
{
	size_t n = SMR_PORT_KEY;
	EVP_PKEY *key = EVP_PKEY_new_raw_private_key_ex(library, "ED25519", NULL, secret, n);
	X509 *x = key != NULL ? make_certificate(key, &p->o.name) : NULL;
	bool ok = x != NULL && EVP_PKEY_get_raw_public_key(key, p->key, &n) == 1;

	p->ctx = ok ? SSL_CTX_new_ex(library, NULL, TLS_method()) : NULL;
	ok = p->ctx != NULL && configure_ssl_context(p->ctx) &&
	     SSL_CTX_use_certificate(p->ctx, x) == 1 && SSL_CTX_use_PrivateKey(p->ctx, key) == 1;
	if (ok)
		SSL_CTX_set_cert_verify_callback(p->ctx, verify_peer_key, p);
	else
		snprintf(err, nerr, "OpenSSL does not start: %s",
			 ERR_reason_error_string(ERR_peek_last_error()));
	ERR_clear_error();
	X509_free(x);
	EVP_PKEY_free(key);
	return ok;
}

SSL *smr_tls_session(smr_port_end *e)
{
	SSL *s = SSL_new(e->port->ctx);
	BIO *b = s != NULL ? smr_tls_bio(e) : NULL;

	if (b == NULL) {
		SSL_free(s);
		return NULL;
	}
	SSL_set_bio(s, b, b);
	SSL_set_app_data(s, e);
	if (e->accepted)
		SSL_set_accept_state(s);
	else
		SSL_set_connect_state(s);
	return s;
}
