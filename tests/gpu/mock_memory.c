/* Memory of the mock's cards: each allocation has its own pages, with a guard page on either side.
 * Copies and kernels take no other addresses. */
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "mock.h"

enum { PAGE = 4096, ALIGN = 256 };

typedef struct block block;
struct block {
	char *map, *at;
	size_t mapped, n;
	int card;
	bool pinned; /* host memory */
	block *next;
};

static block *blocks;
static long count, overruns;
static _Atomic size_t own_use[MOCK_CARDS];
static _Atomic size_t *use = own_use; /* bytes of each card; shared with other processes or not */

/* ---- the cards ----------------------------------------------------------------------------------
 */

static void share_cards(void)
{
	const char *path = getenv("MOCK_CUDA_CARD");
	static bool done;
	int fd;

	if (done || path == NULL)
		return;
	done = true;
	fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (fd < 0 || ftruncate(fd, sizeof(own_use)) != 0)
		abort();
	use = mmap(NULL, sizeof(own_use), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	close(fd);
	if (use == MAP_FAILED)
		abort();
}

/* Leaves the card as a process that ends does. */
__attribute__((destructor)) static void return_memory(void)
{
	for (block *b = blocks; b != NULL; b = b->next)
		if (!b->pinned)
			atomic_fetch_sub(&use[b->card], b->n);
}

/* ---- blocks -------------------------------------------------------------------------------------
 */

/* Lays the block against the guard behind it, so that the first byte beyond it faults. */
static block *make_block(size_t n, size_t align)
{
	block *b = calloc(1, sizeof(*b));
	size_t size = (n + align - 1) / align * align, pages = (size + PAGE - 1) / PAGE * PAGE;

	b->mapped = pages + 2 * PAGE;
	b->map = mmap(NULL, b->mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (b->map == MAP_FAILED || mprotect(b->map + PAGE, pages, PROT_READ | PROT_WRITE) != 0)
		abort();
	b->at = b->map + PAGE + pages - size;
	b->n = n;
	memset(b->map + PAGE, MOCK_POISON, pages);
	b->next = blocks;
	blocks = b;
	count++;
	return b;
}

/* Looks at the bytes between the block's end and the guard. */
static void check_end(const block *b)
{
	const char *end = b->map + b->mapped - PAGE;

	for (const char *p = b->at + b->n; p < end; p++)
		if ((unsigned char)*p != MOCK_POISON) {
			overruns++;
			return;
		}
}

static bool drop_block(const void *at, bool pinned)
{
	for (block **p = &blocks; *p != NULL; p = &(*p)->next) {
		block *b = *p;

		if (b->at != at || b->pinned != pinned)
			continue;
		if (!pinned)
			atomic_fetch_sub(&use[b->card], b->n);
		check_end(b);
		*p = b->next;
		munmap(b->map, b->mapped);
		free(b);
		count--;
		return true;
	}
	return false;
}

static const block *find_block(const char *p, size_t n, bool pinned)
{
	for (const block *b = blocks; b != NULL; b = b->next)
		if (b->pinned == pinned && p >= b->at && p < b->at + b->n &&
		    n <= (size_t)(b->at + b->n - p))
			return b;
	return NULL;
}

void *mock_memory(CUdeviceptr p, size_t n)
{
	return find_block((char *)(uintptr_t)p, n, false) != NULL ? (void *)(uintptr_t)p : NULL;
}

bool mock_is_pinned(const void *p)
{
	return find_block(p, 1, true) != NULL;
}

long mock_cuda_blocks(void)
{
	return count;
}

long mock_cuda_overruns(void)
{
	return overruns;
}

/* ---- entries ------------------------------------------------------------------------------------
 */

CUresult cuMemGetInfo(size_t *available, size_t *total)
{
	MOCK_ENTER(cuMemGetInfo, MOCK_CONTEXT);
	share_cards();
	*total = mock.memory;
	*available = mock.memory - atomic_load(&use[mock_card()]);
	return CUDA_SUCCESS;
}

CUresult cuMemAlloc(CUdeviceptr *out, size_t n)
{
	MOCK_ENTER(cuMemAlloc, MOCK_CONTEXT);
	int card = mock_card();
	block *b;

	share_cards();
	if (n == 0)
		return CUDA_ERROR_INVALID_VALUE;
	if (atomic_fetch_add(&use[card], n) + n > mock.memory) {
		atomic_fetch_sub(&use[card], n);
		return CUDA_ERROR_OUT_OF_MEMORY;
	}
	b = make_block(n, ALIGN);
	b->card = card;
	*out = (CUdeviceptr)(uintptr_t)b->at;
	return CUDA_SUCCESS;
}

CUresult cuMemFree(CUdeviceptr p)
{
	MOCK_ENTER(cuMemFree, MOCK_CONTEXT);
	CUresult r = mock_drain_all();

	if (r != CUDA_SUCCESS)
		return r;
	return drop_block((void *)(uintptr_t)p, false) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemHostAlloc(void **out, size_t n, unsigned flags)
{
	MOCK_ENTER(cuMemHostAlloc, MOCK_CONTEXT);
	block *b = make_block(n, ALIGN);

	b->pinned = true;
	*out = b->at;
	return CUDA_SUCCESS;
}

CUresult cuMemFreeHost(void *p)
{
	MOCK_ENTER(cuMemFreeHost, MOCK_CONTEXT);
	return drop_block(p, true) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* Pageable memory is read at once, as the driver does; pinned memory when the copy happens. */
CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void *from, size_t n, CUstream s)
{
	MOCK_ENTER(cuMemcpyHtoDAsync, MOCK_CONTEXT);
	mock_work w = {.kind = MOCK_COPY, .to = mock_memory(to, n), .from = from, .n = n};

	if (w.to == NULL || find_block(from, 1, false) != NULL)
		return CUDA_ERROR_INVALID_VALUE;
	if (!mock_is_pinned(from)) {
		w.staged = malloc(n);
		memcpy(w.staged, from, n);
	}
	return mock_queue(s, &w);
}

CUresult cuMemcpyDtoHAsync(void *to, CUdeviceptr from, size_t n, CUstream s)
{
	MOCK_ENTER(cuMemcpyDtoHAsync, MOCK_CONTEXT);
	mock_work w = {.kind = MOCK_COPY, .to = to, .from = mock_memory(from, n), .n = n};
	CUresult r;

	if (w.from == NULL || find_block(to, 1, false) != NULL)
		return CUDA_ERROR_INVALID_VALUE;
	r = mock_queue(s, &w);
	return r == CUDA_SUCCESS && !mock_is_pinned(to) ? mock_drain(s) : r;
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t n, CUstream s)
{
	MOCK_ENTER(cuMemcpyDtoDAsync, MOCK_CONTEXT);
	mock_work w = {.kind = MOCK_COPY,
		       .to = mock_memory(to, n),
		       .from = mock_memory(from, n),
		       .n = n};

	return w.to != NULL && w.from != NULL ? mock_queue(s, &w) : CUDA_ERROR_INVALID_VALUE;
}

/* Each row is a copy of its own, which checks its addresses. */
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *p, CUstream s)
{
	MOCK_ENTER(cuMemcpy2DAsync, MOCK_CONTEXT);
	if (p->srcMemoryType != CU_MEMORYTYPE_DEVICE || p->dstMemoryType != CU_MEMORYTYPE_DEVICE ||
	    p->srcPitch < p->WidthInBytes || p->dstPitch < p->WidthInBytes)
		return CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; i < p->Height; i++) {
		mock_work w = {.kind = MOCK_COPY,
			       .to = mock_memory(p->dstDevice + i * p->dstPitch, p->WidthInBytes),
			       .from = mock_memory(p->srcDevice + i * p->srcPitch, p->WidthInBytes),
			       .n = p->WidthInBytes};

		if (w.to == NULL || w.from == NULL)
			return CUDA_ERROR_INVALID_VALUE;
		(void)mock_queue(s, &w);
	}
	return CUDA_SUCCESS;
}

CUresult cuMemsetD8Async(CUdeviceptr p, unsigned char byte, size_t n, CUstream s)
{
	MOCK_ENTER(cuMemsetD8Async, MOCK_CONTEXT);
	mock_work w = {.kind = MOCK_SET, .to = mock_memory(p, n), .n = n, .byte = byte};

	return w.to != NULL ? mock_queue(s, &w) : CUDA_ERROR_INVALID_VALUE;
}
