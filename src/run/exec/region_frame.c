#include "run/exec/region_frame.h"

#include <pthread.h>

#include "base/alloc.h"
#include "base/assert.h"

enum { ALIGN = 64 };

typedef struct frame {
	struct frame *next; /* in the list of idle frames */
	size_t bytes;
	_Alignas(ALIGN) char data[];
} frame;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static frame *idle;
static size_t users;

void smr_region_frames_begin(void)
{
	pthread_mutex_lock(&lock);
	users++;
	pthread_mutex_unlock(&lock);
}

void smr_region_frames_end(void)
{
	pthread_mutex_lock(&lock);
	smr_assert(users > 0);
	users--;
	while (users == 0 && idle != NULL) {
		frame *next = idle->next;

		smr_free(idle);
		idle = next;
	}
	pthread_mutex_unlock(&lock);
}

/* Takes the first frame that is large enough; else the first one, which is replaced. */
static frame *take_idle(size_t bytes)
{
	frame **at = &idle, *f;

	pthread_mutex_lock(&lock);
	while (*at != NULL && (*at)->bytes < bytes)
		at = &(*at)->next;
	at = *at != NULL ? at : &idle;
	f = *at;
	if (f != NULL)
		*at = f->next;
	pthread_mutex_unlock(&lock);
	return f;
}

smr_status smr_region_frame_take(size_t bytes, void **out)
{
	frame *f = take_idle(bytes);

	if (f != NULL && f->bytes < bytes) {
		smr_free(f);
		f = NULL;
	}
	if (f == NULL) {
		f = smr_aligned_alloc(ALIGN, sizeof(*f) + bytes);
		if (f == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a region's %zu bytes", bytes);
		f->bytes = bytes;
	}
	*out = f->data;
	return SMR_OK;
}

void smr_region_frame_give(void *data)
{
	frame *f = (frame *)((char *)data - offsetof(frame, data));

	pthread_mutex_lock(&lock);
	f->next = idle;
	idle = f;
	pthread_mutex_unlock(&lock);
}
