/** Cached because requests are matched against the same few patterns. */
const compiled = new Map<string, RegExp>()

function compile(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^]*')
    .replaceAll('?', '[^]')
  const expression = new RegExp(`^${source}$`)
  compiled.set(pattern, expression)
  return expression
}

/** Whether a text matches an IAM or EventBridge pattern: `*` matches any text, `?` one character. */
export const matchesPattern = (pattern: string, text: string): boolean =>
  pattern === '*' || (compiled.get(pattern) ?? compile(pattern)).test(text)
