/** Licences that ask for no more than to be named; OFL-1.1 is that of the font. */
const ALLOWED = [
  ...['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'OFL-1.1'],
  ...['MIT-0', 'Unlicense', 'CC0-1.0', 'Zlib', 'Python-2.0'],
]

/** Packages whose licence asks that what is shipped names where their source is, which the page of licences does: they are shipped unchanged. */
const WITH_SOURCE = [{ name: 'mediabunny', licence: 'MPL-2.0' }]

/** Whether a package may be shipped under its licence: one that is allowed, or a choice ("A OR B") with one that is. */
export function isAllowed(licence: string, name = ''): boolean {
  if (WITH_SOURCE.some((entry) => entry.name === name && entry.licence === licence)) return true
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => ALLOWED.includes(choice))
}
