/* A simulation as a timeline: rows are processes, their queues are threads. */
#include <stdio.h>

#include "base/thread/timeline.h"
#include "predict/sim/export.h"

static void name_rows(const smr_sim *s, smr_str *out)
{
	for (uint32_t r = 0; r < smr_sim_rows(s); r++) {
		uint32_t alike;
		const char *name = smr_sim_row_name(s, r, &alike);
		char text[64];

		(void)snprintf(text, sizeof(text), "%s, %u alike", name, alike);
		smr_timeline_name(out, "process_name", (int)r + 1, 0, text);
		for (int q = 0; q < SMR_SIM_QUEUES; q++)
			smr_timeline_name(out, "thread_name", (int)r + 1, q + 1,
					  smr_sim_queue_name(s, q));
	}
}

smr_status smr_sim_timeline(const smr_sim *s, smr_str *out)
{
	smr_timeline_begin(out);
	name_rows(s, out);
	for (uint32_t id = 0; id < smr_sim_tasks(s); id++) {
		const smr_sim_task *t = smr_sim_task_at(s, id);
		double start, finish;
		char args[64];

		smr_sim_when(s, id, &start, &finish);
		(void)snprintf(args, sizeof(args), "{\"task\":%u,\"bytes\":%.0f}", id, t->bytes);
		for (int i = 0; i < t->nplaces; i++)
			smr_timeline_slice(out, (int)t->places[i].row + 1, t->places[i].queue + 1,
					   t->name, start, finish - start, args);
	}
	smr_timeline_end(out, 0);
	return smr_str_status(out, "a timeline");
}
