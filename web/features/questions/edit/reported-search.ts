import { paths } from '#web/app/paths.ts'

/** Query string of a question's URL that also shows the reported version. `version` in epoch milliseconds. */
export const reportedSearch = (version: number | null | undefined): string =>
  version == null ? '' : `?reported=${version}`

/** The time of the reported version in the URL, in epoch milliseconds. Undefined when missing or malformed. */
export function reportedTime(params: URLSearchParams): number | undefined {
  const text = params.get('reported') ?? ''
  return /^\d{13}$/.test(text) ? Number(text) : undefined
}

/** Query string for another tab that keeps the reported version. */
export function searchOfTab(params: URLSearchParams, tab: string): string {
  const time = reportedTime(params)
  const search = new URLSearchParams(time === undefined ? {} : { reported: String(time) })
  if (tab === 'edit') search.set('tab', 'edit')
  return search.size === 0 ? '' : `?${search.toString()}`
}

/** URL for starting a regrade of a question. `case=1` makes the user choose one item of the case study there. */
export const regradeAddress = ({ id, type }: { id: number; type: string }): string =>
  `${paths.regrades}?question=${id}${type === 'Case Study' ? '&case=1' : ''}`
