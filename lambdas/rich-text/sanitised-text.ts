import { fitsItem, isLongTyped } from '#domain/content/check-texts.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { RetainImage } from './retain-image.ts'

/** Returns the image paths in a sanitized text, without duplicates. */
export const imagePathsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, path]) => (path === undefined ? [] : [path]))),
]

/**
 * Returns a rich text as stored, with its plain text; together at most `maxBytes` bytes. Throws 'text-long'. Loads the
 * HTML parser with the first saved text, because most of the function's calls only read.
 */
export async function sanitisedText(html: string, maxBytes: number): Promise<{ text: string; body: string }> {
  if (isLongTyped(html)) throw new Refusal('text-long')
  const { plainText, sanitiseRichText } = await import('./rich-text.ts')
  const text = sanitiseRichText(html)
  const body = plainText(text)
  if (!fitsItem(text, body, maxBytes)) throw new Refusal('text-long')
  return { text, body }
}

/**
 * Keeps the images of a sanitized text before it is saved; the bucket deletes those of unsaved texts. Throws
 * 'image-gone' if one no longer exists.
 */
export async function retainImages(html: string, { retainImage }: { retainImage: RetainImage }): Promise<void> {
  const areRetained = await Promise.all(imagePathsIn(html).map(retainImage))
  if (areRetained.includes(false)) throw new Refusal('image-gone')
}
