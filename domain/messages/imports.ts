/** What is said of a file as a whole, when it cannot be imported or was not taken as it stood. */
export const fileWords = {
  empty: 'The file is empty.',
  noList: 'It must hold a list of questions.',
  noRows: 'It holds no rows.',
  unreadable: 'It cannot be read.',
  windows1252:
    'The file is not UTF-8: it was read as Windows-1252, as spreadsheets on Windows save it. Look at the letters that are not English; saved as "CSV UTF-8" there is no doubt.',
  columnsMissing: (missing: readonly string[]) =>
    `Its first line must name the columns, and these are not there: ${missing.join(', ')}.`,
  workbookBroken: 'It is no Excel workbook that can be read: open it in a spreadsheet and save it as .xlsx again.',
  workbookOld:
    'It is an old or protected Excel file: open it in a spreadsheet and save it as .xlsx, without a password.',
  unpackedLarge: 'It is too large when it is unpacked: split it into several files.',
  linesMany: 'A sheet has more than 100,000 rows: split it into several files.',
  macros: 'The workbook holds macros: none of them was run.',
  formulas: 'Some cells hold formulas: the values that the spreadsheet stored with them were taken.',
  sheetsHidden: (names: readonly string[]) => `Hidden sheets were left out: ${names.join(', ')}.`,
  columnsUnknown: (unknown: readonly string[]) => `Columns that are not known were left out: ${unknown.join(', ')}.`,
}

/** The words of the import's screen. */
export const importWords = {
  newLabels: 'Names that the academy does not have',
  newAreas: 'New NCLEX areas',
  newAreasLead:
    'Every NCLEX test asks questions of every area of the list. With one more area, a test that lacks questions of it cannot be started.',
  newTags: 'New tags',
  tagsAdded: (count: number) => (count === 1 ? '1 new tag will be added' : `${count} new tags will be added`),
  choose: 'Choose',
  chooseArea: 'Please choose what becomes of this area',
  use: (name: string) => `Use “${name}”, which the academy has`,
  labelsGo: 'These names leave the lists of the academy, as nothing else carries them:',
  labelsGone: 'These names were taken out of the lists of the academy:',
  areasNamed: (names: readonly string[]) => `${names.length === 1 ? 'NCLEX area' : 'NCLEX areas'}: ${names.join(', ')}`,
  tagsNamed: (names: readonly string[]) => `${names.length === 1 ? 'Tag' : 'Tags'}: ${names.join(', ')}`,
  add: (name: string, kind: 'tag' | 'area') => `Add “${name}” as a new ${kind === 'tag' ? 'tag' : 'NCLEX area'}`,
}
