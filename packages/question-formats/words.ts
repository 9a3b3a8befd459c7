/** Messages about a file of another program as a whole. */
export const formatWords = {
  empty: 'The file is empty.',
  noRows: 'The file has no rows.',
  windows1252:
    'The file isn’t UTF-8 and was read as Windows-1252, which spreadsheets on Windows use. Check accented letters. If any are wrong, save the file as “CSV UTF-8” and choose it again.',
  unpackedLarge: 'The file is too large once it’s unzipped. Split it into several files.',
  xmlBroken: (line: number) =>
    `The XML is broken or incomplete (line ${line.toLocaleString('en-US')}). Export the file again from the program it came from.`,
  xmlDeclares:
    'The file declares its own entities, which aren’t read for security. Export it again from the program it came from.',
  xmlDeep: 'Its elements are nested too deep to be questions.',
  xmlLong: 'One of its questions is larger than 20 MB.',
  xmlLongPiece: 'A text, a tag, or a file in it is larger than 7 MB. Remove it and try again.',
  xmlUnknown: 'The file is XML, but it’s neither Moodle XML nor QTI.',
  encodingHidden: 'Its text encoding can’t be recognized. Save it as UTF-8 (in a spreadsheet, “CSV UTF-8”).',
  encodingUnknown: (encoding: string) => `Its text encoding, ${encoding}, isn’t supported. Save it as UTF-8.`,
  zipBroken: 'The zip file can’t be read. Export it again from the program it came from.',
  otherProgram: (program: string) =>
    `This looks like ${program}, which can’t be imported. Export the questions as Moodle XML, GIFT, or QTI, or as a spreadsheet.`,
  zipPath: (name: string) => `It contains a file with an unsafe path: ${name}.`,
  rowsMany: 'The file has more than 20,000 questions. Split it into several files.',
  testTexts: 'Instructions for the whole test are left out, because questions stand alone here.',
  formatRead: (format: string) => `Read as ${format}.`,
} as const
