/** Returns the text of an issue of a schema, whose `message` is a key of `rules`; a message of the library stays. */
export function ruleText(rules: object, message: string): string {
  const text = (rules as Record<string, unknown>)[message.slice(message.indexOf('.') + 1)]
  return typeof text === 'string' ? text : message
}
