/** @file Internals of a trust store. */
#ifndef SMR_NET_ARCHIVE_TRUST_STORE_H
#define SMR_NET_ARCHIVE_TRUST_STORE_H
#include <pthread.h>

#include "base/data/vec.h"
#include "net/archive/trust.h"

typedef struct tr_signer {
	char name[SMR_ARCHIVE_NAME];
	uint8_t key[SMR_KEY_BYTES];
	uint32_t rights;
	int64_t from, until; /* 0: none */
	bool added;          /* by smr_trust_add(): reading the folder again keeps it */
} tr_signer;

typedef struct tr_denied {
	uint8_t what[32];
	bool added;
} tr_denied;

typedef struct tr_version {
	uint8_t key[SMR_KEY_BYTES];
	char name[SMR_ARCHIVE_NAME];
	uint64_t version;
} tr_version;

struct smr_trust {
	pthread_mutex_t lock; /* guards all fields below */
	char *dir;            /* NULL: none */
	uint64_t stamp;       /* of the folder when it was read; 0: read it again */
	int watch;            /* an inotify descriptor of the folder; -1: none */
	int64_t looked;       /* time of the last look at the folder, in ns */
	SMR_VEC(tr_signer) signers;
	SMR_VEC(tr_denied) denied;
	SMR_VEC(tr_version) versions;
	size_t versions_read; /* bytes of the file */
	uint32_t strangers;   /* rights of unknown signers */
	char broken[256];     /* reason why no signer is trusted; "": the folder could be read */
};

/** Reads the folder if it changed; fails only when memory is short. Under the lock. */
SMR_MUST_USE smr_status smr_trust_refresh(smr_trust *t);
/** Reads lines that other processes added to `versions`. Under the lock. */
SMR_MUST_USE smr_status smr_trust_read_versions(smr_trust *t);
#endif
