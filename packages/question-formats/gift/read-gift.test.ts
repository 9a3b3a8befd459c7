import { expect, it } from 'vitest'
import { readGift } from './read-gift.ts'

const rowsOf = (text: string) => [...readGift([text])]
const losses = (text: string) => rowsOf(text).map((row) => row.refusal ?? row.losses.join())

// Cases from docs.moodle.org, GIFT format, in our own files.
it('reads a number with a tolerance, a range, and several numbers with one full-credit answer', () => {
  const contents = ['{#3:2}', '{#=3:2}', '{#1..5}', '{#1.5..1.6}', '{#-3}', '{#=1822:0 =%50%1822:2}'].map(
    (block) => rowsOf(`Q ${block}`)[0]?.content,
  )
  expect(contents).toEqual([
    { answer: '3', tolerance: '2' },
    { answer: '3', tolerance: '2' },
    { answer: '3', tolerance: '2' },
    { answer: '1.55', tolerance: '0.05' },
    { answer: '-3' },
    { answer: '1822' },
  ])
  expect(losses('Q {#=1822:0 =%50%1822:2}')).toEqual(['format-other-answers'])
})
it('notes a rounded number and ignored points for an answer', () => {
  expect(losses('Q {#3.14159}')).toEqual(['format-decimals'])
  expect(losses('Q {#1.5..1.6}')).toEqual([''])
  expect(losses('Q {=a ~b ~%-50%c}')).toEqual(['format-fraction'])
  expect(losses('Q {=%80%a ~b}')).toEqual(['format-fraction'])
  expect(losses('Q {=%100%a ~%0%b}')).toEqual([''])
})
it('reads shares rounded by other programs and a wrong answer that removes all points', () => {
  const [row] = rowsOf('Q {~%33.33333%a ~%33.33333%b ~%33.33334%c ~%-100%d}')
  expect(row).toMatchObject({ type: 'Select All That Apply', losses: ['format-partial'] })
  expect(row?.answers?.map(({ correct }) => correct)).toEqual([true, true, true, false])
})
it('drops a match without an item and notes it', () => {
  const [row] = rowsOf('Q {\n=a -> 1\n=[html]<b>b</b> -> 2\n= -> 3\n####general}')
  expect(row).toMatchObject({ type: 'Matching/Dropdown', rationale: 'general', losses: ['format-extra-matches'] })
  expect(row?.answers).toEqual([
    { text: 'a', correct: '1' },
    { textHtml: '<b>b</b>', correct: '2' },
  ])
})
it('reads escapes, URLs with colons, LaTeX, emoji, and comments among answers', () => {
  const [row] = rowsOf(
    '::A\\: b:: 😀 $$x_\\{1\\} \\= 3$$ http\\://x.y/?a\\=1 {\n// no answer\n=\\~\\#\\=\\{\\}#so\n~b\\nc\n}',
  )
  expect(row?.body).toBe('😀 $$x_{1} = 3$$ http://x.y/?a=1')
  expect(row?.answers).toEqual([
    { text: '~#={}', correct: true, why: 'so' },
    { text: 'b\nc', correct: false },
  ])
})
it('rejects a question type that the academy doesn’t have and names it', () => {
  expect(losses('E {}\n\nS {=cat =%50%dog}\n\nJust text')).toEqual([
    'format-type:Essay',
    'format-type:Short answer',
    'format-text-only',
  ])
})
