import { fitsItem, isLongTyped } from '../../domain/content/check-texts.ts'
import { Refusal } from '../shared/refusal.ts'
import { plainText, sanitiseRichText } from '../shared/rich-text.ts'

/** A rich text as it is kept, with its plain text; together they may have `most` bytes. Refuses with 'text-long'. */
export function sanitisedText(html: string, most: number): { text: string; body: string } {
  if (isLongTyped(html)) throw new Refusal('text-long')
  const text = sanitiseRichText(html)
  const body = plainText(text)
  if (!fitsItem(text, body, most)) throw new Refusal('text-long')
  return { text, body }
}
