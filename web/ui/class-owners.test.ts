import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** The classes for which a stylesheet has a standalone rule, such as `.card { … }`. */
const definedClasses = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^([^@{}][^{}]*)\{/gm)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/.exec(selector)?.[1] ?? [])

it('at most 25 stylesheets exist, and one of them alone styles a class, so that the order they load in cannot matter', () => {
  const owners = new Map<string, Set<string>>()
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(files.length).toBeLessThanOrEqual(25)
  for (const file of files)
    for (const name of definedClasses(readFileSync(join(WEB, file), 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  expect(owners.size).toBeGreaterThan(200)
  const shared = [...owners].filter(([, owning]) => owning.size > 1).map(([name, owning]) => [name, ...owning])
  expect(shared).toEqual([])
})
