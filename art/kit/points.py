"""Points the site draws its dimension line and station balloons from."""
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

__all__ = ['front_edge', 'station']

NEAR = .05                  # metres that a station may lie inside its part
STEP = .002                 # metres behind a clear cover from which the eye looks on

_stations = []
_edge = []


def forget_points():
    """Called when a new scene is started."""
    _stations.clear()
    _edge.clear()


def station(name, position):
    """Mark a station of the machine: its name and a point on it (x, y, z) the viewer can see.
    Call it once per station, in the order of the material's way."""
    _stations.append((name, Vector(position)))


def front_edge(start, end):
    """The machine's front bottom edge on the floor, feed end first: the overall length."""
    _edge[:] = [Vector(start), Vector(end)]


def marked_stations():
    """[(name, position)] as they were marked."""
    return list(_stations)


def hidden_stations():
    """Lines about stations that something opaque hides from the camera: name, how far before it,
    which surface.  Clear covers hide nothing."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    eye = scene.camera.matrix_world.translation
    lines = []
    for name, point in _stations:
        way = (point - eye).normalized()
        place, hit = eye, True
        while hit:
            hit, place, _, _, item, _ = scene.ray_cast(graph, place + way * STEP, way)
            surfaces = [slot.material for slot in item.material_slots] if hit else []
            if surfaces and not all(map(_is_clear, surfaces)):
                before = (point - eye).length - (place - eye).length
                if before > NEAR:
                    lines.append(f'station {name} is {before:.2f} m behind {surfaces[0].name}')
                break
    return lines


def _is_clear(surface):
    return any(node.type == 'BSDF_TRANSPARENT' for node in surface.node_tree.nodes)


def projected_points():
    """What was marked, in picture coordinates: 0..1, origin top left.  None without marks."""
    if not _edge and not _stations:
        return None
    scene = bpy.context.scene
    bpy.context.view_layer.update()

    def on_picture(point):
        seen = world_to_camera_view(scene, scene.camera, point)
        return [round(seen.x, 4), round(1 - seen.y, 4)]

    return {
        'edge': [on_picture(point) for point in _edge],
        'stations': [{'name': name, 'at': on_picture(point)} for name, point in _stations],
    }
