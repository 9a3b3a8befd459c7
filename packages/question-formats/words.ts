/** What is said of a file of another program as a whole. */
export const formatWords = {
  empty: 'The file is empty.',
  noRows: 'It holds no rows.',
  windows1252:
    'The file is not UTF-8: it was read as Windows-1252, as spreadsheets on Windows save it. Look at the letters that are not English; saved as "CSV UTF-8" there is no doubt.',
  unpackedLarge: 'It is too large when it is unpacked: split it into several files.',
  xmlBroken: (line: number) =>
    `It is not whole XML (line ${line.toLocaleString('en-US')}). Export it again from where it comes.`,
  xmlDeclares: 'It declares entities of its own, which are not read for safety. Export it again from where it comes.',
  xmlDeep: 'Its elements lie too deep in one another to be questions.',
  xmlLong: 'One of its questions is larger than 20 MB.',
  xmlLongPiece: 'A text, a tag or a file in it is larger than 7 MB: leave it out.',
  xmlUnknown: 'It is XML, but neither Moodle XML nor QTI.',
  encodingHidden: 'Its encoding can’t be recognized: save it as UTF-8 (in a spreadsheet, “CSV UTF-8”).',
  encodingUnknown: (encoding: string) => `It is encoded as ${encoding}, which is not known here: save it as UTF-8.`,
  zipBroken: 'It is no zip that can be read: export it again from where it comes.',
  otherProgram: (program: string) =>
    `It's a file of ${program}, which can't be read here. Export its questions as Moodle XML, GIFT, or QTI, or as a spreadsheet.`,
  zipPath: (name: string) => `It holds a file that would lie outside of it: ${name}.`,
  rowsMany: 'It holds more than 20,000 questions: split it into several files.',
  testTexts: 'Instructions of the test as a whole are left out: questions stand alone here.',
  formatRead: (format: string) => `Read as ${format}.`,
} as const
