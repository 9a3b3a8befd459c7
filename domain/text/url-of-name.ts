/**
 * Returns a name's URL form: lower case, accents folded, every run of other characters than letters and digits replaced
 * by one hyphen, no hyphen at the ends (decisions, URLs from names). Names with the same URL count as the same name.
 */
export const urlOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
