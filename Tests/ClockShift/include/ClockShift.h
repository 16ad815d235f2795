#ifndef CLOCK_SHIFT_H
#define CLOCK_SHIFT_H

/// Shifts the time of day of this process by so many seconds from now on, as a person or a time server does.
void clock_shift(long seconds);

#endif
