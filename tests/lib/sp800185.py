# SPDX-License-Identifier: Apache-2.0
"""The sample values of NIST for SP 800-185 (CSRC, "Examples with intermediate values"), numbered as there."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Sample:
    """One call of a function of the model or of the reference, and its output, or the end of a longer output."""

    function: str
    arguments: dict[str, Any]
    output: bytes

    def holds(self, got: bytes) -> bool:
        """`got` is what the sample says."""
        return len(got) == self.arguments["out_bytes"] and got.endswith(self.output)


_KEY = bytes(range(0x40, 0x60))
_SHORT, _LONG = bytes(range(4)), bytes(range(200))
_ITEMS = [bytes.fromhex(item) for item in ("000102", "101112131415", "202122232425262728")]
_EIGHTS = bytes(16 * i + j for i in range(3) for j in range(8))
_TWELVES = bytes(16 * i + j for i in range(6) for j in range(12))


def _samples(function: str, calls: list[dict[str, Any]], outputs: str, **more: bool) -> list[Sample]:
    """One sample per call; each output is a separate paragraph."""
    values = [bytes.fromhex(paragraph) for paragraph in outputs.split("\n\n")]
    return [
        Sample(function, {"out_bytes": len(value), **call, **more}, value)
        for call, value in zip(calls, values, strict=True)
    ]


_CSHAKE_CALLS = [
    {"strength": strength, "data": data, "custom": b"Email Signature"}
    for strength in (128, 256)
    for data in (_SHORT, _LONG)
]
_KMAC_CALLS = [
    {"strength": strength, "key": _KEY, "data": data, "custom": custom}
    for strength, data, custom in (
        (128, _SHORT, b""),
        (128, _SHORT, b"My Tagged Application"),
        (128, _LONG, b"My Tagged Application"),
        (256, _SHORT, b"My Tagged Application"),
        (256, _LONG, b""),
        (256, _LONG, b"My Tagged Application"),
    )
]
_TUPLE_CALLS = [
    {"strength": strength, "items": _ITEMS[:count], "custom": custom}
    for strength in (128, 256)
    for count, custom in ((2, b""), (2, b"My Tuple App"), (3, b"My Tuple App"))
]
_PARALLEL_CALLS = [
    {"strength": strength, "data": data, "block_bytes": block, "custom": custom}
    for strength in (128, 256)
    for data, block, custom in ((_EIGHTS, 8, b""), (_EIGHTS, 8, b"Parallel Data"), (_TWELVES, 12, b"Parallel Data"))
]

CSHAKE = _samples(
    "cshake",
    _CSHAKE_CALLS,
    """\
c1c36925b6409a04f1b504fcbca9d82b4017277cb5ed2b2065fc1d3814d5aaf5

c5221d50e4f822d96a2e8881a961420f294b7b24fe3d2094baed2c6524cc166b

d008828e2b80ac9d2218ffee1d070c48b8e4c87bff32c9699d5b6896eee0edd1
64020e2be0560858d9c00c037e34a96937c561a74c412bb4c746469527281c8c

07dc27b11e51fbac75bc7b3c1d983e8b4b85fb1defaf218912ac864302730917
27f42b17ed1df63e8ec118f04b23633c1dfb1574c8fb55cb45da8e25afb092bb""",
)

KMAC = _samples(
    "kmac",
    _KMAC_CALLS,
    """\
e5780b0d3ea6f7d3a429c5706aa43a00fadbd7d49628839e3187243f456ee14e

3b1fba963cd8b0b59e8c1a6d71888b7143651af8ba0a7070c0979e2811324aa5

1f5b4e6cca02209e0dcb5ca635b89a15e271ecc760071dfd805faa38f9729230

20c570c31346f703c9ac36c61c03cb64c3970d0cfc787e9b79599d273a68d2f7
f69d4cc3de9d104a351689f27cf6f5951f0103f33f4f24871024d9c27773a8dd

75358cf39e41494e949707927cee0af20a3ff553904c86b08f21cc414bcfd691
589d27cf5e15369cbbff8b9a4c2eb17800855d0235ff635da82533ec6b759b69

b58618f71f92e1d56c1b8c55ddd7cd188b97b4ca4d99831eb2699a837da2e4d9
70fbacfde50033aea585f1a2708510c32d07880801bd182898fe476876fc8965""",
)

KMAC_XOF = _samples(
    "kmac",
    _KMAC_CALLS,
    """\
cd83740bbd92ccc8cf032b1481a0f4460e7ca9dd12b08a0c4031178bacd6ec35

31a44527b4ed9f5c6101d11de6d26f0620aa5c341def41299657fe9df1a3b16c

47026c7cd793084aa0283c253ef658490c0db61438b8326fe9bddf281b83ae0f

1755133f1534752aad0748f2c706fb5c784512cab835cd15676b16c0c6647fa9
6faa7af634a0bf8ff6df39374fa00fad9a39e322a7c92065a64eb1fb0801eb2b

ff7b171f1e8a2b24683eed37830ee797538ba8dc563f6da1e667391a75edc02c
a633079f81ce12a25f45615ec89972031d18337331d24ceb8f8ca8e6a19fd98b

d5be731c954ed7732846bb59dbe3a8e30f83e77a4bff4459f2f1c2b4ecebb8ce
67ba01c62e8ab8578d2d499bd1bb276768781190020a306a97de281dcc30305d""",
    xof=True,
)

TUPLE_HASH = _samples(
    "tuple_hash",
    _TUPLE_CALLS,
    """\
c5d8786c1afb9b82111ab34b65b2c0048fa64e6d48e263264ce1707d3ffc8ed1

75cdb20ff4db1154e841d758e24160c54bae86eb8c13e7f5f40eb35588e96dfb

e60f202c89a2631eda8d4c588ca5fd07f39e5151998deccf973adb3804bb6e84

cfb7058caca5e668f81a12a20a2195ce97a925f1dba3e7449a56f82201ec6073
11ac2696b1ab5ea2352df1423bde7bd4bb78c9aed1a853c78672f9eb23bbe194

147c2191d5ed7efd98dbd96d7ab5a11692576f5fe2a5065f3e33de6bba9f3aa1
c4e9a068a289c61c95aab30aee1e410b0b607de3620e24a4e3bf9852a1d4367e

45000be63f9b6bfd89f54717670f69a9bc763591a4f05c50d68891a744bcc6e7
d6d5b5e82c018da999ed35b0bb49c9678e526abd8e85c13ed254021db9e790ce""",
)

TUPLE_HASH_XOF = _samples(
    "tuple_hash",
    _TUPLE_CALLS,
    """\
2f103cd7c32320353495c68de1a8129245c6325f6f2a3d608d92179c96e68488

3fc8ad69453128292859a18b6c67d7ad85f01b32815e22ce839c49ec374e9b9a

900fe16cad098d28e74d632ed852f99daab7f7df4d99e775657885b4bf76d6f8

03ded4610ed6450a1e3f8bc44951d14fbc384ab0efe57b000df6b6df5aae7cd5
68e77377daf13f37ec75cf5fc598b6841d51dd207c991cd45d210ba60ac52eb9

6483cb3c9952eb20e830af4785851fc597ee3bf93bb7602c0ef6a65d741aeca7
e63c3b128981aa05c6d27438c79d2754bb1b7191f125d6620fca12ce658b2442

0c59b11464f2336c34663ed51b2b950bec743610856f36c28d1d088d8a244628
4dd09830a6a178dc752376199fae935d86cfdee5913d4922dfd369b66a53c897""",
    xof=True,
)

PARALLEL_HASH = _samples(
    "parallel_hash",
    _PARALLEL_CALLS,
    """\
ba8dc1d1d979331d3f813603c67f72609ab5e44b94a0b8f9af46514454a2b4f5

fc484dcb3f84dceedc353438151bee58157d6efed0445a81f165e495795b7206

f7fd5312896c6685c828af7e2adb97e393e7f8d54e3c2ea4b95e5aca3796e8fc

bc1ef124da34495e948ead207dd9842235da432d2bbc54b4c110e64c45110553
1b7f2a3e0ce055c02805e7c2de1fb746af97a1dd01f43b824e31b87612410429

cdf15289b54f6212b4bc270528b49526006dd9b54e2b6add1ef6900dda3963bb
33a72491f236969ca8afaea29c682d47a393c065b38e29fae651a2091c833110

69d0fcb764ea055dd09334bc6021cb7e4b61348dff375da262671cdec3effa8d
1b4568a6cce16b1cad946ddde27f6ce2b8dee4cd1b24851ebf00eb90d43813e9""",
)

PARALLEL_HASH_XOF = _samples(
    "parallel_hash",
    _PARALLEL_CALLS,
    """\
fe47d661e49ffe5b7d999922c062356750caf552985b8e8ce6667f2727c3c8d3

ea2a793140820f7a128b8eb70a9439f93257c6e6e79b4a540d291d6dae7098d7

0127ad9772ab904691987fcc4a24888f341fa0db2145e872d4efd255376602f0

c10a052722614684144d28474850b410757e3cba87651ba167a5cbddff7f4666
75fbf84bcae7378ac444be681d729499afca667fb879348bfdda427863c82f1c

538e105f1a22f44ed2f5cc1674fbd40be803d9c99bf5f8d90a2c8193f3fe6ea7
68e5c1a20987e2c9c65febed03887a51d35624ed12377594b5585541dc377efc

6b3e790b330c889a204c2fbc728d809f19367328d852f4002dc829f73afd6bce
fb7fe5b607b13a801c0be5c1170bdb794e339458fdb0e62a6af3d42558970249""",
    xof=True,
)

ALL = [*CSHAKE, *KMAC, *KMAC_XOF, *TUPLE_HASH, *TUPLE_HASH_XOF, *PARALLEL_HASH, *PARALLEL_HASH_XOF]
