import { expect, it } from 'vitest'
import { addressOfList, listPlaceOf } from './list-address.ts'

it.each([
  ['', { search: '', page: 1 }],
  ['search=+Nora+&page=3', { search: 'Nora', page: 3 }],
  ['page=0', { search: '', page: 1 }],
  ['page=2.5', { search: '', page: 1 }],
  ['page=last', { search: '', page: 1 }],
])('reads the place of a list from %j', (text, place) => {
  expect(listPlaceOf(new URLSearchParams(text))).toEqual(place)
})

it.each([
  [{ search: '', page: 1 }, '/progress'],
  [{ search: '', page: 2 }, '/progress?page=2'],
  [{ search: 'a&b c', page: 1 }, '/progress?search=a%26b+c'],
  [{ search: 'nora', page: 4 }, '/progress?search=nora&page=4'],
])('writes the place %j into the address', (place, address) => {
  expect(addressOfList('/progress', place)).toBe(address)
  expect(listPlaceOf(new URL(address, 'https://academy.example').searchParams)).toEqual(place)
})
