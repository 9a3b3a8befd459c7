import { counted } from '../text/counted.ts'

/** Messages about a whole file that can't be imported or was changed. */
export const fileWords = {
  empty: 'The file is empty.',
  noList: 'The file must be a list of questions.',
  noRows: 'The file has no rows.',
  kind: 'Choose an Excel workbook (.xlsx), a .csv, .tsv, .txt, or .json file, or a file from another program: .gift, .xml, .zip, or .imscc.',
  unreadable: 'The file can’t be read.',
  windows1252:
    'The file isn’t UTF-8 and was read as Windows-1252, which spreadsheets on Windows use. Check accented letters. If any are wrong, save the file as “CSV UTF-8” and choose it again.',
  columnsMissing: (missing: readonly string[]) =>
    `The first line must name the columns. Missing: ${missing.join(', ')}.`,
  columnsNameable: 'Use --map "Their column=body" to say what a column is, and --type to set the type of all rows.',
  workbookBroken: 'This Excel workbook can’t be read. Open it in Excel and save it as .xlsx again.',
  workbookOld:
    'This Excel file is in an old format or has a password. Open it in Excel and save it as .xlsx without a password.',
  unpackedLarge: 'The file is too large once it’s unzipped. Split it into several files.',
  linesMany: 'A sheet has more than 100,000 rows. Split it into several files.',
  macros: 'The workbook has macros. They weren’t run.',
  formulas: 'Some cells have formulas. The values saved with them are used.',
  sheetMissing: (name: string) => `The file has no visible sheet named ${name} that has rows.`,
  sheetsMany: (names: readonly string[]) => `The file has several sheets. Choose one: ${names.join(', ')}.`,
  sheetsHidden: (names: readonly string[]) => `Hidden sheets are left out: ${names.join(', ')}.`,
  columnsUnknown: (unknown: readonly string[]) => `Columns left out: ${unknown.join(', ')}.`,
}

/** Words of an import for a file's pictures while they are uploaded. */
export const pictureWords = {
  failed: (name: string) => `The picture ${name} couldn’t be uploaded.`,
}

/** Words of the import screen. */
export const importWords = {
  newLabels: 'New tags and areas',
  newAreas: 'New NCLEX areas',
  newAreasLead:
    'Every NCLEX test draws questions from every area in the list. If you add an area, a test that doesn’t have enough questions in it can’t be started.',
  newTags: 'New tags',
  tagsAdded: (count: number) => (count === 1 ? '1 new tag will be added' : `${count} new tags will be added`),
  choose: 'Choose',
  chooseArea: 'Please choose what to do with this area',
  use: (name: string) => `Use “${name}” from the list`,
  undoEffects: ({ deleted, restored, left }: { deleted: number; restored: number; left: number }): string[] => [
    ...(deleted === 0
      ? []
      : [`${counted(deleted, 'question')} it added will be deleted for good, and won’t be in the recycle bin.`]),
    ...(restored === 0 ? [] : [`${counted(restored, 'question')} it changed will be restored.`]),
    ...(left === 0 ? [] : [`${counted(left, 'question')} changed or deleted since won’t change.`]),
  ],
  labelsGo: 'These tags and areas will be removed, because nothing else uses them:',
  labelsGone: 'These tags and areas were removed:',
  areasNamed: (names: readonly string[]) => `${names.length === 1 ? 'NCLEX area' : 'NCLEX areas'}: ${names.join(', ')}`,
  tagsNamed: (names: readonly string[]) => `${names.length === 1 ? 'Tag' : 'Tags'}: ${names.join(', ')}`,
  everyRow: 'For every row that isn’t refused:',
  noteFilter: 'Note or reason',
  anyNote: 'All',
  asGiven: 'Row in the file',
  refusedLeft: 'Refused rows are left out. Download them with their reasons, fix them, and import that file.',
  saveRefused: (count: number) => `Download ${count.toLocaleString('en-US')} refused ${count === 1 ? 'row' : 'rows'}`,
  add: (name: string, kind: 'tag' | 'area') => `Add “${name}” as a new ${kind === 'tag' ? 'tag' : 'NCLEX area'}`,
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ref: 'Reference',
  type: 'Type',
  body: 'Question',
  rationale: 'Rationale',
  tags: 'Tags',
  area: 'NCLEX areas',
  correct: 'Correct answers',
  answer: 'Answer',
  match: 'Match',
  why: 'Reason for answer',
  content: 'Content (JSON)',
  scoring: 'Scoring',
  formatted: 'Formatted text (JSON)',
}

/** The displayed name of a column: `answer2` is "Answer B". */
function fieldName(column: string): string {
  const [, name = column, number] = /^([a-z]+?)(\d+)?$/.exec(column) ?? []
  const letter = number === undefined ? '' : ` ${'ABCDEFGHIJ'[Number(number) - 1] ?? number}`
  return `${FIELD_NAMES[name] ?? name}${letter}`
}

/** Words of the step that selects a file's columns. */
export const columnWords = {
  title: 'Match the columns',
  lead: 'This file’s column names differ from the template’s. Check what each column is read as. Your choices are saved in this browser for files with the same columns.',
  sheetTitle: 'Choose a sheet',
  sheetLead: 'The file has several sheets. Choose the one to import and check its columns.',
  field: fieldName,
  readAs: (name: string, field: string) => `Column ${name}: ${field}`,
  fieldOf: (name: string) => `The column “${name}” is read as`,
  unnamed: (number: number) => `Column ${number}`,
  leftOut: 'Left out',
  sheet: 'Sheet',
  sheetOf: (name: string, lines: number) =>
    `${name} (${lines.toLocaleString('en-US')} ${lines === 1 ? 'row' : 'rows'})`,
  typeOfAll: 'Type of all questions',
  choose: 'Choose',
  table: 'Columns of the file',
  check: 'Check rows',
  missing: (fields: readonly string[]) =>
    fields.length === 1 && fields[0] === FIELD_NAMES.type
      ? 'Please choose the type of all questions, or a column for it'
      : `Please choose a column for: ${fields.join(', ')}`,
  mapForm: (text: string) => `${text} doesn’t name a column. Write it as "Their column=body".`,
  mapUnknown: (name: string, names: readonly string[]) =>
    `The file has no column ${name}. Its columns are: ${names.join(', ')}.`,
  mapSeveral: (name: string) => `The file has several columns named ${name}. Give each its own name.`,
  mapTwice: (name: string) => `The column ${name} is mapped twice.`,
  mapField: (field: string, fields: readonly string[]) =>
    `A column can’t be read as ${field}. Choose one of: ${fields.join(', ')}.`,
  mapList: 'The file is a list of questions, so it has no columns to map.',
  twice: (field: string) => `Two columns are read as ${field}. Please leave one of them out`,
}
