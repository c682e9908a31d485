/* The network of examples/superres, written by hand with oneDNN.
 *
 *	OMP_NUM_THREADS=2 superres_onednn photo.pgm out.pgm
 *
 * Weights and activations take the formats that oneDNN prefers (format_tag any),
 * bias and ReLU run inside the convolutions. With one output channel oneDNN 2.6
 * is far from its best; built with -DLAST_LAYER_LOOP -fopenmp (by gcc: oneDNN
 * brings gcc's OpenMP runtime) the last layer is a plain loop over oneDNN's
 * blocks instead. A layer that would run on a reference implementation ends the
 * program, so that it can never flatter a comparison. */
#include <oneapi/dnnl/dnnl.h>

#include "image.h"
#include "weights.h"

#define BORDER 6
#ifdef LAST_LAYER_LOOP
#define LAYERS 2
#else
#define LAYERS 3
#endif

#define CHECK(call) check(call, #call, __LINE__)

struct layer {
	int inputs, outputs, size, relu;
	const float *weights, *bias;
	dnnl_primitive_desc_t desc;
	dnnl_primitive_t conv;
	dnnl_memory_t packed, biases, out;
};

static dnnl_engine_t engine;
static dnnl_stream_t stream;

static void check(dnnl_status_t status, const char *call, int line)
{
	if (status != dnnl_success) {
		fprintf(stderr, "line %d: %s: oneDNN status %d\n", line, call, (int)status);
		exit(EXIT_FAILURE);
	}
}

static dnnl_memory_desc_t shape(int rank, const dnnl_dims_t dims, dnnl_format_tag_t tag)
{
	dnnl_memory_desc_t d;

	CHECK(dnnl_memory_desc_init_by_tag(&d, rank, dims, dnnl_f32, tag));
	return d;
}

static dnnl_memory_t memory(const dnnl_memory_desc_t *desc, const void *data)
{
	dnnl_memory_t m;

	CHECK(dnnl_memory_create(&m, desc, engine, (void *)(size_t)data));
	return m;
}

static void execute(dnnl_primitive_t p, int n, const dnnl_exec_arg_t *args)
{
	CHECK(dnnl_primitive_execute(p, stream, n, args));
	CHECK(dnnl_stream_wait(stream));
}

static void reorder(dnnl_memory_t from, dnnl_memory_t to)
{
	const dnnl_memory_desc_t *a, *b;
	dnnl_primitive_desc_t desc;
	dnnl_primitive_t p;

	CHECK(dnnl_memory_get_memory_desc(from, &a));
	CHECK(dnnl_memory_get_memory_desc(to, &b));
	CHECK(dnnl_reorder_primitive_desc_create(&desc, a, engine, b, engine, NULL));
	CHECK(dnnl_primitive_create(&p, desc));
	execute(p, 2, (dnnl_exec_arg_t[]){{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}});
	dnnl_primitive_destroy(p);
	dnnl_primitive_desc_destroy(desc);
}

static void refuse_reference(const struct layer *l)
{
	const char *name;

	CHECK(dnnl_primitive_desc_query(l->desc, dnnl_query_impl_info_str, 0, &name));
	if (getenv("SUPERRES_VERBOSE") != NULL)
		fprintf(stderr, "%d -> %d, %dx%d: %s\n", l->inputs, l->outputs, l->size, l->size,
			name);
	if (strncmp(name, "ref", 3) == 0) {
		fprintf(stderr, "%dx%d layer: oneDNN has only %s\n", l->size, l->size, name);
		exit(EXIT_FAILURE);
	}
}

/* The source has the format of the layer before; the first one's is plain. */
static void describe(struct layer *l, const dnnl_memory_desc_t *source, int h, int w)
{
	const dnnl_dims_t dst_dims = {1, l->outputs, h - l->size + 1, w - l->size + 1};
	const dnnl_dims_t weight_dims = {l->outputs, l->inputs, l->size, l->size};
	const dnnl_dims_t bias_dims = {l->outputs}, ones = {1, 1}, zeros = {0, 0};
	dnnl_memory_desc_t weights = shape(4, weight_dims, dnnl_format_tag_any);
	dnnl_memory_desc_t bias = shape(1, bias_dims, dnnl_a);
	dnnl_memory_desc_t dst = shape(4, dst_dims, dnnl_format_tag_any);
	dnnl_convolution_desc_t conv;
	dnnl_primitive_attr_t attr;
	dnnl_post_ops_t ops;

	CHECK(dnnl_convolution_forward_desc_init(&conv, dnnl_forward_inference,
						 dnnl_convolution_direct, source, &weights, &bias,
						 &dst, ones, zeros, zeros));
	CHECK(dnnl_primitive_attr_create(&attr));
	CHECK(dnnl_post_ops_create(&ops));
	if (l->relu)
		CHECK(dnnl_post_ops_append_eltwise(ops, 1, dnnl_eltwise_relu, 0, 0));
	CHECK(dnnl_primitive_attr_set_post_ops(attr, ops));
	CHECK(dnnl_primitive_desc_create(&l->desc, &conv, attr, engine, NULL));
	dnnl_post_ops_destroy(ops);
	dnnl_primitive_attr_destroy(attr);
	refuse_reference(l);
	CHECK(dnnl_primitive_create(&l->conv, l->desc));
}

static void allocate(struct layer *l)
{
	const dnnl_dims_t weight_dims = {l->outputs, l->inputs, l->size, l->size};
	const dnnl_dims_t bias_dims = {l->outputs};
	dnnl_memory_desc_t plain = shape(4, weight_dims, dnnl_oihw);
	dnnl_memory_desc_t bias = shape(1, bias_dims, dnnl_a);
	dnnl_memory_t weights = memory(&plain, l->weights);

	l->packed = memory(dnnl_primitive_desc_query_md(l->desc, dnnl_query_weights_md, 0),
			   DNNL_MEMORY_ALLOCATE);
	l->biases = memory(&bias, l->bias);
	l->out = memory(dnnl_primitive_desc_query_md(l->desc, dnnl_query_dst_md, 0),
			DNNL_MEMORY_ALLOCATE);
	reorder(weights, l->packed);
	dnnl_memory_destroy(weights);
}

static void free_layer(struct layer *l)
{
	dnnl_memory_destroy(l->out);
	dnnl_memory_destroy(l->biases);
	dnnl_memory_destroy(l->packed);
	dnnl_primitive_destroy(l->conv);
	dnnl_primitive_desc_destroy(l->desc);
}

static void refuse_format(void)
{
	fprintf(stderr, "oneDNN chose a format that this program cannot read\n");
	exit(EXIT_FAILURE);
}

/* Where pixels lie in a layer's output: channels in blocks, or all last. */
static const dnnl_blocking_desc_t *layout(const struct layer *l)
{
	const dnnl_memory_desc_t *d = dnnl_primitive_desc_query_md(l->desc, dnnl_query_dst_md, 0);
	const dnnl_blocking_desc_t *b = &d->format_desc.blocking;

	if (d->format_kind != dnnl_blocked || b->inner_nblks > 1)
		refuse_format();
	return b;
}

static const float *pixels(const struct layer *l)
{
	void *data;

	CHECK(dnnl_memory_get_data_handle(l->out, &data));
	return data;
}

#ifdef LAST_LAYER_LOOP
#ifdef __AVX512F__
#define LANES 16
#else
#define LANES 8
#endif
#define TAPS 25

/* 32 -> 1 channels, 5x5, on oneDNN's blocks of LANES channels. */
static void last_layer(const float *in, const dnnl_blocking_desc_t *b, int height, int width,
		       float *out)
{
	float weights[32 / LANES * TAPS * LANES]; /* block, row, column, lane */

	for (int c = 0; c < 32; c++)
		for (int k = 0; k < TAPS; k++)
			weights[(c / LANES * TAPS + k) * LANES + c % LANES] =
				weights3[c * TAPS + k];
#pragma omp parallel for
	for (int y = 0; y < height; y++)
		for (int x = 0; x < width; x++) {
			float sum[LANES] = {0}, total = bias3[0];

			for (int c = 0; c < 32 / LANES; c++)
				for (int r = 0; r < 5; r++) {
					const float *p = &in[c * b->strides[1] +
							     (y + r) * b->strides[2] + x * LANES];
					const float *w = &weights[(c * 5 + r) * 5 * LANES];

					for (int s = 0; s < 5; s++)
						for (int i = 0; i < LANES; i++)
							sum[i] +=
								p[s * LANES + i] * w[s * LANES + i];
				}
			for (int i = 0; i < LANES; i++)
				total += sum[i];
			out[y * width + x] = total;
		}
}
#endif

/* The picture: channel 0 of the last layer. */
static void finish(const struct layer *last, int height, int width, float *out)
{
	const dnnl_blocking_desc_t *b = layout(last);
	const float *in = pixels(last);

#ifdef LAST_LAYER_LOOP
	if (b->inner_nblks != 1 || b->inner_blks[0] != LANES)
		refuse_format();
	last_layer(in, b, height, width, out);
#else
	for (int y = 0; y < height; y++)
		for (int x = 0; x < width; x++)
			out[y * width + x] = in[y * b->strides[2] + x * b->strides[3]];
#endif
}

static void run_layers(struct layer *layers, dnnl_memory_t in, int h, int w)
{
	const dnnl_memory_desc_t *source;

	CHECK(dnnl_memory_get_memory_desc(in, &source));
	for (int i = 0; i < LAYERS; i++) {
		struct layer *l = &layers[i];

		describe(l, source, h, w);
		allocate(l);
		execute(l->conv, 4,
			(dnnl_exec_arg_t[]){{DNNL_ARG_SRC, in},
					    {DNNL_ARG_WEIGHTS, l->packed},
					    {DNNL_ARG_BIAS, l->biases},
					    {DNNL_ARG_DST, l->out}});
		in = l->out;
		source = dnnl_primitive_desc_query_md(l->desc, dnnl_query_dst_md, 0);
		h -= l->size - 1;
		w -= l->size - 1;
	}
}

static float *sharpen(const float *image, int height, int width)
{
	struct layer layers[] = {
		{.inputs = 1,
		 .outputs = 64,
		 .size = 9,
		 .relu = 1,
		 .weights = weights1,
		 .bias = bias1},
		{.inputs = 64,
		 .outputs = 32,
		 .size = 1,
		 .relu = 1,
		 .weights = weights2,
		 .bias = bias2},
		{.inputs = 32,
		 .outputs = 1,
		 .size = 5,
		 .relu = 0,
		 .weights = weights3,
		 .bias = bias3},
	};
	int h = height + 2 * BORDER, w = width + 2 * BORDER;
	const dnnl_dims_t dims = {1, 1, h, w};
	dnnl_memory_desc_t input = shape(4, dims, dnnl_nchw);
	float *framed = add_border(image, height, width, BORDER);
	float *out = new_floats(1, height, width);
	dnnl_memory_t in;

	if (framed == NULL || out == NULL) {
		free(out);
		free(framed);
		return NULL;
	}
	in = memory(&input, framed);
	run_layers(layers, in, h, w);
	finish(&layers[LAYERS - 1], height, width, out);
	for (int i = LAYERS; i-- > 0;)
		free_layer(&layers[i]);
	dnnl_memory_destroy(in);
	free(framed);
	return out;
}

int main(int argc, char **argv)
{
	float *photo, *small = NULL, *large = NULL, *sharp = NULL;
	int height, width, status = EXIT_FAILURE;

	if (argc != 3) {
		fprintf(stderr, "usage: %s photo.pgm out.pgm\n", argv[0]);
		return EXIT_FAILURE;
	}
	photo = read_pgm(argv[1], &height, &width);
	if (photo == NULL)
		return EXIT_FAILURE;
	CHECK(dnnl_engine_create(&engine, dnnl_cpu, 0));
	CHECK(dnnl_stream_create(&stream, engine, dnnl_stream_default_flags));
	small = halve(photo, height, width);
	if (small == NULL)
		goto free_images;
	large = enlarge(small, height / 2, width / 2);
	if (large == NULL)
		goto free_images;
	sharp = sharpen(large, height, width);
	if (sharp == NULL)
		goto free_images;
	if (write_pgm(argv[2], sharp, height, width) != 0)
		goto free_images;
	printf("bicubic  PSNR %.2f dB\n", psnr(large, photo, height, width));
	printf("network  PSNR %.2f dB\n", psnr(sharp, photo, height, width));
	status = EXIT_SUCCESS;

free_images:
	free(sharp);
	free(large);
	free(small);
	free(photo);
	dnnl_stream_destroy(stream);
	dnnl_engine_destroy(engine);
	return status;
}
