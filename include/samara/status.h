/** @file Errors: a status code, and the reason as text for this thread. */
#ifndef SAMARA_STATUS_H
#define SAMARA_STATUS_H

#ifdef __cplusplus
#define SMR_BEGIN_DECLS extern "C" {
#define SMR_END_DECLS }
#else
#define SMR_BEGIN_DECLS
#define SMR_END_DECLS
#endif

#if defined(SMR_GUEST_RUNTIME)
#define SMR_API __attribute__((visibility("hidden"))) /* each module carries its own */
#elif defined(__GNUC__)
#define SMR_API __attribute__((visibility("default")))
#endif
#if defined(__GNUC__)
#define SMR_MUST_USE __attribute__((warn_unused_result))
#define SMR_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define SMR_API
#define SMR_MUST_USE
#define SMR_PRINTF(fmt, args)
#endif

SMR_BEGIN_DECLS

/** The kind of an error; smr_errmsg() describes the error itself. */
typedef enum smr_status {
	SMR_OK = 0,
	SMR_ENOMEM,       /* an allocation failed */
	SMR_EINVAL,       /* an argument that is never valid for this call */
	SMR_ETYPE,        /* element types that do not go together */
	SMR_ESHAPE,       /* shapes that do not go together */
	SMR_EPARSE,       /* text that is not in the language it should be in */
	SMR_EIO,          /* the operating system refused */
	SMR_ENOTFOUND,    /* a named thing is not there */
	SMR_EUNSUPPORTED, /* valid, but not on this machine or in this build */
	SMR_ESTATE,       /* the right call at the wrong time */
	SMR_ECORRUPT,     /* data that fails its checksum or its own rules */
	SMR_EINTERNAL,    /* a broken rule inside the library */
	SMR_EDENIED,      /* a signature, a key or a right that is missing, wrong or expired */
	SMR_EFAULT        /* code ended the process that it ran in */
} smr_status;

/** The name of a status, such as "SMR_ESHAPE"; static text. */
SMR_API const char *smr_status_name(smr_status status);

/** The reason of the last failed call in this thread; "" before the first one.
 * The text belongs to the library and stays until this thread's next failure. */
SMR_API const char *smr_errmsg(void);

SMR_END_DECLS

#endif
