"""The dishes of the menu, a row each in art/menu.yaml; every row is a scene of its slug."""
import functools
import yaml
from .dishes import HERE, SCENES
from . import griddle, serve

serve.LAYERS.update(griddle.LAYERS)
for slug, row in yaml.safe_load(open(HERE + '/menu.yaml')).items():
    SCENES[slug] = functools.partial(serve.serve, slug, row)
