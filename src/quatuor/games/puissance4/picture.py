"""The picture of `puissance4`: the upright grid."""

from quatuor.pictures.svg.grid import draw as draw, mark as mark
