#ifndef CLOCK_SHIFT_H
#define CLOCK_SHIFT_H

/// Shifts this process's time of day by `seconds` from now on, as a person or a time server does.
void clock_shift(long seconds);

#endif
