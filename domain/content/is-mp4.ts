/** The brands of files that browsers play as mp4, without QuickTime's own. */
const BRANDS = [
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'M4VH',
  'M4VP',
  'dash',
  'MSNV',
]
const NEXT = ['moov', 'mdat', 'free', 'skip', 'wide', 'uuid', 'moof', 'sidx', 'styp', 'pdin', 'meta']

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const number = (bytes: Uint8Array, at: number) => bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)

/**
 * Whether a file is mp4 by its first bytes (4 KB are enough): a file type box with an mp4 brand, then a box that may
 * follow it. The file name's extension is no proof (spec 3.5.8).
 */
export function isMp4(bytes: Uint8Array): boolean {
  const length = number(bytes, 0)
  if (text(bytes, 4) !== 'ftyp' || length < 16 || length % 4 !== 0 || length + 8 > bytes.length) return false
  const brands = [text(bytes, 8)]
  for (let at = 16; at < length; at += 4) brands.push(text(bytes, at))
  return brands.some((brand) => BRANDS.includes(brand)) && NEXT.includes(text(bytes, length + 4))
}
