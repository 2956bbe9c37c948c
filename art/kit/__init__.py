"""The modelling kit: everything a subject needs, under one roof.

Units are metres and degrees.  x runs with the material (feed at -x, delivery at +x), y is depth
(operator side at -y), z points up and the floor is z = 0.  A subject imports by name:

    from kit import block, cross_cylinder, machine, plate, rounded_rectangle, station
"""
from .materials import *  # noqa: F401,F403
from .parts import *  # noqa: F401,F403
from .parts_guards import *  # noqa: F401,F403
from .parts_panels import *  # noqa: F401,F403
from .parts_rigid import *  # noqa: F401,F403
from .points import *  # noqa: F401,F403
from .primitives import *  # noqa: F401,F403
from .registry import *  # noqa: F401,F403
from .stock import *  # noqa: F401,F403
