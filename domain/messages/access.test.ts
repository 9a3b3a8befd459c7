import { expect, it } from 'vitest'
import { accessMessages } from './access.ts'

it("keeps the owner's words of access to the letter [1.5.12][1.6.4]", () => {
  expect(accessMessages).toEqual({
    'sign-in-required': 'Please sign in',
    'not-allowed': 'You are not allowed to view that page',
    'no-permission': 'No permission to view that page',
    'login-required': 'Please login',
    'already-signed-in': 'You are already signed in',
    'not-signed-in': 'You are not signed in',
  })
})
