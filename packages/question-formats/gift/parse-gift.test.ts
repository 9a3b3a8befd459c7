import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GiftAnswers } from './gift-syntax.ts'
import { type GiftItem, parseGift } from './parse-gift.ts'

const FOLDER = '../shared/data/gift'
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.gift')) : []

/** The answers in the format of the suite's JSON. */
function expectedOf(answers: GiftAnswers): object {
  switch (answers.type) {
    case 'TF':
      return {
        type: 'TF',
        globalFeedback: answers.globalFeedback,
        isTrue: answers.isTrue,
        trueFeedback: answers.feedback[0],
        falseFeedback: answers.feedback[1],
      }
    case 'Matching':
      return { type: 'Matching', globalFeedback: answers.globalFeedback, matchPairs: answers.pairs }
    case 'Essay':
      return { type: 'Essay', globalFeedback: answers.globalFeedback ?? null }
    case 'Numerical': {
      const [only] = answers.choices
      const single = answers.choices.length === 1 && only?.weight === null && only.feedback === null
      return { ...answers, choices: single ? only.text : answers.choices }
    }
    default:
      return answers
  }
}

const asSuite = (item: GiftItem): object =>
  item.kind === 'category'
    ? { type: 'Category', title: item.title }
    : {
        id: item.id,
        tags: item.tags.length === 0 ? null : item.tags,
        title: item.title,
        stem: item.stem,
        hasEmbeddedAnswers: item.hasEmbeddedAnswers,
        ...expectedOf(item.answers),
      }

describe('the files of the GIFT grammar suite', () => {
  it.skipIf(files.length === 0)('include all 25 files (needs ../shared/data/gift)', () => {
    expect(files.length).toBeGreaterThanOrEqual(25)
  })
  it.each(files)('%s parses to its JSON', (name) => {
    const read = [...parseGift([readFileSync(`${FOLDER}/${name}`, 'utf8')])].map(asSuite)
    const expected = JSON.parse(readFileSync(`${FOLDER}/${name.replace('.gift', '.json')}`, 'utf8')) as object[]
    expect(read).toEqual(
      expected.map((item) => {
        const value = item as Record<string, unknown>
        return value['type'] === 'Category' ? item : { id: null, tags: null, ...item }
      }),
    )
  })
})
