#ifdef GTK

#include "CGTKSupport/mainthread.h"

#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

gboolean rxgtk_is_main_thread(void) {
#ifdef __APPLE__
    return pthread_main_np();
#else
    static __thread int known = 0;  // 0: not asked yet, 1: main, 2: another
    if (known == 0) known = getpid() == (pid_t)syscall(SYS_gettid) ? 1 : 2;
    return known == 1;
#endif
}

#endif
