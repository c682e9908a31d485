/** @file Numbers with a decimal point in any locale of the program. */
#ifndef SMR_BASE_DATA_C_LOCALE_H
#define SMR_BASE_DATA_C_LOCALE_H
#include <locale.h>

/** Makes this thread read and print numbers as C does, until smr_c_locale_leave() gets the returned
 * locale. Calls may nest. */
locale_t smr_c_locale_enter(void);
void smr_c_locale_leave(locale_t before);
#endif
