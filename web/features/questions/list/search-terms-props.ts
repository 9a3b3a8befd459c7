import type { SearchFields } from './questions-params.ts'

/** The fields of a type of search. */
export type SearchTermsProps = {
  fields: SearchFields
  error: string | undefined
  onChange: (part: Partial<SearchFields>) => void
}
