import { isFixed } from '#domain/questions/label-job.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type LabelKind, readList } from './labels.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { removeLabels } from './remove-labels.ts'

/**
 * Removes a name that no question and no test uses; accepts one removed already, as by a repeated call. Refuses with
 * 'label-unknown', 'label-fixed', 'label-busy' during its rename, and 'label-used'.
 */
export async function removeLabel(
  kind: LabelKind,
  name: string,
  { table }: Pick<QuestionDeps, 'table'>,
): Promise<string> {
  const list = await readList(table, kind)
  const position = list.values.indexOf(name)
  if (position === -1) throw new Refusal('label-unknown')
  if (position === list.job?.from || position === list.job?.to) throw new Refusal('label-busy')
  if (list.removed.has(position)) return name
  if (isFixed(kind, name)) throw new Refusal('label-fixed')
  if ((await removeLabels(table, { kind, positions: [position] }, () => [])) > 0) return name
  if ((await readList(table, kind)).removed.has(position)) return name
  throw new Refusal('label-used')
}
