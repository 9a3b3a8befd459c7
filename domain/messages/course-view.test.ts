import { expect, it } from 'vitest'
import {
  aboutTime,
  averageText,
  courseViewWords,
  leftToStudy,
  outlineLabel,
  sectionTally,
  tasksDone,
  tasksOfType,
} from './course-view.ts'

it('says where a student is in a course', () => {
  expect(courseViewWords).toEqual({
    upNext: 'Up next',
    continue: 'Continue',
    begin: 'Begin',
    allDone: 'Every task is done',
    yourProgress: 'Your progress',
    finished: 'Finished',
    here: 'You are here',
    loading: 'Loading the course',
  })
  expect(averageText(72)).toBe('Average of your tests: 72%')
  expect(leftToStudy(150)).toBe('about 2 h 30 min of study left')
})

it("tallies a section as the specification's [completed/total tasks] [3.2.17]", () => {
  expect(sectionTally(2, 5)).toBe('[2/5 tasks]')
  expect(sectionTally(0, 1)).toBe('[0/1 task]')
  expect(tasksDone(2, 5)).toBe('2 of 5 tasks done')
  expect(tasksDone(1, 1)).toBe('1 of 1 task done')
})

it('rounds a time of study to ten minutes from an hour on', () => {
  expect([0.2, 45, 60, 94, 119, 120, 151].map(aboutTime)).toEqual([
    'about 1 min',
    'about 45 min',
    'about 1 h',
    'about 1 h 30 min',
    'about 2 h',
    'about 2 h',
    'about 2 h 30 min',
  ])
  expect(outlineLabel(1, 0)).toBe('1 task')
  expect(outlineLabel(5, 62)).toBe('5 tasks · about 1 h')
})

it('counts tasks by type', () => {
  expect(tasksOfType('Reading', 1)).toBe('1 reading')
  expect(tasksOfType('NCLEX', 2)).toBe('2 NCLEX tests')
})
