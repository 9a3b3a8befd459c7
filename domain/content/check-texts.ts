const MAX_INSTRUCTIONS_LENGTH = 5_000
/** The maximum length of a rich text as typed; a longer one is rejected unread. */
const MAX_TYPED_LENGTH = 400_000

/** The maximum bytes of a text plus its plain text: in its own item, and in one that every page of a course reads. */
export const MAX_TEXT = { reading: 350_000, description: 100_000 } as const

const bytes = (text: string) => new TextEncoder().encode(text).length

export type InstructionsVerdict = { ok: true; text: string } | { ok: false; code: 'empty' | 'long' }

/** Returns instructions as stored: trimmed (spec 3.5.4), at most 5,000 characters. */
export function checkInstructions(value: string): InstructionsVerdict {
  const text = value.trim()
  if (text === '') return { ok: false, code: 'empty' }
  return text.length > MAX_INSTRUCTIONS_LENGTH ? { ok: false, code: 'long' } : { ok: true, text }
}

/** Whether a rich text as typed is too long to process. */
export const isLongTyped = (html: string): boolean => html.length > MAX_TYPED_LENGTH

/** Whether a sanitized text plus its plain text fits in its item, which the table limits to 400 KB. */
export const fitsItem = (html: string, plain: string, maxBytes: number): boolean =>
  bytes(html) + bytes(plain) <= maxBytes
