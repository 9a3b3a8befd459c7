import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORMATS_FILE, formatsPage } from './formats-page.ts'

it('the page of formats lists what the package reads; `npm run docs:formats` writes it again', async () => {
  expect(readFileSync(FORMATS_FILE, 'utf8')).toBe(await formatsPage())
})
