/**
 * Stands in for modules that this product never reaches. Of sanitize-html's own dependencies: the parser of style attributes (they
 * are not allowed, so they are not parsed) and the writer of HTML trees (texts are cut, no tree is written). Of the SDK: streams of
 * events (no operation of ours has one) and the cache of discovered endpoints (DynamoDB's discovery is off unless a client asks for it).
 */
const unused = (): never => {
  throw new Error('This module is left out of the bundle')
}
export const parse = unused
export const EventStreamSerde = unused
export const eventStreamSerdeProvider = unused
/** The client makes one and asks it nothing. */
export class EndpointCache {
  get = unused
  set = unused
  has = unused
}
export default unused
