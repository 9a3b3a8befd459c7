import type { ImageType } from './image-facts.ts'

/** File extensions by image type. */
export const IMAGE_ENDINGS: Record<ImageType, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' }

/** Characters in a name, in base 36: 134 bits. */
const LENGTH = 26

/**
 * Returns an image's name from the SHA-256 of its bytes: it can't be guessed without them, and the same bytes have the
 * same name. `digest`: 32 bytes.
 */
export function imageName(digest: Uint8Array): string {
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${hex}`).toString(36).padStart(LENGTH, '0').slice(-LENGTH)
}

/** Returns the path of an image on the site; it never changes. */
export const imagePath = (name: string, type: ImageType): string => `/images/${name}.${IMAGE_ENDINGS[type]}`

/** Whether an address is one of our images: no other host, scheme, or path. */
export const isImagePath = (address: string): boolean => /^\/images\/[0-9a-z]{26}\.(?:png|jpg|webp|gif)$/.test(address)
