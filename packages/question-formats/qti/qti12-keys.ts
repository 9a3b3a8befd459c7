import type { AnsweredPart } from '../choice-rows.ts'
import type { FormatText } from '../format-row.ts'
import { descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'

/** The task of an item, as part of a row. */
export type Part = AnsweredPart & { content?: object; body?: FormatText }

/** Every descendant with a name. */
export const all = (node: XmlNode | undefined, name: string): XmlNode[] => descendantsOf(node, new Set([name]))
/** The identifier of an item, response, or answer; Brightspace's groups use the identifier of their response. */
export const ident = ({ attributes }: XmlNode): string => attributes['ident'] ?? attributes['respident'] ?? ''

/** Whether a condition awards points. */
const givesPoints = (condition: XmlNode): boolean =>
  all(condition, 'setvar').some((own) => {
    const { action = '', varname = '' } = own.attributes
    const isTaken = /^(?:subtract|divide)$/i.test(action) || /incorrect/i.test(varname)
    const points = textIn(own).trim()
    return !isTaken && (Number(points) > 0 || /\.max$/i.test(points))
  })

/** The values of a response that a condition requires, without those it excludes. */
function wantedBy(condition: XmlNode, response: string): string[] {
  const excluded = new Set(all(condition, 'not').flatMap((node) => all(node, 'varequal')))
  return all(condition, 'varequal')
    .filter((equal) => !excluded.has(equal) && (equal.attributes['respident'] ?? response) === response)
    .map((equal) => textIn(equal).trim())
}

/** The correct values of a response: those of every condition that awards points. */
export const rightOf = (item: XmlNode, response: string): string[] =>
  all(item, 'respcondition').flatMap((condition) => (givesPoints(condition) ? wantedBy(condition, response) : []))
