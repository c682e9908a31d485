/* What calls.c asks of another object, so that its own loops may set errno for all it knows. */
#ifndef CALLS_H
#define CALLS_H
void forget_error(void);
int last_error(void);
#endif
