/** Words as the product bills and shows them: runs of characters between white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
