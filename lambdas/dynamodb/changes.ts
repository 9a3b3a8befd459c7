import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { AccountChangeItem, InvitationItem, NoteItem, StudentViewItem } from '#table/account.ts'
import type { AttemptItem } from '#table/attempt.ts'
import type { ImportItem, ListItem, QuestionBatchItem } from '#table/bank.ts'
import type { ContactMessageItem } from '#table/contact-message.ts'
import type { ContentCopyItem, ContentItem, SectionItem } from '#table/content.ts'
import type { CourseItem, CourseNoticeItem, CourseStudentItem, SeatsItem } from '#table/course.ts'
import type { ExamItem } from '#table/exam.ts'
import type { FlawCaseItem, MistakeReportItem } from '#table/item-analysis.ts'
import type { NotificationItem } from '#table/notification.ts'
import type { PaymentItem } from '#table/payment.ts'
import type { CertificateItem, ProgressItem, TaskSummaryItem } from '#table/progress.ts'
import type { QuestionItem } from '#table/question.ts'
import type { RegradeItem } from '#table/regrade.ts'
import type { SampleItem } from '#table/sample.ts'
import type { TaskItem, TaskTextItem } from '#table/task.ts'
import type { UserItem } from '#table/user.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { streamImage } from './stream-image.ts'

type Item =
  | (AttemptItem | CertificateItem | ProgressItem | TaskSummaryItem)
  | (ContentCopyItem | ContentItem | SectionItem | TaskItem | TaskTextItem)
  | (CourseItem | CourseNoticeItem | CourseStudentItem | SeatsItem)
  | (ExamItem | FlawCaseItem | MistakeReportItem | QuestionItem | RegradeItem | SampleItem)
  | (ImportItem | ListItem | QuestionBatchItem)
  | (
      | AccountChangeItem
      | ContactMessageItem
      | InvitationItem
      | NoteItem
      | NotificationItem
      | PaymentItem
      | StudentViewItem
      | UserItem
    )

/** The types of items whose changes can be followed. */
export type ItemType = Item['type']
type ItemOf<Type extends ItemType> = Extract<Item, { type: Type }>

/**
 * A change of an item. `before` is absent for a new item, `after` for a deleted one; `item` is the current or last
 * state. `at`: when it changed, epoch milliseconds; `id`: the stream's increasing sequence number.
 */
export type Change<Type extends ItemType = ItemType> = {
  [T in Type]: {
    type: T
    before: ItemOf<T> | undefined
    after: ItemOf<T> | undefined
    item: ItemOf<T>
    at: number
    id: string
  }
}[Type]

/**
 * Returns the changes in a batch of the table's stream, decoded once, in order. The shapes are those of table/: only
 * this product writes the table.
 */
export const readChanges = ({ Records: records = [] }: Partial<DynamoDBStreamEvent>): Change[] =>
  records.flatMap(({ dynamodb = {} }) => {
    const [before, after] = [streamImage<Item>(dynamodb.OldImage), streamImage<Item>(dynamodb.NewImage)]
    // An item that changes its type is deleted as the old type and new as the other.
    const isReplaced = before !== undefined && after !== undefined && before.type !== after.type
    const parts = isReplaced ? [{ before }, { after }] : [{ before, after }]
    return parts.flatMap(({ before, after }: { before?: Item | undefined; after?: Item | undefined }) => {
      const item = after ?? before
      if (item === undefined) return []
      const at = (dynamodb.ApproximateCreationDateTime ?? 0) * 1_000
      return [{ type: item.type, before, after, item, at, id: dynamodb.SequenceNumber ?? '' } as Change]
    })
  })

/** Returns the changes of items of these types. */
export const changesOf = <Type extends ItemType>(changes: readonly Change[], types: readonly Type[]): Change<Type>[] =>
  changes.filter(({ type }) => types.some((name) => name === type)) as Change<Type>[]

/**
 * Returns the ids of the changes that `run` failed for, which the stream should deliver again; a failure doesn't stop
 * the others. `about`: for the log.
 */
export async function failedChanges<Of extends { id: string }>(
  changes: readonly Of[],
  run: (change: Of) => Promise<unknown>,
  about: (change: Of) => Record<string, string>,
): Promise<string[]> {
  const failed: string[] = []
  for (const change of changes)
    try {
      await run(change)
    } catch (error) {
      logError(error, about(change))
      failed.push(change.id)
    }
  return failed
}
