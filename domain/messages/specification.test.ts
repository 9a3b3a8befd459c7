import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BREADCRUMB_CHARACTERS, barText, crumbText, FIELD_ERROR_MS, MESSAGE_MS } from './bar.ts'
import { PINS_OF_COURSES } from './testing/pins-of-courses.ts'
import { PINS_OF_LEARNING } from './testing/pins-of-learning.ts'

const PINS = [...PINS_OF_COURSES, ...PINS_OF_LEARNING]

const FOLDER = '../shared/spec'
const documents = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
      .join('\n')
  : undefined

describe('the words of the specification', () => {
  it.each(PINS)('are kept to the letter: %s', (_, ours, theirs) => expect(ours).toMatchObject(theirs))

  it.skipIf(documents === undefined)('appear in its documents (needs ../shared/spec)', () => {
    const words = PINS.flatMap(([, , theirs]) => Object.values(theirs).flat().map(String))
    // The numbers of seats and tasks replace the documents' N.
    const general = words.map((text) => text.replace(/^3 seats/, 'N seats').replace('[2/5 tasks]', 'tasks]'))
    expect(general.filter((text) => documents?.includes(text) !== true)).toEqual([])
  })
})

describe('the message bar', () => {
  it("prefixes errors with 'ERROR: ' and other messages with 'SUCCESS: ' [1.8.1]", () => {
    expect(barText('error', 'Please sign in')).toBe('ERROR: Please sign in')
    expect(barText('success', 'Signed in')).toBe('SUCCESS: Signed in')
  })

  it('shows errors for 60 s, other messages for 2.5 s and field errors for 7 s [1.9.7, 1.9.8, 1.9.9, 3.8.7]', () => {
    expect(MESSAGE_MS).toEqual({ error: 60_000, success: 2_500 })
    expect(FIELD_ERROR_MS).toBe(7_000)
  })

  it('cuts the names of breadcrumbs at 15 characters [1.9.13]', () => {
    expect(BREADCRUMB_CHARACTERS).toBe(15)
    expect(crumbText('Fifteen letters')).toBe('Fifteen letters')
    expect(crumbText('Sixteen letters!')).toBe('Sixteen letters…')
  })
})
