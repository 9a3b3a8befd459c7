import { expect, it } from 'vitest'
import { lessonsFor } from './lessons-for.ts'

const section = (name: string, tags: string[], ...lessons: string[]) => ({
  name,
  tags,
  lessons: lessons.map((lesson) => ({ name: lesson })),
})
const names = (lessons: readonly { name: string }[]) => lessons.map(({ name }) => name)
const course = [
  section('1. Safe Care', ['Infection Control'], 'Hand Hygiene', 'Preventing Infection'),
  section('2. Medications', ['Pharmacology'], 'Safe Medication'),
  section('3. The Heart', [], 'Heart Failure', 'Shock'),
]

it('lessons are the readings and lectures of sections whose tests have the tag, ignoring case', () => {
  expect(names(lessonsFor('infection control', course))).toEqual(['Hand Hygiene', 'Preventing Infection'])
})

it('a subject matches the words of a tag, a section, or a lesson', () => {
  expect(names(lessonsFor('Safety and Infection Control', course))).toEqual(['Hand Hygiene', 'Preventing Infection'])
  expect(names(lessonsFor('Shock', course))).toEqual(['Shock'])
})

it('the lessons are limited to three, and a partial word matches none', () => {
  const many = [section('1. All', ['Renal'], 'a', 'b', 'c', 'd')]
  expect(names(lessonsFor('Renal', many))).toEqual(['a', 'b', 'c'])
  expect(lessonsFor('Heartburn', course)).toEqual([])
  expect(lessonsFor('RN', course)).toEqual([])
})
