import { attentionReason, isUnsettled } from '#domain/dashboard/attention.ts'
import type { PaymentEntry } from '#domain/search/payment-entry.ts'
import {
  PAYMENT_COUNTS,
  type PaymentCount,
  QUESTION_COUNTS,
  type QuestionCount,
  USER_COUNTS,
  type UserCount,
} from '#table/search-files.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { SearchFileEntries } from './search-files.ts'
import { type FileEntries, type Order, rewriteFiles } from './rewrite-files.ts'

type Count = { file: string }

const byFile: Order<string, Count> = {
  idOf: ({ file }) => file,
  compare: (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)),
}

/** Sets the counts of these files in the file `name` and leaves those of others. */
async function setCounts<Entry>(
  files: SearchFiles,
  name: string,
  held: FileEntries<Entry>,
  countOf: (file: string, entries: readonly Entry[]) => Count | undefined,
): Promise<void> {
  const counts = new Map([...held].map(([file, entries]) => [file, countOf(file, entries)]))
  if (counts.size > 0) await rewriteFiles(files, new Map([[name, counts]]), byFile)
}

/**
 * Sets what these search files come to (spec 1.1.3; decision 0027). A count says what its file holds, so a batch of the
 * stream that comes again counts nothing twice.
 */
export async function projectCounts({ questions, users }: SearchFileEntries, files: SearchFiles): Promise<void> {
  await setCounts(files, QUESTION_COUNTS, questions, (file, { length }): QuestionCount => ({ file, questions: length }))
  await setCounts(files, USER_COUNTS, users, (file, entries): UserCount => {
    const students = entries.filter(({ type }) => type === 'Student').length
    return { file, students, admins: entries.length - students }
  })
}

/** Sets how many payments of these files are disputed, without those that the index of unsettled ones holds. */
export const projectPaymentCounts = (payments: FileEntries<PaymentEntry>, files: SearchFiles): Promise<void> =>
  setCounts(files, PAYMENT_COUNTS, payments, (file, entries): PaymentCount | undefined => {
    const settled = entries.filter((entry) => !isUnsettled(entry))
    const disputed = settled.filter((entry) => attentionReason(entry, 0) === 'disputed').length
    return disputed === 0 ? undefined : { file, disputed }
  })
