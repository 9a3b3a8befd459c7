const withoutPersonalData = (text: string) =>
  text.replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '<email>').replace(/\+?\d[\d\s().-]{8,}\d/g, '<number>')

/**
 * Logs an unexpected error as one object: location, name, message, and stack frames; Lambda adds request id, time, and
 * level. Redacts e-mail addresses and long runs of digits, and never logs arguments.
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
