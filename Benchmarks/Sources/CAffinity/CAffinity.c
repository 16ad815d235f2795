#define _GNU_SOURCE
#include "CAffinity.h"

#if defined(__linux__)
#include <sched.h>

void use_two_cores(void) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(0, &cores);
    CPU_SET(1, &cores);
    sched_setaffinity(0, sizeof cores, &cores);
}
#else
void use_two_cores(void) {}
#endif
