import { expect, it } from 'vitest'
import { formPopups } from './forms.ts'

it('has the titles that the specification gives', () => {
  expect(formPopups).toEqual({ resetting: 'Resetting' })
})
