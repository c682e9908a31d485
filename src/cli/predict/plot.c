/* Scatter plot of time and energy as SVG, with logarithmic axes. */
#include "cli/predict/plot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/c_locale.h"
#include "base/fs.h"
#include "base/str.h"

enum { WIDTH = 900, HEIGHT = 600, LEFT = 90, RIGHT = 30, TOP = 50, BOTTOM = 70, TICKS = 12 };

static const double letter = 6.3, line_height = 13; /* of text of 11 pixels, in pixels */

typedef struct axis {
	double low, high; /* log10 of the range */
	double from, to;  /* range in pixels */
} axis;

typedef struct box {
	double x, y, width, height;
} box;

typedef struct picture {
	smr_str text;
	axis x, y;
	box *taken; /* boxes covered by points and their names */
	size_t ntaken;
} picture;

static double axis_position(const axis *a, double value)
{
	return a->from + (log10(value) - a->low) / (a->high - a->low) * (a->to - a->from);
}

static void put_text(smr_str *s, const char *text)
{
	for (const char *c = text; *c != '\0'; c++)
		switch (*c) {
		case '&':
			smr_str_puts(s, "&amp;");
			break;
		case '<':
			smr_str_puts(s, "&lt;");
			break;
		case '>':
			smr_str_puts(s, "&gt;");
			break;
		default:
			smr_str_putc(s, (unsigned char)*c < ' ' ? '?' : *c);
		}
}

/* ---- axes ------------------------------------------------------------------------------------ */

/* Extends the range by a margin, and to half a decade at least. */
static void pad_axis_range(axis *a)
{
	double wide = fmax(a->high - a->low, 0.5), middle = (a->high + a->low) / 2;

	a->low = middle - wide * 0.55;
	a->high = middle + wide * 0.55;
}

static void find_axes(picture *p, const smr_cli_point *points, size_t n)
{
	p->x = (axis){INFINITY, -INFINITY, LEFT, WIDTH - RIGHT};
	p->y = (axis){INFINITY, -INFINITY, HEIGHT - BOTTOM, TOP};
	for (size_t i = 0; i < n; i++) {
		double first = points[i].p10 > 0 ? points[i].p10 : points[i].time;

		p->x.low = fmin(p->x.low, log10(first));
		p->x.high = fmax(p->x.high, log10(fmax(points[i].p90, points[i].time)));
		p->y.low = fmin(p->y.low, log10(points[i].energy));
		p->y.high = fmax(p->y.high, log10(points[i].energy));
	}
	pad_axis_range(&p->x);
	pad_axis_range(&p->y);
}

/* Formats "20 ms", "1 kJ". */
static void name_value(char *out, size_t size, double value, const char *unit)
{
	static const char *const prefixes[] = {"p", "n", "µ", "m", "", "k", "M", "G", "T"};
	int e = (int)floor(log10(value * (1 + 1e-9)) / 3), last = 4;

	e = e < -4 ? -4 : e > last ? last : e;
	snprintf(out, size, "%.4g %s%s", value * pow(10, -3.0 * e), prefixes[e + 4], unit);
}

/* Gives 1, 2 and 5 of each power of ten, or only 1, or fewer. */
static size_t find_ticks(const axis *a, double *out)
{
	static const double steps[] = {1, 2, 5};
	double decades = a->high - a->low;
	int every = decades <= 3 ? 1 : 3, apart = decades > 10 ? (int)ceil(decades / 10) : 1;
	size_t n = 0;

	for (int power = (int)floor(a->low); power <= a->high && n < TICKS; power++)
		for (int i = 0; i < 3 && n < TICKS; i += every) {
			double v = steps[i] * pow(10, power);

			if (log10(v) >= a->low && log10(v) <= a->high && power % apart == 0)
				out[n++] = v;
		}
	return n;
}

static void draw_axes(picture *p)
{
	double ticks[TICKS];
	char name[32];
	size_t n = find_ticks(&p->x, ticks);
	const char *grid = "stroke=\"#ddd\"";

	for (size_t i = 0; i < n; i++) {
		double at = axis_position(&p->x, ticks[i]);

		name_value(name, sizeof(name), ticks[i], "s");
		smr_str_printf(&p->text,
			       "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" %s/>\n"
			       "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
			       at, TOP, at, HEIGHT - BOTTOM, grid, at, HEIGHT - BOTTOM + 18, name);
	}
	n = find_ticks(&p->y, ticks);
	for (size_t i = 0; i < n; i++) {
		double at = axis_position(&p->y, ticks[i]);

		name_value(name, sizeof(name), ticks[i], "J");
		smr_str_printf(&p->text,
			       "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" %s/>\n"
			       "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
			       LEFT, at, WIDTH - RIGHT, at, grid, LEFT - 8, at + 4, name);
	}
	smr_str_printf(
		&p->text,
		"<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" "
		"stroke=\"#444\"/>\n"
		"<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" font-size=\"13\">time of one "
		"run (s), median and 10 to 90 %%</text>\n"
		"<text x=\"20\" y=\"%d\" text-anchor=\"middle\" font-size=\"13\" "
		"transform=\"rotate(-90 20 %d)\">energy of one run (J)</text>\n",
		LEFT, TOP, WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM, (LEFT + WIDTH - RIGHT) / 2,
		HEIGHT - 20, (TOP + HEIGHT - BOTTOM) / 2, (TOP + HEIGHT - BOTTOM) / 2);
}

/* ---- points ---------------------------------------------------------------------------------- */

static int by_time(const void *a, const void *b)
{
	const smr_cli_point *x = a, *y = b;

	return x->time < y->time ? -1 : x->time > y->time;
}

static void draw_front(picture *p, const smr_cli_point *points, size_t n)
{
	smr_str_puts(&p->text, "<polyline fill=\"none\" stroke=\"#c33\" stroke-dasharray=\"5 3\" "
			       "points=\"");
	for (size_t i = 0; i < n; i++)
		if (points[i].front)
			smr_str_printf(&p->text, "%.1f,%.1f ", axis_position(&p->x, points[i].time),
				       axis_position(&p->y, points[i].energy));
	smr_str_puts(&p->text, "\"/>\n");
}

static void draw_point(picture *p, const smr_cli_point *o)
{
	double x = axis_position(&p->x, o->time), y = axis_position(&p->y, o->energy);
	const char *colour = o->front ? "#c33" : "#36a";

	if (o->p10 > 0 && o->p90 > o->p10)
		smr_str_printf(&p->text,
			       "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" "
			       "stroke=\"%s\" stroke-opacity=\"0.4\" stroke-width=\"2\"/>\n",
			       axis_position(&p->x, o->p10), y, axis_position(&p->x, o->p90), y,
			       colour);
	smr_str_printf(&p->text, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>\n", x, y,
		       colour);
	if (o->chosen)
		smr_str_printf(&p->text,
			       "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"8\" fill=\"none\" "
			       "stroke=\"%s\" stroke-width=\"2\"/>\n",
			       x, y, colour);
	p->taken[p->ntaken++] = (box){x - 4, y - 4, 8, 8};
}

static double overlap_area(const box *a, const box *b)
{
	double w = fmin(a->x + a->width, b->x + b->width) - fmax(a->x, b->x);
	double h = fmin(a->y + a->height, b->y + b->height) - fmax(a->y, b->y);

	return w > 0 && h > 0 ? w * h : 0;
}

/* Returns the area of a box that covers other boxes or is outside of the axes. */
static double overlap_with_labels(const picture *p, const box *b)
{
	const box inside = {LEFT, TOP, WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM};
	double sum = 3 * (b->width * b->height - overlap_area(b, &inside));

	for (size_t i = 0; i < p->ntaken; i++)
		sum += overlap_area(b, &p->taken[i]);
	return sum;
}

/* Tries to place a name right, left, above, below, then further away; takes the first free place,
 * or else the one that covers least. */
static void draw_name(picture *p, const smr_cli_point *o)
{
	double x = axis_position(&p->x, o->time), y = axis_position(&p->y, o->energy),
	       least = INFINITY;
	double wide = letter * (double)strlen(o->name), high = line_height;
	box best = {0};

	for (int away = 0; away < 6; away++) {
		double d = 7 + away * high;
		const box ways[] = {{x + 8, y - high / 2 + away * high, wide, high},
				    {x + 8, y - high / 2 - away * high, wide, high},
				    {x - 8 - wide, y - high / 2 - away * high, wide, high},
				    {x - wide / 2, y - d - high, wide, high},
				    {x - wide / 2, y + d, wide, high}};

		for (size_t i = 0; i < sizeof(ways) / sizeof(ways[0]); i++) {
			double hidden = overlap_with_labels(p, &ways[i]) + 2 * away;

			if (hidden >= least)
				continue;
			least = hidden;
			best = ways[i];
		}
	}
	p->taken[p->ntaken++] = best;
	smr_str_printf(&p->text, "<text x=\"%.1f\" y=\"%.1f\"%s>", best.x, best.y + 10,
		       o->chosen ? " font-weight=\"bold\"" : "");
	put_text(&p->text, o->name);
	smr_str_puts(&p->text, "</text>\n");
}

/* ---- the plot -------------------------------------------------------------------------------- */

static void draw_plot(picture *p, const char *title, const smr_cli_point *points, size_t n)
{
	smr_str_printf(&p->text,
		       "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" "
		       "font-family=\"sans-serif\" font-size=\"11\">\n"
		       "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n"
		       "<text x=\"%d\" y=\"24\" font-size=\"15\">",
		       WIDTH, HEIGHT, WIDTH, HEIGHT, LEFT);
	put_text(&p->text, title);
	smr_str_printf(&p->text,
		       "</text>\n<text x=\"%d\" y=\"40\" fill=\"#c33\">red: nothing else is better "
		       "in both time and energy</text>\n",
		       LEFT);
	find_axes(p, points, n);
	draw_axes(p);
	draw_front(p, points, n);
	for (size_t i = 0; i < n; i++)
		draw_point(p, &points[i]);
	for (size_t i = 0; i < n; i++)
		draw_name(p, &points[i]);
	smr_str_puts(&p->text, "</svg>\n");
}

smr_status smr_cli_plot(const char *path, const char *title, smr_cli_point *points, size_t n)
{
	picture p = {.ntaken = 0};
	size_t kept = 0;
	locale_t before;
	smr_status st;

	for (size_t i = 0; i < n; i++)
		if (points[i].time > 0 && points[i].energy > 0)
			points[kept++] = points[i];
	if (kept == 0)
		return smr_fail(SMR_EINVAL, "nothing to plot: no time and energy is known");
	qsort(points, kept, sizeof(*points), by_time);
	p.taken = smr_calloc(2 * kept, sizeof(*p.taken));
	if (p.taken == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a picture");
	before = smr_c_locale_enter();
	draw_plot(&p, title, points, kept);
	smr_c_locale_leave(before);
	st = smr_str_status(&p.text, "a picture");
	if (st == SMR_OK)
		st = smr_write_file(path, p.text.s, p.text.n, SMR_WRITE_FOR_ALL);
	smr_str_free(&p.text);
	smr_free(p.taken);
	return st;
}
