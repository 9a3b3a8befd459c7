import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { pictureShelf } from '../format-pictures.ts'
import { readQtiPackage } from './read-qti.ts'
import { openPackage } from './unpack-package.ts'

const resource = `<resource identifier="r" type="imsqti_item_xmlv2p1" href="a.xml"/>`
const manifest = (count: number) => strToU8(`<manifest><resources>${resource.repeat(count)}</resources></manifest>`)

it('yields to the page after opening a package and after unpacking its manifest', () => {
  const rows = readQtiPackage(
    zipSync({ 'imsmanifest.xml': manifest(1) }),
    pictureShelf(() => undefined),
  )
  expect([rows.next().value, rows.next().value]).toEqual([undefined, undefined])
  expect(rows.next().value).toMatchObject({ refusal: 'format-missing-part:a.xml' })
})

it('yields a manifest of thousands of questions in chunks of at most 64 KB', () => {
  const files = openPackage(zipSync({ 'imsmanifest.xml': manifest(10_000) }))
  const lengths = [...(files.chunksOf('imsmanifest.xml')?.() ?? [])].map(({ length }) => length)
  expect(lengths.reduce((sum, length) => sum + length)).toBe(manifest(10_000).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(65_536)
})
