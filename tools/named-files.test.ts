import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = new Set(
  readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'generated', 'node_modules', 'reports'].includes(entry.name))
    .map(({ name }) => name),
)
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
]

/** The files and folders of this project that a text names: `domain/academy.ts`, `infra/`; patterns and made folders aside. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.has(path.split('/')[0] ?? '') && !path.includes('NNNN'))

it.each(documents)('%s names files that are there', (document) => {
  const named = namedIn(readFileSync(document, 'utf8'))
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('reads the documents that it speaks of', () => {
  expect(documents.length).toBeGreaterThan(30)
  expect(namedIn(readFileSync('README.md', 'utf8')).length).toBeGreaterThan(20)
  expect(namedIn('`domain/nowhere.ts` `GET /x/y` `other/file.ts`')).toEqual(['domain/nowhere.ts'])
})
