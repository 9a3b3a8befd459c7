/** Formats a count, or the number of search results: '1 student', '3 courses found'. */
export const countText = (total: number, unit: string, searched: boolean): string =>
  `${total} ${unit}${total === 1 ? '' : 's'}${searched ? ' found' : ''}`
