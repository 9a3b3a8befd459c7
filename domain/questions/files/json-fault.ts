const BLANKS = ' \n\r\t'
const ESCAPES = '"\\/bfnrt'
const CLOSER: Readonly<Record<string, string>> = { '[': ']', '{': '}' }
const WORDS = ['true', 'false', 'null']
const ENDS: ReadonlySet<Next> = new Set<Next>(['comma', 'first', 'firstName'])
const NAMES: ReadonlySet<Next> = new Set<Next>(['name', 'firstName'])
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** What may come next: `first`: a value or the end of an empty list; `name`: that of a field, in an empty object or after a comma. */
type Next = 'value' | 'first' | 'firstName' | 'name' | 'colon' | 'comma'

/** Where the string ends that begins at `from`, or, with `ok` false, where it cannot go on. */
function endOfString(text: string, from: number): { ok: boolean; at: number } {
  for (let at = from + 1; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '"') return { ok: true, at: at + 1 }
    if (letter < ' ') return { ok: false, at }
    if (letter !== '\\') continue
    at += 1
    if (text[at] === 'u') {
      for (const last = at + 4; at < last; at += 1)
        if (!/[0-9a-fA-F]/.test(text[at + 1] ?? '')) return { ok: false, at: at + 1 }
    } else if (!ESCAPES.includes(text[at] ?? ' ')) return { ok: false, at }
  }
  return { ok: false, at: text.length }
}

/** Where the number or the word ends that begins at `from`, or, with `ok` false, where it cannot be one. */
function endOfWord(text: string, from: number): { ok: boolean; at: number } {
  NUMBER.lastIndex = from
  const end = from + (NUMBER.exec(text)?.[0].length ?? 0)
  if (end > from) return { ok: true, at: end }
  const word = WORDS.find((name) => text.startsWith(name, from))
  return word === undefined ? { ok: false, at: from } : { ok: true, at: from + word.length }
}

/**
 * Where a text stops being JSON, as a place in it from 0, its length where it ends too early; undefined: it is JSON. Browsers
 * name the place for some faults only, and each in its own words.
 */
export function jsonFault(text: string): number | undefined {
  const open: string[] = []
  let next: Next = 'value'
  let at = 0
  for (;;) {
    while (at < text.length && BLANKS.includes(text[at] ?? '')) at += 1
    const letter = text[at]
    if (next === 'comma' && open.length === 0) return letter === undefined ? undefined : at
    if (letter === undefined) return at
    const closes = letter === CLOSER[open.at(-1) ?? '']
    if (closes && ENDS.has(next)) {
      open.pop()
      next = 'comma'
      at += 1
    } else if (next === 'comma' || next === 'colon') {
      if (letter !== (next === 'comma' ? ',' : ':')) return at
      next = next === 'comma' && open.at(-1) === '{' ? 'name' : 'value'
      at += 1
    } else if (letter === '"') {
      const end = endOfString(text, at)
      if (!end.ok) return end.at
      next = NAMES.has(next) ? 'colon' : 'comma'
      at = end.at
    } else if (NAMES.has(next)) return at
    else if (letter === '[' || letter === '{') {
      open.push(letter)
      next = letter === '[' ? 'first' : 'firstName'
      at += 1
    } else {
      const end = endOfWord(text, at)
      if (!end.ok) return end.at
      next = 'comma'
      at = end.at
    }
  }
}
