/** @file Nodes sign their facts and reports: with the node's own key, which the operator's pass
 * binds to its name and fleets, or else with the key of the process, which counts as the node's as
 * long as it reports. A signed text is 128 hexadecimal digits, a space, the text. */
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

/** Signs a text. @p seed: a raw Ed25519 seed. */
SMR_MUST_USE smr_status smr_signed_make(const uint8_t seed[32], const char *text, size_t n,
					smr_str *out);
/** Returns the text behind the signature, without a check; NULL: malformed. */
const char *smr_signed_text(const char *data, size_t n);
bool smr_signed_by(const uint8_t key[32], const char *data, size_t n);

/** Makes a pass: the operator's signature that binds a key to the node's name and set of fleets. */
SMR_MUST_USE smr_status smr_pass_make(const char *operator_seed, const char *node, const char *set,
				      const char *key, char out[SMR_PASS]);
/** Checks a pass; SMR_EDENIED: not signed by the operator. @p key: the node's, raw. */
SMR_MUST_USE smr_status smr_pass_check(const char *operator_key, const char *node, const char *set,
				       const char *pass, uint8_t key[32]);
/** Makes the operator's command to one process of a node: a word ("drain"), and the time. */
SMR_MUST_USE smr_status smr_word_make(const uint8_t operator_seed[32], const char *node,
				      uint64_t instance, const char *word, smr_str *out);
/** Checks a command; false: it is not the operator's, or for another process. *@p at increases from
 * command to command. */
bool smr_word_check(const char *operator_key, const char *node, uint64_t instance, const char *data,
		    size_t n, char word[SMR_WORD], int64_t *at);
/** Returns the text that the operator has signed; NULL: not signed by the operator. */
const char *smr_signed_by_operator(const char *operator_key, const char *data, size_t n);
/** Returns whether a fleet is in a set: "=a=b", or "a" for the holder of that fleet's key. */
bool smr_set_has(const char *set, const char *fleet);
/** Returns whether only the operator can assign the set. */
bool smr_set_is_own(const char *set);
#endif
