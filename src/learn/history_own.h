/** @file The history's database (between history.c and records.c). */
#ifndef SMR_LEARN_HISTORY_OWN_H
#define SMR_LEARN_HISTORY_OWN_H
#include <sqlite3.h>

#include "learn/history.h"

sqlite3 *smr_history_db(smr_history *h);
/** Within a transaction: records that nobody has renewed for long. */
bool smr_history_forget_old(smr_history *h);
#endif
