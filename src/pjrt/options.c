/* Options of a compilation: numbers of fields are those of XLA's compile_options.proto and
 * xla_data.proto. */
#include "pjrt/options.h"

#include <string.h>

enum {
	BUILD_OPTIONS = 3, /* of CompileOptionsProto */
	OVERRIDES = 7,
	OVERRIDE_NAME = 1, /* of its map */
	OVERRIDE_VALUE = 2,
	STRING_VALUE = 1, /* of OptionOverrideProto */
	NUM_REPLICAS = 4, /* of ExecutableBuildOptionsProto */
	NUM_PARTITIONS = 5,
	DEVICE_ASSIGNMENT = 9,
	REPLICA_COUNT = 1, /* of DeviceAssignmentProto */
	COMPUTATION_COUNT = 2,
	COMPUTATION_DEVICES = 3,
	REPLICA_DEVICE_IDS = 1 /* of its ComputationDevice */
};

/* Device ids of one computation, by replica. */
typedef struct assignment {
	uint32_t computations, replicas; /* of computation 0 */
	int32_t ids[PJRT_MOST_DEVICES];  /* computation by computation */
	uint32_t n;
	bool too_many;
} assignment;

static void add_id(assignment *to, uint64_t id)
{
	if (to->n == PJRT_MOST_DEVICES)
		to->too_many = true;
	else
		to->ids[to->n++] = (int32_t)id;
}

static bool read_computation(pjrt_proto p, assignment *to)
{
	pjrt_field f;
	uint64_t id;

	while (pjrt_proto_next(&p, &f)) {
		if (f.number == REPLICA_DEVICE_IDS && !f.is_bytes)
			add_id(to, f.value);
		while (f.number == REPLICA_DEVICE_IDS && f.is_bytes && f.bytes.at < f.bytes.end &&
		       pjrt_proto_varint(&f.bytes, &id))
			add_id(to, id);
		p.bad |= f.bytes.bad;
	}
	return !p.bad;
}

static bool read_assignment(pjrt_proto p, assignment *out)
{
	pjrt_field f;

	while (pjrt_proto_next(&p, &f))
		if (f.number == COMPUTATION_DEVICES && f.is_bytes) {
			p.bad |= !read_computation(f.bytes, out);
			out->computations++;
		}
	return !p.bad;
}

/* The message has devices by partition, then by replica. */
static bool take_assignment(const assignment *a, pjrt_options *o)
{
	if (a->n == 0)
		return true;
	if (a->too_many || a->computations != o->partitions || a->n != o->partitions * o->replicas)
		return false;
	for (uint32_t p = 0; p < o->partitions; p++)
		for (uint32_t r = 0; r < o->replicas; r++)
			o->devices[r * o->partitions + p] = a->ids[p * o->replicas + r];
	return true;
}

static bool read_build_options(pjrt_proto p, pjrt_options *out, assignment *devices)
{
	pjrt_field f;

	while (pjrt_proto_next(&p, &f)) {
		if (f.number == NUM_REPLICAS && !f.is_bytes)
			out->replicas = (uint32_t)f.value;
		if (f.number == NUM_PARTITIONS && !f.is_bytes)
			out->partitions = (uint32_t)f.value;
		if (f.number == DEVICE_ASSIGNMENT && f.is_bytes)
			p.bad |= !read_assignment(f.bytes, devices);
	}
	return !p.bad;
}

/* A part of a message. */
typedef struct text {
	const char *s;
	int n;
} text;

static text text_of(const pjrt_field *f)
{
	return (text){(const char *)f->bytes.at, (int)f->value};
}

static bool begins_with(text t, const char *word)
{
	return (size_t)t.n >= strlen(word) && memcmp(t.s, word, strlen(word)) == 0;
}

static bool is_text(text t, const char *word)
{
	return (size_t)t.n == strlen(word) && begins_with(t, word);
}

/* Options of XLA that are on or off and that programs set; @p value is a text. */
static smr_status check_switch(text name, text value)
{
	static const char *const switches[] = {"xla_allow_excess_precision",
					       "xla_cpu_enable_fast_math",
					       "xla_cpu_enable_fast_min_max",
					       "xla_cpu_multi_thread_eigen",
					       "xla_dump_hlo_as_text",
					       "xla_embed_ir_in_executable",
					       "xla_gpu_deterministic_ops",
					       "xla_gpu_enable_latency_hiding_scheduler",
					       "xla_gpu_enable_triton_gemm",
					       "xla_hlo_profile",
					       "xla_llvm_disable_expensive_passes"};

	for (size_t i = 0; i < sizeof(switches) / sizeof(switches[0]); i++)
		if (is_text(name, switches[i]) && !is_text(value, "true") &&
		    !is_text(value, "false"))
			return smr_fail(SMR_EINVAL, "option %s: '%.*s' is not a valid bool value.",
					switches[i], value.n, value.s);
	return SMR_OK;
}

/* Options by name: those of XLA are accepted and have no effect. */
static smr_status check_override(pjrt_proto p)
{
	static const char *const known[] = {"xla_", "exec_time_optimization_effort",
					    "memory_fitting_effort"};
	text name = {"", 0}, value = {"true", 4};
	pjrt_field f, own;

	while (pjrt_proto_next(&p, &f)) {
		if (!f.is_bytes || f.value > INT32_MAX)
			continue;
		if (f.number == OVERRIDE_NAME)
			name = text_of(&f);
		while (f.number == OVERRIDE_VALUE && pjrt_proto_next(&f.bytes, &own))
			if (own.number == STRING_VALUE && own.is_bytes)
				value = text_of(&own);
	}
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (begins_with(name, known[i]))
			return check_switch(name, value);
	return smr_fail(SMR_EINVAL, "No such compile option: '%.*s'", name.n, name.s);
}

smr_status pjrt_options_read(const void *data, size_t n, uint32_t ndevices, pjrt_options *out)
{
	pjrt_proto p = pjrt_proto_of(data, n);
	assignment devices = {0};
	uint64_t total;
	pjrt_field f;

	*out = (pjrt_options){.replicas = 1, .partitions = 1};
	while (pjrt_proto_next(&p, &f)) {
		if (f.number == BUILD_OPTIONS && f.is_bytes)
			p.bad |= !read_build_options(f.bytes, out, &devices);
		if (f.number == OVERRIDES && f.is_bytes)
			SMR_TRY(check_override(f.bytes));
	}
	if (p.bad)
		return smr_fail(SMR_EPARSE, "the options of a compilation cannot be read");
	out->replicas += out->replicas == 0;
	out->partitions += out->partitions == 0;
	total = (uint64_t)out->replicas * out->partitions;
	if (total > ndevices)
		return smr_fail(SMR_EINVAL,
				"a program for %u replicas of %u partitions needs more devices "
				"than %u: set SAMARA_DEVICES",
				out->replicas, out->partitions, ndevices);
	for (uint32_t i = 0; i < total; i++)
		out->devices[i] = (int32_t)i;
	if (!take_assignment(&devices, out))
		return smr_fail(SMR_EINVAL,
				"an assignment of %u devices for %u replicas of %u "
				"partitions",
				devices.n, out->replicas, out->partitions);
	for (uint32_t i = 0; i < total; i++)
		if (out->devices[i] < 0 || (uint32_t)out->devices[i] >= ndevices)
			return smr_fail(SMR_EINVAL, "there is no device %d, of %u", out->devices[i],
					ndevices);
	return SMR_OK;
}

void pjrt_options_put_assignment(smr_str *s, const pjrt_options *o)
{
	pjrt_proto_put_number(s, REPLICA_COUNT, o->replicas);
	pjrt_proto_put_number(s, COMPUTATION_COUNT, o->partitions);
	for (uint32_t p = 0; p < o->partitions; p++) {
		smr_str ids = {0}, computation = {0};

		for (uint32_t r = 0; r < o->replicas; r++)
			pjrt_proto_put_varint(&ids, (uint64_t)o->devices[r * o->partitions + p]);
		pjrt_proto_put_bytes(&computation, REPLICA_DEVICE_IDS, smr_str_text(&ids), ids.n);
		pjrt_proto_put_bytes(s, COMPUTATION_DEVICES, smr_str_text(&computation),
				     computation.n);
		s->oom |= ids.oom || computation.oom;
		smr_str_free(&ids);
		smr_str_free(&computation);
	}
}
