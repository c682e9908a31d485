/* Compiled code checks no bounds: an address is 32 bits and an offset, the reservation and the
 * guard behind it are larger than any such address, and pages beyond the memory's size are mapped
 * without access. So both sizes are the runtime's, and it turns faults there into traps. */
#include "back/wasm/memory.h"

#include <string.h>
#include <sys/mman.h>

#include "base/alloc.h"

static _Thread_local smr_linear **collected;

static uint8_t *get_linear_memory(void *env, size_t *size, size_t *capacity)
{
	const smr_linear *m = env;

	*size = m->size;
	*capacity = m->reserved;
	return (uint8_t *)m->base;
}

static wasmtime_error_t *new_memory_error(const char *why)
{
	const smr_wasmtime *w;

	/* the library is open, since it is the caller */
	return smr_wasmtime_open(&w) == SMR_OK ? w->wasmtime_error_new(why) : NULL;
}

/* Grows a memory. New pages are zero, as the runtime requires. */
static wasmtime_error_t *grow_linear_memory(void *env, size_t size)
{
	smr_linear *m = env;

	if (size < m->size || size > m->reserved)
		return new_memory_error("a memory beyond its reservation");
	if (mprotect(m->base, size, PROT_READ | PROT_WRITE) != 0)
		return new_memory_error("the system has no more memory");
	m->size = size;
	return NULL;
}

static void release_linear_memory(void *env)
{
	smr_linear *m = env;

	munmap(m->base, m->reserved + m->guard);
	smr_free(m);
}

static wasmtime_error_t *create_linear_memory(void *env, const void *type, size_t minimum,
					      size_t maximum, size_t reserved, size_t guard,
					      wasmtime_linear_memory_t *out)
{
	smr_linear *m = smr_calloc(1, sizeof(*m));
	wasmtime_error_t *e;

	(void)env;
	(void)type;
	(void)maximum; /* at most the reservation */
	if (m == NULL)
		return new_memory_error("no memory for a memory");
	*m = (smr_linear){.reserved = reserved, .guard = guard};
	m->base = mmap(NULL, reserved + guard, PROT_NONE,
		       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (m->base == MAP_FAILED) {
		smr_free(m);
		return new_memory_error("no addresses are left for a memory");
	}
	e = grow_linear_memory(m, minimum);
	if (e != NULL) {
		release_linear_memory(m);
		return e;
	}
	if (collected != NULL) {
		m->next = *collected;
		*collected = m;
	}
	*out = (wasmtime_linear_memory_t){m, get_linear_memory, grow_linear_memory,
					  release_linear_memory};
	return NULL;
}

void smr_linear_config(const smr_wasmtime *w, wasm_config_t *c)
{
	wasmtime_memory_creator_t creator = {.new_memory = create_linear_memory};

	w->wasmtime_config_host_memory_creator_set(c, &creator);
	w->wasmtime_config_memory_init_cow_set(c, false); /* requires the runtime's own memories */
}

void smr_linear_collect(smr_linear **list)
{
	collected = list;
}

smr_linear *smr_linear_find(smr_linear *list, uint64_t at, uint64_t tag)
{
	smr_linear *found = NULL;

	for (smr_linear *m = list; m != NULL; m = m->next) {
		if (at > m->size || m->size - at < sizeof(tag) ||
		    memcmp(m->base + at, &tag, sizeof(tag)) != 0)
			continue;
		if (found != NULL)
			return NULL;
		found = m;
	}
	return found;
}
