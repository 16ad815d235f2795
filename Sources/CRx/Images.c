#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CRxImages.h"

#if defined(__linux__)
#include <elf.h>
#include <link.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    void (*visit)(const crx_loaded_image *, void *);
    void *context;
    char program[PATH_MAX];
} visitor;

static uintptr_t aligned(uintptr_t size) { return (size + 3) & ~(uintptr_t)3; }

/// Finds the build ID in a segment of notes.
static void find_build_id(crx_loaded_image *image, const uint8_t *notes, uintptr_t size) {
    uintptr_t offset = 0;
    while (offset + sizeof(ElfW(Nhdr)) <= size) {
        ElfW(Nhdr) note;
        memcpy(&note, notes + offset, sizeof note);
        uintptr_t name = offset + sizeof note;
        uintptr_t contents = name + aligned(note.n_namesz);
        uintptr_t next = contents + aligned(note.n_descsz);
        if (next > size) return;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(notes + name, "GNU", 4) == 0) {
            image->build_id = notes + contents;
            image->build_id_size = (intptr_t)note.n_descsz;
            return;
        }
        offset = next;
    }
}

static int visit_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    visitor *to = context;
    const char *path = info->dlpi_name[0] ? info->dlpi_name : to->program;
    // The kernel's own library has no file.
    if (path[0] != '/') return 0;
    crx_loaded_image image = {.path = path, .base = UINTPTR_MAX};
    uintptr_t end = 0;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type == PT_LOAD) {
            if ((start & ~(page - 1)) < image.base) image.base = start & ~(page - 1);
            if ((segment->p_flags & PF_X) && start + segment->p_memsz > end) end = start + segment->p_memsz;
        } else if (segment->p_type == PT_NOTE && !image.build_id) {
            find_build_id(&image, (const uint8_t *)start, segment->p_memsz);
        }
    }
    if (end <= image.base) return 0;
    image.text_size = end - image.base;
    to->visit(&image, to->context);
    return 0;
}

void crx_visit_loaded_images(void (*visit)(const crx_loaded_image *, void *), void *context) {
    visitor to = {.visit = visit, .context = context};
    ssize_t length = readlink("/proc/self/exe", to.program, sizeof to.program - 1);
    to.program[length > 0 ? length : 0] = 0;
    dl_iterate_phdr(visit_image, &to);
}
#else
void crx_visit_loaded_images(void (*visit)(const crx_loaded_image *, void *), void *context) {
    (void)visit;
    (void)context;
}
#endif
