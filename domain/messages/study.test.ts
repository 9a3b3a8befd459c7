import { expect, it } from 'vitest'
import { studyMessages } from './study.ts'

it('says why a review is refused', () => {
  expect(studyMessages).toEqual({
    'card-not-found': 'This question is not among your cards',
    'card-not-due': 'This card is not due today',
    'card-in-running-test': 'This question is in a test that you have not finished; its card waits until then',
    'rating-is-final': 'This rating can no longer be changed',
    'study-settings-changed': 'Your settings have changed in another window; here they are',
    'study-settings-wrong': 'Please check the settings of your reviews',
    'outcome-without-consent': 'Please agree that the academy may use the outcome',
    'outcome-day-wrong': 'Please give the day of your exam: today or before, and at most five years ago',
    'outcomes-too-many': 'You have recorded ten exams, the most there can be; please withdraw one first',
  })
})
