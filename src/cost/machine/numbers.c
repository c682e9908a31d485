/* The numbers of a machine with their smallest and largest values: a value outside has a wrong
 * unit. */
#include "cost/machine/text.h"

enum {
	CPU = 1 << SMR_MACHINE_CPU,
	TPU = 1 << SMR_MACHINE_TPU,
	DEVICE = 1 << SMR_MACHINE_GPU | TPU,
	ALL = CPU | DEVICE
};

#define AT(member) offsetof(smr_machine, member)

const smr_machine_number smr_machine_numbers[SMR_MACHINE_NUMBERS] = {
	{"clock_hz", AT(clock_hz), ALL, 1e6, 1e11},
	{"scalar_hz", AT(scalar_hz), 0, 1e6, 1e11},
	{"peak_f32_flops_per_core", AT(peak_f32), ALL, 1e6, 1e17},
	{"peak_f64_flops_per_core", AT(peak_f64), CPU, 1e6, 1e17},
	{"scalar_add_s", AT(scalar_add_s), 0, 1e-12, 1e-3},
	{"fork_join_s", AT(fork_join_s), 0, 1e-9, 1},
	{"launch_s", AT(launch_s), DEVICE, 1e-9, 1},
	{"graph_launch_s", AT(graph_launch_s), 0, 1e-9, 1},
	{"first_touch_bytes_per_s", AT(first_touch_bps), 0, 1e6, 1e14},
	{"idle_w", AT(idle_w), 0, 1e-3, 1e6},
	{"tdp_w", AT(tdp_w), CPU | TPU, 1e-3, 1e6},
	{"pj_per_flop_f32", AT(pj_flop_f32), 0, 1e-6, 1e6},
	{"pj_per_flop_f64", AT(pj_flop_f64), 0, 1e-6, 1e6},
	{"pj_per_byte_cache", AT(pj_byte_cache), 0, 1e-6, 1e6},
	{"pj_per_byte_dram", AT(pj_byte_dram), 0, 1e-6, 1e6},
	{"matrix_tf32_flops", AT(matrix[SMR_MATRIX_TF32]), 0, 1e6, 1e19},
	{"matrix_f32_flops", AT(matrix[SMR_MATRIX_F32]), 0, 1e6, 1e19},
	{"matrix_f16_flops", AT(matrix[SMR_MATRIX_F16]), 0, 1e6, 1e19},
	{"matrix_bf16_flops", AT(matrix[SMR_MATRIX_BF16]), 0, 1e6, 1e19},
	{"matrix_f8_flops", AT(matrix[SMR_MATRIX_F8]), 0, 1e6, 1e19},
	{"matrix_f4_flops", AT(matrix[SMR_MATRIX_F4]), 0, 1e6, 1e19},
	{"matrix_i8_flops", AT(matrix[SMR_MATRIX_I8]), 0, 1e6, 1e19},
	{"matrix_f64_flops", AT(matrix[SMR_MATRIX_F64]), 0, 1e6, 1e19},
	{"product_f32_flops", AT(product[SMR_PRODUCT_F32]), 0, 1e3, 1e19},
	{"product_f64_flops", AT(product[SMR_PRODUCT_F64]), 0, 1e3, 1e19},
	{"product_f16_flops", AT(product[SMR_PRODUCT_F16]), 0, 1e3, 1e19},
	{"product_bf16_flops", AT(product[SMR_PRODUCT_BF16]), 0, 1e3, 1e19},
	{"sustained_share", AT(sustained), 0, 0.05, 1},
	{"memory_bytes", AT(memory_bytes), 0, 1e3, 1e15},
	{"cache_bytes", AT(cache_bytes), 0, 1e3, 1e12},
	{"host_bytes_per_s", AT(host_bps), 0, 1e6, 1e14},
	{"host_pinned_bytes_per_s", AT(host_pinned_bps), 0, 1e6, 1e14},
	{"host_latency_s", AT(host_latency_s), 0, 1e-9, 1},
	{"price_per_hour", AT(price_hour), 0, 1e-6, 1e5},
	{"spot_price_per_hour", AT(price_spot_hour), 0, 1e-6, 1e5},
	{"reserved_price_per_hour", AT(price_reserved_hour), 0, 1e-6, 1e5},
};

const char *const smr_machine_kinds[SMR_MACHINE_KINDS] = {
	[SMR_MACHINE_CPU] = "cpu", [SMR_MACHINE_GPU] = "gpu", [SMR_MACHINE_TPU] = "tpu"};

const char *const smr_machine_topologies[SMR_TOPOLOGIES] = {[SMR_TOPOLOGY_SWITCH] = "switch",
							    [SMR_TOPOLOGY_MESH] = "mesh",
							    [SMR_TOPOLOGY_RING] = "ring",
							    [SMR_TOPOLOGY_TORUS] = "torus",
							    [SMR_TOPOLOGY_TREE] = "tree"};
