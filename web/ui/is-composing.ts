/**
 * Reports whether a key belongs to an input method that composes a word, as for Chinese, Japanese or Korean. Such an
 * Enter accepts the word and must not send. Safari ends the composition before the key that ended it, so that
 * `isComposing` is false; the code of a key that an input method used is 229 in every browser.
 */
export function isComposing(event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
