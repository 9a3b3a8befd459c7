// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { isTranslated, guardAgainstTranslation } from './translation-guard.ts'

beforeAll(guardAgainstTranslation)
beforeEach(() => {
  document.body.replaceChildren()
})

const aLabel = (words: string) => {
  const label = document.body.appendChild(document.createElement('p'))
  const text = label.appendChild(document.createTextNode(words))
  return { label, text }
}
/** The element that translators insert. */
const aFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
/** Resolves after the observer has processed the translator's changes. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

it('a translator’s replacement is removed with its text', async () => {
  const { label, text } = aLabel('Saved')
  expect(isTranslated()).toBe(false)
  const font = aFont()
  font.textContent = 'Guardado'
  text.replaceWith(font)
  await observed()
  expect(isTranslated()).toBe(true)
  label.removeChild(text)
  expect(label.innerHTML).toBe('')
})

it('a text that a translator wrapped is removed with its wrappers', async () => {
  const { label, text } = aLabel('Saved')
  const [outer, inner] = [aFont(), aFont()]
  label.insertBefore(outer, text)
  outer.append(inner)
  inner.append(text)
  await observed()
  label.removeChild(text)
  expect(label.innerHTML).toBe('')
})

it('other words in a wrapper stay, and so do texts of another parent', async () => {
  const { label, text } = aLabel('Saved')
  const font = aFont()
  label.append(font)
  font.append('Now: ', text)
  await observed()
  label.removeChild(text)
  expect(label.textContent).toBe('Now: ')
  const other = aLabel('Elsewhere')
  label.removeChild(other.text)
  expect(other.label.textContent).toBe('Elsewhere')
})
