import { binnedUntil } from '#domain/content/bin.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { BinEntry, BinPage, QueryRecycleBinArgs } from '#generated/schema.ts'
import type { BinnedItem, BinnedQuestionItem } from '#table/content.ts'
import { binned } from '#table/keys.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { ContentDeps } from '../content-deps.ts'

const ENTRIES_A_PAGE = 20

/** A Lecture may have had several videos, so each entry shows its file name. */
const nameAndPlace = ({ kind, within, whole }: BinnedItem) =>
  kind === 'video' && whole.type === 'task' && whole.fileName !== undefined
    ? { name: whole.fileName, within: [...within, whole.name] }
    : { name: whole.name, within }

function contentEntry(item: BinnedItem): BinEntry {
  const { kind, deletedOn, whole } = item
  return {
    ...{ kind, ...nameAndPlace(item), deletedOn, until: binnedUntil(deletedOn) },
    key: kind === 'video' ? `${whole.key}#${deletedOn}` : whole.key,
    contentKey: whole.type === 'content' ? whole.key : whole.contentKey,
    sectionKey: whole.type === 'task' ? whole.sectionKey : null,
    sections: whole.type === 'content' ? whole.sections : null,
    tasks: whole.type === 'section' ? whole.tasks : null,
  }
}

const questionEntry = ({ kind, sk, name, deletedOn }: BinnedQuestionItem): BinEntry => ({
  ...{ kind, key: sk, name, deletedOn, within: [], until: binnedUntil(deletedOn) },
  ...{ contentKey: null, sectionKey: null, sections: null, tasks: null },
})

/** Lists restorable items, most recently deleted first. Excludes expired items and those being purged. */
export async function listBin(
  { page }: QueryRecycleBinArgs,
  { table, now }: Pick<ContentDeps, 'table' | 'now'>,
): Promise<BinPage> {
  const items = await queryWholeIndex<BinnedItem | BinnedQuestionItem>(table, { index: 'gsi1', pk: binned.gsi1pk })
  const time = now()
  const left = items.filter(({ deletedOn, purging }) => purging !== true && binnedUntil(deletedOn) >= time)
  const newest = left.toSorted((a, b) => b.deletedOn - a.deletedOn)
  const shown = pageOf(newest, page, ENTRIES_A_PAGE)
  return {
    ...shown,
    items: shown.items.map((item) => (item.kind === 'question' ? questionEntry(item) : contentEntry(item))),
  }
}
