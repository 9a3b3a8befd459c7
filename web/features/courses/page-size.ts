/** Student lists and search results per page (spec 2.9.1). */
export const PAGE_SIZE = 20
