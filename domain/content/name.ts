import { urlOfName } from '../naming/url-of-name.ts'

export type NameVerdict =
  { ok: true; name: string; url: string } | { ok: false; code: 'empty' | 'reserved' | 'no-letters' }

/** A name as authors may give it: trimmed, not empty, not 'create' in any case (spec 3.5.1). */
export function checkName(given: string): NameVerdict {
  const name = given.trim()
  if (name === '') return { ok: false, code: 'empty' }
  const url = urlOfName(name)
  if (url === 'create') return { ok: false, code: 'reserved' }
  if (url === '') return { ok: false, code: 'no-letters' }
  return { ok: true, name, url }
}
