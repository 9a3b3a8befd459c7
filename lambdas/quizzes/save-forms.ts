import { checkSavedForms } from '#domain/quizzes/saved-forms.ts'
import type { SavedQuizForms, SaveQuizFormsInput } from '#generated/schema.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { storedItem, transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { userKey } from '#table/keys.ts'
import { quizFormsKey } from '#table/study-keys.ts'
import { quizFormsItem, type QuizFormsItem, savedFormsOf } from '#table/quiz.ts'
import { quizFormOf } from './quiz-form-of.ts'
import { formReply } from './quiz-reply.ts'

const savedReply = (item: QuizFormsItem | undefined): SavedQuizForms => ({
  forms: savedFormsOf(item).map(({ name, form }) => ({ name, form: formReply(form) })),
  version: item?.version ?? 0,
})

/** Returns a student's saved forms: half a read unit per 4 KB. */
export const readSavedForms = async (uid: string, table: Table): Promise<SavedQuizForms> =>
  savedReply(await getItem<QuizFormsItem>(table, quizFormsKey(uid)))

/** Whether a user's account exists and is not being deleted. */
export const isHere = 'attribute_exists(pk) AND attribute_not_exists(deleting)'

/**
 * Replaces a student's saved forms if their version is the client's. Idempotent. Throws 'quiz-forms-wrong',
 * 'user-not-found', and 'quiz-forms-changed' with the stored forms. 2 write units for the condition on the account and
 * 2 per KB.
 */
export async function saveQuizForms(
  { forms: rawForms, version }: SaveQuizFormsInput,
  uid: string,
  { table }: { table: Table },
): Promise<SavedQuizForms> {
  const forms = checkSavedForms(rawForms.map(({ name, form }) => ({ name, form: quizFormOf(form) })))
  if (!forms || !Number.isInteger(version) || version < 0) throw new Refusal('quiz-forms-wrong')
  const Item = quizFormsItem(uid, forms, version + 1)
  const written = await transactWrite(table, [
    { ConditionCheck: { Key: userKey(uid), ConditionExpression: isHere } },
    { Put: { Item, ...ifVersion(version) } },
  ])
  if (written.ok) return savedReply(Item)
  if (written.failed.includes(0)) throw new Refusal('user-not-found')
  const current = savedReply(storedItem<QuizFormsItem>(written))
  if (JSON.stringify(current) === JSON.stringify(savedReply(Item))) return current
  throw new Refusal('quiz-forms-changed', { saved: current })
}
