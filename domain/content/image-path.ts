import type { ImageType } from './image-facts.ts'

/** How the name of an image ends, by what its bytes are. */
const ENDINGS: Record<ImageType, string> = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' }

/** The path of the site that an image lies under: a name that nobody guesses and that never changes. */
export const imagePath = (name: string, type: ImageType): string => `/images/${name}.${ENDINGS[type]}`

/** Whether an address is that of an image of ours: no other host, no scheme, no other path. */
export const isImagePath = (address: string): boolean => /^\/images\/[0-9a-z]{26}\.(?:png|jpg|webp|gif)$/.test(address)
