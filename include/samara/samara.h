/** @file Samara as a library: find the kernels of a program, predict, plan and run them.
 *
 *   smr_open() -> smr_decompose() -> smr_plan() -> smr_execute()
 *
 * Handles are opaque. A handle must be closed before the handle it was made from. Only one thread
 * at a time may use a context and its handles. Structs begin with `struct_size`, the sizeof the
 * struct (SMR_INIT sets it), so that later versions can append members. After a failed call
 * smr_errmsg() gives the reason. Text that a handle returns lives as long as the handle. */
#ifndef SAMARA_SAMARA_H
#define SAMARA_SAMARA_H
#include <samara/code.h>
#include <samara/explain.h>
#include <samara/fleet.h>
#include <samara/graph.h>
#include <samara/learn.h>
#include <samara/model.h>
#include <samara/plan.h>
#include <samara/predict.h>
#include <samara/run.h>
#include <samara/script.h>
#include <samara/ship.h>
#include <samara/status.h>
#endif
