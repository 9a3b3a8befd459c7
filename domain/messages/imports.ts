import { counted } from '../text/counted.ts'

/** What is said of a file as a whole, when it cannot be imported or was not taken as it stood. */
export const fileWords = {
  empty: 'The file is empty.',
  noList: 'It must hold a list of questions.',
  noRows: 'It holds no rows.',
  kind: 'Choose an Excel workbook (.xlsx), a .csv, .tsv, .txt or .json file, or one of another program: .gift, .xml, .zip, or .imscc.',
  unreadable: 'It cannot be read.',
  windows1252:
    'The file is not UTF-8: it was read as Windows-1252, as spreadsheets on Windows save it. Look at the letters that are not English; saved as "CSV UTF-8" there is no doubt.',
  columnsMissing: (missing: readonly string[]) =>
    `Its first line must name the columns, and these are not there: ${missing.join(', ')}.`,
  columnsNameable: 'Say what a column is with --map "Their column=body", and the type of all rows with --type.',
  workbookBroken: 'It is no Excel workbook that can be read: open it in a spreadsheet and save it as .xlsx again.',
  workbookOld:
    'It is an old or protected Excel file: open it in a spreadsheet and save it as .xlsx, without a password.',
  unpackedLarge: 'It is too large when it is unpacked: split it into several files.',
  linesMany: 'A sheet has more than 100,000 rows: split it into several files.',
  macros: 'The workbook holds macros: none of them was run.',
  formulas: 'Some cells hold formulas: the values that the spreadsheet stored with them were taken.',
  sheetMissing: (name: string) => `It has no sheet ${name} that is visible and holds rows.`,
  sheetsMany: (names: readonly string[]) => `It has several sheets, choose one: ${names.join(', ')}.`,
  sheetsHidden: (names: readonly string[]) => `Hidden sheets were left out: ${names.join(', ')}.`,
  columnsUnknown: (unknown: readonly string[]) => `Columns that are not known were left out: ${unknown.join(', ')}.`,
}

/** What an import says of the pictures of a file while they are sent. */
export const pictureWords = {
  failed: (name: string) => `The picture ${name} could not be sent.`,
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
  undoEffects: ({ deleted, restored, left }: { deleted: number; restored: number; left: number }): string[] => [
    ...(deleted === 0
      ? []
      : [`${counted(deleted, 'question')} it added will be deleted for good, and won’t be in the recycle bin.`]),
    ...(restored === 0 ? [] : [`${counted(restored, 'question')} it changed will be as before.`]),
    ...(left === 0 ? [] : [`${counted(left, 'question')} changed or deleted since won’t change.`]),
  ],
  labelsGo: 'These names leave the lists of the academy, as nothing else carries them:',
  labelsGone: 'These names were taken out of the lists of the academy:',
  areasNamed: (names: readonly string[]) => `${names.length === 1 ? 'NCLEX area' : 'NCLEX areas'}: ${names.join(', ')}`,
  tagsNamed: (names: readonly string[]) => `${names.length === 1 ? 'Tag' : 'Tags'}: ${names.join(', ')}`,
  everyRow: 'Of every row that is not refused:',
  noteFilter: 'Note or reason',
  anyNote: 'Any or none',
  asGiven: 'The row as it came',
  refusedLeft: 'Refused rows are left out. Download them with their reasons, correct that file and import it.',
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
  why: 'Reason of answer',
  content: 'Content (JSON)',
  scoring: 'Scoring',
  formatted: 'Formatted texts (JSON)',
}

/** A column of the product as people call it: `answer2` is "Answer B". */
function fieldName(column: string): string {
  const [, name = column, number] = /^([a-z]+?)(\d+)?$/.exec(column) ?? []
  const letter = number === undefined ? '' : ` ${'ABCDEFGHIJ'[Number(number) - 1] ?? number}`
  return `${FIELD_NAMES[name] ?? name}${letter}`
}

/** The words of the step in which the columns of a file are chosen. */
export const columnWords = {
  title: 'What the columns are',
  lead: 'The names of the columns are not those of the template. Look at what each one is read as; it is remembered for files with the same columns.',
  sheetTitle: 'Which sheet to import',
  sheetLead: 'The file has several sheets. Choose one, and check what each of its columns is read as.',
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
  check: 'Check the rows',
  missing: (fields: readonly string[]) => `Please choose what is read as: ${fields.join(', ')}`,
  mapForm: (text: string) => `${text} says nothing of a column: write "Their column=body".`,
  mapUnknown: (name: string, names: readonly string[]) =>
    `The file has no column ${name}; its columns are: ${names.join(', ')}.`,
  mapSeveral: (name: string) => `Several columns of the file have the name ${name}: give each a name of its own.`,
  mapTwice: (name: string) => `The column ${name} is given twice.`,
  mapField: (field: string, fields: readonly string[]) =>
    `${field} is nothing that a column can be read as; choose from: ${fields.join(', ')}.`,
  mapList: 'It is a list of questions: it has no columns that could be mapped.',
  twice: (field: string) => `Two columns are read as ${field}: please leave one of them out`,
}
