import { formatWords } from '../words.ts'
import { childrenOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** What a section of QTI 1.2 says before its items, and the passage that it refers to. */
export type SectionTexts = { texts: readonly XmlNode[]; passage: string | undefined }

/** Elements that are read beside items: the texts of a test, and where its sections begin and end. */
export const TEST_TEXTS: ReadonlySet<string> = new Set(['presentation_material', 'rubric'])
export const SECTIONS: ReadonlySet<string> = new Set(['section'])

/** Whether an element shows words; Brightspace says so of what isn't shown. */
const isShown = (node: XmlNode): boolean =>
  node.attributes['isdisplayed'] !== 'no' &&
  (node.children.some((child) => typeof child === 'string' && child.trim() !== '') || childrenOf(node).some(isShown))

/** Notes once that instructions of a test as a whole are left out. */
export function noteTestTexts(notes: string[]): void {
  if (!notes.includes(formatWords.testTexts)) notes.push(formatWords.testTexts)
}

/** Follows the sections of a test. `notes`: where is kept that texts of the test as a whole are left out. */
export function sectionReader(notes: string[]) {
  const open: { texts: XmlNode[]; passage: string | undefined }[] = []
  return {
    /** Takes what is no item, and says whether it was none. */
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

/** Whether a test of QTI 2.x or 3.0 says something to those who take it, beside its items. */
export const isTestText = (node: XmlNode): boolean =>
  /(?:^|\s)candidate(?:\s|$)/.test(node.attributes['view'] ?? 'candidate') && textIn(node).trim() !== ''
