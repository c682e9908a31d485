/** @file How long a kernel takes by formula: a predictor for each kind of machine (roofline.c has
 * the table). */
#ifndef SMR_COST_MODEL_DEVICE_H
#define SMR_COST_MODEL_DEVICE_H
#include "cost/model/cost.h"

typedef enum smr_dataflow {
	SMR_WEIGHTS_STAY, /* WS */
	SMR_OUTPUTS_STAY, /* OS */
	SMR_INPUTS_STAY   /* IS */
} smr_dataflow;

/** Parts of a kernel's time, in seconds; smr_device_seconds() joins them. */
typedef struct smr_device_time {
	double start_s, compute_s, memory_s;
	double join;    /* how start and the rest overlap, 1: not at all; 0: as 1 */
	double power_s; /* what the limit of power alone asks for; part of compute_s; 0: unknown */
	double peak;    /* FLOP/s of the machine for this type of number and this class */
	double spread;  /* p90 / p50 */
	const char *source;
} smr_device_time;

/** Products as waves of tiles over the multiprocessors of a GPU; all else by its bytes. */
void smr_cost_wave(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);
/** Products on the systolic arrays of a TPU; all else by its bytes. */
void smr_cost_systolic(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);

/** (start^join + work^join)^(1/join), where work is max(compute_s, memory_s). */
double smr_device_seconds(const smr_device_time *d);

/** What starts and moves at a rate on a CPU, and computes for @p compute_s at @p peak FLOP/s. */
void smr_device_cpu(const smr_machine *m, const smr_cost_query *q, const smr_cost_rate *r,
		    double compute_s, double peak, smr_device_time *out);
/** By the machine's kind. */
void smr_cost_base(const smr_machine *m, const smr_cost_query *q, smr_device_time *out);

/** smr_cost_predict() from there on. */
void smr_cost_predict_from(const smr_cost *c, const smr_cost_query *q, const smr_device_time *base,
			   smr_prediction *out);

/** Cycles of [m, k] x [k, n] on one array of rows x columns multipliers, whose fill is not hidden.
 */
double smr_systolic_cycles(smr_dataflow flow, double rows, double columns, double m, double n,
			   double k);

/** Whether it is a product of matrices of known sizes. */
bool smr_cost_is_product(const smr_cost_query *q);
/** FLOP/s of the units for products of this type alone; 0: it has none. */
double smr_device_matrix_peak(const smr_machine *m, smr_dtype t);
/** Whether it has units for matrices: vectors of two f16 in place of one f32 are none. */
bool smr_device_has_matrix(const smr_machine *m);
/** FLOP/s of the whole device: of units for matrices where there are some and the type has them. */
double smr_device_peak(const smr_machine *m, const smr_cost_query *q, bool matrix);
/** Seconds that moving all its bytes takes, with the share of the bandwidth that @p klass
 * reaches. */
double smr_device_memory_time(const smr_machine *m, const smr_cost_query *q);
/** Seconds in which the limit of power lets the device spend what the kernel needs; 0: nobody said
 * what an operation takes. */
double smr_device_power_time(const smr_machine *m, const smr_cost_query *q, double peak);
/** Joules: those of operations and bytes where the machine says them, else by how busy it is. */
double smr_device_energy(const smr_machine *m, const smr_cost_query *q, double peak,
			 double seconds);
#endif
