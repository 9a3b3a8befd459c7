import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
/** The theme, which is the light scheme, and the two dark schemes. */
const blocks = [...css.matchAll(/(@theme static |:root[:[][^{]*)\{([^}]*)\}/g)].map(([, , body = '']) => ({
  colours: new Map(
    [...body.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  ),
}))
const [light, ...dark] = blocks

/** A color's value in a scheme. The dark scheme inherits unchanged colors from the light one. */
const inScheme = (colours: ReadonlyMap<string, string>) => (name: string) =>
  colours.get(name) ?? light?.colours.get(name) ?? ''

/** Relative luminance and contrast as WCAG 2 defines them. */
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const value = parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)
const contrast = (first: string, second: string) => {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

it('the dark scheme of the system equals the one chosen by hand', () => {
  expect(blocks).toHaveLength(3)
  expect(blocks[1]?.colours).toEqual(blocks[2]?.colours)
})

it.each([
  ['light', 0],
  ['dark', 1],
])('the primary, secondary, accent, and error colors differ and are legible: %s [3.2.28]', (_, at) => {
  const colour = inScheme(blocks[at]?.colours ?? new Map())
  const names = ['primary', 'secondary', 'accent', 'error']
  expect(new Set(names.map(colour)).size).toBe(4)
  for (const name of names) {
    for (const ground of ['surface', 'background']) {
      expect(contrast(colour(name), colour(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
    const soft = contrast(colour(`on-${name}-soft`), colour(`${name}-soft`))
    expect(soft, `text on soft ${name}`).toBeGreaterThanOrEqual(4.5)
  }
})

it('the dark scheme changes only names that the light one defines', () => {
  for (const { colours } of dark)
    expect([...(light?.colours.keys() ?? [])]).toEqual(expect.arrayContaining([...colours.keys()]))
})
