import type { EvaluatedItem, Interaction } from './qti-evaluator.ts'
import { attribute } from './qti-expressions.ts'
import { allWithin, type Element, elementsIn, htmlCharacters, named, textOf, xmlTree } from './xml-tree.ts'

/** The text of a material, whose HTML is escaped. */
const wordsOf = (element: Element): string =>
  named(element, 'material')
    .flatMap(allWithin)
    .filter(({ name }) => name === 'mattext')
    .map((text) => (text.attributes['texttype'] === 'text/html' ? htmlCharacters(textOf(text)) : textOf(text)))
    .join('')

function interactionOf(response: Element): Interaction {
  const labels = allWithin(response).filter(({ name }) => name === 'response_label')
  const isSingle = attribute(response, 'rcardinality') === 'Single'
  const isText = response.name === 'response_str'
  return {
    kind: response.name,
    id: attribute(response, 'ident'),
    prompt: wordsOf(response),
    most: isSingle ? 1 : 0,
    lists: isText ? [] : [labels.map((label) => ({ id: attribute(label, 'ident'), text: wordsOf(label), most: 1 }))],
  }
}

type Responses = ReadonlyMap<string, readonly string[]>

function holds(condition: Element, responses: Responses): boolean {
  const values = () => responses.get(attribute(condition, 'respident')) ?? []
  const inner = elementsIn(condition)
  const limit = Number(textOf(condition))
  switch (condition.name) {
    case 'varequal':
      return values().includes(textOf(condition))
    case 'vargte':
      return values().some((value) => Number(value) >= limit)
    case 'varlte':
      return values().some((value) => Number(value) <= limit)
    case 'conditionvar':
    case 'and':
      return inner.every((own) => holds(own, responses))
    case 'or':
      return inner.some((own) => holds(own, responses))
    case 'not':
      return !inner.every((own) => holds(own, responses))
    case 'other':
      return true
    default:
      throw new Error(`<${condition.name}> is not known.`)
  }
}

function scoreOf(processing: Element, responses: Responses): number {
  let score = 0
  for (const condition of named(processing, 'respcondition')) {
    if (!named(condition, 'conditionvar').every((own) => holds(own, responses))) continue
    for (const change of named(condition, 'setvar')) {
      if (attribute(change, 'varname') !== 'SCORE') throw new Error('Another variable.')
      const action = attribute(change, 'action')
      if (action !== 'Set' && action !== 'Add') throw new Error(`The action ${action} is not known.`)
      score = Number(textOf(change)) + (action === 'Add' ? score : 0)
    }
    if (condition.attributes['continue'] !== 'Yes') break
  }
  const [declared] = allWithin(processing).filter(({ name }) => name === 'decvar')
  if (!declared) throw new Error('SCORE is not declared.')
  return score / Number(attribute(declared, 'maxvalue'))
}

/** Reads the items of a QTI 1.2 document independently of the package's readers; scores are fractions of 1. */
export const evaluatedItems12 = (xml: string): EvaluatedItem[] =>
  allWithin(xmlTree(xml))
    .filter(({ name }) => name === 'item')
    .map((item) => {
      const [processing] = named(item, 'resprocessing')
      if (!processing) throw new Error('There is no response processing.')
      return {
        interactions: named(item, 'presentation')
          .flatMap(allWithin)
          .filter(({ name }) => name === 'response_lid' || name === 'response_str')
          .map(interactionOf),
        score: (responses) => scoreOf(processing, responses),
      }
    })
