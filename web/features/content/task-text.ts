/** Characters from which on a text counts as written (spec 3.2.9: of 10 or fewer, 'No Text Written'). */
const LEAST = 11

/** Whether the plain text of a Reading is worth a preview. */
export const isWritten = (plain: string | null | undefined): boolean => (plain ?? '').trim().length >= LEAST

/** The plain text of rich text, as the one who types sees it; the server derives its own. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.replace(/\s+/g, ' ').trim()
}
