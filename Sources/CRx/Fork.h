// Called around fork() by Fork.c: each file takes its own locks before, and releases them after.
#pragma once

void crx_deaths_will_fork(void);
void crx_deaths_did_fork(void);

void crx_waiting_will_fork(void);
void crx_waiting_did_fork(void);
/// In the child no other thread waits, whatever the copied memory says.
void crx_waiting_is_child(void);
