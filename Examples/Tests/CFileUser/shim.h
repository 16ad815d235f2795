// Sets the user with whose permissions a thread accesses files. Linux only.
#pragma once

#include <sys/fsuid.h>
