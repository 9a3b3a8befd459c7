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

/** Reads a file of another program: its pictures are those that the academy takes, under the paths that it publishes them at. */
export const readOtherFile = (name: string, bytes: Uint8Array, options: Omit<ReadOptions, 'pictures'> = {}) =>
  readFormatFile(name, bytes, { pictures, ...options })
