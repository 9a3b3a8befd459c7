import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAllowed } from './is-allowed.ts'
import { LICENCES_FILE, licencesPage, readShipped } from './licences-page.ts'
import { shippedPackages } from './shipped-packages.ts'

describe('the licences of what is shipped', () => {
  it('are listed as the lock file has them; `npm run docs:licences` writes the page again', async () => {
    expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(await licencesPage(readShipped()))
  })

  it('ask for no more than to be named', () => {
    const packages = readShipped()
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(({ licence, name }) => !isAllowed(licence, name))).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MPL-2.0', false],
    ['GPL-3.0-or-later', false],
    ['(MIT AND GPL-3.0-or-later)', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['none named', false],
  ])('%s is allowed: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed)
  })
})

it('a package is listed once per license with its scope, without versions and development packages', () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/@a/c/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/d/node_modules/b': { version: '1.0.0', license: 'ISC' },
    'node_modules/@a/c': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
  }
  expect(shippedPackages({ packages })).toEqual([
    { name: '@a/c', licence: 'none named' },
    { name: 'b', licence: 'ISC' },
    { name: 'b', licence: 'MIT' },
  ])
})
