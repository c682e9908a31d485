/* Modules of the mock: objects for the emulator, or PTX whose entries mock_kernels.c knows.
 *
 * Compiled PTX is an ELF header of NVIDIA's machine with the text behind it. */
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emulator.h"
#include "mock.h"

enum {
	MAGIC = 0x51a3,
	ALIGN = 16, /* of parameters */
	SHARED_ALWAYS = 48 << 10,
	SHARED_MOST = 227 << 10
};

struct CUfunc_st {
	CUmodule module;
	const mock_kernel *kernel; /* NULL: the emulator's */
	int fixed;                 /* bytes of static shared memory */
	int shared;                /* bytes of dynamic shared memory that are allowed */
	unsigned nparams;
	size_t sizes[MOCK_PARAMS];
	CUfunction next;
	char name[128];
};

struct CUmod_st {
	int magic;
	emu_module *emulated; /* NULL: PTX */
	char *ptx;
	CUfunction functions;
};

struct CUlinkState_st {
	char *log;
	size_t room;
	char *cubin;
	size_t n;
};

/* ---- PTX ----------------------------------------------------------------------------------------
 */

/* Finds ".entry NAME(" and returns what follows; NULL: there is none. */
static const char *find_entry(const char *ptx, const char *name)
{
	size_t n = strlen(name);

	for (const char *p = ptx; (p = strstr(p, ".entry ")) != NULL; p++)
		if (strncmp(p + 7, name, n) == 0 && p[7 + n] == '(')
			return p + 8 + n;
	return NULL;
}

/* Reads the sizes of ".param .u64 a, .param .f32 b, .param .align 8 .b8 c[32])". */
static bool read_params(CUfunction f, const char *p)
{
	const char *end = strchr(p, ')');

	while (end != NULL && (p = strstr(p, ".param .")) != NULL && p < end) {
		p += strlen(".param .");
		if (f->nparams < MOCK_PARAMS && strncmp(p, "align ", 6) == 0 &&
		    sscanf(p, "align %*d .b8 %*[^[][%zu]", &f->sizes[f->nparams]) == 1) {
			f->nparams++;
			continue;
		}
		if (f->nparams == MOCK_PARAMS || strchr("bufs", *p) == NULL)
			return false;
		f->sizes[f->nparams++] = (size_t)atoi(p + 1) / 8;
	}
	return end != NULL;
}

/* Reads the size of ".shared .b8 x[N]" in the entry's body. */
static int read_fixed_shared(const char *params)
{
	const char *end = strstr(params, ".entry "), *p = strstr(params, ".shared ");

	return p != NULL && (end == NULL || p < end) ? atoi(strchr(p, '[') + 1) : 0;
}

/* Code of a target runs on later cards, that of "sm_90a" on 9.0 alone. */
static bool has_target(const char *ptx)
{
	const char *at = strstr(ptx, ".target sm_");
	int sm = 0, card = 10 * mock.major + mock.minor;
	char special = '\0';

	if (at == NULL || sscanf(at, ".target sm_%d%c", &sm, &special) < 1)
		return true;
	return special == 'a' ? sm == card : sm <= card;
}

static CUresult check_ptx(const char *ptx, char *log, size_t room)
{
	const char *version = strstr(ptx, ".version ");
	double v = version != NULL ? atof(version + strlen(".version ")) : 0;

	if (v > mock.ptx) {
		snprintf(log, room, "ptxas application ptx input, line 1; fatal   : Unsupported "
				    ".version %.1f; current version is '%.1f'\n", v, mock.ptx);
		return CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
	}
	if (v == 0 || strstr(ptx, "syntax error") != NULL) {
		snprintf(log, room, "ptxas application ptx input, line 7; error   : Parsing error "
				    "near 'syntax'\nptxas fatal   : Ptx assembly aborted\n");
		return CUDA_ERROR_INVALID_PTX;
	}
	if (!has_target(ptx)) {
		snprintf(log, room, "ptxas fatal   : PTX with another .target cannot be compiled to "
				    "future architecture\n");
		return CUDA_ERROR_INVALID_PTX;
	}
	return CUDA_SUCCESS;
}

CUresult cuLinkCreate(unsigned n, int *options, void **values, CUlinkState *out)
{
	MOCK_ENTER(cuLinkCreate, MOCK_CONTEXT);
	static char none[1];
	CUlinkState l = calloc(1, sizeof(*l));

	l->log = none;
	for (unsigned i = 0; i < n; i++) {
		if (options[i] == CU_JIT_ERROR_LOG_BUFFER)
			l->log = values[i];
		if (options[i] == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES)
			l->room = (size_t)(uintptr_t)values[i];
	}
	mock_made(l);
	*out = l;
	return CUDA_SUCCESS;
}

CUresult cuLinkAddData(CUlinkState l, int kind, void *data, size_t size, const char *name,
		       unsigned n, int *options, void **values)
{
	MOCK_ENTER(cuLinkAddData, MOCK_CONTEXT);
	Elf64_Ehdr head = {.e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB},
			   .e_machine = EM_CUDA};
	CUresult r;

	if (kind != CU_JIT_INPUT_PTX || size == 0 || ((char *)data)[size - 1] != '\0')
		return CUDA_ERROR_INVALID_VALUE;
	r = check_ptx(data, l->log, l->room);
	if (r != CUDA_SUCCESS)
		return r;
	l->n = sizeof(head) + size;
	l->cubin = malloc(l->n);
	memcpy(l->cubin, &head, sizeof(head));
	memcpy(l->cubin + sizeof(head), data, size);
	return CUDA_SUCCESS;
}

CUresult cuLinkComplete(CUlinkState l, void **cubin, size_t *n)
{
	MOCK_ENTER(cuLinkComplete, MOCK_CONTEXT);
	if (l->cubin == NULL)
		return CUDA_ERROR_INVALID_IMAGE;
	*cubin = l->cubin;
	*n = l->n;
	return CUDA_SUCCESS;
}

CUresult cuLinkDestroy(CUlinkState l)
{
	MOCK_ENTER(cuLinkDestroy, MOCK_CONTEXT);
	free(l->cubin);
	mock_gone(l);
	free(l);
	return CUDA_SUCCESS;
}

/* ---- modules ------------------------------------------------------------------------------------
 */

CUresult cuModuleLoadData(CUmodule *out, const void *image)
{
	MOCK_ENTER(cuModuleLoadData, MOCK_CONTEXT);
	const Elf64_Ehdr *head = image;
	CUmodule m;

	if (memcmp(head->e_ident, ELFMAG, SELFMAG) != 0)
		return CUDA_ERROR_INVALID_IMAGE;
	if ((head->e_machine == EM_CUDA) == (mock.major == 0))
		return CUDA_ERROR_NO_BINARY_FOR_GPU;
	m = calloc(1, sizeof(*m));
	m->magic = MAGIC;
	if (head->e_machine == EM_CUDA)
		m->ptx = strdup((const char *)image + sizeof(*head));
	else
		m->emulated = emu_load(image, 0);
	if (m->ptx == NULL && m->emulated == NULL) {
		fprintf(stderr, "mock CUDA: %s\n", emu_error());
		free(m);
		return CUDA_ERROR_INVALID_IMAGE;
	}
	mock_made(m);
	*out = m;
	return CUDA_SUCCESS;
}

CUresult cuModuleUnload(CUmodule m)
{
	MOCK_ENTER(cuModuleUnload, MOCK_CONTEXT);
	CUfunction f, next;

	(void)mock_drain_all();
	for (f = m->functions; f != NULL; f = next) {
		next = f->next;
		free(f);
	}
	emu_unload(m->emulated);
	free(m->ptx);
	mock_gone(m);
	free(m);
	return CUDA_SUCCESS;
}

static bool describe_emulated(CUfunction f)
{
	int n = emu_params(f->module->emulated, f->name);

	if (n < 0 || n > MOCK_PARAMS)
		return false;
	f->nparams = (unsigned)n;
	for (unsigned i = 0; i < f->nparams; i++)
		f->sizes[i] = emu_param_size(f->module->emulated, f->name, i);
	return true;
}

static bool describe_ptx(CUfunction f)
{
	const char *params = find_entry(f->module->ptx, f->name);

	f->kernel = mock_kernel_find(f->name);
	f->fixed = params != NULL ? read_fixed_shared(params) : 0;
	return params != NULL && f->kernel != NULL && read_params(f, params);
}

CUresult cuModuleGetFunction(CUfunction *out, CUmodule m, const char *name)
{
	MOCK_ENTER(cuModuleGetFunction, MOCK_CONTEXT);
	CUfunction f = calloc(1, sizeof(*f));

	f->module = m;
	snprintf(f->name, sizeof(f->name), "%s", name);
	if (!(m->emulated != NULL ? describe_emulated(f) : describe_ptx(f))) {
		free(f);
		return CUDA_ERROR_NOT_FOUND;
	}
	f->next = m->functions;
	m->functions = f;
	*out = f;
	return CUDA_SUCCESS;
}

CUresult cuFuncGetAttribute(int *out, int attribute, CUfunction f)
{
	MOCK_ENTER(cuFuncGetAttribute, MOCK_CONTEXT);
	*out = attribute == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024
	       : attribute == CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES   ? f->fixed
	       : attribute == CU_FUNC_ATTRIBUTE_NUM_REGS            ? 32
								    : 0;
	return CUDA_SUCCESS;
}

CUresult cuFuncSetAttribute(CUfunction f, int attribute, int value)
{
	MOCK_ENTER(cuFuncSetAttribute, MOCK_CONTEXT);
	if (attribute != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES || value + f->fixed > SHARED_MOST)
		return CUDA_ERROR_INVALID_VALUE;
	f->shared = value;
	return CUDA_SUCCESS;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *out, CUfunction f, int threads,
						     size_t shared)
{
	MOCK_ENTER(cuOccupancyMaxActiveBlocksPerMultiprocessor, MOCK_CONTEXT);
	int by_threads = 2048 / threads;
	int by_shared = shared > 0 ? (int)((size_t)SHARED_MOST / shared) : by_threads;

	*out = by_threads < by_shared ? by_threads : by_shared;
	return CUDA_SUCCESS;
}

/* ---- running ------------------------------------------------------------------------------------
 */

CUresult mock_prepare(CUfunction f, void **params, mock_call *c)
{
	size_t used = 0;

	for (int i = 0; i < 3; i++)
		if (c->grid[i] == 0 || c->block[i] == 0 || (i > 0 && c->grid[i] > 65535))
			return CUDA_ERROR_INVALID_VALUE;
	if ((uint64_t)c->block[0] * c->block[1] * c->block[2] > 1024 ||
	    (c->shared + f->fixed > SHARED_ALWAYS && c->shared > (unsigned)f->shared))
		return CUDA_ERROR_INVALID_VALUE;
	for (c->n = 0; c->n < f->nparams; c->n++) {
		size_t size = f->sizes[c->n];

		used = (used + ALIGN - 1) / ALIGN * ALIGN;
		if (used + size > sizeof(c->params))
			return CUDA_ERROR_INVALID_VALUE;
		c->at[c->n] = used;
		c->sizes[c->n] = size;
		memcpy(c->params + used, params[c->n], size);
		used += size;
	}
	return CUDA_SUCCESS;
}

CUresult mock_run(CUfunction f, mock_call *c)
{
	void *params[MOCK_PARAMS];
	const unsigned *g = c->grid, *b = c->block;

	for (unsigned i = 0; i < c->n; i++)
		params[i] = c->params + c->at[i];
	if (f->kernel != NULL)
		return f->kernel->run(params) ? CUDA_SUCCESS : CUDA_ERROR_ILLEGAL_ADDRESS;
	if (emu_launch(f->module->emulated, f->name, (emu_dims){g[0], g[1], g[2]},
		       (emu_dims){b[0], b[1], b[2]}, c->shared, params, c->sizes) == 0)
		return CUDA_SUCCESS;
	fprintf(stderr, "mock CUDA: %s: %s\n", f->name, emu_error());
	return CUDA_ERROR_LAUNCH_FAILED;
}
