import { paths } from '#web/app/paths.ts'

/** What the address of a question has after it, so that it is shown beside the version that was reported (epoch milliseconds). */
export const reportedSearch = (version: number | null | undefined): string =>
  version == null ? '' : `?reported=${version}`

/** The time of the reported version that an address names; undefined: none, or no time. */
export function reportedTime(params: URLSearchParams): number | undefined {
  const text = params.get('reported') ?? ''
  return /^\d{13}$/.test(text) ? Number(text) : undefined
}

/** The same address with another tab; the reported version stays beside it. */
export function searchOfTab(params: URLSearchParams, tab: string): string {
  const time = reportedTime(params)
  const search = new URLSearchParams(time === undefined ? {} : { reported: String(time) })
  if (tab === 'edit') search.set('tab', 'edit')
  return search.size === 0 ? '' : `?${search.toString()}`
}

/** Where a regrade of a question begins; `case`: one of its items is chosen there. */
export const regradeAddress = ({ id, type }: { id: number; type: string }): string =>
  `${paths.regrades}?question=${id}${type === 'Case Study' ? '&case=1' : ''}`
