"""One step of decoding by a model like Llama, for inference.py: a JAX function and a GGUF file.

Weights are random. int8: a scale for each column, which is a number of f16; int4: two in a byte,
of the upper and the lower half of the rows, and a bf16 scale for each 32 rows of a column. In the
file they are Q8_0 and Q4_0, made of the same integers and scales, so all sides multiply the same
numbers; write_gguf() checks this. gguf's own quantisation would choose other integers: of two
quantisations to four bits of the same weights, the exact results differ by 0.32 of their largest
number, and each differs by 0.21 to 0.24 from that of the weights in f32.

Sides round the left operands in their own ways. XLA and Samara multiply them in f32, and with
weights of bf16 in bf16. llama_cpp rounds them to integers of 8 bits, with a scale for each 32 of
them, for weights of int8 and int4, and keeps the cache in f16."""
import numpy as np

LAYERS, WIDTH, HEADS, GROUPS, HIDDEN, WORDS, CONTEXT, HEAD = 4, 2048, 32, 4, 5632, 32000, 256, 64
GROUP = 32  # rows with one scale
TOKEN, POSITION = 7, 0
NAMES = ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down")
SHAPES = ((WIDTH, WIDTH), (WIDTH, GROUPS * HEAD), (WIDTH, GROUPS * HEAD), (WIDTH, WIDTH),
          (WIDTH, HIDDEN), (WIDTH, HIDDEN), (HIDDEN, WIDTH))


def matrices():
    """Of each layer, then of the logits."""
    random = np.random.default_rng(0)

    def matrix(k, n):
        return random.standard_normal((k, n), np.float32) * np.float32(k ** -0.5)

    return [[matrix(*shape) for shape in SHAPES] for _ in range(LAYERS)], matrix(WIDTH, WORDS)


def embeddings():
    return np.random.default_rng(5).standard_normal((WORDS, WIDTH), np.float32)


def quantise(w, kind):
    """The weights, and scales for int8 and int4; of unsigned integers of int4, 8 is 0."""
    import ml_dtypes
    if kind == "f32":
        return [w]
    if kind == "bf16":
        return [w.astype(ml_dtypes.bfloat16)]
    if kind == "int8":
        scale = (np.abs(w).max(0) / 127).astype(np.float16).astype(np.float32)
        return [np.clip(np.rint(w / scale), -127, 127).astype(np.int8), scale]
    groups = w.reshape(-1, GROUP, w.shape[1])
    scale = (np.abs(groups).max(1) / 7).astype(ml_dtypes.bfloat16)
    q = np.rint(groups / scale.astype(np.float32)[:, None]) + 8
    return [q.astype(np.uint8).reshape(w.shape), scale]


def operands(w, kind):
    """The weights as the program takes them."""
    q, *scale = quantise(w, kind)
    half = len(q) // 2
    return [q[:half] | q[half:] << 4 if kind == "int4" else q, *scale]


def meaning(w, kind):
    """The numbers that operands() stand for."""
    q, *scale = operands(w, kind)
    if kind == "int4":
        q = np.concatenate([q & 15, q >> 4])
        scale = np.repeat(scale[0].astype(np.float64), GROUP, 0)
        return (q.astype(np.float64) - 8) * scale
    return q.astype(np.float64) * (scale[0].astype(np.float64) if scale else 1)


def exact_result(kind):
    """The logits in f64, without any rounding of what is multiplied. The cache is empty before, so
    the softmax is of one score, and position 0 turns nothing."""
    assert POSITION == 0
    layers, logits = matrices()

    def times(x, w):
        return x @ meaning(w, kind)

    def norm(x):
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-5)

    x = embeddings()[TOKEN:TOKEN + 1].astype(np.float64)
    for _q, _k, v, o, gate, up, down in layers:
        value = times(norm(x), v).reshape(GROUPS, 1, HEAD)
        x = x + times(np.repeat(value, HEADS // GROUPS, 1).reshape(1, -1), o)
        h = norm(x)
        g = times(h, gate)
        x = x + times(g / (1 + np.exp(-g)) * times(h, up), down)
    return times(norm(x), logits)


def arguments(kind):
    layers, logits = matrices()
    cache = [np.zeros((CONTEXT, GROUPS, HEAD), np.float32) for _ in range(2 * LAYERS)]
    return ([[operands(w, kind) for w in layer] for layer in layers], operands(logits, kind),
            embeddings()[TOKEN:TOKEN + 1], cache[:LAYERS], cache[LAYERS:], np.int32(POSITION))


def step_of(kind):
    import jax
    from jax import lax, numpy as jnp

    def half(x, q, scale):
        w = (q.astype(jnp.float32) - 8).reshape(-1, GROUP, q.shape[1]) * scale.astype(jnp.float32)[:, None]
        return x @ w.reshape(q.shape)

    def times(x, w):
        if kind == "f32":
            return x @ w[0]
        if kind == "bf16":
            return (x.astype(jnp.bfloat16) @ w[0]).astype(jnp.float32)
        if kind == "int8":
            return (x @ w[0].astype(jnp.float32)) * w[1]
        rows, groups = len(w[0]), len(w[1]) // 2
        return half(x[:, :rows], w[0] & 15, w[1][:groups]) + half(x[:, rows:], w[0] >> 4, w[1][groups:])

    def norm(x):
        return x * lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-5)

    def turn(x, position):
        angle = position.astype(jnp.float32) * 10000.0 ** (-jnp.arange(HEAD // 2, dtype=jnp.float32) / (HEAD // 2))
        a, b = x[..., :HEAD // 2], x[..., HEAD // 2:]
        return jnp.concatenate([a * jnp.cos(angle) - b * jnp.sin(angle), a * jnp.sin(angle) + b * jnp.cos(angle)], -1)

    def step(layers, logits, x, keys, values, position):
        new = [], []
        for (q, k, v, o, gate, up, down), key, value in zip(layers, keys, values):
            h = norm(x)
            query = turn(times(h, q).reshape(GROUPS, -1, HEAD), position)
            added = turn(times(h, k).reshape(1, GROUPS, HEAD), position), times(h, v).reshape(1, GROUPS, HEAD)
            key, value = (lax.dynamic_update_slice(c, a, (position, 0, 0)) for c, a in zip((key, value), added))
            scores = jnp.einsum("ghd,tgd->ght", query, key) * HEAD ** -0.5
            scores = jnp.where(jnp.arange(CONTEXT) <= position, scores, -1e30)
            attended = jnp.einsum("ght,tgd->ghd", jax.nn.softmax(scores, -1), value)
            x = x + times(attended.reshape(1, -1), o)
            h = norm(x)
            x = x + times(jax.nn.silu(times(h, gate)) * times(h, up), down)
            new[0].append(key)
            new[1].append(value)
        return times(norm(x), logits), *new

    return step


def gguf_rows(w, kind):
    """The bytes of a matrix in the file: rows of the output, blocks of f16 scales and integers."""
    q, *scale = quantise(w, kind)
    q = np.ascontiguousarray(q.T)
    if kind == "f32":
        return q
    if kind == "bf16":
        return q.view(np.uint8)
    q = q.reshape(len(q), -1, GROUP)
    if kind == "int4":
        q = q[:, :, :GROUP // 2] | q[:, :, GROUP // 2:] << 4
    scale = np.broadcast_to(scale[0].astype(np.float16).T.reshape(len(q), -1), q.shape[:2])
    blocks = np.concatenate([np.ascontiguousarray(scale)[:, :, None].view(np.uint8), q.view(np.uint8)], 2)
    return blocks.reshape(len(q), -1)


def write_gguf(kind, path):
    import gguf
    kinds = gguf.GGMLQuantizationType
    own = {"f32": kinds.F32, "bf16": kinds.BF16, "int8": kinds.Q8_0, "int4": kinds.Q4_0}[kind]
    layers, logits = matrices()
    w = gguf.GGUFWriter(path, "llama")
    for add, value in ((w.add_vocab_size, WORDS), (w.add_context_length, CONTEXT), (w.add_embedding_length, WIDTH),
                       (w.add_block_count, LAYERS), (w.add_feed_forward_length, HIDDEN), (w.add_head_count, HEADS),
                       (w.add_head_count_kv, GROUPS), (w.add_layer_norm_rms_eps, 1e-5),
                       (w.add_rope_dimension_count, HEAD), (w.add_tokenizer_model, "no_vocab")):
        add(value)

    def put(name, matrix):
        rows = gguf_rows(matrix, kind)
        if not np.array_equal(gguf.quants.dequantize(rows, own), meaning(matrix, kind).T):
            raise ValueError(f"{name}: the file has other numbers than the program")
        w.add_tensor(f"{name}.weight", rows, raw_dtype=own)

    one = np.ones(WIDTH, np.float32)
    w.add_tensor("token_embd.weight", embeddings())
    for i, layer in enumerate(layers):
        for name, matrix in zip(NAMES, layer):
            put(f"blk.{i}.{name}", matrix)
        for name in ("attn_norm", "ffn_norm"):
            w.add_tensor(f"blk.{i}.{name}.weight", one)
    w.add_tensor("output_norm.weight", one)
    put("output", logits)
    w.write_header_to_file()
    w.write_kv_data_to_file()
    w.write_tensors_to_file()
    w.close()


def open_llama(path, threads):
    import llama_cpp
    model = llama_cpp.Llama(path, n_ctx=CONTEXT, n_threads=threads, n_threads_batch=threads, verbose=False)

    def run():
        model.n_tokens = POSITION
        model.eval([TOKEN])
        return np.array(model._ctx.get_logits()[:WORDS])[None]

    return run


def open_jax(side, kind, args, load):
    """@p load makes a callable of the text of a program, for Samara."""
    import jax
    if side == "xla":
        compiled, args = jax.jit(step_of(kind)), jax.tree.map(jax.numpy.asarray, args)
        return lambda: np.asarray(jax.block_until_ready(compiled(*args))[0])
    program = load(jax.jit(step_of(kind), keep_unused=True).lower(*args).as_text())
    leaves = [np.asarray(a) for a in jax.tree.leaves(args)]
    return lambda: program(*leaves)[0]
