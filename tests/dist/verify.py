"""
Verifies a built site by the standards alone, with Python's own library and OpenSSL: nothing of the
engine runs. RFC 7515 and 7797 (JWS), 7638 (thumbprints), 8410 (Ed25519 keys), 8785 (canonical
JSON), DID Core with did:web, A2A 1.0 section 8.4. Prints what it verified; fails at what does not
hold. Arguments: the folder, and the address that it is published at.
"""
import base64, hashlib, json, pathlib, subprocess, sys, tempfile, urllib.parse

folder, base = pathlib.Path(sys.argv[1]), sys.argv[2]


def once(pairs):
    assert len(dict(pairs)) == len(pairs), "a member stands there twice"
    return dict(pairs)


def load(path):
    return json.loads((folder / path).read_text("utf8"), object_pairs_hook=once)


def canonical(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def digest(data):
    return encoded(hashlib.sha256(data).digest())


def check(head, payload, signature, methods, algorithms):
    header = json.loads(decoded(head), object_pairs_hook=once)
    assert header["alg"] in algorithms, header
    assert set(header.get("crit", [])) <= {"b64"}, header
    whole = payload if header.get("b64") is False else encoded(payload).encode()
    with tempfile.TemporaryDirectory() as place:
        key, text, sig = (pathlib.Path(place) / name for name in ("key", "text", "sig"))
        point = decoded(methods[header["kid"]]["x"])
        key.write_bytes(bytes.fromhex("302a300506032b6570032100") + point)
        text.write_bytes(head.encode() + b"." + whole)
        sig.write_bytes(decoded(signature))
        told = ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-rawin"]
        given = ["-inkey", key, "-in", text, "-sigfile", sig]
        assert subprocess.run(told + given, capture_output=True).returncode == 0, "bad signature"


did = load(".well-known/did.json")
name = "did:web:" + urllib.parse.urlsplit(base).netloc.replace(":", "%3A")
assert did["id"] == name and did["@context"][0] == "https://www.w3.org/ns/did/v1"
methods = {}
for method in did["verificationMethod"]:
    jwk = method["publicKeyJwk"]
    assert method["controller"] == name and method["type"] == "JsonWebKey2020" and "d" not in jwk
    kid = digest(canonical({member: jwk[member] for member in ("crv", "kty", "x")}))
    assert method["id"] == f"{name}#{kid}" and jwk["kid"] == kid
    methods[kid] = jwk
kids = [one.removeprefix(f"{name}#") for one in did["assertionMethod"]]
asserting = {kid: methods[kid] for kid in kids}
listed = load(".well-known/jwks.json")["keys"]
assert [(key["kid"], key["x"]) for key in listed] == [(kid, methods[kid]["x"]) for kid in methods]
print(f"did: {len(methods)} keys, {len(asserting)} may assert")

root = load("api/signatures.json")
own = root.pop("content_hash")
head, empty, signature = root["signature"].split(".")
assert own == "sha256:" + hashlib.sha256(canonical(root)).hexdigest() and empty == ""
del root["signature"]
check(head, canonical(root), signature, asserting, ["Ed25519"])
digests = {}
for part in root["parts"]:
    path = part["url"].removeprefix(base)[1:] + ".json"
    assert digest((folder / path).read_bytes()) == part["sha256"], path
    digests.update(load(path)["digests"])
files = {entry["path"]: entry["file"] for entry in load("variants/files.json") if entry["path"]}
for address, wanted in digests.items():
    path, _, detail = address.partition("?detail=")
    page = urllib.parse.unquote(path[1:])
    places = [files.get(path), page, f"{page}/index.html"]
    places = [f"variants{path}/{detail}.json"] if detail else places
    place = next(folder / one for one in places if one and (folder / one).is_file())
    assert digest(place.read_bytes()) == wanted, f"{address} is not as signed"
print(f"root: signed; {len(digests)} digests in {len(root['parts'])} parts")

card = load(".well-known/agent-card.json")
signatures = card.pop("signatures")


def said(value):
    if isinstance(value, (dict, list)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        kept = [(key, said(item)) for key, item in items]
        kept = [(key, item) for key, item in kept if item not in (None, "", [], {})]
        return dict(kept) if isinstance(value, dict) else [item for _, item in kept]
    return value


standard = "name description version supportedInterfaces provider documentationUrl capabilities"
standard += " defaultInputModes defaultOutputModes skills"
forms = [said({key: card[key] for key in standard.split() if key in card}), card]
for form, one in zip(forms, signatures, strict=True):
    check(one["protected"], canonical(form), one["signature"], asserting, ["EdDSA"])
print(f"card: {len(signatures)} signatures")
