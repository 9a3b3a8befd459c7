import { childOf, childrenOf, descendantsOf, type XmlNode } from '../text/read-xml-units.ts'
import { type Expression, expressionOf, roundedBy, type ScoringState, toleranceOf } from './qti-expressions.ts'
import { type Declaration, declarationsOf, mappedPoints, type QtiValue, unknown, valuesIn } from './qti-values.ts'

type Step = (state: ScoringState) => 'exit' | undefined

/**
 * How an item of QTI 2.x or 3.0 awards points. `score` returns the points of responses by identifier; undefined if the
 * item has no scoring, so that only its declared key counts.
 */
export type QtiScoring = {
  declarations: ReadonlyMap<string, Declaration>
  score: ((responses: ReadonlyMap<string, QtiValue>) => number) | undefined
}

const run = (steps: readonly Step[], state: ScoringState): 'exit' | undefined => {
  for (const step of steps) if (step(state) === 'exit') return 'exit'
  return undefined
}

type Declarations = ScoringState['declarations']
/** Whether an outcome counts: it is the points, or the points depend on it. */
type IsCounted = (identifier: string) => boolean

const stepsOf = (nodes: readonly XmlNode[], declarations: Declarations, counted: IsCounted): Step[] =>
  nodes.map((node) => stepOf(node, declarations, counted))

/** Compiles a rule of response processing. Throws `UnknownScoring` if it isn't supported. */
function stepOf(node: XmlNode, declarations: Declarations, counted: IsCounted): Step {
  switch (node.name) {
    case 'responsecondition': {
      // Rules that only show feedback don't affect points.
      if (!hasPoints(node, counted)) return () => undefined
      const branches = childrenOf(node).map((branch) => {
        const isElse = branch.name === 'responseelse'
        const [test, ...rest] = childrenOf(branch)
        const inner = isElse ? childrenOf(branch) : rest
        const condition: Expression = isElse || !test ? () => isElse : expressionOf(test, declarations)
        return { condition, steps: stepsOf(inner, declarations, counted) }
      })
      return (state) => {
        const branch = branches.find(({ condition }) => condition(state) === true)
        return branch && run(branch.steps, state)
      }
    }
    case 'setoutcomevalue': {
      const [value] = childrenOf(node)
      const identifier = node.attributes['identifier'] ?? ''
      // Outcomes that only select feedback don't affect points.
      if (!value || !counted(identifier)) return () => undefined
      const expression = expressionOf(value, declarations)
      return (state) => {
        state.outcomes.set(identifier, expression(state))
        return undefined
      }
    }
    case 'lookupoutcomevalue':
      return counted(node.attributes['identifier'] ?? '') ? unknown(node.name) : () => undefined
    case 'exitresponse':
      return () => 'exit'
    case 'responseprocessingfragment': {
      const steps = stepsOf(childrenOf(node), declarations, counted)
      return (state) => run(steps, state)
    }
    default:
      return unknown(node.name)
  }
}

/** Whether an outcome can be points; feedback outcomes are texts. */
const isPoints = (declaration: Declaration | undefined): boolean =>
  declaration === undefined || !/^(?:identifier|string)$/.test(declaration.baseType)

const POINTS = new Set(['setoutcomevalue', 'lookupoutcomevalue', 'exitresponse'])

const hasPoints = (node: XmlNode, counted: IsCounted): boolean =>
  descendantsOf(node, POINTS).some(
    ({ name, attributes }) => name === 'exitresponse' || counted(attributes['identifier'] ?? ''),
  )

/** The outcomes that count: points, and what their rules depend on, such as which feedback was selected before. */
function countedOf(rules: readonly XmlNode[], declarations: Declarations): IsCounted {
  const isOutcome = (name: string) => isPoints(declarations.get(name))
  let names = new Set<string>()
  const counted = (name: string) => isOutcome(name) || names.has(name)
  const look = (): Set<string> =>
    new Set(
      rules
        .filter((rule) => rule.name === 'exitresponse' || hasPoints({ ...rule, name: '', children: [rule] }, counted))
        .flatMap((rule) => descendantsOf(rule, new Set(['variable'])))
        .map(({ attributes }) => attributes['identifier'] ?? ''),
    )
  for (let next = look(); next.size > names.size; next = look()) names = next
  return counted
}

const isScore = (name = '') => name.toUpperCase() === 'SCORE'

/** Scores a response with one of the specification's templates. */
function templateScore(template: string, response: string, declarations: ReadonlyMap<string, Declaration>) {
  const declaration = declarations.get(response)
  if (!declaration) return unknown('template')
  const isOrdered = declaration.cardinality === 'ordered'
  if (/(?:match_correct|CC2_match(?:_basic)?)(?:\.xml)?$/i.test(template)) {
    const same = (value: QtiValue) => {
      const sorted = (own: QtiValue) => {
        const values = valuesIn(own).map(String)
        return (isOrdered ? values : values.toSorted()).join('\n')
      }
      return sorted(value) === sorted(declaration.right)
    }
    return (responses: ReadonlyMap<string, QtiValue>) => {
      const given = responses.get(response) ?? null
      // In QTI, NULL never equals NULL.
      return given !== null && same(given) ? 1 : 0
    }
  }
  if (!/map_response(?:\.xml)?$/i.test(template) || !declaration.mapping) return unknown('template')
  return (responses: ReadonlyMap<string, QtiValue>) => mappedPoints(responses.get(response) ?? null, declaration)
}

/** The outcome for the points: SCORE, or the only number that is set. */
function outcomeOf(processing: XmlNode, declarations: ReadonlyMap<string, Declaration>): string | undefined {
  const names = new Set(
    descendantsOf(processing, new Set(['setoutcomevalue']))
      .map(({ attributes }) => attributes['identifier'] ?? '')
      .filter((name) => /^(?:float|integer)$/.test(declarations.get(name)?.baseType ?? (isScore(name) ? 'float' : ''))),
  )
  const [only, another] = names
  const score = [...names].find(isScore)
  if (score === undefined && another !== undefined) return unknown('outcomes')
  return score ?? only
}

/** The maximum number of elements in response processing, all of which run for each answer. */
const MAX_SIZE = 5_000
const sizeOf = (node: XmlNode): number => childrenOf(node).reduce((sum, child) => sum + sizeOf(child), 1)

/** Compiles an item's scoring. Throws `UnknownScoring` if it isn't supported. */
export function scoringOf(item: XmlNode): QtiScoring {
  const declarations = declarationsOf(item)
  const processing = childOf(item, 'responseprocessing')
  const responses = childrenOf(item, 'responsedeclaration').map(({ attributes }) => attributes['identifier'] ?? '')
  const [only = '', another] = responses
  if (!processing) return { declarations, score: undefined }
  const rules = childrenOf(processing)
  if (sizeOf(processing) > MAX_SIZE) return unknown('length')
  const template = processing.attributes['template'] ?? processing.attributes['templatelocation'] ?? ''
  if (rules.length === 0) {
    if (template === '') return { declarations, score: undefined }
    // The templates refer to RESPONSE; if there is only one response, they apply to it.
    const response = another === undefined ? only : 'RESPONSE'
    return { declarations, score: templateScore(template, response, declarations) }
  }
  const outcome = outcomeOf(processing, declarations)
  if (outcome === undefined) return { declarations, score: undefined }
  const steps = stepsOf(rules, declarations, countedOf(rules, declarations))
  return {
    declarations,
    score: (given) => {
      const state: ScoringState = { declarations, responses: given, outcomes: new Map() }
      run(steps, state)
      const value = state.outcomes.get(outcome) ?? declarations.get(outcome)?.initial ?? 0
      return typeof value === 'number' ? value : unknown('SCORE')
    },
  }
}

const CONSTANT = new Set(['basevalue', 'correct'])

/**
 * The numbers at which the points of a numeric response may change. Throws `UnknownScoring` if they can't be
 * determined.
 */
export function boundsOf(item: XmlNode, response: string, declarations: ReadonlyMap<string, Declaration>): number[] {
  const declaration = declarations.get(response)
  const constants = [...valuesIn(declaration?.right ?? null), ...(declaration?.mapping?.points.keys() ?? [])]
  const bounds = constants.map(Number).filter((value) => !Number.isNaN(value))
  const uses = descendantsOf(childOf(item, 'responseprocessing'), new Set(['variable'])).filter(
    ({ attributes }) => attributes['identifier'] === response,
  )
  const compared = descendantsOf(
    childOf(item, 'responseprocessing'),
    new Set(['match', 'equal', 'equalrounded', 'gt', 'gte', 'lt', 'lte', 'stringmatch', 'isnull', 'member']),
  )
  let simpleUses = 0
  for (const node of compared) {
    const inner = childrenOf(node)
    const isOwn = (child: XmlNode) => child.name === 'variable' && child.attributes['identifier'] === response
    const own = inner.filter(isOwn).length
    if (own === 0) continue
    simpleUses += own
    const others = inner.filter((child) => !isOwn(child))
    if (!others.every(({ name }) => CONSTANT.has(name) || name === 'multiple')) return unknown('bounds')
    for (const other of others) {
      const value = expressionOf(other, declarations)({ declarations, responses: new Map(), outcomes: new Map() })
      for (const constant of valuesIn(value).map(Number))
        if (!Number.isNaN(constant)) bounds.push(...around(node, constant))
    }
  }
  // If scoring computes with the number first, the points may change anywhere.
  if (simpleUses < uses.length) return unknown('bounds')
  return bounds
}

/** A constant and the bounds that a comparison accepts for it. */
function around(node: XmlNode, constant: number): number[] {
  if (node.name === 'equalrounded') {
    const mode = (node.attributes['roundingmode'] ?? 'significantFigures').toLowerCase()
    const figures = Number(node.attributes['figures'] ?? '0')
    const rounded = roundedBy(constant, mode, figures)
    const unit =
      mode === 'decimalplaces' ? 10 ** -figures : 10 ** (Math.floor(Math.log10(Math.abs(rounded || 1))) + 1 - figures)
    return [constant, rounded - unit / 2, rounded + unit / 2]
  }
  if (node.name !== 'equal') return [constant]
  const { mode, low, high } = toleranceOf(node)
  if (mode === 'absolute') return [constant, constant - low, constant + high, constant - high, constant + low]
  if (mode === 'exact') return [constant]
  const shares = [1 - low / 100, 1 + high / 100]
  return [constant, ...shares.flatMap((share) => (share === 0 ? [] : [constant * share, constant / share]))]
}
