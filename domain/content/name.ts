import { isLongName } from '#domain/text/is-long-name.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { withoutUnseen } from '#domain/text/without-unseen.ts'

export type NameVerdict =
  { ok: true; name: string; url: string } | { ok: false; code: 'empty' | 'reserved' | 'no-letters' | 'long' }

/**
 * Checks a name given by an author: trimmed, without invisible characters, not empty, not 'create' in any case (spec
 * 3.5.1), at most 100 characters.
 */
export function checkName(value: string): NameVerdict {
  const name = withoutUnseen(value.normalize('NFC')).replace(/\s+/g, ' ')
  if (name === '') return { ok: false, code: 'empty' }
  const url = urlOfName(name)
  if (url === 'create') return { ok: false, code: 'reserved' }
  if (url === '') return { ok: false, code: 'no-letters' }
  if (isLongName(name)) return { ok: false, code: 'long' }
  return { ok: true, name, url }
}
