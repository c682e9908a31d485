/* samara learn train without a table, learn back and learn table: this machine's own model and
 * history. */
#include <string.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/json.h"
#include "cli/learn.h"
#include "learn/renew.h"

static void print_error(const char *who, double error)
{
	if (error >= 0)
		printf("  %-22s %6.1f\n", who, 100 * error);
}

static void print_renewal(const smr_renewal *r, const char *path)
{
	static const char *const what[] = {
		[SMR_RENEW_KEPT] = "the model stays as it is",
		[SMR_RENEW_REPLACED] = "the new model is used from now on",
		[SMR_RENEW_BACK] = "the one before is used again",
	};

	if (r->damaged)
		printf("%s was damaged\n", path);
	printf("%zu kernels of this machine's history; mean error of the newest %zu, in percent:\n",
	       r->samples, r->newest);
	print_error("formula", r->formula);
	print_error("the model", r->champion);
	print_error("the one before", r->before);
	print_error("a new one", r->challenger);
	printf("%s: %s\n", what[r->what], path);
}

static smr_status print_renewal_json(const smr_renewal *r, const char *path)
{
	static const char *const what[] = {[SMR_RENEW_KEPT] = "kept",
					   [SMR_RENEW_REPLACED] = "replaced",
					   [SMR_RENEW_BACK] = "back"};
	json_t *o = json_pack("{s:I, s:I, s:f, s:f, s:f, s:f, s:b, s:s, s:s}", "samples",
			      (json_int_t)r->samples, "newest", (json_int_t)r->newest, "formula",
			      r->formula, "model", r->champion, "before", r->before, "new",
			      r->challenger, "damaged", (int)r->damaged, "what", what[r->what],
			      "path", path);
	smr_status st;

	if (o == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the answer");
	st = smr_cli_put_json(o, stdout);
	json_decref(o);
	return st;
}

static smr_status history(smr_samples *out)
{
	smr_history *h;
	smr_status st;

	SMR_TRY(smr_history_open(NULL, &h));
	st = smr_history_samples(h, out);
	smr_history_close(h);
	return st;
}

smr_status smr_cli_learn_renew(const smr_cli_renewal *r)
{
	smr_training how = r->how;
	smr_samples samples;
	smr_renewal done;
	char *path = NULL;
	smr_status st;

	if (how.about == NULL)
		how.about = "this machine's history";
	SMR_TRY(history(&samples));
	st = r->out != NULL ? SMR_OK : smr_renew_path(&path);
	if (st == SMR_OK)
		st = smr_renew(&samples, r->out != NULL ? r->out : path, &how, &done);
	if (st == SMR_OK && r->as_json)
		st = print_renewal_json(&done, r->out != NULL ? r->out : path);
	else if (st == SMR_OK)
		print_renewal(&done, r->out != NULL ? r->out : path);
	smr_free(path);
	smr_samples_free(&samples);
	return st;
}

smr_status smr_cli_learn_back(const smr_cli_renewal *r)
{
	char *path = NULL;
	smr_status st = r->out != NULL ? SMR_OK : smr_renew_path(&path);

	if (st == SMR_OK)
		st = smr_renew_back(r->out != NULL ? r->out : path);
	smr_free(path);
	return st;
}

static smr_status write_table(const smr_samples *s, const char *machine, const char *out)
{
	smr_str text = {0};
	smr_status st = smr_samples_text(s, machine, &text);

	if (st == SMR_OK && out != NULL)
		st = smr_write_file(out, text.s, text.n, SMR_WRITE_SYNC);
	else if (st == SMR_OK &&
		 (fwrite(text.s, 1, text.n, stdout) != text.n || fflush(stdout) != 0))
		st = smr_fail(SMR_EIO, "the table cannot be written");
	smr_str_free(&text);
	return st;
}

/* A machine that nobody knows would be refused where the table is read. */
smr_status smr_cli_learn_table(const char *machine, const char *out)
{
	smr_samples s;
	smr_machine m;
	smr_status st;

	if (strpbrk(machine, ",\r\n") != NULL || smr_machine_load(machine, &m) != SMR_OK)
		return smr_fail(SMR_ENOTFOUND,
				"no machine '%s': `samara machine calibrate --save %s` makes it of "
				"this host",
				machine, machine);
	SMR_TRY(history(&s));
	st = s.list.n > 0 ? write_table(&s, machine, out)
			  : smr_fail(SMR_ENOTFOUND, "nothing was measured here yet: `samara run` "
						    "does, while little else runs");
	smr_samples_free(&s);
	return st;
}
