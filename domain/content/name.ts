/**
 * The address of a name: lower case, accents folded, runs of anything but letters and digits become one hyphen, no hyphen
 * at the ends (decisions, URLs from names). Two names with one address count as the same name.
 */
export function urlOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

export type NameVerdict =
  { ok: true; name: string; url: string } | { ok: false; code: 'empty' | 'reserved' | 'no-letters' }

/** A name as authors may give it: trimmed, not empty, not 'create' in any case (spec 3.5.1). */
export function checkName(given: string): NameVerdict {
  const name = given.trim()
  if (name === '') return { ok: false, code: 'empty' }
  const url = urlOf(name)
  if (url === 'create') return { ok: false, code: 'reserved' }
  if (url === '') return { ok: false, code: 'no-letters' }
  return { ok: true, name, url }
}
