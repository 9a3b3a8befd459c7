import { describe, expect, it } from 'vitest'
import { readFile, readKey } from '../testing.ts'

const setvar = (action: string, points: number, name = 'SCORE') =>
  `<setvar action="${action}" varname="${name}">${String(points)}</setvar>`
const condition = (inner: string, ...changes: string[]) =>
  `<respcondition continue="Yes"><conditionvar>${inner}</conditionvar>${changes.join('')}</respcondition>`
const equal = (value: string, response = 'R') => `<varequal respident="${response}">${value}</varequal>`
const texts = { A: 'Lung', B: 'Kidney', C: 'Liver' }
const material = (text: string) => `<material><mattext>${text}</mattext></material>`
const labels = Object.entries(texts)
  .map(([id, text]) => `<response_label ident="${id}">${material(text)}</response_label>`)
  .join('')
const lid = (cardinality: string, id = 'R', before = '') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${before}<render_choice>${labels}</render_choice></response_lid>`
const item12 = (interactions: string, conditions: string, outcomes = '') =>
  `<questestinterop><item ident="i"><presentation>${material('Which are paired?')}${interactions}</presentation><resprocessing>${outcomes}${conditions}</resprocessing></item></questestinterop>`

describe('the key of a QTI 1.2 item follows its points', () => {
  const each = (a: string, b: string, c: string) =>
    condition(equal('A'), a) + condition(equal('B'), b) + condition(equal('C'), c)
  it.each([
    [
      'an answer that removes points is incorrect',
      item12(lid('Multiple'), each(setvar('Add', 1), setvar('Add', 1), setvar('Subtract', 1))),
      ['Select All That Apply', ['Lung', 'Kidney'], 'plus-minus'],
    ],
    [
      'a single choice that removes points is incorrect',
      item12(lid('Single'), each(setvar('Add', 1), setvar('Subtract', 1), setvar('Subtract', 1))),
      ['Multiple Choice', ['Lung'], 'format-fraction'],
    ],
    [
      'the single-choice answer with the most points is correct',
      item12(lid('Single'), each(setvar('Set', 50), setvar('Set', 100), setvar('Set', 0))),
      ['Multiple Choice', ['Kidney'], 'format-fraction'],
    ],
    [
      'two answers that each give all points are rejected',
      item12(lid('Single'), each(setvar('Set', 100), setvar('Set', 100), setvar('Set', 0))),
      'format-several-right',
    ],
    [
      'a variable with another name counts when it is the only one',
      item12(lid('Single'), condition(equal('B'), setvar('Set', 1, 'que_score'))),
      ['Multiple Choice', ['Kidney']],
    ],
    [
      'Blackboard’s SCORE.max counts as all points',
      item12(
        lid('Single'),
        `<respcondition title="correct"><conditionvar>${equal('C')}</conditionvar><setvar varname="SCORE" action="Set">SCORE.max</setvar></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar>${setvar('Set', 0)}</respcondition>`,
        '<outcomes><decvar varname="SCORE" maxvalue="5"/></outcomes>',
      ),
      ['Multiple Choice', ['Liver']],
    ],
    [
      'Brightspace’s two variables are combined',
      item12(
        lid('Multiple'),
        condition(equal('A'), setvar('Add', 1, 'D2L_Correct')) +
          condition(equal('B'), setvar('Add', 1, 'D2L_Correct')) +
          condition(equal('C'), setvar('Add', 1, 'D2L_Incorrect')),
      ),
      ['Select All That Apply', ['Lung', 'Kidney'], 'plus-minus'],
    ],
    [
      'a condition on required and excluded choices is all or nothing',
      item12(
        lid('Multiple'),
        condition(`<and>${equal('A')}<not><or>${equal('B')}${equal('C')}</or></not></and>`, setvar('Set', 100)),
      ),
      ['Select All That Apply', ['Lung']],
    ],
    [
      'an item without points has no key',
      item12(lid('Single'), condition(equal('A'), '<displayfeedback linkrefid="x"/>')),
      'format-no-key',
    ],
    [
      'an unsupported condition is rejected',
      item12(lid('Single'), condition('<varsubset respident="R">A</varsubset>', setvar('Set', 1))),
      'format-scripted',
    ],
  ])('%s', async (_, xml, expected) => {
    expect(await readKey('a.xml', xml)).toEqual(expected)
  })
  it('keeps every correct item of a category as a row of a matrix', async () => {
    const categories = lid('Multiple', 'P', material('In pairs')) + lid('Multiple', 'S', material('Single'))
    const conditions =
      condition(equal('A', 'P') + equal('B', 'P'), setvar('Add', 50)) + condition(equal('C', 'S'), setvar('Add', 50))
    expect(await readKey('a.xml', item12(categories, conditions))).toEqual([
      'Matrix Multiple Choice',
      {
        columns: ['In pairs', 'Single'],
        rows: [
          { text: 'Lung', column: 0 },
          { text: 'Kidney', column: 0 },
          { text: 'Liver', column: 1 },
        ],
      },
      'format-points',
    ])
  })
  const adds = (value: string, response: string) =>
    `<respcondition><conditionvar>${equal(value, response)}</conditionvar>${setvar('Add', 50)}</respcondition>`
  it.each([
    [
      'Canvas lists whose conditions omit continue',
      item12(
        lid('Single', 'P', material('First')) + lid('Single', 'S', material('Second')),
        adds('B', 'P') + adds('C', 'S'),
      ),
      ['Matching/Dropdown', [], 'format-extra-matches'],
    ],
    [
      'a list named in the text',
      item12(material('It is [P].') + lid('Single', 'R', material('P')), adds('B', 'R')),
      ['Drop-Down Cloze', { text: 'It is {{1}}.', blanks: [{ options: ['Lung', 'Kidney', 'Liver'], correct: 1 }] }],
    ],
    [
      'New Quizzes lists named by their identifiers',
      item12(
        material('It is [u-1].') +
          lid('Single', 'response_u-1', material('Kidney')).replaceAll(
            '<response_label ',
            '<response_label answer_type="dropdown" ',
          ),
        adds('B', 'response_u-1'),
      ).replace(
        '<presentation>',
        '<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>fill_in_multiple_blanks_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>',
      ),
      ['Drop-Down Cloze', { text: 'It is {{1}}.', blanks: [{ options: ['Lung', 'Kidney', 'Liver'], correct: 1 }] }],
    ],
    [
      'variables that Blackboard sets in addition to the points',
      item12(
        lid('Single'),
        condition(
          equal('C'),
          '<setvar variablename="SCORE" action="Set">1</setvar><setvar variablename="single_correct_answer" action="Set">true</setvar>',
        ),
      ),
      ['Multiple Choice', ['Liver']],
    ],
    [
      'a number generated for each student',
      item12('<response_str ident="R"><render_fib/></response_str>', condition(equal('7'), setvar('Set', 100))).replace(
        '</item>',
        '<itemproc_extension><calculated/></itemproc_extension></item>',
      ),
      'format-template',
    ],
    [
      'Brightspace arithmetic',
      item12(
        '<response_num ident="R"><render_fib/></response_num><response_str ident="S"><render_fib/></response_str>',
        condition('<other/>', setvar('Set', 100)).replace('<conditionvar>', '<formula>{x}</formula><conditionvar>'),
      ),
      'format-template',
    ],
  ])('handles %s', async (_, xml, expected) => {
    expect(await readKey('a.xml', xml)).toEqual(expected)
  })
  it('assigns an answer its own feedback and notes the rest', async () => {
    const shows = (inner: string, link: string, points = '') =>
      `<respcondition continue="Yes"><conditionvar>${inner}</conditionvar>${points}<displayfeedback linkrefid="${link}"/></respcondition>`
    const feedback = (id: string, text: string) => `<itemfeedback ident="${id}">${material(text)}</itemfeedback>`
    const read = async (conditions: string, ...feedbacks: string[]) => {
      const xml = item12(lid('Single'), conditions).replace('</item>', `${feedbacks.join('')}</item>`)
      const { values } = await readFile('a.xml', xml)
      return values.map(({ answers, losses }) => [answers?.map(({ why }) => why ?? ''), losses])[0]
    }
    const own = shows(equal('A'), 'A_fb') + shows(`<not>${equal('B')}</not>`, 'no_fb')
    const scored = shows(equal('A'), 'correct_fb', setvar('Set', 100))
    expect(await read(own + scored, feedback('A_fb', 'Own'), feedback('correct_fb', 'Right'))).toEqual([
      ['Own', '', ''],
      ['format-feedback'],
    ])
    expect(await read(scored, feedback('correct_fb', 'Right'), feedback('no_fb', ''))).toEqual([['Right', '', ''], []])
    expect(await read(own + scored, feedback('no_fb', 'No'))).toEqual([['', '', ''], ['format-feedback']])
  })
  it('notes the feedback of lists, which can’t be stored per answer', async () => {
    const lists = lid('Single', 'P', material('First')) + lid('Single', 'S', material('Second'))
    const shown = `<respcondition continue="Yes"><conditionvar>${equal('B', 'P')}</conditionvar><displayfeedback linkrefid="f"/></respcondition>`
    const xml = item12(lists, shown + adds('B', 'P') + adds('C', 'S')).replace(
      '</item>',
      `<itemfeedback ident="f">${material('Why')}</itemfeedback></item>`,
    )
    expect((await readFile('a.xml', xml)).values[0]?.losses).toContain('format-feedback')
  })
  it.each([
    ['before a list', lid('Single', 'R', material('Which?')), 'Which are paired?\nWhich?'],
    [
      'around an order',
      lid('Single').replace(
        '<render_choice>',
        `<render_extension>${material('Top')}</render_extension><render_choice>`,
      ),
      'Which are paired?\nTop',
    ],
    [
      'without the alternative for media',
      `<material><mattext>Look.</mattext><altmaterial><mattext>A picture</mattext></altmaterial></material>${lid('Single')}`,
      'Which are paired?\nLook.',
    ],
  ])('keeps the text %s', async (_, list, body) => {
    const { values } = await readFile('a.xml', item12(list, condition(equal('A'), setvar('Set', 1))))
    expect(values.map((row) => row.body)).toEqual([body])
  })
  const typed = '<response_str ident="R" rcardinality="Single"><render_fib/></response_str>'
  const range = (low: string, high: string) =>
    `<and><vargte respident="R">${low}</vargte><varlte respident="R">${high}</varlte></and>`
  it.each([
    ['around the number', `<or>${equal('10')}${range('8', '12')}</or>`, { answer: '10', tolerance: '2' }, []],
    [
      'off center from the number',
      `<or>${equal('10')}${range('9', '13')}</or>`,
      { answer: '11', tolerance: '2' },
      ['format-range:10'],
    ],
    [
      'without its endpoints',
      '<vargt respident="R">3</vargt><varlt respident="R">5</varlt>',
      { answer: '4', tolerance: '0.9999' },
      [],
    ],
    ['alongside a word', `<or>${equal('4')}${equal('four')}</or>`, { answer: '4' }, ['format-other-answers']],
  ])('a number is correct in a range %s', async (_, conditions, content, losses) => {
    const item = item12(typed, condition(conditions, setvar('Set', 100)))
    expect(await readKey('a.xml', item)).toEqual(['Numeric', content, ...losses])
  })
  it('numbers that don’t form one range are rejected', async () => {
    const both = condition(equal('2'), setvar('Set', 100)) + condition(equal('-2'), setvar('Set', 100))
    expect(await readKey('a.xml', item12(typed, both))).toBe('format-several-right')
  })
})
