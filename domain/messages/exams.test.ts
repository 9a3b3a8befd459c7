import { expect, it } from 'vitest'
import { examIntro, examNumbers, examPanelWords } from './exam-panels.ts'
import { examWords } from './exams.ts'

it('says around a question of an adaptive NCLEX, and in its breaks, these words', () => {
  const { elsewhere, question, answered, finishEarly, ...words } = examWords
  expect({ ...words, ...examPanelWords }).toEqual({
    hideTime: 'Hide the time',
    showTime: 'Show the time',
    usedUp: 'The attempt is used and cannot be continued.',
    notAffiliated:
      'Abilities are on our own scale; we are not affiliated with NCSBN. NCLEX is a trademark of the National Council of State Boards of Nursing.',
    breakOffer: 'Time for a break',
    breakOffered: 'You may take a break now. The clock goes on.',
    takeBreak: 'Take a break',
    goOn: 'Go on',
    onBreak: 'You are on a break',
    breakRuns: 'The next question is hidden until you go on. The clock goes on.',
    endBreak: 'End the break',
  })
  expect(elsewhere(5)).toBe('now at question 5')
  expect(question(12)).toBe('Question 12')
  expect([answered(0, 85, 150), answered(1, 85, 150)]).toEqual(['0 answered of 85 to 150', '1 answered of 85 to 150'])
  expect(finishEarly(84, 85)).toBe('You have answered 84 questions. A test that ends with fewer than 85 is not passed.')
  expect(finishEarly(85, 85)).toBe('You have answered 85 questions, so your ability so far decides whether you pass.')
})

it('says before the start what an adaptive NCLEX is, in three sentences and its numbers', () => {
  expect(examIntro(85, 150)).toEqual([
    'Each question is chosen by your answers so far: right ones bring harder questions, wrong ones easier ones.',
    'From question 85 on, the test ends as soon as it is 95% certain whether your ability is above the standard, and at question 150 at the latest.',
    'Answers are saved as you go, no answer can be changed afterwards, and the time keeps running if you leave.',
  ])
  expect(examNumbers.questions(85, 150, 15)).toBe('85 to 150, 15 of them unscored')
  expect(examNumbers.time(300)).toBe('5 hours, breaks included')
  expect(examNumbers.breaks([120, 210])).toBe('2, after 2 hours and 3½ hours')
  expect([examNumbers.time(60), examNumbers.time(45), examNumbers.breaks([])]).toEqual([
    '1 hour, breaks included',
    '45 minutes, breaks included',
    'None',
  ])
  expect(examNumbers.goingBack).toBe('Not possible')
})
