/* Writes a trace as an XSpace: one plane for the device, in it a line for the programs and one for
 * the ops of each thread. Numbers of fields are those of XLA's xplane.proto. Texts are names of
 * events and values of their properties by number. */
#include "pjrt/proto/trace_space.h"

#include <string.h>

#include "pjrt/proto/proto.h"

enum {
	PLANES = 1, /* of XSpace */
	WARNINGS = 3,
	PLANE_NAME = 2, /* of XPlane */
	LINES = 3,
	EVENT_METADATA = 4,
	STAT_METADATA = 5,
	LINE_ID = 1, /* of XLine */
	LINE_NAME = 2,
	LINE_TIMESTAMP_NS = 3,
	EVENTS = 4,
	EVENT_METADATA_ID = 1, /* of XEvent */
	EVENT_OFFSET_PS = 2,
	EVENT_DURATION_PS = 3,
	EVENT_STATS = 4,
	STAT_METADATA_ID = 1, /* of XStat */
	STAT_NUMBER = 4,
	STAT_TEXT = 7,
	KEY = 1, /* of an entry of a map */
	VALUE = 2,
	METADATA_ID = 1, /* of XEventMetadata and XStatMetadata */
	METADATA_NAME = 2
};

/* Properties of events: their numbers come before those of texts. */
static const char *const properties[] = {"types", "implementation", "source_file", "source_line"};
enum { TYPES = 1, IMPLEMENTATION, FILE_NAME, LINE, PROPERTIES = 4 };

uint32_t pjrt_trace_number(pjrt_trace_space *s, const char *text)
{
	pjrt_trace_text *t;
	size_t n;

	if (text == NULL)
		return 0;
	n = strlen(text);
	HASH_FIND(hh, s->texts, text, n, t);
	if (t != NULL)
		return t->number;
	t = smr_calloc(1, sizeof(*t) + n + 1);
	if (t == NULL)
		return 0;
	t->text = memcpy(t + 1, text, n + 1);
	t->number = HASH_COUNT(s->texts) + 1;
	HASH_ADD_KEYPTR(hh, s->texts, t->text, n, t);
	if (t->hh.tbl != NULL)
		return t->number;
	smr_free(t);
	return 0;
}

void pjrt_trace_space_free(pjrt_trace_space *s)
{
	pjrt_trace_text *t, *next;

	HASH_ITER (hh, s->texts, t, next) {
		HASH_DEL(s->texts, t);
		smr_free(t);
	}
	smr_vec_free(&s->events);
	*s = (pjrt_trace_space){0};
}

static void put_text(smr_str *to, uint32_t number, const char *text)
{
	pjrt_proto_put_bytes(to, number, text, strlen(text));
}

/* Appends a message, and empties it for the next one. */
static void put_message(smr_str *to, uint32_t number, smr_str *m)
{
	to->oom |= m->oom;
	pjrt_proto_put_bytes(to, number, smr_str_text(m), m->n);
	smr_str_clear(m);
}

static void put_property(smr_str *to, smr_str *m, uint32_t property, uint32_t kind, uint64_t value)
{
	if (value == 0)
		return;
	pjrt_proto_put_number(m, STAT_METADATA_ID, property);
	pjrt_proto_put_number(m, kind, value);
	put_message(to, EVENT_STATS, m);
}

static uint64_t number_of_text(uint32_t text)
{
	return text != 0 ? (uint64_t)PROPERTIES + text : 0;
}

static void put_event(const pjrt_trace_space *s, smr_str *to, smr_str *m, const pjrt_trace_event *e)
{
	int64_t offset = e->from_ns > s->start_ns ? e->from_ns - s->start_ns : 0;

	pjrt_proto_put_number(to, EVENT_METADATA_ID, e->name);
	pjrt_proto_put_number(to, EVENT_OFFSET_PS, (uint64_t)offset * 1000);
	pjrt_proto_put_number(to, EVENT_DURATION_PS, (uint64_t)(e->to_ns - e->from_ns) * 1000);
	put_property(to, m, TYPES, STAT_TEXT, number_of_text(e->types));
	put_property(to, m, IMPLEMENTATION, STAT_TEXT, number_of_text(e->impl));
	put_property(to, m, FILE_NAME, STAT_TEXT, number_of_text(e->file));
	put_property(to, m, LINE, STAT_NUMBER, e->line);
}

/* Appends the line of the events of one kind on one thread, unless there is none. */
static void put_line(const pjrt_trace_space *s, smr_str *to, uint32_t thread, pjrt_trace_kind kind)
{
	static const char *const names[PJRT_TRACE_KINDS] = {"Programs", "Ops"};
	smr_str line = {0}, event = {0}, m = {0};
	bool any = false;

	pjrt_proto_put_number(&line, LINE_ID, thread * PJRT_TRACE_KINDS + kind + 1);
	smr_str_printf(&m, "%s, thread %u", names[kind], thread);
	put_message(&line, LINE_NAME, &m);
	pjrt_proto_put_number(&line, LINE_TIMESTAMP_NS, (uint64_t)s->wall_ns);
	for (size_t i = 0; i < s->events.n; i++) {
		if (s->events.v[i].kind != kind || s->events.v[i].thread != thread)
			continue;
		put_event(s, &event, &m, &s->events.v[i]);
		put_message(&line, EVENTS, &event);
		any = true;
	}
	if (any)
		put_message(to, LINES, &line);
	smr_str_free(&line);
	smr_str_free(&event);
	smr_str_free(&m);
}

/* Appends an entry of the map from numbers to names. */
static void put_name(smr_str *to, uint32_t map, uint64_t number, const char *name)
{
	smr_str entry = {0}, m = {0};

	pjrt_proto_put_number(&m, METADATA_ID, number);
	put_text(&m, METADATA_NAME, name);
	pjrt_proto_put_number(&entry, KEY, number);
	put_message(&entry, VALUE, &m);
	put_message(to, map, &entry);
	smr_str_free(&entry);
	smr_str_free(&m);
}

void pjrt_trace_space_put(const pjrt_trace_space *s, smr_str *to)
{
	smr_str plane = {0}, m = {0};

	put_text(&plane, PLANE_NAME, "/device:CUSTOM:samara:0");
	for (uint32_t thread = 0; thread < s->threads; thread++)
		for (uint32_t kind = 0; kind < PJRT_TRACE_KINDS; kind++)
			put_line(s, &plane, thread, kind);
	for (uint32_t i = 0; i < PROPERTIES; i++)
		put_name(&plane, STAT_METADATA, i + 1, properties[i]);
	for (const pjrt_trace_text *t = s->texts; t != NULL; t = t->hh.next) {
		put_name(&plane, EVENT_METADATA, t->number, t->text);
		put_name(&plane, STAT_METADATA, number_of_text(t->number), t->text);
	}
	put_message(to, PLANES, &plane);
	if (s->lost > 0) {
		smr_str_printf(&m, "samara: %llu events are missing: there was no room for them",
			       (unsigned long long)s->lost);
		put_message(to, WARNINGS, &m);
	}
	smr_str_free(&plane);
	smr_str_free(&m);
}
