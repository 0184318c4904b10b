/** Pages for the operator of the site, as paths on its origin. */
export const apiDocumentPath = '/json-api/docs'
export const outboxPath = '/json-api/outbox'
