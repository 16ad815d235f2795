// The module CGTK. A system library has no folder of headers that a target could search, so this names the file.
#pragma once

#include "../../../CGTK/shim.h"
