"""usage: scripts/sources/symbols.py FOLDER OUTPUT MODULE [REEXPORTED...]

Writes the symbol graphs of MODULE into OUTPUT, together with the symbols of the modules that it re-exports, as if
MODULE declared them all. FOLDER has the graphs that `swift package dump-symbol-graph` wrote.
"""
import json
import pathlib
import sys


def extended(graph, declared):
    """The symbols and relationships of an extension graph. The members of an extension of a type in `declared` become
    members of the type, and the extension is left out."""
    types = {each["source"]: each["target"] for each in graph["relationships"]
             if each["kind"] == "extensionTo" and each["target"] in declared}
    symbols = [each for each in graph["symbols"] if each["identifier"]["precise"] not in types]
    relationships = []
    for each in graph["relationships"]:
        if each["source"] in types and each["kind"] == "extensionTo":
            continue
        relationships.append({**each, "source": types.get(each["source"], each["source"]), "target": types.get(each["target"], each["target"])})
    return symbols, relationships


def add(graph, symbols, relationships):
    known = {each["identifier"]["precise"] for each in graph["symbols"]}
    graph["symbols"] += [each for each in symbols if each["identifier"]["precise"] not in known]
    graph["relationships"] += relationships


def merged(folder, module, reexported):
    """The graphs of `module` by file name: its own, and one for each other module that it extends."""
    modules = [module, *reexported]
    main = json.loads((folder / f"{module}.symbols.json").read_text())
    for name in reexported:
        graph = json.loads((folder / f"{name}.symbols.json").read_text())
        add(main, graph["symbols"], graph["relationships"])
    declared = {each["identifier"]["precise"] for each in main["symbols"]}
    graphs = {f"{module}.symbols.json": main}
    for name in modules:
        for path in sorted(folder.glob(f"{name}@*.symbols.json")):
            graph, other = json.loads(path.read_text()), path.name.split("@")[1].split(".")[0]
            file = f"{module}.symbols.json" if other in modules else f"{module}@{other}.symbols.json"
            target = graphs.setdefault(file, {**graph, "module": main["module"], "symbols": [], "relationships": []})
            add(target, *extended(graph, declared))
    return graphs


def main(arguments):
    if len(arguments) < 3:
        sys.exit(__doc__)
    folder, output, module, *reexported = arguments
    for name, graph in merged(pathlib.Path(folder), module, reexported).items():
        (pathlib.Path(output) / name).write_text(json.dumps(graph))


if __name__ == "__main__":
    main(sys.argv[1:])
