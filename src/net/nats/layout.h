/** @file Names of the streams and subjects. */
#ifndef SMR_NET_NATS_LAYOUT_H
#define SMR_NET_NATS_LAYOUT_H
#include "net/nats.h"

enum { SMR_USERS_HEAD = 129 }; /* bytes of the signature before the list of users */
#define SMR_USERS_KEY "users"  /* in the bucket `cluster`: a line "NAME SLOTS BYTES" for each */

/** Writes a bucket's name: "health", "models_USER" ... */
void smr_bucket_name(smr_bucket b, const char *user, char *out, size_t n);
/** Writes the name of the stream of a user's tickets: "WORK_USER". Its consumers have the fleets'
 * names. */
void smr_work_name(const char *user, char *out, size_t n);
void smr_done_name(const char *user, char *out, size_t n);
void smr_tries_name(const char *user, const char *fleet, char *out, size_t n);
#endif
