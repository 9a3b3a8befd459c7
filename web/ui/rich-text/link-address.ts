/** Whether a text may contain this link; the server allows the same schemes. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s])/i.test(address)

/** Turns an author's input into a link address: without a scheme, it's a web page. Undefined if it can't be a link. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  const withScheme = text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(text) || !/^[^\s]+\.[^\s]+$/.test(text) ? undefined : withScheme
}
