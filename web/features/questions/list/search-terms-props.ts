import type { SearchFields } from './questions-params.ts'

/** Props of the fields of a search type. */
export type SearchTermsProps = {
  fields: SearchFields
  error: string | undefined
  onChange: (part: Partial<SearchFields>) => void
}
