/** A reader's place in a list: what is searched for, '' for all, and the page from 1. */
export type ListPlace = { search: string; page: number }

/** The place in an address; an invalid page is the first. */
export function listPlaceOf(params: URLSearchParams): ListPlace {
  const page = Number(params.get('page') ?? '1')
  return { search: (params.get('search') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The address of a place in the list at `path`. */
export function addressOfList(path: string, { search, page }: ListPlace): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('search', search)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}
