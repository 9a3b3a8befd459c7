export { request, response } from '#resolvers/shared/own-events.ts'
