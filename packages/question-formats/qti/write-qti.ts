import { zipSync } from 'fflate'
import type { QuestionRow } from '../question-row.ts'
import { writable } from '../export-texts.ts'
import { tagsOf } from '../format-row.ts'
import { item12 } from './write-qti12-item.ts'
import { type QtiDialect, QTI2_NAMES, QTI3_NAMES } from './qti-tags.ts'
import { qtiItem } from './write-qti-item.ts'
import type { PictureBytes } from '../moodle/write-moodle.ts'
import { escapeXml } from '../text/read-xml-units.ts'

export type QtiVersion = 'qti12' | 'qti21' | 'qti22' | 'qti3'

const DIALECTS: Readonly<Record<Exclude<QtiVersion, 'qti12'>, QtiDialect>> = {
  qti21: {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    template: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/',
    names: QTI2_NAMES,
    isOld: true,
  },
  qti22: {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    template: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/',
    names: QTI2_NAMES,
    isOld: true,
  },
  qti3: {
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
    names: QTI3_NAMES,
    isOld: false,
  },
}

/** An item's type in the manifest, by version. */
const TYPES: Readonly<Record<QtiVersion, string>> = {
  qti12: 'imsqti_xmlv1p2',
  qti21: 'imsqti_item_xmlv2p1',
  qti22: 'imsqti_item_xmlv2p2',
  qti3: 'imsqti_item_xmlv3p0',
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A version's manifest: its namespace, schema, and metadata. */
type ManifestDialect = {
  namespace: string
  schema: string
  schemaVersion: string
  keyword: (tag: string) => string
  lom: string
}

const IMSMD = 'http://www.imsglobal.org/xsd/imsmd_v1p2'
const OLD: Pick<ManifestDialect, 'keyword' | 'lom'> = {
  keyword: (tag) => `<keyword><langstring>${tag}</langstring></keyword>`,
  lom: IMSMD,
}
const MANIFESTS: Readonly<Record<QtiVersion, ManifestDialect>> = {
  qti12: {
    ...OLD,
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'IMS Content',
    schemaVersion: '1.1.3',
  },
  qti21: {
    ...OLD,
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
  },
  qti22: {
    ...OLD,
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.2 Package',
    schemaVersion: '1.0.0',
  },
  qti3: {
    namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    keyword: (tag) => `<keyword><string>${tag}</string></keyword>`,
    lom: 'http://ltsc.ieee.org/xsd/LOM',
  },
}

const keywords = (tags: readonly string[], { keyword, lom }: ManifestDialect): string =>
  tags.length === 0
    ? ''
    : `<metadata><lom xmlns="${lom}"><general>${tags.map((tag) => keyword(escapeXml(writable(tag)))).join('')}</general></lom></metadata>`

/** A resource's files: its own and its pictures, by their paths on the site. */
const filesOf = (name: string, pictures: readonly string[]): string =>
  [name, ...pictures.map((path) => path.slice(1))].map((href) => `<file href="${escapeXml(href)}"/>`).join('')

const manifest = (resources: readonly string[], { namespace, schema, schemaVersion }: ManifestDialect): string =>
  `${XML}<manifest xmlns="${namespace}" identifier="questions"><metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata><organizations/><resources>\n${resources.join('\n')}\n</resources></manifest>\n`

/**
 * Writes questions as a QTI package: a zip with a manifest, the items, and their pictures. `left` are questions of
 * unsupported types.
 */
export function writeQti(
  version: QtiVersion,
  rows: readonly QuestionRow[],
  pictures: PictureBytes,
): { data: Uint8Array; left: QuestionRow[] } {
  const left: QuestionRow[] = []
  const files: Record<string, Uint8Array> = {}
  const resources: string[] = []
  const items12: string[] = []
  rows.forEach((row, at) => {
    const item = version === 'qti12' ? item12(row, pictures) : qtiItem(row, DIALECTS[version], pictures)
    if (item === undefined) {
      left.push(row)
      return
    }
    if (version === 'qti12') {
      items12.push(item)
      return
    }
    const name = `items/${String(at + 1)}.xml`
    files[name] = encode(`${XML}${item}`)
    const shown = [...pictures.keys()].filter((path) => item.includes(path))
    resources.push(
      `<resource identifier="item-${String(at + 1)}" type="${TYPES[version]}" href="${name}">${keywords(tagsOf(row.question), MANIFESTS[version])}${filesOf(name, shown)}</resource>`,
    )
  })
  if (version === 'qti12') {
    files['questions.xml'] = encode(
      `${XML}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="questions" title="Questions"><section ident="root_section">\n${items12.join('\n')}\n</section></assessment></questestinterop>\n`,
    )
    resources.push(
      `<resource identifier="questions-file" type="${TYPES.qti12}">${filesOf('questions.xml', [...pictures.keys()])}</resource>`,
    )
  }
  for (const [path, bytes] of pictures) files[path.slice(1)] = bytes
  files['imsmanifest.xml'] = encode(manifest(resources, MANIFESTS[version]))
  return { data: zipSync(files, { level: 6 }), left }
}
