import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRichText, sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { formattedEverywhere, htmlFieldsIn } from '#domain/questions/testing/formatted-everywhere.ts'
import { sanitiseRichText } from '#lambdas/rich-text/rich-text.ts'
import { checkFormatted } from './check-formatted.ts'
import { aDraft } from './testing/bank-fixture.ts'

const IMAGE = '/images/01hzzzzzzzzzzzzzzzzzzzzzzz.png'
const picture = (alt: string, path = IMAGE) => `<p>See <img src="${path}" alt="${alt}"></p>`
const checked = async (change: Parameters<typeof aDraft>[0]) => {
  const verdict = await checkFormatted(aDraft(change))
  return verdict.ok ? verdict.question : verdict.code
}

describe('a formatted text', () => {
  it('sets its own plain text, whatever a client sends', async () => {
    expect(
      await checked({
        body: 'A lie',
        bodyHtml: '<p>Which <strong>one</strong>?</p>',
        answers: [{ text: 'This', textHtml: '<p><em>That</em></p>', correct: true }, { text: 'Other' }],
        rationale: 'Another lie',
        rationaleHtml: '<ul><li>a</li><li>b &lt; 10<sup>3</sup></li></ul>',
      }),
    ).toMatchObject({
      body: 'Which one?',
      bodyHtml: '<p>Which <strong>one</strong>?</p>',
      answers: [
        { letter: 'A', text: 'That', textHtml: '<p><em>That</em></p>', correct: true },
        { letter: 'B', text: 'Other', correct: false },
      ],
      rationale: 'a b < 10³',
      rationaleHtml: '<ul><li>a</li><li>b &lt; 10<sup>3</sup></li></ul>',
    })
  })

  it('is not kept when it is plain or empty', async () => {
    const plain = await checked({
      bodyHtml: '<p>Which &amp; why?</p><p></p>',
      answers: [
        { text: 'This', textHtml: '', correct: true },
        { text: 'x', textHtml: 'That' },
      ],
      rationaleHtml: '<p><script>alert(1)</script></p>',
    })
    expect(plain).toEqual({
      ...{ type: 'Multiple Choice', body: 'Which & why?', rationale: '', tags: ['RN'], area: ['Management of Care'] },
      answers: [
        { letter: 'A', text: 'This', correct: true },
        { letter: 'B', text: 'That', correct: false },
      ],
    })
    expect(await checked({ bodyHtml: '<p>  </p>' })).toBe('body-empty')
  })

  it('names its pictures, each once, and describes them in its plain text', async () => {
    const verdict = await checkFormatted(aDraft({ bodyHtml: picture('A heart'), rationaleHtml: picture('Once more') }))
    expect(verdict).toMatchObject({ ok: true, images: [IMAGE], question: { body: 'See A heart' } })
    expect(await checked({ bodyHtml: picture(' ') })).toBe('image-undescribed')
    // A picture on another host is removed, and without a description nothing remains.
    expect(await checked({ bodyHtml: picture('', 'https://evil.example/a.png') })).toMatchObject({ body: 'See' })
  })

  it('is rejected before it is read when it is too long or holds half a character', async () => {
    expect(await checked({ bodyHtml: `<b>${'a'.repeat(400_000)}</b>` })).toBe('question-long')
    expect(await checked({ bodyHtml: `<b>${'a'.repeat(10_000)}</b>` })).toBe('question-long')
    expect(await checked({ bodyHtml: '<b>\uD800</b>' })).toBe('row-text-malformed')
  })
})

/** Returns such questions with this HTML and the bank's labels. */
const withEverywhere = (html: string) =>
  formattedEverywhere((words) => `<p>${words} ${html}</p>`).map((draft) => ({
    ...draft,
    tags: ['RN'],
    area: ['Management of Care'],
  }))
const htmlOf = (question: unknown) => htmlFieldsIn(question).map(({ html }) => html)

describe('every formatted text of every type', () => {
  it('is kept with its markup, and no other text gets any', async () => {
    const counts: number[] = []
    for (const draft of withEverywhere('<b>x</b>')) {
      const question = await checked(draft)
      expect(question).toMatchObject({ type: draft.type })
      const formatted = htmlOf(question)
      expect(formatted.every((html) => html.includes('<b>x</b>'))).toBe(true)
      counts.push(formatted.length)
    }
    // First body, rationale, and five answers with their reasons; then body and rationale with the content's texts, and
    // only those of a cloze.
    expect(counts).toEqual([12, 12, 18, 30, 12, 14, 76, 2])
  })

  it(
    'is stored as sanitized, and sanitizing it again changes nothing, for any input',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const faults: string[] = []
      for (const payload of sampledXssPayloads)
        for (const html of inRichText(payload))
          for (const draft of withEverywhere(html.slice(0, 300))) {
            const verdict = await checkFormatted(draft)
            const stored = verdict.ok ? htmlOf(verdict.question) : []
            faults.push(...stored.filter((text) => sanitiseRichText(text) !== text))
          }
      expect(faults).toEqual([])
    },
  )
})

it('every use case runs this check: no other file of the server checks a draft', () => {
  const files = readdirSync('lambdas', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  )
  const callers = files.filter((file) => readFileSync(join('lambdas', file), 'utf8').includes('checkQuestion('))
  expect(callers).toEqual(['questions/check-formatted.ts'])
})
