/* Traces: listens to runs of programs and of their ops. */
#include "pjrt/trace.h"

#include <pthread.h>
#include <stdatomic.h>

#include "api/model/model.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "ir/text/text.h"
#include "pjrt/proto/trace_space.h"
#include "run/exec/trace.h"

enum { MOST_EVENTS = 1 << 20 };

struct pjrt_trace {
	pjrt_trace_space space;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pjrt_trace *recording; /* under the lock; NULL: none */
static uint64_t session;      /* number of starts, under the lock */
static atomic_bool is_on;

/* The number of this thread in the session of a trace. */
static __thread struct {
	uint64_t session;
	uint32_t number;
} own;

static uint32_t number_thread(pjrt_trace_space *s)
{
	if (own.session != session) {
		own.session = session;
		own.number = s->threads++;
	}
	return own.number;
}

static void add_event(pjrt_trace_space *s, pjrt_trace_event *e)
{
	e->thread = number_thread(s);
	if (e->name == 0 || s->events.n >= MOST_EVENTS || smr_vec_push(&s->events, *e) != SMR_OK)
		s->lost++;
}

void pjrt_trace_program(const char *name, int64_t from_ns, int64_t to_ns)
{
	pjrt_trace_event e = {.kind = PJRT_TRACE_PROGRAM, .from_ns = from_ns, .to_ns = to_ns};

	if (!atomic_load_explicit(&is_on, memory_order_relaxed))
		return;
	pthread_mutex_lock(&lock);
	if (recording != NULL) {
		e.name = pjrt_trace_number(&recording->space, name);
		add_event(&recording->space, &e);
	}
	pthread_mutex_unlock(&lock);
}

static void record_op(const smr_node *v, const char *impl, int64_t from_ns, int64_t to_ns)
{
	pjrt_trace_event e = {.kind = PJRT_TRACE_OP, .from_ns = from_ns, .to_ns = to_ns};
	smr_str types = {0};

	if (v != NULL)
		smr_model_put_types(&types, v);
	pthread_mutex_lock(&lock);
	if (recording != NULL) {
		pjrt_trace_space *s = &recording->space;

		e.name = pjrt_trace_number(s, v != NULL ? smr_op_name(v->op) : impl);
		e.impl = pjrt_trace_number(s, impl);
		if (v != NULL) {
			e.types = pjrt_trace_number(s, smr_str_text(&types));
			e.file = pjrt_trace_number(s, v->loc.file);
			e.line = v->loc.line;
		}
		add_event(s, &e);
	}
	pthread_mutex_unlock(&lock);
	smr_str_free(&types);
}

smr_status pjrt_trace_new(pjrt_trace **out)
{
	*out = smr_calloc(1, sizeof(**out));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a trace");
}

/* Events of an earlier stretch are gone. */
smr_status pjrt_trace_start(pjrt_trace *t)
{
	smr_status st = SMR_OK;

	pthread_mutex_lock(&lock);
	if (recording != NULL) {
		st = smr_fail(SMR_ESTATE, "another trace records already");
	} else {
		pjrt_trace_space_free(&t->space);
		t->space.start_ns = smr_now_ns();
		t->space.wall_ns = smr_wall_ns();
		recording = t;
		session++;
		atomic_store(&is_on, true);
		smr_exec_trace(record_op);
	}
	pthread_mutex_unlock(&lock);
	return st;
}

void pjrt_trace_stop(pjrt_trace *t)
{
	pthread_mutex_lock(&lock);
	if (recording == t) {
		recording = NULL;
		atomic_store(&is_on, false);
		smr_exec_trace(NULL);
	}
	pthread_mutex_unlock(&lock);
}

void pjrt_trace_free(pjrt_trace *t)
{
	if (t == NULL)
		return;
	pjrt_trace_stop(t);
	pjrt_trace_space_free(&t->space);
	smr_free(t);
}

smr_status pjrt_trace_put(const pjrt_trace *t, smr_str *to)
{
	pjrt_trace_space_put(&t->space, to);
	return smr_str_status(to, "a trace");
}
