import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Nim in a lecture"
language = "en"
extensions = ["mexplorer_sphinx"]
mexplorer_script = "mexplorer-standalone.js"
exclude_patterns = ["README.md"]
