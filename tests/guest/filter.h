#ifndef FILTER_H
#define FILTER_H
int filter_one(int number, unsigned answer); /* 0: in force */
int filter_all_but_write(void);
int filter_strictly(void);
#endif
