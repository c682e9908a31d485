/* Contexts and scripts as external pointers of R. A failed call returns an object of class
 * "samara_failure", of which R/script.R makes a condition. */
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include <R_ext/Print.h>
#include <R_ext/Rdynload.h>
#include <R_ext/Utils.h>
#include <R_ext/Visibility.h>

#include "samara_r.h"

typedef struct held { /* an open script */
	smr_script *script;
	SEXP print; /* a function of R, kept by the external pointer; R_NilValue: to R's console */
} held;

SEXP as_failure(const char *status, const char *message)
{
	SEXP x = PROTECT(Rf_ScalarString(Rf_mkCharCE(message, CE_UTF8)));

	Rf_setAttrib(x, Rf_install("status"), Rf_mkString(status));
	Rf_setAttrib(x, R_ClassSymbol, Rf_mkString("samara_failure"));
	UNPROTECT(1);
	return x;
}

static SEXP last_failure(smr_status st)
{
	return as_failure(smr_status_name(st), smr_errmsg());
}

static const char *text_or_null(SEXP x)
{
	return x == R_NilValue ? NULL : Rf_translateCharUTF8(STRING_ELT(x, 0));
}

/* ---- contexts -------------------------------------------------------------------------------- */

SEXP open_context(SEXP threads, SEXP deterministic, SEXP device)
{
	smr_open_params p = SMR_INIT(smr_open_params);
	smr_ctx *ctx;
	smr_status st;

	p.threads = Rf_asInteger(threads);
	p.deterministic = Rf_asLogical(deterministic);
	p.device = text_or_null(device);
	st = smr_open(&p, &ctx);
	return st == SMR_OK ? R_MakeExternalPtr(ctx, R_NilValue, R_NilValue) : last_failure(st);
}

/* ---- printed text ---------------------------------------------------------------------------- */

/* Threads of a parfor print, too, and only R's own may call R: their text waits here. */
static struct {
	pthread_mutex_t lock;
	pthread_t of_r;
	char *text;
	size_t n;
} waiting = {.lock = PTHREAD_MUTEX_INITIALIZER};

typedef struct printing {
	SEXP print;
	const char *text;
	size_t n;
} printing;

static void print_now(void *arg)
{
	const printing *p = arg;
	SEXP call;

	if (p->print == R_NilValue) {
		Rprintf("%.*s", (int)p->n, p->text);
		return;
	}
	call = PROTECT(
		Rf_lang2(p->print, Rf_ScalarString(Rf_mkCharLenCE(p->text, (int)p->n, CE_UTF8))));
	Rf_eval(call, R_GlobalEnv);
	UNPROTECT(1);
}

static void append_text(const char *s, size_t n)
{
	char *more;

	pthread_mutex_lock(&waiting.lock);
	more = realloc(waiting.text, waiting.n + n);
	if (more != NULL) {
		memcpy(more + waiting.n, s, n);
		waiting.text = more;
		waiting.n += n;
	}
	pthread_mutex_unlock(&waiting.lock);
}

static void print_waiting(SEXP print)
{
	char *text;
	size_t n;

	pthread_mutex_lock(&waiting.lock);
	text = waiting.text;
	n = waiting.n;
	waiting.text = NULL;
	waiting.n = 0;
	pthread_mutex_unlock(&waiting.lock);
	if (n > 0)
		R_ToplevelExec(print_now, &(printing){print, text, n});
	free(text);
}

static void print_text(void *arg, const char *s, size_t n)
{
	const held *h = arg;

	append_text(s, n);
	if (pthread_equal(waiting.of_r, pthread_self()))
		print_waiting(h->print);
}

/* ---- opening --------------------------------------------------------------------------------- */

static void close_script(SEXP handle)
{
	held *h = R_ExternalPtrAddr(handle);

	if (h == NULL)
		return;
	R_ClearExternalPtr(handle);
	(void)smr_script_close(h->script);
	free(h);
}

static const char *const *copy_texts(SEXP x)
{
	const char **texts = alloc_zeros((size_t)Rf_xlength(x), sizeof(*texts));

	for (R_xlen_t i = 0; i < Rf_xlength(x); i++)
		texts[i] = Rf_translateCharUTF8(STRING_ELT(x, i));
	return texts;
}

static const smr_script_argument *copy_arguments(SEXP names, SEXP values)
{
	smr_script_argument *args = alloc_zeros((size_t)Rf_xlength(values), sizeof(*args));

	for (R_xlen_t i = 0; i < Rf_xlength(values); i++) {
		args[i].name = Rf_translateCharUTF8(STRING_ELT(names, i));
		args[i].value = Rf_translateCharUTF8(STRING_ELT(values, i));
	}
	return args;
}

SEXP open_script(SEXP context, SEXP path, SEXP text, SEXP library, SEXP names, SEXP values,
		 SEXP inputs, SEXP outputs, SEXP print, SEXP memory)
{
	smr_script_open_params p = SMR_INIT(smr_script_open_params);
	SEXP kept = PROTECT(Rf_list2(context, print));
	SEXP handle = PROTECT(R_MakeExternalPtr(NULL, R_NilValue, kept));
	held *h = calloc(1, sizeof(*h));
	smr_status st;

	if (h == NULL)
		Rf_error("no memory for a script");
	h->print = print;
	R_SetExternalPtrAddr(handle, h);
	R_RegisterCFinalizer(handle, close_script);
	p.path = text_or_null(path);
	p.text = text_or_null(text);
	p.length = p.text != NULL ? strlen(p.text) : 0;
	p.library = text_or_null(library);
	p.args = copy_arguments(names, values);
	p.nargs = (size_t)Rf_xlength(values);
	p.inputs = copy_texts(inputs);
	p.ninputs = (size_t)Rf_xlength(inputs);
	p.outputs = copy_texts(outputs);
	p.noutputs = (size_t)Rf_xlength(outputs);
	p.print = print_text;
	p.print_arg = h;
	p.memory = (size_t)Rf_asReal(memory);
	st = smr_script_open(R_ExternalPtrAddr(context), &p, &h->script);
	UNPROTECT(2);
	return st == SMR_OK ? handle : last_failure(st);
}

/* ---- running --------------------------------------------------------------------------------- */

static smr_script *volatile running; /* the script that Ctrl-C ends */
static volatile sig_atomic_t interrupted;

static void end_run(int signal)
{
	interrupted = 1;
	(void)smr_script_interrupt(running); /* adds to an atomic counter */
}

/* R looks for Ctrl-C between its own steps, and a run is one: meanwhile the signal ends the run. */
static smr_status run_interruptibly(smr_script *s, const smr_script_value *in, size_t n)
{
	struct sigaction ours = {.sa_handler = end_run, .sa_flags = SA_RESTART}, before;
	smr_status st;

	running = s;
	interrupted = 0;
	sigemptyset(&ours.sa_mask);
	sigaction(SIGINT, &ours, &before);
	st = smr_script_run(s, in, n);
	sigaction(SIGINT, &before, NULL);
	running = NULL;
	return st;
}

static SEXP take_results(const held *h, SEXP outputs)
{
	SEXP all = PROTECT(Rf_allocVector(VECSXP, Rf_xlength(outputs)));

	for (R_xlen_t i = 0; i < Rf_xlength(outputs); i++) {
		smr_script_value v;
		smr_status st = smr_script_result(h->script,
						  Rf_translateCharUTF8(STRING_ELT(outputs, i)), &v);

		if (st != SMR_OK) {
			UNPROTECT(1);
			return last_failure(st);
		}
		SET_VECTOR_ELT(all, i, from_script_value(&v));
	}
	Rf_setAttrib(all, R_NamesSymbol, outputs);
	UNPROTECT(1);
	return all;
}

SEXP run_script(SEXP handle, SEXP given, SEXP outputs)
{
	const held *h = R_ExternalPtrAddr(handle);
	SEXP names = Rf_getAttrib(given, R_NamesSymbol);
	smr_script_value *in = alloc_zeros((size_t)Rf_xlength(given), sizeof(*in));
	smr_status st;

	if (h == NULL)
		Rf_error("the script is of another session of R: open it again");
	if (running != NULL)
		Rf_error("a script is running: its print function cannot run another one");
	for (R_xlen_t i = 0; i < Rf_xlength(given); i++)
		as_script_value(Rf_translateCharUTF8(STRING_ELT(names, i)), VECTOR_ELT(given, i),
				&in[i]);
	waiting.of_r = pthread_self();
	st = run_interruptibly(h->script, in, (size_t)Rf_xlength(given));
	if (interrupted) { /* hand it to R, which goes to where it is caught, or to the prompt */
		(void)raise(SIGINT);
		R_CheckUserInterrupt();
	}
	if (st != SMR_OK) {
		SEXP failure = PROTECT(last_failure(st));

		print_waiting(h->print);
		UNPROTECT(1);
		return failure;
	}
	print_waiting(h->print);
	return take_results(h, outputs);
}

static const R_CallMethodDef calls[] = {
	{"open_context", (DL_FUNC)&open_context, 3},
	{"open_script", (DL_FUNC)&open_script, 10},
	{"run_script", (DL_FUNC)&run_script, 3},
	{NULL, NULL, 0},
};

attribute_visible void R_init_samara(DllInfo *dll)
{
	R_registerRoutines(dll, NULL, calls, NULL, NULL);
	R_useDynamicSymbols(dll, FALSE);
	R_forceSymbols(dll, TRUE);
}
