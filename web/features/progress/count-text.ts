/** How many there are, or how many a search found: '1 student', '3 courses found'. */
export const countText = (total: number, unit: string, searched: boolean): string =>
  `${total} ${unit}${total === 1 ? '' : 's'}${searched ? ' found' : ''}`
