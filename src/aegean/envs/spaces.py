"""The space of observations that the environments with masks share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, MultiBinary

from aegean.envs.observing import Variant

Observation = dict[str, Any]


def observation_space(variant: Variant) -> Dict:
    return Dict(
        {
            "observation": Box(-1.0, 1.0, (variant.size,), np.float32),
            "action_mask": MultiBinary(variant.action_count),
        }
    )
