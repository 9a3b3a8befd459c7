import { readXml } from './read-xml.ts'

/** A sheet of a workbook, and the part that holds it. */
export type SheetPlace = { name: string; part: string; hidden: boolean }

const FOLDER = 'xl/'

/** Where a part lies that a relation of the workbook names: from the root, or from the workbook's folder. */
const partAt = (target: string) => (target.startsWith('/') ? target.slice(1) : `${FOLDER}${target}`)

/** The sheets of a workbook in their order. */
export function sheetsOf(parts: ReadonlyMap<string, Uint8Array>): SheetPlace[] {
  const targets = new Map<string, string>()
  readXml(parts.get('xl/_rels/workbook.xml.rels'), {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target'))
    },
  })
  const sheets: SheetPlace[] = []
  readXml(parts.get('xl/workbook.xml'), {
    open: (name, attribute) => {
      if (name !== 'sheet') return
      const hidden = ['hidden', 'veryHidden'].includes(attribute('state'))
      sheets.push({ name: attribute('name'), part: partAt(targets.get(attribute('id')) ?? ''), hidden })
    },
  })
  return sheets
}

/** Letters that a spreadsheet writes by their number. */
const unescape = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A listener for texts of rich strings: `take` gives what came since, without what is said of their pronunciation. */
export function textCollector() {
  let collected = ''
  let inside = false
  let spoken = false
  return {
    open: (name: string) => {
      if (name === 't') inside = true
      if (name === 'rPh') spoken = true
    },
    text: (words: string) => {
      if (inside && !spoken) collected += words
    },
    close: (name: string) => {
      if (name === 't') inside = false
      if (name === 'rPh') spoken = false
    },
    take: () => {
      const text = unescape(collected)
      collected = ''
      return text
    },
  }
}

/** The texts that cells share, in their order. */
export function sharedTexts(parts: ReadonlyMap<string, Uint8Array>): string[] {
  const texts: string[] = []
  const collector = textCollector()
  readXml(parts.get('xl/sharedStrings.xml'), {
    open: collector.open,
    text: collector.text,
    close: (name) => {
      collector.close(name)
      if (name === 'si') texts.push(collector.take())
    },
  })
  return texts
}

/** Formats of the product itself that show a number as a date or a time. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a format of the file's author shows a date: what is quoted, in brackets or escaped does not count. */
const showsDate = (format: string) => /[dmyhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\.|General/gi, ''))

/** Styles of cells, by their number, that show a number as a date. */
export function dateStyles(parts: ReadonlyMap<string, Uint8Array>): ReadonlySet<number> {
  const formats = new Map<number, string>()
  const dates = new Set<number>()
  let inCells = false
  let style = 0
  readXml(parts.get('xl/styles.xml'), {
    open: (name, attribute) => {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = Number(attribute('numFmtId'))
      const own = formats.get(format)
      if (own === undefined ? isBuiltInDate(format) : showsDate(own)) dates.add(style)
      style += 1
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return dates
}
