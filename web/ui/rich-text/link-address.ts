/** Links that a text may hold; the server allows the same schemes. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s])/i.test(address)

/** What an author typed, as an address: without a scheme it is a web page. Undefined when no link can be made of it. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  const whole = text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`
  return /^[a-z][a-z0-9+-]*:(?!\d)/i.test(text) || !/^[^\s]+\.[^\s]+$/.test(text) ? undefined : whole
}
