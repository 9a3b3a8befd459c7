import { descendantsOf, textIn, type XmlNode, xmlUnits } from '../text/read-xml-units.ts'
import { xmlText } from '../text/xml-text.ts'
import { decoded, resolved } from './package-paths.ts'
import { deep, qtiName } from './qti-nodes.ts'
import type { Package } from './unpack-package.ts'

/**
 * A file of a package that may contain questions. `href` is its path in the manifest; `root`: the manifest's folder;
 * `isGuessed`: the encoding of its tags is a guess; `isFallback`: nothing indicates that it contains questions;
 * `isTest`: it is a test that refers to other files.
 */
export type PackagePart = {
  href: string
  path: string
  root: string
  tags: readonly string[]
  isGuessed: boolean
  isFallback: boolean
  isTest: boolean
}

const RESOURCE = new Set(['resource'])
const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i
const NAME = /\.(?:xml|qti|dat)$/i
/** Files that macOS adds to a zip for every file. */
const OF_MACOS = /^__MACOSX\/|(?:^|\/)\._[^/]*$/

/** Files that identify a zip of another program, with the program's name. */
const PROGRAMS: readonly (readonly [file: RegExp, program: string])[] = [
  [/^h5p\.json$/, 'an H5P file'],
  [/^collection\.anki2\w*$/, 'an Anki file'],
  [/^moodle_backup\.xml$/, 'a Moodle backup'],
  [/^xl\/workbook\.xml$/, 'an Excel file'],
  [/^word\/document\.xml$/, 'a Word file'],
  [/^META-INF\/manifest\.xml$/, 'an OpenDocument file'],
]

/** The program that created a zip that isn't QTI. */
export const programOf = (paths: readonly string[]): string | undefined =>
  paths.some((path) => MANIFEST.test(path))
    ? undefined
    : PROGRAMS.find(([file]) => paths.some((path) => file.test(path)))?.[1]

/** Whether the manifest marks a resource as questions: by its type, or in Brightspace's way. */
const isQuestions = ({ attributes }: XmlNode): boolean => {
  const { type = '', material_type: material = '' } = attributes
  if (/quiz|questionlibrary/i.test(material)) return true
  return /item|assessment|qti/i.test(type) && !/test_|_test|stylesheet|webcontent|associatedcontent/i.test(type)
}

const isTest = ({ attributes }: XmlNode) => /imsqti_test|_test_xml/i.test(attributes['type'] ?? '')

/** Canvas writes a quiz twice: as Common Cartridge, and elsewhere in its own format with every question type. */
const ownOfCanvas = (root: string, path: string): string | undefined => {
  const name = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path)?.[1]
  return name === undefined ? undefined : `${root}non_cc_assessments/${name}.xml.qti`
}

type Named = { href: string; tags: readonly string[]; isTest?: boolean }

/** The files of a resource: its own and, for a test, those it refers to. */
function namedBy(resource: XmlNode): Named[] {
  const { href = '', file = '' } = resource.attributes
  const own = href || deep(resource, 'file')?.attributes['href'] || file
  const inner = descendantsOf(resource, new Set(['file'])).map(({ attributes }) => attributes['href'] ?? '')
  const names = isQuestions(resource) ? [own] : isTest(resource) ? inner.filter((name) => name !== own) : []
  const tags = descendantsOf(resource, new Set(['keyword']))
    .map((keyword) => textIn(keyword).trim())
    .filter((tag) => tag !== '')
  const tests = isTest(resource) && NAME.test(own) ? [{ href: own, tags: [], isTest: true }] : []
  return [...names.filter((name) => NAME.test(name)).map((name) => ({ href: name, tags })), ...tests]
}

/**
 * The files of a package that may contain questions, each once: those in its manifest, question banks of Canvas, and
 * then any other XML. Yields undefined while there is none.
 */
export function* partsOf(files: Package): Generator<PackagePart | undefined> {
  const manifestPath = files.paths.find((path) => MANIFEST.test(path))
  const manifest = manifestPath === undefined ? undefined : files.chunksOf(manifestPath)
  const root = manifestPath?.slice(0, manifestPath.lastIndexOf('/') + 1) ?? ''
  const read = new Set<string>(manifestPath === undefined ? [] : [manifestPath])
  // Each file is read once, however often the manifest lists it.
  const once = (part: PackagePart): PackagePart | undefined => {
    if (read.has(part.path)) return undefined
    read.add(part.path)
    return part
  }
  const named = ({ href, tags, isTest: isWhole = false }: Named, isGuessed: boolean): PackagePart | undefined => {
    const path = resolved(root, decoded(href))
    const own = ownOfCanvas(root, path)
    const places = { href, root, path: own !== undefined && files.has(own) ? own : path }
    return once({ ...places, tags, isGuessed: isGuessed && tags.length > 0, isFallback: false, isTest: isWhole })
  }
  yield undefined
  if (manifest) {
    const list = xmlText(manifest)
    for (const resource of xmlUnits(list.slices(), RESOURCE, qtiName)) {
      if (!resource) yield undefined
      else for (const own of namedBy(resource)) yield named(own, list.guessed)
    }
  }
  const others = files.paths.filter((path) => NAME.test(path) && !OF_MACOS.test(path) && !read.has(path))
  const isBank = (path: string) => /(?:^|\/)non_cc_assessments\/[^/]+\.qti$/i.test(path)
  for (const path of [...others.filter(isBank), ...others.filter((own) => !isBank(own))])
    yield once({ href: path, path, root, tags: [], isGuessed: false, isFallback: !isBank(path), isTest: false })
}
