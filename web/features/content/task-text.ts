/** Minimum characters of a text that counts as written (spec 3.2.9: 10 or fewer show 'No Text Written'). */
const MIN_LENGTH = 11

/** Whether the plain text of a Reading is long enough for a preview. */
export const isWritten = (plain: string | null | undefined): boolean => (plain ?? '').trim().length >= MIN_LENGTH

/** Extracts plain text from rich text for the editor. The server extracts its own. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.replace(/\s+/g, ' ').trim()
}
