import { expect, it } from 'vitest'
import { type ListSchema, readParams, searchAfter } from './list-params.ts'

const schema = (({ text, texts, oneOf, sort, page }) => ({
  search: text('search'),
  tag: texts('tag'),
  state: oneOf('state', ['new', 'kept', 'all'], 'new'),
  sort: sort('sort', ['name', 'date'], { by: 'date', descending: true }),
  page: page('page', 100),
})) satisfies ListSchema<unknown>

const FIRST = { search: '', tag: [], state: 'new', sort: { by: 'date', descending: true }, page: 1 }

it.each([
  ['', {}],
  ['search=+Nora+&page=3', { search: 'Nora', page: 3 }],
  [
    'tag=a&tag=b%26c&state=kept&sort=-name',
    { tag: ['a', 'b&c'], state: 'kept', sort: { by: 'name', descending: true } },
  ],
  ['page=0', {}],
  ['page=2.5&state=lost&sort=age', {}],
  ['page=last', {}],
  ['page=100', {}],
])('list parameters are read from %j, with defaults for invalid values', (text, params) => {
  expect(readParams(schema, new URLSearchParams(text))).toEqual({ ...FIRST, ...params })
})

it.each([
  ['', {}, '?'],
  ['', { page: 2 }, '?page=2'],
  ['page=4', { search: 'a&b c' }, '?search=a%26b+c'],
  ['search=nora&sort=name&page=4', { page: 1 }, '?search=nora&sort=name'],
  ['sort=name', { sort: { by: 'date', descending: true } }, '?'],
  ['tag=a&tag=b', { tag: ['a', 'c'] }, '?tag=a&tag=c'],
  ['view=flaws&state=kept', { state: 'new' }, '?view=flaws'],
  ['state=lost&search=x', { search: 'y' }, '?search=y'],
])('a change of %j by %j omits defaults, and any other change returns to the first page', (text, change, search) => {
  expect(searchAfter(schema, new URLSearchParams(text), change)).toBe(search)
})
