import { expect, it } from 'vitest'
import { examMessages } from './exam-settings.ts'

it('says why the settings of an exam are refused, in these words', () =>
  expect(examMessages).toEqual({
    'exam-unknown': 'There are two exams: RN and PN',
    'exam-changed': 'Somebody else has changed the settings of this exam since you opened them',
    'exam-without-bank': 'This exam has no questions yet: calibrate it first',
    'shares-count': 'Please give each area of the plan its share',
    'share-range': 'Each share is a whole percentage between 0 and 100',
    'shares-sum': 'The shares of all areas must sum up to 100',
    'standard-unknown': 'Please choose how the passing standard is set',
    'standard-percent': 'The standard is a percentage between 1 and 99',
    'standard-ability': 'The standard is an ability between -5 and 5 logits',
  }))
