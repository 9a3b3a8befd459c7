import { readFormatFile, type ReadOptions } from 'question-formats/read-format.ts'
import { checkImage } from '#domain/content/check-image.ts'
import { IMAGE_ENDINGS, imageName } from '#domain/content/image-path.ts'

const pictures: ReadOptions['pictures'] = {
  endingOf: (bytes) => {
    const checked = checkImage(bytes)
    return checked.ok ? IMAGE_ENDINGS[checked.image.type] : undefined
  },
  nameOf: imageName,
}

/** Reads another program's file: keeps the pictures that the academy accepts, under the paths they are published at. */
export const readOtherFile = (name: string, bytes: Uint8Array, options: Omit<ReadOptions, 'pictures'> = {}) =>
  readFormatFile(name, bytes, { pictures, ...options })
