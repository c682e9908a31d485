/** @file Transforms of data frames to matrices and back: recoding, bins, dummy codes, hashes
 * (internal to dml/).
 *
 * A specification names columns and how they are encoded. It is fitted to a frame, which gives an
 * encoder for each column, or read from the metadata frame that an earlier fit made. */
#ifndef SMR_DML_TRANSFORM_H
#define SMR_DML_TRANSFORM_H
#include "dml/value.h"

typedef enum dml_coder {
	DML_CODER_PASS,   /* numbers as they are */
	DML_CODER_RECODE, /* numbers of tokens, from 1 */
	DML_CODER_BIN,    /* numbers of bins, from 1 */
	DML_CODER_HASH,   /* hash codes of tokens, from 1 to K */
	DML_CODER_EMBED,  /* rows of a matrix, by token */
	DML_CODER_WORDS   /* counts of words */
} dml_coder;

typedef enum dml_bin_method { DML_BIN_WIDTH, DML_BIN_HEIGHT, DML_BIN_APPROX } dml_bin_method;
typedef enum dml_fill { DML_FILL_NONE, DML_FILL_MEAN, DML_FILL_MODE, DML_FILL_CONSTANT } dml_fill;

/** The specification of a column. */
typedef struct dml_coding {
	dml_coder coder;
	bool dummy, omit;
	bool call; /* the function `udf` of the specification gets the encoded column */
	dml_bin_method method;
	int64_t bins;
	dml_fill fill;
	char *constant; /* of DML_FILL_CONSTANT */
} dml_coding;

typedef struct dml_spec {
	int64_t cols;
	dml_coding *of;  /* by column */
	int64_t buckets; /* K of hashes */
	char *udf;       /* name of a function of the script; NULL: none */
	bool omits, fills;
} dml_spec;

/** Parses a specification for the columns of @p t: JSON, in which words need no quotes and quotes
 * may be single. SMR_EINVAL: the message says what is wrong. */
SMR_MUST_USE smr_status dml_spec_parse(const char *text, const dml_dataframe *t, dml_spec *out);
void dml_spec_free(dml_spec *s);
/** Makes strict JSON of the lenient form. */
SMR_MUST_USE smr_status dml_spec_strict(const char *text, smr_str *out);

/* ---- tokens.c: distinct tokens of a column, numbered from 1 */
typedef struct dml_tokens {
	dml_column *texts; /* by number */
	dml_cell_type type;
	int64_t *bits; /* of numbers, by number; NULL: texts */
	int64_t bits_room;
	int32_t *slots; /* of a hash table with open addressing; 0: free */
	uint32_t *hashes;
	int64_t nslots;
} dml_tokens;
/** Begins a table of the tokens of a column of type @p t. */
SMR_MUST_USE smr_status dml_tokens_begin(dml_cell_type t, dml_tokens *out);
void dml_tokens_free(dml_tokens *t);
/** Returns the number of the token in a cell of a column of the table's type; 0: it has none, or is
 * null or empty. */
int32_t dml_tokens_find(const dml_tokens *t, const dml_column *c, int64_t i);
/** Like dml_tokens_find(), but adds a missing token; -1: no memory. */
int32_t dml_tokens_add(dml_tokens *t, const dml_column *c, int64_t i);
/** Adds a token with the number @p code, which is one more than the last; a text that is no value
 * of the table's type keeps its number, and is never found. */
SMR_MUST_USE smr_status dml_tokens_put(dml_tokens *t, const char *s, size_t n);
/** The same for the text @p s in a table of texts. */
int32_t dml_tokens_find_text(const dml_tokens *t, const char *s, size_t n);
int32_t dml_tokens_add_text(dml_tokens *t, const char *s, size_t n);

/* ---- encoder.c: a fitted column */
typedef struct dml_encoder {
	const dml_coding *coding;
	dml_tokens tokens;    /* RECODE, EMBED, WORDS */
	double *low, *high;   /* of bins */
	int64_t domain;       /* number of codes; columns of counts */
	int32_t *codes;       /* by row, while it is fitted; NULL: looked up */
	double filled;        /* replaces NaN */
	char *filled_text;    /* the same in metadata; NULL: nothing does */
	int64_t first, width; /* columns of the result, from 0 */
	smr_status status;    /* of the fit */
	int64_t bad;          /* cell that is no number */
} dml_encoder;

typedef struct dml_transform {
	const dml_spec *spec;
	dml_encoder *of; /* by column */
	int64_t width;   /* columns of the result */
	const dml_matrix *embedding;
	const smr_workers *workers;
} dml_transform;

/** Fits the columns of @p t, in parallel. Free *@p out also after a failure. */
SMR_MUST_USE smr_status dml_transform_fit(const dml_spec *spec, const dml_dataframe *t,
					  const smr_workers *w, dml_transform *out);
/** Makes encoders that know nothing yet. */
SMR_MUST_USE smr_status dml_transform_begin(const dml_spec *spec, dml_transform *out);
/** Reads encoders from metadata (encoder_meta.c), for the columns of @p t; NULL: whose types are
 * all STRING. */
SMR_MUST_USE smr_status dml_transform_of_meta(const dml_spec *spec, const dml_dataframe *meta,
					      const dml_dataframe *t, dml_transform *out);
void dml_transform_free(dml_transform *t);
/** Sets the columns of the result of each encoder. */
void dml_transform_place(dml_transform *t);
/** Computes the codes of cells rows[0] ... (NULL: from @p from on); NaN: missing, or unseen. Of
 * WORDS it gives nothing. Returns false if a cell is no number: *@p bad. */
bool dml_encode_cells(const dml_encoder *e, const dml_column *c, const int64_t *rows, int64_t from,
		      int64_t n, double *out, int64_t *bad);
/** Calls @p fn with each word of a text, in lower case. */
void dml_each_word(const char *s, size_t n, void (*fn)(void *ctx, const char *s, size_t n),
		   void *ctx);

/* ---- impute.c: values for missing cells */
/** Finds the value for missing cells of a column, if one is wanted. */
SMR_MUST_USE smr_status dml_impute_fit(dml_encoder *e, const dml_column *c);
/** Uses a text: of a recoded column, the code of the token; else its number. SMR_ETYPE: neither. */
SMR_MUST_USE smr_status dml_impute_text(dml_encoder *e, const char *text);

/* ---- bins.c */
/** Finds bins of numbers @p x, which it reorders. */
SMR_MUST_USE smr_status dml_bins_fit(dml_encoder *e, double *x, int64_t n);
/** Replaces numbers by those of their bins, from 1; NaN stays. */
void dml_bins_of(const dml_encoder *e, double *v, int64_t n);

/* ---- ranks.c */
/** Sets @p out to the numbers with the ranks @p ranks, from 0, in the ascending order of @p x: no
 * NaN, and reordered. */
SMR_MUST_USE smr_status dml_select_ranks(double *x, int64_t n, const int64_t *ranks, int64_t nranks,
					 double *out);

/* ---- encode.c */
/** Encodes a frame: dense, or sparse where that pays. @p fits checks memory. */
SMR_MUST_USE smr_status dml_transform_run(const dml_transform *t, const dml_dataframe *f,
					  smr_status (*fits)(void *ctx, double bytes), void *ctx,
					  dml_matrix **out);

/* ---- meta.c */
/** Makes the metadata frame of a fit. */
SMR_MUST_USE smr_status dml_transform_meta(const dml_transform *t, const dml_dataframe *f,
					   dml_dataframe **out);
/** Splits "token·code"; false: it is none. */
bool dml_split_recode(dml_cell s, dml_cell *token, int64_t *code);
/* ---- decode.c */
/** Decodes a matrix by metadata; names are those of @p meta. */
SMR_MUST_USE smr_status dml_transform_decode(const dml_transform *t, const dml_matrix *m,
					     const dml_dataframe *meta, dml_dataframe **out);
#endif
