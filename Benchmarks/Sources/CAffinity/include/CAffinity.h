#pragma once

/// Restricts the calling thread to the first two cores. Does nothing except on Linux.
void use_two_cores(void);
