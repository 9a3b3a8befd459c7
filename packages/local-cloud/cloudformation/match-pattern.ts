/** Every request is matched against the same few patterns of the template. */
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

/** Whether a text matches an IAM or EventBridge pattern: `*` represents any text, `?` for one character. */
export const matchesPattern = (pattern: string, text: string): boolean =>
  pattern === '*' || (compiled.get(pattern) ?? compile(pattern)).test(text)
