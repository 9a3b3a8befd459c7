import type { LabelKind } from '#domain/questions/label-job.ts'
import type { LabelList } from '#domain/questions/label-list.ts'
import type { LabelJob } from '#generated/schema.ts'

export type LabelProgress = LabelJob

/** Kinds as the API names them. */
export const KINDS = { Tag: 'tags', Area: 'areas' } as const

export const apiKind = (kind: LabelKind): keyof typeof KINDS => (kind === 'tags' ? 'Tag' : 'Area')

/** Returns a list's job as its screen shows it, with `left` remaining writes of questions. Call only with a job. */
export function jobReply(kind: LabelKind, { job, values }: LabelList, left: number): LabelProgress {
  if (!job) throw new Error('No job runs')
  const total = Math.max(job.total, left)
  return {
    kind: apiKind(kind),
    from: values[job.from] ?? '',
    to: values[job.to] ?? '',
    merge: job.merge,
    total,
    done: total - left,
    finished: false,
  }
}
