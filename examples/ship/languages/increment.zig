// increment.c in Zig: adds the payload's number to the first of the node's range, and replies with the sum if asked to.
// What it needs of <samara/smr_code.h> is said again here.
const Context = extern struct { abi: u32, rank: u32, nranks: u32, source: u32, got: u64, data_size: u64, data: [*]u64, host: ?*anyopaque };
const Increment = extern struct { by: u64, answer: u64 };
extern fn smr_reply(ctx: *const Context, answer: *const anyopaque, n: u64) c_int;

export fn smr_main(ctx: *const Context, a: *const Increment, n: u64) void {
    if (n != @sizeOf(Increment) or ctx.data_size < 8) return;
    ctx.data[0] +%= a.by;
    if (a.answer != 0) _ = smr_reply(ctx, &ctx.data[0], 8);
}
