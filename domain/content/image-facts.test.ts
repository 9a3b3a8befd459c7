import { expect, it } from 'vitest'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { checkImage } from './check-image.ts'
import { imageFacts } from './image-facts.ts'
import { imagePath, isImagePath } from './image-path.ts'

const bytes = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
const MB = 1024 * 1024

/** Pictures of 7 by 5 pixels, as written by a paint program. */
const PICTURES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFEAIAAABWaL3MAAAABGdBTUEAALGPC/xhBQAAAAZiS0dE////////CVj33AAAACpJREFUCNdj/P+fgUjAcoCBgcGBOKUHGYlWeoCBgcGeKEcwMjAwMBDnXgDJeggLS3QaTAAAAABJRU5ErkJggg==',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAFAAcDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABkQAAEFAAAAAAAAAAAAAAAAAAABBRdRov/EABUBAQEAAAAAAAAAAAAAAAAAAAcI/8QAGxEAAAcBAAAAAAAAAAAAAAAAAAEGGFGi0VL/2gAMAwEAAhEDEQA/AA9ID1elLFbIj+aloRHDqmbHg//Z',
  gif: 'R0lGODlhBwAFAPIAAP8AAL8AQEAAvwAA/4AAgAAAAAAAAAAAACH5BAAAAAAALAAAAAAHAAUAAAMNCLoQ/oHISYS9Yug9EgA7',
  webp: 'UklGRlAAAABXRUJQVlA4IEQAAADwAgCdASoHAAUAAgA0JagCdLoBJgP4BhAH6AAdmtw2wAD++G+6PdNv/1xVjD7/+cVYw+//yA//kB/5V/vs5hPlYwoAAA==',
} as const

it.each([
  ['png', PICTURES.png],
  ['jpeg', PICTURES.jpeg],
  ['gif', PICTURES.gif],
  ['webp', PICTURES.webp],
  ['webp', 'UklGRjgAAABXRUJQVlA4TCwAAAAvBgABACcQAoEUbnYCgcTfqsme/+iQAQwEIJpFHXDBBRdE9D+2fdtLItsEAA=='],
  [
    'webp',
    'UklGRloAAABXRUJQVlA4WAoAAAAQAAAABgAABAAAQUxQSAwAAAABDzD/ERFiBCL6HwJWUDggKAAAAJABAJ0BKgcABQACwEwlAF2GCOg7AAD+7kMCutXGuBoVkX39igFQAAA=',
  ],
])('a %s is recognized by its bytes, with its size', (type, picture) => {
  expect(imageFacts(bytes(picture))).toEqual({ type, width: 7, height: 5 })
})

it('a screenshot is recognized', () => {
  expect(imageFacts(readFileSync('docs/images/question.png'))).toMatchObject({ type: 'png' })
})

it('random bytes never throw and are never accepted', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (file) => imageFacts(file) === undefined))
  const heads = Object.values(PICTURES).map((picture) => bytes(picture))
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.nat(), fc.nat(255), (head, at, byte) => {
      const changed = Uint8Array.from(head)
      changed[at % head.length] = byte
      const facts = imageFacts(changed.subarray(0, at))
      return facts === undefined || (facts.width > 0 && facts.width <= 10_000)
    }),
  )
})

it('an image is limited to 5 MB', () => {
  const large = new Uint8Array(5 * MB)
  large.set(bytes(PICTURES.png))
  expect(checkImage(large)).toMatchObject({ ok: true })
  expect(checkImage(Uint8Array.from([...large, 0]))).toEqual({ ok: false, code: 'small-file-large' })
  expect(checkImage(new Uint8Array())).toEqual({ ok: false, code: 'no-file' })
})

const NAME = '01hzzzzzzzzzzzzzzzzzzzzzzz'

it.each([
  [imagePath(NAME, 'jpeg'), true],
  [`/images/${NAME}.svg`, false],
  [`https://academy.example/images/${NAME}.png`, false],
  [`//evil.example/images/${NAME}.png`, false],
  [`/images/../${NAME}.png`, false],
  [`/images/${NAME}.png?x`, false],
  [`/images/${NAME}.png\n`, false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the path %j is an image of ours: %s', (address, is) => expect(isImagePath(address)).toBe(is))
