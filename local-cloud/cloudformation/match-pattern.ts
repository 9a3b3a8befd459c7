/** Whether a text matches an IAM or EventBridge pattern: `*` represents any text, `?` for one character. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (pattern === '*') return true
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^]*')
    .replaceAll('?', '[^]')
  return new RegExp(`^${source}$`).test(text)
}
