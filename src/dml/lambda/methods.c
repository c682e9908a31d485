/* Methods of String. Lengths and places count UTF-16 units, as in Java. */
#include <locale.h>
#include <string.h>
#include <strings.h>
#include <wctype.h>

#include "dml/frame/java.h"
#include "dml/lambda/lambda.h"

static smr_status fail_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for a lambda");
}

/* Gets the object, or an argument, as a text. */
static smr_status text_of(const dml_lambda_node *n, const dml_lambda_value *v, const char **s,
			  size_t *len)
{
	*s = v->s;
	*len = v->n;
	return v->kind == DML_LAMBDA_TEXT || v->kind == DML_LAMBDA_CHAR
		       ? SMR_OK
		       : smr_fail(SMR_EINVAL, "%s() in the lambda wants a string", n->call->name);
}

/* The text that a method is called on, and its argument. */
static smr_status texts_of(const dml_lambda_node *n, const dml_lambda_value *args, const char **s,
			   size_t *ns, const char **t, size_t *nt)
{
	SMR_TRY(text_of(n, &args[0], s, ns));
	return text_of(n, &args[1], t, nt);
}

static void give_text(dml_lambda_value *out, const char *s, size_t n)
{
	*out = (dml_lambda_value){.kind = DML_LAMBDA_TEXT, .s = s, .n = n};
}

static void give_int(dml_lambda_value *out, int64_t v)
{
	*out = (dml_lambda_value){.kind = DML_LAMBDA_INT, .integer = v};
}

static void give_truth(dml_lambda_value *out, bool v)
{
	*out = (dml_lambda_value){.kind = DML_LAMBDA_TRUTH, .integer = v};
}

/* ---- UTF-16 places --------------------------------------------------------------------------- */

static size_t bytes_of(unsigned char c)
{
	return c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : c >= 0xC0 ? 2 : 1;
}

static int64_t units_of(const char *s, size_t n)
{
	int64_t units = 0;

	for (size_t i = 0; i < n; i += bytes_of((unsigned char)s[i]))
		units += (unsigned char)s[i] >= 0xF0 ? 2 : 1;
	return units;
}

/* Returns the offset of unit @p unit. */
static size_t offset_of(const char *s, size_t n, int64_t unit)
{
	size_t i = 0;

	while (unit > 0 && i < n) {
		unit -= (unsigned char)s[i] >= 0xF0 ? 2 : 1;
		i += bytes_of((unsigned char)s[i]);
	}
	return i < n ? i : n;
}

static smr_status eval_length(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			      dml_lambda_value *out)
{
	const char *s;
	size_t len;

	if (args[0].kind == DML_LAMBDA_ARRAY)
		return smr_fail(SMR_EINVAL, "an array has no length()");
	SMR_TRY(text_of(n, &args[0], &s, &len));
	give_int(out, units_of(s, len));
	return SMR_OK;
}

static smr_status fail_range(int64_t from, int64_t to, int64_t units)
{
	return smr_fail(SMR_EINVAL, "begin %lld, end %lld, length %lld", (long long)from,
			(long long)to, (long long)units);
}

static smr_status eval_char_at(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			       dml_lambda_value *out)
{
	const char *s;
	size_t len, at;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	if (args[1].kind != DML_LAMBDA_INT || args[1].integer < 0 ||
	    args[1].integer >= units_of(s, len))
		return smr_fail(SMR_EINVAL, "String index out of range: %lld",
				(long long)args[1].integer);
	at = offset_of(s, len, args[1].integer);
	*out = (dml_lambda_value){
		.kind = DML_LAMBDA_CHAR, .s = s + at, .n = bytes_of((unsigned char)s[at])};
	return SMR_OK;
}

static smr_status eval_substring(smr_arena *a, const dml_lambda_node *n,
				 const dml_lambda_value *args, dml_lambda_value *out)
{
	const char *s;
	size_t len, from, to;
	int64_t units, end;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	units = units_of(s, len);
	end = n->nargs == 3 ? args[2].integer : units;
	if (args[1].kind != DML_LAMBDA_INT || args[1].integer < 0 || end > units ||
	    end < args[1].integer)
		return fail_range(args[1].integer, end, units);
	from = offset_of(s, len, args[1].integer);
	to = offset_of(s, len, end);
	give_text(out, s + from, to - from);
	return SMR_OK;
}

/* ---- letters --------------------------------------------------------------------------------- */

static locale_t letters(void)
{
	static locale_t l;

	if (l == (locale_t)0)
		l = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
	return l;
}

static wint_t turn(wint_t c, bool upper)
{
	if (c < 0x80)
		return upper ? (c >= 'a' && c <= 'z' ? c - 32 : c)
			     : (c >= 'A' && c <= 'Z' ? c + 32 : c);
	if (letters() == (locale_t)0)
		return c;
	return upper ? towupper_l(c, letters()) : towlower_l(c, letters());
}

static size_t put_character(char *to, wint_t c)
{
	if (c < 0x80) {
		to[0] = (char)c;
		return 1;
	}
	if (c < 0x800) {
		to[0] = (char)(0xC0 | c >> 6);
		to[1] = (char)(0x80 | (c & 0x3F));
		return 2;
	}
	to[0] = (char)(0xE0 | c >> 12);
	to[1] = (char)(0x80 | (c >> 6 & 0x3F));
	to[2] = (char)(0x80 | (c & 0x3F));
	return 3;
}

/* Turns letters of the basic plane; other bytes stay. */
static smr_status turn_case(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			    bool upper, dml_lambda_value *out)
{
	const char *s;
	size_t len, k = 0;
	char *to;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	to = smr_arena_alloc(a, 2 * len + 4);
	if (to == NULL)
		return fail_memory();
	for (size_t i = 0; i < len;) {
		unsigned char c = (unsigned char)s[i];
		size_t b = bytes_of(c);
		wint_t w = c;

		if (b > 3 || i + b > len || (c >= 0x80 && b == 1)) {
			to[k++] = s[i++];
			continue;
		}
		if (b == 2)
			w = (wint_t)((c & 0x1F) << 6 | (s[i + 1] & 0x3F));
		if (b == 3)
			w = (wint_t)((c & 0x0F) << 12 | (s[i + 1] & 0x3F) << 6 | (s[i + 2] & 0x3F));
		k += put_character(to + k, turn(w, upper));
		i += b;
	}
	give_text(out, to, k);
	return SMR_OK;
}

static smr_status eval_lower(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			     dml_lambda_value *out)
{
	return turn_case(a, n, args, false, out);
}

static smr_status eval_upper(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			     dml_lambda_value *out)
{
	return turn_case(a, n, args, true, out);
}

static smr_status eval_trim(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			    dml_lambda_value *out)
{
	const char *s;
	size_t len;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	while (len > 0 && (unsigned char)*s <= ' ') {
		s++;
		len--;
	}
	while (len > 0 && (unsigned char)s[len - 1] <= ' ')
		len--;
	give_text(out, s, len);
	return SMR_OK;
}

static smr_status eval_is_empty(smr_arena *a, const dml_lambda_node *n,
				const dml_lambda_value *args, dml_lambda_value *out)
{
	const char *s;
	size_t len;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	give_truth(out, len == 0);
	return SMR_OK;
}

/* ---- comparisons and searches ---------------------------------------------------------------- */

static smr_status eval_equals(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			      dml_lambda_value *out)
{
	const char *s, *t;
	size_t ns, nt;

	SMR_TRY(texts_of(n, args, &s, &ns, &t, &nt));
	give_truth(out, args[1].kind == DML_LAMBDA_TEXT && ns == nt && memcmp(s, t, ns) == 0);
	return SMR_OK;
}

static smr_status eval_equals_folded(smr_arena *a, const dml_lambda_node *n,
				     const dml_lambda_value *args, dml_lambda_value *out)
{
	dml_lambda_value x, y;

	SMR_TRY(turn_case(a, n, &args[0], false, &x));
	SMR_TRY(turn_case(a, n, &args[1], false, &y));
	give_truth(out, x.n == y.n && memcmp(x.s, y.s, x.n) == 0);
	return SMR_OK;
}

static const char *find(const char *s, size_t n, const char *t, size_t nt)
{
	return nt == 0 ? s : memmem(s, n, t, nt);
}

static smr_status eval_contains(smr_arena *a, const dml_lambda_node *n,
				const dml_lambda_value *args, dml_lambda_value *out)
{
	const char *s, *t;
	size_t ns, nt;

	SMR_TRY(texts_of(n, args, &s, &ns, &t, &nt));
	give_truth(out, find(s, ns, t, nt) != NULL);
	return SMR_OK;
}

static smr_status eval_starts(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			      dml_lambda_value *out)
{
	const char *s, *t;
	size_t ns, nt;

	SMR_TRY(texts_of(n, args, &s, &ns, &t, &nt));
	give_truth(out, nt <= ns && memcmp(s, t, nt) == 0);
	return SMR_OK;
}

static smr_status eval_ends(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			    dml_lambda_value *out)
{
	const char *s, *t;
	size_t ns, nt;

	SMR_TRY(texts_of(n, args, &s, &ns, &t, &nt));
	give_truth(out, nt <= ns && memcmp(s + ns - nt, t, nt) == 0);
	return SMR_OK;
}

static smr_status eval_index_of(smr_arena *a, const dml_lambda_node *n,
				const dml_lambda_value *args, dml_lambda_value *out)
{
	const char *s, *t, *at;
	size_t ns, nt;

	SMR_TRY(text_of(n, &args[0], &s, &ns));
	SMR_TRY(text_of(n, &args[1], &t, &nt));
	at = find(s, ns, t, nt);
	give_int(out, at != NULL ? units_of(s, (size_t)(at - s)) : -1);
	return SMR_OK;
}

static smr_status eval_hash(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			    dml_lambda_value *out)
{
	const char *s;
	size_t len;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	give_int(out, dml_java_hash_text(s, len));
	return SMR_OK;
}

/* ---- replacements ---------------------------------------------------------------------------- */

static smr_status eval_concat(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			      dml_lambda_value *out)
{
	const char *s, *t;
	size_t ns, nt;
	char *to;

	SMR_TRY(text_of(n, &args[0], &s, &ns));
	SMR_TRY(text_of(n, &args[1], &t, &nt));
	to = smr_arena_alloc(a, ns + nt + 1);
	if (to == NULL)
		return fail_memory();
	memcpy(to, s, ns);
	memcpy(to + ns, t, nt);
	give_text(out, to, ns + nt);
	return SMR_OK;
}

static smr_status eval_replace(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			       dml_lambda_value *out)
{
	const char *s, *what, *by, *at;
	size_t ns, nwhat, nby, k = 0;
	char *to;

	SMR_TRY(text_of(n, &args[0], &s, &ns));
	SMR_TRY(text_of(n, &args[1], &what, &nwhat));
	SMR_TRY(text_of(n, &args[2], &by, &nby));
	if (nwhat == 0)
		return smr_fail(SMR_EUNSUPPORTED, "replace() of an empty string");
	to = smr_arena_alloc(a, ns + (ns / nwhat + 1) * nby + 1);
	if (to == NULL)
		return fail_memory();
	for (const char *end = s + ns; (at = find(s, (size_t)(end - s), what, nwhat)) != NULL;
	     s = at + nwhat, ns = (size_t)(end - s)) {
		memcpy(to + k, s, (size_t)(at - s));
		k += (size_t)(at - s);
		memcpy(to + k, by, nby);
		k += nby;
	}
	memcpy(to + k, s, ns);
	give_text(out, to, k + ns);
	return SMR_OK;
}

static smr_status replace_pattern(smr_arena *a, const dml_lambda_node *n,
				  const dml_lambda_value *args, bool all, dml_lambda_value *out)
{
	const char *s, *by;
	size_t ns, nby;

	SMR_TRY(text_of(n, &args[0], &s, &ns));
	SMR_TRY(text_of(n, &args[2], &by, &nby));
	return dml_lambda_replace(a, n->pattern, s, ns, by, nby, all, out);
}

static smr_status eval_replace_all(smr_arena *a, const dml_lambda_node *n,
				   const dml_lambda_value *args, dml_lambda_value *out)
{
	return replace_pattern(a, n, args, true, out);
}

static smr_status eval_replace_first(smr_arena *a, const dml_lambda_node *n,
				     const dml_lambda_value *args, dml_lambda_value *out)
{
	return replace_pattern(a, n, args, false, out);
}

static smr_status eval_split(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			     dml_lambda_value *out)
{
	const char *s;
	size_t len;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	return dml_lambda_split(a, n->pattern, s, len, out);
}

static smr_status eval_matches(smr_arena *a, const dml_lambda_node *n, const dml_lambda_value *args,
			       dml_lambda_value *out)
{
	const char *s;
	size_t len;
	regmatch_t m;

	SMR_TRY(text_of(n, &args[0], &s, &len));
	s = smr_arena_strndup(a, s, len);
	if (s == NULL)
		return fail_memory();
	give_truth(out,
		   regexec(n->pattern, s, 1, &m, 0) == 0 && m.rm_so == 0 && (size_t)m.rm_eo == len);
	return SMR_OK;
}

const dml_lambda_function dml_lambda_methods[] = {
	{"length", 1, true, 0, eval_length},
	{"toLowerCase", 1, true, 0, eval_lower},
	{"toUpperCase", 1, true, 0, eval_upper},
	{"trim", 1, true, 0, eval_trim},
	{"strip", 1, true, 0, eval_trim},
	{"isEmpty", 1, true, 0, eval_is_empty},
	{"equals", 2, true, 0, eval_equals},
	{"equalsIgnoreCase", 2, true, 0, eval_equals_folded},
	{"contains", 2, true, 0, eval_contains},
	{"startsWith", 2, true, 0, eval_starts},
	{"endsWith", 2, true, 0, eval_ends},
	{"indexOf", 2, true, 0, eval_index_of},
	{"charAt", 2, true, 0, eval_char_at},
	{"substring", 2, true, 0, eval_substring},
	{"substring", 3, true, 0, eval_substring},
	{"concat", 2, true, 0, eval_concat},
	{"hashCode", 1, true, 0, eval_hash},
	{"replace", 3, true, 0, eval_replace},
	{"replaceAll", 3, true, 1, eval_replace_all},
	{"replaceFirst", 3, true, 1, eval_replace_first},
	{"split", 2, true, 1, eval_split},
	{"matches", 2, true, 1, eval_matches},
	{NULL, 0, false, 0, NULL},
};
