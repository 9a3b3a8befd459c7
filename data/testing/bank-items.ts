import type { Question } from '../../domain/questions/question.ts'
import { bitmapOf } from '../../domain/testing/bitmap.ts'
import { type Key, nclexAreasKey, poolOfAll, poolOfArea, poolOfTag, tagsKey } from '../keys.ts'
import type { ListItem } from '../list.ts'
import { poolItem } from '../pool.ts'
import { questionItem, questionVersionItem } from '../question.ts'

const list = (key: Key, values: string[]): ListItem => ({ ...key, type: 'list', values, version: 1 })

/** A whole question bank for tests: questions, their version of `time`, pools and lists. */
export function bankItems(questions: readonly Question[], time: number): Key[] {
  const tags = [...new Set(questions.flatMap((question) => question.tags))]
  const areas = [...new Set(questions.flatMap((question) => question.area))]
  const idsWhere = (fits: (question: Question) => boolean) => bitmapOf(questions.filter(fits).map(({ id }) => id))
  return [
    list(tagsKey, tags),
    list(nclexAreasKey, areas),
    poolItem(
      poolOfAll,
      idsWhere(() => true),
      1,
    ),
    ...tags.map((tag) =>
      poolItem(
        poolOfTag(tag),
        idsWhere((question) => question.tags.includes(tag)),
        1,
      ),
    ),
    ...areas.map((area) =>
      poolItem(
        poolOfArea(area),
        idsWhere((question) => question.area.includes(area)),
        1,
      ),
    ),
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
