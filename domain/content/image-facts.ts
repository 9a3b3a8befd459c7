export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif'
/** The type and size of an image, read from its bytes; width and height in pixels. */
export type ImageFacts = { type: ImageType; width: number; height: number }

/** The maximum side of an image, in pixels: a small file can claim to be huge. */
const MAX_SIDE = 10_000

const text = (bytes: Uint8Array, at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length))
const at = (bytes: Uint8Array, index: number) => bytes[index] ?? 0
const big16 = (bytes: Uint8Array, index: number) => at(bytes, index) * 256 + at(bytes, index + 1)
const big32 = (bytes: Uint8Array, index: number) => big16(bytes, index) * 65_536 + big16(bytes, index + 2)
const little16 = (bytes: Uint8Array, index: number) => at(bytes, index) + at(bytes, index + 1) * 256
const little24 = (bytes: Uint8Array, index: number) => little16(bytes, index) + at(bytes, index + 2) * 65_536

/** Checks the signature, a header chunk with valid values, and a following chunk. */
function png(bytes: Uint8Array): ImageFacts | undefined {
  if (text(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || big32(bytes, 8) !== 13 || text(bytes, 12) !== 'IHDR')
    return undefined
  const [depth, color, compression, filter, interlace] = bytes.subarray(24, 29)
  if (![1, 2, 4, 8, 16].includes(depth ?? 0) || ![0, 2, 3, 4, 6].includes(color ?? 1)) return undefined
  if (compression !== 0 || filter !== 0 || (interlace ?? 2) > 1 || !/^[A-Za-z]{4}$/.test(text(bytes, 37)))
    return undefined
  return { type: 'png', width: big32(bytes, 16), height: big32(bytes, 20) }
}

/** Checks the screen descriptor and, after the colors, a block that may begin an image. */
function gif(bytes: Uint8Array): ImageFacts | undefined {
  if (!['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) return undefined
  const packed = at(bytes, 10)
  const colors = packed >= 128 ? 3 * 2 ** ((packed % 8) + 1) : 0
  if (![0x21, 0x2c].includes(at(bytes, 13 + colors))) return undefined
  return { type: 'gif', width: little16(bytes, 6), height: little16(bytes, 8) }
}

/** Checks for a RIFF file of type WEBP whose length is within the file: lossy, lossless, or extended. */
function webp(bytes: Uint8Array): ImageFacts | undefined {
  if (text(bytes, 0) !== 'RIFF' || text(bytes, 8) !== 'WEBP') return undefined
  const length = little24(bytes, 4) + at(bytes, 7) * 2 ** 24
  if (length < 22 || length + 8 > bytes.length) return undefined
  const kind = text(bytes, 12)
  if (kind === 'VP8X') return { type: 'webp', width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 }
  if (kind === 'VP8 ' && text(bytes, 23, 3) === '\x9d\x01\x2a')
    return { type: 'webp', width: little16(bytes, 26) % 16_384, height: little16(bytes, 28) % 16_384 }
  if (kind !== 'VP8L' || at(bytes, 20) !== 0x2f) return undefined
  // 14 bits each, least significant first.
  const packed = little24(bytes, 21) + at(bytes, 24) * 2 ** 24
  return { type: 'webp', width: (packed % 16_384) + 1, height: (Math.floor(packed / 16_384) % 16_384) + 1 }
}

/** Markers that begin a frame: its height and width follow. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks from segment to segment until the frame's; stops at anything that is not a segment. */
function jpeg(bytes: Uint8Array): ImageFacts | undefined {
  if (at(bytes, 0) !== 0xff || at(bytes, 1) !== 0xd8) return undefined
  for (let index = 2; index + 9 < bytes.length;) {
    const marker = at(bytes, index + 1)
    if (at(bytes, index) !== 0xff || (marker < 0xc0 && marker !== 0x01)) return undefined
    if (marker === 0xff) index += 1
    else if (isFrame(marker)) return { type: 'jpeg', width: big16(bytes, index + 7), height: big16(bytes, index + 5) }
    else if (marker === 0xd9 || marker === 0xda || big16(bytes, index + 2) < 2) return undefined
    else index += 2 + big16(bytes, index + 2)
  }
  return undefined
}

/**
 * Returns the type and size of an image by its bytes; undefined for any other file, whatever its name, and for an image
 * with a side of 0 or over 10,000 pixels.
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const facts = png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes)
  const isShown = facts !== undefined && [facts.width, facts.height].every((side) => side > 0 && side <= MAX_SIDE)
  return isShown ? facts : undefined
}
