import { expect, it } from 'vitest'
import { pageFrameWords } from './course-pages.ts'

it('names around a written page what the app’s own menus name [1.2.17] [1.2.18]', () => {
  expect(pageFrameWords).toEqual({
    skip: 'Skip to content',
    mainMenu: 'Main menu',
    home: 'Home',
    about: 'About',
    courses: 'Courses',
    register: 'Register',
    nursingCe: 'Nursing CE',
    newTab: '(opens in a new tab)',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    aboutSite: 'About this site',
    socialPages: 'Social pages',
    terms: 'Terms',
    privacy: 'Privacy',
    contact: 'Contact',
  })
})
