import { strToU8, zipSync } from 'fflate'

/** A sheet of a workbook: `rows` contains the XML of its cells, row by row. */
export type SheetXml = { name: string; state?: 'hidden' | 'veryHidden'; rows: readonly string[] }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The XML of a cell with an inline text. */
export const textCell = (text: string, at = '') =>
  `<c${at === '' ? '' : ` r="${at}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

export const textRow = (...texts: readonly string[]) => texts.map((text) => textCell(text)).join('')

/** The workbook's own formats; the style number of `0.0%` is 4. */
const FORMATS = ['0.0%', '00000', '# ?/?', '&quot;$&quot;#,##0.00', '@&quot; mg&quot;', 'bad[']
const own = FORMATS.map((format, at) => `<numFmt numFmtId="${String(180 + at)}" formatCode="${format}"/>`).join('')
const ownStyles = FORMATS.map((_, at) => `<xf numFmtId="${String(180 + at)}"/>`).join('')

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;day&quot; 0"/><numFmt numFmtId="171" formatCode="[$-409]d\\-mmm"/>${own}</numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/>${ownStyles}</cellXfs></styleSheet>`

/**
 * An Excel workbook. Cells with styles 1 and 3 are dates; those from 4 on have `FORMATS`. `shared`: the XML of the
 * shared strings; `parts`: additional files.
 */
export function aWorkbook(
  sheets: readonly SheetXml[],
  { shared = '', parts = {} }: { shared?: string; parts?: Readonly<Record<string, string>> } = {},
): Uint8Array<ArrayBuffer> {
  const rels = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  const places = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const files: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${places.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${rels.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  }
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
}
