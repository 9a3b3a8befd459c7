import { expect, it } from 'vitest'
import { userMessages, userSuccess, userWords } from './users.ts'

it("keeps the owner's words about users to the letter [3.2.14] [3.2.15] [3.4.21] [3.5.28] [3.8.2] [3.8.5] [3.8.6]", () => {
  expect(userMessages['user-not-found']).toBe('User not found')
  expect(userMessages['user-unchanged']).toBe('No change detected')
  expect(userSuccess.changed('Nora Newman', 'Admin')).toBe('Nora Newman has been changed to a Admin')
  expect(userSuccess.changed('Nora Newman', 'Student')).toBe('Nora Newman has been changed to a Student')
  expect(userWords.noNotes).toBe('No notes for this user')
  expect(userWords.total(0)).toBe('0 User(s)')
  expect(userWords.total(1204)).toBe('1204 User(s)')
  expect(userWords.results(1)).toBe('1 result(s)')
  expect(userWords.perPage).toBe('20 users per page')
})
