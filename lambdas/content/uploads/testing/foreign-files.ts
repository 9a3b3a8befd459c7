type Bytes = Uint8Array<ArrayBuffer>

const SIZE = 600

const bytesOf = (...parts: (string | readonly number[])[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0) % 256) : [...part])),
  )

/** Pads with deterministic bytes, so that length reveals nothing. */
const filled = (head: Bytes, size = SIZE): Bytes => {
  const whole = new Uint8Array(Math.max(size, head.length))
  for (let i = 0; i < whole.length; i += 1) whole[i] = (i * 37 + head.length * 11) % 256
  whole.set(head)
  return whole
}

const u32 = (n: number) => [
  Math.floor(n / 2 ** 24) % 256,
  Math.floor(n / 65_536) % 256,
  Math.floor(n / 256) % 256,
  n % 256,
]
const ftyp = (brand: string, ...others: string[]) =>
  bytesOf(u32(16 + 4 * others.length), 'ftyp', brand, u32(512), others.join(''))

/** The starts of files that are neither a supported video nor a supported image, by format. */
const HEADS: Record<string, readonly Bytes[]> = {
  page: [
    '<!DOCTYPE html><script>alert(1)</script>',
    '<html><body onload=alert(1)>',
    '\n<HTML>',
    '\xef\xbb\xbf<html>',
    '<script>',
    '<!-- ftyp -->',
    '<?php system($_GET[0]);',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">',
  ].map((head) => bytesOf(head)),
  drawing: [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
    '<?xml version="1.0"?><svg>',
    '<!DOCTYPE svg>',
    '\xef\xbb\xbf<svg>',
  ].map((head) => bytesOf(head)),
  program: [
    bytesOf('MZ', [0x90, 0, 3, 0]),
    bytesOf([0x7f], 'ELF', [2, 1, 1]),
    bytesOf([0xcf, 0xfa, 0xed, 0xfe]),
    bytesOf([0xca, 0xfe, 0xba, 0xbe]),
    bytesOf('#!/bin/sh\n'),
    bytesOf([0], 'asm', [1, 0, 0, 0]),
    bytesOf('dex\n035'),
  ],
  matroska: ['webm', 'matroska'].map((kind) =>
    bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + kind.length], kind),
  ),
  riff: ['AVI LIST', 'WAVEfmt ', 'RMIDMThd', 'ACONanih'].map((kind) => bytesOf('RIFF', [0x50, 2, 0, 0], kind)),
  sound: [
    bytesOf('ID3', [4, 0, 0, 0, 0, 0, 0]),
    bytesOf([0xff, 0xfb, 0x90, 0]),
    bytesOf([0xff, 0xf1, 0x50, 0x80]),
    bytesOf('OggS', [0, 2]),
    bytesOf('fLaC'),
    bytesOf('MThd', u32(6)),
    bytesOf('#!AMR\n'),
    bytesOf('FORM', u32(500), 'AIFF'),
  ],
  document: [
    bytesOf('%PDF-1.7\n'),
    bytesOf('{\\rtf1'),
    bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    bytesOf('%!PS-Adobe-3.0'),
  ],
  archive: [
    bytesOf('PK', [3, 4]),
    bytesOf('PK', [5, 6]),
    bytesOf('Rar!', [0x1a, 7, 0]),
    bytesOf("7z\xbc\xaf'\x1c"),
    bytesOf([0x1f, 0x8b, 8]),
    bytesOf('BZh9'),
    bytesOf([0xfd], '7zXZ', [0]),
    bytesOf([0x28, 0xb5, 0x2f, 0xfd]),
  ],
  picture: [
    bytesOf('BM', [0, 0, 1, 0]),
    bytesOf('II*', [0]),
    bytesOf('MM', [0], '*'),
    bytesOf([0, 0, 1, 0, 1, 0]),
    bytesOf('8BPS', [0, 1]),
    ftyp('heic', 'mif1', 'heic'),
    ftyp('avif', 'mif1'),
    ftyp('crx '),
    bytesOf([0, 0, 0, 12], 'jP  \r\n\x87\n'),
    bytesOf([0, 0, 0, 12], 'JXL \r\n\x87\n'),
  ],
  video: [
    bytesOf('FLV', [1, 5]),
    bytesOf([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]),
    bytesOf([0, 0, 1, 0xba]),
    bytesOf([0x47, 0x40, 0, 0x10]),
    ftyp('qt  '),
    bytesOf(u32(8), 'wide', u32(500), 'mdat'),
    bytesOf(u32(500), 'moov', u32(100), 'mvhd'),
  ],
  text: [
    '{"video":true}',
    'WEBVTT\n\n',
    'name,price\n1,2',
    'hello world',
    ' '.repeat(40),
    '\n'.repeat(40),
    'data:video/mp4;base64,AAAA',
    'javascript:alert(1)',
  ].map((head) => bytesOf(head)),
  nothing: [bytesOf([0]), bytesOf(Array<number>(64).fill(0)), bytesOf(Array<number>(64).fill(255))],
}

/** Files that are neither mp4 nor an image, each with its format. Some are truncated, some begin with a space. */
export function foreignFiles(): [string, Bytes][] {
  const heads = Object.entries(HEADS).flatMap(([kind, all]) =>
    all.map((head, i): [string, Bytes] => [`${kind} ${i + 1}`, head]),
  )
  return heads.flatMap(([name, head]): [string, Bytes][] => [
    [name, filled(head)],
    [`${name}, cut off`, head],
    [`${name}, behind a space`, filled(bytesOf(' ', [...head]))],
  ])
}

/** Files that only start like mp4, or name it in the wrong place. */
export function almostMp4(): [string, Bytes][] {
  const whole = bytesOf([...ftyp('isom', 'iso2', 'mp41')], u32(8), 'free', u32(100), 'mdat')
  const cut = Array.from({ length: 32 }, (_, i): [string, Bytes] => [`cut off after ${i} bytes`, whole.slice(0, i)])
  const hidden = foreignFiles()
    .filter(([name]) => !name.includes(','))
    .map(([name, file]): [string, Bytes] => [`${name} before an mp4`, bytesOf([...file], [...whole])])
  const boxes = ['<scr', 'html', 'MZ\x90\0', 'svg ', 'PK\x03\x04', '%PDF', '\0\0\0\0', 'ftyp'].map(
    (box): [string, Bytes] => [
      `${JSON.stringify(box)} where a box begins`,
      filled(bytesOf([...ftyp('isom')], u32(500), box)),
    ],
  )
  const lengths = [0, 1, 7, 8, 12, 15, 17, 18, 19, 2 ** 31, 2 ** 32 - 4].map((length): [string, Bytes] => [
    `a file type box of ${length} bytes`,
    filled(bytesOf(u32(length), 'ftypisom', u32(512), u32(500), 'mdat')),
  ])
  return [...cut, ...hidden, ...boxes, ...lengths]
}

/** Files that only start like images. */
export function almostImages(): [string, Bytes][] {
  const signature = '\x89PNG\r\n\x1a\n'
  const png = (width: number, height: number, ...more: number[]) =>
    filled(bytesOf(signature, u32(13), 'IHDR', u32(width), u32(height), more, u32(0), u32(10), 'IDAT'))
  const fine = [8, 2, 0, 0, 0]
  const gif = (width: readonly number[], packed: number, next: string) =>
    filled(bytesOf('GIF89a', width, [10, 0, packed, 0, 0], next))
  const cut = Array.from({ length: 38 }, (_, i): [string, Bytes] => [
    `a png cut off after ${i} bytes`,
    png(9, 9, ...fine).slice(0, i),
  ])
  const script = '/*<script>alert(1)</script>*/'
  return [
    ...cut,
    ['a png of no width', png(0, 9, ...fine)],
    ['a png that claims to be huge', png(200_000, 9, ...fine)],
    ['a png of a depth that is none', png(9, 9, 3, 2, 0, 0, 0)],
    ['a png of colours that are none', png(9, 9, 8, 5, 0, 0, 0)],
    ['a png and a page', filled(bytesOf(signature, '<html><script>alert(1)</script>'))],
    ['a gif and a script', gif([0x2f, 0x2a], 0, script)],
    ['a gif of no width', gif([0, 0], 0, ',')],
    ['a gif without a block', gif([9, 0], 0, '<html>')],
    ['a gif of colours alone', bytesOf('GIF89a', [9, 0, 9, 0, 0xf7, 0, 0], Array<number>(700).fill(0x2c))],
    ['a webp of another kind', filled(bytesOf('RIFF', [200, 0, 0, 0], 'WEBPVP9 '))],
    [
      'a webp longer than its file',
      filled(bytesOf('RIFF', [0, 0, 1, 0], 'WEBPVP8X', [10, 0, 0, 0], Array<number>(10).fill(0))),
    ],
    ['a webp of no frame', filled(bytesOf('RIFF', [200, 0, 0, 0], 'WEBPVP8 ', [10, 0, 0, 0], '<script>'))],
    ['a jpeg and a page', filled(bytesOf([0xff, 0xd8, 0xff], '<html>'))],
    ['a jpeg without a frame', filled(bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xda, 0, 8]))],
    ['a jpeg of no segment', filled(bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xc0]))],
    ['a jpeg of an endless comment', bytesOf([0xff, 0xd8, 0xff, 0xfe, 0xff, 0xff], script)],
    ['a jpeg of no height', filled(bytesOf([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 9, 3]))],
  ]
}
