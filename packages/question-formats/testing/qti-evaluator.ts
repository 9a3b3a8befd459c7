import { attribute, correctOf, evaluate, isTrue, mapped, type Scope, type Value, valueOf } from './qti-expressions.ts'
import { allWithin, type Element, elementsIn, inCamelCase, named, textOf, xmlTree } from './xml-tree.ts'

/** A choice as shown to the candidate, and how often it may be used (0: any number). */
export type Choice = { id: string; text: string; most: number }

/**
 * A candidate's interaction. `most`: the maximum number of values (0: any number). `lists`: the choices, each list in
 * the file's order; a match and a gap match have two, whose IDs form a pair.
 */
export type Interaction = { kind: string; id: string; prompt: string; most: number; lists: Choice[][] }

/** An item as a QTI delivery engine evaluates it. `score` takes values by the IDs of the interactions. */
export type EvaluatedItem = {
  interactions: Interaction[]
  score: (responses: ReadonlyMap<string, readonly string[]>) => number
}

/** Elements that aren't part of a choice's text. */
const ASIDE = ['feedbackBlock', 'prompt']

const choiceOf = (element: Element): Choice => ({
  id: attribute(element, 'identifier'),
  text: textOf(element, ASIDE),
  most: Number(element.attributes['matchMax'] ?? 0),
})

const within = (element: Element, name: string): Choice[] =>
  allWithin(element)
    .filter((own) => own.name === name)
    .map(choiceOf)

/** An interaction's lists, by its name, and the attribute that limits the number of selections. */
function listsOf(element: Element): { lists: Choice[][]; most: string | undefined } {
  const { maxChoices, maxAssociations } = element.attributes
  switch (element.name) {
    case 'choiceInteraction':
      return { lists: [within(element, 'simpleChoice')], most: maxChoices }
    case 'orderInteraction':
      return { lists: [within(element, 'simpleChoice')], most: '0' }
    case 'hottextInteraction':
      return { lists: [within(element, 'hottext')], most: maxChoices }
    case 'inlineChoiceInteraction':
      return { lists: [within(element, 'inlineChoice')], most: '1' }
    case 'matchInteraction':
      return {
        lists: named(element, 'simpleMatchSet').map((set) => within(set, 'simpleAssociableChoice')),
        most: maxAssociations,
      }
    case 'gapMatchInteraction':
      return { lists: [within(element, 'gapText'), within(element, 'gap')], most: '0' }
    case 'textEntryInteraction':
      return { lists: [], most: '1' }
    default:
      throw new Error(`<${element.name}> is not known.`)
  }
}

function interactionOf(element: Element): Interaction {
  const { lists, most = '1' } = listsOf(element)
  const prompt = named(element, 'prompt').map((own) => textOf(own))
  return {
    kind: element.name,
    id: attribute(element, 'responseIdentifier'),
    prompt: prompt.join(''),
    most: Number(most),
    lists,
  }
}

/** Throws if a candidate couldn't give these values: only those of the lists, each as often as allowed. */
function mustBePossible({ id, kind, lists, most }: Interaction, values: readonly string[]): void {
  const refuse = (why: string) => {
    throw new Error(`${id}: ${values.join(', ')}: ${why}`)
  }
  if (most > 0 && values.length > most) refuse(`no more than ${String(most)} may be given`)
  if (new Set(values).size < values.length) refuse('a value is given twice')
  if (lists.length === 0) return
  if (kind === 'orderInteraction' && values.length > 0 && values.length < (lists[0]?.length ?? 0)) refuse('not all')
  lists.forEach((list, at) => {
    const chosen = values.map((value) => (lists.length === 1 ? value : (value.split(' ')[at] ?? '')))
    if (!chosen.every((own) => list.some((choice) => choice.id === own))) refuse('not in the list')
    const isOver = list.some((choice) => {
      const times = chosen.filter((own) => own === choice.id).length
      // A gap accepts one word.
      const limit = kind === 'gapMatchInteraction' && at === 1 ? 1 : choice.most
      return limit > 0 && times > limit
    })
    if (isOver) refuse('chosen too often')
  })
}

/** Runs rules in order. */
function run(rules: readonly Element[], scope: Scope): void {
  for (const rule of rules) {
    if (rule.name === 'setOutcomeValue') {
      const [expression] = elementsIn(rule)
      const id = attribute(rule, 'identifier')
      if (!expression || scope.declarations.get(id)?.name !== 'outcomeDeclaration') throw new Error(`No outcome ${id}.`)
      scope.variables.set(id, evaluate(expression, scope))
      continue
    }
    if (rule.name !== 'responseCondition') throw new Error(`<${rule.name}> is not known.`)
    for (const branch of elementsIn(rule)) {
      const [first, ...rest] = elementsIn(branch)
      if (!first) throw new Error('An empty branch.')
      if (branch.name === 'responseElse') run([first, ...rest], scope)
      else if (!isTrue(evaluate(first, scope))) continue
      else run(rest, scope)
      break
    }
  }
}

/** The standard's two templates, applied to the variable RESPONSE. */
function runTemplate(name: string, { declarations, variables }: Scope): void {
  const declaration = declarations.get('RESPONSE')
  if (!declaration) throw new Error('RESPONSE is not declared.')
  const response = variables.get('RESPONSE') ?? null
  const points = (): number => {
    if (name === 'map_response') return response === null ? 0 : mapped(declaration, response)
    if (name !== 'match_correct') throw new Error(`The template ${name} is not known.`)
    const list = (value: Value) => {
      const items = value?.items.map(String) ?? []
      return JSON.stringify(value?.cardinality === 'multiple' ? items.toSorted() : items)
    }
    return response !== null && list(response) === list(correctOf(declaration)) ? 1 : 0
  }
  variables.set('SCORE', { cardinality: 'single', items: [points()] })
}

/** The URL of a version's templates, by the namespace of its items. */
const TEMPLATES: Readonly<Record<string, string>> = {
  'http://www.imsglobal.org/xsd/imsqti_v2p1': 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/',
  'http://www.imsglobal.org/xsd/imsqti_v2p2': 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/',
  'http://www.imsglobal.org/xsd/imsqtiasi_v3p0': 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
}

/**
 * Reads an item of QTI 2.1, 2.2, or 3.0 by the standard, independently of the package's readers. Throws on anything
 * unknown.
 */
export function evaluatedItem(xml: string): EvaluatedItem {
  const item = inCamelCase(xmlTree(xml))
  const declarations = new Map(
    elementsIn(item)
      .filter(({ name }) => name === 'responseDeclaration' || name === 'outcomeDeclaration')
      .map((declaration) => [attribute(declaration, 'identifier'), declaration]),
  )
  const interactions = named(item, 'itemBody')
    .flatMap(allWithin)
    .filter(({ name }) => name.endsWith('Interaction'))
    .map(interactionOf)
  const [processing] = named(item, 'responseProcessing')
  if (!processing) throw new Error('There is no response processing.')
  const score = (responses: ReadonlyMap<string, readonly string[]>): number => {
    const variables = new Map<string, Value>()
    for (const [id, declaration] of declarations) {
      if (declaration.name === 'outcomeDeclaration') {
        const [initial] = named(declaration, 'defaultValue')
        // Engines differ in the default of an outcome without a value, so this uses none.
        variables.set(id, valueOf(declaration, initial ? named(initial, 'value').map((own) => textOf(own)) : []))
      } else variables.set(id, valueOf(declaration, responses.get(id) ?? []))
    }
    for (const interaction of interactions) mustBePossible(interaction, responses.get(interaction.id) ?? [])
    const scope = { declarations, variables }
    const { template } = processing.attributes
    if (template === undefined) run(elementsIn(processing), scope)
    else runTemplate(template.replace(TEMPLATES[item.namespace] ?? '', ''), scope)
    const result = variables.get('SCORE')?.items[0]
    if (typeof result !== 'number') throw new Error('SCORE has no value.')
    return result
  }
  return { interactions, score }
}
