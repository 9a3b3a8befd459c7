/** Words of a course's public page, used by the function that writes it and the app that replaces it. */
export const coursePageWords = {
  allCourses: 'All courses',
  price: 'Price',
  dates: 'Classes',
  times: 'Time',
  place: 'Place',
  instructor: 'Instructor',
  daysOnline: 'Days online',
  hours: 'Hours',
  inside: 'Inside',
  contents: 'What is inside',
  register: 'Register',
  goToCourse: 'Go to course',
  noRefunds: 'There are no refunds once a registration is complete.',
  terms: 'Terms',
  loading: 'Loading the course',
  gone: 'This course is not offered any more',
  seeCourses: 'See all courses',
} as const

/** The menus around a static page, with the same words as the app's own menus. */
export const pageFrameWords = {
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
} as const
