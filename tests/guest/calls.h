/* Functions in another object, so that calls.c must assume that its loops may set errno. */
#ifndef CALLS_H
#define CALLS_H
void forget_error(void);
int last_error(void);
#endif
