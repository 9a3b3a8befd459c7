import fc from 'fast-check'
import metadata from 'libphonenumber-js/metadata.max.json'
import { describe, expect, it } from 'vitest'
import { capitaliseName } from './capitalise-name.ts'
import { checkEmail } from './check-email.ts'
import { checkNewPassword, isCommonPassword } from './check-password.ts'
import { checkPersonName } from './check-person-name.ts'
import { checkPhone } from './check-phone.ts'
import { displayName } from './user.ts'
import { newStudent } from './new-student.ts'
import { usPhoneNumbers } from './us-phone-numbers.ts'

const first = (given: string) => checkPersonName('first', given)
const last = (given: string) => checkPersonName('last', given)

describe('checkPersonName', () => {
  it.each(['', ' ', 'J', ' J ', "J'", 'J4ne', 'Jane!', 'Jane<b>', 'Jane\nDoe\u0000', 'a'.repeat(61)])(
    'refuses %j as a first and as a last name [1.5.4]',
    (given) => {
      expect(first(given)).toEqual({ ok: false, code: 'first-name-invalid' })
      expect(last(given)).toEqual({ ok: false, code: 'last-name-invalid' })
    },
  )

  it.each([
    ['Jo', 'Jo'],
    ["o'neil", "O'Neil"],
    ['mary-ann', 'Mary-Ann'],
    ['smith, jr.', 'Smith, Jr.'],
    ['  ana   maria ', 'Ana Maria'],
    ['josé', 'José'],
    ['이', '이'],
    ['明', '明'],
    ['McDonald', 'McDonald'],
    ['Dickinson', 'Dickinson'],
  ])('takes %j as %j [1.5.4][1.5.6]', (given, name) => expect(first(given)).toEqual({ ok: true, name }))

  it('accepts nothing but letters, space, comma, period, apostrophe and hyphen [1.5.4]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (given) => {
        const verdict = first(given)
        if (verdict.ok) expect(verdict.name).toMatch(/^[\p{L}\p{M} ,.'’-]+$/u)
        else if (/^[A-Za-z]{2,}$/.test(given)) expect(verdict.code).toBe('first-name-profane')
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ...[
      'Dick',
      'Van Dyke',
      'Shital',
      'Dikshit',
      'Focker',
      'Hooker',
      'Cummings',
      'Rakshita-Wankhede',
      'Supaporn',
      'Analia',
    ],
    ...[
      'Fukuda',
      'Shittu',
      'Vandyke',
      'Bích',
      'Bich',
      'Fukui',
      'Fukumoto',
      'Semenya',
      'Assmann',
      'Fagg',
      'Negro',
      'Dickerman',
    ],
    'Pornchanok',
  ])('takes the real name %s [1.5.4]', (name) => expect([first(name).ok, last(name).ok]).toEqual([true, true]))

  it.each(['Dickhead', 'Fuck Dick', 'Motherfucker', 'Van Cunt', 'Shit'])(
    'lets no real name hide a profanity: %s [1.5.5]',
    (name) => expect(last(name)).toEqual({ ok: false, code: 'last-name-profane' }),
  )

  it.each(['\u0410dmin', 'Z\u0337\u0321\u0347algo'])('refuses the look-alike text %j [1.5.4]', (name) => {
    expect(first(name)).toEqual({ ok: false, code: 'first-name-invalid' })
  })

  it.each(['Evil.Com', 'Www', 'Http', 'Jane www.Evil.Org'])(
    'refuses %j, of which a mail program makes a link [1.5.4]',
    (name) => expect(first(name)).toEqual({ ok: false, code: 'first-name-invalid' }),
  )

  it.each(['St.John', 'J.R.', 'Com', 'Meg. Usher'])('accepts %j, which is no look-alike [1.5.4]', (name) => {
    expect(first(name).ok).toBe(true)
  })

  it('refuses a profanity, also a disguised one [1.5.5]', () => {
    expect(first('fuck')).toEqual({ ok: false, code: 'first-name-profane' })
    expect(last('Fuuuck')).toEqual({ ok: false, code: 'last-name-profane' })
  })
})

describe('capitaliseName', () => {
  it.each([
    ['jane', 'Jane'],
    ['JANE DOE', 'Jane Doe'],
    ['jane doe rn', 'Jane Doe RN'],
    ['pn nclex pnina', 'PN NCLEX Pnina'],
    ['DeVito', 'DeVito'],
  ])('makes %j %j [1.5.6]', (given, name) => expect(capitaliseName(given)).toBe(name))

  it('changes a name once and never again', () => {
    fc.assert(fc.property(fc.string(), (given) => capitaliseName(capitaliseName(given)) === capitaliseName(given)))
  })
})

describe('checkPhone', () => {
  it.each([
    '3055550142',
    '305-555-0142',
    '(305)555-0142',
    '(305) 555-0142',
    '305.555.0142',
    '305 555 0142',
    '+13055550142',
    '13055550142',
    '1-305-555-0142',
    '+1 305 555 0142',
    '+1 (305) 555-0142',
  ])('shows %s as (305)555-0142 [1.5.7]', (given) => {
    expect(checkPhone(given)).toEqual({ ok: true, phone: '(305)555-0142', e164: '+13055550142' })
  })

  it('takes a number of Puerto Rico', () => {
    expect(checkPhone('7872345678')).toMatchObject({ ok: true, phone: '(787)234-5678' })
  })

  it.each([
    ['', 'nothing'],
    ['555014', 'no area code'],
    ['305555014', 'nine digits'],
    ['30555501421234', 'fourteen digits'],
    [`(305)${' '.repeat(20)}5550142`, 'blanks without end'],
    ['0005550142', 'an impossible area code'],
    ['4165550142', 'a Canadian area code'],
    ['+442079460958', 'a British number'],
    ['305555014x', 'a letter'],
    ['3055550142x1', 'an extension'],
    ['phone 305555', 'words'],
  ])('refuses %j: %s [1.5.7][1.9.12]', (given) => {
    expect(checkPhone(given)).toEqual({ ok: false, code: 'phone-invalid' })
  })

  it('keeps the shown form, which is accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), (digits) => {
        const verdict = checkPhone(String(digits))
        if (verdict.ok) expect(checkPhone(verdict.phone)).toEqual(verdict)
      }),
      { numRuns: 300 },
    )
  })

  it('carries the numbers of the installed libphonenumber (make us-phone-numbers.ts again when this fails)', () => {
    const regions = usPhoneNumbers.country_calling_codes['1'] ?? []
    const ours = JSON.parse(JSON.stringify(usPhoneNumbers.countries)) as Record<string, unknown>
    const theirs = JSON.parse(JSON.stringify(metadata.countries)) as Record<string, unknown>
    expect(ours).toEqual(Object.fromEntries(regions.map((region) => [region, theirs[region]])))
  })
})

describe('checkEmail', () => {
  it('trims and lower-cases [1.5.1][1.5.8]', () => {
    expect(checkEmail(' Jane.Doe+x@Example.COM ')).toEqual({ ok: true, email: 'jane.doe+x@example.com' })
  })

  it.each([
    '',
    'jane',
    'jane@',
    '@example.com',
    'jane@example',
    'ja ne@example.com',
    'jane@exa_mple.com',
    'a@b..com',
    '<a@b.co>',
  ])('refuses %j [1.5.8]', (given) => expect(checkEmail(given)).toEqual({ ok: false, code: 'email-invalid' }))
})

describe('checkNewPassword', () => {
  it.each([
    ['12345', '12345', 'password-short'],
    ['123456', '', 'password-unconfirmed'],
    ['123456', '1234567', 'passwords-differ'],
  ])('refuses %j confirmed by %j with %s [1.5.9][1.5.10][1.9.11]', (password, repeated, code) => {
    expect(checkNewPassword(password, repeated, 6)).toEqual({ ok: false, code })
  })

  it('takes six characters confirmed [1.5.9][1.9.11]', () => {
    expect(checkNewPassword('123456', '123456', 6)).toEqual({ ok: true })
  })

  it('takes the length that the deployment sets', () => {
    expect(checkNewPassword('123456789', '123456789', 10)).toEqual({ ok: false, code: 'password-short' })
    expect(checkNewPassword('1234567890', '1234567890', 10)).toEqual({ ok: true })
  })

  it('recognizes a common password from the list, in any case, and one repeated character', () => {
    const common = new Set(['password', 'letmein'])
    for (const password of ['password', 'PassWord', 'LETMEIN', 'aaaaaa', '1111111111', 'AaAaAa'])
      expect(isCommonPassword(password, common)).toBe(true)
    for (const password of ['passwordx', 'Academy-Student-1', 'ababab'])
      expect(isCommonPassword(password, common)).toBe(false)
  })
})

describe('newStudent', () => {
  const given = { firstName: 'jane', lastName: 'doe', phone: '+13055550142', email: 'Jane@Example.com' }

  it('creates a Student, whatever the input, with a display name and a search text', () => {
    expect(newStudent({ ...given, ...{ type: 'Admin' } })).toEqual({
      ok: true,
      user: {
        type: 'Student',
        firstName: 'Jane',
        lastName: 'Doe',
        displayName: 'Jane D',
        phone: '(305)555-0142',
        email: 'jane@example.com',
        data: 'jane doe jane@example.com (305)555-0142 3055550142 student',
      },
    })
    expect(displayName('Jane', 'Doe')).toBe('Jane D')
  })

  it.each([
    [{ firstName: '' }, 'first-name-invalid'],
    [{ lastName: '1' }, 'last-name-invalid'],
    [{ phone: '' }, 'phone-invalid'],
    [{ email: 'x' }, 'email-invalid'],
  ])('refuses %o with %s', (wrong, code) => expect(newStudent({ ...given, ...wrong })).toEqual({ ok: false, code }))
})
