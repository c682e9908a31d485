/** @file Time of a kernel by formula: a predictor for each kind of machine (estimate.c has
 * the table). */
#ifndef SMR_COST_MODEL_DEVICE_H
#define SMR_COST_MODEL_DEVICE_H
#include "cost/model/cost.h"

typedef enum smr_dataflow {
	SMR_WEIGHTS_STAY, /* weights stationary */
	SMR_OUTPUTS_STAY, /* outputs stationary */
	SMR_INPUTS_STAY   /* inputs stationary */
} smr_dataflow;

/** Parts of a kernel's time, in seconds; smr_device_seconds() joins them. */
typedef struct smr_device_time {
	double start_s, compute_s, memory_s;
	double join;    /* overlap of the start with the rest, 1: none; 0: as 1 */
	double power_s; /* time by the power limit alone; part of compute_s; 0: unknown */
	double peak;    /* FLOP/s of the machine for this type of number and this class */
	double spread;  /* p90 / p50 */
	const char *source;
} smr_device_time;

/** Predicts products as waves of tiles over the multiprocessors of a GPU; all else by its bytes. */
void smr_cost_wave(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);
/** Predicts products on the systolic arrays of a TPU; all else by its bytes. */
void smr_cost_systolic(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);

/** (start^join + work^join)^(1/join), where work is max(compute_s, memory_s). */
double smr_device_seconds(const smr_device_time *d);

/** Predicts by a kernel's loops and the rates of its implementation, on a CPU. */
void smr_cost_cpu(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);
/** Predicts by the formula of the machine's kind. */
void smr_cost_base(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);

/** Continues smr_cost_estimate() from the result of a formula. */
void smr_cost_estimate_from(const smr_cost *c, const smr_cost_query *q, const smr_device_time *base,
			    smr_prediction *out);

/** Cycles of [m, k] x [k, n] on one array of rows x columns multipliers, including the fill. */
double smr_systolic_cycles(smr_dataflow flow, double rows, double columns, double m, double n,
			   double k);

/** Returns whether it is a product of matrices of known sizes. */
bool smr_cost_is_product(const smr_cost_query *q);
/** FLOP/s at which units for matrices compute a product, counted once however many products of
 * shorter numbers it is made of (precision.c); 0: there are none for it. @p name: NULL, or receives
 * the numbers that are multiplied: "f32", "tf32", "bf16x6" ...; static. */
double smr_device_product_rate(const smr_machine *m, const smr_cost_query *q, const char **name);
/** Returns whether a device, no CPU, has units for matrices: two f16 per f32 lane are not counted
 * as such. */
bool smr_device_has_matrix(const smr_machine *m);
/** FLOP/s of the whole device: of units for matrices where it has some for the type. */
double smr_device_peak(const smr_machine *m, const smr_cost_query *q, bool matrix);
/** Seconds of moving all bytes, with the share of the bandwidth that the class of @p q reaches. */
double smr_device_memory_time(const smr_machine *m, const smr_cost_query *q);
/** Seconds in which the kernel's energy can be spent within the power limit; 0: the energy of an
 * operation is unknown. */
double smr_device_power_time(const smr_machine *m, const smr_cost_query *q, double peak);
/** Joules: of operations and bytes where the machine gives them, else by its utilisation. */
double smr_device_energy(const smr_machine *m, const smr_cost_query *q, double peak,
			 double seconds);
#endif
