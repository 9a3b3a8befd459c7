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

it('names the readings and lectures of the sections whose tests carry the tag, whatever its case', () => {
  expect(names(lessonsFor('infection control', course))).toEqual(['Hand Hygiene', 'Preventing Infection'])
})

it('finds a subject by the words of a tag, of a section or of a lesson', () => {
  expect(names(lessonsFor('Safety and Infection Control', course))).toEqual(['Hand Hygiene', 'Preventing Infection'])
  expect(names(lessonsFor('Shock', course))).toEqual(['Shock'])
})

it('names at most three, and nothing that only begins alike', () => {
  const many = [section('1. All', ['Renal'], 'a', 'b', 'c', 'd')]
  expect(names(lessonsFor('Renal', many))).toEqual(['a', 'b', 'c'])
  expect(lessonsFor('Heartburn', course)).toEqual([])
  expect(lessonsFor('RN', course)).toEqual([])
})
