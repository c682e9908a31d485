/** @file Numbers have a decimal point, whatever the program's locale says. */
#ifndef SMR_BASE_DATA_C_LOCALE_H
#define SMR_BASE_DATA_C_LOCALE_H
#include <locale.h>

/** This thread reads and prints numbers as C does, until smr_c_locale_leave() gets what this gave.
 * They may stand in each other. */
locale_t smr_c_locale_enter(void);
void smr_c_locale_leave(locale_t before);
#endif
