/** @file Descriptions of hardware: machines/NAME.json, and the results of this host's calibration.
 */
#ifndef SMR_COST_MACHINE_MACHINE_H
#define SMR_COST_MACHINE_MACHINE_H
#include "ir/graph/graph.h"
#include "samara/status.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SMR_BANDWIDTH_POINTS = 10, SMR_LINKS = 4, SMR_MATH_FN_WAYS = 4 };

typedef enum smr_machine_kind {
	SMR_MACHINE_CPU,
	SMR_MACHINE_GPU, /* cores are its multiprocessors */
	SMR_MACHINE_TPU,
	SMR_MACHINE_KINDS
} smr_machine_kind;

/** Number types that units for matrices (tensor cores, matrix arrays) multiply at a rate of their
 * own. */
typedef enum smr_matrix_type {
	SMR_MATRIX_TF32, /* f32, where rounding to 10 bits is allowed */
	SMR_MATRIX_F32,  /* f32 without rounding */
	SMR_MATRIX_F16,
	SMR_MATRIX_BF16,
	SMR_MATRIX_F8,
	SMR_MATRIX_F4, /* with scales of blocks */
	SMR_MATRIX_I8,
	SMR_MATRIX_F64,
	SMR_MATRIX_TYPES
} smr_matrix_type;

/** Types of the factors of products that a calibration measures. */
typedef enum smr_product_type {
	SMR_PRODUCT_F32,
	SMR_PRODUCT_F64,
	SMR_PRODUCT_F16,
	SMR_PRODUCT_BF16,
	SMR_PRODUCT_TYPES
} smr_product_type;

typedef enum smr_topology {
	SMR_TOPOLOGY_SWITCH, /* all pairs at full speed */
	SMR_TOPOLOGY_MESH,   /* a link of its own between each pair */
	SMR_TOPOLOGY_RING,
	SMR_TOPOLOGY_TORUS, /* `axes` rings, each device in one of each */
	SMR_TOPOLOGY_TREE,
	SMR_TOPOLOGIES
} smr_topology;

/** Links from a device to others of its kind. */
typedef struct smr_machine_link {
	char name[24];
	smr_topology topology;
	int axes;         /* of a torus, else 1 */
	int devices;      /* most devices that it joins */
	double bps;       /* bytes/s of one device, one direction, all its links of this kind */
	double latency_s; /* of a message between neighbours */
} smr_machine_link;

/** For a machine that is no CPU, `one thread` of a bandwidth is the whole device, launch_s is set,
 * and scalar_add_s, fork_join_s, first_touch_bps and the energies may be 0: unknown. */
typedef struct smr_machine {
	smr_machine_kind kind;
	char name[64];
	char cpu[96];       /* of a calibrated host the model name; of a GPU of this host the
			     * card, its memory and its driver; else "" */
	bool calibrated;    /* measured here, not read */
	bool idle_measured; /* then: idle_w was read from counters */
	int cores;
	double clock_hz;
	double scalar_hz; /* of scalar code, one thread: clock of an equally fast Sapphire Rapids;
			   * 0: unknown */
	double peak_f32, peak_f64; /* FLOP/s of one core, FMA counted as 2 */
	double scalar_add_s;       /* latency of one dependent floating-point add */
	/* bytes/s by working set (bytes, ascending), one thread and all threads */
	size_t npoints;
	double set_bytes[SMR_BANDWIDTH_POINTS], bw_one[SMR_BANDWIDTH_POINTS],
		bw_all[SMR_BANDWIDTH_POINTS];
	double fork_join_s;     /* starting and ending a parallel region of the workers */
	double launch_s;        /* launch of a kernel; 0: a CPU */
	double graph_launch_s;  /* ... in a graph of launches; 0: unknown */
	double first_touch_bps; /* bytes/s of pages touched for the first time */
	double idle_w, tdp_w;   /* modelled energy */
	double pj_flop_f32, pj_flop_f64, pj_byte_cache, pj_byte_dram;
	/* figures that programs too large for this host need; 0: unknown */
	/* FLOP/s of the whole device, dense; of a CPU the rate of all its threads together */
	double matrix[SMR_MATRIX_TYPES];
	/* FLOP/s of large products by generated code on a GPU of this host; 0: not measured */
	double product[SMR_PRODUCT_TYPES];
	double sustained; /* of a GPU: share of the peak of vector units that long products keep
			   * up; 0: 1 */
	int arrays, array_rows, array_columns; /* of multipliers (systolic) */
	double memory_bytes, cache_bytes;      /* of one device; cache: the last one on the chip */
	double host_bps;        /* bytes/s between a device and its host's memory, one direction */
	double host_pinned_bps; /* the same, of pinned memory */
	double host_latency_s;  /* of a small copy between both */
	double price_hour;      /* of one device, in the currency of `price` */
	double price_spot_hour, price_reserved_hour; /* the same, revocable; for a year or more */
	char price[64];                              /* currency, provider, date */
	int nlinks;
	smr_machine_link links[SMR_LINKS]; /* from the nearest to the farthest */
	/* of a CPU: seconds of one expensive operator, one thread */
	double dear_s[SMR_MATH_FN_WAYS][SMR_MATH_FN_COUNT];
} smr_machine;

/** Implementations of an expensive operator (graph.h): the C library element by element, the
 * vectorised interpreter, or generated code; each by type. */
enum {
	SMR_MATH_FN_STRIP_F32,
	SMR_MATH_FN_STRIP_F64,
	SMR_MATH_FN_CODE_F32,
	SMR_MATH_FN_CODE_F64,
};

/** Prefix of the identity (smr_machine.cpu) of a GPU that an emulator stands for: its figures are
 * those of the emulation. */
#define SMR_MACHINE_EMULATED "emulated: "
bool smr_machine_is_emulated(const smr_machine *m);

/** Loads a description: the file NAME.json in the folders of $SAMARA_MACHINES (colons between them;
 * else $XDG_CONFIG_HOME/samara/machines, else ~/.config/samara/machines) or among the shipped ones,
 * one of all these that has this alias, a path (it has a '/' or ends in ".json"), or "this" for
 * smr_machine_host(), or "this-gpu" for the calibration of this host's GPU. An error names the file
 * and the fault in it, or the machine that may be meant. */
SMR_MUST_USE smr_status smr_machine_load(const char *name, smr_machine *out);
/** Looks up what providers rent by this name ("p5.48xlarge", "a3-highgpu-8g", "v5p-128": cores of a
 * TPU). Returns the machine's name, a constant, or NULL; @p devices: how many of it. */
const char *smr_machine_instance(const char *name, uint32_t *devices);
/** Loads this host: the calibration in the cache if it is of this CPU, else the shipped description
 * that fits best (then calibrated is false). Cheap: one small file. */
SMR_MUST_USE smr_status smr_machine_host(smr_machine *out);
/** Loads the shipped description of this kind of processor and ignores calibrations. */
SMR_MUST_USE smr_status smr_machine_shipped(smr_machine *out);
/** Adds the peak of this host's units for products of bf16, by the clock and the cores of @p m. */
void smr_machine_add_units(smr_machine *m);
/** Loads a fixed shipped machine that represents a kind where a decision is made for all machines
 * of the kind at once. */
SMR_MUST_USE smr_status smr_machine_reference(smr_machine_kind kind, smr_machine *out);
/** Measures this host (<= 3 s) and writes the cache; SMR_EIO with calibrated true: the measurement
 * succeeded, but the cache cannot be written. */
SMR_MUST_USE smr_status smr_machine_calibrate(smr_machine *out);
/** Writes the results of this host's calibration to the cache; replaces earlier ones. */
SMR_MUST_USE smr_status smr_machine_keep(const smr_machine *m);
/** The names of all machines, the user's and the shipped ones, without aliases, sorted. */
typedef struct smr_machine_names {
	char **names;
	size_t n;
} smr_machine_names;
SMR_MUST_USE smr_status smr_machine_list(smr_machine_names *out);
void smr_machine_names_free(smr_machine_names *names); /* leaves it empty */
/** Returns the file that smr_machine_load() would read (not for "this"); the caller frees *@p out.
 */
SMR_MUST_USE smr_status smr_machine_file(const char *name, char **out);
/** Returns the file of this host's calibration; SMR_ENOTFOUND: there is none, or it is of another
 * host. */
SMR_MUST_USE smr_status smr_machine_host_file(char **out);
/** Writes the calibration of this host's GPU to the cache, where "this-gpu" finds it; replaces the
 * earlier one. */
SMR_MUST_USE smr_status smr_machine_keep_gpu(const smr_machine *m);
/** Sets the name of @p m and writes it to the first of the user's folders; the caller frees *@p
 * path. */
SMR_MUST_USE smr_status smr_machine_save(smr_machine *m, const char *name, char **path);
/** Writes a text of @p n bytes to NAME.ENDING in the first of the user's folders, and finds such a
 * file in any of them (*@p path is NULL if there is none); the caller frees *@p path. */
SMR_MUST_USE smr_status smr_machine_keep_beside(const smr_machine *m, const char *ending,
						const char *text, size_t n, char **path);
SMR_MUST_USE smr_status smr_machine_find_beside(const smr_machine *m, const char *ending,
						char **path);
/** Lists the members of the text at @p path that have no source of their own, with commas between;
 * "" when all have one. The caller frees *@p out. */
SMR_MUST_USE smr_status smr_machine_unsourced(const char *path, char **out);
SMR_MUST_USE smr_status smr_machine_json(const smr_machine *m, char **out); /* smr_free() */
#endif
