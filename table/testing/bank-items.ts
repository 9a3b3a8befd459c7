import type { Question } from '#domain/questions/question.ts'
import { type Key, nclexAreasKey, tagsKey } from '#table/keys.ts'
import type { ListItem } from '#table/bank.ts'
import { poolsOfBank } from '#table/pool.ts'
import { mayHoldFirst, questionItem, questionVersionItem } from '#table/question.ts'

const list = (key: Key, values: string[]): ListItem => ({ ...key, type: 'list', values, version: 1 })

/**
 * A whole question bank for tests: questions, their versions from `time`, pools, and lists. Versions are stored like a
 * new question's or, with `hasVersionItem`, next to their questions, as before decision 0099 and for edited questions.
 */
export function bankItems(
  questions: readonly Question[],
  time: number,
  { hasVersionItem = () => false }: { hasVersionItem?: (question: Question) => boolean } = {},
): Key[] {
  const tags = [...new Set(questions.flatMap((question) => question.tags))]
  const areas = [...new Set(questions.flatMap((question) => question.area))]
  return [
    list(tagsKey, tags),
    list(nclexAreasKey, areas),
    ...poolsOfBank(questions),
    ...questions.flatMap((question): Key[] => {
      const first = {
        tagNumbers: question.tags.map((tag) => tags.indexOf(tag)),
        areaNumbers: question.area.map((area) => areas.indexOf(area)),
      }
      if (mayHoldFirst(question) && !hasVersionItem(question))
        return [questionItem(question, { version: 1, time, first })]
      return [questionItem(question, { version: 1, time }), questionVersionItem(question, { time, ...first })]
    }),
  ]
}
