import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '../format-names.ts'
import type { QuestionRow } from '../question-row.ts'
import { encode } from '../testing.ts'
import { generatedCount, generatedRows } from '../testing/question-rows.ts'
import { allWithin, type Element, elementsIn, inCamelCase, named, textOf, xmlTree } from '../testing/xml-tree.ts'
import { writeFormat } from '../write-format.ts'

/** An XML name without a colon. */
const NC_NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u

/** Each version's namespaces of items and manifests, and the type and schema of its manifest. */
const VERSIONS = {
  qti21: {
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    ...{ type: 'imsqti_item_xmlv2p1', schema: 'QTIv2.1 Package 1.0.0' },
  },
  qti22: {
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    ...{ type: 'imsqti_item_xmlv2p2', schema: 'QTIv2.2 Package 1.0.0' },
  },
  qti3: {
    item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    ...{ type: 'imsqti_item_xmlv3p0', schema: 'QTI Package 3.0.0' },
  },
  qti12: {
    item: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    ...{ type: 'imsqti_xmlv1p2', schema: 'IMS Content 1.1.3' },
  },
} as const

/** The content of each element, in the schemas' order; `*`: flow content. */
const ORDER: Readonly<Record<string, string>> = {
  assessmentItem: 'responseDeclaration outcomeDeclaration itemBody responseProcessing modalFeedback',
  responseDeclaration: 'correctResponse mapping',
  outcomeDeclaration: 'defaultValue',
  correctResponse: 'value',
  defaultValue: 'value',
  mapping: 'mapEntry',
  choiceInteraction: 'prompt simpleChoice',
  orderInteraction: 'prompt simpleChoice',
  matchInteraction: 'prompt simpleMatchSet',
  simpleMatchSet: 'simpleAssociableChoice',
  gapMatchInteraction: 'prompt gapText p',
  hottextInteraction: 'prompt p table',
  inlineChoiceInteraction: 'inlineChoice',
  responseProcessing: 'responseCondition setOutcomeValue',
  responseCondition: 'responseIf responseElseIf responseElse',
  item: 'itemmetadata presentation resprocessing itemfeedback',
  presentation: 'material response_lid response_str',
  response_lid: 'material render_choice',
  response_str: 'material render_fib',
  resprocessing: 'outcomes respcondition',
  respcondition: 'conditionvar setvar displayfeedback',
  manifest: 'metadata organizations resources',
  resource: 'metadata file',
}

/** The attributes that the schemas require. */
const REQUIRED: Readonly<Record<string, string>> = {
  assessmentItem: 'identifier title adaptive timeDependent',
  responseDeclaration: 'identifier cardinality baseType',
  outcomeDeclaration: 'identifier cardinality baseType',
  mapping: 'defaultValue',
  mapEntry: 'mapKey mappedValue',
  choiceInteraction: 'responseIdentifier shuffle maxChoices',
  orderInteraction: 'responseIdentifier shuffle',
  matchInteraction: 'responseIdentifier shuffle maxAssociations',
  gapMatchInteraction: 'responseIdentifier shuffle',
  hottextInteraction: 'responseIdentifier maxChoices',
  inlineChoiceInteraction: 'responseIdentifier shuffle',
  textEntryInteraction: 'responseIdentifier',
  simpleChoice: 'identifier',
  simpleAssociableChoice: 'identifier matchMax',
  gapText: 'identifier matchMax',
  gap: 'identifier',
  hottext: 'identifier',
  inlineChoice: 'identifier',
  modalFeedback: 'outcomeIdentifier identifier showHide',
  feedbackBlock: 'outcomeIdentifier identifier showHide',
  setOutcomeValue: 'identifier',
  variable: 'identifier',
  correct: 'identifier',
  mapResponse: 'identifier',
  baseValue: 'baseType',
  equal: 'toleranceMode',
  a: 'href',
  img: 'src alt',
  item: 'ident title',
  response_lid: 'ident rcardinality',
  response_str: 'ident rcardinality',
  response_label: 'ident',
  varequal: 'respident',
  displayfeedback: 'linkrefid',
  itemfeedback: 'ident',
  resource: 'identifier type',
  file: 'href',
}

/** HTML elements that QTI 2.x lacks. */
const MODERN = ['u', 's', 'figure', 'figcaption']
const BLOCKS = 'p div ul ol table blockquote pre h2 h3 h4 hr'.split(' ')

/** Errors in the order, attributes, and identifiers of an element and its descendants. */
function faultsOf(root: Element, isOld: boolean): string[] {
  const all = allWithin(root)
  const within = all.flatMap((element) => {
    const names = elementsIn(element).map(({ name }) => name)
    const order = ORDER[element.name]?.split(' ')
    const places = names.map((name) => order?.indexOf(name) ?? 0)
    const missing = (REQUIRED[element.name] ?? '')
      .split(' ')
      .filter((name) => name !== '' && !(name in element.attributes))
    const isSorted = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0))
    const isFlow = element.name !== 'itemBody' || element.children.every((child) => typeof child !== 'string')
    const outer =
      element.name === 'itemBody' ? names.filter((name) => !BLOCKS.includes(name) && !name.endsWith('Interaction')) : []
    return [
      ...(isSorted ? [] : [`${element.name}: ${names.join(' ')}`]),
      ...missing.map((name) => `${element.name} without ${name}`),
      ...(isFlow ? [] : ['a text right in itemBody']),
      ...outer.map((name) => `${name} right in itemBody`),
      ...(isOld && MODERN.includes(element.name) ? [element.name] : []),
    ]
  })
  const feedback = all.filter(({ name }) => name === 'modalFeedback' || name === 'feedbackBlock')
  const bare = isOld
    ? []
    : feedback.filter(
        (own) =>
          elementsIn(own)
            .map(({ name }) => name)
            .join() !== 'contentBody',
      )
  return [...within, ...bare.map(({ name }) => `${name} without contentBody`), ...identifierFaults(root, all)]
}

const DECLARED = new Set(['responseDeclaration', 'outcomeDeclaration'])
const CHOICES = new Set(['simpleChoice', 'simpleAssociableChoice', 'gapText', 'gap', 'hottext', 'inlineChoice'])
const NAMES = ['identifier', 'responseIdentifier', 'outcomeIdentifier', 'ident', 'respident', 'linkrefid']

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) < at)

/** Identifiers that are invalid, duplicate, or unresolved. */
function identifierFaults(root: Element, all: readonly Element[]): string[] {
  const idsOf = (elements: readonly Element[]) =>
    elements.map(({ attributes }) => attributes['identifier'] ?? attributes['ident'] ?? '')
  const declared = idsOf(
    all.filter(({ name }) => DECLARED.has(name) || name.startsWith('response_l') || name === 'response_str'),
  )
  const interactions = all.filter(({ name }) => name.endsWith('Interaction') || name.startsWith('response_'))
  const used = all.flatMap(({ attributes: { responseIdentifier, outcomeIdentifier, respident } }) =>
    [responseIdentifier, outcomeIdentifier, respident].flatMap((id) => id ?? []),
  )
  const names = all
    // The ids of items of QTI 1.2 and 2.x may be any text.
    .filter((element) => element !== root)
    .flatMap(({ attributes }) => NAMES.flatMap((name) => attributes[name] ?? []))
  const choices = interactions.flatMap((interaction) =>
    repeated(idsOf(allWithin(interaction).filter(({ name }) => CHOICES.has(name) || name === 'response_label'))),
  )
  return [
    ...names.filter((name) => !NC_NAME.test(name)).map((name) => `no name: ${name}`),
    ...[...repeated(root.name === 'item' ? [] : declared), ...choices].map((id) => `twice: ${id}`),
    ...used.filter((id) => !declared.includes(id)).map((id) => `not declared: ${id}`),
  ]
}

const picture = encode('picture')
const pictured: QuestionRow = {
  ref: 'a picture',
  question: {
    type: 'Numeric',
    body: 'See',
    bodyHtml: '<p>See <img src="/images/a1.png" alt="a &quot;strip&quot;&nbsp;x" /></p>',
    ...{ answers: [], content: '{"answer":"1"}', rationale: '', tags: ['a', 'b'], area: ['c'] },
  },
}

describe.each(['qti12', 'qti21', 'qti22', 'qti3'] as const)('a package as %s', (format) => {
  const { types } = FORMATS[format]
  const generated = types.flatMap((type) => generatedRows([type], generatedCount(types.length), (own) => own))
  const rows = [...generated.map(({ question }, at) => ({ ref: `bank:${String(at)} é/x`, question })), pictured]
  const { data } = writeFormat(format, rows, new Map([['/images/a1.png', picture]]))
  const files = typeof data === 'string' ? {} : unzipSync(data)
  const treeOf = (name: string) => xmlTree(strFromU8(files[name] ?? new Uint8Array()))
  const version = VERSIONS[format]
  it('matches the schemas’ elements and attributes and has valid, unique identifiers', () => {
    const documents = Object.keys(files)
      .filter((name) => /^(?:items\/|questions)/.test(name))
      .map(treeOf)
    expect(new Set(documents.map(({ namespace }) => namespace))).toEqual(new Set([version.item]))
    const items =
      format === 'qti12'
        ? documents.flatMap(allWithin).filter(({ name }) => name === 'item')
        : documents.map(inCamelCase)
    expect(items).toHaveLength(rows.length)
    expect(items.flatMap((item) => faultsOf(item, format !== 'qti3'))).toEqual([])
    const ids = items.map(({ attributes }) => attributes['identifier'] ?? attributes['ident'] ?? '')
    expect(repeated(ids)).toEqual([])
    expect(format === 'qti3' ? ids.filter((id) => !NC_NAME.test(id)) : []).toEqual([])
  })
  it('has a manifest of its version that lists each file once', () => {
    const root = treeOf('imsmanifest.xml')
    const schema = named(root, 'metadata')
      .flatMap(elementsIn)
      .map((own) => textOf(own))
    expect([root.namespace, schema.join(' ')]).toEqual([version.manifest, version.schema])
    expect(faultsOf(root, false)).toEqual([])
    const resources = allWithin(root).filter(({ name }) => name === 'resource')
    expect(repeated(resources.map(({ attributes }) => attributes['identifier'] ?? ''))).toEqual([])
    expect(new Set(resources.map(({ attributes }) => attributes['type']))).toEqual(new Set([version.type]))
    const hrefs = resources.flatMap((resource) =>
      named(resource, 'file').map(({ attributes }) => attributes['href'] ?? ''),
    )
    expect(hrefs.toSorted()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'imsmanifest.xml')
        .toSorted(),
    )
  })
})
