"""The list of pictures, read from the subject files as text: no Blender needed.

A picture's source is its function (with decorators) and the helper functions and constants of the
same file it uses, but not the kit: a change there must not make every picture stale.  Raise
LOOK_VERSION by hand when all pictures should be rendered again.
"""
import ast
import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

LOOK_VERSION = 1
# Further pictures of a machine, beside the main one from the feed end: how the camera sees it.
VIEWS = {
    'operator': {'azimuth': -7, 'elevation': 9},
    'delivery': {'azimuth': 50, 'elevation': 18},
}
DECORATORS = {
    'machine': ('products', '{}'),
    'sample': ('applications', 'packaging-{}'),
    'box_style': ('boxes', 'box-{}'),
    'view': ('views', '{}'),
}


@dataclass(frozen=True)
class Entry:
    """One picture: name, folder below content/images, file (module) it is built in, source hash.
    A further picture of a machine tells which machine and which view."""
    name: str
    folder: str
    module: str
    digest: str
    machine: str = ''
    view: str = ''

    @property
    def picture(self):
        """Path of the picture below content/images."""
        return Path(self.folder) / f'{self.name}.webp'

    @property
    def points(self):
        """Path of a machine's points, else None."""
        has_points = self.folder == 'products' and not self.view
        return Path(self.folder) / f'{self.name}.points.json' if has_points else None

    def seen_from(self, view):
        """A further picture of this machine; another angle makes only that picture stale."""
        source = f'{self.digest} {sorted(VIEWS[view].items())}'
        return replace(self, name=f'{self.name}-{view}', machine=self.name, view=view,
                       digest=hashlib.sha256(source.encode()).hexdigest()[:16])


def read_inventory(subjects):
    """All entries of the files in the folder subjects, in the files' order."""
    entries = []
    for path in sorted(Path(subjects).glob('*.py')):
        entries += _entries_of(path)
    seen = {}
    for entry in entries:
        if entry.name in seen:
            raise SystemExit(f"art: two functions build '{entry.name}': "
                             f'{seen[entry.name]}.py and {entry.module}.py')
        seen[entry.name] = entry.module
    return entries


def with_views(entries):
    """The entries, then the further pictures of their machines."""
    return [*entries, *(entry.seen_from(view) for view in VIEWS for entry in entries
                        if entry.folder == 'products')]


def _entries_of(path):
    source = path.read_text(encoding='utf-8')
    try:
        tree = ast.parse(source, str(path))
    except SyntaxError as error:
        raise SystemExit(f'art: {path.name} line {error.lineno}: {error.msg}') from None
    lines = source.splitlines()
    helpers, subjects = {}, []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names = [_picture_name(decorator) for decorator in node.decorator_list]
            names = [name for name in names if name]
            if names:
                subjects.append((names, node))
            else:
                helpers[node.name] = node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    helpers[target.id] = node
    entries = []
    for names, node in subjects:
        text = '\n'.join(_text(lines, item) for item in _with_helpers(node, helpers))
        digest = hashlib.sha256(f'{LOOK_VERSION}\n{text}'.encode()).hexdigest()[:16]
        entries += [Entry(name, folder, path.stem, digest) for name, folder in names]
    return entries


def _picture_name(decorator):
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name)
            and decorator.func.id in DECORATORS and decorator.args):
        return None
    folder, pattern = DECORATORS[decorator.func.id]
    return pattern.format(ast.literal_eval(decorator.args[0])), folder


def _with_helpers(node, helpers):
    """The function, then what it uses from its own file, in the file's order."""
    found, waiting = {}, [node]
    while waiting:
        for part in ast.walk(waiting.pop()):
            if isinstance(part, ast.Name) and part.id in helpers and part.id not in found:
                found[part.id] = helpers[part.id]
                waiting.append(helpers[part.id])
    return [node, *sorted(found.values(), key=lambda item: item.lineno)]


def _text(lines, node):
    first = min([node.lineno, *(d.lineno for d in getattr(node, 'decorator_list', []))])
    return '\n'.join(lines[first - 1:node.end_lineno])
