// Fork.c calls these functions around fork(): each file takes its own locks before, and releases them after.
#pragma once

void crx_deaths_will_fork(void);
void crx_deaths_did_fork(void);

void crx_waiting_will_fork(void);
void crx_waiting_did_fork(void);
/// Releases the locks in the child, where no other thread waits, although the copied memory may say so.
void crx_waiting_did_fork_in_child(void);
