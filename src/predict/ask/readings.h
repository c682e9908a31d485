/** @file A program as it was read: for each strategy, and fused for each kind of machine
 * (internal).
 */
#ifndef SMR_PREDICT_ASK_READINGS_H
#define SMR_PREDICT_ASK_READINGS_H
#include "predict/ask/session.h"

/** A tensor program, read and divided by one strategy; it is fused later, for each kind of machine.
 */
typedef struct smr_predict_bare {
	smr_strategy strategy;
	smr_model *model;
	struct smr_predict_bare *next;
} smr_predict_bare;

typedef struct smr_predict_reading {
	bool here;
	smr_machine_kind kind;
	smr_strategy strategy;
	smr_workload *work;
} smr_predict_reading;

SMR_MUST_USE smr_status predict_find_machine(const smr_predict_session *a, smr_predict_answer *t);
/** Returns the program as it was read for this kind of machine and strategy; NULL: it was not. */
smr_workload *predict_find_work(const smr_predict_session *a, const smr_predict_answer *t);
/** Makes room for one more reading. */
SMR_MUST_USE smr_status predict_make_room(smr_predict_session *a);
/** Keeps a reading, for which there is room. */
void predict_note_work(smr_predict_session *a, const smr_predict_answer *t, smr_workload *w);
/** Returns the program as divided by @p how; NULL: it was not. */
smr_predict_bare *predict_find_bare(const smr_predict_session *a, const smr_strategy *how);
/** Does the same, and divides it where it was not. */
SMR_MUST_USE smr_status predict_get_bare(smr_predict_session *a, const smr_strategy *how,
					 const smr_model **out);
/** Reads the whole program that several strategies divide, unless nothing was divided yet. */
SMR_MUST_USE smr_status predict_get_whole(smr_predict_session *a);
/** Divides the program by b->strategy; several threads may, of one session. */
SMR_MUST_USE smr_status predict_make_bare(const smr_predict_session *a, smr_predict_bare *b);
#endif
