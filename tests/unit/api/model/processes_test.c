/* Programs whose devices several processes run. Processes are threads here, and their letters lie
 * in lists. */
#include <pthread.h>
#include <stdlib.h>

#include "api/model/compile.h"
#include "api/model/model.h"
#include "run/exec/others.h"
#include "unit.h"

enum { MOST = 6 };

/* Devices are a mesh of D. The argument has D parts of N elements; the first result is computed
 * from them by a collective, the second one from the whole array, and in D parts. */
static const char program_begin[] =
	"module attributes {mhlo.num_partitions = D : i32, mhlo.num_replicas = 1 : i32} {\n"
	"  sdy.mesh @mesh = <[\"x\"=D]>\n"
	"  func.func public @main(%a: tensor<Axf32> {sdy.sharding = #sdy.sharding<@mesh, "
	"[{\"x\"}]>}) -> (tensor<Nxf32>, tensor<Axf32> {sdy.sharding = #sdy.sharding<@mesh, "
	"[{\"x\"}]>}) {\n"
	"    %s = sdy.manual_computation(%a) in_shardings=[<@mesh, [{\"x\"}]>] "
	"out_shardings=[<@mesh, [{}]>] manual_axes={\"x\"} (%p: tensor<Nxf32>) {\n"
	"      %r = ";
static const char program_end[] = " : (tensor<Nxf32>) -> tensor<Nxf32>\n"
				  "      sdy.return %r : tensor<Nxf32>\n"
				  "    } : (tensor<Axf32>) -> tensor<Nxf32>\n"
				  "    %t = stablehlo.reverse %a, dims = [0] : tensor<Axf32>\n"
				  "    return %s, %t : tensor<Nxf32>, tensor<Axf32>\n"
				  "  }\n"
				  "}\n";
static const char fold[] =
	"\"stablehlo.all_reduce\"(%p) <{channel_handle = "
	"#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[G]]> : "
	"tensor<1xDxi64>, use_global_device_ids}> ({\n"
	"      ^bb0(%u: tensor<f32>, %v: tensor<f32>):\n"
	"        %w = stablehlo.OP %u, %v : tensor<f32>\n"
	"        stablehlo.return %w : tensor<f32>\n"
	"      })";
static const char ring_of_three[] =
	"\"stablehlo.collective_permute\"(%p) <{channel_handle = "
	"#stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = "
	"dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}>";

typedef struct process {
	uint32_t number;
	uint32_t here[MOST], owner[MOST];
	smr_exec_others others;
	smr_ndarray args[MOST], results[2 * MOST];
	bool fails;
	size_t reduced, permuted; /* bytes sent by all_reduce, collective_permute */
	uint32_t exchanges;
	smr_status status;
	char why[200];
} process;

/* A run by @p n processes, each of them with @p each devices. */
static struct {
	uint32_t n, each;
	size_t elements; /* of an array */
	const char *op;
	float *in[MOST], *fold[MOST], *back[MOST]; /* by device */
	process processes[MOST];
} all;

/* ---- letters --------------------------------------------------------------------------------- */

typedef struct letter {
	uint32_t from, to, op;
	size_t n;
	struct letter *next;
	char data[];
} letter;

static struct {
	pthread_mutex_t lock;
	pthread_cond_t more;
	letter *first;
} letters = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL};

static size_t post(const process *p, uint32_t op, const smr_mesh_transfer *t)
{
	size_t n = 0;
	letter **at = &letters.first, *l;

	for (uint32_t i = 0; i < t->n; i++)
		n += t->v[i].iov_len;
	l = malloc(sizeof(*l) + n);
	*l = (letter){.from = p->number, .to = t->process, .op = op, .n = n};
	n = 0;
	for (uint32_t i = 0; i < t->n; i++) {
		memcpy(l->data + n, t->v[i].iov_base, t->v[i].iov_len);
		n += t->v[i].iov_len;
	}
	while (*at != NULL)
		at = &(*at)->next;
	*at = l;
	pthread_cond_broadcast(&letters.more);
	return n;
}

static void take(const process *p, uint32_t op, const smr_mesh_transfer *t)
{
	letter **at, *l;

	for (;;) {
		for (at = &letters.first; (l = *at) != NULL; at = &l->next)
			if (l->from == t->process && l->to == p->number && l->op == op)
				break;
		if (l != NULL)
			break;
		pthread_cond_wait(&letters.more, &letters.lock);
	}
	assert_int_equal(t->n, 1);
	assert_int_equal(t->v->iov_len, l->n);
	memcpy(t->v->iov_base, l->data, l->n);
	*at = l->next;
	free(l);
}

static smr_status exchange(void *ctx, uint32_t op, const char *what, const uint32_t *member,
			   uint32_t n, const smr_mesh_transfer *t, uint32_t nt)
{
	process *p = ctx;

	p->exchanges++;
	if (p->fails)
		return smr_fail(SMR_EIO, "%s: the line is cut", what);
	assert_int_equal(n, all.n * all.each);
	assert_int_equal(member[n - 1], n - 1);
	pthread_mutex_lock(&letters.lock);
	for (uint32_t i = 0; i < nt; i++)
		if (t[i].sends) {
			size_t bytes = post(p, op, &t[i]);

			p->reduced += strcmp(what, "all_reduce") == 0 ? bytes : 0;
			p->permuted += strcmp(what, "collective_permute") == 0 ? bytes : 0;
		}
	for (uint32_t i = 0; i < nt; i++)
		if (!t[i].sends)
			take(p, op, &t[i]);
	pthread_mutex_unlock(&letters.lock);
	return SMR_OK;
}

/* ---- processes ------------------------------------------------------------------------------- */

static void describe_arrays(process *p)
{
	for (uint32_t d = 0; d < all.n * all.each; d++)
		p->owner[d] = d / all.each;
	for (uint32_t l = 0; l < all.each; l++) {
		uint32_t d = p->here[l] = p->number * all.each + l;

		p->args[l] = (smr_ndarray){.dtype = "f32",
					   .rank = 1,
					   .dims = {(int64_t)all.elements},
					   .data = all.in[d]};
		p->results[2 * l] = p->results[2 * l + 1] = p->args[l];
		p->results[2 * l].data = all.fold[d];
		p->results[2 * l + 1].data = all.back[d];
	}
	p->others = (smr_exec_others){.self = p->number,
				      .process = p->owner,
				      .nhere = all.each,
				      .here = p->here,
				      .ctx = p,
				      .exchange = exchange};
}

/* Replaces the capital letters of the program that stand for something. */
static void write_program(char *out, size_t n)
{
	uint32_t ndevices = all.n * all.each;
	char whole[2500], *at = whole;
	size_t k = 0;

	snprintf(whole, sizeof(whole), "%s%s%s", program_begin,
		 strcmp(all.op, "ring") == 0 ? ring_of_three : fold, program_end);
	while (*at != '\0' && k + 100 < n) {
		const char *sizes = strchr("DNA", *at);
		bool alone = (at[1] == ' ' || at[1] == ']' || at[1] == 'x') &&
			     !(at[-1] >= 'A' && at[-1] <= 'Z');

		if (strncmp(at, "stablehlo.OP", 12) == 0) {
			k += (size_t)snprintf(out + k, n - k, "stablehlo.%s", all.op);
			at += 12;
		} else if (strncmp(at, "[G]", 3) == 0) {
			for (uint32_t d = 0; d < ndevices; d++)
				k += (size_t)snprintf(out + k, n - k, "%c%u", d > 0 ? ',' : '[', d);
			out[k++] = ']';
			at += 3;
		} else if (at > whole && sizes != NULL && alone) {
			k += (size_t)snprintf(out + k, n - k, "%zu",
					      *at == 'D'   ? ndevices
					      : *at == 'N' ? all.elements
							   : all.elements * ndevices);
			at++;
		} else {
			out[k++] = *at++;
		}
	}
	out[k] = '\0';
}

static void *run_process(void *arg)
{
	const smr_load_options apart = {.apart = true};
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_load_params l = SMR_INIT(smr_load_params);
	char text[3000];
	process *p = arg;
	smr_model *m;
	smr_ctx *ctx;

	o.threads = 1;
	assert_int_equal(smr_open(&o, &ctx), SMR_OK);
	write_program(text, sizeof(text));
	l.text = text;
	l.length = strlen(text);
	if (smr_model_load(ctx, &l, SMR_LOAD_READY, &apart, &m) != SMR_OK)
		fail_msg("%s: %s", smr_errmsg(), text);
	describe_arrays(p);
	p->status = smr_model_run_among(m, p->args, p->results, &p->others);
	snprintf(p->why, sizeof(p->why), "%s", p->status == SMR_OK ? "" : smr_errmsg());
	assert_int_equal(smr_unload(m), SMR_OK);
	assert_int_equal(smr_close(ctx), SMR_OK);
	return NULL;
}

static void begin(uint32_t n, uint32_t each, size_t elements, const char *op)
{
	memset(&all, 0, sizeof(all));
	all.n = n;
	all.each = each;
	all.elements = elements;
	all.op = op;
	for (uint32_t d = 0; d < n * each; d++) {
		all.in[d] = malloc(elements * sizeof(float));
		all.fold[d] = calloc(elements, sizeof(float));
		all.back[d] = calloc(elements, sizeof(float));
		for (size_t i = 0; i < elements; i++)
			all.in[d][i] = (float)((i * 2654435761U + d * 40503U) % 100003) / 997.0F;
	}
	for (uint32_t i = 0; i < n; i++)
		all.processes[i].number = i;
}

static void run_all(void)
{
	pthread_t thread[MOST];

	for (uint32_t i = 0; i < all.n; i++)
		assert_int_equal(pthread_create(&thread[i], NULL, run_process, &all.processes[i]),
				 0);
	for (uint32_t i = 0; i < all.n; i++)
		pthread_join(thread[i], NULL);
}

static void end(void)
{
	for (uint32_t d = 0; d < all.n * all.each; d++) {
		free(all.in[d]);
		free(all.fold[d]);
		free(all.back[d]);
	}
}

/* Element @p i of the first result of device @p at. */
static float get_expected(uint32_t at, size_t i)
{
	float x = all.in[0][i];

	if (strcmp(all.op, "ring") == 0)
		return all.in[(at + 2) % 3][i];
	for (uint32_t d = 1; d < all.n * all.each; d++)
		x = all.op[0] == 'a' ? x + all.in[d][i] : x * all.in[d][i];
	return x;
}

/* A fold is that in the order of devices, to the bit. */
static void results_are_right(void)
{
	uint32_t ndevices = all.n * all.each;

	for (uint32_t i = 0; i < all.n; i++)
		if (all.processes[i].status != SMR_OK)
			fail_msg("process %u: %s", i, all.processes[i].why);
	for (size_t i = 0; i < all.elements; i++) {
		for (uint32_t d = 0; d < ndevices; d++) {
			float want = get_expected(d, i);

			if (memcmp(&want, &all.fold[d][i], sizeof(want)) != 0)
				fail_msg("element %zu of device %u: %g, not %g", i, d,
					 (double)all.fold[d][i], (double)want);
		}
	}
	for (uint32_t d = 0; d < ndevices; d++)
		for (size_t i = 0; i < all.elements; i++)
			assert_true(all.back[d][i] ==
				    all.in[ndevices - 1 - d][all.elements - 1 - i]);
	assert_null(letters.first);
}

/* ---- cases ----------------------------------------------------------------------------------- */

static void processes_exchange_operands(void **state)
{
	begin(2, 1, 2, "add");
	run_all();
	results_are_right();
	assert_true(all.processes[0].exchanges >= 2);
	end();
	begin(3, 2, 5, "multiply");
	run_all();
	results_are_right();
	end();
}

static void large_arrays_are_reduced_in_parts(void **state)
{
	enum { ELEMENTS = 5000003 }; /* 20 MB: three slices */
	const size_t bytes = ELEMENTS * sizeof(float);

	begin(3, 1, ELEMENTS, "add");
	run_all();
	results_are_right();
	for (uint32_t i = 0; i < all.n; i++)
		assert_in_range(all.processes[i].reduced, bytes * 4 / 3 - 100, bytes * 4 / 3 + 100);
	end();
}

static void operands_go_where_they_are_needed(void **state)
{
	begin(3, 1, 1000, "ring");
	run_all();
	results_are_right();
	for (uint32_t i = 0; i < all.n; i++)
		assert_int_equal(all.processes[i].permuted, 1000 * sizeof(float));
	end();
}

static void parts_are_the_same_for_all_kinds_of_folds(void **state)
{
	static const size_t sizes[] = {131071, 131072, 131073, 300007};

	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		begin(2, 2, sizes[i], i % 2 == 0 ? "multiply" : "add");
		run_all();
		results_are_right();
		end();
		begin(5, 1, sizes[i], i % 2 == 0 ? "add" : "multiply");
		run_all();
		results_are_right();
		end();
	}
}

static void an_exchange_that_fails_ends_the_run(void **state)
{
	for (size_t elements = 2; elements < 1000000; elements *= 50000) {
		begin(2, 1, elements, "add");
		all.processes[0].fails = true;
		(void)run_process(&all.processes[0]);
		assert_int_equal(all.processes[0].status, SMR_EIO);
		assert_non_null(strstr(all.processes[0].why, "the line is cut"));
		assert_int_equal(all.processes[0].exchanges, 1);
		end();
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(processes_exchange_operands),
		cmocka_unit_test(large_arrays_are_reduced_in_parts),
		cmocka_unit_test(operands_go_where_they_are_needed),
		cmocka_unit_test(parts_are_the_same_for_all_kinds_of_folds),
		cmocka_unit_test(an_exchange_that_fails_ends_the_run),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
