import { checkSearch, type QuestionSearch } from '#domain/questions/check-search.ts'
import type { QuestionSearchInput } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

/** The search that a caller asks for; none for the whole bank. Refuses as the form does (spec 2.5.33 to 2.5.36). */
export function parseSearch(search: QuestionSearchInput | null | undefined): QuestionSearch | undefined {
  if (!search) return undefined
  const checked = checkSearch(search)
  if (!checked.ok) throw new Refusal(checked.code)
  return checked.search
}
