"""Which function builds which picture.  A family file decorates its functions:

    @machine('box-bubble-pressing-machine', overall_length_m=1.3)
    def box_bubble_pressing_machine():
        ...

Camera settings go into the decorator too (see studio.Look): azimuth, elevation, lens, fill,
fill_height.
"""
__all__ = ['box_style', 'machine', 'sample', 'view']

REGISTRY = {}


class Subject:
    """A picture: its name, the folder it goes to, the function that builds its scene, its look."""

    def __init__(self, name, folder, build, look, overall_length_m=None, livery='blue'):
        self.name, self.folder, self.build, self.look = name, folder, build, look
        self.overall_length_m, self.livery = overall_length_m, livery


def _register(name, folder, look, overall_length_m=None, livery='blue'):
    def decorate(build):
        if name in REGISTRY:
            raise ValueError(f"two functions build '{name}'")
        REGISTRY[name] = Subject(name, folder, build, look, overall_length_m, livery)
        return build
    return decorate


def machine(slug, overall_length_m, livery='blue', **look):
    """A machine: products/SLUG.webp and its points.  overall_length_m is the real machine's; a
    model may be shorter.  livery is what its group of makers paints it (materials.LIVERIES)."""
    return _register(slug, 'products', {'kind': 'machine', **look}, overall_length_m, livery)


def sample(number, **look):
    """A pack: applications/packaging-NUMBER.webp."""
    return _register(f'packaging-{number}', 'applications', {'kind': 'pack', **look})


def box_style(number, **look):
    """A box: boxes/box-NUMBER.webp."""
    return _register(f'box-{number}', 'boxes', {'kind': 'pack', **look})


def view(name, livery='blue', **look):
    """Any other picture: views/NAME.webp.  kind='pack' for packs, else lit as a machine; livery
    where a machine is in it."""
    return _register(name, 'views', {'kind': 'machine', **look}, livery=livery)
