import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BANNED_WORDS } from './banned-words.ts'

/** Third-party texts, past releases, and content for students. */
const EXEMPT =
  /^(?:LICENSE|docs\/(?:CHANGELOG|licences)\.md|sample\/(?:questions|readings)\/|tools\/(?:banned-words|words\.test)\.ts)/

const BANNED = new RegExp(`(?<![\\w-])(?:${Object.keys(BANNED_WORDS).join('|')})(?![\\w-])`, 'gi')

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm
const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*\(|\]\)\()\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g
const YAML_COMMENT = /(?<=^|\s)# .*$/gm

/** The prose of a file: a whole document, or the comments and test titles of code. */
const proseOf = (file: string): readonly RegExp[] => {
  if (file.endsWith('.md')) return [/[\s\S]+/g]
  if (/\.ya?ml$/.test(file)) return [YAML_COMMENT]
  if (/\.(?:test|spec)\.tsx?$/.test(file)) return [COMMENT, TITLE]
  return /\.(?:[cm]?[jt]sx?|css)$/.test(file) ? [COMMENT] : []
}

/** Each banned word in a text's prose, as `file:line: word`. */
const bannedIn = (file: string, text: string) =>
  proseOf(file)
    .flatMap((prose) => [...text.matchAll(prose)])
    .flatMap((part) =>
      [...part[0].matchAll(BANNED)].map((word) => {
        const line = text.slice(0, part.index + word.index).split('\n').length
        return `${file}:${line}: ${word[0]}`
      }),
    )

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !EXEMPT.test(file) && existsSync(file))

it('banned words are found in comments, titles, and documents, but not in code or user texts', () => {
  const code = "/** It tells. */\nconst anew = 'whoever' // meanwhile\nit('is mended', () => {})\n"
  expect(bannedIn('x.test.ts', code)).toEqual(['x.test.ts:1: tells', 'x.test.ts:2: meanwhile', 'x.test.ts:3: mended'])
  expect(bannedIn('x.md', 'One\ntwo anew\n')).toEqual(['x.md:2: anew'])
  expect(bannedIn('x.ts', "recommend('tells')")).toEqual([])
})

it('comments, documents, and test titles use no banned word (tools/banned-words.ts)', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(
    files.filter((file) => proseOf(file).length > 0).flatMap((file) => bannedIn(file, readFileSync(file, 'utf8'))),
  ).toEqual([])
})

it('file names contain no banned word', () => {
  const words = new Set(Object.keys(BANNED_WORDS))
  expect(files.filter((file) => file.split(/[/.-]/).some((part) => words.has(part)))).toEqual([])
})
