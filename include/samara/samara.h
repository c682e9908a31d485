/** @file Samara as a library: find the kernels of a program, predict, plan and run them.
 *
 *   smr_open() -> smr_decompose() -> smr_plan() -> smr_execute()
 *
 * Handles are opaque and each belongs to the one it was made from, which can only be closed after
 * it. A context and what was made from it are for one thread at a time. Structs begin with
 * `struct_size`, which is sizeof the struct (SMR_INIT sets it): later versions may add members
 * behind. Every call that fails says why in smr_errmsg(). Text that a handle gives stays as long as
 * the handle. */
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
