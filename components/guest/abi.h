/** @file The canonical ABI for guests without a C library: numbers are all that is passed. */
#ifndef SAMARA_GUEST_ABI_H
#define SAMARA_GUEST_ABI_H
#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(name)))
#define IMPORT(from, name) __attribute__((import_module(from), import_name(name)))
#endif
