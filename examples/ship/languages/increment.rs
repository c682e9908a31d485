// increment.c in Rust.   samara archive build -o increment.smar increment.rs
#![no_std]
#[repr(C)] pub struct Context { abi: u32, rank: u32, nranks: u32, source: u32, got: u64, data_size: u64, data: *mut u64, host: *mut u8 }
extern "C" { fn smr_reply(ctx: *const Context, answer: *const u64, n: u64) -> i32; }

#[no_mangle]
pub unsafe extern "C" fn smr_main(ctx: &Context, payload: *const [u64; 2], n: u64) {
    if n != 16 || ctx.data_size < 8 { return; }
    let [by, answer] = *payload;
    *ctx.data = (*ctx.data).wrapping_add(by);
    if answer != 0 { smr_reply(ctx, ctx.data, 8); }
}
#[panic_handler] fn panic(_: &core::panic::PanicInfo) -> ! { loop {} }
