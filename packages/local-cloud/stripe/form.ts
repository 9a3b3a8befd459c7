/** A form-encoded body as Stripe parses it: `a[b]=1` nests, `a[]=1` and `a[0]=1` create lists. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Form = { [name: string]: FormValue }

const partsOf = (name: string): string[] => name.split('[').map((part) => part.replace(/]$/, ''))

const isIndex = (part: string): boolean => part === '' || /^\d+$/.test(part)

const isNest = (value: FormValue | undefined): value is FormValue[] | Form => typeof value === 'object'

const emptyFor = (next: string): FormValue => (isIndex(next) ? [] : {})

function plant(into: FormValue[] | Form, parts: string[], value: string): void {
  const [part = '', next, ...rest] = parts
  if (Array.isArray(into)) {
    const at = part === '' ? into.length : Number(part)
    if (next === undefined) into[at] = value
    else
      plant(
        nestAt(into[at], next, (made) => (into[at] = made)),
        [next, ...rest],
        value,
      )
  } else if (next === undefined) into[part] = value
  else
    plant(
      nestAt(into[part], next, (made) => (into[part] = made)),
      [next, ...rest],
      value,
    )
}

function nestAt(value: FormValue | undefined, next: string, keep: (made: FormValue) => void): FormValue[] | Form {
  if (isNest(value)) return value
  const made = emptyFor(next)
  keep(made)
  return isNest(made) ? made : {}
}

/** Parses a form-encoded body or query string. Ignores names that could reach a prototype. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = partsOf(name)
    if (parts.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) continue
    plant(form, parts, value)
  }
  return form
}

/** The string at a path of names, or undefined if missing or empty. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let value: FormValue | undefined = form
  for (const name of path) value = isNest(value) && !Array.isArray(value) ? value[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The nested form at a name, or an empty one. */
export function formAt(form: Form, name: string): Form {
  const value = form[name]
  return isNest(value) && !Array.isArray(value) ? value : {}
}

/** The list of strings at a name, or an empty one. */
export function listAt(form: Form, name: string): string[] {
  const value = form[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
