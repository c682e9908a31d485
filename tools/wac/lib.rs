//! Component tooling behind a C ABI (src/back/wasm/wac.h). Nothing panics across it.
use anyhow::{anyhow, Result};
use indexmap::IndexMap;
use std::ffi::{c_char, c_int, CStr};
use wac_graph::types::BorrowedPackageKey;
use wac_graph::EncodeOptions;
use wit_component::{ComponentEncoder, StringEncoding};

unsafe fn text<'a>(p: *const c_char) -> Result<&'a str> {
    Ok(CStr::from_ptr(p).to_str()?)
}

unsafe fn bytes<'a>(p: *const u8, n: usize) -> &'a [u8] {
    std::slice::from_raw_parts(p, n)
}

/// 0 and the bytes, or 1 and the reason, cut to what has room and with a 0 behind it.
unsafe fn give(
    made: std::thread::Result<Result<Vec<u8>>>,
    out: *mut *mut u8,
    len: *mut usize,
    err: *mut c_char,
    room: usize,
) -> c_int {
    let why = match made {
        Ok(Ok(v)) => {
            let boxed = v.into_boxed_slice();
            *len = boxed.len();
            *out = Box::into_raw(boxed) as *mut u8;
            return 0;
        }
        Ok(Err(e)) => format!("{e:?}"),
        Err(_) => "the component tooling broke".into(),
    };
    if room > 0 {
        let n = why.len().min(room - 1);
        std::ptr::copy_nonoverlapping(why.as_ptr(), err as *mut u8, n);
        *err.add(n) = 0;
    }
    1
}

/// Core module + WIT text + name of a world in it: a component.
///
/// # Safety
/// Pointers are valid for their lengths, texts end in 0.
#[no_mangle]
pub unsafe extern "C" fn smr_wac_component(
    core: *const u8,
    n: usize,
    wit: *const c_char,
    world: *const c_char,
    out: *mut *mut u8,
    len: *mut usize,
    err: *mut c_char,
    room: usize,
) -> c_int {
    let made = std::panic::catch_unwind(|| {
        let mut module = bytes(core, n).to_vec();
        let mut resolve = wit_parser::Resolve::default();
        let package = resolve.push_str("samara.wit", text(wit)?)?;
        let world = resolve.select_world(&[package], Some(text(world)?))?;
        wit_component::embed_component_metadata(&mut module, &resolve, world, StringEncoding::UTF8)?;
        ComponentEncoder::default().validate(true).module(&module)?.encode()
    });
    give(made, out, len, err, room)
}

/// A WAC document and the packages it names: one component.
///
/// # Safety
/// As above; the three arrays have `k` elements.
#[no_mangle]
pub unsafe extern "C" fn smr_wac_compose(
    document: *const c_char,
    k: usize,
    names: *const *const c_char,
    data: *const *const u8,
    sizes: *const usize,
    out: *mut *mut u8,
    len: *mut usize,
    err: *mut c_char,
    room: usize,
) -> c_int {
    let made = std::panic::catch_unwind(|| {
        let document = wac_parser::Document::parse(text(document)?).map_err(|e| anyhow!("{e:?}"))?;
        let mut packages: IndexMap<BorrowedPackageKey, Vec<u8>> = IndexMap::new();
        for i in 0..k {
            let key = BorrowedPackageKey::from_name_and_version(text(*names.add(i))?, None);
            packages.insert(key, bytes(*data.add(i), *sizes.add(i)).to_vec());
        }
        let options = EncodeOptions { define_components: true, validate: true, ..Default::default() };
        let resolution = document.resolve(packages).map_err(|e| anyhow!("{e:?}"))?;
        resolution.encode(options).map_err(|e| anyhow!("{e:?}"))
    });
    give(made, out, len, err, room)
}

/// Frees what the two above gave.
///
/// # Safety
/// Once, with the length that came with it.
#[no_mangle]
pub unsafe extern "C" fn smr_wac_free(p: *mut u8, n: usize) {
    drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(p, n)));
}
