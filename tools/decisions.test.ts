import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = 'docs/decisions'

/**
 * The location of each decision in the index of `docs/decisions/README.md`, by number:
 * `payments.md#one-payment-at-a-time-0048`.
 */
const index = new Map(
  [...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(/\b(\d{4}) ((?:\[[\w-]+\]\([^)]*\)(?:, )?)+)/g)].map(
    ([, number = '', links = '']) =>
      [number, [...links.matchAll(/\(([^)]*)\)/g)].map(([, link = '']) => link)] as const,
  ),
)

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

function isSection(link: string): boolean {
  const [file = '', anchor] = link.split('#')
  if (!existsSync(`${FOLDER}/${file}`)) return false
  const headings = [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^## (.*)$/gm)].map(([, text = '']) => text)
  return headings.some((heading) => anchorOf(heading) === anchor)
}

it('the index of decisions leads each number to the section that has it in its heading', () => {
  expect(index.size).toBeGreaterThan(120)
  const wrong = [...index].filter(
    ([number, links]) => links.length === 0 || !links.every((link) => isSection(link) && link.includes(number)),
  )
  expect(wrong).toEqual([])
})

it('every decision that code, tests, or documents cite is in the index', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.graphql'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d{4}(?:(?:, | and |, and )\d{4})*)/g)].flatMap(
      ([, numbers = '']) => numbers.split(/, and | and |, /).map((number) => ({ file, number })),
    ),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ number }) => !index.has(number))).toEqual([])
})
