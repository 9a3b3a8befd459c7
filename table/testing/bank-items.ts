import type { Question } from '#domain/questions/question.ts'
import { type Key, nclexAreasKey, tagsKey } from '#table/keys.ts'
import type { ListItem } from '#table/list.ts'
import { poolsOfBank } from '#table/pools-of-bank.ts'
import { questionItem, questionVersionItem } from '#table/question.ts'

const list = (key: Key, values: string[]): ListItem => ({ ...key, type: 'list', values, version: 1 })

/** A whole question bank for tests: questions, their version of `time`, pools and lists. */
export function bankItems(questions: readonly Question[], time: number): Key[] {
  const tags = [...new Set(questions.flatMap((question) => question.tags))]
  const areas = [...new Set(questions.flatMap((question) => question.area))]
  return [
    list(tagsKey, tags),
    list(nclexAreasKey, areas),
    ...poolsOfBank(questions),
    ...questions.flatMap((question) => [
      questionItem(question, { version: 1, time }),
      questionVersionItem(question, {
        time,
        tagNumbers: question.tags.map((tag) => tags.indexOf(tag)),
        areaNumbers: question.area.map((area) => areas.indexOf(area)),
      }),
    ]),
  ]
}
