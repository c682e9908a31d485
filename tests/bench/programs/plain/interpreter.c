/* A small machine interprets a program that counts primes by trial division. */
#include <stdio.h>

enum op { SET, ADD, REM, JLT, JZ, JUMP, MUL, HALT };

struct instruction {
	enum op op;
	int a, b, c;
};

/* r0 candidate, r1 divisor, r2 primes, r3 scratch, r4 limit, r5 one, r6 zero */
static const struct instruction program[] = {
	{SET, 0, 2, 0},  {SET, 2, 0, 0},  {SET, 4, 120000, 0},
	{SET, 5, 1, 0},  {SET, 6, 0, 0},  {JLT, 0, 4, 7},
	{HALT, 0, 0, 0}, {SET, 1, 2, 0},  /* 7: next candidate */
	{MUL, 3, 1, 1},  {JLT, 0, 3, 14}, /* 8: no divisor up to the root: prime */
	{REM, 3, 0, 1},  {JZ, 3, 15, 0},  {ADD, 1, 1, 5},
	{JUMP, 8, 0, 0}, {ADD, 2, 2, 5},  /* 14 */
	{ADD, 0, 0, 5},  {JUMP, 5, 0, 0}, /* 15 */
};

static int run(void)
{
	int r[8] = {0};

	for (int pc = 0;;) {
		const struct instruction *i = &program[pc++];

		switch (i->op) {
		case SET:
			r[i->a] = i->b;
			break;
		case ADD:
			r[i->a] = r[i->b] + r[i->c];
			break;
		case MUL:
			r[i->a] = r[i->b] * r[i->c];
			break;
		case REM:
			r[i->a] = r[i->b] % r[i->c];
			break;
		case JLT:
			if (r[i->a] < r[i->b])
				pc = i->c;
			break;
		case JZ:
			if (r[i->a] == 0)
				pc = i->b;
			break;
		case JUMP:
			pc = i->a;
			break;
		case HALT:
			return r[2];
		}
	}
}

int main(void)
{
	int primes = 0;

	for (int t = 0; t < 40; t++)
		primes += run();
	printf("%d\n", primes);
	return 0;
}
