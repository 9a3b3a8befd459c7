/** A path whose signs may be written by their codes. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A path from a folder of the package; what leads out of it names nothing. */
export function resolved(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
