/* Creates the cluster's X.509 certificates: its authority and the server's certificate, with P-256
 * keys. Clients authenticate by NKeys and have no certificates. */
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "net/nats/connection.h"

enum { SERIAL_BYTES = 16 };

static smr_status report_openssl_error(const char *what, const char *name)
{
	char why[256];

	ERR_error_string_n(ERR_get_error(), why, sizeof(why));
	return smr_fail(SMR_EIO, "cannot %s for %s: %s", what, name, why);
}

static smr_status write_pem(const char *path, X509 *certificate, EVP_PKEY *key)
{
	BIO *memory = BIO_new(BIO_s_mem());
	smr_status st = SMR_OK;
	char *text;

	if (memory == NULL ||
	    (certificate != NULL ? PEM_write_bio_X509(memory, certificate)
				 : PEM_write_bio_PKCS8PrivateKey(memory, key, NULL, NULL, 0, NULL,
								 NULL)) != 1) {
		st = report_openssl_error("write PEM", path);
	} else {
		long n = BIO_get_mem_data(memory, &text);

		st = smr_write_file(path, text, (size_t)n, SMR_WRITE_SYNC);
	}
	BIO_free(memory);
	return st;
}

/* Reads a certificate or a key: the one whose pointer is not NULL. */
static smr_status read_pem(const char *path, X509 **certificate, EVP_PKEY **key)
{
	char *text;
	size_t n;

	SMR_TRY(smr_read_file(path, &text, &n));

	BIO *memory = BIO_new_mem_buf(text, (int)n);
	bool read = memory != NULL;

	if (read && certificate != NULL)
		read = (*certificate = PEM_read_bio_X509(memory, NULL, NULL, NULL)) != NULL;
	else if (read)
		read = (*key = PEM_read_bio_PrivateKey(memory, NULL, NULL, NULL)) != NULL;
	BIO_free(memory);
	smr_free(text);
	return read ? SMR_OK : report_openssl_error("read PEM", path);
}

static bool add_extension(X509 *x, X509 *issuer, int nid, const char *value)
{
	X509V3_CTX ctx;

	X509V3_set_ctx(&ctx, issuer, x, NULL, NULL, 0);

	X509_EXTENSION *e = X509V3_EXT_conf_nid(NULL, &ctx, nid, value);
	bool added = e != NULL && X509_add_ext(x, e, -1) == 1;

	X509_EXTENSION_free(e);
	return added;
}

/* Fills in a certificate. @p issuer NULL: self-signed. */
static bool fill_certificate(X509 *x, const smr_nats_certificate *c, EVP_PKEY *key, X509 *issuer)
{
	unsigned char serial[SERIAL_BYTES];
	char names[2048];
	X509_NAME *name = X509_get_subject_name(x);
	BIGNUM *number = NULL;
	bool ok = RAND_bytes(serial, sizeof(serial)) == 1;

	serial[0] &= 0x7f; /* positive: RFC 5280, 4.1.2.2 */
	ok = ok && (number = BN_bin2bn(serial, sizeof(serial), NULL)) != NULL &&
	     BN_to_ASN1_INTEGER(number, X509_get_serialNumber(x)) != NULL;
	BN_free(number);
	ok = ok && X509_set_version(x, X509_VERSION_3) == 1 &&
	     X509_gmtime_adj(X509_getm_notBefore(x), c->from_s) != NULL &&
	     X509_gmtime_adj(X509_getm_notAfter(x), c->to_s) != NULL &&
	     X509_set_pubkey(x, key) == 1 &&
	     X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, (const unsigned char *)c->name,
					-1, -1, 0) == 1 &&
	     X509_set_issuer_name(x, issuer != NULL ? X509_get_subject_name(issuer) : name) == 1;
	if (issuer == NULL)
		return ok &&
		       add_extension(x, x, NID_basic_constraints, "critical,CA:TRUE,pathlen:0") &&
		       add_extension(x, x, NID_key_usage, "critical,keyCertSign,cRLSign") &&
		       add_extension(x, x, NID_subject_key_identifier, "hash");
	snprintf(names, sizeof(names), "DNS:" SMR_NATS_HOST "%s", c->hosts != NULL ? c->hosts : "");
	return ok && add_extension(x, issuer, NID_basic_constraints, "critical,CA:FALSE") &&
	       add_extension(x, issuer, NID_key_usage, "critical,digitalSignature") &&
	       /* servers are clients of each other */
	       add_extension(x, issuer, NID_ext_key_usage,
			     c->hosts != NULL ? "serverAuth,clientAuth" : "serverAuth") &&
	       add_extension(x, issuer, NID_subject_alt_name, names) &&
	       add_extension(x, issuer, NID_authority_key_identifier, "keyid");
}

smr_status smr_nats_certify(const smr_nats_certificate *c)
{
	EVP_PKEY *key = EVP_EC_gen("P-256"), *signer = NULL;
	X509 *x = X509_new(), *issuer = NULL;
	smr_status st = SMR_OK;

	if (key == NULL || x == NULL)
		st = report_openssl_error("make a key", c->name);
	if (st == SMR_OK && c->ca_file != NULL) {
		st = read_pem(c->ca_file, &issuer, NULL);
		if (st == SMR_OK)
			st = read_pem(c->ca_key, NULL, &signer);
	}
	if (st == SMR_OK && (!fill_certificate(x, c, key, issuer) ||
			     X509_sign(x, signer != NULL ? signer : key, EVP_sha256()) == 0))
		st = report_openssl_error("make a certificate", c->name);
	if (st == SMR_OK)
		st = write_pem(c->key, NULL, key);
	if (st == SMR_OK)
		st = write_pem(c->file, x, NULL);
	X509_free(issuer);
	X509_free(x);
	EVP_PKEY_free(signer);
	EVP_PKEY_free(key);
	return st;
}
