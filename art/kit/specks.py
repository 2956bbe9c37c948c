"""Isolated pixels on the ground, as a patched or badly masked picture has them."""
import numpy as np
from PIL import Image

OPAQUE = 128            # of 255: what covers at least half of its pixel belongs to the subject
LARGEST_SPECK = 40      # pixels, in a picture 1600 wide


def specks(path):
    """[(x, y), ...] of the subject's pieces in that picture that are too small to be a part."""
    with Image.open(path) as picture:
        covered = np.asarray(picture.convert('RGBA').getchannel('A')) >= OPAQUE
    largest = LARGEST_SPECK * covered.shape[1] / 1600
    return [at for size, at in _pieces(covered) if size < largest]


def _pieces(covered):
    """(size in pixels, a place in it) of each connected piece: the runs of a row take the label of
    the runs they touch in the row above."""
    leader, size, place, above = [], [], [], []

    def root(label):
        while leader[label] != label:
            label = leader[label]
        return label

    for y, row in enumerate(covered):
        ends = np.flatnonzero(np.diff(np.concatenate(([0], row.view(np.int8), [0]))))
        runs = []
        for start, end in ends.reshape(-1, 2):
            touched = sorted({root(label) for first, last, label in above
                              if first <= end and last >= start})
            if not touched:
                touched = [len(leader)]
                leader.append(touched[0])
                size.append(0)
                place.append((int(start), y))
            label, *joined = touched
            for other in joined:
                leader[other] = label
                size[label] += size[other]
            size[label] += int(end - start)
            runs.append((start, end, label))
        above = runs
    return [(size[label], place[label]) for label in range(len(leader)) if leader[label] == label]
