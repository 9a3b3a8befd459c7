// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

const OURS = '/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png'
const imagesOf = (html: string) => [...render(<RichText html={html} />).container.querySelectorAll('img')]

it('an image of ours keeps its size and its description, and nothing else that was stored', () => {
  const [image] = imagesOf(`<p><img src="${OURS}" alt="Hand" width="640" height="480" class="x" title="y"></p>`)
  expect(image?.outerHTML).toBe(`<img src="${OURS}" alt="Hand" width="640" height="480" loading="lazy">`)
})

it('an image without a description has an empty alternative text', () => {
  expect(imagesOf(`<img src="${OURS}">`)[0]?.getAttribute('alt')).toBe('')
})

it.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '/images/x.png',
  '/config.json',
  `${OURS}?x`,
])('an image at %j is not shown', (src) => expect(imagesOf(`<p>a<img src="${src}" alt="x">b</p>`)).toEqual([]))
