/* Decides which kernels of a program run on the device, and whether values stay there.
 *
 * Kernels are the tasks of a least cut (plan/placement): their predicted times on either side, as
 * often as they run, and the transfers of values between them. Equal instructions share a kernel,
 * so they run on one side. A variable is a task without work: its value may be kept on either side,
 * which is what an iteration of a loop hands to the next. Constants travel once in a process, so
 * they cost nothing. All else runs on the host. */
#include "run/exec/place.h"

#include <math.h>

#include "back/device/memory.h"
#include "base/alloc.h"
#include "base/data/table.h"
#include "base/data/vec.h"
#include "base/log.h"
#include "plan/placement/placement.h"
#include "run/choose/choose.h"
#include "run/exec/block_runs.h"
#include "run/exec/cards.h"
#include "run/exec/device.h"

static const double TURNS = 10;      /* iterations of a loop of unknown length */
static const double IN_GRAPH = 0.25; /* of the time of a launch: that of a kernel in a graph */

enum { HOST = SMR_PLACEMENT_HOST, NONE = UINT32_MAX };

typedef struct kernel_task {
	smr_kernel_run *kernel; /* the key */
	uint32_t task;
	UT_hash_handle hh;
} kernel_task;

typedef struct read_of {
	uint32_t reader, next; /* next: of the same value; NONE: the last */
} read_of;

typedef struct placing {
	smr_executable *x;
	const smr_machine *machine;
	smr_block_runs runs;
	SMR_VEC(smr_placement_task) tasks;
	SMR_VEC(smr_placement_value) values; /* their readers: NULL until all are there */
	SMR_VEC(uint32_t) readers;           /* of all values, in order */
	kernel_task *kernels;
	/* of the current function */
	const smr_function *f;
	uint32_t *first_var; /* by function: the task of its first variable */
	double *made;        /* by variable: how often it gets a value */
	uint32_t at;         /* number of the function */
	/* of the current flow, by place */
	uint32_t *maker, *same, *reads; /* same: the place with its memory */
	double *bytes;
	SMR_VEC(read_of) list;
} placing;

/* ---- tasks and values ---------------------------------------------------------------------------
 */

static double bytes_of(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) ? (double)n * (double)smr_dtype_size(t->dtype) : 0;
}

static smr_status add_value(placing *p, uint32_t maker, const uint32_t *readers, uint32_t n,
			    double bytes, double times)
{
	double each = bytes / p->machine->host_bps + p->machine->launch_s;

	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(smr_vec_push(&p->readers, readers[i]));
	return smr_vec_push(&p->values, (smr_placement_value){.maker = maker,
							      .nreaders = n,
							      .seconds = each * times});
}

/* Finds the task of a kernel, and adds its runs at a place of the program. */
static smr_status add_runs(placing *p, smr_kernel_run *kernel, double runs, uint32_t *task)
{
	smr_kernel_sides each;
	kernel_task *k;

	HASH_FIND_PTR(p->kernels, &kernel, k);
	if (k == NULL) {
		k = smr_calloc(1, sizeof(*k));
		if (k == NULL)
			return smr_fail(SMR_ENOMEM, "no memory to place a program");
		k->kernel = kernel;
		k->task = (uint32_t)p->tasks.n;
		HASH_ADD_PTR(p->kernels, kernel, k);
		SMR_TRY(smr_vec_push(&p->tasks, (smr_placement_task){0, 0}));
	}
	*task = k->task;
	smr_kernel_tell_sides(p->x->kernels, kernel, &each);
	each.device_s -= (1 - IN_GRAPH) * p->machine->launch_s;
	p->tasks.v[*task].host_s += runs * each.host_s;
	p->tasks.v[*task].device_s =
		isinf(each.device_s) ? INFINITY
				     : p->tasks.v[*task].device_s + runs * fmax(each.device_s, 0);
	return SMR_OK;
}

/* ---- flows --------------------------------------------------------------------------------------
 */

static smr_status note_read(placing *p, uint32_t place, uint32_t reader)
{
	uint32_t of = p->same[place];

	SMR_TRY(smr_vec_push(&p->list, (read_of){reader, p->reads[of]}));
	p->reads[of] = (uint32_t)p->list.n - 1;
	return SMR_OK;
}

static smr_status add_kernels(placing *p, const smr_instr *a, double runs)
{
	for (uint32_t k = 0; k < a->nouts; k++) {
		uint32_t task = HOST;

		if (a->kernels[k] != NULL)
			SMR_TRY(add_runs(p, a->kernels[k], runs, &task));
		for (uint32_t i = 0; a->kernels[k] != NULL && i < a->nins; i++)
			SMR_TRY(note_read(p, a->ins[i], task));
		for (uint32_t i = k; i < (a->joint ? a->nouts : k + 1); i++)
			p->maker[a->out + i] = task;
		if (a->joint)
			break;
	}
	return SMR_OK;
}

/* A collective is where its operands are. */
static smr_status add_collective(placing *p, const smr_instr *a)
{
	uint32_t task = (uint32_t)p->tasks.n;

	SMR_TRY(smr_vec_push(&p->tasks, (smr_placement_task){0, 0}));
	for (uint32_t i = 0; i < a->nins; i++)
		SMR_TRY(note_read(p, a->ins[i], task));
	for (uint32_t k = 0; k < a->nouts; k++)
		p->maker[a->out + k] = task;
	return SMR_OK;
}

static smr_status add_act(placing *p, const smr_instr *a, double runs)
{
	for (uint32_t k = 0; k < a->nouts; k++) {
		p->same[a->out + k] = a->alias || a->piece ? p->same[a->ins[0]] : a->out + k;
		p->bytes[a->out + k] = bytes_of(smr_node_type(a->v, k));
		p->reads[a->out + k] = NONE;
		p->maker[a->out + k] = HOST;
	}
	if (a->kernels != NULL && !a->alias && !a->piece)
		return add_kernels(p, a, runs);
	if (!a->alias && !a->piece && smr_cards_meet(p->x, a->v->op) &&
	    smr_op_kind_of(a->v->op) == SMR_KIND_COLLECTIVE)
		return add_collective(p, a);
	/* of a part the host reads the indices alone */
	for (uint32_t i = a->piece ? 1 : 0; i < (a->alias ? 0 : a->nins); i++)
		SMR_TRY(note_read(p, a->ins[i], HOST));
	return SMR_OK;
}

static smr_status add_values_of(placing *p, const smr_exec_schedule *s, double runs)
{
	uint32_t *readers = smr_calloc(p->list.n + 1, sizeof(*readers));
	smr_status st = SMR_OK;

	if (readers == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	for (uint32_t v = 0; v < s->nplaces && st == SMR_OK; v++) {
		uint32_t n = 0;
		double times = runs;

		for (uint32_t r = p->reads[v]; r != NONE; r = p->list.v[r].next)
			readers[n++] = p->list.v[r].reader;
		for (uint32_t i = 0; i < s->nparams; i++)
			if (s->param_place[i] == v)
				times = fmin(runs, p->made[s->block->ins[s->param[i]]]);
		if (n > 0 && p->bytes[v] > 0)
			st = add_value(p, p->maker[v], readers, n, p->bytes[v], times);
	}
	smr_free(readers);
	return st;
}

static void begin_flow(placing *p, const smr_exec_schedule *s)
{
	for (uint32_t v = 0; v < s->nplaces; v++) {
		p->maker[v] = HOST;
		p->same[v] = v;
		p->reads[v] = NONE;
		p->bytes[v] = 0; /* constants: they travel once */
	}
	for (uint32_t i = 0; i < s->nparams; i++) {
		uint32_t var = s->block->ins[s->param[i]];

		p->maker[s->param_place[i]] = p->first_var[p->at] + var;
		p->bytes[s->param_place[i]] = bytes_of(&p->f->vars[var].type);
	}
	p->list.n = 0;
}

static smr_status walk_flow(placing *p, const smr_exec_schedule *s)
{
	double runs = p->runs.of[s->block->id];

	begin_flow(p, s);
	for (uint32_t i = 0; i < s->nacts; i++)
		SMR_TRY(add_act(p, &s->acts[i], runs));
	for (uint32_t i = 0; i < s->nresults; i++)
		SMR_TRY(note_read(p, s->result_place[i], p->first_var[p->at] + s->block->outs[i]));
	return add_values_of(p, s, runs);
}

static smr_status add_flow(placing *p, const smr_exec_schedule *s)
{
	size_t n = (size_t)s->nplaces + 1;
	smr_status st = SMR_OK;

	p->maker = smr_calloc(n, sizeof(*p->maker));
	p->same = smr_calloc(n, sizeof(*p->same));
	p->reads = smr_calloc(n, sizeof(*p->reads));
	p->bytes = smr_calloc(n, sizeof(*p->bytes));
	if (p->maker == NULL || p->same == NULL || p->reads == NULL || p->bytes == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory to place a program");
	if (st == SMR_OK)
		st = walk_flow(p, s);
	smr_free(p->maker);
	smr_free(p->same);
	smr_free(p->reads);
	smr_free(p->bytes);
	return st;
}

/* ---- blocks -------------------------------------------------------------------------------------
 */

/* Adds that a variable is read elsewhere: by the host, or as another variable. */
static smr_status add_link(placing *p, uint32_t from, uint32_t to, const smr_type *t, double times)
{
	return add_value(p, from, &to, 1, bytes_of(t), times);
}

static smr_status add_call(placing *p, const smr_block *b)
{
	const smr_function *f = p->x->module->functions[b->callee];
	uint32_t mine = p->first_var[p->at], its = p->first_var[b->callee];

	for (uint32_t i = 0; i < b->nins; i++)
		SMR_TRY(add_link(p, mine + b->ins[i], its + f->params[i],
				 &p->f->vars[b->ins[i]].type, 1));
	for (uint32_t i = 0; i < b->nouts; i++)
		SMR_TRY(add_link(p, its + f->results[i], mine + b->outs[i],
				 &p->f->vars[b->outs[i]].type, 1));
	return SMR_OK;
}

static smr_status add_block(placing *p, const smr_block *b)
{
	if (b->kind == SMR_BLOCK_BASIC)
		return add_flow(p, p->x->schedules[b->id]);
	if (b->kind == SMR_BLOCK_CALL)
		return add_call(p, b);
	return add_link(p, p->first_var[p->at] + b->on, HOST, &p->f->vars[b->on].type,
			p->made[b->on]);
}

/* Counts how often each variable gets a value. */
static void count_made(placing *p)
{
	smr_walk w;

	for (uint32_t i = 0; i < p->f->nparams; i++)
		p->made[p->f->params[i]] = 1;
	for (const smr_block *b = smr_walk_first(&w, &p->f->body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t i = 0; i < b->nouts; i++)
			p->made[b->outs[i]] += b->kind == SMR_BLOCK_BASIC ? p->runs.of[b->id] : 1;
}

static smr_status add_interface(placing *p)
{
	uint32_t first = p->first_var[p->at];

	for (uint32_t i = 0; p->at == 0 && i < p->f->nparams; i++)
		SMR_TRY(add_link(p, HOST, first + p->f->params[i],
				 &p->f->vars[p->f->params[i]].type, 1));
	for (uint32_t i = 0; p->at == 0 && i < p->f->nresults; i++)
		SMR_TRY(add_link(p, first + p->f->results[i], HOST,
				 &p->f->vars[p->f->results[i]].type, 1));
	return SMR_OK;
}

static smr_status add_function(placing *p)
{
	smr_walk w;
	smr_status st;

	p->made = smr_calloc(p->f->nvars + 1, sizeof(*p->made));
	if (p->made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	count_made(p);
	st = add_interface(p);
	for (const smr_block *b = smr_walk_first(&w, &p->f->body); b != NULL && st == SMR_OK;
	     b = smr_walk_next(&w))
		st = add_block(p, b);
	smr_free(p->made);
	return st;
}

static smr_status add_program(placing *p)
{
	const smr_module *m = p->x->module;

	SMR_TRY(smr_block_runs_count(m, TURNS, &p->runs));
	p->first_var = smr_calloc(m->nfunctions + 1, sizeof(*p->first_var));
	if (p->first_var == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	for (uint32_t i = 0; i < m->nfunctions; i++) {
		p->first_var[i] = (uint32_t)p->tasks.n;
		for (uint32_t v = 0; v < m->functions[i]->nvars; v++)
			SMR_TRY(smr_vec_push(&p->tasks, (smr_placement_task){0, 0}));
	}
	for (p->at = 0; p->at < m->nfunctions; p->at++) {
		p->f = m->functions[p->at];
		SMR_TRY(add_function(p));
	}
	return SMR_OK;
}

/* ---- the decision -------------------------------------------------------------------------------
 */

static void settle_all(const placing *p, const smr_placement *all, const bool *there)
{
	unsigned n = 0;

	for (kernel_task *k = p->kernels; k != NULL; k = k->hh.next) {
		smr_kernel_settle(p->x->kernels, k->kernel,
				  there[k->task] ? SMR_KERNEL_DEVICE : SMR_KERNEL_HOST);
		n += there[k->task];
	}
	smr_log(SMR_LOG_INFO, "%s: %u of %u kernels on the device, predicted to take %.3g s",
		p->x->module->name, n, HASH_COUNT(p->kernels), smr_placement_seconds(all, there));
}

static smr_status find_placement(placing *p)
{
	smr_placement all;
	bool *there;
	size_t at = 0;
	smr_status st;

	SMR_TRY(add_program(p));
	for (size_t i = 0; i < p->values.n; at += p->values.v[i++].nreaders)
		p->values.v[i].readers = p->readers.v + at;
	all = (smr_placement){(uint32_t)p->tasks.n, (uint32_t)p->values.n, p->tasks.v, p->values.v};
	there = smr_calloc(p->tasks.n + 1, sizeof(*there));
	if (there == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to place a program");
	st = smr_placement_find(&all, there);
	if (st == SMR_OK)
		settle_all(p, &all, there);
	smr_free(there);
	return st;
}

static smr_status place_program(smr_executable *x, const smr_machine *m)
{
	placing p = {.x = x, .machine = m};
	kernel_task *next;
	smr_status st = find_placement(&p);

	for (kernel_task *k = p.kernels; k != NULL; k = next) {
		next = k->hh.next;
		HASH_DEL(p.kernels, k);
		smr_free(k);
	}
	smr_vec_free(&p.tasks);
	smr_vec_free(&p.values);
	smr_vec_free(&p.readers);
	smr_vec_free(&p.list);
	smr_block_runs_free(&p.runs);
	smr_free(p.first_var);
	return st;
}

/* Decides the kernels that are not decided yet by their own predictions. */
static void settle_others(const smr_executable *x)
{
	for (uint32_t b = 0; b < x->module->nblocks; b++)
		for (uint32_t i = 0; x->schedules[b] != NULL && i < x->schedules[b]->nacts; i++) {
			const smr_instr *a = &x->schedules[b]->acts[i];

			for (uint32_t k = 0; k < a->nkernels; k++)
				if (a->kernels[k] != NULL)
					smr_kernel_settle(x->kernels, a->kernels[k],
							  SMR_KERNEL_ALONE);
		}
}

/* Returns whether all tensors of a run, arguments and constants too, have room on the device. */
static bool has_room(smr_executable *x, const smr_device_memory *memory)
{
	const smr_function *f = x->module->functions[0];
	uint64_t room;
	smr_foreseen seen;
	double need, sharing = 0;

	if (memory->room(&room) != SMR_OK)
		return false;
	if (smr_executable_foresee(x, SIZE_MAX, &seen) != SMR_OK)
		return true; /* unknown: a run that fails is repeated without it */
	need = (double)seen.bytes;
	for (uint32_t i = 0; i < f->nparams; i++)
		need += bytes_of(&f->vars[f->params[i]].type);
	for (uint32_t b = 0; b < x->module->nblocks; b++)
		for (uint32_t i = 0; x->schedules[b] != NULL && i < x->schedules[b]->nconstants;
		     i++)
			need += (double)smr_buffer_bytes(x->schedules[b]->constants[i]);
	for (uint32_t i = 0; i < x->ndevices; i++)
		sharing += x->devices[i].card == x->devices[0].card;
	need *= sharing;
	if (need <= (double)room)
		return true;
	smr_log(SMR_LOG_WARN,
		"%s: values do not stay on %s: they need %.3g MB, of which %.3g are free",
		x->module->name, memory->device, need * 1e-6, (double)room * 1e-6);
	return false;
}

/* Lets values stay on the device. */
static void open_commands(smr_executable *x, const smr_device_memory *memory)
{
	x->resident = smr_cards_open(x, memory) == SMR_OK;
	if (!x->resident)
		smr_log(SMR_LOG_DEBUG, "%s: %s", x->module->name, smr_errmsg());
}

void smr_exec_place(smr_executable *x)
{
	const smr_impl *impl = smr_impl_of_device(x->runner->device);
	const smr_machine *m;

	if (impl == NULL || x->runner->told)
		return;
	m = impl->machine();
	if (m != NULL && impl->memory != NULL && smr_cards_assign(x, impl->memory) &&
	    has_room(x, impl->memory))
		open_commands(x, impl->memory);
	if (x->runner->device != SMR_RUN_AUTO)
		return;
	if (x->resident && place_program(x, m) != SMR_OK)
		smr_log(SMR_LOG_DEBUG, "%s: kernels are placed one by one: %s", x->module->name,
			smr_errmsg());
	settle_others(x);
}
