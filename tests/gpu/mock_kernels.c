/* Kernels that the mock runs for cards that take PTX: their meaning goes by the entry's name. Each
 * looks at all addresses first, as a card's memory protection does. */
#include <string.h>

#include "mock.h"

static uint64_t word(void **params, int i)
{
	uint64_t v;

	memcpy(&v, params[i], sizeof(v));
	return v;
}

static float *floats(void **params, int i, uint64_t n)
{
	return mock_memory(word(params, i), n * sizeof(float));
}

/* mock_add(a, b, c, n): c = a + b */
static bool run_add(void **params)
{
	uint64_t n = word(params, 3);
	const float *a = floats(params, 0, n), *b = floats(params, 1, n);
	float *c = floats(params, 2, n);

	if (a == NULL || b == NULL || c == NULL)
		return false;
	for (uint64_t i = 0; i < n; i++)
		c[i] = a[i] + b[i];
	return true;
}

/* mock_scale(a, n, factor): a *= factor */
static bool run_scale(void **params)
{
	uint64_t n = word(params, 1);
	float *a = floats(params, 0, n), factor;

	memcpy(&factor, params[2], sizeof(factor));
	for (uint64_t i = 0; a != NULL && i < n; i++)
		a[i] *= factor;
	return a != NULL;
}

/* mock_step({to, from, n, add}): to = from + add */
static bool run_step(void **params)
{
	struct {
		uint64_t to, from, n, add;
	} p;

	memcpy(&p, params[0], sizeof(p));

	const float *from = mock_memory(p.from, p.n * sizeof(float));
	float *to = mock_memory(p.to, p.n * sizeof(float));

	for (uint64_t i = 0; from != NULL && to != NULL && i < p.n; i++)
		to[i] = from[i] + (float)p.add;
	return from != NULL && to != NULL;
}

const mock_kernel *mock_kernel_find(const char *name)
{
	static const mock_kernel kernels[] = {
		{"mock_add", run_add},
		{"mock_scale", run_scale},
		{"mock_step", run_step},
	};

	for (size_t i = 0; i < sizeof(kernels) / sizeof(kernels[0]); i++)
		if (strcmp(kernels[i].name, name) == 0)
			return &kernels[i];
	return NULL;
}
