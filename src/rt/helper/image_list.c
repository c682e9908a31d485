/* Lists images as rows: location of the loops, sizes, what runs, and measured times. */
#include "rt/helper/image_list.h"

#include <dirent.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "ir/graph/graph.h"
#include "rt/abi/image.h"
#include "rt/abi/names.h"

typedef struct reader {
	const smr_guest_image *image;
	smr_graph *graph;
	const char *data;
} reader;

static const smr_loc *first_place(const smr_graph *g)
{
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest && g->nodes[i]->loc.file != NULL)
			return &g->nodes[i]->loc;
	return &g->loc;
}

/* Writes the sizes, such as "n=1000, m=20". */
static void describe_sizes(const reader *r, const smr_guest_image_specialization *p, char *out,
			   size_t n)
{
	const int64_t *sym = (const void *)(r->data + p->sym);
	size_t used = 0;

	out[0] = '\0';
	for (uint32_t s = 0; s < r->graph->nsyms && used < n; s++)
		used += (size_t)snprintf(out + used, n - used, "%s%s=%" PRId64, s > 0 ? ", " : "",
					 r->graph->syms[s].name, sym[s]);
}

static const char *verdict_of(const smr_guest_image_specialization *p)
{
	return p->verdict == SMR_GUEST_IMAGE_CODE ? "code" : "loops";
}

static void print_row(const reader *r, const smr_guest_image_specialization *p, FILE *to)
{
	const smr_loc *l = first_place(r->graph);
	char sizes[128];

	describe_sizes(r, p, sizes, sizeof(sizes));
	fprintf(to, "%s:%u  %s  %s  loops %.3g ms, code %.3g ms, predicted %.3g ms%s%s\n",
		l->file != NULL ? l->file : "?", l->line, sizes, verdict_of(p),
		(double)p->loops_ns / 1e6, (double)p->code_ns / 1e6, (double)p->predicted_ns / 1e6,
		p->why[0] != '\0' ? "; " : "", p->why);
}

static json_t *json_row(const reader *r, const smr_guest_image_specialization *p)
{
	char sizes[128];

	describe_sizes(r, p, sizes, sizeof(sizes));
	return json_pack("{s:s, s:s, s:I, s:I, s:I, s:s}", "sizes", sizes, "verdict", verdict_of(p),
			 "loops_ns", (json_int_t)p->loops_ns, "code_ns", (json_int_t)p->code_ns,
			 "predicted_ns", (json_int_t)p->predicted_ns, "why", p->why);
}

static json_t *json_image(const reader *r)
{
	const smr_loc *l = first_place(r->graph);
	json_t *rows = json_array();
	const smr_guest_image_specialization *all =
		(const void *)(r->data + r->image->specializations.at);

	for (uint32_t i = 0; i < r->image->specializations.n; i++)
		json_array_append_new(rows, json_row(r, &all[i]));
	return json_pack("{s:s, s:i, s:s, s:o}", "file", l->file != NULL ? l->file : "", "line",
			 (int)l->line, "function", l->function != NULL ? l->function : "",
			 "specializations", rows);
}

static void print_image(const reader *r, FILE *to)
{
	const smr_guest_image_specialization *all =
		(const void *)(r->data + r->image->specializations.at);

	for (uint32_t i = 0; i < r->image->specializations.n; i++)
		print_row(r, &all[i], to);
}

static smr_status parse_flow(reader *r)
{
	return smr_graph_parse("image", r->data + r->image->text.at, r->image->text.n, &r->graph);
}

static void list_file(const char *path, json_t *list, FILE *to)
{
	reader r = {0};
	char *data;
	size_t n;

	if (smr_read_file(path, &data, &n) != SMR_OK)
		return;
	r.data = data;
	r.image = (const void *)data;
	if (smr_guest_image_is_whole(r.image, n) && parse_flow(&r) == SMR_OK) {
		if (list != NULL)
			json_array_append_new(list, json_image(&r));
		else
			print_image(&r, to);
		smr_graph_free(r.graph);
	}
	smr_free(data);
}

smr_status smr_guest_list(const char *folder, bool as_json, FILE *to)
{
	DIR *d = opendir(folder);
	json_t *list = as_json ? json_array() : NULL, *all;
	const struct dirent *f;
	char path[4400];

	while (d != NULL && (f = readdir(d)) != NULL) {
		if (strlen(f->d_name) != SMR_GUEST_NAME - 1)
			continue;
		snprintf(path, sizeof(path), "%s/%s", folder, f->d_name);
		list_file(path, list, to);
	}
	if (d != NULL)
		closedir(d);
	if (!as_json)
		return SMR_OK;
	all = json_pack("{s:i, s:o}", "version", 1, "images", list);
	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a list");
	json_dumpf(all, to, JSON_INDENT(2));
	fputc('\n', to);
	json_decref(all);
	return SMR_OK;
}
