import { expect, it } from 'vitest'
import { findLaboratoryValues, LABORATORY_VALUES } from './laboratory-values.ts'

const namesOf = (search: string) => findLaboratoryValues(search).flatMap(({ values }) => values.map(({ name }) => name))

it.each([
  ['k', ['Potassium']],
  ['Na+', ['Sodium']],
  ['hgb', ['Hemoglobin']],
  ['hemoglobin', ['Hemoglobin', 'HbA1c']],
  ['total chol', ['Cholesterol, total']],
  ['blood gases', ['pH', 'PaCO2', 'PaO2', 'Bicarbonate']],
  ['platelets', ['Platelets']],
  ['zzz', []],
  ['<script>', []],
])('a search matches names, symbols, and groups: %s', (search, names) => expect(namesOf(search)).toEqual(names))

it('a search without words finds every value', () => expect(findLaboratoryValues(' + ')).toEqual(LABORATORY_VALUES))

it('each value is listed once, with a number', () => {
  const values = LABORATORY_VALUES.flatMap((group) => group.values)
  expect(new Set(values.map(({ name }) => name)).size).toBe(values.length)
  for (const { usual } of values) expect(usual).toMatch(/\d/)
})
