/** @file The tables of smr_task_plan (base/data/fields.h): of a schedule, and of a front. */
#ifndef SMR_PLAN_WORKFLOW_TASKS_H
#define SMR_PLAN_WORKFLOW_TASKS_H

extern const struct smr_fields smr_task_schedule_fields, smr_task_front_fields;
#endif
