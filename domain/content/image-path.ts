import type { ImageType } from './image-facts.ts'

/** How the name of an image ends, by what its bytes are. */
export const IMAGE_ENDINGS: Record<ImageType, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' }

/** Characters of a name, each one of 36: 134 bits. */
const LENGTH = 26

/**
 * The name of an image by the SHA-256 of its bytes: who does not have them does not guess it, and the same bytes have the same name.
 * `digest`: its 32 bytes.
 */
export function imageName(digest: Uint8Array): string {
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${hex}`).toString(36).padStart(LENGTH, '0').slice(-LENGTH)
}

/** The path of the site that an image lies under: it never changes. */
export const imagePath = (name: string, type: ImageType): string => `/images/${name}.${IMAGE_ENDINGS[type]}`

/** Whether an address is that of an image of ours: no other host, no scheme, no other path. */
export const isImagePath = (address: string): boolean => /^\/images\/[0-9a-z]{26}\.(?:png|jpg|webp|gif)$/.test(address)
