#pragma once

/// Keeps the calling thread to the first two cores, where that can be asked for.
void use_two_cores(void);
