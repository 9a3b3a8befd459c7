import { expect, it } from 'vitest'
import { checkoutWords, registeredFor, registerWords, registrationRefusals, registrationWords } from './registration.ts'

it("keeps the owner's words of registration to the letter [1.4.17][1.4.20][1.4.21][1.8.8]", () => {
  expect(registrationWords).toMatchObject({
    signInToRegister: 'Please sign in to register',
    signInFirst: 'Please sign in to register!',
    processing: 'processing',
    notCharged: 'Your card has not been charged',
    completed: 'You have completed registeration!',
  })
  expect(registrationRefusals['already-yours']).toBe('You already have this course')
  expect(checkoutWords.startNow).toBe('Start now')
  expect(registerWords).toMatchObject({ kindOfCourse: 'Kind of course', allKinds: 'All courses' })
  expect([registerWords.live, registerWords.online, registerWords.noneOffered]).toEqual([
    'Live',
    'Online',
    'No courses are offered right now',
  ])
  expect(registerWords.instructor('Ana Ruiz')).toBe('Instructor: Ana Ruiz')
  expect(registeredFor('RN Basics')).toBe('Registerd for RN Basics')
})
