// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const pressed = (key: string, html = '<div></div>', more = {}) => {
  document.body.innerHTML = html
  const target = document.body.querySelector('[data-here]') ?? document.body
  return shortcutOf({ key, ctrlKey: false, altKey: false, metaKey: false, target, ...more })
}

it.each([
  [' ', { do: 'play' }],
  ['K', { do: 'play' }],
  ['j', { do: 'skip', seconds: -10 }],
  ['ArrowRight', { do: 'skip', seconds: 5 }],
  ['ArrowUp', { do: 'volume', by: 0.1 }],
  ['7', { do: 'part', tenths: 7 }],
  ['>', { do: 'faster' }],
  ['x', undefined],
  ['Tab', undefined],
  ['Home', undefined],
])('the key %s triggers %j', (key, shortcut) => expect(pressed(key)).toEqual(shortcut))

it('the browser and a focused control keep their own keys', () => {
  expect(pressed('c', undefined, { ctrlKey: true })).toBeUndefined()
  expect(pressed(' ', '<button><b data-here></b></button>')).toBeUndefined()
  expect(pressed('m', '<button data-here></button>')).toEqual({ do: 'mute' })
  expect(pressed('ArrowUp', '<div class="player__volume"><input data-here></div>')).toBeUndefined()
  expect(pressed('k', '<select data-here></select>')).toBeUndefined()
  expect(pressed('ArrowLeft', '<input type="range" data-here>')).toEqual({ do: 'skip', seconds: -5 })
})
