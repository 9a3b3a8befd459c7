import { expect, it } from 'vitest'
import { invitedBy } from './invited.ts'

it.each([
  ['?invited=open', '#email=nora%40x.example&first=Nora&last=O%E2%80%99Neil', ['Nora', 'O’Neil', 'nora@x.example']],
  ['?invited=open', '', ['', '', '']],
])('%s %s fills in %o', (search, hash, [firstName, lastName, email]) => {
  expect(invitedBy({ search, hash })).toEqual({ firstName, lastName, email })
})

it.each([
  ['?invited=over', '#email=x', 'over'],
  ['', '#email=x', undefined],
  ['?invited=other', '', undefined],
])('%s %s: %s', (search, hash, invited) => expect(invitedBy({ search, hash })).toBe(invited))
