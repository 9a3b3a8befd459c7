import { describe, expect, it } from 'vitest'
import { xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import type { UncheckedQuizForm } from './quiz-form.ts'
import { checkSavedForms, formNameFault, MAX_FORM_NAME_LENGTH, MAX_SAVED_FORMS } from './saved-forms.ts'

const form: UncheckedQuizForm = {
  filter: { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false },
  questions: 20,
  mode: 'tutor',
}
const named = (...names: string[]) => checkSavedForms(names.map((name) => ({ name, form })))

describe('forms that a student saves', () => {
  it('have a name each, as it was written', () => {
    expect(named(' Weak areas ', 'Exam day')?.map(({ name }) => name)).toEqual(['Weak areas', 'Exam day'])
  })

  it('are refused without a name, with a repeated, long or unreadable one, and beyond the most', () => {
    const tooMany = Array.from({ length: MAX_SAVED_FORMS + 1 }, (_, i) => `Form ${i}`)
    const wrong = [[''], ['  '], ['A', 'a '], ['x'.repeat(MAX_FORM_NAME_LENGTH + 1)], ['\u202Egnp'], tooMany]
    expect(wrong.map((names) => named(...names))).toEqual(wrong.map(() => undefined))
    expect(checkSavedForms([{ name: 'A', form: { ...form, mode: 'none' } }])).toBeUndefined()
    expect(named(...tooMany.slice(1))).toHaveLength(MAX_SAVED_FORMS)
  })

  it('reject an invalid new name with a reason', () => {
    const full = Array.from({ length: MAX_SAVED_FORMS }, (_, i) => `Form ${i}`)
    const faults = [' ', 'x'.repeat(MAX_FORM_NAME_LENGTH + 1), 'weak AREAS '].map((name) =>
      formNameFault(name, ['Weak areas']),
    )
    expect(faults).toEqual(['name', 'name', 'taken'])
    expect([formNameFault('New', full), formNameFault('New', full.slice(1))]).toEqual(['full', undefined])
  })

  it('keep a script in a name as text', () => {
    const stored = xssPayloads.flatMap((payload) => named(payload)?.map(({ name }) => [name, payload.trim()]) ?? [])
    expect(stored.length).toBeGreaterThan(5)
    for (const [name, payload] of stored) expect(name).toBe(payload)
  })
})
