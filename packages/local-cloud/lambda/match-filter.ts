import { at, isObject, listOf, numberOf, objectOf, textOf, type Json } from '../shared/json.ts'

function matchesNumber(tests: Json[], value: Json | undefined): boolean {
  const number = typeof value === 'number' ? value : undefined
  if (number === undefined) return false
  for (let i = 0; i + 1 < tests.length; i += 2) {
    const bound = numberOf(tests[i + 1]) ?? Number.NaN
    const holds: Record<string, boolean> = {
      '=': number === bound,
      '<': number < bound,
      '<=': number <= bound,
      '>': number > bound,
      '>=': number >= bound,
    }
    if (holds[textOf(tests[i]) ?? ''] !== true) return false
  }
  return true
}

function matchesTest(test: Json, value: Json | undefined): boolean {
  if (!isObject(test)) return test === value
  const text = textOf(value)
  if ('exists' in test) return (value !== undefined) === test['exists']
  if ('prefix' in test) return text?.startsWith(textOf(test['prefix']) ?? '') ?? false
  if ('suffix' in test) return text?.endsWith(textOf(test['suffix']) ?? '') ?? false
  if ('equals-ignore-case' in test) return text?.toLowerCase() === textOf(test['equals-ignore-case'])?.toLowerCase()
  if ('numeric' in test) return matchesNumber(listOf(test['numeric']), value)
  if ('anything-but' in test) {
    const unwanted = test['anything-but']
    if (value === undefined) return false
    return isObject(unwanted) ? !matchesTest(unwanted, value) : !listOf(unwanted).includes(value)
  }
  return false
}

/**
 * Whether an event matches an EventBridge pattern, the language of stream filters: every key in the pattern must match
 * one of its tests.
 */
export function matchesFilter(pattern: Json, event: Json | undefined): boolean {
  return Object.entries(objectOf(pattern)).every(([key, test]) => {
    if (key === '$or') return listOf(test).some((option) => matchesFilter(option, event))
    const value = at(event, key)
    if (isObject(test)) return matchesFilter(test, value ?? {})
    return listOf(test).some((rule) =>
      Array.isArray(value) ? value.some((item) => matchesTest(rule, item)) : matchesTest(rule, value),
    )
  })
}
