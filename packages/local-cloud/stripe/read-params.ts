import { invalidRequest } from './card-error.ts'
import { formAt, textAt, type Form } from './form.ts'

/** Rejects an unknown parameter, like Stripe. */
export function refuseUnknown(params: Form, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
}

/** A required string. */
export function needText(params: Form, name: string): string {
  const text = textAt(params, name)
  if (text === undefined)
    throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return text
}

/** A whole number, or undefined when absent. */
export function integerAt(params: Form, name: string): number | undefined {
  const text = textAt(params, name)
  if (text === undefined) return undefined
  if (!/^-?\d+$/.test(text))
    throw invalidRequest(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name })
  return Number(text)
}

/** true, false, or undefined when absent. */
export function booleanAt(params: Form, name: string): boolean | undefined {
  const text = textAt(params, name)
  if (text === undefined) return undefined
  if (text !== 'true' && text !== 'false')
    throw invalidRequest(`Invalid boolean: ${text}`, { code: 'parameter_invalid_boolean', param: name })
  return text === 'true'
}

/** One of a list of choices, or undefined when absent. */
export function choiceAt<T extends string>(params: Form, name: string, choices: readonly T[]): T | undefined {
  const text = textAt(params, name)
  if (text === undefined) return undefined
  const chosen = choices.find((choice) => choice === text)
  if (chosen === undefined)
    throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name })
  return chosen
}

/** Metadata: an empty value removes its key. At most 50 keys of 40 characters, with values of 500. */
export function metadataAt(params: Form, before: Record<string, string> = {}): Record<string, string> {
  const after = { ...before }
  for (const [key, value] of Object.entries(formAt(params, 'metadata'))) {
    if (typeof value !== 'string')
      throw invalidRequest('Invalid string: metadata values are texts.', { param: `metadata[${key}]` })
    if (key.length > 40 || value.length > 500)
      throw invalidRequest(`Metadata keys can have up to 40 characters and values up to 500; "${key}" does not fit.`, {
        param: `metadata[${key}]`,
      })
    if (value === '') Reflect.deleteProperty(after, key)
    else after[key] = value
  }
  if (Object.keys(after).length > 50)
    throw invalidRequest('You can have up to 50 metadata keys.', { param: 'metadata' })
  return after
}
