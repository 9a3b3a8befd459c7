import type { ReasonCode } from '../reasons.ts'
import { disprove, type Place } from '../scoring/disprove.ts'
import { childrenOf, descendantsOf, textIn, type XmlNode } from '../text/read-xml-units.ts'
import { identifier, keyOf } from './qti-keys.ts'
import type { QtiScoring } from './qti-scoring.ts'
import { contained, mappedPoints, type QtiValue, valuesIn } from './qti-values.ts'

/** The result of validating the declared keys, and whether partial answers earn partial points. */
export type Proof = { refusal?: ReasonCode; hasParts: boolean }

const CLOSE = 1e-6
/** The maximum number of values of an interaction, including pairs of a match; each one is tried. */
const MAX_VALUES = 500

/** The values that an interaction accepts, besides the key. */
function valuesOf(interaction: XmlNode): string[] {
  const ids = (name: string) => descendantsOf(interaction, new Set([name])).map(identifier)
  switch (interaction.name) {
    case 'matchinteraction': {
      const [sources = [], targets = []] = childrenOf(interaction, 'simplematchset').map((set) =>
        childrenOf(set, 'simpleassociablechoice').map(identifier),
      )
      return sources.flatMap((source) => targets.map((target) => `${source} ${target}`))
    }
    case 'gapmatchinteraction':
      return ids('gaptext').flatMap((word) => ids('gap').map((gap) => `${word} ${gap}`))
    case 'hottextinteraction':
      return ids('hottext')
    case 'inlinechoiceinteraction':
      return ids('inlinechoice')
    default:
      return ids('simplechoice')
  }
}

/** Which end of a pair accepts at most one partner: the source of a match, the gap of a text. */
const END: Readonly<Record<string, 0 | 1>> = { matchinteraction: 0, gapmatchinteraction: 1 }

/** Equal texts count as the same answer. */
function sameWords(interaction: XmlNode): (a: string, b: string) => boolean {
  const texts = new Map(
    descendantsOf(interaction, new Set(['gaptext'])).map((word) => [identifier(word), textIn(word).trim()]),
  )
  const textOf = (pair: string) => texts.get(pair.split(' ')[0] ?? '') ?? pair
  return (a, b) => interaction.name === 'gapmatchinteraction' && textOf(a) === textOf(b)
}

function placeOf(item: XmlNode, interaction: XmlNode): Place<QtiValue> & { id: string } {
  const { id, right, cardinality } = keyOf(item, interaction)
  if (cardinality === 'single') {
    const [key = null] = right
    const others = valuesOf(interaction).filter((value) => value !== key)
    return { id, key, empty: null, others: others.map((given) => ({ given })) }
  }
  const key = contained(right)
  if (cardinality === 'ordered') {
    const swapped = right.slice(1).map((_, at) => right.with(at, right[at + 1] ?? '').with(at + 1, right[at] ?? ''))
    return {
      id,
      key,
      empty: null,
      others: [...swapped, right.toReversed()]
        .filter((own) => own.join() !== right.join())
        .map((own) => ({ given: contained(own) })),
    }
  }
  const end = END[interaction.name]
  const isSame = sameWords(interaction)
  const others = valuesOf(interaction).flatMap((value) => {
    if (right.includes(value)) return [{ given: contained(right.filter((own) => own !== value)) }]
    const before = right.find((own) => end !== undefined && own.split(' ')[end] === value.split(' ')[end])
    const added = { given: contained([...right, value]), isWith: true }
    if (before === undefined) return [added]
    return isSame(before, value) ? [] : [{ given: contained(right.map((own) => (own === before ? value : own))) }]
  })
  return { id, key, empty: null, others }
}

/** Validates the declared keys of an item's interactions against its scoring. */
export function proofOf(item: XmlNode, interactions: readonly XmlNode[], { declarations, score }: QtiScoring): Proof {
  if (interactions.some((interaction) => valuesOf(interaction).length > MAX_VALUES))
    return { refusal: 'format-answers', hasParts: false }
  const places = interactions.map((interaction) => placeOf(item, interaction))
  const mapped = places.some(({ id }) => declarations.get(id)?.mapping !== undefined)
  if (places.some(({ key }) => key === null)) return { refusal: 'format-no-key', hasParts: mapped }
  if (!score && !mapped) return { hasParts: false }
  const points = (given: readonly QtiValue[]) => {
    if (score) return score(new Map(places.map(({ id }, at) => [id, given[at] ?? null])))
    return places.reduce((sum, { id }, at) => {
      const declaration = declarations.get(id)
      return sum + (declaration?.mapping ? mappedPoints(given[at] ?? null, declaration) : 0)
    }, 0)
  }
  const refusal = disprove(points, places)
  const keys = places.map(({ key }) => key)
  const best = points(keys)
  const parts = places.flatMap(({ others, empty }, at) =>
    [...others.map(({ given }) => given), empty].map((given) => points(keys.with(at, given))),
  )
  const hasParts = parts.some((own) => own > CLOSE && own < best - CLOSE)
  // A key with a single value has no partial points to lose.
  const isOne = places.length === 1 && valuesIn(keys[0] ?? null).length === 1
  return { ...(refusal === undefined ? {} : { refusal }), hasParts: hasParts || isOne }
}
