import type { ContentBinKind } from '#domain/content/bin.ts'
import { binnedItem, type BinnedWhole } from '#table/content.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'

/** Returns the writes that move an item of a content to the recycle bin. `condition` guards the first one. */
export const putInBin = <Kind extends Exclude<ContentBinKind, 'video'>>(
  kind: Kind,
  whole: BinnedWhole[Kind],
  { within, deletedOn, condition }: { within: readonly string[]; deletedOn: number; condition: object },
): Write[] => [
  { Delete: { Key: { pk: whole.pk, sk: whole.sk }, ...condition } },
  { Put: { Item: binnedItem(kind, whole, { within, deletedOn }) } },
]
