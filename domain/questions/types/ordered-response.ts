import { shownOptions } from './cloze.ts'
import { type Option, sorted } from './cells.ts'
import { areDifferent } from './content-reader.ts'
import { contentType } from './content-type.ts'
import { readText, readWhy, textsOfOptions } from './options.ts'
import { scoreOf, whysOf } from './score.ts'

/** `{ items: [{ text, why? }] }` in the right order. */
type OrderedResponse = { items: Option[] }

const textsIn = (items: readonly Option[], order: readonly number[]) => order.flatMap((i) => items[i]?.text ?? [])

/**
 * Returns the numbers of the items by their sorted texts, in the right order: what students see must not reveal the
 * author's order.
 */
const keyOf = ({ items }: OrderedResponse): number[] => {
  const options = sorted(items)
  return items.map((item) => options.indexOf(item))
}

/** Awards one point if the whole order is right. A choice contains the numbers of all items in the chosen order. */
export const orderedResponse = contentType<OrderedResponse>({
  read: (reader, value) => {
    const items = reader.list(reader.fields(value).items, [3, 8], ['options-few', 'options-many']).map((item) => {
      const fields = reader.fields(item)
      return { ...readText(reader, fields), ...readWhy(reader, fields) }
    })
    reader.must(areDifferent(items.map(({ text }) => text)), 'options-same')
    return { items }
  },
  view: ({ items }, random) => ({
    items: shownOptions(sorted(items), random),
  }),
  texts: ({ items }) => textsOfOptions(items),
  parts: (content) => [{ label: '', options: sorted(content.items), key: keyOf(content), pick: content.items.length }],
  key: keyOf,
  isChoice: ({ items }, choice) => choice.length === items.length && items.every((_, i) => choice.includes(i)),
  score: (_, choice, content) => {
    const key = keyOf(content)
    const options = sorted(content.items)
    const hits = key.filter((item, i) => choice[i] === item).length
    const isRight = choice.length > 0 && hits === key.length
    return scoreOf([
      {
        label: '',
        chosen: textsIn(options, choice),
        right: textsIn(options, key),
        points: isRight ? 1 : 0,
        max: 1,
        reason: choice.length === 0 ? 'empty' : isRight ? 'whole-right' : 'whole-wrong',
        hits,
        wrong: choice.length - hits,
        whys: whysOf(content.items),
      },
    ])
  },
})
