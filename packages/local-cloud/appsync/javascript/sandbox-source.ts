/** APPSYNC_JS silently stops iterating after this many elements. */
export const iterationLimit = 1000

/**
 * The script that turns a bare context into APPSYNC_JS: it removes what AppSync lacks, limits iteration, and builds
 * `util`, `runtime`, `extensions`, `console`, and the importable modules from the host's function names. It evaluates
 * to `(names, call) => (factory, handler, context, arguments, variables) => string`. The last two arguments are JSON,
 * parsed only on access because they may be a megabyte.
 */
export const sandboxSource = `
(function () {
  'use strict'
  const self = globalThis
  const functionPrototype = Function.prototype
  const { parse, stringify } = JSON
  const { apply, deleteProperty, ownKeys, defineProperty } = Reflect
  const slice = Array.prototype.slice
  const isArray = Array.isArray
  const limit = ${iterationLimit}

  const kept = ['Object', 'String', 'Number', 'Boolean', 'Array', 'Math', 'JSON', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'NaN', 'Infinity',
    'undefined', 'encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent']
  for (const key of ownKeys(self)) if (!kept.includes(key)) deleteProperty(self, key)
  const drop = (target, keys) => { for (const key of keys) deleteProperty(target, key) }
  drop(Array, ['from', 'of', 'fromAsync'])
  drop(Array.prototype, ['copyWithin', 'entries', 'group', 'groupToMap', 'keys', 'toLocaleString', 'values'])
  drop(Object, ['create', 'defineProperties', 'defineProperty', 'freeze', 'getOwnPropertyDescriptor', 'getOwnPropertyDescriptors', 'getOwnPropertyNames',
    'getOwnPropertySymbols', 'getPrototypeOf', 'is', 'isExtensible', 'isFrozen', 'isSealed', 'preventExtensions', 'seal', 'setPrototypeOf'])
  drop(Object.prototype, ['__proto__', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__', 'constructor', 'isPrototypeOf',
    'propertyIsEnumerable', 'toLocaleString'])
  drop(String, ['fromCharCode', 'fromCodePoint', 'raw'])
  drop(String.prototype, ['charCodeAt', 'localeCompare', 'matchAll', 'match', 'padEnd', 'padStart', 'repeat', 'search', 'toLocaleLowerCase', 'toLocaleUpperCase'])
  drop(functionPrototype, ['apply', 'bind', 'call', 'constructor'])

  const bounded = ['map', 'filter', 'forEach', 'reduce', 'reduceRight', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap']
  return function (names, call) {
    const cut = (list) => {
      call('iteration.cut', '[]')
      return apply(slice, list, [0, limit])
    }
    for (const name of bounded) {
      const original = Array.prototype[name]
      defineProperty(Array.prototype, name, {
        configurable: true, writable: true, enumerable: false,
        value: function (...args) { return apply(original, this.length > limit ? cut(this) : this, args) },
      })
    }
    const bound = (value) => (isArray(value) && value.length > limit ? cut(value) : value)
    const roots = {}
    for (const name of names) {
      const path = name.split('.')
      let at = roots
      for (const segment of path.slice(0, -1)) at = at[segment] = at[segment] || {}
      at[path[path.length - 1]] = (...args) => {
        const answer = call(name, stringify(args))
        return answer === undefined ? undefined : parse(answer)
      }
    }
    const { util, runtime, extensions, console, dynamodb } = roots
    for (const [name, value] of Object.entries({ util, runtime, extensions, console }))
      defineProperty(self, name, { configurable: false, writable: false, enumerable: true, value })
    const modules = { '@aws-appsync/utils': { util, runtime, extensions }, '@aws-appsync/utils/dynamodb': dynamodb }
    const parseLater = (text) => {
      let parsed = false
      let value
      return (target, key) => defineProperty(target, key, {
        configurable: true, enumerable: true,
        get: () => {
          if (!parsed) {
            value = parse(text)
            parsed = true
          }
          return value
        },
        set: (value) => { defineProperty(target, key, { configurable: true, writable: true, enumerable: true, value }) },
      })
    }
    return function (factory, handler, json, argumentsJson, variablesJson) {
      const exports = {}
      factory(exports, (name) => modules[name], bound)
      const context = parse(json)
      const put = parseLater(argumentsJson)
      put(context, 'arguments')
      put(context, 'args')
      if (variablesJson !== undefined) parseLater(variablesJson)(context.info, 'variables')
      const result = exports[handler](context)
      return stringify({ result: result === undefined ? null : result, stash: context.stash === undefined ? {} : context.stash })
    }
  }
})()
`
