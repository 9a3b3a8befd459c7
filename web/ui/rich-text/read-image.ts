import { checkImage } from '#domain/content/check-image.ts'
import { MOST_SMALL_BYTES } from '#domain/content/file-size.ts'
import { contentMessages } from '#domain/messages/content.ts'

/** An image that may be sent; `url` shows it in the meantime. */
export type ChosenImage = { file: File; url: string }
export type ReadImage = ({ ok: true } & ChosenImage) | { ok: false; problem: string }

/** The page's policy lets it show data, not blobs. */
function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('The image cannot be read'))
    reader.readAsDataURL(file)
  })
}

/** Looks at a file before a byte is sent: an image by its bytes, and not too large. The server looks again. */
export async function readImage(file: File): Promise<ReadImage> {
  try {
    const checked = checkImage(new Uint8Array(await file.slice(0, MOST_SMALL_BYTES + 1).arrayBuffer()))
    if (!checked.ok) return { ok: false, problem: contentMessages[checked.code] }
    return { ok: true, file, url: await dataUrl(file.slice(0, file.size, `image/${checked.image.type}`)) }
  } catch {
    return { ok: false, problem: 'The image cannot be read' }
  }
}
