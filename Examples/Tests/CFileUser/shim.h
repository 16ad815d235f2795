// As whom a thread reaches files; Linux only.
#pragma once

#include <sys/fsuid.h>
