import { fitsItem, isLongTyped } from '#domain/content/check-texts.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

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
