const withoutPersonalData = (text: string) =>
  text.replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '<email>').replace(/\+?\d[\d\s().-]{8,}\d/g, '<number>')

/**
 * Writes one object about an unexpected error: place, name, message and stack frames; Lambda puts it into a line with the request's
 * id, its time and its level. E-mail addresses and long runs of digits are struck out; arguments are never logged.
 */
export function logError(error: unknown, context: { [detail: string]: string }): void {
  const known = error instanceof Error ? error : new Error(String(error))
  const frames = (known.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  console.error({
    ...context,
    name: known.name,
    message: withoutPersonalData(known.message),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  })
}
