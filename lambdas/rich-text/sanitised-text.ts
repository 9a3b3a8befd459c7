import { fitsItem, isLongTyped } from '#domain/content/check-texts.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { RetainImage } from './retain-image.ts'

/** The paths of the images that a sanitised text shows, each once. */
export const imagePathsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="([^"]*)"/g)].flatMap(([, path]) => (path === undefined ? [] : [path]))),
]

/**
 * A rich text as it is kept, with its plain text; together they may have `most` bytes. Refuses with 'text-long'. What reads HTML is
 * run when the first text is saved: most calls of the function only read.
 */
export async function sanitisedText(html: string, most: number): Promise<{ text: string; body: string }> {
  if (isLongTyped(html)) throw new Refusal('text-long')
  const { plainText, sanitiseRichText } = await import('./rich-text.ts')
  const text = sanitiseRichText(html)
  const body = plainText(text)
  if (!fitsItem(text, body, most)) throw new Refusal('text-long')
  return { text, body }
}

/**
 * Keeps the images that a sanitised text shows, before it is saved: those of texts that are never saved are dropped by the
 * bucket. Refuses 'image-gone' when one is not there any more.
 */
export async function retainImages(html: string, { retainImage }: { retainImage: RetainImage }): Promise<void> {
  const areRetained = await Promise.all(imagePathsIn(html).map(retainImage))
  if (areRetained.includes(false)) throw new Refusal('image-gone')
}
