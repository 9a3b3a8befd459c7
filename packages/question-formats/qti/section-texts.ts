import { formatWords } from '../words.ts'
import { childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** The texts of a QTI 1.2 section before its items, and the passage that it refers to. */
export type SectionTexts = { texts: readonly XmlNode[]; passage: string | undefined }

/** Elements to read besides items: the texts of a test, and the start and end of its sections. */
export const TEST_TEXTS: ReadonlySet<string> = new Set(['presentation_material', 'rubric'])
export const SECTIONS: ReadonlySet<string> = new Set(['section'])

/** Whether an element shows text; Brightspace marks hidden ones. */
const isShown = (node: XmlNode): boolean =>
  node.attributes['isdisplayed'] !== 'no' &&
  (node.children.some((child) => typeof child === 'string' && child.trim() !== '') || childrenOf(node).some(isShown))

/** Notes once that the test's general instructions are left out. */
export function noteTestTexts(notes: string[]): void {
  if (!notes.includes(formatWords.testTexts)) notes.push(formatWords.testTexts)
}

/** Tracks the sections of a test. `notes` records that the test's general texts are left out. */
export function sectionReader(notes: string[]) {
  const open: { texts: XmlNode[]; passage: string | undefined }[] = []
  return {
    /** Reads an element that isn't an item; returns false for an item. */
    take: (node: XmlNode): boolean => {
      if (node.name === 'section') open.push({ texts: [], passage: node.attributes['parent_stimulus_item_ident'] })
      else if (node.name === '/section') open.pop()
      else if (!TEST_TEXTS.has(node.name)) return false
      else if (isShown(node)) {
        const section = open.at(-1)
        if (section && node.name === 'presentation_material') section.texts.push(node)
        else noteTestTexts(notes)
      }
      return true
    },
    current: (): SectionTexts => ({
      texts: open.flatMap(({ texts }) => texts),
      passage: open.findLast(({ passage }) => passage !== undefined)?.passage,
    }),
  }
}

/** Whether a test of QTI 2.x or 3.0 shows texts to candidates besides its items. */
export const isTestText = (node: XmlNode): boolean =>
  /(?:^|\s)candidate(?:\s|$)/.test(node.attributes['view'] ?? 'candidate') && textIn(node).trim() !== ''
