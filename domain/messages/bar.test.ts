import { expect, it } from 'vitest'
import { BREADCRUMB_CHARACTERS, FIELD_ERROR_MS, MESSAGE_MS, barText, crumbText } from './bar.ts'

it("prefixes errors with 'ERROR: ' and others with 'SUCCESS: ' [1.8.1]", () => {
  expect(barText('error', 'Please sign in')).toBe('ERROR: Please sign in')
  expect(barText('success', 'Signed in')).toBe('SUCCESS: Signed in')
})

it('keeps errors for 60 s, others for 2.5 s and field errors for 7 s [3.8.7] [1.9.7] [1.9.8] [1.9.9]', () => {
  expect(MESSAGE_MS).toEqual({ error: 60_000, success: 2_500 })
  expect(FIELD_ERROR_MS).toBe(7_000)
})

it('cuts breadcrumb names at 15 characters [1.2.20] [1.9.13]', () => {
  expect(BREADCRUMB_CHARACTERS).toBe(15)
  expect(crumbText('Fifteen letters')).toBe('Fifteen letters')
  expect(crumbText('Sixteen letters!')).toBe('Sixteen letters…')
})
