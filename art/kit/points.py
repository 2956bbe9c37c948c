"""Points the site draws its dimension line and station balloons from."""
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

__all__ = ['front_edge', 'station']

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
