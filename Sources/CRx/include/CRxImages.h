// The program and the libraries that are loaded, for looking up source lines.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A loaded program or library. The pointers are valid during the call that passes the image.
typedef struct {
    /// An absolute path.
    const char *_Nonnull path;
    /// The lowest address of its segments.
    uintptr_t base;
    /// The number of bytes from `base` to the end of its executable code.
    uintptr_t text_size;
    /// Its build ID; null if it has none.
    const uint8_t *_Nullable build_id;
    intptr_t build_id_size;
} crx_loaded_image;

/// Calls `visit` for each loaded image. The dynamic linker keeps all of them loaded during the calls.
///
/// Swift's own list reads each mapped file, and crashes if another thread unmaps one meanwhile.
void crx_visit_loaded_images(
    void (*_Nonnull visit)(const crx_loaded_image *_Nonnull image, void *_Nonnull context), void *_Nonnull context);
