/** @file What nodes say of themselves is signed: with a key of the node's own, which the operator's
 * word (a pass) binds to its name and fleets, or else with the key of the process, which is held to
 * be the node's as long as it reports. A signed text is 128 hexadecimal digits, a space, the text.
 */
#ifndef SMR_CLUSTER_CONFIG_SIGNED_H
#define SMR_CLUSTER_CONFIG_SIGNED_H
#include <stdbool.h>
#include <stdint.h>

#include "base/str.h"
#include "cluster/config/facts.h"
#include "net/nkey.h"

enum {
	SMR_SIGNED_HEAD = 129,
	SMR_WORD = 16,
	SMR_PASS = 56 + 1 + 128 + 1, /* "KEY SIGNATURE" and a 0 */
};

/** Who signs: a raw Ed25519 seed. */
SMR_MUST_USE smr_status smr_signed_make(const uint8_t seed[32], const char *text, size_t n,
					smr_str *out);
/** Where the text begins, whoever signed it; NULL: it is none. */
const char *smr_signed_text(const char *data, size_t n);
bool smr_signed_by(const uint8_t key[32], const char *data, size_t n);

/** The operator's word that the node of that name and set of fleets has that key. */
SMR_MUST_USE smr_status smr_pass_make(const char *operator_seed, const char *node, const char *set,
				      const char *key, char out[SMR_PASS]);
/** SMR_EDENIED: the operator has not said so. @p key: the node's, raw. */
SMR_MUST_USE smr_status smr_pass_check(const char *operator_key, const char *node, const char *set,
				       const char *pass, uint8_t key[32]);
/** What the operator tells one process of a node: a word ("drain"), and when. */
SMR_MUST_USE smr_status smr_word_make(const uint8_t operator_seed[32], const char *node,
				      uint64_t instance, const char *word, smr_str *out);
/** False: the operator has not told that to this process. *@p at rises from word to word. */
bool smr_word_check(const char *operator_key, const char *node, uint64_t instance, const char *data,
		    size_t n, char word[SMR_WORD], int64_t *at);
/** Where a text begins that the operator has signed; NULL: he has not. */
const char *smr_signed_by_operator(const char *operator_key, const char *data, size_t n);
/** Whether a fleet is in a set: "=a=b", or "a" for the holder of that fleet's key. */
bool smr_set_has(const char *set, const char *fleet);
/** A set that only the operator gives. */
bool smr_set_is_own(const char *set);
#endif
